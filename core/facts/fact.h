#pragma once

#include "core/facts/pagefacts.h"

#include <QByteArray>
#include <QtGlobal>

#include <span>
#include <variant>

namespace argiope::facts {

/// What a value is. How it is stored, sorted, aligned, written to files and worded follows from it.
enum class Kind : quint8 {
    Text,
    Url,
    MimeType, ///< header value of Content-Type
    Hash, ///< bytes
    Count,
    Bytes,
    Milliseconds,
    Time, ///< ms since 1970 UTC; 0 stands for none
    Flag,
    Status, ///< of HTTP; 0 stands for none
    Outcome, ///< base::Outcome; None stands for none
    Page, ///< base::UrlId
    State, ///< store::UrlState
    Rule, ///< a rule's name
    Depth, ///< links from the seed
};
/// Bytes or text, where other kinds are numbers.
[[nodiscard]] bool isText(Kind kind);

/// Which value of a fact means that it is not known, and is stored as NULL.
enum class Unknown : quint8 {
    Never,
    Empty, ///< ""
    Negative,
    Zero,
};

/// Which part of a PageRecord.
enum class Part : quint8 {
    Document, ///< what lists and counters ask of documents
    Details, ///< what else documents say: in a table apart, so that the queue and the counters do not wade through it
    Fetch,
    History,
};

using Member = std::variant<QByteArray PageRecord::*, int PageRecord::*, qint64 PageRecord::*, bool PageRecord::*,
    base::Outcome PageRecord::*, base::UrlId PageRecord::*>;

/// A fact of a page: a member of PageRecord, a column of the project file, and, where it is `listed`, of the lists and
/// exports.
struct Fact
{
    const char *name; ///< of the column, in the file and in exports: never rename
    Kind kind;
    Unknown unknown;
    Member member;
    Part part;
    bool listed = true; ///< people see it as a column
    int byDefault = 0; ///< of history: before there is one
    int since = 1; ///< the format version that brought it
};

/// Whether the document says it.
[[nodiscard]] inline bool isOfDocument(const Fact &fact)
{
    return fact.part == Part::Document || fact.part == Part::Details;
}

/// All of them. Those that a later version brought come last, in the order of the versions.
[[nodiscard]] std::span<const Fact> pageFacts();
/// nullptr where there is none of that name.
[[nodiscard]] const Fact *factFromName(QByteArrayView name);

/// A text or a number.
using Value = std::variant<std::monostate, qint64, QByteArray>; ///< monostate: unknown
[[nodiscard]] Value valueOf(const PageRecord &page, const Fact &fact);
/// What is out of a member's range becomes the nearest value, what is no outcome None.
void setValue(PageRecord &page, const Fact &fact, const Value &value);

} // namespace argiope::facts
