#include "tests/support/stallingrelay.h"

#include "tests/support/relaythread.h"

#include <QTcpSocket>

#include <atomic>

namespace argiope::test {

struct StallingRelay::Impl
{
    const QString host;
    const quint16 target;
    std::atomic<bool> stalls = false;
    RelayThread thread{[this](QTcpSocket *client) { serve(client); }}; // the last: it uses the others

    void serve(QTcpSocket *client);
};

void StallingRelay::Impl::serve(QTcpSocket *client)
{
    QObject::connect(client, &QTcpSocket::disconnected, client, &QObject::deleteLater);
    if (stalls)
        return;
    auto *server = new QTcpSocket(client);
    passOn(server, client, &stalls);
    QObject::connect(server, &QTcpSocket::connected, client, [this, client, server] {
        passOn(client, server, &stalls);
        if (!stalls)
            server->write(client->readAll());
    });
    server->connectToHost(host, target);
}

StallingRelay::StallingRelay(const QString &host, quint16 port)
    : m_impl(new Impl{host, port})
{
}

StallingRelay::~StallingRelay() = default;

quint16 StallingRelay::port() const
{
    return m_impl->thread.port();
}

void StallingRelay::stall()
{
    m_impl->stalls = true;
}

void StallingRelay::goOn()
{
    m_impl->stalls = false;
}

} // namespace argiope::test
