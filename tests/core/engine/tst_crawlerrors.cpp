#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testsite.h"

#include "core/store/writer.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QTest>

#include <memory>
#include <vector>

using namespace argiope;
using namespace argiope::test;
using engine::CrawlError;
using engine::CrawlOptions;
using engine::EndReason;
using StoreCode = store::StoreError::Code;

class TestCrawlErrors : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // Each gets a file of its own where they begin in the same moment, and what is there already stays.
    void numbersTakenNames()
    {
        constexpr int Crawls = 6;
        TestSite site{{"/", "x"}};
        QTemporaryDir dir;
        QFile text(dir.filePath(QStringLiteral("a.b (2).argiope")));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("not a project");
        text.close();
        CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("a.b.argiope")), site.url("/"));
        options.numbered = true;
        std::vector<std::unique_ptr<engine::Crawl>> crawls;
        for (int i = 0; i < Crawls; ++i) {
            crawls.push_back(std::make_unique<engine::Crawl>(options));
            QCOMPARE(crawls.back()->projectPath(), options.path);
            crawls.back()->start();
        }
        QSet<QString> names;
        for (const auto &crawl : crawls) {
            QTRY_COMPARE_WITH_TIMEOUT(crawl->endReason(), EndReason::Completed, 60000);
            names.insert(QFileInfo(crawl->projectPath()).fileName());
            QCOMPARE(readProject(crawl->projectPath()).urls.size(), 1);
        }
        QSet<QString> expected{QStringLiteral("a.b.argiope")};
        for (int number = 3; number <= Crawls + 1; ++number)
            expected.insert(QStringLiteral("a.b (%1).argiope").arg(number));
        QCOMPARE(names, expected);
        QCOMPARE(text.size(), 13);
    }
    // Each gives one clear line, and nothing is created or changed.
    void badInput_data()
    {
        QTest::addColumn<QByteArray>("seed");
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("storeCode");
        const auto row
            = [](const char *name, const char *seed, const char *file, CrawlError::Code code, int storeCode) {
                  QTest::newRow(name) << QByteArray(seed) << QString::fromLatin1(file) << int(code) << storeCode;
              };
        const char *fine = "http://127.0.0.1:1/";
        row("no seed", "", "new.argiope", CrawlError::Code::NoSeed, -1);
        row("no URL", "http://[", "new.argiope", CrawlError::Code::BadSeed, -1);
        row("ftp", "ftp://example.org/", "new.argiope", CrawlError::Code::BadSeed, -1);
        row("unknown host", "http://nowhere.invalid/", "new.argiope", CrawlError::Code::UnknownHost, -1);
        row("no such folder", fine, "no/such/folder/new.argiope", CrawlError::Code::Store,
            int(StoreCode::CannotCreate));
        row("file exists", fine, "text.argiope", CrawlError::Code::Store, int(StoreCode::Exists));
    }
    void badInput()
    {
        QFETCH(QByteArray, seed);
        QFETCH(QString, file);
        QFETCH(int, code);
        QFETCH(int, storeCode);
        QTemporaryDir dir;
        QFile text(dir.filePath(QStringLiteral("text.argiope")));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("not a project");
        text.close();
        const QStringList before = QDir(dir.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
        const CrawlRun run = runCrawl(crawlOptions(dir.filePath(file), seed));
        QCOMPARE(run.reason, EndReason::Failed);
        QVERIFY(run.error);
        QCOMPARE(int(run.error->code), code);
        QCOMPARE(run.error->storeCode, storeCode);
        QVERIFY(!run.error->message().isEmpty());
        QVERIFY(!run.error->message().contains(u'\n'));
        QCOMPARE(QDir(dir.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), before);
        QVERIFY(text.open(QIODevice::ReadOnly));
        QCOMPARE(text.readAll(), "not a project");
    }

    void badSettings()
    {
        QTemporaryDir dir;
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), "http://127.0.0.1:1/");
        options.settings.exclude = QStringList{QStringLiteral("(")};
        const CrawlRun run = runCrawl(options);
        QVERIFY(run.error);
        QCOMPARE(run.error->code, CrawlError::Code::BadSettings);
        QVERIFY(QDir(dir.path()).isEmpty());
    }

    void resumeNeedsAProject_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<bool>("exists");
        QTest::addColumn<int>("code");
        QTest::newRow("no file") << QByteArray() << false << int(StoreCode::NotFound);
        QTest::newRow("an empty file") << QByteArray() << true << int(StoreCode::NotAProject);
        QTest::newRow("a text") << QByteArray("hello") << true << int(StoreCode::NotAProject);
    }
    void resumeNeedsAProject()
    {
        QFETCH(QByteArray, content);
        QFETCH(bool, exists);
        QFETCH(int, code);
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("p.argiope"));
        if (exists) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content);
        }
        auto options = crawlOptions(path, "http://127.0.0.1:1/");
        options.mode = CrawlOptions::Mode::Resume;
        const CrawlRun run = runCrawl(options);
        QVERIFY(run.error);
        QCOMPARE(run.error->storeCode, code);
        QCOMPARE(QFile::exists(path), exists);
    }

    void aProjectIsOpenInOnePlace()
    {
        TestSite site{{"/", "ok"}};
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("p.argiope"));
        (void)runCrawl(crawlOptions(path, site.url("/")));
        auto owner = store::Writer::open(path);
        QVERIFY(owner.ok());
        auto options = crawlOptions(path, site.url("/"));
        options.mode = CrawlOptions::Mode::Resume;
        const CrawlRun run = runCrawl(options);
        QVERIFY(run.error);
        QCOMPARE(run.error->storeCode, int(StoreCode::Locked));
        owner->reset();
        QVERIFY(!runCrawl(options).error);
    }

    void resumeOfAFinishedProjectEndsAtOnce()
    {
        TestSite site{{"/", "ok"}};
        QTemporaryDir dir;
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
        (void)runCrawl(options);
        site.clearLog();
        options.mode = CrawlOptions::Mode::Resume;
        options.settings.seeds.clear();
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.reason, EndReason::Completed);
        QCOMPARE(site.requestCount(), 0);
        QVERIFY(countersHold(run));
    }
};

ARGIOPE_TEST(TestCrawlErrors, QCoreApplication)
#include "tst_crawlerrors.moc"
