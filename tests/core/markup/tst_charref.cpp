#include "core/markup/charref.h"

#include "tests/core/markup/markuptesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::markup;
using namespace argiope::markup::testing;

/// HTML Standard 13.2.5.72 to 80.
class TestCharRef : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void named_data();
    void named();
    void numeric_data();
    void numeric();
    void windows1252_data();
    void windows1252();
    void everyPlaceOfTheEnd();
    void withoutErrors();

private:
    static void columns();
    static void check(bool inAttribute);
};

void TestCharRef::columns()
{
    QTest::addColumn<QByteArray>("text"); // behind the ampersand
    QTest::addColumn<int>("length"); // of it; 0: no reference
    QTest::addColumn<QByteArray>("means");
    QTest::addColumn<QByteArray>("errors"); // offsets are those of "&" and the text
}

void TestCharRef::check(bool inAttribute)
{
    QFETCH(QByteArray, text);
    FoundErrors errors;
    const CharRef ref = readCharRef(text, inAttribute, &errors, 1);
    QTEST(int(ref.length), "length");
    QTEST(ref.text().toByteArray(), "means");
    QTEST(written(errors), "errors");
}

void TestCharRef::named_data()
{
    columns();
    QTest::addColumn<bool>("inAttribute");
    const auto row = [](const QByteArray &text, int length, const char *means, const char *errors = "") {
        QTest::newRow(QByteArray("text: " + text).constData())
            << text << length << QByteArray(means) << QByteArray(errors) << false;
    };
    const auto attribute = [](const QByteArray &text, int length, const char *means, const char *errors = "") {
        QTest::newRow(QByteArray("attribute: " + text).constData())
            << text << length << QByteArray(means) << QByteArray(errors) << true;
    };
    row("amp;", 4, "&");
    row("amp;x", 4, "&");
    row("AMP;", 4, "&");
    row("aMP;", 0, "", "unknown-named-character-reference@4");
    row("amp", 3, "&", "missing-semicolon-after-character-reference@4");
    row("amp x", 3, "&", "missing-semicolon-after-character-reference@4");
    row("amplified", 3, "&", "missing-semicolon-after-character-reference@4");
    row("amp=x", 3, "&", "missing-semicolon-after-character-reference@4");
    // The longest name that is one counts, not the longest beginning.
    row("not;", 4, "\u00AC");
    row("notit;", 3, "\u00AC", "missing-semicolon-after-character-reference@4");
    row("notin;", 6, "\u2209");
    row("notin", 3, "\u00AC", "missing-semicolon-after-character-reference@4");
    row("notinE;", 7, "\u22F9\u0338");
    row("notinEx", 3, "\u00AC", "missing-semicolon-after-character-reference@4");
    row("copysr;", 7, "\u2117");
    row("copys", 4, "\u00A9", "missing-semicolon-after-character-reference@5");
    row("sup1;", 5, "\u00B9");
    row("sup12;", 4, "\u00B9", "missing-semicolon-after-character-reference@5");
    row("sup;", 4, "\u2283");
    // Two code points, and those above U+FFFF.
    row("NotEqualTilde;", 14, "\u2242\u0338");
    row("fjlig;", 6, "fj");
    row("bne;", 4, "=\u20E5");
    row("Afr;", 4, "\U0001D504");
    row("CounterClockwiseContourIntegral;", 32, "\u2233");
    row("CounterClockwiseContourIntegral", 0, "");
    row("AElig", 5, "\u00C6", "missing-semicolon-after-character-reference@6");
    row("zwnj;", 5, "\u200C");
    // None.
    row("", 0, "");
    row(";", 0, "");
    row(" amp;", 0, "");
    row("=", 0, "");
    row("&amp;", 0, "");
    row("x", 0, "");
    row("x;", 0, "", "unknown-named-character-reference@2");
    row("x1Y;z", 0, "", "unknown-named-character-reference@4");
    row("x-y;", 0, "");
    row("1;", 0, "", "unknown-named-character-reference@2");
    row("ampx\u00E9", 3, "&", "missing-semicolon-after-character-reference@4");
    row("\u00E9;", 0, "");
    row(bytes("a\0mp;"), 0, "");
    row(bytes("lt\0;"), 2, "<", "missing-semicolon-after-character-reference@3");

    attribute("amp;", 4, "&");
    attribute("amp;=", 4, "&");
    attribute("amp;x", 4, "&");
    attribute("amp", 3, "&", "missing-semicolon-after-character-reference@4");
    attribute("amp-", 3, "&", "missing-semicolon-after-character-reference@4");
    attribute("amp;;", 4, "&");
    attribute("amp=", 0, "");
    attribute("amp=;", 0, "");
    attribute("ampx", 0, "");
    attribute("ampX;", 0, "");
    attribute("amp1", 0, "");
    attribute("copy=1", 0, "");
    attribute("copy&", 4, "\u00A9", "missing-semicolon-after-character-reference@5");
    attribute("copy\u00E9", 4, "\u00A9", "missing-semicolon-after-character-reference@5");
    attribute("notit;", 0, "");
    attribute("notin;", 6, "\u2209");
    attribute("x;", 0, "", "unknown-named-character-reference@2");
}

void TestCharRef::named()
{
    QFETCH(bool, inAttribute);
    check(inAttribute);
}

void TestCharRef::numeric_data()
{
    columns();
    const auto row = [](const QByteArray &text, int length, const QByteArray &means, const char *errors = "") {
        QTest::newRow(text.constData()) << text << length << means << QByteArray(errors);
    };
    row("#65;", 4, "A");
    row("#x41;", 5, "A");
    row("#X41;", 5, "A");
    row("#x4A;", 5, "J");
    row("#x4a;", 5, "J");
    row("#65", 3, "A", "missing-semicolon-after-character-reference@4");
    row("#65x", 3, "A", "missing-semicolon-after-character-reference@4");
    row("#x41g", 4, "A", "missing-semicolon-after-character-reference@5");
    row("#65A;", 3, "A", "missing-semicolon-after-character-reference@4");
    row("#65;;", 4, "A");
    row("#0000000000000000000000000065;", 30, "A");
    row("#xE9;", 5, "\u00E9");
    row("#x4E2D;", 7, "\u4E2D");
    row("#x1F600;", 8, "\U0001F600");
    row("#1114109;", 9, "\U0010FFFD");
    row("#9;", 3, "\t");
    row("#10;", 4, "\n");
    row("#12;", 4, "\f");
    row("#32;", 4, " ");
    row("#xA0;", 5, "\u00A0");
    // No digits.
    row("#", 0, "", "absence-of-digits-in-numeric-character-reference@2");
    row("#;", 0, "", "absence-of-digits-in-numeric-character-reference@2");
    row("#a", 0, "", "absence-of-digits-in-numeric-character-reference@2");
    row("#-1;", 0, "", "absence-of-digits-in-numeric-character-reference@2");
    row("#x", 0, "", "absence-of-digits-in-numeric-character-reference@3");
    row("#x;", 0, "", "absence-of-digits-in-numeric-character-reference@3");
    row("#X g", 0, "", "absence-of-digits-in-numeric-character-reference@3");
    row("#xx41;", 0, "", "absence-of-digits-in-numeric-character-reference@3");
    row("# 65;", 0, "", "absence-of-digits-in-numeric-character-reference@2");
    // What no document may have.
    row("#0;", 3, "\uFFFD", "null-character-reference@4");
    row("#x00", 4, "\uFFFD", "missing-semicolon-after-character-reference@5 null-character-reference@5");
    row("#x110000;", 9, "\uFFFD", "character-reference-outside-unicode-range@10");
    row("#1114112;", 9, "\uFFFD", "character-reference-outside-unicode-range@10");
    row("#4294967361;", 12, "\uFFFD", "character-reference-outside-unicode-range@13"); // 2^32 + 65
    row("#x100000041;", 12, "\uFFFD", "character-reference-outside-unicode-range@13");
    row("#18446744073709551681;", 22, "\uFFFD", "character-reference-outside-unicode-range@23"); // 2^64 + 65
    row("#x" + QByteArray(200, 'f') + ';', 203, "\uFFFD", "character-reference-outside-unicode-range@204");
    row("#xD800;", 7, "\uFFFD", "surrogate-character-reference@8");
    row("#xDFFF;", 7, "\uFFFD", "surrogate-character-reference@8");
    row("#xD7FF;", 7, "\xED\x9F\xBF");
    row("#xE000;", 7, "\xEE\x80\x80");
    row("#xFDCF;", 7, "\xEF\xB7\x8F");
    row("#xFDD0;", 7, "\xEF\xB7\x90", "noncharacter-character-reference@8");
    row("#xFDEF;", 7, "\xEF\xB7\xAF", "noncharacter-character-reference@8");
    row("#xFDF0;", 7, "\xEF\xB7\xB0");
    row("#xFFFD;", 7, "\uFFFD");
    row("#xFFFE;", 7, "\xEF\xBF\xBE", "noncharacter-character-reference@8");
    row("#x1FFFF;", 8, "\xF0\x9F\xBF\xBF", "noncharacter-character-reference@9");
    row("#x10FFFF;", 9, "\xF4\x8F\xBF\xBF", "noncharacter-character-reference@10");
    row("#1;", 3, "\x01", "control-character-reference@4");
    row("#11;", 4, "\x0B", "control-character-reference@5");
    row("#13;", 4, "\r", "control-character-reference@5");
    row("#x1F;", 5, "\x1F", "control-character-reference@6");
    row("#127;", 5, "\x7F", "control-character-reference@6");
}

void TestCharRef::numeric()
{
    check(false);
    check(true); // what follows does not matter there
}

void TestCharRef::windows1252_data() // 13.2.5.80
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("means");
    constexpr char16_t Meant[] = u"\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D"
                                 u"\u017D\u008F\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A"
                                 u"\u0153\u009D\u017E\u0178";
    for (int number = 0x80; number < 0xA0; ++number)
        QTest::newRow(QByteArray::number(number, 16).constData()) << number << QString(QChar(Meant[number - 0x80]));
}

void TestCharRef::windows1252()
{
    QFETCH(int, number);
    QFETCH(QString, means);
    FoundErrors errors;
    const QByteArray decimal = '#' + QByteArray::number(number) + ';';
    const CharRef ref = readCharRef(decimal, false, &errors, 1);
    QCOMPARE(QString::fromUtf8(ref.text().toByteArray()), means);
    QCOMPARE(written(errors), QByteArray("control-character-reference@6"));
    const QByteArray hex = "#x" + QByteArray::number(number, 16) + ';';
    QCOMPARE(readCharRef(hex, true).text().toByteArray(), means.toUtf8());
}

void TestCharRef::everyPlaceOfTheEnd()
{
    // The text may end anywhere: nothing behind it is looked at.
    for (const QByteArray whole : {"CounterClockwiseContourIntegral;", "notinE;", "#x1F600;", "#1114109;", "amp;"}) {
        for (qsizetype size = 0; size < whole.size(); ++size) {
            const QByteArray part(whole.constData(), size);
            for (const bool inAttribute : {false, true}) {
                FoundErrors errors;
                const CharRef cut = readCharRef(QByteArrayView(whole).first(size), inAttribute, &errors, 1);
                const CharRef alone = readCharRef(part, inAttribute);
                QCOMPARE(cut.text().toByteArray(), alone.text().toByteArray());
                QVERIFY(cut.length <= size);
                for (const FoundError &error : errors)
                    QVERIFY(error.offset <= size + 1);
            }
        }
    }
}

void TestCharRef::withoutErrors()
{
    for (const char *text : {"amp", "#0;", "#x80", "#xD800;", "x;", "#", "notit;"}) {
        FoundErrors errors;
        const CharRef with = readCharRef(text, false, &errors, 1);
        const CharRef without = readCharRef(text, false);
        QVERIFY2(!errors.empty(), text);
        QCOMPARE(with.length, without.length);
        QCOMPARE(with.text().toByteArray(), without.text().toByteArray());
    }
}

ARGIOPE_TEST(TestCharRef, void)
#include "tst_charref.moc"
