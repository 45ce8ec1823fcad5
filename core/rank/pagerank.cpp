#include "core/rank/pagerank.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace argiope::rank {

namespace {

/// The earlier ranks, for the nodes since then an equal part of what is 1 in all, and the whole brought to 1.
std::vector<double> beginWith(Node nodes, std::span<const double> start)
{
    std::vector<double> ranks(nodes, 1.0 / nodes);
    std::copy_n(start.begin(), std::min<size_t>(start.size(), nodes), ranks.begin());
    const double sum = std::accumulate(ranks.begin(), ranks.end(), 0.0);
    if (!(sum > 0) || !std::isfinite(sum))
        std::fill(ranks.begin(), ranks.end(), 1.0 / nodes);
    else
        std::for_each(ranks.begin(), ranks.end(), [sum](double &rank) { rank /= sum; });
    return ranks;
}

} // namespace

PageRank pageRank(const Graph &graph, const PageRankOptions &options)
{
    PageRank result;
    const Node nodes = graph.nodes();
    if (nodes == 0) {
        result.ending.converged = true;
        return result;
    }
    const double damping = options.damping;
    std::vector<double> ranks = beginWith(nodes, options.start);
    std::vector<double> next(nodes);
    Ending &ending = result.ending;
    while (ending.steps < options.precision.most && !(options.canceled && options.canceled())) {
        std::fill(next.begin(), next.end(), 0.0);
        double dangling = 0;
        for (Node node = 0; node < nodes; ++node) {
            const auto targets = graph.targets(node);
            if (targets.empty()) {
                dangling += ranks[node];
                continue;
            }
            const double part = ranks[node] / double(targets.size());
            for (const Node target : targets)
                next[target] += part;
        }
        const double base = (1 - damping + damping * dangling) / nodes;
        ending.change = 0;
        for (Node node = 0; node < nodes; ++node) {
            next[node] = base + damping * next[node];
            ending.change += std::abs(next[node] - ranks[node]);
        }
        ranks.swap(next);
        ++ending.steps;
        if (ending.change < options.precision.tolerance) {
            ending.converged = true;
            break;
        }
    }
    result.ranks = std::move(ranks);
    return result;
}

} // namespace argiope::rank
