#pragma once

#include "core/base/text.h"
#include "core/markup/bytes.h"

#include <QByteArray>
#include <QByteArrayView>

#include <cstring>

// Byte-wise helpers of the HTML Standard (2.3.1 "ASCII white space", Infra 4.6). Header only: they are on every path.

namespace argiope::html {

using base::cutUtf8;
using markup::equalsLower;
using markup::isAlpha;
using markup::isDigit;
using markup::isSpace;
using markup::startsWithLower;
using markup::toLower;

[[nodiscard]] inline QByteArrayView trimmed(QByteArrayView text)
{
    while (!text.isEmpty() && isSpace(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isSpace(text.back()))
        text.chop(1);
    return text;
}

/// `c` is a scalar value.
inline void appendUtf8(QByteArray &out, char32_t c)
{
    char bytes[4];
    out.append(bytes, markup::writeUtf8(bytes, c) - bytes);
}

/// Calls `sink` with each token between ASCII white space.
template <class Sink>
void forEachToken(QByteArrayView text, Sink sink)
{
    qsizetype i = 0;
    while (i < text.size()) {
        while (i < text.size() && isSpace(text[i]))
            ++i;
        const qsizetype start = i;
        while (i < text.size() && !isSpace(text[i]))
            ++i;
        if (i > start)
            sink(text.sliced(start, i - start));
    }
}

/// ASCII lower case copy.
[[nodiscard]] inline QByteArray lowered(QByteArrayView text)
{
    QByteArray result = text.toByteArray();
    for (char &c : result)
        c = toLower(c);
    return result;
}

} // namespace argiope::html
