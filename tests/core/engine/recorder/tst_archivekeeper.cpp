#include "core/archive/digest.h"
#include "core/archive/warcreader.h"
#include "core/archive/warcwriter.h"
#include "core/engine/recorder/archivekeeper.h"
#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTest>

using namespace argiope;
using base::UrlId;
using engine::ArchiveKeeper;
using engine::PackedAnswer;

namespace {

const QString ArchiveName = QStringLiteral("p.warc.gz");

PackedAnswer answerOf(const QByteArray &url, const QByteArray &payload)
{
    PackedAnswer packed;
    packed.lines
        = archive::fieldBlock({{"WARC-Record-ID", archive::newRecordId()}, {"WARC-Date", "2026-01-01T00:00:00Z"},
            {"WARC-Target-URI", url}, {"Content-Type", "application/http;msgtype=response"}});
    packed.head = "HTTP/1.1 200 OK\r\n\r\n";
    packed.payloadBytes = payload.size();
    if (payload.isEmpty())
        return packed;
    packed.digest = archive::sha1(payload);
    archive::appendRecord(packed.response, "response", packed.lines, {packed.head, payload});
    return packed;
}

/// So much that one archive is long enough with it; nothing makes it shorter.
QByteArray longPayload(quint32 seed)
{
    QByteArray bytes(100'000, Qt::Uninitialized);
    QRandomGenerator random(seed);
    for (char &byte : bytes)
        byte = char(random.generate());
    return bytes;
}

/// A project whose archives are kept by one keeper after the other.
struct KeeperRig : enginetest::Parts
{
    explicit KeeperRig(qint64 archiveBytes = 1 << 30, settings::Bodies bodies = settings::Bodies::All)
        : Parts(keeping(archiveBytes, bodies))
    {
        (void)open();
    }
    static settings::CrawlSettings keeping(qint64 archiveBytes, settings::Bodies bodies)
    {
        settings::CrawlSettings settings;
        settings.bodies = bodies;
        settings.archiveBytes = archiveBytes;
        return settings;
    }
    /// Another session. True where answers are lost.
    [[nodiscard]] bool open(bool cutOff = false)
    {
        keeper = std::make_unique<ArchiveKeeper>(settings, *writer,
            ArchiveKeeper::Needs{[this] { return --patience >= 0; }, [this] { return limit; },
                [this](const QByteArray &text) { warnings.append(text); }});
        return keeper->open(cutOff);
    }
    UrlId keep(const QByteArray &url, const QByteArray &payload)
    {
        UrlId id = idOf(url);
        if (id == UrlId::None) {
            id = addSeed(url);
            if (!commit())
                qFatal("no commit");
        }
        store::PageRecord record;
        record.id = id;
        record.visits = ++visit;
        record.status = 200;
        record.fetchedAt = 1000 + visit;
        keeper->keep(record, answerOf(url, payload));
        return id;
    }
    void commitAll()
    {
        keeper->beforeCommit();
        QVERIFY(commit());
    }
    [[nodiscard]] QList<store::KeptAnswer> kept(UrlId id)
    {
        auto reader = store::Reader::open(path);
        return reader ? store::KeptReader(**reader).of(id) : QList<store::KeptAnswer>();
    }
    [[nodiscard]] QString pathOf(const QString &name) const { return dir.filePath(name); }
    /// Types of the records of an archive.
    [[nodiscard]] QByteArrayList types(const QString &name) const
    {
        QFile file(pathOf(name));
        QByteArrayList all;
        if (!file.open(QIODevice::ReadOnly))
            return all;
        archive::WarcReader reader(file, {});
        while (const auto record = reader.next())
            all.append(record->type);
        return all;
    }

    std::unique_ptr<ArchiveKeeper> keeper;
    QList<QByteArray> warnings;
    qint64 limit = 0;
    int patience = 0; ///< how often it waits for room
    int visit = 0;
};

} // namespace

class TestArchiveKeeper : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingIsKeptWhereNobodyWantsIt();
    void whatIsKeptIsFound();
    void theSamePayloadStandsOnce();
    void aConfirmedAnswerRefersToTheLast();
    void whatWasNotCommittedIsCut();
    void aLostEndIsTold();
    void longArchivesGiveWayToOthers();
    void othersFilesAreLeftAlone();
    void aFullDiskIsWaitedFor();
    void whatIsGoneIsLost();
};

void TestArchiveKeeper::nothingIsKeptWhereNobodyWantsIt()
{
    KeeperRig rig(1 << 30, settings::Bodies::None);
    rig.keep("http://a.test/", "payload");
    rig.commitAll();
    QVERIFY(!QFileInfo::exists(rig.pathOf(ArchiveName)));
    QVERIFY(rig.writer->kept().files().isEmpty());
}

void TestArchiveKeeper::whatIsKeptIsFound()
{
    KeeperRig rig;
    const UrlId one = rig.keep("http://a.test/1", "the first");
    const UrlId two = rig.keep("http://a.test/2", "the second");
    rig.commitAll();
    QCOMPARE(rig.types(ArchiveName), (QByteArrayList{"warcinfo", "response", "response"}));
    for (const UrlId id : {one, two}) {
        const auto rows = rig.kept(id);
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows[0].url(), id);
        QCOMPARE(rows[0].status, 200);
        QFile file(rig.pathOf(ArchiveName));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.seek(rows[0].offset));
        archive::WarcReader reader(file, {});
        const auto record = reader.next();
        QCOMPARE(record->field("WARC-Target-URI"), id == one ? "http://a.test/1" : "http://a.test/2");
        QCOMPARE(record->end, rows[0].offset + rows[0].length);
    }
    QCOMPARE(rig.writer->kept().files().first().bytes, QFileInfo(rig.pathOf(ArchiveName)).size());
    QVERIFY(rig.warnings.isEmpty());
    QVERIFY(!rig.keeper->failed());
}

void TestArchiveKeeper::theSamePayloadStandsOnce()
{
    KeeperRig rig;
    const UrlId one = rig.keep("http://a.test/1", "the same");
    const UrlId two = rig.keep("http://a.test/2", "the same");
    rig.commitAll();
    QCOMPARE(rig.types(ArchiveName), (QByteArrayList{"warcinfo", "response", "revisit"}));
    QCOMPARE(rig.kept(two).first().original, rig.kept(one).first().id);
    QCOMPARE(rig.kept(two).first().digest, rig.kept(one).first().digest);
}

void TestArchiveKeeper::aConfirmedAnswerRefersToTheLast()
{
    KeeperRig rig;
    rig.keep("http://a.test/never", {}); // what was confirmed is not kept
    QVERIFY(rig.kept(rig.idOf("http://a.test/never")).isEmpty());
    const UrlId id = rig.keep("http://a.test/1", "payload");
    rig.keep("http://a.test/1", {});
    rig.commitAll();
    QCOMPARE(rig.types(ArchiveName), (QByteArrayList{"warcinfo", "response", "revisit"}));
    const auto rows = rig.kept(id);
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows[1].status, 304);
    QCOMPARE(rows[1].original, rows[0].id);
}

void TestArchiveKeeper::whatWasNotCommittedIsCut()
{
    KeeperRig rig;
    const UrlId id = rig.keep("http://a.test/1", "payload");
    rig.commitAll();
    const qint64 size = QFileInfo(rig.pathOf(ArchiveName)).size();
    rig.keep("http://a.test/1", "another");
    QVERIFY(QFileInfo(rig.pathOf(ArchiveName)).size() > size);
    rig.keeper.reset();
    rig.writer.reset(); // nobody commits
    rig.writer = std::move(*store::Writer::open(rig.path));
    rig.writer->begin();
    const engine::OwnArchives archives(rig.path);
    QVERIFY(archives.isOwn(ArchiveName.toUtf8()));
    ArchiveKeeper again(
        rig.settings, *rig.writer, {[] { return false; }, [] { return qint64(0); }, [](const QByteArray &) {}});
    QVERIFY(!again.open(true));
    QCOMPARE(QFileInfo(rig.pathOf(ArchiveName)).size(), size);
    again.beforeCommit();
    QVERIFY(rig.writer->commit());
    QCOMPARE(rig.kept(id).size(), 1);
}

void TestArchiveKeeper::aLostEndIsTold()
{
    KeeperRig rig;
    const UrlId one = rig.keep("http://a.test/1", "the first");
    rig.commitAll();
    const UrlId two = rig.keep("http://a.test/2", "the second");
    rig.commitAll();
    rig.keeper.reset();
    QVERIFY(QFile::resize(rig.pathOf(ArchiveName), rig.kept(two).first().offset + 10));
    QVERIFY(rig.open(true));
    rig.commitAll();
    QCOMPARE(rig.warnings.size(), 1);
    QVERIFY(rig.warnings.first().contains("is lost"));
    QCOMPARE(rig.kept(one).size(), 1);
    QCOMPARE(rig.kept(two).size(), 0);
    QCOMPARE(rig.types(ArchiveName), (QByteArrayList{"warcinfo", "response"}));
    rig.keep("http://a.test/2", "the second"); // and it goes on behind that
    rig.commitAll();
    QCOMPARE(rig.types(ArchiveName), (QByteArrayList{"warcinfo", "response", "response"}));
}

void TestArchiveKeeper::longArchivesGiveWayToOthers()
{
    KeeperRig rig(65536);
    rig.keep("http://a.test/1", longPayload(1));
    rig.commitAll();
    rig.keep("http://a.test/2", longPayload(2));
    rig.commitAll();
    QCOMPARE(rig.types(ArchiveName), (QByteArrayList{"warcinfo", "response"}));
    QCOMPARE(rig.types(QStringLiteral("p-00001.warc.gz")), (QByteArrayList{"warcinfo", "response"}));
    QCOMPARE(rig.types(QStringLiteral("p-00002.warc.gz")), (QByteArrayList{"warcinfo"}));
    const auto files = rig.writer->kept().files();
    QCOMPARE(files.size(), 3);
    QCOMPARE(files[0].synced, files[0].bytes);
}

void TestArchiveKeeper::othersFilesAreLeftAlone()
{
    KeeperRig rig(65536);
    QFile other(rig.pathOf(QStringLiteral("p-00001.warc.gz")));
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("mine");
    other.close();
    rig.keep("http://a.test/1", longPayload(1));
    rig.commitAll();
    QVERIFY(other.open(QIODevice::ReadOnly));
    QCOMPARE(other.readAll(), QByteArray("mine"));
    QCOMPARE(rig.types(QStringLiteral("p-00002.warc.gz")), (QByteArrayList{"warcinfo"}));
}

void TestArchiveKeeper::aFullDiskIsWaitedFor()
{
    KeeperRig rig;
    rig.limit = QFileInfo(rig.pathOf(ArchiveName)).size() + 10;
    rig.patience = 2;
    rig.keep("http://a.test/1", "the first");
    QVERIFY(rig.keeper->failed());
    QCOMPARE(rig.patience, -1); // it asked as often as it was told to wait, and once more
    QCOMPARE(rig.keeper->error()->code, store::StoreError::Code::DiskFull);
    rig.keep("http://a.test/2", "the second"); // and nothing more is tried
    QCOMPARE(rig.patience, -1);
    QCOMPARE(rig.types(ArchiveName), (QByteArrayList{"warcinfo"}));
}

void TestArchiveKeeper::whatIsGoneIsLost()
{
    KeeperRig rig;
    const UrlId id = rig.keep("http://a.test/1", "the first");
    rig.commitAll();
    rig.keeper.reset();
    QVERIFY(QFile::remove(rig.pathOf(ArchiveName)));
    QVERIFY(rig.open());
    QCOMPARE(rig.warnings.size(), 1);
    QVERIFY(rig.writer->kept().files().first().lost);
    rig.commitAll();
    QVERIFY(rig.kept(id).isEmpty());
    QVERIFY(!QFileInfo::exists(rig.pathOf(ArchiveName))); // its name is taken: another one goes on
    QCOMPARE(rig.types(QStringLiteral("p-00001.warc.gz")), (QByteArrayList{"warcinfo"}));
    QVERIFY(!rig.open()); // nothing more is lost the next time
    QCOMPARE(rig.warnings.size(), 1);
}

ARGIOPE_TEST(TestArchiveKeeper, QCoreApplication)
#include "tst_archivekeeper.moc"
