#pragma once

#include "core/net/connection.h"
#include "core/net/socketroom.h"

#include <QEventLoop>

#include <list>
#include <memory>

namespace argiope::net {

/// Idle connections of one fetcher, on its thread.
class ConnectionPool
{
public:
    explicit ConnectionPool(QEventLoop &loop, SocketRoom &room = SocketRoom::ofProcess());
    ~ConnectionPool();
    ConnectionPool(const ConnectionPool &) = delete;
    ConnectionPool &operator=(const ConnectionPool &) = delete;

    /// One that still stands, or null. Those that closed or spoke unasked meanwhile are dropped.
    /// Without `http2` those that speak it are dropped as well.
    [[nodiscard]] std::unique_ptr<Connection> take(const QByteArray &key, bool http2 = true);
    /// Closes it, or others, where the room of all fetchers has no place for so many.
    void keep(std::unique_ptr<Connection> connection);
    /// No socket could be had: closes all, and has the other fetchers close theirs.
    void giveUp();
    [[nodiscard]] size_t size() const { return m_idle.size(); }
    /// The connection that was kept last has something to say that nobody asked for; then it is dropped. One that
    /// closes says nothing.
    [[nodiscard]] bool lastSpokeUnasked();

private:
    struct Idle
    {
        std::unique_ptr<Connection> connection;
        SocketRoom::Place place;
    };
    void obey(); ///< another fetcher's giveUp()

    QEventLoop &m_loop;
    SocketRoom &m_room;
    unsigned m_obeyed;
    std::list<Idle> m_idle; ///< the one used last in front
};

} // namespace argiope::net
