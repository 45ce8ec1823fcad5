#pragma once

#include <QColor>
#include <QIcon>
#include <QRectF>

class QPainter;

namespace argiope::widgets {

/// The shape that stands beside a status. Shape and text say it; the colour (Okabe and Ito's palette) only helps.
enum class Mark : quint8 { Waiting, Ok, Redirect, ClientError, ServerError, Blocked, Failed, Skipped, Warning, Notice };
inline constexpr int MarkCount = 10;

/// The mark's colour, made lighter or darker until it has a contrast of 3:1 with `background` (WCAG 2.1, 1.4.11).
[[nodiscard]] QColor markColor(Mark mark, const QColor &background);
/// The colour itself, made lighter or darker in the same way.
[[nodiscard]] QColor readable(QColor color, const QColor &background);
/// WCAG 2.1's contrast ratio, 1 to 21.
[[nodiscard]] double contrast(const QColor &a, const QColor &b);
void paintMark(QPainter *painter, const QRectF &rect, Mark mark, const QColor &background);
/// In a colour of its own, where a mark must not differ from the text beside it.
void drawMark(QPainter *painter, const QRectF &rect, Mark mark, const QColor &color);
/// For buttons and menus; drawn against the palette's window colour each time.
[[nodiscard]] QIcon markIcon(Mark mark);

} // namespace argiope::widgets
