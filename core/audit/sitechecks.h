#pragma once

#include "core/audit/check.h"
#include "core/audit/limits.h"
#include "core/audit/sitegraph.h"

#include <functional>

namespace argiope::audit {

/// What a check of the whole crawl says of one of its URLs.
struct SiteVerdict
{
    quint32 page = 0;
    State state = State::Found;
    int count = 1;
    quint32 other = 0; ///< a URL that is the evidence; 0: none
    QByteArray evidence;
};

/// Takes them by the check's id.
using SiteSink = std::function<void(const char *check, SiteVerdict verdict)>;

// Each goes over the graph once, and is over in time linear in its size, or n log n.
void checkRedirects(const SiteGraph &graph, const Limits &limits, const SiteSink &sink);
void checkCanonicals(const SiteGraph &graph, const Limits &limits, const SiteSink &sink);
void checkLanguages(const SiteGraph &graph, const Limits &limits, const SiteSink &sink);
void checkSeries(const SiteGraph &graph, const Limits &limits, const SiteSink &sink); ///< rel=next and rel=prev
void checkTwins(const SiteGraph &graph, const Limits &limits, const SiteSink &sink);

void checkSpellings(
    const SiteGraph &graph, const Limits &limits, const SiteSink &sink); ///< of one page, see urltwins.cpp
void checkHealth(const SiteGraph &graph, const Limits &limits, const SiteSink &sink); ///< the site as a whole
void checkNamed(const SiteGraph &graph, const Limits &limits, const SiteSink &sink); ///< AMP pages, icons, manifests

void checkListed(const SiteGraph &graph, const Limits &limits, const SiteSink &sink); ///< pages against sitemaps

using SitePass = void (*)(const SiteGraph &graph, const Limits &limits, const SiteSink &sink);
[[nodiscard]] std::span<const SitePass> sitePasses();

} // namespace argiope::audit
