#include "core/markup/elementstack.h"

#include "tests/support/testmain.h"

#include <QByteArrayList>
#include <QTest>

using namespace argiope::markup;

/// HTML Standard 13.2.4.2.
class TestElementStack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsAreKept();
    void foreignElementsAreNotCounted();
    void findsElements();
    void scopes_data();
    void scopes();
    void scopeOfAny();
    void special_data();
    void special();
    void workIsSpent();
    void nothingIsSpentOnWhatIsNotOpen();

private:
    /// "p", "svg:desc", "math:mi": the points are what tree construction would say of them.
    static Element element(QByteArrayView written, ElementId id);
    static void pushAll(ElementStack &stack, const QByteArray &names);
};

Element TestElementStack::element(QByteArrayView written, ElementId id)
{
    Element result;
    result.id = id;
    result.space = written.startsWith("svg:") ? Space::Svg : written.startsWith("math:") ? Space::MathMl : Space::Html;
    const QByteArrayView name = written.sliced(written.indexOf(':') + 1);
    result.tag = tagFromName(name);
    result.name = quint64(result.tag);
    if (result.space == Space::Svg)
        result.htmlPoint = result.tag == Tag::Foreignobject || result.tag == Tag::Desc || result.tag == Tag::Title;
    if (result.space == Space::MathMl)
        result.mathPoint = result.tag == Tag::Mi || result.tag == Tag::Mo || result.tag == Tag::Mn
            || result.tag == Tag::Ms || result.tag == Tag::Mtext;
    return result;
}

void TestElementStack::pushAll(ElementStack &stack, const QByteArray &names)
{
    ElementId id = ElementId(stack.size());
    for (const QByteArray &name : names.split(' '))
        stack.push(element(name, ++id));
}

void TestElementStack::countsAreKept()
{
    Work work(1000);
    ElementStack stack(work);
    QVERIFY(stack.isEmpty());
    QVERIFY(!stack.isCurrent(Tag::Html));
    pushAll(stack, "html body p b p");
    QCOMPARE(stack.size(), 5);
    QCOMPARE(stack.count(Tag::P), 2);
    QVERIFY(stack.isCurrent(Tag::P));
    stack.pop();
    QCOMPARE(stack.count(Tag::P), 1);
    QVERIFY(stack.isCurrent(Tag::B));
    stack.remove(2); // the p below
    QCOMPARE(stack.count(Tag::P), 0);
    QCOMPARE(stack.size(), 3);
    QCOMPARE(stack.at(2).tag, Tag::B);
    stack.insert(2, element("div", 9));
    QCOMPARE(stack.count(Tag::Div), 1);
    QCOMPARE(stack.at(2).id, ElementId(9));
    QCOMPARE(stack.at(3).tag, Tag::B);
    stack.insert(4, element("i", 10)); // on top
    QVERIFY(stack.isCurrent(Tag::I));
    stack.replace(4, element("u", 11));
    QCOMPARE(stack.count(Tag::I), 0);
    QCOMPARE(stack.count(Tag::U), 1);
    stack.replace(4, element("u", 12)); // by its like
    QCOMPARE(stack.count(Tag::U), 1);
    QCOMPARE(stack.current().id, ElementId(12));
    while (!stack.isEmpty())
        stack.pop();
    for (quint8 tag = 0; tag < quint8(Tag::Count); ++tag)
        QCOMPARE(stack.count(Tag(tag)), 0);
}

void TestElementStack::foreignElementsAreNotCounted()
{
    Work work(1000);
    ElementStack stack(work);
    pushAll(stack, "html svg:svg svg:p math:p");
    QCOMPARE(stack.count(Tag::P), 0);
    QCOMPARE(stack.lastOf(Tag::P), -1);
    QVERIFY(!stack.isCurrent(Tag::P));
    QVERIFY(!stack.inScope(Tag::P));
    stack.replace(3, element("p", 9));
    QCOMPARE(stack.count(Tag::P), 1);
    stack.replace(3, element("svg:p", 10));
    QCOMPARE(stack.count(Tag::P), 0);
    stack.remove(2);
    stack.pop();
    QCOMPARE(stack.count(Tag::P), 0);
}

void TestElementStack::findsElements()
{
    Work work(1000);
    ElementStack stack(work);
    QCOMPARE(stack.indexOf(1), -1);
    QCOMPARE(stack.lastOf(Tag::P), -1);
    pushAll(stack, "html body p div p svg:p");
    QCOMPARE(stack.indexOf(1), 0);
    QCOMPARE(stack.indexOf(6), 5);
    QCOMPARE(stack.indexOf(7), -1);
    QCOMPARE(stack.lastOf(Tag::P), 4);
    QCOMPARE(stack.lastOf(Tag::Div), 3);
    QCOMPARE(stack.lastOf(Tag::Html), 0);
    QCOMPARE(stack.lastOf(Tag::Table), -1);
}

void TestElementStack::scopes_data()
{
    QTest::addColumn<QByteArray>("open");
    QTest::addColumn<QByteArray>("tag");
    QTest::addColumn<QByteArray>("scopes"); // of "default button list table", those in which the tag is
    const auto row = [](const char *open, const char *tag, const char *scopes) {
        QTest::newRow(QByteArray(tag).append(" in ").append(open).constData())
            << QByteArray(open) << QByteArray(tag) << QByteArray(scopes);
    };
    row("html body p", "p", "default button list table");
    row("html body p span div", "p", "default button list table");
    row("html body", "p", "");
    row("html body", "html", "default button list table");
    // 13.2.4.2 has a list for each.
    row("html p button", "p", "default list table");
    row("html p ul", "p", "default button table");
    row("html p ol", "p", "default button table");
    row("html p applet", "p", "table");
    row("html p marquee", "p", "table");
    row("html p object", "p", "table");
    row("html p select", "p", "table");
    row("html p caption", "p", "table");
    row("html p td", "p", "table");
    row("html p th", "p", "table");
    row("html p table", "p", "");
    row("html p template", "p", "");
    row("html p tr tbody menu li optgroup", "p", "default button list table");
    // What ends a scope may be what is looked for.
    row("html table", "table", "default button list table");
    row("html select option", "select", "default button list table");
    row("html button button", "button", "default button list table");
    row("html template tr", "template", "default button list table");
    // Of foreign elements, those with HTML in them end all but a table's.
    row("html p svg:svg", "p", "default button list table");
    row("html p svg:svg svg:g svg:path", "p", "default button list table");
    row("html p svg:svg svg:foreignobject", "p", "table");
    row("html p svg:svg svg:desc", "p", "table");
    row("html p svg:svg svg:title", "p", "table");
    row("html p math:math", "p", "default button list table");
    row("html p math:math math:mi", "p", "table");
    row("html p math:math math:mo", "p", "table");
    row("html p math:math math:mn", "p", "table");
    row("html p math:math math:ms", "p", "table");
    row("html p math:math math:mtext", "p", "table");
    row("html p math:math math:annotation-xml", "p", "table");
    row("html p math:math math:mglyph", "p", "default button list table");
    // Names alone do not.
    row("html p svg:svg svg:annotation-xml", "p", "default button list table");
    row("html p svg:svg svg:mi", "p", "default button list table");
    row("html p math:math math:desc", "p", "default button list table");
    row("html p math:math math:foreignobject", "p", "default button list table");
    row("html p svg:svg svg:table svg:td svg:select svg:button svg:ul", "p", "default button list table");
    row("html p math:math math:template math:html", "p", "default button list table");
    row("html p title desc mi", "p", "default button list table");
}

void TestElementStack::scopes()
{
    QFETCH(QByteArray, open);
    QFETCH(QByteArray, tag);
    Work work(1000);
    ElementStack stack(work);
    pushAll(stack, open);
    QByteArrayList found;
    const auto ask = [&](ScopeKind kind, const char *name) {
        if (stack.inScope(tagFromName(tag), kind))
            found += name;
    };
    ask(ScopeKind::Default, "default");
    ask(ScopeKind::Button, "button");
    ask(ScopeKind::ListItem, "list");
    ask(ScopeKind::Table, "table");
    QTEST(found.join(' '), "scopes");
}

void TestElementStack::scopeOfAny()
{
    Work work(1000);
    ElementStack stack(work);
    pushAll(stack, "html body h2 div table td svg:svg svg:h1");
    const auto heading = [](const Element &node) { return isHeading(node.tag); };
    QVERIFY(!stack.anyInScope(ScopeKind::Default, heading)); // nor is SVG's h1 one
    QVERIFY(!stack.anyInScope(ScopeKind::Table, heading));
    stack.remove(4);
    QVERIFY(stack.anyInScope(ScopeKind::Table, heading));
    QVERIFY(!stack.anyInScope(ScopeKind::Default, heading)); // the cell
    stack.remove(4);
    QVERIFY(stack.anyInScope(ScopeKind::Default, heading));
}

void TestElementStack::special_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char *name, bool expected) { QTest::newRow(name) << QByteArray(name) << expected; };
    row("div", true);
    row("p", true);
    row("search", true);
    row("select", true);
    row("title", true);
    row("a", false);
    row("span", false);
    row("dialog", false);
    row("option", false);
    row("desc", false);
    row("mi", false);
    row("annotation-xml", false);
    row("foreignobject", false);
    row("my-element", false);
    row("svg:desc", true);
    row("svg:title", true);
    row("svg:foreignobject", true);
    row("svg:svg", false);
    row("svg:div", false);
    row("svg:mi", false);
    row("svg:annotation-xml", false);
    row("math:mi", true);
    row("math:mo", true);
    row("math:mn", true);
    row("math:ms", true);
    row("math:mtext", true);
    row("math:annotation-xml", true);
    row("math:math", false);
    row("math:title", false);
    row("math:p", false);
}

void TestElementStack::special()
{
    QFETCH(QByteArray, name);
    QTEST(isSpecial(element(name, 1)), "expected");
}

void TestElementStack::workIsSpent()
{
    Work none(0);
    QVERIFY(!none.isSpent());
    none.spend(1);
    QVERIFY(none.isSpent());
    const auto spends = [](qint64 most, auto what) {
        Work work(most);
        ElementStack stack(work);
        pushAll(stack, "html body div div div div div div div div");
        what(stack);
        return work.isSpent();
    };
    // Ten elements: what looks at all of them costs ten.
    const auto index = [](ElementStack &stack) { (void)stack.indexOf(1); };
    QVERIFY(!spends(10, index));
    QVERIFY(spends(9, index));
    const auto last = [](ElementStack &stack) { (void)stack.lastOf(Tag::Html); };
    QVERIFY(!spends(10, last));
    QVERIFY(spends(9, last));
    const auto scope = [](ElementStack &stack) { (void)stack.inScope(Tag::Html); };
    QVERIFY(!spends(10, scope));
    QVERIFY(spends(9, scope));
    // What moves all that stands above it costs that.
    QVERIFY(spends(7, [](ElementStack &stack) { stack.remove(2); }));
    QVERIFY(!spends(8, [](ElementStack &stack) { stack.remove(2); }));
    QVERIFY(spends(7, [](ElementStack &stack) { stack.insert(2, element("p", 99)); }));
    QVERIFY(!spends(8, [](ElementStack &stack) { stack.insert(2, element("p", 99)); }));
    // The top costs nothing, or next to it.
    QVERIFY(!spends(0, [](ElementStack &stack) { stack.pop(); }));
    QVERIFY(!spends(1, [](ElementStack &stack) { (void)stack.lastOf(Tag::Div); }));
}

void TestElementStack::nothingIsSpentOnWhatIsNotOpen()
{
    Work work(0);
    ElementStack stack(work);
    pushAll(stack, "html body div div");
    QCOMPARE(stack.lastOf(Tag::P), -1);
    for (const ScopeKind kind : {ScopeKind::Default, ScopeKind::Button, ScopeKind::ListItem, ScopeKind::Table})
        QVERIFY(!stack.inScope(Tag::P, kind));
    QVERIFY(!work.isSpent());
}

ARGIOPE_TEST(TestElementStack, void)
#include "tst_elementstack.moc"
