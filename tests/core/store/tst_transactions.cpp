// What commits, crashes and full disks do to a project, and what is kept about the project as a whole.
#include "storefixture.h"
#include "tests/support/testmain.h"

#include <QSet>

using namespace argiope;
using namespace argiope::storetest;

class TestTransactions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void uncommittedIsGone();
    void rolledBackAsAWhole();
    void fullDisk();
    void settleTwice();
    void countsAgree();
    void everyKeyOnce();
    void metaKeepsBytes();
    void settingsWithoutSecrets();
};

// A killed process leaves the file and its log as they are at that moment: a copy of both is what it would leave.
void TestTransactions::uncommittedIsGone()
{
    SKIP_IN_DATABASE("a copy is made of the file");
    const Project project;
    const Project copy;
    auto writer = project.create();
    writer->begin();
    for (int i = 0; i < 500; ++i)
        (void)writer->insert(queuedUrl(*writer, "kept" + QByteArray::number(i)));
    QVERIFY(writer->commit());
    writer->begin();
    for (int i = 0; i < 5000; ++i)
        (void)writer->insert(queuedUrl(*writer, "lost" + QByteArray::number(i)));
    writer->setMeta("lost", "1");
    (void)writer->counts(); // everything gathered is in the transaction

    QVERIFY(QFile::copy(project.path, copy.path));
    QVERIFY(QFile::copy(project.path + QStringLiteral("-wal"), copy.path + QStringLiteral("-wal")));
    {
        auto opened = Writer::open(copy.path);
        QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message()));
        const auto after = std::move(*opened);
        QCOMPARE(after->counts().queued, 500);
        QCOMPARE(after->meta("lost"), QByteArray());
        after->begin();
        QVERIFY(after->find(url::urlKey("kept499", after->keySeed())));
        QVERIFY(!after->find(url::urlKey("lost0", after->keySeed())));
        QCOMPARE(base::raw(after->insert(queuedUrl(*after, "next"))), 501);
        QVERIFY(after->commit());
    }
    QVERIFY(writer->commit());
    QCOMPARE(writer->counts().queued, 5500);
    // A writer that is destroyed in a transaction takes it back.
    writer->begin();
    writer->setMeta("lost", "2");
    writer.reset();
    QCOMPARE(project.open()->meta("lost"), QByteArray("1"));
}

void TestTransactions::rolledBackAsAWhole()
{
    SKIP_IN_DATABASE("the words of SQLite");
    const Project project;
    auto writer = project.create();
    writer->begin();
    const UrlId first = writer->insert(newUrl(*writer, "http://a.test/"));
    QVERIFY(writer->commit());

    auto settings = writer->settings();
    writer->begin();
    settings.threads = 99;
    writer->setSettings(settings);
    const HostId host = writer->host("http://lost.test");
    const store::TextId text = writer->text("lost");
    writer->skip(first, writer->rule(store::Rule::fromFile("lost", "")));
    (void)writer->insert(newUrl(*writer, "http://a.test/")); // the same key: fails when it is written
    QVERIFY(writer->byId(UrlId(999)) == std::nullopt);
    QCOMPARE(writer->insert(newUrl(*writer, "x")), UrlId::None); // nothing is done after a failure
    QVERIFY(writer->queued(host, {}, 5).isEmpty());
    const auto failed = writer->commit();
    QVERIFY(!failed);
    QCOMPARE(failed.error().code, StoreError::Code::Io);
    QVERIFY(failed.error().message().contains(QLatin1String("UNIQUE")));

    QCOMPARE(writer->settings().threads, settings::CrawlSettings().threads);
    QCOMPARE(writer->byId(first)->state, UrlState::Queued);
    writer->begin();
    QCOMPARE(writer->hosts().size(), 0);
    QCOMPARE(base::raw(writer->insert(newUrl(*writer, "second"))), base::raw(first) + 1);
    QCOMPARE(base::raw(writer->host("http://new.test")), base::raw(host)); // nothing remembered from before
    QCOMPARE(writer->text("lost"), text);
    QVERIFY(writer->commit());
    QCOMPARE(writer->counts().queued, 2);
}

void TestTransactions::fullDisk()
{
    SKIP_IN_DATABASE("the file is limited");
    const Project project;
    auto writer = project.create();
    QStringList names = QSqlDatabase::connectionNames();
    QCOMPARE(names.size(), 1);
    {
        // The database may not grow any more: SQLite says the same as when the disk is full.
        QSqlQuery limit(QSqlDatabase::database(names.first(), false));
        QVERIFY(limit.exec(QStringLiteral("PRAGMA max_page_count = 40")));
    }
    writer->begin();
    for (int i = 0; i < 5000; ++i)
        (void)writer->insert(newUrl(*writer, "http://a.test/" + QByteArray::number(i)));
    const auto failed = writer->commit();
    QVERIFY(!failed);
    QCOMPARE(failed.error().code, StoreError::Code::DiskFull);
    {
        QSqlQuery limit(QSqlDatabase::database(names.first(), false));
        QVERIFY(limit.exec(QStringLiteral("PRAGMA max_page_count = 1000000")));
    }
    QCOMPARE(writer->counts().queued, 0);
    writer->begin();
    (void)writer->insert(newUrl(*writer, "http://a.test/1"));
    QVERIFY(writer->commit());
    QCOMPARE(writer->counts().queued, 1);
}

void TestTransactions::settleTwice()
{
    SKIP_IN_DATABASE("the file is checked");
    const Project project;
    auto writer = project.create();
    QList<LinkRow> rows(10);
    for (LinkRow &row : rows)
        row.target = UrlId(5);
    writer->begin();
    writer->setLinks(UrlId(1), rows);
    QVERIFY(writer->commit());
    QVERIFY(writer->settle());
    QVERIFY(writer->settle());
    writer->begin();
    writer->setLinks(UrlId(2), rows); // the index is kept up to date
    QVERIFY(writer->commit());
    QCOMPARE(project.read()->inlinks(UrlId(5)).size(), 20);
    writer.reset();
    QVERIFY(project.open());
    QCOMPARE(rawSql(project.path, QStringLiteral("SELECT SUM(pairs) FROM link_segments")).toInt(), 1);
    QCOMPARE(rawSql(project.path, QStringLiteral("PRAGMA integrity_check")).toString(), QStringLiteral("ok"));
}

void TestTransactions::countsAgree()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    for (int i = 0; i < 30; ++i) {
        const UrlId id = writer->insert(newUrl(*writer, QByteArray::number(i)));
        if (i % 3 == 0) {
            PageRecord page = okPage(id);
            page.outcome = i % 2 ? Outcome::Broken : Outcome::Ok;
            writer->finish(page);
        } else if (i % 3 == 1) {
            writer->skip(id, writer->rule(store::Rule::fromFile("scope", QByteArray::number(i % 2))));
        }
    }
    const auto counts = writer->counts();
    QCOMPARE(counts.queued, 10);
    QCOMPARE(counts.finished, 10);
    QCOMPARE(counts.skipped, 10);
    QCOMPARE(counts.bytes, 12340);
    QCOMPARE(counts.byOutcome.value(int(Outcome::Ok)), 5);
    QCOMPARE(counts.byOutcome.value(int(Outcome::Broken)), 5);
    QVERIFY(writer->commit());
    const Stats stats = project.read()->stats();
    QCOMPARE(stats.discovered, stats.queued + stats.finished + stats.skipped);
    QCOMPARE(stats.queued, counts.queued);
    QCOMPARE(stats.finished, counts.finished);
    QCOMPARE(stats.skipped, counts.skipped);
    QCOMPARE(stats.bytes, counts.bytes);
}

void TestTransactions::everyKeyOnce()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    QSet<QByteArray> wanted;
    for (int i = 0; i < 25000; ++i) { // more than two pieces
        const NewUrl row = newUrl(*writer, QByteArray::number(i));
        wanted.insert(row.key.toByteArray());
        (void)writer->insert(row);
    }
    QSet<QByteArray> got;
    int calls = 0;
    writer->forEachKey([&](const url::UrlKey &key) {
        got.insert(key.toByteArray());
        ++calls;
    });
    QCOMPARE(calls, 25000);
    QCOMPARE(got, wanted);
    QVERIFY(writer->commit());
}

void TestTransactions::metaKeepsBytes()
{
    const Project project;
    auto writer = project.create();
    const QByteArray bytes("\0\xff{}\r\n", 6);
    writer->begin();
    writer->setMeta("state", "running");
    writer->setMeta("bytes", bytes);
    writer->setMeta("state", "paused");
    QCOMPARE(writer->meta("state"), QByteArray("paused"));
    QVERIFY(writer->commit());
    QCOMPARE(writer->meta("nothing"), QByteArray());
    auto reader = project.read();
    QCOMPARE(reader->meta("state"), QByteArray("paused"));
    QCOMPARE(reader->meta("bytes"), bytes);
    QCOMPARE(reader->keySeed(), writer->keySeed());
}

void TestTransactions::settingsWithoutSecrets()
{
    const Project project;
    settings::CrawlSettings settings;
    settings.threads = 33;
    settings.seeds = {QStringLiteral("http://a.test/ü")};
    settings.auth = QStringLiteral("user:geheim");
    auto writer = project.create(settings);
    settings.auth.clear();
    QCOMPARE(writer->settings(), settings);
    settings.threads = 34;
    writer->begin();
    auto secret = settings;
    secret.auth = QStringLiteral("user:geheim");
    writer->setSettings(secret);
    QVERIFY(writer->commit());
    QCOMPARE(writer->settings(), settings);
    QCOMPARE(project.read()->settings(), settings);
    writer.reset();
    QVERIFY(!readAll(project.path).contains("geheim"));
}

ARGIOPE_TEST(TestTransactions, QCoreApplication)
#include "tst_transactions.moc"
