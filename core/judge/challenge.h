#pragma once

#include "core/net/fetcher.h"

#include <QByteArray>

namespace argiope::judge {

/// Who keeps crawls out with this answer: the name of the protection ("Cloudflare", "DataDome" …) whose challenge or
/// refusal it is, told by headers and by marks in the body; "" where it is an answer like any other. Behind such an
/// answer the page may well be fine. An answer of 200 counts only where it is sure: a header that says so, or a short
/// body that holds the challenge and no link.
[[nodiscard]] QByteArray challengeOf(const net::Reply &reply);

/// How much of the body of a refused check challengeOf() wants to see.
inline constexpr qint64 ChallengeBytes = 16 * 1024;

} // namespace argiope::judge
