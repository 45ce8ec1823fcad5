#pragma once

#include <QHashFunctions>
#include <QtGlobal>

#include <bit>
#include <cstddef>
#include <utility>
#include <vector>

namespace argiope::base {

/// Values by hashes of 64 bits, which stand for what they were made of, in one piece of memory: for the names of a
/// page, of which there may be a few or some hundred thousand. Who knows the hash function cannot make it slow. A
/// value.
template <class Value>
class HashTable
{
public:
    /// Room for so many without growing.
    void reserve(size_t count)
    {
        if (count > room())
            grow(std::bit_ceil(count + count / 3 + 1));
    }
    [[nodiscard]] size_t size() const { return m_size; }
    /// The hash's value, and whether it was made just now. Holds until the next insert().
    std::pair<Value &, bool> insert(quint64 hash)
    {
        if (m_size == room())
            grow(m_slots.empty() ? First : m_slots.size() * 2);
        hash = notNothing(hash);
        Slot &slot = m_slots[find(hash)];
        const bool isNew = slot.hash == Nothing;
        if (isNew) {
            slot.hash = hash;
            ++m_size;
        }
        return {slot.value, isNew};
    }
    [[nodiscard]] bool contains(quint64 hash) const
    {
        return m_size > 0 && m_slots[find(notNothing(hash))].hash != Nothing;
    }
    [[nodiscard]] Value value(quint64 hash) const ///< an empty one where it is not there
    {
        return m_size > 0 ? m_slots[find(notNothing(hash))].value : Value();
    }

private:
    static constexpr size_t First = 32; ///< slots
    static constexpr quint64 Nothing = 0;
    struct Slot
    {
        quint64 hash = Nothing;
        [[no_unique_address]] Value value{};
    };
    [[nodiscard]] static quint64 notNothing(quint64 hash) { return hash == Nothing ? 1 : hash; }
    [[nodiscard]] size_t room() const { return m_slots.size() / 4 * 3; }
    /// Its slot, or the one that it is to have.
    [[nodiscard]] size_t find(quint64 hash) const
    {
        const size_t mask = m_slots.size() - 1;
        size_t slot = size_t((hash * m_factor) >> m_shift);
        while (m_slots[slot].hash != Nothing && m_slots[slot].hash != hash)
            slot = (slot + 1) & mask;
        return slot;
    }
    void grow(size_t slots)
    {
        slots = slots < First ? First : slots;
        std::vector<Slot> before(slots);
        before.swap(m_slots);
        m_shift = 64 - std::countr_zero(slots);
        for (Slot &slot : before) {
            if (slot.hash != Nothing)
                m_slots[find(slot.hash)] = std::move(slot);
        }
    }
    [[nodiscard]] static quint64 secret()
    {
        static const quint64 factor = quint64(QHashSeed::globalSeed()) | 1;
        return factor;
    }

    std::vector<Slot> m_slots; ///< a power of two
    size_t m_size = 0;
    int m_shift = 0;
    quint64 m_factor = secret(); ///< nobody outside can know which hashes meet in a slot
};

/// Hashes alone.
class HashSet
{
public:
    void reserve(size_t count) { m_table.reserve(count); }
    [[nodiscard]] size_t size() const { return m_table.size(); }
    bool insert(quint64 hash) { return m_table.insert(hash).second; } ///< false where it was there
    [[nodiscard]] bool contains(quint64 hash) const { return m_table.contains(hash); }

private:
    struct None
    {
    };
    HashTable<None> m_table;
};

} // namespace argiope::base
