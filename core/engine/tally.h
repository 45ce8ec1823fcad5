#pragma once

#include "core/base/outcome.h"

#include <array>

namespace argiope::engine {

/// Numbers that the recorder adds up as it writes.
struct Tally
{
    qint64 bytes = 0;
    qint64 links = 0;
    std::array<qint64, base::OutcomeCount> byOutcome{};
    std::array<qint64, 6> byStatusClass{}; ///< 1 to 5; 0: no HTTP status
    qint64 topicPages = 0; ///< that were held against the crawl's topic
    qint64 topicRelevant = 0; ///< of these those that are on it
    // Of this session: how "is this URL known?" was answered; the rest asked the file
    qint64 seenLookups = 0;
    qint64 seenCacheHits = 0;
    qint64 seenBloomNew = 0;
    qint64 seenBloomWrong = 0; ///< of those that asked the file: new URLs that the filter took for known ones
    qint64 seenMemoryNs = 0; ///< what cache and filter took for all of them
    qint64 seenFileNs = 0; ///< what the file took
    qint64 commits = 0; ///< of this session
};

} // namespace argiope::engine
