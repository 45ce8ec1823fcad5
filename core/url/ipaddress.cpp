#include "core/url/ipaddress.h"

#include <algorithm>
#include <charconv>

namespace argiope::url {

namespace {

/// Above every bound that an IPv4 part is held against; larger numbers saturate here.
constexpr quint64 ipv4Saturation = quint64(1) << 33;

/// The IPv4 number parser (3.5).
std::optional<quint64> parseIPv4Number(QByteArrayView part)
{
    if (part.isEmpty())
        return std::nullopt;
    int radix = 10;
    if (part.size() >= 2 && part[0] == '0' && asciiLower(part[1]) == 'x') {
        radix = 16;
        part = part.sliced(2);
    } else if (part.size() >= 2 && part[0] == '0') {
        radix = 8;
        part = part.sliced(1);
    }
    quint64 number = 0;
    for (const char c : part) {
        const int digit = hexValue(c);
        if (digit < 0 || digit >= radix)
            return std::nullopt;
        number = std::min(number * quint64(radix) + quint64(digit), ipv4Saturation);
    }
    return number;
}

void appendNumber(Buffer &out, unsigned number, int base)
{
    char text[16];
    const auto end = std::to_chars(text, text + sizeof text, number, base).ptr;
    out.append(text, end - text);
}

/// The embedded dotted decimal at the end of an IPv6 address: exactly four numbers without leading zeros. Fills two
/// pieces from `index` on.
bool parseEmbeddedIPv4(QByteArrayView text, IPv6Pieces &pieces, size_t index)
{
    qsizetype at = 0;
    for (int seen = 0; seen < 4; ++seen) {
        if (seen > 0) {
            if (at >= text.size() || text[at] != '.')
                return false;
            ++at;
        }
        if (at >= text.size() || !isAsciiDigit(text[at]))
            return false;
        int value = -1;
        while (at < text.size() && isAsciiDigit(text[at])) {
            if (value == 0)
                return false;
            value = std::max(value, 0) * 10 + (text[at] - '0');
            if (value > 255)
                return false;
            ++at;
        }
        quint16 &piece = pieces[index + size_t(seen / 2)];
        piece = static_cast<quint16>(piece * 0x100 + value);
    }
    return at == text.size();
}

} // namespace

bool endsInNumber(QByteArrayView host)
{
    if (host.endsWith('.'))
        host.chop(1);
    const qsizetype dot = host.lastIndexOf('.');
    const QByteArrayView last = host.sliced(dot + 1);
    if (last.isEmpty() || !isAsciiDigit(last[0]))
        return false;
    if (std::all_of(last.begin(), last.end(), isAsciiDigit))
        return true;
    return parseIPv4Number(last).has_value();
}

std::optional<quint32> parseIPv4(QByteArrayView host)
{
    if (host.size() > 1 && host.endsWith('.'))
        host.chop(1);
    quint64 address = 0;
    for (int count = 0;; ++count) {
        if (count == 4)
            return std::nullopt;
        const qsizetype dot = host.indexOf('.');
        const auto number = parseIPv4Number(dot < 0 ? host : host.first(dot));
        if (!number)
            return std::nullopt;
        if (dot < 0) {
            // The last part fills all the bytes that are left.
            const int bits = 8 * (4 - count);
            if (*number >= (quint64(1) << bits))
                return std::nullopt;
            return static_cast<quint32>((address << bits) + *number);
        }
        if (*number > 255)
            return std::nullopt;
        address = address * 256 + *number;
        host = host.sliced(dot + 1);
    }
}

void appendIPv4(Buffer &out, quint32 address)
{
    for (int shift = 24; shift >= 0; shift -= 8) {
        appendNumber(out, (address >> shift) & 0xFF, 10);
        if (shift > 0)
            out.append('.');
    }
}

std::optional<IPv6Pieces> parseIPv6(QByteArrayView text)
{
    IPv6Pieces pieces{};
    size_t index = 0;
    std::optional<size_t> compress;
    qsizetype at = 0;
    if (text.startsWith(':')) {
        if (text.size() < 2 || text[1] != ':')
            return std::nullopt;
        at = 2;
        compress = index;
    }
    // The standard counts the compressed place as a piece, so one that stands for nothing is refused ("::" among
    // eight pieces); `index` below leaves it out and `limit` takes its place.
    while (at < text.size()) {
        const size_t limit = compress ? 7 : 8;
        if (index == limit)
            return std::nullopt;
        if (text[at] == ':') {
            if (compress)
                return std::nullopt;
            ++at;
            compress = index;
            continue;
        }
        const qsizetype start = at;
        unsigned value = 0;
        while (at < text.size() && at - start < 4 && hexValue(text[at]) >= 0)
            value = value * 0x10 + unsigned(hexValue(text[at++]));
        if (at < text.size() && text[at] == '.') {
            if (at == start || index + 2 > limit)
                return std::nullopt;
            if (!parseEmbeddedIPv4(text.sliced(start), pieces, index))
                return std::nullopt;
            index += 2;
            break;
        }
        if (at < text.size()) {
            if (text[at] != ':' || at + 1 == text.size())
                return std::nullopt;
            ++at;
        }
        pieces[index++] = static_cast<quint16>(value);
    }
    if (!compress)
        return index == 8 ? std::optional(pieces) : std::nullopt;
    const auto gap = pieces.begin() + qptrdiff(*compress);
    std::rotate(gap, pieces.begin() + qptrdiff(index), pieces.end());
    return pieces;
}

void appendIPv6(Buffer &out, const IPv6Pieces &pieces)
{
    size_t runStart = 8;
    size_t runLength = 1; // a single zero is not compressed
    for (size_t i = 0; i < 8;) {
        size_t end = i;
        while (end < 8 && pieces[end] == 0)
            ++end;
        if (end - i > runLength) {
            runStart = i;
            runLength = end - i;
        }
        i = std::max(end, i + 1);
    }
    for (size_t i = 0; i < 8;) {
        if (i == runStart) {
            out.append("::", 2);
            i += runLength;
            continue;
        }
        appendNumber(out, pieces[i], 16);
        ++i;
        if (i < 8 && i != runStart)
            out.append(':');
    }
}

} // namespace argiope::url
