#include "tests/core/net/fetchhelp.h"
#include "tests/support/testmain.h"

using namespace argiope;
using namespace argiope::net;
using argiope::settings::CertificateError;
using argiope::settings::CertificateErrors;
using base::Outcome;
using test::Response;
using test::TestSite;

/// Servers that mean harm, and certificates that are wrong.
class TestFetcherHarm : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase_data() { addDoors(); }
    void certificates_data();
    void certificates();
    void http2FallsBack();
    void noTlsAtAll();
    void lengthsAndNames();
    void slowAnswersEnd();
    void neverStuckBehindAFlood();
};

void TestFetcherHarm::certificates_data()
{
    QTest::addColumn<test::Tls>("tls");
    QTest::addColumn<CertificateError>("kind");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("expired") << test::Tls::Expired << CertificateError::Expired << QByteArray("expired on 2011-01-01");
    QTest::newRow("wrong host") << test::Tls::WrongHost << CertificateError::WrongHost << QByteArray("other.test");
    QTest::newRow("self-signed") << test::Tls::SelfSigned << CertificateError::Untrusted << QByteArray("self-signed");
}

void TestFetcherHarm::certificates()
{
    QFETCH(test::Tls, tls);
    QFETCH(CertificateError, kind);
    QFETCH(QByteArray, words);
    if (!door().isSecure())
        return;
    TestSite good({{"/", "fine"}}, door().wire);
    TestSite site({{"/", "secret"}}, door().wire, tls);
    const auto originOf = [](const TestSite &one) { return url::parse(one.url("/"))->origin(); };
    const auto fetchWith = [](const NetSettings &settings, const QByteArray &url) {
        Fetcher fetcher(settings, nullptr);
        return fetcher.fetch(requestFor(url));
    };
    NetSettings settings = door().settings();
    COMPARE_OUTCOME(fetchWith(settings, good.url("/")), Outcome::None);
    for (const CertificateErrors ignored : {CertificateErrors(), ~CertificateErrors(kind)}) {
        settings.ignoreTlsErrors = ignored;
        const Reply refused = fetchWith(settings, site.url("/"));
        COMPARE_OUTCOME(refused, Outcome::TlsFailed);
        QVERIFY2(refused.error.contains(words), refused.error.constData());
    }
    QCOMPARE(site.requestCount(), 0);
    settings.ignoreTlsErrors = kind;
    settings.ignoreTlsOrigins = {"https://other.test", originOf(good)}; // of others alone
    COMPARE_OUTCOME(fetchWith(settings, site.url("/")), Outcome::TlsFailed);
    QCOMPARE(site.requestCount(), 0);
    settings.ignoreTlsOrigins.append(originOf(site));
    QCOMPARE(fetchWith(settings, site.url("/")).body, QByteArray("secret"));
    settings.ignoreTlsOrigins.clear();
    QCOMPARE(fetchWith(settings, site.url("/")).body, QByteArray("secret"));
}

void TestFetcherHarm::http2FallsBack()
{
    // A server that knows HTTP/1.1 only is as good to whoever would rather have HTTP/2.
    if (!door().isSecure())
        return;
    TestSite site({{"/", "page"}, {"/%41", "page"}, {"/gone", Response{.status = 404, .body = "no"}}}, test::Wire::Tls);
    NetSettings settings = door().settings();
    settings.http2 = true;
    Fetcher fetcher(settings, nullptr);
    for (const char *path : {"/", "/%41"})
        QCOMPARE(fetcher.fetch(requestFor(site.url(path))).body, QByteArray("page"));
    const Reply gone = fetcher.fetch(requestFor(site.url("/gone")));
    QCOMPARE(gone.status, 404);
    QCOMPARE(gone.httpVersion, QByteArray("1.1"));
    QCOMPARE(site.accessLog().value(0).header("User-Agent"), QByteArray("ArgiopeTest/1.0"));
    QCOMPARE(site.targets(), QList<QByteArray>({"/", "/%41", "/gone"}));
}

void TestFetcherHarm::noTlsAtAll()
{
    // https: is asked of a server that speaks plain HTTP.
    TestSite plain{{"/", "x"}};
    NetSettings settings = door().settings();
    settings.timeoutMs = 500;
    const Reply none = fetchOnce("https://127.0.0.1:" + QByteArray::number(plain.port()) + "/", settings);
    QVERIFY(none.failure == Outcome::TlsFailed || none.failure == Outcome::TimedOut
        || none.failure == Outcome::ConnectFailed);
    QCOMPARE(plain.requestCount(), 0);
}

void TestFetcherHarm::lengthsAndNames()
{
    // What comes twice: a type counts once, addresses stay apart and as they are.
    TestSite site(
        {{"/type", Response{.headers = {{"Content-Type", "text/plain; charset=latin1"}}, .body = "x"}},
            {"/same", Response{.status = 302, .headers = {{"Location", "/caf\xe9"}, {"Location", "/caf\xe9"}}}},
            {"/two", Response{.status = 302, .headers = {{"Location", "/a,b"}, {"Location", "/c"}}}}},
        door().wire);
    Fetcher fetcher(door().settings(), nullptr);
    const auto locations = [&](const char *path) {
        QList<QByteArray> result;
        const Headers headers = fetcher.fetch(requestFor(site.url(path))).headers;
        for (const auto &[name, value] : headers) {
            if (name.compare("Location", Qt::CaseInsensitive) == 0)
                result.append(value);
        }
        return result;
    };
    QCOMPARE(fetcher.fetch(requestFor(site.url("/type"))).contentType, QByteArray("text/plain; charset=latin1"));
    if (door().isQt()) { // tells of the last only
        QCOMPARE(locations("/same"), QList<QByteArray>{"/caf\xe9"});
        QCOMPARE(locations("/two"), QList<QByteArray>{"/c"});
        return;
    }
    QCOMPARE(locations("/same"), QList<QByteArray>({"/caf\xe9", "/caf\xe9"}));
    QCOMPARE(locations("/two"), QList<QByteArray>({"/a,b", "/c"}));
}

void TestFetcherHarm::slowAnswersEnd()
{
    // A byte now and then is no silence, but less than the least rate.
    TestSite site({{"/drips", Response{.body = QByteArray(100000, 'x'), .dripBytes = 1, .dripMs = 20}},
                      {"/quick", Response{.body = QByteArray(3000, 'x'), .dripBytes = 1000, .dripMs = 100}}},
        door().wire);
    NetSettings settings = door().settings();
    settings.timeoutMs = 400;
    settings.minRate = 1000;
    Fetcher fetcher(settings, nullptr);
    const Reply drips = fetcher.fetch(requestFor(site.url("/drips")));
    COMPARE_OUTCOME(drips, Outcome::TimedOut);
    QVERIFY2(drips.error.contains("least rate"), drips.error.constData());
    QCOMPARE(fetcher.fetch(requestFor(site.url("/quick"))).body.size(), 3000);
}

void TestFetcherHarm::neverStuckBehindAFlood()
{
    // One fetcher meets them all, one after the other, and goes on with what is honest. (tst_transports has them over
    // HTTP/2, and what becomes of Qt's client.)
    if (door().isHttp2() || door().isQt())
        return;
    const QByteArray flood(60'000, 'a');
    TestSite site({{"/honest", "page"}}, door().wire);
    const auto script = [](const QByteArray &first, const QByteArray &more) {
        Response response;
        response.script = {{.bytes = first}, {.bytes = more, .times = -1}};
        return response;
    };
    site.setPage("/head", script("HTTP/1.1 200 OK\r\n", "X: " + flood + "\r\n"));
    site.setPage("/status", script("HTTP/1.1 200 ", flood));
    site.setPage("/interim", script("", "HTTP/1.1 100 C\r\n\r\n"));
    site.setPage("/chunk", script("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5;", flood));
    site.setPage("/empty", script("", "\r\n"));
    Fetcher fetcher(door().settings(), nullptr);
    for (const char *path : {"/head", "/status", "/interim", "/chunk", "/empty"}) {
        const Reply reply = fetcher.fetch(requestFor(site.url(path)));
        QVERIFY(reply.failure == Outcome::TooLarge || reply.failure == Outcome::ProtocolError);
        QCOMPARE(fetcher.fetch(requestFor(site.url("/honest"))).body, QByteArray("page"));
    }
}

ARGIOPE_TEST(TestFetcherHarm, QCoreApplication)
#include "tst_fetcherharm.moc"
