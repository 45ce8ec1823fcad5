#include "core/store/hungserver.h"

#include "core/store/databaseprojects.h"
#include "core/store/place.h"
#include "core/store/postgres.h"
#include "core/store/serverword.h"

#include <QHash>

#include <algorithm>
#include <chrono>
#include <mutex>

#ifdef Q_OS_WIN
#include <winsock2.h>
#else
#include <sys/socket.h>
#endif

namespace argiope::store {

namespace {

constexpr std::chrono::seconds StaysCut{5};
constexpr std::chrono::seconds LeastTimeout{2}; ///< libpq takes less for as much
constexpr std::chrono::milliseconds LeastForWord{500}; ///< to say that it is there at all

struct OpenSocket
{
    QString server;
    QByteArray peer; ///< libpq lets go of a socket that is lost, and the number may be another one's then
};

struct OpenSockets
{
    std::mutex mutex;
    QHash<int, OpenSocket> all; ///< by number
    QHash<QString, std::chrono::steady_clock::time_point> cut; ///< when, by server
};

OpenSockets &openSockets()
{
    static OpenSockets sockets;
    return sockets;
}

#ifdef Q_OS_WIN
using Number = SOCKET;
using Length = int;
constexpr int BothWays = SD_BOTH;
#else
using Number = int;
using Length = socklen_t;
constexpr int BothWays = SHUT_RDWR;
#endif

QByteArray peerOf(int socket)
{
    sockaddr_storage address = {};
    Length length = sizeof(address);
    if (::getpeername(Number(socket), reinterpret_cast<sockaddr *>(&address), &length) != 0)
        return {};
    return {reinterpret_cast<const char *>(&address), qsizetype(length)};
}

} // namespace

namespace postgres {

QString serverName(const Place &place)
{
    return place.host() % u':' % place.ports();
}

bool wasCut(const QString &server)
{
    OpenSockets &sockets = openSockets();
    const std::lock_guard lock(sockets.mutex);
    const auto at = sockets.cut.constFind(server);
    return at != sockets.cut.cend() && std::chrono::steady_clock::now() - *at < StaysCut;
}

void ServerSocket::open(int socket, const QString &server)
{
    close();
    if (socket < 0)
        return;
    OpenSockets &sockets = openSockets();
    const std::lock_guard lock(sockets.mutex);
    sockets.all.insert(socket, {server, peerOf(socket)});
    m_socket = socket;
}

void ServerSocket::close()
{
    if (m_socket < 0)
        return;
    OpenSockets &sockets = openSockets();
    const std::lock_guard lock(sockets.mutex);
    sockets.all.remove(m_socket);
    m_socket = -1;
}

} // namespace postgres

bool serverAnswers(const QString &address, std::chrono::milliseconds patience)
{
    using namespace std::chrono;
    auto place = Place::parse(address);
    if (!place || place->isFile())
        return true;
    DatabaseParts parts = partsOf(*place);
    const QString timeout = QStringLiteral("connect_timeout");
    parts.options.removeIf([&timeout](const QPair<QString, QString> &one) { return one.first == timeout; });
    // It is for each of several servers. One alone keeps libpq waiting for longer than we do.
    const auto servers = place->host().count(u',') + 1;
    const seconds each = std::max(
        servers == 1 ? ceil<seconds>(patience) + 1s : duration_cast<seconds>(patience / servers), LeastTimeout);
    parts.options.append({timeout, QString::number(each.count())});
    place = Place::parse(addressOf(parts));
    if (!place)
        return true;
    const auto since = steady_clock::now();
    const auto session = postgres::Session::open(*place, postgres::Session::Access::Write);
    // Too many clients, another password: a refusal is an answer. That there is none libpq says in words of the user's
    // language and in nothing else, but not sooner than this, as it counts whole seconds of the clock. Sooner it comes
    // where no server is, and what has its address refuses.
    if (!session) {
        const auto taken = duration_cast<milliseconds>(steady_clock::now() - since);
        return taken < each - 1s && postgres::saysAnything(*place, std::max(patience - taken, LeastForWord));
    }
    // One may open and save nothing: its disk hangs, or it waits for a standby that is gone.
    const auto saved
        = (*session)->exec(QStringLiteral("SELECT pg_catalog.pg_logical_emit_message(true, 'argiope', '')"));
    return saved || saved.error().code != StoreError::Code::Unreachable;
}

void cutConnections(const QString &address)
{
    const auto place = Place::parse(address);
    if (!place || place->isFile())
        return;
    const QString server = postgres::serverName(*place);
    OpenSockets &sockets = openSockets();
    const std::lock_guard lock(sockets.mutex);
    sockets.cut.insert(server, std::chrono::steady_clock::now());
    // Shut, not closed: the number stays that of the connection until its owner lets go of it.
    for (auto it = sockets.all.cbegin(); it != sockets.all.cend(); ++it) {
        if (it->server == server && peerOf(it.key()) == it->peer)
            ::shutdown(Number(it.key()), BothWays);
    }
}

} // namespace argiope::store
