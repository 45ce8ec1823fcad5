#include "core/engine/duepages.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace argiope::engine {

namespace {

constexpr double MsOfDay = 24.0 * 3600 * 1000;
constexpr qsizetype RowsAtOnce = 500;

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
    std::vector<revisit::Gap> gaps;
    const store::VisitRecord *known = nullptr; // what was there then
    qint64 seenAt = 0;
    for (const store::VisitRecord &visit : std::as_const(visits)) {
        if (!tells(visit))
            continue;
        const bool confirmed = visit.status == 304;
        if (known) {
            const bool same = confirmed || (visit.status == known->status && visit.contentHash == known->contentHash);
            gaps.push_back({double(visit.at - seenAt) / MsOfDay, !same});
        }
        seenAt = visit.at;
        if (!confirmed) // else it is what was known
            known = &visit;
    }
    return gaps;
}

} // namespace

QList<DuePage> duePages(store::Reader &reader, qint64 now, qsizetype most, bool all, const std::atomic<bool> *cancel)
{
    store::ListQuery query;
    query.state = store::UrlState::Finished;
    const QList<qint64> ids = reader.ids(query, 0, cancel);
    QList<DuePage> pages;
    for (qsizetype from = 0; from < ids.size() && !reader.error() && !(cancel && *cancel); from += RowsAtOnce) {
        for (const store::UrlRecord &record : reader.rows(ids.mid(from, RowsAtOnce))) {
            if (record.page.id == base::UrlId::None)
                continue;
            DuePage page{record.id, record.url, record.page.visits, {}, 0, 0};
            if (page.visits > int(revisit::FewestGaps))
                page.rate = revisit::changeRate(gapsOf(reader, record));
            const double perDay = revisit::plannedRate(page.rate);
            page.dueAt = record.page.fetchedAt + qint64(revisit::dueAfter(perDay) * MsOfDay);
            page.chance = revisit::chanceOfChange(perDay, double(now - record.page.fetchedAt) / MsOfDay);
            if (all || page.dueAt <= now)
                pages.append(page);
        }
    }
    const auto sooner
        = [](const DuePage &a, const DuePage &b) { return a.chance != b.chance ? a.chance > b.chance : a.id < b.id; };
    std::sort(pages.begin(), pages.end(), sooner);
    if (most > 0 && pages.size() > most)
        pages.resize(most);
    return pages;
}

} // namespace argiope::engine
