#include "core/base/outcome.h"

#include <array>

namespace argiope::base {

namespace {
constexpr std::array<const char *, OutcomeCount> Names = {"", "ok", "redirect", "broken", "server_error", "blocked",
    "throttled", "dns_failed", "connect_failed", "tls_failed", "timed_out", "too_large", "protocol_error", "aborted",
    "proxy_failed", "decode_failed", "unexpected_status", "too_complex"};
} // namespace

const char *name(Outcome outcome)
{
    const auto i = static_cast<size_t>(outcome);
    return i < Names.size() ? Names[i] : "unknown";
}

std::optional<Outcome> outcomeFromName(QByteArrayView text)
{
    for (size_t i = 1; i < Names.size(); ++i) {
        if (text == QByteArrayView(Names[i]))
            return static_cast<Outcome>(i);
    }
    return std::nullopt;
}

Outcome outcomeOfStatus(int status, const StatusSigns &signs)
{
    switch (status) {
    case 401:
    case 403:
    case 407:
    case 418: // no joke where it is sent: crawlers get it
    case 430: // of nobody's standard, as 999: the client is turned away
    case 451:
    case 999:
        return Outcome::Blocked;
    case 429:
        return Outcome::Throttled;
    case 503:
        return signs.retryAfter ? Outcome::Throttled : Outcome::ServerError;
    case 300: // a choice: the server's preferred one, else the page lists them (RFC 9110, 15.4.1)
        return signs.location ? Outcome::Redirect : Outcome::Ok;
    case 206: // nobody asked for a part
        return Outcome::UnexpectedStatus;
    case 304:
        return signs.conditional ? Outcome::Ok : Outcome::UnexpectedStatus;
    default:
        break;
    }
    switch (status / 100) {
    case 2:
        return Outcome::Ok;
    case 3:
        return signs.location ? Outcome::Redirect : Outcome::UnexpectedStatus;
    case 4:
        return Outcome::Broken;
    case 5:
        return Outcome::ServerError;
    default:
        return Outcome::UnexpectedStatus;
    }
}

bool isFailure(Outcome outcome)
{
    switch (outcome) {
    case Outcome::None:
    case Outcome::Ok:
    case Outcome::Redirect:
    case Outcome::TooLarge:
    case Outcome::TooComplex:
    case Outcome::Aborted:
        return false;
    case Outcome::Broken:
    case Outcome::ServerError:
    case Outcome::Blocked:
    case Outcome::Throttled:
    case Outcome::DnsFailed:
    case Outcome::ConnectFailed:
    case Outcome::TlsFailed:
    case Outcome::TimedOut:
    case Outcome::ProtocolError:
    case Outcome::ProxyFailed:
    case Outcome::DecodeFailed:
    case Outcome::UnexpectedStatus:
        return true;
    }
    return false;
}

bool isProblem(Outcome outcome)
{
    return outcome != Outcome::None && outcome != Outcome::Ok && outcome != Outcome::Redirect;
}

} // namespace argiope::base
