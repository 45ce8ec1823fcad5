#include "core/engine/classify.h"

#include "core/engine/challenge.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace argiope::engine {

using base::Milliseconds;
using base::Outcome;

namespace {
constexpr Milliseconds FirstPause{500};
constexpr Milliseconds LongestPause{60'000};
constexpr Milliseconds LongestRetryAfter{864'000'000}; ///< ten days; the setting is mostly less
} // namespace

Outcome classify(const net::Reply &reply, bool conditional)
{
    if (reply.failure != Outcome::None)
        return reply.failure;
    if (!challengeOf(reply).isEmpty())
        return reply.status == 429 ? Outcome::Throttled : Outcome::Blocked;
    switch (reply.status) {
    case 401:
    case 403:
    case 407:
    case 451:
        return Outcome::Blocked;
    case 429:
        return Outcome::Throttled;
    case 503:
        return net::headerValue(reply.headers, "retry-after").isEmpty() ? Outcome::ServerError : Outcome::Throttled;
    case 206: // nobody asked for a part
        return Outcome::UnexpectedStatus;
    case 304:
        return conditional ? Outcome::Ok : Outcome::UnexpectedStatus;
    default:
        break;
    }
    switch (reply.status / 100) {
    case 2:
        return Outcome::Ok;
    case 3:
        return redirectLocation(reply).isEmpty() ? Outcome::UnexpectedStatus : Outcome::Redirect;
    case 4:
        return Outcome::Broken;
    case 5:
        return Outcome::ServerError;
    default:
        return Outcome::UnexpectedStatus;
    }
}

QByteArray remarkOn(const net::Reply &reply)
{
    if (reply.failure != Outcome::None)
        return {};
    if (const QByteArray vendor = challengeOf(reply); !vendor.isEmpty())
        return "kept out by " + vendor + ", the page may be fine";
    if (reply.status == 401 || reply.status == 407) {
        const QByteArray asked
            = net::headerValue(reply.headers, reply.status == 401 ? "www-authenticate" : "proxy-authenticate");
        const auto end = std::find_if(asked.begin(), asked.end(), [](char c) { return c == ' ' || c == ','; });
        const QByteArray scheme = asked.left(std::min<qsizetype>(end - asked.begin(), 40));
        const QByteArray where = reply.status == 401 ? "login needed" : "login at the proxy needed";
        return scheme.isEmpty() ? where : where + " (" + scheme + ')';
    }
    return {};
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

std::optional<Milliseconds> retryAfter(const net::Reply &reply, qint64 nowMs)
{
    const QByteArray value = net::headerValue(reply.headers, "retry-after").trimmed();
    if (value.isEmpty())
        return std::nullopt;
    const bool digits = std::all_of(value.begin(), value.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (digits) {
        // More digits than a year of seconds has mean "very long" all the same.
        const qint64 seconds = value.size() > 9 ? qint64(1e9) : value.toLongLong();
        return Milliseconds{seconds * 1000};
    }
    QString text = QString::fromLatin1(value);
    QDateTime when = QLocale::c().toDateTime(text, QStringLiteral("ddd, dd MMM yyyy HH:mm:ss 'GMT'"));
    if (!when.isValid())
        return std::nullopt;
    when.setTimeSpec(Qt::UTC);
    return Milliseconds{std::max<qint64>(when.toMSecsSinceEpoch() - nowMs, 0)};
}

QByteArray redirectLocation(const net::Reply &reply)
{
    switch (reply.status) {
    case 301:
    case 302:
    case 303:
    case 307:
    case 308:
        return net::headerValue(reply.headers, "location").trimmed();
    default:
        return {};
    }
}

} // namespace argiope::engine
