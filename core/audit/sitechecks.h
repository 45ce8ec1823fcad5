#pragma once

#include "core/audit/check.h"
#include "core/audit/limits.h"
#include "core/audit/sitegraph.h"

#include <QByteArrayList>

#include <algorithm>
#include <functional>
#include <vector>

namespace argiope::audit {

/// What a check of the whole crawl says of one of its URLs.
struct SiteVerdict
{
    quint32 page = 0;
    State state = State::Found;
    int count = 1;
    quint32 other = 0; ///< a URL that is the evidence; 0: none
    QByteArray evidence{};
    std::vector<quint32> moreOthers{}; ///< URLs of further instances: not all where they are many
    QByteArrayList more{}; ///< what further instances say
};

/// The URLs that instances of a finding are about: each once, at most MostMore beyond the first. A value, used again.
struct Others
{
    quint32 first = 0; ///< 0: none yet
    std::vector<quint32> more;
    void add(quint32 url)
    {
        if (first == 0)
            first = url;
        else if (more.size() < MostMore && url != first && std::find(more.begin(), more.end(), url) == more.end())
            more.push_back(url);
    }
    void clear()
    {
        first = 0;
        more.clear();
    }
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

void checkWaste(const SiteGraph &graph, const Limits &limits, const SiteSink &sink); ///< patterns fetched for nothing
void checkListed(const SiteGraph &graph, const Limits &limits, const SiteSink &sink); ///< pages against sitemaps

using SitePass = void (*)(const SiteGraph &graph, const Limits &limits, const SiteSink &sink);
[[nodiscard]] std::span<const SitePass> sitePasses();

} // namespace argiope::audit
