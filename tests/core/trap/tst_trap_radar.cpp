#include "core/trap/radar.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::trap;

namespace {

Shape shapeOf(const QByteArray &url, Kind kind, int depth = 0)
{
    for (const Shape &shape : shapesOf(*url::parse(url), depth)) {
        if (shape.kind == kind)
            return shape;
    }
    qFatal("%s has no such family", url.constData());
}

QByteArray month(int n)
{
    return "http://h/cal?year=" + QByteArray::number(2000 + n / 12) + "&month=" + QByteArray::number(n % 12 + 1);
}

} // namespace

class TestTrapRadar : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anEndlessCalendarIsFound();
    void whatSaysSomethingNewIsNone_data();
    void whatSaysSomethingNewIsNone();
    void whatEndsIsNone();
    void switchesNeedToCombine_data();
    void switchesNeedToCombine();
    void combinationsReachNoFurtherThanWhatWasQuiet_data();
    void combinationsReachNoFurtherThanWhatWasQuiet();
    void releasedTrapsKeepNothing();
    void knownTrapsCount();
    void plentyIsNotLookedAtAgain();
};

void TestTrapRadar::anEndlessCalendarIsFound()
{
    Radar radar;
    QByteArray found;
    int pages = 0;
    while (found.isEmpty() && pages < 1000) {
        const QByteArray url = month(pages++);
        QVERIFY(!radar.hasTraps());
        // Twelve names of months, and the same menu on each page.
        found = radar.see({shapeOf(url, Kind::Calendar), 7, quint64(pages % 12), true}, url);
    }
    QCOMPARE(found, QByteArray("calendar http://h/cal?month={n}&year={n}"));
    QCOMPARE(pages, 12 + Radar::patience(Kind::Calendar));
    QVERIFY(radar.hasTraps());
    QCOMPARE(radar.keeping(shapesOf(*url::parse(month(5000)), 0)), found);
    QCOMPARE(radar.keeping(shapesOf(*url::parse("http://other/cal?year=2000&month=1"), 0)), QByteArray());
    QCOMPARE(radar.traps().size(), 1);
    QCOMPARE(radar.traps().first().examples, (QList<QByteArray>{month(0), month(1), month(2)}));
}

void TestTrapRadar::whatSaysSomethingNewIsNone_data()
{
    QTest::addColumn<int>("every"); // one page in so many has news
    QTest::addColumn<bool>("links"); // links out of the family; else words
    for (const int every : {1, 5, Radar::patience(Kind::Calendar)}) {
        QTest::addRow("words, 1 in %d", every) << every << false;
        QTest::addRow("links, 1 in %d", every) << every << true;
    }
}

void TestTrapRadar::whatSaysSomethingNewIsNone()
{
    QFETCH(int, every);
    QFETCH(bool, links);
    Radar radar;
    for (int i = 0; i < 20000; ++i) {
        const quint64 news = quint64(i / every);
        const QByteArray url = month(i);
        QCOMPARE(
            radar.see({shapeOf(url, Kind::Calendar), links ? news : 1, links ? 1 : news, true}, url), QByteArray());
    }
    QVERIFY(!radar.hasTraps());
}

void TestTrapRadar::whatEndsIsNone()
{
    // Pages alike that lead no further are dull, not endless.
    Radar radar;
    for (int i = 0; i < 1000; ++i)
        QVERIFY(radar.see({shapeOf(month(i), Kind::Calendar), 1, 1, false}, month(i)).isEmpty());
}

void TestTrapRadar::switchesNeedToCombine_data()
{
    QTest::addColumn<int>("colours");
    QTest::addColumn<int>("sizes");
    QTest::addColumn<int>("orders");
    QTest::addColumn<bool>("trap");
    QTest::newRow("five by six by eight") << 5 << 6 << 8 << true;
    QTest::newRow("an identifier among them") << 1000 << 2 << 1 << false;
    QTest::newRow("one switch") << 60 << 1 << 1 << false;
}

void TestTrapRadar::switchesNeedToCombine()
{
    QFETCH(int, colours);
    QFETCH(int, sizes);
    QFETCH(int, orders);
    QFETCH(bool, trap);
    Radar radar;
    bool found = false;
    for (int round = 0; round < 2 && !found; ++round) {
        for (int i = 0; i < colours * sizes * orders && !found; ++i) {
            const QByteArray url = "http://h/shop?color=" + QByteArray::number(i % colours) + "&size="
                + QByteArray::number(i / colours % sizes) + "&order=" + QByteArray::number(i / colours / sizes);
            found = !radar.see({shapeOf(url, Kind::Parameters), 1, 1, true}, url).isEmpty();
        }
    }
    QCOMPARE(found, trap);
}

void TestTrapRadar::combinationsReachNoFurtherThanWhatWasQuiet_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<bool>("kept");
    const auto row = [](const char *query, bool kept) {
        QTest::newRow(query) << QByteArray("http://h/index.php?") + query << kept;
    };
    row("option=list&color=1&size=2&order=3", true);
    row("color=1&option=list&size=2", true); // another order, and one less
    row("option=article&id=5", false);
    row("option=article&color=1", false); // a value that was not quiet
    row("option=list&color=1&id=5", false); // a parameter that nobody saw
    row("option=list&color=99&size=2", false);
    row("color=1&size=2&order=3", false); // without what all had
}

void TestTrapRadar::combinationsReachNoFurtherThanWhatWasQuiet()
{
    QFETCH(QByteArray, url);
    QFETCH(bool, kept);
    const QByteArray page = "http://h/index.php?option=";
    Radar radar;
    // Articles say something each, and come first.
    for (int i = 0; i < 50; ++i) {
        const QByteArray article = page + "article&id=" + QByteArray::number(i);
        QVERIFY(radar.see({shapeOf(article, Kind::Parameters), quint64(100 + i), 1, true}, article).isEmpty());
    }
    QByteArray found;
    for (int i = 0; i < 5 * 6 * 8 && found.isEmpty(); ++i) {
        const QByteArray list = page + "list&color=" + QByteArray::number(i % 5)
            + "&size=" + QByteArray::number(i / 5 % 6) + "&order=" + QByteArray::number(i / 30);
        found = radar.see({shapeOf(list, Kind::Parameters), 1, 1, true}, list);
    }
    QCOMPARE(found,
        QByteArray("parameters http://h/index.php?color={0|1|2|3|4}&option=list&order={0|1|2|3}&size={0|1|2|3|4|5}"));
    QCOMPARE(!radar.keeping(shapesOf(*url::parse(url), 1)).isEmpty(), kept);
    Radar later; // out of a project
    later.add(radar.traps().constFirst());
    QCOMPARE(!later.keeping(shapesOf(*url::parse(url), 1)).isEmpty(), kept);
    QVERIFY(radar.traps().constFirst().pages >= Radar::patience(Kind::Parameters));
}

void TestTrapRadar::releasedTrapsKeepNothing()
{
    Radar radar;
    const Shape shape = shapeOf(month(1), Kind::Calendar);
    radar.add({name(shape.kind), shape.pattern, {month(1)}, false});
    QCOMPARE(radar.keeping({shape}), shape.id());
    radar.release(shape.id());
    QVERIFY(radar.keeping({shape}).isEmpty());
    QVERIFY(radar.traps().first().released);

    Radar later; // let in before it is known
    later.release(shape.id());
    later.add({name(shape.kind), shape.pattern, {}, false});
    QVERIFY(later.keeping({shape}).isEmpty());
}

void TestTrapRadar::knownTrapsCount()
{
    Radar radar;
    const Shape shape = shapeOf(month(1), Kind::Calendar);
    radar.add({name(shape.kind), shape.pattern, {}, false});
    radar.add({name(shape.kind), shape.pattern, {}, false});
    QCOMPARE(radar.traps().size(), 1);
    for (int i = 0; i < 200; ++i)
        QVERIFY(radar.see({shape, 1, 1, true}, month(i)).isEmpty()); // found once is enough
}

void TestTrapRadar::plentyIsNotLookedAtAgain()
{
    Radar radar;
    for (int i = 0; i < 5000; ++i)
        QVERIFY(radar.see({shapeOf(month(i), Kind::Calendar), quint64(i), 1, true}, month(i)).isEmpty());
    for (int i = 0; i < 5000; ++i)
        QVERIFY(radar.see({shapeOf(month(i), Kind::Calendar), 1, 1, true}, month(i)).isEmpty());
}

ARGIOPE_TEST(TestTrapRadar, void)
#include "tst_trap_radar.moc"
