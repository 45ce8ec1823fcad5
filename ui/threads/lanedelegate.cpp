#include "ui/threads/lanedelegate.h"

#include "ui/threads/phasecolors.h"
#include "ui/words/foreigntext.h"
#include "ui/words/wording.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDateTime>
#include <QHelpEvent>
#include <QImage>
#include <QLocale>
#include <QPainter>
#include <QTextDocument>
#include <QToolTip>

#include <algorithm>

namespace argiope::threads {

using engine::LaneHistory;
using engine::LaneSlice;
using engine::WorkerPhase;

namespace {

constexpr int Margin = 2;

QRect laneRect(const QRect &cell)
{
    return cell.adjusted(Margin, Margin, -Margin, -Margin);
}

/// Slices [first, end) that column `x` of `width` covers, counted from the oldest that has a place.
std::pair<int, int> slicesAt(int x, int width)
{
    const int first = int(qint64(x) * LaneHistory::Slices / width);
    const int end = int(qint64(x + 1) * LaneHistory::Slices / width);
    return {first, std::max(end, first + 1)};
}

} // namespace

LaneDelegate::LaneDelegate(const models::ThreadsModel &model, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{
}

void LaneDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &item, painter, item.widget);
    const QRect rect = laneRect(item.rect);
    if (rect.width() <= 0 || rect.height() <= 0)
        return;
    const QList<LaneSlice> &slices = m_model.lanes().of(index.data(models::ThreadsModel::WorkerRole).toInt());
    const qreal ratio = painter->device()->devicePixelRatioF();
    const int width = int(rect.width() * ratio);
    const int height = int(rect.height() * ratio);
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QColor base = item.palette.color(QPalette::Base);
    std::array<QRgb, engine::WorkerPhaseCount> colors{};
    for (const WorkerPhase phase : shownPhases())
        colors[size_t(phase)] = phaseColor(phase, base).rgb();

    // Pixels, not rectangles: a window full of lanes is painted several times a second.
    const int missing = LaneHistory::Slices - int(slices.size());
    auto *pixels = reinterpret_cast<QRgb *>(image.bits());
    const qsizetype stride = image.bytesPerLine() / qsizetype(sizeof(QRgb));
    for (int x = 0; x < width; ++x) {
        const auto [first, end] = slicesAt(x, width);
        std::array<int, engine::WorkerPhaseCount> sums{};
        int all = 0;
        for (int n = std::max(first, missing); n < end; ++n) {
            const LaneSlice &slice = slices.at(n - missing);
            for (size_t phase = 0; phase < sums.size(); ++phase) {
                sums[phase] += slice.parts[phase];
                all += slice.parts[phase];
            }
        }
        if (all == 0)
            continue;
        // From the bottom: what takes the time of a page, in its order; waiting on top.
        qint64 sum = 0;
        int from = height;
        for (size_t back = shownPhases().size(); back > 0; --back) {
            const auto phase = size_t(shownPhases().at(qsizetype(back) - 1));
            sum += sums[phase];
            const int to = height - int(sum * height / all);
            for (int y = to; y < from; ++y)
                pixels[y * stride + x] = colors[phase];
            from = to;
        }
    }
    painter->drawImage(rect, image);
}

QString LaneDelegate::textAt(int number, int x, int width) const
{
    const QList<LaneSlice> &slices = m_model.lanes().of(number);
    const int missing = LaneHistory::Slices - int(slices.size());
    if (width <= 0 || x < 0 || x >= width)
        return {};
    const int slice = slicesAt(x, width).first - missing;
    if (slice < 0 || slice >= slices.size())
        return {};
    const LaneSlice &what = slices.at(slice);
    QStringList lines{
        QLocale().toString(QDateTime::fromMSecsSinceEpoch(m_model.lanes().wallMs(slices.size() - 1 - slice)),
            QStringLiteral("HH:mm:ss.z"))};
    QList<WorkerPhase> phases = shownPhases();
    std::stable_sort(phases.begin(), phases.end(),
        [&what](WorkerPhase a, WorkerPhase b) { return what.parts[size_t(a)] > what.parts[size_t(b)]; });
    const QLocale locale;
    for (const WorkerPhase phase : std::as_const(phases)) {
        const int part = what.parts[size_t(phase)];
        if (part == 0)
            break;
        const double ms = double(part) * LaneSlice::Ms / LaneSlice::Whole;
        lines.append(tr("%1: %2 ms", "phase: time")
                         .arg(words::wording::phase(phase), locale.toString(ms, 'f', ms < 10 ? 1 : 0)));
    }
    if (!what.url.isEmpty())
        lines.append(words::foreign::shown(what.url));
    return lines.join(QLatin1Char('\n'));
}

bool LaneDelegate::helpEvent(
    QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    const QRect rect = laneRect(option.rect);
    const QString text
        = textAt(index.data(models::ThreadsModel::WorkerRole).toInt(), event->pos().x() - rect.left(), rect.width());
    // An URL may hold what looks like markup.
    QToolTip::showText(
        event->globalPos(), text.isEmpty() ? QString() : Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal), view);
    return true;
}

} // namespace argiope::threads
