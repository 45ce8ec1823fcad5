#include "core/url/host.h"

#include "core/url/idna.h"
#include "core/url/ipaddress.h"
#include "core/url/utf8.h"

#include <QByteArrayList>

#include <algorithm>

namespace argiope::url {

namespace {

int classesOf(QByteArrayView bytes)
{
    int seen = 0;
    for (const char c : bytes)
        seen |= charclass::of(c);
    return seen;
}

QByteArray percentDecoded(QByteArrayView bytes)
{
    QByteArray out;
    out.reserve(bytes.size());
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        if (bytes[i] == '%' && i + 2 < bytes.size() && hexValue(bytes[i + 1]) >= 0 && hexValue(bytes[i + 2]) >= 0) {
            out.append(static_cast<char>(hexValue(bytes[i + 1]) * 16 + hexValue(bytes[i + 2])));
            i += 2;
        } else {
            out.append(bytes[i]);
        }
    }
    return out;
}

/// A domain without percent-escapes.
std::optional<UrlError> appendDomain(Buffer &out, QByteArrayView domain, int seen)
{
    const qsizetype start = out.size();
    if (seen & charclass::NonAscii) {
        if (!appendDomainToAscii(out, domain))
            return UrlError::InvalidHost;
        seen = classesOf(QByteArrayView(out.constData() + start, out.size() - start));
    } else if (seen & charclass::Upper) {
        out.resize(start + domain.size());
        for (qsizetype i = 0; i < domain.size(); ++i)
            out[start + i] = asciiLower(domain[i]);
    } else {
        out.append(domain.data(), domain.size());
    }
    const QByteArrayView ascii(out.constData() + start, out.size() - start);
    if (ascii.isEmpty() || (seen & charclass::ForbiddenDomain))
        return UrlError::InvalidHost;
    if (endsInNumber(ascii)) {
        const auto address = parseIPv4(ascii);
        if (!address)
            return UrlError::InvalidIPv4;
        out.resize(start);
        appendIPv4(out, *address);
    }
    return std::nullopt;
}

} // namespace

std::optional<UrlError> appendHost(Buffer &out, QByteArrayView input, bool isOpaque)
{
    if (input.startsWith('[')) {
        if (!input.endsWith(']'))
            return UrlError::InvalidIPv6;
        const auto pieces = parseIPv6(input.sliced(1, input.size() - 2));
        if (!pieces)
            return UrlError::InvalidIPv6;
        out.append('[');
        appendIPv6(out, *pieces);
        out.append(']');
        return std::nullopt;
    }
    const int seen = classesOf(input);
    if (isOpaque) {
        if (seen & charclass::ForbiddenHost)
            return UrlError::InvalidHost;
        appendEncoded(out, input.data(), input.data() + input.size(), charclass::EscapeC0);
        return std::nullopt;
    }
    if (!(seen & charclass::Percent))
        return appendDomain(out, input, seen);
    QByteArray decoded = percentDecoded(input);
    // Ill-formed UTF-8 becomes U+FFFD, which IDNA refuses.
    if (!isWellFormedUtf8(decoded))
        return UrlError::InvalidHost;
    return appendDomain(out, decoded, classesOf(decoded));
}

bool isLoopbackName(QByteArrayView host)
{
    if (host.endsWith('.'))
        host.chop(1);
    return host == "localhost" || host.endsWith(".localhost");
}

bool isLocalHost(QByteArrayView host)
{
    if (isLoopbackName(host))
        return true;
    if (host.endsWith('.'))
        host.chop(1);
    if (host.endsWith(".local") || host.endsWith(".test") || host.endsWith(".internal") || host.endsWith(".invalid")
        || host.endsWith(".home.arpa"))
        return true;
    if (host.startsWith('[')) {
        return host == "[::1]" || host == "[::]" || host.startsWith("[::ffff:") // IPv4 in other words: nobody's name
            || host.startsWith("[fc") || host.startsWith("[fd") || host.startsWith("[fe8") || host.startsWith("[fe9")
            || host.startsWith("[fea") || host.startsWith("[feb");
    }
    const QByteArrayList parts = host.toByteArray().split('.');
    if (parts.size() != 4 || !std::all_of(parts.cbegin(), parts.cend(), [](const QByteArray &part) {
            return !part.isEmpty()
                && std::all_of(part.cbegin(), part.cend(), [](char c) { return c >= '0' && c <= '9'; });
        }))
        return false;
    const int first = parts[0].toInt();
    const int second = parts[1].toInt();
    return first == 127 || first == 10 || first == 0 || (first == 192 && second == 168)
        || (first == 172 && second >= 16 && second < 32) || (first == 169 && second == 254)
        || (first == 100 && second >= 64 && second < 128);
}

} // namespace argiope::url
