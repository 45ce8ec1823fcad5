#include "tests/support/relaythread.h"

#include <QAbstractEventDispatcher>
#include <QEventLoop>
#include <QTcpServer>
#include <QTcpSocket>

#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace argiope::test {

struct RelayThread::Impl
{
    std::function<void(QTcpSocket *client)> serve;
    std::mutex mutex;
    std::condition_variable changed;
    quint16 port = 0;
    std::atomic<bool> stop = false;
    QAbstractEventDispatcher *dispatcher = nullptr;
    std::thread thread;

    void run();
};

void RelayThread::Impl::run()
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

RelayThread::RelayThread(std::function<void(QTcpSocket *client)> serve)
    : m_impl(std::make_unique<Impl>())
{
    m_impl->serve = std::move(serve);
    m_impl->thread = std::thread([impl = m_impl.get()] { impl->run(); });
    std::unique_lock lock(m_impl->mutex);
    m_impl->changed.wait(lock, [this] { return m_impl->port != 0; });
}

RelayThread::~RelayThread()
{
    {
        // Under the lock, so that the thread cannot end and take its dispatcher with it in between.
        const std::lock_guard lock(m_impl->mutex);
        m_impl->stop = true;
        m_impl->dispatcher->wakeUp();
    }
    m_impl->thread.join();
}

quint16 RelayThread::port() const
{
    return m_impl->port;
}

void passOn(QTcpSocket *from, QTcpSocket *to, const std::atomic<bool> *stalls)
{
    QObject::connect(from, &QTcpSocket::readyRead, to, [from, to, stalls] {
        if (!stalls || !*stalls)
            to->write(from->readAll());
    });
    QObject::connect(from, &QTcpSocket::disconnected, to, [from, to] {
        to->write(from->readAll());
        to->disconnectFromHost();
    });
}

} // namespace argiope::test
