#pragma once

#include <QList>

#include <optional>

namespace argiope::project {

/// When a crawl will be done, as far as it can be known: from how many URLs were finished and how many became known
/// over the last seconds. While new URLs are found nearly as fast as known ones are done, the end moves away, and there
/// is no estimate. URLs that are done without a request (their host is known to be dead) say nothing of how long those
/// take that are asked for. A value.
class Estimate
{
public:
    /// `ms`: of any steady clock. `fetched`: for which a request was made, in this session. Samples that come faster
    /// than a few a second are thinned out.
    void add(qint64 ms, qint64 finished, qint64 fetched, qint64 known);
    void clear();
    [[nodiscard]] std::optional<qint64> leftMs() const;
    /// The same for people: it follows over some seconds, and a moment without an estimate does not end it. At the last
    /// sample; to be asked again and again.
    [[nodiscard]] std::optional<qint64> steadyLeftMs();

    static constexpr qint64 WindowMs = 20000;
    static constexpr qint64 LeastMs = 3000; ///< nothing is known before
    static constexpr double MostGrowth = 0.5; ///< URLs found for each one done
    static constexpr qint64 FollowMs = 8000; ///< in which steadyLeftMs() takes up most of a change
    static constexpr qint64 HoldMs = 6000; ///< as long it goes on without an estimate

private:
    struct Sample
    {
        qint64 ms = 0;
        qint64 finished = 0;
        qint64 fetched = 0;
        qint64 known = 0;
    };
    QList<Sample> m_samples;
    std::optional<double> m_end; ///< as shown, by the clock of the samples
    qint64 m_endAt = 0; ///< when it was made
};

} // namespace argiope::project
