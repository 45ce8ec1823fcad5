#pragma once

#include "core/engine/result.h"
#include "core/engine/session.h"
#include "core/judge/reading.h"
#include "core/robots/access.h"

#include <optional>

namespace argiope::engine {

/// What a host's robots.txt means to one URL.
struct Entrance
{
    enum class What : quint8 {
        Open,
        Reported, ///< open, although robots.txt says otherwise: `rule` is to be noted
        Shut, ///< kept out by `rule`
        Unreachable, ///< robots.txt cannot be had, so the URL has failed as `outcome` and `error` say
    };
    What what = What::Open;
    store::Rule rule{};
    base::Outcome outcome = base::Outcome::None;
    QByteArray error{};
};
/// Of a host that did not answer (judge::HostRobots::isSilent), whatever its robots.txt says.
[[nodiscard]] Entrance silence(const judge::HostRobots &known);
/// `invited`: frontier::Entry::invited.
[[nodiscard]] Entrance entranceOf(const judge::HostRobots &known, settings::RobotsPolicy policy,
    const QByteArray &agentToken, const url::Url &url, bool invited);

/// What has to be known of a host before its URLs are fetched: its robots.txt, and the sitemaps that it names. One
/// worker's, on its thread; session, slot and needs outlive it.
class HostOpener
{
public:
    /// What it asks of its worker.
    class Needs
    {
    public:
        virtual ~Needs() = default;
        virtual net::Reply request(const net::Request &request) = 0;
        /// What request() brought last may be another URL's.
        [[nodiscard]] virtual bool answerInDoubt() const = 0;
        [[nodiscard]] virtual std::optional<store::HostRecord> storedHost(base::HostId host) = 0;
        virtual bool submit(Result result) = 0; ///< false where the crawl is over
    };
    HostOpener(Session &session, WorkerSlot &slot, Needs &needs)
        : m_session(session)
        , m_slot(slot)
        , m_needs(needs)
    {
    }

    /// True where robots.txt of the lease's host is known and the lease still the caller's; else it was given back.
    [[nodiscard]] bool open(frontier::Lease &lease, const url::Url &url);
    /// robots.txt of a host that is no lease's, asked for once. In the turn of a lease that the caller has.
    struct Asked
    {
        enum class What : quint8 {
            Known,
            Later, ///< a pause comes first: the lease is to come back
            Aborted,
        };
        What what = What::Aborted;
        judge::HostRobots robots{};
    };
    [[nodiscard]] Asked robotsOf(const url::Url &url);
    /// The pause that is set between two requests; nothing where none is, and none is to be waited for.
    [[nodiscard]] std::optional<base::Milliseconds> pause() const;

private:
    struct Fetched
    {
        net::Reply reply;
        judge::Reading reading;
        robots::RobotsAccess access = robots::RobotsAccess::DisallowAll;
        int hops = 0; ///< redirects that were followed
        QByteArray url{}; ///< where they led
        std::optional<net::TlsFacts> tls{};
        QByteArray address{}; ///< net::Reply::address of the host itself
        QList<AsideAnswer> kept{}; ///< RobotsResult::kept
        bool isBegun = false; ///< it redirects, and a pause comes first: Session::openings has the rest
    };
    [[nodiscard]] QByteArray observationsOf(const Fetched &fetched, const judge::HostRobots &known) const;
    [[nodiscard]] bool openNow(const frontier::Lease &lease, const url::Url &url);
    [[nodiscard]] Fetched fetch(url::Url target);
    [[nodiscard]] judge::HostRobots meaningOf(const Fetched &fetched) const;
    /// True where it is to be tried again: the lease was given back.
    [[nodiscard]] bool triesAgain(
        const frontier::Lease &lease, const QByteArray &robotsUrl, const Fetched &fetched, judge::HostRobots &known);
    [[nodiscard]] int attempts(const frontier::Lease &lease, const net::Reply &reply) const;
    void giveBack(const frontier::Lease &lease);
    [[nodiscard]] double askedDelay(const judge::HostRobots &known) const; ///< Crawl-delay, in seconds
    [[nodiscard]] base::Milliseconds delayOf(const judge::HostRobots &known) const; ///< what is kept of it
    /// Says where that is less.
    void noteDelay(const judge::HostRobots &known, const QByteArray &origin);
    /// Those that the crawl begins with, of a host of a start address.
    void nameSitemaps(const robots::Robots &rules, const url::Url &url, RobotsResult &result) const;
    void log(base::LogLevel level, const QByteArray &text) const { m_session.log(level, m_slot.number(), text); }

    Session &m_session;
    WorkerSlot &m_slot;
    Needs &m_needs;
};

} // namespace argiope::engine
