#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace argiope::search {

/// Where a word is looked for; the order of the index's columns.
enum class Field : quint8 { Title, Headings, Text, Url };
inline constexpr const char *FieldNames[] = {"title", "headings", "text", "url"};

/// Words that stand one behind the other.
struct Phrase
{
    QStringList words; ///< folded
    bool prefix = false; ///< the last one is the beginning of a word
    [[nodiscard]] bool operator==(const Phrase &) const = default;
};

struct SearchError
{
    enum class Code : quint8 {
        Empty, ///< no word to look for
        TooLong, ///< or too many words
        TooDeep, ///< parentheses
        OpenQuote,
        OpenBracket, ///< one is not closed
        StrayBracket, ///< one is closed that nobody opened
        MissingOperand, ///< beside AND, OR, NOT; `detail`: which
        OnlyNot, ///< it says only what is not to be there
        BadNear,
    };
    Code code = Code::Empty;
    QString detail;
    [[nodiscard]] QString message() const; ///< one plain English sentence, without a full stop
};

/// What somebody looks for, as people write it: words, all of which must be there; "a phrase"; begin* of a word; AND,
/// OR, NOT (or a - before a word) and parentheses; NEAR(one two, 5); title:, headings:, text: and url: before any of
/// these.
struct SearchQuery
{
    static constexpr qsizetype MostCharacters = 10'000;
    static constexpr int MostPhrases = 200;
    static constexpr int MostDepth = 50;

    QByteArray match; ///< for the index: FTS5's language (https://www.sqlite.org/fts5.html, 3)
    QList<Phrase> phrases; ///< that pages are found by, for whoever marks them

    [[nodiscard]] static base::Result<SearchQuery, SearchError> parse(const QString &text);
};

} // namespace argiope::search
