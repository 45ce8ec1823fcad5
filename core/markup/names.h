#pragma once

#include <QtEndian>

#include <array>
#include <cstddef>
#include <cstring>

// Private to the tables of names: how one is found in a list that is known beforehand.

namespace argiope::markup {

constexpr quint8 nameLength(const char *name)
{
    quint8 length = 0;
    while (name[length])
        ++length;
    return length;
}

/// The first eight bytes, the first one lowest.
constexpr quint64 nameStart(const char *name)
{
    quint64 start = 0;
    for (int i = 0; i < 8 && name[i]; ++i)
        start |= quint64(static_cast<unsigned char>(name[i])) << (8 * i);
    return start;
}

/// The same of what is no string, of at least one byte: in two or three reads that may overlap.
inline quint64 nameStart(const char *name, size_t length)
{
    if (length >= 8)
        return qFromLittleEndian<quint64>(name);
    if (length >= 4) {
        return qFromLittleEndian<quint32>(name)
            | quint64(qFromLittleEndian<quint32>(name + length - 4)) << (8 * (length - 4));
    }
    const auto byte = [name](size_t i) { return quint64(static_cast<unsigned char>(name[i])) << (8 * i); };
    return byte(0) | byte(length / 2) | byte(length - 1);
}

/// Places of names in a list, by their bytes: open addressing, a quarter full at most, so that nearly every name takes
/// one comparison. Entries have `name`, `length` and `start`; the first one stands for all other names.
template <size_t Count>
class NameTable
{
public:
    template <class Entry>
    constexpr explicit NameTable(const std::array<Entry, Count> &entries)
    {
        for (size_t entry = 1; entry < Count; ++entry) {
            size_t slot = slotOf(entries[entry].start, entries[entry].length);
            while (m_slots[slot] != 0)
                slot = (slot + 1) % Slots;
            m_slots[slot] = quint8(entry);
            m_longest = m_longest < entries[entry].length ? entries[entry].length : m_longest;
        }
    }
    template <class Entry>
    [[nodiscard]] size_t find(const std::array<Entry, Count> &entries, const char *name, size_t length) const
    {
        if (length == 0 || length > m_longest)
            return 0;
        return find(entries, nameStart(name, length), name, length);
    }
    /// The same where `start`, the first eight bytes, is known. `name` may be null where `length` is eight at most.
    template <class Entry>
    [[nodiscard]] size_t find(
        const std::array<Entry, Count> &entries, quint64 start, const char *name, size_t length) const
    {
        for (size_t slot = slotOf(start, length); m_slots[slot] != 0; slot = (slot + 1) % Slots) {
            const Entry &entry = entries[m_slots[slot]];
            if (entry.start == start && entry.length == length
                && (length <= 8 || std::memcmp(entry.name + 8, name + 8, length - 8) == 0))
                return m_slots[slot];
        }
        return 0;
    }

private:
    static constexpr size_t Slots = 1024;
    static_assert(Count <= Slots / 4 && Count <= 256);
    static constexpr size_t slotOf(quint64 start, size_t length)
    {
        return size_t(((start + length) * 0x9E3779B97F4A7C15) >> 54);
    }
    std::array<quint8, Slots> m_slots{};
    size_t m_longest = 0;
};

} // namespace argiope::markup
