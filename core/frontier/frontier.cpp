#include "core/frontier/frontier.h"

namespace argiope::frontier {

using base::Milliseconds;
using base::TimePoint;

namespace {
constexpr Milliseconds AskAgain{100}; ///< whether there may be leases again
} // namespace

Frontier::Frontier(const Options &options, const base::Clock &clock)
    : m_options(options)
    , m_clock(clock)
    , m_schedule(m_options, clock, m_workers, m_errands)
{
}

Frontier::~Frontier() = default;

// Workers ------------------------------------------------------------------------------------------------------------

TakeResult Frontier::ending()
{
    const LeaseBook &book = m_schedule.book();
    if (book.leased() > 0 || m_holds > 0)
        return TakeResult::Leased;
    const bool nothingQueued = book.queued() == 0;
    if (nothingQueued && !m_errands.unmetExpected())
        return TakeResult::Finished;
    if ((!nothingQueued && book.limitReached()) || (book.onlySitemapsBarred() && !m_errands.unmetExpected()))
        return TakeResult::Limit;
    if (nothingQueued || book.onlySitemapsBarred())
        m_errands.askUnmet();
    return TakeResult::Leased;
}

TakeResult Frontier::take(
    Lease &lease, const std::function<void(Waiting)> &waits, const std::function<bool()> &dismissed)
{
    Lock lock(m_mutex);
    while (true) {
        if (m_stopped || m_draining)
            return TakeResult::Stopped;
        if (dismissed && dismissed()) {
            m_workers.wakeOne(); // what it was woken for is another one's now
            return TakeResult::Dismissed;
        }
        const bool barred = m_mayLease && !m_mayLease();
        const bool still = m_paused || m_frozen > 0 || barred;
        if (!still) {
            if (m_schedule.take(lease)) {
                // This worker is busy from now on: another one has to see to what else there is to do or to wait for.
                if (m_schedule.hasMore())
                    m_workers.wakeOne();
                return TakeResult::Leased;
            }
            if (const TakeResult end = ending(); end != TakeResult::Leased) {
                m_ended = true;
                return end;
            }
        }
        m_workers.joined(); // before wakeDormant(), which lets in more hosts than busyHosts for idle workers only
        if (!still)
            m_schedule.wakeDormant();
        m_workers.left();
        const TimePoint wake = barred ? m_clock.now() + AskAgain : still ? TimePoint::max() : m_schedule.wakeTime();
        if (waits) {
            const bool turn = wake != TimePoint::max() || m_schedule.book().queued() > 0;
            waits(m_paused ? Waiting::Paused : turn ? Waiting::Turn : Waiting::Work);
        }
        m_workers.sleep(lock, wake);
    }
}

bool Frontier::mustOpen(const Lease &lease) const
{
    const Lock lock(m_mutex);
    return m_schedule.mustOpen(lease);
}

void Frontier::openHost(base::HostId host, Milliseconds crawlDelay)
{
    const Lock lock(m_mutex);
    m_schedule.openHost(host, crawlDelay);
}

bool Frontier::reopenHost(Lease &lease)
{
    const Lock lock(m_mutex);
    return m_schedule.reopenHost(lease);
}

bool Frontier::fetchEnded(const Lease &lease, HostSignal signal, Milliseconds firstByte)
{
    const Lock lock(m_mutex);
    return m_schedule.fetchEnded(lease, signal, firstByte);
}

void Frontier::release(const Lease &lease)
{
    const Lock lock(m_mutex);
    m_schedule.release(lease);
}

void Frontier::robotsAnswered(base::HostId host)
{
    const Lock lock(m_mutex);
    m_schedule.robotsAnswered(host);
}

bool Frontier::inOutage(base::HostId host) const
{
    return health(host).outage();
}

HostHealth Frontier::health(base::HostId id) const
{
    const Lock lock(m_mutex);
    const HostQueue *host = m_schedule.hosts().find(id);
    return host ? host->health : HostHealth();
}

int Frontier::doubts(base::HostId id) const
{
    const Lock lock(m_mutex);
    const HostQueue *host = m_schedule.hosts().find(id);
    return host ? int(host->doubts.size()) : 0;
}

Belief Frontier::weigh(Lease &lease, int ordinary)
{
    const Lock lock(m_mutex);
    return m_schedule.weigh(lease, ordinary);
}

void Frontier::doubt(Lease lease, Milliseconds pause)
{
    const Lock lock(m_mutex);
    if (m_stopped)
        m_schedule.giveBack(lease.entry);
    else
        m_schedule.doubt(std::move(lease), pause);
}

void Frontier::hold(Lease lease)
{
    const Lock lock(m_mutex);
    if (m_stopped)
        m_schedule.giveBack(lease.entry);
    else
        m_schedule.hold(std::move(lease));
}

void Frontier::backOff(const Lease &lease, Milliseconds pause)
{
    const Lock lock(m_mutex);
    m_schedule.backOff(lease, pause);
}

void Frontier::park(Lease lease, Milliseconds pause)
{
    const Lock lock(m_mutex);
    ++lease.attempt;
    if (m_stopped)
        m_schedule.giveBack(lease.entry);
    else
        m_schedule.park(std::move(lease), m_clock.now() + pause);
}

bool Frontier::wait(Milliseconds pause)
{
    Lock lock(m_mutex);
    if (m_pausing.wait_for(lock, pause, [this] { return m_stopped; }))
        return false;
    while (!m_stopped) {
        if (m_paused && !m_draining) {
            m_workers.joined();
            m_pausing.wait(lock, [this] { return m_stopped || m_draining || !m_paused; });
            m_workers.left();
            continue;
        }
        const TimePoint now = m_clock.now();
        if (m_schedule.rate().allows(now)) {
            m_schedule.rate().charge(now);
            return true;
        }
        m_pausing.wait_until(lock, m_schedule.rate().next());
    }
    return false;
}

void Frontier::putBack(const Lease &lease)
{
    const Lock lock(m_mutex);
    m_schedule.putBack(lease);
}

// The writer thread --------------------------------------------------------------------------------------------------

void Frontier::knowGood(base::HostId host, const QByteArray &url)
{
    const Lock lock(m_mutex);
    m_schedule.knowGood(host, url);
}

void Frontier::restore(const Counts &counts, const QHash<base::HostId, qint64> &queuedByHost)
{
    const Lock lock(m_mutex);
    m_schedule.book().restore(counts);
    m_schedule.restore(queuedByHost);
}

void Frontier::offer(Entry entry)
{
    const Lock lock(m_mutex);
    m_schedule.book().offered();
    m_schedule.enqueue(std::move(entry));
}

void Frontier::restoreSitemaps(qint64 asked)
{
    const Lock lock(m_mutex);
    m_schedule.book().restoreSitemaps(asked);
}

void Frontier::offerSitemap(Entry entry)
{
    const Lock lock(m_mutex);
    m_schedule.book().offeredSitemap();
    m_schedule.enqueue(std::move(entry));
}

void Frontier::finishSitemap(base::UrlId id, bool asked)
{
    const Lock lock(m_mutex);
    m_schedule.finishSitemap(id, asked);
}

bool Frontier::drop(const Entry &entry)
{
    const Lock lock(m_mutex);
    return m_schedule.drop(entry);
}

std::optional<base::UrlId> Frontier::nextReturned()
{
    const Lock lock(m_mutex);
    return m_errands.takeReturned();
}

void Frontier::readmit(base::UrlId id)
{
    const Lock lock(m_mutex);
    m_schedule.readmit(id);
}

void Frontier::freeze()
{
    const Lock lock(m_mutex);
    ++m_frozen;
}

void Frontier::thaw()
{
    const Lock lock(m_mutex);
    if (--m_frozen == 0)
        m_workers.wakeAll();
}

bool Frontier::knowAddress(base::HostId host, const QByteArray &address)
{
    if (address.isEmpty())
        return false;
    const Lock lock(m_mutex);
    return m_schedule.knowAddress(host, address);
}

void Frontier::setMaxFetched(qint64 most)
{
    const Lock lock(m_mutex);
    m_schedule.book().setMaxFetched(most);
    m_workers.wakeAll();
}

void Frontier::shareMaxFetched(qint64 most, qint64 sitemaps)
{
    const Lock lock(m_mutex);
    m_schedule.book().shareMaxFetched(most, sitemaps);
    m_workers.wakeAll();
}

qint64 Frontier::lowerMaxFetched(qint64 spare)
{
    const Lock lock(m_mutex);
    return m_schedule.book().lowerMaxFetched(spare);
}

void Frontier::addSkipped()
{
    const Lock lock(m_mutex);
    m_schedule.book().kept();
}

void Frontier::requeueSkipped(Entry entry, bool soon)
{
    const Lock lock(m_mutex);
    m_schedule.book().skippedToQueued();
    if (soon && !m_stopped)
        m_schedule.enqueueSoon(std::move(entry));
    else
        m_schedule.enqueue(std::move(entry));
}

void Frontier::requeueFinished(Entry entry, bool outdated, bool soon)
{
    const Lock lock(m_mutex);
    m_schedule.book().finishedToQueued(outdated);
    if (soon && !m_stopped)
        m_schedule.enqueueSoon(std::move(entry));
    else
        m_schedule.enqueue(std::move(entry));
}

void Frontier::keepOutdated()
{
    const Lock lock(m_mutex);
    m_schedule.book().outdatedToKept();
}

void Frontier::skipOutdated()
{
    const Lock lock(m_mutex);
    m_schedule.book().outdatedToSkipped();
}

void Frontier::move(int oldDepth, const Entry &entry)
{
    const Lock lock(m_mutex);
    m_schedule.move(oldDepth, entry);
}

bool Frontier::setPriority(base::HostId host, const QueuePos &from, int priority)
{
    const Lock lock(m_mutex);
    return m_schedule.setPriority(host, from, priority);
}

std::optional<Entry> Frontier::leased(base::UrlId id) const
{
    const Lock lock(m_mutex);
    const Entry *entry = m_schedule.book().find(id);
    return entry ? std::optional(*entry) : std::nullopt;
}

void Frontier::finish(base::UrlId id)
{
    const Lock lock(m_mutex);
    m_schedule.finish(id);
}

void Frontier::skipLeased(base::UrlId id)
{
    const Lock lock(m_mutex);
    m_schedule.skip(id);
}

std::optional<Refill> Frontier::nextRefill()
{
    const Lock lock(m_mutex);
    return m_schedule.nextRefill();
}

void Frontier::refilled(const Refill &refill, QList<Entry> entries)
{
    const Lock lock(m_mutex);
    m_schedule.refilled(refill, std::move(entries));
}

void Frontier::expectUnmet()
{
    const Lock lock(m_mutex);
    m_errands.expectUnmet();
}

bool Frontier::unmetWanted()
{
    const Lock lock(m_mutex);
    return m_errands.unmetWanted();
}

void Frontier::unmetDone(bool more)
{
    const Lock lock(m_mutex);
    m_errands.unmetDone(more);
    m_workers.wakeAll();
}

bool Frontier::hold()
{
    const Lock lock(m_mutex);
    if (m_ended || m_stopped || m_draining)
        return false;
    ++m_holds;
    return true;
}

void Frontier::unhold()
{
    const Lock lock(m_mutex);
    --m_holds;
    m_workers.wakeAll();
}

void Frontier::onRefillWanted(std::function<void()> wake)
{
    const Lock lock(m_mutex);
    m_errands.onWanted(std::move(wake));
}

// Anybody ------------------------------------------------------------------------------------------------------------

void Frontier::pause()
{
    const Lock lock(m_mutex);
    m_paused = true;
    m_workers.wakeAll();
}

void Frontier::resume()
{
    const Lock lock(m_mutex);
    m_paused = false;
    m_workers.wakeAll();
    m_pausing.notify_all();
}

void Frontier::setSpeed(const Speed &speed)
{
    const Lock lock(m_mutex);
    m_options.connectionsPerHost = speed.connectionsPerHost;
    m_options.connectionsSet = speed.connectionsSet;
    m_options.threads = speed.threads;
    m_options.delay = speed.delay;
    m_options.rate = speed.rate;
    m_options.adaptive = speed.adaptive;
    m_options.politeness = speed.politeness;
    m_options.foreignConnections = speed.foreignConnections;
    m_schedule.speedChanged();
    m_workers.wakeAll();
    m_pausing.notify_all();
}

void Frontier::drain()
{
    const Lock lock(m_mutex);
    m_draining = true;
    m_workers.wakeAll();
    m_pausing.notify_all();
}

void Frontier::stop()
{
    const Lock lock(m_mutex);
    if (m_stopped)
        return;
    m_stopped = true;
    // Nobody holds a lease that waits: without this they would count as leased for ever.
    m_schedule.giveBackWaiting();
    m_workers.wakeAll();
    m_pausing.notify_all();
}

bool Frontier::stopped() const
{
    const Lock lock(m_mutex);
    return m_stopped;
}

Counts Frontier::counts() const
{
    const Lock lock(m_mutex);
    return m_schedule.book().counts();
}

SitemapCounts Frontier::sitemapCounts() const
{
    const Lock lock(m_mutex);
    return m_schedule.book().sitemaps();
}

int Frontier::waitingWorkers() const
{
    const Lock lock(m_mutex);
    return m_workers.count();
}

int Frontier::hostsInMemory() const
{
    const Lock lock(m_mutex);
    return m_schedule.hosts().size();
}

HostList Frontier::hosts(int most) const
{
    const Lock lock(m_mutex);
    HostList list;
    list.total = m_schedule.hosts().busy() + m_schedule.hosts().asleep();
    const base::TimePoint now = m_clock.now();
    for (const HostQueue *host : m_schedule.hosts().busiest(most))
        list.hosts.append(m_schedule.paceRules().statusOf(*host, m_schedule.rate(), now));
    return list;
}

} // namespace argiope::frontier
