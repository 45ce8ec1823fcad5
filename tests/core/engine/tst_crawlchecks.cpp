// Other people's hosts that do not answer cost a site's crawl little, and its pages nothing.

#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QElapsedTimer>
#include <QTest>

#include <atomic>
#include <memory>
#include <vector>

using namespace argiope;
using namespace argiope::test;
using base::Outcome;
using settings::RobotsPolicy;

namespace {

constexpr int SilentMs = 600;

/// Hosts beside the site.
using Sites = std::vector<std::unique_ptr<TestSite>>;

Sites sitesThatAnswer(int count, const Response &response, bool robots)
{
    Sites sites;
    for (int i = 0; i < count; ++i) {
        sites.push_back(std::make_unique<TestSite>(std::initializer_list<std::pair<QByteArray, Page>>{}));
        sites.back()->setFallback(response);
        if (robots)
            sites.back()->setPage("/robots.txt", Response{.status = 404});
    }
    return sites;
}

/// A page of the site links to the next ones, and to something on each of the other hosts.
void serveTree(TestSite &site, int pages, const Sites &others)
{
    for (int i = 0; i < pages; ++i) {
        QByteArray body = "<title>p</title>";
        for (int next = 4 * i + 1; next <= 4 * i + 4 && next < pages; ++next)
            body += "<a href=/" + QByteArray::number(next) + ">n</a>";
        for (const auto &other : others)
            body += "<a href=" + other->url("/" + QByteArray::number(i)) + ">o</a>";
        site.setPage(i == 0 ? QByteArray("/") : "/" + QByteArray::number(i), Response{.body = body});
    }
}

engine::CrawlOptions checkOptions(const QString &path, const TestSite &site, int threads)
{
    engine::CrawlOptions options = crawlOptions(path, site.url("/"), threads);
    options.settings.checkExternal = true;
    options.settings.retries = 2;
    options.settings.timeout = 20;
    options.settings.checkTimeout = SilentMs / 1000.0;
    options.laterPauseMs = 50;
    return options;
}

} // namespace

class TestCrawlChecks : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;
    int m_projects = 0;
    QString project() { return m_dir.filePath(QStringLiteral("p%1.argiope").arg(++m_projects)); }

private Q_SLOTS:
    /// One time-out a host, whatever it is that does not answer.
    void aHostThatDoesNotAnswerIsAskedOnce_data()
    {
        QTest::addColumn<RobotsPolicy>("policy");
        QTest::addColumn<bool>("robots"); ///< it has answered for that
        QTest::addColumn<Response>("response");
        QTest::addColumn<int>("requests"); ///< but for robots.txt
        QTest::newRow("robots.txt neither") << RobotsPolicy::Obey << false << Response{.neverAnswer = true} << 0;
        QTest::newRow("robots.txt not asked for")
            << RobotsPolicy::Ignore << false << Response{.neverAnswer = true} << 1;
        QTest::newRow("but for robots.txt") << RobotsPolicy::Obey << true << Response{.neverAnswer = true} << 2;
        QTest::newRow("it hangs up") << RobotsPolicy::Ignore << false << Response{.reset = true} << 2;
    }
    void aHostThatDoesNotAnswerIsAskedOnce()
    {
        QFETCH(RobotsPolicy, policy);
        QFETCH(bool, robots);
        QFETCH(Response, response);
        QFETCH(int, requests);
        constexpr int Pages = 30;
        const Sites others = sitesThatAnswer(2, response, robots);
        TestSite site({});
        serveTree(site, Pages, others);
        engine::CrawlOptions options = checkOptions(project(), site, 4);
        options.settings.robots = policy;
        const CrawlRun run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.reason, engine::EndReason::Completed);
        QCOMPARE(run.urls.size(), Pages + 2 * Pages);
        for (const auto &other : others) {
            int asked = 0;
            for (const QByteArray &target : other->targets())
                asked += target != "/robots.txt" ? 1 : 0;
            QVERIFY2(asked <= requests, QByteArray::number(asked).constData());
            QVERIFY(other->requestCount("/robots.txt") <= 1);
            int shared = 0;
            for (int i = 0; i < Pages; ++i) {
                const auto page = run.urls[other->url("/" + QByteArray::number(i))].page;
                QVERIFY(base::isFailure(page.outcome));
                shared += page.error.contains("this URL was not requested") ? 1 : 0;
            }
            QVERIFY2(shared >= Pages - requests, QByteArray::number(shared).constData());
        }
    }

    /// The site's pages are all there before two of the silent hosts were given up.
    void thePagesDoNotWait_data()
    {
        QTest::addColumn<int>("threads");
        QTest::addColumn<settings::Order>("order");
        QTest::newRow("1 thread") << 1 << settings::Order::Breadth;
        QTest::newRow("4 threads") << 4 << settings::Order::Breadth;
        QTest::newRow("4 threads, by rank") << 4 << settings::Order::PageRank;
        QTest::newRow("8 threads, in depth") << 8 << settings::Order::Depth;
    }
    void thePagesDoNotWait()
    {
        QFETCH(int, threads);
        QFETCH(settings::Order, order);
        constexpr int Pages = 40;
        constexpr int Hosts = 5; ///< more than may be asked before the last page
        const Sites others = sitesThatAnswer(Hosts, Response{.neverAnswer = true}, false);
        TestSite site({});
        serveTree(site, Pages, others);
        engine::CrawlOptions options = checkOptions(project(), site, threads);
        options.settings.order = order;
        options.settings.checkTimeout = 1;
        qint64 asked = 0; // hosts, when the last page was there
        const CrawlRun run = runCrawl(options, [&](engine::Crawl &) {
            if (site.requestCount() <= Pages) { // with robots.txt
                asked = 0;
                for (const auto &other : others)
                    asked += other->requestCount() > 0 ? 1 : 0;
            }
        });
        QVERIFY(countersHold(run));
        QCOMPARE(run.urls.size(), Pages + Hosts * Pages);
        QCOMPARE(site.requestCount(), Pages + 1);
        QVERIFY2(asked <= std::max(threads / 4, 1) * 2, QByteArray::number(asked).constData());
    }

    /// What answers is checked as ever, beside what does not: one that failed is asked once more.
    void whatAnswersIsChecked()
    {
        TestSite fine({{"/robots.txt", Response{.status = 404}}});
        fine.setFallback("ok");
        TestSite failing({{"/robots.txt", Response{.status = 404}}});
        failing.setFallback(Response{.status = 503});
        const QByteArray links = "<a href=" + fine.url("/a") + ">a</a><a href=" + fine.url("/b")
            + ">b</a><a href=" + failing.url("/c") + ">c</a>";
        TestSite site({{"/", links}});
        engine::CrawlOptions options = checkOptions(project(), site, 4);
        options.settings.retries = 5;
        const CrawlRun run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.urls[fine.url("/a")].page.outcome, Outcome::Ok);
        QCOMPARE(run.urls[fine.url("/b")].page.outcome, Outcome::Ok);
        QCOMPARE(run.urls[failing.url("/c")].page.status, 503);
        QCOMPARE(failing.requestCount("/c"), 2);
    }

    /// What was settled for checks is no verdict on a page of the same host, which is worth more attempts.
    void aPageIsWorthMoreThanACheck()
    {
        TestSite other{{"/robots.txt", Response{.status = 404}}, {"/a", "ok"}};
        std::atomic<int> asked{0};
        other.setPage("/robots.txt", [&asked](const Request &) {
            return ++asked == 1 ? Response{.neverAnswer = true} : Response{.status = 404};
        });
        const QByteArray image = "<img src=" + other.url("/x.png") + "><a href=/2>2</a>";
        const QByteArray link = "<a href=" + other.url("/a") + ">a</a>";
        TestSite site({{"/", image}, {"/2", Response{.body = link, .delayMs = 2 * SilentMs}}});
        engine::CrawlOptions options = checkOptions(project(), site, 4);
        options.settings.scope = settings::Scope::Any;
        options.settings.resources = settings::ResourcePolicy::Check;
        const CrawlRun run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.urls[other.url("/a")].page.outcome, Outcome::Ok);
        QCOMPARE(run.urls[other.url("/x.png")].page.outcome, Outcome::TimedOut);
    }
};

ARGIOPE_TEST(TestCrawlChecks, QCoreApplication)
#include "tst_crawlchecks.moc"
