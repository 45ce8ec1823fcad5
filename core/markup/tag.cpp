#include "core/markup/tag.h"

#include "core/markup/names.h"

#include <array>
#include <vector>

namespace argiope::markup {

namespace {

struct TagEntry
{
    const char *name;
    quint8 length;
    quint64 start; ///< nameStart() of it
};

constexpr std::array Entries{
    TagEntry{"", 0, 0},
#define ARGIOPE_TAG(id, name, groups) TagEntry{name, nameLength(name), nameStart(name)},
#include "core/markup/tags.inc"
#undef ARGIOPE_TAG
};
static_assert(Entries.size() == size_t(Tag::Count));

constexpr NameTable TagNames{Entries};

} // namespace

Tag tagFromName(QByteArrayView name)
{
    return Tag(TagNames.find(Entries, name.data(), size_t(name.size())));
}

Tag tagFromBytes(quint64 name, size_t length)
{
    return Tag(TagNames.find(Entries, name, nullptr, length));
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
