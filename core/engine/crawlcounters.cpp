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

} // namespace argiope::engine
