#pragma once

#include "core/rank/graph.h"

#include <cmath>
#include <random>
#include <vector>

namespace argiope::rank::testing {

/// A graph with hubs, pages without links, links to itself and repetitions; the same for the same seed.
inline std::vector<Edge> someEdges(quint32 seed, Node &nodes)
{
    std::mt19937 random(seed);
    nodes = 1 + random() % 40;
    const size_t edges = random() % (nodes * 4);
    std::vector<Edge> list;
    for (size_t i = 0; i < edges; ++i) {
        // The product of two draws prefers small numbers: some pages have most of the links.
        const Node to = Node((quint64(random() % nodes) * (random() % nodes)) / nodes);
        list.push_back({Node(random() % nodes), to});
    }
    return list;
}

/// 1 where there is a link, by the definition alone.
inline std::vector<std::vector<double>> matrixOf(Node nodes, const std::vector<Edge> &edges)
{
    std::vector<std::vector<double>> matrix(nodes, std::vector<double>(nodes, 0.0));
    for (const Edge &edge : edges)
        matrix[edge.from][edge.to] = 1;
    return matrix;
}

/// PageRank of a full matrix, slowly.
inline std::vector<double> denseRanks(Node nodes, const std::vector<Edge> &edges, double damping)
{
    const auto matrix = matrixOf(nodes, edges);
    std::vector<double> ranks(nodes, 1.0 / nodes);
    for (int step = 0; step < 500; ++step) {
        std::vector<double> next(nodes, (1 - damping) / nodes);
        for (Node from = 0; from < nodes; ++from) {
            double links = 0;
            for (const double link : matrix[from])
                links += link;
            for (Node to = 0; to < nodes; ++to)
                next[to] += damping * ranks[from] * (links > 0 ? matrix[from][to] / links : 1.0 / nodes);
        }
        ranks = next;
    }
    return ranks;
}

inline double distance(const std::vector<double> &a, const std::vector<double> &b)
{
    double sum = a.size() == b.size() ? 0 : HUGE_VAL;
    for (size_t i = 0; i < a.size() && a.size() == b.size(); ++i)
        sum += std::abs(a[i] - b[i]);
    return sum;
}

} // namespace argiope::rank::testing
