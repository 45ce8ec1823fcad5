#include "core/frontier/doubts.h"

#include <algorithm>

namespace argiope::frontier {

using base::TimePoint;

void Doubts::add(Lease lease, TimePoint since, TimePoint notBefore)
{
    m_held += lease.task == LeaseTask::Believed ? 1 : 0;
    m_starts.insert(notBefore);
    m_bySince.emplace(since, Doubt{std::move(lease), notBefore});
}

std::vector<Doubts::Doubt> Doubts::settle(TimePoint began)
{
    std::vector<Doubt> settled;
    while (!m_bySince.empty() && m_bySince.begin()->first < began) {
        Doubt doubt = std::move(m_bySince.extract(m_bySince.begin()).mapped());
        m_starts.erase(m_starts.find(doubt.notBefore));
        m_held -= doubt.lease.task == LeaseTask::Believed ? 1 : 0;
        settled.push_back(std::move(doubt));
    }
    return settled;
}

void Doubts::discount()
{
    for (auto &[since, doubt] : m_bySince) {
        if (doubt.lease.task == LeaseTask::Believed)
            ++doubt.lease.attempt;
        doubt.lease.task = LeaseTask::Fetch;
        doubt.lease.failures = std::max(doubt.lease.failures - 1, 0);
    }
    m_held = 0;
}

Lease Doubts::takeFirst()
{
    Doubt doubt = std::move(m_bySince.extract(m_bySince.begin()).mapped());
    m_starts.erase(m_starts.find(doubt.notBefore));
    m_held -= doubt.lease.task == LeaseTask::Believed ? 1 : 0;
    return std::move(doubt.lease);
}

} // namespace argiope::frontier
