#pragma once

#include "core/facts/fact.h"
#include "core/store/types.h"

#include <QByteArray>
#include <QFlags>
#include <QList>
#include <QString>

#include <optional>

namespace argiope::store {

/// Columns of the lists that code asks for by name, in the order of the CSV contract. Those of the facts of
/// facts::pageFacts() that are not here follow them, in the order of that list, then what came later and is no fact,
/// then the same of versions since; a project's own begin at FirstOwnColumn. Numbers are for memory only: files and
/// settings keep a column's name.
enum class UrlColumn : quint16 {
    Url,
    Status,
    Outcome,
    ContentType,
    Bytes,
    Depth,
    Inlinks,
    Outlinks,
    Title,
    ResponseMs,
    Referrer,
    DiscoveredAt,
    FetchedAt,
    // beyond the contract's thirteen
    State,
    Rule,
    RuleDetail,
    RedirectUrl,
    Canonical,
    MetaRobots,
    Description,
    H1,
    Language,
    Charset,
    WordCount,
    ContentHash,
    Attempts,
    Error,
    InSitemap,
    // over all visits
    FirstSeen,
    LastSeen,
    LastChanged,
    GoneSince,
    Visits,
    FirstUnnamed, ///< of the other facts
};
inline constexpr int FirstOwnColumn = 1000;

/// Tables that a column needs beside `urls` u.
enum class Join : quint8 {
    Pages = 1, ///< p
    Facts = 2, ///< d is `page_facts`
    Inlinks = 4, ///< i
    Referrer = 8, ///< f: the page it was found on
    Rule = 16, ///< r
    Redirect = 32, ///< t: what it redirects to; needs Pages
    Ranks = 64, ///< k
};
Q_DECLARE_FLAGS(Joins, Join)
Q_DECLARE_OPERATORS_FOR_FLAGS(Joins)

/// Rows with ids behind `after`, up to `last`; 0: no end.
struct IdRange
{
    qint64 after = 0;
    qint64 last = 0;
};

/// " LEFT JOIN …" for each. Where all rows of `urls` are asked for within `range`, to say so of what is joined by their
/// ids changes no row, and spares some products to look each of them up.
[[nodiscard]] QString joinSql(Joins joins, IdRange range = {});

/// A column of the lists of URLs: what it is called, and how it is had. How it is sorted, aligned, written and worded
/// follows from its kind.
struct Column
{
    UrlColumn id = UrlColumn::Url;
    QByteArray name; ///< in exports, settings and on the command line: "url", "status" …
    facts::Kind kind = facts::Kind::Text;
    QString sql; ///< its value, and what it is sorted by
    Joins joins;
    [[nodiscard]] bool isOwn() const { return int(id) >= FirstOwnColumn; }
};

/// What a project adds to the columns while it is there (extraction by rules of its user).
struct OwnColumn
{
    int id = 0; ///< of its row; 1 and more
    QByteArray name;
    facts::Kind kind = facts::Kind::Text; ///< Text, Url, Count, Time or Flag
};

/// The columns that a list can have. A value.
class Columns
{
public:
    /// Those that every project has.
    [[nodiscard]] static const Columns &fixed();
    /// These, and a project's own behind them.
    [[nodiscard]] Columns with(const QList<OwnColumn> &own) const;

    [[nodiscard]] const QList<Column> &all() const { return m_columns; }
    /// nullptr where the project has none.
    [[nodiscard]] const Column *find(UrlColumn id) const;
    [[nodiscard]] const Column *find(QByteArrayView name) const;
    /// Those of them that are there, in that order.
    [[nodiscard]] QList<Column> chosen(const QList<UrlColumn> &ids) const;

private:
    QList<Column> m_columns;
};

/// The name of one that every project has; "" for others.
[[nodiscard]] QByteArray name(UrlColumn column);

using facts::Value; ///< monostate: not known, or nothing

/// A row of a list with the columns that were asked for, in that order.
struct UrlRow
{
    UrlId id = UrlId::None; ///< None: it is gone
    QList<Value> values;
};

/// What a column of a project's own may be called: up to 60 letters, digits, blanks, "_", "-" and "." of any script, of
/// which the first and the last are letters, digits or "_". Project files come from strangers, and the name stands in
/// heads and files.
[[nodiscard]] bool isOwnColumnName(const QByteArray &name);
/// "count", as a project keeps the kind of a column of its own; none for kinds that such a column cannot have.
[[nodiscard]] std::optional<facts::Kind> ownKindFromName(QByteArrayView name);
[[nodiscard]] QByteArray ownKindName(facts::Kind kind); ///< "" for the others

} // namespace argiope::store
