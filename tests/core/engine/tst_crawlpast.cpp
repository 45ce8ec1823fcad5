#include "core/engine/lanehistory.h"
#include "core/engine/threadtotals.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTest>

using namespace argiope;
using namespace argiope::test;
using engine::CrawlHistory;
using engine::CrawlOptions;
using engine::LaneHistory;
using engine::RefetchKind;
using engine::WorkerPhase;
using engine::WorkerStatus;

namespace {

struct KeptPast
{
    CrawlHistory history;
    QList<WorkerStatus> threads;
    LaneHistory lanes;
    qint64 pages = 0;
};

KeptPast readPast(const QString &path)
{
    auto reader = store::Reader::open(path);
    if (!reader)
        return {};
    KeptPast kept{CrawlHistory::fromJson((*reader)->meta("history"), 1LL << 40),
        engine::threadsFromJson((*reader)->meta("threads")), LaneHistory::fromJson((*reader)->meta("lanes"))};
    for (const WorkerStatus &thread : kept.threads)
        kept.pages += thread.pages;
    return kept;
}

void servePagesOfPast(TestSite &site, int pages, int delayMs)
{
    site.setFallback([pages, delayMs](const Request &request) {
        const int number = request.path().mid(1).toInt();
        QByteArray body;
        for (int next = number * 3 + 1; next <= number * 3 + 3 && next < pages; ++next)
            body += "<a href=/" + QByteArray::number(next) + ">x</a>";
        return Response{.body = body, .delayMs = delayMs};
    });
}

} // namespace

/// How a crawl went belongs to its project, and the next session goes on with it.
class TestCrawlPast : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aSingleUrlTakesNothingAway()
    {
        TestSite site;
        servePagesOfPast(site, 100, 40);
        QTemporaryDir dir;
        const CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/0"), 2);
        const CrawlRun first = runCrawl(options);
        QCOMPARE(first.reason, engine::EndReason::Completed);
        const KeptPast before = readPast(options.path);
        QVERIFY(before.history.samples().size() > 2);
        QCOMPARE(before.history.samples().constFirst().fetched, 0);
        QCOMPARE(before.history.samples().constLast().queued, 0);
        QCOMPARE(before.pages, 100);
        QCOMPARE(before.threads.size(), 2);
        QVERIFY(before.threads[0].phaseTotalsMs[size_t(WorkerPhase::FirstByte)] > 100);
        QVERIFY(before.lanes.of(2).size() > 10);

        CrawlOptions again = refetchOptions(options, RefetchKind::Selected);
        again.selected = {first.urls.value(site.url("/5")).id};
        // The end is another one now.
        const QList<CrawlHistory::Sample> untouched
            = before.history.samples().mid(0, before.history.samples().size() - 1);
        bool wentOn = false;
        const CrawlRun second = runCrawl(again, [&](engine::Crawl &crawl) {
            const QList<CrawlHistory::Sample> now = crawl.history().samples();
            wentOn = wentOn || now.mid(0, untouched.size()) == untouched;
        });
        QCOMPARE(second.reason, engine::EndReason::Completed);
        QVERIFY(wentOn);
        const KeptPast after = readPast(options.path);
        QCOMPARE(after.history.samples().mid(0, untouched.size()), untouched);
        QVERIFY(after.history.samples().size() >= before.history.samples().size());
        QCOMPARE(after.history.samples().constLast().fetched, 101);
        QCOMPARE(after.pages, 101);
        QVERIFY(after.lanes.of(1).size() >= before.lanes.of(1).size());
        for (size_t phase = 0; phase < size_t(WorkerPhase::Done); ++phase)
            QVERIFY(after.threads[0].phaseTotalsMs[phase] >= before.threads[0].phaseTotalsMs[phase]);
    }
    void aStopAndFewerThreads()
    {
        TestSite site;
        servePagesOfPast(site, 60, 60);
        QTemporaryDir dir;
        CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/0"), 3);
        const CrawlRun first = runCrawl(options, [](engine::Crawl &crawl) {
            if (crawl.counters().finished >= 15)
                crawl.stop();
        });
        QCOMPARE(first.reason, engine::EndReason::Stopped);
        const KeptPast before = readPast(options.path);
        QCOMPARE(before.threads.size(), 3);
        QCOMPARE(before.pages, first.counters.finished);
        QVERIFY(before.history.samples().constLast().queued > 0);

        options.mode = CrawlOptions::Mode::Resume;
        options.settings.threads = 1;
        qsizetype shown = 0;
        const CrawlRun second
            = runCrawl(options, [&](engine::Crawl &crawl) { shown = std::max(shown, crawl.workers().size()); });
        QCOMPARE(second.reason, engine::EndReason::Completed);
        QCOMPARE(shown, 1);
        const KeptPast after = readPast(options.path);
        QCOMPARE(after.threads.size(), 3); // what the others did is not forgotten
        QCOMPARE(after.threads[2].pages, before.threads[2].pages);
        QCOMPARE(after.pages, 60);
        QCOMPARE(after.history.samples().constLast().fetched, 60);
        // Time goes on where it was.
        qint64 last = -1;
        for (const CrawlHistory::Sample &sample : after.history.samples()) {
            QVERIFY(sample.ms > last);
            last = sample.ms;
        }
        QVERIFY(last <= second.counters.totalMs);
    }
    void aRecrawlHasASpeed()
    {
        TestSite site;
        servePagesOfPast(site, 40, 50);
        QTemporaryDir dir;
        const CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/0"), 2);
        (void)runCrawl(options);
        (void)runCrawl(refetchOptions(options));
        QCOMPARE(readPast(options.path).history.samples().constLast().fetched, 80);
    }
};

ARGIOPE_TEST(TestCrawlPast, QCoreApplication)
#include "tst_crawlpast.moc"
