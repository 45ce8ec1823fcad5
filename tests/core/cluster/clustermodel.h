#pragma once

#include <QString>

#include <algorithm>
#include <array>
#include <deque>
#include <limits>
#include <optional>
#include <set>
#include <vector>

/// docs/CLUSTER.md as a machine that is small enough to go through all its states: two nodes, two slots, a site of a
/// few pages. Every step of it is one transaction of the database, or something that happens to a node alone.
namespace argiope::clustertest {

inline constexpr int Nodes = 2;
inline constexpr int Slots = 2;
inline constexpr int Pages = 6; ///< at most: those that nothing links to are not there
inline constexpr int Far = 15; ///< no way is known

/// A site: which page is in which slot, and what it links to.
struct Graph
{
    std::array<int, Pages> slot{};
    std::array<std::vector<int>, Pages> links;
    int most = Far; ///< the depth limit: what is deeper is not fetched
    int named = -1; ///< the page whose id is looked at; -1: the server does not crash, and no answer of it is lost
};

/// What the protocol would be without one of its rules.
enum class Without {
    Nothing,
    Token, ///< the slot's token is not looked at when a page is committed
    BatchInTransaction, ///< batches are sent behind the commit, so a crash can come between
    LookAtBatches, ///< the end is told by the queues alone
    DepthsOfDone, ///< a shorter way to what is done is not carried on
    NumberOfCommit, ///< a commit of which no answer came is taken for none
    AgreeingAgain, ///< after a crash of the server a node writes the ids that it has in memory, whatever the others do
};

struct State
{
    // In the database.
    std::array<qint8, Slots> holder{-1, -1};
    std::array<qint8, Pages> depth{Far, Far, Far, Far, Far, Far};
    std::array<qint8, Pages> known{}; ///< 0 unknown, 1 queued, 2 finished, 3 kept out by the depth limit
    std::array<qint8, Pages> fetched{}; ///< how often a fetch of it was committed
    std::array<qint8, Pages> batch{Far, Far, Far, Far, Far, Far}; ///< the least depth under way to each page's slot
    bool ended = false;
    // In the nodes. 0: not its slot, 1: its slot, 2: it takes it for its slot, and it is not any more.
    std::array<std::array<qint8, Slots>, Nodes> grant{};
    std::array<qint8, Nodes> fetching{-1, -1};
    std::array<qint8, Nodes> unsent{-1, -1}; ///< Without::BatchInTransaction: a page whose links are still to be sent
    // What is agreed on before the page is committed, and what crashes do to it: of Graph::named.
    qint8 agreed = 0; ///< which id all have for it; 0: none yet
    bool isSaved = false; ///< it is on the server's disk
    qint8 given = 0; ///< ids of it, so far
    qint8 written = 0; ///< those that committed pages have, as bits
    std::array<qint8, Nodes> id{}; ///< that a node has in memory for the page that it fetched
    std::array<bool, Nodes> crashed{}; ///< the server, amid its transaction: it is run again from memory
    std::array<bool, Nodes> unsure{}; ///< no answer came of the commit of the page in `fetching`, and it was made

    auto operator<=>(const State &) const = default;
};

class Explorer
{
public:
    Explorer(const Graph &graph, Without without)
        : m_graph(graph)
        , m_without(without)
    {
    }

    /// Goes through all states; what was violated first, with the way there, or nothing.
    [[nodiscard]] std::optional<QString> explore()
    {
        State first;
        first.known[0] = 1;
        first.depth[0] = 0;
        push(first);
        while (!m_todo.empty() && !m_fault) {
            const State state = m_todo.front();
            m_todo.pop_front();
            check(state);
            step(state);
        }
        if (!m_fault && !m_sawEnd)
            m_fault = QStringLiteral("no way leads to the end");
        return m_fault;
    }
    [[nodiscard]] size_t states() const { return m_seen.size(); }

private:
    void push(const State &state)
    {
        if (m_seen.insert(state).second)
            m_todo.push_back(state);
    }

    /// What a search of the whole graph finds.
    [[nodiscard]] std::array<qint8, Pages> trueDepths() const
    {
        std::array<qint8, Pages> depths;
        depths.fill(Far);
        depths[0] = 0;
        for (int round = 0; round < Pages; ++round) {
            for (int page = 0; page < Pages; ++page) {
                if (depths[size_t(page)] > m_graph.most)
                    continue;
                for (const int to : m_graph.links[size_t(page)])
                    depths[size_t(to)] = std::min<qint8>(depths[size_t(to)], qint8(depths[size_t(page)] + 1));
            }
        }
        return depths;
    }

    void check(const State &state)
    {
        for (int page = 0; page < Pages; ++page) {
            if (state.fetched[size_t(page)] > 1)
                m_fault = QStringLiteral("page %1 was written twice").arg(page);
        }
        if (state.written == 3)
            m_fault = QStringLiteral("page %1 has two ids").arg(m_graph.named);
        if (!state.ended)
            return;
        m_sawEnd = true;
        const auto depths = trueDepths();
        for (int page = 0; page < Pages; ++page) {
            const size_t p = size_t(page);
            const int should = depths[p] == Far ? 0 : depths[p] > m_graph.most ? 3 : 2;
            if (state.known[p] != should)
                m_fault = QStringLiteral("at the end page %1 is %2, not %3").arg(page).arg(state.known[p]).arg(should);
            else if (state.depth[p] != depths[p])
                m_fault = QStringLiteral("at the end page %1 has depth %2, not %3")
                              .arg(page)
                              .arg(state.depth[p])
                              .arg(depths[p]);
        }
    }

    /// A link to a page, of which the slot is the writer's own.
    void meet(State &state, int page, int depth) const
    {
        const size_t p = size_t(page);
        if (depth >= state.depth[p])
            return;
        state.depth[p] = qint8(depth);
        if (state.known[p] == 2) {
            if (m_without != Without::DepthsOfDone)
                tellLinks(state, page);
            return;
        }
        state.known[p] = depth > m_graph.most ? 3 : 1;
    }

    void tellLinks(State &state, int page) const
    {
        const int depth = state.depth[size_t(page)] + 1;
        for (const int to : m_graph.links[size_t(page)]) {
            if (m_graph.slot[size_t(to)] == m_graph.slot[size_t(page)])
                meet(state, to, depth);
            else
                state.batch[size_t(to)] = std::min<qint8>(state.batch[size_t(to)], qint8(depth));
        }
    }

    void step(const State &state)
    {
        if (state.ended)
            return; // what comes now changes nothing: it was true when it was told
        for (int slot = 0; slot < Slots; ++slot) {
            // A lease can end at any moment: the node is dead, hung, cut off, or only slow.
            if (state.holder[size_t(slot)] >= 0) {
                State next = state;
                next.grant[size_t(state.holder[size_t(slot)])][size_t(slot)] = 2;
                next.holder[size_t(slot)] = -1;
                push(next);
            }
        }
        for (int node = 0; node < Nodes; ++node)
            stepOfNode(state, size_t(node));
        crash(state);
        bool over = true;
        for (int page = 0; page < Pages; ++page) {
            over = over && state.known[size_t(page)] != 1;
            over = over && (m_without == Without::LookAtBatches || state.batch[size_t(page)] == Far);
        }
        if (over) {
            State next = state;
            next.ended = true;
            push(next);
        }
    }

    /// The server dies, and starts again with what is on its disk. What was under way is in the nodes' memory.
    void crash(const State &state)
    {
        if (m_graph.named < 0)
            return;
        State next = state;
        if (!next.isSaved)
            next.agreed = 0;
        for (size_t node = 0; node < Nodes; ++node)
            next.crashed[node] = next.fetching[node] >= 0;
        push(next);
    }

    /// A node lets go of what it fetched.
    static void drop(State &state, size_t node)
    {
        state.fetching[node] = -1;
        state.id[node] = 0;
        state.crashed[node] = false;
        state.unsure[node] = false;
    }

    [[nodiscard]] bool names(int page) const
    {
        const std::vector<int> &links = m_graph.links[size_t(page)];
        return m_graph.named >= 0 && std::find(links.begin(), links.end(), m_graph.named) != links.end();
    }

    /// Whether the transaction that is run again, or for the first time, has the id that all have.
    [[nodiscard]] bool agree(State &state, size_t node) const
    {
        constexpr int mostIds = 2;
        qint8 &mine = state.id[node];
        if (mine == 0 || (state.crashed[node] && m_without != Without::AgreeingAgain)) {
            if (state.agreed == 0 && mine == 0 && state.given == mostIds)
                return false; // further on nothing is new
            if (state.agreed == 0)
                state.agreed = mine != 0 ? mine : ++state.given;
            if (mine == 0)
                mine = state.agreed;
        }
        state.crashed[node] = false;
        return m_without == Without::AgreeingAgain || mine == state.agreed;
    }

    void stepOfNode(const State &state, size_t node)
    {
        for (int s = 0; s < Slots; ++s) {
            const auto slot = size_t(s);
            if (state.holder[slot] < 0) { // take it, with a new token; what it did under the old one is dropped
                State next = state;
                next.holder[slot] = qint8(node);
                next.grant[node][slot] = 1;
                if (next.fetching[node] >= 0 && m_graph.slot[size_t(next.fetching[node])] == s)
                    drop(next, node);
                push(next);
            }
            if (state.grant[node][slot] == 1) { // take in what was sent: the token is looked at
                State next = state;
                for (int page = 0; page < Pages; ++page) {
                    if (m_graph.slot[size_t(page)] != s || state.batch[size_t(page)] == Far)
                        continue;
                    next.batch[size_t(page)] = Far;
                    meet(next, page, state.batch[size_t(page)]);
                }
                push(next);
            }
        }
        if (state.fetching[node] < 0) {
            for (int page = 0; page < Pages; ++page) { // by what it believes
                if (state.known[size_t(page)] == 1 && state.grant[node][size_t(m_graph.slot[size_t(page)])] != 0) {
                    State next = state;
                    next.fetching[node] = qint8(page);
                    push(next);
                }
            }
        } else {
            commit(state, node);
        }
        if (state.unsent[node] >= 0) {
            State next = state;
            tellLinks(next, state.unsent[node]);
            next.unsent[node] = -1;
            push(next);
        }
        State killed = state; // and started again
        drop(killed, node);
        killed.unsent[node] = -1;
        for (size_t slot = 0; slot < Slots; ++slot) {
            killed.grant[node][slot] = 0;
            if (state.holder[slot] == qint8(node))
                killed.holder[slot] = -1;
        }
        push(killed);
    }

    void commit(const State &state, size_t node)
    {
        const int page = state.fetching[node];
        const auto slot = size_t(m_graph.slot[size_t(page)]);
        State next = state;
        if (state.unsure[node] && m_without != Without::NumberOfCommit) {
            drop(next, node); // the number is there: it was made
            push(next);
            return;
        }
        if (names(page)) {
            if (!agree(next, node)) {
                drop(next, node); // others have agreed otherwise: what is in memory is dropped, and fetched again
                push(next);
                return;
            }
            if (state.id[node] != next.id[node]) { // by itself: the server may crash before the page is committed
                push(next);
                return;
            }
        }
        const qint8 id = next.id[node];
        drop(next, node);
        if (state.grant[node][slot] != 1 && m_without != Without::Token) {
            next.grant[node][slot] = 0; // refused: it learns that the slot is not its own any more
            push(next);
            return;
        }
        if (state.known[size_t(page)] != 1 && m_without != Without::Token && m_without != Without::NumberOfCommit)
            return; // cannot be: nobody else may have written it
        if (id != 0) {
            next.written = qint8(next.written | (1 << (id - 1)));
            next.isSaved = next.isSaved || next.agreed != 0; // the disk has all that came before
        }
        next.known[size_t(page)] = 2;
        next.fetched[size_t(page)] = qint8(state.fetched[size_t(page)] + 1);
        if (m_without == Without::BatchInTransaction)
            next.unsent[node] = qint8(page);
        else
            tellLinks(next, page);
        push(next);
        if (m_graph.named >= 0) { // the same, and no answer comes of it
            next.fetching[node] = qint8(page);
            next.id[node] = id;
            next.unsure[node] = true;
            push(next);
        }
    }

    const Graph m_graph;
    const Without m_without;
    std::set<State> m_seen;
    std::deque<State> m_todo;
    std::optional<QString> m_fault;
    bool m_sawEnd = false;
};

} // namespace argiope::clustertest
