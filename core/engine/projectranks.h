#pragma once

#include "core/base/result.h"
#include "core/rank/graph.h"
#include "core/rank/scores.h"
#include "core/store/types.h"

#include <QByteArray>

#include <atomic>
#include <functional>
#include <vector>

namespace argiope::store {
class Reader;
class Writer;
} // namespace argiope::store

namespace argiope::engine {

class Session;

struct RankOptions
{
    bool withoutNofollow
        = false; ///< links that are nofollow, sponsored or ugc, or on a page that says so, do not count
    size_t mostLinks = 0; ///< more of them are not ranked: see ProjectRanks::tooMany; 0: no limit
    std::function<bool()> canceled; ///< asked often; what comes back then is of no use
};

/// What the links of a project say of its pages. The graph: URLs that were fetched, and between them each followed link
/// and each redirect once, also from a page to itself. Memory: 4 bytes a link of it, and some 100 a URL.
struct ProjectRanks
{
    std::vector<qint64> ids; ///< of the URLs, ascending; all others are in their order
    std::vector<double> pageRank; ///< damping 0.85; the sum is 1
    std::vector<double> authorities; ///< see rank::Hits
    std::vector<double> hubs;
    std::vector<quint32> backlinks; ///< pages that link here
    std::vector<qint32> linkDepths; ///< links from a start address, redirects not counted; -1: there is no way
    size_t links = 0;
    rank::Ending pageRankEnding;
    rank::Ending hitsEnding;
    bool tooMany = false; ///< of links: nothing was computed
};

/// Any thread that the reader may be used on.
[[nodiscard]] base::Result<ProjectRanks, store::StoreError> rankProject(
    store::Reader &reader, const RankOptions &options = {});

/// As columns show them.
[[nodiscard]] std::vector<store::RankRow> rankRows(const ProjectRanks &ranks);
/// In the place of those that the project has; commits. The writer's thread, outside a transaction.
[[nodiscard]] base::Result<void, store::StoreError> keepRanks(store::Writer &writer, const ProjectRanks &ranks);

/// Both, for a project that the writer has open. Returns what is to be told of it, in English; "" where all went well.
[[nodiscard]] QByteArray rankAndKeep(store::Writer &writer, const RankOptions &options);
/// The same at the end of a crawl, where its settings ask for it and it has not too many links; what goes wrong is in
/// its log. The recorder's thread.
void rankAtEnd(const Session &session, store::Writer &writer, const std::atomic<bool> &canceled);

} // namespace argiope::engine
