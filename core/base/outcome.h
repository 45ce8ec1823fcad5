#pragma once

#include <QByteArrayView>
#include <QtGlobal>

#include <optional>

namespace argiope::base {

/// How the fetch of a URL ended, apart from its HTTP status. Stored as the number, exported as the name:
/// never renumber, never rename.
enum class Outcome : quint8 {
    None = 0, ///< not fetched yet, or skipped
    Ok = 1, ///< 2xx (or 304 on a recrawl)
    Redirect = 2, ///< 3xx with a target
    Broken = 3, ///< 4xx that says the page is not there (404, 410, …)
    ServerError = 4, ///< 5xx other than throttling
    Blocked = 5, ///< the server refuses us: 401, 403, 407, 451
    Throttled = 6, ///< 429, or 503 with Retry-After, after all retries
    DnsFailed = 7, ///< the host name does not resolve
    ConnectFailed = 8, ///< refused, unreachable, reset before an answer
    TlsFailed = 9,
    TimedOut = 10,
    TooLarge = 11, ///< longer than the limit of bytes a page; what came is kept
    ProtocolError = 12, ///< what came is not HTTP, or broke off in the middle
    Aborted = 13, ///< stopped by us; never stored
    ProxyFailed = 14,
    DecodeFailed = 15, ///< a Content-Encoding that does not decode
    UnexpectedStatus = 16, ///< a status that no answer to a GET may have
    TooComplex = 17, ///< fetched, but the page's structure is more than a parser may be given; found links are kept
};
inline constexpr int OutcomeCount = 18;

/// Stable lower-case name for exports and logs, e.g. "ok", "broken", "dns_failed"; "" for None.
[[nodiscard]] const char *name(Outcome outcome);
[[nodiscard]] std::optional<Outcome> outcomeFromName(QByteArrayView text);
/// None for what is no outcome, as a file may have it.
[[nodiscard]] constexpr Outcome outcomeFromNumber(qint64 number)
{
    return number > 0 && number < OutcomeCount ? Outcome(number) : Outcome::None;
}

/// What tells answers of one status apart.
struct StatusSigns
{
    bool location = false; ///< it names one place to go to
    bool retryAfter = false; ///< it says when to come again
    bool conditional = false; ///< it was asked for only if it has changed
};
/// How a whole answer to a GET with that status ended.
[[nodiscard]] Outcome outcomeOfStatus(int status, const StatusSigns &signs);

/// True where the URL could not be had, whoever's fault it was: worth another try some time later. What came in part
/// (TooLarge, TooComplex) is none: it would come the same way again.
[[nodiscard]] bool isFailure(Outcome outcome);

/// True where somebody should look: everything but None, Ok, Redirect.
[[nodiscard]] bool isProblem(Outcome outcome);

} // namespace argiope::base
