#include "core/markup/parseerror.h"

#include "tests/core/markup/markuptesting.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QTest>

using namespace argiope::markup;
using namespace argiope::markup::testing;

class TestParseError : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void codes();
    void codesOfEnumerators_data();
    void codesOfEnumerators();
    void positions_data();
    void positions();
    void inputErrors_data();
    void inputErrors();
};

void TestParseError::codes()
{
    static const QRegularExpression spelling(QStringLiteral("^[a-z]+(-[a-z]+)+$"));
    QByteArray before;
    for (int i = 0; i <= int(ParseError::UnknownNamedCharacterReference); ++i) {
        const QByteArray &code = errorCode(ParseError(i));
        QVERIFY2(spelling.match(QString::fromLatin1(code)).hasMatch(), code.constData());
        QVERIFY2(before < code, code.constData()); // each once: they are in order
        before = code;
    }
}

void TestParseError::codesOfEnumerators_data() // 13.2.2
{
    QTest::addColumn<int>("error");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](ParseError error, const char *code) { QTest::newRow(code) << int(error) << QByteArray(code); };
    row(ParseError::AbruptClosingOfEmptyComment, "abrupt-closing-of-empty-comment");
    row(ParseError::AbsenceOfDigitsInNumericCharacterReference, "absence-of-digits-in-numeric-character-reference");
    row(ParseError::CdataInHtmlContent, "cdata-in-html-content");
    row(ParseError::ControlCharacterInInputStream, "control-character-in-input-stream");
    row(ParseError::DuplicateAttribute, "duplicate-attribute");
    row(ParseError::EndTagWithTrailingSolidus, "end-tag-with-trailing-solidus");
    row(ParseError::EofBeforeTagName, "eof-before-tag-name");
    row(ParseError::EofInScriptHtmlCommentLikeText, "eof-in-script-html-comment-like-text");
    row(ParseError::EofInTag, "eof-in-tag");
    row(ParseError::IncorrectlyOpenedComment, "incorrectly-opened-comment");
    row(ParseError::InvalidFirstCharacterOfTagName, "invalid-first-character-of-tag-name");
    row(ParseError::MissingAttributeValue, "missing-attribute-value");
    row(ParseError::MissingDoctypeName, "missing-doctype-name");
    row(ParseError::MissingWhitespaceBetweenDoctypePublicAndSystemIdentifiers,
        "missing-whitespace-between-doctype-public-and-system-identifiers");
    row(ParseError::NestedComment, "nested-comment");
    row(ParseError::NonVoidHtmlElementStartTagWithTrailingSolidus,
        "non-void-html-element-start-tag-with-trailing-solidus");
    row(ParseError::NoncharacterInInputStream, "noncharacter-in-input-stream");
    row(ParseError::NullCharacterReference, "null-character-reference");
    row(ParseError::SurrogateInInputStream, "surrogate-in-input-stream");
    row(ParseError::UnexpectedCharacterInUnquotedAttributeValue, "unexpected-character-in-unquoted-attribute-value");
    row(ParseError::UnexpectedNullCharacter, "unexpected-null-character");
    row(ParseError::UnexpectedSolidusInTag, "unexpected-solidus-in-tag");
    row(ParseError::UnknownNamedCharacterReference, "unknown-named-character-reference");
}

void TestParseError::codesOfEnumerators()
{
    QFETCH(int, error);
    QTEST(errorCode(ParseError(error)), "code");
}

void TestParseError::positions_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char *what, const QByteArray &text, int offset, int line, int column) {
        QTest::newRow(what) << text << offset << line << column;
    };
    row("nothing", "", 0, 1, 1);
    row("the beginning", "abc", 0, 1, 1);
    row("in the first line", "abc", 2, 1, 3);
    row("the end", "abc", 3, 1, 4);
    row("behind the end", "abc", 9, 1, 4);
    row("at a line feed", "ab\ncd", 2, 1, 3);
    row("behind it", "ab\ncd", 3, 2, 1);
    row("in the second line", "ab\ncd", 4, 2, 2);
    row("behind empty lines", "\n\n\nx", 3, 4, 1);
    row("behind the last line feed", "ab\n", 3, 2, 1);
    row("behind two bytes", "\u00E9x", 2, 1, 2);
    row("behind three bytes", "\u4E2Dx", 3, 1, 2);
    row("behind a pair of surrogates", "\U0001F600x", 4, 1, 3);
    row("behind some of all", "a\u00E9\n\u4E2D\U0001F600\U0001F600x", 15, 2, 6);
    row("a tab is one column", "\tx", 1, 1, 2);
    row("a U+0000 is one column", bytes("\0x"), 1, 1, 2);
}

void TestParseError::positions()
{
    QFETCH(QByteArray, text);
    QFETCH(int, offset);
    const Position position = positionOf(text, offset);
    QTEST(int(position.line), "line");
    QTEST(int(position.column), "column");
}

void TestParseError::inputErrors_data() // 13.2.3.5
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *what, const QByteArray &text, const char *expected) {
        QTest::newRow(what) << text << QByteArray(expected);
    };
    row("nothing", "", "");
    row("ordinary text", "a\u00E9\u4E2D\U0001F600~", "");
    row("white space", " \t\n\f\r", "");
    row("a U+0000 is the tokenizer's", bytes("a\0"), "");
    row("U+0001", "a\x01", "control-character-in-input-stream@1");
    row("vertical tab", "\x0B", "control-character-in-input-stream@0");
    row("U+001F", "\x1F", "control-character-in-input-stream@0");
    row("U+007F", "ab\x7F", "control-character-in-input-stream@2");
    row("U+0080", "\xC2\x80", "control-character-in-input-stream@0");
    row("U+009F", "\xC2\x9F", "control-character-in-input-stream@0");
    row("U+00A0", "\xC2\xA0", "");
    row("U+00C0 has such a byte too", "\xC3\x80", "");
    row("U+FDCF", "\xEF\xB7\x8F", "");
    row("U+FDD0", "\xEF\xB7\x90", "noncharacter-in-input-stream@0");
    row("U+FDEF", "\xEF\xB7\xAF", "noncharacter-in-input-stream@0");
    row("U+FDF0", "\xEF\xB7\xB0", "");
    row("U+FEFF", "\xEF\xBB\xBF", "");
    row("U+FFFD", "\xEF\xBF\xBD", "");
    row("U+FFFE", "\xEF\xBF\xBE", "noncharacter-in-input-stream@0");
    row("U+FFFF", "x\xEF\xBF\xBF", "noncharacter-in-input-stream@1");
    row("U+1FFFD", "\xF0\x9F\xBF\xBD", "");
    row("U+1FFFE", "\xF0\x9F\xBF\xBE", "noncharacter-in-input-stream@0");
    row("U+10FFFF", "\xF4\x8F\xBF\xBF", "noncharacter-in-input-stream@0");
    row("several", "\x02\xC2\x81x\xEF\xBF\xBE\x7F",
        "control-character-in-input-stream@0 control-character-in-input-stream@1 noncharacter-in-input-stream@4 "
        "control-character-in-input-stream@7");
}

void TestParseError::inputErrors()
{
    QFETCH(QByteArray, text);
    FoundErrors errors;
    findInputErrors(text, errors);
    QTEST(written(errors), "expected");
    // A tokenizer finds them too, whatever stands around them.
    FoundErrors all;
    const QByteArray tag = "<p title='" + text + "'>";
    Tokenizer tokenizer(tag, &all);
    while (tokenizer.next().kind != TokenKind::End)
        continue;
    qsizetype found = 0;
    for (const FoundError &error : all)
        found += error.error != ParseError::UnexpectedNullCharacter ? 1 : 0;
    QCOMPARE(found, qsizetype(errors.size()));
}

ARGIOPE_TEST(TestParseError, void)
#include "tst_parseerror.moc"
