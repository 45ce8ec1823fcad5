#include "core/select/selector.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::select;

class TestSelector : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void takes_data();
    void takes();
    void isBounded_data();
    void isBounded();
    void countsPositions_data();
    void countsPositions();
};

void TestSelector::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto add = [](const char *text, const char *message) {
        QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(message);
    };
    add("", "there is nothing to look for");
    add(" /* nothing */ ", "there is nothing to look for");
    add("div,", "it ends too early (at character 5)");
    add("a >", "it ends too early (at character 4)");
    add("a >> b", "'>' may not stand there (at character 4)");
    add("[href", "it ends too early (at character 6)");
    add("[a='b]", "it ends too early (at character 4)");
    add(":is(div", "it ends too early (at character 8)");
    add("div)", "')' may not stand there (at character 4)");
    add("#5a", "'#5a' may not stand there (at character 1)");
    add(".5a", "'.5a' may not stand there (at character 1)");
    add("a:hovered", "':hovered' is not known (at character 3)");
    add("a::befor", "'::befor' is not known (at character 4)");
    add("input:invalid", "':invalid' cannot be told of a document alone (at character 7)");
    add("ns|a", "no namespace is known by the prefix 'ns' (at character 1)");
    add(":nth-child(2n+)", "'2n+' is no argument of that (at character 12)");
    add(":nth-of-type(2 of p)", "'of' may not stand there (at character 16)");
    add(":is(a, > b)", "'>' may not stand there (at character 8)");
    add("p::before.x", "'.' may not stand there (at character 10)");
    add("a & b", "'&' may not stand there (at character 3)");
}

void TestSelector::refuses()
{
    QFETCH(QByteArray, text);
    const auto selector = Selector::parse(text);
    QVERIFY(!selector);
    QTEST(selector.error().message(), "message");
}

void TestSelector::takes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("members");
    QTest::newRow("list") << QByteArray("a , b>c,d+e ~ f g") << 3;
    QTest::newRow("nothing in is()") << QByteArray(":is(), :is(a,,b,)") << 2;
    QTest::newRow("relative") << QByteArray("a:has(> b, + c, ~ d, e)") << 1;
    QTest::newRow("escapes") << QByteArray("#\\31 a .\\.b, \\64 iv") << 2;
    QTest::newRow("comments") << QByteArray("a/**/b/* > */[c]") << 1;
    QTest::newRow("pseudo-elements") << QByteArray("a::before, a:after:hover, ::-webkit-any-thing") << 3;
    QTest::newRow("namespaces") << QByteArray("*|a, |b, svg|*, [*|c], [xlink|href]") << 5;
}

void TestSelector::takes()
{
    QFETCH(QByteArray, text);
    const auto selector = Selector::parse(text, knownNamespaces());
    if (text.startsWith("a/**/b"))
        QVERIFY(!selector); // a comment is no white space: two names side by side
    else {
        QVERIFY2(selector, qPrintable(selector ? QString() : selector.error().message()));
        QTEST(int(selector->list().members.size()), "members");
    }
}

void TestSelector::isBounded_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QueryError::Code>("code");
    QTest::newRow("100 KB") << QByteArray(100'000, 'a') << QueryError::Code::TooLong;
    QTest::newRow("nested") << QByteArray(":not(").repeated(10'000) << QueryError::Code::TooDeep;
    QTest::newRow("nested in brackets") << QByteArray(":has(:is(").repeated(5'000) << QueryError::Code::TooDeep;
    QTest::newRow("classes") << QByteArray(".a").repeated(30'000) << QueryError::Code::TooMany;
    QTest::newRow("languages") << QByteArray(":lang(" + QByteArray("a,").repeated(20'000) + "a)")
                               << QueryError::Code::TooMany;
}

void TestSelector::isBounded()
{
    QFETCH(QByteArray, text);
    const auto selector = Selector::parse(text);
    QVERIFY(!selector);
    QTEST(selector.error().code, "code");
}

void TestSelector::countsPositions_data()
{
    QTest::addColumn<int>("step");
    QTest::addColumn<int>("offset");
    QTest::addColumn<QList<int>>("first"); ///< of 1 to 7
    QTest::newRow("odd") << 2 << 1 << QList<int>{1, 3, 5, 7};
    QTest::newRow("even") << 2 << 0 << QList<int>{2, 4, 6};
    QTest::newRow("from the third") << 1 << 3 << QList<int>{3, 4, 5, 6, 7};
    QTest::newRow("up to the third") << -1 << 3 << QList<int>{1, 2, 3};
    QTest::newRow("one") << 0 << 4 << QList<int>{4};
    QTest::newRow("none") << 0 << -4 << QList<int>{};
    QTest::newRow("huge") << 2'000'000'000 << 2'000'000'000 << QList<int>{};
}

void TestSelector::countsPositions()
{
    QFETCH(int, step);
    QFETCH(int, offset);
    QList<int> found;
    for (int i = 1; i <= 7; ++i) {
        if (Nth{step, offset, false, false}.has(i))
            found.append(i);
    }
    QTEST(found, "first");
}

ARGIOPE_TEST(TestSelector, void)
#include "tst_selector.moc"
