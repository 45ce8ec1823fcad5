#include "core/frontier/pacerules.h"

#include "core/frontier/hostqueue.h"

#include <algorithm>
#include <limits>

namespace argiope::frontier {

using base::Milliseconds;
using base::TimePoint;

namespace {
constexpr Milliseconds FirstThrottleDelay{250};
constexpr Milliseconds MostThrottleDelay{60000};
constexpr Milliseconds LeastThrottleDelay{20}; ///< less is none
constexpr int StallFactor = 10; ///< so many times as long as usual …
constexpr Milliseconds LeastStallTime{5000}; ///< … and at least so long
constexpr Milliseconds UnknownStallTime{10000}; ///< where nothing is usual yet
constexpr int MostStalled = 4;

/// What waits longest is what holds a host back. One in an outage is not asked more often without the limit.
void countRate(HostStatus &status, const Rate &rate, TimePoint now)
{
    const Milliseconds ofAll = rate.allows(now) ? Milliseconds{0} : std::chrono::ceil<Milliseconds>(rate.next() - now);
    if (status.queued <= 0 || ofAll <= status.wait)
        return;
    status.wait = ofAll;
    if (status.reason != PaceReason::Unreachable && status.reason != PaceReason::Failing)
        status.reason = PaceReason::Rate;
}
} // namespace

Milliseconds Pace::crawlDelay() const
{
    Milliseconds most{0};
    for (const HostQueue *host : hosts)
        most = std::max(most, host->crawlDelay);
    return most;
}

int slotsOf(const HostQueue &host)
{
    const bool one = host.gate != HostQueue::Gate::Open || host.health.onlyControls();
    return one ? 1 : std::numeric_limits<int>::max();
}

Milliseconds PaceRules::courtesy(const Pace &pace) const
{
    if (m_options.politeness != settings::Politeness::Polite)
        return Milliseconds{0};
    return std::clamp(CourtesyFactor * pace.lastTook, LeastCourtesy, MostCourtesy);
}

Milliseconds PaceRules::delay(const Pace &pace) const
{
    const Milliseconds learnt
        = m_options.adaptive ? std::max(pace.throttleDelay, pace.latency.delay()) : Milliseconds{0};
    return std::max({m_options.delay, pace.crawlDelay(), courtesy(pace), learnt});
}

bool PaceRules::learnsLatency(const Pace &pace) const
{
    // With one request at a time and a delay between them a slow answer is not our doing.
    return m_options.adaptive && m_options.delay.count() <= 0 && pace.throttleDelay.count() <= 0
        && pace.crawlDelay().count() <= 0 && m_options.politeness != settings::Politeness::Polite;
}

int PaceRules::slots(const Pace &pace) const
{
    if (delay(pace).count() > 0 && !learnsLatency(pace))
        return 1;
    int most = std::max(m_options.connectionsPerHost, 1);
    if (m_options.politeness == settings::Politeness::Normal && pace.foreign)
        most = std::clamp(m_options.foreignConnections, 1, most);
    return learnsLatency(pace) ? std::min(pace.latency.allowed(), most) : most;
}

/// A request counts against the connections however long it takes. The one exception: one that takes so long, which is
/// far beyond the usual, waits for something else than its turn at the server, and a page that never answers must not
/// keep a host's others from being fetched. Zero: there is none, where somebody said how many requests at a time there
/// may be, or asked for a delay.
Milliseconds PaceRules::stallTime(const Pace &pace) const
{
    if (!m_options.adaptive || m_options.connectionsSet || m_options.delay.count() > 0 || pace.crawlDelay().count() > 0
        || m_options.politeness == settings::Politeness::Polite)
        return Milliseconds{0};
    const Milliseconds usual{std::max(pace.latency.usualMs(), pace.latency.recentMs())};
    return usual.count() < 0 ? UnknownStallTime : std::max({LeastStallTime, StallFactor * usual, 2 * delay(pace)});
}

bool PaceRules::isFull(const Pace &pace, TimePoint now) const
{
    const int all = int(pace.inFlight.size());
    const Milliseconds time = stallTime(pace);
    int stalled = 0;
    if (time.count() > 0 && all > 0)
        stalled = int(std::distance(pace.inFlight.begin(), pace.inFlight.upper_bound(now - time)));
    return all - std::min(stalled, MostStalled) >= slots(pace);
}

/// When the next of its requests stops to count; the end of time where none will.
TimePoint PaceRules::nextStall(const Pace &pace, TimePoint now) const
{
    const Milliseconds time = stallTime(pace);
    if (time.count() <= 0)
        return TimePoint::max();
    const auto next = pace.inFlight.upper_bound(now - time);
    if (next == pace.inFlight.end() || std::distance(pace.inFlight.begin(), next) >= MostStalled)
        return TimePoint::max();
    return *next + time;
}

TimePoint PaceRules::room(const Pace &pace, TimePoint now) const
{
    return isFull(pace, now) ? nextStall(pace, now) : TimePoint{};
}

void PaceRules::learn(Pace &pace, const Lease &lease, HostSignal signal, Milliseconds firstByte, TimePoint now) const
{
    if (!m_options.adaptive)
        return;
    // During an outage the pauses are those of the controls.
    if (lease.task == LeaseTask::Control && isTrouble(signal))
        return;
    if (signal == HostSignal::Throttled && lease.taken >= pace.throttledAt) {
        pace.throttleDelay = std::clamp(pace.throttleDelay * 2, FirstThrottleDelay, MostThrottleDelay);
        pace.throttledAt = now;
    } else if (isWell(signal) && pace.throttleDelay.count() > 0) {
        pace.throttleDelay = pace.throttleDelay * 3 / 4;
    }
    if (pace.throttleDelay < LeastThrottleDelay)
        pace.throttleDelay = Milliseconds{0};
    // Errors come quicker than pages, and would make these look slow.
    if (firstByte.count() < 0 || signal == HostSignal::Failing || !learnsLatency(pace))
        return;
    if (signal == HostSignal::Unreachable && pace.latency.usualMs() < 0)
        return; // a silence is slow, and never what is usual
    using Kind = LatencyGovernor::Kind;
    const bool page = lease.entry.page && !lease.entry.sitemap && signal != HostSignal::Answered;
    pace.latency.answered({firstByte, lease.taken, lease.running, page ? Kind::Page : Kind::Other}, now);
}

bool PaceRules::ended(Pace &pace, const Lease &lease, HostSignal signal, Milliseconds firstByte, TimePoint now) const
{
    pace.ended(lease.taken);
    pace.endedAt = now;
    pace.lastTook = std::chrono::ceil<Milliseconds>(now - lease.taken);
    learn(pace, lease, signal, firstByte, now);
    const Milliseconds pause = delay(pace);
    if (pause.count() > 0)
        pace.nextAllowed = std::max(pace.nextAllowed, now + pause);
    // Where nobody learns what is usual more than a browser asks for is taken for too much.
    constexpr int Harmless = 2;
    return learnsLatency(pace) ? lease.running > 1 && pace.latency.isLoaded() : lease.running > Harmless;
}

void PaceRules::adapt(Pace &pace, TimePoint now) const
{
    const bool spared = m_options.politeness == settings::Politeness::Normal && pace.foreign;
    pace.latency.setWhose(spared ? LatencyGovernor::Whose::Others : LatencyGovernor::Whose::Ours);
    pace.latency.setMost(spared ? m_options.foreignConnections : m_options.connectionsPerHost, now);
    pace.nextAllowed = pace.backedOffUntil;
    const Milliseconds pause = delay(pace);
    if (pause.count() > 0 && pace.endedAt != TimePoint{})
        pace.nextAllowed = std::max(pace.nextAllowed, pace.endedAt + pause);
}

HostStatus PaceRules::statusOf(const HostQueue &host, const Rate &rate, TimePoint now) const
{
    HostStatus status;
    status.host = host.host;
    status.origin = host.origin;
    status.queued = host.size();
    status.active = host.inFlight;
    status.requests = host.requests;
    status.failuresInARow = host.health.failuresInARow();
    if (!host.pace) {
        countRate(status, rate, now);
        return status;
    }
    const Pace &pace = *host.pace;
    status.connections = std::min(slotsOf(host), slots(pace));
    status.delay = delay(pace);
    const bool outage = host.health.outage();
    const TimePoint next = outage ? std::max(host.health.nextControl(), pace.nextAllowed) : pace.nextAllowed;
    status.wait = std::max(Milliseconds{0}, std::chrono::ceil<Milliseconds>(next - now));
    status.latencyMs = pace.latency.recentMs();
    status.usualLatencyMs = pace.latency.usualMs();
    const Milliseconds polite = courtesy(pace);
    const Milliseconds asked = std::max({m_options.delay, pace.crawlDelay(), polite});
    if (outage)
        status.reason = host.health.unreachable() ? PaceReason::Unreachable : PaceReason::Failing;
    else if (pace.backedOffUntil > now)
        status.reason = PaceReason::RetryAfter;
    else if (pace.throttleDelay > asked)
        status.reason = PaceReason::Throttled;
    else if (polite > std::max(m_options.delay, pace.crawlDelay()))
        status.reason = PaceReason::Politeness;
    else if (asked > m_options.delay)
        status.reason = PaceReason::Robots;
    else if (asked.count() > 0)
        status.reason = PaceReason::Setting;
    else if (m_options.adaptive && pace.latency.slowed())
        status.reason = PaceReason::Latency;
    countRate(status, rate, now);
    return status;
}

} // namespace argiope::frontier
