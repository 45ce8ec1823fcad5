#pragma once

#include <QString>

/// A server that neither answers nor goes away: libpq waits for it without end.
namespace argiope::store {

class Place;

/// Whether the server of a project in a database lets its user in and saves something. It comes back within a few
/// seconds where nobody opens; where he opens and no more it does once the connections are cut. Any thread but a
/// window's.
[[nodiscard]] bool serverAnswers(const QString &address);
/// Ends all connections of this program to that server: whoever waits on one hears at once that it is lost, and for
/// some seconds whoever would have it back that it is still gone. Any thread.
void cutConnections(const QString &address);

namespace postgres {

/// The socket of a connection, as long as it is open, for cutConnections(). Owned by the connection; one thread.
class ServerSocket
{
public:
    ServerSocket() = default;
    ~ServerSocket() { close(); }
    ServerSocket(const ServerSocket &) = delete;
    ServerSocket &operator=(const ServerSocket &) = delete;

    void open(int socket, const QString &server);
    void close(); ///< before the connection is

private:
    int m_socket = -1;
};

/// What connections to one server have in common.
[[nodiscard]] QString serverName(const Place &place);
/// Connections to it were cut a moment ago.
[[nodiscard]] bool wasCut(const QString &server);

} // namespace postgres
} // namespace argiope::store
