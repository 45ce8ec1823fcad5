#pragma once

#include "core/base/setcookie.h"
#include "core/url/url.h"

namespace argiope::audit {

using base::readSetCookie;
using base::SetCookie;

/// Why browsers do not take a cookie that comes from there; nullptr where they do (RFC 6265bis, 5.7).
/// SameSite=None without Secure, and names that promise what the cookie does not keep, have functions of their own.
[[nodiscard]] const char *refusalOf(const SetCookie &cookie, const url::Url &from);
/// The same of names that begin with __Secure- or __Host- (RFC 6265bis, 4.1.3).
[[nodiscard]] const char *brokenPromiseOf(const SetCookie &cookie, const url::Url &from);

/// A cookie of that name says who the visitor is: whoever has it is taken for them. By whole words, so that
/// "assessment" and "author" are none.
[[nodiscard]] bool isSessionName(const QByteArray &name);
/// A cookie of that name is made to be read by scripts: tokens that they send back against forged requests, what
/// somebody agreed to, what counts visits. Tokens of systems that hide theirs from scripts are none.
[[nodiscard]] bool isForScripts(const QByteArray &name);

} // namespace argiope::audit
