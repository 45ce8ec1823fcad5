#pragma once

#include "core/html/page.h"
#include "core/markup/attribute.h"
#include "core/markup/tag.h"
#include "core/markup/tokenizer.h"

#include <optional>

namespace argiope::html {

using markup::Attr;
using markup::Attrs;
using markup::bitOf;
using markup::Tag;

/// How the value of an attribute holds its URLs.
enum class ValueShape : quint8 {
    None, ///< no URL
    Url,
    Tokens, ///< separated by white space
    Commas, ///< separated by commas or white space
    Srcset,
};

struct LinkRule
{
    ValueShape shape = ValueShape::None;
    LinkKind kind = LinkKind::Navigation;
};

/// The rule for an attribute of an HTML element (HTML Standard, "Attributes" index, and the obsolete ones of 16.2).
/// `link` and `meta` are decided by their other attributes, not here.
[[nodiscard]] LinkRule htmlRule(Tag tag, Attr attr);
/// The rule for href and xlink:href of an SVG element (SVG 2, 16.1); `name` is lower case.
[[nodiscard]] LinkRule svgRule(QByteArrayView name, Attr attr);
/// The same of the href of an element of MathML.
[[nodiscard]] LinkRule mathRule(QByteArrayView name);

/// What the tokens of a rel attribute say.
struct RelInfo
{
    LinkRels flags;
    bool resource = false; ///< stylesheet, icon, preload …: the page fetches it
};
[[nodiscard]] RelInfo parseRel(QByteArrayView rel);
/// The same of a link to something that may be a version of the page: `hreflang` and `media` are its attributes.
[[nodiscard]] RelInfo parseRel(QByteArrayView rel, QByteArrayView hreflang, QByteArrayView media);

/// True for the meta names and properties whose content is a URL: og:url, og:image, twitter:image …
[[nodiscard]] bool isUrlProperty(QByteArrayView property);

/// A link or meta element that may stand in the body (HTML Standard 4.2.4, 4.2.5; RDFa in HTML 3.1). `token`: the
/// tokenizer's last.
[[nodiscard]] bool mayStandInBody(const markup::Token &token, markup::Tokenizer &tokenizer);

} // namespace argiope::html
