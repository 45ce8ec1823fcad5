#include "ui/widgets/outlinedstyle.h"

#include <QHeaderView>
#include <QStyleOption>
#include <QTableView>

namespace argiope::widgets {

namespace {

/// Three times as bright as what is around it, which is what the edge of a control needs to be found.
const QColor Edge(0x8c, 0x8c, 0x92);
/// Of what has the focus; Fusion darkens this too.
const QColor FocusEdge(0x99, 0xcc, 0xff);
/// Fusion takes the edge from the window's colour, which it darkens by so much.
constexpr int FusionDarkens = 140;

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < 128;
}

QPalette brightEdged(QPalette palette)
{
    palette.setColor(QPalette::Window, Edge.lighter(FusionDarkens));
    palette.setColor(QPalette::Highlight, FocusEdge);
    return palette;
}

/// Calls `draw` with bright edges where the option is of this kind; false where it is of another.
template <class Option, class Draw>
bool drawEdged(const QStyleOption *option, const Draw &draw)
{
    const auto *known = qstyleoption_cast<const Option *>(option);
    if (!known)
        return false;
    Option changed = *known;
    changed.palette = brightEdged(changed.palette);
    draw(changed);
    return true;
}

} // namespace

OutlinedStyle::OutlinedStyle()
    : QProxyStyle(QStringLiteral("fusion"))
{
    setObjectName(QStringLiteral("fusion"));
}

int OutlinedStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    const int pixels = QProxyStyle::pixelMetric(metric, option, widget);
    const bool besideCells = metric == PM_FocusFrameHMargin && qobject_cast<const QTableView *>(widget);
    const bool besideTitles = metric == PM_HeaderMargin && qobject_cast<const QHeaderView *>(widget);
    return besideCells || besideTitles ? pixels + 3 : pixels;
}

QSize OutlinedStyle::sizeFromContents(
    ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const
{
    QSize all = QProxyStyle::sizeFromContents(type, option, size, widget);
    const auto *button = type == CT_ToolButton ? qstyleoption_cast<const QStyleOptionToolButton *>(option) : nullptr;
    using Button = QStyleOptionToolButton;
    if (button && button->features.testFlag(Button::HasMenu) && !button->features.testFlag(Button::MenuButtonPopup))
        all.rwidth() += QProxyStyle::pixelMetric(PM_MenuButtonIndicator, option, widget);
    return all;
}

int OutlinedStyle::styleHint(
    StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const
{
    return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
}

void OutlinedStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const bool edged = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck
        || element == PE_IndicatorRadioButton || element == PE_FrameLineEdit || element == PE_Frame;
    const auto draw
        = [&](const QStyleOption &changed) { QProxyStyle::drawPrimitive(element, &changed, painter, widget); };
    if (edged && isDark(option->palette)
        && (drawEdged<QStyleOptionButton>(option, draw) || drawEdged<QStyleOptionFrame>(option, draw)))
        return;
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void OutlinedStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const auto draw = [&](const QStyleOptionComplex &changed) {
        QProxyStyle::drawComplexControl(control, &changed, painter, widget);
    };
    if (isDark(option->palette)
        && (drawEdged<QStyleOptionSpinBox>(option, draw) || drawEdged<QStyleOptionComboBox>(option, draw)))
        return;
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace argiope::widgets
