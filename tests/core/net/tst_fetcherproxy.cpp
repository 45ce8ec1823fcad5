// The ways through a proxy: requests in absolute form in clear, tunnels for TLS. TestSite plays the first.

#include "tests/core/net/fetchhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/tunnelproxy.h"

using namespace argiope;
using namespace argiope::net;
using base::Outcome;
using test::Response;
using test::TestSite;
using test::TunnelProxy;
using After = Response::After;

namespace {

QString proxyAt(quint16 port, const QByteArray &login = {})
{
    return QString::fromLatin1("http://" + login + (login.isEmpty() ? "" : "@") + "127.0.0.1:") + QString::number(port);
}

/// A proxy in clear that wants to know who asks.
Response asksWho(const test::Request &request)
{
    if (request.header("Proxy-Authorization") != "Basic " + QByteArray("me:secret").toBase64())
        return Response{.status = 407, .headers = {{"Proxy-Authenticate", "Basic realm=\"x\""}}, .body = "who?"};
    return Response{.body = request.target};
}

} // namespace

class TestFetcherProxy : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase_data() { addDoors(); }
    void asksInAbsoluteForm();
    void asksForATunnel();
    void namesItselfToTheProxyOnly_data();
    void namesItselfToTheProxyOnly();
    void strangersAreTurnedAway();
    void noProxyHearsOfIt();
    void failures();
    void brokenTunnels_data();
    void brokenTunnels();
    void noTlsToAProxy();
};

void TestFetcherProxy::asksInAbsoluteForm()
{
    TestSite proxy(test::Wire::Plain);
    proxy.setFallback([](const test::Request &r) { return Response{.body = r.target}; });
    NetSettings settings = door().settings();
    settings.proxy = proxyAt(proxy.port());
    Fetcher fetcher(settings, nullptr);
    for (const char *url :
        {"http://example.test/a?b", "http://example.test:8080/%41|b?^`\\", "http://example.test//a//"}) {
        const Reply reply = fetcher.fetch(requestFor(url));
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(reply.body, QByteArray(url));
    }
    QCOMPARE(proxy.accessLog().value(0).header("Host"), QByteArray("example.test"));
    QCOMPARE(proxy.accessLog().value(1).header("Host"), QByteArray("example.test:8080"));
    // https asks the proxy for a tunnel; this one has none.
    proxy.setFallback(Response{.status = 403, .body = "no tunnel"});
    COMPARE_OUTCOME(fetcher.fetch(requestFor("https://example.test/")), Outcome::ProxyFailed);
    QCOMPARE(proxy.accessLog().last().method, QByteArray("CONNECT"));
}

void TestFetcherProxy::asksForATunnel()
{
    if (!door().isSecure())
        return;
    TestSite site({{"/", "page"}, {"/b", "other"}}, door().wire);
    TunnelProxy proxy;
    NetSettings settings = door().settings();
    settings.proxy = proxyAt(proxy.port());
    settings.logins = {{site.origin(), "user:password"}};
    settings.credentialOrigins = {site.origin()};
    Fetcher fetcher(settings, nullptr);
    for (int i = 0; i < 3; ++i) {
        const Reply reply = fetcher.fetch(requestFor(site.url("/")));
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(reply.body, QByteArray("page"));
        QCOMPARE(reply.httpVersion, QByteArray(door().isHttp2() ? "2" : "1.1"));
        QCOMPARE(fetcher.fetch(requestFor(site.url("/b"))).body, QByteArray("other"));
    }
    QCOMPARE(site.requestCount(), 6);
    QCOMPARE(site.connectionCount(), door().connections(6));
    QCOMPARE(proxy.accessLog().size(), door().connections(6));
    for (const test::Request &asked : proxy.accessLog()) {
        QCOMPARE(asked.method, QByteArray("CONNECT"));
        QCOMPARE(asked.target, "127.0.0.1:" + QByteArray::number(site.port()));
        // What is meant for the site is for the site.
        QCOMPARE(asked.header("Authorization"), QByteArray());
    }
}

void TestFetcherProxy::namesItselfToTheProxyOnly_data()
{
    QTest::addColumn<QByteArray>("login");
    QTest::addColumn<bool>("byHeader");
    QTest::newRow("in the proxy's URL") << QByteArray("me:secret") << false;
    QTest::newRow("as a header") << QByteArray() << true;
}

void TestFetcherProxy::namesItselfToTheProxyOnly()
{
    QFETCH(const QByteArray, login);
    QFETCH(const bool, byHeader);
    TestSite site({{"/", "page"}}, door().wire);
    TunnelProxy tunnel("me:secret");
    TestSite clear(test::Wire::Plain);
    clear.setFallback(asksWho);
    NetSettings settings = door().settings();
    settings.proxy = proxyAt(door().isSecure() ? tunnel.port() : clear.port(), login);
    if (byHeader)
        settings.headers = {{"Proxy-Authorization", "Basic " + QByteArray("me:secret").toBase64()}};
    settings.credentialOrigins = {site.origin()};
    Fetcher fetcher(settings, nullptr);
    const Reply reply = fetcher.fetch(requestFor(door().isSecure() ? site.url("/") : "http://example.test/"));
    COMPARE_OUTCOME(reply, Outcome::None);
    QCOMPARE(reply.status, 200);
    QCOMPARE(reply.body, QByteArray(door().isSecure() ? "page" : "http://example.test/"));
    for (const test::Request &request : site.accessLog())
        QCOMPARE(request.header("Proxy-Authorization"), QByteArray());
}

void TestFetcherProxy::strangersAreTurnedAway()
{
    TestSite site({{"/", "page"}}, door().wire);
    TunnelProxy tunnel("me:secret");
    TestSite clear(test::Wire::Plain);
    clear.setFallback(asksWho);
    NetSettings settings = door().settings();
    for (const QByteArray &login : {QByteArray(), QByteArray("me:wrong")}) {
        settings.proxy = proxyAt(door().isSecure() ? tunnel.port() : clear.port(), login);
        const Reply reply = fetchOnce(door().isSecure() ? site.url("/") : "http://example.test/", settings);
        // In clear its refusal is the answer.
        COMPARE_OUTCOME(reply, door().isSecure() ? Outcome::ProxyFailed : Outcome::None);
        QCOMPARE(reply.status, door().isSecure() ? 0 : 407);
    }
    QCOMPARE(site.requestCount(), 0);
}

void TestFetcherProxy::noProxyHearsOfIt()
{
    TestSite site({{"/", "page"}}, door().wire);
    NetSettings settings = door().settings();
    settings.headers = {{"Proxy-Authorization", "Basic x"}};
    settings.credentialOrigins = {site.origin()};
    COMPARE_OUTCOME(fetchOnce(site.url("/"), settings), Outcome::None);
    QCOMPARE(site.accessLog().value(0).header("Proxy-Authorization"), QByteArray());
}

void TestFetcherProxy::failures()
{
    NetSettings settings = door().settings();
    const QByteArray port = QByteArray::number(test::closedPort());
    for (const QByteArray &proxy : QList<QByteArray>{"http://127.0.0.1:" + port, "socks5://127.0.0.1:" + port,
             "ftp://127.0.0.1:" + port, QByteArray("http://"), QByteArray("nonsense")}) {
        settings.proxy = QString::fromLatin1(proxy);
        for (const char *url : {"http://example.test/", "https://example.test/"})
            COMPARE_OUTCOME(fetchOnce(url, settings), Outcome::ProxyFailed);
    }
}

void TestFetcherProxy::brokenTunnels_data()
{
    QTest::addColumn<Response>("answer");
    QTest::addColumn<bool>("inTime"); // it is the proxy's fault, not the time's
    QTest::addColumn<bool>("qtWaits"); // Qt's client does not notice
    const QByteArray open = "HTTP/1.1 200 Connection established\r\n\r\n";
    QTest::newRow("closes") << Response{.script = {{.bytes = ""}}} << true << true;
    QTest::newRow("resets") << Response{.reset = true} << true << true;
    QTest::newRow("no HTTP") << Response{.raw = "SSH-2.0-OpenSSH_9.2\r\n"} << true << false;
    QTest::newRow("refuses") << Response{.status = 502, .body = "no"} << true << false;
    QTest::newRow("says nothing") << Response{.neverAnswer = true} << false << false;
    QTest::newRow("opens and closes") << Response{.raw = open} << true << false;
    QTest::newRow("opens and says nothing")
        << Response{.script = {{.bytes = open}}, .after = After::Hold} << false << false;
    QTest::newRow("opens and speaks no TLS")
        << Response{.script = {{.bytes = open + "HTTP/1.1 200 OK\r\n\r\n"}}, .after = After::Hold} << false << false;
    QTest::newRow("headers without end") << Response{.script
        = {{.bytes = "HTTP/1.1 200 OK\r\n"}, {.bytes = "X: y\r\n", .pauseMs = 20, .times = -1}}}
                                         << false << false;
}

void TestFetcherProxy::brokenTunnels()
{
    QFETCH(const Response, answer);
    QFETCH(bool, inTime);
    QFETCH(const bool, qtWaits);
    if (!door().isSecure())
        return;
    inTime = inTime && !(qtWaits && door().isQt());
    TestSite proxy(test::Wire::Plain);
    proxy.setFallback(answer);
    NetSettings settings = door().settings();
    settings.proxy = proxyAt(proxy.port());
    settings.timeoutMs = inTime ? 20'000 : 500;
    settings.totalTimeoutMs = inTime ? 20'000 : 1000;
    const Reply reply = fetchOnce("https://example.test/", settings);
    QVERIFY2(reply.failure == Outcome::ProxyFailed || reply.failure == Outcome::TlsFailed
            || (!inTime && reply.failure == Outcome::TimedOut)
            || (door().isQt() && reply.failure == Outcome::ConnectFailed), // once the tunnel stands
        describe(reply, Outcome::ProxyFailed).constData());
    QVERIFY2(reply.timings.total < 5000, QByteArray::number(reply.timings.total).constData());
    QCOMPARE(reply.status, 0);
    QCOMPARE(reply.body, QByteArray());
}

void TestFetcherProxy::noTlsToAProxy()
{
    TestSite site({{"/", "page"}}, door().wire);
    NetSettings settings = door().settings();
    settings.proxy = QStringLiteral("https://me:secret@127.0.0.1:%1").arg(site.port());
    const Reply reply = fetchOnce(site.url("/"), settings);
    COMPARE_OUTCOME(reply, Outcome::ProxyFailed);
    QVERIFY2(reply.error.contains("TLS to a proxy is not supported"), reply.error.constData());
    QVERIFY(!reply.error.contains("secret"));
    QCOMPARE(site.connectionCount(), 0);
}

ARGIOPE_TEST(TestFetcherProxy, QCoreApplication)
#include "tst_fetcherproxy.moc"
