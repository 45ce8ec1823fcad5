// Links marked nofollow come last; applications are known by their pages, and their waste is left out where asked.

#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTest>

using namespace argiope;
using namespace argiope::test;
using engine::EndReason;
using settings::NofollowPolicy;

class TestCrawlNofollow : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void comesLast_data();
    void comesLast();
    void aBetterLinkBringsItForward();
    void pagesThatSayBoth_data();
    void pagesThatSayBoth();
    void wasteIsLeftOut();
    void applications();
    void leftOutUnderWay();
};

namespace {

QByteArray linkTo(const QByteArray &path, const char *rel = "")
{
    return "<a href=\"" + path + "\" " + rel + ">x</a>";
}

/// Of what is put together from pieces.
Page body(const QByteArray &text)
{
    return Page(text);
}

constexpr int Many = 20;

QByteArray many(const QByteArray &folder)
{
    QByteArray links;
    for (int i = 1; i <= Many; ++i)
        links += linkTo(folder + QByteArray::number(i));
    return links;
}

/// Pages that lead to one further page each, so that something waits all the time.
void addMany(TestSite &site)
{
    for (int i = 1; i <= Many; ++i) {
        const QByteArray number = QByteArray::number(i);
        site.setPage("/b/" + number, body(linkTo("/c/" + number)));
        site.setPage("/c/" + number, Page("c"));
    }
}

QList<QByteArray> pagesOf(const TestSite &site)
{
    QList<QByteArray> targets = site.targets();
    targets.removeAll("/robots.txt");
    return targets;
}

} // namespace

void TestCrawlNofollow::comesLast_data()
{
    QTest::addColumn<int>("policy");
    QTest::addColumn<int>("order");
    QTest::addColumn<int>("first"); // place of the page among those that are asked for
    QTest::addColumn<int>("last");
    using settings::Order;
    // Who asks does not wait for the page before to be written: near the end there may be nothing else for a moment.
    QTest::newRow("last") << int(NofollowPolicy::Last) << int(Order::Breadth) << 2 * Many - 5 << 2 * Many + 1;
    QTest::newRow("last, by PageRank") << int(NofollowPolicy::Last) << int(Order::PageRank) << Many << 2 * Many + 1;
    QTest::newRow("obey") << int(NofollowPolicy::Obey) << int(Order::Breadth) << -1 << -1;
    QTest::newRow("follow") << int(NofollowPolicy::Follow) << int(Order::Breadth) << 1 << Many + 1;
}

void TestCrawlNofollow::comesLast()
{
    QFETCH(int, policy);
    QFETCH(int, order);
    QFETCH(int, first);
    QFETCH(int, last);
    TestSite site{{"/", body(many("/b/") + linkTo("/a", "rel=nofollow"))}, {"/a", "a"}};
    addMany(site);
    QTemporaryDir dir;
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("a.argiope")), site.url("/"), 1);
    options.settings.nofollow = NofollowPolicy(policy);
    options.settings.order = settings::Order(order);
    const CrawlRun run = runCrawl(options);
    QCOMPARE(run.reason, EndReason::Completed);
    const int place = int(pagesOf(site).indexOf("/a"));
    QVERIFY2(place >= first && place <= last, QByteArray::number(place).constData());
    if (NofollowPolicy(policy) == NofollowPolicy::Obey)
        QCOMPARE(run.skipped.value(site.url("/a")).rule.kind, facts::RuleKind::NoFollow);
    else
        QCOMPARE(run.urls.value(site.url("/a")).depth, 1);
    QVERIFY(countersHold(run));
}

void TestCrawlNofollow::aBetterLinkBringsItForward()
{
    TestSite site{{"/", body(many("/b/") + linkTo("/a", "rel=nofollow"))}, {"/a", "a"}};
    addMany(site);
    site.setPage("/b/1", body(linkTo("/a") + linkTo("/c/1")));
    QTemporaryDir dir;
    const CrawlRun run = runCrawl(crawlOptions(dir.filePath(QStringLiteral("a.argiope")), site.url("/"), 1));
    QCOMPARE(run.urls.value(site.url("/a")).depth, 1);
    QVERIFY(pagesOf(site).indexOf("/a") <= Many + 2);
    QVERIFY(countersHold(run));
}

void TestCrawlNofollow::pagesThatSayBoth_data()
{
    QTest::addColumn<QByteArray>("robots");
    QTest::addColumn<bool>("last");
    QTest::newRow("both") << QByteArray("noindex,nofollow") << true;
    QTest::newRow("none") << QByteArray("none") << true;
    QTest::newRow("nofollow") << QByteArray("index, nofollow") << false;
    QTest::newRow("noindex") << QByteArray("noindex") << false;
}

void TestCrawlNofollow::pagesThatSayBoth()
{
    QFETCH(QByteArray, robots);
    QFETCH(bool, last);
    TestSite site{{"/", body(linkTo("/a") + many("/b/"))},
        {"/a", body("<meta name=robots content='" + robots + "'>" + linkTo("/e"))}, {"/e", "e"}};
    addMany(site);
    QTemporaryDir dir;
    const CrawlRun run = runCrawl(crawlOptions(dir.filePath(QStringLiteral("a.argiope")), site.url("/"), 1));
    QCOMPARE(run.reason, EndReason::Completed);
    QCOMPARE(pagesOf(site).indexOf("/e") >= 2 * Many - 5, last);
    QCOMPARE(run.urls.size(), 2 * Many + 3);
}

void TestCrawlNofollow::wasteIsLeftOut()
{
    const QByteArray made = "<meta name=generator content='DokuWiki'><meta name=robots content='noindex,nofollow'>";
    TestSite site{{"/", QByteArray(made + linkTo("/doku.php?id=a") + linkTo("/doku.php?id=a&amp;do=edit"))},
        {"/doku.php?id=a", QByteArray(made + linkTo("/doku.php?id=a&amp;rev=17"))}};
    QTemporaryDir dir;
    const CrawlRun run = runCrawl(crawlOptions(dir.filePath(QStringLiteral("a.argiope")), site.url("/"), 1));
    QCOMPARE(pagesOf(site), (QList<QByteArray>{"/", "/doku.php?id=a"}));
    const store::Rule rule = run.skipped.value(site.url("/doku.php?id=a&do=edit")).rule;
    QCOMPARE(rule.kind, facts::RuleKind::NoFollow);
    QCOMPARE(rule.detail, QByteArray("dokuwiki: forms and other views"));
}

void TestCrawlNofollow::applications()
{
    TestSite site{{"/",
                      "<meta name=generator content='MediaWiki 1.39'><a href=/index.php?title=A>A</a>"
                      "<a href='/index.php?title=A&amp;action=edit'>e</a>"},
        {"/index.php?title=A", "<a href='/index.php?title=A&amp;oldid=5'>o</a>"}};
    site.setFallback(Page("x"));
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("a.argiope"));
    engine::CrawlOptions options = crawlOptions(path, site.url("/"));
    QList<QByteArray> found;
    const CrawlRun run = runCrawl(options, [&](engine::Crawl &crawl) { found = crawl.applications(); });
    QCOMPARE(found, QList<QByteArray>{"mediawiki"});
    QVERIFY(run.urls.contains(site.url("/index.php?title=A&action=edit"))); // never silently
    QCOMPARE((*store::Reader::open(path))->meta("applications"), QByteArray("mediawiki"));
    options.path = dir.filePath(QStringLiteral("b.argiope"));
    options.settings.leaveOut = {QStringLiteral("mediawiki")};
    const CrawlRun without = runCrawl(options);
    QCOMPARE(without.skipped.value(site.url("/index.php?title=A&action=edit")).rule.kind, facts::RuleKind::Waste);
    QCOMPARE(without.skipped.value(site.url("/index.php?title=A&oldid=5")).rule.kind, facts::RuleKind::Waste);
    QVERIFY(without.urls.contains(site.url("/index.php?title=A")));
}

void TestCrawlNofollow::leftOutUnderWay()
{
    QByteArray body = "<meta name=generator content='MediaWiki 1.39'>";
    for (int i = 0; i < 60; ++i)
        body += "<a href='/index.php?title=A&amp;oldid=" + QByteArray::number(i) + "'>o</a>";
    TestSite site{{"/", Page(body)}};
    site.setFallback(Page([](const Request &) { return Response{.body = "x", .delayMs = 20}; }));
    QTemporaryDir dir;
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("a.argiope")), site.url("/"), 1);
    bool changed = false;
    const CrawlRun run = runCrawl(options, [&](engine::Crawl &crawl) {
        if (changed || crawl.applications().isEmpty())
            return;
        settings::CrawlSettings settings = crawl.settings();
        settings.leaveOut = {QStringLiteral("mediawiki")};
        changed = crawl.change(settings);
    });
    QVERIFY(changed);
    QCOMPARE(run.reason, EndReason::Completed);
    QVERIFY(run.skipped.size() > 10);
    QVERIFY(countersHold(run));
}

ARGIOPE_TEST(TestCrawlNofollow, QCoreApplication)
#include "tst_crawlnofollow.moc"
