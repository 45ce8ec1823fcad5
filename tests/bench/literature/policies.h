#pragma once

#include "core/frontier/seencache.h"
#include "tests/bench/literature/trace.h"

#include <algorithm>
#include <cstring>
#include <list>
#include <queue>
#include <random>
#include <span>
#include <unordered_map>
#include <vector>

namespace argiope::bench {

/// A URL's key, of which a project file would say the same: all bits are spread.
[[nodiscard]] inline url::UrlKey keyOf(quint64 number)
{
    return url::urlKey(QByteArrayView(reinterpret_cast<const char *>(&number), sizeof number), 1);
}

// Each answers whether the cache held the item, which it holds then (but Static and Clairvoyant, as they say).

/// Everything: what misses is new.
class Infinite
{
public:
    Infinite(size_t, const Trace &trace)
        : m_seen(trace.urls)
    {
    }
    bool hit(Node item)
    {
        const bool known = m_seen[item];
        m_seen[item] = true;
        return known;
    }

private:
    std::vector<bool> m_seen;
};

/// MIN (Belady 1966): knows the rest of the trace, and drops what comes again last, be it the item itself.
class Clairvoyant
{
public:
    Clairvoyant(size_t capacity, const Trace &trace)
        : m_capacity(capacity)
        , m_next(trace.size())
        , m_due(trace.urls, Never)
    {
        std::vector<size_t> last(trace.urls, Never);
        for (size_t i = trace.size(); i-- > 0;) {
            m_next[i] = last[trace.items[i]];
            last[trace.items[i]] = i;
        }
    }
    bool hit(Node item)
    {
        const size_t next = m_next[m_now];
        const bool known = m_due[item] == m_now;
        ++m_now;
        m_held -= known ? 1 : 0;
        m_due[item] = Never;
        if (next == Never)
            return known;
        m_due[item] = next;
        m_queue.emplace(next, item);
        ++m_held;
        while (m_held > m_capacity) {
            const auto [due, which] = m_queue.top();
            m_queue.pop();
            if (m_due[which] != due)
                continue; // it was asked for since
            m_due[which] = Never;
            --m_held;
        }
        return known;
    }

private:
    static constexpr size_t Never = ~size_t(0);
    const size_t m_capacity;
    std::vector<size_t> m_next;
    std::vector<size_t> m_due; ///< by item that is held: when it comes again
    std::priority_queue<std::pair<size_t, Node>> m_queue;
    size_t m_held = 0;
    size_t m_now = 0;
};

class Lru
{
public:
    Lru(size_t capacity, const Trace &trace)
        : m_capacity(capacity)
        , m_places(trace.urls, m_order.end())
    {
    }
    bool hit(Node item)
    {
        auto &place = m_places[item];
        if (place != m_order.end()) {
            m_order.splice(m_order.begin(), m_order, place);
            return true;
        }
        if (m_order.size() == m_capacity) {
            m_places[m_order.back()] = m_order.end();
            m_order.pop_back();
        }
        m_order.push_front(item);
        place = m_order.begin();
        return false;
    }

private:
    const size_t m_capacity;
    std::list<Node> m_order;
    std::vector<std::list<Node>::iterator> m_places;
};

/// One ring over all slots, as the paper has it.
class Clock
{
public:
    Clock(size_t capacity, const Trace &trace)
        : m_slots(capacity)
        , m_places(trace.urls, -1)
    {
    }
    bool hit(Node item)
    {
        if (m_places[item] >= 0) {
            m_slots[size_t(m_places[item])].marked = true;
            return true;
        }
        while (m_slots[m_hand].used && m_slots[m_hand].marked) {
            m_slots[m_hand].marked = false;
            m_hand = (m_hand + 1) % m_slots.size();
        }
        Slot &slot = m_slots[m_hand];
        if (slot.used)
            m_places[slot.item] = -1;
        slot = {item, true, true};
        m_places[item] = qint32(m_hand);
        m_hand = (m_hand + 1) % m_slots.size();
        return false;
    }

private:
    struct Slot
    {
        Node item = 0;
        bool used = false;
        bool marked = false;
    };
    std::vector<Slot> m_slots;
    std::vector<qint32> m_places;
    size_t m_hand = 0;
};

class Random
{
public:
    Random(size_t capacity, const Trace &trace)
        : m_capacity(capacity)
        , m_places(trace.urls, false)
        , m_random(1)
    {
    }
    bool hit(Node item)
    {
        if (m_places[item])
            return true;
        if (m_held.size() < m_capacity) {
            m_held.push_back(item);
        } else {
            Node &victim = m_held[m_random() % m_held.size()];
            m_places[victim] = false;
            victim = item;
        }
        m_places[item] = true;
        return false;
    }

private:
    const size_t m_capacity;
    std::vector<bool> m_places;
    std::vector<Node> m_held;
    std::mt19937 m_random;
};

/// The most popular URLs of the trace, loaded beforehand at no cost; holds them and no others.
class Static
{
public:
    Static(size_t capacity, const Trace &trace)
        : Static(capacity, trace.urls, trace.items)
    {
    }
    Static(size_t capacity, Node urls, std::span<const Node> before)
        : m_held(urls)
    {
        std::vector<std::pair<size_t, Node>> counts(urls);
        for (Node item = 0; item < urls; ++item)
            counts[item] = {0, item};
        for (const Node item : before)
            ++counts[item].first;
        const size_t most = std::min(capacity, counts.size());
        std::partial_sort(counts.begin(), counts.begin() + qptrdiff(most), counts.end(), std::greater<>());
        for (size_t i = 0; i < most; ++i) {
            if (counts[i].first > 0)
                m_held[counts[i].second] = true;
        }
    }
    [[nodiscard]] bool hit(Node item) const { return m_held[item]; }

private:
    std::vector<bool> m_held;
};

/// Argiope's: CLOCK within sets of eight. Not less than eight keys, and rounded up to a power of two.
class Own
{
public:
    Own(size_t capacity, const Trace &)
        : m_cache(int(capacity))
    {
    }
    bool hit(Node item)
    {
        const url::UrlKey key = keyOf(item);
        if (m_cache.find(key))
            return true;
        m_cache.insert(key, {});
        return false;
    }

private:
    frontier::SeenCache m_cache;
};

/// The share of the trace that misses.
template <class Policy>
[[nodiscard]] double missRate(const Trace &trace, size_t capacity)
{
    Policy policy(capacity, trace);
    size_t misses = 0;
    for (const Node item : trace.items)
        misses += policy.hit(item) ? 0 : 1;
    return trace.items.empty() ? 0 : double(misses) / double(trace.size());
}

} // namespace argiope::bench
