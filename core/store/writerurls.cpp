// The half of Writer that deals with URLs, pages and the queue.
#include "core/store/pagecolumns.h"
#include "core/store/writer_p.h"

#include <algorithm>
#include <array>
#include <vector>

namespace argiope::store {

KnownUrl Writer::Impl::known(const Statement &row, int column) const
{
    KnownUrl url;
    url.id = UrlId(row.number(column));
    url.state = stateFromNumber(row.number(column + 1));
    url.role = roleFromNumber(row.number(column + 2));
    url.depth = intFromNumber(row.number(column + 3));
    url.hops = intFromNumber(row.number(column + 4));
    url.host = HostId(intFromNumber(row.number(column + 5)));
    url.rule = RuleId(intFromNumber(row.number(column + 6)));
    url.run = intFromNumber(row.number(column + 7));
    return url;
}

bool Writer::Impl::flushUrls()
{
    if (m_error)
        return false;
    if (!m_insertUrls.flush())
        fail(m_insertUrls.error());
    m_newUrls.clear();
    return !m_error;
}

bool Writer::Impl::flushUrlsFor(UrlId id)
{
    if (!m_newUrls.empty() && base::raw(id) >= m_firstNewUrl)
        return flushUrls();
    return !m_error;
}

std::optional<KnownUrl> Writer::find(const url::UrlKey &key)
{
    Impl &d = *m_impl;
    if (d.failed())
        return {};
    if (const auto it = d.m_newUrls.find(key); it != d.m_newUrls.end())
        return it->second;
    if (const auto it = d.m_ahead.find(key); it != d.m_ahead.end())
        return it->second;
    if (!d.run(d.m_findUrl, {key.toByteArray()}))
        return {};
    std::optional<KnownUrl> found;
    if (d.m_findUrl.next())
        found = d.known(d.m_findUrl, 0);
    if (!d.check(d.m_findUrl))
        return {};
    return found;
}

void Writer::lookAhead(std::span<const url::UrlKey> keys)
{
    Impl &d = *m_impl;
    d.m_ahead.clear();
    // What is still gathered is not in the database: find() has it from elsewhere, and must not be told that it is new.
    std::vector<url::UrlKey> wanted;
    wanted.reserve(keys.size());
    for (const url::UrlKey &key : keys) {
        if (!d.m_newUrls.contains(key) && d.m_ahead.try_emplace(key).second)
            wanted.push_back(key);
    }
    for (size_t from = 0; from < wanted.size(); from += KeysALookUp) {
        std::array<QVariant, KeysALookUp> values;
        for (size_t i = 0; i < KeysALookUp; ++i)
            values[i] = wanted[std::min(from + i, wanted.size() - 1)].toByteArray(); // the last one fills what is left
        if (!d.run(d.m_findUrls, values.data(), qsizetype(values.size())))
            break;
        while (d.m_findUrls.next()) {
            const QByteArray bytes = d.m_findUrls.blob(8);
            url::UrlKey key;
            if (size_t(bytes.size()) == key.bytes.size())
                std::copy(bytes.begin(), bytes.end(), key.bytes.begin());
            d.m_ahead.insert_or_assign(key, d.known(d.m_findUrls, 0));
        }
        if (!d.check(d.m_findUrls))
            break;
    }
    if (d.failed())
        d.m_ahead.clear();
}

std::optional<KnownUrl> Writer::byId(UrlId id)
{
    Impl &d = *m_impl;
    if (!d.flushUrlsFor(id) || !d.run(d.m_urlById, {qlonglong(base::raw(id))}))
        return {};
    std::optional<KnownUrl> found;
    if (d.m_urlById.next())
        found = d.known(d.m_urlById, 0);
    if (!d.check(d.m_urlById))
        return {};
    return found;
}

std::optional<PageSummary> Writer::pageSummary(UrlId id)
{
    Impl &d = *m_impl;
    if (!d.run(d.m_pageSummary, {qlonglong(base::raw(id))}))
        return {};
    std::optional<PageSummary> page;
    if (d.m_pageSummary.next()) {
        const auto outcome = d.m_pageSummary.number(0);
        page = {outcome > 0 && outcome < base::OutcomeCount ? Outcome(outcome) : Outcome::None,
            intFromNumber(d.m_pageSummary.number(1)), d.m_pageSummary.number(2),
            intFromNumber(d.m_pageSummary.number(3))};
    }
    if (!d.check(d.m_pageSummary))
        return {};
    return page;
}

void Writer::setRule(UrlId id, RuleId rule)
{
    if (m_impl->flushUrlsFor(id))
        m_impl->run(m_impl->m_setRule, {base::raw(rule), qlonglong(base::raw(id))});
}

UrlId Writer::insert(const NewUrl &url)
{
    Impl &d = *m_impl;
    if (d.failed())
        return UrlId::None;
    const qint64 id = ++d.m_lastUrl;
    if (d.m_newUrls.empty())
        d.m_firstNewUrl = id;
    d.m_ahead.erase(url.key);
    d.m_newUrls.insert_or_assign(
        url.key, KnownUrl{UrlId(id), url.state, url.role, url.depth, url.hops, url.host, url.rule, url.run});
    const bool done = d.m_insertUrls.add(qlonglong(id), url.key.toByteArray(), textValue(url.url), base::raw(url.host),
        int(url.state), int(url.role), base::raw(url.rule), url.depth, url.hops, qlonglong(base::raw(url.referrer)),
        int(url.inSitemap), qlonglong(url.discoveredAt), url.run);
    if (!done) {
        d.fail(d.m_insertUrls.error());
        return UrlId::None;
    }
    if (d.m_insertUrls.isEmpty())
        d.m_newUrls.clear();
    return UrlId(id);
}

void Writer::lowerDepth(UrlId id, const base::Way &way)
{
    if (m_impl->flushUrlsFor(id))
        m_impl->run(m_impl->m_lowerDepth,
            {way.depth, qlonglong(base::raw(way.referrer)), way.depth, way.hops, qlonglong(base::raw(id))});
}

void Writer::requeue(UrlId id, UrlRole role, RuleId rule, const base::Way &way)
{
    if (m_impl->flushUrlsFor(id))
        m_impl->run(m_impl->m_requeue,
            {int(role), base::raw(rule), way.depth, way.hops, qlonglong(base::raw(way.referrer)),
                qlonglong(base::raw(id))});
}

void Writer::letIn(UrlId id, RuleId rule)
{
    if (m_impl->flushUrlsFor(id))
        m_impl->run(m_impl->m_letIn, {base::raw(rule), qlonglong(base::raw(id))});
}

void Writer::skip(UrlId id, RuleId rule)
{
    if (m_impl->flushUrlsFor(id))
        m_impl->run(m_impl->m_skip, {base::raw(rule), qlonglong(base::raw(id))});
}

qint64 Writer::requeueSkipped(RuleId rule, RuleId newRule, int maxDepth, int maxHops, int run)
{
    Impl &d = *m_impl;
    if (!d.flushUrls())
        return 0;
    const EarlyWrites early(*d.m_connection);
    Statement update(*d.m_connection,
        QStringLiteral("UPDATE urls SET state = 0, rule = ? WHERE state = 2 AND rule = ? AND run = ? AND hops <= ? AND "
                       "(CASE WHEN depth >= 1000000 THEN depth - 1000000 ELSE depth END) <= ?"));
    return d.run(update, {base::raw(newRule), base::raw(rule), run, maxHops, maxDepth}) ? update.rowsAffected() : 0;
}

QList<base::WaitingUrl> Writer::skippedBy(
    RuleId rule, int run, UrlId after, int limit, std::optional<qint64> validSince)
{
    Impl &d = *m_impl;
    if (!d.flushUrls())
        return {};
    Statement select(*d.m_connection,
        waitingSql(validSince.has_value())
            % QStringLiteral(" WHERE u.id > ? AND u.state = 2 AND u.rule = ? AND u.run = ? ORDER BY u.id LIMIT ?"));
    if (!d.run(select, {qlonglong(base::raw(after)), base::raw(rule), run, limit}))
        return {};
    QList<base::WaitingUrl> list;
    while (select.next())
        list.append(Impl::waitingOf(select, validSince));
    if (!d.check(select))
        return {};
    return list;
}

qint64 Writer::skipDeeper(int maxDepth, RuleId rule)
{
    Impl &d = *m_impl;
    if (!d.flushUrls())
        return 0;
    const EarlyWrites early(*d.m_connection);
    Statement update(*d.m_connection,
        QStringLiteral("UPDATE urls SET state = 2, rule = ? WHERE state = 0 AND "
                       "(CASE WHEN depth >= 1000000 THEN depth - 1000000 ELSE depth END) > ?"));
    return d.run(update, {base::raw(rule), maxDepth}) ? update.rowsAffected() : 0;
}

void Writer::markInSitemap(UrlId id)
{
    if (!m_impl->flushUrlsFor(id))
        return;
    auto ahead = std::move(m_impl->m_ahead); // which does not know of sitemaps, so that it stays true
    m_impl->run(m_impl->m_inSitemap, {qlonglong(base::raw(id))});
    m_impl->m_ahead = std::move(ahead);
}

void Writer::finish(const PageRecord &page, bool keepHeaders)
{
    Impl &d = *m_impl;
    if (!d.flushUrlsFor(page.id))
        return;
    const qlonglong id = base::raw(page.id);
    const auto values = pageValues(page);
    if (!d.run(d.m_storePage, values.data(), qsizetype(values.size())))
        return;
    if (!keepHeaders && page.headers.isEmpty())
        d.run(d.m_dropHeaders, {id});
    else if (!keepHeaders)
        d.run(d.m_storeHeaders, {id, page.headers});
    d.run(d.m_finishUrl, {id});
}

QList<base::WaitingUrl> Writer::queued(
    HostId host, int afterDepth, UrlId afterId, int limit, std::optional<qint64> validSince)
{
    Impl &d = *m_impl;
    if (!d.flushUrls())
        return {};
    QList<base::WaitingUrl> list;
    const auto take = [&](Statement &statement) {
        while (statement.next())
            list.append(Impl::waitingOf(statement, validSince));
        return d.check(statement);
    };
    Statement &here = validSince ? d.m_queuedPagesHere : d.m_queuedHere;
    Statement &below = validSince ? d.m_queuedPagesBelow : d.m_queuedBelow;
    // Two steps, because for (depth, id) > (?, ?) SQLite would walk over the whole of a depth to find the id.
    if (!d.run(here, {base::raw(host), afterDepth, qlonglong(base::raw(afterId)), limit}) || !take(here))
        return {};
    if (list.size() < limit && (!d.run(below, {base::raw(host), afterDepth, int(limit - list.size())}) || !take(below)))
        return {};
    return list;
}

QHash<HostId, qint64> Writer::queuedByHost()
{
    Impl &d = *m_impl;
    if (!d.flushUrls() || !d.run(d.m_queuedByHost))
        return {};
    QHash<HostId, qint64> counts;
    while (d.m_queuedByHost.next())
        counts.insert(HostId(intFromNumber(d.m_queuedByHost.number(0))), d.m_queuedByHost.number(1));
    if (!d.check(d.m_queuedByHost))
        return {};
    return counts;
}

void Writer::forEachKey(const std::function<void(const url::UrlKey &)> &visit)
{
    Impl &d = *m_impl;
    if (!d.flushUrls())
        return;
    QByteArray after = QByteArrayLiteral("");
    for (;;) {
        if (!d.run(d.m_keys, {blobValue(after)}))
            return;
        QList<QByteArray> piece;
        while (d.m_keys.next())
            piece.append(d.m_keys.blob(0));
        if (!d.check(d.m_keys) || piece.isEmpty())
            return;
        for (const QByteArray &bytes : piece) {
            url::UrlKey key;
            if (size_t(bytes.size()) != key.bytes.size()) {
                d.fail({StoreError::Code::Damaged, path(), QStringLiteral("a key of %1 bytes").arg(bytes.size())});
                return;
            }
            std::copy(bytes.begin(), bytes.end(), key.bytes.begin());
            visit(key);
        }
        after = piece.last();
    }
}

Writer::Counts Writer::counts()
{
    Impl &d = *m_impl;
    if (!d.flush())
        return {};
    Counts counts;
    {
        Statement states(*d.m_connection, QStringLiteral("SELECT state, COUNT(*) FROM urls GROUP BY state"));
        if (!d.run(states))
            return {};
        while (states.next()) {
            switch (stateFromNumber(states.number(0))) {
            case UrlState::Queued:
                counts.queued += states.number(1);
                break;
            case UrlState::Finished:
                counts.finished += states.number(1);
                break;
            case UrlState::Skipped:
                counts.skipped += states.number(1);
                break;
            }
        }
        d.check(states);
    }
    {
        Statement pages(*d.m_connection,
            QStringLiteral("SELECT p.outcome, COUNT(*), SUM(p.bytes * 1.0) FROM pages p JOIN urls u ON u.id = p.id "
                           "WHERE u.state = 1 GROUP BY p.outcome"));
        if (!d.run(pages))
            return {};
        while (pages.next()) {
            counts.byOutcome[int(outcomeFromNumber(pages.number(0)))] += pages.number(1);
            counts.bytes += pages.number(2);
        }
        d.check(pages);
    }
    Statement links(*d.m_connection, QStringLiteral("SELECT COUNT(*) FROM links"));
    if (d.run(links) && links.next())
        counts.links = links.number(0);
    if (!d.check(links))
        return {};
    return counts;
}

} // namespace argiope::store
