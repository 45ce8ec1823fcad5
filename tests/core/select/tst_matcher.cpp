#include "core/select/matcher.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::select;

class TestMatcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void ignoresCaseInQuirksMode();
    void isBounded();
    void survivesBombs_data();
    void survivesBombs();
};

void TestMatcher::finds_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("selector");
    QTest::addColumn<QByteArray>("ids");
    const auto add = [](const char *html, const char *selector, const char *ids) {
        QTest::newRow(selector) << QByteArray("<!DOCTYPE html>") + html << QByteArray(selector) << QByteArray(ids);
    };
    const char *tree
        = "<div id=a><p id=b class='x Y'>1</p><p id=c>2<span id=d></span></p></div><div id=e><p id=f></div>";
    add(tree, "p", "b c f");
    add(tree, "P", "b c f");
    add(tree, "div p", "b c f");
    add(tree, "div > span", "");
    add(tree, "div span", "d");
    add(tree, "p + p", "c");
    add(tree, "div ~ div p", "f");
    add(tree, ".x.Y", "b");
    add(tree, ".y", "");
    add(tree, "div:has(> p + p)", "a");
    add(tree, "div:has(span)", "a");
    add(tree, "body:has(div + div p) #f", "f");
    add(tree, "p:not(:has(*), .x)", "f");
    add(tree, ":is(#b, #e) , :where(span)", "b d e");
    add(tree, "p:nth-child(1 of :not(.x))", "c f");
    add(tree, "p:nth-last-of-type(1)", "c f");
    add(tree, "p:only-child", "f");
    add(tree, "p:empty", "f");
    add(tree, ":scope > body > div", "a e");
    add(tree, "p::first-line", "");
    add(tree, "p:hover", "");
    // The combinators look for all that may stand there, not the nearest only.
    add("<div class=a><div class=b id=x><div class=a><i><b id=y></b></i></div></div></div>", ".a > .b b", "y");
    add("<i class=a></i><i class=b></i><i class=a></i><i id=x></i>", ".a + .b ~ #x", "x");
    const char *attributes
        = "<a id=1 href='http://a.example/x.PDF' lang=en-GB></a><a id=2 href=y rel='NoFollow me'></a>";
    add(attributes, "[href$='.pdf']", "");
    add(attributes, "[href$='.pdf' i]", "1");
    add(attributes, "[lang|=en]", "1");
    add(attributes, "[rel~=nofollow]", "2");
    add(attributes, "[rel~=nofollow s]", "");
    add(attributes, "[HREF^=http], [href='']", "1");
    const char *svg = "<svg id=s><linearGradient id=g></linearGradient><a id=l xlink:href='#x'></a></svg><a id=m></a>";
    add(svg, "linearGradient", "g");
    add(svg, "svg|a", "l");
    add(svg, "html|a", "m");
    add(svg, "[xlink|href]", "l");
    const char *form = "<form><fieldset disabled><legend><input id=a></legend><input id=b></fieldset>"
                       "<input id=c type=radio name=r checked><input id=d type=radio name=r checked>"
                       "<input id=e required><input id=f readonly><input id=g type=number min=1 max=5 value=9>"
                       "<button id=h></button><button id=i></button><option id=j selected></form>";
    add(form, "input:disabled", "b");
    add(form, ":checked", "d j");
    add(form, ":required", "e");
    add(form, ":out-of-range", "g");
    add(form, "button:default", "h");
    add(form, "input:read-write", "a e g");
    const char *languages
        = "<p id=a lang=de-Latn-DE><i id=b></i></p><p id=c lang=en></p><p id=d dir=rtl><i id=e></i></p>"
          "<p id=f dir=auto>\xD7\x90</p>";
    add(languages, ":lang(de-DE)", "a b");
    add(languages, "p:lang('*-DE', en)", "a c");
    add(languages, ":dir(rtl)", "d e f");
    add("<template><p id=a></p></template><p id=b></p>", "p", "b");
}

void TestMatcher::finds()
{
    QFETCH(QByteArray, html);
    QFETCH(QByteArray, selector);
    const dom::Document document(html);
    const Elements elements(document);
    const auto read = Selector::parse(selector, knownNamespaces());
    QVERIFY2(read, qPrintable(read ? QString() : read.error().message()));
    const auto found = Matcher(elements).all(*read);
    QVERIFY(found);
    QByteArrayList ids;
    for (const ElementId id : *found) {
        if (elements.has(id, "id"))
            ids.append(elements.attribute(id, "id").toByteArray());
    }
    QTEST(ids.join(' '), "ids");
}

void TestMatcher::ignoresCaseInQuirksMode()
{
    const QByteArray body = "<p class=Note id=One>";
    for (const bool quirky : {true, false}) {
        const QByteArray html = quirky ? body : "<!DOCTYPE html>" + body;
        const dom::Document document(html);
        QCOMPARE(document.isQuirky(), quirky);
        const Elements elements(document);
        const auto found = Matcher(elements).all(*Selector::parse(".NOTE#one"));
        QCOMPARE(found->size(), size_t(quirky ? 1 : 0));
    }
}

void TestMatcher::isBounded()
{
    const QByteArray html = "<!DOCTYPE html>" + QByteArray("<p>").repeated(1'000);
    const dom::Document document(html);
    const Elements elements(document);
    const auto selector = Selector::parse("p:not(p + p + p)");
    QVERIFY(Matcher(elements).all(*selector));
    const auto found = Matcher(elements, {}, 1'000).all(*selector);
    QVERIFY(!found);
    QCOMPARE(found.error().code, QueryError::Code::TooCostly);
}

void TestMatcher::survivesBombs_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("selector");
    const QByteArray deep = QByteArray("<b>").repeated(200) + "<i>" + QByteArray("</b>").repeated(200);
    const QByteArray wide = QByteArray("<p><i></i></p>").repeated(2'000);
    // Each of these takes exponential or cubic time where every place is tried for every part.
    QTest::newRow("descendants") << deep << QByteArray("b ").repeated(100) + "u";
    QTest::newRow("siblings") << wide << QByteArray("p ~ ").repeated(30) + "u";
    QTest::newRow("has in has") << deep << QByteArray(":has(b ").repeated(25) + "u" + QByteArray(")").repeated(25);
    QTest::newRow("positions") << wide << QByteArray(":nth-child(2n+1 of :nth-last-child(2n of p:nth-of-type(3n)))");
}

void TestMatcher::survivesBombs()
{
    QFETCH(QByteArray, html);
    QFETCH(QByteArray, selector);
    const dom::Document document(html);
    const Elements elements(document);
    const auto read = Selector::parse(selector);
    QVERIFY(read);
    QVERIFY(Matcher(elements, {}, 20'000'000).all(*read)); // counted, not timed
}

ARGIOPE_TEST(TestMatcher, void)
#include "tst_matcher.moc"
