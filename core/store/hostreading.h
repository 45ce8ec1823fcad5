#pragma once

#include "core/facts/crawldelay.h"
#include "core/store/types.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace argiope::store {

class ReadSession;

[[nodiscard]] QList<HostRecord> readHosts(ReadSession &session); ///< by id
[[nodiscard]] std::optional<HostRecord> readHost(ReadSession &session, HostId id);
/// Where the server of a URL's host was last found; "": not known.
[[nodiscard]] QByteArray readServer(ReadSession &session, UrlId id);
/// What robots.txt of a URL's host asks for.
[[nodiscard]] std::optional<facts::CrawlDelay> readCrawlDelay(ReadSession &session, UrlId id);

} // namespace argiope::store
