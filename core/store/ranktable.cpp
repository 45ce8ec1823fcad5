// Ranks, and what they are made of, for both who write and who read them.
#include "core/store/ranktable.h"

#include "core/store/reader_p.h"

namespace argiope::store {

RankTable::RankTable(WriteSession &session)
    : m_session(session)
    , m_insert(session.connection(), session.transaction(),
          QStringLiteral("INSERT INTO ranks (id, rank, percentile, authority, hub, backlinks, link_depth) VALUES"), 7,
          QStringLiteral(" ON CONFLICT (id) DO NOTHING"))
    , m_drop(session.connection(), QStringLiteral("DELETE FROM ranks"))
{
}

void RankTable::drop()
{
    const EarlyWrites early(m_session);
    m_session.run(m_drop);
}

void RankTable::add(std::span<const RankRow> ranks)
{
    for (const RankRow &row : ranks) {
        if (m_session.failed())
            return;
        if (!m_insert.add(qlonglong(base::raw(row.id)), row.rank, row.percentile, row.authority, row.hub,
                qlonglong(row.backlinks), row.linkDepth))
            m_session.fail(m_insert.error());
    }
    m_session.flush(m_insert);
}

void Reader::forEachFetched(const std::function<bool(const FetchedUrl &)> &visit)
{
    const Impl::Moment moment(*m_impl);
    m_impl->each(QStringLiteral("SELECT u.id, p.redirect_to, u.depth FROM urls u JOIN pages p ON p.id = u.id "
                                "WHERE u.state = 1 ORDER BY u.id"),
        {}, [&visit](const Statement &row) {
            return visit({UrlId(row.number(0)), UrlId(row.number(1)), intFromNumber(row.number(2))});
        });
}

} // namespace argiope::store
