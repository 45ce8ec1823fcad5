#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/base/outcome.h"
#include "core/robots/robots.h"

#include <list>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace argiope::judge {

/// What is known of an origin's robots.txt in this session.
struct HostRobots
{
    robots::Robots rules; ///< of a file that was read; allows all where there is none
    qsizetype bytes = 0; ///< of that file
    base::TimePoint fetchedAt{};
    /// The status of a server error that robots.txt answered with: nothing may be fetched (RFC 9309, 2.3.1.4). 0: none.
    int serverError = 0;
    /// The host cannot be reached at all; every URL of it ends like this.
    base::Outcome unreachable = base::Outcome::None;
    QByteArray error;
    bool isSilent = false; ///< by what only checks it: those URLs share the verdict, and are not asked for
    int failures = 0; ///< attempts in a row
    bool known = false; ///< one of the above is settled
};

/// What a host's robots.txt says to a URL.
struct RobotsOpinion
{
    bool allowed = true;
    bool failed = false; ///< robots.txt itself answered with a server error
    QByteArray said; ///< where not allowed: "12: Disallow: /private", "robots.txt answered 503"
};
[[nodiscard]] RobotsOpinion askRobots(const HostRobots &known, const QByteArray &agentToken, const url::Url &url);

/// robots.txt of the hosts met most lately, shared by the workers of a crawl. What it forgets is in the project file,
/// or can be fetched again. Any thread.
class RobotsCache
{
public:
    struct Limits
    {
        size_t hosts = 10000;
        qsizetype bytes = 16 * 1024 * 1024; ///< of the files as they came; parsed they take a few times as much
    };
    explicit RobotsCache(const base::Clock &clock);
    RobotsCache(const base::Clock &clock, Limits limits);

    /// Null where nothing is known, or it is older than a day (RFC 9309, 2.4).
    [[nodiscard]] std::shared_ptr<const HostRobots> get(base::HostId host);
    void set(base::HostId host, const HostRobots &robots);
    /// True once something was forgotten for want of room: then the project file may know more.
    [[nodiscard]] bool hasForgotten() const;

private:
    struct Item
    {
        qint32 host;
        std::shared_ptr<const HostRobots> robots;
    };
    void remove(std::list<Item>::iterator item);

    const base::Clock &m_clock;
    const Limits m_limits;
    mutable std::mutex m_mutex;
    std::list<Item> m_items; ///< met last, first
    std::unordered_map<qint32, std::list<Item>::iterator> m_index;
    qsizetype m_bytes = 0;
    bool m_hasForgotten = false;
};

} // namespace argiope::judge
