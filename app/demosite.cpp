#include "app/demosite.h"

#include "app/demopages.h"
#include "core/base/threads.h"

#include <QHostAddress>
#include <QTcpServer>
#include <QTcpSocket>
#include <QThread>
#include <QTimer>

namespace argiope {

namespace {

constexpr int LongestHead = 64 * 1024;
constexpr int UsualDelayMs = 15; ///< so that a first crawl can be watched

QByteArray reasonOf(int status)
{
    switch (status) {
    case 200:
        return "OK";
    case 301:
        return "Moved Permanently";
    case 302:
        return "Found";
    case 403:
        return "Forbidden";
    case 405:
        return "Method Not Allowed";
    case 500:
        return "Internal Server Error";
    default:
        return "Not Found";
    }
}

QByteArray answerTo(const DemoPage &page, bool headOnly)
{
    QByteArray answer = "HTTP/1.1 " + QByteArray::number(page.status) + ' ' + reasonOf(page.status) + "\r\n";
    if (!page.location.isEmpty())
        answer += "Location: " + page.location + "\r\n";
    answer += "Content-Type: " + page.contentType + "\r\nContent-Length: " + QByteArray::number(page.body.size())
        + "\r\n\r\n";
    return headOnly ? answer : answer + page.body;
}

/// Answers one connection, request by request.
class DemoConnection : public QObject
{
public:
    DemoConnection(QTcpSocket *socket, const QHash<QByteArray, DemoPage> &pages)
        : QObject(socket)
        , m_socket(socket)
        , m_pages(pages)
    {
        connect(socket, &QTcpSocket::readyRead, this, [this] { read(); });
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    }

private:
    void read()
    {
        m_input += m_socket->readAll();
        next();
    }
    void next()
    {
        if (m_busy)
            return;
        const qsizetype end = m_input.indexOf("\r\n\r\n");
        if (end < 0) {
            if (m_input.size() > LongestHead)
                m_socket->abort();
            return;
        }
        const QList<QByteArray> request = m_input.left(m_input.indexOf("\r\n")).split(' ');
        m_input.remove(0, end + 4);
        const QByteArray path = request.value(1);
        DemoPage page;
        if (request.value(0) != "GET" && request.value(0) != "HEAD")
            page.status = 405;
        else if (const auto it = m_pages.constFind(path); it != m_pages.cend())
            page = *it;
        else
            page = DemoPage{.status = 404, .body = "<!doctype html><title>Not here</title><p>There is no such page.\n"};
        m_busy = true;
        QTimer::singleShot(UsualDelayMs + page.delayMs, this, [this, page, headOnly = request.value(0) == "HEAD"] {
            m_socket->write(answerTo(page, headOnly));
            m_busy = false;
            next();
        });
    }

    QTcpSocket *m_socket;
    const QHash<QByteArray, DemoPage> &m_pages;
    QByteArray m_input;
    bool m_busy = false;
};

} // namespace

struct DemoSite::Impl
{
    const QHash<QByteArray, DemoPage> pages = demoPages();
    QThread thread;
    QTcpServer *server = nullptr; ///< lives on `thread`
    QString address;
};

DemoSite::DemoSite()
    : m_impl(std::make_unique<Impl>())
{
}

DemoSite::~DemoSite()
{
    if (m_impl->server)
        m_impl->server->deleteLater();
    m_impl->thread.quit();
    m_impl->thread.wait();
}

QString DemoSite::start()
{
    if (!m_impl->address.isEmpty())
        return m_impl->address;
    auto *server = new QTcpServer;
    if (!server->listen(QHostAddress::LocalHost, 0)) {
        delete server;
        return {};
    }
    QObject::connect(server, &QTcpServer::newConnection, server, [server, impl = m_impl.get()] {
        while (QTcpSocket *socket = server->nextPendingConnection())
            new DemoConnection(socket, impl->pages);
    });
    m_impl->address = QStringLiteral("http://127.0.0.1:%1/").arg(server->serverPort());
    m_impl->server = server;
    m_impl->thread.setObjectName(QStringLiteral("demo site"));
    m_impl->thread.setStackSize(base::ThreadStackSize);
    m_impl->thread.start();
    // Listening from here on; the thread takes over what comes.
    server->moveToThread(&m_impl->thread);
    return m_impl->address;
}

} // namespace argiope
