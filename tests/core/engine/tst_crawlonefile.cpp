// The project's file, taken alone while others have it open, has everything: at a pause, at the end, and where the disk
// has no room left for what comes after the last page.
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QTest>
#include <QTimer>

using namespace argiope;
using namespace argiope::test;
using engine::Crawl;
using engine::RefetchKind;
using engine::State;

namespace {

constexpr int FilePages = 80;
constexpr int FileLinksAPage = 30;

void servePages(TestSite &site, int delayMs)
{
    site.setFallback([delayMs](const Request &request) {
        if (request.path() == "/robots.txt")
            return Response{.status = 404};
        const int page = request.path().mid(1).toInt();
        QByteArray body;
        for (int i = 1; i <= FileLinksAPage; ++i)
            body += "<a href='/" + QByteArray::number((page * 7 + i) % FilePages) + "'>link " + QByteArray::number(i)
                + "</a>";
        return Response{.body = body, .delayMs = delayMs};
    });
}

/// What is finished in the file alone; -1 where it cannot be read.
qint64 finishedInTheFileAlone(const QString &path)
{
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("sent.argiope"));
    if (!QFile::copy(path, copy))
        return -1;
    auto reader = store::Reader::open(copy);
    return reader ? (*reader)->stats().finished : -1;
}

} // namespace

class TestCrawlOneFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void atAPause();
    void atTheEnd_data();
    void atTheEnd();
    void timeGoesOn();
};

void TestCrawlOneFile::atAPause()
{
    TestSite site;
    servePages(site, 20);
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("p.argiope"));
    Crawl crawl(crawlOptions(path, site.url("/0"), 2));
    crawl.start();
    QTRY_VERIFY_WITH_TIMEOUT(crawl.counters().finished > 10, 60000);
    auto reader = store::Reader::open(path); // as the window has
    QVERIFY(reader);
    crawl.pause();
    QTRY_COMPARE_WITH_TIMEOUT(crawl.state(), State::Paused, 60000);
    QTRY_COMPARE_WITH_TIMEOUT(finishedInTheFileAlone(path), crawl.counters().finished, 30000);
    crawl.resume();
    QTRY_COMPARE_WITH_TIMEOUT(crawl.state(), State::Ended, 60000);
    QCOMPARE(finishedInTheFileAlone(path), FilePages);
}

void TestCrawlOneFile::atTheEnd_data()
{
    QTest::addColumn<bool>("stopped");
    QTest::newRow("completed") << false;
    QTest::newRow("stopped") << true;
}

void TestCrawlOneFile::atTheEnd()
{
    QFETCH(bool, stopped);
    TestSite site;
    servePages(site, 20);
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("p.argiope"));
    const engine::CrawlOptions first = crawlOptions(path, site.url("/0"));
    std::unique_ptr<store::Reader> reader;
    const auto during = [&](Crawl &crawl) {
        if (!reader && crawl.state() == State::Running) {
            auto opened = store::Reader::open(path);
            if (opened)
                reader = std::move(*opened);
        }
        if (stopped && crawl.counters().finished > 10)
            crawl.stop();
    };
    for (const RefetchKind kind : {RefetchKind::Nothing, RefetchKind::Nothing, RefetchKind::Everything}) {
        const CrawlRun run = runCrawl(reader ? refetchOptions(first, kind) : first, during);
        QVERIFY(reader);
        QCOMPARE(finishedInTheFileAlone(path), run.counters.finished);
    }
    reader.reset();
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden), QStringList{QStringLiteral("p.argiope")});
}

void TestCrawlOneFile::timeGoesOn()
{
    TestSite site;
    servePages(site, 5);
    const QTemporaryDir dir;
    const engine::CrawlOptions first = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/0"));
    const CrawlRun run = runCrawl(first);
    QCOMPARE(run.counters.sessionFetched, FilePages);
    QCOMPARE(run.counters.totalMs, run.counters.elapsedMs);
    engine::CrawlOptions one = refetchOptions(first, RefetchKind::Selected);
    one.selected = {base::UrlId(2)};
    const CrawlRun again = runCrawl(one);
    QCOMPARE(again.counters.finished, FilePages);
    QCOMPARE(again.counters.sessionFetched, 1);
    QCOMPARE(again.counters.totalMs, run.counters.totalMs + again.counters.elapsedMs);
    // Nothing of it can be fetched: nothing has a history by it.
    engine::CrawlOptions none = refetchOptions(first, RefetchKind::Selected);
    none.selected = {base::UrlId(4711)};
    QCOMPARE(runCrawl(none).counters.sessionFetched, 0);
}

ARGIOPE_TEST(TestCrawlOneFile, QCoreApplication)
#include "tst_crawlonefile.moc"
