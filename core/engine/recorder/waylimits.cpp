#include "core/engine/recorder/waylimits.h"

namespace argiope::engine {

using facts::RuleKind;

WayLimits::WayLimits(const settings::CrawlSettings &settings, UrlBook &urls)
    : m_maxDepth(settings.maxDepth)
    , m_redirectsToEnd(settings.redirectsToEnd)
    , m_maxHops(settings.maxRedirects)
    , m_depthRule(urls.rule({RuleKind::Depth}))
    , m_hopsRule(urls.rule({RuleKind::Redirects}))
{
}

bool WayLimits::allow(const base::Way &way) const
{
    int links = way.depth >= store::OrphanDepth ? way.depth - store::OrphanDepth : way.depth;
    if (m_redirectsToEnd)
        links -= way.hops; // each of them made the way one longer
    return (m_maxDepth < 0 || links <= m_maxDepth) && way.hops <= m_maxHops;
}

} // namespace argiope::engine
