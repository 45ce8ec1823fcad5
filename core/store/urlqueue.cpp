#include "core/store/urlqueue.h"

#include "core/store/pagecolumns.h"

#include <algorithm>

namespace argiope::store {

namespace {

/// A node sees what waits on its own hosts.
QString ownHosts(const WriteSession &session)
{
    const auto &share = session.share();
    if (!share || share->alone)
        return {};
    QStringList own{QStringLiteral("-1")};
    for (auto it = share->tokens.begin(); it != share->tokens.end(); ++it)
        own << QString::number(it.key());
    return QStringLiteral(" JOIN node_hosts n ON n.host = u.host AND n.slot IN (%1)").arg(own.join(u','));
}

constexpr char QueuedHere[] = " WHERE u.state = 0 AND u.host = ? AND u.priority = ? AND u.depth = ? AND u.id > ? "
                              "ORDER BY u.id LIMIT ?";
constexpr char QueuedBelow[] = " WHERE u.state = 0 AND u.host = ? AND u.priority = ? AND u.depth > ? "
                               "ORDER BY u.depth, u.id LIMIT ?";
constexpr char QueuedLater[] = " WHERE u.state = 0 AND u.host = ? AND u.priority > ? "
                               "ORDER BY u.priority, u.depth, u.id LIMIT ?";

/// The links on the way to a row of `urls`.
QString linksOf(const DepthLimit &limit)
{
    const QString links = QStringLiteral("(CASE WHEN depth >= 1000000 THEN depth - 1000000 ELSE depth END)");
    return limit.redirectsCount ? links : QString(QLatin1Char('(') % links % QLatin1String(" - hops)"));
}

/// What may stand in a request header as it is: visible ASCII and blanks.
bool isPlainHeader(const QByteArray &value)
{
    return std::all_of(value.begin(), value.end(), [](char c) { return c >= 0x20 && c < 0x7f; });
}

/// Of a row of waitingSql() with pages: what a server may confirm of it.
base::Validators validatorsOf(const Statement &row, UrlRole role, qint64 since)
{
    const bool good
        = outcomeFromNumber(row.number(8)) == Outcome::Ok && row.number(9) / 100 == 2 && row.number(10) >= since;
    if (!good)
        return {};
    // A page that was only checked has not been read: its links are still to be had.
    const QByteArray type = row.text(11).trimmed().toLower();
    const bool hasLinks = type.isEmpty() || type.startsWith("text/html") || type.startsWith("application/xhtml");
    if (role == UrlRole::Page && hasLinks && row.blob(12).isEmpty())
        return {};
    // One that an older Argiope has read lacks what is asked of documents today.
    const bool wasRead = row.number(15) > 0 || !row.isNull(16);
    if (role == UrlRole::Page && wasRead && row.number(15) < facts::NewestFacts)
        return {};
    base::Validators found{row.text(13), row.text(14)};
    return isPlainHeader(found.etag) && isPlainHeader(found.lastModified) ? found : base::Validators{};
}

QString listOf(const QList<Outcome> &outcomes)
{
    QStringList numbers;
    for (const Outcome outcome : outcomes)
        numbers << QString::number(int(outcome));
    return numbers.join(QStringLiteral(", "));
}

/// SELECT … FROM urls u, for waitingOf(); with what is stored of their pages.
QString waitingSql(bool withPages)
{
    const QString columns = QStringLiteral("SELECT u.id, u.url, u.host, u.role, u.depth, u.hops, u.state, u.priority");
    return withPages ? columns
            % QStringLiteral(", p.outcome, p.status, p.fetched_at, p.content_type, p.content_hash, p.etag, "
                             "p.last_modified, d.read_as, p.parse_ms FROM urls u LEFT JOIN pages p ON p.id = u.id "
                             "LEFT JOIN page_facts d ON d.id = u.id")
                     : QString(columns % QStringLiteral(" FROM urls u"));
}

/// A row of waitingSql(); `validSince` where it is one with pages.
base::WaitingUrl waitingOf(const Statement &row, std::optional<qint64> validSince)
{
    const UrlRole role = roleFromNumber(row.number(3));
    base::WaitingUrl url{UrlId(row.number(0)), row.text(1), HostId(intFromNumber(row.number(2))), role == UrlRole::Page,
        intFromNumber(row.number(4)), intFromNumber(row.number(5))};
    url.priority = intFromNumber(row.number(7));
    if (validSince)
        url.validators = validatorsOf(row, role, *validSince);
    return url;
}

} // namespace

UrlQueue::UrlQueue(WriteSession &session, UrlStore &urls)
    : m_session(session)
    , m_urls(urls)
    , m_waiting(session.connection(), waitingSql(false) % QStringLiteral(" WHERE u.id = ?"))
    , m_waitingPage(session.connection(), waitingSql(true) % QStringLiteral(" WHERE u.id = ?"))
    , m_queuedHere(session.connection(), waitingSql(false) % QLatin1String(QueuedHere))
    , m_queuedBelow(session.connection(), waitingSql(false) % QLatin1String(QueuedBelow))
    , m_queuedLater(session.connection(), waitingSql(false) % QLatin1String(QueuedLater))
    , m_queuedPagesHere(session.connection(), waitingSql(true) % QLatin1String(QueuedHere))
    , m_queuedPagesBelow(session.connection(), waitingSql(true) % QLatin1String(QueuedBelow))
    , m_queuedPagesLater(session.connection(), waitingSql(true) % QLatin1String(QueuedLater))
    , m_queuedByHost(session.connection(),
          QStringLiteral("SELECT u.host, COUNT(*) FROM urls u%1 WHERE u.state = 0 GROUP BY u.host")
              .arg(ownHosts(session)))
{
}

base::WaitingUrl UrlQueue::waiting(UrlId id, UrlRole role, std::optional<qint64> validSince)
{
    Statement &select = validSince ? m_waitingPage : m_waiting;
    if (!m_urls.flushFor(id) || !m_session.run(select, {qlonglong(base::raw(id))}))
        return {};
    base::WaitingUrl url;
    if (select.next()) {
        url = waitingOf(select, {});
        url.page = role == UrlRole::Page;
        if (validSince)
            url.validators = validatorsOf(select, role, *validSince);
    }
    if (!m_session.check(select))
        return {};
    return url;
}

QList<base::WaitingUrl> UrlQueue::queued(
    HostId host, const QueuedAfter &after, int limit, std::optional<qint64> validSince)
{
    if (!m_urls.flush())
        return {};
    QList<base::WaitingUrl> list;
    const auto take = [&](Statement &statement) {
        while (statement.next())
            list.append(waitingOf(statement, validSince));
        return m_session.check(statement);
    };
    Statement &here = validSince ? m_queuedPagesHere : m_queuedHere;
    Statement &below = validSince ? m_queuedPagesBelow : m_queuedBelow;
    Statement &later = validSince ? m_queuedPagesLater : m_queuedLater;
    const auto left = [&] { return int(limit - list.size()); };
    // Step by step, because for (priority, depth, id) > (?, ?, ?) SQLite would walk over the whole of a priority to
    // find the id.
    const qlonglong id = base::raw(after.id);
    if (!m_session.run(here, {base::raw(host), after.priority, after.depth, id, limit}) || !take(here))
        return {};
    if (left() > 0 && (!m_session.run(below, {base::raw(host), after.priority, after.depth, left()}) || !take(below)))
        return {};
    if (left() > 0 && (!m_session.run(later, {base::raw(host), after.priority, left()}) || !take(later)))
        return {};
    return list;
}

QHash<HostId, qint64> UrlQueue::queuedByHost()
{
    if (!m_urls.flush() || !m_session.run(m_queuedByHost))
        return {};
    QHash<HostId, qint64> counts;
    while (m_queuedByHost.next())
        counts.insert(HostId(intFromNumber(m_queuedByHost.number(0))), m_queuedByHost.number(1));
    if (!m_session.check(m_queuedByHost))
        return {};
    return counts;
}

QList<base::WaitingUrl> UrlQueue::skippedBy(
    RuleId rule, int run, UrlId after, int limit, std::optional<qint64> validSince)
{
    if (!m_urls.flush())
        return {};
    Statement select(m_session.connection(),
        waitingSql(validSince.has_value())
            % QStringLiteral(" WHERE u.id > ? AND u.state = 2 AND u.rule = ? AND u.run = ? ORDER BY u.id LIMIT ?"));
    if (!m_session.run(select, {qlonglong(base::raw(after)), base::raw(rule), run, limit}))
        return {};
    QList<base::WaitingUrl> list;
    while (select.next())
        list.append(waitingOf(select, validSince));
    if (!m_session.check(select))
        return {};
    return list;
}

QList<UnmetUrl> UrlQueue::unmet(int run, RuleId waiting, UrlId after, int limit, std::optional<qint64> validSince)
{
    if (!m_urls.flush())
        return {};
    QString sql = waitingSql(validSince.has_value());
    const int ruleAt = int(sql.left(sql.indexOf(QLatin1String(" FROM "))).count(u',')) + 1;
    sql.replace(QLatin1String(" FROM urls u"), QLatin1String(", u.rule FROM urls u"));
    Statement select(m_session.connection(),
        sql
            % QStringLiteral(" WHERE u.id > ? AND u.run < ? AND (u.state = 1 OR (u.state = 2 AND u.rule = ?)) "
                             "ORDER BY u.id LIMIT ?"));
    if (!m_session.run(select, {qlonglong(base::raw(after)), run, base::raw(waiting), limit}))
        return {};
    QList<UnmetUrl> list;
    while (select.next())
        list.append({waitingOf(select, validSince), stateFromNumber(select.number(6)) == UrlState::Finished,
            RuleId(intFromNumber(select.number(ruleAt)))});
    if (!m_session.check(select))
        return {};
    return list;
}

void UrlQueue::forEachUnmet(int run, const std::function<void(UrlId, const QByteArray &)> &visit)
{
    if (!m_urls.flush())
        return;
    Statement select(m_session.connection(), QStringLiteral("SELECT id, url FROM urls WHERE run < ? ORDER BY id"));
    if (!m_session.run(select, {run}))
        return;
    while (select.next())
        visit(UrlId(select.number(0)), select.text(1));
    m_session.check(select);
}

QList<QueuedUrl> UrlQueue::queuedById(UrlId after, int limit)
{
    if (!m_urls.flush())
        return {};
    Statement select(m_session.connection(),
        QStringLiteral("SELECT id, role, in_sitemap, priority, url FROM urls WHERE id > ? AND state = 0 "
                       "ORDER BY id LIMIT ?"));
    if (!m_session.run(select, {qlonglong(base::raw(after)), limit}))
        return {};
    QList<QueuedUrl> list;
    while (select.next())
        list.append({UrlId(select.number(0)), roleFromNumber(select.number(1)), select.number(2) != 0,
            intFromNumber(select.number(3)), select.text(4)});
    if (!m_session.check(select))
        return {};
    return list;
}

QList<NamedUrl> UrlQueue::named(const QString &where, std::initializer_list<QVariant> values, bool referrers)
{
    if (!m_urls.flush())
        return {};
    Statement select(m_session.connection(),
        QStringLiteral("SELECT id, role, url, referrer, %1 FROM urls WHERE %2 ORDER BY id LIMIT ?")
            .arg(referrers ? QStringLiteral("(SELECT r.url FROM urls r WHERE r.id = urls.referrer)")
                           : QStringLiteral("NULL"),
                where));
    if (!m_session.run(select, values))
        return {};
    QList<NamedUrl> list;
    while (select.next())
        list.append({UrlId(select.number(0)), roleFromNumber(select.number(1)), select.text(2), UrlId(select.number(3)),
            referrers ? select.text(4) : QByteArray()});
    if (!m_session.check(select))
        return {};
    return list;
}

QList<NamedUrl> UrlQueue::waitingNamed(UrlId after, int limit, bool referrers)
{
    return named(QStringLiteral("id > ? AND state = 0"), {qlonglong(base::raw(after)), limit}, referrers);
}

QList<NamedUrl> UrlQueue::fetchedNamed(int run, UrlId after, int limit)
{
    return named(QStringLiteral("id > ? AND state = 1 AND run = ? AND EXISTS (SELECT 1 FROM pages p WHERE "
                                "p.id = urls.id AND p.outcome = ?)"),
        {qlonglong(base::raw(after)), run, int(Outcome::Ok), limit});
}

QHash<RuleId, qint64> UrlQueue::skippedByRule()
{
    if (!m_urls.flush())
        return {};
    Statement select(
        m_session.connection(), QStringLiteral("SELECT rule, COUNT(*) FROM urls WHERE state = 2 GROUP BY rule"));
    if (!m_session.run(select, {}))
        return {};
    QHash<RuleId, qint64> counts;
    while (select.next())
        counts.insert(RuleId(intFromNumber(select.number(0))), select.number(1));
    if (!m_session.check(select))
        return {};
    return counts;
}

void UrlQueue::resetPriorities()
{
    if (!m_urls.flush())
        return;
    const EarlyWrites early(m_session);
    Statement update(
        m_session.connection(), QStringLiteral("UPDATE urls SET priority = 0 WHERE state = 0 AND priority <> 0"));
    m_session.run(update);
}

QList<UrlId> UrlQueue::skippedPages(UrlId after, int limit)
{
    if (!m_urls.flush())
        return {};
    Statement select(m_session.connection(),
        QStringLiteral("SELECT p.id FROM pages p JOIN urls u ON u.id = p.id WHERE p.id > ? AND u.state = 2 "
                       "ORDER BY p.id LIMIT ?"));
    if (!m_session.run(select, {qlonglong(base::raw(after)), limit}))
        return {};
    QList<UrlId> list;
    while (select.next())
        list.append(UrlId(select.number(0)));
    if (!m_session.check(select))
        return {};
    return list;
}

qint64 UrlQueue::requeueSkipped(RuleId rule, RuleId newRule, const DepthLimit &limit, int run)
{
    if (!m_urls.flush())
        return 0;
    const EarlyWrites early(m_session);
    Statement update(m_session.connection(),
        QStringLiteral(
            "UPDATE urls SET state = 0, rule = ? WHERE state = 2 AND rule = ? AND run = ? AND hops <= ? AND %1 <= ?")
            .arg(linksOf(limit)));
    return m_session.run(update, {base::raw(newRule), base::raw(rule), run, limit.hops, limit.depth})
        ? update.rowsAffected()
        : 0;
}

qint64 UrlQueue::skipDeeper(const DepthLimit &limit, RuleId rule)
{
    if (!m_urls.flush())
        return 0;
    const EarlyWrites early(m_session);
    Statement update(m_session.connection(),
        QStringLiteral("UPDATE urls SET state = 2, rule = ? WHERE state = 0 AND %1 > ?").arg(linksOf(limit)));
    return m_session.run(update, {base::raw(rule), limit.depth}) ? update.rowsAffected() : 0;
}

QList<OutcomeCount> UrlQueue::requeueOutcomes(const QList<Outcome> &outcomes, int run)
{
    if (!m_urls.flush() || outcomes.isEmpty())
        return {};
    const QString list = listOf(outcomes);
    const QList<OutcomeCount> counts = countPages(
        QStringLiteral("u.state = 1 AND u.run = %1 AND p.outcome IN (%2)").arg(QString::number(run), list));
    const EarlyWrites early(m_session);
    Statement update(m_session.connection(),
        QStringLiteral("UPDATE urls SET state = 0 WHERE state = 1 AND run = ? AND id IN "
                       "(SELECT id FROM pages WHERE outcome IN (%1))")
            .arg(list));
    return m_session.run(update, {run}) ? counts : QList<OutcomeCount>();
}

QList<OutcomeCount> UrlQueue::clearQueue(RuleId waiting, qint64 *skipped)
{
    *skipped = 0;
    if (!m_urls.flush())
        return {};
    const QList<OutcomeCount> counts = countPages(QStringLiteral("u.state = 0"));
    const EarlyWrites early(m_session);
    Statement fetched(m_session.connection(),
        QStringLiteral("UPDATE urls SET state = 1 WHERE state = 0 AND id IN (SELECT id FROM pages)"));
    Statement others(m_session.connection(), QStringLiteral("UPDATE urls SET state = 2, rule = ? WHERE state = 0"));
    if (!m_session.run(fetched) || !m_session.run(others, {base::raw(waiting)}))
        return {};
    *skipped = others.rowsAffected();
    return counts;
}

QList<OutcomeCount> UrlQueue::countPages(const QString &condition)
{
    QList<OutcomeCount> counts;
    Statement count(m_session.connection(),
        QStringLiteral("SELECT p.outcome, p.status, COUNT(*) FROM urls u JOIN pages p ON p.id = u.id WHERE ")
            % condition % QStringLiteral(" GROUP BY p.outcome, p.status"));
    if (!m_session.run(count))
        return {};
    while (count.next())
        counts.append({outcomeFromNumber(count.number(0)), intFromNumber(count.number(1)), count.number(2)});
    if (!m_session.check(count))
        return {};
    return counts;
}

} // namespace argiope::store
