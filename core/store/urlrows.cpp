#include "core/store/urlrows.h"

#include "core/store/pagecolumns.h"

namespace argiope::store {

namespace {

constexpr int FirstPageColumn = 14;
const char *const RecordColumns = "SELECT u.id, u.url, u.state, u.role, r.name, r.detail, u.depth, u.referrer, f.url, "
                                  "COALESCE(i.n, 0), u.in_sitemap, u.discovered_at, u.last_seen, t.url, ";
constexpr Joins AllJoins
    = Join::Pages | Join::Facts | Join::Inlinks | Join::Referrer | Join::Rule | Join::Redirect | Join::Ranks;
const char *const HeadersJoin = " LEFT JOIN page_headers h ON h.id = u.id";

QString recordSqlWithin(WithHeaders headers, IdRange range)
{
    const bool with = headers == WithHeaders::Yes;
    return QLatin1String(RecordColumns) % pageColumnList() % QStringLiteral(", p.id")
        % QLatin1String(with ? ", h.headers" : "") % QStringLiteral(" FROM urls u") % joinSql(AllJoins, range)
        % QLatin1String(with ? HeadersJoin : "");
}

} // namespace

QString rowSql(const QList<Column> &columns, Joins joins, const QString &behind, IdRange range)
{
    QString sql = QStringLiteral("SELECT u.id");
    for (const Column &column : columns) {
        sql += QStringLiteral(", ") % column.sql;
        joins |= column.joins;
    }
    return sql % behind % QStringLiteral(" FROM urls u") % joinSql(joins, range);
}

UrlRow rowFromRow(const Statement &row, const QList<Column> &columns)
{
    UrlRow found{UrlId(row.number(0)), {}};
    found.values.reserve(columns.size());
    int at = 1;
    for (const Column &column : columns) {
        Value value = valueFromRow(row, at++, column.kind);
        const auto *number = std::get_if<qint64>(&value);
        const bool zeroIsNothing = column.kind == facts::Kind::Status || column.kind == facts::Kind::Outcome
            || column.kind == facts::Kind::Time;
        const auto *text = std::get_if<QByteArray>(&value);
        if ((number && *number == 0 && zeroIsNothing) || (text && text->isEmpty()))
            value = {};
        found.values.append(std::move(value));
    }
    return found;
}

QString recordSql(WithHeaders headers, IdRange range)
{
    // Whoever reads piece by piece asks for it thousands of times.
    static const QString plain = recordSqlWithin(WithHeaders::No, {});
    static const QString headed = recordSqlWithin(WithHeaders::Yes, {});
    if (range.after > 0 || range.last > 0)
        return recordSqlWithin(headers, range);
    return headers == WithHeaders::Yes ? headed : plain;
}

UrlRecord recordFromRow(const Statement &row, WithHeaders headers)
{
    UrlRecord record;
    record.id = UrlId(row.number(0));
    record.url = row.text(1);
    record.state = stateFromNumber(row.number(2));
    record.role = roleFromNumber(row.number(3));
    record.rule = Rule::fromFile(row.text(4), row.text(5));
    record.depth = intFromNumber(row.number(6));
    record.referrerId = UrlId(row.number(7));
    record.referrer = row.text(8);
    record.inlinks = row.number(9);
    record.inSitemap = row.number(10) != 0;
    record.discoveredAt = row.number(11);
    record.lastSeen = row.number(12, record.discoveredAt);
    record.redirectUrl = row.text(13);
    const int pageId = FirstPageColumn + int(facts::pageFacts().size());
    if (!row.isNull(pageId)) {
        record.page = pageFromRow(row, FirstPageColumn, record.id);
        if (headers == WithHeaders::Yes)
            record.page.headers = row.blob(pageId + 1);
    }
    return record;
}

} // namespace argiope::store
