#include "core/engine/renderedpage.h"
#include "core/facts/observations.h"
#include "core/html/extract.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using facts::LinkRel;
using facts::Observations;

namespace {

html::ParsedPage read(const QByteArray &body)
{
    html::PageInput input;
    input.body = body;
    input.url = *url::parse("http://a.test/folder/");
    input.contentType = "text/html";
    return html::extractHtml(input, {});
}

html::ParsedPage joined(const QByteArray &source, const QByteArray &made, const render::Rendering &rendering = {})
{
    return engine::joinRendered(read(source), read(made), rendering, *url::parse("http://a.test/folder/"), true);
}

} // namespace

class TestRenderedPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void differences_data();
    void differences();
    void links();
    void sourceSays();
    void events();
};

void TestRenderedPage::differences_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("made");
    QTest::addColumn<QByteArray>("name"); ///< "": nothing differs
    QTest::addColumn<QByteArray>("evidence");
    const auto row = [](const char *tag, const char *source, const char *made, const char *name, const char *evidence) {
        QTest::newRow(tag) << QByteArray(source) << QByteArray(made) << QByteArray(name) << QByteArray(evidence);
    };
    row("nothing", "<title>a</title><p>x", "<title>a</title><p>x", "", "");
    row("title", "<title>a</title>", "<title>b</title>", "render-title", "a \xE2\x86\x92 b");
    row("title made", "<p>x", "<title>b</title><p>x", "render-title", "\xE2\x80\x94 \xE2\x86\x92 b");
    row("description", "<meta name=description content=a>", "<meta name=description content=b>", "render-description",
        "a \xE2\x86\x92 b");
    row("heading taken away", "<h1>a</h1>", "<p>", "render-h1", "a \xE2\x86\x92 \xE2\x80\x94");
    row("canonical", "<p>", "<link rel=canonical href=b>", "render-canonical",
        "\xE2\x80\x94 \xE2\x86\x92 http://a.test/folder/b");
    row("robots", "<meta name=robots content=nofollow>", "<meta name=robots content=none>", "render-robots",
        "nofollow \xE2\x86\x92 none");
    row("noindex goes", "<meta name=robots content=noindex>", "<p>", "render-noindex-source", "noindex");
    row("languages", "<link rel=alternate hreflang=de href=de>",
        "<link rel=alternate hreflang=de href=de><link rel=alternate hreflang=fr href=fr>", "render-hreflang",
        "de \xE2\x86\x92 de fr");
    row("structured data", "<p>",
        "<script type=application/ld+json>{\"@context\":\"https://schema.org\",\"@type\":\"Person\",\"name\":\"x\"}"
        "</script>",
        "render-data", "\xE2\x80\x94 \xE2\x86\x92 Person");
    row("text", "<p>one", "<p>one two three four", "render-text", "");
}

void TestRenderedPage::differences()
{
    QFETCH(QByteArray, source);
    QFETCH(QByteArray, made);
    QFETCH(QByteArray, name);
    const Observations observed = Observations::fromJson(joined(source, made).observations);
    if (name.isEmpty()) {
        for (const facts::Observation &one : observed.all())
            QVERIFY2(!one.name.startsWith("render-"), one.name.constData());
        return;
    }
    QVERIFY2(observed.find(name), observed.json().constData());
    QTEST(observed.find(name)->evidence, "evidence");
    if (name == "render-text")
        QCOMPARE(observed.count(name), 75);
}

void TestRenderedPage::links()
{
    render::Rendering rendering;
    rendering.redirects = {"/there", "http://b.test/"};
    rendering.popups = {"window"};
    const html::ParsedPage page = joined("<a href=both>b</a><a href=gone>g</a><a href=both>again</a>",
        "<a href=both>b</a><a href=made>m</a><img src=i.png>", rendering);
    QList<QByteArray> all;
    for (const html::Link &link : page.links) {
        all.append(link.url.href().mid(7) + ' ' + link.element()
            + (link.rel.testFlag(LinkRel::Scripted)          ? " scripted"
                    : link.rel.testFlag(LinkRel::SourceOnly) ? " source"
                                                             : ""));
        QVERIFY(link.sameAs < page.links.size());
    }
    QCOMPARE(all,
        (QList<QByteArray>{"a.test/folder/both a", "a.test/folder/made a scripted", "a.test/folder/i.png img scripted",
            "a.test/folder/gone a source", "a.test/there script scripted", "b.test/ script scripted",
            "a.test/folder/window script scripted"}));
    const Observations observed = Observations::fromJson(page.observations);
    QCOMPARE(observed.count("render-links"), 1);
    QCOMPARE(observed.find("render-links-gone")->evidence, QByteArray("http://a.test/folder/gone"));
}

/// What is wrong with the source stays, and what a browser writes is not held against it.
void TestRenderedPage::sourceSays()
{
    const html::ParsedPage page = joined("<p id=x>a</b><p id=x>b", "<!DOCTYPE html><p id=x>a</p><p id=x>b</p>");
    const Observations observed = Observations::fromJson(page.observations);
    QVERIFY(observed.find("html-no-doctype"));
    QVERIFY(observed.find("html-stray-end"));
    QCOMPARE(observed.count("html-duplicate-id"), 1);
    QVERIFY(joined("<meta name=robots content='noindex,nofollow'>", "<p>").noIndex);
    QVERIFY(joined("<meta name=robots content='noindex,nofollow'>", "<p>").noFollow);
}

void TestRenderedPage::events()
{
    using render::ResourceType;
    using render::Withheld;
    render::Rendering rendering;
    rendering.errors = {{"TypeError: x", "http://a.test/a.js", 3}, {"TypeError: y", {}, 0}};
    rendering.errorCount = 5;
    rendering.notes = {{"http://a.test/404.js", ResourceType::Script, Withheld::None, {}, 404},
        {"http://a.test/r.js", ResourceType::Script, Withheld::Robots, "1: Disallow: /", 0},
        {"http://a.test/r2.js", ResourceType::Script, Withheld::Robots, "1: Disallow: /", 0},
        {"http://ads.test/a.js", ResourceType::Script, Withheld::Tracker, {}, 0}};
    const Observations observed = Observations::fromJson(joined("<p>", "<p>", rendering).observations);
    const facts::Observation *errors = observed.find("render-script-error");
    QVERIFY(errors);
    QCOMPARE(errors->count, 5);
    QCOMPARE(errors->evidence, QByteArray("TypeError: x (http://a.test/a.js:3)"));
    QCOMPARE(errors->more, QByteArrayList{"TypeError: y"});
    QCOMPARE(observed.find("render-resource-failed")->evidence, QByteArray("404 http://a.test/404.js"));
    QCOMPARE(observed.count("render-resource-robots"), 2);
    QVERIFY(!observed.json().contains("ads.test"));
}

ARGIOPE_TEST(TestRenderedPage, void)
#include "tst_renderedpage.moc"
