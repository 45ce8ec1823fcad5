#include "tests/support/testmain.h"
#include "ui/words/foreigntext.h"

#include <QGuiApplication>
#include <QTest>
#include <QTextDocument>

using namespace argiope;
namespace foreign = words::foreign;

class TestForeignText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void shows_data();
    void shows();
    void cuts();
    void keepsLines();
    void tips_data();
    void tips();
    void labels();
    void keepsItsDirection();
};

void TestForeignText::shows_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("shown");
    const auto row
        = [](const char *name, const QByteArray &text, const QString &shown) { QTest::newRow(name) << text << shown; };
    row("plain", "a <b> & ü 日 😀", QStringLiteral("a <b> & ü 日 😀"));
    row("right to left", "\u05D0\u05D1 a", QStringLiteral("\u05D0\u05D1 a"));
    row("empty", "", QString());
    row("line ends", "a\r\nb\tc\vd\fe\u0085f\u2028g\u2029h", QStringLiteral("a  b c d e f g h"));
    row("controls", QByteArray("a\0\x1b[1m\x7f\u009B", 9), QStringLiteral("a\uFFFD\uFFFD[1m\uFFFD\uFFFD"));
    row("turned order", "\u202A\u202B\u202C\u202D\u202E", QString(5, QChar::ReplacementCharacter));
    row("isolates", "\u2066\u2067\u2068\u2069", QString(4, QChar::ReplacementCharacter));
    row("marks", "\u200E\u200F\u061C", QString(3, QChar::ReplacementCharacter));
    row("joiners", "\u0915\u094D\u200D\u0937 \u200Cx", QStringLiteral("\u0915\u094D\u200D\u0937 \u200Cx"));
    row("not utf-8", "a\xff", QStringLiteral("a\uFFFD"));
}

void TestForeignText::shows()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, shown);
    QCOMPARE(foreign::shown(text), shown);
    QCOMPARE(foreign::shown(QString::fromUtf8(text)), shown);
}

void TestForeignText::cuts()
{
    const QString exact(foreign::MostShown, u'x');
    QCOMPARE(foreign::shown(exact), exact);
    QCOMPARE(foreign::shown(exact.toUtf8()), exact);
    QCOMPARE(foreign::shown(QString(exact + u'y')), QString(exact + u'…'));
    for (const char *one : {"x", "\xC3\xBC", "\xE6\x97\xA5", "\xF0\x9F\x98\x80"}) {
        const QString cut = foreign::shown(QByteArray(one).repeated(300'000), 99);
        QVERIFY(cut.endsWith(u'…'));
        QVERIFY(cut.size() == 100 || cut.size() == 99); // no half of a character
        QVERIFY(!cut.contains(QChar::ReplacementCharacter));
        QVERIFY(cut.isValidUtf16());
    }
    const QByteArray whole(1'000'000, 'x');
    QCOMPARE(foreign::shown(whole, foreign::WholeText).size(), 1'000'000);
}

void TestForeignText::keepsLines()
{
    QCOMPARE(foreign::shownLines("A: b\r\n\nC:\td\u202E\n"), QStringLiteral("A: b\n\nC: d\uFFFD\n"));
    QCOMPARE(foreign::shownLines(""), QString());
    QCOMPARE(foreign::shownLines("x"), QStringLiteral("x"));
    QCOMPARE(foreign::shownLines(QByteArray(1'000'000, 'x')).size(), foreign::MostRead + 1);
    QCOMPARE(foreign::shownLines(QByteArray(1'000'000, '\n')).count(u'\n'), foreign::MostLines);
}

void TestForeignText::tips_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"plain", "<b>x</b>", "<img src=\"file:///etc/hostname\">", "a <a href=x>b</a>", "<html>",
             "<?xml version=\"1.0\"?><b>x</b>", "  <i>x", "a < b", "&lt;b&gt;"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestForeignText::tips()
{
    QFETCH(const QString, text);
    // What Qt takes for markup says the same words, with nothing left to read as an element.
    QString tip = foreign::tip(text);
    if (!Qt::mightBeRichText(tip)) {
        QCOMPARE(tip, text);
        return;
    }
    QVERIFY(tip.startsWith(QLatin1String("<p>")) && tip.endsWith(QLatin1String("</p>")));
    tip = tip.sliced(3).chopped(4);
    QVERIFY2(!tip.contains(u'<') && !tip.contains(u'>'), qPrintable(tip));
}

void TestForeignText::labels()
{
    QCOMPARE(foreign::label(QStringLiteral("?a=1&b&&c")), QStringLiteral("?a=1&&b&&&&c"));
}

// A stranger's marks are gone before ours are set, so that none of theirs can end it.
void TestForeignText::keepsItsDirection()
{
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const QString title = foreign::shown(QByteArrayView("(a)\u2069!"));
    const QString empty = foreign::shown(QByteArrayView(""));
    const QString whole = foreign::shown(QByteArrayView("(a)"), foreign::WholeText);
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QCOMPARE(title, QStringLiteral("\u2068(a)\uFFFD!\u2069"));
    QCOMPARE(empty, QString());
    QCOMPARE(whole, QStringLiteral("(a)"));
}

ARGIOPE_TEST(TestForeignText, QGuiApplication)
#include "tst_ui_foreigntext.moc"
