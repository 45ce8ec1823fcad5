#pragma once

#include "core/engine/crawl.h"
#include "ui/project/estimate.h"

#include <QElapsedTimer>
#include <QList>
#include <QWidget>

#include <optional>

class QLabel;
class QProgressBar;

namespace argiope::mainwindow {

/// The status bar's line: how far the crawl is and how fast it goes, over the last few seconds.
class ProgressLine : public QWidget
{
    Q_OBJECT
public:
    explicit ProgressLine(QWidget *parent = nullptr);
    void setCounters(const engine::Counters &counters, engine::State state);
    /// Of a project that is only shown: no speed.
    struct Totals
    {
        qint64 finished = 0;
        qint64 queued = 0;
        qint64 bytes = 0;
        qint64 elapsedMs = 0;
        qint64 topicPages = 0; ///< as engine::Counters has them
        qint64 topicRelevant = 0;
    };
    void setTotals(const Totals &totals);
    void setStateText(const QString &text);
    void clear();

private:
    struct Sample
    {
        qint64 ms;
        qint64 finished;
        qint64 bytes;
    };
    /// What has come stays while the crawl runs and keeps its room: what lies beside it does not move.
    static void showSteady(QLabel *label, bool there, bool running);
    void showBar(qint64 done, qint64 known);
    void showQueue(qint64 waiting, qint64 topicPages, qint64 topicRelevant);

    QProgressBar *m_bar;
    QLabel *m_done;
    QLabel *m_rate;
    QLabel *m_bytes;
    QLabel *m_queue;
    QLabel *m_elapsed;
    QLabel *m_left;
    QLabel *m_state;
    QList<Sample> m_samples;
    project::Estimate m_estimate;
    QElapsedTimer m_clock;
    QElapsedTimer m_sinceShown;
};

} // namespace argiope::mainwindow
