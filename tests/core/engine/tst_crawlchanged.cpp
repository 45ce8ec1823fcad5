// What a recrawl calls changed, and what it asks for again.

#include "core/store/reader.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>

using namespace argiope;
using namespace argiope::test;
using engine::CrawlOptions;

namespace {

QByteArray decimal(qint64 n)
{
    return QByteArray::number(n);
}

QByteArray addressOf(int page)
{
    return page == 0 ? QByteArray("/") : QByteArray("/" + decimal(page));
}

/// What most of a page says: beside it the few words that differ with every visit weigh little.
constexpr char LongText[]
    = "The old mill stands where the brook leaves the forest, and whoever comes up from the village hears its wheel "
      "long before he sees the roof between the alders. Flour is ground there no more, but on Sundays the miller's "
      "daughter opens the great door, shows children how the stones were lifted and dressed, and tells which of her "
      "forefathers carved his name into which beam. Behind the house a path goes down to the pond, whose ice was cut "
      "in winter and kept under straw until the summer, when the brewers of the town sent their carts for it.";

/// A page that is another one at each visit, but not for its readers.
QByteArray application(const QByteArray &text, int visit)
{
    const QByteArray n = decimal(visit);
    return "<!doctype html><html lang=en><head><title>A page</title><meta name=csrf-token content=t" + n
        + "><link rel=stylesheet href=\"/style.css?v=17123456" + decimal(10 + visit) + "\"><script nonce=n" + n
        + ">var token='" + n + "'</script></head><body><!-- visit " + n
        + " --><header><a href=/>Start</a> Hello, it is 12:" + decimal(10 + visit)
        + "</header><div class=breadcrumbs>Trace: <a href=/" + decimal(visit % 3) + ">page</a></div><h1>A page</h1><p>"
        + LongText + "</p><p>" + text + "</p><form action=/search><input type=hidden name=token value=" + n
        + "><input name=q></form><p><a href=/1>Previous</a> | " + n
        + " of 60 | <a href=/2>Next</a></p><p>This page has been viewed " + n + " times.</p><p>Generated in 0." + n
        + " s</p><footer>12:00:" + decimal(10 + visit) + "</footer></body></html>";
}

class ApplicationSite
{
public:
    explicit ApplicationSite(TestSite &site)
    {
        for (int i = 0; i < 5; ++i) {
            site.setPage(addressOf(i), [this, i](const Request &) {
                const int visit = ++visits;
                const QByteArray price = i == 3 ? decimal(100 + run) : QByteArray("100");
                QByteArray text = "Text number " + decimal(i) + " has some words to read, and costs " + price
                    + " EUR since 3 May 2026. <a href=/" + decimal((i + 1) % 5) + ">Read on</a> where you like.";
                return Response{
                    .headers = {{"Set-Cookie", "session=" + decimal(visit)}}, .body = application(text, visit)};
            });
        }
        site.setPage("/style.css", Response{.contentType = "text/css", .body = "p { color: red }"});
    }
    std::atomic<int> visits = 0;
    std::atomic<int> run = 0;
};

} // namespace

class TestCrawlChanged : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tokensAndTimesChangeNothing()
    {
        TestSite site;
        ApplicationSite application(site);
        QTemporaryDir dir;
        const CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 2);
        const CrawlRun first = runCrawl(options);
        QVERIFY(first.urls.size() > 5);
        CrawlRun again = runCrawl(refetchOptions(options));
        QVERIFY(countersHold(again));
        for (const store::UrlRecord &row : std::as_const(again.urls)) {
            QVERIFY2(row.page.lastChanged == 0, row.url.constData());
            QVERIFY2(row.page.changeDegree <= 0, row.url.constData());
        }
        QVERIFY(again.urls.value(site.url("/1")).page.contentHash != first.urls.value(site.url("/1")).page.contentHash);

        application.run = 1; // a price
        again = runCrawl(refetchOptions(options));
        for (int i = 0; i < 5; ++i) {
            const auto page = again.urls.value(site.url(addressOf(i))).page;
            QCOMPARE(page.lastChanged, i == 3 ? page.fetchedAt : 0);
            QVERIFY(i == 3 ? page.changeDegree > 0 && page.changeDegree < 50 : page.changeDegree == 0);
        }
        // Not even once in a hundred days, but the one.
        const auto reader = store::Reader::open(options.path);
        QVERIFY(reader);
        for (int i = 0; i < 5; ++i) {
            const auto row = (*reader)->find(site.url(addressOf(i)));
            QVERIFY(row);
            const auto visits = (*reader)->visits(row->id);
            QCOMPARE(visits.size(), 2);
            QCOMPARE(visits[0].changeHash, visits[1].changeHash);
            QCOMPARE(visits[1].changeHash == row->page.changeHash, i != 3);
        }
    }

    /// Addresses with a moment in them do not add up.
    void doesNotGrow()
    {
        TestSite site;
        ApplicationSite application(site);
        QTemporaryDir dir;
        CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 2);
        options.settings.resources = settings::ResourcePolicy::Check;
        const CrawlRun first = runCrawl(options);
        for (int i = 0; i < 3; ++i) {
            site.clearLog();
            const CrawlRun again = runCrawl(refetchOptions(options));
            QVERIFY(countersHold(again));
            QCOMPARE(again.urls.size(), first.urls.size());
            QCOMPARE(again.counters.fetched, first.counters.fetched);
            QCOMPARE(site.requestCount("/2"), 1);
            int sheets = 0;
            for (const store::UrlRecord &row : again.urls) {
                if (!row.url.contains("style.css"))
                    continue;
                ++sheets;
                QCOMPARE(row.page.visits, i + 2);
                QCOMPARE(site.requestCount(row.url.mid(site.origin().size())), 1);
            }
            QCOMPARE(sheets, 5);
        }
    }

    void whatNothingNamesIsAskedForOnce()
    {
        TestSite site{{"/", "<a href=a>a</a><a href=b>b</a>"}, {"/a", "a"}, {"/b", "b"}};
        QTemporaryDir dir;
        const CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 1);
        (void)runCrawl(options);
        site.setPage("/", "<a href=b>b</a>");
        for (int run = 2; run <= 4; ++run) {
            site.clearLog();
            const CrawlRun again = runCrawl(refetchOptions(options));
            QVERIFY(countersHold(again));
            QCOMPARE(site.requestCount("/a"), run == 2 ? 1 : 0);
            QCOMPARE(site.requestCount("/b"), 1);
            const store::UrlRecord a = again.urls.value(site.url("/a"));
            QCOMPARE(a.page.status, 200); // what is known of it stays
            QCOMPARE(a.page.visits, 2);
            QCOMPARE(a.rule.kind, facts::RuleKind::Unlinked);
            QCOMPARE(again.counters.outdated, 0);
        }
        site.setPage("/", "<a href=b>b</a><a href=a>a</a>");
        site.clearLog();
        const CrawlRun again = runCrawl(refetchOptions(options));
        QCOMPARE(site.requestCount("/a"), 1);
        QCOMPARE(again.urls.value(site.url("/a")).depth, 1);
    }

    /// The first recrawl of a project from before there was such a hash.
    void olderProjects()
    {
        std::atomic<int> visits = 0;
        TestSite site{{"/", [&visits](const Request &) {
                           return Response{.body = "<title>A</title><meta name=csrf-token content=t" + decimal(++visits)
                                   + "><p>Some words to read, and <a href=b>another page</a> of them."};
                       }}};
        site.setPage("/b", [&visits](const Request &) {
            return Response{.body = "<title>B " + decimal(visits < 5 ? 1 : 2) + "</title><p hidden>" + decimal(++visits)
                    + "<p>Other words that are read here."};
        });
        QTemporaryDir dir;
        const CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 2);
        (void)runCrawl(options);
        {
            auto writer = store::Writer::open(options.path);
            QVERIFY(writer);
            (*writer)->begin();
            for (int id = 1; id <= 10; ++id) {
                if (auto page = (*writer)->page(base::UrlId(id))) {
                    page->changeHash.clear();
                    (*writer)->finish(*page);
                }
            }
            QVERIFY((*writer)->commit());
        }
        CrawlRun again = runCrawl(refetchOptions(options));
        for (const store::UrlRecord &row : std::as_const(again.urls))
            QVERIFY2(row.page.lastChanged == 0, row.url.constData());
        visits = 10;
        again = runCrawl(refetchOptions(options));
        QCOMPARE(again.urls.value(site.url("/")).page.lastChanged, 0);
        QVERIFY(again.urls.value(site.url("/b")).page.lastChanged > 0);
    }
};

ARGIOPE_TEST(TestCrawlChanged, QCoreApplication)
#include "tst_crawlchanged.moc"
