#include "core/store/serverword.h"

#include "core/store/place.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>

#ifdef Q_OS_WIN
#include <winsock2.h>
#include <ws2tcpip.h>
#else
#include <fcntl.h>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace argiope::store::postgres {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::array<char, 8> WantsTls{0, 0, 0, 8, 0x04, char(0xD2), 0x16, 0x2F};

enum class Word : quint8 { Said, None, Unknown };

#ifdef Q_OS_WIN
using Handle = SOCKET;
constexpr Handle NoHandle = INVALID_SOCKET;
constexpr int NoSignal = 0;
void closeHandle(Handle handle)
{
    ::closesocket(handle);
}
bool dontBlock(Handle handle)
{
    u_long on = 1;
    return ::ioctlsocket(handle, FIONBIO, &on) == 0;
}
int lastError()
{
    return ::WSAGetLastError();
}
int waitFor(pollfd &what, int ms)
{
    return ::WSAPoll(&what, 1, ms);
}
constexpr int UnderWay = WSAEWOULDBLOCK;
constexpr std::array OwnTroubles{WSAENETUNREACH, WSAEHOSTUNREACH, WSAENETDOWN, WSAEADDRNOTAVAIL};
/// Who has opened no connection yet has not said that there will be some.
void prepareSockets()
{
    static const int started = [] {
        WSADATA data;
        return ::WSAStartup(MAKEWORD(2, 2), &data);
    }();
    Q_UNUSED(started)
}
#else
using Handle = int;
constexpr Handle NoHandle = -1;
#ifdef MSG_NOSIGNAL
constexpr int NoSignal = MSG_NOSIGNAL;
#else
constexpr int NoSignal = 0;
#endif
void closeHandle(Handle handle)
{
    ::close(handle);
}
bool dontBlock(Handle handle)
{
#ifdef SO_NOSIGPIPE
    const int on = 1;
    ::setsockopt(handle, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
    return ::fcntl(handle, F_SETFD, FD_CLOEXEC) == 0 && ::fcntl(handle, F_SETFL, O_NONBLOCK) == 0;
}
int lastError()
{
    return errno;
}
int waitFor(pollfd &what, int ms)
{
    return ::poll(&what, 1, ms);
}
constexpr int UnderWay = EINPROGRESS;
constexpr std::array OwnTroubles{ENETUNREACH, EHOSTUNREACH, ENETDOWN, EADDRNOTAVAIL};
void prepareSockets() { }
#endif

class Socket
{
public:
    explicit Socket(Handle handle)
        : m_handle(handle)
    {
    }
    ~Socket()
    {
        if (m_handle != NoHandle)
            closeHandle(m_handle);
    }
    Socket(const Socket &) = delete;
    Socket &operator=(const Socket &) = delete;

    [[nodiscard]] Handle handle() const { return m_handle; }
    /// Until it is ready for `events`, or has failed.
    [[nodiscard]] bool waits(short events, Clock::time_point until) const
    {
        for (;;) {
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
            pollfd what{};
            what.fd = m_handle;
            what.events = events;
            const int ready = waitFor(what, int(std::clamp<qint64>(left, 0, 60'000)));
            if (ready > 0)
                return true;
            if (left <= 0 || (ready < 0 && lastError() != EINTR))
                return false;
        }
    }

private:
    Handle m_handle;
};

Word wordOf(int error)
{
    const bool own = std::find(OwnTroubles.begin(), OwnTroubles.end(), error) != OwnTroubles.end();
    return own ? Word::Unknown : Word::None;
}

Word ask(const addrinfo &address, Clock::time_point until)
{
    const Socket socket(::socket(address.ai_family, address.ai_socktype, address.ai_protocol));
    if (socket.handle() == NoHandle || !dontBlock(socket.handle()))
        return Word::Unknown;
    if (::connect(socket.handle(), address.ai_addr, socklen_t(address.ai_addrlen)) != 0) {
        if (const int error = lastError(); error != UnderWay)
            return wordOf(error);
        if (!socket.waits(POLLOUT, until))
            return Word::None;
        int error = 0;
        socklen_t size = sizeof error;
        if (::getsockopt(socket.handle(), SOL_SOCKET, SO_ERROR, reinterpret_cast<char *>(&error), &size) != 0)
            return Word::Unknown;
        if (error != 0)
            return wordOf(error);
    }
    // A connection that is new has room for eight bytes.
    if (::send(socket.handle(), WantsTls.data(), int(WantsTls.size()), NoSignal) != int(WantsTls.size()))
        return Word::None;
    char byte = 0;
    return socket.waits(POLLIN, until) && ::recv(socket.handle(), &byte, 1, 0) == 1 ? Word::Said : Word::None;
}

Word ask(const QString &host, const QString &port, Clock::time_point until)
{
    if (host.isEmpty() || host.startsWith(u'/') || host.startsWith(u'@'))
        return Word::Unknown;
    prepareSockets();
    addrinfo hints{};
    hints.ai_family = AF_UNSPEC;
    hints.ai_socktype = SOCK_STREAM;
    addrinfo *found = nullptr;
    if (::getaddrinfo(host.toUtf8().constData(), port.toUtf8().constData(), &hints, &found) != 0)
        return Word::Unknown;
    const std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)> addresses(found, &::freeaddrinfo);
    Word word = Word::Unknown;
    for (const addrinfo *address = found; address; address = address->ai_next) {
        const Word one = ask(*address, until);
        if (one == Word::Said)
            return one;
        word = one == Word::None ? one : word; // of an address that this machine has no way to nothing follows
    }
    return word;
}

} // namespace

bool saysAnything(const Place &place, std::chrono::milliseconds patience)
{
    const QStringList hosts = place.host().split(u',');
    const QStringList ports = place.ports().split(u',');
    const QString usual = qEnvironmentVariable("PGPORT", QStringLiteral("5432"));
    for (qsizetype i = 0; i < hosts.size(); ++i) {
        const QString port = ports.value(ports.size() == 1 ? 0 : i);
        const auto until = Clock::now() + patience / hosts.size();
        if (ask(hosts.at(i), port.isEmpty() ? usual : port, until) != Word::None)
            return true;
    }
    return false;
}

} // namespace argiope::store::postgres
