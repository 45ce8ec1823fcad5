#include "ui/charts/chartsview.h"

#include "ui/project/chosenfile.h"
#include "ui/widgets/emptystate.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/wording.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLocale>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace argiope::charts {

namespace {

constexpr int MinPanelWidth = 310;
constexpr int MinPanelHeight = 190;
constexpr int MostDepths = 15; ///< deeper ones share the last bar

// Okabe and Ito's colours, as for the marks of the tables.
const QColor Blue(0x00, 0x72, 0xb2);
const QColor Sky(0x56, 0xb4, 0xe9);
const QColor Vermilion(0xd5, 0x5e, 0x00);
const QColor Purple(0xcc, 0x79, 0xa7);
const QColor Green(0x00, 0x9e, 0x73);
const QColor Grey(0x80, 0x80, 0x80);

/// Milliseconds in the unit that suits the last point.
struct TimeUnit
{
    double ms = 1000;
    QString title;
};

TimeUnit timeUnit(qint64 longest)
{
    if (longest >= 3 * 3600 * 1000)
        return {3600.0 * 1000, ChartsView::tr("Time (hours)")};
    if (longest >= 3 * 60 * 1000)
        return {60.0 * 1000, ChartsView::tr("Time (minutes)")};
    return {1000, ChartsView::tr("Time (seconds)")};
}

struct ByteUnit
{
    double bytes = 1;
    QString title;
};

ByteUnit byteUnit(double most)
{
    if (most >= 1e9)
        return {1e9, QStringLiteral("GB/s")};
    if (most >= 1e6)
        return {1e6, QStringLiteral("MB/s")};
    return {1e3, QStringLiteral("kB/s")};
}

QColor colorOfClass(int statusClass)
{
    switch (statusClass) {
    case 2:
        return Blue;
    case 3:
        return Sky;
    case 4:
        return Vermilion;
    case 5:
        return Purple;
    default:
        return Grey;
    }
}

} // namespace

ChartsView::ChartsView(project::ProjectSession &session, models::StatsModel &stats, QWidget *parent)
    : View(parent)
    , m_session(session)
    , m_stats(stats)
    , m_content(new QWidget)
    , m_grid(new QGridLayout(m_content))
    , m_scroll(new QScrollArea(this))
    , m_empty(new widgets::EmptyState(this))
    , m_stack(new QStackedWidget(this))
{
    for (int i = 0; i < ChartCount; ++i) {
        const auto kind = i <= Queue ? ChartPanel::Kind::Line : ChartPanel::Kind::Bars;
        auto *panel = new ChartPanel(kind, m_content);
        panel->setMinimumSize(MinPanelWidth - 20, MinPanelHeight);
        connect(panel, &ChartPanel::saveRequested, this, [this, i](ImageFormat format) { askWhere(Chart(i), format); });
        m_panels[size_t(i)] = panel;
    }
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(4);
    m_scroll->setWidget(m_content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_scroll);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 0);
    column->addWidget(m_stack);
    connect(&m_stats, &models::StatsModel::updated, this, [this] {
        if (isVisible())
            drawStats();
    });
    connect(this, &ChartsView::saved, this, [this](const QString &path) {
        const QString shown = words::foreign::shown(QDir::toNativeSeparators(path));
        Q_EMIT reported(tr("The chart was saved as “%1”.").arg(shown), {}, false);
    });
    connect(this, &ChartsView::saveFailed, this, [this](const QString &path, const QString &why) {
        const QString shown = words::foreign::shown(QDir::toNativeSeparators(path));
        Q_EMIT reported(tr("The chart could not be saved as “%1”.").arg(shown), why, true);
    });
    arrange();
    retranslate();
}

void ChartsView::arrange()
{
    const int columns = std::clamp(width() / MinPanelWidth, 1, 3);
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (int i = 0; i < ChartCount; ++i) {
        m_grid->removeWidget(m_panels[size_t(i)]);
        m_grid->addWidget(m_panels[size_t(i)], i / columns, i % columns);
    }
    for (int i = 0; i < ChartCount; ++i) {
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
        m_grid->setRowStretch(i, i < (ChartCount + columns - 1) / columns ? 1 : 0);
    }
}

QString ChartsView::title() const
{
    return tr("Charts");
}

void ChartsView::poll(bool)
{
    if (!isVisible() || m_session.historyRevision() == m_drawn)
        return;
    drawHistory();
    drawStats();
}

void ChartsView::follow(const project::ProjectSession &)
{
    poll(); // a project that was opened brings a history
}

void ChartsView::drawHistory()
{
    m_drawn = m_session.historyRevision();
    const auto &samples = m_session.history().samples();
    const TimeUnit time = timeUnit(samples.isEmpty() ? 0 : samples.constLast().ms);
    QList<QPointF> pages;
    QList<QPointF> bytes;
    QList<QPointF> queue;
    double mostBytes = 0;
    for (qsizetype i = 0; i < samples.size(); ++i) {
        const auto &now = samples.at(i);
        queue.append({double(now.ms) / time.ms, double(now.queued)});
        if (i == 0)
            continue;
        const auto &before = samples.at(i - 1);
        const double seconds = std::max(double(now.ms - before.ms) / 1000, 0.001);
        const double bytesPerSecond = double(now.bytes - before.bytes) / seconds;
        // A speed belongs to the time between its two points.
        const double at = double(now.ms + before.ms) / 2 / time.ms;
        pages.append({at, double(now.fetched - before.fetched) / seconds});
        bytes.append({at, bytesPerSecond});
        mostBytes = std::max(mostBytes, bytesPerSecond);
    }
    if (pages.size() == 1) {
        // A crawl of less than a second has one speed, from its begin to its end.
        for (QList<QPointF> *curve : {&pages, &bytes}) {
            const double speed = curve->constFirst().y();
            *curve = {{queue.constFirst().x(), speed}, {queue.constLast().x(), speed}};
        }
    }
    const ByteUnit unit = byteUnit(mostBytes);
    for (QPointF &point : bytes)
        point.ry() /= unit.bytes;
    const QString none = tr("No data recorded.");
    panel(PageRate).setTexts(tr("Pages per second"), time.title, tr("Pages/s"), none);
    panel(ByteRate).setTexts(tr("Received per second"), time.title, unit.title, none);
    panel(Queue).setTexts(tr("Queue"), time.title, tr("URLs in the queue"), none);
    panel(PageRate).setLine(pages);
    panel(ByteRate).setLine(bytes);
    panel(Queue).setLine(queue);
    refreshState();
}

void ChartsView::drawStats()
{
    const store::Stats &stats = m_stats.stats();
    const QString none = tr("No pages fetched yet.");

    const std::map<int, qint64> classes = m_stats.statusClasses();
    QList<ChartPanel::Bar> bars;
    for (const auto &[statusClass, count] : classes) {
        if (statusClass > 0)
            bars.append({words::wording::statusClass(statusClass), double(count), colorOfClass(statusClass)});
    }
    if (classes.at(0) > 0) // last: no answer is no status
        bars.append({QStringLiteral("–"), double(classes.at(0)), Grey}); // a word has no room below the outermost bar
    panel(Status).setTexts(
        tr("Status"), classes.at(0) > 0 ? tr("HTTP status (–: no response)") : tr("HTTP status"), tr("URLs"), none);
    panel(Status).setBars(bars);

    bars.clear();
    QList<double> depths;
    QList<ChartPanel::Bar> withoutDepth;
    bool deeper = false;
    for (const auto &[depth, count] : stats.byDepth) {
        if (depth < 0) {
            withoutDepth.append({words::wording::depth(depth), double(count), Grey});
            continue;
        }
        const int bar = std::min(depth, MostDepths);
        deeper = deeper || depth > MostDepths;
        while (depths.size() <= bar)
            depths.append(0);
        depths[bar] += double(count);
    }
    for (qsizetype i = 0; i < depths.size(); ++i) {
        const QString name = QLocale().toString(int(i));
        bars.append({deeper && i == MostDepths ? QString(name + QLatin1Char('+')) : name, depths.at(i), Blue});
    }
    bars.append(withoutDepth);
    panel(Depth).setTexts(tr("Crawl depth"), tr("Links from the start"), tr("URLs"), none);
    panel(Depth).setBars(bars);

    bars.clear();
    for (qsizetype i = 0; i < stats.byResponseTime.size(); ++i) {
        const bool last = i >= qsizetype(store::ResponseTimeEdges.size());
        const int edge = last ? 0 : store::ResponseTimeEdges[size_t(i)];
        // A word has no room below the outermost bar, and the chart would leave it out.
        const QString name = last ? QStringLiteral("+") : QLocale().toString(edge);
        bars.append({name, double(stats.byResponseTime.at(i)), Green});
    }
    panel(ResponseTime).setTexts(tr("Response times"), tr("Total fetch time, up to (ms)"), tr("URLs"), none);
    panel(ResponseTime).setBars(bars);
    refreshState();
}

void ChartsView::refreshState()
{
    bool any = false;
    for (const ChartPanel *one : m_panels)
        any = any || !one->isEmpty();
    m_stack->setCurrentIndex(any ? 1 : 0);
}

void ChartsView::askWhere(Chart chart, ImageFormat format)
{
    const bool svg = format == ImageFormat::Svg;
    const QString ending = svg ? QStringLiteral("svg") : QStringLiteral("png");
    QString name = panel(chart).title();
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    auto *dialog = new QFileDialog(this, tr("Save the Chart"),
        QDir(QStandardPaths::writableLocation(QStandardPaths::PicturesLocation))
            .filePath(name + QLatin1Char('.') + ending),
        svg ? tr("SVG images (*.svg)") : tr("PNG images (*.png)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(ending);
    connect(dialog, &QFileDialog::fileSelected, this, [this, chart](const QString &path) { save(chart, path); });
    dialog->open();
}

void ChartsView::save(Chart chart, const QString &path)
{
    const bool svg = QFileInfo(path).suffix().compare(QLatin1String("svg"), Qt::CaseInsensitive) == 0;
    const QByteArray image = panel(chart).image(svg ? ImageFormat::Svg : ImageFormat::Png);
    project::putIntoFile(this, path, image, [this, path](const QString &problem) {
        if (problem.isEmpty())
            Q_EMIT saved(path);
        else
            Q_EMIT saveFailed(path, problem);
    });
}

void ChartsView::retranslate()
{
    m_empty->setTexts(tr("Charts of speed, queue, status, crawl depth and response times appear here when a crawl runs "
                         "or a project is open."));
    drawHistory();
    drawStats();
    for (ChartPanel *one : m_panels)
        one->retranslate();
}

void ChartsView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_stats.setActive(this, true);
    drawHistory();
    drawStats();
}

void ChartsView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_stats.setActive(this, false);
}

void ChartsView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace argiope::charts
