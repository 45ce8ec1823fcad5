#include "core/rank/hits.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace argiope::rank {

namespace {

/// False where all are 0.
bool bringToOne(std::vector<double> &values)
{
    const double sum = std::accumulate(values.begin(), values.end(), 0.0);
    if (!(sum > 0))
        return false;
    for (double &value : values)
        value /= sum;
    return true;
}

double difference(const std::vector<double> &a, const std::vector<double> &b)
{
    return std::transform_reduce(
        a.begin(), a.end(), b.begin(), 0.0, std::plus<>(), [](double x, double y) { return std::abs(x - y); });
}

/// `Links` has forEach(visit), which calls visit(page, targets) for each page that links to something.
template <class Links>
Hits hitsOf(
    const Links &links, Node nodes, size_t edges, const Precision &precision, const std::function<bool()> &canceled)
{
    Hits result;
    Ending &ending = result.ending;
    std::vector<double> &authorities = result.authorities;
    std::vector<double> &hubs = result.hubs;
    authorities.assign(nodes, 0.0);
    if (edges == 0) {
        hubs.assign(nodes, 0.0);
        ending.converged = true;
        return result;
    }
    hubs.assign(nodes, 1.0 / nodes);
    std::vector<double> before(nodes);
    while (ending.steps < precision.most && !(canceled && canceled())) {
        before.swap(authorities);
        std::fill(authorities.begin(), authorities.end(), 0.0);
        links.forEach([&](Node page, std::span<const Node> targets) {
            for (const Node target : targets)
                authorities[target] += hubs[page];
        });
        (void)bringToOne(authorities);
        ending.change = difference(authorities, before);
        before.swap(hubs);
        std::fill(hubs.begin(), hubs.end(), 0.0);
        links.forEach([&](Node page, std::span<const Node> targets) {
            for (const Node target : targets)
                hubs[page] += authorities[target];
        });
        (void)bringToOne(hubs);
        ending.change += difference(hubs, before);
        ++ending.steps;
        if (ending.change < precision.tolerance) {
            ending.converged = true;
            break;
        }
    }
    return result;
}

} // namespace

Hits hits(const Graph &graph, const Precision &precision, const std::function<bool()> &canceled)
{
    return hitsOf(graph, graph.nodes(), graph.edges(), precision, canceled);
}

Hits hits(const LinkLists &lists, Node nodes, const Precision &precision)
{
    return hitsOf(lists, nodes, lists.links(), precision, {});
}

} // namespace argiope::rank
