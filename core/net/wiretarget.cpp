#include "core/net/wiretarget.h"

#include <algorithm>
#include <array>

namespace argiope::net {

namespace {

/// The bytes that QUrl is sure to leave alone wherever they stand in a path or query.
constexpr auto plainTargetBytes = [] {
    std::array<bool, 256> table{};
    for (int c = 'a'; c <= 'z'; ++c)
        table[size_t(c)] = table[size_t(c - 'a' + 'A')] = true;
    for (int c = '0'; c <= '9'; ++c)
        table[size_t(c)] = true;
    for (const char c : {'-', '_', '~', '=', '&', ';', ',', ':', '@', '+'})
        table[size_t(c)] = true;
    return table;
}();

/// True only where QUrl cannot change the target; false says nothing. Most URLs of most sites end here, without the
/// cost of a second serialisation.
bool isPlainTarget(QByteArrayView target)
{
    char last = 0;
    bool query = false;
    for (const char c : target) {
        if (c == '/') {
            if (last == '/')
                return false;
        } else if (c == '.') {
            if (last == '/' || last == '.')
                return false;
        } else if (c == '?') {
            if (query)
                return false;
            query = true;
        } else if (!plainTargetBytes[quint8(c)]) {
            return false;
        }
        last = c;
    }
    return last != '?';
}

bool isSafeTarget(QByteArrayView target)
{
    return target.startsWith('/')
        && std::all_of(target.begin(), target.end(), [](char c) { return quint8(c) > 0x20 && quint8(c) < 0x7f; });
}

/// Qt's own request line is made with dot segments resolved for some paths only, so both spellings must agree.
bool qtKeepsTarget(const QUrl &url, QByteArrayView target)
{
    constexpr QUrl::FormattingOptions origin
        = QUrl::RemoveFragment | QUrl::RemoveUserInfo | QUrl::RemoveScheme | QUrl::RemoveAuthority | QUrl::FullyEncoded;
    return url.toEncoded(origin) == target && url.toEncoded(origin | QUrl::NormalizePathSegments) == target;
}

/// "example.org:8080", as QUrl would ask it.
QByteArray hostAndPort(const QUrl &url)
{
    QByteArray host = url.host(QUrl::FullyEncoded).toLatin1();
    if (host.contains(':'))
        host = '[' + host + ']';
    return url.port() < 0 ? host : host + ':' + QByteArray::number(url.port());
}

} // namespace

std::optional<QByteArrayView> requestTarget(const url::Url &url)
{
    const QByteArrayView whole = url.hrefWithoutFragment();
    const QByteArrayView path = url.pathname();
    const QByteArrayView target = whole.sliced(path.data() - whole.data());
    return isSafeTarget(target) ? std::optional(target) : std::nullopt;
}

std::optional<QUrl> managerUrl(const url::Url &url)
{
    const std::optional<QByteArrayView> safe = requestTarget(url);
    if (!safe)
        return std::nullopt;
    const bool plain = isPlainTarget(*safe);
    const QByteArray text = url.scheme().toByteArray() + "://" + url.host() + safe->toByteArray();
    const QUrl result = QUrl::fromEncoded(text, plain ? QUrl::StrictMode : QUrl::TolerantMode);
    if (!result.isValid() || (!plain && !qtKeepsTarget(result, *safe)) || hostAndPort(result) != url.host())
        return std::nullopt;
    return result;
}

} // namespace argiope::net
