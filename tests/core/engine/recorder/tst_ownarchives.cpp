#include "core/archive/warcreader.h"
#include "core/archive/warcwriter.h"
#include "core/engine/recorder/ownarchives.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace argiope;
using engine::OwnArchives;

namespace {

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

QByteArray record(const QByteArray &payload)
{
    return archive::recordMember({{"WARC-Type", "resource"}, {"WARC-Record-ID", archive::newRecordId()},
                                     {"WARC-Date", "2026-01-01T00:00:00Z"}, {"Content-Type", "text/plain"}},
        {payload});
}

} // namespace

class TestOwnArchives : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void namesAreNumbered();
    void someAreOwn_data();
    void someAreOwn();
    void theFirstRecordSaysWhatItIs();
    void wholeUntil_data();
    void wholeUntil();
};

void TestOwnArchives::namesAreNumbered()
{
    const OwnArchives archives(QStringLiteral("/tmp/my.site.argiope"));
    QCOMPARE(archives.nameOf(0), QByteArray("my.site.warc.gz"));
    QCOMPARE(archives.nameOf(7), QByteArray("my.site-00007.warc.gz"));
    QCOMPARE(archives.nameOf(OwnArchives::MostNames - 1), QByteArray("my.site-99999.warc.gz"));
    QCOMPARE(archives.pathOf("my.site.warc.gz"), QStringLiteral("/tmp/my.site.warc.gz"));
    QCOMPARE(OwnArchives(QStringLiteral("/tmp/spïder.argiope")).nameOf(0), QByteArray("spïder.warc.gz"));
}

void TestOwnArchives::someAreOwn_data()
{
    QTest::addColumn<QByteArray>("name"); // in the project p.argiope
    QTest::addColumn<QString>("madeBy"); // the project; "": it is no archive
    QTest::addColumn<bool>("own");
    const QString self = QStringLiteral("p.argiope");
    QTest::newRow("the first") << QByteArray("p.warc.gz") << self << true;
    QTest::newRow("another") << QByteArray("p-00012.warc.gz") << self << true;
    QTest::newRow("of the original") << QByteArray("p.warc.gz") << QStringLiteral("q.argiope") << false;
    QTest::newRow("another name") << QByteArray("q.warc.gz") << self << false;
    QTest::newRow("a longer name") << QByteArray("pp.warc.gz") << self << false;
    QTest::newRow("a number too short") << QByteArray("p-0012.warc.gz") << self << false;
    QTest::newRow("no number") << QByteArray("p-0001x.warc.gz") << self << false;
    QTest::newRow("another ending") << QByteArray("p.warc") << self << false;
    QTest::newRow("no archive") << QByteArray("p.warc.gz") << QString() << false;
}

void TestOwnArchives::someAreOwn()
{
    QFETCH(QByteArray, name);
    QFETCH(QString, madeBy);
    QFETCH(bool, own);
    QTemporaryDir dir;
    const OwnArchives archives(dir.filePath(QStringLiteral("p.argiope")));
    QVERIFY(!archives.isOwn(name)); // it is not there
    const QByteArray first
        = madeBy.isEmpty() ? QByteArray("text") : OwnArchives(dir.filePath(madeBy)).firstRecord(name, {});
    writeFile(archives.pathOf(name), first + record("more"));
    QCOMPARE(archives.isOwn(name), own);
    // A project whose name ends as archives do
    const OwnArchives odd(dir.filePath(QString::fromUtf8(name) + QLatin1String(".argiope")));
    QVERIFY(!odd.isOwn(name));
}

void TestOwnArchives::theFirstRecordSaysWhatItIs()
{
    QTemporaryDir dir;
    const OwnArchives archives(dir.filePath(QStringLiteral("p.argiope")));
    settings::CrawlSettings settings;
    settings.userAgent = QStringLiteral("Weaver/3");
    settings.robots = settings::RobotsPolicy::Ignore;
    const QString path = archives.pathOf(archives.nameOf(0));
    writeFile(path, archives.firstRecord(archives.nameOf(0), settings));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    archive::WarcReader reader(file, {});
    const auto record = reader.next();
    QVERIFY(record);
    QCOMPARE(record->type, QByteArray("warcinfo"));
    QCOMPARE(record->field("WARC-Filename"), QByteArray("p.warc.gz"));
    QVERIFY(record->block.contains("http-header-user-agent: Weaver/3\r\n"));
    QVERIFY(record->block.contains("robots: ignore\r\n"));
    QVERIFY(record->block.contains("isPartOf: p.argiope\r\n"));
    QVERIFY(!reader.next());
}

void TestOwnArchives::wholeUntil_data()
{
    QTest::addColumn<int>("records"); // that are there
    QTest::addColumn<int>("torn"); // bytes that the last of them lacks
    QTest::addColumn<int>("claimed"); // records that the project names
    QTest::addColumn<int>("synced"); // records that no power cut takes
    QTest::addColumn<int>("whole"); // records
    QTest::newRow("all") << 4 << 0 << 4 << 0 << 4;
    QTest::newRow("more than is named") << 4 << 0 << 3 << 0 << 3;
    QTest::newRow("the last is torn") << 4 << 1 << 4 << 0 << 3;
    QTest::newRow("all but its first bytes") << 4 << 20 << 4 << 2 << 3;
    QTest::newRow("nothing new") << 3 << 0 << 3 << 3 << 3;
    QTest::newRow("an empty file") << 0 << 0 << 3 << 0 << 0;
    QTest::newRow("synced beyond") << 4 << 0 << 2 << 3 << 2;
}

void TestOwnArchives::wholeUntil()
{
    QFETCH(int, records);
    QFETCH(int, torn);
    QFETCH(int, claimed);
    QFETCH(int, synced);
    QFETCH(int, whole);
    QTemporaryDir dir;
    const OwnArchives archives(dir.filePath(QStringLiteral("p.argiope")));
    QByteArray bytes;
    QList<qint64> ends{0};
    for (int i = 0; i < 4; ++i) {
        bytes += record("payload " + QByteArray::number(i).repeated(50));
        ends.append(bytes.size());
    }
    store::ArchiveFile file;
    file.name = "p.warc.gz";
    file.bytes = ends[claimed];
    file.synced = ends[synced];
    writeFile(archives.pathOf(file.name), bytes.left(ends[records] - torn));
    QCOMPARE(archives.wholeUntil(file, ends[claimed]), ends[whole]);
    QVERIFY(QFile::remove(archives.pathOf(file.name)));
    QCOMPARE(
        archives.wholeUntil(file, ends[claimed]), ends[std::min(synced, claimed)] == file.synced ? file.synced : 0);
}

ARGIOPE_TEST(TestOwnArchives, QCoreApplication)
#include "tst_ownarchives.moc"
