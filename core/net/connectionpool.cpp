#include "core/net/connectionpool.h"

namespace argiope::net {

ConnectionPool::ConnectionPool(QEventLoop &loop, SocketRoom &room)
    : m_loop(loop)
    , m_room(room)
    , m_obeyed(room.pressed())
{
    m_room.join();
}

ConnectionPool::~ConnectionPool()
{
    m_room.leave();
}

void ConnectionPool::obey()
{
    if (std::exchange(m_obeyed, m_room.pressed()) != m_room.pressed())
        m_idle.clear();
}

void ConnectionPool::giveUp()
{
    m_idle.clear();
    m_room.press();
    m_obeyed = m_room.pressed();
}

std::unique_ptr<Connection> ConnectionPool::take(const QByteArray &key, bool http2)
{
    obey();
    if (m_idle.empty())
        return nullptr;
    // What the servers did with their idle connections meanwhile.
    m_loop.processEvents(QEventLoop::AllEvents);
    std::unique_ptr<Connection> found;
    for (auto it = m_idle.begin(); it != m_idle.end();) {
        Connection &one = *it->connection;
        const bool same = one.key() == key;
        const bool dead = !one.isIdle() || (same && !http2 && one.http2());
        const bool mine = !dead && !found && same;
        if (mine)
            found = std::move(it->connection);
        it = dead || mine ? m_idle.erase(it) : std::next(it);
    }
    return found;
}

void ConnectionPool::keep(std::unique_ptr<Connection> connection)
{
    obey();
    while (!m_idle.empty() && int(m_idle.size()) >= m_room.share())
        m_idle.pop_back();
    SocketRoom::Place place = m_room.take();
    if (!place.isGiven() && !m_idle.empty()) { // in the place of the one that was not used for longest
        place = std::move(m_idle.back().place);
        m_idle.pop_back();
    }
    if (place.isGiven())
        m_idle.push_front({std::move(connection), std::move(place)});
}

bool ConnectionPool::lastSpokeUnasked()
{
    if (m_idle.empty())
        return false;
    m_loop.processEvents(QEventLoop::AllEvents);
    const bool spoke = m_idle.front().connection->hasUnasked();
    if (spoke)
        m_idle.pop_front();
    return spoke;
}

} // namespace argiope::net
