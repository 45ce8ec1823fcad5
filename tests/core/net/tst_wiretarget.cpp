#include "core/net/wiretarget.h"
#include "tests/core/net/fetchhelp.h"
#include "tests/support/testmain.h"

using namespace argiope;
using namespace argiope::net;
using base::Outcome;
using test::TestSite;

class TestWireTarget : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void requestLineIsTheUrls_data();
    void requestLineIsTheUrls();
    void everyByteOfPathAndQuery();
    void qtGetsWhatItKeeps();
    void headKeepsItsMeaning();
    void hosts_data();
    void hosts();
};

void TestWireTarget::requestLineIsTheUrls_data()
{
    QTest::addColumn<QByteArray>("target"); // as the URL Standard serialises it
    const QList<QByteArray> targets{"/", "/a", "/?", "/a?", "/a?b", "/?a?b", "/%41", "/%7e", "/%7E", "/~", "/a|b",
        "/a%7Cb", "/?a|b", "/^", "/?^", "/`?`", "/%22", "/?%22", "/?[a]=1", "/[a]", "/%zz", "/%", "/?%", "/%4", "//",
        "//double//slash", "//double", "/a//", "/a/./b", "/%2e%2e/b", "/a/%2e%2e/b", "/a%2Fb", "/;p=1;q", "/?a;b", "/'",
        "/?a'b", "/?a\\b", "/%5C", "/%20", "/?a+b", "/?a%20b", "/?a%2Bb", "/%C3%BC", "/%c3%bc", "/?%FC", "/%FF", "/%00",
        "/%0D%0AX:%20y", "/?%0d%0a", "/%23", "/?%23", "/%3F", "/:", "/a:b@c", "/?http://other.test/?x", "/{}", "/?{}",
        "/%7B%7D", "/$&,;=+!*()", "/?/./../", "/?a=//", "/-._~", "/.well-known/x", "/a.", "/..a", "/%E2%80%AE",
        "/?%E2%82", "/?q=%u1234", "/%25", "/%2541", "/=?=&=", "/a?b#", "/" + QByteArray(20000, 'x'),
        "/?" + QByteArray("%41|").repeated(3000)};
    for (const QByteArray &target : targets)
        QTest::newRow(target.left(40).constData()) << target;
}

void TestWireTarget::requestLineIsTheUrls()
{
    QFETCH(const QByteArray, target);
    TestSite site;
    site.setFallback("page");
    const url::Url url = toUrl(site.url(target));
    const QByteArray expected = url.hrefWithoutFragment().sliced(site.origin().size()).toByteArray();
    Fetcher fetcher(testSettings(), nullptr);
    Request request;
    request.url = url;
    const Reply reply = fetcher.fetch(request);
    COMPARE_OUTCOME(reply, Outcome::None);
    QCOMPARE(reply.body, QByteArray("page"));
    QCOMPARE(site.targets(), QList<QByteArray>{expected});
    const test::Request seen = site.accessLog().value(0);
    QCOMPARE(seen.method, QByteArray("GET"));
    QCOMPARE(seen.version, QByteArray("HTTP/1.1"));
    QCOMPARE(seen.header("Host"), "127.0.0.1:" + QByteArray::number(site.port()));
    QVERIFY(seen.header("User-Agent").startsWith("ArgiopeTest"));
    // The connection is as good as any other.
    COMPARE_OUTCOME(fetcher.fetch(request), Outcome::None);
}

void TestWireTarget::everyByteOfPathAndQuery()
{
    TestSite site;
    site.setFallback("page");
    Fetcher fetcher(testSettings(), nullptr);
    QList<QByteArray> expected;
    for (int c = 0x21; c < 0x7f; ++c) {
        const char byte = char(c);
        for (const QByteArray &prefix : QList<QByteArray>{"/p", "/p?q"}) {
            for (const QByteArray &text : {QByteArray(prefix + byte), QByteArray(prefix + byte + byte + "z"),
                     QByteArray(prefix + '%' + QByteArray::number(c, 16))}) {
                Request request;
                request.url = toUrl(site.url(text));
                expected.append(request.url.hrefWithoutFragment().sliced(site.origin().size()).toByteArray());
                COMPARE_OUTCOME(fetcher.fetch(request), Outcome::None);
            }
        }
    }
    QCOMPARE(site.targets(), expected);
}

void TestWireTarget::qtGetsWhatItKeeps()
{
    for (const char *text :
        {"http://a.test/", "http://a.test/b/c.html", "http://a.test/b?c=d&e=f", "http://a.test:8080/b.c/"}) {
        const auto url = managerUrl(toUrl(text));
        QVERIFY(url);
        QCOMPARE(url->toEncoded(), QByteArray(text));
    }
    QCOMPARE(managerUrl(toUrl("http://u:p@a.test/b#x"))->toEncoded(), QByteArray("http://a.test/b"));
    for (const char *text : {"http://a.test/%41", "http://a.test/?a|b", "http://a.test//b"})
        QVERIFY2(!managerUrl(toUrl(text)), text);
}

void TestWireTarget::headKeepsItsMeaning()
{
    TestSite site;
    site.setFallback(QByteArray(1000, 'x'));
    Fetcher fetcher(testSettings(), nullptr);
    for (const char *target : {"/%41", "/a", "/%41"}) {
        Request request = requestFor(site.url(target));
        request.method = Method::Head;
        const Reply reply = fetcher.fetch(request);
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.contentLength, 1000);
        QVERIFY(reply.bodyComplete);
        QCOMPARE(site.accessLog().last().method, QByteArray("HEAD"));
        QCOMPARE(site.accessLog().last().target, QByteArray(target));
    }
}

void TestWireTarget::hosts_data()
{
    QTest::addColumn<QByteArray>("url");
    for (const char *url :
        {"http://example.org/", "http://a_b.example/", "http://_dmarc.example:8080/", "http://[::1]/",
            "http://[2001:db8::1]:81/", "http://127.0.0.1/", "http://xn--bcher-kva.example/",
            "http://b\xc3\xbc"
            "cher.example/",
            "http://a..b/", "http://-a-.example/", "http://a.example./", "http://0x7f.1/", "http://xn--a/",
            "http://a!b/", "http://a~b/", "http://a'b/", "http://a*b/", "http://a,b/", "http://a$b/", "http://a&b/",
            "http://a(b)/", "http://a=b/", "http://a;b/", "http://a+b/", "http://a`b/", "http://a{b}/", "http://a\"b/"})
        QTest::newRow(url) << QByteArray(url);
}

void TestWireTarget::hosts()
{
    QFETCH(const QByteArray, url);
    const auto parsed = url::parse(url);
    if (!parsed)
        return; // the URL Standard refuses it, so nobody asks
    // Better not asked than another host asked.
    if (const auto target = managerUrl(*parsed)) {
        QByteArray host = target->host(QUrl::FullyEncoded).toLatin1();
        if (host.contains(':'))
            host = '[' + host + ']';
        QCOMPARE(host, parsed->hostname().toByteArray());
        QCOMPARE(target->port(80), parsed->effectivePort());
    }
}

ARGIOPE_TEST(TestWireTarget, QCoreApplication)
#include "tst_wiretarget.moc"
