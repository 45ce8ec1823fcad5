#pragma once

#include <QByteArray>
#include <QFlags>
#include <QtGlobal>

namespace argiope::facts {

/// What a link is for. Stored as the number: never renumber.
enum class LinkKind : quint8 {
    Navigation = 1, ///< a, area, frame, iframe, meta refresh, redirects: leads to pages
    Resource = 2, ///< img, script, stylesheet, video …: the page is made of it
    Metadata = 3, ///< canonical, alternate, cite, og:url …: says something about the page
    Form = 4, ///< form action, formaction
};

/// Stable name: "navigation", "resource", "metadata", "form"; the number of what is none of these, as a file from
/// elsewhere may have it.
[[nodiscard]] QByteArray name(LinkKind kind);

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
    Action = 4096, ///< by another method than GET, or asked about first: data-method, data-confirm and the like
    Counterpart = 8192, ///< the same page in another language, for another device, or as AMP
    Scripted = 16384, ///< of a rendered page: scripts make it, and it is not in the source
    SourceOnly = 32768, ///< likewise: it is in the source, and scripts take it away
};
Q_DECLARE_FLAGS(LinkRels, LinkRel)
Q_DECLARE_OPERATORS_FOR_FLAGS(LinkRels)

/// Stable names of the flags, a space between two: "nofollow ugc".
[[nodiscard]] QByteArray names(LinkRels rels);

} // namespace argiope::facts
