// What a Reader says about one URL's neighbours: links, redirects, hosts.
#include "core/store/hostreading.h"
#include "core/store/reader_p.h"
#include "core/store/schema.h"

#include <QHash>
#include <QSet>

namespace argiope::store {

QList<LinkRecord> Reader::inlinks(UrlId id, int limit, qint64 after)
{
    const Impl::Moment moment(*m_impl);
    return m_impl->links.inlinks(base::raw(id), limit, after);
}

QList<LinkRecord> Reader::outlinks(UrlId id, int limit, qint64 after)
{
    const Impl::Moment moment(*m_impl);
    return m_impl->links.outlinks(base::raw(id), limit, after);
}

std::optional<LinkRecord> Reader::firstLink(UrlId source, UrlId target)
{
    const Impl::Moment moment(*m_impl);
    return m_impl->links.first(base::raw(source), base::raw(target));
}

QList<UrlRecord> Reader::Impl::redirectChain(UrlId id, int limit)
{
    QList<UrlRecord> chain;
    auto here = one(getRow, qlonglong(base::raw(id)));
    if (!here)
        return chain;
    QSet<UrlId> seen{id};
    chain.append(*here);
    // Back, along the redirects by which the crawl came.
    while (chain.size() < limit && chain.constFirst().referrerId != UrlId::None) {
        const auto before = one(getRow, qlonglong(base::raw(chain.constFirst().referrerId)));
        if (!before || before->page.redirectTo != chain.constFirst().id || seen.contains(before->id))
            break;
        seen.insert(before->id);
        chain.prepend(*before);
    }
    while (chain.size() < limit && chain.constLast().page.redirectTo != UrlId::None) {
        const auto next = one(getRow, qlonglong(base::raw(chain.constLast().page.redirectTo)));
        if (!next)
            break;
        const bool loop = seen.contains(next->id);
        seen.insert(next->id);
        chain.append(*next);
        if (loop)
            break;
    }
    return chain;
}

QList<UrlRecord> Reader::redirectChain(UrlId id, int limit)
{
    const Impl::Moment moment(*m_impl);
    return m_impl->redirectChain(id, limit);
}

QList<UrlRecord> Reader::redirectsTo(UrlId id, int limit, const std::atomic<bool> *cancel)
{
    const Impl::Moment moment(*m_impl);
    QList<qint64> ids;
    Statement part(
        *m_impl->connection, QStringLiteral("SELECT id FROM pages WHERE id > ? AND id <= ? AND redirect_to = ?"));
    qint64 from = 0;
    while (ids.size() < limit) {
        if (cancel && cancel->load(std::memory_order_relaxed))
            return {};
        const qint64 to = m_impl->pieceEnd(QStringLiteral("pages"), from);
        if (to <= from)
            break;
        m_impl->each(part, {qlonglong(from), qlonglong(to), qlonglong(base::raw(id))}, [&](const Statement &row) {
            ids.append(row.number(0));
            return ids.size() < limit;
        });
        from = to;
    }
    return rows(ids);
}

QList<VisitRecord> Reader::Impl::visits(UrlId id)
{
    QList<VisitRecord> list;
    const qlonglong first = qlonglong(base::raw(id)) << VisitPositionBits;
    const qlonglong last = first + (qlonglong(1) << VisitPositionBits) - 1;
    each(QStringLiteral("SELECT visit, attempt, retried, outcome, status, bytes, response_ms, at, content_hash, "
                        "error, change_hash FROM visits WHERE id BETWEEN ? AND ? ORDER BY visit, retried DESC, id"),
        {first, last}, [&list](const Statement &row) {
            list.append(visitFromRow(row, 0));
            return true;
        });
    return list;
}

QList<VisitRecord> Reader::visits(UrlId id)
{
    const Impl::Moment moment(*m_impl);
    return m_impl->visits(id);
}

QList<HostRecord> Reader::hosts()
{
    const Impl::Moment moment(*m_impl);
    return readHosts(*m_impl);
}

std::optional<HostRecord> Reader::host(HostId id)
{
    const Impl::Moment moment(*m_impl);
    return readHost(*m_impl, id);
}

UrlHost Reader::hostOf(UrlId id)
{
    const Impl::Moment moment(*m_impl);
    return readHostOf(*m_impl, id);
}

} // namespace argiope::store
