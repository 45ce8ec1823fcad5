#pragma once

#include "core/net/connection.h"

#include <QEventLoop>

#include <list>
#include <memory>

namespace argiope::net {

/// Idle connections of one fetcher, on its thread.
class ConnectionPool
{
public:
    explicit ConnectionPool(QEventLoop &loop)
        : m_loop(loop)
    {
    }

    /// One that still stands, or null. Those that closed or spoke unasked meanwhile are dropped.
    /// Without `http2` those that speak it are dropped as well.
    [[nodiscard]] std::unique_ptr<Connection> take(const QByteArray &key, bool http2 = true);
    void keep(std::unique_ptr<Connection> connection);
    /// The connection that was kept last has something to say that nobody asked for; then it is dropped. One that
    /// closes says nothing.
    [[nodiscard]] bool lastSpokeUnasked();

private:
    QEventLoop &m_loop;
    std::list<std::unique_ptr<Connection>> m_idle; ///< the one used last in front
};

} // namespace argiope::net
