#include "core/render/withheldhosts.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace argiope::render {

namespace {

using namespace std::string_view_literals;

/// In order. Hosts that serve nothing else: none that scripts of sites come from (cdn.jsdelivr.net and the like).
constexpr std::string_view Hosts[] = {"2mdn.net"sv, "adform.net"sv, "adnxs.com"sv, "adroll.com"sv,
    "adsafeprotected.com"sv, "adsrvr.org"sv, "amazon-adsystem.com"sv, "analytics.google.com"sv,
    "analytics.tiktok.com"sv, "analytics.yahoo.com"sv, "bat.bing.com"sv, "bluekai.com"sv, "bugsnag.com"sv,
    "casalemedia.com"sv, "chartbeat.com"sv, "chartbeat.net"sv, "clarity.ms"sv, "cloudflareinsights.com"sv, "cnzz.com"sv,
    "connect.facebook.net"sv, "crazyegg.com"sv, "criteo.com"sv, "criteo.net"sv, "demdex.net"sv, "doubleclick.net"sv,
    "everesttech.net"sv, "fullstory.com"sv, "google-analytics.com"sv, "googleadservices.com"sv,
    "googlesyndication.com"sv, "googletagmanager.com"sv, "googletagservices.com"sv, "heap.io"sv, "heapanalytics.com"sv,
    "hm.baidu.com"sv, "hotjar.com"sv, "hotjar.io"sv, "hs-analytics.net"sv, "krxd.net"sv, "luckyorange.com"sv,
    "mathtag.com"sv, "mc.yandex.ru"sv, "mixpanel.com"sv, "moatads.com"sv, "mouseflow.com"sv, "newrelic.com"sv,
    "nr-data.net"sv, "omtrdc.net"sv, "openx.net"sv, "optimizely.com"sv, "outbrain.com"sv, "px.ads.linkedin.com"sv,
    "quantserve.com"sv, "rlcdn.com"sv, "rubiconproject.com"sv, "scorecardresearch.com"sv, "segment.com"sv,
    "segment.io"sv, "sentry.io"sv, "smartadserver.com"sv, "snap.licdn.com"sv, "static.ads-twitter.com"sv,
    "taboola.com"sv, "umeng.com"sv, "yieldmo.com"sv};
static_assert(std::is_sorted(std::begin(Hosts), std::end(Hosts)));

} // namespace

bool isWithheldHost(QByteArrayView host)
{
    std::string_view rest(host.data(), size_t(host.size()));
    for (;;) {
        if (std::binary_search(std::begin(Hosts), std::end(Hosts), rest))
            return true;
        const size_t dot = rest.find('.');
        if (dot == std::string_view::npos)
            return false;
        rest.remove_prefix(dot + 1);
    }
}

} // namespace argiope::render
