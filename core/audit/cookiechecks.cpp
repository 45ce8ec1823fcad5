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

bool hasWord(const QByteArray &text, QByteArrayView word)
{
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const qsizetype end = at + word.size();
        if ((at == 0 || !letter(text[at - 1])) && (end == text.size() || !letter(text[end])))
            return true;
    }
    return false;
}

/// Whoever has it is taken for the visitor. Tokens against forged requests are for scripts to read.
bool isSessionLike(const SetCookie &cookie)
{
    const QByteArray name = cookie.name.toLower();
    if (name.contains("csrf") || name.contains("xsrf"))
        return false;
    return name.contains("sess") || name.contains("token") || hasWord(name, "sid")
        || (name.contains("auth") && !name.contains("author"));
}

constexpr auto CookieGate = Gate::Fetched;
constexpr auto CookieGroup = Group::Security;

const Check CookieRows[] = {
    {"cookie-not-secure", CookieGroup, Severity::Warning, CookieGate,
        [](const Check &, const PageView &view) {
            if (!view.record.url.startsWith("https:"))
                return Verdict{};
            return keptCookies(view, [](const SetCookie &cookie) { return !cookie.secure; });
        }},
    {"cookie-not-httponly", CookieGroup, Severity::Notice, CookieGate,
        [](const Check &, const PageView &view) {
            return keptCookies(view, [](const SetCookie &cookie) { return !cookie.httpOnly; });
        }},
    {"cookie-session-not-httponly", CookieGroup, Severity::Warning, CookieGate,
        [](const Check &, const PageView &view) {
            return keptCookies(view, [](const SetCookie &cookie) { return !cookie.httpOnly && isSessionLike(cookie); });
        }},
    {"cookie-no-samesite", CookieGroup, Severity::Notice, CookieGate,
        [](const Check &, const PageView &view) {
            return keptCookies(view, [](const SetCookie &cookie) {
                return cookie.sameSite == SetCookie::SameSite::Missing
                    || cookie.sameSite == SetCookie::SameSite::Unknown;
            });
        }},
    {"cookie-none-insecure", CookieGroup, Severity::Error, CookieGate,
        [](const Check &, const PageView &view) {
            return keptCookies(view,
                [](const SetCookie &cookie) { return cookie.sameSite == SetCookie::SameSite::None && !cookie.secure; });
        }},
    {"cookie-prefix", CookieGroup, Severity::Error, CookieGate,
        [](const Check &, const PageView &view) {
            return cookies(view, [&](const SetCookie &cookie) { return brokenPromiseOf(cookie, view.address()); });
        }},
    {"cookie-rejected", CookieGroup, Severity::Warning, CookieGate,
        [](const Check &, const PageView &view) {
            return cookies(view,
                [&](const SetCookie &cookie) { return cookie.cutAttribute || refusalOf(cookie, view.address()); });
        }},
    {"cookie-long", CookieGroup, Severity::Notice, CookieGate,
        [](const Check &, const PageView &view) {
            return cookies(view, [&](const SetCookie &cookie) {
                return cookie.lifetime(timeFor(cookie, view)).value_or(0) > MostCookieSeconds;
            });
        }},
    {"cookie-on-static", CookieGroup, Severity::Notice, CookieGate,
        [](const Check &, const PageView &view) {
            if (!isStaticType(view.page.contentType))
                return Verdict{};
            return cookies(view, [](const SetCookie &) { return true; });
        }},
};

} // namespace

std::span<const Check> cookieChecks()
{
    return CookieRows;
}

} // namespace argiope::audit
