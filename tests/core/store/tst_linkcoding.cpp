#include "core/store/linkcoding.h"
#include "core/store/linkids.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <limits>

using namespace argiope;
using namespace argiope::store;

using Coded = std::vector<CodedLink>;
Q_DECLARE_METATYPE(Coded)

namespace {

constexpr qint64 Most = std::numeric_limits<qint64>::max();

Coded unpack(const QByteArray &json, qint64 texts, qint64 forms, bool *failed)
{
    Coded links;
    LinkCursor cursor(json, texts, forms);
    while (cursor.next()) {
        [&] { QCOMPARE(cursor.position(), qint64(links.size())); }();
        links.push_back(cursor.link());
        [&] {
            QVERIFY(cursor.leadsTo(cursor.target()));
            QVERIFY(!cursor.leadsTo(cursor.target() + 1));
            QVERIFY(!cursor.leadsTo(cursor.target() - 1));
            QVERIFY(!cursor.leadsTo(Most));
        }();
    }
    *failed = cursor.failed();
    return links;
}

} // namespace

class TestLinkCoding : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void comesBack_data();
    void comesBack();
    void refusesWhatHasNoNumber_data();
    void refusesWhatHasNoNumber();
    void readsWhatAStrangerWrote_data();
    void readsWhatAStrangerWrote();
    void keepsNoMoreThanNeeded();
};

void TestLinkCoding::comesBack_data()
{
    QTest::addColumn<Coded>("links");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<qint64>("texts");
    QTest::newRow("none") << Coded{} << QByteArray("[]") << qint64(1);
    QTest::newRow("one") << Coded{{5, 0, 1}} << QByteArray("[11]") << qint64(1);
    QTest::newRow("the same twice") << Coded{{5, 2, 1}, {5, 2, 1}} << QByteArray("[35,35]") << qint64(3);
    QTest::newRow("nothing but zeros") << Coded{{0, 0, 0}} << QByteArray("[0]") << qint64(1);
    constexpr qint64 own = PackedLinks::OwnTexts;
    QTest::newRow("texts of their targets")
        << Coded{{500, 1000, 0}, {777, 1554, 1}} << QByteArray("[2002,3111]") << own;
    QTest::newRow("texts of their targets, none, and others")
        << Coded{{500, 1000, 0}, {500, 1001, 0}, {500, 0, 0}, {777, 1554, 1}, {778, 1556, 0}, {779, 1558, 0}}
        << QByteArray("[2002,[2000,1001],2000,3111,3114,3118]") << own;
    QTest::newRow("mostly others") << Coded{{5, 10, 0}, {6, 11, 0}, {7, 12, 0}} << QByteArray() << qint64(13);
    QTest::newRow("all of them others, of which none fits")
        << Coded{{1, (qint64(1) << 62) + 1, 0}} << QByteArray("[[2,4611686018427387905]]") << own;
    QTest::newRow("the last that fits") << Coded{{1, (qint64(1) << 62) - 2, 0}} << QByteArray()
                                        << (qint64(1) << 62) - 1;
    QTest::newRow("a target too large for that")
        << Coded{{Most / 2 + 1, 1, 0}} << QByteArray("[[4611686018427387904,1]]") << qint64(0);
    QTest::newRow("two of a pair") << Coded{{MaxPageId, Most - 1, 3}, {1, 0, 0}} << QByteArray() << own;
}

void TestLinkCoding::comesBack()
{
    QFETCH(Coded, links);
    QFETCH(QByteArray, json);
    QFETCH(qint64, texts);
    PackedLinks packed;
    QVERIFY(packed.pack(Coded(100, CodedLink{1, 2, 3}))); // of the page before
    QVERIFY(packed.pack(links));
    if (!json.isEmpty())
        QCOMPARE(packed.json(), json);
    QCOMPARE(packed.texts(), texts);
    bool failed = true;
    QVERIFY(unpack(packed.json(), packed.texts(), packed.forms(), &failed) == links);
    QVERIFY(!failed);
    const QJsonDocument document = QJsonDocument::fromJson(packed.json());
    QVERIFY(document.isArray());
    QCOMPARE(document.array().size(), qsizetype(links.size()));
}

void TestLinkCoding::refusesWhatHasNoNumber_data()
{
    QTest::addColumn<Coded>("links");
    QTest::newRow("a negative target") << Coded{{1, 1, 1}, {-1, 1, 1}};
    QTest::newRow("a negative text") << Coded{{1, -1, 1}};
    QTest::newRow("a negative form") << Coded{{1, 1, -1}};
    QTest::newRow("no room for a target and a form") << Coded{{Most / 2, 0, 5}};
    QTest::newRow("no room at all") << Coded{{Most, 0, 0}};
}

void TestLinkCoding::refusesWhatHasNoNumber()
{
    QFETCH(Coded, links);
    PackedLinks packed;
    QVERIFY(!packed.pack(links));
    QVERIFY(packed.pack(Coded{{1, 0, 0}}));
    QCOMPARE(packed.json(), QByteArray("[1]"));
}

void TestLinkCoding::readsWhatAStrangerWrote_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<qint64>("texts");
    QTest::addColumn<qint64>("forms");
    QTest::addColumn<int>("links"); // before it is noticed; -1: nothing is wrong
    QTest::newRow("fine") << QByteArray("[6,7]") << qint64(1) << qint64(2) << -1;
    QTest::newRow("nothing") << QByteArray() << qint64(1) << qint64(1) << 0;
    QTest::newRow("no array") << QByteArray("6") << qint64(1) << qint64(1) << 0;
    QTest::newRow("no end") << QByteArray("[6") << qint64(1) << qint64(1) << 1;
    QTest::newRow("something behind") << QByteArray("[6]]") << qint64(1) << qint64(1) << 1;
    QTest::newRow("blanks") << QByteArray("[6, 7]") << qint64(1) << qint64(1) << 1;
    QTest::newRow("a comma at the end") << QByteArray("[6,]") << qint64(1) << qint64(1) << 1;
    QTest::newRow("a comma only") << QByteArray("[,]") << qint64(1) << qint64(1) << 0;
    QTest::newRow("negative") << QByteArray("[-6]") << qint64(1) << qint64(1) << 0;
    QTest::newRow("a fraction") << QByteArray("[6.5]") << qint64(1) << qint64(1) << 1;
    QTest::newRow("too large") << QByteArray("[9223372036854775808]") << qint64(1) << qint64(1) << 0;
    QTest::newRow("far too large") << QByteArray("[99999999999999999999999]") << qint64(1) << qint64(1) << 0;
    QTest::newRow("no forms") << QByteArray("[6]") << qint64(1) << qint64(0) << 0;
    QTest::newRow("negative texts") << QByteArray("[6]") << qint64(-2) << qint64(1) << 0;
    QTest::newRow("pairs among texts of their targets") << QByteArray("[6,[1,2]]") << qint64(-1) << qint64(1) << -1;
    QTest::newRow("half a pair there") << QByteArray("[6,[1]]") << qint64(-1) << qint64(1) << 1;
    QTest::newRow("a pair in a pair") << QByteArray("[6,[[1,2],3]]") << qint64(-1) << qint64(1) << 1;
    QTest::newRow("forms beyond all numbers there") << QByteArray("[6]") << qint64(-1) << Most << 0;
    QTest::newRow("texts and forms beyond all numbers") << QByteArray("[6]") << Most << Most << 0;
    QTest::newRow("a pair among numbers") << QByteArray("[6,[1,2]]") << qint64(1) << qint64(1) << 1;
    QTest::newRow("a number among pairs") << QByteArray("[[1,2],6]") << qint64(0) << qint64(1) << 1;
    QTest::newRow("half a pair") << QByteArray("[[1]]") << qint64(0) << qint64(1) << 0;
    QTest::newRow("a text") << QByteArray("[\"6\"]") << qint64(1) << qint64(1) << 0;
    QTest::newRow("depth") << QByteArray(100'000, '[') << qint64(0) << qint64(1) << 0;
    QTest::newRow("bytes") << QByteArray("[\xff\x00]", 4) << qint64(1) << qint64(1) << 0;
}

void TestLinkCoding::readsWhatAStrangerWrote()
{
    QFETCH(QByteArray, json);
    QFETCH(qint64, texts);
    QFETCH(qint64, forms);
    QFETCH(int, links);
    int read = 0;
    LinkCursor cursor(json, texts, forms);
    while (cursor.next()) {
        QVERIFY(cursor.target() >= 0 && cursor.text() >= 0 && cursor.form() >= 0);
        ++read;
    }
    QCOMPARE(cursor.failed(), links >= 0);
    QCOMPARE(read, links >= 0 ? links : 2);
    QVERIFY(!cursor.next());
}

void TestLinkCoding::keepsNoMoreThanNeeded()
{
    PackedLinks packed;
    QVERIFY(packed.pack(Coded(1'000'000, CodedLink{1'000'000, 1'000'000, 100})));
    QVERIFY(packed.pack(Coded{{1, 0, 0}}));
    QVERIFY(packed.json().capacity() < 100'000);
}

ARGIOPE_TEST(TestLinkCoding, void)
#include "tst_linkcoding.moc"
