#pragma once

#include <QByteArray>

namespace argiope::base {

/// What stands before the first `end`; all of it where there is none.
[[nodiscard]] inline QByteArray upTo(const QByteArray &text, char end)
{
    const qsizetype at = text.indexOf(end);
    return at < 0 ? text : text.first(at);
}

} // namespace argiope::base
