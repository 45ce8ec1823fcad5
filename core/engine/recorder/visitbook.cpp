#include "core/engine/recorder/visitbook.h"

#include "core/change/haschanged.h"

namespace argiope::engine {

using base::Outcome;
using base::UrlId;
using store::PageRecord;

namespace {

bool isThere(Outcome outcome)
{
    return outcome == Outcome::Ok || outcome == Outcome::Redirect || outcome == Outcome::TooLarge
        || outcome == Outcome::TooComplex;
}

} // namespace

void VisitBook::uncount(UrlId id)
{
    if (const auto page = m_writer.pageSummary(id))
        m_ledger.count(page->outcome, page->status, -1);
}

void VisitBook::forgetLinks(const PageRecord &old)
{
    m_ledger.addLinks(-qint64(old.outlinks));
    for (const store::LinkTarget &target : m_writer.linkTargets(old.id))
        m_ledger.addInlinks(target.id, -target.count);
}

void VisitBook::drop(UrlId id, bool asVisit)
{
    const auto old = m_writer.page(id);
    if (!old)
        return;
    if (asVisit)
        m_writer.addVisit(id, store::lastVisit(*old));
    m_writer.rememberFacts(id, &*old, nullptr);
    forgetLinks(*old);
    m_writer.dropPage(id);
    m_ledger.publish();
}

bool VisitBook::hasChanged(const PageRecord &old, const PageRecord &now)
{
    if (old.status > 0)
        return change::hasChanged(old, now);
    // A visit without an answer says nothing of the page: the one before it is what counts.
    const auto answer = m_writer.lastAnswer(now.id);
    if (!answer)
        return false;
    const bool isDocument = change::isDocument(now);
    const change::Visit before{
        answer->status == 304 ? 200 : answer->status, answer->changeHash, answer->contentHash, isDocument};
    const change::Visit then{now.status, now.changeHash, now.contentHash, isDocument};
    return change::compareVisits(before, then) == change::Verdict::Changed;
}

void VisitBook::remember(const PageRecord &old, PageRecord &now)
{
    now.visits = old.visits + 1;
    now.lastChanged = old.lastChanged;
    now.goneSince = old.goneSince;
    now.changeDegree = now.notModified ? 0 : -1;
    if (!now.notModified && now.status > 0) {
        const bool changed = hasChanged(old, now);
        now.changeDegree = old.status > 0 || !changed ? change::degree(old, now, changed) : -1;
        if (changed)
            now.lastChanged = now.fetchedAt;
        const bool gone = now.status == 404 || now.status == 410;
        if (gone && now.goneSince == 0 && (isThere(old.outcome) || m_writer.wasEverThere(now.id)))
            now.goneSince = now.fetchedAt;
    }
    if (isThere(now.outcome))
        now.goneSince = 0;
    m_writer.addVisit(now.id, store::lastVisit(old));
    m_writer.rememberFacts(now.id, &old, &now);
    m_writer.setHistory(now);
}

void VisitBook::recall(PageRecord &now)
{
    m_writer.rememberFacts(now.id, nullptr, &now);
    now.visits = m_writer.lastVisit(now.id) + 1;
    if (now.visits > 1)
        m_writer.setHistory(now);
}

void VisitBook::noteAttempt(const AttemptResult &result, bool refetch)
{
    if (frontier::isSitemap(result.id))
        return; // of a sitemap only the last attempt is kept
    store::VisitRecord attempt = result.attempt;
    if (refetch) {
        if (const auto page = m_writer.page(result.id))
            attempt.visit = page->visits + 1;
    }
    m_writer.addVisit(result.id, attempt);
}

} // namespace argiope::engine
