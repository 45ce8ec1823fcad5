#include "core/audit/checkgroups.h"
#include "core/audit/headervalues.h"
#include "core/audit/pageview.h"
#include "core/audit/setcookie.h"
#include "core/audit/statictypes.h"

#include <QString>

namespace argiope::audit {

namespace {

constexpr qint64 MostCookieSeconds = 400 * 86'400; ///< RFC 6265bis, 5.5: browsers cut it there

/// How many of the answer's cookies `concerns` is true for; the first one's name. Never a value: it may be a secret.
template <class Concerns>
Verdict cookies(const PageView &view, Concerns concerns)
{
    if (!view.hasHeaders())
        return undecidable();
    Verdict verdict;
    for (const SetCookie &cookie : view.cookies()) {
        if (!concerns(cookie))
            continue;
        const QByteArray name = shown(cookie.name);
        if (verdict.count++ == 0) {
            verdict.state = State::Found;
            verdict.evidence = name;
        } else if (verdict.more.size() < MostMore && name != verdict.evidence && !verdict.more.contains(name)) {
            verdict.more.append(name);
        }
    }
    return verdict;
}

/// The time for what the cookie says of its end; to read it takes longer than all else here.
qint64 timeFor(const SetCookie &cookie, const PageView &view)
{
    return cookie.endsByTheClock() ? view.answeredAt() : 0;
}

/// One that stays: to take a cookie away needs no attributes.
template <class Concerns>
Verdict keptCookies(const PageView &view, Concerns concerns)
{
    return cookies(
        view, [&](const SetCookie &cookie) { return concerns(cookie) && !cookie.removes(timeFor(cookie, view)); });
}

constexpr auto CookieGate = Gate::Fetched;
constexpr auto CookieGroup = Group::Security;

const Check CookieRows[] = {
    {"cookie-not-secure", CookieGroup, Severity::Warning, CookieGate,
        [](const Check &, const PageView &view) {
            if (!view.record.url.startsWith("https:"))
                return Verdict{};
            return keptCookies(view, [](const SetCookie &cookie) { return !cookie.secure; });
        },
        Told::OfSite},
    {"cookie-not-httponly", CookieGroup, Severity::Notice, CookieGate,
        [](const Check &, const PageView &view) {
            return keptCookies(view, [](const SetCookie &cookie) {
                return !cookie.httpOnly && !isSessionName(cookie.name) && !isForScripts(cookie.name);
            });
        },
        Told::OfSite},
    {"cookie-session-not-httponly", CookieGroup, Severity::Warning, CookieGate,
        [](const Check &, const PageView &view) {
            return keptCookies(
                view, [](const SetCookie &cookie) { return !cookie.httpOnly && isSessionName(cookie.name); });
        },
        Told::OfSite},
    {"cookie-no-samesite", CookieGroup, Severity::Notice, CookieGate,
        [](const Check &, const PageView &view) {
            return keptCookies(view, [](const SetCookie &cookie) {
                return cookie.sameSite == SetCookie::SameSite::Missing
                    || cookie.sameSite == SetCookie::SameSite::Unknown;
            });
        },
        Told::OfSite},
    {"cookie-none-insecure", CookieGroup, Severity::Error, CookieGate,
        [](const Check &, const PageView &view) {
            return keptCookies(view,
                [](const SetCookie &cookie) { return cookie.sameSite == SetCookie::SameSite::None && !cookie.secure; });
        },
        Told::OfSite},
    {"cookie-prefix", CookieGroup, Severity::Error, CookieGate,
        [](const Check &, const PageView &view) {
            return cookies(view, [&](const SetCookie &cookie) { return brokenPromiseOf(cookie, view.address()); });
        },
        Told::OfSite},
    {"cookie-rejected", CookieGroup, Severity::Warning, CookieGate,
        [](const Check &, const PageView &view) {
            return cookies(view,
                [&](const SetCookie &cookie) { return cookie.cutAttribute || refusalOf(cookie, view.address()); });
        },
        Told::OfSite},
    {"cookie-long", CookieGroup, Severity::Notice, CookieGate,
        [](const Check &, const PageView &view) {
            return cookies(view, [&](const SetCookie &cookie) {
                return cookie.lifetime(timeFor(cookie, view)).value_or(0) > MostCookieSeconds;
            });
        },
        Told::OfSite},
    {"cookie-on-static", CookieGroup, Severity::Notice, CookieGate,
        [](const Check &, const PageView &view) {
            if (!isStaticType(view.page.contentType) || isImageOfProgram(view.page.contentType, view.address()))
                return Verdict{};
            return cookies(view, [](const SetCookie &) { return true; });
        },
        Told::OfSite},
};

} // namespace

std::span<const Check> cookieChecks()
{
    return CookieRows;
}

} // namespace argiope::audit
