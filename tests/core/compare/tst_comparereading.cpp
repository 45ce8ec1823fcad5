// What people read of a page is one column of a comparison; addresses that differ in a time are one; depths of a crawl
// that is not finished are none.

#include "core/compare/cells.h"
#include "core/similar/shingles.h"
#include "core/similar/signature.h"
#include "tests/core/compare/comparefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::comparetest;
using store::PageRecord;

namespace {

QByteArray signatureOf(QByteArrayView text)
{
    similar::SignatureMaker maker;
    similar::Shingles shingles([&maker](std::span<const quint64> some) { maker.add(some); });
    shingles.append(text);
    shingles.finish();
    return maker.signature().encoded();
}

void read(PageRecord &page, char hash, QByteArrayView text = "some words to read here")
{
    page.readAs = facts::NewestFacts;
    page.title = "Title";
    page.changeHash = hash ? QByteArray(24, hash) : QByteArray();
    page.contentHash = QByteArray(16, 'c');
    page.signature = signatureOf(text);
}

} // namespace

class TestCompareReading : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void contentIsOneRow()
    {
        const Project a;
        const Project b;
        fillProject(a, [](store::Writer &writer) {
            addPage(writer, Origin + "/same", [](PageRecord &page) { read(page, 'a'); });
            addPage(writer, Origin + "/other", [](PageRecord &page) { read(page, 'a'); });
            addPage(writer, Origin + "/older", [](PageRecord &page) { read(page, 0); });
        });
        fillProject(b, [](store::Writer &writer) {
            addPage(writer, Origin + "/same", [](PageRecord &page) {
                read(page, 'a');
                page.contentHash = QByteArray(16, 'd');
                page.wordCount = 99;
                page.outlinks = 9;
            });
            addPage(writer, Origin + "/other", [](PageRecord &page) { read(page, 'b', "some words to read now"); });
            addPage(writer, Origin + "/older", [](PageRecord &page) { read(page, 'a'); });
        });
        const auto first = a.read();
        const auto second = b.read();
        QList<Difference> differences;
        CompareOptions options;
        options.difference = [&differences](const Difference &one) { differences << one; };
        Comparison comparison(sideOf(*first), sideOf(*second), options);
        const CompareResult result = comparison.run();
        QCOMPARE(result.changed, 1);
        QCOMPARE(result.same, 2);
        QCOMPARE(differences.size(), 1);
        QCOMPARE(differences[0].url, Origin + "/other");
        QVERIFY(differences[0].degree > 20 && differences[0].degree < 80);
        const QList<facts::Value> values = valuesOf(differences[0], comparison.columns());
        QVERIFY(values[2] == facts::Value(QByteArray("change_degree")));
        QVERIFY(values[5] == facts::Value(qint64(differences[0].degree)));
        qint64 undecidable = 0;
        for (const ColumnSum &sum : result.columns)
            undecidable += sum.undecidable;
        QVERIFY(undecidable >= 1);
    }

    void addressesWithTimes()
    {
        const Project a;
        const Project b;
        fillProject(a, [](store::Writer &writer) {
            for (const char *path :
                {"/a.css?v=1712345678", "/b.css?v=1712345678", "/x?sid=abcdef12", "/one?id=1712345678"})
                addPage(writer, Origin + path, [](PageRecord &page) { read(page, 'a'); });
        });
        fillProject(b, [](store::Writer &writer) {
            for (const char *path : {"/a.css?v=1712349999", "/a.css?v=1712350000", "/b.css?v=1712345678",
                     "/x?sid=bbbbbb12", "/one?id=1712349999"})
                addPage(writer, Origin + path, [](PageRecord &page) { read(page, 'a'); });
        });
        const auto first = a.read();
        const auto second = b.read();
        const Told told = comparisonOf(*first, *second);
        QCOMPARE(told.result.added, 1); // what is named by its id
        QCOMPARE(told.result.gone, 1);
        QCOMPARE(told.result.changed, 0);
        QCOMPARE(told.result.same, 3);
    }

    void canonicalWithSession()
    {
        const Project a;
        const Project b;
        const auto fill = [](const Project &project, const QByteArray &canonical) {
            fillProject(project, [&canonical](store::Writer &writer) {
                addPage(writer, Origin + "/x", [&canonical](PageRecord &page) {
                    read(page, 'a');
                    page.canonical = canonical;
                });
            });
        };
        fill(a, Origin + "/x?sid=abcdef12");
        fill(b, Origin + "/x?sid=bbbbbb12");
        QCOMPARE(comparisonOf(*a.read(), *b.read()).result.changed, 0);
    }

    void unfinishedCrawls()
    {
        const Project a;
        const Project b;
        fillProject(a, [](store::Writer &writer) { addPage(writer, Origin + "/x", {}, 1); });
        fillProject(b, [](store::Writer &writer) {
            addPage(writer, Origin + "/x", {}, 5);
            writer.setMeta("counters", R"({"queued": 7, "finished": 1})");
        });
        const auto first = a.read();
        const auto second = b.read();
        const Told told = comparisonOf(*first, *second);
        QCOMPARE(told.result.waitingBefore, 0);
        QCOMPARE(told.result.waitingAfter, 7);
        QVERIFY2(told.lines.isEmpty(), qPrintable(told.lines.join(u'|')));
        QCOMPARE(comparisonOf(*first, *second, {}, {"depth"}).lines.size(), 1); // who asks for it gets it
    }
};

ARGIOPE_TEST(TestCompareReading, QCoreApplication)
#include "tst_comparereading.moc"
