// Markup: for every check a page where it must be found, and a twin where it must not; and what the evidence says.

#include "tests/core/audit/auditing.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

using namespace argiope;
using namespace argiope::audit;
using namespace argiope::audit::testing;
using store::UrlRecord;

class TestHtmlChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twins_data();
    void twins();
    void everyCheckHasTwins();
    void evidence_data();
    void evidence();
    void valid_data();
    void valid();
    void found_data();
    void found();
    void xhtml();

private:
    QSet<QByteArray> m_seen;
};

namespace {

QByteArray page(const QByteArray &html)
{
    return QByteArray("<!doctype html><html lang=en>" + html);
}

} // namespace

void TestHtmlChecks::twins_data()
{
    QTest::addColumn<QByteArray>("check");
    QTest::addColumn<QByteArray>("bad");
    QTest::addColumn<QByteArray>("good");
    const auto row = [](const char *check, const QByteArray &bad, const QByteArray &good) {
        QTest::addRow("%s", check) << QByteArray(check) << bad << good;
    };
    const auto body = [](const char *html) { return inBody(html); };
    const QByteArray xhtml = "<html xmlns='http://www.w3.org/1999/xhtml'><head><title>x</title></head><body><p>a";
    row("xhtml-broken", xhtml + "<br></p></body></html>", xhtml + "<br/></p></body></html>");
    row("html-no-doctype", "<html><title>x</title><p>x", Fine);
    row("html-head-broken",
        page("<head><img src=x><title>x</title><meta name=robots content=noindex></head><body><p>x"),
        page("<head><title>x</title><meta name=robots content=noindex></head><body><img alt='' src=x><p>x"));
    row("html-meta-in-body", body("<meta name=description content=x>"),
        body("<meta itemprop=a content=x><link rel=stylesheet href=x>"));
    row("html-two-heads", page("<head></head><head></head><body>"), page("<head></head><body><header></header>"));
    row("html-body-before-html", "<!doctype html><body><html lang=en><p>x", page("<body><p>x"));
    row("html-parse-errors", body("<p title='a'b>&nosuch;"), body("<p title='a' b>&amp;"));
    row("html-duplicate-id", body("<p id=a><p id=a>"), body("<p id=a><p id=A><template><p id=a></template>"));
    row("html-duplicate-attribute", body("<p title=a title=b>"), body("<p title=a lang=b>"));
    row("html-unclosed", body("<div><span></div>"), body("<div><p>x<ul><li>x</ul></div></main>"));
    row("html-stray-end", body("</section>"), body("<section></section>"));
    row("html-nested-form", body("<form><div><form></form></div></form>"), body("<form></form><form></form>"));
    row("html-nested-link", body("<a href=x>a<a href=y>b</a>"), body("<a href=x>a</a><a href=y>b</a>"));
    row("html-foster-parented", body("<table><tr><p>x</p><td>y</table>"),
        body("<table>\n<tr><td><p>x</p></td></tr>\n</table>"));
    row("html-bad-nesting", body("<div><span><div>x</div></span></div>"), body("<div><span>x</span></div>"));
    row("html-obsolete", body("<font>x</font>"), body("<img width=1 height=2 alt='' src=x>"));
    row("html-unknown-element", body("<blah>x</blah>"), body("<my-element>x</my-element><svg><g></g></svg>"));
    row("html-unknown-element", body("<svg><g><circel/></g></svg>"),
        body("<svg><linearGradient/><foreignObject><p>x</p></foreignObject><my-shape/></svg>"));
    row("html-unknown-element", body("<svg><sodipodi:namedview/></svg>"),
        body("<svg><metadata><rdf:RDF><cc:Work>x</cc:Work></rdf:RDF></metadata></svg>"));
    row("html-unknown-element", body("<math><mfrak><mi>x</mi></mfrak></math>"),
        body("<math><semantics><mfrac><mi>x</mi><mn>2</mn></mfrac><annotation-xml><om:OMA/></annotation-xml></"
             "semantics></math>"));
    row("html-unknown-element", body("<math><annotation-xml></annotation-xml><blah></blah></math>"),
        body("<template><svg><blah/></svg></template>"));
    row("html-base", inHead("<base href='mailto:x'>"),
        page("<head><base href='https://example.org/b/'><title>x</title></head><body>"));
    row("html-control-chars", body("<p>a\x01"), body("<p>a\t"));
    row("html-self-closing", body("<div/>"), body("<br/><svg><path/></svg>"));
    row("html-reference-missing", body("<label for=a>x</label>"), body("<label for=a>x</label><input id=a>"));
}

void TestHtmlChecks::twins()
{
    QFETCH(QByteArray, check);
    QFETCH(QByteArray, bad);
    QFETCH(QByteArray, good);
    m_seen.insert(check);
    const QByteArray type = check == "xhtml-broken" ? "Content-Type: application/xhtml+xml\n"
                                                    : "Content-Type: text/html; charset=utf-8\n";
    tellTwinsApart(check, document(bad, Address, type), document(good, Address, type), false);
}

/// XHTML is read as XML, and no rule of HTML holds for it.
void TestHtmlChecks::xhtml()
{
    const QByteArray type = "Content-Type: application/xhtml+xml; charset=utf-8\n";
    const store::UrlRecord record = document(
        "<?xml version='1.0' encoding='utf-8'?>\n"
        "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN' 'http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd' "
        "[<!ENTITY site 'A site'>]>\n<html xmlns='http://www.w3.org/1999/xhtml' xml:lang='en'><head><title>&site; "
        "&amp; more</title><script src='/a.js'/><link rel='canonical' href='https://example.org/a/page.html'/></head>"
        "<body><h1>One</h1><div id='a'/><p>1 &lt; 2&nbsp;<![CDATA[<b>]]> <a href='/b'>b</a></p></body></html>",
        Address, type);
    QCOMPARE(record.page.title, QByteArray("A site & more"));
    QCOMPARE(record.page.h1, QByteArray("One"));
    QCOMPARE(record.page.language, QByteArray("en"));
    QCOMPARE(record.page.charset, QByteArray("UTF-8"));
    QCOMPARE(record.page.canonical, QByteArray("https://example.org/a/page.html"));
    QCOMPARE(record.page.outlinks, 3);
    for (const Check &check : checks()) {
        if (check.group == Group::Html || QByteArrayView(check.id).startsWith("charset-"))
            QVERIFY2(!check.page || verdictOf(check, record).state == State::NotFound, check.id);
    }
    // Nothing else is said of what browsers show an error for.
    for (const char *broken :
        {"<html xmlns='http://www.w3.org/1999/xhtml'><body><p>a<p>b", "<!doctype html><p>x", ""}) {
        const store::UrlRecord nothing = document(broken, Address, type);
        for (const Check &check : checks()) {
            const bool content = check.gate != Gate::Fetched && check.gate != Gate::Known;
            if (check.page && content)
                QVERIFY2(verdictOf(check, nothing).state == State::NotFound, check.id);
        }
        QVERIFY2(verdictOf(*checkFromId("xhtml-broken"), nothing).state == State::Found, broken);
    }
    // Entities that multiply end it.
    QByteArray bomb = "<!DOCTYPE html [<!ENTITY a0 'xxxxxxxxxx'>";
    for (int i = 1; i < 12; ++i)
        bomb += "<!ENTITY a" + QByteArray::number(i) + " '"
            + QByteArray("&a" + QByteArray::number(i - 1) + ";").repeated(10) + "'>";
    bomb += "]><html xmlns='http://www.w3.org/1999/xhtml'><head><title>x</title></head><body>&a11;</body></html>";
    QVERIFY(verdictOf(*checkFromId("xhtml-broken"), document(bomb, Address, type)).state == State::Found);
}

void TestHtmlChecks::everyCheckHasTwins()
{
    haveAllTwins(m_seen, Table::Html);
}

void TestHtmlChecks::evidence_data()
{
    QTest::addColumn<QByteArray>("check");
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<int>("count");
    QTest::addColumn<QByteArray>("evidence");
    const auto row = [](const char *name, const char *check, const QByteArray &html, int count, const char *evidence) {
        QTest::newRow(name) << QByteArray(check) << html << count << QByteArray(evidence);
    };
    row("no doctype", "html-no-doctype", "<p>x", 1, "none");
    row("quirks", "html-no-doctype", "<!doctype html public '-//W3C//DTD HTML 3.2//EN'><p>x", 1,
        "quirks: -//W3C//DTD HTML 3.2//EN");
    row("limited quirks", "html-no-doctype", "<!doctype html public '-//W3C//DTD XHTML 1.0 Transitional//EN' 'x'><p>x",
        1, "limited quirks: -//W3C//DTD XHTML 1.0 Transitional//EN");
    row("what ended the head", "html-head-broken",
        page(
            "<head>\n<noscript><iframe></iframe></noscript>\n<title>x</title><link rel=canonical href=x></head><body>"),
        2, "line 2: iframe: title, link rel=canonical");
    row("a pixel ended it", "html-head-broken",
        page("<head>\n<noscript><img src=x></noscript>\n<title>x</title><link rel=canonical href=x></head><body>"), 2,
        "line 2: img: title, link rel=canonical");
    row("a stray tag of the body", "html-stray-end",
        page("<head>\n<noscript><img src=x></noscript><title>x</title></head><body>\n</p></li>"), 2, "line 3: </p>");
    row("no tag says that the head is over", "html-meta-in-body",
        page("<head>\n<noscript><img src=x></noscript><meta name=a content=b>"), 1, "line 2: meta name=a");
    row("a text ended it", "html-head-broken", page("<head>x<title>x</title></head><body>"), 1, "line 1: text: title");
    row("the second id", "html-duplicate-id", page("<body><p id=a>\n<p id=b>\n<p id=b>\n<p id=a>"), 2, "line 3: b");
    row("the second attribute", "html-duplicate-attribute", page("<body>\n<p class=a title=b class=c>"), 1,
        "line 2: class");
    row("what closed it", "html-unclosed", page("<body><div>\n<em>x</div>"), 1, "line 2: em before </div>");
    row("at the end", "html-unclosed", page("<body><div>\n<section>"), 2, "line 2: section");
    row("the stray tag", "html-stray-end", page("<body>\n</p></li>"), 2, "line 2: </p>");
    row("the parent", "html-bad-nesting", page("<body><ul>\n<div></div></ul>"), 1, "line 2: div in ul");
    row("the attribute", "html-obsolete", page("<body bgcolor=red><p align=left>"), 2, "line 1: body bgcolor");
    row("the tag", "html-self-closing", page("<body>\n<span class=a />"), 1, "line 2: <span class=a />");
    row("the missing id", "html-reference-missing", page("<body><p id=a aria-labelledby='a b&amp;'>\n<input list=c>"),
        2, "line 1: a b&amp;");
    row("codes", "html-parse-errors", page("<body><p a=1 a=2 a=3>&nosuch;"), 3,
        "line 1: duplicate-attribute 2, unknown-named-character-reference 1");
    row("text in a table", "html-foster-parented", page("<body>\n<table>\ntext<tr></table>"), 1, "line 3: text");
    row("what a link in a link cuts off", "html-unclosed",
        page("<body><a href=x><em>a<a href=y>b</a></em></a><button><i>a<button>b</button></i></button>"), 0, "");
    row("what a link's end cuts off", "html-unclosed", page("<body><a href=x><em>a</a></em>"), 1,
        "line 1: em before </a>");
    row("a second base", "html-base", page("<head><base target=x><base href=x></head><body>"), 1,
        "line 1: second base");
    row("a base behind a link", "html-base", page("<head><link rel=icon href=x>\n<base href=y></head><body>"), 1,
        "line 2: behind link");
}

void TestHtmlChecks::evidence()
{
    QFETCH(QByteArray, check);
    QFETCH(QByteArray, html);
    const Verdict verdict = verdictOf(*checkFromId(check), document(html));
    QTEST(verdict.evidence, "evidence");
    QTEST(verdict.count, "count");
}

/// Nothing is wrong with these.
void TestHtmlChecks::valid_data()
{
    QTest::addColumn<QByteArray>("html");
    const auto row = [](const char *name, const QByteArray &html) { QTest::newRow(name) << html; };
    row("the least", "<!doctype html><title>x</title>");
    row("end tags that may be left out",
        page("<head><title>x</title><body><p>a<p>b<ul><li>c<li>d</ul><table><thead><tr><th>e<tbody><tr><td>f<td>g"
             "</table><dl><dt>h<dd>i</dl><select><optgroup label=x><option>j<option>k</select>"
             "<ruby>l<rp>(<rt>m<rp>)</ruby>"));
    row("start tags that may be left out", "<!doctype html><title>x</title><meta charset=utf-8><p>x");
    row("transparent elements",
        page("<body><a href=x><div>a</div></a><ins><p>b</p></ins><p><del><em>c</em></del>"
             "<video controls src=x><track src=y><span>d</span></video>"));
    row("groups of terms",
        page("<body><dl><div><dt>a<dd>b</div><div><dt>c<dd>d<dd><dl><dt>e<dd>f<dt>g<dd>h</dl></div></dl>"));
    row("figures in a figure",
        page("<body><figure><figure>a<figcaption>b</figcaption></figure><figcaption>c</figcaption></figure>"));
    row("columns", page("<body><table><colgroup span=2></colgroup><colgroup><col span=2><col></colgroup></table>"));
    row("what belongs together",
        page("<body><form id=a></form><input form=a list=b><datalist id=b></datalist><label for=c>x</label>"
             "<select id=c></select><label for=d>y</label><my-input id=d></my-input>"));
    row("figures",
        page("<body><figure><picture><source srcset=x><img alt='' src=x></picture><figcaption>a</figcaption>"
             "</figure><details><summary><h2>b</h2></summary><p>c</details>"
             "<fieldset><legend>d</legend></fieldset>"));
    row("a noscript in the head",
        page("<head><noscript><link rel=stylesheet href=x><style>a{}</style></noscript>"
             "<title>x</title></head><body>"));
    row("twins in a noscript", page("<body><div id=a></div><noscript><div id=a></div></noscript>"));
    row("SVG and MathML",
        page("<body><svg viewBox='0 0 1 1'><title>a</title><foreignObject><div>b</div></foreignObject>"
             "</svg><math><mi>x</mi></math>"));
    row("SVG and MathML in sentences",
        page("<body><p><svg></svg><math></math><button><svg><g></g></svg></button>"
             "<table><tr><td><svg><svg></svg></svg></table><template><ul><svg></svg></ul></template>"));
    row("a film that a link plays", page("<body><a href=x><video src=y></video></a>"));
    row("what the keyboard reaches",
        page("<body><a href=x tabindex=0>a</a><button tabindex=-1>b</button><p tabindex=0><a href=y>c</a></p>"));
    row("tables",
        page("<body><table><caption>a</caption><colgroup></colgroup><colgroup><col></colgroup><thead><tr><th>b</thead>"
             "<tbody><tr><td>c</tbody><tr><td>d</tr><tbody></tbody><tfoot><tr><td>e</tfoot></table>"
             "<table><script></script><tr><td>f</tr><tfoot></tfoot><template></template></table>"));
    row("legends and summaries",
        page("<body><fieldset>a<legend>b</legend><p>c</fieldset><details><summary>d</summary><p>e</details>"
             "<figure><figcaption>f</figcaption><p>g</p></figure><figure><p>h</p><figcaption>i</figcaption></figure>"));
    row("metadata in a drawing",
        page("<body><svg><metadata><rdf><any itemprop=x></any></rdf></metadata><path></path></svg>"
             "<math><annotation-xml><any></any></annotation-xml></math>"));
    row("films",
        page("<body><video controls><source src=a><source src=b><track src=c><track src=d><p>e</p></video>"
             "<video controls src=a><track src=b><div>c</div></video><p><audio controls><source src=a>b</audio>"));
    row("a heading and what belongs to it",
        page("<body><hgroup><p>a</p><script></script><h1>b</h1><template></template><p>c</p></hgroup>"
             "<fieldset><legend><hgroup><h2>d</h2></hgroup></legend></fieldset>"));
    row("what a menu opens", page("<body><button aria-expanded=false aria-controls=m>a</button>"));
    row("templates", page("<body><template><tr><td>a</td></tr><li>b</li></template>"));
    row("data blocks", page("<body><script type=text/x>a < b && c</script>"));
    row("custom elements", page("<body><my-list align=left><li>a</li></my-list>"));
}

void TestHtmlChecks::valid()
{
    QFETCH(QByteArray, html);
    const UrlRecord record = document(html);
    for (const Check &check : checks()) {
        if (check.group != Group::Html)
            continue;
        const Verdict verdict = verdictOf(check, record);
        QVERIFY2(
            verdict.state == State::NotFound, QByteArray(check.id + QByteArray(": ") + verdict.evidence).constData());
    }
}

void TestHtmlChecks::found_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("check");
    const auto row = [](const QByteArray &html, const char *check) {
        QTest::newRow(html.constData()) << page("<body>" + html) << QByteArray(check);
    };
    row("<button><a href=x>a</a></button>", "html-nested-link");
    row("<a href=x><button>a</button></a>", "html-nested-link");
    row("<a href=x><input></a>", "html-nested-link");
    row("<button>a<button>b</button>", "html-nested-link");
    row("<button><audio controls src=a></audio></button>", "html-nested-link");
    row("<label>a<label>b</label></label>", "html-bad-nesting");
    row("<picture><img alt='' src=a><svg></svg></picture>", "html-bad-nesting");
    row("<ul><math></math></ul>", "html-bad-nesting");
    row("<table><svg></svg></table>", "html-foster-parented");
    row("<ruby>a<rp><b>(</b></rp><rt>b</rt></ruby>", "html-bad-nesting");
    row("<dl><div><dt>a</dt><dd>b</dd></div><dt>c</dt><dd>d</dd></dl>", "html-bad-nesting");
    row("<dl><dt>a</dt><dd>b</dd><div><dt>c</dt><dd>d</dd></div></dl>", "html-bad-nesting");
    row("<dl><div><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></div></dl>", "html-bad-nesting");
    row("<picture><img alt='' src=a><source srcset=b></picture>", "html-bad-nesting");
    row("<picture><img alt='' src=a><img alt='' src=b></picture>", "html-bad-nesting");
    row("<figure><figcaption>a</figcaption>b<figcaption>c</figcaption></figure>", "html-bad-nesting");
    row("<fieldset><legend>a</legend><legend>b</legend></fieldset>", "html-bad-nesting");
    row("<details><summary>a</summary><summary>b</summary></details>", "html-bad-nesting");
    row("<table><colgroup span=2><col></colgroup></table>", "html-bad-nesting");
    row("<fieldset><p>a</p><legend>b</legend></fieldset>", "html-bad-nesting");
    row("<details><p>a</p><summary>b</summary></details>", "html-bad-nesting");
    row("<figure><p>a</p><figcaption>b</figcaption><p>c</p></figure>", "html-bad-nesting");
    row("<table><tr><td>a</td></tr><caption>b</caption></table>", "html-bad-nesting");
    row("<table><caption>a</caption><caption>b</caption></table>", "html-bad-nesting");
    row("<table><tbody></tbody><colgroup></colgroup></table>", "html-bad-nesting");
    row("<table><tbody></tbody><thead></thead></table>", "html-bad-nesting");
    row("<table><thead></thead><thead></thead></table>", "html-bad-nesting");
    row("<table><tfoot></tfoot><tbody></tbody></table>", "html-bad-nesting");
    row("<table><tfoot></tfoot><tfoot></tfoot></table>", "html-bad-nesting");
    row("<a href=x><img alt=a src=b usemap=#c></a><map name=c></map>", "html-nested-link");
    row("<a href=x><span tabindex=0>a</span></a>", "html-nested-link");
    row("<button><b><i tabindex=-1>a</i></b></button>", "html-nested-link");
    row("<div itemscope itemtype=https://schema.org/Thing><svg><nothing></nothing></svg></div>",
        "html-unknown-element");
    row("<hgroup><hgroup><h1>a</h1></hgroup></hgroup>", "html-bad-nesting");
    row("<hgroup><h1>a</h1><h2>b</h2></hgroup>", "html-bad-nesting");
    row("<hgroup><h1>a</h1><div>b</div></hgroup>", "html-bad-nesting");
    row("<video controls src=a><source src=b></video>", "html-bad-nesting");
    row("<p><audio controls src=''><source src=b></audio>", "html-bad-nesting");
    row("<video controls><track src=a><source src=b></video>", "html-bad-nesting");
    row("<video controls><p>a</p><source src=b></video>", "html-bad-nesting");
    row("<video controls><p>a</p><track src=b></video>", "html-bad-nesting");
    row("<div id=a></div><label for=a>x</label>", "html-reference-missing");
    row("<div id=a></div><input form=a>", "html-reference-missing");
    row("<form id=a></form><input list=a>", "html-reference-missing");
    row("<b><p>a</b></p>", "html-bad-nesting");
    row("<td>a</td>", "html-bad-nesting");
    row("<header><footer></footer></header>", "html-bad-nesting");
    row("<article><main></main></article>", "html-bad-nesting");
    row("<section><div><main></main></div></section>", "html-bad-nesting");
    row("<main><main></main></main>", "html-bad-nesting");
    row("<table><td><main></main></table>", "html-bad-nesting");
    row("<a href=x><main>a</main></a>", "html-bad-nesting");
    row("<del><main></main></del>", "html-bad-nesting");
    row("<p><table></table></p>", "html-stray-end");
    row("<h1>a</h2>", "html-unclosed");
    row("<p><b>a<p>c", "html-unclosed");
    row("<p>a</br>", "html-stray-end");
    row("<svg><g></svg>", "html-unclosed");
    row("<textarea>", "html-unclosed");
    row("<table border=1></table>", "html-obsolete");
    row("<blink>a</blink>", "html-obsolete");
    row("<o:p>a</o:p>", "html-unknown-element");
    row("<path>", "html-unknown-element");
    row("<td headers=x>", "html-bad-nesting");
    row("<table><tr><td headers=x></table>", "html-reference-missing");
    row("<p aria-describedby=x>", "html-reference-missing");
    row("<body>", "html-two-heads");
    row("<p>a&#1;b", "html-control-chars");
}

void TestHtmlChecks::found()
{
    QFETCH(QByteArray, html);
    QFETCH(QByteArray, check);
    QCOMPARE(int(verdictOf(*checkFromId(check), document(html)).state), int(State::Found));
}

ARGIOPE_TEST(TestHtmlChecks, void)
#include "tst_htmlchecks.moc"
