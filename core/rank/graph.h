#pragma once

#include <QtGlobal>

#include <span>
#include <vector>

namespace argiope::rank {

/// A node's number, from 0 on.
using Node = quint32;

struct Edge
{
    Node from = 0;
    Node to = 0;
    auto operator<=>(const Edge &) const = default;
};

/// Who links to whom: each node's targets in ascending order, each once, in one array behind the other (compressed
/// sparse rows). A link of a node to itself is a link like any other. Takes 8 bytes a node and 4 an edge.
class Graph
{
public:
    Graph() = default;
    /// In any order, repetitions included; ends beyond the last node are left out.
    Graph(Node nodes, std::vector<Edge> edges);

    [[nodiscard]] Node nodes() const { return Node(m_ends.size()); }
    [[nodiscard]] size_t edges() const { return m_targets.size(); }
    [[nodiscard]] std::span<const Node> targets(Node node) const
    {
        const size_t begin = node == 0 ? 0 : m_ends[node - 1];
        return {m_targets.data() + begin, m_ends[node] - begin};
    }
    /// Calls `visit(node, targets)` for each node with targets.
    template <class Visit>
    void forEach(Visit visit) const
    {
        for (Node node = 0; node < nodes(); ++node) {
            if (const auto found = targets(node); !found.empty())
                visit(node, found);
        }
    }
    [[nodiscard]] std::vector<quint32> backlinks() const; ///< nodes that link to each, itself not counted
    /// The least number of links from any of `seeds`; -1 where there is no way. Links of nodes that are `passing` (as
    /// many as there are nodes, or none) do not count.
    [[nodiscard]] std::vector<qint32> depths(std::span<const Node> seeds, const std::vector<bool> &passing = {}) const;

private:
    friend class GraphBuilder;
    std::vector<quint64> m_ends; ///< where each node's targets end
    std::vector<Node> m_targets;
};

/// Makes a graph out of pages that come by, in the order of their numbers, so that no list of edges is needed besides.
class GraphBuilder
{
public:
    /// `edges`: at most so many come, where that is known; memory is only taken for those that do.
    explicit GraphBuilder(Node nodes, size_t edges = 0);

    /// The targets of `from`, which is greater than that of the call before, in any order and with repetitions; takes
    /// them as they are and leaves them sorted. Those beyond the last node are left out.
    void add(Node from, std::vector<Node> &targets);
    /// How many of these would count: they are sorted, each once, without those beyond the last node.
    [[nodiscard]] static size_t tidy(std::vector<Node> &targets, Node nodes);
    [[nodiscard]] size_t edges() const { return m_graph.m_targets.size(); }
    [[nodiscard]] Graph take();

private:
    Graph m_graph;
    const Node m_nodes;
    std::vector<Node> m_lastFrom; ///< by target: the last node that was found to link to it, and one more
    const bool m_isReserved;
};

} // namespace argiope::rank
