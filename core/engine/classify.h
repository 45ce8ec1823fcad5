#pragma once

#include "core/base/clock.h"
#include "core/base/outcome.h"
#include "core/net/fetcher.h"

#include <optional>

namespace argiope::engine {

/// What a reply means to the crawl, from its failure, its status and whether it is a challenge. `conditional`: the
/// request named what is known already, so that 304 answers it.
[[nodiscard]] base::Outcome classify(const net::Reply &reply, bool conditional = false);

/// What a reply that is no failure below HTTP needs to have said about it: whose challenge it is, what login it asks
/// for. "" for all others.
[[nodiscard]] QByteArray remarkOn(const net::Reply &reply);

/// Whether another attempt may go better: the network failed, or the server says "not now".
[[nodiscard]] bool worthRetry(base::Outcome outcome, int status);

/// The pause before attempt `attempt` + 1: half a second doubled each time, at most a minute; Retry-After where the
/// server names a longer one, at most ten days.
[[nodiscard]] base::Milliseconds retryPause(int attempt, std::optional<base::Milliseconds> retryAfter);

/// Retry-After (RFC 9110, 10.2.3) as a pause from `nowMs` (since 1970 UTC): seconds or an HTTP date, never negative.
[[nodiscard]] std::optional<base::Milliseconds> retryAfter(const net::Reply &reply, qint64 nowMs);

/// Location of a redirect status (RFC 9110, 15.4), or "" where the reply is none.
[[nodiscard]] QByteArray redirectLocation(const net::Reply &reply);

} // namespace argiope::engine
