#include "core/net/connectionpool.h"

namespace argiope::net {

namespace {
/// So many idle connections are kept: a crawl over thousands of hosts would run out of file handles.
constexpr size_t maxIdle = 32;
} // namespace

std::unique_ptr<Connection> ConnectionPool::take(const QByteArray &key, bool http2)
{
    if (m_idle.empty())
        return nullptr;
    // What the servers did with their idle connections meanwhile.
    m_loop.processEvents(QEventLoop::AllEvents);
    std::unique_ptr<Connection> found;
    for (auto it = m_idle.begin(); it != m_idle.end();) {
        const bool same = (*it)->key() == key;
        const bool dead = !(*it)->isIdle() || (same && !http2 && (*it)->http2());
        const bool mine = !dead && !found && same;
        if (mine)
            found = std::move(*it);
        it = dead || mine ? m_idle.erase(it) : std::next(it);
    }
    return found;
}

void ConnectionPool::keep(std::unique_ptr<Connection> connection)
{
    m_idle.push_front(std::move(connection));
    if (m_idle.size() > maxIdle)
        m_idle.pop_back();
}

bool ConnectionPool::lastSpokeUnasked()
{
    if (m_idle.empty())
        return false;
    m_loop.processEvents(QEventLoop::AllEvents);
    const bool spoke = m_idle.front()->hasUnasked();
    if (spoke)
        m_idle.pop_front();
    return spoke;
}

} // namespace argiope::net
