#include "tests/support/tunnelproxy.h"

#include "tests/support/relaythread.h"

#include <QHostAddress>
#include <QTcpSocket>

#include <mutex>
#include <vector>

namespace argiope::test {

struct TunnelProxy::Impl
{
    const QByteArray credentials;
    mutable std::mutex mutex{};
    std::vector<Request> log{}; ///< under the mutex
    RelayThread thread{[this](QTcpSocket *client) {
        QObject::connect(client, &QTcpSocket::readyRead, client, [this, client] { serve(client); });
    }}; // the last: it uses the others

    void serve(QTcpSocket *client);
    void openTunnel(QTcpSocket *client, const Request &request);
};

void TunnelProxy::Impl::serve(QTcpSocket *client)
{
    const QByteArray seen = client->peek(16 * 1024);
    const qsizetype end = seen.indexOf("\r\n\r\n");
    if (end < 0)
        return;
    client->skip(end + 4);
    const QList<QByteArray> lines = seen.first(end).split('\n');
    const QList<QByteArray> first = lines.first().trimmed().split(' ');
    Request request{.method = first.value(0), .target = first.value(1), .version = first.value(2), .headers = {}};
    for (const QByteArray &line : lines.mid(1)) {
        const qsizetype colon = line.indexOf(':');
        request.headers.append({line.left(colon), line.mid(colon + 1).trimmed()});
    }
    {
        const std::lock_guard lock(mutex);
        log.push_back(request);
    }
    if (request.method != "CONNECT") {
        client->write("HTTP/1.1 405 Tunnels only\r\nContent-Length: 0\r\n\r\n");
    } else if (!credentials.isEmpty() && request.header("Proxy-Authorization") != "Basic " + credentials.toBase64()) {
        client->write("HTTP/1.1 407 Who are you\r\nProxy-Authenticate: Basic realm=\"x\"\r\nContent-Length: 0\r\n\r\n");
    } else {
        client->disconnect(SIGNAL(readyRead()));
        openTunnel(client, request);
    }
}

void TunnelProxy::Impl::openTunnel(QTcpSocket *client, const Request &request)
{
    auto *server = new QTcpSocket(client);
    QObject::connect(server, &QTcpSocket::connected, client, [client, server] {
        client->write("HTTP/1.1 200 Connection established\r\n\r\n");
        passOn(client, server);
        passOn(server, client);
        server->write(client->readAll());
    });
    QObject::connect(server, &QTcpSocket::errorOccurred, client, [client, server] {
        if (server->state() != QAbstractSocket::ConnectedState)
            client->disconnectFromHost();
    });
    QObject::connect(client, &QTcpSocket::disconnected, client, &QObject::deleteLater);
    server->connectToHost(
        QHostAddress(QHostAddress::LocalHost), request.target.mid(request.target.lastIndexOf(':') + 1).toUShort());
}

TunnelProxy::TunnelProxy(const QByteArray &credentials)
    : m_impl(new Impl{credentials})
{
}

TunnelProxy::~TunnelProxy() = default;

quint16 TunnelProxy::port() const
{
    return m_impl->thread.port();
}

QList<Request> TunnelProxy::accessLog() const
{
    const std::lock_guard lock(m_impl->mutex);
    return {m_impl->log.begin(), m_impl->log.end()};
}

} // namespace argiope::test
