// Lists of ids from a server.
#include "core/store/cancelguard.h"
#include "core/store/reader_p.h"

namespace argiope::store {

namespace {

/// The first rows are looked for among so many ids, and once more among as many as they would lie in if the rest were
/// like these: where they are rare, going on would take as long as to find all.
constexpr qint64 IdsOfHead = 20'000;
constexpr qint64 MostIdsOfHead = 10 * IdsOfHead;

/// How many ids to look at next, where `rows` lay among the last `ids`; 0: no more.
qint64 idsToLookAt(qint64 rows, qint64 ids)
{
    if (rows == 0 || rows == Reader::HeadRows || ids > IdsOfHead)
        return 0;
    const qint64 expected = ids * Reader::HeadRows * 3 / 2 / rows;
    return expected <= MostIdsOfHead ? expected : 0;
}

} // namespace

QList<qint64> Reader::Impl::headOf(const ListSql &sql)
{
    QList<qint64> list;
    eachOfFew(sql.headSql(HeadRows), sql.values(), [&list](const Statement &row) {
        list.append(row.number(0));
        return true;
    });
    return list;
}

std::optional<QList<qint64>> Reader::Impl::idsFromServer(const ListQuery &query, int run, qint64 after,
    const std::atomic<bool> *cancel, const std::function<void(const QList<qint64> &)> &head)
{
    const CancelGuard guard(*connection, cancel);
    const bool byId = !query.sort && query.kind != ListKind::Queue && !query.descending;
    for (qint64 ids = head && byId ? IdsOfHead : 0; ids > 0 && !error;) {
        const IdRange first{after, after + ids};
        const ListSql sql(query, columns, run, first, filterEngine(first, cancel));
        if (sql.mustCheck())
            return {};
        const QList<qint64> list = headOf(sql);
        ids = idsToLookAt(list.size(), ids);
        if (list.size() == HeadRows)
            head(list);
    }
    const ListSql sql(query, columns, run, {after, 0}, filterEngine({}, cancel));
    if (sql.mustCheck())
        return {};
    const AvoidedPlans avoided(*this, sql.plansToAvoid());
    if (head && !byId) {
        const QList<qint64> list = headOf(sql);
        if (list.size() < HeadRows || (cancel && cancel->load(std::memory_order_relaxed))) {
            forgive(cancel);
            return list;
        }
        head(list);
    }
    std::optional<QList<qint64>> list;
    if (!error)
        list = idsInOneValue(*this, sql.idsSql(), sql.values());
    if (error)
        list.emplace();
    forgive(cancel);
    return list;
}

} // namespace argiope::store
