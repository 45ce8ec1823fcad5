#include "core/frontier/hosttable.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace argiope::frontier {

namespace {
constexpr int LeastHead = 4; ///< URLs of a host in memory
constexpr int DropTries = 8;
} // namespace

QByteArray originOf(const QByteArray &url)
{
    const qsizetype start = url.indexOf("://");
    if (start < 0)
        return {};
    qsizetype end = start + 3;
    while (end < url.size() && url[end] != '/' && url[end] != '?' && url[end] != '#')
        ++end;
    const QByteArray authority = url.mid(start + 3, end - start - 3);
    return url.left(start + 3) + authority.mid(authority.lastIndexOf('@') + 1);
}

QByteArray serverOf(const QByteArray &origin)
{
    const qsizetype scheme = origin.indexOf("://");
    return scheme < 0 ? origin : origin.mid(scheme + 3);
}

namespace {

/// An IPv4 address as the URL Standard writes it.
std::optional<std::array<int, 4>> fourNumbers(const QByteArray &text)
{
    const QList<QByteArray> parts = text.split('.');
    std::array<int, 4> numbers{};
    if (parts.size() != qsizetype(numbers.size()))
        return {};
    for (size_t i = 0; i < numbers.size(); ++i) {
        bool ok = false;
        numbers[i] = parts[qsizetype(i)].toInt(&ok);
        if (!ok || numbers[i] < 0 || numbers[i] > 255)
            return {};
    }
    return numbers;
}

/// RFC 6890: this network, loopback, private, shared, link local.
bool isForeign4(const std::array<int, 4> &at)
{
    return at[0] != 0 && at[0] != 10 && at[0] != 127 && !(at[0] == 100 && at[1] / 64 == 1)
        && !(at[0] == 169 && at[1] == 254) && !(at[0] == 172 && at[1] / 16 == 1) && !(at[0] == 192 && at[1] == 168);
}

/// `text` as sockets and the URL Standard write it, without brackets.
bool isForeign6(const QByteArray &text)
{
    if (const auto mapped = text.startsWith("::ffff:") ? fourNumbers(text.mid(7)) : std::nullopt)
        return isForeign4(*mapped);
    bool ok = false;
    const int first = text.left(text.indexOf(':')).toInt(&ok, 16);
    if (text == "::1" || text == "::" || !ok)
        return text != "::1" && text != "::";
    const bool uniqueLocal = (first & 0xfe00) == 0xfc00;
    const bool linkLocal = (first & 0xffc0) == 0xfe80;
    return !uniqueLocal && !linkLocal;
}

} // namespace

bool isForeign(const QByteArray &server)
{
    QByteArray name = server;
    if (name.startsWith('[')) {
        name = name.mid(1, name.indexOf(']') - 1);
    } else if (name.count(':') == 1) {
        name.truncate(name.indexOf(':'));
    }
    if (name.contains(':'))
        return isForeign6(name);
    if (const auto address = fourNumbers(name))
        return isForeign4(*address);
    if (name.endsWith('.'))
        name.chop(1);
    if (!name.contains('.'))
        return false;
    static constexpr const char *here[] = {".localhost", ".local", ".internal", ".home.arpa", ".lan", ".test"};
    return std::none_of(
        std::begin(here), std::end(here), [&name](const char *ending) { return name.endsWith(ending); });
}

HostTable::HostTable(const Options &options, const base::Clock &clock, std::function<void(HostQueue &)> leaving)
    : m_options(options)
    , m_clock(clock)
    , m_leaving(std::move(leaving))
    , m_headLimit(options.headEntries)
{
}

HostQueue *HostTable::find(base::HostId host) const
{
    const auto it = m_hosts.find(base::raw(host));
    return it == m_hosts.end() ? nullptr : it->second.get();
}

HostQueue &HostTable::get(base::HostId host)
{
    if (HostQueue *known = find(host))
        return *known;
    dropIdle();
    auto &slot = m_hosts[base::raw(host)];
    slot = std::make_unique<HostQueue>(host, m_headLimit);
    shareHeads();
    return *slot;
}

void HostTable::knowOrigin(HostQueue &host, const QByteArray &url)
{
    if (host.pace)
        return;
    host.origin = originOf(url);
    const QByteArray server = serverOf(host.origin);
    std::shared_ptr<Pace> &pace = m_paces[server];
    if (!pace) {
        pace = std::make_shared<Pace>(server, m_options.connectionsPerHost, m_options.foreignConnections,
            m_options.politeness == settings::Politeness::Normal);
        if (m_options.mayHaveBeenAsked) {
            pace->endedAt = m_clock.now();
            pace->nextAllowed = pace->endedAt + m_options.delay;
        }
    }
    pace->hosts.push_back(&host);
    host.pace = pace.get();
}

bool HostTable::knowAddress(HostQueue &host, const QByteArray &address)
{
    if (!host.pace || address.isEmpty() || !host.pace->address.isEmpty())
        return false;
    Pace &own = *host.pace;
    const qsizetype bracket = own.server.lastIndexOf(']');
    const qsizetype colon = own.server.indexOf(':', std::max<qsizetype>(bracket, 0));
    const QByteArray port = colon < 0 ? QByteArray() : own.server.mid(colon);
    if (own.foreign && !isForeign(address.contains(':') ? '[' + address + ']' : address)) {
        own.foreign = false; // a name that is known outside, of a server that is not
        own.latency = LatencyGovernor(m_options.connectionsPerHost);
    }
    own.address = address + port;
    if (m_options.politeness == settings::Politeness::Own || !own.foreign)
        return true;
    std::shared_ptr<Pace> &known = m_byAddress[own.address];
    if (!known) {
        known = m_paces.value(own.server);
        return true;
    }
    // All of its origins go over, with what they are at.
    const std::shared_ptr<Pace> left = m_paces.value(own.server);
    for (HostQueue *moved : left->hosts) {
        moved->pace = known.get();
        known->hosts.push_back(moved);
    }
    left->hosts.clear();
    known->inFlight.insert(left->inFlight.begin(), left->inFlight.end());
    known->nextAllowed = std::max(known->nextAllowed, left->nextAllowed);
    known->backedOffUntil = std::max(known->backedOffUntil, left->backedOffUntil);
    known->throttleDelay = std::max(known->throttleDelay, left->throttleDelay);
    known->endedAt = std::max(known->endedAt, left->endedAt);
    known->others.push_back(left->server);
    m_paces[left->server] = known;
    return true;
}

void HostTable::shareHeads()
{
    // Many hosts share the memory that one alone may use. Going through all of them pays when their number doubles.
    const int least = std::min(LeastHead, m_options.headEntries);
    const int limit = std::max(least, m_options.headEntries / std::max(busy(), 1));
    if (limit >= m_headLimit / 2 && limit <= m_headLimit * 2)
        return;
    m_headLimit = limit;
    for (auto &[id, queue] : m_hosts)
        queue->setHeadLimit(limit);
}

void HostTable::setIdle(HostQueue &host, bool idle)
{
    if (idle == host.idle)
        return;
    host.idle = idle;
    if (idle)
        host.idlePlace = m_idle.insert(m_idle.end(), base::raw(host.host));
    else
        m_idle.erase(host.idlePlace);
}

void HostTable::dropIdle()
{
    const base::TimePoint now = m_clock.now();
    for (int i = 0; i < DropTries; ++i) {
        if (int(m_idle.size()) <= m_options.idleHosts)
            return;
        HostQueue &host = at(m_idle.front());
        // A pause that it is owed must not be forgotten.
        const bool pausing = host.health.outage() && host.health.nextControl() > now;
        if (pausing || (host.pace && host.pace->nextAllowed > now))
            m_idle.splice(m_idle.end(), m_idle, m_idle.begin());
        else
            drop(host);
    }
}

void HostTable::drop(HostQueue &host)
{
    m_leaving(host);
    m_idle.erase(host.idlePlace);
    if (host.pace) {
        std::erase(host.pace->hosts, &host);
        if (host.pace->hosts.empty()) {
            const std::shared_ptr<Pace> last = m_paces.take(QByteArray(host.pace->server));
            for (const QByteArray &server : last->others)
                m_paces.remove(server);
            m_byAddress.remove(last->address);
        }
    }
    m_hosts.erase(base::raw(host.host));
}

std::vector<const HostQueue *> HostTable::busiest(int most) const
{
    std::vector<const HostQueue *> some;
    for (const auto &[id, host] : m_hosts) {
        if (!host->idle)
            some.push_back(host.get());
    }
    const auto shown = std::min(some.size(), size_t(std::max(most, 0)));
    std::partial_sort(
        some.begin(), some.begin() + qptrdiff(shown), some.end(), [](const HostQueue *a, const HostQueue *b) {
            return std::tuple(-a->inFlight, -a->size(), a->host) < std::tuple(-b->inFlight, -b->size(), b->host);
        });
    some.resize(shown);
    return some;
}

void HostTable::restore(const QHash<base::HostId, qint64> &queuedByHost)
{
    for (auto it = queuedByHost.begin(); it != queuedByHost.end(); ++it) {
        m_dormant.emplace(base::raw(it.key()), it.value());
        m_dormantOrder.push_back(base::raw(it.key()));
    }
    std::sort(m_dormantOrder.begin(), m_dormantOrder.end()); // as they were found
}

bool HostTable::mustSleep(base::HostId host) const
{
    const qint32 id = base::raw(host);
    return !m_hosts.contains(id) && (m_dormant.contains(id) || busy() >= m_options.busyHosts);
}

void HostTable::countAsleep(base::HostId host)
{
    if (++m_dormant[base::raw(host)] == 1)
        m_dormantOrder.push_back(base::raw(host));
}

void HostTable::dropAsleep(base::HostId host)
{
    if (const auto it = m_dormant.find(base::raw(host)); it != m_dormant.end() && --it->second <= 0)
        m_dormant.erase(it);
}

std::optional<qint64> HostTable::takeAsleep(base::HostId host)
{
    const auto node = m_dormant.extract(base::raw(host));
    return node.empty() ? std::nullopt : std::optional(node.mapped());
}

HostQueue *HostTable::wakeNext(bool crowd)
{
    while (!m_dormantOrder.empty() && (crowd || busy() < m_options.busyHosts)) {
        const base::HostId id{m_dormantOrder.front()};
        m_dormantOrder.pop_front();
        if (const auto inFile = takeAsleep(id)) {
            HostQueue &host = get(id);
            host.setInFile(*inFile);
            return &host;
        }
    }
    return nullptr;
}

} // namespace argiope::frontier
