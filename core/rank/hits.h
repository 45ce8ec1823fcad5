#pragma once

#include "core/rank/graph.h"
#include "core/rank/linklists.h"
#include "core/rank/scores.h"

#include <functional>
#include <vector>

namespace argiope::rank {

struct Hits
{
    std::vector<double> authorities; ///< their sum is 1; all 0 where nothing links to anything
    std::vector<double> hubs; ///< the same
    Ending ending;
};

/// Authorities and hubs (Kleinberg 1999): a page is an authority as much as hubs link to it, and a hub as much as it
/// links to authorities. From equal hubs on, each step brought to the sum 1. Where the graph falls into parts that are
/// alike, these share as the first step decides. Memory: 24 bytes a node besides the graph.
[[nodiscard]] Hits hits(
    const Graph &graph, const Precision &precision = {}, const std::function<bool()> &canceled = {});
/// Of a crawl under way; numbers are below `nodes`.
[[nodiscard]] Hits hits(const LinkLists &lists, Node nodes, const Precision &precision);

} // namespace argiope::rank
