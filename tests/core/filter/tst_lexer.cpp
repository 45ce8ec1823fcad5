#include "core/filter/lexer.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::filter;

class TestLexer : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tokens_data();
    void tokens();
    void quotedTextsAreReadAgain();
};

void TestLexer::tokens_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("tokens"); // type:text, blanks between
    const auto row = [](const char *text, const char *tokens) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(tokens);
    };
    row("a_1<=-5", "0:a_1 6:<= 2:-5");
    row("2MB 1.5s", "2:2 0:MB 2:1.5 0:s");
    row("1.x", "2:1 error1");
    row("2026-11-01", "3:2026-11-01");
    row("2026-11-01T10:00:00.5Z", "3:2026-11-01T10:00:00.5Z");
    row("2026-11", "2:2026 2:-11");
    row("'a\"b' \"a'b\"", "4:a\"b 4:a'b");
    row("\"\\\"\\\\\\u{41}\"", "4:\"\\A");
    row("/a\\/b[/]", "5:a\\/b[ error7"); // a slash ends it wherever it stands
    row("/a/i", "5:a+i");
    row("[x y]", "1:x y");
    row("(a,b)", "7:( 0:a 9:, 0:b 8:)");
}

void TestLexer::tokens()
{
    QFETCH(QString, text);
    const Tokens read = tokensOf(text);
    QStringList said;
    for (const Token &token : read.list) {
        if (token.type != TokenType::End)
            said << QString::number(int(token.type)) + u':' + token.text
                    + (token.flags.isEmpty() ? QString() : QString(u'+' + token.flags));
    }
    if (read.error)
        said << QStringLiteral("error") + QString::number(read.error->position);
    QCOMPARE(int(read.list.last().type), int(TokenType::End));
    QTEST(said.join(u' '), "tokens");
}

void TestLexer::quotedTextsAreReadAgain()
{
    for (char32_t c = 1; c < 0x3000; ++c) {
        if (QChar::isSurrogate(c))
            continue;
        const QString text = u'x' + QString::fromUcs4(&c, 1) + u'y';
        const Tokens read = tokensOf(quoted(text));
        QVERIFY2(!read.error && read.list.size() == 2, qPrintable(QString::number(c, 16)));
        QCOMPARE(read.list.first().text, text);
    }
    QCOMPARE(quoted(QStringLiteral("a\u202eb\n")), QStringLiteral("\"a\\u{202e}b\\n\""));
}

ARGIOPE_TEST(TestLexer, void)
#include "tst_lexer.moc"
