#pragma once

#include "core/url/url.h"

#include <optional>

namespace argiope::robots {

/// What the answer to a request for robots.txt means (RFC 9309, 2.3.1).
enum class RobotsAccess : quint8 {
    Parse, ///< 2.3.1.1: the body holds the rules
    Follow, ///< 2.3.1.2: a redirect that should be followed; the rules will count for the origin asked first
    AllowAll, ///< 2.3.1.3 "unavailable": any resource may be fetched
    DisallowAll, ///< 2.3.1.4 "unreachable": nothing may be fetched
};

/// 2.3.1.2: "at least five consecutive redirects".
constexpr int MaxRobotsRedirects = 5;

/// Pure. `httpStatus` is 0 where there was no answer (DNS, connection, TLS, time-out). `redirectsFollowed` counts the
/// hops taken before this answer. A redirect past the fifth, or without a usable target (`hasTarget`), is
/// "unavailable". What is no status of RFC 9110 (below 200, above 599) is "unreachable".
[[nodiscard]] RobotsAccess robotsAccess(int httpStatus, int redirectsFollowed = 0, bool hasTarget = true);

/// The robots.txt that rules over `url`: "https://example.org:8080/robots.txt" (2.3: same scheme, host and port, no
/// credentials); nullopt where the scheme is neither http nor https.
[[nodiscard]] std::optional<QByteArray> robotsUrlFor(const url::Url &url);

} // namespace argiope::robots
