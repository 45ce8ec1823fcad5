#include "core/engine/secondopinion.h"

#include <algorithm>

namespace argiope::engine {

using base::Outcome;

bool SecondOpinion::wanted(Outcome outcome)
{
    return outcome == Outcome::Blocked || outcome == Outcome::Throttled || outcome == Outcome::ServerError
        || outcome == Outcome::ConnectFailed;
}

bool SecondOpinion::ask(base::HostId host)
{
    const std::lock_guard lock(m_mutex);
    Host &known = m_hosts[host];
    if (known.same >= Believed || known.pending >= MostPending)
        return false;
    ++known.pending;
    return true;
}

void SecondOpinion::learn(base::HostId host, bool same)
{
    const std::lock_guard lock(m_mutex);
    Host &known = m_hosts[host];
    known.pending = std::max(known.pending - 1, 0);
    known.same = same ? known.same + 1 : 0;
}

} // namespace argiope::engine
