#pragma once

#include "core/search/searchquery.h"

#include <QList>
#include <QString>

namespace argiope::search {

/// A piece of a text around what was looked for.
struct Snippet
{
    struct Mark
    {
        qsizetype position = 0; ///< in `text`, in UTF-16
        qsizetype length = 0;
        [[nodiscard]] bool operator==(const Mark &) const = default;
    };
    QString text; ///< on one line; "…" where something was left out
    QList<Mark> marks;
};

/// The piece of `text` in which most of the phrases stand, of at most about so many characters; its beginning where
/// there are none. Any thread.
[[nodiscard]] Snippet snippetOf(const QString &text, const QList<Phrase> &phrases, qsizetype characters = 200);

} // namespace argiope::search
