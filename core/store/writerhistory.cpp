// The half of Writer that deals with what was fetched before: further runs, visits, validators.
#include "core/store/pagecolumns.h"
#include "core/store/schema.h"
#include "core/store/writer_p.h"

#include <algorithm>

namespace argiope::store {

namespace {

qlonglong firstVisitId(UrlId url)
{
    return qlonglong(base::raw(url)) << VisitPositionBits;
}

qlonglong lastVisitId(UrlId url)
{
    return firstVisitId(url) + (qlonglong(1) << VisitPositionBits) - 1;
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
        = outcomeFromNumber(row.number(7)) == Outcome::Ok && row.number(8) / 100 == 2 && row.number(9) >= since;
    if (!good)
        return {};
    // A page that was only checked has not been read: its links are still to be had.
    const QByteArray type = row.text(10).trimmed().toLower();
    const bool hasLinks = type.isEmpty() || type.startsWith("text/html") || type.startsWith("application/xhtml");
    if (role == UrlRole::Page && hasLinks && row.blob(11).isEmpty())
        return {};
    base::Validators found{row.text(12), row.text(13)};
    return isPlainHeader(found.etag) && isPlainHeader(found.lastModified) ? found : base::Validators{};
}

QString listOf(const QList<Outcome> &outcomes)
{
    QStringList numbers;
    for (const Outcome outcome : outcomes)
        numbers << QString::number(int(outcome));
    return numbers.join(QStringLiteral(", "));
}

} // namespace

void Writer::requeueFinished(UrlId id)
{
    if (m_impl->flushUrlsFor(id))
        m_impl->run(m_impl->m_requeueFinished, {qlonglong(base::raw(id))});
}

QList<OutcomeCount> Writer::Impl::countPages(const QString &condition)
{
    QList<OutcomeCount> counts;
    Statement count(*m_connection,
        QStringLiteral("SELECT p.outcome, p.status, COUNT(*) FROM urls u JOIN pages p ON p.id = u.id WHERE ")
            % condition % QStringLiteral(" GROUP BY p.outcome, p.status"));
    if (!run(count))
        return {};
    while (count.next())
        counts.append({outcomeFromNumber(count.number(0)), intFromNumber(count.number(1)), count.number(2)});
    if (!check(count))
        return {};
    return counts;
}

QList<OutcomeCount> Writer::requeueOutcomes(const QList<Outcome> &outcomes, int run)
{
    Impl &d = *m_impl;
    if (!d.flushUrls() || outcomes.isEmpty())
        return {};
    const QString list = listOf(outcomes);
    const QList<OutcomeCount> counts = d.countPages(
        QStringLiteral("u.state = 1 AND u.run = %1 AND p.outcome IN (%2)").arg(QString::number(run), list));
    const EarlyWrites early(*d.m_connection);
    Statement update(*d.m_connection,
        QStringLiteral("UPDATE urls SET state = 0 WHERE state = 1 AND run = ? AND id IN "
                       "(SELECT id FROM pages WHERE outcome IN (%1))")
            .arg(list));
    return d.run(update, {run}) ? counts : QList<OutcomeCount>();
}

QList<OutcomeCount> Writer::clearQueue(RuleId waiting, qint64 *skipped)
{
    Impl &d = *m_impl;
    *skipped = 0;
    if (!d.flushUrls())
        return {};
    const QList<OutcomeCount> counts = d.countPages(QStringLiteral("u.state = 0"));
    const EarlyWrites early(*d.m_connection);
    Statement fetched(
        *d.m_connection, QStringLiteral("UPDATE urls SET state = 1 WHERE state = 0 AND id IN (SELECT id FROM pages)"));
    Statement others(*d.m_connection, QStringLiteral("UPDATE urls SET state = 2, rule = ? WHERE state = 0"));
    if (!d.run(fetched) || !d.run(others, {base::raw(waiting)}))
        return {};
    *skipped = others.rowsAffected();
    return counts;
}

void Writer::meetInRun(const MetUrl &url)
{
    if (!m_impl->flushUrlsFor(url.id))
        return;
    m_impl->run(m_impl->m_meetInRun,
        {int(url.state), int(url.role), base::raw(url.rule), url.way.depth, url.way.hops,
            qlonglong(base::raw(url.way.referrer)), int(url.inSitemap), url.run, qlonglong(url.seenAt),
            qlonglong(url.seenAt), qlonglong(base::raw(url.id))});
}

QList<UnmetUrl> Writer::unmet(int run, RuleId waiting, UrlId after, int limit, std::optional<qint64> validSince)
{
    Impl &d = *m_impl;
    if (!d.flushUrls())
        return {};
    Statement select(*d.m_connection,
        waitingSql(validSince.has_value())
            % QStringLiteral(" WHERE u.id > ? AND u.run < ? AND (u.state = 1 OR (u.state = 2 AND u.rule = ?)) "
                             "ORDER BY u.id LIMIT ?"));
    if (!d.run(select, {qlonglong(base::raw(after)), run, base::raw(waiting), limit}))
        return {};
    QList<UnmetUrl> list;
    while (select.next())
        list.append({Impl::waitingOf(select, validSince), stateFromNumber(select.number(6)) == UrlState::Finished});
    if (!d.check(select))
        return {};
    return list;
}

QList<UrlId> Writer::skippedPages(UrlId after, int limit)
{
    Impl &d = *m_impl;
    if (!d.flushUrls())
        return {};
    Statement select(*d.m_connection,
        QStringLiteral("SELECT p.id FROM pages p JOIN urls u ON u.id = p.id WHERE p.id > ? AND u.state = 2 "
                       "ORDER BY p.id LIMIT ?"));
    if (!d.run(select, {qlonglong(base::raw(after)), limit}))
        return {};
    QList<UrlId> list;
    while (select.next())
        list.append(UrlId(select.number(0)));
    if (!d.check(select))
        return {};
    return list;
}

std::optional<PageRecord> Writer::page(UrlId id)
{
    Impl &d = *m_impl;
    if (!d.run(d.m_page, {qlonglong(base::raw(id))}))
        return {};
    std::optional<PageRecord> page;
    if (d.m_page.next()) {
        constexpr int FirstPageColumn = 4;
        page = pageFromRow(d.m_page, FirstPageColumn, id);
        page->visits = intFromNumber(d.m_page.number(0));
        page->lastChanged = d.m_page.number(1);
        page->goneSince = d.m_page.number(2);
        page->notModified = d.m_page.number(3) != 0;
    }
    if (!d.check(d.m_page))
        return {};
    return page;
}

void Writer::setHistory(const PageRecord &page)
{
    const auto timeOrNull = [](qint64 time) { return numberOrNull(time > 0 ? time : -1); };
    m_impl->run(m_impl->m_setHistory,
        {page.visits, timeOrNull(page.lastChanged), timeOrNull(page.goneSince), int(page.notModified),
            qlonglong(base::raw(page.id))});
}

void Writer::dropPage(UrlId id)
{
    setLinks(id, {});
    m_impl->run(m_impl->m_dropHeaders, {qlonglong(base::raw(id))});
    m_impl->run(m_impl->m_dropPage, {qlonglong(base::raw(id))});
}

QString waitingSql(bool withPages)
{
    const QString columns = QStringLiteral("SELECT u.id, u.url, u.host, u.role, u.depth, u.hops, u.state");
    return withPages ? columns
            % QStringLiteral(", p.outcome, p.status, p.fetched_at, p.content_type, p.content_hash, p.etag, "
                             "p.last_modified FROM urls u LEFT JOIN pages p ON p.id = u.id")
                     : QString(columns % QStringLiteral(" FROM urls u"));
}

base::WaitingUrl Writer::Impl::waitingOf(const Statement &row, std::optional<qint64> validSince)
{
    const UrlRole role = roleFromNumber(row.number(3));
    base::WaitingUrl url{UrlId(row.number(0)), row.text(1), HostId(intFromNumber(row.number(2))), role == UrlRole::Page,
        intFromNumber(row.number(4)), intFromNumber(row.number(5))};
    if (validSince)
        url.validators = validatorsOf(row, role, *validSince);
    return url;
}

base::WaitingUrl Writer::waiting(UrlId id, UrlRole role, std::optional<qint64> validSince)
{
    Impl &d = *m_impl;
    Statement &select = validSince ? d.m_waitingPage : d.m_waiting;
    if (!d.flushUrlsFor(id) || !d.run(select, {qlonglong(base::raw(id))}))
        return {};
    base::WaitingUrl url;
    if (select.next()) {
        url = Impl::waitingOf(select, {});
        url.page = role == UrlRole::Page;
        if (validSince)
            url.validators = validatorsOf(select, role, *validSince);
    }
    if (!d.check(select))
        return {};
    return url;
}

void Writer::addVisit(UrlId id, const VisitRecord &visit)
{
    Impl &d = *m_impl;
    if (!d.run(d.m_lastVisit, {firstVisitId(id), lastVisitId(id)}))
        return;
    qlonglong row = firstVisitId(id);
    if (d.m_lastVisit.next() && !d.m_lastVisit.value(0).isNull())
        row = d.m_lastVisit.number(0) + 1;
    if (!d.check(d.m_lastVisit))
        return;
    if (row > lastVisitId(id)) {
        d.fail({StoreError::Code::Io, path(), QStringLiteral("too many visits of one URL")});
        return;
    }
    d.run(d.m_addVisit,
        {row, visit.visit, visit.attempt, int(visit.retried), int(visit.outcome), visit.status,
            numberOrNull(visit.bytes), numberOrNull(visit.responseMs), qlonglong(visit.at),
            blobOrNull(visit.contentHash), textOrNull(visit.error)});
}

std::optional<VisitRecord> Writer::lastAnswer(UrlId id)
{
    Impl &d = *m_impl;
    if (!d.run(d.m_lastAnswer, {firstVisitId(id), lastVisitId(id)}))
        return {};
    std::optional<VisitRecord> visit;
    if (d.m_lastAnswer.next())
        visit = visitFromRow(d.m_lastAnswer, 0);
    if (!d.check(d.m_lastAnswer))
        return {};
    return visit;
}

int Writer::lastVisit(UrlId id)
{
    Impl &d = *m_impl;
    Statement select(
        *d.m_connection, QStringLiteral("SELECT MAX(visit) FROM visits WHERE id BETWEEN ? AND ? AND retried = 0"));
    if (!d.run(select, {firstVisitId(id), lastVisitId(id)}))
        return 0;
    const int visit = select.next() ? intFromNumber(select.number(0)) : 0;
    d.check(select);
    return visit;
}

bool Writer::wasEverThere(UrlId id)
{
    Impl &d = *m_impl;
    Statement select(*d.m_connection,
        QStringLiteral("SELECT 1 FROM visits WHERE id BETWEEN ? AND ? AND retried = 0 AND status BETWEEN 200 AND 399"));
    if (!d.run(select, {firstVisitId(id), lastVisitId(id)}))
        return false;
    const bool found = select.next();
    select.finish();
    return found;
}

} // namespace argiope::store
