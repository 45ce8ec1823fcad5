#include "core/engine/recorder/archiveorphans.h"
#include "core/kept/archiveanswers.h"
#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

using namespace argiope;
using base::UrlId;
using engine::ArchiveOrphans;
using facts::RuleKind;
using store::UrlState;

namespace {

QByteArray answer(const QByteArray &url, const QByteArray &type = "text/html")
{
    const QByteArray block = "HTTP/1.1 200 OK\r\nContent-Type: " + type + "\r\n\r\n<p>text";
    return "WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: " + url
        + "\r\nWARC-Date: 2020-02-03T04:05:06Z\r\nContent-Type: application/http; msgtype=response\r\nContent-Length: "
        + QByteArray::number(block.size()) + "\r\n\r\n" + block + "\r\n\r\n";
}

/// The recorder's parts, and an archive of these answers.
struct OrphansRig : enginetest::Parts
{
    explicit OrphansRig(const QByteArray &archive)
        : Parts(checking())
        , session(settings, {*url::parse("http://a.test/")}, writer->keySeed(), options(archive), base::systemClock())
        , orphans(session, *writer, discovery)
    {
    }
    static settings::CrawlSettings checking()
    {
        settings::CrawlSettings settings;
        settings.resources = settings::ResourcePolicy::Check;
        return settings;
    }
    [[nodiscard]] engine::CrawlOptions options(const QByteArray &archive) const
    {
        QFile file(dir.filePath(QStringLiteral("a.warc")));
        if (!file.open(QIODevice::WriteOnly) || file.write(archive) != archive.size())
            qFatal("no archive");
        file.close();
        engine::CrawlOptions made;
        made.answers = *kept::ArchiveAnswers::read({file.fileName()}, {});
        return made;
    }
    engine::Session session;
    ArchiveOrphans orphans;
};

} // namespace

class TestArchiveOrphans : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatNothingLeadsToIsMet();
    void manyComeInPieces();
    void anArchiveOfWhatIsKnown();
};

void TestArchiveOrphans::whatNothingLeadsToIsMet()
{
    OrphansRig rig(answer("http://a.test/") + answer("http://a.test/page") + answer("http://a.test/x.png", "image/png")
        + answer("http://a.test/robots.txt", "text/plain") + answer("http://b.test/other"));
    const UrlId home = rig.addSeed("http://a.test/");
    QVERIFY(rig.orphans.meet());
    QVERIFY(!rig.orphans.meet()); // that was all
    const auto page = rig.writer->byId(rig.idOf("http://a.test/page"));
    QCOMPARE(page->state, UrlState::Queued);
    QCOMPARE(page->role, store::UrlRole::Page);
    QCOMPARE(page->depth, store::OrphanDepth);
    QCOMPARE(rig.ruleOf("http://a.test/page").kind, RuleKind::Archived);
    QCOMPARE(rig.writer->byId(rig.idOf("http://a.test/x.png"))->role, store::UrlRole::Check);
    QCOMPARE(rig.idOf("http://a.test/robots.txt"), UrlId::None); // no URL of a crawl
    QCOMPARE(rig.writer->byId(home)->depth, 0); // it was known
    const UrlId other = rig.idOf("http://b.test/other");
    QVERIFY(other == UrlId::None || rig.writer->byId(other)->role == store::UrlRole::Check
        || rig.writer->byId(other)->state == UrlState::Skipped);
}

void TestArchiveOrphans::manyComeInPieces()
{
    constexpr int pages = 450;
    QByteArray archive;
    for (int i = 0; i < pages; ++i)
        archive += answer("http://a.test/" + QByteArray::number(i));
    OrphansRig rig(archive);
    QVERIFY(rig.orphans.meet());
    const size_t first = rig.queue.waiting.size();
    QVERIFY(first > 0);
    QVERIFY(first < pages); // others are served in between, and what they lead to is no orphan
    (void)rig.discovery.meet({rig.target("http://a.test/449")}, {rig.writer->rule({RuleKind::Host})}, {{1}});
    while (rig.orphans.meet()) { }
    QCOMPARE(rig.queue.waiting.size(), size_t(pages));
    QCOMPARE(rig.writer->byId(rig.idOf("http://a.test/449"))->depth, 1);
}

void TestArchiveOrphans::anArchiveOfWhatIsKnown()
{
    OrphansRig rig(answer("http://a.test/"));
    rig.addSeed("http://a.test/");
    QVERIFY(!rig.orphans.meet());
}

ARGIOPE_TEST(TestArchiveOrphans, QCoreApplication)
#include "tst_archiveorphans.moc"
