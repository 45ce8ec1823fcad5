#include "core/markup/treebuilder.h"

#include "tests/core/markup/markuptesting.h"
#include "tests/core/markup/treedump.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QByteArrayList>
#include <QMap>
#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace argiope::markup;
using namespace argiope::markup::testing;

namespace {

/// Writes down what it is told, and holds it against what it was told before.
class Recorder : public TreeSink
{
public:
    Mark start(const NewElement &element) override
    {
        const QByteArray name
            = element.tag == Tag::Unknown && element.token ? element.token->name.toByteArray() : tagName(element.tag);
        check(element.id == ElementId(names.size()) + 1, "ids are counted");
        names.insert(element.id, name);
        open.insert(element.id);
        if (element.placed)
            check(element.place);
        else
            unplaced.insert(element.id);
        if (element.copyOf != 0) {
            check(!element.token, "a copy has no tag");
            check(element.original.value == -qint32(element.copyOf), "the original's mark");
            check(element.original.flags == element.copyOf * 3, "the original's flags");
            check(names.value(element.copyOf) == name, "a copy is of its kind");
        }
        if (element.inNoscriptSource)
            fromNoscript += name;
        say(element.copyOf != 0 ? "copy" : element.token ? "start" : "implied", name);
        // Of the id, so that it shows whose it is.
        return {element.id * 3, -qint32(element.id)};
    }

    void end(const Element &element) override
    {
        check(open.remove(element.id), "ends once");
        check(element.mark.value == -qint32(element.id) && element.mark.flags == element.id * 3, "the mark at the end");
        say("end", names.value(element.id));
    }

    void text(QByteArrayView text, const Place &place) override
    {
        check(place);
        check(place.parent != 0, "a document has no text");
        check(!text.isEmpty(), "no text is none");
        say("text", text.toByteArray());
    }

    void comment(QByteArrayView text, const Place &place) override
    {
        check(place);
        say("comment", text.toByteArray());
    }

    void doctype(const DoctypeToken &doctype) override { say("doctype", doctype.name); }

    void addAttributes(const Element &element, const Token &token) override
    {
        check(open.contains(element.id), "only what is open gets attributes");
        say("add", names.value(element.id) + ' ' + QByteArray::number(token.attributes.size()));
    }

    void move(ElementId id, const Place &place) override
    {
        check(place);
        check(names.contains(id), "what is moved is there");
        unplaced.remove(id);
        say("move", names.value(id) + " to " + names.value(place.parent) + (place.table ? " before its table" : ""));
    }

    void moveChildren(ElementId from, ElementId to) override
    {
        say("children", names.value(from) + " to " + names.value(to));
    }

    void remove(ElementId id) override { say("remove", names.value(id)); }

    [[nodiscard]] QByteArray log() const { return said.join(", "); }

    QByteArrayList said;
    QByteArrayList wrong;
    QByteArrayList fromNoscript;
    QMap<ElementId, QByteArray> names;
    QSet<ElementId> open;
    QSet<ElementId> unplaced;
    std::function<void(const QByteArray &)> heard; ///< is told each of them

private:
    void check(bool fine, const char *what)
    {
        if (!fine)
            wrong += what;
    }
    void check(const Place &place)
    {
        check(place.parent == 0 || names.contains(place.parent), "a place is there");
        check(place.parent == 0 || place.mark.value == -qint32(place.parent), "the mark of a place");
        check(place.table == 0 || names.value(place.table) == "table", "before a table");
    }
    void say(const char *what, const QByteArray &of)
    {
        said += QByteArray(what) + ' ' + of;
        if (heard)
            heard(said.last());
    }
};

/// What a sink is told of a document.
QByteArray toldOf(const QByteArray &html)
{
    Tokenizer tokenizer(html);
    Recorder recorder;
    TreeBuilder builder(tokenizer, recorder);
    if (!builder.run())
        return "not whole";
    return recorder.wrong.isEmpty() ? recorder.log() : recorder.wrong.join(", ");
}

} // namespace

/// What a sink is told, and when nothing more is. Which trees come of which tags the rules' own tests show.
class TestTreeBuilder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void events_data();
    void events();
    void noscriptSource_data();
    void noscriptSource();
    void stops_data();
    void stops();
    void depthIsLimited();
    void workIsLimited_data();
    void workIsLimited();
    void oneTokenSpendsNoMore();
    void longAncestriesEnd();
    void reportsErrorsOfTags_data();
    void reportsErrorsOfTags();
    void cutTagsAreThere();
    void anything_data();
    void anything();
    void anythingUnderLimits();

private:
    static QByteArray anyDocument(QRandomGenerator &random);
};

void TestTreeBuilder::events_data()
{
    QTest::addColumn<QByteArray>("html"); // in a body
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const QByteArray &html, const QByteArray &expected) {
        QTest::newRow(html.isEmpty() ? "nothing" : html.constData()) << html << expected;
    };
    row("", "");
    row("<p>a", "start p, text a");
    row("<p>a</p>", "start p, text a, end p");
    row("<br>", "start br, end br");
    row("</br>", "implied br, end br");
    row("</p>", "implied p, end p");
    row("<svg><g/></svg>", "start svg, start g, end g, end svg");
    row("<table><td>", "start table, implied tbody, implied tr, start td");
    row("<table><col>", "start table, implied colgroup, start col, end col");
    row("<image>", "start img, end img");
    row("<script>a</script>", "start script, text a, end script");
    row("<!--a--><!DOCTYPE b>", "comment a");
    row("<x-y></x-y>", "start x-y, end x-y");
    row("<p><b>a<p>c", "start p, start b, text a, end b, end p, start p, copy b, text c");
    row("<b>a<p>c</b>d",
        "start b, text a, start p, text c, move p to body, copy b, children p to b, move b to p, end b, end b, text d");
    row("<b><i><p></b>",
        "start b, start i, start p, copy i, end i, move p to i, move i to body, copy b, children p to b, move b to p, "
        "end b, end b");
    row("<b><x><p></b>",
        "start b, start x, start p, end x, move p to body, copy b, children p to b, move b to p, end b, end b");
    row("<table><b><p></b>",
        "start table, start b, start p, move p to body before its table, copy b, children p to b, move b to p, end b, "
        "end b");
    row("<html a=1 b=2><body c=3>", "add html 2, add body 1");
    row("<form><div></form>a", "start form, start div, end form, text a");
    row("<p><frameset>", "start p, remove body, end p, end body, start frameset");
    row("</body><!--a--></html><!--b-->", "comment a, comment b");
    row("<table> a<tr>", "start table, text  a, implied tbody, start tr");
    row("<template><td>", "start template, start td, end td, end template"); // closed at the end
    row("<title>a", "start title, text a, end title");
}

void TestTreeBuilder::events()
{
    QFETCH(QByteArray, html);
    // Without a body's tag, so that framesets are not refused.
    const QByteArray before = "implied html, start head, end head, ";
    const QByteArray told = toldOf("<head></head></x>" + (html.startsWith("<p><f") ? html : "<body>" + html));
    QVERIFY2(told.startsWith(before), told.constData());
    QByteArray rest = told.sliced(before.size());
    rest = rest.sliced(html.startsWith("<p><f") ? qstrlen("implied body") : qstrlen("start body"));
    QTEST(rest.startsWith(", ") ? rest.sliced(2) : rest, "expected");
}

void TestTreeBuilder::noscriptSource_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected"); // those with a tag of their own
    const auto row = [](const char *html, const char *expected) {
        QTest::newRow(html) << QByteArray(html) << QByteArray(expected);
    };
    row("<noscript><link><style></style></noscript><p>", "");
    row("<noscript><img></noscript><p>", "img");
    row("<noscript><p><a><b></noscript><i>", "p a b");
    row("<noscript><title></title><meta><script></script></noscript><link>", "title meta script");
    row("<noscript><link><iframe></iframe><link></noscript><link>", "iframe link");
    row("<noscript>a<p></noscript><b>", "p");
    row("<noscript></noscript><p>", "");
    row("<noscript><img></noscript><noscript><b></noscript><i>", "img"); // the second one is the body's
    row("<noscript><base></noscript><noscript><base></noscript><i>", "base base");
    row("<noscript><svg><path/></svg>", "svg path");
    row("<body><noscript><img></noscript>", "");
    row("<head></head><noscript><img></noscript>", "");
    row("<template><noscript><img></noscript></template>", "");
    row("<noscript><img><!-- </noscript> --><b></noscript><i>", "img b");
    row("<noscript><img>", "img");
}

void TestTreeBuilder::noscriptSource()
{
    QFETCH(QByteArray, html);
    Tokenizer tokenizer(html);
    Recorder recorder;
    TreeBuilder builder(tokenizer, recorder);
    QVERIFY(builder.run());
    recorder.fromNoscript.removeAll("body"); // implied
    QTEST(recorder.fromNoscript.join(' '), "expected");
}

void TestTreeBuilder::stops_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("at");
    QTest::addColumn<QByteArray>("last"); // what is said in the end
    const auto row = [](const char *html, const char *at, const char *last) {
        QTest::newRow(at) << QByteArray(html) << QByteArray(at) << QByteArray(last);
    };
    row("<p>a<b>c</b><i>", "start b", "start b");
    row("<p>a<b>c</b><i>", "text c", "text c");
    row("<p>a<b>c</b><i>", "end b", "end b");
    row("<p><!--a--><b>", "comment a", "comment a");
    row("<!DOCTYPE html><p>", "doctype html", "doctype html");
    row("<p><body a=b><p>", "add body 1", "add body 1");
    row("a", "implied html", "implied html"); // in the middle of a token that made three elements
    row("<table><td>", "implied tr", "implied tr");
    row("<template><td>", "end td", "end template");
}

void TestTreeBuilder::stops()
{
    QFETCH(QByteArray, html);
    QFETCH(QByteArray, at);
    Tokenizer tokenizer(html);
    Recorder recorder;
    TreeBuilder builder(tokenizer, recorder);
    recorder.heard = [&](const QByteArray &what) {
        if (what == at)
            builder.stop();
    };
    QVERIFY(builder.run()); // not a matter of limits
    QVERIFY(recorder.said.contains(at));
    QTEST(recorder.said.last(), "last");
    QVERIFY(recorder.wrong.isEmpty());
    QVERIFY(builder.run()); // and it goes on no more
    QTEST(recorder.said.last(), "last");
}

void TestTreeBuilder::depthIsLimited()
{
    const auto build = [](qsizetype open, qsizetype depth, Recorder &recorder) {
        const QByteArray html = "<body><!--a-->" + QByteArray("<div>").repeated(open) + "<!--b-->";
        Tokenizer tokenizer(html);
        TreeBuilder builder(tokenizer, recorder, {.depth = depth});
        return builder.run();
    };
    // With html and body.
    Recorder whole;
    QVERIFY(build(98, 100, whole));
    QCOMPARE(whole.open.size(), 100);
    QCOMPARE(whole.said.last(), QByteArray("comment b"));
    Recorder cut;
    QVERIFY(!build(99, 100, cut));
    QCOMPARE(cut.said.last(), QByteArray("start div"));
    QVERIFY(cut.said.contains("comment a"));
    Recorder far;
    QVERIFY(!build(50'000, 100, far));
    QCOMPARE(far.open.size(), 101);
    QCOMPARE(far.said.mid(0, 20), whole.said.mid(0, 20)); // what was announced is the same
    // What is closed again counts no more.
    Tokenizer tokenizer("<div><div></div></div><div><div></div></div>");
    Recorder closed;
    QVERIFY(TreeBuilder(tokenizer, closed, {.depth = 4}).run());
}

void TestTreeBuilder::workIsLimited_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<bool>("whole"); // where there is a little of it
    const auto row = [](const char *what, const QByteArray &html, bool whole) { QTest::newRow(what) << html << whole; };
    row("text", QByteArray("words ").repeated(5000), true);
    row("closed elements", QByteArray("<div><p>a</p></div>").repeated(2000), true);
    row("empty elements", QByteArray("<br><img>").repeated(5000), true);
    row("formatting that is closed", QByteArray("<b><i>a</i></b>").repeated(500), true);
    row("nesting alone", QByteArray("<div>").repeated(5000), true);
    row("nesting and ends that are none", QByteArray("<x>").repeated(400) + QByteArray("</y>").repeated(400), false);
    row("formatting that is reopened", QByteArray("<p><b x=1><b x=2><b x=3><b x=4>a").repeated(400), false);
    row("misnested formatting", QByteArray("<b><p>").repeated(300) + QByteArray("</b>").repeated(300), false);
    row("links in each other", QByteArray("<a><div>").repeated(300), false);
    row(
        "different ones",
        [] {
            QByteArray html;
            for (int i = 0; i < 300; ++i)
                html += "<b id=" + QByteArray::number(i) + '>';
            return html;
        }(),
        false);
    row("SVG and ends", "<svg>" + QByteArray("<g>").repeated(300) + QByteArray("</x>").repeated(300), false);
    row("tables in each other", QByteArray("<table><td>").repeated(200) + "a" + QByteArray("</p>").repeated(9), true);
    row("text before tables", QByteArray("<table><tr><b>a").repeated(200), false);
}

void TestTreeBuilder::workIsLimited()
{
    QFETCH(QByteArray, html);
    QFETCH(bool, whole);
    Tokenizer all(html);
    Recorder unlimited;
    QVERIFY(TreeBuilder(all, unlimited).run());
    Tokenizer some(html);
    Recorder limited;
    QCOMPARE(TreeBuilder(some, limited, {.work = 20'000}).run(), whole);
    // What was said until then is what is said without a limit, but for the token at which there was no more.
    const qsizetype certain = whole ? unlimited.said.size() : limited.said.size() - 3;
    QVERIFY(whole || certain > 100);
    QCOMPARE(limited.said.mid(0, certain), unlimited.said.mid(0, certain));
    QVERIFY(limited.wrong.isEmpty());
}

void TestTreeBuilder::oneTokenSpendsNoMore()
{
    // An end tag that would take the square of the elements between it and its start.
    const QByteArray html
        = "<b>" + QByteArray("<dialog>").repeated(3000) + QByteArray("<div>").repeated(3000) + "</b>x";
    Tokenizer tokenizer(html);
    Recorder recorder;
    QVERIFY(!TreeBuilder(tokenizer, recorder, {.work = 50'000}).run());
    const auto ends = std::count_if(
        recorder.said.begin(), recorder.said.end(), [](const QByteArray &what) { return what.startsWith("end"); });
    QVERIFY2(ends < 30, QByteArray::number(ends).constData());
    QVERIFY(recorder.unplaced.isEmpty());
    QVERIFY(recorder.wrong.isEmpty());
    // One with copies on the way.
    const QByteArray copies
        = "<b>" + QByteArray("<dialog>").repeated(3000) + "<i><u>" + QByteArray("<div>").repeated(3000) + "</b>x";
    Tokenizer second(copies);
    Recorder told;
    QVERIFY(!TreeBuilder(second, told, {.work = 50'000}).run());
    QVERIFY(told.unplaced.isEmpty());
}

void TestTreeBuilder::longAncestriesEnd()
{
    constexpr int Fewer = argiope::test::sanitized ? 10 : 3;
    // Nothing here is an hour's work, though each of it is deep.
    QByteArray formatting = "<p>";
    for (int i = 0; i < 9000 / Fewer; ++i)
        formatting += "<b id=" + QByteArray::number(i) + '>';
    const QByteArrayList documents{QByteArray("<div>").repeated(399'000 / Fewer),
        QByteArray("<b>").repeated(100'000 / Fewer), QByteArray("<table>").repeated(100'000 / Fewer),
        QByteArray("<table><td>").repeated(50'000 / Fewer),
        formatting + "</p>" + QByteArray("<div>").repeated(390'000 / Fewer) + 'x',
        "<b>" + QByteArray("<dialog>").repeated(150'000 / Fewer) + QByteArray("<div>").repeated(150'000 / Fewer)
            + "</b>",
        QByteArray("<template>").repeated(50'000 / Fewer), QByteArray("<svg><desc>").repeated(50'000 / Fewer),
        QByteArray("<p><b><i><u>").repeated(20'000 / Fewer), QByteArray("<a><p>").repeated(50'000 / Fewer)};
    for (const QByteArray &html : documents) {
        Tokenizer tokenizer(html);
        Recorder recorder;
        (void)TreeBuilder(tokenizer, recorder).run();
        QVERIFY(recorder.wrong.isEmpty());
        QVERIFY(recorder.said.size() > 1000);
    }
}

void TestTreeBuilder::reportsErrorsOfTags_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *html, const char *expected) {
        QTest::newRow(html) << QByteArray(html) << QByteArray(expected);
    };
    const char *const Solidus = "non-void-html-element-start-tag-with-trailing-solidus@4";
    row("<br/><img/><input/><hr/><meta/><link/><wbr/><embed/><col/>", // a col is ignored here
        "non-void-html-element-start-tag-with-trailing-solidus@57");
    row("<p/>", "non-void-html-element-start-tag-with-trailing-solidus@3");
    row("<a1/>", Solidus);
    row("<em/>", Solidus);
    row("<svg/><math/>", "");
    row("<svg><g/><script/></svg>", "");
    row("<svg><p/>", "non-void-html-element-start-tag-with-trailing-solidus@8");
    row("<table><col/><input type=hidden />", "");
    row("<frameset><frame/>", "");
    row("<title/></title>", "non-void-html-element-start-tag-with-trailing-solidus@7");
    row("<image/><area/><param/><source/><track/><keygen/>", "");
    row("<html/>", "non-void-html-element-start-tag-with-trailing-solidus@6");
}

void TestTreeBuilder::reportsErrorsOfTags()
{
    QFETCH(QByteArray, html);
    FoundErrors errors;
    Tokenizer tokenizer(html, &errors);
    Recorder recorder;
    QVERIFY(TreeBuilder(tokenizer, recorder).run());
    QTEST(written(errors), "expected");
}

void TestTreeBuilder::cutTagsAreThere()
{
    QByteArray tag = "<body";
    for (int i = 0; i < 3000; ++i)
        tag += " a" + QByteArray::number(i);
    const QByteArray html = tag + "><p>a";
    Tokenizer tokenizer(html);
    Recorder recorder;
    QVERIFY(TreeBuilder(tokenizer, recorder).run());
    QCOMPARE(recorder.log(), QByteArray("implied html, implied head, end head, start body, start p, text a"));
}

QByteArray TestTreeBuilder::anyDocument(QRandomGenerator &random)
{
    static const QByteArrayList pieces{"<a href=x>", "<a>", "</a>", "<b>", "</b>", "<i class=y>", "</i>", "<nobr>",
        "<p>", "</p>", "<div>", "</div>", "<span>", "</span>", "<h1>", "</h2>", "<ul>", "<li>", "</ul>", "<dd>",
        "<table>", "</table>", "<tr>", "</tr>", "<td>", "</td>", "<tbody>", "<caption>", "</caption>", "<col>",
        "<colgroup>", "<svg>", "</svg>", "<g/>", "<desc>", "</desc>", "<foreignObject>", "<math>", "<mi>", "</math>",
        "<annotation-xml encoding=text/html>", "<select>", "</select>", "<option>", "<optgroup>", "<hr>", "<br>",
        "</br>", "<input type=hidden>", "<input>", "<button>", "</button>", "<form>", "</form>", "<object>",
        "</object>", "<template>", "</template>", "<script>", "</script>", "<style>", "</style>", "<title>", "</title>",
        "<textarea>", "</textarea>", "<noscript>", "</noscript>", "<head>", "</head>", "<body x=1>", "</body>",
        "<html y=2>", "</html>", "<frameset>", "</frameset>", "<frame>", "<base href=z>", "<ruby>", "<rt>", "<pre>",
        "<dialog>", "<x-y>", "</x-y>", "<image>", "<p title='&amp;\"'>", "<b a=1 a=2/>", "text", " ", "\n", bytes("\0"),
        "&amp;", "&lt", "&#0;", "&x;", "\u00E9", "<", "</", "<!-- c -->", "<!-- ", "-->", bytes("<!--\0-->"),
        "<!DOCTYPE html>", "<!DOCTYPE x SYSTEM>", "<![CDATA[", "]]>", "<?xml ?>", "<a b='", "'", "\"", ">"};
    // Few kinds in each, so that they meet.
    QByteArrayList some;
    for (quint32 i = 3 + random.bounded(12); i > 0; --i)
        some += pieces[random.bounded(pieces.size())];
    QByteArray result;
    for (quint32 i = random.bounded(40); i > 0; --i)
        result += some[random.bounded(some.size())];
    return result;
}

constexpr int Documents = argiope::test::sanitized ? 250 : 1000;

void TestTreeBuilder::anything_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 4; ++seed)
        QTest::newRow(QByteArray::number(seed).constData()) << seed;
}

void TestTreeBuilder::anything()
{
    QFETCH(int, seed);
    QRandomGenerator random{quint32(seed)};
    for (int i = 0; i < Documents; ++i) {
        const QByteArray html = anyDocument(random);
        Tokenizer tokenizer(html);
        Recorder recorder;
        const bool whole = TreeBuilder(tokenizer, recorder).run();
        const QByteArray tree = treeOf(html);
        const bool fine = whole && recorder.wrong.isEmpty() && recorder.unplaced.isEmpty() && tree.contains("html")
            && !tree.startsWith("wrong ends") && tree == treeOf(html, true);
        QVERIFY2(fine,
            QByteArray(QByteArray(html).replace('\0', "(NUL)") + "\n" + recorder.wrong.join(' ') + "\n" + tree + "\n"
                + treeOf(html, true))
                .constData());
        QVERIFY(recorder.open.contains(1)); // nothing ends the html element
    }
}

void TestTreeBuilder::anythingUnderLimits()
{
    QRandomGenerator random{5};
    for (int i = 0; i < Documents; ++i) {
        const QByteArray html = anyDocument(random);
        Tokenizer all(html);
        Recorder unlimited;
        QVERIFY(TreeBuilder(all, unlimited).run());
        Tokenizer some(html);
        Recorder limited;
        const BuilderLimits limits{.work = qint64(random.bounded(200)), .depth = qsizetype(2 + random.bounded(8))};
        (void)TreeBuilder(some, limited, limits).run();
        QVERIFY(limited.wrong.isEmpty());
        QVERIFY(limited.unplaced.isEmpty());
        QVERIFY(limited.said.size() <= unlimited.said.size());
    }
}

ARGIOPE_TEST(TestTreeBuilder, void)
#include "tst_treebuilder.moc"
