#pragma once

#include "core/html/linkrules.h"
#include "core/markup/tokenizer.h"

#include <QByteArray>
#include <QByteArrayView>

#include <functional>
#include <optional>

namespace argiope::html {

/// How URLs stand in what holds them.
enum class HolderShape : quint8 {
    Url,
    Tokens, ///< separated by white space
    Commas, ///< separated by commas or white space
    Srcset,
    Refresh, ///< content of meta refresh
    Css, ///< a style attribute or the text of a style element
    Document, ///< srcdoc: a document of its own
};

/// A place in a document in which URLs are written: an attribute's value, or the text of a style element.
struct UrlHolder
{
    HolderShape shape = HolderShape::Url;
    LinkKind kind = LinkKind::Navigation;
    Tag tag = Tag::Unknown;
    QByteArrayView attribute; ///< its name; "" for the text of a style element
    QByteArrayView value; ///< what it means; holds until the sink returns
    qsizetype begin = 0; ///< where it is written, in bytes, without quotes
    qsizetype end = 0;
    char quote = 0; ///< '"', '\'', or 0 where there is none
    bool plain = true; ///< what is written is the value
    bool isBase = false; ///< href of a base element
    bool isIntegrity = false; ///< no URL: a hash of what one names, which does not hold for what is rewritten
    bool isHint = false; ///< names what is at another origin without fetching it: rel=preconnect, dns-prefetch
};

/// How the text behind such a start tag is read, by its name alone.
[[nodiscard]] markup::Content contentBehind(Tag tag);

/// All of them, in the order in which they are written. By tags alone: what tree construction would ignore counts as
/// well, and so does what stands in noscript and templates. `text` as html::inputStream() gives it. Linear; any thread.
void forEachUrlHolder(QByteArrayView text, const std::function<void(const UrlHolder &holder)> &sink);

/// A URL within a value.
struct UrlInValue
{
    QByteArrayView url; ///< as it is meant
    qsizetype begin = 0; ///< within the value, of what says it; in style sheets with its function or quotes
    qsizetype end = 0;
    bool cssFunction = false; ///< of Css: url(…)
};
/// In order; none for Document.
void forEachUrlIn(HolderShape shape, QByteArrayView value, const std::function<void(const UrlInValue &url)> &sink);

/// Says what a URL is to be instead; nothing: it stays.
using UrlRewriter = std::function<std::optional<QByteArray>(QByteArrayView url, LinkKind kind)>;
/// A value with other URLs in it.
[[nodiscard]] QByteArray rewriteUrls(
    HolderShape shape, QByteArrayView value, LinkKind kind, const UrlRewriter &rewrite);
[[nodiscard]] QByteArray rewriteCss(QByteArrayView css, const UrlRewriter &rewrite);
/// A document with other URLs in it; all else stays byte for byte. href of base elements is taken out, as what is
/// written counts from where the document is then, and so is integrity, as what it is about may be rewritten. Documents
/// in srcdoc are rewritten as well.
[[nodiscard]] QByteArray rewriteHtml(QByteArrayView text, const UrlRewriter &rewrite);

} // namespace argiope::html
