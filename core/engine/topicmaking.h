#pragma once

#include "core/base/result.h"
#include "core/settings/crawlsettings.h"
#include "core/store/writer.h"
#include "core/topic/focus.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace argiope::engine {

/// The column that a crawl with a topic has: percent, of pages that were read.
inline constexpr const char *RelevanceColumn = "relevance";

/// What these settings are about; null where they name no topic. Example pages are read from files and from what the
/// project keeps, once: what was made of them stays in the project, with what was learnt of its words. An error is for
/// people. Inside a transaction.
[[nodiscard]] base::Result<std::shared_ptr<topic::Focus>, QString> makeFocus(
    const settings::CrawlSettings &settings, store::Writer &writer);
/// What was learnt so far. Inside a transaction.
void keepLessons(const topic::Focus &focus, store::Writer &writer);

} // namespace argiope::engine
