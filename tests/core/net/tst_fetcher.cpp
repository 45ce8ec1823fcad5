#include "core/base/libraries.h"
#include "tests/core/net/fetchhelp.h"
#include "tests/support/testmain.h"

#include <QHostInfo>

using namespace argiope;
using namespace argiope::net;
using base::Outcome;
using test::Response;
using test::TestSite;

class TestFetcher : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase_data() { addDoors(); }
    void fetchesAPage();
    void sendsItsHeaders();
    void joinsRepeatedRequestHeaders();
    void refusesHeadersThatSplit();
    void statusesAreNoFailures_data();
    void statusesAreNoFailures();
    void headersKeepOrderAndNames();
    void headAndBodylessAnswers();
    void keepsConnectionsAlive();
    void survivesConnectionsTheServerClosed();
    void timeouts();
    void bodyWithoutLength();
    void credentialsOnlyToTheirOrigins();
    void asksOnlyForWhatIsWanted();
    void manyOrigins();
    void reportsPhasesAndTimings();
};

void TestFetcher::fetchesAPage()
{
    TestSite site({{"/", "<a href=b>"}}, door().wire);
    const Reply reply = fetchThere(site.url("/#top"));
    COMPARE_OUTCOME(reply, Outcome::None);
    QCOMPARE(reply.error, QByteArray());
    QCOMPARE(reply.status, 200);
    QCOMPARE(reply.reason, QByteArray(door().isHttp2() ? "" : "OK"));
    QCOMPARE(reply.httpVersion, QByteArray(door().isHttp2() ? "2" : "1.1"));
    QCOMPARE(reply.body, QByteArray("<a href=b>"));
    QVERIFY(reply.bodyComplete);
    QCOMPARE(reply.contentLength, 10);
    QCOMPARE(headerValue(reply.headers, "content-TYPE"), QByteArray("text/html; charset=utf-8"));
    QCOMPARE(headerValue(reply.headers, "X-None"), QByteArray());
    QCOMPARE(site.targets(), QList<QByteArray>{"/"});
}

void TestFetcher::sendsItsHeaders()
{
    TestSite site({{"/", "x"}}, door().wire);
    NetSettings settings = door().settings();
    settings.headers = {{"X-All", "1"}, {"Accept-Language", "de"}, {"Accept-Encoding", "nonsense"}};
    Fetcher fetcher(settings, nullptr);
    Request request = requestFor(site.url("/").replace("://", "://user:secret@"));
    request.headers = {{"X-One", "2"}, {"Referer", "http://a.test/"}};
    COMPARE_OUTCOME(fetcher.fetch(request), Outcome::None);
    const test::Request seen = site.accessLog().value(0);
    QCOMPARE(seen.header("User-Agent"), QByteArray("ArgiopeTest/1.0"));
    QCOMPARE(seen.header("X-All"), QByteArray("1"));
    QCOMPARE(seen.header("X-One"), QByteArray("2"));
    QCOMPARE(seen.header("Referer"), QByteArray("http://a.test/"));
    QCOMPARE(seen.header("Accept-Language"), QByteArray("de"));
    QCOMPARE(seen.header("Host"), "127.0.0.1:" + QByteArray::number(site.port()));
    QVERIFY(seen.header("Accept-Encoding").contains("gzip"));
    QCOMPARE(seen.header("Accept-Encoding").contains("br"), base::HasBrotli);
    QVERIFY(!seen.header("Accept").isEmpty());
    // The URL's own credentials are not sent.
    QCOMPARE(seen.header("Authorization"), QByteArray());
    // What one request brings does not stay for the next.
    COMPARE_OUTCOME(fetcher.fetch(requestFor(site.url("/"))), Outcome::None);
    QCOMPARE(site.accessLog().value(1).header("X-One"), QByteArray());
    QCOMPARE(site.accessLog().value(1).header("X-All"), QByteArray("1"));
}

void TestFetcher::joinsRepeatedRequestHeaders()
{
    TestSite site({{"/", "x"}}, door().wire);
    NetSettings settings = door().settings();
    settings.headers
        = {{"X-A", "1"}, {"x-a", "2"}, {"Cookie", "a=1"}, {"Cookie", "b=2"}, {"authorization", "Bearer 1"}};
    settings.credentialOrigins = {site.origin()};
    COMPARE_OUTCOME(fetchOnce(site.url("/"), settings), Outcome::None);
    QCOMPARE(site.accessLog().value(0).header("X-A"), QByteArray("1, 2"));
    QCOMPARE(site.accessLog().value(0).header("Cookie"), QByteArray("a=1; b=2"));
    QCOMPARE(site.accessLog().value(0).header("Authorization"), QByteArray("Bearer 1"));
    // What names us goes to nobody else.
    settings.credentialOrigins = {"http://other.test"};
    COMPARE_OUTCOME(fetchOnce(site.url("/"), settings), Outcome::None);
    QCOMPARE(site.accessLog().value(1).header("X-A"), QByteArray("1, 2"));
    QCOMPARE(site.accessLog().value(1).header("Cookie"), QByteArray());
    QCOMPARE(site.accessLog().value(1).header("Authorization"), QByteArray());
}

void TestFetcher::refusesHeadersThatSplit()
{
    TestSite site({{"/", "x"}}, door().wire);
    Fetcher fetcher(door().settings(), nullptr);
    Request request = requestFor(site.url("/"));
    for (const auto &header : Headers{{"X", "a\r\nY: b"}, {"X\n", "a"}, {"", "a"}, {"X Y", "a"}, {"X:", "a"}}) {
        request.headers = {header};
        const Reply reply = fetcher.fetch(request);
        COMPARE_OUTCOME(reply, Outcome::ProtocolError);
        QVERIFY(reply.error.contains("not allowed"));
    }
    NetSettings settings = door().settings();
    settings.headers = {{"X", "a\nb"}};
    COMPARE_OUTCOME(fetchOnce(site.url("/"), settings), Outcome::ProtocolError);
    QCOMPARE(site.requestCount(), 0);
}

void TestFetcher::statusesAreNoFailures_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {200, 201, 203, 206, 226, 299, 300, 301, 302, 303, 305, 307, 308, 399, 400, 401, 402, 403,
             404, 405, 406, 407, 408, 409, 410, 412, 418, 421, 425, 429, 451, 499, 500, 501, 502, 503, 504, 511, 599})
        QTest::addRow("%d", status) << status;
}

void TestFetcher::statusesAreNoFailures()
{
    QFETCH(const int, status);
    // The challenges would make a browser ask for a password.
    TestSite site({{"/",
                      Response{.status = status,
                          .reason = "Because",
                          .headers = {{"Location", "/next"}, {"WWW-Authenticate", "Basic realm=\"x\""},
                              {"Proxy-Authenticate", "Basic realm=\"x\""}},
                          .body = "the body"}}},
        door().wire);
    const Reply reply = fetchThere(site.url("/"));
    COMPARE_OUTCOME(reply, Outcome::None);
    QCOMPARE(reply.error, QByteArray());
    QCOMPARE(reply.status, status);
    QCOMPARE(reply.reason, QByteArray(door().isHttp2() ? "" : "Because"));
    QCOMPARE(reply.body, QByteArray("the body"));
    QVERIFY(reply.bodyComplete);
    QCOMPARE(headerValue(reply.headers, "location"), QByteArray("/next"));
    QCOMPARE(site.requestCount(), 1);
}

void TestFetcher::headersKeepOrderAndNames()
{
    TestSite site({{"/",
                      Response{.headers = {{"X-Zebra", "1"}, {"x-apple", "2"}, {"X-DUP", "a"}, {"Set-Cookie", "a=1"},
                                   {"X-Dup", "b"}, {"Set-Cookie", "b=2; Path=/"}, {"X-Empty", ""}}}}},
        door().wire);
    const Reply reply = fetchThere(site.url("/"));
    COMPARE_OUTCOME(reply, Outcome::None);
    // One entry for a name, where it came last, values joined; but one entry for each Set-Cookie. Empty ones are left
    // out.
    Headers expected{{"Content-Type", "text/html; charset=utf-8"}, {"X-Zebra", "1"}, {"x-apple", "2"},
        {"Set-Cookie", "a=1"}, {"X-Dup", "a, b"}, {"Set-Cookie", "b=2; Path=/"}, {"Content-Length", "0"}};
    if (door().isQt()) // puts cookies together
        expected.swapItemsAt(3, 4);
    if (door().isHttp2()) { // has no other names
        for (auto &[name, value] : expected)
            name = name.toLower();
    }
    QCOMPARE(reply.headers, expected);
}

void TestFetcher::headAndBodylessAnswers()
{
    TestSite site({{"/", QByteArray(1000, 'x')}, {"/204", Response{.status = 204}},
                      {"/304", Response{.status = 304, .headers = {{"Content-Length", "1234"}}}}, {"/empty", ""}},
        door().wire);
    Fetcher fetcher(door().settings(), nullptr);
    Request head = requestFor(site.url("/"));
    head.method = Method::Head;
    for (int i = 0; i < 2; ++i) {
        const Reply reply = fetcher.fetch(head);
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(reply.contentLength, 1000);
        QCOMPARE(reply.body, QByteArray());
        QVERIFY(reply.bodyComplete);
        QCOMPARE(site.accessLog().last().method, QByteArray("HEAD"));
    }
    for (const char *path : {"/204", "/304", "/empty", "/204", "/304"}) {
        const Reply reply = fetcher.fetch(requestFor(site.url(path)));
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(reply.body, QByteArray());
        QVERIFY(reply.bodyComplete);
    }
    QCOMPARE(site.connectionCount(), door().connections(7));
}

void TestFetcher::keepsConnectionsAlive()
{
    TestSite site({{"/", "page"}, {"/chunked", Response{.body = "page", .chunked = true}},
                      {"/gone", Response{.status = 404, .body = "page"}}},
        door().wire);
    Fetcher fetcher(door().settings(), nullptr);
    for (int i = 0; i < 10; ++i) {
        for (const char *path : {"/", "/chunked", "/gone"})
            QCOMPARE(fetcher.fetch(requestFor(site.url(path))).body, QByteArray("page"));
    }
    QCOMPARE(site.requestCount(), 30);
    QCOMPARE(site.connectionCount(), door().connections(30));
}

void TestFetcher::survivesConnectionsTheServerClosed()
{
    TestSite site(
        {{"/", Response{.body = "page", .closeConnection = true}}, {"/quiet", Response{.body = "page", .idleMs = 0}}},
        door().wire); // announces keep-alive, closes all the same
    Fetcher fetcher(door().settings(), nullptr);
    for (int i = 0; i < 10; ++i) {
        for (const char *path : {"/", "/quiet"}) {
            const Reply reply = fetcher.fetch(requestFor(site.url(path)));
            COMPARE_OUTCOME(reply, Outcome::None);
            QCOMPARE(reply.body, QByteArray("page"));
        }
    }
}

void TestFetcher::timeouts()
{
    TestSite site({{"/never", Response{.neverAnswer = true}},
                      {"/stops", Response{.body = "abcdef", .dripBytes = 3, .dripMs = 100000}},
                      {"/drips", Response{.body = QByteArray(100000, 'x'), .dripBytes = 1, .dripMs = 5}}},
        door().wire);
    NetSettings settings = door().settings();
    settings.timeoutMs = 150;
    settings.totalTimeoutMs = 100000;
    const Reply never = fetchOnce(site.url("/never"), settings);
    COMPARE_OUTCOME(never, Outcome::TimedOut);
    QVERIFY(never.timings.total >= 150);
    QCOMPARE(never.timings.firstByte, -1);
    const Reply stops = fetchOnce(site.url("/stops"), settings);
    COMPARE_OUTCOME(stops, Outcome::TimedOut);
    QCOMPARE(stops.status, 200);
    // A drip is not silence; the total time ends it.
    settings.timeoutMs = 100000;
    settings.totalTimeoutMs = 300;
    const Reply drips = fetchOnce(site.url("/drips"), settings);
    COMPARE_OUTCOME(drips, Outcome::TimedOut);
    QVERIFY(drips.timings.total >= 300);
    QVERIFY(!drips.bodyComplete && drips.outOfTime);
    QVERIFY(!stops.outOfTime);
    // After a timeout the fetcher is as good as new.
    Fetcher fetcher(settings, nullptr);
    site.setPage("/", "page");
    COMPARE_OUTCOME(fetcher.fetch(requestFor(site.url("/never"))), Outcome::TimedOut);
    QCOMPARE(fetcher.fetch(requestFor(site.url("/"))).body, QByteArray("page"));
}

void TestFetcher::bodyWithoutLength()
{
    TestSite site({{"/", Response{.body = "until the end", .untilClose = true}},
                      {"/chunked", Response{.body = "until the end", .chunked = true}},
                      {"/big", Response{.body = QByteArray(3000000, 'y'), .untilClose = true}}},
        door().wire);
    Fetcher fetcher(door().settings(), nullptr);
    for (const char *path : {"/", "/chunked"}) {
        const Reply reply = fetcher.fetch(requestFor(site.url(path)));
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(reply.body, QByteArray("until the end"));
        QCOMPARE(reply.contentLength, -1);
        QVERIFY(reply.bodyComplete);
    }
    QCOMPARE(fetcher.fetch(requestFor(site.url("/big"))).body, QByteArray(3000000, 'y'));
}

void TestFetcher::credentialsOnlyToTheirOrigins()
{
    if (QHostInfo::fromName(QStringLiteral("localhost")).addresses().isEmpty())
        QSKIP("this system does not know localhost: /etc/hosts is missing");
    const auto page = [](const test::Request &request) {
        if (request.header("Authorization").isEmpty())
            return Response{.status = 401, .headers = {{"WWW-Authenticate", "Basic realm=\"x\""}}};
        return Response{.body = "x"};
    };
    TestSite site({{"/", page}, {"/%41", page}}, door().wire);
    TestSite other({{"/", page}}, door().wire);
    NetSettings settings = door().settings();
    settings.logins = {{site.origin(), "user:p\xc3\xa4ss"}};
    settings.credentialOrigins = {site.origin()};
    Fetcher fetcher(settings, nullptr);
    for (const QByteArray &url : QList<QByteArray>{
             site.url("/"), other.url("/"), site.url("/%41"), site.url("/").replace("127.0.0.1", "localhost")})
        COMPARE_OUTCOME(fetcher.fetch(requestFor(url)), Outcome::None);
    const QByteArray expected = "Basic " + QByteArray("user:p\xc3\xa4ss").toBase64();
    const auto log = site.accessLog();
    QCOMPARE(log.value(0).header("Authorization"), QByteArray());
    QCOMPARE(log.value(1).header("Authorization"), expected);
    QCOMPARE(log.value(2).header("Authorization"), expected);
    QCOMPARE(log.value(3).header("Authorization"), QByteArray());
    QCOMPARE(other.accessLog().value(0).header("Authorization"), QByteArray());
}

void TestFetcher::asksOnlyForWhatIsWanted()
{
    TestSite site({{"/small", QByteArray(1000, 's')}, {"/big", QByteArray(5000000, 'b')},
                      {"/endless", Response{.endless = true}}},
        door().wire);
    Fetcher fetcher(door().settings(), nullptr);
    ReplyHead seen;
    int asked = 0;
    qint64 answer = 0;
    const auto get = [&](const char *path) {
        Request request = requestFor(site.url(path));
        request.wanted = [&](const ReplyHead &head) {
            seen = head;
            ++asked;
            return answer;
        };
        return fetcher.fetch(request);
    };
    Reply reply = get("/small");
    COMPARE_OUTCOME(reply, Outcome::None);
    QCOMPARE(reply.status, 200);
    QCOMPARE(reply.body, QByteArray());
    QVERIFY(!reply.bodyComplete);
    QCOMPARE(asked, 1);
    QCOMPARE(seen.status, 200);
    QCOMPARE(seen.contentType, QByteArray("text/html; charset=utf-8"));
    QCOMPARE(seen.contentLength, 1000);
    // A small unwanted body is drained, so that its connection can be used again.
    COMPARE_OUTCOME(get("/small"), Outcome::None);
    QCOMPARE(site.connectionCount(), door().connections(2));
    for (const char *path : {"/big", "/endless"}) {
        reply = get(path);
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(reply.body, QByteArray());
        QVERIFY(!reply.bodyComplete);
        answer = 1234;
        reply = get(path);
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(reply.body.size(), 1234);
        QVERIFY(!reply.bodyComplete);
        answer = 0;
    }
    answer = 1000;
    reply = get("/small");
    QCOMPARE(reply.body.size(), 1000);
    QVERIFY(reply.bodyComplete);
    answer = 100;
    reply = get("/small");
    QCOMPARE(reply.body, QByteArray(100, 's'));
    QVERIFY(!reply.bodyComplete);
    QVERIFY(site.bytesSent() < 20000000);
    // HTTP/2 leaves a stream and keeps the connection.
    if (door().isHttp2())
        QCOMPARE(site.connectionCount(), 1);
}

void TestFetcher::manyOrigins()
{
    std::vector<std::unique_ptr<TestSite>> sites;
    Fetcher fetcher(door().settings(), nullptr);
    for (int i = 0; i < 70; ++i) {
        sites.push_back(std::make_unique<TestSite>(door().wire));
        sites.back()->setFallback("page");
        QCOMPARE(fetcher.fetch(requestFor(sites.back()->url("/"))).body, QByteArray("page"));
    }
    const auto open = [&sites] {
        int count = 0;
        for (const auto &site : sites)
            count += site->openConnections();
        return count;
    };
    QTRY_VERIFY2(open() <= 32, QByteArray::number(open()).constData());
    QCOMPARE(fetcher.fetch(requestFor(sites.front()->url("/"))).body, QByteArray("page"));
}

void TestFetcher::reportsPhasesAndTimings()
{
    TestSite site({{"/", Response{.body = "page", .delayMs = 30}}}, door().wire);
    Fetcher fetcher(door().settings(), nullptr);
    QList<Phase> phases;
    Request request = requestFor(site.url("/"));
    request.progress = [&phases](Phase phase) { phases.append(phase); };
    Reply reply = fetcher.fetch(request);
    QCOMPARE(phases, QList<Phase>({Phase::Connect, Phase::FirstByte, Phase::Download}));
    QVERIFY(reply.timings.connect >= 0);
    QVERIFY(reply.timings.firstByte >= 30);
    QVERIFY(reply.timings.download >= 0);
    QVERIFY(reply.timings.total >= reply.timings.firstByte);
    phases.clear();
    reply = fetcher.fetch(request);
    if (door().isQt()) // a connection of its own again
        phases.removeFirst();
    else
        QCOMPARE(reply.timings.connect, -1);
    QCOMPARE(phases, QList<Phase>({Phase::FirstByte, Phase::Download}));
}

ARGIOPE_TEST(TestFetcher, QCoreApplication)
#include "tst_fetcher.moc"
