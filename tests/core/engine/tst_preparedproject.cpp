// Project files that a stranger prepared: rows that no crawl writes, in a schema that is as it should be. Looking at
// one and resuming it must end, must ask for nothing but http, and must say what is wrong where it does not work.

#include "tests/core/engine/crawlhelp.h"
#include "tests/core/store/storefixture.h"
#include "tests/support/preparedrows.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QFile>
#include <QTest>

using namespace argiope;
using namespace argiope::test;

namespace {

/// Every list and every look-up that the window has. `share`: only each so many of the columns to sort by, beginning
/// with another one each time.
void lookAtEverything(const QString &path, int share = 1)
{
    static int looks = 0;
    ++looks;
    auto opened = store::Reader::open(path);
    if (!opened) {
        QVERIFY(!opened.error().message().isEmpty());
        return;
    }
    store::Reader &reader = **opened;
    (void)reader.settings();
    (void)reader.stats();
    (void)reader.hosts();
    (void)reader.hostSummaries();
    for (const store::ListKind kind : {store::ListKind::Urls, store::ListKind::Queue, store::ListKind::Skipped}) {
        int place = looks;
        for (const store::Column &column : reader.columns().all()) {
            if (++place % share != 0 && column.id != store::UrlColumn::Url)
                continue;
            store::ListQuery query;
            query.kind = kind;
            query.sort = column.id;
            QList<qint64> ids = reader.ids(query);
            ids << -1 << 0 << 1 << 2 << 3 << std::numeric_limits<qint64>::max();
            (void)reader.rows(ids);
            if (column.id != store::UrlColumn::Url)
                continue;
            for (const qint64 id : std::as_const(ids)) {
                (void)reader.inlinks(base::UrlId(id));
                (void)reader.outlinks(base::UrlId(id));
                QVERIFY(reader.pathFromSeed(base::UrlId(id)).size() <= 1000);
                QVERIFY(reader.redirectChain(base::UrlId(id)).size() <= 101);
                (void)reader.redirectsTo(base::UrlId(id));
                (void)reader.visits(base::UrlId(id));
            }
        }
    }
    (void)reader.forEach({}, [](const store::UrlRecord &) { return true; });
    (void)reader.forEachLink([](const store::LinkRecord &) { return true; });
}

} // namespace

class TestPreparedProject : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void rows_data();
    void rows();
    void throughALink();
    void aLogBesideIt();
    void harmlessAttachments_data();
    void harmlessAttachments();

private:
    /// A crawl that stopped half-way.
    QString project(const QByteArray &seed);
    TestSite m_site{{"/", "<a href=a>a</a><a href=b>b</a><a href=c>c</a>"}, {"/a", "<a href=d>d</a>"},
        {"/b", "<a href=/>start</a>"}, {"/c", "c"}, {"/d", "d"}};
    QString m_stopped; ///< project() of it, made once for all rows
    QTemporaryDir m_folder;
    int m_number = 0;
};

QString TestPreparedProject::project(const QByteArray &seed)
{
    const QString path = m_folder.filePath(QStringLiteral("%1.argiope").arg(++m_number));
    engine::CrawlOptions options = crawlOptions(path, seed, 2);
    options.settings.maxUrls = 3;
    return runCrawl(options).urls.isEmpty() ? QString() : path;
}

void TestPreparedProject::rows_data()
{
    QTest::addColumn<QString>("sql");
    for (const char *sql : PreparedRows)
        QTest::newRow(sql) << QString::fromLatin1(sql);
}

void TestPreparedProject::rows()
{
    QFETCH(QString, sql);
    if (m_stopped.isEmpty())
        m_stopped = project(m_site.url("/"));
    QVERIFY(!m_stopped.isEmpty());
    const QString path = m_folder.filePath(QStringLiteral("%1.argiope").arg(++m_number));
    QVERIFY(QFile::copy(m_stopped, path));
    QString error;
    (void)storetest::rawSql(path, sql, &error);
    QCOMPARE(error, QString());
    lookAtEverything(path, sanitized ? 8 : 1);
    engine::CrawlOptions options = crawlOptions(path, m_site.url("/"), 2);
    options.mode = engine::CrawlOptions::Mode::Resume;
    options.settings.maxUrls = 100;
    const CrawlRun run = runCrawl(options);
    QVERIFY(run.reason != engine::EndReason::None);
    if (run.error)
        QVERIFY(!run.error->message().isEmpty());
    lookAtEverything(path, sanitized ? 32 : 8);
}

void TestPreparedProject::throughALink()
{
    TestSite site{{"/", "x"}};
    const QString path = project(site.url("/"));
    const QString link = m_folder.filePath(QStringLiteral("link.argiope"));
    if (!QFile::link(path, link))
        QSKIP("no links on this system");
    // It is the file that it leads to; one that leads to something else is refused as that would be.
    QVERIFY(store::Reader::open(link));
    const QString elsewhere = m_folder.filePath(QStringLiteral("elsewhere.argiope"));
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), elsewhere));
    const auto refused = store::Reader::open(elsewhere);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, store::StoreError::Code::NotAProject);
}

void TestPreparedProject::aLogBesideIt()
{
    TestSite site{{"/", "x"}};
    for (const char *tail : {"-wal", "-journal"}) {
        const QString path = project(site.url("/"));
        // A log of another database, and one of nothing, are none of this one.
        for (const QByteArray &bytes : {QByteArray(100'000, '\x37'), QByteArray("\x37\x7f\x06\x82", 4)}) {
            QVERIFY(storetest::writeAll(path + QLatin1String(tail), bytes));
            lookAtEverything(path);
            const auto reader = store::Reader::open(path);
            if (!reader)
                QVERIFY(!reader.error().message().isEmpty());
            else
                QCOMPARE((*reader)->stats().finished, 1);
            QFile::remove(path + QLatin1String(tail));
            QFile::remove(path + QLatin1String("-shm"));
        }
    }
}

void TestPreparedProject::harmlessAttachments_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("a trigger") << QStringLiteral("CREATE TRIGGER t AFTER UPDATE ON urls BEGIN DELETE FROM urls; END");
    QTest::newRow("a trigger in place of a view")
        << QStringLiteral("CREATE TRIGGER t INSTEAD OF INSERT ON url_list BEGIN DELETE FROM urls; END");
    QTest::newRow("a view that calls itself") << QStringLiteral("CREATE VIEW again AS SELECT * FROM again");
    QTest::newRow("an endless view") << QStringLiteral(
        "CREATE VIEW big AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
        "SELECT i FROM n");
    QTest::newRow("a virtual table") << QStringLiteral("CREATE VIRTUAL TABLE v USING fts5(x)");
    QTest::newRow("a generated column") << QStringLiteral("ALTER TABLE urls ADD COLUMN g AS (zeroblob(1000000000))");
    QTest::newRow("an index with an expression") << QStringLiteral("CREATE INDEX e ON urls (length(url))");
    QTest::newRow("a table of a known name in disguise") << QStringLiteral("ALTER TABLE link_tail RENAME TO other; ");
}

void TestPreparedProject::harmlessAttachments()
{
    QFETCH(QString, sql);
    TestSite site{{"/", "x"}};
    const QString path = project(site.url("/"));
    QString error;
    (void)storetest::rawSql(path, sql, &error);
    if (error.contains(QLatin1String("no such module")))
        QSKIP("this SQLite has no such tables");
    QCOMPARE(error, QString());
    const auto reader = store::Reader::open(path);
    QVERIFY(!reader);
    QCOMPARE(reader.error().code, store::StoreError::Code::Damaged);
    const auto writer = store::Writer::open(path);
    QVERIFY(!writer);
    QCOMPARE(writer.error().code, store::StoreError::Code::Damaged);
    QVERIFY(!writer.error().detail.isEmpty());
}

ARGIOPE_TEST(TestPreparedProject, QCoreApplication)
#include "tst_preparedproject.moc"
