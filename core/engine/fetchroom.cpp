#include "core/engine/fetchroom.h"

#include "core/frontier/frontier.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace argiope::engine {

namespace {
constexpr std::chrono::seconds LookTime{2}; ///< of which what is fetched says how much is plenty
constexpr qint64 MostRoom = 4096; ///< URLs that a node has set aside for itself
} // namespace

FetchPlan::FetchPlan(frontier::Frontier &frontier, int threads, base::TimePoint now)
    : m_frontier(frontier)
    , m_before(frontier.counts().fetched)
    , m_plenty(threads)
    , m_since(now)
{
}

void FetchPlan::setMaxUrls(qint64 most)
{
    m_maxUrls = most;
    limitFrontier();
}

void FetchPlan::allow(qint64 number, qint64 most)
{
    m_room.number = number;
    m_room.allowed = most;
    limitFrontier();
}

void FetchPlan::limitFrontier()
{
    if (m_maxUrls <= 0) {
        m_room.isLimited = false;
        m_frontier.setMaxFetched(0);
        return;
    }
    if (!std::exchange(m_room.isLimited, true)) // since now: what is under way is not to be had back
        m_room.allowed = std::max<qint64>(m_frontier.lowerMaxFetched(0) - m_before, 0);
    m_frontier.shareMaxFetched(m_before + m_room.allowed, m_maxUrls);
}

void FetchPlan::look(const frontier::Counts &counts, const frontier::SitemapCounts &sitemaps, base::TimePoint now)
{
    if (!m_room.isLimited)
        return;
    const qint64 used = counts.fetched + counts.leased - m_before;
    const qint64 waiting = counts.queued + sitemaps.queued;
    if (now - m_since >= LookTime) {
        m_plenty = std::max<qint64>(2 * (used - m_used), 2);
        m_since = now;
        m_used = used;
    }
    const qint64 spare = std::min(m_plenty, waiting);
    if (m_room.allowed - used > 2 * spare)
        m_room.allowed = m_frontier.lowerMaxFetched(spare) - m_before;
    const qint64 left = m_room.allowed - used;
    m_room.isUrgent = waiting > 0 && left <= 0;
    if (m_room.isUrgent)
        m_plenty = std::min(2 * m_plenty, MostRoom);
    m_room.wanted = std::max<qint64>(std::min(m_plenty, waiting) - left, 0);
}

} // namespace argiope::engine
