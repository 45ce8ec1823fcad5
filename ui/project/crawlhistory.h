#pragma once

#include "core/engine/crawl.h"

#include <QList>

namespace argiope::project {

/// How a crawl went over time, for charts: the counters about twice a second, thinned out as the crawl gets longer, so
/// that there are never more than Most points. UI thread.
class CrawlHistory
{
public:
    static constexpr int Most = 1000;

    struct Sample
    {
        qint64 ms = 0; ///< crawling time, pauses left out
        qint64 finished = 0;
        qint64 bytes = 0;
        qint64 queued = 0; ///< with those in work
    };

    void clear();
    void add(const engine::Counters &counters);
    [[nodiscard]] const QList<Sample> &samples() const { return m_samples; }
    /// Between two points, ms: 500, doubled each time that there are too many.
    [[nodiscard]] qint64 interval() const { return m_interval; }
    /// Changes with every change of the samples.
    [[nodiscard]] qint64 revision() const { return m_revision; }

private:
    QList<Sample> m_samples;
    qint64 m_interval = 500;
    qint64 m_revision = 0;
};

} // namespace argiope::project
