#include "core/html/changingresources.h"

#include <algorithm>
#include <iterator>

namespace argiope::html {

namespace {

struct Service
{
    QByteArrayView host; ///< and all below it
    QByteArrayView path; ///< begins so
};

constexpr Service Services[] = {
    // Analytics and tag managers
    {"googletagmanager.com", "/"},
    {"google-analytics.com", "/"},
    {"analytics.google.com", "/"},
    {"static.cloudflareinsights.com", "/"},
    {"clarity.ms", "/"},
    {"hotjar.com", "/"},
    {"plausible.io", "/"},
    {"usefathom.com", "/"},
    {"matomo.cloud", "/"},
    {"cdn.segment.com", "/"},
    {"cdn.optimizely.com", "/"},
    {"cdn.mxpnl.com", "/"},
    {"cdn.amplitude.com", "/"},
    {"cdn.heapanalytics.com", "/"},
    {"fullstory.com", "/"},
    {"mouseflow.com", "/"},
    {"crazyegg.com", "/"},
    {"chartbeat.com", "/"},
    {"scorecardresearch.com", "/"},
    {"quantserve.com", "/"},
    {"statcounter.com", "/"},
    {"stats.wp.com", "/"},
    {"assets.adobedtm.com", "/"},
    {"tags.tiqcdn.com", "/"},
    {"js-agent.newrelic.com", "/"},
    {"js.sentry-cdn.com", "/"},
    {"mc.yandex.ru", "/"},
    {"mc.yandex.com", "/"},
    {"hm.baidu.com", "/"},
    {"cnzz.com", "/"},
    {"hs-scripts.com", "/"},
    {"hs-analytics.net", "/"},
    {"hs-banner.com", "/"},
    {"hsforms.net", "/"},
    {"googleoptimize.com", "/"},
    // Ads
    {"googlesyndication.com", "/"},
    {"doubleclick.net", "/"},
    {"googleadservices.com", "/"},
    {"googletagservices.com", "/"},
    {"adservice.google.com", "/"},
    {"amazon-adsystem.com", "/"},
    {"criteo.net", "/"},
    {"criteo.com", "/"},
    {"taboola.com", "/"},
    {"outbrain.com", "/"},
    {"connect.facebook.net", "/"},
    {"static.ads-twitter.com", "/"},
    {"snap.licdn.com", "/"},
    {"bat.bing.com", "/"},
    {"analytics.tiktok.com", "/"},
    {"s.pinimg.com", "/ct/"},
    {"sc-static.net", "/"},
    {"an.yandex.ru", "/"},
    // Fonts
    {"fonts.googleapis.com", "/"},
    {"fonts.bunny.net", "/"},
    {"typekit.net", "/"},
    {"cloud.typography.com", "/"},
    {"fast.fonts.net", "/"},
    {"kit.fontawesome.com", "/"},
    {"api.fontshare.com", "/"},
    // Consent
    {"cookielaw.org", "/"},
    {"cookiebot.com", "/"},
    {"usercentrics.eu", "/"},
    {"iubenda.com", "/"},
    {"privacy-mgmt.com", "/"},
    {"consentmanager.net", "/"},
    {"termly.io", "/"},
    // Payments, logins, maps, players, chats, what tells people from programs
    {"js.stripe.com", "/"},
    {"paypal.com", "/sdk/"},
    {"paypalobjects.com", "/"},
    {"js.klarna.com", "/"},
    {"www.google.com", "/recaptcha/"},
    {"www.gstatic.com", "/recaptcha/"},
    {"www.recaptcha.net", "/"},
    {"hcaptcha.com", "/"},
    {"challenges.cloudflare.com", "/"},
    {"accounts.google.com", "/"},
    {"apis.google.com", "/"},
    {"appleid.cdn-apple.com", "/"},
    {"maps.googleapis.com", "/"},
    {"maps.google.com", "/"},
    {"api-maps.yandex.ru", "/"},
    {"www.youtube.com", "/"},
    {"player.vimeo.com", "/"},
    {"platform.twitter.com", "/"},
    {"platform.linkedin.com", "/"},
    {"platform.instagram.com", "/"},
    {"assets.pinterest.com", "/"},
    {"www.instagram.com", "/embed.js"},
    {"www.tiktok.com", "/embed.js"},
    {"widget.intercom.io", "/"},
    {"static.zdassets.com", "/"},
    {"embed.tawk.to", "/"},
    {"js.driftt.com", "/"},
    {"addtoany.com", "/"},
    {"addthis.com", "/"},
    {"trustpilot.com", "/"},
    {"calendly.com", "/assets/"},
    {"cdn.ampproject.org", "/"},
    {"polyfill.io", "/"}, // made for each browser
    {"cdnjs.cloudflare.com", "/polyfill/"},
};

bool isBelow(QByteArrayView host, QByteArrayView domain)
{
    return host.endsWith(domain) && (host.size() == domain.size() || host[host.size() - domain.size() - 1] == '.');
}

} // namespace

bool changesByDesign(const url::Url &resource)
{
    const QByteArrayView host = resource.hostname();
    const QByteArrayView path = resource.pathname();
    return std::any_of(std::begin(Services), std::end(Services),
        [&](const Service &service) { return isBelow(host, service.host) && path.startsWith(service.path); });
}

} // namespace argiope::html
