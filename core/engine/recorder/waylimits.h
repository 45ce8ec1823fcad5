#pragma once

#include "core/base/waitingurl.h"
#include "core/engine/recorder/urlbook.h"
#include "core/settings/crawlsettings.h"

namespace argiope::engine {

/// How long a way to a URL may be: links from a seed, and redirects in a row. The recorder's thread.
class WayLimits
{
public:
    WayLimits(const settings::CrawlSettings &settings, UrlBook &urls);

    void setMaxDepth(int most) { m_maxDepth = most; } ///< as the settings have it
    [[nodiscard]] bool allow(const base::Way &way) const;
    /// A way counts for the depth of a URL of this depth that was let in. One that got deeper while the limit was
    /// another may come nearer although it is beyond what the limit is now; one that only a sitemap let in keeps its
    /// depth as long as the way over links is beyond.
    [[nodiscard]] bool countsFor(int depth, const base::Way &way) const
    {
        return allow(way) || (way.hops <= m_maxHops && depth < store::OrphanDepth);
    }
    /// The limit that keeps out what is met on this way; None where none does.
    [[nodiscard]] base::RuleId keeping(const base::Way &way) const
    {
        if (allow(way))
            return base::RuleId::None;
        return way.hops > m_maxHops ? m_hopsRule : m_depthRule;
    }
    /// What kept URLs out that were beyond a limit.
    [[nodiscard]] base::RuleId depthRule() const { return m_depthRule; }
    [[nodiscard]] base::RuleId hopsRule() const { return m_hopsRule; }
    [[nodiscard]] bool isLimit(base::RuleId rule) const { return rule == m_depthRule || rule == m_hopsRule; }

private:
    int m_maxDepth; ///< negative: no limit
    const bool m_redirectsToEnd; ///< they do not count for it
    const int m_maxHops;
    const base::RuleId m_depthRule;
    const base::RuleId m_hopsRule;
};

} // namespace argiope::engine
