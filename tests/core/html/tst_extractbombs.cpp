#include "tests/core/html/htmlbombs.h"
#include "tests/core/html/htmltesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::html;
using namespace argiope::html::testing;

/// Pages made to be dear, and long ones that are honest.
class TestExtractBombs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bombs_data();
    void bombs();
    void cutKeepsWhatStandsBefore();
    void deepPagesAreRead();
    void attributesAboveTheLimitAreLeftOut();
    void longTexts();
    void longRawTexts_data();
    void longRawTexts();
};

void TestExtractBombs::bombs_data()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const Bomb &bomb : argiope::html::testing::bombs())
        QTest::newRow(bomb.name) << index++;
}

void TestExtractBombs::bombs()
{
    QFETCH(int, index);
    const Bomb bomb = argiope::html::testing::bombs()[size_t(index)];
    const ParsedPage page = extract({.body = "<a href=/first>x</a>" + bomb.make(500'000)});
    QVERIFY(!page.links.isEmpty());
    QCOMPARE(page.links.first().url.href(), QByteArray("http://example.org/first"));
    QVERIFY(page.links.size() <= 200'000);
}

void TestExtractBombs::cutKeepsWhatStandsBefore()
{
    const ParsedPage page = extract(
        {.body = "<title>t</title><a href=1>x</a>" + QByteArray("<div>").repeated(500'000) + "<a href=2>y</a>"});
    QVERIFY(page.tooComplex);
    QCOMPARE(page.title, QByteArray("t"));
    QCOMPARE(page.links.size(), 1);
}

void TestExtractBombs::deepPagesAreRead()
{
    const ParsedPage page = extract({.body = QByteArray("<div><p>").repeated(50'000) + "<a href=2>y</a>"
            + QByteArray("</div>").repeated(50'000) + "<a href=3>z</a>"});
    QVERIFY(!page.tooComplex);
    QCOMPARE(page.links.size(), 2);
}

void TestExtractBombs::attributesAboveTheLimitAreLeftOut()
{
    QByteArray tag = "<a href=x ";
    for (int i = 0; i < 5000; ++i)
        tag += "a" + QByteArray::number(i) + "='>' ";
    const ParsedPage page = extract({.body = tag + ">t</a><a href=y>u</a>"});
    QVERIFY(page.tooComplex);
    QCOMPARE(page.links.size(), 2);
    QCOMPARE(page.links.first().text, QByteArray("t"));
    QCOMPARE(page.links.last().url.href(), QByteArray("http://example.org/dir/y"));
}

void TestExtractBombs::longTexts()
{
    const QByteArray body
        = "<title>t</title><p>" + QByteArray("some words of text ").repeated(600'000) + "<p><a href=/behind>behind</a>";
    const ParsedPage page = extract({.body = body});
    QVERIFY(!page.tooComplex);
    QCOMPARE(page.wordCount, 4 * 600'000 + 1);
    QCOMPARE(page.links.last().url.href(), QByteArray("http://example.org/behind"));
}

void TestExtractBombs::longRawTexts_data()
{
    QTest::addColumn<QByteArray>("open");
    QTest::addColumn<QByteArray>("close");
    QTest::newRow("script") << QByteArray("<script>") << QByteArray("</script>");
    QTest::newRow("JSON-LD") << QByteArray("<script type=application/ld+json>") << QByteArray("</script>");
    QTest::newRow("style") << QByteArray("<style>") << QByteArray("</style>");
    QTest::newRow("textarea") << QByteArray("<textarea>") << QByteArray("</textarea>");
    QTest::newRow("in a link") << QByteArray("<a href=x><script>") << QByteArray("</script></a>");
}

void TestExtractBombs::longRawTexts()
{
    QFETCH(QByteArray, open);
    QFETCH(QByteArray, close);
    const QByteArray before = "<a href=/first>x</a>";
    const QByteArray text = QByteArray("var a = 1; ").repeated(500'000);
    const ParsedPage page = extract({.body = before + open + text + close + "<p><a href=/last>y</a>"});
    QVERIFY(!page.tooComplex);
    QCOMPARE(page.links.first().url.href(), QByteArray("http://example.org/first"));
    QCOMPARE(page.links.last().url.href(), QByteArray("http://example.org/last"));
    const ParsedPage unclosed = extract({.body = before + open + text});
    QCOMPARE(unclosed.links.first().url.href(), QByteArray("http://example.org/first"));
}

ARGIOPE_TEST(TestExtractBombs, void)
#include "tst_extractbombs.moc"
