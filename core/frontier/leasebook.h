#pragma once

#include "core/frontier/frontiertypes.h"
#include "core/frontier/lease.h"

#include <optional>
#include <set>
#include <unordered_map>

namespace argiope::frontier {

/// Where every URL and every sitemap stands, in numbers, and what is leased. Each method is one way from one state to
/// another, so that Counts always add up. Belongs to the Frontier and is guarded by its mutex.
class LeaseBook
{
public:
    explicit LeaseBook(qint64 maxFetched) { setMaxFetched(maxFetched); }
    // See the Frontier.
    void setMaxFetched(qint64 most);
    void shareMaxFetched(qint64 most, qint64 sitemaps);
    [[nodiscard]] qint64 lowerMaxFetched(qint64 spare);
    [[nodiscard]] bool isLimited() const { return m_maxFetched.has_value(); }
    void restore(const Counts &counts) { m_counts = counts; }
    void restoreSitemaps(qint64 asked) { m_sitemaps.asked = asked; }

    // URLs that nobody holds
    void offered(); ///< → queued
    void offeredSitemap() { ++m_sitemaps.queued; }
    void kept(); ///< new, and kept out by a rule
    void skippedToQueued();
    void queuedToSkipped();
    void finishedToQueued(bool outdated);
    void outdatedToKept() { --m_counts.outdated; }
    void outdatedToSkipped();

    // Leases
    void lease(const Entry &entry); ///< queued → leased
    /// A lease ends as it began: leased → queued.
    void giveBack(const Entry &entry);
    void finish(base::UrlId id);
    void finishSitemap(base::UrlId id, bool asked);
    void skip(base::UrlId id);
    /// Null where it is not leased. The URL itself is left out.
    [[nodiscard]] const Entry *find(base::UrlId id) const;
    [[nodiscard]] bool contains(base::UrlId id) const { return find(id) != nullptr; }
    /// Another depth, other hops or another role of a leased URL; false where it is not leased.
    bool update(const Entry &entry);
    void setPriority(base::UrlId id, int priority); ///< of a leased URL
    /// A leased URL is to be kept out, should it be put back.
    void setUnwanted(base::UrlId id) { m_unwanted.insert(base::raw(id)); }
    [[nodiscard]] bool isUnwanted(base::UrlId id) const { return m_unwanted.contains(base::raw(id)); }
    /// `entry` as it is known now; unchanged where it is not leased.
    void refresh(Entry &entry) const;
    [[nodiscard]] size_t size() const { return m_leased.size(); }
    void gaveUp(base::UrlId id) { m_givenUp.insert(base::raw(id)); } ///< went out as LeaseTask::GivenUp
    [[nodiscard]] qint64 givenUp() const { return qint64(m_givenUp.size()); }

    [[nodiscard]] const Counts &counts() const { return m_counts; }
    [[nodiscard]] const SitemapCounts &sitemaps() const { return m_sitemaps; }
    [[nodiscard]] qint64 leased() const { return m_counts.leased + m_sitemaps.leased; }
    [[nodiscard]] qint64 queued() const { return m_counts.queued + m_sitemaps.queued; }
    /// With what is leased already there are as many URLs as may be fetched.
    [[nodiscard]] bool limitReached() const;
    [[nodiscard]] bool sitemapLimitReached() const; ///< the same for sitemaps, of which no more are asked for
    /// All that is left are sitemaps beyond the limit.
    [[nodiscard]] bool onlySitemapsBarred() const;

private:
    void forget(base::UrlId id);

    std::optional<qint64> m_maxFetched; ///< nothing: no limit
    qint64 m_maxSitemaps = 0; ///< where there is one
    Counts m_counts;
    SitemapCounts m_sitemaps;
    std::unordered_map<qint64, Entry> m_leased; ///< with the depth as known now
    std::set<qint64> m_givenUp; ///< of m_leased
    std::set<qint64> m_unwanted; ///< of m_leased
};

} // namespace argiope::frontier
