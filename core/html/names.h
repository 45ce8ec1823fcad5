#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::html {

/// Attributes that may hold URLs or that say something about one.
enum class Attr : quint8 {
    None,
    Action,
    Alt,
    Archive,
    Background,
    Cite,
    Code,
    Codebase,
    Content,
    Data,
    DataStar, ///< data-*
    DynSrc,
    FormAction,
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
    Src,
    SrcDoc,
    Srcset,
    Style,
    Type,
    XlinkHref,
};

/// `name` is lower case.
[[nodiscard]] Attr attrFromName(QByteArrayView name);
/// Shared, never allocates after the first call; "" for None and DataStar. Any thread.
[[nodiscard]] const QByteArray &attrName(Attr attr);
/// Shared name of one of the parser's tags. Any thread.
[[nodiscard]] const QByteArray &tagName(int gumboTag);

} // namespace argiope::html
