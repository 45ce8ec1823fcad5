#pragma once

#include "core/url/url.h"

#include <QByteArray>
#include <QList>

namespace argiope::html {

/// What a link is for. Stored as the number: never renumber.
enum class LinkKind : quint8 {
    Navigation = 1, ///< a, area, frame, iframe, meta refresh, redirects: leads to pages
    Resource = 2, ///< img, script, stylesheet, video …: the page is made of it
    Metadata = 3, ///< canonical, alternate, cite, og:url …: says something about the page
    Form = 4, ///< form action, formaction
};

/// Where a link was written. Stored as the number: never renumber.
enum class LinkRel : quint16 { // a set of flags
    None = 0,
    NoFollow = 1, ///< rel=nofollow on the element
    Sponsored = 2,
    Ugc = 4,
    InNoscript = 8,
    InTemplate = 16,
    MetaNoFollow = 32, ///< the page's meta robots or X-Robots-Tag says nofollow
    Dynamic = 64, ///< guessed from JSON-LD or data-*
    NoOpener = 128, ///< unused by the crawl, kept for audits
    Canonical = 256,
    Alternate = 512,
    Prev = 1024,
    Next = 2048,
};
Q_DECLARE_FLAGS(LinkRels, LinkRel)
Q_DECLARE_OPERATORS_FOR_FLAGS(LinkRels)

/// One URL on a page, in document order.
struct Link
{
    url::Url url; ///< resolved, with its fragment; empty where `raw` does not parse
    QByteArray raw; ///< as written (UTF-8, trimmed), only where `url` is empty
    QByteArray element; ///< lower case: "a", "img", "meta", "style"; "header" for HTTP headers
    QByteArray attribute; ///< lower case: "href", "srcset", "content", "style"; in style sheets "url" and "@import"; in
                          ///< JSON-LD "json-ld"; the header's name
    QByteArray text; ///< anchor text or alt, white space collapsed, UTF-8
    LinkKind kind = LinkKind::Navigation;
    LinkRels rel;
};

/// What the crawl stores about a page. All text is valid UTF-8 with white space collapsed (ASCII's, U+00A0, U+3000).
/// Texts that are longer are cut at a character: anchor texts at 1,000 bytes, the other facts at 16 KiB. At most
/// 200,000 links, or 32 MiB of URLs, are kept of one page; more set tooComplex.
struct PageFacts
{
    QByteArray charset; ///< name by the Encoding Standard, e.g. "UTF-8", "GBK"
    QByteArray baseUrl; ///< of <base href>, resolved; "" where there is none
    QByteArray title;
    QByteArray description;
    QByteArray h1; ///< the first one
    int h1Count = 0;
    QByteArray language; ///< html lang
    QByteArray metaRobots; ///< of all robots metas (also those that name the crawl's agent), joined by ", "
    QByteArray canonical; ///< resolved href of the first rel=canonical
    int wordCount = 0; ///< words of the visible text; each CJK ideograph is one
    QByteArray textHash; ///< 16 bytes over the visible text, for duplicates
    quint64 wordSet = 0; ///< hash over the set of words of the visible text (WordSet), where it was wanted
    bool noIndex = false; ///< by meta robots or X-Robots-Tag
    bool noFollow = false;
    bool tooComplex = false; ///< the guard kept the page, or its rest, from the parser; links are those found before
    QList<Link> links;
};

/// What the extraction needs to know of the answer.
struct PageInput
{
    QByteArrayView body; ///< bytes after content decoding
    url::Url url; ///< the document's URL
    QByteArrayView contentType; ///< header value, may be empty
    QList<QPair<QByteArray, QByteArray>> headers; ///< all response headers (Link, Refresh, X-Robots-Tag are read)
    QByteArray agent{}; ///< the crawl's product token: what robots metas and X-Robots-Tag say to it counts too
};

struct ExtractOptions
{
    bool resources = true; ///< kinds other than Navigation are wanted
    bool dynamic = false; ///< JSON-LD and data-* URLs too
    bool text = true; ///< wordCount and textHash are wanted
    bool wordSet = false;
};

} // namespace argiope::html
