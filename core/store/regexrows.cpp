#include "core/store/regexrows.h"

#include "core/filter/regex.h"
#include "core/store/regexfunction.h"

namespace argiope::store {

namespace {

void addId(QByteArray &list, qint64 id)
{
    list += (list.isEmpty() ? '[' : ',') + QByteArray::number(id);
}

} // namespace

QString RegexRows::condition(const QString &value, Joins joins, const QString &pattern, QList<QVariant> &values)
{
    QByteArray matching;
    QByteArray undecided;
    int givenUp = 0;
    const QRegularExpression regex(pattern);
    QString sql = QStringLiteral("SELECT u.id, ") % value % QStringLiteral(" FROM urls u") % joinSql(joins)
        % QStringLiteral(" WHERE u.id > ? AND ") % value % QStringLiteral(" IS NOT NULL");
    QList<QVariant> range{qlonglong(m_after)};
    if (m_last > 0) {
        sql += QStringLiteral(" AND u.id <= ?");
        range << qlonglong(m_last);
    }
    m_session.each(sql, range, [&](const Statement &row) {
        if (m_cancel && m_cancel->load(std::memory_order_relaxed))
            return false;
        std::optional<bool> found;
        if (regex.isValid() && givenUp <= MostGivenUp)
            found = filter::regexMatches(regex, row.value(1).toString());
        if (!found) {
            ++givenUp;
            addId(undecided, row.number(0));
        } else if (*found) {
            addId(matching, row.number(0));
        }
        return true;
    });
    const QString listed = m_session.connection->dialect().isListed(QStringLiteral("u.id"));
    QString condition = QStringLiteral("CASE WHEN %1 IS NULL THEN NULL WHEN %2 THEN TRUE").arg(value, listed);
    values << textValue(matching.isEmpty() ? QByteArrayLiteral("[]") : matching + ']');
    if (!undecided.isEmpty()) {
        condition += QStringLiteral(" WHEN ") % listed % QStringLiteral(" THEN NULL");
        values << textValue(undecided + ']');
    }
    return condition % QStringLiteral(" ELSE FALSE END");
}

} // namespace argiope::store
