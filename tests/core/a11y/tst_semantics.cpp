#include "tests/core/a11y/pagetesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::a11y;
using argiope::a11y::testing::Made;

class TestSemantics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roles_data();
    void roles();
    void focus_data();
    void focus();
    void surroundings();
};

void TestSemantics::roles_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("role");
    const auto row
        = [](const char *html, const char *role) { QTest::newRow(html) << QByteArray(html) << QByteArray(role); };
    row("<a id=x href=/>", "link");
    row("<a id=x>", "generic");
    row("<aside id=x>", "complementary");
    row("<section><aside id=x>", "generic");
    row("<section><aside id=x title=A>", "complementary");
    row("<header id=x>", "banner");
    row("<div role=region aria-label=A><header id=x>", "generic");
    row("<footer id=x>", "contentinfo");
    row("<main><footer id=x>", "generic");
    row("<section id=x>", "generic");
    row("<section id=x aria-label=A>", "region");
    row("<form id=x>", "generic");
    row("<form id=x title=A>", "form");
    row("<img id=x>", "img");
    row("<img id=x alt=''>", "presentation");
    row("<img id=x alt='' tabindex=0>", "img");
    row("<img id=x alt=A role=none>", "none");
    row("<img id=x alt=A role=none aria-live=off>", "img");
    row("<img id=x alt=A role=none aria-hidden=false>", "none");
    row("<input id=x>", "textbox");
    row("<input id=x type=EMAIL list=l>", "combobox");
    row("<input id=x type=search>", "searchbox");
    row("<input id=x type=range>", "slider");
    row("<input id=x type=number>", "spinbutton");
    row("<input id=x type=image>", "button");
    row("<input id=x type=radio>", "radio");
    row("<input id=x type=date>", "");
    row("<input id=x type=nonsense>", "textbox");
    row("<select id=x>", "combobox");
    row("<select id=x multiple>", "listbox");
    row("<select id=x size=3>", "listbox");
    row("<select id=x size=1>", "combobox");
    row("<ul><li id=x>", "listitem");
    row("<div><li id=x>", "generic");
    row("<div role=list><p><li id=x>", "listitem");
    row("<ul role=none><li id=x>", "none");
    row("<table><tr><td id=x>", "cell");
    row("<table role=grid><tr><td id=x>", "gridcell");
    row("<table role=none><tr><td id=x>", "none");
    row("<table><tr><th id=x>", "columnheader");
    row("<table><tr><th id=x scope=ROW>", "rowheader");
    row("<table><tr id=x>", "row");
    row("<h3 id=x>", "heading");
    row("<svg id=x>", "graphics-document");
    row("<svg><a id=x href=/>", "link");
    row("<math id=x>", "math");
    row("<abbr id=x>", "");
    row("<x-y id=x>", "");
    row("<div id=x role='foo Button link'>", "button");
    row("<div id=x role=widget>", "generic");
    row("<div id=x role='region group'>", "group");
    row("<div id=x role='region group' aria-label=A>", "region");
    row("<div id=x role=doc-chapter>", "doc-chapter");
}

void TestSemantics::roles()
{
    QFETCH(QByteArray, html);
    QFETCH(QByteArray, role);
    const Made made(html);
    QVERIFY(made.x() != NoNode);
    QCOMPARE(QByteArray(factsOf(made.semantics.role(made.x())).name), role);
}

void TestSemantics::focus_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<bool>("focusable");
    QTest::addColumn<bool>("tabbable");
    const auto row = [](const char *html, bool focusable, bool tabbable) {
        QTest::newRow(html) << QByteArray(html) << focusable << tabbable;
    };
    row("<a id=x href=/>", true, true);
    row("<a id=x>", false, false);
    row("<a id=x tabindex=0>", true, true);
    row("<a id=x tabindex=' -1px'>", true, false);
    row("<a id=x tabindex=one>", false, false);
    row("<button id=x>", true, true);
    row("<button id=x disabled tabindex=0>", false, false);
    row("<fieldset disabled><button id=x>", false, false);
    row("<fieldset disabled><legend><button id=x>", true, true);
    row("<fieldset disabled><legend></legend><legend><button id=x>", false, false);
    row("<input id=x type=hidden>", false, false);
    row("<input id=x style='display:none'>", false, false);
    row("<div style='visibility:hidden'><input id=x>", false, false);
    row("<div style='visibility:hidden'><input id=x style='visibility:visible'>", true, true);
    row("<div style='DISPLAY: None !important; display: block'><input id=x>", false, false);
    row("<div hidden><input id=x>", false, false);
    row("<div hidden style='display:block'><input id=x>", true, true);
    row("<div hidden=until-found><input id=x>", true, true);
    row("<div inert><input id=x>", false, false);
    row("<div aria-hidden=true><input id=x>", true, true);
    row("<details><summary id=x>", true, true);
    row("<details><summary></summary><summary id=x>", false, false);
    row("<details><p><input id=x>", false, false);
    row("<details open><p><input id=x>", true, true);
    row("<dialog><input id=x>", false, false);
    row("<dialog open><input id=x>", true, true);
    row("<div id=x contenteditable>", true, true);
    row("<div id=x contenteditable=false>", false, false);
    row("<video id=x controls>", true, true);
}

void TestSemantics::focus()
{
    QFETCH(QByteArray, html);
    const Made made(html);
    QVERIFY(made.x() != NoNode);
    QTEST(made.semantics.isFocusable(made.x()), "focusable");
    QTEST(made.semantics.isTabbable(made.x()), "tabbable");
}

void TestSemantics::surroundings()
{
    const Made made(
        "<main id=m><div id=d><p id=p><table id=t><tr><td id=c><a id=a href=/ tabindex=-1>A</a></table></div>"
        "<span><b id=x>B</b></span></main>");
    const auto at = [&](const char *id) { return made.tree.withId(id); };
    QCOMPARE(made.semantics.table(at("a")), at("t"));
    QCOMPARE(made.semantics.table(at("x")), NoNode);
    QCOMPARE(made.semantics.meaningfulParent(at("x")), at("m"));
    QCOMPARE(made.semantics.meaningfulParent(at("a")), at("c"));
    QCOMPARE(made.semantics.landmark(at("a")), at("m"));
    QCOMPARE(made.semantics.landmark(at("m")), at("m"));
    QVERIFY(made.semantics.isTransparent(at("d")));
    QVERIFY(!made.semantics.isTransparent(at("t")));
    QVERIFY(made.semantics.hasFocusableWithin(at("t")));
    QVERIFY(!made.semantics.hasTabbableWithin(at("t")));
    QVERIFY(!made.semantics.hasFocusableWithin(at("a")));
}

ARGIOPE_TEST(TestSemantics, void)
#include "tst_semantics.moc"
