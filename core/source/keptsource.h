#pragma once

#include "core/source/difference.h"
#include "core/source/sourcetext.h"
#include "core/store/reader.h"

#include <QList>

#include <atomic>

namespace argiope::source {

/// A visit whose answer is kept.
struct KeptVisit
{
    int visit = 1; ///< which of the URL's
    qint64 at = 0; ///< ms since 1970 UTC
    int status = 0;
    bool confirmed = false; ///< the server said that the one before still holds
    bool operator==(const KeptVisit &) const = default;
};

/// Why there is nothing to see.
enum class Missing : quint8 {
    Nothing, ///< there is
    NotFetched, ///< the URL was never asked for
    KeepsNothing, ///< the crawl kept no answers
    NotKept, ///< it kept others
    Unreadable, ///< the archive is gone or damaged: `error` says how
    NoText, ///< a picture or the like
    Empty, ///< the answer has no body
    TooComplex, ///< no text was made of it
};

enum class Shown : quint8 {
    Source,
    Text, ///< as it reads
    Difference, ///< of the source, to another visit
};

/// What is kept of a URL, made ready for who shows it.
struct KeptSource
{
    Missing missing = Missing::Nothing;
    QByteArray error; ///< technical, English
    QByteArray contentType;
    QList<KeptVisit> visits; ///< the last last
    int visit = 0; ///< the one that is shown
    int other = 0; ///< with Difference: the one before it that it is held against
    SourceText source; ///< with Text: what the document says, without pieces
    SourceText before; ///< with Difference: of `other`
    Difference difference; ///< with Difference
    ChangedParts changed; ///< with Difference: of `before` and `source`
};

/// Which visit, and what of it. 0: the last; of `other`: the one before that is not the same.
struct Wanted
{
    base::UrlId url = base::UrlId::None;
    Shown shown = Shown::Source;
    int visit = 0;
    int other = 0;
};

/// Reads it out of the project's archives. Makes no request, runs nothing. The reader's thread, by its rules for
/// errors; memory in proportion to the page, which the settings' maxPageBytes bounds.
[[nodiscard]] KeptSource readKept(
    store::Reader &reader, const Wanted &wanted, const std::atomic<bool> *cancel = nullptr);

} // namespace argiope::source
