// Ranks, and what they are made of, for both who write and who read them.
#include "core/store/ranktable.h"

#include "core/store/reader_p.h"
#include "core/store/urlqueue.h"
#include "core/store/urlstore.h"
#include "core/store/writesession.h"

namespace argiope::store {

struct RankTable::Rows
{
    explicit Rows(WriteSession &session)
        : insert(session.connection(), session.transaction(),
            QStringLiteral("INSERT INTO ranks (id, rank, percentile, authority, hub, backlinks, link_depth) VALUES"), 7,
            QStringLiteral(" ON CONFLICT (id) DO NOTHING"))
        , drop(session.connection(), QStringLiteral("DELETE FROM ranks"))
        , popular(session.connection(),
              QStringLiteral("SELECT key, id, state, role, depth, hops, host, rule, run, priority FROM (SELECT u.key, "
                             "u.id, u.state, u.role, u.depth, u.hops, u.host, u.rule, u.run, u.priority, i.n FROM "
                             "inlinks i JOIN urls u ON u.id = i.target WHERE u.run = ? ORDER BY i.n DESC LIMIT ?) AS "
                             "popular ORDER BY n"),
              Statement::Rows::Many)
    {
    }
    BulkInsert insert;
    Statement drop;
    Statement popular;
};

RankTable::RankTable(WriteSession &session, UrlStore &urls, UrlQueue &queue)
    : m_session(session)
    , m_urls(urls)
    , m_queue(queue)
    , m_rows(std::make_unique<Rows>(session))
{
}

RankTable::~RankTable() = default;

void RankTable::setPriority(UrlId id, int priority)
{
    m_urls.setPriority(id, priority);
}

void RankTable::resetPriorities()
{
    m_queue.resetPriorities();
}

QList<QueuedUrl> RankTable::queued(UrlId after, int limit)
{
    return m_queue.queuedById(after, limit);
}

QList<NamedUrl> RankTable::waitingNamed(UrlId after, int limit, bool referrers)
{
    return m_queue.waitingNamed(after, limit, referrers);
}

QList<NamedUrl> RankTable::fetchedNamed(int run, UrlId after, int limit)
{
    return m_queue.fetchedNamed(run, after, limit);
}

void RankTable::forEachPopular(
    int run, int most, const std::function<void(const url::UrlKey &, const KnownUrl &)> &visit)
{
    if (!m_urls.flush() || !m_session.run(m_rows->popular, {run, most}))
        return;
    while (m_rows->popular.next()) {
        const QByteArray bytes = m_rows->popular.blob(0);
        url::UrlKey key;
        if (size_t(bytes.size()) != key.bytes.size()) {
            m_session.fail(StoreError::Code::Damaged, QStringLiteral("a key of %1 bytes").arg(bytes.size()));
            m_rows->popular.finish(); // its cursor is the transaction's
            return;
        }
        std::copy(bytes.begin(), bytes.end(), key.bytes.begin());
        visit(key, UrlStore::known(m_rows->popular, 1));
    }
    (void)m_session.check(m_rows->popular);
}

void RankTable::dropRanks()
{
    const EarlyWrites early(m_session);
    m_session.run(m_rows->drop);
}

void RankTable::addRanks(std::span<const RankRow> ranks)
{
    for (const RankRow &row : ranks) {
        if (m_session.failed())
            return;
        if (!m_rows->insert.add(qlonglong(base::raw(row.id)), row.rank, row.percentile, row.authority, row.hub,
                qlonglong(row.backlinks), row.linkDepth))
            m_session.fail(m_rows->insert.error());
    }
    m_session.flush(m_rows->insert);
}

void forEachFetched(Reader &reader, const std::function<bool(const FetchedUrl &)> &visit)
{
    const Reader::Impl::Moment moment(*reader.m_impl);
    reader.m_impl->each(
        QStringLiteral("SELECT u.id, p.redirect_to, u.depth, p.outlinks FROM urls u JOIN pages p ON p.id = u.id "
                       "WHERE u.state = 1 ORDER BY u.id"),
        {}, [&visit](const Statement &row) {
            return visit({UrlId(row.number(0)), UrlId(row.number(1)), intFromNumber(row.number(2)), row.number(3)});
        });
}

} // namespace argiope::store
