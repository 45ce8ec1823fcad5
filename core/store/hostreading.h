#pragma once

#include "core/store/types.h"

#include <QList>

#include <optional>

namespace argiope::store {

class ReadSession;

[[nodiscard]] QList<HostRecord> readHosts(ReadSession &session); ///< by id
[[nodiscard]] std::optional<HostRecord> readHost(ReadSession &session, HostId id);
[[nodiscard]] UrlHost readHostOf(ReadSession &session, UrlId id);

} // namespace argiope::store
