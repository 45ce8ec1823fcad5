#include "core/audit/pageview.h"
#include "tests/core/audit/auditing.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::audit;
using namespace argiope::audit::testing;

/// What follows from the facts of one URL.
class TestPageView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void indexability_data();
    void indexability();
    void gates();
    void results_data();
    void results();
    void headers();
    void codings();
    void transportSecurity();
    void languageVersions();
    void versionsOfSitemaps();
};

void TestPageView::indexability_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<int>("rule");
    QTest::addColumn<QByteArray>("expected");
    const auto none = int(facts::RuleKind::None);
    QTest::newRow("a page") << QByteArray("<p>") << QByteArray() << none << QByteArray("indexable");
    QTest::newRow("canonical itself") << QByteArray("<link rel=canonical href=/a/page.html#x>") << QByteArray() << none
                                      << QByteArray("indexable");
    QTest::newRow("canonical elsewhere") << QByteArray("<link rel=canonical href=/b>") << QByteArray() << none
                                         << QByteArray("canonicalized");
    QTest::newRow("meta") << QByteArray("<meta name=robots content=none><link rel=canonical href=/b>") << QByteArray()
                          << none << QByteArray("noindex");
    QTest::newRow("header") << QByteArray("<p>") << QByteArray("X-Robots-Tag: noindex\n") << none
                            << QByteArray("noindex");
    QTest::newRow("folded header") << QByteArray("<p>") << QByteArray("X-Robots-Tag:\r\n\tnoindex\r\n") << none
                                   << QByteArray("noindex");
    QTest::newRow("folded into another header")
        << QByteArray("<p>") << QByteArray("Server: x\r\n X-Robots-Tag: noindex\r\n") << none
        << QByteArray("indexable");
    QTest::newRow("folded into no header")
        << QByteArray("<p>") << QByteArray("none\r\n X-Robots-Tag: noindex\r\n") << none << QByteArray("indexable");
    QTest::newRow("a mark at the file's beginning")
        << QByteArray("<p>") << QByteArray("\xEF\xBB\xBFX-Robots-Tag: noindex\r\n") << none << QByteArray("noindex");
    QTest::newRow("a body behind the headers")
        << QByteArray("<p>") << QByteArray("HTTP/1.1 200 OK\r\nServer: x\r\n\r\nX-Robots-Tag: noindex\r\n") << none
        << QByteArray("indexable");
    QTest::newRow("an answer behind another")
        << QByteArray("<p>")
        << QByteArray("HTTP/1.1 301 Moved\r\nLocation: /\r\n\r\nHTTP/2 200\r\nX-Robots-Tag: noindex\r\n\r\n") << none
        << QByteArray("noindex");
    QTest::newRow("headers between blank lines")
        << QByteArray("<p>") << QByteArray("\nServer: x\n\nX-Robots-Tag: noindex\n") << none << QByteArray("noindex");
    QTest::newRow("one engine") << QByteArray("<meta name=googlebot content=noindex>") << QByteArray() << none
                                << QByteArray("noindex");
    QTest::newRow("another's robot") << QByteArray("<meta name=otherbot content=noindex>") << QByteArray() << none
                                     << QByteArray("indexable");
    QTest::newRow("error") << QByteArray("<p>") << QByteArray("HTTP/1.1 404 Not Found\n") << none
                           << QByteArray("status");
    QTest::newRow("disallowed, first of all") << QByteArray("<meta name=robots content=noindex>") << QByteArray()
                                              << int(facts::RuleKind::RobotsReported) << QByteArray("blocked");
}

void TestPageView::indexability()
{
    QFETCH(QByteArray, html);
    QFETCH(QByteArray, headers);
    QFETCH(int, rule);
    store::UrlRecord record = document(html, Address, headers);
    record.rule.kind = facts::RuleKind(rule);
    const Limits limits;
    QTEST(QByteArray(name(PageView(record, limits, true).indexability())), "expected");
}

void TestPageView::gates()
{
    const Limits limits;
    const store::UrlRecord page = document("<p>");
    QVERIFY(PageView(page, limits, true).passes(Gate::Indexable));
    QVERIFY(!PageView(page, limits, false).passes(Gate::Fetched));
    QVERIFY(PageView(page, limits, false).passes(Gate::Known));
    store::UrlRecord waiting;
    waiting.id = base::UrlId(1);
    waiting.url = Address;
    QVERIFY(!PageView(waiting, limits, true).passes(Gate::Fetched));
}

void TestPageView::results_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<int>("rule");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char *name, const QByteArray &html, const QByteArray &url, bool expected,
                         facts::RuleKind rule = facts::RuleKind::None) {
        QTest::newRow(name) << html << url << int(rule) << expected;
    };
    row("a page", "<p>", Address, true);
    row("noindex", "<meta name=robots content=noindex>", Address, false);
    row("canonical elsewhere", "<link rel=canonical href=/b>", Address, false);
    row("blocked", "<p>", Address, false, facts::RuleKind::RobotsReported);
    row("page 2", "<p>", "https://example.org/news/page/2/", false);
    row("page 2 by rel=prev", "<link rel=prev href=/list>", "https://example.org/list/2", false);
    row("a chapter", "<link rel=prev href=ch01.html>", "https://example.org/book/ch02.html", true);
    row("the first page", "<link rel=next href=/news/page/2/>", "https://example.org/news/", true);
}

/// Pages that are to be found by themselves, unless others are asked for.
void TestPageView::results()
{
    QFETCH(QByteArray, html);
    QFETCH(QByteArray, url);
    QFETCH(int, rule);
    QFETCH(bool, expected);
    store::UrlRecord record = document(html, url);
    record.rule.kind = facts::RuleKind(rule);
    Limits limits;
    QCOMPARE(PageView(record, limits, true).passes(Gate::InResults), expected);
    QVERIFY(!PageView(record, limits, false).passes(Gate::InResults));
    limits.nonIndexable = true;
    QVERIFY(PageView(record, limits, true).passes(Gate::InResults));
    QVERIFY(!PageView(answer(404, base::Outcome::Broken), limits, true).passes(Gate::InResults));
}

void TestPageView::headers()
{
    const store::UrlRecord record = document("<p>", Address, "A: 1\nSet-Cookie: a\nset-cookie: b\nAb: 2\n");
    const Limits limits;
    const PageView page(record, limits, true);
    QCOMPARE(page.headers("set-cookie"), QByteArrayList({"a", "b"}));
    QCOMPARE(page.headers("a"), QByteArrayList({"1"}));
    QVERIFY(page.headers("b").isEmpty());
    QCOMPARE(page.joinedHeaders("set-cookie"), QByteArray("a, b"));
    QCOMPARE(page.joinedHeaders("ab"), QByteArray("2"));
    QVERIFY(page.hasHeaders());
}

void TestPageView::codings()
{
    const store::UrlRecord record
        = document("<p>", Address, "Content-Encoding: Identity, GZip\nServer: x\ncontent-encoding: , br\n");
    const Limits limits;
    QCOMPARE(PageView(record, limits, true).codings(), QByteArrayList({"gzip", "br"}));
    const store::UrlRecord plain = document("<p>", Address, "Server: x\n");
    QVERIFY(PageView(plain, limits, true).codings().isEmpty());
}

/// What one page says is not taken for what the next one does.
void TestPageView::transportSecurity()
{
    const Limits limits;
    for (const int seconds : {100, 100, 200, 0, 100}) {
        const store::UrlRecord record = document("<p>", Address,
            seconds == 0 ? QByteArray("Server: x\n")
                         : "Strict-Transport-Security: max-age=" + QByteArray::number(seconds) + '\n');
        const PageView page(record, limits, true);
        const auto &said = page.transportSecurity();
        QCOMPARE(said.has_value(), seconds > 0);
        QCOMPARE(said ? said->maxAge : 0, qint64(seconds));
    }
}

void TestPageView::languageVersions()
{
    const store::UrlRecord record = document(
        "<link rel=alternate hreflang=' de ' href=/de>", Address, "Link: </fr>; rel=alternate; hreflang=\"fr\"\n");
    const Limits limits;
    const QList<LanguageVersion> versions = PageView(record, limits, true).languageVersions();
    QCOMPARE(versions.size(), 2);
    QCOMPARE(versions[0].code, QByteArray("de"));
    QCOMPARE(versions[0].url, QByteArray("https://example.org/de"));
    QCOMPARE(versions[1].url, QByteArray("https://example.org/fr"));
    QCOMPARE(int(versions[1].source), int(VersionSource::Header));
}

/// A pair of code and URL is one, whoever names it.
void TestPageView::versionsOfSitemaps()
{
    store::UrlRecord record = document(
        "<link rel=alternate hreflang=de href=/de>", Address, "Link: </fr>; rel=alternate; hreflang=\"fr\"\n");
    record.sitemapVersions = R"([["DE","https://example.org:443/de"],["fr","https://example.org/fr"],)"
                             R"(["it","https://example.org/it"],["de","https://example.org/deutsch"]])";
    const Limits limits;
    QByteArrayList seen;
    const PageView page(record, limits, true);
    for (const LanguageVersion &version : page.languageVersions())
        seen << version.code + ' ' + version.url.mid(int(strlen("https://example.org"))) + ' ' + name(version.source);
    QCOMPARE(seen, (QByteArrayList{"de /de html", "fr /fr header", "it /it sitemap", "de /deutsch sitemap"}));
}

ARGIOPE_TEST(TestPageView, void)
#include "tst_pageview.moc"
