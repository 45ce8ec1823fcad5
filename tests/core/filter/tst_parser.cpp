#include "tests/core/filter/randomexpression.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::filter;
using namespace argiope::filtertest;
using Code = Error::Code;

class TestParser : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void errors_data();
    void errors();
    void messagesSaySomething();
    void nestingIsBounded();
    void lengthIsBounded();
    void sizeIsBounded();
    void choppedAndMixed();
    void conditionsOfWhatWasChosen();
};

void TestParser::errors_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("position");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *text, Code code, int position, const char *message) {
        QTest::newRow(text) << QString::fromUtf8(text) << int(code) << position << QString::fromUtf8(message);
    };
    row("", Code::Nothing, 0, "there is no condition");
    row("   ", Code::Nothing, 3, "there is no condition");
    row("stauts = 404", Code::UnknownColumn, 0, "unknown column 'stauts' \xE2\x80\x93 did you mean 'status'?");
    row("content-type = 'x'", Code::UnknownColumn, 0, "unknown column 'content'");
    row("status = 200 and xyzzy = 1", Code::UnknownColumn, 17, "unknown column 'xyzzy'");
    row("[word count] > 1", Code::UnknownColumn, 0,
        "unknown column 'word count' \xE2\x80\x93 did you mean 'word_count'?");
    row("and status = 1", Code::ExpectedColumn, 0, "expected a column, found 'and'");
    row("status = 1 or", Code::ExpectedColumn, 13, "expected a column, found the end");
    row("status", Code::ExpectedTest, 6, "expected =, <, contains, is empty or the like behind 'status'");
    row("status 200", Code::ExpectedTest, 7, "expected =, <, contains, is empty or the like behind 'status'");
    row("title is nothing", Code::ExpectedTest, 9, "expected =, <, contains, is empty or the like behind 'title'");
    row("title > 5", Code::WrongTest, 6, "column 'title' does not go with '>'");
    row("status contains '4'", Code::WrongTest, 7, "column 'status' does not go with 'contains'");
    row("status does not match /4/", Code::WrongTest, 7, "column 'status' does not go with 'does not match'");
    row("length(status) > 1", Code::WrongTest, 0, "column 'status' does not go with 'length()'");
    row("length(title) is empty", Code::WrongTest, 14, "column 'title' does not go with 'is empty'");
    row("status = ", Code::ExpectedValue, 9, "expected a value, found the end");
    row("status = )", Code::ExpectedValue, 9, "expected a value, found ')'");
    row("title = and", Code::ExpectedValue, 8, "expected a value, found 'and'");
    row("status = 'abc'", Code::NotANumber, 9, "'abc' is no whole number");
    row("status = 1.5", Code::NotANumber, 9, "'1.5' is no whole number");
    row("status = 99999999999999999999", Code::NotANumber, 9, "'99999999999999999999' is no whole number");
    row("bytes > 2 furlongs", Code::NotASize, 8, "'2furlongs' is no size such as 2 MB");
    row("response_ms > '5 MB'", Code::NotADuration, 14, "'5 MB' is no duration such as 300 ms");
    row("fetched_at > '2026-02-30'", Code::NotATime, 13,
        "'2026-02-30' is no time such as \"2026-11-01\" or \"2026-11-01 14:30\"");
    row("in_sitemap = maybe", Code::NotYesOrNo, 13, "'maybe' is neither yes nor no");
    row("content_hash = 'xyz'", Code::NotAFingerprint, 15, "'xyz' is no fingerprint: hexadecimal digits");
    row("outcome = 'fine'", Code::NotAChoice, 10, "'fine' is none of ok, redirect, broken, dns_failed");
    row("title contains ''", Code::EmptyText, 15, "the text is empty; for what has none write 'is empty'");
    row("title = Home", Code::UnquotedText, 8, "a text stands in quotes: \"Home\"");
    row("title contains h1", Code::UnquotedText, 15, "a text stands in quotes: \"h1\"");
    row("title = [nope]", Code::UnknownColumn, 8, "unknown column 'nope'");
    row("title = status", Code::NotComparable, 8, "columns 'title' and 'status' cannot be compared");
    row("bytes > response_ms", Code::NotComparable, 8, "columns 'bytes' and 'response_ms' cannot be compared");
    row("status in 200", Code::ExpectedList, 10, "expected values in parentheses behind 'in', found '200'");
    row("status in (200", Code::ExpectedClose, 14, "expected ), found the end");
    row("status in ()", Code::ExpectedValue, 11, "expected a value, found ')'");
    row("status between 1 or 2", Code::ExpectedAnd, 17, "expected 'and' and the second value of 'between', found 'or'");
    row("(status = 1", Code::ExpectedClose, 11, "expected ), found the end");
    row("status = 1)", Code::ExpectedEnd, 10, "expected 'and', 'or' or the end, found ')'");
    row("status = 1 depth = 2", Code::ExpectedEnd, 11, "expected 'and', 'or' or the end, found 'depth'");
    row("title = \"abc", Code::OpenText, 8, "the text's closing quote is missing");
    row("title matches /abc", Code::OpenRegex, 14, "the regular expression's closing / is missing");
    row("title matches /a(/", Code::BadRegex, 14, "the regular expression is not valid: missing closing parenthesis");
    row("title matches //", Code::BadRegex, 14, "the regular expression is not valid: it is empty");
    row("title matches /a/x", Code::BadFlag, 14, "behind a regular expression only i can stand, found 'x'");
    row("title matches 5", Code::ExpectedValue, 14, "expected a value, found '5'");
    row("[title = 1", Code::OpenName, 0, "the name's closing ] is missing");
    row("title = \"a\\q\"", Code::Escape, 10,
        "in a text \\ stands before \", ', \\, /, n, r, t or u{\xE2\x80\xA6} only; for itself write \\\\");
    row("title = \"\\u{d800}\"", Code::Escape, 9,
        "in a text \\ stands before \", ', \\, /, n, r, t or u{\xE2\x80\xA6} only; for itself write \\\\");
    row("status = 1; drop", Code::Character, 10, "no expression has this character");
    row("status = 1 && depth = 2", Code::Character, 11, "no expression has this character");
}

void TestParser::errors()
{
    QFETCH(QString, text);
    QFETCH(int, code);
    const auto parsed = parse(text, someFields());
    QVERIFY2(!parsed, parsed ? qPrintable(parsed->text()) : "");
    QCOMPARE(int(parsed.error().code), code);
    QTEST(parsed.error().message(), "message");
    QTEST(int(parsed.error().position), "position");
    QVERIFY(parsed.error().position + parsed.error().length <= text.size());
}

void TestParser::messagesSaySomething()
{
    for (int code = 0; code <= int(Code::TooMany); ++code) {
        const Error error{Code(code), 0, 0, QStringLiteral("x"), QStringLiteral("y")};
        QVERIFY2(!error.message().isEmpty(), qPrintable(QString::number(code)));
    }
}

void TestParser::nestingIsBounded()
{
    const auto nested = [](int depth) -> QString {
        return QString(depth, u'(') + QStringLiteral("status = 1") + QString(depth, u')');
    };
    QVERIFY(parse(nested(MostNested), someFields()));
    const auto parsed = parse(nested(MostNested + 1), someFields());
    QVERIFY(!parsed);
    QCOMPARE(int(parsed.error().code), int(Code::TooDeep));
    QCOMPARE(parsed.error().position, MostNested);
    QCOMPARE(int(parse(nested(9000), someFields()).error().code), int(Code::TooDeep)); // no stack overflows
    QCOMPARE(
        int(parse(QStringLiteral("not ").repeated(2000) + QStringLiteral("status = 1"), someFields()).error().code),
        int(Code::TooDeep));
}

void TestParser::lengthIsBounded()
{
    const QString text = QStringLiteral("title = \"%1\"");
    QVERIFY(parse(text.arg(QString(MostLength - 10, u'x')), someFields()));
    const auto parsed = parse(text.arg(QString(MostLength, u'x')), someFields());
    QVERIFY(!parsed);
    QCOMPARE(int(parsed.error().code), int(Code::TooLong));
}

void TestParser::sizeIsBounded()
{
    const auto list = [](int values) {
        QStringList numbers;
        for (int i = 0; i < values; ++i)
            numbers << QString::number(i);
        return QString(QStringLiteral("status in (") + numbers.join(u',') + QStringLiteral(")"));
    };
    const auto whole = parse(list(MostSize - 1), someFields());
    QVERIFY(whole);
    QCOMPARE(whole->size(), MostSize);
    const auto parsed = parse(list(MostSize), someFields());
    QVERIFY(!parsed);
    QCOMPARE(int(parsed.error().code), int(Code::TooMany));
}

/// Whatever stands there: an expression that prints, or an error within the text.
void TestParser::choppedAndMixed()
{
    RandomExpressions random(7);
    const QStringList pieces{QStringLiteral("("), QStringLiteral(")"), QStringLiteral(" and "), QStringLiteral(" not "),
        QStringLiteral("\""), QStringLiteral("'"), QStringLiteral("/"), QStringLiteral("\\"), QStringLiteral("["),
        QStringLiteral(","), QStringLiteral(" in "), QStringLiteral(" is "), QString(QChar(0xd800)), QString(QChar(0)),
        QStringLiteral("=")};
    for (int i = 0; i < 5000; ++i) {
        QString text = random.next(2).text();
        for (int change = random.below(3); change >= 0; --change) {
            const int at = random.below(int(text.size()) + 1);
            if (random.below(2))
                text.insert(at, pieces.at(random.below(int(pieces.size()))));
            else
                text.remove(at, 1 + random.below(4));
        }
        const auto parsed = parse(text, someFields());
        if (parsed) {
            const auto again = parse(parsed->text(), someFields());
            QVERIFY2(again && *again == *parsed, qPrintable(text));
        } else {
            const Error &error = parsed.error();
            QVERIFY2(error.position >= 0 && error.position + error.length <= text.size(), qPrintable(text));
            QVERIFY(!error.message().isEmpty());
        }
    }
}

void TestParser::conditionsOfWhatWasChosen()
{
    const Field title{QStringLiteral("title"), argiope::facts::Kind::Text};
    const Field bytes{QStringLiteral("bytes"), argiope::facts::Kind::Bytes};
    QCOMPARE(conditionOf(bytes, false, Test::Between, true, {QStringLiteral("1 kB"), QStringLiteral("2 kB")})->text(),
        QStringLiteral("bytes not between 1 kB and 2 kB"));
    QCOMPARE(conditionOf(title, true, Test::Greater, false, {QStringLiteral(" 60 ")})->text(),
        QStringLiteral("length(title) > 60"));
    QCOMPARE(conditionOf(title, false, Test::Matches, false, {QStringLiteral("a/b")}, true)->text(),
        QStringLiteral("title matches /a\\/b/i"));
    QCOMPARE(conditionOf(title, false, Test::Empty, true, {})->text(), QStringLiteral("title is not empty"));
    const auto code = [](const auto &result) { return result ? -1 : int(result.error().code); };
    QCOMPARE(code(conditionOf(title, false, Test::Less, false, {QStringLiteral("1")})), int(Code::WrongTest));
    QCOMPARE(code(conditionOf(bytes, false, Test::Less, false, {QStringLiteral("x")})), int(Code::NotASize));
    QCOMPARE(code(conditionOf(bytes, false, Test::Between, false, {QStringLiteral("1")})), int(Code::ExpectedValue));
    QCOMPARE(code(conditionOf(title, false, Test::Contains, false, {QString()})), int(Code::EmptyText));
    QCOMPARE(code(conditionOf(title, false, Test::Matches, false, {QStringLiteral("(")})), int(Code::BadRegex));
}

ARGIOPE_TEST(TestParser, void)
#include "tst_parser.moc"
