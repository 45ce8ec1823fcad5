#include "core/engine/rendershapes.h"
#include "core/html/extract.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using engine::RenderShapes;
using facts::RenderChoice;
using Why = RenderChoice::Why;

class TestRenderShapes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void scripts_data();
    void scripts();
    void shapes_data();
    void shapes();
    void differences_data();
    void differences();
    void chooses();
    void scriptsSpeakForPages_data();
    void scriptsSpeakForPages();
    void looksAgainAsTimeAllows();
    void namesScripts_data();
    void namesScripts();
    void isBounded();
    void isKept();
};

namespace {

url::Url urlOf(const QByteArray &text)
{
    return *url::parse(text);
}

} // namespace

void TestRenderShapes::scripts_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("runs");
    const auto row = [](const char *body, bool runs) { QTest::newRow(body) << QByteArray(body) << runs; };
    row("", false);
    row("<", false);
    row("<script", false);
    row("<p>plain", false);
    row("<script>x()</script>", true);
    row("<p><SCRIPT src=/a.js></SCRIPT>", true);
    row("<script type=module>x()</script>", true);
    row("<script type=\"application/ld+json\">{}</script>", false);
    row("<script type=\"application/json\">{}</script><script>x()</script>", true);
    row("<script>const type = 'json'</script>", true);
    row("<iframe src=/x>", true);
    row("<body onload=x()>", true);
    row("<noscript>x</noscript>", false);
}

void TestRenderShapes::scripts()
{
    QFETCH(QByteArray, body);
    QTEST(engine::mayRunScripts(body), "runs");
}

void TestRenderShapes::shapes_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("shape");
    const auto row
        = [](const char *path, const char *shape) { QTest::newRow(path) << QByteArray(path) << QByteArray(shape); };
    row("/", "/");
    row("/about", "/*");
    row("/about.html", "/*.html");
    row("/about/", "/*/");
    row("/shop/blue-shoe", "/shop/*");
    row("/shop/shoes/blue.html", "/shop/*/*.html");
    row("/shop/shoes/", "/shop/*/");
    row("/2026/11/news", "/*/*/*");
    row("/a.b.c/x.longending", "/a.b.c/*");
    row("/list?page=3&sort=a&page=4", "/*?page=&sort=");
    row("/list?", "/*");
}

void TestRenderShapes::shapes()
{
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, shape);
    QCOMPARE(engine::shapeOf(urlOf("https://a.example" + path)), "https://a.example" + shape);
}

void TestRenderShapes::differences_data()
{
    QTest::addColumn<QByteArray>("made");
    QTest::addColumn<QByteArray>("difference");
    const auto row = [](const char *name, const char *made, const char *difference) {
        QTest::newRow(name) << QByteArray(made) << QByteArray(difference);
    };
    row("none", "<title>t</title><a href=/a>a b c</a><p>d e", "");
    row("a place in the page", "<title>t</title><a href=/a#x>a b c</a><p>d e", "");
    row("links", "<title>t</title><a href=/b>a b c</a><p>d e", "links");
    row("text and title", "<title>u</title><a href=/a>a b c</a><p>d e f", "text, title");
    row("all gone", "", "links, text, title");
}

void TestRenderShapes::differences()
{
    QFETCH(QByteArray, made);
    const url::Url url = urlOf("https://a.example/");
    const auto read = [&url](const QByteArray &body) {
        return html::extractHtml({body, url, "text/html", {}, {}}, {});
    };
    const html::ParsedPage source = read("<title>t</title><a href=/a>a b c</a><p>d e");
    QTEST(engine::differenceOf(source, read(made), {}), "difference");
    render::Rendering led;
    led.redirects = {"https://a.example/x"};
    QCOMPARE(engine::differenceOf(source, source, led), QByteArray("redirect"));
}

void TestRenderShapes::chooses()
{
    RenderShapes shapes;
    const QByteArray body = "<script>x()</script>";
    const auto choose = [&](const char *path) {
        return shapes.choose(urlOf(QByteArray("https://a.example") + path), body, 1'000'000);
    };
    QCOMPARE(shapes.choose(urlOf("https://a.example/s/1"), "<p>", 0).why, Why::NoScripts);
    for (int i = 0; i < RenderShapes::Samples; ++i) {
        const RenderChoice choice = choose("/s/1");
        QCOMPARE(choice.why, Why::Sample);
        QCOMPARE(choice.shape, QByteArray("https://a.example/s/*"));
        QCOMPARE(choice.seen, i);
        shapes.learn(choice.shape, {}, 100);
    }
    int again = 0;
    for (int i = 0; i < 10 * RenderShapes::Again; ++i) {
        const RenderChoice choice = choose("/s/1");
        again += choice.why == Why::Sample ? 1 : 0;
        QVERIFY(choice.why == Why::Sample || choice.why == Why::Same);
    }
    QCOMPARE(again, 10);
    QCOMPARE(choose("/other/1").why, Why::Sample); // another shape
    shapes.learn("https://a.example/s/*", "links", 100);
    shapes.learn("https://a.example/s/*", "title", 100);
    const RenderChoice choice = choose("/s/2");
    QCOMPARE(choice.why, Why::Differs);
    QCOMPARE(choice.difference, QByteArray("links"));
    QCOMPARE(choice.seen, RenderShapes::Samples + 2);
}

void TestRenderShapes::scriptsSpeakForPages_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("difference"); // of the first pages
    QTest::addColumn<Why>("why");
    const QByteArray text = "<p>" + QByteArray(200, 'x');
    const QByteArray same = "<script src='../../a.js?v=1'></script>" + text;
    QTest::newRow("the same scripts") << same << QByteArray() << Why::Same;
    QTest::newRow("others") << QByteArray("<script src=/b.js></script>" + text) << QByteArray() << Why::Sample;
    QTest::newRow("one more") << QByteArray(same + "<script>x()</script>") << QByteArray() << Why::Sample;
    QTest::newRow("that changed a page") << same << QByteArray("links") << Why::Sample;
    QTest::newRow("a page of little text")
        << QByteArray("<title>t</title><script src=a.js>" + text + "</script><p>x") << QByteArray() << Why::Sample;
}

void TestRenderShapes::scriptsSpeakForPages()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, difference);
    RenderShapes shapes;
    const QByteArray first = "<p>" + QByteArray(200, 'x') + "<script src=\"/a.js\"></script>";
    for (int i = 0; i < RenderShapes::Samples; ++i) {
        const RenderChoice choice = shapes.choose(urlOf("https://a.example/s/1"), first, 0);
        shapes.learn(choice.shape, difference, 500);
    }
    const RenderChoice choice = shapes.choose(urlOf("https://a.example/other/1"), body, 9'000);
    QTEST(choice.why, "why");
    if (choice.why == Why::Same)
        QCOMPARE(choice.seen, RenderShapes::Samples);
    QCOMPARE(shapes.choose(urlOf("https://b.example/s/1"), first, 9'000).why, Why::Sample);
}

void TestRenderShapes::looksAgainAsTimeAllows()
{
    RenderShapes shapes;
    const QByteArray body = "<script src=a.js></script><p>" + QByteArray(200, 'x');
    int looked = 0;
    for (int i = 0; i < 1000; ++i) { // one every 100 ms, each of another shape
        const RenderChoice choice
            = shapes.choose(urlOf("https://a.example/s" + QByteArray::number(i) + "/1"), body, i * 100);
        if (choice.why != Why::Sample)
            continue;
        ++looked;
        shapes.learn(choice.shape, {}, 500);
    }
    // 100 s have room for ten of half a second, behind the first ones.
    QVERIFY2(looked >= 10 && looked <= 10 + RenderShapes::Samples, QByteArray::number(looked).constData());
}

void TestRenderShapes::namesScripts_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("scripts");
    const auto row
        = [](const char *body, const char *scripts) { QTest::newRow(body) << QByteArray(body) << QByteArray(scripts); };
    row("<p>plain", "");
    row("<script src=/js/a.js></script><SCRIPT defer src='b.js?v=2#x'></SCRIPT>", "a.js,b.js");
    row("<script>x()</script><script type='application/json'>{}</script>", "+");
    row("<script src=", "");
    row("<script src=\"/a.js", "a.js");
}

void TestRenderShapes::namesScripts()
{
    QFETCH(QByteArray, body);
    QTEST(engine::scriptsOf(body), "scripts");
}

void TestRenderShapes::isBounded()
{
    RenderShapes shapes;
    for (qsizetype i = 0; i <= RenderShapes::MostShapes; ++i)
        (void)shapes.choose(urlOf("https://a.example/s" + QByteArray::number(i) + "/x"), "<script>", 0);
    QCOMPARE(shapes.choose(urlOf("https://a.example/new/x"), "<script>", 0).shape, QByteArray("*"));
    QCOMPARE(shapes.choose(urlOf("https://a.example/s1/x"), "<script>", 0).shape, QByteArray("https://a.example/s1/*"));
}

void TestRenderShapes::isKept()
{
    QVERIFY(!RenderChoice::from({}));
    for (const RenderChoice &choice : {RenderChoice{Why::NoScripts, {}, {}, 1},
             RenderChoice{Why::Same, "https://a/*", {}, 7}, RenderChoice{Why::Sample, "https://a/*", {}, 1},
             RenderChoice{Why::Differs, "https://a/*", "links, h1", 3}}) {
        facts::Observations observed;
        choice.addTo(observed);
        const auto known = RenderChoice::from(facts::Observations::fromJson(observed.json()));
        QVERIFY(known);
        QCOMPARE(known->why, choice.why);
        QCOMPARE(known->shape, choice.shape);
        QCOMPARE(known->difference, choice.difference);
        QCOMPARE(known->seen, choice.seen);
    }
}

ARGIOPE_TEST(TestRenderShapes, QCoreApplication)
#include "tst_rendershapes.moc"
