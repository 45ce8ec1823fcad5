#include "core/audit/textwidth.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::audit;

/// Widths and lengths as search results have them.
class TestTextWidth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void widths_data();
    void widths();
    void lengths();
};

void TestTextWidth::widths_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("thousandths"); // of an em
    QTest::newRow("none") << QByteArray() << 0;
    QTest::newRow("narrow letters") << QByteArray("ill") << 3 * 222;
    QTest::newRow("wide letters") << QByteArray("WM") << 944 + 833;
    QTest::newRow("an accent takes no room") << QByteArray("é") << 556;
    QTest::newRow("nor does a combining one") << QByteArray("e\xCC\x81") << 556;
    QTest::newRow("ideographs take an em") << QByteArray("网站") << 2000;
    QTest::newRow("so does Hangul") << QByteArray("한") << 1000;
    QTest::newRow("a dash") << QByteArray("a – b") << 556 + 278 + 556 + 278 + 556;
    QTest::newRow("a space that does not break") << QByteArray("\xC2\xA0") << 278;
    QTest::newRow("a control character within") << QByteArray("a\x01z") << 556 + 556 + 500;
    QTest::newRow("what the table does not know") << QByteArray("ა") << 556;
}

void TestTextWidth::widths()
{
    QFETCH(QByteArray, text);
    QFETCH(int, thousandths);
    QCOMPARE(textWidth(text, 1000), thousandths);
    QCOMPARE(textWidth(text, 20), thousandths * 20 / 1000);
}

void TestTextWidth::lengths()
{
    QCOMPARE(textLength("aé网"), 3);
    QCOMPARE(textLength(""), 0);
    QCOMPARE(textLength("😀"), 1);
}

ARGIOPE_TEST(TestTextWidth, void)
#include "tst_textwidth.moc"
