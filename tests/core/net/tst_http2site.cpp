#include "tests/core/net/http2talk.h"
#include "tests/support/hostilesite.h"
#include "tests/support/http2frames.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::test;

/// The test server over HTTP/2. That it misbehaves as told is seen by a client that keeps the rules.
class TestHttp2Site : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void negotiates_data();
    void negotiates();
    void answersPages();
    void keepsTheTargetsBytes();
    void shapes_data();
    void shapes();
    void endsConnections_data();
    void endsConnections();
    void manyStreams();
    void interimAndTrailers();
    void endlessStopsWithItsPeer();
    void scripts();
    void breaksTheRules_data();
    void breaksTheRules();
    void goesAway_data();
    void goesAway();
    void unaskedFrames();
    void settings();
    void hostileFrames_data();
    void hostileFrames();
};

void TestHttp2Site::initTestCase()
{
    if (!QSslSocket::supportsSsl())
        QSKIP("this Qt has no TLS backend");
}

void TestHttp2Site::negotiates_data()
{
    QTest::addColumn<Wire>("wire");
    QTest::addColumn<QList<QByteArray>>("offered");
    QTest::addColumn<QByteArray>("chosen");
    const QByteArray h2 = "h2";
    const QByteArray h1 = "http/1.1";
    QTest::newRow("both") << Wire::Http2 << QList<QByteArray>{h2, h1} << h2;
    QTest::newRow("old client") << Wire::Http2 << QList<QByteArray>{h1} << h1;
    QTest::newRow("old server") << Wire::Tls << QList<QByteArray>{h2, h1} << h1;
    QTest::newRow("only h2") << Wire::OnlyHttp2 << QList<QByteArray>{h2, h1} << h2;
}

void TestHttp2Site::negotiates()
{
    QFETCH(const Wire, wire);
    QFETCH(const QList<QByteArray>, offered);
    QFETCH(const QByteArray, chosen);
    TestSite site({{"/", "page"}}, wire);
    QVERIFY(site.origin().startsWith("https://"));
    const Http2Talk talk(site, offered);
    QCOMPARE(talk.protocol, chosen);
}

void TestHttp2Site::answersPages()
{
    TestSite site({{"/", "<a href=b>"}, {"/b", Response{.headers = {{"X-One", "1"}}, .body = "ok"}},
                      {"/old", Response{.status = 301, .headers = {{"Location", "/"}}}}},
        Wire::Http2);
    Http2Talk talk(site);
    const StreamAnswer first = talk.get("/b?x");
    QCOMPARE(first.status, 200);
    QCOMPARE(first.body, QByteArray("ok"));
    QCOMPARE(first.headers,
        SiteHeaders({{"content-type", "text/html; charset=utf-8"}, {"x-one", "1"}, {"content-length", "2"}}));
    QVERIFY(first.complete);
    QCOMPARE(talk.get("/none").status, 404);
    const StreamAnswer moved = talk.get("/old");
    QCOMPARE(moved.status, 301);
    QCOMPARE(moved.header("location"), QByteArray("/"));
    const StreamAnswer head = talk.answerTo(talk.ask("/", "HEAD"));
    QCOMPARE(head.header("content-length"), QByteArray("10"));
    QVERIFY(head.complete && head.body.isEmpty());
    QCOMPARE(site.connectionCount(), 1);
    QCOMPARE(site.targets(), QList<QByteArray>({"/b?x", "/none", "/old", "/"}));
    const Request last = site.accessLog().value(3);
    QCOMPARE(last.version, QByteArray("HTTP/2"));
    QCOMPARE(last.method, QByteArray("HEAD"));
    QCOMPARE(last.header("Host"), QByteArray("127.0.0.1"));
    QCOMPARE(last.connection, 1);
    QCOMPARE(talk.error, QByteArray());
}

void TestHttp2Site::keepsTheTargetsBytes()
{
    TestSite site(Wire::Http2);
    Http2Talk talk(site);
    QCOMPARE(talk.get("/a|b%zz?\"\\ odd\xe9").status, 404);
    QCOMPARE(site.targets(), QList<QByteArray>{"/a|b%zz?\"\\ odd\xe9"});
}

void TestHttp2Site::shapes_data()
{
    QTest::addColumn<Response>("response");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("length");
    const QByteArray big(300'000, 'x');
    QTest::newRow("big") << Response{.body = big} << big << QByteArray("300000");
    QTest::newRow("chunked") << Response{.body = "abc", .chunked = true} << QByteArray("abc") << QByteArray();
    QTest::newRow("empty") << Response{} << QByteArray() << QByteArray("0");
    QTest::newRow("drip") << Response{.body = "abcdefgh", .dripBytes = 3, .dripMs = 1} << QByteArray("abcdefgh")
                          << QByteArray("8");
    QTest::newRow("delay") << Response{.body = "z", .delayMs = 30} << QByteArray("z") << QByteArray("1");
    QTest::newRow("no body") << Response{.status = 304} << QByteArray() << QByteArray();
    QTest::newRow("until close") << Response{.body = "abc", .untilClose = true} << QByteArray("abc") << QByteArray();
    QTest::newRow("own length") << Response{.headers = {{"Content-Length", "3"}}, .body = "abc", .chunked = true}
                                << QByteArray("abc") << QByteArray("3");
    QTest::newRow("script") << Response{.script
        = {{.bytes = h2::headers(h2::head("200"))}, {.bytes = h2::data("a"), .pauseMs = 1, .times = 3},
            {.bytes = h2::data("b", h2::EndStream)}}}
                            << QByteArray("aaab") << QByteArray();
    QTest::newRow("raw") << Response{.raw = h2::page("raw")} << QByteArray("raw") << QByteArray();
    QTest::newRow("padded") << Response{.raw
        = h2::headers(h2::head("200")) + h2::frame(h2::Data, h2::Padded | h2::EndStream, h2::padded("pad", 7, 7))}
                            << QByteArray("pad") << QByteArray();
    QTest::newRow("in parts") << Response{.raw = h2::headers(h2::head("200").first(9), h2::None)
            + h2::continuation(h2::head("200").mid(9), h2::EndHeaders) + h2::data("cut", h2::EndStream)}
                              << QByteArray("cut") << QByteArray();
}

void TestHttp2Site::shapes()
{
    QFETCH(const Response, response);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, length);
    TestSite site({{"/", response}}, Wire::Http2);
    Http2Talk talk(site);
    const StreamAnswer answer = talk.get("/");
    QCOMPARE(answer.status, response.status);
    QVERIFY(answer.complete);
    QVERIFY(answer.body == body);
    QCOMPARE(answer.header("content-length"), length);
    QCOMPARE(talk.error, QByteArray());
}

void TestHttp2Site::endsConnections_data()
{
    QTest::addColumn<Response>("response");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("complete");
    QTest::addColumn<bool>("goAway");
    QTest::newRow("cut") << Response{.body = "abcdefgh", .closeAfter = 3} << QByteArray("abc") << false << false;
    QTest::newRow("reset") << Response{.reset = true} << QByteArray() << false << false;
    QTest::newRow("close") << Response{.body = "x", .closeConnection = true} << QByteArray("x") << true << true;
    QTest::newRow("idle") << Response{.body = "x", .after = Response::After::Close, .idleMs = 20} << QByteArray("x")
                          << true << false;
    QTest::newRow("garbage") << Response{.raw = "garbage"} << QByteArray() << false << false;
}

void TestHttp2Site::endsConnections()
{
    QFETCH(const Response, response);
    QFETCH(const QByteArray, body);
    QFETCH(const bool, complete);
    QFETCH(const bool, goAway);
    TestSite site({{"/", response}}, Wire::Http2);
    Http2Talk talk(site);
    const StreamAnswer answer = talk.get("/");
    QCOMPARE(answer.body, body);
    QCOMPARE(answer.complete, complete);
    talk.listen(5000);
    QVERIFY(!talk.isOpen());
    QCOMPARE(talk.goAwayLast >= 0, goAway);
    QTRY_COMPARE(site.openConnections(), 0);
}

void TestHttp2Site::manyStreams()
{
    TestSite site(
        {{"/1", Response{.body = "one", .delayMs = 100}}, {"/2", "two"}, {"/never", Response{.neverAnswer = true}}},
        Wire::Http2);
    Http2Talk talk(site);
    const qint32 never = talk.ask("/never");
    const qint32 slow = talk.ask("/1");
    QCOMPARE(talk.get("/2").body, QByteArray("two"));
    QCOMPARE(talk.answerTo(slow).body, QByteArray("one"));
    QVERIFY(never > 0);
    QCOMPARE(site.maxConcurrent(), 3);
    QCOMPARE(site.connectionCount(), 1);
}

void TestHttp2Site::interimAndTrailers()
{
    TestSite site({{"/",
                       Response{.body = "page",
                           .interim = {{.headers = {{"Link", "</x>"}}, .pauseMs = 20}, {.status = 102}},
                           .trailers = {{"X-Sum", "5"}}}},
                      {"/ahead", Response{.body = "p", .ahead = h2::ping(), .aheadMs = 20}}},
        Wire::Http2);
    Http2Talk talk(site);
    const StreamAnswer answer = talk.get("/");
    QCOMPARE(answer.interim, QList<int>({103, 102}));
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.trailers, SiteHeaders({{"x-sum", "5"}}));
    QVERIFY(answer.complete);
    talk.frames.clear();
    QCOMPARE(talk.get("/ahead").body, QByteArray("p"));
    QVERIFY2(talk.frames.contains("IHD"), talk.frames.constData());
    QCOMPARE(talk.error, QByteArray());
}

void TestHttp2Site::endlessStopsWithItsPeer()
{
    TestSite site({{"/", Response{.endless = true}}}, Wire::Http2);
    {
        Http2Talk talk(site);
        talk.ask("/");
        talk.listen(50);
    }
    QTRY_COMPARE(site.openConnections(), 0);
    QVERIFY(site.bytesSent() > 100'000);
    QVERIFY(site.bytesSent() < 500'000'000);
}

void TestHttp2Site::scripts()
{
    // Endless ones yield to other streams between two frames, and stop where the client wants no more.
    TestSite site(
        {{"/pings", Response{.script = {{.bytes = h2::ping(), .pauseMs = 1, .times = -1}}}}, {"/next", "next"},
            {"/again", Response{.script = {{.bytes = h2::page("a")}}, .after = Response::After::KeepAlive}}},
        Wire::Http2);
    Http2Talk talk(site);
    talk.ask("/pings");
    talk.listen(30);
    QVERIFY(talk.frames.count('I') > 1);
    QCOMPARE(talk.get("/next").body, QByteArray("next"));
    QCOMPARE(talk.get("/again").body, QByteArray("a"));
    QCOMPARE(talk.get("/again").body, QByteArray("a"));
    QCOMPARE(site.connectionCount(), 1);
    QCOMPARE(talk.error, QByteArray());
}

void TestHttp2Site::breaksTheRules_data()
{
    QTest::addColumn<QByteArray>("frames");
    const QByteArray head = h2::headers(h2::head("200"));
    QTest::newRow("pad too long") << head + h2::frame(h2::Data, h2::Padded, h2::padded("", 1, 0));
    QTest::newRow("status") << h2::headers(h2::head("2 0"));
    QTest::newRow("data first") << h2::data("x", h2::EndStream);
    QTest::newRow("upper case") << h2::headers(h2::head("200", {{"X-Upper", "1"}}));
    QTest::newRow("idle stream") << head + h2::rstStream(h2::Cancel, h2::StreamBehind);
    QTest::newRow("no continuation") << h2::headers(h2::head("200"), h2::None) + h2::ping();
    QTest::newRow("window of 0") << head + h2::windowUpdate(0, 0);
    QTest::newRow("setting") << h2::settings({{h2::InitialWindowSize, 0x80000000}});
    QTest::newRow("too large") << head + h2::data(QByteArray(20'000, 'x'));
    QTest::newRow("no such entry") << h2::headers(h2::indexed(70));
}

void TestHttp2Site::breaksTheRules()
{
    QFETCH(const QByteArray, frames);
    TestSite site({{"/", Response{.script = {{.bytes = frames}}, .after = Response::After::Hold}}}, Wire::Http2);
    Http2Talk talk(site);
    talk.ask("/");
    talk.listen(100);
    QVERIFY(!talk.error.isEmpty());
}

void TestHttp2Site::goesAway_data()
{
    QTest::addColumn<Response>("response");
    QTest::addColumn<int>("last");
    QTest::addColumn<bool>("answered");
    const QByteArray here = h2::goAway(h2::ThisStream);
    QTest::newRow("before") << Response{.body = "x", .ahead = here, .aheadMs = 20} << 3 << true;
    QTest::newRow("with") << Response{.body = "x", .ahead = here} << 3 << true;
    QTest::newRow("after") << Response{.body = "x", .behind = here} << 3 << true;
    QTest::newRow("idle") << Response{.body = "x", .behind = here, .behindMs = 20} << 3 << true;
    QTest::newRow("refused") << Response{.script = {{.bytes = h2::goAway(h2::StreamBefore)}},
        .after = Response::After::Hold}
                             << 1 << false;
}

void TestHttp2Site::goesAway()
{
    QFETCH(const Response, response);
    QFETCH(const int, last);
    QFETCH(const bool, answered);
    TestSite site({{"/", "first"}, {"/go", response}}, Wire::Http2);
    Http2Talk talk(site);
    QCOMPARE(talk.get("/").body, QByteArray("first"));
    QCOMPARE(talk.get("/go").complete, answered);
    talk.listen(100);
    QCOMPARE(talk.goAwayLast, last);
    QCOMPARE(talk.goAwayError, 0);
    QCOMPARE(site.openConnections(), talk.isOpen() ? 1 : 0);
    QCOMPARE(site.requestCount(), 2);
}

void TestHttp2Site::unaskedFrames()
{
    const QByteArray more = h2::ping();
    TestSite site({{"/now", Response{.body = "now", .behind = more}},
                      {"/later", Response{.body = "later", .behind = more, .behindMs = 50}}},
        Wire::Http2);
    Http2Talk talk(site);
    QCOMPARE(talk.get("/now").body, QByteArray("now"));
    talk.listen(20);
    QCOMPARE(talk.frames.count('I'), 1);
    QCOMPARE(talk.get("/later").body, QByteArray("later"));
    talk.listen(200);
    QCOMPARE(talk.frames.count('I'), 2);
    // Who asks again in time gets its answer instead.
    QCOMPARE(talk.get("/later").body, QByteArray("later"));
    QCOMPARE(talk.get("/now").body, QByteArray("now"));
    talk.listen(100);
    QCOMPARE(talk.frames.count('I'), 3);
}

void TestHttp2Site::settings()
{
    TestSite site(
        {{"/", "page"}, {"/last", Response{.body = "last", .behind = h2::settings({{h2::MaxConcurrentStreams, 0}})}}},
        Wire::Http2);
    site.setHttp2Settings({{h2::MaxConcurrentStreams, 7}, {h2::MaxFrameSize, 20'000}});
    Http2Talk talk(site);
    QCOMPARE(talk.get("/").body, QByteArray("page"));
    QCOMPARE(talk.settings, Http2Settings({{h2::MaxConcurrentStreams, 7}, {h2::MaxFrameSize, 20'000}}));
    QCOMPARE(talk.get("/last").body, QByteArray("last"));
    talk.listen(50);
    QCOMPARE(talk.settings, Http2Settings({{h2::MaxConcurrentStreams, 0}}));
    talk.ask("/");
    talk.listen(50);
    QCOMPARE(site.requestCount(), 2);
    QCOMPARE(talk.error, QByteArray());
}

void TestHttp2Site::hostileFrames_data()
{
    QTest::addColumn<Trap>("trap");
    for (const Trap &trap : frameTraps()) {
        if (trap.outcome == "ok" || trap.outcome == "protocol_error")
            QTest::newRow(trap.path.constData()) << trap;
    }
}

void TestHttp2Site::hostileFrames()
{
    // That a trap is one, and only where it says so, is for the library to tell.
    QFETCH(const Trap, trap);
    TestSite site({{trap.path, trap.page}}, Wire::Http2);
    StreamAnswer answer;
    QByteArray error;
    for (int attempt = 0; attempt < 2 && !answer.complete; ++attempt) {
        Http2Talk talk(site);
        answer = talk.answerTo(talk.ask(trap.path), 500);
        error = talk.error;
    }
    const bool good = answer.status == 200 && answer.complete && error.isEmpty();
    QVERIFY2(good == (trap.outcome == "ok"), error.constData());
}

ARGIOPE_TEST(TestHttp2Site, QCoreApplication)
#include "tst_http2site.moc"
