#include "core/store/visitstore.h"

#include "core/store/pagecolumns.h"
#include "core/store/schema.h"

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

} // namespace

VisitStore::VisitStore(WriteSession &session)
    : m_session(session)
    , m_lastRow(session.connection(), QStringLiteral("SELECT MAX(id) FROM visits WHERE id BETWEEN ? AND ?"))
    , m_add(session.connection(),
          QStringLiteral("INSERT INTO visits (id, visit, attempt, retried, outcome, status, bytes, response_ms, at, "
                         "content_hash, error, change_hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"))
    , m_lastAnswer(session.connection(),
          QStringLiteral(
              "SELECT visit, attempt, retried, outcome, status, bytes, response_ms, at, content_hash, error, "
              "change_hash FROM visits WHERE id BETWEEN ? AND ? AND retried = 0 AND status > 0 "
              "ORDER BY visit DESC LIMIT 1"))
{
}

void VisitStore::add(UrlId id, const VisitRecord &visit)
{
    if (!m_session.run(m_lastRow, {firstVisitId(id), lastVisitId(id)}))
        return;
    qlonglong row = firstVisitId(id);
    if (m_lastRow.next() && !m_lastRow.isNull(0))
        row = m_lastRow.number(0) + 1;
    if (!m_session.check(m_lastRow))
        return;
    if (row > lastVisitId(id)) {
        m_session.fail(StoreError::Code::Io, QStringLiteral("too many visits of one URL"));
        return;
    }
    m_session.run(m_add,
        {row, visit.visit, visit.attempt, int(visit.retried), int(visit.outcome), visit.status,
            numberOrNull(visit.bytes), numberOrNull(visit.responseMs), qlonglong(visit.at),
            blobOrNull(visit.contentHash), textOrNull(visit.error), blobOrNull(visit.changeHash)});
}

std::optional<VisitRecord> VisitStore::lastAnswer(UrlId id)
{
    if (!m_session.run(m_lastAnswer, {firstVisitId(id), lastVisitId(id)}))
        return {};
    std::optional<VisitRecord> visit;
    if (m_lastAnswer.next())
        visit = visitFromRow(m_lastAnswer, 0);
    if (!m_session.check(m_lastAnswer))
        return {};
    return visit;
}

int VisitStore::lastVisit(UrlId id)
{
    Statement select(m_session.connection(),
        QStringLiteral("SELECT MAX(visit) FROM visits WHERE id BETWEEN ? AND ? AND retried = 0"));
    if (!m_session.run(select, {firstVisitId(id), lastVisitId(id)}))
        return 0;
    const int visit = select.next() ? intFromNumber(select.number(0)) : 0;
    m_session.check(select);
    return visit;
}

bool VisitStore::wasEverThere(UrlId id)
{
    Statement select(m_session.connection(),
        QStringLiteral("SELECT 1 FROM visits WHERE id BETWEEN ? AND ? AND retried = 0 AND status BETWEEN 200 AND 399"));
    if (!m_session.run(select, {firstVisitId(id), lastVisitId(id)}))
        return false;
    const bool found = select.next();
    select.finish();
    return found;
}

} // namespace argiope::store
