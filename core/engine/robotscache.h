#pragma once

#include "core/base/ids.h"
#include "core/base/outcome.h"
#include "core/robots/robots.h"

#include <mutex>
#include <optional>
#include <unordered_map>

namespace argiope::engine {

/// What is known of an origin's robots.txt in this session.
struct HostRobots
{
    robots::Robots rules; ///< of a file that was read; allows all where there is none
    /// robots.txt answered with a server error: nothing may be fetched (RFC 9309, 2.3.1.4). HTTP status, 0: it did not.
    int serverError = 0;
    /// The host cannot be reached at all; every URL of it ends like this.
    base::Outcome unreachable = base::Outcome::None;
    QByteArray error;
    int failures = 0; ///< attempts in a row
    bool known = false; ///< one of the above is settled
};

/// robots.txt of all hosts of a crawl, shared by its workers. Any thread.
class RobotsCache
{
public:
    [[nodiscard]] HostRobots get(base::HostId host) const;
    void set(base::HostId host, const HostRobots &robots);

private:
    mutable std::mutex m_mutex;
    std::unordered_map<qint32, HostRobots> m_hosts;
};

} // namespace argiope::engine
