// A crawl into a PostgreSQL database finds what one into a file finds. with_postgres starts a server for it.
#include "core/store/place.h"
#include "core/store/postgres.h"
#include "core/store/projectfile.h"
#include "core/store/writer.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/postgres.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTest>
#include <QTimer>
#include <QUuid>

using namespace argiope;
using namespace argiope::test;
using engine::Crawl;
using engine::CrawlOptions;
using engine::EndReason;
using store::postgres::Session;

namespace {

constexpr int Pages = 120;

QByteArray number(int n)
{
    return QByteArray::number(n);
}

/// A tree with shortcuts, redirects, what is gone and what is kept out.
void serve(TestSite &site, int delayMs)
{
    site.setPage("/robots.txt", Response{.contentType = "text/plain", .body = "User-agent: *\nDisallow: /private/\n"});
    for (int i = 0; i < Pages; ++i) {
        QByteArray body = "<title>Seite " + number(i) + " \xC3\xA4</title><a href=/>home</a>";
        for (const int target : {2 * i + 1, 2 * i + 2, (i * 37 + 11) % Pages}) {
            if (target < Pages)
                body += "<a href='/" + number(target) + "'>to " + number(target) + "</a>";
        }
        if (i % 9 == 1)
            body += "<a href='/moved/" + number(i) + "'>moved</a>";
        if (i % 20 == 2)
            body += "<a href='/gone/" + number(i) + "'>gone</a><a href='/private/" + number(i) + "'>private</a>";
        if (i % 30 == 3)
            body += "<a href='http://elsewhere.example/'>away</a>";
        site.setPage(i == 0 ? QByteArray("/") : '/' + number(i), Response{.body = body, .delayMs = delayMs});
        site.setPage("/moved/" + number(i),
            Response{.status = 302, .headers = {{"Location", '/' + number((i * 7) % Pages)}}, .delayMs = delayMs});
    }
}

store::Place placeOf(const QString &text)
{
    auto place = store::Place::parse(text);
    return place ? *place : store::Place();
}

} // namespace

class TestCrawlDatabase : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;
    QString m_server = test::postgresServer();
    QString m_address;

private Q_SLOTS:
    void init()
    {
        REQUIRE_POSTGRES(m_server);
        m_address = m_server % u'#' % QUuid::createUuid().toString(QUuid::WithoutBraces);
    }
    void cleanup()
    {
        if (!m_address.isEmpty())
            store::removeProject(m_address);
    }

    void findsTheSame_data()
    {
        QTest::addColumn<int>("threads");
        QTest::newRow("1 thread") << 1;
        QTest::newRow("16 threads") << 16;
    }
    void findsTheSame()
    {
        QFETCH(const int, threads);
        TestSite site;
        serve(site, 0);
        const CrawlRun wanted = runCrawl(
            crawlOptions(m_dir.filePath(QStringLiteral("p%1.argiope").arg(threads)), site.url("/"), threads));
        QCOMPARE(wanted.reason, EndReason::Completed);
        const CrawlRun run = runCrawl(crawlOptions(m_address, site.url("/"), threads));
        QVERIFY2(!run.error, run.error ? qPrintable(run.error->message()) : "");
        QCOMPARE(run.reason, EndReason::Completed);
        QCOMPARE(run.summary(site.origin()), wanted.summary(site.origin()));
        QCOMPARE(run.links.size(), wanted.links.size());
        QVERIFY(countersHold(run));
        QVERIFY(inlinksHold(run));
    }

    void goesOn()
    {
        TestSite site;
        serve(site, 1);
        const CrawlRun wanted
            = runCrawl(crawlOptions(m_dir.filePath(QStringLiteral("whole.argiope")), site.url("/"), 4));
        site.clearLog();
        CrawlOptions options = crawlOptions(m_address, site.url("/"), 4);
        options.settings.maxUrls = 40;
        QCOMPARE(runCrawl(options).reason, EndReason::MaxUrls);
        options.mode = CrawlOptions::Mode::Resume;
        options.settings.maxUrls = 0;
        const CrawlRun run = runCrawl(options);
        QVERIFY2(!run.error, run.error ? qPrintable(run.error->message()) : "");
        QCOMPARE(run.summary(site.origin()), wanted.summary(site.origin()));
        QVERIFY(countersHold(run));
        QVERIFY(inlinksHold(run));
        for (const QByteArray &target : site.targets()) {
            if (target != "/robots.txt")
                QVERIFY2(site.requestCount(target) <= 2, target.constData()); // what was in flight at the limit
        }
    }

    void oneWriter()
    {
        const auto writer = store::Writer::create(m_address, {});
        QVERIFY2(writer, writer ? "" : qPrintable(writer.error().message()));
        QVERIFY(store::isBeingWritten(m_address));
        const auto other = store::Writer::open(m_address);
        QVERIFY(!other);
        QCOMPARE(other.error().code, store::StoreError::Code::Locked);
        const auto again = store::Writer::create(m_address, {});
        QVERIFY(!again);
        QCOMPARE(again.error().code, store::StoreError::Code::Locked);
    }

    // The crawl's connection is cut off, and cut off again: nothing is lost, and nobody sees more than a pause.
    void connectionsAreLost()
    {
        TestSite site;
        serve(site, 5);
        const CrawlRun wanted
            = runCrawl(crawlOptions(m_dir.filePath(QStringLiteral("calm.argiope")), site.url("/"), 4));
        const auto admin = Session::open(placeOf(m_address), Session::Access::Write);
        QVERIFY2(admin, admin ? "" : qPrintable(admin.error().message()));
        int cut = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            if (cut >= 2)
                return;
            const auto ended = (*admin)->ask(QStringLiteral(
                "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND "
                "application_name LIKE 'argiope%' AND state IS NOT NULL"));
            cut += ended ? int(ended->toLongLong()) : 0;
        });
        const CrawlRun run = runCrawl(crawlOptions(m_address, site.url("/"), 4), [&timer](Crawl &) {
            if (!timer.isActive())
                timer.start(60);
        });
        timer.stop();
        QVERIFY2(!run.error, run.error ? qPrintable(run.error->message()) : "");
        QVERIFY(cut > 0);
        QCOMPARE(run.reason, EndReason::Completed);
        QCOMPARE(run.summary(site.origin()), wanted.summary(site.origin()));
        QVERIFY(inlinksHold(run));
    }

    // Whoever only looks, as a window does, goes on looking once the server is there again.
    void readersComeBack()
    {
        TestSite site;
        serve(site, 0);
        const CrawlRun run = runCrawl(crawlOptions(m_address, site.url("/"), 4));
        QVERIFY2(!run.error, run.error ? qPrintable(run.error->message()) : "");
        auto reader = store::Reader::open(m_address);
        QVERIFY(reader);
        const qint64 rows = (*reader)->count({});
        QVERIFY(rows > Pages);
        const auto admin = Session::open(placeOf(m_address), Session::Access::Write);
        QVERIFY(admin);
        for (int i = 0; i < 2; ++i) {
            const auto ended = (*admin)->ask(QStringLiteral(
                "SELECT COUNT(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND "
                "application_name LIKE 'argiope%'"));
            QVERIFY(ended && ended->toLongLong() > 0);
            QCOMPARE((*reader)->count({}), rows);
            QVERIFY(!(*reader)->error());
        }
    }

    void keepsNoArchives()
    {
        CrawlOptions options = crawlOptions(m_address, "http://127.0.0.1/", 1);
        options.settings.bodies = settings::Bodies::Html;
        const CrawlRun run = runCrawl(options);
        QVERIFY(run.error);
        QCOMPARE(run.error->code, engine::CrawlError::Code::BadSettings);
        QVERIFY(!store::Reader::open(m_address));
    }
};

ARGIOPE_TEST(TestCrawlDatabase, QCoreApplication)
#include "tst_crawldatabase.moc"
