#include "core/store/nodebook.h"

#include "core/base/version.h"
#include "core/settings/fields.h"
#include "core/settings/live.h"
#include "core/store/connection.h"
#include "core/store/nodesteps.h"
#include "core/store/pagecolumns.h"
#include "core/store/place.h"
#include "core/store/postgres.h"
#include "core/store/projectmeta.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace argiope::store {

namespace {

constexpr QLatin1String Gone("('left', 'lost')");
/// Nodes that left are shown for so long.
constexpr qint64 RememberMs = qint64(24) * 60 * 60 * 1000;
constexpr qint64 MostPatience = 3; ///< leases that a node waits for others because it was late itself
/// Nodes that join at the same time make tables one after the other.
constexpr QLatin1String OneAtATime("SELECT pg_advisory_xact_lock(hashtextextended('argiope/nodes', 0))");

/// Tables whose ids nodes take in blocks.
constexpr const char *BlockTables[] = {"urls", "texts", "sitemaps", "probes"};

template <class Number>
QString listOf(const QList<Number> &numbers)
{
    QStringList texts{QStringLiteral("-1")};
    for (const Number number : numbers)
        texts << QString::number(number);
    return texts.join(u',');
}

/// Their commits are refused from now on, and their slots are free. Whoever is about to commit has its row locked.
void expel(NodeSteps &steps, const QList<qint64> &nodes)
{
    if (nodes.isEmpty())
        return;
    steps.run(QStringLiteral("UPDATE nodes SET state = 'lost' WHERE id IN (%1)").arg(listOf(nodes)));
    steps.run(QStringLiteral("UPDATE node_slots SET node = 0 WHERE node IN (%1)").arg(listOf(nodes)));
}

/// Slots of nodes that nobody knows, as in a database that was restored or tampered with: nobody else would free them.
void freeOrphans(NodeSteps &steps, NodeNews &news)
{
    QList<qint64> nobodys;
    for (const cluster::SlotLease &lease : std::as_const(news.leases)) {
        if (lease.node != 0 && !news.liveNodes.contains(lease.node) && !nobodys.contains(lease.node))
            nobodys.append(lease.node);
    }
    if (nobodys.isEmpty())
        return;
    // One of them may have joined since the nodes were listed.
    const QString update
        = QStringLiteral("UPDATE node_slots SET node = 0 WHERE node IN (%1) AND NOT EXISTS (SELECT 1 FROM "
                         "nodes n WHERE n.id = node_slots.node AND n.state NOT IN %2)");
    if (steps.run(update.arg(listOf(nobodys), Gone)) <= 0)
        return;
    for (cluster::SlotLease &lease : news.leases) {
        if (nobodys.contains(lease.node))
            lease.node = 0;
    }
}

bool hasTable(NodeSteps &steps, const char *name)
{
    bool has = false;
    steps.each(QStringLiteral("SELECT 1 WHERE to_regclass(?) IS NOT NULL"), {QString::fromLatin1(name)},
        [&has](const Statement &) { has = true; });
    return has;
}

base::Result<std::unique_ptr<Connection>, StoreError> openShared(const QString &address)
{
    auto connection = Connection::open(address, dialect::Access::Write);
    if (!connection)
        return connection;
    postgres::Session *session = (*connection)->session();
    if (!session)
        return base::Failure{StoreError{
            StoreError::Code::BadPlace, address, QStringLiteral("nodes need a project in a database, not in a file")}};
    if (const auto version = session->inspect(session->place().project()); !version)
        return base::Failure{version.error()};
    return connection;
}

} // namespace

int slotOfOrigin(QByteArrayView origin)
{
    const qsizetype scheme = origin.indexOf("://");
    QByteArrayView name = scheme < 0 ? origin : origin.sliced(scheme + 3);
    const qsizetype colon = name.lastIndexOf(':');
    if (colon >= 0 && name.indexOf(']', colon) < 0)
        name = name.first(colon);
    return cluster::slotOf(name);
}

NodeBook::NodeBook(std::unique_ptr<Connection> connection, qint64 leaseMs)
    : m_connection(std::move(connection))
    , m_leaseMs(leaseMs)
{
}

NodeBook::~NodeBook() = default;

template <class Do>
base::Result<void, StoreError> NodeBook::together(Do what)
{
    if (auto mended = mend(); !mended)
        return mended;
    if (auto begun = m_connection->begin(); !begun)
        return begun;
    NodeSteps steps(*m_connection);
    what(steps);
    if (auto done = steps.done(); !done) {
        m_connection->rollback();
        return done;
    }
    return m_connection->commit();
}

base::Result<void, StoreError> NodeBook::mend()
{
    if (!m_connection->isLost())
        return {};
    return m_connection->session()->reconnect();
}

base::Result<std::unique_ptr<NodeBook>, StoreError> NodeBook::join(
    const QString &address, const NodeIdentity &identity, qint64 leaseMs)
{
    auto connection = openShared(address);
    if (!connection)
        return base::Failure{connection.error()};
    postgres::Session &session = *(*connection)->session();
    const auto locked = session.lock(session.place().project(), postgres::Session::Lock::Shared);
    if (!locked)
        return base::Failure{locked.error()};
    if (!*locked)
        return base::Failure{session.failure(StoreError::Code::Locked)};
    // Whoever is stopped, or cut off, amid a heartbeat must not keep its row locked: nobody could expel it.
    session.setUp(QStringLiteral("SET idle_in_transaction_session_timeout = %1").arg(leaseMs));
    if (auto set = session.exec(session.setUp()); !set)
        return base::Failure{set.error()};
    std::unique_ptr<NodeBook> book(new NodeBook(std::move(*connection), leaseMs));
    if (auto entered = book->enter(identity); !entered)
        return base::Failure{entered.error()};
    return book;
}

base::Result<void, StoreError> NodeBook::enter(const NodeIdentity &identity)
{
    const QString clock = nodeClock();
    return together([&](NodeSteps &steps) {
        steps.run(OneAtATime);
        // Where they are there: to make an index that is there waits for all who write, and they for it.
        if (!hasTable(steps, "node_control")) {
            for (const QString &table : nodeTables())
                steps.run(table);
        }
        // Projects of before have the others.
        if (!hasTable(steps, "node_grants"))
            steps.run(QStringLiteral("CREATE TABLE node_grants (node bigint PRIMARY KEY, granted bigint NOT NULL)"));
        steps.run(QStringLiteral("INSERT INTO node_slots (slot, node, token) SELECT s, 0, 0 FROM "
                                 "generate_series(0, %1) AS s ON CONFLICT (slot) DO NOTHING")
                      .arg(cluster::SlotCount - 1));
        steps.run(QStringLiteral("INSERT INTO node_control (id, wanted, ended, changes, counts) VALUES (1, 'run', 0, "
                                 "0, '{}') ON CONFLICT DO NOTHING"));
        steps.run(
            QStringLiteral("DELETE FROM nodes WHERE state IN %1 AND until < %2 - %3").arg(Gone, clock).arg(RememberMs));
        bool isFirst = false;
        steps.each(QStringLiteral("SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE state NOT IN %1 AND until > "
                                  "%2)")
                       .arg(Gone, clock),
            {}, [&isFirst](const Statement &) { isFirst = true; });
        if (isFirst) {
            // None of them is to come back to what begins anew.
            QList<qint64> late;
            steps.each(QStringLiteral("SELECT id FROM nodes WHERE state NOT IN %1 ORDER BY id FOR UPDATE").arg(Gone),
                {}, [&late](const Statement &row) { late.append(row.number(0)); });
            expel(steps, late);
            beginAnew(steps);
        }
        steps.run(QStringLiteral("INSERT INTO node_ids (name, next) VALUES ('parts', 1) ON CONFLICT DO NOTHING"));
        for (const char *table : BlockTables) {
            const QString name = QLatin1String(table);
            steps.run(QStringLiteral("INSERT INTO node_ids (name, next) SELECT '%1', COALESCE(MAX(id), 0) + 1 FROM %1 "
                                     "ON CONFLICT (name) DO UPDATE SET next = GREATEST(node_ids.next, excluded.next)")
                          .arg(name));
        }
        QList<QPair<qint64, int>> hosts;
        steps.each(QStringLiteral("SELECT h.id, h.origin FROM hosts h LEFT JOIN node_hosts n ON n.host = h.id WHERE "
                                  "n.host IS NULL"),
            {}, [&hosts](const Statement &row) {
                hosts.append({row.number(0), slotOfOrigin(row.text(1))});
            });
        hosts.append({0, slotOfOrigin({})}); // of URLs without one
        for (const auto &[host, slot] : std::as_const(hosts))
            steps.run(QStringLiteral("INSERT INTO node_hosts (host, slot) VALUES (?, ?) ON CONFLICT DO NOTHING"),
                {qlonglong(host), slot});
        // Several programs on one machine have its name.
        QSet<QByteArray> taken;
        steps.each(QStringLiteral("SELECT name FROM nodes WHERE state NOT IN %1 AND until > %2").arg(Gone, clock), {},
            [&taken](const Statement &row) { taken.insert(row.text(0)); });
        QByteArray name = identity.name;
        for (int number = 2; taken.contains(name); ++number)
            name = identity.name + '-' + QByteArray::number(number);
        steps.each(QStringLiteral(
                       "WITH made AS (INSERT INTO nodes (name, host, version, who, state, started_at, seen_at, until, "
                       "threads, hosts, urls, rate) VALUES (?, ?, ?, ?, 'waiting', %1, %1, %1 + %2, ?, 0, "
                       "0, 0) RETURNING id) SELECT id FROM made")
                       .arg(clock)
                       .arg(m_leaseMs),
            {textValue(name), textValue(identity.host), textValue(QByteArray(base::Version)), textValue(identity.who),
                identity.threads},
            [this](const Statement &row) { m_id = row.number(0); });
    });
}

/// Nobody is at it: what was ordered then says nothing now, and what was counted is what the project begins with.
void NodeBook::beginAnew(NodeSteps &steps)
{
    (void)addUpCounters(steps);
    steps.run(QStringLiteral("UPDATE node_control SET wanted = 'run', ended = 0, counts = COALESCE((SELECT "
                             "convert_from(value, 'UTF8') FROM meta WHERE name = 'counters'), '{}')"));
    steps.run(QStringLiteral("DELETE FROM node_counts"));
    steps.run(QStringLiteral("DELETE FROM node_grants"));
    // An ordinary crawl may have given ids that were agreed on and never used.
    steps.run(QStringLiteral("DELETE FROM node_urls WHERE NOT EXISTS (SELECT 1 FROM node_batches)"));
}

base::Result<NodeNews, StoreError> NodeBook::beat(const NodeReport &report)
{
    const QString clock = nodeClock();
    NodeNews news;
    const auto done = together([&](NodeSteps &steps) {
        qint64 now = 0;
        qint64 seen = 0;
        steps.each(QStringLiteral("SELECT %1, seen_at FROM nodes WHERE id = ?").arg(clock), {qlonglong(m_id)},
            [&](const Statement &row) {
                now = row.number(0);
                seen = row.number(1);
            });
        news.isMember
            = steps.run(
                  QStringLiteral("UPDATE nodes SET seen_at = %1, until = %1 + %2, state = ?, hosts = ?, urls = "
                                 "?, rate = CAST(CAST(? AS text) AS double precision)%4 WHERE id = ? AND "
                                 "state NOT IN %3")
                      .arg(clock)
                      .arg(m_leaseMs)
                      .arg(Gone, report.threads > 0 ? QStringLiteral(", threads = %1").arg(report.threads) : QString()),
                  {textValue(report.state), qlonglong(report.hosts), qlonglong(report.urls),
                      QString::number(report.rate, 'g', 12), qlonglong(m_id)})
            == 1;
        if (m_lateAt < 0 || now - seen > m_leaseMs / 2)
            m_lateAt = now;
        if (news.isMember)
            expelLate(steps, now);
        steps.each(
            QStringLiteral("SELECT wanted, ended, changes FROM node_control"), {}, [&news](const Statement &row) {
                news.wanted = row.text(0);
                news.endedBy = row.number(1);
                news.changes = row.number(2);
            });
        steps.each(QStringLiteral("SELECT id, CASE WHEN state <> 'paused' AND (hosts > 0 OR rate > 0) THEN 1 ELSE 0 "
                                  "END FROM nodes WHERE state "
                                  "NOT IN %1 ORDER BY id")
                       .arg(Gone),
            {}, [&](const Statement &row) {
                news.liveNodes.append(row.number(0));
                if (row.number(0) != m_id && row.number(1) != 0)
                    ++news.sharers;
            });
        steps.each(QStringLiteral("SELECT slot, node, token FROM node_slots ORDER BY slot"), {},
            [&news](const Statement &row) {
                news.leases.append({int(row.number(0)), row.number(1), row.number(2)});
            });
        if (news.isMember)
            freeOrphans(steps, news);
    });
    if (!done)
        return base::Failure{done.error()};
    // By itself: nobody is to wait for it, and it is not what a lease depends on.
    if (auto counted = together([&news](NodeSteps &steps) { news.sums = addUpCounters(steps); }); !counted)
        return base::Failure{counted.error()};
    return news;
}

void NodeBook::expelLate(NodeSteps &steps, qint64 now)
{
    QHash<qint64, Late> late;
    QList<qint64> lost;
    steps.each(QStringLiteral("SELECT id, until FROM nodes WHERE state NOT IN %1 AND until <= %2").arg(Gone).arg(now),
        {}, [&](const Statement &row) {
            const qint64 node = row.number(0);
            const Late known = m_late.value(node);
            const Late one = known.until == row.number(1) ? known : Late{row.number(1), now};
            late.insert(node, one);
            // Who is always late itself does not wait for ever.
            if (now - m_lateAt >= m_leaseMs / 2 || now - one.since >= MostPatience * m_leaseMs)
                lost.append(node);
        });
    m_late = late;
    if (lost.isEmpty())
        return;
    // Whoever is about to commit is left for the next time.
    QList<qint64> locked;
    steps.each(
        QStringLiteral("SELECT id FROM nodes WHERE state NOT IN %1 AND until <= %2 AND id IN (%3) ORDER BY id FOR "
                       "UPDATE SKIP LOCKED")
            .arg(Gone)
            .arg(now)
            .arg(listOf(lost)),
        {}, [&locked](const Statement &row) { locked.append(row.number(0)); });
    expel(steps, locked);
}

base::Result<NodeBook::Held, StoreError> NodeBook::change(const QList<int> &giveUp, const QList<int> &take)
{
    Held held;
    const auto done = together([&](NodeSteps &steps) {
        bool isMember = false;
        steps.each(QStringLiteral("SELECT 1 FROM nodes WHERE id = ? AND state NOT IN %1 FOR KEY SHARE").arg(Gone),
            {qlonglong(m_id)}, [&isMember](const Statement &) { isMember = true; });
        if (!isMember)
            return;
        steps.run(QStringLiteral("UPDATE node_slots SET node = 0 WHERE node = ? AND slot IN (%1)").arg(listOf(giveUp)),
            {qlonglong(m_id)});
        steps.run(QStringLiteral("UPDATE node_slots SET node = ?, token = token + 1 WHERE slot IN (SELECT slot FROM "
                                 "node_slots WHERE node = 0 AND slot IN (%1) ORDER BY slot FOR UPDATE SKIP LOCKED)")
                      .arg(listOf(take)),
            {qlonglong(m_id)});
        m_fetchedBefore = fetchedBy(steps, m_id);
        beginRoom(steps, m_id, m_fetchedBefore);
        steps.each(QStringLiteral("SELECT slot, token FROM node_slots WHERE node = ?"), {qlonglong(m_id)},
            [&held](const Statement &row) { held.tokens.insert(int(row.number(0)), row.number(1)); });
        if (held.tokens.size() == cluster::SlotCount)
            steps.each(QStringLiteral("SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM node_batches)"), {},
                [&held](const Statement &) { held.alone = true; });
    });
    if (!done)
        return base::Failure{done.error()};
    return held;
}

base::Result<bool, StoreError> NodeBook::isSo(const QString &question)
{
    bool is = false;
    const auto asked
        = together([&](NodeSteps &steps) { steps.each(question, {}, [&is](const Statement &) { is = true; }); });
    if (!asked)
        return base::Failure{asked.error()};
    return is;
}

base::Result<QSet<int>, StoreError> NodeBook::busySlots()
{
    QSet<int> busy;
    const auto asked = together([&](NodeSteps &steps) {
        steps.each(QStringLiteral("SELECT s.slot FROM node_slots s WHERE s.node = ? AND EXISTS (SELECT 1 FROM "
                                  "node_hosts h JOIN urls u ON u.host = h.host AND u.state = 0 WHERE h.slot = s.slot)"),
            {qlonglong(m_id)}, [&busy](const Statement &row) { busy.insert(int(row.number(0))); });
    });
    if (!asked)
        return base::Failure{asked.error()};
    return busy;
}

base::Result<bool, StoreError> NodeBook::slotsAreFree()
{
    return isSo(QStringLiteral("SELECT 1 FROM node_slots WHERE node = 0 LIMIT 1"));
}

base::Result<qint64, StoreError> NodeBook::endedBy()
{
    qint64 node = 0;
    const auto asked = together([&node](NodeSteps &steps) {
        steps.each(QStringLiteral("SELECT ended FROM node_control"), {},
            [&node](const Statement &row) { node = row.number(0); });
    });
    if (!asked)
        return base::Failure{asked.error()};
    return node;
}

base::Result<NodeRoom, StoreError> NodeBook::room(qint64 allowed, qint64 wanted)
{
    NodeRoom room;
    const auto done
        = together([&](NodeSteps &steps) { room = takeRoom(steps, m_id, m_fetchedBefore, allowed, wanted); });
    if (!done)
        return base::Failure{done.error()};
    return room;
}

base::Result<settings::CrawlSettings, StoreError> NodeBook::settings()
{
    QByteArray stored;
    const auto done = together([&stored](NodeSteps &steps) {
        steps.each(QStringLiteral("SELECT value FROM meta WHERE name = ?"), {QString::fromLatin1(SettingsName)},
            [&stored](const Statement &row) { stored = row.blob(0); });
    });
    if (!done)
        return base::Failure{done.error()};
    const auto settings = settings::fromJson(QJsonDocument::fromJson(stored).object());
    if (!settings)
        return base::Failure{StoreError{StoreError::Code::Damaged, m_connection->path(),
            QStringLiteral("settings: ") % settings.error().message()}};
    return *settings;
}

base::Result<void, StoreError> NodeBook::leave(const QByteArray &state, qint64 urls)
{
    return together([&](NodeSteps &steps) {
        steps.run(OneAtATime); // of two that leave together one is the last
        (void)addUpCounters(steps);
        steps.run(QStringLiteral("UPDATE nodes SET state = 'left', until = %2, rate = 0, urls = GREATEST(urls, "
                                 "CAST(? AS bigint)) WHERE id = ? AND state NOT IN %1")
                      .arg(Gone, nodeClock()),
            {qlonglong(urls), qlonglong(m_id)});
        steps.run(QStringLiteral("UPDATE node_slots SET node = 0 WHERE node = ?"), {qlonglong(m_id)});
        // It was to write down the end, and did not come to it.
        steps.run(QStringLiteral("UPDATE node_control SET ended = 0 WHERE ended = ? AND EXISTS (SELECT 1 FROM meta "
                                 "WHERE name = 'state' AND value = ?)"),
            {qlonglong(m_id), blobValue("running")});
        steps.run(
            QStringLiteral("UPDATE meta SET value = ? WHERE name = 'state' AND value = ? AND NOT EXISTS (SELECT 1 "
                           "FROM nodes WHERE state NOT IN %1 AND until > %2) AND NOT EXISTS (SELECT 1 FROM "
                           "node_control WHERE ended <> 0)")
                .arg(Gone, nodeClock()),
            {blobValue(state), blobValue("running")});
    });
}

base::Result<bool, StoreError> NodeBook::claimEnd()
{
    bool claimed = false;
    const auto done = together([&](NodeSteps &steps) {
        claimed = steps.run(QStringLiteral("UPDATE node_control SET ended = ? WHERE ended = 0 AND NOT EXISTS (SELECT 1 "
                                           "FROM node_batches) AND NOT EXISTS (SELECT 1 FROM urls WHERE state = 0) "
                                           "AND NOT EXISTS (SELECT 1 FROM sitemaps WHERE state = 0) AND NOT EXISTS "
                                           "(SELECT 1 FROM probes WHERE state = 0)"),
                      {qlonglong(m_id)})
            == 1;
    });
    if (!done)
        return base::Failure{done.error()};
    return claimed;
}

base::Result<void, StoreError> NodeBook::takeBackEnd()
{
    return together([this](NodeSteps &steps) {
        steps.run(QStringLiteral("UPDATE node_control SET ended = 0 WHERE ended = ?"), {qlonglong(m_id)});
    });
}

base::Result<void, StoreError> NodeBook::claimLimit()
{
    return together([](NodeSteps &steps) {
        steps.run(
            QStringLiteral("UPDATE node_control SET wanted = 'max_urls' WHERE wanted = 'run' AND ended = 0 AND NOT "
                           "EXISTS (SELECT 1 FROM node_batches) AND (EXISTS (SELECT 1 FROM urls WHERE state = 0) "
                           "OR EXISTS (SELECT 1 FROM sitemaps WHERE state = 0))"));
    });
}

base::Result<void, StoreError> NodeBook::endAll(const QByteArray &why)
{
    return together([&why](NodeSteps &steps) {
        steps.run(QStringLiteral("UPDATE node_control SET wanted = ? WHERE wanted IN ('run', 'pause') AND ended = 0"),
            {textValue(why)});
    });
}

base::Result<void, StoreError> NodeBook::order(const QString &address, const QByteArray &wanted)
{
    auto connection = openShared(address);
    if (!connection)
        return base::Failure{connection.error()};
    postgres::Session &session = *(*connection)->session();
    const auto there = session.hasTable(session.place().project(), QStringLiteral("node_control"));
    if (!there)
        return base::Failure{there.error()};
    if (!*there)
        return base::Failure{
            session.failure(StoreError::Code::NotFound, QStringLiteral("no node has joined this project"))};
    NodeBook book(std::move(*connection), 0);
    return book.together([&wanted](NodeSteps &steps) {
        steps.run(QStringLiteral("UPDATE node_control SET wanted = ?"), {textValue(wanted)});
    });
}

base::Result<void, StoreError> NodeBook::setSettings(const QString &address, const settings::CrawlSettings &settings)
{
    auto connection = openShared(address);
    if (!connection)
        return base::Failure{connection.error()};
    NodeBook book(std::move(*connection), 0);
    const QByteArray name(SettingsName);
    bool judgesAlike = true;
    const auto done = book.together([&](NodeSteps &steps) {
        QByteArray stored;
        steps.each(QStringLiteral("SELECT value FROM meta WHERE name = ? FOR UPDATE"), {textValue(name)},
            [&stored](const Statement &row) { stored = row.blob(0); });
        const auto before = settings::fromJson(QJsonDocument::fromJson(stored).object());
        if (!before || steps.failed())
            return;
        const settings::CrawlSettings wanted = settings::withLive(*before, settings);
        judgesAlike = settings::judgeAlike(*before, wanted) && before->maxDepth == wanted.maxDepth;
        if (!judgesAlike)
            return;
        const QJsonObject now = settings::toJson(wanted);
        steps.run(QStringLiteral("UPDATE meta SET value = ? WHERE name = ?"),
            {blobValue(QJsonDocument(now).toJson(QJsonDocument::Compact)), textValue(name)});
        steps.run(QStringLiteral("UPDATE node_control SET changes = changes + 1"));
    });
    if (done && !judgesAlike)
        return base::Failure{StoreError{StoreError::Code::Locked, address,
            QStringLiteral("start addresses, patterns and depth cannot be changed while nodes are crawling")}};
    return done;
}

} // namespace argiope::store
