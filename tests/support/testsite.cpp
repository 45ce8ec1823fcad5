#include "tests/support/testsite.h"

#include "tests/support/http1connection.h"
#include "tests/support/http2connection.h"
#include "tests/support/siteconnection.h"

#include <QAbstractEventDispatcher>
#include <QEventLoop>
#include <QFile>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QSslSocket>
#include <QTcpServer>

#include <atomic>
#include <chrono>
#include <thread>

namespace argiope::test {

namespace {

QByteArray testData(const char *name)
{
    QFile file(QStringLiteral(TEST_SUPPORT_DATA_DIR "/net/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("test data %s is missing", name);
    return file.readAll();
}

std::unique_ptr<QTcpServer> makeServer(Wire wire, Tls tls)
{
    if (wire == Wire::Plain)
        return std::make_unique<QTcpServer>();
    auto server = std::make_unique<QSslServer>();
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    const char *certificate = tls == Tls::Good ? "good.pem"
        : tls == Tls::Expired                  ? "expired.pem"
        : tls == Tls::WrongHost                ? "wronghost.pem"
        : tls == Tls::Incomplete               ? "chainleaf.pem"
        : tls == Tls::CommonName               ? "commonname.pem"
                                               : "cert.pem";
    configuration.setLocalCertificate(QSslCertificate(testData(certificate), QSsl::Pem));
    configuration.setPrivateKey(QSslKey(testData("key.pem"), QSsl::Rsa, QSsl::Pem));
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
    configuration.setCaCertificates({}); // they would be loaded for each connection, and nobody is verified
    QList<QByteArray> protocols;
    if (wire != Wire::Tls)
        protocols << QByteArray(QSslConfiguration::ALPNProtocolHTTP2);
    if (wire != Wire::OnlyHttp2)
        protocols << QByteArray(QSslConfiguration::NextProtocolHttp1_1);
    configuration.setAllowedNextProtocols(protocols);
    server->setSslConfiguration(configuration);
    return server;
}

bool speaksHttp2(const QTcpSocket *socket)
{
    const auto *secure = qobject_cast<const QSslSocket *>(socket);
    if (!secure)
        return false;
    const QSslConfiguration configuration = secure->sslConfiguration();
    return configuration.nextProtocolNegotiationStatus() == QSslConfiguration::NextProtocolNegotiationNegotiated
        && configuration.nextNegotiatedProtocol() == QSslConfiguration::ALPNProtocolHTTP2;
}

} // namespace

QByteArray Request::header(const QByteArray &name) const
{
    for (const auto &[key, value] : headers) {
        if (key.compare(name, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

QByteArray Request::path() const
{
    const qsizetype question = target.indexOf('?');
    return question < 0 ? target : target.left(question);
}

Response Page::answer(const Request &request) const
{
    if (const auto *handler = std::get_if<Handler>(&m_what))
        return (*handler)(request);
    return std::get<Response>(m_what);
}

struct TestSite::Impl
{
    SiteState state;
    Wire wire = Wire::Plain;
    Tls tls = Tls::Off;
    quint16 port = 0;
    // The wish to end travels as a flag and a wake-up rather than as a posted event, so that thread sanitizers see
    // every hand-over between the threads.
    std::atomic<bool> stop = false;
    QAbstractEventDispatcher *dispatcher = nullptr;
    std::thread thread;

    void run();
    void accept(QTcpSocket *socket, QObject *parent);
};

void TestSite::Impl::run()
{
    QEventLoop loop;
    const std::unique_ptr<QTcpServer> server = makeServer(wire, tls);
    QObject connections;
    QObject::connect(
        server.get(), &QTcpServer::pendingConnectionAvailable, server.get(), [this, &server, &connections] {
            while (QTcpSocket *socket = server->nextPendingConnection())
                accept(socket, &connections);
        });
    server->setListenBacklogSize(512);
    server->setMaxPendingConnections(512);
    if (!server->listen(QHostAddress(QHostAddress::LocalHost)))
        qFatal("no port to listen on: %s", qPrintable(server->errorString()));
    {
        const std::lock_guard lock(state.mutex);
        port = server->serverPort();
        dispatcher = QAbstractEventDispatcher::instance();
    }
    state.changed.notify_all();
    while (!stop)
        loop.processEvents(QEventLoop::WaitForMoreEvents);
    const std::lock_guard lock(state.mutex); // waits until the destructor has done with the dispatcher
    dispatcher = nullptr;
}

void TestSite::Impl::accept(QTcpSocket *socket, QObject *parent)
{
    int number = 0;
    bool anything = false;
    {
        const std::lock_guard lock(state.mutex);
        number = ++state.accepted;
        ++state.open;
        anything = state.answerToAnything.has_value();
    }
    SiteConnection *connection = nullptr;
    if (speaksHttp2(socket) && !anything)
        connection = new Http2Connection(socket, state, number, parent);
    else
        connection = new Http1Connection(socket, state, number, parent);
    if (wire == Wire::OnlyHttp2 && !speaksHttp2(socket))
        connection->turnAway();
    else
        connection->start();
}

TestSite::TestSite(std::initializer_list<std::pair<QByteArray, Page>> pages, Wire wire, Tls tls)
    : m_impl(std::make_unique<Impl>())
{
    for (const auto &[target, page] : pages)
        m_impl->state.pages.insert_or_assign(target, page);
    m_impl->wire = wire;
    m_impl->tls = tls;
    m_impl->thread = std::thread([impl = m_impl.get()] { impl->run(); });
    std::unique_lock lock(m_impl->state.mutex);
    m_impl->state.changed.wait(lock, [this] { return m_impl->port != 0; });
}

TestSite::TestSite(Wire wire, Tls tls)
    : TestSite(std::initializer_list<std::pair<QByteArray, Page>>{}, wire, tls)
{
}

TestSite::TestSite(std::initializer_list<std::pair<QByteArray, Page>> pages, Tls tls)
    : TestSite(pages, tls == Tls::Off ? Wire::Plain : Wire::Tls, tls)
{
}

TestSite::TestSite(Tls tls)
    : TestSite(std::initializer_list<std::pair<QByteArray, Page>>{}, tls)
{
}

TestSite::~TestSite()
{
    {
        // Under the lock, so that the thread cannot end and take its dispatcher with it in between.
        const std::lock_guard lock(m_impl->state.mutex);
        m_impl->stop = true;
        m_impl->dispatcher->wakeUp();
    }
    m_impl->thread.join();
}

quint16 TestSite::port() const
{
    return m_impl->port;
}

Wire TestSite::wire() const
{
    return m_impl->wire;
}

QByteArray TestSite::origin() const
{
    return (m_impl->wire == Wire::Plain ? "http://127.0.0.1:" : "https://127.0.0.1:")
        + QByteArray::number(m_impl->port);
}

QByteArray TestSite::url(const QByteArray &target) const
{
    return origin() + target;
}

void TestSite::setPage(const QByteArray &target, Page page)
{
    const std::lock_guard lock(m_impl->state.mutex);
    m_impl->state.pages.insert_or_assign(target, std::move(page));
}

void TestSite::setFallback(Page page)
{
    const std::lock_guard lock(m_impl->state.mutex);
    m_impl->state.fallback = std::move(page);
}

void TestSite::setChain(int delayMs, int last)
{
    setFallback([delayMs, last](const Request &request) {
        const int number = request.path().mid(1).toInt();
        Response response{.body = "<p>" + QByteArray(number + 1, 'w'), .delayMs = delayMs};
        if (number < last)
            response.body += "<a href=/" + QByteArray::number(number + 1) + ">x</a>";
        return response;
    });
}

void TestSite::setAnswerToAnything(Response response)
{
    const std::lock_guard lock(m_impl->state.mutex);
    m_impl->state.answerToAnything = std::move(response);
}

void TestSite::askForLogin()
{
    const std::lock_guard lock(m_impl->state.mutex);
    m_impl->state.asksForLogin = true;
}

void TestSite::setHttp2Settings(Http2Settings settings)
{
    const std::lock_guard lock(m_impl->state.mutex);
    m_impl->state.http2Settings = std::move(settings);
}

QList<Request> TestSite::accessLog() const
{
    const std::lock_guard lock(m_impl->state.mutex);
    return {m_impl->state.log.begin(), m_impl->state.log.end()};
}

QList<QByteArray> TestSite::targets() const
{
    QList<QByteArray> result;
    for (const Request &request : accessLog())
        result.append(request.target);
    return result;
}

qsizetype TestSite::requestCount() const
{
    const std::lock_guard lock(m_impl->state.mutex);
    return qsizetype(m_impl->state.log.size());
}

qsizetype TestSite::requestCount(const QByteArray &target) const
{
    return targets().count(target);
}

void TestSite::clearLog()
{
    const std::lock_guard lock(m_impl->state.mutex);
    m_impl->state.log.clear();
}

bool TestSite::waitForRequests(qsizetype count, int timeoutMs) const
{
    std::unique_lock lock(m_impl->state.mutex);
    return m_impl->state.changed.wait_for(
        lock, std::chrono::milliseconds(timeoutMs), [&] { return qsizetype(m_impl->state.log.size()) >= count; });
}

qint64 TestSite::bytesSent() const
{
    const std::lock_guard lock(m_impl->state.mutex);
    return m_impl->state.bytesSent;
}

int TestSite::connectionCount() const
{
    const std::lock_guard lock(m_impl->state.mutex);
    return m_impl->state.accepted;
}

int TestSite::openConnections() const
{
    const std::lock_guard lock(m_impl->state.mutex);
    return m_impl->state.open;
}

int TestSite::maxConcurrent() const
{
    const std::lock_guard lock(m_impl->state.mutex);
    return m_impl->state.maxActive;
}

qint64 TestSite::nowMs()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

void trustTestAuthority()
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    for (const char *authority : {"ca.pem", "chainroot.pem"})
        configuration.addCaCertificate(QSslCertificate(testData(authority), QSsl::Pem));
    QSslConfiguration::setDefaultConfiguration(configuration);
}

quint16 closedPort()
{
    QTcpServer server;
    if (!server.listen(QHostAddress(QHostAddress::LocalHost)))
        qFatal("no port to listen on");
    return server.serverPort();
}

} // namespace argiope::test
