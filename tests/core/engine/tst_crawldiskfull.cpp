#include "core/engine/recorder.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/core/engine/fulldisk.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QEventLoop>
#include <QSemaphore>
#include <QTest>
#include <QTimer>

using namespace argiope;
using namespace argiope::test;
using engine::Crawl;
using engine::CrawlError;
using engine::CrawlOptions;
using engine::EndReason;
using engine::PauseReason;
using engine::State;

namespace {

constexpr int DiskPages = 150;
constexpr int DiskLinksAPage = 40;
constexpr qint64 TooSmall = 160 * 1024; ///< bytes, for what the site's project needs
constexpr int PatienceMs = 120000;

/// Every page leads to the next two and to many others, with texts of its own: a project of some hundred kilobytes.
void servePages(TestSite &site)
{
    for (int page = 0; page < DiskPages; ++page) {
        QByteArray body = "<!doctype html><title>Page " + QByteArray::number(page) + "</title>";
        for (int i = 1; i <= DiskLinksAPage; ++i) {
            const int to = i <= 2 ? 2 * page + i : (page * 31 + i * 17) % DiskPages;
            body += "<a href='/p/" + QByteArray::number(to % DiskPages) + "'>from " + QByteArray::number(page) + " to "
                + QByteArray::number(to) + ", number " + QByteArray::number(i) + "</a>";
        }
        site.setPage(page == 0 ? QByteArray("/") : "/p/" + QByteArray::number(page), Response{.body = body});
    }
    site.setPage("/p/0", Response{.status = 302, .headers = {{"Location", "/"}}});
}

QByteArray linksOf(const CrawlRun &run)
{
    QList<QByteArray> lines;
    for (const store::LinkRecord &link : run.links)
        lines.append(link.source + ' ' + link.target + ' ' + link.text);
    std::sort(lines.begin(), lines.end());
    for (const store::UrlRecord &row : run.urls)
        lines.append(row.url + ' ' + QByteArray::number(row.inlinks));
    return lines.join('\n');
}

struct Ending
{
    EndReason reason = EndReason::None;
    std::optional<CrawlError> error;
    engine::Counters counters;
    QList<PauseReason> pauses;
    bool inTime = false;
};

/// Runs a crawl to its end; `onPause` is called whenever its pause reason changes.
Ending run(const CrawlOptions &options, const std::function<void(Crawl &, PauseReason)> &onPause)
{
    Ending ending;
    Crawl crawl(options);
    QEventLoop loop;
    QObject::connect(&crawl, &Crawl::failed, &loop, [&](const CrawlError &error) { ending.error = error; });
    QObject::connect(&crawl, &Crawl::pauseReasonChanged, &loop, [&](PauseReason reason) {
        ending.pauses.append(reason);
        onPause(crawl, reason);
    });
    QObject::connect(&crawl, &Crawl::ended, &loop, [&](EndReason reason) {
        ending.reason = reason;
        ending.inTime = true;
        loop.quit();
    });
    QTimer::singleShot(PatienceMs, &loop, &QEventLoop::quit);
    crawl.start();
    loop.exec();
    ending.counters = crawl.counters();
    return ending;
}

} // namespace

class TestCrawlDiskFull : public QObject
{
    Q_OBJECT

    /// What the crawl gives where there is room.
    void reference(TestSite &site, QByteArray &summary, QByteArray &links)
    {
        QTemporaryDir dir;
        const CrawlRun run = runCrawl(crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/")));
        QCOMPARE(run.reason, EndReason::Completed);
        summary = run.summary(site.origin());
        links = linksOf(run);
        site.clearLog();
    }

private Q_SLOTS:
    void waitsAndGoesOn_data()
    {
        QTest::addColumn<int>("threads");
        QTest::addColumn<bool>("byItself");
        QTest::addColumn<bool>("pauseToo");
        QTest::newRow("one thread") << 1 << false << false;
        QTest::newRow("eight threads") << 8 << false << false;
        QTest::newRow("nobody says resume") << 4 << true << false;
        QTest::newRow("paused by a person as well") << 4 << true << true;
    }
    void waitsAndGoesOn()
    {
        QFETCH(int, threads);
        QFETCH(bool, byItself);
        QFETCH(bool, pauseToo);
        TestSite site;
        servePages(site);
        QByteArray summary;
        QByteArray links;
        reference(site, summary, links);

        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("p.argiope"));
        const auto limit = std::make_shared<std::atomic<qint64>>(TooSmall);
        auto options = crawlOptions(path, site.url("/"), threads);
        options.fileLimit = limit;
        int full = 0;
        int byPerson = 0;
        int raises = 0;
        const Ending ending = run(options, [&](Crawl &crawl, PauseReason reason) {
            if (reason == PauseReason::User) {
                ++byPerson;
                QTimer::singleShot(0, &crawl, &Crawl::resume);
            }
            if (reason != PauseReason::DiskFull)
                return;
            ++full;
            if (pauseToo && full == 1)
                QTimer::singleShot(0, &crawl, &Crawl::pause);
            // Several times too little: every attempt must leave things as they were.
            auto *raise = new QTimer(&crawl);
            QObject::connect(raise, &QTimer::timeout, &crawl, [&crawl, &raises, raise, limit, byItself] {
                if (crawl.pauseReason() != PauseReason::DiskFull) {
                    raise->deleteLater();
                    return;
                }
                *limit = ++raises < 8 ? limit->load() + 16 * 1024 : 0;
                if (!byItself)
                    crawl.resume();
            });
            raise->start(30);
        });
        QVERIFY(ending.inTime);
        QVERIFY2(!ending.error, ending.error ? qPrintable(ending.error->message()) : "");
        QCOMPARE(ending.reason, EndReason::Completed);
        QVERIFY(full >= 1);
        QCOMPARE(byPerson > 0, pauseToo);
        const CrawlRun read = readProject(path);
        QCOMPARE(read.summary(site.origin()), summary);
        QCOMPARE(linksOf(read), links);
        QVERIFY(ending.counters.balanced());
        QCOMPARE(read.stats.finished, ending.counters.finished);
        QCOMPARE(read.stats.links, ending.counters.links);
        for (int page = 1; page < DiskPages; ++page)
            QCOMPARE(site.requestCount("/p/" + QByteArray::number(page)), 1);
    }

    void stopEndsWithAClearError()
    {
        TestSite site;
        servePages(site);
        QByteArray summary;
        QByteArray links;
        reference(site, summary, links);

        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("p.argiope"));
        auto options = crawlOptions(path, site.url("/"), 8);
        options.fileLimit = std::make_shared<std::atomic<qint64>>(TooSmall);
        const Ending ending = run(options, [&](Crawl &crawl, PauseReason reason) {
            if (reason == PauseReason::DiskFull)
                QTimer::singleShot(50, &crawl, &Crawl::stop);
        });
        QVERIFY(ending.inTime);
        QCOMPARE(ending.reason, EndReason::Failed);
        QVERIFY(ending.error);
        QCOMPARE(ending.error->storeCode, int(store::StoreError::Code::DiskFull));
        QVERIFY(!ending.error->message().contains(u'\n'));
        QVERIFY(readProject(path).stats.finished < DiskPages);

        options = crawlOptions(path, site.url("/"), 8);
        options.mode = CrawlOptions::Mode::Resume;
        const CrawlRun resumed = runCrawl(options);
        QCOMPARE(resumed.reason, EndReason::Completed);
        QCOMPARE(resumed.summary(site.origin()), summary);
        QCOMPARE(linksOf(resumed), links);
    }

    // All that was fetched is saved: nobody waits for an index that only makes looking up quicker.
    void noRoomForTheIndex()
    {
        TestSite site;
        servePages(site);
        QByteArray summary;
        QByteArray links;
        reference(site, summary, links);

        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("p.argiope"));
        const auto limit = std::make_shared<std::atomic<qint64>>(0);
        const auto log = std::make_shared<KeptLog>();
        auto options = crawlOptions(path, site.url("/"), 4);
        options.fileLimit = limit;
        options.log = log;
        Ending ending;
        {
            Crawl crawl(options);
            QEventLoop loop;
            QObject::connect(&crawl, &Crawl::stateChanged, &loop, [&](State state) {
                if (state == State::Stopping)
                    *limit = 4096; // from here on it may not grow at all
            });
            QObject::connect(&crawl, &Crawl::failed, &loop, [&](const CrawlError &error) { ending.error = error; });
            QObject::connect(
                &crawl, &Crawl::pauseReasonChanged, &loop, [&](PauseReason reason) { ending.pauses.append(reason); });
            QObject::connect(&crawl, &Crawl::ended, &loop, [&](EndReason reason) {
                ending.reason = reason;
                loop.quit();
            });
            QTimer::singleShot(PatienceMs, &loop, &QEventLoop::quit);
            crawl.start();
            loop.exec();
        }
        QCOMPARE(ending.reason, EndReason::Completed);
        QVERIFY(!ending.error);
        QCOMPARE(ending.pauses, QList<PauseReason>());
        const QList<base::LogEntry> lines = log->entries();
        QVERIFY(std::any_of(lines.begin(), lines.end(), [](const base::LogEntry &line) {
            return line.text.contains("not enough disk space to complete the inlink index");
        }));
        const CrawlRun read = readProject(path);
        QCOMPARE(read.summary(site.origin()), summary);
        QCOMPARE(linksOf(read), links);
        QVERIFY(inlinksHold(read)); // without the index
    }

    // The same for the word that the crawl is over: the crawl ends, and says what is wrong.
    void noRoomForTheLastWord()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("p.argiope"));
        {
            TestSite site{{"/", "x"}};
            QVERIFY(runCrawl(crawlOptions(path, site.url("/"))).reason == EndReason::Completed);
        }
        if (!FullDisk::install())
            QSKIP("the database's library cannot be reached");
        QSemaphore opened;
        QSemaphore closed;
        std::optional<CrawlError> error;
        bool waited = false;
        engine::Recorder::Events events;
        events.opened = [&](const auto &) { opened.release(); };
        events.failed = [&](const CrawlError &what) { error = what; };
        events.credentialsKept = [](auto, const QString &) {};
        events.closed = [&] { closed.release(); };
        events.requeued = [] {};
        events.byteLimit = [] {};
        events.trapFound = [](const QByteArray &) {};
        events.waits = [&](engine::PauseReason) { waited = true; };
        auto options = crawlOptions(path, "http://127.0.0.1/");
        options.mode = CrawlOptions::Mode::Resume;
        options.settings.seeds.clear();
        {
            engine::Recorder recorder(options, events, base::systemClock());
            recorder.start();
            QVERIFY(opened.tryAcquire(1, PatienceMs));
            FullDisk::isFull = true;
            recorder.finish(EndReason::Completed);
            const bool ended = closed.tryAcquire(1, PatienceMs);
            FullDisk::isFull = false;
            QVERIFY(ended);
        }
        QVERIFY(error);
        QCOMPARE(error->storeCode, int(store::StoreError::Code::DiskFull));
        QVERIFY(!waited);
        QCOMPARE(readProject(path).stats.finished, 1);
    }

    // The window closes while the disk is full.
    void destroyedWhileItWaits()
    {
        TestSite site;
        servePages(site);
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("p.argiope"));
        auto options = crawlOptions(path, site.url("/"), 4);
        options.fileLimit = std::make_shared<std::atomic<qint64>>(TooSmall);
        {
            Crawl crawl(options);
            crawl.start();
            QTRY_COMPARE_WITH_TIMEOUT(crawl.pauseReason(), PauseReason::DiskFull, PatienceMs);
            QCOMPARE(crawl.state(), State::Paused);
        }
        QVERIFY(readProject(path).stats.discovered > 0);
    }
};

ARGIOPE_TEST(TestCrawlDiskFull, QCoreApplication)
#include "tst_crawldiskfull.moc"
