#include "core/net/queryheaders.h"

#include "core/net/contentdecoder.h"
#include "core/net/headerfields.h"
#include "core/net/standingheaders.h"
#include "core/settings/secrets.h"

#include <QDateTime>
#include <QSet>

#include <algorithm>

namespace argiope::net {

namespace {

bool isAny(const QByteArray &name, std::initializer_list<const char *> names)
{
    return std::any_of(names.begin(), names.end(),
        [&name](const char *known) { return name.compare(known, Qt::CaseInsensitive) == 0; });
}

/// What the fetcher has to say itself for the transfer to be right, or what is said in another place: Host by the
/// protocol, Proxy-Authorization to the proxy alone.
bool isOwnHeader(const QByteArray &name)
{
    return isAny(name,
        {"Accept-Encoding", "Connection", "Content-Length", "Host", "Keep-Alive", "Proxy-Authorization",
            "Proxy-Connection", "TE", "Transfer-Encoding", "Upgrade"});
}

bool isHeaderSafe(const QByteArray &name, const QByteArray &value)
{
    return isToken(name)
        && std::none_of(value.begin(), value.end(), [](char c) { return c == '\r' || c == '\n' || c == '\0'; });
}

} // namespace

QByteArray errorOfHeaders(const Headers &headers)
{
    for (const auto &[name, value] : headers) {
        if (!isHeaderSafe(name, value))
            return "the request header \"" + name + "\" is not allowed in HTTP";
    }
    return {};
}

QByteArray queryAuthority(const NetSettings &settings, const url::Url &url)
{
    const QByteArray given = headerValue(settings.headers, "Host");
    return !given.isEmpty() && settings.credentialOrigins.contains(url.origin()) ? given : url.host();
}

Headers queryHeaders(
    const NetSettings &settings, CookieStore *cookies, const Request &request, const QByteArray &authorization)
{
    Headers result;
    const auto find = [&result](const QByteArray &name) {
        return std::find_if(result.begin(), result.end(),
            [&name](const auto &header) { return header.first.compare(name, Qt::CaseInsensitive) == 0; });
    };
    const auto set = [&](const QByteArray &name, const QByteArray &value) {
        if (const auto known = find(name); known != result.end())
            known->second = value;
        else
            result.append({name, value});
    };
    const bool trusted = settings.credentialOrigins.contains(request.url.origin());
    const auto add = [&](const Headers &headers, bool always) {
        QSet<QByteArray> seen;
        for (const auto &[name, value] : headers) {
            if (isOwnHeader(name))
                continue;
            // A private one without a value stands for one that is not at hand.
            if (!always && settings::isPrivateHeader(name) && (!trusted || value.isEmpty()))
                continue;
            // Of one name there is one line; values given several times are joined as RFC 9110, 5.3 has it.
            const QByteArray key = name.toLower();
            if (seen.contains(key)) {
                const QByteArray given = find(name)->second;
                set(name, QByteArray(given + (key == "cookie" ? "; " : ", ") + value));
            } else {
                set(name, value);
            }
            seen.insert(key);
        }
    };
    if (!settings.userAgent.isEmpty())
        set("User-Agent", settings.userAgent);
    set("Accept", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8");
    // As browsers do: "*", which is allowed (RFC 9110, 12.5.4), makes some servers fail.
    set("Accept-Language", settings.acceptLanguage);
    add(settings.headers, false);
    set("Accept-Encoding", AcceptedCodings);
    if (!authorization.isEmpty())
        set("Authorization", authorization);
    add(request.headers, true);
    if (cookies) {
        const QByteArray kept = cookies->header(request.url, QDateTime::currentMSecsSinceEpoch());
        if (!kept.isEmpty()) {
            const auto given = find("Cookie");
            if (given == result.end())
                result.append({"Cookie", kept});
            else
                given->second += "; " + kept;
        }
    }
    return result;
}

Headers standingHeaders(const NetSettings &settings, const url::Url &url)
{
    NetSettings open = settings;
    open.credentialOrigins.clear(); // so that nothing private is told
    Request request;
    request.url = url;
    return queryHeaders(open, nullptr, request);
}

} // namespace argiope::net
