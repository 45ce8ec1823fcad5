#include "core/markup/tag.h"

#include <QtEndian>

#include <array>
#include <cstring>
#include <vector>

namespace argiope::markup {

namespace {

struct TagEntry
{
    const char *name;
    quint8 length;
    quint64 start; ///< startOf() it
};

constexpr quint8 lengthOf(const char *name)
{
    quint8 length = 0;
    while (name[length])
        ++length;
    return length;
}

/// The first eight bytes, the first one lowest.
constexpr quint64 startOf(const char *name)
{
    quint64 start = 0;
    for (int i = 0; i < 8 && name[i]; ++i)
        start |= quint64(static_cast<unsigned char>(name[i])) << (8 * i);
    return start;
}

/// The same of what is no string, of at least one byte: in two or three reads that may overlap.
quint64 startOf(const char *name, size_t length)
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

constexpr std::array Entries{
    TagEntry{"", 0, 0},
#define ARGIOPE_TAG(id, name, groups) TagEntry{name, lengthOf(name), startOf(name)},
#include "core/markup/tags.inc"
#undef ARGIOPE_TAG
};
static_assert(Entries.size() == size_t(Tag::Count));

constexpr size_t Slots = 1024;

constexpr size_t slotOf(quint64 start, size_t length)
{
    return size_t(((start + length) * 0x9E3779B97F4A7C15) >> 54);
}

/// Open addressing, a quarter full: nearly every name takes one comparison.
struct TagTable
{
    std::array<quint8, Slots> slots{};
    size_t longest = 0;
    constexpr TagTable()
    {
        for (size_t tag = 1; tag < Entries.size(); ++tag) {
            size_t slot = slotOf(Entries[tag].start, Entries[tag].length);
            while (slots[slot] != 0)
                slot = (slot + 1) % Slots;
            slots[slot] = quint8(tag);
            longest = longest < Entries[tag].length ? Entries[tag].length : longest;
        }
    }
};
constexpr TagTable Table;

} // namespace

Tag tagFromName(QByteArrayView name)
{
    const auto length = size_t(name.size());
    if (length == 0 || length > Table.longest)
        return Tag::Unknown;
    const quint64 start = startOf(name.data(), length);
    for (size_t slot = slotOf(start, length); Table.slots[slot] != 0; slot = (slot + 1) % Slots) {
        const TagEntry &entry = Entries[Table.slots[slot]];
        if (entry.start == start && entry.length == length
            && (length <= 8 || std::memcmp(entry.name + 8, name.data() + 8, length - 8) == 0))
            return Tag(Table.slots[slot]);
    }
    return Tag::Unknown;
}

const QByteArray &tagName(Tag tag)
{
    static const std::vector<QByteArray> names = [] {
        std::vector<QByteArray> result;
        result.reserve(Entries.size());
        for (const TagEntry &entry : Entries)
            result.emplace_back(entry.name);
        return result;
    }();
    return names[size_t(tag)];
}

} // namespace argiope::markup
