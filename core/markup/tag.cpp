#include "core/markup/tag.h"

#include <array>
#include <cstring>
#include <vector>

namespace argiope::markup {

namespace {

struct TagEntry
{
    const char *name;
    quint8 length;
};

constexpr quint8 lengthOf(const char *name)
{
    quint8 length = 0;
    while (name[length])
        ++length;
    return length;
}

constexpr std::array Entries{
    TagEntry{"", 0},
#define ARGIOPE_TAG(id, name, groups) TagEntry{name, lengthOf(name)},
#include "core/markup/tags.inc"
#undef ARGIOPE_TAG
};
static_assert(Entries.size() == size_t(Tag::Count));

constexpr size_t Slots = 1024;

constexpr size_t slotOf(const char *name, size_t length)
{
    quint32 hash = quint32(length);
    for (size_t i = 0; i < length; ++i)
        hash = hash * 33 + static_cast<unsigned char>(name[i]);
    return (hash ^ (hash >> 10)) % Slots;
}

/// Open addressing, a quarter full: nearly every name takes one comparison.
struct TagTable
{
    std::array<quint8, Slots> slots{};
    size_t longest = 0;
    constexpr TagTable()
    {
        for (size_t tag = 1; tag < Entries.size(); ++tag) {
            size_t slot = slotOf(Entries[tag].name, Entries[tag].length);
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
    if (length > Table.longest)
        return Tag::Unknown;
    for (size_t slot = slotOf(name.data(), length); Table.slots[slot] != 0; slot = (slot + 1) % Slots) {
        const TagEntry &entry = Entries[Table.slots[slot]];
        if (entry.length == length && std::memcmp(entry.name, name.data(), length) == 0)
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
