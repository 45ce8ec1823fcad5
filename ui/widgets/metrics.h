#pragma once

#include <QFontMetrics>

#include <algorithm>

namespace argiope::widgets {

/// A letter's usual width in pixels, to give fields and columns a width in letters. What a font calls its average is
/// twice as much in those that have Chinese.
[[nodiscard]] inline int letterWidth(const QFontMetrics &metrics)
{
    return std::min(metrics.averageCharWidth(), metrics.horizontalAdvance(QLatin1Char('x')));
}

} // namespace argiope::widgets
