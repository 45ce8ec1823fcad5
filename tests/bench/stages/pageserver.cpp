#include "tests/bench/stages/pageserver.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

namespace argiope::bench {

namespace {

constexpr int PollMs = 50; ///< how long the end may take

bool sendAll(int peer, const QByteArray &bytes)
{
    qsizetype sent = 0;
    while (sent < bytes.size()) {
        const ssize_t wrote = send(peer, bytes.constData() + sent, size_t(bytes.size() - sent), MSG_NOSIGNAL);
        if (wrote <= 0)
            return false;
        sent += wrote;
    }
    return true;
}

bool isReadable(int socket)
{
    pollfd waiting{socket, POLLIN, 0};
    return poll(&waiting, 1, PollMs) > 0;
}

} // namespace

PageServer::PageServer(QHash<QByteArray, QByteArray> pages)
    : m_pages(std::move(pages))
    , m_listener(socket(AF_INET, SOCK_STREAM, 0))
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    if (m_listener < 0 || bind(m_listener, reinterpret_cast<sockaddr *>(&address), length) != 0
        || listen(m_listener, 16) != 0
        || getsockname(m_listener, reinterpret_cast<sockaddr *>(&address), &length) != 0) {
        std::perror("the server");
        std::exit(1);
    }
    m_port = ntohs(address.sin_port);
    m_thread = std::thread([this] { serve(); });
}

PageServer::~PageServer()
{
    m_stop = true;
    m_thread.join();
    close(m_listener);
}

QByteArray PageServer::origin() const
{
    return "http://127.0.0.1:" + QByteArray::number(m_port);
}

void PageServer::serve()
{
    while (!m_stop) {
        if (!isReadable(m_listener))
            continue;
        const int peer = accept(m_listener, nullptr, nullptr);
        if (peer < 0)
            continue;
        const int on = 1;
        setsockopt(peer, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        serveConnection(peer);
        close(peer);
    }
}

void PageServer::serveConnection(int peer)
{
    QByteArray input;
    while (!m_stop) {
        if (!isReadable(peer))
            continue;
        char buffer[4096];
        const ssize_t got = recv(peer, buffer, sizeof buffer, 0);
        if (got <= 0)
            return;
        input.append(buffer, got);
        for (qsizetype end = input.indexOf("\r\n\r\n"); end >= 0; end = input.indexOf("\r\n\r\n")) {
            const QByteArray path = input.left(input.indexOf('\r')).split(' ').value(1);
            input.remove(0, end + 4);
            const auto page = m_pages.constFind(path);
            const bool found = page != m_pages.cend();
            const QByteArray body = found ? *page : QByteArrayLiteral("not there");
            const QByteArray head = QByteArray(found ? "HTTP/1.1 200 OK" : "HTTP/1.1 404 Not Found")
                + "\r\nContent-Type: text/html\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n";
            if (!sendAll(peer, head + body))
                return;
        }
    }
}

} // namespace argiope::bench
