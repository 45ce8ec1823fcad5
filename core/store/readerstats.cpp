// Counts over the whole project.
#include "core/store/reader_p.h"

#include "core/facts/contenttype.h"
#include "core/store/linkids.h"
#include "core/store/pagecolumns.h"
#include "core/store/schema.h"

#include <QHash>

#include <algorithm>
#include <functional>
#include <tuple>

namespace argiope::store {

namespace {

/// Most first, then by name.
template <class Key, class Less>
QList<QPair<Key, qint64>> byCount(const QHash<Key, qint64> &counts, Less less)
{
    QList<QPair<Key, qint64>> list;
    list.reserve(counts.size());
    for (auto it = counts.begin(); it != counts.end(); ++it)
        list.append({it.key(), it.value()});
    std::sort(list.begin(), list.end(), [&less](const auto &a, const auto &b) {
        return a.second != b.second ? a.second > b.second : less(a.first, b.first);
    });
    return list;
}

QList<QPair<int, qint64>> byNumber(const QHash<int, qint64> &counts)
{
    QList<QPair<int, qint64>> list;
    for (auto it = counts.begin(); it != counts.end(); ++it)
        list.append({it.key(), it.value()});
    std::sort(list.begin(), list.end());
    return list;
}

/// CASE that gives the bin of a response time, as in ResponseTimeEdges.
QString responseBin()
{
    QString sql = QStringLiteral("CASE");
    for (size_t i = 0; i < ResponseTimeEdges.size(); ++i)
        sql += QStringLiteral(" WHEN response_ms < %1 THEN %2").arg(ResponseTimeEdges[i]).arg(i);
    return sql % QStringLiteral(" ELSE %1 END").arg(ResponseTimeEdges.size());
}

QString problemNumbers()
{
    QStringList numbers;
    for (int i = 0; i < base::OutcomeCount; ++i) {
        if (base::isProblem(Outcome(i)))
            numbers << QString::number(i);
    }
    return numbers.join(QStringLiteral(", "));
}

Stats countAll(ReadSession &session, const std::atomic<bool> *cancel)
{
    Stats stats;
    QHash<int, qint64> byDepth;
    QHash<int, qint64> byStatus;
    QHash<QByteArray, qint64> byType;
    QHash<QByteArray, qint64> byOutcome;
    QHash<qint64, qint64> perRule;
    QHash<qint64, qint64> perHost;
    Statement urls(*session.connection,
        QStringLiteral("SELECT state, CASE WHEN depth < 1000000 THEN depth "
                       "WHEN rule IN (SELECT id FROM rules WHERE name = 'unlinked') THEN -2 ELSE -1 END AS d, "
                       "CASE WHEN state = 2 THEN rule ELSE host END AS by, COUNT(*) FROM urls "
                       "WHERE id BETWEEN ? AND ? GROUP BY 1, 2, 3"));
    Statement pages(*session.connection,
        QStringLiteral("SELECT p.outcome, p.status, p.content_type, COUNT(*), SUM(p.bytes * 1.0) FROM pages p "
                       "JOIN urls u ON u.id = p.id WHERE p.id BETWEEN ? AND ? AND u.id BETWEEN ? AND ? AND u.state = 1 "
                       "GROUP BY 1, 2, 3"));
    Statement times(*session.connection,
        QString(QStringLiteral("SELECT ") % responseBin()
            % QStringLiteral(" AS bin, COUNT(*) FROM pages p JOIN urls u ON u.id = p.id "
                             "WHERE p.id BETWEEN ? AND ? AND u.id BETWEEN ? AND ? AND u.state = 1 AND p.response_ms "
                             "IS NOT NULL GROUP BY 1")));
    Statement links(*session.connection,
        QStringLiteral("SELECT COALESCE(SUM(n * 1.0), 0) FROM page_links WHERE id BETWEEN ? AND ?"));
    stats.byResponseTime.fill(0, qsizetype(ResponseTimeEdges.size()) + 1);
    qint64 before = 0;
    while (!session.error) {
        if (cancel && cancel->load(std::memory_order_relaxed))
            break;
        const qlonglong from = before + 1;
        const qlonglong to = session.pieceEnd(QStringLiteral("urls"), before);
        if (to <= before)
            break;
        before = to;
        session.each(urls, {from, to}, [&](const Statement &row) {
            const UrlState state = stateFromNumber(row.number(0));
            const qint64 n = row.number(3);
            stats.discovered += n;
            if (state == UrlState::Skipped) {
                stats.skipped += n;
                perRule[row.number(2)] += n;
                return true;
            }
            (state == UrlState::Queued ? stats.queued : stats.finished) += n;
            byDepth[intFromNumber(row.number(1))] += n;
            perHost[row.number(2)] += n;
            return true;
        });
        session.each(pages, {from, to, from, to}, [&](const Statement &row) {
            const qint64 n = row.number(3);
            byOutcome[QByteArray(base::name(outcomeFromNumber(row.number(0))))] += n;
            byStatus[intFromNumber(row.number(1))] += n;
            byType[facts::bareType(row.text(2)).toLower()] += n;
            stats.bytes += row.number(4);
            return true;
        });
        session.each(times, {from, to, from, to}, [&stats](const Statement &row) {
            const qint64 bin = row.number(0);
            if (bin >= 0 && bin < stats.byResponseTime.size())
                stats.byResponseTime[bin] += row.number(1);
            return true;
        });
        session.each(links, {from, to}, [&stats](const Statement &row) {
            stats.links += row.number(0);
            return false;
        });
    }
    // Names come last: there are far fewer of them than of URLs.
    QHash<QByteArray, qint64> byHost;
    Statement origin(*session.connection, QStringLiteral("SELECT origin FROM hosts WHERE id = ?"));
    for (auto it = perHost.begin(); it != perHost.end(); ++it) {
        QByteArray name;
        session.each(origin, {qlonglong(it.key())}, [&name](const Statement &row) {
            name = row.text(0);
            return true;
        });
        byHost[name] += it.value();
    }
    QList<QPair<Rule, qint64>> byRule;
    Statement rule(*session.connection, QStringLiteral("SELECT name, detail FROM rules WHERE id = ?"));
    for (auto it = perRule.begin(); it != perRule.end(); ++it) {
        Rule found;
        session.each(rule, {qlonglong(it.key())}, [&found](const Statement &row) {
            found = Rule::fromFile(row.text(0), row.text(1));
            return true;
        });
        byRule.append({found, it.value()});
    }
    std::sort(byRule.begin(), byRule.end(), [](const auto &a, const auto &b) {
        if (a.second != b.second)
            return a.second > b.second;
        return std::pair(a.first.name(), a.first.detail) < std::pair(b.first.name(), b.first.detail);
    });
    stats.byDepth = byNumber(byDepth);
    stats.byStatus = byNumber(byStatus);
    stats.byContentType = byCount(byType, std::less<QByteArray>{});
    stats.byOutcome = byCount(byOutcome, std::less<QByteArray>{});
    stats.byHost = byCount(byHost, std::less<QByteArray>{});
    stats.bySkipRule = byRule;
    return stats;
}

HostSummaries countHosts(ReadSession &session, int limit, const std::atomic<bool> *cancel)
{
    QHash<qint64, HostSummary> byHost;
    Statement part(*session.connection,
        QStringLiteral("SELECT u.host, u.state, COUNT(*), SUM(CASE WHEN p.outcome IN (%1) THEN 1 ELSE 0 END), "
                       "SUM(CASE WHEN p.bytes > 0 THEN p.bytes ELSE 0 END), "
                       "SUM(CASE WHEN p.response_ms >= 0 THEN 1 ELSE 0 END), "
                       "SUM(CASE WHEN p.response_ms >= 0 THEN p.response_ms ELSE 0 END) FROM urls u "
                       "LEFT JOIN pages p ON p.id = u.id AND p.id > ? AND p.id <= ? "
                       "WHERE u.id > ? AND u.id <= ? GROUP BY u.host, u.state")
            .arg(problemNumbers()));
    for (qint64 from = 0;;) {
        if (cancel && cancel->load(std::memory_order_relaxed))
            return {};
        const qint64 to = session.pieceEnd(QStringLiteral("urls"), from);
        if (to <= from)
            break;
        session.each(
            part, {qlonglong(from), qlonglong(to), qlonglong(from), qlonglong(to)}, [&byHost](const Statement &row) {
                HostSummary &host = byHost[row.number(0)];
                const qint64 n = row.number(2);
                host.known += n;
                switch (stateFromNumber(row.number(1))) {
                case UrlState::Queued:
                    host.queued += n;
                    break;
                case UrlState::Finished:
                    host.finished += n;
                    host.failed += row.number(3);
                    break;
                case UrlState::Skipped:
                    host.skipped += n;
                    break;
                }
                host.bytes += row.number(4);
                host.timed += row.number(5);
                host.responseMs += row.number(6);
                return true;
            });
        from = to;
    }
    HostSummaries summaries;
    summaries.total = byHost.size();
    summaries.hosts.reserve(byHost.size());
    for (auto it = byHost.begin(); it != byHost.end(); ++it) {
        it->id = HostId(intFromNumber(it.key()));
        summaries.hosts.append(*it);
    }
    byHost.clear();
    std::sort(summaries.hosts.begin(), summaries.hosts.end(), [](const HostSummary &a, const HostSummary &b) {
        return a.known != b.known ? a.known > b.known : a.id < b.id;
    });
    if (summaries.hosts.size() > limit)
        summaries.hosts.resize(limit);
    // Names come last: only of the hosts that are told.
    Statement names(*session.connection,
        QStringLiteral("SELECT origin, robots_status, robots_fetched_at, ip, observations FROM hosts WHERE id = ?"));
    for (HostSummary &host : summaries.hosts) {
        session.each(names, {qlonglong(base::raw(host.id))}, [&host](const Statement &row) {
            host.origin = row.text(0);
            host.robotsStatus = intFromNumber(row.number(1));
            host.robotsFetchedAt = row.number(2);
            host.ip = row.text(3);
            if (const auto delay = facts::CrawlDelay::of(row.text(4))) {
                host.crawlDelay = delay->asked;
                host.keptDelay = delay->kept;
            }
            return true;
        });
    }
    return summaries;
}

} // namespace

Stats Reader::stats(const std::atomic<bool> *cancel)
{
    const Impl::Moment moment(*m_impl);
    Stats stats = countAll(*m_impl, cancel);
    stats.state = meta(QByteArrayLiteral("state"));
    return stats;
}

HostSummaries Reader::hostSummaries(int limit, const std::atomic<bool> *cancel)
{
    const Impl::Moment moment(*m_impl);
    return countHosts(*m_impl, limit, cancel);
}

void Reader::forEachSketch(qint64 from, qint64 known, const std::function<bool(const UrlSketch &)> &visit)
{
    const Impl::Moment moment(*m_impl);
    m_impl->each(QStringLiteral("SELECT u.id, u.state, p.outcome, u.host, CASE WHEN u.id > ? AND u.state <> 2 THEN "
                                "u.url END FROM urls u LEFT JOIN pages p ON p.id = u.id WHERE u.id >= ? ORDER BY u.id"),
        {qlonglong(known), qlonglong(from)}, [&visit](const Statement &row) {
            UrlSketch sketch;
            sketch.id = UrlId(row.number(0));
            sketch.state = stateFromNumber(row.number(1));
            sketch.outcome = row.isNull(2) ? Outcome::None : outcomeFromNumber(row.number(2));
            sketch.http = row.number(3) != base::raw(HostId::None);
            sketch.url = row.text(4);
            return visit(sketch);
        });
}

} // namespace argiope::store
