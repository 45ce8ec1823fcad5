#include "core/html/metarobots.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::html;

class TestMetaRobots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsMeta_data();
    void readsMeta();
    void readsHeader_data();
    void readsHeader();
    void readsTheDate_data();
    void readsTheDate();
    void knowsItsName();
    void merges();
};

namespace {

/// One letter a directive, in the order of the struct.
QByteArray letters(const MetaDirectives &directives)
{
    QByteArray result;
    const auto add = [&](bool set, char letter) {
        if (set)
            result += letter;
    };
    add(directives.noIndex, 'I');
    add(directives.noFollow, 'F');
    add(directives.noArchive, 'A');
    add(directives.noSnippet, 'S');
    add(directives.noImageIndex, 'M');
    add(directives.noTranslate, 'T');
    add(directives.indexIfEmbedded, 'E');
    return result;
}

} // namespace

void TestMetaRobots::readsMeta_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const QByteArray &content, const QByteArray &expected) {
        QTest::newRow(content.isEmpty() ? "(empty)" : content.constData()) << content << expected;
    };
    row("", "");
    row("index, follow", "");
    row("all", "");
    row("noindex", "I");
    row("nofollow", "F");
    row("none", "IF");
    row("NoNe", "IF");
    row("noindex,nofollow", "IF");
    row(" noindex ,\tnofollow\n", "IF");
    row(",,noindex,,", "I");
    row("noindex, index", "I");
    row("noarchive", "A");
    row("nocache", "A");
    row("nosnippet", "S");
    row("max-snippet:0", "S");
    row("max-snippet: 20", "");
    row("max-image-preview:none", "");
    row("noimageindex", "M");
    row("notranslate", "T");
    row("noindex, indexifembedded", "IE");
    row("noindexing", "");
    row("no index", "");
    row("unavailable_after: 2026-01-01, nofollow", "F");
}

void TestMetaRobots::readsMeta()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, expected);
    QCOMPARE(letters(parseMetaRobots(content)), expected);
}

void TestMetaRobots::readsHeader_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const QByteArray &value, const QByteArray &expected) {
        QTest::newRow(value.isEmpty() ? "(empty)" : value.constData()) << value << expected;
    };
    row("", "");
    row("noindex, nofollow", "IF");
    row("argiope: noindex", "I");
    row("ARGIOPE : noindex, nofollow", "IF");
    row("otherbot: noindex, nofollow", "");
    row("noindex, otherbot: nofollow", "I");
    row("otherbot: noindex, argiope: nofollow", "F");
    row("otherbot: noindex, argiope: none, otherbot: noarchive", "IF");
    row("argio: noindex", "");
    row("robots: noindex", "I");
    row("*: noindex", "I");
    row("otherbot: noindex, *: nofollow", "F");
    row("otherbot/2.1: noindex, nofollow", "");
    row("argiope: NONE", "IF");
    row("max-preview-of-tomorrow: 3, noindex", "I");
    row("max-snippet: 0, nofollow", "FS");
    row("unavailable_after: 25 Jun 2026 15:00:00 PST, nofollow", "F");
    row("otherbot: max-snippet: 0", "");
    row("argiope: max-snippet: 0", "S");
    row(":noindex", "");
}

void TestMetaRobots::readsHeader()
{
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, expected);
    QCOMPARE(letters(parseXRobotsTag(value, "Argiope")), expected);
}

void TestMetaRobots::readsTheDate_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("date");
    QTest::newRow("plain") << QByteArray("unavailable_after: 25 Jun 2026 15:00:00 PST")
                           << QByteArray("25 Jun 2026 15:00:00 PST");
    QTest::newRow("with a comma") << QByteArray(
        "noindex, unavailable_after: Wednesday, 25-Jun-26 15:00:00 GMT, nofollow")
                                  << QByteArray("Wednesday, 25-Jun-26 15:00:00 GMT");
    QTest::newRow("first of two") << QByteArray("unavailable_after: 2026-01-01, unavailable_after: 2027-01-01")
                                  << QByteArray("2026-01-01");
    QTest::newRow("of an agent") << QByteArray("argiope: unavailable_after: 2026-01-01") << QByteArray("2026-01-01");
    QTest::newRow("of another agent") << QByteArray("otherbot: unavailable_after: 2026-01-01") << QByteArray();
}

void TestMetaRobots::readsTheDate()
{
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, date);
    QCOMPARE(parseXRobotsTag(value, "argiope").unavailableAfter, date);
}

void TestMetaRobots::knowsItsName()
{
    QVERIFY(isRobotsMetaName("robots", "argiope"));
    QVERIFY(isRobotsMetaName(" ROBOTS ", "argiope"));
    QVERIFY(isRobotsMetaName("Argiope", "argiope"));
    QVERIFY(!isRobotsMetaName("googlebot", "argiope"));
    QVERIFY(!isRobotsMetaName("", ""));
}

void TestMetaRobots::merges()
{
    MetaDirectives all = parseMetaRobots("noindex, unavailable_after: 2026-01-01");
    all.merge(parseMetaRobots("nofollow, noarchive, unavailable_after: 2027-01-01"));
    QCOMPARE(letters(all), QByteArray("IFA"));
    QCOMPARE(all.unavailableAfter, QByteArray("2026-01-01"));
    MetaDirectives none;
    none.merge(all);
    QCOMPARE(none, all);
}

ARGIOPE_TEST(TestMetaRobots, void)
#include "tst_metarobots.moc"
