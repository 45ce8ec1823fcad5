#pragma once

#include "core/frontier/lease.h"
#include "core/judge/reading.h"
#include "core/url/url.h"

#include <QtGlobal>

namespace argiope::engine {

class Session;

/// Which Cookie header a request for a URL has, as a hash of it; 0: none. Tells headers apart and keeps no secret.
using CookieMark = quint64;

/// What redirects say of cookies: a page that redirects to itself may do so until a cookie comes with the request.
/// Browsers follow such a redirect as any other, and get the page.
struct RedirectCookies
{
    CookieMark asked = 0; ///< with the request that was redirected
    CookieMark target = 0; ///< with a request for its target from now on
};

/// Browsers follow so many redirects in a row, and then say that there are too many (Fetch Standard, 4.4).
inline constexpr int MostRedirectsInARow = 20;

/// Of a request for this URL now. Any thread.
[[nodiscard]] CookieMark cookieMark(const Session &session, const url::Url &url);

/// The answer sends the lease's URL to itself, and the request would have other cookies now than `asked`: it is to be
/// made once more, as browsers do. Any thread.
[[nodiscard]] bool isCookieWall(const Session &session, const frontier::Lease &lease, const url::Url &url,
    const judge::Reading &reading, CookieMark asked);

/// Of a redirect to another URL. Any thread.
[[nodiscard]] RedirectCookies redirectCookies(
    const Session &session, const url::Url &url, const judge::Reading &reading, CookieMark asked);

} // namespace argiope::engine
