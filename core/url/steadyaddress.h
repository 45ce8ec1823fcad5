#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::url {

/// An address as it is on every visit: "#" stands for what servers and scripts write anew each time:
/// - values of parameters that are moments (seconds or milliseconds since 1970, 14 digits of a date and time), random
///   fractions, UUIDs, or long hexadecimal or mixed tokens, unless the parameter names an item ("id", "p", "page" …);
/// - whatever value, where the parameter's name says that it is a session, a token, a nonce or breaks caches ("sid",
///   "PHPSESSID", "token", "_", "cb" …), but short version numbers;
/// - ";jsessionid=…" and "(S(…))" in the path, and a moment or a hash in the name of a file ("app.3f2a9c1d.js").
/// Two addresses with the same result differ only in that. Absolute or relative, as written. What has no such part
/// comes back as it is. Pure.
[[nodiscard]] QByteArray steadyAddress(QByteArrayView address);

/// The same for whether two addresses are one resource, at another time: tokens and hashes that may tell resources
/// apart stay ("?doc=550e8400-…", "app.3f2a9c1d.js"); moments, random numbers, sessions and versions do not.
[[nodiscard]] QByteArray steadyIdentity(QByteArrayView address);

/// Whether steadyIdentity() takes anything away.
[[nodiscard]] bool isUnsteady(QByteArrayView address);

} // namespace argiope::url
