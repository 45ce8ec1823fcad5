#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::judge {

/// A short document taken apart roughly, in lower case: what its tags say, what its scripts do and what it shows are
/// different things, as a page that shows the source of a challenge is none. Not a parser: good enough for marks.
struct MarkupParts
{
    QByteArray tags; ///< with their attributes: of what loads, sends or holds something; not of links and texts
    QByteArray scripts; ///< the tags and contents of script elements, but for structured data
    QByteArray title; ///< first one, blanks folded, apostrophes as ASCII has them
    QByteArray text; ///< likewise; noscript's included
    int links = 0; ///< with an href that is no script
    bool acts = false; ///< it has a script, a form or a refresh

    [[nodiscard]] static MarkupParts of(QByteArrayView body);
};

/// Links of a document, roughly, counted up to `most` + 1. Costs next to nothing.
[[nodiscard]] int countLinks(QByteArrayView body, int most);

} // namespace argiope::judge
