#include "core/engine/recorder/ledger.h"

namespace argiope::engine {

void Ledger::restore(const Tally &tally)
{
    m_tally = tally;
    m_tally.seenLookups = 0;
    m_tally.seenCacheHits = 0;
    m_tally.seenBloomNew = 0;
    m_tally.seenBloomWrong = 0;
    m_tally.seenMemoryNs = 0;
    m_tally.seenFileNs = 0;
    m_tally.commits = 0;
    publish();
}

void Ledger::count(base::Outcome outcome, int status, qint64 urls)
{
    const int statusClass = status / 100;
    m_tally.byOutcome[size_t(outcome)] += urls;
    m_tally.byStatusClass[statusClass >= 1 && statusClass <= 5 ? size_t(statusClass) : 0] += urls;
    publish();
}

void Ledger::countCommit()
{
    ++m_tally.commits;
    publish();
}

} // namespace argiope::engine
