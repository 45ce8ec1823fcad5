#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QSslSocket>
#include <QTcpSocket>
#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

using namespace argiope;
using test::Response;
using test::TestSite;
using test::Wire;
using After = Response::After;

namespace {

/// Sends bytes, reads until the server closes or `enough` is contained in what came.
QByteArray talk(const TestSite &site, const QByteArray &bytes, const QByteArray &enough = {})
{
    QSslSocket socket;
    const bool secure = site.wire() != Wire::Plain;
    socket.setPeerVerifyMode(QSslSocket::VerifyNone);
    if (secure)
        socket.connectToHostEncrypted(QStringLiteral("127.0.0.1"), site.port());
    else
        socket.connectToHost(QStringLiteral("127.0.0.1"), site.port());
    if (secure ? !socket.waitForEncrypted(10000) : !socket.waitForConnected(10000))
        return "no connection";
    socket.write(bytes);
    QByteArray got;
    while (enough.isEmpty() || !got.contains(enough)) {
        if (!socket.waitForReadyRead(10000))
            break;
        got += socket.readAll();
    }
    return got + socket.readAll();
}

constexpr const char *Get = "GET / HTTP/1.1\r\n\r\n";
constexpr const char *LastGet = "GET /2 HTTP/1.1\r\nConnection: close\r\n\r\n";

} // namespace

class TestTestSite : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void answersPages();
    void keepsTheTargetsBytes();
    void pipelinesAndKeepsAlive();
    void shapes_data();
    void shapes();
    void handlersAndFallback();
    void endlessBodyStopsWithItsPeer();
    void manyClients();
    void speaksTls();
    void interimAndTrailers();
    void unaskedBytes();
    void endsWhenIdle();
    void halfCloses_data();
    void halfCloses();
    void turnsAwayWhoKnowsNoHttp2();
};

void TestTestSite::answersPages()
{
    TestSite site{{"/", "<a href=b>"}, {"/b", "ok"}, {"/gone", Response{.status = 410, .reason = "Gone"}}};
    TestSite other{{"/", "other"}};
    QCOMPARE(talk(site, "GET /b HTTP/1.1\r\nConnection: close\r\n\r\n"),
        QByteArray("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: 2\r\n"
                   "Connection: close\r\n\r\nok"));
    QVERIFY(talk(site, "GET /b?x HTTP/1.0\r\n\r\n").endsWith("\r\n\r\nok"));
    QVERIFY(talk(site, "GET /gone HTTP/1.0\r\n\r\n").startsWith("HTTP/1.1 410 Gone\r\n"));
    QVERIFY(talk(site, "GET /none HTTP/1.0\r\n\r\n").startsWith("HTTP/1.1 404 "));
    QVERIFY(talk(other, "GET / HTTP/1.0\r\n\r\n").endsWith("other"));
    const QByteArray head = talk(site, "HEAD / HTTP/1.0\r\n\r\n");
    QVERIFY(head.contains("Content-Length: 10\r\n") && head.endsWith("\r\n\r\n"));
    QCOMPARE(other.requestCount(), 1);
    QCOMPARE(site.targets(), QList<QByteArray>({"/b", "/b?x", "/gone", "/none", "/"}));
}

void TestTestSite::keepsTheTargetsBytes()
{
    TestSite site;
    talk(site, "GET /a|b%zz?\"\\ odd HTTP/1.0\r\nX-One: 1\r\nx-two:  2 \r\n\r\n");
    const test::Request request = site.accessLog().value(0);
    QCOMPARE(request.target, QByteArray("/a|b%zz?\"\\ odd"));
    QCOMPARE(request.method, QByteArray("GET"));
    QCOMPARE(request.header("x-ONE"), QByteArray("1"));
    QCOMPARE(request.headers, test::SiteHeaders({{"X-One", "1"}, {"x-two", "2"}}));
    QVERIFY(request.arrivedMs > 0 && request.arrivedMs <= TestSite::nowMs());
}

void TestTestSite::pipelinesAndKeepsAlive()
{
    TestSite site{{"/1", Response{.body = "one", .delayMs = 20}}, {"/2", "two"}};
    const QByteArray got = talk(site, "GET /1 HTTP/1.1\r\n\r\nGET /2 HTTP/1.1\r\nConnection: close\r\n\r\n");
    QVERIFY(got.indexOf("one") > 0 && got.indexOf("one") < got.indexOf("two"));
    QCOMPARE(site.connectionCount(), 1);
    QCOMPARE(site.accessLog().value(1).connection, 1);
}

void TestTestSite::shapes_data()
{
    QTest::addColumn<Response>("response");
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("chunked") << Response{.body = "abc", .chunked = true} << QByteArray("\r\n\r\n3\r\nabc\r\n0\r\n\r\n");
    QTest::newRow("chunked empty") << Response{.chunked = true} << QByteArray("\r\n\r\n0\r\n\r\n");
    QTest::newRow("until close") << Response{.body = "abc", .untilClose = true} << QByteArray("\r\n\r\nabc");
    QTest::newRow("drip") << Response{.body = "abcdefgh", .dripBytes = 3, .dripMs = 1}
                          << QByteArray("Content-Length: 8\r\nConnection: close\r\n\r\nabcdefgh");
    QTest::newRow("cut") << Response{.body = "abcdefgh", .closeAfter = 3}
                         << QByteArray("Content-Length: 8\r\nConnection: close\r\n\r\nabc");
    QTest::newRow("raw") << Response{.raw = "not http"} << QByteArray("not http");
    QTest::newRow("reset") << Response{.reset = true} << QByteArray();
    QTest::newRow("no body") << Response{.status = 304} << QByteArray("utf-8\r\nConnection: close\r\n\r\n");
    QTest::newRow("delay") << Response{.body = "z", .delayMs = 30} << QByteArray("\r\n\r\nz");
    QTest::newRow("script") << Response{.script = {{.bytes = "a"}, {.bytes = "b", .pauseMs = 2, .times = 3}}}
                            << QByteArray("abbb");
    QTest::newRow("ahead") << Response{.body = "z", .ahead = "HTTP/1.1 199 X\r\n\r\n", .aheadMs = 5}
                           << QByteArray("\r\n\r\nz");
}

void TestTestSite::shapes()
{
    QFETCH(const Response, response);
    QFETCH(const QByteArray, end);
    for (const Wire wire : {Wire::Plain, Wire::Tls}) {
        TestSite site({{"/", response}}, wire);
        const QByteArray got = talk(site, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n");
        QVERIFY2(got.endsWith(end), got.constData());
        QCOMPARE(got.isEmpty(), end.isEmpty());
        QTRY_COMPARE(site.bytesSent(), got.size());
    }
}

void TestTestSite::handlersAndFallback()
{
    TestSite site{{"/", [](const test::Request &r) { return Response{.body = r.header("X-Name")}; }}};
    QVERIFY(talk(site, "GET / HTTP/1.0\r\nX-Name: bob\r\n\r\n").endsWith("\r\n\r\nbob"));
    site.setFallback([](const test::Request &r) { return Response{.body = "fallback " + r.target}; });
    QVERIFY(talk(site, "GET /new HTTP/1.0\r\n\r\n").endsWith("fallback /new"));
    site.setPage("/new", "page");
    QVERIFY(talk(site, "GET /new HTTP/1.0\r\n\r\n").endsWith("page"));
    QVERIFY(site.waitForRequests(3, 0));
    QVERIFY(!site.waitForRequests(4, 10));
    site.clearLog();
    QCOMPARE(site.requestCount(), 0);
}

void TestTestSite::endlessBodyStopsWithItsPeer()
{
    TestSite site{{"/", Response{.endless = true}}, {"/hang", Response{.neverAnswer = true}}};
    QVERIFY(talk(site, "GET / HTTP/1.1\r\n\r\n", "xxxx").contains("chunked"));
    QTRY_COMPARE(site.openConnections(), 0);
    const qint64 sent = site.bytesSent();
    QTest::qWait(50);
    QCOMPARE(site.bytesSent(), sent);
    QCOMPARE(site.maxConcurrent(), 1);
}

void TestTestSite::manyClients()
{
    TestSite site{{"/", "page"}};
    std::atomic<int> good = 0;
    std::vector<std::thread> clients;
    for (int i = 0; i < 8; ++i) {
        clients.emplace_back([&site, &good] {
            for (int n = 0; n < 20; ++n)
                good += talk(site, "GET / HTTP/1.0\r\n\r\n").endsWith("page") ? 1 : 0;
        });
    }
    for (std::thread &client : clients)
        client.join();
    QCOMPARE(good.load(), 160);
    QCOMPARE(site.connectionCount(), 160);
    QTRY_COMPARE(site.openConnections(), 0);
}

void TestTestSite::speaksTls()
{
    if (!QSslSocket::supportsSsl())
        QSKIP("this Qt has no TLS backend");
    TestSite site({{"/", "secret"}}, test::Tls::SelfSigned);
    QVERIFY(site.origin().startsWith("https://"));
    QSslSocket socket;
    socket.setPeerVerifyMode(QSslSocket::VerifyNone);
    socket.connectToHostEncrypted(QStringLiteral("127.0.0.1"), site.port());
    QVERIFY(socket.waitForEncrypted(10000));
    socket.write("GET / HTTP/1.0\r\n\r\n");
    QByteArray got;
    while (socket.waitForReadyRead(10000))
        got += socket.readAll();
    QVERIFY(got.endsWith("secret"));
}

void TestTestSite::interimAndTrailers()
{
    TestSite site{{"/",
        Response{.body = "page",
            .interim = {{.headers = {{"Link", "</x>"}}, .pauseMs = 10}, {.status = 102}},
            .trailers = {{"X-Sum", "5"}}}}};
    const QByteArray got = talk(site, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n");
    QVERIFY2(
        got.startsWith("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 102 Status\r\n\r\nHTTP/1.1 200 OK\r\n"),
        got.constData());
    QVERIFY(got.contains("Transfer-Encoding: chunked\r\n"));
    QVERIFY2(got.endsWith("\r\n\r\n4\r\npage\r\n0\r\nX-Sum: 5\r\n\r\n"), got.constData());
}

void TestTestSite::unaskedBytes()
{
    TestSite site{{"/", Response{.body = "one", .behind = "EVIL"}}, {"/2", Response{.body = "two"}},
        {"/late", Response{.body = "late", .behind = "EVIL", .behindMs = 30}}};
    // The next answer follows as if nothing had been.
    const QByteArray got = talk(site, QByteArray(Get) + LastGet);
    QVERIFY2(got.contains("\r\n\r\noneEVILHTTP/1.1 200 OK\r\n"), got.constData());
    QVERIFY(got.endsWith("two"));
    QVERIFY(talk(site, "GET /late HTTP/1.1\r\n\r\n", "EVIL").endsWith("\r\n\r\nlateEVIL"));
    // Never where something else was asked for meanwhile.
    QVERIFY(!talk(site, QByteArray("GET /late HTTP/1.1\r\n\r\n") + LastGet).contains("EVIL"));
}

void TestTestSite::endsWhenIdle()
{
    TestSite site{{"/", Response{.body = "one", .after = After::Reset, .idleMs = 30}},
        {"/2", Response{.body = "two", .idleMs = 30}},
        {"/raw", Response{.script = {{.bytes = "raw"}}, .after = After::KeepAlive}}};
    QVERIFY(talk(site, Get).endsWith("one"));
    QVERIFY(talk(site, "GET /2 HTTP/1.1\r\n\r\n").endsWith("two"));
    QVERIFY(talk(site, QByteArray(Get) + "GET /2 HTTP/1.1\r\n\r\n").endsWith("two"));
    const QByteArray got = talk(site, QByteArray("GET /raw HTTP/1.1\r\n\r\n") + LastGet);
    QVERIFY(got.startsWith("rawHTTP/1.1 200") && got.endsWith("two"));
    QTRY_COMPARE(site.openConnections(), 0);
}

void TestTestSite::halfCloses_data()
{
    QTest::addColumn<Wire>("wire");
    QTest::newRow("plain") << Wire::Plain;
    QTest::newRow("tls") << Wire::Tls;
    QTest::newRow("http2") << Wire::Http2;
}

void TestTestSite::halfCloses()
{
#ifndef Q_OS_UNIX
    QSKIP("only where a socket can be had twice");
#endif
    QFETCH(const Wire, wire);
    TestSite site({{"/", Response{.body = "one", .after = After::HalfClose, .idleMs = 10}}}, wire);
    QSslSocket socket;
    socket.setPeerVerifyMode(QSslSocket::VerifyNone);
    if (wire == Wire::Plain) {
        socket.connectToHost(QStringLiteral("127.0.0.1"), site.port());
        QVERIFY(socket.waitForConnected(10000));
    } else {
        socket.connectToHostEncrypted(QStringLiteral("127.0.0.1"), site.port());
        QVERIFY(socket.waitForEncrypted(10000));
    }
    socket.write(Get);
    QVERIFY(socket.waitForReadyRead(10000));
    QTest::qWait(100);
    QVERIFY(socket.readAll().endsWith("one"));
    // It is for the client to close; Qt's does so by itself where TCP says that no more will come.
    QCOMPARE(socket.state() == QAbstractSocket::ConnectedState, wire != Wire::Plain);
    if (wire != Wire::Plain)
        QCOMPARE(site.openConnections(), 1);
    socket.abort();
    QTRY_COMPARE(site.openConnections(), 0);
}

void TestTestSite::turnsAwayWhoKnowsNoHttp2()
{
    TestSite site({{"/", "page"}}, Wire::OnlyHttp2);
    QCOMPARE(talk(site, Get), QByteArray());
    QCOMPARE(site.requestCount(), 0);
    QTRY_COMPARE(site.openConnections(), 0);
}

ARGIOPE_TEST(TestTestSite, QCoreApplication)
#include "tst_testsite.moc"
