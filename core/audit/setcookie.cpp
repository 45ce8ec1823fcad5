#include "core/audit/setcookie.h"

#include "core/url/canonical.h"

#include <QByteArrayList>
#include <QStringBuilder>

#include <algorithm>
#include <iterator>

namespace argiope::audit {

namespace {

bool beginsWith(QByteArrayView text, QByteArrayView start)
{
    return text.size() >= start.size() && text.first(start.size()).compare(start, Qt::CaseInsensitive) == 0;
}

} // namespace

const char *refusalOf(const SetCookie &cookie, const url::Url &from)
{
    if (cookie.controls)
        return "control characters";
    if (cookie.name.isEmpty() && cookie.value.isEmpty())
        return "empty";
    if (cookie.tooLong)
        return "more than 4096 bytes";
    if (cookie.secure && from.scheme() == "http")
        return "Secure over http";
    const QByteArray host = from.hostname().toByteArray();
    if (cookie.domain.isEmpty() || cookie.domain == host)
        return nullptr;
    const auto parsed = url::parse(QByteArray("http://" + cookie.domain + '/'));
    const QByteArray domain = parsed ? parsed->hostname().toByteArray() : QByteArray();
    if (domain.isEmpty() || domain != cookie.domain || !url::registrableDomain(host))
        return "foreign Domain"; // nothing but a name has names below it
    if (!host.endsWith(QByteArray('.' + domain)))
        return "foreign Domain";
    return url::registrableDomain(domain) ? nullptr : "public suffix as Domain";
}

const char *brokenPromiseOf(const SetCookie &cookie, const url::Url &from)
{
    // A cookie without a name would be sent back as if its value were one.
    const QByteArray &name = cookie.name.isEmpty() ? cookie.value : cookie.name;
    const bool host = beginsWith(name, "__Host-");
    if (!host && !beginsWith(name, "__Secure-"))
        return nullptr;
    if (cookie.name.isEmpty())
        return "no name";
    if (!cookie.secure || from.scheme() != "https")
        return "not Secure";
    if (host && !cookie.domain.isEmpty())
        return "Domain";
    return host && cookie.path != "/" ? "Path" : nullptr;
}

namespace {

/// Words of a name, lower case: "ASP.NET_SessionId" has "asp", "net", "session" and "id".
QByteArrayList wordsOf(const QByteArray &name)
{
    const auto isUpper = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto isLower = [](char c) { return c >= 'a' && c <= 'z'; };
    QByteArrayList words;
    QByteArray word;
    const auto end = [&] {
        if (!word.isEmpty())
            words.append(word.toLower());
        word.clear();
    };
    for (qsizetype i = 0; i < name.size(); ++i) {
        const char c = name[i];
        const bool letter = isUpper(c) || isLower(c);
        if (!letter || (isUpper(c) && i > 0 && isLower(name[i - 1])))
            end();
        if (letter)
            word += c;
    }
    end();
    return words;
}

template <class Names>
bool isOneOf(const QByteArray &word, const Names &names)
{
    return std::any_of(std::begin(names), std::end(names), [&word](const char *name) { return word == name; });
}

/// "SESS" or "SSESS" and a hash, in hexadecimal digits.
bool isDrupalSession(const QByteArray &name)
{
    constexpr qsizetype shortest = 8;
    const QByteArrayView hash = QByteArrayView(name).sliced(name.startsWith("SSESS") ? 5
            : name.startsWith("SESS")                                                ? 4
                                                                                     : name.size());
    return hash.size() >= shortest && std::all_of(hash.begin(), hash.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
    });
}

} // namespace

bool isSessionName(const QByteArray &name)
{
    // Against forged requests, which scripts have to read; what somebody agreed to; what counts visits.
    static constexpr const char *others[] = {"csrf", "xsrf", "csrftoken", "xsrftoken", "forgery", "antiforgery",
        "verification", "authenticity", "nonce", "state", "consent", "cookieconsent", "test", "cart", "analytics", "hj",
        "ga", "utm", "notice", "banner", "popup", "seen", "viewed", "views", "count"};
    static constexpr const char *sessions[]
        = {"session", "sessions", "sess", "sid", "sessid", "sessionid", "sessiontoken", "token", "auth", "authtoken",
            "accesstoken", "authentication", "authorization", "aspxauth", "jwt", "sso", "cfid", "cftoken"};
    const QByteArrayList words = wordsOf(name);
    if (std::any_of(words.begin(), words.end(), [](const QByteArray &word) {
            return isOneOf(word, others) || word.endsWith("csrf") || word.endsWith("xsrf")
                || word.endsWith("verificationtoken");
        }))
        return false;
    const QByteArray lower = name.toLower();
    return std::any_of(words.begin(), words.end(),
               [](const QByteArray &word) {
                   // PHPSESSID, JSESSIONID, ASPSESSIONIDQQABCDEF
                   return isOneOf(word, sessions) || word.endsWith("sessid") || word.contains("sessionid");
               })
        || lower.contains("logged_in") || lower.startsWith("remember_web") || lower == "rememberme"
        || lower == "remember-me" || lower.startsWith(".aspnetcore.cookies") || lower.startsWith(".aspnet.cookies")
        || lower == "dokuwiki" || isDrupalSession(name);
}

bool isForScripts(const QByteArray &name)
{
    static constexpr const char *tokens[] = {"csrf", "xsrf", "csrftoken", "xsrftoken", "consent"};
    // As those who set them document them.
    static constexpr const char *begins[]
        = {"_ga", "_gid", "_gat", "_gcl_", "_fbp", "_fbc", "_hj", "_pk_", "_uet", "_shopify_", "_clck", "_clsk",
            "__utm", "amplitude_", "mp_", "ajs_", "hubspotutk", "__hs", "optanon", "cookielaw", "euconsent",
            "borlabs-cookie", "cmplz_", "woocommerce_cart_hash", "woocommerce_items_in_cart", "wordpress_test_cookie"};
    const QByteArray lower = name.toLower();
    if (std::any_of(
            std::begin(begins), std::end(begins), [&lower](const char *begin) { return lower.startsWith(begin); }))
        return true;
    const QByteArrayList words = wordsOf(name);
    return std::any_of(words.begin(), words.end(), [](const QByteArray &word) {
        return isOneOf(word, tokens) || word.endsWith("csrf") || word.endsWith("xsrf") || word.endsWith("consent");
    });
}

} // namespace argiope::audit
