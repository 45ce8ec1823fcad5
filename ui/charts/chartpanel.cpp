#include "ui/charts/chartpanel.h"

#include "ui/widgets/icons.h"
#include "ui/widgets/statusmark.h"

#include <QAction>
#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QGraphicsLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineSeries>
#include <QLocale>
#include <QMenu>
#include <QStackedBarSeries>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace argiope::charts {

namespace {

constexpr qsizetype LabelsThatLie = 7; ///< more have no room beside one another, unless they are short
constexpr qsizetype LettersThatLie = 34; ///< of all labels, with the spaces between them
const QColor LineColor(0x00, 0x72, 0xb2);

/// 1, 2 or 5 times a power of ten, so that about `steps` of them reach `most`.
double niceStep(double most, int steps)
{
    const double raw = most / steps;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (raw <= factor * power * 1.0001)
            return factor * power;
    }
    return 10 * power;
}

} // namespace

ChartPanel::ChartPanel(Kind kind, QWidget *parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_chart(new QChart)
    , m_view(new QChartView(m_chart, this))
    , m_y(new QValueAxis(m_chart))
    , m_note(new QLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_menu(new QToolButton(this))
    , m_png(new QAction(this))
    , m_svg(new QAction(this))
{
    m_chart->legend()->hide();
    m_chart->setMargins(QMargins(2, 2, 6, 2));
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->setBackgroundRoundness(0);
    m_chart->setLocalizeNumbers(true);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFrameShape(QFrame::NoFrame);
    m_chart->addAxis(m_y, Qt::AlignLeft);
    if (kind == Kind::Line) {
        m_line = new QLineSeries(m_chart);
        m_x = new QValueAxis(m_chart);
        m_chart->addSeries(m_line);
        m_chart->addAxis(m_x, Qt::AlignBottom);
        m_line->attachAxis(m_x);
        m_line->attachAxis(m_y);
    } else {
        m_barSeries = new QStackedBarSeries(m_chart);
        m_barSeries->setBarWidth(0.8);
        m_categories = new QBarCategoryAxis(m_chart);
        m_categories->setTruncateLabels(false); // turned ones were cut to three dots though there was room
        m_chart->addSeries(m_barSeries);
        m_chart->addAxis(m_categories, Qt::AlignBottom);
        m_barSeries->attachAxis(m_categories);
        m_barSeries->attachAxis(m_y);
    }
    m_note->setAlignment(Qt::AlignCenter);
    m_note->setWordWrap(true);
    m_note->setAutoFillBackground(true);
    m_note->setBackgroundRole(QPalette::Base);
    m_note->setMargin(12);
    m_stack->addWidget(m_note);
    m_stack->addWidget(m_view);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);

    m_menu->setIcon(widgets::icon(QStringLiteral("export")));
    m_menu->setAutoRaise(true);
    m_menu->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_menu);
    menu->addAction(m_png);
    menu->addAction(m_svg);
    m_svg->setVisible(canSaveSvg());
    m_menu->setMenu(menu);
    connect(m_png, &QAction::triggered, this, [this] { Q_EMIT saveRequested(ImageFormat::Png); });
    connect(m_svg, &QAction::triggered, this, [this] { Q_EMIT saveRequested(ImageFormat::Svg); });
    setEmpty(true);
    applyPalette();
}

void ChartPanel::setTexts(const QString &title, const QString &xTitle, const QString &yTitle, const QString &whenEmpty)
{
    m_title = title;
    m_chart->setTitle(title);
    (m_x ? static_cast<QAbstractAxis *>(m_x) : m_categories)->setTitleText(xTitle);
    m_y->setTitleText(yTitle);
    m_note->setText(title + QStringLiteral("\n\n") + whenEmpty);
    setAccessibleName(title);
}

void ChartPanel::retranslate()
{
    m_chart->setLocale(QLocale());
    m_menu->setToolTip(tr("Save this chart"));
    m_menu->setAccessibleName(tr("Save the chart “%1”").arg(m_title));
    m_png->setText(tr("Save as &PNG…"));
    m_svg->setText(tr("Save as &SVG…"));
}

void ChartPanel::setEmpty(bool empty)
{
    m_empty = empty;
    m_menu->setVisible(!empty);
    m_stack->setCurrentWidget(empty ? static_cast<QWidget *>(m_note) : m_view);
}

void ChartPanel::setValueAxis(QValueAxis &axis, double most)
{
    const int steps = &axis == m_y ? std::clamp(height() / 45, 2, 8) : std::clamp(width() / 80, 2, 10);
    const double step = most > 0 ? niceStep(most, steps) : 1;
    const int ticks = std::max(1, int(std::ceil(most / step - 1e-9)));
    // Time ends where it is; values end at a line.
    axis.setRange(0, &axis == m_y ? ticks * step : std::max(most, 1e-3));
    if (&axis == m_y) {
        axis.setTickCount(ticks + 1);
    } else {
        axis.setTickType(QValueAxis::TicksDynamic);
        axis.setTickAnchor(0);
        axis.setTickInterval(step);
    }
    const int decimals = std::max(0, int(-std::floor(std::log10(step) + 1e-9)));
    axis.setLabelFormat(QStringLiteral("%.%1f").arg(decimals));
}

void ChartPanel::setLine(const QList<QPointF> &points)
{
    if (m_points == points)
        return;
    m_points = points;
    redraw();
}

void ChartPanel::setBars(const QList<Bar> &bars)
{
    if (m_bars == bars)
        return;
    m_bars = bars;
    redraw();
}

void ChartPanel::redraw()
{
    if (m_kind == Kind::Line) {
        double most = 0;
        for (const QPointF &point : std::as_const(m_points))
            most = std::max(most, point.y());
        if (m_points.size() >= 2) {
            setValueAxis(*m_x, m_points.constLast().x());
            setValueAxis(*m_y, most);
        }
        m_line->replace(m_points);
        setEmpty(m_points.size() < 2);
        return;
    }
    double most = 0;
    QStringList names;
    m_barSeries->clear();
    // A set for each bar, so that each has its colour; stacked, as only one of them has a value at its place.
    const QColor base = palette().color(QPalette::Base);
    for (qsizetype i = 0; i < m_bars.size(); ++i) {
        const Bar &bar = m_bars.at(i);
        auto *set = new QBarSet(bar.name);
        for (qsizetype before = 0; before < m_bars.size(); ++before)
            set->append(before == i ? bar.value : 0);
        set->setColor(widgets::readable(bar.color, base));
        set->setBorderColor(Qt::transparent);
        m_barSeries->append(set);
        names.append(bar.name);
        most = std::max(most, bar.value);
    }
    m_categories->clear();
    m_categories->append(names);
    const bool lie = names.size() <= LabelsThatLie || names.join(QLatin1Char(' ')).size() <= LettersThatLie;
    m_categories->setLabelsAngle(lie ? 0 : -60); // the last of those that stand up may be left out
    setValueAxis(*m_y, most);
    setEmpty(most <= 0);
}

void ChartPanel::applyPalette()
{
    const QPalette colors = palette();
    const QColor base = colors.color(QPalette::Base);
    const QColor text = colors.color(QPalette::Text);
    QColor grid = text;
    grid.setAlphaF(0.15F);
    QColor line = text;
    line.setAlphaF(0.5F);
    m_chart->setBackgroundBrush(base);
    m_chart->setTitleBrush(text);
    QFont titleFont = font();
    titleFont.setBold(true);
    m_chart->setTitleFont(titleFont);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    for (QAbstractAxis *axis : m_chart->axes()) {
        axis->setLabelsBrush(text);
        axis->setLabelsFont(small);
        axis->setTitleBrush(text);
        axis->setTitleFont(small);
        axis->setGridLineColor(grid);
        axis->setLinePenColor(line);
    }
    if (m_categories)
        m_categories->setGridLineVisible(false);
    if (m_line)
        m_line->setPen(QPen(widgets::readable(LineColor, base), 1.6));
    m_view->setBackgroundBrush(base);
}

void ChartPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        applyPalette();
        if (m_kind == Kind::Bars)
            redraw();
    }
}

void ChartPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const QSize size = m_menu->sizeHint();
    m_menu->setGeometry(
        layoutDirection() == Qt::RightToLeft ? 2 : width() - size.width() - 2, 2, size.width(), size.height());
    m_menu->raise();
    redraw();
}

QByteArray ChartPanel::image(ImageFormat format)
{
    return renderImage(*m_view, format, m_title);
}

} // namespace argiope::charts
