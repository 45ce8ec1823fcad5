#include "core/frontier/schedule.h"

#include <algorithm>

namespace argiope::frontier {

using base::Milliseconds;
using base::TimePoint;

namespace {
constexpr size_t MostSoon = 1000; ///< leases, beyond which nobody comes before others: leases are in memory
constexpr int WokenAtOnce = 64;
} // namespace

Schedule::Schedule(const Options &options, const base::Clock &clock, Sleepers &sleepers, Errands &errands)
    : m_options(options)
    , m_clock(clock)
    , m_sleepers(sleepers)
    , m_errands(errands)
    , m_rate(options.rate)
    , m_rules(options)
    , m_book(options.maxFetched)
    , m_trouble(options, m_rules)
    , m_checks(options, m_book)
    , m_forerunners(sleepers)
    , m_hosts(options, clock, [this](HostQueue &host) {
        m_turns.remove(host);
        m_trouble.forget(host);
    })
{
}

// The queues ---------------------------------------------------------------------------------------------------------

void Schedule::restore(const QHash<base::HostId, qint64> &queuedByHost)
{
    m_hosts.restore(queuedByHost);
    wakeDormant();
}

void Schedule::enqueue(Entry entry)
{
    // Sitemaps are in memory whatever else is there: the file's queue, of hosts without a place, has URLs only.
    if (!entry.sitemap && m_hosts.mustSleep(entry.host)) {
        m_hosts.countAsleep(entry.host);
        if (m_turns.noneReady(m_checks.isFull()))
            m_sleepers.wakeOne();
        return;
    }
    HostQueue &host = m_hosts.get(entry.host);
    m_hosts.knowOrigin(host, entry.url);
    if (!entry.sitemap) {
        host.push(std::move(entry));
    } else {
        if (const auto inFile = m_hosts.takeAsleep(entry.host))
            host.setInFile(*inFile);
        host.pushSitemap(std::move(entry));
    }
    reorder(host);
}

void Schedule::enqueueSoon(Entry entry)
{
    if (m_hosts.mustSleep(entry.host) || m_book.size() >= MostSoon) {
        enqueue(std::move(entry));
        return;
    }
    // As a lease that waits for its next attempt it comes before what is queued.
    HostQueue &host = m_hosts.get(entry.host);
    m_hosts.knowOrigin(host, entry.url);
    host.own = host.own || entry.page;
    ++host.leased;
    m_book.lease(entry);
    Lease lease;
    lease.entry = std::move(entry);
    park(std::move(lease), m_clock.now());
}

void Schedule::move(int oldDepth, const Entry &entry)
{
    if (m_book.update(entry))
        return;
    if (const auto returned = m_returned.find(base::raw(entry.id)); returned != m_returned.end()) {
        returned->second = entry;
        return;
    }
    if (HostQueue *host = m_hosts.find(entry.host)) {
        host->move(oldDepth, entry);
        reorder(*host);
    }
}

bool Schedule::drop(const Entry &entry)
{
    if (m_book.contains(entry.id)) {
        m_book.setUnwanted(entry.id);
        return false;
    }
    m_book.queuedToSkipped();
    if (m_returned.erase(base::raw(entry.id)) > 0) {
        // in no queue
    } else if (HostQueue *host = m_hosts.find(entry.host)) {
        host->drop(QueuePos::of(entry));
        reorder(*host);
    } else {
        m_hosts.dropAsleep(entry.host);
    }
    if (m_book.leased() == 0)
        m_sleepers.wakeAll();
    return true;
}

void Schedule::readmit(base::UrlId id)
{
    if (auto node = m_returned.extract(base::raw(id)); !node.empty())
        enqueue(std::move(node.mapped()));
}

bool Schedule::knowAddress(base::HostId id, const QByteArray &address)
{
    HostQueue *host = m_hosts.find(id);
    if (!host || !m_hosts.knowAddress(*host, address))
        return false;
    reorder(*host->pace);
    return true;
}

bool Schedule::setPriority(base::HostId id, const QueuePos &from, int priority)
{
    if (const base::UrlId url{from.id}; m_book.contains(url)) {
        m_book.setPriority(url, priority);
        return true;
    }
    if (const auto returned = m_returned.find(from.id); returned != m_returned.end()) {
        returned->second.priority = priority;
        return true;
    }
    HostQueue *host = m_hosts.find(id);
    if (!host)
        return true; // in the file alone
    const bool done = host->setPriority(from, priority);
    reorder(*host);
    return done;
}

std::optional<Refill> Schedule::nextRefill()
{
    const auto id = m_errands.takeRefill();
    if (!id)
        return std::nullopt;
    const HostQueue &host = m_hosts.get(*id);
    return Refill{host.host, host.headEnd(), host.refillSize()};
}

void Schedule::refilled(const Refill &refill, QList<Entry> entries)
{
    HostQueue &host = m_hosts.get(refill.host);
    const QueuePos end = entries.size() < refill.limit ? QueuePos::end() : QueuePos::of(entries.last());
    m_errands.refilled();
    if (!entries.isEmpty())
        m_hosts.knowOrigin(host, entries.first().url);
    for (Entry &entry : entries) {
        // A leased URL still counts as queued in the file.
        if (!m_book.contains(entry.id))
            host.refill(std::move(entry));
    }
    host.refilled(end);
    reorder(host);
    wakeDormant();
}

void Schedule::wakeDormant()
{
    // Where all the hosts in memory have to wait, others go to work, although that makes more than busyHosts.
    const bool starving
        = m_turns.noneReady(m_checks.isFull()) && m_sleepers.count() > 0 && !m_errands.refillsUnderWay();
    for (int i = 0;; ++i) {
        HostQueue *host = m_hosts.wakeNext(starving && i < WokenAtOnce);
        if (!host)
            return;
        reorder(*host);
    }
}

// Whose turn it is ---------------------------------------------------------------------------------------------------

void Schedule::reorder(const Pace &pace)
{
    for (HostQueue *host : pace.hosts)
        reorder(*host);
}

void Schedule::reorder(HostQueue &host)
{
    m_turns.remove(host);
    m_hosts.setIdle(host, host.size() == 0 && host.leased == 0 && !host.hasSitemaps());
    if (m_checks.note(host))
        m_sleepers.wakeAll(); // for those that are only checked
    if (host.wantsRefill()) {
        host.refillAsked = true;
        m_errands.askRefill(host.host);
    }
    if (host.gate == HostQueue::Gate::Opening || !host.pace)
        return;
    const TimePoint now = m_clock.now();
    const Turn turn = turnOf(host, m_book, m_options, now);
    const bool control = turn.what == Turn::What::Control;
    if (turn.what == Turn::What::Nothing || (!control && host.inFlight >= slotsOf(host)))
        return;
    const TimePoint start = std::max({turn.notBefore, host.pace->nextAllowed, m_rules.room(*host.pace, now)});
    if (start == TimePoint::max())
        return;
    if (start > now)
        m_turns.addWaiting(host, start);
    else if (control)
        m_turns.addReady(host, TurnPos{}); // before everything
    else
        m_turns.addReady(host,
            TurnPos::of(turn.what == Turn::What::Due   ? host.due.begin()->second.entry
                    : turn.what == Turn::What::Sitemap ? host.frontSitemap()
                                                       : host.front()));
    m_sleepers.wakeOne();
}

void Schedule::promote(TimePoint now)
{
    while (!m_parked.empty() && m_parked.begin()->first <= now) {
        auto node = m_parked.extract(m_parked.begin());
        HostQueue &host = m_hosts.get(node.mapped().entry.host);
        host.due.emplace(QueuePos::of(node.mapped().entry), std::move(node.mapped()));
        reorder(host);
    }
    while (const auto host = m_turns.due(now))
        reorder(m_hosts.get(*host));
}

void Schedule::speedChanged()
{
    const TimePoint now = m_clock.now();
    m_rate.set(m_options.rate);
    m_hosts.forEach([&](HostQueue &host) {
        if (host.pace && host.pace->hosts.front() == &host)
            m_rules.adapt(*host.pace, now);
    });
    m_hosts.forEach([this](HostQueue &host) { reorder(host); });
}

bool Schedule::take(Lease &lease)
{
    const TimePoint now = m_clock.now();
    promote(now);
    if (m_trouble.hasBelieved()) {
        lease = m_trouble.takeBelieved();
        return true;
    }
    return (m_rate.allows(now) && takeReady(now, lease)) || takeGivenUp(now, lease);
}

bool Schedule::takeReady(TimePoint now, Lease &lease)
{
    const std::set<TurnOrder::Ready> &own = m_turns.ready(true);
    const std::set<TurnOrder::Ready> &checks = m_turns.ready(false);
    const auto last = m_turns.firstLast();
    const auto endOfOwn = last != own.end() && m_forerunners.bar(now) ? last : own.end();
    auto nextOwn = own.begin();
    auto nextCheck = m_checks.isFull() ? checks.end() : checks.begin();
    while (nextOwn != endOfOwn || nextCheck != checks.end()) {
        const bool isOwn = nextCheck == checks.end() || (nextOwn != endOfOwn && *nextOwn < *nextCheck);
        if (takeFrom(isOwn ? *nextOwn++ : *nextCheck++, now, lease))
            return true;
    }
    return m_book.limitReached() && takeAskedControl(now, lease);
}

bool Schedule::takeFrom(const TurnOrder::Ready &ready, TimePoint now, Lease &lease)
{
    HostQueue &host = m_hosts.at(ready.host);
    const Turn turn = turnOf(host, m_book, m_options, now, m_checks.barsProbesOf(host));
    // With the limit of URLs reached only retries of what was begun go on.
    const bool barred = (m_book.limitReached() && turn.what == Turn::What::Fresh)
        || (turn.what == Turn::What::Sitemap && m_book.sitemapLimitReached());
    if (turn.what == Turn::What::Nothing || turn.notBefore > now || barred)
        return false;
    handOut(host, turn.what, lease);
    begin(host, lease, now);
    return true;
}

bool Schedule::takeAskedControl(TimePoint now, Lease &lease)
{
    for (const qint32 id : m_trouble.doubtful()) {
        HostQueue &host = m_hosts.at(id);
        const auto when = m_trouble.askedControl(host, now);
        if (!when || *when > now)
            continue;
        lease = m_trouble.control(host);
        begin(host, lease, now);
        return true;
    }
    return false;
}

void Schedule::handOut(HostQueue &host, Turn::What what, Lease &lease)
{
    if (what == Turn::What::Control) {
        lease = m_trouble.control(host);
        return;
    }
    if (what == Turn::What::Due) {
        lease = std::move(host.due.extract(host.due.begin()).mapped());
        m_book.refresh(lease.entry);
        return;
    }
    lease = Lease{};
    lease.entry = what == Turn::What::Sitemap ? host.takeSitemap() : host.takeFront();
    m_book.lease(lease.entry);
    ++host.leased;
}

/// The lease's request begins.
void Schedule::begin(HostQueue &host, Lease &lease, TimePoint now)
{
    lease.taken = now;
    lease.opensHost = lease.task != LeaseTask::Control && host.gate == HostQueue::Gate::Closed;
    if (lease.opensHost)
        host.gate = HostQueue::Gate::Opening;
    lease.tellsAddress = host.pace->address.isEmpty();
    lease.isApart = host.gate == HostQueue::Gate::Open && isElsewhere(lease.entry, host);
    lease.checks = lease.isApart || !host.own;
    if (lease.checks)
        m_checks.began();
    m_forerunners.began(lease);
    ++host.inFlight;
    if (!lease.isApart)
        host.pace->inFlight.insert(now);
    lease.running = int(host.pace->inFlight.size());
    m_rate.charge(now);
    reorder(*host.pace);
}

bool Schedule::takeGivenUp(TimePoint now, Lease &lease)
{
    // takeReady() found nothing: where the rate allowed it to ask, the hosts that are ready have nothing but sitemaps
    // beyond the limit, and do not count.
    if (m_trouble.outages().empty() || (!m_turns.noneReady(false) && !m_rate.allows(now)))
        return false;
    HostQueue *host = m_trouble.givenUpHost(m_hosts, m_book);
    if (!host)
        return false;
    if (!host->doubts.empty()) {
        lease = m_trouble.takeDoubt(*host);
        lease.attempt += lease.task == LeaseTask::Believed ? 1 : 0; // that of others was raised when they began to wait
    } else {
        const bool sitemap = host->hasSitemaps() && !m_book.sitemapLimitReached();
        handOut(*host, !host->due.empty() ? Turn::What::Due : sitemap ? Turn::What::Sitemap : Turn::What::Fresh, lease);
    }
    if (lease.shown.outcome == base::Outcome::None)
        lease.shown = host->shown;
    lease.taken = now;
    lease.opensHost = false;
    lease.task = LeaseTask::GivenUp;
    m_book.gaveUp(lease.entry.id);
    reorder(*host);
    return true;
}

bool Schedule::hasMore() const
{
    return !m_turns.noneReady(m_checks.isFull()) || m_turns.nextWaiting() != TimePoint::max() || !m_parked.empty()
        || m_trouble.hasBelieved();
}

TimePoint Schedule::wakeTime() const
{
    const TimePoint now = m_clock.now();
    TimePoint wake = m_turns.nextWaiting();
    if (!m_parked.empty())
        wake = std::min(wake, m_parked.begin()->first);
    if (!m_turns.noneReady(m_checks.isFull()) && (!m_rate.allows(now) || m_forerunners.bar(now)))
        wake = std::min(wake, m_rate.allows(now) ? m_forerunners.waitedForUntil() : m_rate.next());
    if (m_book.limitReached()) {
        for (const qint32 id : m_trouble.doubtful()) {
            if (const auto when = m_trouble.askedControl(m_hosts.at(id), now))
                wake = std::min(wake, *when);
        }
    }
    return wake;
}

// How leases end -----------------------------------------------------------------------------------------------------

void Schedule::end(base::UrlId id, const std::function<void()> &writeDown)
{
    const Entry *entry = m_book.find(id);
    HostQueue *host = entry ? m_hosts.find(entry->host) : nullptr;
    if (host)
        --host->leased;
    writeDown();
    m_forerunners.ended(id);
    if (host && (host->leased == 0 || host->full))
        reorder(*host);
    wakeDormant();
    // All may wait for the last lease to end; where URLs are limited each that ends may make room.
    if (m_book.leased() == 0 || m_book.isLimited())
        m_sleepers.wakeAll();
    else if (!m_trouble.outages().empty())
        m_sleepers.wakeOne(); // hosts that were given up may be all that is left now
}

void Schedule::giveBack(const Entry &entry)
{
    const Entry *known = m_book.find(entry.id);
    if (HostQueue *host = known ? m_hosts.find(entry.host) : nullptr)
        --host->leased;
    m_book.giveBack(entry);
    m_forerunners.ended(entry.id);
}

void Schedule::putBack(const Lease &lease)
{
    Entry entry = lease.entry;
    m_book.refresh(entry);
    const bool unwanted = m_book.isUnwanted(entry.id);
    giveBack(entry);
    if (unwanted) {
        const base::UrlId id = entry.id;
        m_returned.insert_or_assign(base::raw(id), std::move(entry));
        m_errands.askReturned(id);
    } else {
        enqueue(std::move(entry));
    }
    if (m_book.leased() == 0)
        m_sleepers.wakeAll();
}

void Schedule::park(Lease lease, TimePoint until)
{
    m_forerunners.ended(lease.entry.id);
    m_parked.emplace(until, std::move(lease));
    m_sleepers.wakeOne();
}

void Schedule::giveBackWaiting()
{
    for (const auto &[when, lease] : m_parked)
        giveBack(lease.entry);
    m_parked.clear();
    m_hosts.forEach([this](HostQueue &host) {
        for (const auto &[pos, lease] : host.due)
            giveBack(lease.entry);
        host.due.clear();
        while (!host.doubts.empty())
            giveBack(m_trouble.takeDoubt(host).entry);
    });
    while (m_trouble.hasBelieved())
        giveBack(m_trouble.takeBelieved().entry);
}

// What requests say of their hosts -----------------------------------------------------------------------------------

bool Schedule::mustOpen(const Lease &lease) const
{
    const HostQueue *host = m_hosts.find(lease.entry.host);
    return host && lease.opensHost && host->gate != HostQueue::Gate::Open;
}

void Schedule::openHost(base::HostId id, Milliseconds crawlDelay)
{
    HostQueue &host = m_hosts.get(id);
    host.gate = HostQueue::Gate::Open;
    host.crawlDelay = crawlDelay;
    if (host.pace)
        reorder(*host.pace);
    // As many workers as the host has slots may have waited for its robots.txt.
    m_sleepers.wakeAll();
}

bool Schedule::reopenHost(Lease &lease)
{
    HostQueue &host = m_hosts.get(lease.entry.host);
    if (host.gate == HostQueue::Gate::Opening)
        return lease.opensHost;
    host.gate = HostQueue::Gate::Opening;
    lease.opensHost = true;
    reorder(host);
    return true;
}

void Schedule::ended(HostQueue &host, const Lease &lease)
{
    --host.inFlight;
    if (lease.checks)
        m_checks.ended();
    if (lease.opensHost && host.gate == HostQueue::Gate::Opening)
        host.gate = HostQueue::Gate::Closed; // robots.txt is still unknown: the next lease tries again
}

bool Schedule::fetchEnded(const Lease &lease, HostSignal signal, Milliseconds firstByte)
{
    const TimePoint now = m_clock.now();
    HostQueue &host = m_hosts.get(lease.entry.host);
    ended(host, lease);
    ++host.requests;
    for (Doubts::Doubt &doubt : m_trouble.learn(lease, host, signal, now))
        m_parked.emplace(doubt.notBefore, std::move(doubt.lease));
    if (m_trouble.hasBelieved() || !m_parked.empty())
        m_sleepers.wakeOne();
    const bool slowed = !lease.isApart && m_rules.ended(*host.pace, lease, signal, firstByte, now);
    reorder(*host.pace);
    return slowed;
}

void Schedule::release(const Lease &lease)
{
    HostQueue &host = m_hosts.get(lease.entry.host);
    ended(host, lease);
    if (!lease.isApart)
        host.pace->ended(lease.taken);
    if (lease.task == LeaseTask::Control)
        host.health.controlDropped();
    reorder(*host.pace);
}

void Schedule::backOff(const Lease &lease, Milliseconds pause)
{
    Pace &pace = *m_hosts.get(lease.entry.host).pace;
    pace.backOff(m_clock.now() + pause);
    reorder(pace);
}

void Schedule::robotsAnswered(base::HostId id)
{
    HostQueue &host = m_hosts.get(id);
    host.robotsAnswered = true;
    host.health.serverAnswered();
}

void Schedule::knowGood(base::HostId id, const QByteArray &url)
{
    if (HostQueue *host = m_hosts.find(id)) {
        host->good.add(url, true, HostSignal::Answered); // any page of this session is better
        host->health.wasWell();
    }
}

void Schedule::doubt(Lease lease, Milliseconds pause)
{
    const TimePoint now = m_clock.now();
    HostQueue &host = m_hosts.get(lease.entry.host);
    ++lease.attempt;
    if (!host.health.everWell()) {
        park(std::move(lease), now + pause);
        return;
    }
    m_forerunners.ended(lease.entry.id);
    m_trouble.doubt(host, std::move(lease), now, now + pause);
    reorder(host);
    m_sleepers.wakeOne();
}

void Schedule::hold(Lease lease)
{
    HostQueue &host = m_hosts.get(lease.entry.host);
    m_forerunners.ended(lease.entry.id);
    m_trouble.hold(host, std::move(lease), m_clock.now());
    reorder(host);
    m_sleepers.wakeOne();
}

} // namespace argiope::frontier
