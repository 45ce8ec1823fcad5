#pragma once

#include "core/store/connection.h"
#include "core/store/reader.h"

#include <QList>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <optional>

namespace argiope::store {

/// A list query in SQL. u is `urls`, p `pages`, i `inlinks`, f the referrer, r the rule, t the redirect's target.
class ListSql
{
public:
    /// `run`: the project's last, for Change::New.
    explicit ListSql(const ListQuery &query, int run = 1, qint64 after = 0);

    /// SELECT of the ids, and of url and title where keeps() has to look at them.
    [[nodiscard]] QString idsSql() const;
    /// SELECT of the first `count` of the ids: the database sorts no more than these.
    [[nodiscard]] QString headSql(int count) const;
    [[nodiscard]] bool isSorted() const { return m_sorted; } ///< no index gives this order
    /// SELECT of whole rows: recordFromRow() reads them.
    [[nodiscard]] QString rowsSql() const;
    [[nodiscard]] const QList<QVariant> &values() const { return m_values; }

    /// The database compares without case in ASCII only, and knows no regular expressions. Where the text needs either
    /// it is asked for more than is wanted, and this decides.
    [[nodiscard]] bool mustCheck() const { return m_mustCheck; }
    [[nodiscard]] bool keeps(const QString &url, const QString &title) const;

private:
    void addText(const ListQuery &query, QStringList &conditions);
    void addOutcomes(const ListQuery &query, QStringList &conditions);
    void addChanges(const ListQuery &query, int run, QStringList &conditions);
    void addPlace(const ListQuery &query, QStringList &conditions);

    QString m_where;
    QString m_order;
    QList<QVariant> m_values;
    bool m_needsPages = false;
    bool m_needsInlinks = false;
    bool m_needsReferrer = false;
    bool m_needsRule = false;
    bool m_needsRedirect = false;
    bool m_mustCheck = false;
    bool m_sorted = false;
    QString m_text;
    std::optional<QRegularExpression> m_regex;
};

/// SELECT of whole rows without a condition; an alias as in ListSql.
[[nodiscard]] QString recordSql();
[[nodiscard]] UrlRecord recordFromRow(const Statement &row);

/// SELECT of links: l is `links`.
[[nodiscard]] QString linkSql();
[[nodiscard]] LinkRecord linkFromRow(const Statement &row);

} // namespace argiope::store
