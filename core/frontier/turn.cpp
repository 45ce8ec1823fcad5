#include "core/frontier/turn.h"

#include "core/frontier/checkroom.h"
#include "core/frontier/trouble.h"

#include <algorithm>

namespace argiope::frontier {

namespace {
constexpr qint64 MostLeasedOfAll = 20000; ///< beyond it a host may have few
constexpr int LeastLeased = 50;
} // namespace

Turn turnOf(HostQueue &host, const LeaseBook &book, const Options &options, base::TimePoint now, bool noProbes)
{
    using What = Turn::What;
    const HostHealth &health = host.health;
    // What is only checked is asked twice at most, whatever becomes of its host.
    const bool canControl = host.own && !health.controlUnderWay() && hasControl(host);
    if (health.onlyControls())
        return canControl && (host.size() > 0 || host.leased > 0 || host.hasSitemaps())
            ? Turn{What::Control, health.nextControl()}
            : Turn{};
    const bool tooManyHeld = int(host.doubts.held()) >= options.mostHeld;
    if (canControl && (tooManyHeld || health.doubted(now, options.trouble)))
        return {What::Control, {}};
    if (!host.due.empty())
        return {What::Due, {}};
    const bool sitemaps = host.hasSitemaps() && !(noProbes && isElsewhere(host.frontSitemap(), host));
    if (sitemaps && (host.headEmpty() || !book.sitemapLimitReached()))
        return {What::Sitemap, {}};
    host.full = host.leased >= (book.counts().leased < MostLeasedOfAll ? options.mostLeased : LeastLeased);
    if (!host.headEmpty() && !host.full)
        return {What::Fresh, {}};
    // Nobody else will tell how the host is.
    if (canControl && !host.doubts.empty() && (host.size() == 0 || host.full))
        return {What::Control, std::max(host.doubts.earliest(), health.nextAskedControl(options.trouble))};
    return {};
}

} // namespace argiope::frontier
