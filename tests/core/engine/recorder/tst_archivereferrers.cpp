#include "core/engine/recorder/archivereferrers.h"
#include "core/kept/archiveanswers.h"
#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

using namespace argiope;
using base::UrlId;

namespace {

/// An archive of pages at these paths, in this order; what they say is fetched by hand.
struct ReferrersRig : enginetest::Parts
{
    explicit ReferrersRig(const QList<QByteArray> &paths)
        : session(settings, {*url::parse("http://a.test/")}, writer->keySeed(), options(paths), base::systemClock())
        , orphans(session, *writer, discovery)
        , referrers(orphans, *writer)
    {
    }
    [[nodiscard]] engine::CrawlOptions options(const QList<QByteArray> &paths) const
    {
        QFile file(dir.filePath(QStringLiteral("a.warc")));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no archive");
        for (const QByteArray &each : paths) {
            const QByteArray block = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n" + each;
            file.write("WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: " + at(each)
                + "\r\nContent-Type: application/http\r\nContent-Length: " + QByteArray::number(block.size())
                + "\r\n\r\n" + block + "\r\n\r\n");
        }
        file.close();
        engine::CrawlOptions made;
        made.answers = *kept::ArchiveAnswers::read({file.fileName()}, {});
        return made;
    }
    static QByteArray at(const QByteArray &path) { return "http://a.test" + path; }
    void read(const QByteArray &from, const QList<QByteArray> &links)
    {
        QList<QByteArray> targets;
        for (const QByteArray &link : links)
            targets << at(link);
        fetch(idOf(at(from)), targets);
    }
    /// Everything is read.
    void settle()
    {
        while (orphans.meet()) { }
        while (referrers.settle()) { }
    }
    QByteArray foundOn(const QByteArray &to)
    {
        if (!commit())
            qFatal("no commit");
        const auto reader = store::Reader::open(path);
        const auto record = (*reader)->row(idOf(at(to)));
        return record ? record->referrer : QByteArray("no such URL");
    }
    engine::Session session;
    engine::ArchiveOrphans orphans;
    engine::ArchiveReferrers referrers;
};

} // namespace

class TestArchiveReferrers : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theFirstOfTheArchiveCounts();
    void onlyPagesAtTheRightDepth();
    void manyComeInPieces();
};

void TestArchiveReferrers::theFirstOfTheArchiveCounts()
{
    ReferrersRig rig({"/", "/b", "/a"});
    rig.addSeed("http://a.test/");
    rig.read("/", {"/a", "/b", "/"});
    rig.read("/a", {"/to", "/", "/b"});
    rig.read("/b", {"/to", "/", "/a"});
    QCOMPARE(rig.foundOn("/to"), rig.at("/a"));
    rig.settle();
    QCOMPARE(rig.foundOn("/to"), rig.at("/b"));
    QCOMPARE(rig.foundOn("/a"), rig.at("/"));
    QCOMPARE(rig.foundOn("/"), QByteArray()); // a seed was found nowhere
}

/// What is deeper leads to it as well, and what the archive does not hold has no say.
void TestArchiveReferrers::onlyPagesAtTheRightDepth()
{
    ReferrersRig rig({"/deep", "/alone", "/", "/b"});
    rig.addSeed("http://a.test/");
    rig.read("/", {"/a", "/b"});
    rig.read("/a", {"/to", "/deep", "/other"});
    rig.read("/b", {"/to"});
    rig.read("/deep", {"/to", "/a", "/b"});
    QVERIFY(rig.orphans.meet());
    rig.read("/alone", {"/to", "/b", "/beyond"});
    rig.settle();
    QCOMPARE(rig.foundOn("/to"), rig.at("/b"));
    QCOMPARE(rig.foundOn("/b"), rig.at("/"));
    QCOMPARE(rig.foundOn("/other"), rig.at("/a"));
    QCOMPARE(rig.foundOn("/beyond"), rig.at("/alone"));
}

void TestArchiveReferrers::manyComeInPieces()
{
    constexpr int pages = 1200;
    QList<QByteArray> links;
    for (int i = 0; i < pages; ++i)
        links << '/' + QByteArray::number(i);
    QList<QByteArray> order{"/"};
    for (int i = pages - 1; i >= 0; --i)
        order << links[i];
    ReferrersRig rig(order);
    rig.addSeed("http://a.test/");
    rig.read("/", links);
    for (const QByteArray &link : std::as_const(links))
        rig.read(link, {"/to"});
    while (rig.orphans.meet()) { }
    QVERIFY(rig.referrers.settle()); // others are served in between
    while (rig.referrers.settle()) { }
    QCOMPARE(rig.foundOn("/to"), rig.at(links.last()));
}

ARGIOPE_TEST(TestArchiveReferrers, QCoreApplication)
#include "tst_archivereferrers.moc"
