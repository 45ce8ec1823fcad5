#include "tests/core/markup/markuptesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::markup;
using namespace argiope::markup::testing;

/// HTML Standard 13.2.5.41 to 52, as the tokenizer gives it.
class TestCommentReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comments_data();
    void comments();
    void nullCharacters_data();
    void nullCharacters();
};

void TestCommentReader::comments_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected"); // an x follows
    QTest::addColumn<QByteArray>("errors");
    const auto row = [](const QByteArray &html, const QByteArray &text, const char *errors = "") {
        QTest::newRow(html.constData()) << html + 'x' << "<!--" + text + "--> 'x'" << QByteArray(errors);
    };
    const auto unclosed = [](const QByteArray &html, const QByteArray &text, const QByteArray &before = {}) {
        QTest::newRow(html.constData()) << html << "<!--" + text + "-->"
                                        << before + "eof-in-comment@" + QByteArray::number(html.size());
    };
    row("<!---->", "");
    row("<!--a-->", "a");
    row("<!-- a -->", " a ");
    row("<!--<p>&amp;-->", "<p>&amp;");
    row("<!--a>b-->", "a>b");
    row("<!--a-b-->", "a-b");
    row("<!--a--b-->", "a--b");
    row("<!--a->b-->", "a->b");
    row("<!--a--->", "a-");
    row("<!--a----->", "a---");
    row("<!----->", "-");
    row("<!-- -- -->", " -- ");
    row("<!--a-- >-->", "a-- >");
    // Abrupt ends.
    row("<!-->", "", "abrupt-closing-of-empty-comment@4");
    row("<!--->", "", "abrupt-closing-of-empty-comment@5");
    row("<!--!>-->", "!>");
    row("<!---!>-->", "-!>");
    // Incorrect ends.
    row("<!----!>", "", "incorrectly-closed-comment@7");
    row("<!--a--!>", "a", "incorrectly-closed-comment@8");
    row("<!--a--!b-->", "a--!b");
    row("<!--a--!-->", "a--!");
    row("<!--a--!-b-->", "a--!-b");
    row("<!--a--!--!>", "a--!", "incorrectly-closed-comment@11");
    row("<!--a--!!>-->", "a--!!>");
    // A comment in a comment.
    row("<!--<!---->", "<!--", "nested-comment@8");
    row("<!--<!-->", "<!");
    row("<!--a<!--b-->", "a<!--b", "nested-comment@9");
    row("<!--<!-- <!-- -->", "<!-- <!-- ", "nested-comment@8 nested-comment@13");
    row("<!--<!--!>", "<!", "nested-comment@8 incorrectly-closed-comment@9");
    row("<!--<-->", "<");
    row("<!--<!>-->", "<!>");
    row("<!--<!->-->", "<!->");
    row("<!--<!-a-->", "<!-a");
    row("<!--<<!--<-->", "<<!--<", "nested-comment@9");
    row("<!--<!<!--a-->", "<!<!--a", "nested-comment@10");
    row("<!---<!-->", "-<!");
    // The document's end.
    unclosed("<!--", "");
    unclosed("<!---", "");
    unclosed("<!----", "");
    unclosed("<!-----", "-");
    unclosed("<!----!", "");
    unclosed("<!--a", "a");
    unclosed("<!--a-", "a");
    unclosed("<!--a--", "a");
    unclosed("<!--a---", "a-");
    unclosed("<!--a--!", "a");
    unclosed("<!--a--!-", "a--!");
    unclosed("<!--a--!b", "a--!b");
    unclosed("<!--a>b<p>", "a>b<p>");
    unclosed("<!--<", "<");
    unclosed("<!--<!", "<!");
    unclosed("<!--<!-", "<!");
    unclosed("<!--<!--", "<!");
    unclosed("<!--<!--a", "<!--a", "nested-comment@8 ");
}

void TestCommentReader::comments()
{
    QFETCH(QByteArray, html);
    QTEST(tokensIn(html), "expected");
    QTEST(tokensIn(html, {.errors = true}), "expected");
    QTEST(errorsIn(html), "errors");
}

void TestCommentReader::nullCharacters_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("errors");
    const auto row = [](const char *what, const QByteArray &html, const QByteArray &expected, const char *errors = "") {
        QTest::newRow(what) << html << expected << QByteArray(errors);
    };
    row("within", bytes("<!--a\0b-->"), "<!--a\uFFFDb-->", "unexpected-null-character@5");
    row("first", bytes("<!--\0-->"), "<!--\uFFFD-->", "unexpected-null-character@4");
    row("behind dashes", bytes("<!----\0>-->"), "<!----\uFFFD>-->", "unexpected-null-character@6");
    row("of no comment", bytes("<!\0>"), "<!--\uFFFD-->", "incorrectly-opened-comment@2 unexpected-null-character@2");
    row("at the end", bytes("<!--\0"), "<!--\uFFFD-->", "unexpected-null-character@4 eof-in-comment@5");
    row("elsewhere", bytes("<!--a-->\0"), "<!--a--> NUL", "unexpected-null-character@8");
}

void TestCommentReader::nullCharacters()
{
    QFETCH(QByteArray, html);
    QTEST(tokensIn(html), "expected");
    QTEST(tokensIn(html, {.errors = true}), "expected");
    QTEST(errorsIn(html), "errors");
}

ARGIOPE_TEST(TestCommentReader, void)
#include "tst_commentreader.moc"
