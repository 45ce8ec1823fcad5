#include "core/frontier/leasebook.h"

#include <algorithm>

namespace argiope::frontier {

void LeaseBook::setMaxFetched(qint64 most)
{
    m_maxFetched = most > 0 ? std::optional(most) : std::nullopt;
    m_maxSitemaps = most;
}

void LeaseBook::shareMaxFetched(qint64 most, qint64 sitemaps)
{
    m_maxFetched = most;
    m_maxSitemaps = sitemaps;
}

qint64 LeaseBook::lowerMaxFetched(qint64 spare)
{
    const qint64 used = m_counts.fetched + m_counts.leased;
    m_maxFetched = m_maxFetched ? std::min(*m_maxFetched, used + spare) : used + spare;
    return *m_maxFetched;
}

void LeaseBook::offered()
{
    ++m_counts.discovered;
    ++m_counts.queued;
}

void LeaseBook::kept()
{
    ++m_counts.discovered;
    ++m_counts.skipped;
}

void LeaseBook::skippedToQueued()
{
    --m_counts.skipped;
    ++m_counts.queued;
}

void LeaseBook::queuedToSkipped()
{
    --m_counts.queued;
    ++m_counts.skipped;
}

void LeaseBook::finishedToQueued(bool outdated)
{
    --m_counts.finished;
    --(outdated ? m_counts.outdated : m_counts.fetched);
    ++m_counts.queued;
}

void LeaseBook::outdatedToSkipped()
{
    --m_counts.finished;
    --m_counts.outdated;
    ++m_counts.skipped;
}

void LeaseBook::lease(const Entry &entry)
{
    --(entry.sitemap ? m_sitemaps.queued : m_counts.queued);
    ++(entry.sitemap ? m_sitemaps.leased : m_counts.leased);
    Entry known = entry;
    known.url.clear();
    m_leased.emplace(base::raw(entry.id), std::move(known));
}

void LeaseBook::forget(base::UrlId id)
{
    --(isSitemap(id) ? m_sitemaps.leased : m_counts.leased);
    m_leased.erase(base::raw(id));
    m_givenUp.erase(base::raw(id));
    m_unwanted.erase(base::raw(id));
}

void LeaseBook::giveBack(const Entry &entry)
{
    forget(entry.id);
    ++(isSitemap(entry.id) ? m_sitemaps.queued : m_counts.queued);
}

void LeaseBook::finish(base::UrlId id)
{
    forget(id);
    ++m_counts.finished;
    ++m_counts.fetched;
}

void LeaseBook::finishSitemap(base::UrlId id, bool asked)
{
    forget(id);
    m_sitemaps.asked += asked ? 1 : 0;
}

void LeaseBook::skip(base::UrlId id)
{
    forget(id);
    ++m_counts.skipped;
}

const Entry *LeaseBook::find(base::UrlId id) const
{
    const auto it = m_leased.find(base::raw(id));
    return it == m_leased.end() ? nullptr : &it->second;
}

bool LeaseBook::update(const Entry &entry)
{
    const auto it = m_leased.find(base::raw(entry.id));
    if (it == m_leased.end())
        return false;
    it->second.depth = entry.depth;
    it->second.hops = entry.hops;
    it->second.page = entry.page;
    it->second.priority = entry.priority;
    return true;
}

void LeaseBook::setPriority(base::UrlId id, int priority)
{
    if (const auto it = m_leased.find(base::raw(id)); it != m_leased.end())
        it->second.priority = priority;
}

void LeaseBook::refresh(Entry &entry) const
{
    const Entry *known = find(entry.id);
    if (!known)
        return;
    entry.depth = known->depth;
    entry.hops = known->hops;
    entry.priority = known->priority;
    if (entry.page != known->page)
        entry.validators.clear(); // they confirm what was stored of a page, or of a check: now the other is wanted
    entry.page = known->page;
}

bool LeaseBook::limitReached() const
{
    return m_maxFetched && m_counts.fetched + m_counts.leased >= *m_maxFetched;
}

bool LeaseBook::sitemapLimitReached() const
{
    return limitReached() || (m_maxFetched && m_sitemaps.asked + m_sitemaps.leased >= m_maxSitemaps);
}

bool LeaseBook::onlySitemapsBarred() const
{
    return m_counts.queued == 0 && m_sitemaps.queued > 0 && sitemapLimitReached();
}

} // namespace argiope::frontier
