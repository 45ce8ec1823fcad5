#include "tests/core/markup/markuptesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::markup;
using namespace argiope::markup::testing;

/// HTML Standard 13.2.5.53 to 68, as the tokenizer gives it.
class TestDoctypeReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doctypes_data();
    void doctypes();
    void endsOfTheDocument_data();
    void endsOfTheDocument();
    void nullCharacters_data();
    void nullCharacters();
    void nothingIsLeftOfTheLastOne();
};

void TestDoctypeReader::doctypes_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("errors");
    const auto row = [](const QByteArray &html, const QByteArray &expected, const char *errors = "") {
        QTest::newRow(html.constData()) << html + 'x' << "<!doctype" + expected + "> 'x'" << QByteArray(errors);
    };
    row("<!DOCTYPE html>", " html");
    row("<!doctype HTML >", " html");
    row("<!DocType\n\thtml\n>", " html");
    row("<!DOCTYPE html5>", " html5");
    row("<!DOCTYPE \u00C9>", " \u00C9");
    row("<!DOCTYPE a'b\"<c>", " a'b\"<c");
    row("<!DOCTYPE>", " quirks", "missing-doctype-name@9");
    row("<!DOCTYPE >", " quirks", "missing-doctype-name@10");
    row("<!DOCTYPEhtml>", " html", "missing-whitespace-before-doctype-name@9");
    row("<!DOCTYPE html a \"b'>", " html quirks", "invalid-character-sequence-after-doctype-name@15");
    row("<!DOCTYPE html publi 'a'>", " html quirks", "invalid-character-sequence-after-doctype-name@15");
    row("<!DOCTYPE html 'a'>", " html quirks", "invalid-character-sequence-after-doctype-name@15");
    // Public identifiers
    row("<!DOCTYPE html PUBLIC \"a b\">", " html public='a b'");
    row("<!DOCTYPE html public 'A\"'>", " html public='A\"'");
    row("<!DOCTYPE html PUBLIC '' >", " html public=''");
    row("<!DOCTYPE html PUBLIC'a'>", " html public='a'", "missing-whitespace-after-doctype-public-keyword@21");
    row("<!DOCTYPE html PUBLIC\"a\">", " html public='a'", "missing-whitespace-after-doctype-public-keyword@21");
    row("<!DOCTYPE html PUBLIC>", " html quirks", "missing-doctype-public-identifier@21");
    row("<!DOCTYPE html PUBLIC >", " html quirks", "missing-doctype-public-identifier@22");
    row("<!DOCTYPE html PUBLIC a>", " html quirks", "missing-quote-before-doctype-public-identifier@22");
    row("<!DOCTYPE html PUBLICa>", " html quirks", "missing-quote-before-doctype-public-identifier@21");
    row("<!DOCTYPE html PUBLIC 'a>", " html public='a' quirks", "abrupt-doctype-public-identifier@24");
    row("<!DOCTYPE html PUBLIC \"a>", " html public='a' quirks", "abrupt-doctype-public-identifier@24");
    row("<!DOCTYPE html PUBLIC 'a' b>", " html public='a' quirks", "missing-quote-before-doctype-system-identifier@26");
    row("<!DOCTYPE html PUBLIC 'a'b>", " html public='a' quirks", "missing-quote-before-doctype-system-identifier@25");
    // and system identifiers behind them
    row("<!DOCTYPE html PUBLIC 'a' \"b\">", " html public='a' system='b'");
    row("<!DOCTYPE html PUBLIC \"a\"\n'b' >", " html public='a' system='b'");
    row("<!DOCTYPE html PUBLIC 'a''b'>", " html public='a' system='b'",
        "missing-whitespace-between-doctype-public-and-system-identifiers@25");
    row("<!DOCTYPE html PUBLIC 'a' 'b>", " html public='a' system='b' quirks", "abrupt-doctype-system-identifier@28");
    row("<!DOCTYPE html PUBLIC 'a' 'b' c>", " html public='a' system='b'",
        "unexpected-character-after-doctype-system-identifier@30");
    row("<!DOCTYPE html PUBLIC 'a' ''>", " html public='a' system=''");
    // System identifiers alone
    row("<!DOCTYPE html SYSTEM 'a'>", " html system='a'");
    row("<!DOCTYPE html system \"about:legacy-compat\">", " html system='about:legacy-compat'");
    row("<!DOCTYPE html SYSTEM'a'>", " html system='a'", "missing-whitespace-after-doctype-system-keyword@21");
    row("<!DOCTYPE html SYSTEM>", " html quirks", "missing-doctype-system-identifier@21");
    row("<!DOCTYPE html SYSTEM >", " html quirks", "missing-doctype-system-identifier@22");
    row("<!DOCTYPE html SYSTEM a>", " html quirks", "missing-quote-before-doctype-system-identifier@22");
    row("<!DOCTYPE html SYSTEMa>", " html quirks", "missing-quote-before-doctype-system-identifier@21");
    row("<!DOCTYPE html SYSTEM \"a>", " html system='a' quirks", "abrupt-doctype-system-identifier@24");
    row("<!DOCTYPE html SYSTEM 'a'b>", " html system='a'", "unexpected-character-after-doctype-system-identifier@25");
    row("<!DOCTYPE html SYSTEM 'a' 'b'>", " html system='a'",
        "unexpected-character-after-doctype-system-identifier@26");
}

void TestDoctypeReader::doctypes()
{
    QFETCH(QByteArray, html);
    QTEST(tokensIn(html), "expected");
    QTEST(errorsIn(html), "errors");
}

void TestDoctypeReader::endsOfTheDocument_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("errors");
    const auto row = [](const QByteArray &html, const QByteArray &expected, const QByteArray &before = {}) {
        QTest::newRow(html.constData()) << html << "<!doctype" + expected + " quirks>"
                                        << before + "eof-in-doctype@" + QByteArray::number(html.size());
    };
    row("<!DOCTYPE", "");
    row("<!DOCTYPE ", "");
    row("<!DOCTYPE h", " h");
    row("<!DOCTYPE html", " html");
    row("<!DOCTYPE html ", " html");
    row("<!DOCTYPE html PUBLIC", " html");
    row("<!DOCTYPE html PUBLIC ", " html");
    row("<!DOCTYPE html PUBLIC '", " html public=''");
    row("<!DOCTYPE html PUBLIC \"a", " html public='a'");
    row("<!DOCTYPE html PUBLIC 'a'", " html public='a'");
    row("<!DOCTYPE html PUBLIC 'a' ", " html public='a'");
    row("<!DOCTYPE html PUBLIC 'a' 'b", " html public='a' system='b'");
    row("<!DOCTYPE html PUBLIC 'a' 'b'", " html public='a' system='b'");
    row("<!DOCTYPE html SYSTEM", " html");
    row("<!DOCTYPE html SYSTEM ", " html");
    row("<!DOCTYPE html SYSTEM 'a", " html system='a'");
    row("<!DOCTYPE html SYSTEM 'a'", " html system='a'");
    row("<!DOCTYPE html SYSTEM 'a' ", " html system='a'");
    // What is bogus already has had its error.
    QTest::newRow("bogus") << QByteArray("<!DOCTYPE html a") << QByteArray("<!doctype html quirks>")
                           << QByteArray("invalid-character-sequence-after-doctype-name@15");
    QTest::newRow("half a keyword") << QByteArray("<!DOCTYPE html PUBLI") << QByteArray("<!doctype html quirks>")
                                    << QByteArray("invalid-character-sequence-after-doctype-name@15");
    QTest::newRow("bogus without quirks")
        << QByteArray("<!DOCTYPE html SYSTEM 'a' b") << QByteArray("<!doctype html system='a'>")
        << QByteArray("unexpected-character-after-doctype-system-identifier@26");
}

void TestDoctypeReader::endsOfTheDocument()
{
    QFETCH(QByteArray, html);
    QTEST(tokensIn(html), "expected");
    QTEST(errorsIn(html), "errors");
}

void TestDoctypeReader::nullCharacters_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("errors");
    const auto row = [](const char *what, const QByteArray &html, const QByteArray &expected, const char *errors) {
        QTest::newRow(what) << html << expected << QByteArray(errors);
    };
    row("in the name", bytes("<!DOCTYPE \0A\0>"), "<!doctype \uFFFDa\uFFFD>",
        "unexpected-null-character@10 unexpected-null-character@12");
    row("before the name", bytes("<!DOCTYPE\0>"), "<!doctype \uFFFD>",
        "missing-whitespace-before-doctype-name@9 unexpected-null-character@9");
    row("in identifiers", bytes("<!DOCTYPE a PUBLIC 'b\0' \"\0\">"), "<!doctype a public='b\uFFFD' system='\uFFFD'>",
        "unexpected-null-character@21 unexpected-null-character@25");
    row("in what is bogus", bytes("<!DOCTYPE a b\0>"), "<!doctype a quirks>",
        "invalid-character-sequence-after-doctype-name@12 unexpected-null-character@13");
}

void TestDoctypeReader::nullCharacters()
{
    QFETCH(QByteArray, html);
    QTEST(tokensIn(html), "expected");
    QTEST(errorsIn(html), "errors");
}

void TestDoctypeReader::nothingIsLeftOfTheLastOne()
{
    QCOMPARE(tokensIn("<!DOCTYPE a PUBLIC 'b' 'c'><!DOCTYPE d SYSTEM 'e'><!DOCTYPE><!DOCTYPE f>"),
        QByteArray("<!doctype a public='b' system='c'> <!doctype d system='e'> <!doctype quirks> <!doctype f>"));
}

ARGIOPE_TEST(TestDoctypeReader, void)
#include "tst_doctypereader.moc"
