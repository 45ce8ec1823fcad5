#include "tests/core/net/fetchhelp.h"

#include <QSslSocket>

using namespace argiope;
using namespace argiope::net;
using base::Outcome;
using test::Response;
using test::TestSite;

/// Servers that mean harm, and certificates that are wrong.
class TestFetcherHarm : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void certificates_data();
    void certificates();
    void http2FallsBack();
    void slowAnswersEnd();
    void neverStuckBehindAFlood();
};

void TestFetcherHarm::certificates_data()
{
    QTest::addColumn<test::Tls>("tls");
    QTest::addColumn<TlsError>("kind");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("expired") << test::Tls::Expired << TlsError::Expired << QByteArray("expired on 2011-01-01");
    QTest::newRow("wrong host") << test::Tls::WrongHost << TlsError::WrongHost << QByteArray("other.test");
    QTest::newRow("self-signed") << test::Tls::SelfSigned << TlsError::Untrusted << QByteArray("self-signed");
}

void TestFetcherHarm::certificates()
{
    if (!QSslSocket::supportsSsl())
        QSKIP("this Qt has no TLS backend");
    QFETCH(test::Tls, tls);
    QFETCH(TlsError, kind);
    QFETCH(QByteArray, words);
    test::trustTestAuthority();
    TestSite good({{"/", "fine"}}, test::Tls::Good);
    TestSite site({{"/", "secret"}}, tls);
    const auto fetchWith = [](const NetSettings &settings, const QByteArray &url, bool strict) {
        Fetcher fetcher(settings, nullptr);
        return fetcher.fetch(strict ? strictRequestFor(url) : requestFor(url));
    };
    for (const bool strict : {false, true}) {
        site.clearLog();
        NetSettings settings = testSettings();
        settings.http2 = true;
        COMPARE_OUTCOME(fetchWith(settings, good.url("/"), strict), Outcome::None);
        for (const TlsErrors ignored : {TlsErrors(), ~TlsErrors(kind)}) {
            settings.ignoreTlsErrors = ignored;
            const Reply refused = fetchWith(settings, site.url("/"), strict);
            COMPARE_OUTCOME(refused, Outcome::TlsFailed);
            QVERIFY2(refused.error.contains(words), refused.error.constData());
        }
        QCOMPARE(site.requestCount(), 0);
        settings.ignoreTlsErrors = kind;
        QCOMPARE(fetchWith(settings, site.url("/"), strict).body, QByteArray("secret"));
    }
}

void TestFetcherHarm::http2FallsBack()
{
    if (!QSslSocket::supportsSsl())
        QSKIP("this Qt has no TLS backend");
    TestSite site(
        {{"/", "page"}, {"/%41", "page"}, {"/gone", Response{.status = 404, .body = "no"}}}, test::Tls::SelfSigned);
    NetSettings settings = testSettings();
    settings.http2 = true;
    COMPARE_OUTCOME(fetchOnce(site.url("/"), settings), Outcome::TlsFailed);
    settings.ignoreTlsErrors = TlsError::Untrusted;
    Fetcher fetcher(settings, nullptr);
    for (const char *path : {"/", "/%41"})
        QCOMPARE(fetcher.fetch(requestFor(site.url(path))).body, QByteArray("page"));
    QCOMPARE(fetcher.fetch(requestFor(site.url("/gone"))).status, 404);
    QCOMPARE(site.accessLog().value(0).header("User-Agent"), QByteArray("ArgiopeTest/1.0"));
}

void TestFetcherHarm::slowAnswersEnd()
{
    // A byte now and then is no silence, but less than the least rate.
    TestSite site{{"/drips", Response{.body = QByteArray(100000, 'x'), .dripBytes = 1, .dripMs = 20}},
        {"/quick", Response{.body = QByteArray(3000, 'x'), .dripBytes = 1000, .dripMs = 100}}};
    NetSettings settings = testSettings();
    settings.timeoutMs = 400;
    settings.minRate = 1000;
    Fetcher fetcher(settings, nullptr);
    for (const bool strict : {false, true}) {
        const auto requestOf
            = [&](const char *path) { return strict ? strictRequestFor(site.url(path)) : requestFor(site.url(path)); };
        const Reply drips = fetcher.fetch(requestOf("/drips"));
        COMPARE_OUTCOME(drips, Outcome::TimedOut);
        QVERIFY2(drips.error.contains("least rate"), drips.error.constData());
        QCOMPARE(fetcher.fetch(requestOf("/quick")).body.size(), 3000);
    }
}

void TestFetcherHarm::neverStuckBehindAFlood()
{
    // One fetcher meets them all, one after the other, and goes on with what is honest.
    const QByteArray flood(60'000, 'a');
    TestSite site{{"/honest", "page"}};
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
    Fetcher fetcher(testSettings(), nullptr);
    for (const char *path : {"/head", "/status", "/interim", "/chunk", "/empty"}) {
        const Reply reply = fetcher.fetch(strictRequestFor(site.url(path)));
        QVERIFY(reply.failure == Outcome::TooLarge || reply.failure == Outcome::ProtocolError);
        QCOMPARE(fetcher.fetch(requestFor(site.url("/honest"))).body, QByteArray("page"));
    }
}

QTEST_GUILESS_MAIN(TestFetcherHarm)
#include "tst_fetcherharm.moc"
