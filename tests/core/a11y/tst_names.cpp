#include "tests/core/a11y/pagetesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::a11y;
using argiope::a11y::testing::Made;

class TestNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void computes_data();
    void computes();
    void visibleText();
    void collapses();
    void staysWithinItsBudget();
    void endsWhereReferencesGoRound();
};

void TestNames::computes_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("from");
    const auto row = [](const char *name, const char *html, const char *expected, NameFrom from) {
        QTest::newRow(name) << QByteArray(html) << QByteArray(expected) << int(from);
    };
    row("content", "<a id=x href=/> One <b>two</b>three</a>", "One twothree", NameFrom::Content);
    row("blocks part words", "<a id=x href=/>one<div>two</div>three<br>four</a>", "one two three four",
        NameFrom::Content);
    row("inline by style", "<a id=x href=/><div style='display:inline'>o</div>ne</a>", "one", NameFrom::Content);
    row("labelledby before label", "<i id=a>A</i><i id=b>B</i><b id=x role=group aria-label=C aria-labelledby='b a'>",
        "B A", NameFrom::LabelledBy);
    row("one level", "<i id=a aria-labelledby=b>A</i><i id=b>B</i><b id=x role=group aria-labelledby=a>", "A",
        NameFrom::LabelledBy);
    row("itself, too", "<i id=a>files</i><button id=x aria-label=Delete aria-labelledby='x a'></button>",
        "Delete files", NameFrom::LabelledBy);
    row("hidden target", "<i id=a hidden>A<b hidden>B</b></i><b id=x role=group aria-labelledby=a>", "AB",
        NameFrom::LabelledBy);
    row("hidden in a shown target", "<i id=a>A<b hidden>B</b></i><b id=x role=group aria-labelledby=a>", "A",
        NameFrom::LabelledBy);
    row("dangling", "<button id=x aria-labelledby=no>A</button>", "A", NameFrom::Content);
    row("blank label", "<button id=x aria-label=' '>A</button>", "A", NameFrom::Content);
    row("aria-hidden", "<button id=x>A<b aria-hidden=true>B</b></button>", "A", NameFrom::Content);
    row("visible again", "<button id=x>A<b style='visibility:hidden'>B<i style='visibility:visible'>C</i></b></button>",
        "AC", NameFrom::Content);
    row("image", "<a id=x href=/><img src=y alt=Home> page</a>", "Home page", NameFrom::Content);
    row("decorative image", "<a id=x href=/><img src=y alt=Home role=none></a>", "", NameFrom::Nowhere);
    row("title of what is within", "<button id=x><i title=Send></i></button>", "Send", NameFrom::Content);
    row("title", "<a id=x href=/ title=Home></a>", "Home", NameFrom::Title);
    row("alt", "<img id=x alt='A  tree' title=B>", "A tree", NameFrom::Native);
    row("labels", "<label for=x>One</label><label>two <input id=x value=3></label>", "One two", NameFrom::Native);
    row("value within a label",
        "<label>at <input value=10> sharp <input id=x type=checkbox></label>"
        "<label for=x>at <input value=10> sharp</label>",
        "at 10 sharp", NameFrom::Native);
    row("chosen within a label", "<label for=x>in <select><option>A<option selected>B</select></label><input id=x>",
        "in B", NameFrom::Native);
    row("placeholder", "<input id=x placeholder=Name>", "Name", NameFrom::Placeholder);
    row("title before placeholder", "<input id=x placeholder=Name title=B>", "B", NameFrom::Title);
    row("button's value", "<input id=x type=button value=Go>", "Go", NameFrom::Native);
    row("browser's words", "<input id=x type=Reset>", "Reset", NameFrom::Native);
    row("picture of lines", "<svg id=x role=img><g><title>B</title></g><title>A</title></svg>", "A", NameFrom::Native);
    row("fieldset", "<fieldset id=x><legend>A <b>b</b></legend>C</fieldset>", "A b", NameFrom::Native);
    row("figure", "<figure id=x><img><figcaption>A</figcaption></figure>", "A", NameFrom::Native);
    row("table", "<table id=x title=B><caption>A</caption><tr><td>C</table>", "A", NameFrom::Native);
    row("no name from content", "<div id=x role=dialog>A</div>", "", NameFrom::Nowhere);
    row("script is no text", "<button id=x><script>A</script><style>B</style></button>", "", NameFrom::Nowhere);
    row("template and noscript", "<button id=x><template>A</template><noscript>B</noscript></button>", "",
        NameFrom::Nowhere);
    row("closed details", "<details><summary id=x>A</summary><p>B</details>", "A", NameFrom::Content);
    row("much blank before it",
        QByteArray("<a id=x href=/>" + QByteArray("<p> </p>").repeated(5000) + "A</a>").constData(), "A",
        NameFrom::Content);
}

void TestNames::computes()
{
    QFETCH(QByteArray, html);
    QFETCH(QByteArray, name);
    QFETCH(int, from);
    Made made(html);
    QVERIFY(made.x() != NoNode);
    const Name found = made.names.of(made.x());
    QCOMPARE(found.text, name);
    QCOMPARE(int(found.from), from);
    QVERIFY(!found.unknown);
}

void TestNames::visibleText()
{
    Made made("<a id=x href=/ aria-label=C>A<img alt=B><b aria-hidden=true>D</b><i hidden>E</i><p>F</p></a>");
    QCOMPARE(made.names.visibleText(made.x()), QByteArray("AD F"));
}

void TestNames::collapses()
{
    QCOMPARE(collapsed("  a \t\n b\xC2\xA0 c\xE2\x80\x8B"), QByteArray("a b c"));
    QCOMPARE(collapsed("\xC2\xA0\xE3\x80\x80"), QByteArray());
    QCOMPARE(collapsed("\xC2\xA9\xE2\x82\xAC"), QByteArray("\xC2\xA9\xE2\x82\xAC"));
}

// Each of many elements refers to something very often: what cannot be told in time is not told.
void TestNames::staysWithinItsBudget()
{
    const QByteArray group = "<b role=group aria-labelledby='" + QByteArray("a ").repeated(1600) + "'></b>";
    const QByteArray html = "<i id=a></i>" + group.repeated(1600);
    Made made(html);
    QVERIFY(made.document.isWhole());
    for (const NodeId id : made.tree.withRole())
        (void)made.names.of(id);
    QVERIFY(made.names.isExhausted());
    QVERIFY(!made.names.of(made.tree.withRole().back()).isMissing());
}

void TestNames::endsWhereReferencesGoRound()
{
    Made made("<label id=l for=x>A<b aria-labelledby=x>B</b></label><input id=x><button id=y aria-labelledby=z>"
              "<i id=z aria-labelledby=y>C</i></button><svg><title><svg><title>D</title></svg></title></svg>");
    QVERIFY(!made.names.of(made.x()).isMissing());
    QCOMPARE(made.names.of(made.tree.withId("y")).text, QByteArray("C"));
    Made labelled("<label id=l for=x aria-labelledby=x>A</label><input id=x>");
    QCOMPARE(labelled.names.of(labelled.x()).text, QByteArray("A"));
}

ARGIOPE_TEST(TestNames, void)
#include "tst_names.moc"
