#include "core/engine/crawl.h"

#include "core/engine/crawl_p.h"

namespace argiope::engine {

Counters Crawl::counters() const
{
    Counters counters;
    const Impl &d = *m_impl;
    if (!d.session)
        return d.earlier;
    counters.elapsedMs = d.elapsedMs();
    const frontier::Counts counts = d.session->frontier.counts();
    counters.discovered = counts.discovered;
    counters.queued = counts.queued;
    counters.leased = counts.leased;
    counters.finished = counts.finished;
    counters.skipped = counts.skipped;
    counters.fetched = counts.fetched;
    counters.outdated = counts.outdated;
    counters.run = d.session->run;
    counters.sessionFetched = d.earlier.sessionFetched + d.session->fetched;
    counters.totalMs = d.session->msBefore + counters.elapsedMs;
    const Tally tally = d.session->tally();
    counters.bytes = tally.bytes;
    counters.links = tally.links;
    counters.byOutcome = tally.byOutcome;
    counters.byStatusClass = tally.byStatusClass;
    counters.topicPages = tally.topicPages;
    counters.topicRelevant = tally.topicRelevant;
    counters.seenLookups = tally.seenLookups;
    counters.seenCacheHits = tally.seenCacheHits;
    counters.seenBloomNew = tally.seenBloomNew;
    counters.requests = d.earlier.requests + d.session->requests;
    counters.retries = d.earlier.retries + d.session->retries;
    counters.longDelay = d.session->longDelay();
    return counters;
}

std::optional<judge::LostLogin> Crawl::lostLogin() const
{
    return m_impl->session ? m_impl->session->login.lost() : std::nullopt;
}

QList<QByteArray> Crawl::applications() const
{
    return m_impl->session ? m_impl->session->applications.found() : QList<QByteArray>();
}

QList<trap::Trap> Crawl::traps() const
{
    return m_impl->session ? m_impl->session->traps.traps() : QList<trap::Trap>();
}

QList<WorkerStatus> Crawl::workers() const
{
    QList<WorkerStatus> list;
    if (m_impl->session) {
        for (const WorkerSlot *slot : m_impl->session->workers())
            list.append(slot->status());
    }
    return list;
}

frontier::HostList Crawl::hosts(int most) const
{
    return m_impl->session ? m_impl->session->frontier.hosts(most) : frontier::HostList{};
}

LaneNews Crawl::lanes(const LaneMark &since) const
{
    return m_impl->session ? m_impl->session->lanes(since) : LaneNews();
}

CrawlHistory Crawl::history() const
{
    return m_impl->session ? m_impl->session->history() : CrawlHistory();
}

} // namespace argiope::engine
