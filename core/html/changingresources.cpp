#include "core/html/changingresources.h"

#include "core/html/strings.h"

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

/// Serve packages of any version: whatever is the newest one, or the newest of a range, where no whole version is
/// named.
constexpr QByteArrayView PackageHosts[] = {"cdn.jsdelivr.net", "unpkg.com", "esm.sh", "cdn.skypack.dev"};

/// "@1.2.3", as in "/npm/vue@3.4.1/dist/vue.js".
bool namesWholeVersion(QByteArrayView path)
{
    for (qsizetype at = path.indexOf('@'); at >= 0; at = path.indexOf('@', at + 1)) {
        int points = 0;
        bool digit = false; // right before
        for (const char c : path.sliced(at + 1 + (path.sliced(at + 1).startsWith('v') ? 1 : 0))) {
            const bool point = c == '.' && digit;
            if (!point && !isDigit(c))
                break;
            points += point ? 1 : 0;
            digit = !point;
        }
        if (points >= 2 && digit)
            return true;
    }
    return false;
}

} // namespace

bool changesByDesign(const url::Url &resource)
{
    const QByteArrayView host = resource.hostname();
    const QByteArrayView path = resource.pathname();
    const bool ofPackages = std::any_of(
        std::begin(PackageHosts), std::end(PackageHosts), [host](QByteArrayView one) { return host == one; });
    if (ofPackages && !namesWholeVersion(path))
        return true;
    return std::any_of(std::begin(Services), std::end(Services),
        [&](const Service &service) { return isBelow(host, service.host) && path.startsWith(service.path); });
}

} // namespace argiope::html
