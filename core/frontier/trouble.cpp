#include "core/frontier/trouble.h"

#include <algorithm>

namespace argiope::frontier {

using base::TimePoint;

std::vector<Doubts::Doubt> Trouble::learn(const Lease &lease, HostQueue &host, HostSignal signal, TimePoint now)
{
    const bool control = lease.task == LeaseTask::Control;
    if (isTrouble(signal) && lease.shown.outcome != base::Outcome::None)
        host.shown = lease.shown;
    else if (isWell(signal) && !control && !lease.entry.sitemap)
        host.good.add(lease.entry.url, lease.entry.page, signal);
    const auto change = host.health.learn(signal, control, lease.taken, now, m_options.trouble);
    if (change == HostHealth::Change::OutageConfirmed)
        host.doubts.discount();
    if (host.health.outage())
        m_outages.insert(base::raw(host.host));
    else
        m_outages.erase(base::raw(host.host));
    std::vector<Doubts::Doubt> settled;
    if (!isWell(signal))
        return settled;
    for (Doubts::Doubt &doubt : host.doubts.settle(lease.taken)) {
        if (doubt.lease.task == LeaseTask::Believed)
            believe(std::move(doubt.lease));
        else
            settled.push_back(std::move(doubt));
    }
    note(host);
    return settled;
}

void Trouble::note(const HostQueue &host)
{
    if (host.doubts.empty())
        m_doubtful.erase(base::raw(host.host));
    else
        m_doubtful.insert(base::raw(host.host));
}

void Trouble::doubt(HostQueue &host, Lease lease, TimePoint since, TimePoint notBefore)
{
    host.doubts.add(std::move(lease), since, notBefore);
    note(host);
}

void Trouble::hold(HostQueue &host, Lease lease, TimePoint now)
{
    lease.task = LeaseTask::Believed;
    const TimePoint began = lease.taken;
    if (host.health.wellSince(began)) {
        believe(std::move(lease));
        return;
    }
    if (!host.health.counts(began)) { // the outage was seen meanwhile
        lease.task = LeaseTask::Fetch;
        lease.failures = std::max(lease.failures - 1, 0);
        ++lease.attempt;
    }
    doubt(host, std::move(lease), began, now);
}

Lease Trouble::takeDoubt(HostQueue &host)
{
    Lease lease = host.doubts.takeFirst();
    note(host);
    return lease;
}

void Trouble::forget(const HostQueue &host)
{
    m_outages.erase(base::raw(host.host));
    m_doubtful.erase(base::raw(host.host));
}

Lease Trouble::takeBelieved()
{
    Lease lease = std::move(m_believed.front());
    m_believed.pop_front();
    return lease;
}

bool hasControl(const HostQueue &host)
{
    if (!host.good.empty() || host.robotsAnswered)
        return true;
    return host.gate == HostQueue::Gate::Open && host.health.unreachable()
        && (!host.due.empty() || !host.headEmpty() || !host.doubts.empty());
}

Lease Trouble::control(HostQueue &host) const
{
    Lease lease;
    lease.task = LeaseTask::Control;
    if (!host.good.empty()) {
        const GoodUrls::Good good = host.good.next();
        lease.entry.url = good.url;
        lease.entry.page = good.page;
    } else if (host.robotsAnswered) {
        lease.entry.url = host.origin + "/robots.txt";
        lease.entry.page = false;
    } else {
        lease.entry = !host.due.empty() ? host.due.begin()->second.entry
            : !host.headEmpty()         ? host.front()
                                        : host.doubts.first().entry;
        lease.entry.id = base::UrlId::None;
        lease.entry.validators.clear();
    }
    lease.entry.host = host.host;
    const bool asked
        = host.health.failuresInARow() < m_options.trouble.doubtAfter && int(host.doubts.held()) < m_options.mostHeld;
    host.health.controlBegan(!asked);
    return lease;
}

Belief Trouble::weigh(Lease &lease, const HostQueue &host, int ordinary)
{
    const HostHealth &health = host.health;
    if (health.counts(lease.taken))
        ++lease.failures;
    constexpr int MostChecks = 2;
    const int most = health.everWell() ? std::max(ordinary, 2) : ordinary + 1;
    if (lease.failures < (lease.checks ? std::min(most, MostChecks) : most))
        return Belief::AskAgain;
    if (lease.checks)
        return Belief::Now;
    return health.everWell() && !health.wellSince(lease.taken) ? Belief::Wait : Belief::Now;
}

HostQueue *Trouble::givenUpHost(const HostTable &hosts, const LeaseBook &book) const
{
    const bool begunOnly = book.limitReached();
    const bool sitemaps = !book.sitemapLimitReached();
    HostQueue *found = nullptr;
    qint64 queued = 0;
    qint64 leased = book.givenUp();
    for (const qint32 id : m_outages) {
        HostQueue &host = hosts.at(id);
        if (host.size() == 0 && host.leased == 0 && !host.hasSitemaps())
            continue;
        if (!host.health.givenUp())
            return nullptr;
        queued += host.size() + (sitemaps ? host.sitemaps() : 0);
        leased += qint64(host.due.size() + host.doubts.size());
        if ((!begunOnly && !host.headEmpty()) || !host.due.empty() || !host.doubts.empty()
            || (sitemaps && host.hasSitemaps()))
            found = &host;
    }
    const qint64 allQueued = sitemaps ? book.queued() : book.counts().queued;
    const bool othersQueued = !begunOnly && queued != allQueued;
    return othersQueued || leased != book.leased() ? nullptr : found;
}

std::optional<TimePoint> Trouble::askedControl(const HostQueue &host, TimePoint now) const
{
    if (host.doubts.empty() || host.health.onlyControls() || host.health.controlUnderWay()
        || host.gate == HostQueue::Gate::Opening || !host.pace || !hasControl(host) || m_rules.isFull(*host.pace, now))
        return std::nullopt;
    return std::max({host.doubts.earliest(), host.health.nextAskedControl(m_options.trouble), host.pace->nextAllowed});
}

} // namespace argiope::frontier
