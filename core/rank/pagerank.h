#pragma once

#include "core/rank/graph.h"
#include "core/rank/scores.h"

#include <functional>
#include <span>
#include <vector>

namespace argiope::rank {

struct PageRankOptions
{
    double damping = 0.85; ///< how likely it is that somebody who reads a page follows one of its links
    Precision precision;
    /// Where to begin: ranks of the first nodes as an earlier, smaller graph had them; empty: all alike. What one gets
    /// is the same, after fewer steps.
    std::span<const double> start;
    std::function<bool()> canceled; ///< asked before each step; the ranks are as good as they are then
};

struct PageRank
{
    std::vector<double> ranks; ///< their sum is 1
    Ending ending;
};

/// PageRank (Page, Brin, Motwani, Winograd 1999) by power iteration: (1 - damping) / n, and from each page `damping` of
/// its rank in equal parts along its links; the rank of pages without links goes to all pages in equal parts. Memory:
/// 16 bytes a node besides the graph.
[[nodiscard]] PageRank pageRank(const Graph &graph, const PageRankOptions &options = {});

} // namespace argiope::rank
