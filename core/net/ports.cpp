#include "core/net/ports.h"

#ifndef Q_OS_WIN
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace argiope::net {

#ifdef Q_OS_WIN

bool lacksPorts(const QHostAddress &, quint16)
{
    return false;
}

#else

namespace {

/// errno of connect(); 0 where it begins.
int errorOfConnect(const QHostAddress &address, quint16 port, int type)
{
    sockaddr_storage storage{};
    socklen_t size = 0;
    if (address.protocol() == QAbstractSocket::IPv4Protocol) {
        sockaddr_in to{};
        to.sin_family = AF_INET;
        to.sin_port = htons(port);
        to.sin_addr.s_addr = htonl(address.toIPv4Address());
        size = sizeof to;
        std::memcpy(&storage, &to, size);
    } else {
        sockaddr_in6 to{};
        to.sin6_family = AF_INET6;
        to.sin6_port = htons(port);
        const Q_IPV6ADDR bytes = address.toIPv6Address();
        std::memcpy(&to.sin6_addr, &bytes, sizeof bytes);
        size = sizeof to;
        std::memcpy(&storage, &to, size);
    }
    const int one = socket(storage.ss_family, type, 0);
    if (one < 0)
        return 0;
    (void)fcntl(one, F_SETFD, FD_CLOEXEC);
    (void)fcntl(one, F_SETFL, O_NONBLOCK);
    const int failed = connect(one, reinterpret_cast<const sockaddr *>(&storage), size) == 0 ? 0 : errno;
    close(one);
    return failed;
}

} // namespace

bool lacksPorts(const QHostAddress &address, quint16 port)
{
    // The same error says that we have no address by which that one could be reached: then there is none for UDP
    // either.
    return !address.isNull() && errorOfConnect(address, port, SOCK_STREAM) == EADDRNOTAVAIL
        && errorOfConnect(address, port, SOCK_DGRAM) != EADDRNOTAVAIL;
}

#endif

} // namespace argiope::net
