#include "core/store/urlstore.h"

#include "core/store/pagecolumns.h"

#include <algorithm>
#include <unordered_set>
#include <vector>

namespace argiope::store {

namespace {

constexpr int KeysALookUp = 16;

QByteArrayView bytesOf(const url::UrlKey &key)
{
    return {key.bytes.data(), qsizetype(key.bytes.size())};
}

} // namespace

UrlStore::UrlStore(WriteSession &session)
    : m_session(session)
    , m_insert(session.connection(), session.transaction(),
          QStringLiteral("INSERT INTO urls (id, key, url, host, state, role, rule, depth, hops, referrer, in_sitemap, "
                         "discovered_at, run, priority) VALUES"),
          14)
    , m_find(session.connection(),
          QStringLiteral("SELECT id, state, role, depth, hops, host, rule, run, priority FROM urls WHERE key = ?"))
    , m_findMany(session.connection(),
          QStringLiteral(
              "SELECT id, state, role, depth, hops, host, rule, run, priority, key FROM urls WHERE key IN (%1)")
              .arg(QStringList(KeysALookUp, QStringLiteral("?")).join(QStringLiteral(", "))))
    , m_byId(session.connection(),
          QStringLiteral("SELECT id, state, role, depth, hops, host, rule, run, priority FROM urls WHERE id = ?"))
    , m_keys(session.connection(), QStringLiteral("SELECT key FROM urls WHERE key > ? ORDER BY key LIMIT 10000"))
    , m_setRule(session.connection(), QStringLiteral("UPDATE urls SET rule = ? WHERE id = ?"))
    , m_lowerDepth(session.connection(),
          QStringLiteral("UPDATE urls SET referrer = CASE WHEN ? < depth THEN ? ELSE referrer END, depth = ?, hops = ? "
                         "WHERE id = ?"))
    , m_setReferrer(session.connection(),
          QStringLiteral("UPDATE urls SET referrer = ? WHERE id = ? AND referrer <> 0 AND referrer <> ?"))
    , m_requeue(session.connection(),
          QStringLiteral(
              "UPDATE urls SET state = 0, role = ?, rule = ?, depth = ?, hops = ?, referrer = ? WHERE id = ?"))
    , m_requeueFinished(session.connection(), QStringLiteral("UPDATE urls SET state = 0 WHERE id = ?"))
    , m_letIn(session.connection(), QStringLiteral("UPDATE urls SET state = 0, rule = ? WHERE id = ?"))
    , m_setPriority(session.connection(), QStringLiteral("UPDATE urls SET priority = ? WHERE id = ?"))
    , m_skip(session.connection(), QStringLiteral("UPDATE urls SET state = 2, rule = ? WHERE id = ?"))
    , m_finish(session.connection(), QStringLiteral("UPDATE urls SET state = 1 WHERE id = ?"))
    , m_meetInRun(session.connection(),
          QStringLiteral("UPDATE urls SET state = ?, role = ?, rule = ?, depth = ?, hops = ?, referrer = ?, "
                         "in_sitemap = ?, run = ?, last_seen = CASE WHEN CAST(? AS BIGINT) > 0 THEN ? ELSE last_seen "
                         "END WHERE id = ?"))
    , m_isInSitemap(session.connection(), QStringLiteral("SELECT in_sitemap FROM urls WHERE id = ?"))
    , m_inSitemap(session.connection(), QStringLiteral("UPDATE urls SET in_sitemap = 1 WHERE id = ?"))
{
}

void UrlStore::load()
{
    m_last = m_session.maxId(QStringLiteral("urls"));
}

void UrlStore::forget()
{
    m_insert.clear();
    m_new.clear();
    m_ahead.clear();
    m_reserved.clear();
    load();
}

void UrlStore::endTransaction()
{
    m_reserved.clear();
}

bool UrlStore::flush()
{
    if (m_session.failed())
        return false;
    m_session.flush(m_insert);
    m_new.clear();
    return !m_session.failed();
}

bool UrlStore::flushFor(UrlId id)
{
    if (!m_new.empty() && base::raw(id) >= m_firstNew)
        return flush();
    return !m_session.failed();
}

std::optional<KnownUrl> UrlStore::find(const url::UrlKey &key)
{
    if (m_session.failed())
        return {};
    if (const auto it = m_new.find(key); it != m_new.end())
        return it->second;
    if (m_aheadOf == m_session.changes()) {
        if (const auto it = m_ahead.find(key); it != m_ahead.end())
            return it->second;
    }
    if (!m_session.run(m_find, {key.toByteArray()}))
        return {};
    std::optional<KnownUrl> found;
    if (m_find.next())
        found = known(m_find, 0);
    if (!m_session.check(m_find))
        return {};
    return found;
}

void UrlStore::lookAhead(std::span<const url::UrlKey> keys)
{
    m_ahead.clear();
    m_aheadOf = m_session.changes();
    // What is still gathered is not in the database: find() has it from elsewhere, and must not be told that it is new.
    std::vector<url::UrlKey> wanted;
    wanted.reserve(keys.size());
    for (const url::UrlKey &key : keys) {
        if (!m_new.contains(key) && m_ahead.try_emplace(key).second && !m_reserved.contains(key))
            wanted.push_back(key);
    }
    for (size_t from = 0; from < wanted.size(); from += KeysALookUp) {
        PackedValues values;
        for (size_t i = 0; i < KeysALookUp; ++i)
            values.addBlob(bytesOf(wanted[std::min(from + i, wanted.size() - 1)])); // the last one fills what is left
        if (!m_session.run(m_findMany, values))
            break;
        while (m_findMany.next()) {
            const QByteArray bytes = m_findMany.blob(9);
            url::UrlKey key;
            if (size_t(bytes.size()) == key.bytes.size())
                std::copy(bytes.begin(), bytes.end(), key.bytes.begin());
            m_ahead.insert_or_assign(key, known(m_findMany, 0));
        }
        if (!m_session.check(m_findMany))
            break;
    }
    if (m_session.failed())
        m_ahead.clear();
    else if (sharesIds())
        reserve(keys);
}

void UrlStore::agreeAhead(std::span<const url::UrlKey> keys)
{
    if (!sharesIds() || m_session.failed())
        return;
    std::unordered_set<url::UrlKey, url::UrlKeyHash> met;
    std::vector<url::UrlKey> wanted;
    for (const url::UrlKey &key : keys) {
        if (!m_new.contains(key) && !m_reserved.contains(key) && met.insert(key).second)
            wanted.push_back(key);
    }
    if (!m_present) {
        m_present = std::make_unique<Statement>(m_session.connection(),
            QStringLiteral("SELECT key FROM urls WHERE key = ANY (CAST(CAST(? AS text) AS bytea[]))"));
    }
    for (size_t from = 0; from < wanted.size(); from += NodeIds::KeysAQuestion) {
        const auto piece = std::span(wanted).subspan(from, std::min(NodeIds::KeysAQuestion, wanted.size() - from));
        if (!m_session.run(*m_present, {NodeIds::arrayOf(piece)}))
            return;
        while (m_present->next()) {
            const QByteArray bytes = m_present->blob(0);
            url::UrlKey key;
            if (size_t(bytes.size()) == key.bytes.size())
                std::copy(bytes.begin(), bytes.end(), key.bytes.begin());
            met.erase(key);
        }
        if (!m_session.check(*m_present))
            return;
    }
    std::erase_if(wanted, [&met](const url::UrlKey &key) { return !met.contains(key); });
    if (!m_session.ids()->idsOf(wanted, m_reserved))
        m_session.fail(m_session.ids()->error());
}

void UrlStore::reserve(std::span<const url::UrlKey> keys)
{
    std::vector<url::UrlKey> unknown;
    for (const url::UrlKey &key : keys) {
        const auto it = m_ahead.find(key);
        if (it != m_ahead.end() && !it->second)
            unknown.push_back(key);
    }
    if (!m_session.ids()->idsOf(unknown, m_reserved))
        m_session.fail(m_session.ids()->error());
}

qint64 UrlStore::idFor(const url::UrlKey &key)
{
    if (!m_session.ids())
        return ++m_last;
    if (m_session.share()->alone)
        return m_session.nextId(QStringLiteral("urls"), m_last);
    if (!m_reserved.contains(key) && !m_session.ids()->idsOf({&key, 1}, m_reserved)) {
        m_session.fail(m_session.ids()->error());
        return 0;
    }
    return m_reserved.at(key);
}

std::optional<KnownUrl> UrlStore::byId(UrlId id)
{
    if (!flushFor(id) || !m_session.run(m_byId, {qlonglong(base::raw(id))}))
        return {};
    std::optional<KnownUrl> found;
    if (m_byId.next())
        found = known(m_byId, 0);
    if (!m_session.check(m_byId))
        return {};
    return found;
}

UrlId UrlStore::insert(const NewUrl &url)
{
    if (m_session.failed())
        return UrlId::None;
    const qint64 id = url.id != UrlId::None ? base::raw(url.id) : idFor(url.key);
    if (id == 0)
        return UrlId::None;
    // Ids of nodes come in no order.
    m_firstNew = m_new.empty() ? id : std::min(m_firstNew, id);
    m_ahead.erase(url.key);
    m_reserved.erase(url.key);
    m_new.insert_or_assign(url.key,
        KnownUrl{UrlId(id), url.state, url.role, url.depth, url.hops, url.host, url.rule, url.run, url.priority});
    const bool done = m_insert.add(qlonglong(id), bytesOf(url.key), BulkText{url.url}, base::raw(url.host),
        int(url.state), int(url.role), base::raw(url.rule), url.depth, url.hops, qlonglong(base::raw(url.referrer)),
        int(url.inSitemap), qlonglong(url.discoveredAt), url.run, url.priority);
    if (!done) {
        m_session.fail(m_insert.error());
        return UrlId::None;
    }
    if (m_insert.isEmpty())
        m_new.clear();
    return UrlId(id);
}

void UrlStore::forEachKey(const std::function<void(const url::UrlKey &)> &visit)
{
    if (!flush())
        return;
    QByteArray after = QByteArrayLiteral("");
    for (;;) {
        if (!m_session.run(m_keys, {blobValue(after)}))
            return;
        QList<QByteArray> piece;
        while (m_keys.next())
            piece.append(m_keys.blob(0));
        if (!m_session.check(m_keys) || piece.isEmpty())
            return;
        for (const QByteArray &bytes : piece) {
            url::UrlKey key;
            if (size_t(bytes.size()) != key.bytes.size()) {
                m_session.fail(StoreError::Code::Damaged, QStringLiteral("a key of %1 bytes").arg(bytes.size()));
                return;
            }
            std::copy(bytes.begin(), bytes.end(), key.bytes.begin());
            visit(key);
        }
        after = piece.last();
    }
}

void UrlStore::setRule(UrlId id, RuleId rule)
{
    if (flushFor(id))
        m_session.run(m_setRule, {base::raw(rule), qlonglong(base::raw(id))});
}

void UrlStore::lowerDepth(UrlId id, const base::Way &way)
{
    if (flushFor(id))
        m_session.run(m_lowerDepth,
            {way.depth, qlonglong(base::raw(way.referrer)), way.depth, way.hops, qlonglong(base::raw(id))});
}

void UrlStore::setReferrer(UrlId id, UrlId referrer)
{
    const qlonglong page = base::raw(referrer);
    if (flushFor(id))
        m_session.run(m_setReferrer, {page, qlonglong(base::raw(id)), page});
}

void UrlStore::requeue(UrlId id, UrlRole role, RuleId rule, const base::Way &way)
{
    if (flushFor(id))
        m_session.run(m_requeue,
            {int(role), base::raw(rule), way.depth, way.hops, qlonglong(base::raw(way.referrer)),
                qlonglong(base::raw(id))});
}

void UrlStore::requeueFinished(UrlId id)
{
    if (flushFor(id))
        m_session.run(m_requeueFinished, {qlonglong(base::raw(id))});
}

void UrlStore::letIn(UrlId id, RuleId rule)
{
    if (flushFor(id))
        m_session.run(m_letIn, {base::raw(rule), qlonglong(base::raw(id))});
}

void UrlStore::setPriority(UrlId id, int priority)
{
    if (flushFor(id))
        m_session.run(m_setPriority, {priority, qlonglong(base::raw(id))});
}

void UrlStore::skip(UrlId id, RuleId rule)
{
    if (flushFor(id))
        m_session.run(m_skip, {base::raw(rule), qlonglong(base::raw(id))});
}

void UrlStore::finish(UrlId id)
{
    if (flushFor(id))
        m_session.run(m_finish, {qlonglong(base::raw(id))});
}

void UrlStore::meetInRun(const MetUrl &url)
{
    if (!flushFor(url.id))
        return;
    m_session.run(m_meetInRun,
        {int(url.state), int(url.role), base::raw(url.rule), url.way.depth, url.way.hops,
            qlonglong(base::raw(url.way.referrer)), int(url.inSitemap), url.run, qlonglong(url.seenAt),
            qlonglong(url.seenAt), qlonglong(base::raw(url.id))});
}

void UrlStore::readdress(UrlId id, const url::UrlKey &key, const QByteArray &url)
{
    if (!flushFor(id))
        return;
    Statement update(m_session.connection(), QStringLiteral("UPDATE urls SET key = ?, url = ? WHERE id = ?"));
    m_session.run(update, {key.toByteArray(), textValue(url), qlonglong(base::raw(id))});
}

bool UrlStore::isInSitemap(UrlId id)
{
    if (!flushFor(id) || !m_session.run(m_isInSitemap, {qlonglong(base::raw(id))}))
        return false;
    const bool named = m_isInSitemap.next() && m_isInSitemap.number(0) != 0;
    return m_session.check(m_isInSitemap) && named;
}

void UrlStore::markInSitemap(UrlId id)
{
    if (!flushFor(id))
        return;
    const bool current = m_aheadOf == m_session.changes();
    m_session.run(m_inSitemap, {qlonglong(base::raw(id))});
    if (current)
        m_aheadOf = m_session.changes(); // what was looked up does not know of sitemaps, so that it stays true
}

KnownUrl UrlStore::known(const Statement &row, int column)
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
    url.priority = intFromNumber(row.number(column + 8));
    return url;
}

} // namespace argiope::store
