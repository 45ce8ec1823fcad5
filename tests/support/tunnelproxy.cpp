#include "tests/support/tunnelproxy.h"

#include <QAbstractEventDispatcher>
#include <QEventLoop>
#include <QTcpServer>
#include <QTcpSocket>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace argiope::test {

namespace {

void pass(QTcpSocket *from, QTcpSocket *to)
{
    QObject::connect(from, &QTcpSocket::readyRead, to, [from, to] { to->write(from->readAll()); });
    QObject::connect(from, &QTcpSocket::disconnected, to, [from, to] {
        to->write(from->readAll());
        to->disconnectFromHost();
    });
}

} // namespace

struct TunnelProxy::Impl
{
    QByteArray credentials;
    mutable std::mutex mutex;
    std::condition_variable changed;
    std::vector<Request> log;
    quint16 port = 0;
    std::atomic<bool> stop = false;
    QAbstractEventDispatcher *dispatcher = nullptr;
    std::thread thread;

    void run();
    void serve(QTcpSocket *client);
    void openTunnel(QTcpSocket *client, const Request &request);
};

void TunnelProxy::Impl::run()
{
    QEventLoop loop;
    QTcpServer server;
    QObject::connect(&server, &QTcpServer::newConnection, &server, [this, &server] {
        while (QTcpSocket *client = server.nextPendingConnection())
            QObject::connect(client, &QTcpSocket::readyRead, client, [this, client] { serve(client); });
    });
    if (!server.listen(QHostAddress(QHostAddress::LocalHost)))
        qFatal("no port to listen on");
    {
        const std::lock_guard lock(mutex);
        port = server.serverPort();
        dispatcher = QAbstractEventDispatcher::instance();
    }
    changed.notify_all();
    while (!stop)
        loop.processEvents(QEventLoop::WaitForMoreEvents);
    const std::lock_guard lock(mutex); // waits until the destructor has done with the dispatcher
    dispatcher = nullptr;
}

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
        pass(client, server);
        pass(server, client);
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
    : m_impl(std::make_unique<Impl>())
{
    m_impl->credentials = credentials;
    m_impl->thread = std::thread([impl = m_impl.get()] { impl->run(); });
    std::unique_lock lock(m_impl->mutex);
    m_impl->changed.wait(lock, [this] { return m_impl->port != 0; });
}

TunnelProxy::~TunnelProxy()
{
    {
        // Under the lock, so that the thread cannot end and take its dispatcher with it in between.
        const std::lock_guard lock(m_impl->mutex);
        m_impl->stop = true;
        m_impl->dispatcher->wakeUp();
    }
    m_impl->thread.join();
}

quint16 TunnelProxy::port() const
{
    return m_impl->port;
}

QList<Request> TunnelProxy::accessLog() const
{
    const std::lock_guard lock(m_impl->mutex);
    return {m_impl->log.begin(), m_impl->log.end()};
}

} // namespace argiope::test
