#include "exportfixture.h"

#include "core/filter/parser.h"
#include "core/store/filtersql.h"
#include "core/store/kept.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::exporttest;

class TestArchiveIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lines();
    void filtered();
    void lostArchives();

private:
    static void keep(Site &site, UrlId id, const store::KeptAnswer &answer) { site.writer->kept().add(id, answer); }
    static store::KeptAnswer answer(int file, qint64 at, qint64 original = 0)
    {
        store::KeptAnswer answer;
        answer.file = file;
        answer.offset = 500;
        answer.length = 20;
        answer.at = at;
        answer.status = 200;
        answer.contentType = "Text/HTML; charset=\"utf-8\"";
        answer.digest = QByteArray(20, 'x');
        answer.original = original;
        return answer;
    }
    static QByteArray index(Site &site, const Options &wishes = {})
    {
        Options options = wishes;
        options.format = Format::Cdxj;
        return site.bytes(options);
    }
};

void TestArchiveIndex::lines()
{
    Site site;
    const UrlId second = site.addPage("https://www.a.test/b?y=2&x=1");
    const UrlId first = site.addPage("https://a.test/A");
    (void)site.addPage("https://a.test/notkept");
    const int file = site.writer->kept().addFile("p.warc.gz");
    keep(site, second, answer(file, 1'767'225'600'000));
    keep(site, first, answer(file, 1'767'225'601'999));
    keep(site, first, answer(file, 1'767'225'602'000, qint64(second) << 20));
    QCOMPARE(index(site),
        QByteArray(
            "test,a)/a 20260101000001 {\"url\": \"https://a.test/A\", \"mime\": \"text/html\", \"status\": \"200\", "
            "\"digest\": \"sha1:PB4HQ6DYPB4HQ6DYPB4HQ6DYPB4HQ6DY\", \"length\": \"20\", \"offset\": \"500\", "
            "\"filename\": \"p.warc.gz\"}\n"
            "test,a)/a 20260101000002 {\"url\": \"https://a.test/A\", \"mime\": \"warc/revisit\", \"status\": "
            "\"200\", \"digest\": \"sha1:PB4HQ6DYPB4HQ6DYPB4HQ6DYPB4HQ6DY\", \"length\": \"20\", \"offset\": "
            "\"500\", \"filename\": \"p.warc.gz\"}\n"
            "test,a)/b?x=1&y=2 20260101000000 {\"url\": \"https://www.a.test/b?y=2&x=1\", \"mime\": "
            "\"text/html\", \"status\": \"200\", \"digest\": \"sha1:PB4HQ6DYPB4HQ6DYPB4HQ6DYPB4HQ6DY\", "
            "\"length\": \"20\", \"offset\": \"500\", \"filename\": \"p.warc.gz\"}\n"));
    Options links;
    links.table = Table::Links;
    QVERIFY(index(site, links).startsWith("failed: "));
}

void TestArchiveIndex::filtered()
{
    Site site;
    const UrlId a = site.addPage("https://a.test/a");
    const UrlId b = site.addPage("https://a.test/b", [](store::PageRecord &page) { page.status = 404; });
    const int file = site.writer->kept().addFile("p.warc.gz");
    keep(site, a, answer(file, 1));
    keep(site, b, answer(file, 2));
    QCOMPARE(index(site).count('\n'), 2);
    store::KeptAnswer aside = answer(file, 5);
    aside.contentType = "text/plain";
    site.writer->kept().addAside("https://a.test/robots.txt", aside);
    QCOMPARE(index(site).count('\n'), 3);
    QVERIFY(index(site).contains("test,a)/robots.txt 19700101000000 {\"url\": \"https://a.test/robots.txt\", "
                                 "\"mime\": \"text/plain\""));
    const auto reader = site.read();
    const auto condition = filter::parse(QStringLiteral("status = 404"), store::filterFields(reader->columns()));
    QVERIFY(condition);
    Options broken;
    broken.query.where = *condition;
    QVERIFY(index(site, broken).startsWith("test,a)/b "));

    store::KeptAnswer plain = answer(file, 3);
    plain.contentType = "text/css"; // without parameters
    keep(site, site.addPage("https://a.test/c"), plain);
    QVERIFY(index(site).contains("\"mime\": \"text/css\""));
}

void TestArchiveIndex::lostArchives()
{
    Site site;
    const UrlId a = site.addPage("https://a.test/a");
    const UrlId b = site.addPage("https://a.test/b");
    store::KeptTable &kept = site.writer->kept();
    const int lost = kept.addFile("p.warc.gz");
    const int there = kept.addFile("p-00001.warc.gz");
    kept.add(a, answer(lost, 1));
    // Its payload is in the archive that is lost.
    kept.add(b, answer(there, 2, qint64(a) << 20));
    QCOMPARE(index(site).count('\n'), 2);
    store::ArchiveFile file = kept.files().first();
    file.lost = true;
    kept.updateFile(file);
    QCOMPARE(index(site), QByteArray());
    QVERIFY(!kept.withPayload(QByteArray(20, 'x')));
    QVERIFY(!kept.lastOf(b));
    QVERIFY(!store::isArchiveName("../p.warc.gz"));
    QVERIFY(!store::isArchiveName("p.argiope"));
    QVERIFY(store::isArchiveName("p (2).warc.gz"));
}

ARGIOPE_TEST(TestArchiveIndex, QCoreApplication)
#include "tst_archiveindex.moc"
