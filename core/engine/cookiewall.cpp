#include "core/engine/cookiewall.h"

#include "core/engine/session.h"
#include "core/judge/linkjudge.h"
#include "core/net/cookiestore.h"
#include "core/url/canonical.h"

#include <QDateTime>
#include <QHashFunctions>

namespace argiope::engine {

CookieMark cookieMark(const Session &session, const url::Url &url)
{
    if (!session.cookies || session.answers)
        return 0;
    const QByteArray header = session.cookies->header(url, QDateTime::currentMSecsSinceEpoch());
    return header.isEmpty() ? 0 : CookieMark(qHash(header, size_t(1))) | 1;
}

bool isCookieWall(const Session &session, const frontier::Lease &lease, const url::Url &url,
    const judge::Reading &reading, CookieMark asked)
{
    if (reading.location.isEmpty() || lease.attempt > MostRedirectsInARow)
        return false;
    const auto target = url::parse(reading.location, &url);
    if (!target || !target->isHttp())
        return false;
    // Without what does not count in URLs: a session's id in the query is a usual part of the way through the wall.
    const url::CanonicalOptions options = judge::canonicalOptions(session.settings);
    const auto keyOf = [&](const url::Url &one) { return url::urlKey(url::canonical(one, options), session.keySeed); };
    return keyOf(*target) == keyOf(url) && cookieMark(session, url) != asked;
}

RedirectCookies redirectCookies(
    const Session &session, const url::Url &url, const judge::Reading &reading, CookieMark asked)
{
    const auto target = url::parse(reading.location, &url);
    return {asked, target && target->isHttp() ? cookieMark(session, *target) : 0};
}

} // namespace argiope::engine
