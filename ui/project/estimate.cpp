#include "ui/project/estimate.h"

#include <algorithm>
#include <cmath>

namespace argiope::project {

namespace {

constexpr qint64 SpacingMs = 250;
constexpr qint64 FewOf = 20; ///< where fewer than one in so many that are done was asked for, the others tell more

} // namespace

void Estimate::add(qint64 ms, qint64 finished, qint64 fetched, qint64 known)
{
    if (m_samples.size() >= 2 && ms - m_samples.at(m_samples.size() - 2).ms < SpacingMs)
        m_samples.last() = {ms, finished, fetched, known};
    else
        m_samples.append({ms, finished, fetched, known});
    while (m_samples.size() > 2 && m_samples.at(1).ms <= ms - WindowMs)
        m_samples.removeFirst();
}

void Estimate::clear()
{
    m_samples.clear();
    m_end.reset();
}

std::optional<qint64> Estimate::steadyLeftMs()
{
    if (m_samples.isEmpty())
        return std::nullopt;
    const qint64 now = m_samples.constLast().ms;
    if (const auto left = leftMs()) {
        const double end = double(now + *left);
        const double share = m_end ? 1 - std::exp(-double(now - m_endAt) / double(FollowMs)) : 1;
        m_end = m_end ? *m_end + (end - *m_end) * share : end;
        m_endAt = now;
    } else if (now - m_endAt > HoldMs) {
        m_end.reset();
    }
    if (!m_end)
        return std::nullopt;
    return std::max<qint64>(qint64(*m_end) - now, 0);
}

std::optional<qint64> Estimate::leftMs() const
{
    if (m_samples.size() < 2)
        return std::nullopt;
    const Sample &from = m_samples.constFirst();
    const Sample &to = m_samples.constLast();
    const qint64 span = to.ms - from.ms;
    const qint64 waiting = to.known - to.finished;
    const qint64 finished = to.finished - from.finished;
    const qint64 fetched = to.fetched - from.fetched;
    const double done = double(fetched * FewOf >= finished ? std::min(fetched, finished) : finished);
    const double found = double(to.known - from.known);
    if (span < LeastMs || waiting <= 0 || done <= 0 || found > done * MostGrowth)
        return std::nullopt;
    return qint64(double(waiting) * double(span) / (done - found));
}

} // namespace argiope::project
