#pragma once

#include <QString>

#include <chrono>

/// A server that neither answers nor goes away: libpq waits for it without end.
namespace argiope::store {

class Place;

/// Whether the server of a project in a database says anything within `patience`: that it lets its user in and saves
/// something, or that it does not. A port that is refused is nobody's word (saysAnything()). Where nobody opens it
/// comes back some seconds after that; where he opens and no more, once the connections are cut. Any thread but a
/// window's.
[[nodiscard]] bool serverAnswers(const QString &address, std::chrono::milliseconds patience);
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
