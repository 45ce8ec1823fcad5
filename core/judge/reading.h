#pragma once

#include "core/base/clock.h"
#include "core/base/outcome.h"
#include "core/frontier/hosthealth.h"
#include "core/net/fetcher.h"

#include <optional>

namespace argiope::judge {

/// What a reply means to the crawl. Made once for each reply, since it looks at its body.
struct Reading
{
    base::Outcome outcome = base::Outcome::None;
    QByteArray vendor; ///< whose challenge or refusal it is (challengeOf()); "" where it is none
    QByteArray location; ///< of a redirect status (RFC 9110, 15.4); "" where the reply is none
    /// What a reply that is no failure below HTTP needs to have said about it: whose challenge it is, what login it
    /// asks for. "" for all others.
    QByteArray remark;
    frontier::HostSignal signal = frontier::HostSignal::Nothing; ///< what it says about its host
    /// A later attempt may show that nothing is wrong with the URL: refusals, throttling, server errors, connections
    /// that failed or broke off. Never 404 and 410.
    bool mayPass = false;
    /// Retry-After (RFC 9110, 10.2.3) as a pause from now: seconds or an HTTP date, never negative.
    std::optional<base::Milliseconds> retryAfter{};
};

/// `conditional`: the request named what is known already, so that 304 answers it. `nowMs`: since 1970 UTC.
[[nodiscard]] Reading readingOf(const net::Reply &reply, bool conditional, qint64 nowMs);

/// Whether another attempt soon may go better: the network failed, or the server says "not now".
[[nodiscard]] bool worthRetry(base::Outcome outcome, int status);

/// The pause before attempt `attempt` + 1: half a second doubled each time, at most a minute; Retry-After where the
/// server names a longer one, at most ten days.
[[nodiscard]] base::Milliseconds retryPause(int attempt, std::optional<base::Milliseconds> retryAfter);

} // namespace argiope::judge
