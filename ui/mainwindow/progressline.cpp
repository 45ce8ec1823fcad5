#include "ui/mainwindow/progressline.h"

#include "ui/widgets/metrics.h"
#include "ui/words/format.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>

#include <algorithm>

namespace argiope::mainwindow {

namespace format = words::format;

namespace {

constexpr int WindowMs = 5000; ///< speeds are means over this time
constexpr int ShowEveryMs = 300; ///< numbers that change faster cannot be read
constexpr int BarSteps = 10000;

QString receivedTip()
{
    return ProgressLine::tr("Total received in this time, including pages fetched again");
}

} // namespace

ProgressLine::ProgressLine(QWidget *parent)
    : QWidget(parent)
    , m_bar(new QProgressBar(this))
    , m_done(new QLabel(this))
    , m_rate(new QLabel(this))
    , m_bytes(new QLabel(this))
    , m_queue(new QLabel(this))
    , m_elapsed(new QLabel(this))
    , m_left(new QLabel(this))
    , m_state(new QLabel(this))
{
    m_bar->setTextVisible(false);
    m_bar->setRange(0, BarSteps);
    m_bar->setMinimumWidth(widgets::letterWidth(fontMetrics()) * 14);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(6, 0, 6, 0);
    row->setSpacing(16);
    row->addWidget(m_bar, 1);
    for (QLabel *label : {m_done, m_rate, m_bytes, m_queue, m_elapsed, m_left}) {
        label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        row->addWidget(label);
    }
    row->addWidget(m_state);
    m_state->setObjectName(QStringLiteral("state"));
    m_done->setObjectName(QStringLiteral("done"));
    m_bytes->setObjectName(QStringLiteral("received"));
    m_queue->setObjectName(QStringLiteral("waitingUrls"));
    m_clock.start();
    clear();
}

void ProgressLine::clear()
{
    m_samples.clear();
    m_estimate.clear();
    m_sinceShown.invalidate();
    m_bar->setValue(0);
    m_bar->setVisible(false);
    for (QLabel *label : {m_done, m_rate, m_bytes, m_queue, m_elapsed, m_left}) {
        label->clear();
        label->hide();
        label->setMinimumWidth(0);
    }
}

void ProgressLine::showSteady(QLabel *label, bool there, bool running)
{
    label->setVisible(there || (running && !label->isHidden()));
    label->setMinimumWidth(running ? std::max(label->minimumWidth(), label->sizeHint().width()) : 0);
}

void ProgressLine::showBar(qint64 done, qint64 known)
{
    m_bar->setVisible(true);
    m_bar->setValue(known > 0 ? int(done * BarSteps / known) : 0);
    m_done->setText(tr("%1 of %2", "fetched of known URLs").arg(format::count(done), format::count(known)));
    m_done->show();
}

void ProgressLine::showQueue(qint64 waiting, qint64 topicPages, qint64 topicRelevant)
{
    const QString queue = tr("queue %1").arg(format::count(waiting));
    const auto share = [&] { return QLocale().toString(100.0 * double(topicRelevant) / double(topicPages), 'f', 1); };
    //: of the pages that were read those about the topic of the crawl
    m_queue->setText(topicPages > 0 ? tr("%1 · %2 % on topic").arg(queue, share()) : queue);
    m_queue->show();
}

void ProgressLine::setTotals(const Totals &totals)
{
    clear();
    showBar(totals.finished, totals.finished + totals.queued);
    m_bytes->setText(format::size(totals.bytes));
    m_bytes->setToolTip(receivedTip());
    m_bytes->show();
    showQueue(totals.queued, totals.topicPages, totals.topicRelevant);
    m_queue->setToolTip({});
    m_elapsed->setText(format::clock(totals.elapsedMs));
    m_elapsed->setToolTip(tr("Time this crawl has run, without pauses"));
    m_elapsed->setVisible(totals.elapsedMs > 0);
}

void ProgressLine::setCounters(const engine::Counters &counters, engine::State state)
{
    const bool running = state == engine::State::Running;
    const qint64 now = m_clock.elapsed();
    if (!running || (!m_samples.isEmpty() && counters.sessionFetched < m_samples.constLast().finished))
        m_samples.clear(); // of the crawl before, or of a start that did not know yet what had been received before
    if (running) {
        m_samples.append({now, counters.sessionFetched, counters.bytes});
        while (m_samples.size() > 2 && m_samples.at(1).ms < now - WindowMs)
            m_samples.removeFirst();
        m_estimate.add(
            now, counters.finished, counters.sessionFetched, counters.finished + counters.queued + counters.leased);
    } else {
        m_estimate.clear(); // a pause is no speed
    }
    if (running && m_sinceShown.isValid() && m_sinceShown.elapsed() < ShowEveryMs)
        return;
    m_sinceShown.start();
    const qint64 waiting = counters.queued + counters.leased;
    showBar(counters.fetched, counters.fetched + waiting + counters.outdated);
    showQueue(waiting, counters.topicPages, counters.topicRelevant);
    m_queue->setToolTip(
        counters.seenLookups > 0 ? tr(
            "Lookups for known URLs: %1. Answered from memory: %2 %; new by the filter: %3 %; the rest from the file.")
                                       .arg(format::count(counters.seenLookups),
                                           QLocale().toString(
                                               100.0 * double(counters.seenCacheHits) / double(counters.seenLookups),
                                               'f', 1),
                                           QLocale().toString(
                                               100.0 * double(counters.seenBloomNew) / double(counters.seenLookups),
                                               'f', 1))
                                 : QString());
    m_elapsed->setText(format::clock(counters.totalMs));
    m_elapsed->setToolTip(counters.totalMs > counters.elapsedMs
            ? tr("Total crawl time of this project, without pauses; %1 of it since the last resume")
                  .arg(format::clock(counters.elapsedMs))
            : tr("Time this crawl has run, without pauses"));
    m_elapsed->show();

    double perSecond = 0;
    double bytesPerSecond = 0;
    if (running && now - m_samples.constFirst().ms >= 500) {
        const Sample &oldest = m_samples.constFirst();
        perSecond = double(counters.sessionFetched - oldest.finished) * 1000 / double(now - oldest.ms);
        bytesPerSecond = double(counters.bytes - oldest.bytes) * 1000 / double(now - oldest.ms);
    } else if (!running && counters.elapsedMs > 0) {
        // At rest: the mean since it last began or went on, of what was done in that time.
        perSecond = double(counters.sessionFetched) * 1000 / double(counters.elapsedMs);
    }
    const bool speeds = perSecond > 0;
    m_rate->setText(tr("%1 URLs/s").arg(QLocale().toString(perSecond, 'f', perSecond < 10 ? 1 : 0)));
    m_rate->setToolTip(running ? QString() : tr("Average since the crawl was last started or resumed"));
    showSteady(m_rate, speeds, running);
    m_bytes->setText(running ? format::rate(bytesPerSecond) : format::size(counters.bytes));
    m_bytes->setToolTip(running ? QString() : receivedTip());
    showSteady(m_bytes, running ? speeds : counters.bytes > 0, running);
    for (QLabel *label : {m_done, m_queue, m_elapsed})
        showSteady(label, true, running);
    const std::optional<qint64> left = running ? m_estimate.steadyLeftMs() : std::nullopt;
    constexpr qint64 long59Minutes = qint64(59) * 60'000;
    m_left->setText(format::aboutLeft(long59Minutes)); // its room is there before there is an estimate
    showSteady(m_left, running, running);
    m_left->setText(left ? format::aboutLeft(*left) : QString());
    m_left->setToolTip(tr("Estimated from the current speed. No estimate is shown while new URLs are found nearly as "
                          "fast as known ones are fetched."));
    showSteady(m_left, left.has_value(), running);
}

void ProgressLine::setStateText(const QString &text)
{
    m_state->setText(text);
}

} // namespace argiope::mainwindow
