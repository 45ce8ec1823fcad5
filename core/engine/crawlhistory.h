#pragma once

#include <QByteArray>
#include <QList>

namespace argiope::engine {

/// How a project was crawled over time, for charts: samples about twice a second, thinned out as the crawl gets longer,
/// so that there are never more than Most. Goes on with each session of the project, whose file keeps it. A value.
class CrawlHistory
{
public:
    static constexpr int Most = 1000;
    static constexpr qint64 LeastInterval = 500; ///< ms

    struct Sample
    {
        qint64 ms = 0; ///< crawling time of all sessions, pauses left out
        qint64 fetched = 0; ///< URLs by then, in all sessions; each time that one was fetched counts
        qint64 bytes = 0;
        qint64 queued = 0; ///< with those in work
        bool operator==(const Sample &) const = default;
    };

    /// Nothing happens where the last sample is too recent. `last`: the session pauses or ends with this one, which
    /// then takes the place of one that is too recent.
    void add(const Sample &sample, bool last = false);
    [[nodiscard]] const QList<Sample> &samples() const { return m_samples; }
    /// Between two samples, ms: LeastInterval, doubled each time that there are too many.
    [[nodiscard]] qint64 interval() const { return m_interval; }

    [[nodiscard]] QByteArray toJson() const;
    /// Samples that cannot be (later than `until` ms, less than before) are left out; none of what is no history.
    [[nodiscard]] static CrawlHistory fromJson(const QByteArray &json, qint64 until);
    bool operator==(const CrawlHistory &) const = default;

private:
    void thin();

    QList<Sample> m_samples;
    qint64 m_interval = LeastInterval;
};

} // namespace argiope::engine
