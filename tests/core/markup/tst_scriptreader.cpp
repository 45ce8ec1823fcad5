#include "tests/core/markup/markuptesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::markup;
using namespace argiope::markup::testing;

/// HTML Standard 13.2.5.15 to 31: where a script's text ends, as the tokenizer finds it.
class TestScriptReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ends_data();
    void ends();
    void withoutEnd_data();
    void withoutEnd();
    void partsOfAnything();
};

void TestScriptReader::ends_data()
{
    QTest::addColumn<QByteArray>("script"); // with all that belongs to it; its end tag follows
    const auto row = [](const QByteArray &script) { QTest::newRow(script.constData()) << script; };
    row("a");
    row("a < b && '</b>'");
    row("</scripts>");
    row("</scrip>");
    row("</ script>");
    row("< /script>");
    row("<script>");
    row("<script></scriptx><script>");
    // Comments, in which an end tag ends the script all the same
    row("<!--");
    row("<!-- a");
    row("<!-- a -->");
    row("<!-- <b> --> c");
    row("<!-- <scriptx>");
    row("<!-- <script");
    row("<!-- <scrip>");
    row("<!-- </scriptx>");
    row("<!-- <script-->");
    row("<!-- </script");
    row("<!-");
    row("<!- <script>");
    row("<! <script>");
    row("<!-a- <script>");
    // and a whole script within them does not
    row("<!-- <script></script>");
    row("<!-- <SCRIPT></Script>");
    row("<!-- <script ></script >");
    row("<!-- <script/></script/>");
    row("<!-- <script\n></script\t>");
    row("<!-- <script>a</script>b<script></script>");
    row("<!-- <script></scriptx></script>");
    row("<!-- <script><script></script>");
    row("<!-- <script></script> -->");
    row("<!--<script></script>");
    row("<!--a<script></script>");
    row("<!--<script></ script></script>");
    row("<!--<script><</script>");
    row("<!--<script>--</script>");
    row("<!--<script>-- ></script>");
    row("<!--<script>->-</script>");
    row("<!--<script>--!></script>");
    // The dashes and > end both.
    row("<!-- <script> -->");
    row("<!-- <script> ---->");
    row("<!--<script>-->");
    row("<!--<script>--<-->");
    row("<!--> <script>");
    row("<!---> <script>");
    row("<!-----> <script>");
    row("<!-- --> <script>");
    row("<!-- --> <!-- <script></script>");
    row("<!-- <!-- <script></script>");
    row("<!-- - <script></script>");
    row("<!-- -- <script></script>");
    row("<!-- -a> <script></script>");
    row("<!-- --a> <script></script>");
    row("--> <script>");
    row("-- <script>");
}

void TestScriptReader::ends()
{
    QFETCH(QByteArray, script);
    const Reading reading{.content = Content::Script, .endTag = "script"};
    for (const QByteArray end : {"</script>", "</SCRIPT >", "</script/>", "</script a=b>"})
        QCOMPARE(tokensIn(script + end + 'b', reading), '\'' + script + "' </script> 'b'");
    QCOMPARE(errorsIn(script + "</script>", reading), QByteArray());
}

void TestScriptReader::withoutEnd_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<bool>("error");
    const auto row = [](const QByteArray &script, bool error) { QTest::newRow(script.constData()) << script << error; };
    row("a", false);
    row("<", false);
    row("</script", false);
    row("<!", false);
    row("<!-", false);
    row("<!--", true);
    row("<!-- a", true);
    row("<!-- a -", true);
    row("<!-- a --", true);
    row("<!-- a -->", false);
    row("<!-->", false);
    row("<!--->", false);
    row("<!-- <", true);
    row("<!-- </", true);
    row("<!-- </script", true);
    row("<!-- <script", true);
    row("<!-- <script>", true);
    row("<!-- <script><", true);
    row("<!-- <script></script", true);
    row("<!-- <script></script>", true);
    row("<!-- <script> -->", false);
    row("<!-- <script></script></scrip", true);
    row("a --> b", false);
}

void TestScriptReader::withoutEnd()
{
    QFETCH(QByteArray, script);
    QFETCH(bool, error);
    const Reading reading{.content = Content::Script, .endTag = "script"};
    QCOMPARE(tokensIn(script, reading), '\'' + script + '\'');
    QCOMPARE(errorsIn(script, reading),
        error ? "eof-in-script-html-comment-like-text@" + QByteArray::number(script.size()) : QByteArray());
}

void TestScriptReader::partsOfAnything()
{
    // However a text is cut off, all of it is text, and it is found once.
    const QByteArray whole = "a<!--b<script c>-d--e</script f><!--</scripts></scrip--!><script>---";
    for (qsizetype size = 0; size <= whole.size(); ++size) {
        const QByteArray part = whole.first(size);
        QCOMPARE(tokensIn(part, {.content = Content::Script, .endTag = "script"}),
            part.isEmpty() ? part : '\'' + part + '\'');
    }
}

ARGIOPE_TEST(TestScriptReader, void)
#include "tst_scriptreader.moc"
