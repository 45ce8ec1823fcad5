#include "ui/project/lanehistory.h"

namespace argiope::project {

void LaneHistory::clear()
{
    m_threads.clear();
    m_startedAt = 0;
    m_next = 0;
}

void LaneHistory::add(const engine::LaneNews &news)
{
    // A gap: nobody looked for more than a minute, and what is older than the news is out of sight anyway.
    if (news.startedAt != m_startedAt || news.first != m_next || news.threads.size() != m_threads.size()) {
        m_threads = news.threads;
    } else {
        for (qsizetype i = 0; i < m_threads.size(); ++i)
            m_threads[i] += news.threads.at(i);
    }
    for (QList<engine::LaneSlice> &thread : m_threads) {
        if (thread.size() > Slices)
            thread.remove(0, thread.size() - Slices);
    }
    m_startedAt = news.startedAt;
    m_next = news.next;
}

const QList<engine::LaneSlice> &LaneHistory::of(int number) const
{
    static const QList<engine::LaneSlice> none;
    return number >= 1 && number <= m_threads.size() ? m_threads.at(number - 1) : none;
}

qint64 LaneHistory::wallMs(qsizetype back) const
{
    return m_startedAt + (m_next - 1 - back) * engine::LaneSlice::Ms;
}

std::array<double, engine::WorkerPhaseCount> LaneHistory::shares(int number) const
{
    std::array<double, engine::WorkerPhaseCount> shares{};
    double all = 0;
    for (const engine::LaneSlice &slice : of(number)) {
        for (size_t phase = 0; phase < shares.size(); ++phase) {
            shares[phase] += slice.parts[phase];
            all += slice.parts[phase];
        }
    }
    for (double &share : shares)
        share = all > 0 ? share / all : 0;
    return shares;
}

} // namespace argiope::project
