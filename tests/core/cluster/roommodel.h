#pragma once

#include <QString>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <optional>
#include <vector>

/// How nodes share `maxUrls` (docs/CLUSTER.md), as a machine of two nodes that is small enough to go through all its
/// states. Every step of it is one transaction of the database, or something that happens within a node.
namespace argiope::clustertest {

/// What sharing would be without one of its rules.
enum class RoomWithout {
    Nothing,
    SettingAside, ///< what others may fetch still is not counted, only what they have fetched
    ShrinkingHereFirst, ///< the database has it back while the node may still fetch it
    NumberOfAnswer, ///< a node says what it had been allowed before the last answer came
    OneStatement, ///< what was fetched is read before who is there
    GivingBack, ///< a node keeps what it was allowed
};

struct RoomNode
{
    // In the database.
    bool isAlive = true;
    qint8 granted = 0;
    qint8 fetched = 0;
    // In the node.
    qint8 allowed = 0;
    qint8 flight = 0; ///< under way, or not committed
    bool mayFetch = true; ///< its servers have more
    qint8 report = -1; ///< what it allows itself, on its way to the database; -1: nothing is
    qint8 answer = -1; ///< what it is allowed, on its way back
    qint8 seen = -1; ///< RoomWithout::OneStatement: what all had fetched

    auto operator<=>(const RoomNode &) const = default;
};

struct RoomState
{
    std::array<RoomNode, 2> nodes;
    qint8 queued = 0; ///< URLs that wait
    qint8 gone = 0; ///< fetched by nodes that are no more
    bool ended = false;

    auto operator<=>(const RoomState &) const = default;
};

class RoomExplorer
{
public:
    RoomExplorer(int most, int urls, RoomWithout without)
        : m_most(most)
        , m_urls(urls)
        , m_without(without)
    {
    }

    /// Goes through all states; what was violated, or nothing.
    [[nodiscard]] std::optional<QString> explore()
    {
        RoomState first;
        first.queued = qint8(m_urls);
        (void)number(first);
        for (size_t i = 0; i < m_states.size(); ++i) {
            const RoomState state = m_states[i]; // the list grows
            const int fetched = fetchedOf(state);
            if (fetched > m_most)
                return QStringLiteral("%1 URLs were fetched, of %2 that may be").arg(fetched).arg(m_most);
            if (state.ended && fetched != std::min(m_most, m_urls))
                return QStringLiteral("the end is told after %1 URLs").arg(fetched);
            m_from = i;
            if (!state.ended)
                step(state);
        }
        return stuck();
    }
    [[nodiscard]] size_t states() const { return m_states.size(); }

private:
    size_t number(const RoomState &state)
    {
        const auto [it, isNew] = m_numbers.emplace(state, m_states.size());
        if (isNew) {
            m_states.push_back(state);
            m_before.emplace_back();
        }
        return it->second;
    }

    void push(const RoomState &next) { m_before[number(next)].push_back(m_from); }
    void pushLoss(const RoomState &next) { (void)number(next); } ///< nobody has to be lost for the crawl to go on

    [[nodiscard]] static int fetchedOf(const RoomState &state)
    {
        return state.gone + state.nodes[0].fetched + state.nodes[1].fetched;
    }

    /// A state from which no way leads to the end.
    [[nodiscard]] std::optional<QString> stuck() const
    {
        std::vector<bool> ends(m_states.size());
        std::vector<size_t> todo;
        for (size_t i = 0; i < m_states.size(); ++i) {
            if (m_states[i].ended)
                todo.push_back(i);
        }
        while (!todo.empty()) {
            const size_t i = todo.back();
            todo.pop_back();
            if (ends[i])
                continue;
            ends[i] = true;
            todo.insert(todo.end(), m_before[i].begin(), m_before[i].end());
        }
        if (std::find(ends.begin(), ends.end(), false) != ends.end())
            return QStringLiteral("the crawl stands still");
        return std::nullopt;
    }

    void step(const RoomState &state)
    {
        for (size_t node = 0; node < state.nodes.size(); ++node) {
            stepOfNode(state, node);
            loseNode(state, node);
        }
        const int fetched = fetchedOf(state);
        const bool nothingLeft = state.queued == 0 && fetched == m_urls;
        if (nothingLeft || (fetched >= m_most && state.queued > 0)) {
            RoomState next = state;
            next.ended = true;
            push(next);
        }
    }

    void stepOfNode(const RoomState &state, size_t node)
    {
        const RoomNode &mine = state.nodes[node];
        const int used = mine.fetched + mine.flight;
        RoomState next = state;
        RoomNode &own = next.nodes[node];
        const auto pushed = [&] {
            push(next);
            next = state;
        };
        if (mine.mayFetch && used < mine.allowed && (state.queued > 0 || !mine.isAlive)) {
            ++own.flight;
            next.queued -= mine.isAlive ? 1 : 0; // of servers that are another's by now
            pushed();
        }
        if (mine.flight > 0) {
            if (mine.isAlive) {
                --own.flight;
                ++own.fetched;
            } else {
                joinAnew(next, node);
            }
            pushed();
        }
        if (mine.isAlive && mine.mayFetch) { // others have the servers that have more
            own.mayFetch = false;
            if (state.nodes[1 - node].mayFetch)
                pushed();
            next = state;
        }
        if (mine.allowed > used && !mine.mayFetch && m_without != RoomWithout::GivingBack) {
            own.allowed = qint8(used);
            pushed();
        }
        const bool knowsAnswer = mine.answer < 0 || m_without == RoomWithout::NumberOfAnswer;
        if (mine.report < 0 && knowsAnswer) {
            const bool early = m_without == RoomWithout::ShrinkingHereFirst;
            own.report = early ? qint8(used) : mine.allowed;
            pushed();
        }
        if (mine.answer >= 0) {
            own.allowed = mine.answer;
            own.answer = -1;
            pushed();
        }
        if (mine.report >= 0)
            takeRoom(state, node);
    }

    void takeRoom(const RoomState &state, size_t node)
    {
        const RoomNode &mine = state.nodes[node];
        RoomState next = state;
        RoomNode &own = next.nodes[node];
        if (m_without == RoomWithout::OneStatement && mine.seen < 0) {
            own.seen = qint8(fetchedOf(state));
            push(next);
            return;
        }
        own.report = -1;
        own.seen = -1;
        if (!mine.isAlive) {
            joinAnew(next, node); // it hears of it
            push(next);
            return;
        }
        const RoomNode &other = state.nodes[1 - node];
        const int kept = std::max(mine.report, mine.fetched);
        const int fetched = m_without == RoomWithout::OneStatement ? mine.seen : fetchedOf(state);
        int left = m_most - fetched - (kept - mine.fetched);
        if (other.isAlive && m_without != RoomWithout::SettingAside)
            left -= std::max(other.granted - other.fetched, 0);
        const int alive = 1 + (other.isAlive ? 1 : 0);
        const int due = left > 0 && mine.mayFetch ? (left + alive - 1) / alive : 0;
        own.granted = qint8(kept + due);
        if (own.granted > mine.report)
            own.answer = own.granted;
        push(next);
    }

    /// It is expelled, and does not know; or killed, and started again.
    void loseNode(const RoomState &state, size_t node)
    {
        RoomState next = state;
        RoomNode &lost = next.nodes[node];
        if (lost.isAlive) {
            next.queued = qint8(next.queued + lost.flight);
            lost.isAlive = false;
            next.nodes[1 - node].mayFetch = true;
            pushLoss(next);
        }
        joinAnew(next, node);
        pushLoss(next);
    }

    static void joinAnew(RoomState &state, size_t node)
    {
        state.gone = qint8(state.gone + state.nodes[node].fetched);
        state.nodes[node] = {};
    }

    const int m_most;
    const int m_urls;
    const RoomWithout m_without;
    std::map<RoomState, size_t> m_numbers;
    std::vector<RoomState> m_states;
    std::vector<std::vector<size_t>> m_before; ///< of each state those that lead to it
    size_t m_from = 0;
};

} // namespace argiope::clustertest
