// Lists of ids from a server.
#include "core/store/cancelguard.h"
#include "core/store/reader_p.h"

#include <algorithm>

namespace argiope::store {

namespace {

/// The first rows are looked for among so many ids, then among as many as the rest of them would lie in if it were like
/// these: where they are rare, going on would take as long as to find all.
constexpr qint64 IdsOfHead = 20'000;
constexpr qint64 MostIdsOfHead = 15 * IdsOfHead;
/// Rows of a list that has to be held against something on this side: what the server sends at once.
constexpr int MostAtOnce = 100'000;

/// How many ids to look at next, where `rows` lay among the last `ids`; 0: no more. Where only `urls` is looked at it
/// costs little to go on.
qint64 idsToLookAt(qsizetype rows, qint64 ids, bool urlsAlone)
{
    if (rows >= Reader::HeadRows || ids >= MostIdsOfHead)
        return 0;
    if (rows == 0)
        return urlsAlone ? std::min(5 * ids, MostIdsOfHead - ids) : 0;
    const qint64 expected = ids * (Reader::HeadRows - rows) * 3 / 2 / rows;
    return expected <= MostIdsOfHead - ids ? expected : 0;
}

/// So that the server looks for all: for fewer, as it takes them to be, it would go through `urls` in this order alone.
QString firstOf(const QString &sql, int rows)
{
    return QStringLiteral("WITH wanted AS MATERIALIZED (%1) SELECT * FROM wanted LIMIT %2").arg(sql).arg(rows);
}

} // namespace

QList<qint64> Reader::Impl::headOf(const ListSql &sql, int rows)
{
    QList<qint64> list;
    eachOfFew(sql.headSql(rows), sql.values(), [&list](const Statement &row) {
        list.append(row.number(0));
        return true;
    });
    return list;
}

QList<qint64> Reader::Impl::headOfSorted(const ListSql &sql)
{
    if (const QString aside = sql.headAsideSql(HeadRows); !aside.isEmpty()) {
        QList<qint64> list;
        bool isHead = true;
        eachOfFew(aside, sql.values(), [&](const Statement &row) {
            list.append(row.number(0));
            isHead = row.number(1) != 0;
            return isHead;
        });
        if (error || (isHead && list.size() == HeadRows))
            return list;
    }
    return headOf(sql, HeadRows);
}

std::optional<QList<qint64>> Reader::Impl::headOfDepth(const ListQuery &query)
{
    if (!query.depth || query.where)
        return {};
    // Nothing is to be looked up for it: with any other condition it is not for here.
    const QString sql = ListSql(query, columns, 1, {}, {&connection->dialect(), {}}).headOfDepthSql(HeadRows);
    bool isThere = false;
    if (!sql.isEmpty()) {
        eachOfFew(QStringLiteral("SELECT to_regclass('urls_depth') IS NOT NULL"), {}, [&isThere](const Statement &row) {
            isThere = row.number(0) != 0;
            return false;
        });
    }
    if (!isThere)
        return {};
    QList<qint64> list;
    eachOfFew(sql, {}, [&list](const Statement &row) {
        list.append(row.number(0));
        return true;
    });
    return list;
}

QList<qint64> Reader::Impl::idsChecked(const ListQuery &query, int run, const std::atomic<bool> *cancel,
    const std::function<void(const QList<qint64> &)> &head)
{
    QList<qint64> list;
    bool isTold = !head;
    qint64 last = 0;
    qint64 rows = 0;
    const auto ask = [&](IdRange range, int limit) {
        const ListSql sql(query, columns, run, range, filterEngine(range, cancel));
        const AvoidedPlans avoided(*this, sql.plansToAvoid());
        rows = 0;
        eachOfFew(limit > 0 ? firstOf(sql.idsSql(), limit) : sql.idsSql(), sql.values(), [&](const Statement &row) {
            ++rows;
            last = row.number(0);
            if (!sql.keeps(row.value(1).toString(), row.value(2).toString()))
                return true;
            list.append(last);
            if (!isTold && list.size() == HeadRows) {
                isTold = true;
                head(list);
            }
            return true;
        });
    };
    const auto goesOn = [&] { return !error && !(cancel && cancel->load(std::memory_order_relaxed)); };
    if (!isTold)
        ask({0, pieceEnd(QStringLiteral("urls"), 0, IdsOfHead)}, 0);
    // What there may be of them is most often few, and the server looks through all with its helpers.
    list.clear();
    if (goesOn())
        ask({}, MostAtOnce);
    const bool isAll = rows < MostAtOnce;
    for (IdRange range{last, 0}; !isAll && goesOn(); range.after = range.last) {
        range.last = pieceEnd(QStringLiteral("urls"), range.after, MostAtOnce);
        if (range.last == 0)
            break;
        ask(range, 0);
    }
    forgive(cancel);
    return list;
}

std::optional<QList<qint64>> Reader::Impl::idsFromServer(const ListQuery &query, int run, qint64 after,
    const std::atomic<bool> *cancel, const std::function<void(const QList<qint64> &)> &head)
{
    const CancelGuard guard(*connection, cancel);
    const bool byId = !query.sort && query.kind != ListKind::Queue && !query.descending;
    const auto ofDepth = head && byId && after == 0 ? headOfDepth(query) : std::nullopt;
    if (ofDepth) {
        if (ofDepth->size() < HeadRows || (cancel && cancel->load(std::memory_order_relaxed))) {
            forgive(cancel);
            return ofDepth;
        }
        head(*ofDepth);
    }
    QList<qint64> first;
    for (qint64 ids = head && byId && !ofDepth ? IdsOfHead : 0, from = query.text.isEmpty() ? after : 0;
         ids > 0 && !error;) {
        const IdRange range{from, from + ids};
        const ListSql sql(query, columns, run, range, filterEngine(range, cancel));
        if (sql.isEmpty() || sql.mustCheck())
            break;
        const qsizetype before = first.size();
        first += headOf(sql, HeadRows - int(before));
        from += ids;
        ids = idsToLookAt(first.size(), from - after, sql.isOfUrlsAlone());
        if (first.size() == HeadRows)
            head(first);
    }
    const ListSql sql(query, columns, run, {after, 0}, filterEngine({}, cancel));
    if (sql.isEmpty())
        return QList<qint64>();
    if (sql.mustCheck())
        return byId && !query.where ? std::optional(idsChecked(query, run, cancel, head)) : std::nullopt;
    const AvoidedPlans avoided(*this, sql.plansToAvoid());
    if (head && !byId) {
        const QList<qint64> list = headOfSorted(sql);
        if (list.size() < HeadRows || (cancel && cancel->load(std::memory_order_relaxed))) {
            forgive(cancel);
            return list;
        }
        head(list);
    }
    // In the order of ids they are sorted here: a server would look each up in its index for that, at twice the cost.
    std::optional<QList<qint64>> list;
    if (!error)
        list = idsInOneValue(*this, byId ? sql.unorderedIdsSql() : sql.idsSql(), sql.values());
    if (byId && list)
        sortIds(*list);
    if (error)
        list.emplace();
    forgive(cancel);
    return list;
}

} // namespace argiope::store
