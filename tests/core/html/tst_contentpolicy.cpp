#include "core/html/contentpolicy.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::html;

class TestContentPolicy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parse();
    void lists();
    void gaps_data();
    void gaps();
    void mistakes_data();
    void mistakes();
    void severalTogether();
    void wordsOfGaps();
};

void TestContentPolicy::parse()
{
    const ContentPolicy policy = ContentPolicy::parse(" ; Script-Src 'self'\thttps://A.example;;script-src *; sandbox");
    QVERIFY(!policy.isEmpty());
    QVERIFY(policy.find("script-src"));
    QCOMPARE(policy.find("script-src")->values, QByteArrayList({"'self'", "https://A.example"})); // the first counts
    QVERIFY(policy.find("sandbox"));
    QVERIFY(policy.find("sandbox")->values.isEmpty());
    QVERIFY(!policy.find("default-src"));
    QVERIFY(ContentPolicy::parse(" ;; ").isEmpty());
}

void TestContentPolicy::lists()
{
    QCOMPARE(ContentPolicy::parseList("default-src 'none', ,img-src *").size(), size_t(2));
    QCOMPARE(ContentPolicy::parseList("").size(), size_t(0));
    // A comma is nothing special in a document.
    QCOMPARE(ContentPolicy::parse("img-src a,b").find("img-src")->values, QByteArrayList({"a,b"}));
}

void TestContentPolicy::gaps_data()
{
    QTest::addColumn<QByteArray>("policy");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *policy, const char *expected) {
        QTest::newRow(policy) << QByteArray(policy) << QByteArray(expected);
    };
    row("default-src 'self'; base-uri 'self'", "");
    row("default-src 'self'", "base-uri");
    row("img-src 'self'; base-uri x", "unsafe-inline script-src object-src");
    row("script-src 'self'; base-uri x", "object-src");
    row("script-src 'self'; object-src data:; base-uri x", "object-src");
    row("default-src 'none'; script-src *; base-uri x", "script-src");
    row("default-src 'none'; script-src HTTPS:; base-uri x", "script-src");
    row("default-src 'none'; script-src https://*:*; base-uri x", "script-src");
    row("default-src 'none'; script-src *.example.org https://example.com; base-uri x", "");
    row("default-src 'self' 'Unsafe-Inline'; base-uri x", "unsafe-inline");
    row("default-src 'self' 'unsafe-inline' 'nonce-YQ=='; base-uri x", "nonce");
    row("default-src 'self' 'unsafe-inline' 'sha256-YQ=='; base-uri x", "");
    row("default-src 'self' 'unsafe-inline' 'nonce-*'; base-uri x", "unsafe-inline"); // no nonce
    row("default-src 'strict-dynamic' 'sha384-YQ' https: 'unsafe-inline'; base-uri x; object-src 'none'", "nonce");
    row("default-src 'none'; script-src-elem 'self'; script-src-attr 'unsafe-inline'; base-uri x", "unsafe-inline");
    row("default-src *; script-src 'self'; object-src 'none'; base-uri x", "");
    row("default-src 'none'; script-src */app/; base-uri x", "script-src");
    row("default-src 'none'; script-src */; base-uri x", "script-src");
    row("default-src 'none'; base-uri https:", "base-uri");
    row("default-src 'none'; base-uri 'self' *", "base-uri");
    row("default-src 'none'; base-uri https://*.example.org", "");
}

void TestContentPolicy::gaps()
{
    QFETCH(QByteArray, policy);
    QTEST(words(ContentPolicy::parse(policy).gaps()), "expected");
}

void TestContentPolicy::mistakes_data()
{
    QTest::addColumn<QByteArray>("policy");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *policy, const QByteArrayList &expected) {
        QTest::newRow(policy) << QByteArray(policy) << expected;
    };
    row("default-src 'self' https: blob: *.example.org:8080; upgrade-insecure-requests", {});
    row("scriptsrc 'self'", {"scriptsrc"});
    row("script-src self", {"self"});
    row("script-src 'selff' nonce-abc", {"'selff'", "nonce-abc"});
    row("script-src 'nonce-a b'", {"'nonce-a", "b'"});
    row("script-src 'none' object-src 'none'", {"object-src"});
    row("report-uri /x script-src 'self'", {"script-src"});
    row("report-to default-src; trusted-types script-src 'allow-duplicates'", {});
    row("require-trusted-types-for 'script'; webrtc 'block'; sandbox allow-forms", {});
    row("script-src 'wasm-unsafe-eval' 'report-sample' 'unsafe-hashes' 'SHA512-YQ=='", {});
}

void TestContentPolicy::mistakes()
{
    QFETCH(QByteArray, policy);
    QTEST(ContentPolicy::parse(policy).mistakes(), "expected");
}

void TestContentPolicy::severalTogether()
{
    const PolicyGaps scripts = ContentPolicy::parse("script-src 'nonce-a'").gaps();
    const PolicyGaps rest = ContentPolicy::parse("object-src 'none'").gaps();
    QVERIFY(isWeak(scripts));
    QVERIFY(isWeak(rest));
    QVERIFY(isWeak(together(scripts, rest))); // nonces, and no base-uri in either
    QVERIFY(!isWeak(together(together(scripts, rest), ContentPolicy::parse("base-uri 'none'").gaps())));
    QVERIFY(!isWeak(ContentPolicy::parse("default-src 'self'").gaps()));
}

void TestContentPolicy::wordsOfGaps()
{
    for (int gaps = 0; gaps < 32; ++gaps)
        QCOMPARE(int(gapsFromWords(words(PolicyGaps(gaps)))), gaps);
    QCOMPARE(int(gapsFromWords("object-src of a newer version")), int(AnyObjects));
}

ARGIOPE_TEST(TestContentPolicy, void)
#include "tst_contentpolicy.moc"
