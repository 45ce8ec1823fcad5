#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <algorithm>

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

[[nodiscard]] inline bool isAscii(QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

} // namespace argiope::base
