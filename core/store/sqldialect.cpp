#include "core/store/sqldialect.h"

namespace argiope::store {

namespace {

class SqliteDialect final : public SqlDialect
{
public:
    QString begin(bool) const override { return QStringLiteral("BEGIN"); }
    QString versionQuery() const override { return QStringLiteral("PRAGMA user_version"); }
    QString matches(const QString &column) const override { return column % QStringLiteral(" LIKE ? ESCAPE '\\'"); }
    QString isListed(const QString &column) const override
    {
        return column % QStringLiteral(" IN (SELECT value FROM json_each(?))");
    }
    QString isMarked(const QString &column) const override
    {
        return QStringLiteral("SUBSTR(?, %1 + 1, 1) = x'01'").arg(column);
    }
    QString matchesRegex(const QString &column) const override
    {
        return QStringLiteral("regexp(?, ") % column % QLatin1Char(')');
    }
    bool filtersBeforeJoining() const override { return false; }
    QString beforeSemicolon(const QString &column) const override
    {
        return QStringLiteral("LOWER(TRIM(SUBSTR(%1, 1, INSTR(%1 || ';', ';') - 1)))").arg(column);
    }
    QString length(const QString &value) const override { return QStringLiteral("LENGTH(%1)").arg(value); }
};

class PostgresDialect final : public SqlDialect
{
public:
    QString begin(bool reads) const override
    {
        return reads ? QStringLiteral("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY") : QStringLiteral("BEGIN");
    }
    QString versionQuery() const override { return QStringLiteral("SELECT version FROM argiope"); }
    // Columns are in the collation "C", where case is that of ASCII. ILIKE would put the pattern into lower case for
    // each row again, which takes longer than to look for it.
    QString matches(const QString &column) const override
    {
        return QStringLiteral("LOWER(") % column
            % QStringLiteral(") LIKE LOWER(CAST(? AS text) COLLATE \"C\") ESCAPE '\\'");
    }
    QString isListed(const QString &column) const override
    {
        return column
            % QStringLiteral(" IN (SELECT CAST(item AS bigint) FROM json_array_elements_text(CAST(CAST(? AS text) AS "
                             "json)) AS item)");
    }
    QString isMarked(const QString &column) const override
    {
        return QStringLiteral("SUBSTRING(CAST(? AS bytea) FROM CAST(LEAST(%1 + 1, 2147483647) AS int) FOR 1) = '\\x01'")
            .arg(column);
    }
    QString matchesRegex(const QString &) const override { return {}; }
    bool filtersBeforeJoining() const override { return true; }
    QString beforeSemicolon(const QString &column) const override
    {
        return QStringLiteral("LOWER(TRIM(SPLIT_PART(%1, ';', 1)))").arg(column);
    }
    QString length(const QString &value) const override
    {
        return QStringLiteral("CAST(LENGTH(%1) AS bigint)").arg(value);
    }
};

} // namespace

const SqlDialect &sqliteDialect()
{
    static const SqliteDialect dialect;
    return dialect;
}

const SqlDialect &postgresDialect()
{
    static const PostgresDialect dialect;
    return dialect;
}

} // namespace argiope::store
