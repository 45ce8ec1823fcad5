#pragma once

#include "core/base/result.h"
#include "core/select/query.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace argiope::select {

/// What becomes of what was found.
enum class Take : quint8 {
    Text, ///< as a person would copy it
    Html, ///< what stands in the element
    Attribute, ///< of the element
    Count, ///< how often it was found
    Has, ///< 1 where it was found, else 0
    Lacks, ///< 0 where it was found, else 1
};

/// A field that is cut out of pages: plain values, as a project or a file keeps them.
struct Extractor
{
    static constexpr qsizetype MostInProject = 100;
    static constexpr qsizetype MostNameCharacters = 100;

    QString name; ///< of the column: unique, without regard to case
    QueryKind kind = QueryKind::Css;
    QString expression;
    Take take = Take::Text;
    QString attribute; ///< of Take::Attribute
    bool all = false; ///< else the first

    [[nodiscard]] bool operator==(const Extractor &other) const = default;
};

/// Why an extractor is none.
struct ExtractorError
{
    enum class Code : quint8 {
        NoName,
        LongName,
        ControlInName, ///< a line's end or the like
        TakenName,
        NoAttribute, ///< none is named
        NoElements, ///< that kind finds none to take an attribute or HTML of
        Query, ///< of its expression: see `query`
        NotALine, ///< no "NAME=KIND:EXPRESSION"; detail: the part of it that is wrong, where that is known
        TooMany, ///< extractors
        NotJson,
        NotAnExtractor, ///< a member is missing or of another kind; detail: which
    };
    Code code = Code::NoName;
    QueryError query;
    QString detail;

    [[nodiscard]] QString message() const; ///< one plain sentence, without a full stop
};

/// What one match is worth: the text of an element, its HTML or attribute, or the text that was found. Nothing where
/// the element has no such attribute.
[[nodiscard]] std::optional<QByteArray> valueOf(const Match &match, Take take, const QByteArray &attribute);

/// An extractor that was read. A value; any thread.
class Extraction
{
public:
    static constexpr qsizetype MostBytes = 16 * 1024 * 1024; ///< of the values of a page

    [[nodiscard]] static base::Result<Extraction, ExtractorError> compile(const Extractor &extractor);

    /// The values in document order: none where nothing was found, one for "first" and "count".
    [[nodiscard]] base::Result<QByteArrayList, QueryError> extract(Page &page) const;

private:
    Extraction(const Extractor &extractor, Query query)
        : m_extractor(extractor)
        , m_query(std::move(query))
    {
    }
    Extractor m_extractor;
    Query m_query;
};

/// The first fault of a project's extractors; nothing where they are right. `at`: which one it is in.
[[nodiscard]] std::optional<ExtractorError> faultOf(const QList<Extractor> &extractors, qsizetype *at = nullptr);

/// An extractor on one line: "NAME=KIND:EXPRESSION". Behind KIND there may be, each behind a comma, "all" or "first"
/// and "text", "html", "count", "has", "lacks" or "@ATTRIBUTE": "price=css:.price", "links=xpath,all,@href://a". Of a
/// CSS selector "@ATTRIBUTE" may stand at the end as well. What the expression means is not looked at.
[[nodiscard]] base::Result<Extractor, ExtractorError> extractorFromLine(const QString &line);
[[nodiscard]] QString toLine(const Extractor &extractor); ///< from which extractorFromLine() makes the same

/// {"extractors": [{name, kind, expression, take, attribute, matches}, …]}, to be kept and shared.
[[nodiscard]] QByteArray toJson(const QList<Extractor> &extractors);
/// Right in every respect, or an error. Members that nobody knows are ignored.
[[nodiscard]] base::Result<QList<Extractor>, ExtractorError> extractorsFromJson(const QByteArray &json);

} // namespace argiope::select
