#include "core/dom/document.h"
#include "tests/core/a11y/a11ytesting.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QStringDecoder>
#include <QTest>

#include <algorithm>

using namespace argiope;
using namespace argiope::a11y;
using namespace argiope::a11y::testing;

class TestExamine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rulesStandInOrder();
    void saysWhere();
    void saysNothingOfHalfADocument();
    void countsWhatItDoesNotList();
    void showsValidText();
    void findsNothingInASoundPage();
    void survives_data();
    void survives();
};

void TestExamine::rulesStandInOrder()
{
    const auto all = rules();
    QVERIFY(all.size() >= 75);
    QVERIFY(std::is_sorted(all.begin(), all.end(),
        [](const Rule &a, const Rule &b) { return QByteArrayView(a.id) < QByteArrayView(b.id); }));
    for (const Rule &rule : all)
        QVERIFY2(QByteArray(rule.id).startsWith("a11y-"), rule.id);
}

void TestExamine::saysWhere()
{
    const QByteArray html
        = "<!DOCTYPE html>\r\n<html lang=en>\r<title>A</title>\n\t<p>\xC3\xA4\xE2\x82\xAC<img  src=a.png\n>";
    const Report report = examineHtml(html);
    const auto found = std::find_if(report.instances.begin(), report.instances.end(),
        [](const Instance &one) { return QByteArray(one.check) == "a11y-image-alt"; });
    QVERIFY(found != report.instances.end());
    QCOMPARE(found->line, 4);
    QCOMPARE(found->column, 7);
    QCOMPARE(found->element, QByteArray("<img  src=a.png\n>"));
    QCOMPARE(found->detail, QByteArray("a.png"));
    QCOMPARE(int(found->certainty), int(Certainty::Found));
    QVERIFY(!report.stylesNotEvaluated);
    QVERIFY(examineHtml("<style></style>").stylesNotEvaluated);
}

void TestExamine::saysNothingOfHalfADocument()
{
    dom::DocumentLimits limits;
    limits.nodes = 10'000;
    const QByteArray html = QByteArray("<img src=a>").repeated(100'000);
    const dom::Document document(html, limits);
    QVERIFY(!document.isWhole());
    const Report report = examine(document);
    QVERIFY(report.incomplete);
    QVERIFY(report.instances.empty());
    QVERIFY(!examineHtml("").incomplete);
}

void TestExamine::countsWhatItDoesNotList()
{
    const Report report = examineHtml(QByteArray("<img src=a>").repeated(30), {10});
    QCOMPARE(foundBy(report, "a11y-image-alt"), 30);
    QCOMPARE(std::count_if(report.instances.begin(), report.instances.end(),
                 [](const Instance &one) { return QByteArray(one.check) == "a11y-image-alt"; }),
        10);
}

void TestExamine::showsValidText()
{
    const Report report = examineHtml("<img src='" + QByteArray("\xC3\xA4").repeated(300) + "'><img src='\xFF\xC3'>");
    for (const Instance &one : report.instances) {
        for (const QByteArray &text : {one.element, one.detail}) {
            QVERIFY(text.size() <= 200);
            QStringDecoder decoder(QStringDecoder::Utf8);
            (void)QString(decoder(text));
            QVERIFY(!decoder.hasError());
        }
    }
}

void TestExamine::findsNothingInASoundPage()
{
    const Report report = examineHtml(R"(<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Trees of the north</title></head><body>
<a href="#main">To the content</a>
<header><a href="/"><img src="logo.png" alt="Home"></a>
<nav aria-label="Main"><ul><li><a href="/a" aria-current="page">Birch</a><li><a href="/b">Pine</a></ul></nav></header>
<main id="main"><h1>Trees</h1><p lang="sv">Träd</p>
<form aria-label="Search"><label>Words <input name="q" autocomplete="off"></label><button>Search</button></form>
<table><caption>Heights</caption><tr><th scope="col">Tree<th scope="col">Metres<tr><th scope="row">Pine<td>45</table>
<dl><div><dt>Birch<dd>Betula</div></dl>
<details><summary>More</summary><p>Text</p></details>
<div role="tablist" aria-label="Views"><button role="tab" aria-selected="true" aria-controls="p">A</button></div>
<div role="tabpanel" id="p" aria-label="A">Text</div>
<iframe src="/map" title="Map"></iframe><svg role="img" aria-label="Dot"><circle r="1"/></svg>
</main><footer>Printed by nobody</footer></body></html>)");
    for (const Instance &one : report.instances)
        qWarning("%s %d:%d %s %s", one.check, one.line, one.column, one.element.constData(), one.detail.constData());
    QVERIFY(report.instances.empty());
    QVERIFY(!report.incomplete);
}

void TestExamine::survives_data()
{
    QTest::addColumn<QByteArray>("html");
    // How long it takes is another's to say: sanitizers look for what a fifth of it shows as well.
    const auto many = [](const char *text, int times = 50'000) {
        return QByteArray(text).repeated(test::sanitized ? times / 5 : times);
    };
    const auto deep = [](const char *text) { // in the end as deep as trees may be
        return QByteArray(text).repeated(test::sanitized ? 10'000 : 30'000);
    };
    QTest::newRow("deep buttons") << deep("<span role=button>");
    QTest::newRow("deep lists") << many("<span role=list><span role=listitem>", 20'000);
    QTest::newRow("deep groups") << QByteArray("<span role=menu>") + deep("<span role=group>") + "<b role=menuitem>A";
    QTest::newRow("deep divs with items") << deep("<span>") + many("<b role=option>A</b>", 1000);
    QTest::newRow("deep pictures") << many("<svg><title>", 20'000);
    QTest::newRow("deep hidden") << deep("<span aria-hidden=true>") + "<a href=/>";
    QTest::newRow("deep languages") << many("<p lang=xx1><b>");
    QTest::newRow("deep forms and landmarks") << many("<section aria-label=A>", 5000);
    QTest::newRow("legends") << QByteArray("<fieldset disabled>") + many("<b>A</b>") + many("<legend><input></legend>");
    QTest::newRow("summaries") << QByteArray("<details>") + many("<b>A</b>") + many("<summary>B</summary>");
    QTest::newRow("labels of one") << QByteArray("<input id=x>") + many("<label for=x>A</label>");
    QTest::newRow("labels around one") << deep("<label>A") + "<input>";
    QTest::newRow("owners of each other")
        << many("<div id=a aria-owns='b a' role=list></div><div id=b aria-owns=a role=row></div>");
    QTest::newRow("wide table") << QByteArray("<table><tr>") + many("<th colspan=1000 rowspan=65534>A", 5000);
    QTest::newRow("nested tables") << many("<table><tr><td headers=a><table>", 5000);
    QTest::newRow("one long name") << QByteArray("<a href=/ id=x>") + many("word ") + "</a>"
            + many("<b role=link aria-labelledby=x></b>", 5000);
    QTest::newRow("one id") << many("<p id=a aria-labelledby=a>");
    QTest::newRow("one style") << many("<p style='letter-spacing:1px!important;/*'>A");
    QTest::newRow("nulls") << QByteArray("<a href=\0/\0>\0<img alt=\0>", 25);
    QTest::newRow("terms") << QByteArray("<dl>") + many("<div><dt>A<dd>B</div>");
}

void TestExamine::survives()
{
    QFETCH(QByteArray, html);
    const dom::Document document(html);
    QVERIFY(document.isWhole());
    const Report report = examine(document);
    QVERIFY(std::is_sorted(report.instances.begin(), report.instances.end(), [](const Instance &a, const Instance &b) {
        return std::pair(a.line, a.column) < std::pair(b.line, b.column);
    }));
    QVERIFY(!report.tallies.empty());
}

ARGIOPE_TEST(TestExamine, void)
#include "tst_examine.moc"
