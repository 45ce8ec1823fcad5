#pragma once

#include "core/base/ids.h"
#include "core/base/outcome.h"

#include <QHash>

#include <mutex>

namespace argiope::engine {

/// Before a refusal or a server's failure is believed the URL is asked for once more, later: load balancers, bot
/// protections and restarts give such answers to pages that are fine. A host that repeats itself is believed from then
/// on, so that a site that refuses everything is not asked everything twice. Any thread.
class SecondOpinion
{
public:
    /// Whether another answer may come later: refusals, throttling, 5xx, connections that failed. Never 404 and 410.
    [[nodiscard]] static bool wanted(base::Outcome outcome);

    /// True where the URL is to be asked again; then learn() follows.
    [[nodiscard]] bool ask(base::HostId host);
    /// `same`: the later answer was of the same kind.
    void learn(base::HostId host, bool same);

private:
    static constexpr int MostPending = 8; ///< of a host, at a time
    static constexpr int Believed = 5; ///< second answers in a row that were the same
    struct Host
    {
        int pending = 0;
        int same = 0;
    };
    std::mutex m_mutex;
    QHash<base::HostId, Host> m_hosts;
};

} // namespace argiope::engine
