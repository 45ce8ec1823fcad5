#pragma once

#include <QtGlobal>

namespace argiope::judge {

// By what challenges and refusals of bot protections are told; all in lower case. One line for one more.

/// A header. `value`: what it contains; "" for any.
struct HeaderMark
{
    const char *vendor;
    const char *name;
    const char *value;
};

/// Only a challenge or a refusal has them, whatever the status.
inline constexpr HeaderMark SureHeaders[] = {
    {"Cloudflare", "cf-mitigated", "challenge"},
    {"AWS WAF", "x-amzn-waf-action", ""},
    {"Vercel", "x-vercel-mitigated", ""},
    {"Vercel", "x-vercel-challenge-token", ""},
    {"Sucuri", "x-sucuri-block", ""},
    {"Anubis", "set-cookie", "anubis-cookie-verification"},
};

/// Who stands before the site, on any of its answers: says something only where the status refuses.
inline constexpr HeaderMark GateHeaders[] = {
    {"DataDome", "x-datadome", ""},
    {"DataDome", "x-dd-b", ""},
    {"DataDome", "set-cookie", "datadome="},
    {"Imperva", "x-iinfo", ""},
    {"Imperva", "x-cdn", "incapsula"},
    {"Imperva", "x-cdn", "imperva"},
    {"Imperva", "set-cookie", "visid_incap_"},
    {"Akamai", "server", "akamaighost"},
    {"Akamai", "akamai-grn", ""},
    {"Akamai", "set-cookie", "_abck="},
    {"Akamai", "set-cookie", "ak_bmsc="},
    {"Kasada", "x-kpsdk-ct", ""},
    {"HUMAN", "set-cookie", "_px"},
    {"HUMAN", "x-px-blocked", ""},
    {"DDoS-Guard", "server", "ddos-guard"},
    {"DDoS-Guard", "set-cookie", "__ddg"},
    {"Qrator", "server", "qrator"},
    {"Qrator", "set-cookie", "qrator_"},
    {"Sucuri", "server", "sucuri/cloudproxy"},
    {"Sucuri", "x-sucuri-id", ""},
};

/// Where a redirect leads that is no move of the page.
struct TargetMark
{
    const char *vendor;
    const char *target; ///< what its URL contains
};
inline constexpr TargetMark TargetMarks[] = {
    {"LinkedIn", "linkedin.com/authwall"},
    {"Radware", "validate.perfdrive.com"},
    {"DataDome", "captcha-delivery.com"},
    {"Google", "google.com/sorry/"},
    {"Baidu", "wappass.baidu.com"},
    {"Yandex", "/showcaptcha"},
    {"Imperva", "/_incapsula_resource"},
    {"go-away", "__goaway_"},
    {"Anubis", "/.within.website/x/cmd/anubis/"},
    {"SiteGround", "/.well-known/sgcaptcha/"},
    {"Queue-it", ".queue-it.net/?c="},
};

enum class MarkPlace : quint8 {
    Tag, ///< in a tag of what loads, sends or holds something
    Script, ///< in a script or its tag
    Code, ///< in either
    Title, ///< the whole title
    Text, ///< in what is shown
    Raw, ///< anywhere, also in what is no HTML
};
/// How much is needed besides, where the status says that all is well.
enum class MarkStrength : quint8 {
    Alone, ///< nothing but that it says little: no page has it but the challenge
    NoLinks, ///< the document leads nowhere, as challenges do and the pages behind the same protection do not
    Refused, ///< it does not do: pages that are fine have it, too
};
struct BodyMark
{
    const char *vendor;
    const char *text;
    MarkPlace place;
    MarkStrength strength;
    const char *title = nullptr; ///< and this in its title
};

inline constexpr BodyMark BodyMarks[] = {
    {"Cloudflare", "_cf_chl_opt", MarkPlace::Script, MarkStrength::Alone},
    {"Cloudflare", "/orchestrate/chl_", MarkPlace::Code, MarkStrength::Alone},
    {"Cloudflare", "cf-chl-", MarkPlace::Code, MarkStrength::NoLinks},
    {"Cloudflare", "cf-browser-verification", MarkPlace::Tag, MarkStrength::NoLinks},
    {"Cloudflare", "attention required! | cloudflare", MarkPlace::Title, MarkStrength::NoLinks},
    {"Cloudflare", "cf-error-details", MarkPlace::Tag, MarkStrength::Refused},
    {"Anubis", "anubis_challenge", MarkPlace::Script, MarkStrength::Alone},
    {"Anubis", "/cmd/anubis/api/pass-challenge", MarkPlace::Code, MarkStrength::Alone},
    {"Anubis", "/cmd/anubis/static/js/main", MarkPlace::Script, MarkStrength::Alone},
    {"Anubis", "/cmd/anubis/static/", MarkPlace::Tag, MarkStrength::Alone, "making sure you're not a bot"},
    {"Anubis", "/cmd/anubis/static/", MarkPlace::Tag, MarkStrength::Alone, "oh noes!"},
    {"Anubis", "/cmd/anubis/static/", MarkPlace::Tag, MarkStrength::NoLinks},
    {"go-away", "__goaway_", MarkPlace::Code, MarkStrength::Alone},
    {"go-away", "/git/go-away/", MarkPlace::Tag, MarkStrength::Alone},
    {"go-away", "go-away", MarkPlace::Code, MarkStrength::Refused},
    {"Sucuri", "sucuri_cloudproxy_js", MarkPlace::Script, MarkStrength::Alone},
    {"Sucuri", "sucuri website firewall - access denied", MarkPlace::Title, MarkStrength::Alone},
    {"Sucuri", "sucuri website firewall", MarkPlace::Text, MarkStrength::NoLinks},
    {"DataDome", "captcha-delivery.com", MarkPlace::Code, MarkStrength::NoLinks},
    {"DataDome", "captcha-delivery.com", MarkPlace::Raw, MarkStrength::Refused},
    {"HUMAN", "px-captcha", MarkPlace::Code, MarkStrength::NoLinks},
    {"HUMAN", "captcha.px-cdn.net", MarkPlace::Code, MarkStrength::NoLinks},
    {"HUMAN", "captcha.px-cloud.net", MarkPlace::Code, MarkStrength::NoLinks},
    {"HUMAN", "/captcha/captcha.js?a=c", MarkPlace::Code, MarkStrength::NoLinks},
    {"HUMAN", "access to this page has been denied", MarkPlace::Title, MarkStrength::NoLinks},
    {"HUMAN", "_pxappid", MarkPlace::Raw, MarkStrength::Refused},
    {"HUMAN", "\"blockscript\"", MarkPlace::Raw, MarkStrength::Refused},
    {"Imperva", "_incapsula_resource", MarkPlace::Code, MarkStrength::NoLinks},
    {"Imperva", "incapsula incident id", MarkPlace::Text, MarkStrength::NoLinks},
    {"Imperva", "pardon our interruption", MarkPlace::Title, MarkStrength::NoLinks},
    {"Imperva", "pardon our interruption...", MarkPlace::Title, MarkStrength::NoLinks},
    {"Imperva", "onprotectioninitialized", MarkPlace::Script, MarkStrength::NoLinks},
    {"Akamai", "bm-verify=", MarkPlace::Code, MarkStrength::Alone},
    {"Akamai", "bm-verify", MarkPlace::Script, MarkStrength::NoLinks},
    {"Akamai", "/_sec/cp_challenge/", MarkPlace::Code, MarkStrength::Alone},
    {"Akamai", "sec-if-cpt-container", MarkPlace::Code, MarkStrength::NoLinks},
    {"Akamai", "errors.edgesuite.net", MarkPlace::Text, MarkStrength::NoLinks},
    {"AWS WAF", "gokuprops", MarkPlace::Script, MarkStrength::Alone},
    {"AWS WAF", "awswafintegration", MarkPlace::Code, MarkStrength::NoLinks},
    {"AWS WAF", "token.awswaf.com", MarkPlace::Code, MarkStrength::NoLinks},
    {"AWS WAF", "captcha.awswaf.com", MarkPlace::Code, MarkStrength::NoLinks},
    {"Kasada", "kp_uidz", MarkPlace::Code, MarkStrength::Alone},
    {"Kasada", "window.kpsdk={}", MarkPlace::Script, MarkStrength::NoLinks},
    {"Kasada", "kpsdk", MarkPlace::Raw, MarkStrength::Refused},
    {"Vercel", "/.well-known/vercel/security/", MarkPlace::Code, MarkStrength::Alone},
    {"Vercel", "vercel security checkpoint", MarkPlace::Title, MarkStrength::NoLinks},
    {"DDoS-Guard", "/.well-known/ddos-guard/", MarkPlace::Code, MarkStrength::Alone},
    {"DDoS-Guard", "check.ddos-guard.net", MarkPlace::Code, MarkStrength::NoLinks},
    {"DDoS-Guard", "ddos-guard", MarkPlace::Title, MarkStrength::NoLinks},
    {"Fastly", "/_fs-ch-", MarkPlace::Code, MarkStrength::Alone},
    {"Fastly", "client challenge", MarkPlace::Title, MarkStrength::NoLinks},
    {"Qrator", "/__qrator/", MarkPlace::Code, MarkStrength::Alone},
    {"SiteGround", "/.well-known/sgcaptcha/", MarkPlace::Code, MarkStrength::Alone},
    {"Radware", "perfdrive.com", MarkPlace::Code, MarkStrength::NoLinks},
    {"Reblaze", "window.rbzns", MarkPlace::Script, MarkStrength::NoLinks},
    {"Alibaba Cloud", "acw_sc__v", MarkPlace::Script, MarkStrength::NoLinks},
    {"Alibaba Cloud", "aliyun_waf_", MarkPlace::Code, MarkStrength::NoLinks},
    {"Alibaba Cloud", "errors.aliyun.com", MarkPlace::Code, MarkStrength::Refused},
    {"F5", "the requested url was rejected. please consult with your administrator", MarkPlace::Text,
        MarkStrength::NoLinks},
    {"F5", "bobcmn", MarkPlace::Script, MarkStrength::Alone},
    {"F5", "/tspd/", MarkPlace::Code, MarkStrength::NoLinks},
    {"BasedFlare", "/.basedflare/", MarkPlace::Code, MarkStrength::NoLinks},
    {"Knownsec", "__jsl_clearance", MarkPlace::Script, MarkStrength::Alone},
    {"River Security", "window['$_ts']", MarkPlace::Script, MarkStrength::Alone},
    {"Tencent EdgeOne", "__tst_status", MarkPlace::Script, MarkStrength::Alone},
    {"CrowdSec", "crowdsec captcha", MarkPlace::Title, MarkStrength::NoLinks},
    {"CrowdSec", "crowdsec ban", MarkPlace::Title, MarkStrength::NoLinks},
    {"Wordfence", "generated by wordfence", MarkPlace::Text, MarkStrength::Refused},
    {"Google", "our systems have detected unusual traffic from your computer network", MarkPlace::Text,
        MarkStrength::NoLinks},
    {"Baidu", "\xe7\x99\xbe\xe5\xba\xa6\xe5\xae\x89\xe5\x85\xa8\xe9\xaa\x8c\xe8\xaf\x81", MarkPlace::Title,
        MarkStrength::NoLinks},
    {"reCAPTCHA", "google.com/recaptcha", MarkPlace::Code, MarkStrength::Refused},
    {"reCAPTCHA", "g-recaptcha", MarkPlace::Code, MarkStrength::Refused},
    {"hCaptcha", "hcaptcha.com", MarkPlace::Code, MarkStrength::Refused},
    {"Turnstile", "challenges.cloudflare.com", MarkPlace::Code, MarkStrength::Refused},
};

/// What challenges of nobody's in particular say. At 200 a document counts that says so in few words, leads nowhere
/// and has a script, a form or a refresh; one that asks for scripts alone may be an application.
inline constexpr const char *CheckPhrases[] = {
    "enable javascript and cookies to continue",
    "enable cookies and javascript",
    "please enable js and disable any ad blocker",
    "checking your browser before accessing",
    "checking if the site connection is secure",
    "needs to review the security of your connection",
    "verifying you are human",
    "verify you are human",
    "verify that you are human",
    "confirm you are human",
    "making sure you're not a bot",
    "checking you are not a bot",
    "you are not a robot",
    "you're not a robot",
    "are you a robot?",
    "enable javascript before you are allowed to see this page",
    "unusual traffic from your",
    // and in other languages, where no first letter of a word stands whose capital is not ASCII's
    "kein roboter sind",
    "sie ein mensch sind",
    "pas un robot",
    "que vous êtes humain",
    "no eres un robot",
    "no es un robot",
    "que eres humano",
    "que eres un ser humano",
    "non sei un robot",
    "não é um robô",
    "você é humano",
    "geen robot bent",
    "nie jesteś robotem",
    "не робот",
    "вы человек",
    "robot olmadığınızı",
    "不是机器人",
    "您是真人",
    "您是人类",
    "ロボットではない",
    "人間であること",
    "로봇이 아닙니다",
    "로봇이 아닌지",
};

} // namespace argiope::judge
