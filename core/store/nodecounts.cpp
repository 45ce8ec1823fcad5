// What nodes count, and what they may: docs/CLUSTER.md.
#include "core/store/nodecounts.h"

#include "core/settings/fields.h"
#include "core/store/nodesteps.h"
#include "core/store/nodetables.h"
#include "core/store/pagecolumns.h"
#include "core/store/projectmeta.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace argiope::store {

namespace {

constexpr QLatin1String CountersName("counters");
/// Who sets URLs aside for itself sees what all others have set aside.
constexpr QLatin1String OneTakesRoom("SELECT pg_advisory_xact_lock(hashtextextended('argiope/room', 0))");

QJsonObject countsOf(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

qint64 countOf(const QJsonObject &counts, const char *name)
{
    return counts.value(QLatin1String(name)).toInteger();
}

/// What nodes counted is added up; of what is so for all of them, one says it.
QJsonValue added(const QString &name, const QJsonValue &a, const QJsonValue &b)
{
    if (name == u"run" || name == u"bytes_before")
        return a.isDouble() ? a : b;
    if (name == u"elapsed_ms")
        return std::max(a.toInteger(), b.toInteger());
    if (!a.isArray() && !b.isArray())
        return a.toInteger() + b.toInteger();
    const QJsonArray left = a.toArray();
    const QJsonArray right = b.toArray();
    QJsonArray sum;
    for (qsizetype i = 0; i < std::max(left.size(), right.size()); ++i)
        sum.append(left.at(i).toInteger() + right.at(i).toInteger());
    return sum;
}

QJsonObject added(const QJsonObject &a, const QJsonObject &b)
{
    QJsonObject sum = a;
    for (auto it = b.begin(); it != b.end(); ++it)
        sum.insert(it.key(), added(it.key(), a.value(it.key()), it.value()));
    return sum;
}

qint64 mostUrls(NodeSteps &steps)
{
    qint64 most = 0;
    steps.each(QStringLiteral("SELECT value FROM meta WHERE name = ?"), {QString::fromLatin1(SettingsName)},
        [&most](const Statement &row) {
            if (const auto settings = settings::fromJson(countsOf(row.blob(0))))
                most = settings->maxUrls;
        });
    return most;
}

/// Where all URLs that may be fetched are, or may come to be.
struct Shares
{
    struct Share
    {
        qint64 fetched = 0;
        qint64 granted = 0; ///< since it joined
        bool isAlive = false;
        [[nodiscard]] qint64 setAside() const { return isAlive ? std::max<qint64>(granted - fetched, 0) : 0; }
    };
    qint64 fetched = 0; ///< by all
    QHash<qint64, Share> nodes; ///< also those that are gone: what they fetched remains
    [[nodiscard]] qint64 alive() const
    {
        return std::count_if(nodes.begin(), nodes.end(), [](const Share &share) { return share.isAlive; });
    }
};

/// In one statement: what a node has set aside ends where it is expelled, and what it fetched remains.
Shares readShares(NodeSteps &steps)
{
    Shares shares;
    steps.each(QStringLiteral("SELECT 0, 0, 0, counts FROM node_control UNION ALL SELECT 1, node, 0, counts FROM "
                              "node_counts UNION ALL SELECT 2, n.id, COALESCE(g.granted, 0), '' FROM nodes n LEFT "
                              "JOIN node_grants g ON g.node = n.id WHERE n.state NOT IN ('left', 'lost')"),
        {}, [&shares](const Statement &row) {
            const qint64 kind = row.number(0);
            if (kind == 2) {
                Shares::Share &share = shares.nodes[row.number(1)];
                share.granted = row.number(2);
                share.isAlive = true;
                return;
            }
            const qint64 fetched = countOf(countsOf(row.text(3)), "fetched");
            shares.fetched += fetched;
            if (kind == 1)
                shares.nodes[row.number(1)].fetched += fetched;
        });
    return shares;
}

void grant(NodeSteps &steps, qint64 node, qint64 granted)
{
    steps.run(QStringLiteral("INSERT INTO node_grants (node, granted) VALUES (?, ?) ON CONFLICT (node) DO UPDATE SET "
                             "granted = excluded.granted"),
        {qlonglong(node), qlonglong(granted)});
}

} // namespace

NodeSums addUpCounters(NodeSteps &steps)
{
    QJsonObject sum;
    bool counted = false;
    steps.each(QStringLiteral("SELECT counts FROM node_control"), {},
        [&sum](const Statement &row) { sum = countsOf(row.text(0)); });
    QHash<qint64, qint64> elapsed;
    const qint64 before = countOf(sum, "elapsed_ms");
    steps.each(QStringLiteral("SELECT node, counts FROM node_counts"), {}, [&](const Statement &row) {
        const QJsonObject part = countsOf(row.text(1));
        elapsed[row.number(0)] += countOf(part, "elapsed_ms");
        sum = added(sum, part);
        counted = true;
    });
    if (!counted)
        return {};
    NodeSums sums;
    for (const qint64 ms : std::as_const(elapsed))
        sums.elapsedMs = std::max(sums.elapsedMs, ms);
    sum.insert(QLatin1String("elapsed_ms"), before + sums.elapsedMs);
    sums.fetched = countOf(sum, "fetched");
    sums.bytes = countOf(sum, "bytes") + countOf(sum, "robots_bytes") + countOf(sum, "sitemap_bytes");
    steps.run(
        QStringLiteral(
            "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"),
        {QString(CountersName), blobValue(QJsonDocument(sum).toJson(QJsonDocument::Compact))});
    return sums;
}

qint64 fetchedBy(NodeSteps &steps, qint64 node)
{
    qint64 fetched = 0;
    steps.each(QStringLiteral("SELECT counts FROM node_counts WHERE node = ?"), {qlonglong(node)},
        [&fetched](const Statement &row) { fetched += countOf(countsOf(row.text(0)), "fetched"); });
    return fetched;
}

void beginRoom(NodeSteps &steps, qint64 node, qint64 fetched)
{
    grant(steps, node, fetched);
}

NodeRoom takeRoom(NodeSteps &steps, qint64 node, qint64 before, qint64 allowed, qint64 wanted)
{
    steps.run(OneTakesRoom);
    const Shares shares = readShares(steps);
    const Shares::Share mine = shares.nodes.value(node);
    if (!mine.isAlive)
        return {allowed, false}; // it is to hear of that
    const qint64 most = mostUrls(steps);
    const qint64 kept = std::max(before + allowed, mine.fetched);
    qint64 left = most - shares.fetched - (kept - mine.fetched);
    for (auto it = shares.nodes.begin(); it != shares.nodes.end(); ++it)
        left -= it.key() == node ? 0 : it->setAside();
    // Nobody takes what is left for himself.
    const qint64 due = left > 0 ? (left + shares.alive() - 1) / shares.alive() : 0;
    const qint64 granted = kept + std::clamp<qint64>(wanted, 0, due);
    if (granted != mine.granted)
        grant(steps, node, granted);
    return {granted - before, most > 0 && shares.fetched >= most};
}

} // namespace argiope::store
