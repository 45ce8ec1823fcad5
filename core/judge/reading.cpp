#include "core/judge/reading.h"

#include "core/base/httpdate.h"
#include "core/judge/challenge.h"

#include <algorithm>

namespace argiope::judge {

using base::Milliseconds;
using base::Outcome;
using frontier::HostSignal;

namespace {
constexpr Milliseconds FirstPause{500};
constexpr Milliseconds LongestPause{60'000};
constexpr Milliseconds LongestRetryAfter{864'000'000}; ///< ten days; the setting is mostly less

/// The one Location; "" where there is none, or there are several and they differ (browsers refuse such an answer).
QByteArray locationOf(const net::Headers &headers)
{
    QByteArray location;
    for (const auto &[name, value] : headers) {
        const QByteArray text = value.trimmed();
        if (name.compare("Location", Qt::CaseInsensitive) != 0 || text.isEmpty())
            continue;
        if (!location.isEmpty() && location != text)
            return {};
        location = text;
    }
    if (location.isValidUtf8())
        return location;
    // Bytes in an unknown encoding go back byte for byte, not as the UTF-8 that they are not.
    QByteArray escaped;
    for (const char c : std::as_const(location)) {
        if (quint8(c) < 0x80)
            escaped += c;
        else
            escaped += '%' + QByteArray(1, c).toHex().toUpper();
    }
    return escaped;
}
Outcome outcomeOf(const net::Reply &reply, bool conditional, const Challenge &challenge, const QByteArray &location)
{
    if (reply.failure != Outcome::None)
        return reply.failure;
    if (!challenge.vendor.isEmpty()) // some ask with 429; one that refuses with it asks for patience
        return reply.status == 429 && !challenge.asks ? Outcome::Throttled : Outcome::Blocked;
    return base::outcomeOfStatus(
        reply.status, {!location.isEmpty(), !net::headerValue(reply.headers, "retry-after").isEmpty(), conditional});
}

QByteArray remarkOn(const net::Reply &reply, const QByteArray &vendor)
{
    if (reply.failure != Outcome::None)
        return {};
    if (!vendor.isEmpty())
        return "kept out by " + vendor + ", the page may be fine";
    // What these say is that somebody is not wanted, as LinkedIn, Douban and some shops do.
    if (reply.status == 418 || reply.status == 430 || reply.status == 999)
        return "the server turns crawlers away (status " + QByteArray::number(reply.status) + "), the page may be fine";
    if (reply.status == 401 || reply.status == 407) {
        const QByteArray asked
            = net::headerValue(reply.headers, reply.status == 401 ? "www-authenticate" : "proxy-authenticate");
        const auto end = std::find_if(asked.begin(), asked.end(), [](char c) { return c == ' ' || c == ','; });
        const QByteArray scheme = asked.left(std::min<qsizetype>(end - asked.begin(), 40));
        const QByteArray where = QByteArray(reply.status == 401 ? "login" : "login at the proxy")
            + (reply.loginRefused ? " refused" : " needed");
        return scheme.isEmpty() ? where : where + " (" + scheme + ')';
    }
    return {};
}

/// A server that asks for a login (RFC 9110, 15.5.2) is well, and will do so until it gets one.
bool isChallenge(const net::Reply &reply)
{
    return reply.status == 401 && !net::headerValue(reply.headers, "www-authenticate").isEmpty();
}

bool mayPass(Outcome outcome, const net::Reply &reply)
{
    switch (outcome) {
    case Outcome::Blocked:
        return !isChallenge(reply);
    case Outcome::Throttled:
    case Outcome::ServerError:
    case Outcome::DnsFailed:
    case Outcome::ConnectFailed:
    case Outcome::ProxyFailed:
    case Outcome::ProtocolError:
        return true;
    case Outcome::TimedOut:
        return !reply.outOfTime;
    case Outcome::Broken:
        return reply.status == 408 || reply.status == 425;
    case Outcome::DecodeFailed: // a wrong coding stays wrong; one that breaks off is a connection that failed
        return reply.codingCut;
    default:
        return false;
    }
}

HostSignal signalOf(Outcome outcome, const net::Reply &reply)
{
    if (reply.failure == Outcome::None && (reply.status == 429 || reply.status == 503))
        return HostSignal::Throttled;
    switch (outcome) {
    case Outcome::Ok:
        return HostSignal::Fine;
    case Outcome::DnsFailed:
    case Outcome::ConnectFailed:
    case Outcome::ProxyFailed:
        return HostSignal::Unreachable;
    case Outcome::TimedOut:
        return reply.outOfTime ? HostSignal::Nothing : HostSignal::Unreachable;
    case Outcome::Redirect:
    case Outcome::TooLarge:
        return HostSignal::Answered;
    default:
        break;
    }
    if (mayPass(outcome, reply))
        return HostSignal::Failing;
    return outcome == Outcome::Broken || outcome == Outcome::Blocked ? HostSignal::Answered : HostSignal::Nothing;
}

std::optional<Milliseconds> retryAfterOf(const net::Reply &reply, qint64 nowMs)
{
    const QByteArray value = net::headerValue(reply.headers, "retry-after").trimmed();
    if (value.isEmpty())
        return std::nullopt;
    const bool digits = std::all_of(value.begin(), value.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (digits) {
        // More than nine digits mean "very long", also where no integer can hold them.
        const qint64 seconds = value.size() > 9 ? qint64(1e9) : value.toLongLong();
        return Milliseconds{seconds * 1000};
    }
    const auto when = base::parseHttpDate(value, nowMs);
    return when ? std::optional(Milliseconds{std::max<qint64>(*when - nowMs, 0)}) : std::nullopt;
}

QByteArray redirectOf(const net::Reply &reply)
{
    switch (reply.status) {
    case 300:
    case 301:
    case 302:
    case 303:
    case 307:
    case 308:
        return locationOf(reply.headers);
    default:
        return {};
    }
}

} // namespace

Reading readingOf(const net::Reply &reply, bool conditional, qint64 nowMs)
{
    Reading reading;
    const Challenge challenge = reply.failure == Outcome::None ? challengeOf(reply) : Challenge();
    reading.vendor = challenge.vendor;
    reading.location = reading.vendor.isEmpty() ? redirectOf(reply) : QByteArray(); // to a challenge: nothing moved
    reading.outcome = outcomeOf(reply, conditional, challenge, reading.location);
    reading.remark = remarkOn(reply, reading.vendor);
    reading.signal = signalOf(reading.outcome, reply);
    reading.mayPass = mayPass(reading.outcome, reply);
    reading.retryAfter = retryAfterOf(reply, nowMs);
    return reading;
}

bool worthRetry(Outcome outcome, int status)
{
    switch (outcome) {
    case Outcome::Throttled:
    case Outcome::DnsFailed:
    case Outcome::ConnectFailed:
    case Outcome::TimedOut:
    case Outcome::ProtocolError:
    case Outcome::ProxyFailed:
        return true;
    case Outcome::ServerError:
        return status == 502 || status == 503 || status == 504 || (status >= 520 && status <= 524);
    case Outcome::Broken:
        return status == 408 || status == 425;
    default:
        return false;
    }
}

Milliseconds retryPause(int attempt, std::optional<Milliseconds> retryAfter)
{
    const Milliseconds backOff = std::min(FirstPause * (1 << std::clamp(attempt - 1, 0, 10)), LongestPause);
    return std::max(backOff, std::min(retryAfter.value_or(Milliseconds{0}), LongestRetryAfter));
}

} // namespace argiope::judge
