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
