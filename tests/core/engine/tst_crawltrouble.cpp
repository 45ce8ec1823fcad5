// Trouble that passes is not believed; trouble that stays is, in bounded time and requests.

#include "tests/core/engine/crawlhelp.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QHash>
#include <QSet>
#include <QTest>

#include <atomic>
#include <limits>

using namespace argiope;
using namespace argiope::test;
using base::Outcome;
using engine::EndReason;

namespace {

QByteArray number(qint64 n)
{
    return QByteArray::number(n);
}

Response troubleOf(const QByteArray &kind)
{
    if (kind == "garbage")
        return {.raw = "\x01\x02 this is no HTTP at all\r\n\r\n"};
    if (kind == "cut body")
        return {.body = QByteArray(5000, 'x'), .closeAfter = 100};
    if (kind == "cut coding") { // a gzip head, and nothing behind it
        return {.headers = {{"Content-Encoding", "gzip"}},
            .body = QByteArray::fromHex("1f8b08000000000000034b4c"),
            .untilClose = true};
    }
    if (kind == "reset")
        return {.reset = true};
    if (kind == "challenge")
        return {.status = 403, .headers = {{"cf-mitigated", "challenge"}}, .body = "Just a moment..."};
    if (kind == "503 in a second")
        return {.status = 503, .headers = {{"Retry-After", "1"}}};
    return {.status = kind.toInt(), .body = "<h1>sorry</h1>"};
}

/// A site of a home page and `pages` pages, each of which links to the next few.
class Site : public TestSite
{
public:
    explicit Site(int pages, int pageMs = 3)
        : m_ms(pageMs)
    {
        QByteArray home;
        for (int i = 0; i < pages; ++i)
            home += "<a href=/p" + number(i) + ">x</a>";
        m_home = home;
        setPage("/robots.txt", Response{.status = 404});
    }
    /// `trouble`: what a request gets in place of its page; status 0: the page.
    void serve(const std::function<Response(const Request &)> &trouble)
    {
        const auto answer = [this, trouble](const Request &request) {
            Response response = trouble(request);
            if (response.status == 0)
                response = {.body = request.target == "/" ? m_home : QByteArray("<title>fine</title>")};
            response.delayMs = m_ms;
            return response;
        };
        setPage("/", answer);
        setFallback(answer);
    }

private:
    QByteArray m_home;
    int m_ms;
};

const Response Fine{.status = 0};

/// Whoever waits for each URL in turn takes longer, on whatever machine; who does not, takes seconds.
constexpr qint64 PassingMs = 120'000;

} // namespace

class TestCrawlTrouble : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;
    int m_projects = 0;
    QString project() { return m_dir.filePath(QStringLiteral("p%1.argiope").arg(++m_projects)); }
    engine::CrawlOptions options(const TestSite &site, int threads, int retries = 2)
    {
        auto options = crawlOptions(project(), site.url("/"), threads);
        options.settings.retries = retries;
        options.laterPauseMs = 300;
        options.controlPauseMs = 100;
        return options;
    }
    static int failed(const CrawlRun &run)
    {
        return int(std::count_if(run.urls.begin(), run.urls.end(),
            [](const store::UrlRecord &row) { return row.page.outcome != Outcome::Ok; }));
    }

private Q_SLOTS:
    void anOutagePasses_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<int>("threads");
        for (const char *kind : {"500", "403", "reset"})
            QTest::addRow("%s, 8 threads", kind) << QByteArray(kind) << 8;
        for (const char *kind : {"500", "403", "502", "504", "408", "503", "503 in a second", "429", "garbage",
                 "cut body", "cut coding", "reset", "challenge"}) {
            QTest::addRow("%s, 32 threads", kind) << QByteArray(kind) << 32;
            if (!test::sanitized) // which look at the same code in the rows with many threads
                QTest::addRow("%s, 1 thread", kind) << QByteArray(kind) << 1;
        }
    }
    void anOutagePasses()
    {
        QFETCH(QByteArray, kind);
        QFETCH(int, threads);
        constexpr int Pages = 250;
        Site site(Pages);
        const qint64 start = TestSite::nowMs();
        std::atomic<qint64> began{0};
        std::atomic<int> bad{0};
        std::atomic<int> served{0};
        site.serve([&](const Request &) {
            const qint64 now = TestSite::nowMs();
            if (++served == 60)
                began = now;
            if (began == 0 || now - began > 600)
                return Fine;
            ++bad;
            return troubleOf(kind);
        });
        const CrawlRun run = runCrawl(options(site, threads));
        QVERIFY(countersHold(run));
        QCOMPARE(run.reason, EndReason::Completed);
        QCOMPARE(run.urls.size(), Pages + 1);
        QVERIFY2(failed(run) == 0, run.summary(site.origin()).constData());
        // Ten in a row, what was under way with them, and controls. Good answers of before that come late begin the row
        // anew, and where threads are slow, more of them do.
        constexpr int Rounds = 4;
        QVERIFY2(bad <= 10 + Rounds * threads + 4, number(bad).constData());
        QVERIFY2(TestSite::nowMs() - start < PassingMs, number(TestSite::nowMs() - start).constData());
    }

    void outagesPassOneAfterTheOther_data()
    {
        QTest::addColumn<int>("threads");
        for (const int threads : {1, 8, 32})
            QTest::addRow("%d threads", threads) << threads;
    }
    void outagesPassOneAfterTheOther()
    {
        // Half a second good, half a second bad, and long enough for the row of bad answers that an outage is told by:
        // where a page takes long, half a second has too few of them, and a page's tries could all meet a bad half.
        constexpr qint64 HalfMs = 500;
        constexpr int LeastAnswers = 12;
        constexpr qint64 MostMs = 2000; // when hardly a page is left
        QFETCH(int, threads);
        Site site(600);
        qint64 began = TestSite::nowMs(); // on the site's thread alone
        int answers = 0;
        bool isBad = false;
        site.serve([&](const Request &) {
            const qint64 lasted = TestSite::nowMs() - began;
            if (lasted > MostMs || (lasted > HalfMs && answers >= LeastAnswers)) {
                began = TestSite::nowMs();
                answers = 0;
                isBad = !isBad;
            }
            ++answers;
            return isBad ? Response{.status = 500} : Fine;
        });
        const CrawlRun run = runCrawl(options(site, threads));
        QCOMPARE(run.urls.size(), 601);
        QVERIFY2(failed(run) == 0, number(failed(run)).constData());
    }

    void whatFailsOnceIsFine_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("every");
        QTest::addColumn<int>("threads");
        for (const int threads : {1, 32}) {
            QTest::addRow("500 of every sixth, %d threads", threads) << 500 << 6 << threads;
            QTest::addRow("403 of every sixth, %d threads", threads) << 403 << 6 << threads;
            QTest::addRow("502 of each, %d threads", threads) << 502 << 1 << threads;
        }
    }
    void whatFailsOnceIsFine()
    {
        QFETCH(int, status);
        QFETCH(int, every);
        QFETCH(int, threads);
        constexpr int Pages = 300;
        QHash<QByteArray, int> asked; // on the site's thread alone
        Site site(Pages, 0);
        site.serve([&](const Request &request) {
            const bool flaky = request.target != "/" && request.target.mid(2).toInt() % every == 0;
            return flaky && ++asked[request.target] == 1 ? Response{.status = status} : Fine;
        });
        const CrawlRun run = runCrawl(options(site, threads, 1));
        QVERIFY(countersHold(run));
        QCOMPARE(run.urls.size(), Pages + 1);
        QCOMPARE(failed(run), 0);
        // Each once, the flaky ones twice, robots.txt, and a few controls.
        const qsizetype most = Pages + 1 + (Pages + every - 1) / every + 1 + 20;
        QVERIFY2(site.requestCount() <= most, number(site.requestCount()).constData());
    }

    // The answers to each URL are the same in each run: so must be what is believed.
    void halfOfTheAnswersFail()
    {
        constexpr int Pages = 120;
        QByteArray first;
        for (const int threads : {1, 32}) {
            QHash<QByteArray, int> asked;
            Site site(Pages, 0);
            site.serve([&](const Request &request) {
                const int nth = ++asked[request.target];
                return request.target != "/" && qHash(request.target + '#' + number(nth), 7) % 2 == 0
                    ? Response{.status = 500}
                    : Fine;
            });
            const CrawlRun run = runCrawl(options(site, threads));
            QVERIFY(countersHold(run));
            const QByteArray summary = run.summary(site.origin());
            if (first.isEmpty())
                first = summary;
            QCOMPARE(summary, first);
        }
    }

    void aBrokenSectionIsBelieved_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("perUrl");
        QTest::newRow("500") << 500 << 2;
        QTest::newRow("403") << 403 << 2;
        QTest::newRow("502") << 502 << 3;
    }
    void aBrokenSectionIsBelieved()
    {
        QFETCH(int, status);
        QFETCH(int, perUrl);
        constexpr int Pages = 1200;
        QByteArray first;
        for (const int threads : {1, 32}) {
            Site site(Pages, 0);
            const auto broken = [](const QByteArray &target) {
                const int n = target.mid(2).toInt();
                return target != "/" && (n >= 400 || n % 50 == 7);
            };
            site.serve([&](const Request &r) { return broken(r.target) ? Response{.status = status} : Fine; });
            const qint64 start = TestSite::nowMs();
            const CrawlRun run = runCrawl(options(site, threads));
            QVERIFY(countersHold(run));
            for (const store::UrlRecord &row : run.urls)
                QCOMPARE(row.page.outcome != Outcome::Ok, broken(row.url.mid(site.origin().size())));
            const QByteArray summary = run.summary(site.origin());
            if (first.isEmpty())
                first = summary;
            QCOMPARE(summary, first);
            const int bad = 808;
            QVERIFY2(site.requestCount() <= Pages - bad + perUrl * bad + 40, number(site.requestCount()).constData());
            QVERIFY2(TestSite::nowMs() - start < PassingMs, number(TestSite::nowMs() - start).constData());
        }
    }

    void whatIsBrokenForEverEnds_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<int>("threads");
        QTest::addColumn<QByteArray>("outcome");
        QTest::addColumn<QByteArray>("says");
        for (const int threads : {1, 16}) {
            QTest::addRow("500, %d threads", threads)
                << QByteArray("500") << threads << QByteArray("server_error") << QByteArray("errors only");
            QTest::addRow("403, %d threads", threads)
                << QByteArray("403") << threads << QByteArray("blocked") << QByteArray("errors only");
            QTest::addRow("reset, %d threads", threads)
                << QByteArray("reset") << threads << QByteArray("connect_failed") << QByteArray("stopped responding");
        }
    }
    void whatIsBrokenForEverEnds()
    {
        QFETCH(QByteArray, kind);
        QFETCH(int, threads);
        QFETCH(QByteArray, outcome);
        QFETCH(QByteArray, says);
        std::atomic<int> served{0};
        Site site(400);
        site.serve([&](const Request &) { return ++served > 100 ? troubleOf(kind) : Fine; });
        auto options = this->options(site, threads);
        options.giveUpAfterMs = options.giveUpFailingAfterMs = 2500;
        const CrawlRun run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.reason, EndReason::Completed);
        QCOMPARE(run.urls.size(), 401);
        int givenUp = 0;
        for (const store::UrlRecord &row : run.urls) {
            QCOMPARE(row.state, store::UrlState::Finished);
            if (row.page.outcome == Outcome::Ok)
                continue;
            QCOMPARE(QByteArray(base::name(row.page.outcome)), outcome);
            QVERIFY2(row.page.error.contains(says), row.page.error.constData());
            ++givenUp;
        }
        QVERIFY2(givenUp >= 300, number(givenUp).constData());
        // A good answer may be read after bad ones that were sent behind it, and the failures are counted anew.
        QVERIFY2(site.requestCount() <= 100 + 10 + 4 * threads + 6, number(site.requestCount()).constData());
    }

    // robots.txt is fine, everything else is refused from the start.
    void aRefusingHostIsAskedTwice_data()
    {
        QTest::addColumn<int>("robots");
        QTest::newRow("robots.txt is fine") << 200;
        QTest::newRow("robots.txt is refused too") << 403;
    }
    void aRefusingHostIsAskedTwice()
    {
        QFETCH(int, robots);
        constexpr int Urls = test::sanitized ? 300 : 1500;
        TestSite site;
        site.setPage("/robots.txt", Response{.status = robots, .contentType = "text/plain"});
        site.setFallback(Response{.status = 403});
        auto options = this->options(site, 8);
        options.settings.seeds.clear();
        for (int i = 0; i < Urls; ++i)
            options.settings.seeds.append(QString::fromLatin1(site.url("/" + number(i))));
        const CrawlRun run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.urls.size(), Urls);
        for (const store::UrlRecord &row : run.urls)
            QCOMPARE(row.page.outcome, Outcome::Blocked);
        QVERIFY2(site.requestCount() <= 2 * Urls + 15, number(site.requestCount()).constData());
    }

    void withoutRetriesThereIsOneAttempt()
    {
        Site site(300, 0);
        site.serve([](const Request &r) {
            return r.target != "/" && r.target.mid(2).toInt() % 6 == 0 ? Response{.status = 500} : Fine;
        });
        const CrawlRun run = runCrawl(options(site, 8, 0));
        QCOMPARE(failed(run), 50);
        QCOMPARE(site.requestCount(), 302);
    }

    void aLimitOfUrlsStaysExact_data()
    {
        QTest::addColumn<int>("threads");
        QTest::newRow("1 thread") << 1;
        QTest::newRow("16 threads") << 16;
    }
    void aLimitOfUrlsStaysExact()
    {
        QFETCH(int, threads);
        Site site(400, 0);
        site.serve([](const Request &r) {
            return r.target != "/" && r.target.mid(2).toInt() % 3 == 0 ? Response{.status = 500} : Fine;
        });
        auto options = this->options(site, threads);
        options.settings.maxUrls = 100;
        const CrawlRun run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.reason, EndReason::MaxUrls);
        QCOMPARE(run.counters.finished, 100);
    }

    // Stopped amid the outage, again and again: what is in doubt is queued in the file, and nothing is believed.
    void stopsAndResumesInAnOutage()
    {
        constexpr int Pages = 300;
        std::atomic<bool> bad{false};
        std::atomic<int> served{0};
        Site site(Pages);
        site.serve([&](const Request &) { return bad || ++served > 80 ? Response{.status = 500} : Fine; });
        auto options = this->options(site, 8);
        bad = false;
        for (int session = 0; session < 3; ++session) {
            const qint64 before = site.requestCount();
            qint64 stopAt = 0;
            const CrawlRun run = runCrawl(options, [&](engine::Crawl &crawl) {
                if (site.requestCount() - before < (session == 0 ? 95 : 8))
                    return;
                stopAt = TestSite::nowMs();
                crawl.stop();
            });
            QCOMPARE(run.reason, EndReason::Stopped);
            QVERIFY(countersHold(run));
            QVERIFY(run.counters.queued > 150);
            for (const store::UrlRecord &row : run.urls)
                QVERIFY(row.state == store::UrlState::Queued || row.page.outcome == Outcome::Ok);
            options.mode = engine::CrawlOptions::Mode::Resume;
        }
        served = -100000;
        const CrawlRun run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.urls.size(), Pages + 1);
        QCOMPARE(failed(run), 0);
    }

    // Few URLs are left, so that each could be asked twice while nobody is well; robots.txt is.
    void whoResumesAmidAnOutageKnowsIt()
    {
        std::atomic<qint64> until{std::numeric_limits<qint64>::max()};
        std::atomic<int> served{0};
        std::atomic<int> refused{0};
        Site site(40);
        site.serve([&](const Request &) {
            if (++served <= 30 || TestSite::nowMs() > until)
                return Fine;
            ++refused;
            return Response{.status = 500};
        });
        auto options = this->options(site, 2);
        CrawlRun run = runCrawl(options, [&](engine::Crawl &crawl) {
            if (refused > 2)
                crawl.stop();
        });
        QCOMPARE(run.reason, EndReason::Stopped);
        options.mode = engine::CrawlOptions::Mode::Resume;
        until = TestSite::nowMs() + 2500;
        run = runCrawl(options);
        QVERIFY(countersHold(run));
        QCOMPARE(run.urls.size(), 41);
        QCOMPARE(failed(run), 0);
    }

    void robotsAreAskedLater()
    {
        TestSite site{{"/", "<a href=/x>x</a>"}, {"/x", "ok"}};
        const qint64 start = TestSite::nowMs();
        site.setPage("/robots.txt",
            [&](const Request &) { return Response{.status = TestSite::nowMs() - start < 3000 ? 500 : 404}; });
        const CrawlRun run = runCrawl(options(site, 8));
        QCOMPARE(run.urls.size(), 2);
        QCOMPARE(failed(run), 0);
        QVERIFY(site.requestCount("/robots.txt") <= 4);
    }
};

ARGIOPE_TEST(TestCrawlTrouble, QCoreApplication)
#include "tst_crawltrouble.moc"
