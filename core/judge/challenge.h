#pragma once

#include "core/net/fetcher.h"

#include <QByteArray>

namespace argiope::judge {

/// Who keeps crawls out with an answer.
struct Challenge
{
    /// The name of the protection ("Cloudflare", "DataDome" …), or "a bot check" of nobody's in particular; "" where
    /// it is an answer like any other.
    QByteArray vendor;
    bool asks = false; ///< something is asked of a browser, so that waiting does not help; else it only refuses
};

/// Told by headers, by where a redirect leads and by marks in the body (challengemarks.h). Behind such an answer the
/// page may well be fine. An answer whose status does not turn away counts only where it is sure: a header that says
/// so, or a short document that does what only challenges do.
[[nodiscard]] Challenge challengeOf(const net::Reply &reply);

/// Statuses by which servers turn crawlers away: their bodies may say who does it.
[[nodiscard]] bool mayRefuse(int status);

/// How much of the body of a refused check challengeOf() wants to see.
inline constexpr qint64 ChallengeBytes = 16 * 1024;

} // namespace argiope::judge
