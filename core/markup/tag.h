#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::markup {

/// The element names that the standards' rules speak of, and those whose attributes hold URLs. SVG's and MathML's names
/// are spelt in lower case here, as the tokenizer gives them.
enum class Tag : quint8 {
    Unknown, ///< any other name
#define ARGIOPE_TAG(id, name, groups) id,
#include "core/markup/tags.inc"
#undef ARGIOPE_TAG
    Count
};

/// What the rules of tree construction (HTML Standard 13.2.4, 13.2.6) say of HTML elements by groups.
enum TagGroup : quint16 {
    Special = 1, ///< 13.2.4.2
    Formatting = 2, ///< 13.2.4.3
    Scope = 4, ///< ends "in scope"
    Implied = 8, ///< "generate implied end tags"
    ImpliedThoroughly = 16, ///< those of Implied, and more where a template ends
    Void = 32, ///< has no end tag (13.1.2)
    Inline = 64, ///< phrasing content: the words around it are not parted by it
    Block = 128, ///< start and end tags of 13.2.6.4.7 that close a paragraph and nothing else
    Breakout = 256, ///< leaves foreign content
    TablePart = 512, ///< caption, col, colgroup, tbody, td, tfoot, th, thead, tr
};

/// `name` is lower case. Unknown where it is none of the list.
[[nodiscard]] Tag tagFromName(QByteArrayView name);
/// The same of a name of one to eight bytes, the first one lowest.
[[nodiscard]] Tag tagFromBytes(quint64 name, size_t length);
/// Shared, never allocates after the first call; "" for Unknown. Any thread.
[[nodiscard]] const QByteArray &tagName(Tag tag);

inline constexpr quint16 TagGroups[] = {
    0,
#define ARGIOPE_TAG(id, name, groups) groups,
#include "core/markup/tags.inc"
#undef ARGIOPE_TAG
};
[[nodiscard]] constexpr bool isIn(Tag tag, TagGroup group)
{
    return TagGroups[size_t(tag)] & group;
}
[[nodiscard]] constexpr bool isHeading(Tag tag)
{
    return tag >= Tag::H1 && tag <= Tag::H6;
}

} // namespace argiope::markup
