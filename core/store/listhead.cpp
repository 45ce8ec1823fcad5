// The first rows of a sorted list without a join of all.
#include "core/store/listsql.h"

namespace argiope::store {

namespace {

/// A table that has a column to sort by, one row a URL at most.
struct Aside
{
    Join join;
    const char *table; ///< with its alias
    const char *id;
};

constexpr Aside Tables[] = {{Join::Pages, "pages p", "p.id"}, {Join::Facts, "page_facts d", "d.id"},
    {Join::Inlinks, "inlinks i", "i.target"}, {Join::Ranks, "ranks k", "k.id"}};

/// Of the rows looked at some are of skipped URLs: of those with a page few, of those without maybe nearly all.
constexpr int RowsAside = 4;
constexpr int MostMissing = 100'000;

} // namespace

QString ListSql::headOfDepthSql(int count) const
{
    if (!m_depthAlone || m_sorted || m_descending || m_joinRange.after > 0 || m_joinRange.last > 0)
        return {};
    // In an order that no other index has: where the planner takes nearly all URLs to be of this depth it would go
    // along that of the ids, which begin with all others.
    return QStringLiteral("SELECT u.id FROM urls u WHERE u.state <> 2 AND u.depth BETWEEN %1 AND %1 ORDER BY u.depth "
                          "NULLS FIRST, u.id LIMIT %2")
        .arg(*m_depthAlone)
        .arg(count);
}

QString ListSql::headAsideSql(int count) const
{
    if (!m_isWhole || !m_sorted)
        return {};
    for (const Aside &aside : Tables) {
        if (m_joins != Joins(aside.join))
            continue;
        const QString table = QLatin1String(aside.table);
        const QString id = QLatin1String(aside.id);
        const QString order = QLatin1String(m_descending ? " DESC NULLS LAST, id" : " NULLS FIRST, id");
        const QString few = QString::number(count);
        const QString asideLimit = QString::number(count * RowsAside);
        // What a URL has that has no row there.
        const QString nothing = QStringLiteral("(SELECT ") % m_sortedBy
            % QStringLiteral(" FROM (SELECT 1) AS one LEFT JOIN ") % table % QStringLiteral(" ON FALSE)");
        QString sql = QStringLiteral("WITH first AS MATERIALIZED (SELECT ") % id % QStringLiteral(" AS id, ")
            % m_sortedBy % QStringLiteral(" AS v FROM ") % table % QStringLiteral(" ORDER BY v") % order
            % QStringLiteral(" LIMIT ") % asideLimit
            % QStringLiteral(
                "), found AS MATERIALIZED (SELECT a.id, a.v FROM first a JOIN urls u ON u.id = a.id WHERE ")
            % m_where % QLatin1Char(')');
        const QString enough = QStringLiteral("((SELECT COUNT(*) FROM found) >= ") % few
            % QStringLiteral(" OR (SELECT COUNT(*) FROM first) < ") % asideLimit % QLatin1Char(')');
        if (m_descending) {
            // Those without a row come last: as long as there is one with more than nothing it is not among them.
            return sql % QStringLiteral(" SELECT id, CASE WHEN (SELECT COUNT(*) FROM found) >= ") % few
                % QStringLiteral(" AND (v > nothing OR nothing IS NULL AND v IS NOT NULL) THEN 1 ELSE 0 END "
                                 "FROM (SELECT id, v, ")
                % nothing % QStringLiteral(" AS nothing FROM found) AS x ORDER BY v") % order
                % QStringLiteral(" LIMIT ") % few;
        }
        // One after the other, in the order of their ids, until there are enough.
        sql += QStringLiteral(", without AS MATERIALIZED (SELECT w.id FROM urls w WHERE NOT EXISTS (SELECT 1 FROM ")
            % table % QStringLiteral(" WHERE ") % id % QStringLiteral(" = w.id) ORDER BY w.id LIMIT ")
            % QString::number(MostMissing) % QStringLiteral("), missing AS MATERIALIZED (SELECT o.id, ") % nothing
            % QStringLiteral(" AS v FROM without o CROSS JOIN LATERAL (SELECT 1 FROM urls u WHERE u.id = o.id AND ")
            % m_where % QStringLiteral(" OFFSET 0) AS one LIMIT ") % few % QLatin1Char(')');
        return sql % QStringLiteral(" SELECT id, CASE WHEN ") % enough
            % QStringLiteral(" AND ((SELECT COUNT(*) FROM missing) >= ") % few
            % QStringLiteral(" OR (SELECT COUNT(*) FROM without) < ") % QString::number(MostMissing)
            % QStringLiteral(") THEN 1 ELSE 0 END FROM (SELECT id, v FROM found UNION ALL SELECT id, v FROM missing) "
                             "AS x ORDER BY v")
            % order % QStringLiteral(" LIMIT ") % few;
    }
    return {};
}

} // namespace argiope::store
