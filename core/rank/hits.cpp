#include "core/rank/hits.h"

#include <algorithm>
#include <cmath>
#include <numeric>

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

} // namespace

Hits hits(const Graph &graph, const Precision &precision, const std::function<bool()> &canceled)
{
    Hits result;
    const Node nodes = graph.nodes();
    Ending &ending = result.ending;
    std::vector<double> &authorities = result.authorities;
    std::vector<double> &hubs = result.hubs;
    authorities.assign(nodes, 0.0);
    if (graph.edges() == 0) {
        hubs.assign(nodes, 0.0);
        ending.converged = true;
        return result;
    }
    hubs.assign(nodes, 1.0 / nodes);
    std::vector<double> before(nodes);
    while (ending.steps < precision.most && !(canceled && canceled())) {
        before.swap(authorities);
        std::fill(authorities.begin(), authorities.end(), 0.0);
        for (Node node = 0; node < nodes; ++node) {
            for (const Node target : graph.targets(node))
                authorities[target] += hubs[node];
        }
        (void)bringToOne(authorities);
        ending.change = difference(authorities, before);
        before.swap(hubs);
        for (Node node = 0; node < nodes; ++node) {
            double sum = 0;
            for (const Node target : graph.targets(node))
                sum += authorities[target];
            hubs[node] = sum;
        }
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

} // namespace argiope::rank
