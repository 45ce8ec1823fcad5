#pragma once

#include "core/store/columns.h"
#include "core/store/connection.h"
#include "core/store/filtersql.h"
#include "core/store/reader.h"
#include "core/store/urlrows.h"

#include <QList>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <optional>

namespace argiope::store {

/// A list query in SQL. Aliases as in store::Join.
class ListSql
{
public:
    /// `columns` are the project's; `run` is its last, for Change::New.
    explicit ListSql(const ListQuery &query, const Columns &columns = Columns::fixed(), int run = 1, IdRange range = {},
        const FilterEngine &engine = {});

    /// SELECT of the ids, and of url and title where keeps() has to look at them.
    [[nodiscard]] QString idsSql() const;
    [[nodiscard]] QString unorderedIdsSql() const; ///< the ids alone, as a server comes upon them
    [[nodiscard]] QString countSql() const; ///< SELECT of their number, where keeps() has nothing to look at
    /// SELECT of the first `count` of the ids: the database sorts no more than these.
    [[nodiscard]] QString headSql(int count) const;
    [[nodiscard]] bool isEmpty() const { return m_isEmpty; } ///< no row can meet the conditions
    [[nodiscard]] bool isSorted() const { return m_sorted; } ///< no index gives this order
    [[nodiscard]] bool isOfUrlsAlone() const { return m_isOfUrlsAlone; } ///< no condition looks at another table
    /// The same rows as headSql() of a list of all URLs that is sorted by a column of one other table: its first rows
    /// are looked for in that table alone, and among the URLs that are missing there, instead of joining both. Few may
    /// turn out not to be of the list; behind each id stands whether there were enough that are, else this is not the
    /// head. Empty where the list is another one.
    [[nodiscard]] QString headAsideSql(int count) const;
    /// The same rows as headSql() of a list of one depth, by the index that a server has; empty where the list is
    /// another one.
    [[nodiscard]] QString headOfDepthSql(int count) const;
    /// Settings of a server's planner (AvoidedPlans) by which it takes several times as long for all rows as without,
    /// because it cannot know what is so of every project.
    [[nodiscard]] QStringList plansToAvoid() const;
    /// SELECT of the id and these columns; where keeps() has to look at them, url and title come behind.
    [[nodiscard]] QString rowsSql(const QList<Column> &columns) const;
    /// SELECT of whole records: recordFromRow() reads them.
    [[nodiscard]] QString recordsSql(WithHeaders headers = WithHeaders::No) const;
    [[nodiscard]] const QList<QVariant> &values() const { return m_values; }

    /// The database compares without case in ASCII only, and knows no regular expressions. Where the text needs either
    /// it is asked for more than is wanted, and this decides.
    [[nodiscard]] bool mustCheck() const { return m_mustCheck; }
    [[nodiscard]] bool keeps(const QString &url, const QString &title) const;

private:
    void addText(const ListQuery &query, QStringList &conditions);
    void addOutcomes(const ListQuery &query, QStringList &conditions);
    void addChanges(const ListQuery &query, int run, QStringList &conditions);
    void addPlace(const ListQuery &query, const FilterEngine &engine, QStringList &conditions);
    void addChosen(const ChosenIds &chosen, QStringList &conditions);

    const SqlDialect &m_dialect;
    QString m_titles; ///< a join with the pages whose titles have the text
    QString m_where;
    QString m_order;
    QList<QVariant> m_values;
    Joins m_joins;
    bool m_mustCheck = false;
    bool m_isEmpty = false;
    bool m_sorted = false;
    bool m_descending = false;
    bool m_isOfUrlsAlone = false;
    bool m_isWhole = false; ///< all URLs but skipped ones
    QString m_sortedBy;
    std::optional<int> m_depthAlone; ///< the only condition, but for skipped URLs; nothing is left to be checked
    IdRange m_joinRange; ///< of what is joined by its ids, where that is to be said
    QString m_text;
    std::optional<QRegularExpression> m_regex;
};

} // namespace argiope::store
