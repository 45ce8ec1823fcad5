#include "core/store/batchtable.h"

#include "core/store/nodeids.h"
#include "core/store/urlstore.h"
#include "core/store/writesession.h"

namespace argiope::store {

namespace {

constexpr qsizetype MostKnownSlots = 100'000;

QString heldSlots(const WriteSession &session)
{
    QStringList held;
    if (const auto &share = session.share()) {
        for (auto it = share->tokens.begin(); it != share->tokens.end(); ++it)
            held << QString::number(it.key());
    }
    return held.isEmpty() ? QStringLiteral("-1") : held.join(u',');
}

} // namespace

struct BatchTable::Rows
{
    explicit Rows(WriteSession &session)
        : send(session.connection(), QStringLiteral("INSERT INTO node_batches (slot, node, found) VALUES (?, ?, ?)"))
        , arrived(session.connection(),
              QStringLiteral("SELECT id, slot, found FROM node_batches WHERE slot IN (%1) ORDER BY id LIMIT ?")
                  .arg(heldSlots(session)))
        , taken(session.connection(), QStringLiteral("DELETE FROM node_batches WHERE id = ?"))
        , slotOf(session.connection(), QStringLiteral("SELECT slot FROM node_hosts WHERE host = ?"))
        , count(session.connection(),
              QStringLiteral("INSERT INTO node_counts (node, part, counts) VALUES (?, ?, ?) ON CONFLICT (node, part) "
                             "DO UPDATE SET counts = excluded.counts"))
        , lock(session.connection(),
              QStringLiteral("SELECT pg_advisory_xact_lock(hashtextextended(CAST(? AS text), 0))"))
        , ended(session.connection(), QStringLiteral("SELECT ended FROM node_control FOR SHARE"))
    {
    }

    Statement send;
    Statement arrived;
    Statement taken;
    Statement slotOf;
    Statement count;
    Statement lock;
    Statement ended;
};

BatchTable::BatchTable(WriteSession &session, UrlStore &urls)
    : m_session(session)
    , m_urls(urls)
    , m_rows(std::make_unique<Rows>(session))
{
}

BatchTable::~BatchTable() = default;

const std::optional<NodeShare> &BatchTable::share() const
{
    return m_session.share();
}

UrlId BatchTable::agreedId(const url::UrlKey &key)
{
    return UrlId(m_urls.idFor(key));
}

void BatchTable::agreeAhead(std::span<const url::UrlKey> keys)
{
    m_urls.agreeAhead(keys);
}

qint64 BatchTable::questions() const
{
    return m_session.ids() ? m_session.ids()->questions() : 0;
}

void BatchTable::failDamaged(const QString &detail)
{
    m_session.fail(StoreError::Code::Damaged, detail);
}

void BatchTable::send(int slot, const QByteArray &found)
{
    m_session.run(m_rows->send, {slot, qlonglong(m_session.share()->node), blobValue(found)});
}

QList<NodeBatch> BatchTable::arrived(int limit)
{
    if (!m_session.run(m_rows->arrived, {limit}))
        return {};
    QList<NodeBatch> batches;
    while (m_rows->arrived.next())
        batches.append({m_rows->arrived.number(0), int(m_rows->arrived.number(1)), m_rows->arrived.blob(2)});
    return m_session.check(m_rows->arrived) ? batches : QList<NodeBatch>();
}

void BatchTable::taken(qint64 id)
{
    m_session.run(m_rows->taken, {qlonglong(id)});
}

std::optional<int> BatchTable::slotOf(HostId host)
{
    if (const auto it = m_slots.constFind(host); it != m_slots.cend())
        return *it;
    if (!m_session.run(m_rows->slotOf, {base::raw(host)}))
        return {};
    std::optional<int> slot;
    if (m_rows->slotOf.next())
        slot = int(m_rows->slotOf.number(0));
    m_rows->slotOf.finish();
    if (!m_session.check(m_rows->slotOf) || !slot)
        return {};
    if (m_slots.size() >= MostKnownSlots)
        m_slots.clear();
    m_slots.insert(host, *slot);
    return slot;
}

void BatchTable::count(const QByteArray &counts)
{
    if (m_part == 0) {
        const auto part = m_session.ids()->next(QStringLiteral("parts"));
        if (!part) {
            m_session.fail(m_session.ids()->error());
            return;
        }
        m_part = *part;
    }
    m_session.run(m_rows->count, {qlonglong(m_session.share()->node), qlonglong(m_part), textValue(counts)});
}

void BatchTable::lockMeta()
{
    m_session.transaction().mustNotRepeat();
    if (m_session.run(m_rows->lock, {QString(QStringLiteral("argiope/meta/") % m_session.path())}))
        m_rows->lock.finish();
}

bool BatchTable::hasEnded()
{
    if (!m_session.run(m_rows->ended))
        return false;
    const bool ended = m_rows->ended.next() && m_rows->ended.number(0) != 0;
    m_rows->ended.finish();
    return m_session.check(m_rows->ended) && ended;
}

} // namespace argiope::store
