#include "core/markup/tag.h"

#include "tests/support/testmain.h"

#include <QByteArrayList>
#include <QSet>
#include <QTest>

using namespace argiope::markup;

class TestTag : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesGoThereAndBack();
    void otherNames_data();
    void otherNames();
    void groups_data();
    void groups();
    void voidElements();
};

void TestTag::namesGoThereAndBack()
{
    QByteArray before;
    for (quint8 i = 1; i < quint8(Tag::Count); ++i) {
        const QByteArray &name = tagName(Tag(i));
        QVERIFY2(before < name, name.constData()); // each once, as they are in order
        QVERIFY2(tagFromName(name) == Tag(i), name.constData());
        QCOMPARE(name.toLower(), name);
        before = name;
    }
    QCOMPARE(tagName(Tag::Unknown), QByteArray());
    QCOMPARE(&tagName(Tag::A), &tagName(Tag::A));
    // Of the longest ones, not a byte is left out.
    QCOMPARE(tagName(Tag::Selectedcontent), QByteArray("selectedcontent"));
    QCOMPARE(tagFromName("selectedcontent"), Tag::Selectedcontent);
    QCOMPARE(tagFromName("annotation-xml"), Tag::AnnotationXml);
    QCOMPARE(tagFromName(QByteArrayView("division").first(3)), Tag::Div);
}

void TestTag::otherNames_data()
{
    QTest::addColumn<QByteArray>("name");
    const auto row = [](const char *what, const QByteArray &name) { QTest::newRow(what) << name; };
    row("none", "");
    row("upper case", "DIV");
    row("a capital", "Div");
    row("upper case of one letter", "A");
    row("a byte more", "divs");
    row("a byte less", "di");
    row("a name of a custom element", "my-element");
    row("the seventh heading", "h7");
    row("camel case of SVG", "foreignObject");
    row("the longest and a byte", "selectedcontents");
    row("the longest without its last byte", "selectedconten");
    row("far longer than any", QByteArray(100'000, 'a'));
    row("with a U+0000", QByteArray("p\0", 2));
    row("only a U+0000", QByteArray(1, '\0'));
    row("beyond ASCII", "\xC3\xA9");
    row("with white space", "p ");
}

void TestTag::otherNames()
{
    QFETCH(QByteArray, name);
    QCOMPARE(tagFromName(name), Tag::Unknown);
}

void TestTag::groups_data()
{
    QTest::addColumn<int>("group");
    QTest::addColumn<QByteArray>("names");
    const auto row = [](const char *what, TagGroup group, const char *names) {
        QTest::newRow(what) << int(group) << QByteArray(names);
    };
    row("special", Special, // 13.2.4.2
        "address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup "
        "dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head "
        "header hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes "
        "noscript object ol p param plaintext pre script search section select source style summary table tbody td "
        "template textarea tfoot th thead title tr track ul wbr xmp");
    row("formatting", Formatting, "a b big code em font i nobr s small strike strong tt u");
    row("scope", Scope, "applet caption html marquee object select table td template th");
    row("implied end tags", Implied, "dd dt li optgroup option p rb rp rt rtc"); // 13.2.6.3
    row("implied end tags, thoroughly", ImpliedThoroughly,
        "caption colgroup dd dt li optgroup option p rb rp rt rtc tbody td tfoot th thead tr");
    row("blocks", Block, // 13.2.6.4.7
        "address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header "
        "hgroup main menu nav ol search section summary ul");
    row("breakout", Breakout, // 13.2.6.5
        "b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu "
        "meta "
        "nobr ol p pre ruby s small span strike strong sub sup table tt u ul var");
    row("parts of tables", TablePart, "caption col colgroup tbody td tfoot th thead tr");
}

void TestTag::groups()
{
    QFETCH(int, group);
    QByteArrayList found;
    for (quint8 i = 0; i < quint8(Tag::Count); ++i) {
        if (isIn(Tag(i), TagGroup(group)))
            found += tagName(Tag(i));
    }
    QTEST(found.join(' '), "names");
    QVERIFY(!isIn(Tag::Unknown, TagGroup(group)));
}

void TestTag::voidElements() // 13.1.2
{
    for (const char *name :
        {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"})
        QVERIFY2(isIn(tagFromName(name), Void), name);
    for (const char *name : {"p", "li", "td", "script", "image", "svg", "option", "template"})
        QVERIFY2(!isIn(tagFromName(name), Void), name);
    for (const char *name : {"h1", "h2", "h3", "h4", "h5", "h6"})
        QVERIFY2(isHeading(tagFromName(name)), name);
    for (const char *name : {"head", "header", "hgroup", "hr", "g", "x"})
        QVERIFY2(!isHeading(tagFromName(name)), name);
}

ARGIOPE_TEST(TestTag, void)
#include "tst_tag.moc"
