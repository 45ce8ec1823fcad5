#pragma once

#include "core/settings/crawlsettings.h"
#include "core/store/reader.h"

#include <optional>

namespace argiope::engine {

/// Why a URL that waits is fetched when it is, as the file knows it: what is with a worker already still waits in it.
struct WhyNow
{
    settings::Order order = settings::Order::Breadth; ///< of the crawl
    qint64 before = 0; ///< URLs of its host that come first, but for those of the same depth and importance
    int depth = 0;
    /// In orders by importance: 0 for the most important of `classes`, and how many pages had been fetched when it was
    /// put there, in thousands rounded down; what waited since counts as more important.
    std::optional<int> rankClass;
    int classes = 0;
    qint64 since = 0;
};

/// Nothing where it does not wait. Errors are the reader's, whose thread it is.
[[nodiscard]] std::optional<WhyNow> whyNow(store::Reader &reader, const store::UrlRecord &record);

} // namespace argiope::engine
