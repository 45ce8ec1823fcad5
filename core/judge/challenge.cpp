#include "core/judge/challenge.h"

#include <algorithm>

namespace argiope::judge {

namespace {

/// A header that only a challenge or a refusal has. `value`: what it contains; "" for any.
struct HeaderMark
{
    const char *vendor;
    const char *name;
    const char *value;
};
constexpr HeaderMark SureHeaders[] = {
    {"Cloudflare", "cf-mitigated", "challenge"},
    {"AWS WAF", "x-amzn-waf-action", ""},
    {"Vercel", "x-vercel-mitigated", ""},
    {"Sucuri", "x-sucuri-block", ""},
};

/// Who stands before the site, on any of its answers: says something only where the status refuses.
constexpr HeaderMark GateHeaders[] = {
    {"DataDome", "x-datadome", ""},
    {"DataDome", "x-dd-b", ""},
    {"DataDome", "set-cookie", "datadome="},
    {"Imperva", "x-iinfo", ""},
    {"Imperva", "x-cdn", "incapsula"},
    {"Akamai", "server", "akamaighost"},
    {"Kasada", "x-kpsdk-ct", ""},
    {"HUMAN", "set-cookie", "_px"},
};

struct BodyMark
{
    const char *vendor;
    const char *text; ///< lower case
    bool alone; ///< enough at 200 where the page is short and without links
};
constexpr BodyMark BodyMarks[] = {
    {"Cloudflare", "_cf_chl_opt", true},
    {"Cloudflare", "cf-chl-", true},
    {"Cloudflare", "cf-error-details", false},
    {"Cloudflare", "attention required! | cloudflare", true},
    {"DataDome", "captcha-delivery.com", true},
    {"HUMAN", "px-captcha", true},
    {"HUMAN", "_pxappid", false},
    {"Imperva", "_incapsula_resource", true},
    {"Imperva", "incapsula incident id", true},
    {"Akamai", "errors.edgesuite.net", true},
    {"Akamai", "sec-if-cpt-container", true},
    {"AWS WAF", "awswafintegration", true},
    {"AWS WAF", "token.awswaf.com", true},
    {"F5", "the requested url was rejected. please consult with your administrator", true},
    {"Sucuri", "sucuri website firewall", true},
    {"Anubis", "anubis_challenge", true},
    {"Kasada", "kpsdk", false},
    {"reCAPTCHA", "www.google.com/recaptcha", false},
    {"reCAPTCHA", "g-recaptcha", false},
    {"hCaptcha", "hcaptcha.com", false},
    {"Turnstile", "challenges.cloudflare.com", false},
};

/// A challenge is a script and a line of text.
constexpr qsizetype ShortBody = 16 * 1024;

template <size_t N>
QByteArray vendorByHeader(const net::Headers &headers, const HeaderMark (&marks)[N])
{
    for (const auto &[name, value] : headers) {
        for (const HeaderMark &mark : marks) {
            if (name.compare(mark.name, Qt::CaseInsensitive) == 0 && value.toLower().contains(mark.value))
                return mark.vendor;
        }
    }
    return {};
}

bool refuses(int status)
{
    return status == 401 || status == 403 || status == 405 || status == 406 || status == 429 || status == 503;
}

bool hasLinks(QByteArrayView body)
{
    for (qsizetype at = body.indexOf('<'); at >= 0 && at + 2 < body.size(); at = body.indexOf('<', at + 1)) {
        if ((body[at + 1] == 'a' || body[at + 1] == 'A') && body[at + 2] == ' ')
            return true;
    }
    return false;
}

} // namespace

QByteArray challengeOf(const net::Reply &reply)
{
    const bool refused = refuses(reply.status);
    if (!refused && reply.status != 200 && reply.status != 202)
        return {};
    if (const QByteArray vendor = vendorByHeader(reply.headers, SureHeaders); !vendor.isEmpty())
        return vendor;
    // Most pages are longer than any challenge, and cost nothing here.
    if (!refused && reply.body.size() > ShortBody)
        return {};
    // Nor do short ones that have a link, which most begin with.
    const QByteArrayView shown = QByteArrayView(reply.body).first(std::min(reply.body.size(), ShortBody));
    if (!refused && hasLinks(shown))
        return {};
    const QByteArray body = shown.toByteArray().toLower();
    for (const BodyMark &mark : BodyMarks) {
        if ((refused || mark.alone) && body.contains(mark.text))
            return mark.vendor;
    }
    return refused ? vendorByHeader(reply.headers, GateHeaders) : QByteArray();
}

} // namespace argiope::judge
