#pragma once

#include "core/base/clock.h"
#include "core/frontier/frontiertypes.h"

namespace argiope::frontier {
class Frontier;
}

namespace argiope::engine {

/// What a node's session may fetch of `maxUrls`, which all nodes have together. What is given to it comes with a
/// number, so that an answer of before takes nothing back that was given since.
struct FetchRoom
{
    bool isLimited = false; ///< there is such a limit
    qint64 number = 0; ///< of the last that was given
    qint64 allowed = 0; ///< URLs: no more are fetched in this session, unless more is given
    qint64 wanted = 0; ///< more would be welcome
    bool isUrgent = false; ///< nothing is left of it
};

/// Keeps a session to its room, and says what it would have: as much as it fetches in a few seconds. What it does not
/// need it gives back, by not fetching it any more. The crawl's thread; the frontier outlives it.
class FetchPlan
{
public:
    /// Of a session that begins. `threads`: so much it would have at first.
    FetchPlan(frontier::Frontier &frontier, int threads, base::TimePoint now);

    void setMaxUrls(qint64 most); ///< of all nodes; 0: there is no limit
    void allow(qint64 number, qint64 most); ///< more is given
    void look(const frontier::Counts &counts, const frontier::SitemapCounts &sitemaps, base::TimePoint now);
    [[nodiscard]] const FetchRoom &room() const { return m_room; }

private:
    void limitFrontier();

    frontier::Frontier &m_frontier;
    const qint64 m_before; ///< Counts::fetched when it began
    qint64 m_maxUrls = 0;
    FetchRoom m_room;
    qint64 m_plenty; ///< URLs that it would have set aside
    qint64 m_used = 0; ///< URLs of the session at …
    base::TimePoint m_since; ///< … this time
};

} // namespace argiope::engine
