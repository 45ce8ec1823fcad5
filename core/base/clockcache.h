#pragma once

#include <QtGlobal>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <utility>
#include <vector>

namespace argiope::base {

/// The keys met most lately, in bounded memory: CLOCK (Broder, Najork, Wiener 2003) within small sets, so that a
/// look-up touches two cache lines. Takes memory as it fills. It may forget whatever it holds, never mixes keys up.
/// `Hash` must spread keys over all low bits. Not thread-safe.
template <class Key, class Value, class Hash>
class ClockCache
{
public:
    explicit ClockCache(int capacity)
        : m_mostSets(std::bit_ceil((size_t(std::max(capacity, 1)) + Ways - 1) / Ways))
        , m_sets(std::min(m_mostSets, FirstSets))
    {
    }

    /// Null where unknown. The pointer is valid until the next insert() or clear().
    [[nodiscard]] Value *find(const Key &key)
    {
        Set &set = setOf(key);
        for (int way = 0; way < Ways; ++way) {
            if (((set.used >> way) & 1) && set.keys[way] == key) {
                set.referenced |= quint8(1 << way);
                return &set.values[way];
            }
        }
        return nullptr;
    }

    /// find() will be asked for the key soon: the wait for memory begins now.
    void prefetch(const Key &key) const
    {
#ifdef __GNUC__
        const Set &set = m_sets[Hash{}(key) & (m_sets.size() - 1)];
        __builtin_prefetch(set.keys);
        __builtin_prefetch(set.keys + Ways / 2);
        __builtin_prefetch(&set.used);
#else
        Q_UNUSED(key)
#endif
    }

    /// Adds or replaces.
    void insert(const Key &key, const Value &value)
    {
        if (Value *known = find(key)) {
            *known = value;
            return;
        }
        if (m_sets.size() < m_mostSets && m_held >= m_sets.size() * Ways / 2)
            grow();
        Set &set = setOf(key);
        int way = std::countr_one(set.used);
        if (way < Ways) {
            ++m_held;
        } else {
            // The hand clears marks until it meets a way that was not used since its last round.
            while ((set.referenced >> set.hand) & 1) {
                set.referenced &= quint8(~(1 << set.hand));
                set.hand = quint8((set.hand + 1) % Ways);
            }
            way = set.hand;
            set.hand = quint8((set.hand + 1) % Ways);
        }
        set.keys[way] = key;
        set.values[way] = value;
        set.used |= quint8(1 << way);
    }

    void clear()
    {
        m_sets = std::vector<Set>(std::min(m_mostSets, FirstSets));
        m_held = 0;
    }

    [[nodiscard]] int capacity() const
    {
        return int(m_mostSets) * Ways;
    } ///< at least what was asked for

private:
    static constexpr int Ways = 8;
    static constexpr size_t FirstSets = 1024;
    struct Set
    {
        Key keys[Ways];
        Value values[Ways];
        quint8 used = 0; ///< bit a way: holds something
        quint8 referenced = 0; ///< bit a way: met since the hand passed
        quint8 hand = 0;
    };

    [[nodiscard]] Set &setOf(const Key &key)
    {
        return m_sets[Hash{}(key) & (m_sets.size() - 1)];
    }

    void grow()
    {
        // One more bit of the hash tells where a key goes: what a set holds is split between itself and its twin.
        const size_t before = m_sets.size();
        m_sets.resize(before * 2);
        for (size_t i = 0; i < before; ++i) {
            const Set old = std::exchange(m_sets[i], {});
            for (int way = 0; way < Ways; ++way) {
                if (!((old.used >> way) & 1))
                    continue;
                Set &set = setOf(old.keys[way]);
                const int to = std::countr_one(set.used);
                set.keys[to] = old.keys[way];
                set.values[to] = old.values[way];
                set.used |= quint8(1 << to);
                if ((old.referenced >> way) & 1)
                    set.referenced |= quint8(1 << to);
            }
        }
    }

    const size_t m_mostSets;
    std::vector<Set> m_sets;
    size_t m_held = 0; ///< keys
};

} // namespace argiope::base
