#include "ui/project/crawlhistory.h"

namespace argiope::project {

void CrawlHistory::clear()
{
    m_samples.clear();
    m_interval = 500;
    ++m_revision;
}

void CrawlHistory::add(const engine::Counters &counters)
{
    if (!m_samples.isEmpty() && counters.totalMs < m_samples.constLast().ms)
        clear(); // another project
    const Sample sample{counters.totalMs, counters.finished, counters.bytes, counters.queued + counters.leased};
    if (!m_samples.isEmpty() && sample.ms < m_samples.constLast().ms + m_interval)
        return;
    m_samples.append(sample);
    ++m_revision;
    if (m_samples.size() <= Most)
        return;
    // Every second one goes; speeds, being differences of counters, become means over twice the time.
    QList<Sample> fewer;
    for (qsizetype i = 0; i < m_samples.size(); i += 2)
        fewer.append(m_samples.at(i));
    m_samples = fewer;
    m_interval *= 2;
}

} // namespace argiope::project
