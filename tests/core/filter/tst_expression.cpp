#include "core/filter/lexer.h"
#include "tests/core/filter/randomexpression.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::filter;
using namespace argiope::filtertest;

class TestExpression : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsPrintedIsReadAgain();
    void shortestForm_data();
    void shortestForm();
    void namesThatReadAsSomethingElse();
    void columnsEachOnce();
    void limits();
};

/// parse(print(x)) == x, whatever x is.
void TestExpression::whatIsPrintedIsReadAgain()
{
    const Fields fields = someFields();
    RandomExpressions random(20261123, fields);
    for (int i = 0; i < 5000; ++i) {
        const Expression expression = random.next();
        const QString text = expression.text();
        const auto again = parse(text, fields);
        QVERIFY2(again, qPrintable(text + QLatin1String(" -> ") + (again ? QString() : again.error().message())));
        QVERIFY2(*again == expression, qPrintable(text + QLatin1String(" -> ") + again->text()));
        QCOMPARE(again->text(), text);
    }
}

void TestExpression::shortestForm_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("printed");
    const auto row = [](const char *typed, const char *printed) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(printed);
    };
    row("status>=400 AND NOT(url contains'/tag/')and title is empty",
        "status >= 400 and url does not contain \"/tag/\" and title is empty");
    row("((status = 200))", "status = 200");
    row("not not status = 200", "status = 200");
    row("not (not (status = 200 or depth = 1))", "status = 200 or depth = 1");
    row("not (status = 200 or depth = 1)", "not (status = 200 or depth = 1)");
    row("status = 1 or status = 2 and depth = 3", "status = 1 or status = 2 and depth = 3");
    row("(status = 1 or status = 2) and depth = 3", "(status = 1 or status = 2) and depth = 3");
    row("status = 1 and (depth = 2 and depth = 3)", "status = 1 and depth = 2 and depth = 3");
    row("not (status < 300)", "not status < 300");
    row("status <> 200", "status != 200");
    row("status == 200", "status = 200");
    row("status \xE2\x89\xA0 200", "status != 200");
    row("in_sitemap", "in_sitemap = yes");
    row("not in_sitemap", "in_sitemap != yes");
    row("in_sitemap = FALSE", "in_sitemap = no");
    row("bytes > 2MB", "bytes > 2 MB");
    row("bytes > '1.5 MB'", "bytes > 1500 kB");
    row("bytes >= 1048576", "bytes >= 1 MiB");
    row("bytes = 1001", "bytes = 1001");
    row("response_ms > \"300 ms\"", "response_ms > 300 ms");
    row("response_ms > 90s", "response_ms > 90 s");
    row("response_ms > 120000", "response_ms > 2 min");
    row("fetched_at >= 2026-11-01", "fetched_at >= \"2026-11-01\"");
    row("fetched_at < \"2026-11-01T10:30+02:00\"", "fetched_at < \"2026-11-01 08:30\"");
    row("state = queued", "state = \"queued\"");
    row("outcome in (OK, \"broken\")", "outcome in (\"ok\", \"broken\")");
    row("title = \"\"", "title is empty");
    row("title != ''", "title is not empty");
    row("title is known", "title is not unknown");
    row("title is not known", "title is unknown");
    row("not title contains 'x'", "title does not contain \"x\"");
    row("title not contains 'x'", "title does not contain \"x\"");
    row("title does not start with 'x'", "title does not start with \"x\"");
    row("title not ends with 'x'", "title does not end with \"x\"");
    row("title does not match /a\\/b/i", "title does not match /a\\/b/i");
    row("title matches 'a/b'", "title matches /a\\/b/");
    row("status not between 300 and 399", "status not between 300 and 399");
    row("length(title) > 60", "length(title) > 60");
    row("LENGTH ( title ) between 1 and 10", "length(title) between 1 and 10");
    row("canonical != url", "canonical != url");
    row("length(title) > word_count", "length(title) > word_count");
    row("Title = \"A\\u{e4}\\\"\"", "title = \"A\xC3\xA4\\\"\"");
    row("content_hash = '00FF'", "content_hash = \"00ff\"");
}

void TestExpression::shortestForm()
{
    QFETCH(QString, typed);
    const auto expression = parse(typed, someFields());
    QVERIFY2(expression, qPrintable(expression ? QString() : expression.error().message()));
    QTEST(expression->text(), "printed");
}

void TestExpression::namesThatReadAsSomethingElse()
{
    const QStringList names{QStringLiteral("and"), QStringLiteral("Price in EUR"), QStringLiteral("1st-author"),
        QStringLiteral("og.title"), QStringLiteral("_x"), QStringLiteral("\u4ef7\u683c"), QStringLiteral("length"),
        QStringLiteral("yes")};
    Fields fields;
    for (const QString &name : names)
        fields.append({name, argiope::facts::Kind::Text});
    for (const Field &field : std::as_const(fields)) {
        const auto made = conditionOf(field, false, Test::Contains, false, {QStringLiteral("x")});
        QVERIFY(made);
        const auto again = parse(made->text(), fields);
        QVERIFY2(again, qPrintable(made->text()));
        QVERIFY(*again == *made);
    }
    QCOMPARE(nameText(QStringLiteral("Price in EUR")), QStringLiteral("[Price in EUR]"));
    QCOMPARE(nameText(QStringLiteral("\u4ef7\u683c")), QStringLiteral("\u4ef7\u683c"));
    QCOMPARE(nameText(QStringLiteral("And")), QStringLiteral("[And]"));
}

void TestExpression::columnsEachOnce()
{
    const auto expression
        = parse(QStringLiteral("title = h1 and (status = 1 or not title is empty) and url contains 'x'"), someFields());
    QVERIFY(expression);
    QCOMPARE(expression->columns(),
        (QStringList{QStringLiteral("title"), QStringLiteral("h1"), QStringLiteral("status"), QStringLiteral("url")}));
}

void TestExpression::limits()
{
    const auto one = parse(QStringLiteral("status = 1"), someFields());
    const auto two = parse(QStringLiteral("status = 2"), someFields());
    QVERIFY(one && two);
    QVERIFY(!limitBroken(*one));
    Expression deep = *one;
    for (int i = 0; i < MostNested; ++i)
        deep = i % 2 ? Expression::all({deep, *two}) : Expression::any({deep, *two});
    QVERIFY(!limitBroken(deep));
    QVERIFY(parse(deep.text(), someFields()));
    deep = Expression::any({Expression::all({deep, *two}), *one});
    QCOMPARE(int(limitBroken(deep)->code), int(Error::Code::TooDeep));
    QList<Expression> many(MostSize / 2, *one);
    QVERIFY(!limitBroken(Expression::all(many)));
    many << *two;
    QCOMPARE(int(limitBroken(Expression::all(many))->code), int(Error::Code::TooMany));
}

ARGIOPE_TEST(TestExpression, void)
#include "tst_expression.moc"
