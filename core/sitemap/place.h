#pragma once

#include "core/base/text.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QStringBuilder>

#include <algorithm>

namespace argiope::sitemap {

/// Where something stands in a text, from 1 on; 0: not known.
struct Place
{
    int line = 0;
    int column = 0; ///< characters of UTF-8

    /// Behind so many further bytes.
    void advance(QByteArrayView bytes)
    {
        const qsizetype last = bytes.lastIndexOf('\n');
        if (last >= 0) {
            line += int(std::count(bytes.begin(), bytes.begin() + last + 1, '\n'));
            column = 1;
            bytes = bytes.sliced(last + 1);
        }
        column += int(base::characters(bytes));
    }
};

/// "line 5, column 12: " before what stands there; as it is where that is not known.
[[nodiscard]] inline QByteArray placed(const Place &place, QByteArrayView what)
{
    if (place.line == 0)
        return what.toByteArray();
    return "line " + QByteArray::number(place.line) + ", column " + QByteArray::number(place.column) + ": " + what;
}

/// What was placed, without its place.
[[nodiscard]] inline QByteArrayView withoutPlace(QByteArrayView placed)
{
    const qsizetype colon = placed.startsWith("line ") ? placed.indexOf(": ") : -1;
    return colon < 0 ? placed : placed.sliced(colon + 2);
}

} // namespace argiope::sitemap
