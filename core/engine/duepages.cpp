#include "core/engine/duepages.h"

#include "core/change/haschanged.h"
#include "core/revisit/ratebelief.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace argiope::engine {

namespace {

constexpr double MsOfDay = 24.0 * 3600 * 1000;
constexpr qsizetype RowsAtOnce = 500;
constexpr size_t PagesToFit = 10'000; ///< of more a part says the same of all

struct Candidate
{
    base::UrlId id = base::UrlId::None;
    qint64 fetchedAt = 0;
    revisit::Evidence evidence;
};

/// A visit that came to no answer says nothing of the page.
bool tells(const store::VisitRecord &visit)
{
    return !visit.retried && visit.status > 0 && visit.status < 500;
}

std::vector<revisit::Gap> gapsOf(store::Reader &reader, const store::UrlRecord &record)
{
    QList<store::VisitRecord> visits = reader.visits(record.id);
    const bool hasLast = std::any_of(visits.cbegin(), visits.cend(),
        [&record](const store::VisitRecord &visit) { return visit.visit == record.page.visits && !visit.retried; });
    if (!hasLast)
        visits.append(store::lastVisit(record.page));
    const bool isDocument = change::isDocument(record.page);
    std::vector<revisit::Gap> gaps;
    const store::VisitRecord *known = nullptr; // what was there then
    qint64 seenAt = 0;
    for (const store::VisitRecord &visit : std::as_const(visits)) {
        if (!tells(visit))
            continue;
        const bool confirmed = visit.status == 304;
        if (known) {
            const auto seen = [isDocument](const store::VisitRecord &one) {
                return change::Visit{one.status, one.changeHash, one.contentHash, isDocument};
            };
            const auto verdict = confirmed ? change::Verdict::Same : change::compareVisits(seen(*known), seen(visit));
            const bool older = known->changeHash.isEmpty() && visit.changeHash.isEmpty();
            const bool unknown = verdict == change::Verdict::Unknown;
            // Of older visits the bytes are all that is known; where one is older nobody can tell, which is evidence of
            // nothing.
            const bool changed
                = unknown ? visit.contentHash != known->contentHash : verdict == change::Verdict::Changed;
            if (!unknown || older)
                gaps.push_back({double(visit.at - seenAt) / MsOfDay, changed});
        }
        seenAt = visit.at;
        if (!confirmed) // else it is what was known
            known = &visit;
    }
    return gaps;
}

std::vector<Candidate> fetchedPages(store::Reader &reader, const std::atomic<bool> *cancel)
{
    store::ListQuery query;
    query.state = store::UrlState::Finished;
    const QList<qint64> ids = reader.ids(query, 0, cancel);
    std::vector<Candidate> pages;
    pages.reserve(size_t(ids.size()));
    for (qsizetype from = 0; from < ids.size() && !reader.error() && !(cancel && *cancel); from += RowsAtOnce) {
        for (const store::UrlRecord &record : reader.rows(ids.mid(from, RowsAtOnce))) {
            if (record.page.id == base::UrlId::None)
                continue;
            Candidate page{record.id, record.page.fetchedAt, {}};
            if (record.page.visits > 1) {
                for (const revisit::Gap &gap : gapsOf(reader, record))
                    page.evidence.add(gap);
            }
            pages.push_back(std::move(page));
        }
    }
    return pages;
}

/// What is believed of any of them.
revisit::RateBelief beliefOf(const std::vector<Candidate> &pages)
{
    std::vector<const revisit::Evidence *> seen;
    for (const Candidate &page : pages) {
        if (!page.evidence.isEmpty())
            seen.push_back(&page.evidence);
    }
    const size_t step = seen.size() / PagesToFit + 1;
    std::vector<revisit::Evidence> some;
    for (size_t i = 0; i < seen.size(); i += step)
        some.push_back(*seen[i]);
    return revisit::RateBelief::fitted(some);
}

} // namespace

QList<DuePage> duePages(store::Reader &reader, qint64 now, qsizetype most, bool all, const std::atomic<bool> *cancel)
{
    const std::vector<Candidate> candidates = fetchedPages(reader, cancel);
    const revisit::RateBelief general = beliefOf(candidates);
    const auto daysOf = [now](const Candidate &page) { return double(now - page.fetchedAt) / MsOfDay; };
    struct Chosen
    {
        double worth = 0;
        const Candidate *page = nullptr;
    };
    std::vector<Chosen> chosen;
    for (const Candidate &page : candidates) {
        if (cancel && *cancel)
            return {};
        const revisit::RateBelief belief = general.given(page.evidence);
        if (all || belief.isDue(daysOf(page)))
            chosen.push_back({belief.visitIndex(daysOf(page)), &page});
    }
    std::sort(chosen.begin(), chosen.end(), [](const Chosen &a, const Chosen &b) {
        if (a.worth != b.worth)
            return a.worth > b.worth;
        return std::pair(a.page->fetchedAt, a.page->id) < std::pair(b.page->fetchedAt, b.page->id);
    });
    if (most > 0 && chosen.size() > size_t(most))
        chosen.resize(size_t(most));
    QList<DuePage> pages;
    pages.reserve(qsizetype(chosen.size()));
    for (const auto &[worth, page] : chosen) {
        const revisit::RateBelief belief = general.given(page->evidence);
        pages.append({page->id, belief.perDay(), page->fetchedAt + qint64(belief.dueAfter() * MsOfDay),
            belief.chanceOfChange(daysOf(*page)), worth});
    }
    return pages;
}

std::optional<revisit::ChangeRate> seenRate(store::Reader &reader, const store::UrlRecord &record)
{
    if (record.page.visits <= int(revisit::FewestGaps))
        return std::nullopt;
    return revisit::changeRate(gapsOf(reader, record));
}

} // namespace argiope::engine
