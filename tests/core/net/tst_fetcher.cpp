#include "tests/core/net/fetchhelp.h"

#include <QSslSocket>

using namespace argiope;
using namespace argiope::net;
using base::Outcome;
using test::Response;
using test::TestSite;

class TestFetcher : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fetchesAPage();
    void sendsItsHeaders();
    void joinsRepeatedRequestHeaders();
    void refusesHeadersThatSplit();
    void statusesAreNoFailures_data();
    void statusesAreNoFailures();
    void headersKeepOrderAndNames();
    void oddReasonPhrases();
    void headAndBodylessAnswers();
    void keepsConnectionsAlive();
    void survivesConnectionsTheServerClosed();
    void failures_data();
    void failures();
    void timeouts();
    void cutBodies_data();
    void cutBodies();
    void bodyWithoutLength();
    void credentialsOnlyToTheirOrigins();
    void asksOnlyForWhatIsWanted();
    void manyOrigins();
    void throughAProxy();
    void proxyFailures();
    void tls();
    void reportsPhasesAndTimings();
};

void TestFetcher::fetchesAPage()
{
    TestSite site{{"/", "<a href=b>"}};
    const Reply reply = fetchOnce(site.url("/#top"));
    COMPARE_OUTCOME(reply, Outcome::None);
    QCOMPARE(reply.error, QByteArray());
    QCOMPARE(reply.status, 200);
    QCOMPARE(reply.reason, QByteArray("OK"));
    QCOMPARE(reply.httpVersion, QByteArray("1.1"));
    QCOMPARE(reply.body, QByteArray("<a href=b>"));
    QVERIFY(reply.bodyComplete);
    QCOMPARE(reply.contentLength, 10);
    QCOMPARE(headerValue(reply.headers, "content-TYPE"), QByteArray("text/html; charset=utf-8"));
    QCOMPARE(headerValue(reply.headers, "X-None"), QByteArray());
    QCOMPARE(site.targets(), QList<QByteArray>{"/"});
}

void TestFetcher::sendsItsHeaders()
{
    TestSite site{{"/", "x"}};
    NetSettings settings = testSettings();
    settings.headers = {{"X-All", "1"}, {"Accept-Language", "de"}, {"Accept-Encoding", "nonsense"}};
    Fetcher fetcher(settings, nullptr);
    Request request = requestFor("http://user:secret@127.0.0.1:" + QByteArray::number(site.port()) + "/");
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
    TestSite site{{"/", "x"}};
    NetSettings settings = testSettings();
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
    TestSite site{{"/", "x"}};
    Fetcher fetcher(testSettings(), nullptr);
    Request request = requestFor(site.url("/"));
    for (const auto &header : Headers{{"X", "a\r\nY: b"}, {"X\n", "a"}, {"", "a"}, {"X Y", "a"}, {"X:", "a"}}) {
        request.headers = {header};
        const Reply reply = fetcher.fetch(request);
        COMPARE_OUTCOME(reply, Outcome::ProtocolError);
        QVERIFY(reply.error.contains("not allowed"));
    }
    NetSettings settings = testSettings();
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
    TestSite site{{"/",
        Response{.status = status,
            .reason = "Because",
            .headers = {{"Location", "/next"}, {"WWW-Authenticate", "Basic realm=\"x\""},
                {"Proxy-Authenticate", "Basic realm=\"x\""}},
            .body = "the body"}}};
    const Reply reply = fetchOnce(site.url("/"));
    COMPARE_OUTCOME(reply, Outcome::None);
    QCOMPARE(reply.error, QByteArray());
    QCOMPARE(reply.status, status);
    QCOMPARE(reply.reason, QByteArray("Because"));
    QCOMPARE(reply.body, QByteArray("the body"));
    QVERIFY(reply.bodyComplete);
    QCOMPARE(headerValue(reply.headers, "location"), QByteArray("/next"));
    QCOMPARE(site.requestCount(), 1);
}

void TestFetcher::headersKeepOrderAndNames()
{
    TestSite site{{"/",
        Response{.headers = {{"X-Zebra", "1"}, {"x-apple", "2"}, {"X-DUP", "a"}, {"Set-Cookie", "a=1"}, {"X-Dup", "b"},
                     {"Set-Cookie", "b=2; Path=/"}, {"X-Empty", ""}}}}};
    const Reply reply = fetchOnce(site.url("/"));
    COMPARE_OUTCOME(reply, Outcome::None);
    // One entry for a name, where it came last, values joined; but one entry for each Set-Cookie. Empty ones are left
    // out.
    const Headers expected{{"Content-Type", "text/html; charset=utf-8"}, {"X-Zebra", "1"}, {"x-apple", "2"},
        {"Set-Cookie", "a=1"}, {"X-Dup", "a, b"}, {"Set-Cookie", "b=2; Path=/"}, {"Content-Length", "0"}};
    QCOMPARE(reply.headers, expected);
}

void TestFetcher::oddReasonPhrases()
{
    TestSite site{{"/utf8", Response{.reason = "Gr\xc3\xbc\xc3\x9f"}}, {"/latin1", Response{.reason = "Gr\xfc\xdf"}}};
    site.setPage("/none", Response{.raw = "HTTP/1.1 200\r\nContent-Length: 2\r\n\r\nok"});
    site.setPage("/blank", Response{.raw = "HTTP/1.1 200 \r\nContent-Length: 2\r\n\r\nok"});
    Fetcher fetcher(testSettings(), nullptr);
    for (const char *path : {"/utf8", "/latin1"}) {
        const Reply reply = fetcher.fetch(requestFor(site.url(path)));
        COMPARE_OUTCOME(reply, Outcome::None);
        QVERIFY(reply.reason.startsWith("Gr"));
        QVERIFY(QString::fromUtf8(reply.reason).toUtf8() == reply.reason); // well-formed UTF-8 whatever came
    }
    for (const char *path : {"/none", "/blank"}) {
        const Reply reply = fetcher.fetch(requestFor(site.url(path)));
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.reason, QByteArray());
        QCOMPARE(reply.body, QByteArray("ok"));
    }
}

void TestFetcher::headAndBodylessAnswers()
{
    TestSite site{{"/", QByteArray(1000, 'x')}, {"/204", Response{.status = 204}},
        {"/304", Response{.status = 304, .headers = {{"Content-Length", "1234"}}}}, {"/empty", ""}};
    Fetcher fetcher(testSettings(), nullptr);
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
    QCOMPARE(site.connectionCount(), 1);
}

void TestFetcher::keepsConnectionsAlive()
{
    TestSite site{{"/", "page"}, {"/chunked", Response{.body = "page", .chunked = true}},
        {"/gone", Response{.status = 404, .body = "page"}}};
    Fetcher fetcher(testSettings(), nullptr);
    for (int i = 0; i < 10; ++i) {
        for (const char *path : {"/", "/chunked", "/gone"})
            QCOMPARE(fetcher.fetch(requestFor(site.url(path))).body, QByteArray("page"));
    }
    QCOMPARE(site.requestCount(), 30);
    QCOMPARE(site.connectionCount(), 1);
}

void TestFetcher::survivesConnectionsTheServerClosed()
{
    TestSite site{{"/", Response{.body = "page", .closeConnection = true}},
        {"/quiet", Response{.body = "page", .closeAfter = 4}}}; // announces keep-alive, closes all the same
    Fetcher fetcher(testSettings(), nullptr);
    for (int i = 0; i < 10; ++i) {
        for (const char *path : {"/", "/quiet"}) {
            const Reply reply = fetcher.fetch(requestFor(site.url(path)));
            COMPARE_OUTCOME(reply, Outcome::None);
            QCOMPARE(reply.body, QByteArray("page"));
        }
    }
}

void TestFetcher::failures_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<int>("status");
    QTest::newRow("closes at once") << QByteArray() << Outcome::ConnectFailed << 0;
    QTest::newRow("not http") << QByteArray("SSH-2.0-OpenSSH_9.2\r\n") << Outcome::ProtocolError << 0;
    QTest::newRow("garbage") << QByteArray("\x01\x02\x03\x04\x05\x06\x07\r\n\r\n") << Outcome::ProtocolError << 0;
    QTest::newRow("short") << QByteArray("HTT") << Outcome::ProtocolError << 0;
    QTest::newRow("no status") << QByteArray("HTTP/1.1 abc\r\n\r\n") << Outcome::ProtocolError << 0;
    QTest::newRow("head cut") << QByteArray("HTTP/1.1 200 OK\r\nContent-Ty") << Outcome::ProtocolError << 0;
    QTest::newRow("body cut") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc")
                              << Outcome::ProtocolError << 200;
    QTest::newRow("body never") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n") << Outcome::ProtocolError
                                << 200;
    QTest::newRow("404 cut") << QByteArray("HTTP/1.1 404 No\r\nContent-Length: 10\r\n\r\nabc") << Outcome::ProtocolError
                             << 404;
}

void TestFetcher::failures()
{
    QFETCH(const QByteArray, raw);
    QFETCH(const Outcome, outcome);
    QFETCH(const int, status);
    TestSite site{{"/", raw.isEmpty() ? Response{.reset = true} : Response{.raw = raw}}};
    const Reply reply = fetchOnce(site.url("/"));
    COMPARE_OUTCOME(reply, outcome);
    QCOMPARE(reply.status, status);
    QVERIFY(!reply.error.isEmpty());
    QVERIFY(!reply.bodyComplete);
    if (raw.endsWith("abc"))
        QCOMPARE(reply.body, QByteArray("abc"));

    if (status != 0 || !raw.isEmpty())
        return;
    const Reply refused = fetchOnce("http://127.0.0.1:" + QByteArray::number(test::closedPort()) + "/");
    COMPARE_OUTCOME(refused, Outcome::ConnectFailed);
    QVERIFY(!refused.error.isEmpty());
    const Reply unknown = fetchOnce("http://no-such-host.invalid/");
    COMPARE_OUTCOME(unknown, Outcome::DnsFailed);
    COMPARE_OUTCOME(fetchOnce("ftp://127.0.0.1/"), Outcome::ProtocolError);
}

void TestFetcher::timeouts()
{
    TestSite site{{"/never", Response{.neverAnswer = true}},
        {"/stops", Response{.raw = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"}},
        {"/drips", Response{.body = QByteArray(100000, 'x'), .dripBytes = 1, .dripMs = 5}}};
    site.setPage("/stops", Response{.body = "abcdef", .dripBytes = 3, .dripMs = 100000});
    NetSettings settings = testSettings();
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

void TestFetcher::cutBodies_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("complete");
    QTest::newRow("whole") << QByteArray("3\r\nabc\r\n0\r\n\r\n") << true;
    QTest::newRow("extension") << QByteArray("3;a=b\r\nabc\r\n0\r\n\r\n") << true;
    QTest::newRow("no last chunk") << QByteArray("3\r\nabc\r\n") << false;
    QTest::newRow("inside a chunk") << QByteArray("5\r\nabc") << false;
    QTest::newRow("before any chunk") << QByteArray() << false;
    QTest::newRow("bad size") << QByteArray("3\r\nabc\r\nzz\r\nabc\r\n0\r\n\r\n") << false;
    QTest::newRow("longer than its size") << QByteArray("3\r\nabcdef\r\n0\r\n\r\n") << false;
    QTest::newRow("enormous size") << QByteArray("3\r\nabc\r\nffffffffffffffffff\r\nabc") << false;
    QTest::newRow("endless extension") << QByteArray("3\r\nabc\r\n5;" + QByteArray(100000, 'x')) << false;
    QTest::newRow("endless trailer") << QByteArray("3\r\nabc\r\n0\r\n" + QByteArray("X: y\r\n").repeated(20000))
                                     << false;
    QTest::newRow("no end of the trailer") << QByteArray("3\r\nabc\r\n0\r\nX: y\r\n") << false;
}

void TestFetcher::cutBodies()
{
    QFETCH(const QByteArray, body);
    QFETCH(const bool, complete);
    TestSite site{{"/", Response{.raw = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + body}}};
    const Reply reply = fetchOnce(site.url("/"));
    QCOMPARE(reply.status, 200);
    QVERIFY2(QByteArray("abc").startsWith(reply.body), reply.body.constData());
    if (complete) {
        COMPARE_OUTCOME(reply, Outcome::None);
        QVERIFY(reply.bodyComplete);
        QCOMPARE(reply.body, QByteArray("abc"));
    } else {
        COMPARE_OUTCOME(reply, Outcome::ProtocolError);
        QVERIFY(!reply.bodyComplete);
    }
}

void TestFetcher::bodyWithoutLength()
{
    TestSite site{{"/", Response{.body = "until the end", .untilClose = true}},
        {"/11", Response{.raw = "HTTP/1.1 200 OK\r\n\r\nuntil the end"}},
        {"/big", Response{.body = QByteArray(3000000, 'y'), .untilClose = true}}};
    Fetcher fetcher(testSettings(), nullptr);
    for (const char *path : {"/", "/11"}) {
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
    TestSite site{{"/", "x"}, {"/%41", "x"}};
    TestSite other{{"/", "x"}};
    NetSettings settings = testSettings();
    settings.credentials = "user:p\xc3\xa4ss";
    settings.credentialOrigins = {site.origin()};
    Fetcher fetcher(settings, nullptr);
    for (const QByteArray &url : QList<QByteArray>{site.url("/"), other.url("/"), site.url("/%41"),
             "http://localhost:" + QByteArray::number(site.port()) + "/"})
        COMPARE_OUTCOME(fetcher.fetch(requestFor(url)), Outcome::None);
    const QByteArray expected = "Basic " + QByteArray("user:p\xc3\xa4ss").toBase64();
    const auto log = site.accessLog();
    QCOMPARE(log.value(0).header("Authorization"), expected);
    QCOMPARE(log.value(1).header("Authorization"), expected);
    QCOMPARE(log.value(2).header("Authorization"), QByteArray());
    QCOMPARE(other.accessLog().value(0).header("Authorization"), QByteArray());
}

void TestFetcher::asksOnlyForWhatIsWanted()
{
    TestSite site{
        {"/small", QByteArray(1000, 's')}, {"/big", QByteArray(5000000, 'b')}, {"/endless", Response{.endless = true}}};
    Fetcher fetcher(testSettings(), nullptr);
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
    QCOMPARE(site.connectionCount(), 1);
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
}

void TestFetcher::manyOrigins()
{
    std::vector<std::unique_ptr<TestSite>> sites;
    Fetcher fetcher(testSettings(), nullptr);
    for (int i = 0; i < 70; ++i) {
        sites.push_back(std::make_unique<TestSite>());
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

void TestFetcher::throughAProxy()
{
    TestSite proxy;
    proxy.setFallback([](const test::Request &r) { return Response{.body = r.target}; });
    NetSettings settings = testSettings();
    settings.proxy = QStringLiteral("http://127.0.0.1:%1").arg(proxy.port());
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
    const Reply tunnel = fetcher.fetch(requestFor("https://example.test/"));
    COMPARE_OUTCOME(tunnel, Outcome::ProxyFailed);
    QCOMPARE(proxy.accessLog().last().method, QByteArray("CONNECT"));
}

void TestFetcher::proxyFailures()
{
    NetSettings settings = testSettings();
    const QByteArray port = QByteArray::number(test::closedPort());
    for (const QByteArray &proxy : QList<QByteArray>{"http://127.0.0.1:" + port, "socks5://127.0.0.1:" + port,
             "ftp://127.0.0.1:" + port, QByteArray("http://"), QByteArray("nonsense")}) {
        settings.proxy = QString::fromLatin1(proxy);
        for (const char *url : {"http://example.test/", "https://example.test/"})
            COMPARE_OUTCOME(fetchOnce(url, settings), Outcome::ProxyFailed);
    }
}

void TestFetcher::tls()
{
    if (!QSslSocket::supportsSsl())
        QSKIP("this Qt has no TLS backend");
    TestSite site({{"/", "secret"}, {"/%41", "secret"}}, test::Tls::SelfSigned);
    const Reply refused = fetchOnce(site.url("/"));
    COMPARE_OUTCOME(refused, Outcome::TlsFailed);
    QVERIFY(!refused.error.isEmpty());
    QCOMPARE(site.requestCount(), 0);
    NetSettings settings = testSettings();
    settings.ignoreTlsErrors = TlsError::Untrusted | TlsError::WrongHost;
    Fetcher fetcher(settings, nullptr);
    for (const char *path : {"/", "/%41", "/"}) {
        const Reply reply = fetcher.fetch(requestFor(site.url(path)));
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(reply.body, QByteArray("secret"));
    }
    QCOMPARE(site.targets(), QList<QByteArray>({"/", "/%41", "/"}));
    // A server that does not speak TLS.
    TestSite plain{{"/", "x"}};
    settings.timeoutMs = 500;
    const Reply none = fetchOnce("https://127.0.0.1:" + QByteArray::number(plain.port()) + "/", settings);
    QVERIFY(none.failure == Outcome::TlsFailed || none.failure == Outcome::TimedOut
        || none.failure == Outcome::ConnectFailed);
}

void TestFetcher::reportsPhasesAndTimings()
{
    TestSite site{{"/", Response{.body = "page", .delayMs = 30}}};
    Fetcher fetcher(testSettings(), nullptr);
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
    QCOMPARE(phases, QList<Phase>({Phase::FirstByte, Phase::Download}));
    QCOMPARE(reply.timings.connect, -1);
}

QTEST_GUILESS_MAIN(TestFetcher)
#include "tst_fetcher.moc"
