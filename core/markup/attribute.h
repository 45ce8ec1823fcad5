#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::markup {

/// Attributes that may hold URLs, that say something about one, or that tree construction asks for.
enum class Attr : quint8 {
    None,
    Action,
    Alt,
    Archive,
    AriaHidden,
    Background,
    Cite,
    Code,
    Codebase,
    Color,
    Content,
    Data,
    DataStar, ///< data-*
    DynSrc,
    Encoding,
    Face,
    FormAction,
    Hidden,
    Href,
    HttpEquiv,
    Icon,
    ImageSrcset,
    ItemId,
    ItemType,
    Lang,
    LongDesc,
    LowSrc,
    Manifest,
    Name,
    Object,
    Ping,
    Poster,
    Profile,
    Property,
    Rel,
    Size,
    Src,
    SrcDoc,
    Srcset,
    Style,
    Type,
    XlinkHref,
    // What the checks of markup look at, and nobody else.
    Id,
    Role,
    Presentational, ///< of several names: what style sheets are there for, on some element or on all
    Reference, ///< of several names: the value is ids of other elements
    Microdata, ///< itemprop, itemscope, itemref
    Rdfa, ///< about, datatype, inlist, prefix, resource, typeof, vocab
};

/// A set of them: bits.
using Attrs = quint64;
[[nodiscard]] constexpr Attrs bitOf(Attr attr)
{
    return Attrs(1) << quint8(attr);
}
template <class... More>
[[nodiscard]] constexpr Attrs bitsOf(More... attrs)
{
    return (bitOf(attrs) | ...);
}
static_assert(quint8(Attr::Rdfa) < 64);

/// `name` is lower case.
[[nodiscard]] Attr attrFromName(QByteArrayView name);
/// Shared, never allocates after the first call; "" for None and those of several names. Any thread.
[[nodiscard]] const QByteArray &attrName(Attr attr);

/// One attribute of a tag. Its views hold until the tokenizer goes on.
struct Attribute
{
    QByteArrayView name; ///< lower case
    QByteArrayView written; ///< the value as it stands in the document, without quotes
    Attr id = Attr::None;
    bool plain = true; ///< `written` is the value: nothing in it stands for something else
};

} // namespace argiope::markup
