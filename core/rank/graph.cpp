#include "core/rank/graph.h"

#include <algorithm>
#include <deque>
#include <utility>

namespace argiope::rank {

Graph::Graph(Node nodes, std::vector<Edge> edges)
{
    std::sort(edges.begin(), edges.end());
    GraphBuilder builder(nodes);
    std::vector<Node> targets;
    for (size_t i = 0; i < edges.size() && edges[i].from < nodes;) {
        const Node from = edges[i].from;
        targets.clear();
        for (; i < edges.size() && edges[i].from == from; ++i)
            targets.push_back(edges[i].to);
        builder.add(from, targets);
    }
    *this = builder.take();
}

std::vector<quint32> Graph::backlinks() const
{
    std::vector<quint32> counts(nodes());
    for (Node node = 0; node < nodes(); ++node) {
        for (const Node target : targets(node))
            counts[target] += target != node ? 1 : 0;
    }
    return counts;
}

std::vector<qint32> Graph::depths(std::span<const Node> seeds, const std::vector<bool> &passing) const
{
    std::vector<qint32> depths(nodes(), -1);
    // What is reached at no cost comes before the rest of its depth, so that the queue is by depth at any time.
    std::deque<std::pair<Node, qint32>> queue;
    for (const Node seed : seeds) {
        if (seed < nodes())
            queue.emplace_back(seed, 0);
    }
    while (!queue.empty()) {
        const auto [node, depth] = queue.front();
        queue.pop_front();
        if (depths[node] >= 0)
            continue;
        depths[node] = depth;
        const bool free = node < passing.size() && passing[node];
        for (const Node target : targets(node)) {
            if (depths[target] >= 0)
                continue;
            if (free)
                queue.emplace_front(target, depth);
            else
                queue.emplace_back(target, depth + 1);
        }
    }
    return depths;
}

GraphBuilder::GraphBuilder(Node nodes, size_t edges)
    : m_nodes(nodes)
    , m_lastFrom(nodes)
    , m_isReserved(edges > 0)
{
    m_graph.m_ends.reserve(nodes);
    // A vector that grows holds what it has two or three times while it does.
    m_graph.m_targets.reserve(edges);
}

size_t GraphBuilder::tidy(std::vector<Node> &targets, Node nodes)
{
    std::sort(targets.begin(), targets.end());
    targets.erase(std::unique(targets.begin(), std::lower_bound(targets.begin(), targets.end(), nodes)), targets.end());
    return targets.size();
}

void GraphBuilder::add(Node from, std::vector<Node> &targets)
{
    Q_ASSERT(from < m_nodes && from >= m_graph.m_ends.size());
    // Pages link to most of their targets several times: those are left out sooner than they are sorted.
    std::erase_if(targets, [this, from](Node target) {
        return target >= m_nodes || std::exchange(m_lastFrom[target], from + 1) == from + 1;
    });
    std::sort(targets.begin(), targets.end());
    m_graph.m_ends.resize(from, m_graph.m_targets.size());
    m_graph.m_targets.insert(m_graph.m_targets.end(), targets.begin(), targets.end());
    m_graph.m_ends.push_back(m_graph.m_targets.size());
}

Graph GraphBuilder::take()
{
    m_graph.m_ends.resize(m_nodes, m_graph.m_targets.size());
    if (!m_isReserved)
        m_graph.m_targets.shrink_to_fit();
    return std::move(m_graph);
}

} // namespace argiope::rank
