#include "tests/support/stallingrelay.h"

#include <QAbstractEventDispatcher>
#include <QEventLoop>
#include <QTcpServer>
#include <QTcpSocket>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace argiope::test {

struct StallingRelay::Impl
{
    QString host;
    quint16 target = 0;
    std::mutex mutex;
    std::condition_variable changed;
    quint16 port = 0;
    std::atomic<bool> stalls = false;
    std::atomic<bool> stop = false;
    QAbstractEventDispatcher *dispatcher = nullptr;
    std::thread thread;

    void run();
    void serve(QTcpSocket *client);
    void pass(QTcpSocket *from, QTcpSocket *to);
};

void StallingRelay::Impl::run()
{
    QEventLoop loop;
    QTcpServer server;
    QObject::connect(&server, &QTcpServer::newConnection, &server, [this, &server] {
        while (QTcpSocket *client = server.nextPendingConnection())
            serve(client);
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

void StallingRelay::Impl::pass(QTcpSocket *from, QTcpSocket *to)
{
    QObject::connect(from, &QTcpSocket::readyRead, to, [this, from, to] {
        if (!stalls)
            to->write(from->readAll());
    });
    QObject::connect(from, &QTcpSocket::disconnected, to, [from, to] {
        to->write(from->readAll());
        to->disconnectFromHost();
    });
}

void StallingRelay::Impl::serve(QTcpSocket *client)
{
    QObject::connect(client, &QTcpSocket::disconnected, client, &QObject::deleteLater);
    if (stalls)
        return;
    auto *server = new QTcpSocket(client);
    pass(server, client);
    QObject::connect(server, &QTcpSocket::connected, client, [this, client, server] {
        pass(client, server);
        if (!stalls)
            server->write(client->readAll());
    });
    server->connectToHost(host, target);
}

StallingRelay::StallingRelay(const QString &host, quint16 port)
    : m_impl(std::make_unique<Impl>())
{
    m_impl->host = host;
    m_impl->target = port;
    m_impl->thread = std::thread([impl = m_impl.get()] { impl->run(); });
    std::unique_lock lock(m_impl->mutex);
    m_impl->changed.wait(lock, [this] { return m_impl->port != 0; });
}

StallingRelay::~StallingRelay()
{
    {
        // Under the lock, so that the thread cannot end and take its dispatcher with it in between.
        const std::lock_guard lock(m_impl->mutex);
        m_impl->stop = true;
        m_impl->dispatcher->wakeUp();
    }
    m_impl->thread.join();
}

quint16 StallingRelay::port() const
{
    return m_impl->port;
}

void StallingRelay::stall()
{
    m_impl->stalls = true;
}

} // namespace argiope::test
