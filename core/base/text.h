#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <algorithm>
#include <cstring>

namespace argiope::base {

/// What stands before the first `end`; all of it where there is none.
[[nodiscard]] inline QByteArray upTo(const QByteArray &text, char end)
{
    const qsizetype at = text.indexOf(end);
    return at < 0 ? text : text.first(at);
}

/// The longest prefix of at most `bytes` bytes that does not end inside a UTF-8 sequence.
[[nodiscard]] inline QByteArrayView cutUtf8(QByteArrayView text, qsizetype bytes)
{
    if (text.size() <= bytes)
        return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0) == 0x80)
        --bytes;
    return text.first(bytes);
}

/// How many characters a text of well-formed UTF-8 has.
[[nodiscard]] inline qsizetype characters(QByteArrayView utf8)
{
    return std::count_if(
        utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
}

[[nodiscard]] inline bool isAscii(QByteArrayView text)
{
    const char *at = text.data();
    const char *const end = at + text.size();
    quint64 tops = 0;
    constexpr qsizetype Block = 64; // looked at as a whole, which costs less than to stop in it
    for (; end - at >= Block && tops == 0; at += Block) {
        for (qsizetype i = 0; i < Block; i += qsizetype(sizeof(quint64))) {
            quint64 some = 0;
            std::memcpy(&some, at + i, sizeof some);
            tops |= some & 0x8080808080808080;
        }
    }
    return tops == 0 && std::all_of(at, end, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

} // namespace argiope::base
