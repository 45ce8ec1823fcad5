#include "core/markup/tag.h"

#include "tests/core/markup/markuptesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::markup;
using namespace argiope::markup::testing;

/// HTML Standard 13.2.6.4.7 and 8, by the trees that they make.
class TestBodyRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void paragraphs_data();
    void paragraphs() { check(); }
    void blocksCloseParagraphs_data();
    void blocksCloseParagraphs();
    void headings_data();
    void headings() { check(); }
    void firstLineFeeds_data();
    void firstLineFeeds() { check(); }
    void lists_data();
    void lists() { check(); }
    void forms_data();
    void forms() { check(); }
    void selects_data();
    void selects() { check(); }
    void ruby_data();
    void ruby() { check(); }
    void emptyElements_data();
    void emptyElements() { check(); }
    void rawTexts_data();
    void rawTexts() { check(); }
    void otherEnds_data();
    void otherEnds() { check(); }
    void objects_data();
    void objects() { check(); }

private:
    static void row(const QByteArray &html, const QByteArray &expected);
    static void check();
};

void TestBodyRules::row(const QByteArray &html, const QByteArray &expected)
{
    QTest::newRow(html.constData()) << html << expected;
}

void TestBodyRules::check()
{
    QFETCH(QByteArray, html);
    QTEST(bodyOf("<body>" + html), "expected");
}

namespace {

void htmlAndBody()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected"); // what is in the body
}

} // namespace

void TestBodyRules::paragraphs_data()
{
    htmlAndBody();
    row("<p>a<p>b", "p('a') p('b')");
    row("<p><span>a<p>b", "p(span('a')) p('b')");
    row("<p>a</p></p>b", "p('a') p 'b'");
    row("</p>", "p");
    row("<p>a</div>b", "p('ab')");
    row("<div><p>a</div>b", "div(p('a')) 'b'");
    row("<div><p>a</p>b</div>c", "div(p('a') 'b') 'c'");
    row("<p>a<hr>b", "p('a') hr 'b'");
    row("<p>a<pre>b", "p('a') pre('b')");
    row("<p>a<listing>b", "p('a') listing('b')");
    row("<p>a<form>b", "p('a') form('b')");
    row("<p>a<li>b", "p('a') li('b')");
    row("<p>a<h1>b", "p('a') h1('b')");
    row("<p>a<plaintext>b</p>", "p('a') plaintext('b</p>')");
    row("<p>a<span>b<span>c", "p('a' span('b' span('c')))");
    // What stands in between hides it.
    row("<p><button><p>a", "p(button(p('a')))");
    row("<p><button></p>a", "p(button(p 'a'))");
    row("<p><object><p>a", "p(object(p('a')))");
    row("<p><marquee></p>a", "p(marquee(p 'a'))");
    row("<p><select><p>a", "p(select(p('a')))");
    row("<p><ruby><p>a", "p(ruby) p('a')");
    row("<p><b>a<p>c", "p(b('a')) p(b('c'))");
    row("<p><dialog>a", "p dialog('a')");
    row(bytes("<p>a\0b"), "p('ab')");
}

void TestBodyRules::blocksCloseParagraphs_data()
{
    QTest::addColumn<QByteArray>("name");
    for (quint8 i = 0; i < quint8(Tag::Count); ++i) {
        if (isIn(Tag(i), Block))
            QTest::newRow(tagName(Tag(i)).constData()) << tagName(Tag(i));
    }
}

void TestBodyRules::blocksCloseParagraphs()
{
    QFETCH(QByteArray, name);
    const QByteArray open = '<' + name + '>';
    const QByteArray close = "</" + name + '>';
    QCOMPARE(bodyOf("<p>a" + open + "b<p>c" + close + 'd'), "p('a') " + name + "('b' p('c')) 'd'");
    QCOMPARE(bodyOf("<p>a" + close + 'b'), QByteArray("p('ab')"));
    QCOMPARE(bodyOf(open + "<object>" + close + 'a'), name + "(object('a'))"); // not in scope
    QCOMPARE(bodyOf(open + "<span>" + close + 'a'), name + "(span) 'a'");
}

void TestBodyRules::headings_data()
{
    htmlAndBody();
    row("<h1>a<h2>b", "h1('a') h2('b')");
    row("<h1>a</h1><h1>b", "h1('a') h1('b')");
    row("<h1><span>a<h2>b", "h1(span('a' h2('b')))");
    row("<h1>a</h6>b", "h1('a') 'b'");
    row("<h1><p>a</h1>b", "h1(p('a')) 'b'");
    row("<h1><div>a</h2>b", "h1(div('a')) 'b'");
    row("<h1><p>a<h2>b", "h1(p('a')) h2('b')");
    row("</h1>a", "'a'");
    row("<h1><object></h1>a", "h1(object('a'))");
    row("<hgroup><h1>a<h2>b</hgroup>c", "hgroup(h1('a') h2('b')) 'c'");
}

void TestBodyRules::firstLineFeeds_data()
{
    htmlAndBody();
    row("<pre>\na", "pre('a')");
    row("<pre>\n\na", "pre('\na')");
    row("<pre>\n", "pre");
    row("<pre> \na", "pre(' \na')");
    row("<pre>&#10;a", "pre('a')");
    row("<pre>&#13;\na", "pre('\r\na')");
    row("<pre><b>\na", "pre(b('\na'))");
    row("<pre><!--c-->\na", "pre(<!--c--> '\na')");
    row("<pre></>\na", "pre('a')"); // no token in between
    row("<pre></pre>\na", "pre '\na'");
    row(bytes("<pre>\0\na"), "pre('\na')");
    row("<listing>\na", "listing('a')");
    row("<textarea>\na</textarea>b", "textarea('a') 'b'");
    row("<textarea>\n\na</textarea>", "textarea('\na')");
    row("<textarea>&#10;a</textarea>", "textarea('a')");
    row("<textarea></textarea>\na", "textarea '\na'");
    row("<p>\na", "p('\na')");
    row("<xmp>\na</xmp>", "xmp('\na')");
}

void TestBodyRules::lists_data()
{
    htmlAndBody();
    row("<ul><li>a<li>b</ul>c", "ul(li('a') li('b')) 'c'");
    row("<li>a<li>b", "li('a') li('b')");
    row("<ul><li><p>a<li>b", "ul(li(p('a')) li('b'))");
    row("<ul><li>a<ol><li>b<li>c</ol><li>d", "ul(li('a' ol(li('b') li('c'))) li('d'))");
    // An address, a div and a p do not hide it, other special elements do.
    row("<li><div>a<li>b", "li(div('a')) li('b')");
    row("<li><address>a<li>b", "li(address('a')) li('b')");
    row("<li><span>a<li>b", "li(span('a')) li('b')");
    row("<li><section>a<li>b", "li(section('a' li('b')))");
    row("<li><select>a<li>b", "li(select('a' li('b')))");
    row("<li><b>a<li>c", "li(b('a')) li(b('c'))");
    row("<ul></li>a", "ul('a')");
    row("<li><ul></li>a", "li(ul('a'))");
    row("<li><p>a</li>b", "li(p('a')) 'b'");
    row("<li><div>a</li>b", "li(div('a')) 'b'");
    row("<dl><dt>a<dd>b<dt>c</dl>d", "dl(dt('a') dd('b') dt('c')) 'd'");
    row("<dt>a<dt>b", "dt('a') dt('b')");
    row("<dd><div>a<dt>b", "dd(div('a')) dt('b')");
    row("<dd><article>a<dt>b", "dd(article('a' dt('b')))");
    row("<dd>a</dt>b", "dd('ab')");
    row("<dd><p>a</dd>b", "dd(p('a')) 'b'");
    row("<dd><li>a<dd>b", "dd(li('a' dd('b')))");
    row("<p>a<dd>b", "p('a') dd('b')");
}

void TestBodyRules::forms_data()
{
    htmlAndBody();
    row("<form a=1>b<form c=2>d", "form{a=1}('bd')");
    row("<form></form><form>a", "form form('a')");
    row("</form>a", "'a'");
    row("<form><div></form>a", "form(div('a'))"); // it is taken out of the open elements
    row("<form><div></form><form>a", "form(div(form('a')))");
    row("<form><p>a</form>b", "form(p('a')) 'b'");
    row("<div><form></div>a</form><form>b", "div(form) 'a' form('b')");
    row("<div><form></div><form>a", "div(form) 'a'"); // its end is still to come
    row("<form><object></form>a<form>b", "form(object('a' form('b')))");
    row("<template><form><form>a</form>b", "template(content(form(form('a') 'b')))");
    row("<form><template><form>a</form>b</template></form>c", "form(template(content(form('a') 'b'))) 'c'");
    row("<template></form>a", "template(content('a'))");
    row("<template><form><p>a</form>b", "template(content(form(p('a')) 'b'))");
    row("<button>a<button>b", "button('a') button('b')");
    row("<button><p>a<button>b", "button(p('a')) button('b')");
    row("<button><div>a<button>b", "button(div('a')) button('b')");
    row("<button><object><button>a", "button(object(button('a')))");
    row("<button><p>a</button>b", "button(p('a')) 'b'");
    row("<textarea>a<b>&amp;</textarea>c", "textarea('a<b>&') 'c'");
    row("<fieldset><legend>a</fieldset>b", "fieldset(legend('a')) 'b'");
}

void TestBodyRules::selects_data()
{
    htmlAndBody();
    row("<select><option>a<option>b</select>c", "select(option('a') option('b')) 'c'");
    // Start tags that end it
    row("<select><select>a", "select 'a'");
    row("<select><option>a<select>b", "select(option('a')) 'b'");
    row("<select><select><select>a", "select select('a')");
    row("<select><div>a<select>b", "select(div('a')) 'b'");
    row("<select><input>a", "select input 'a'");
    row("<select><option>a<input type=hidden>b", "select(option('a')) input{type=hidden} 'b'");
    row("<b><select><input>a", "b(select input 'a')");
    // and that do not
    row("<select><textarea>a</textarea>b", "select(textarea('a') 'b')");
    row("<select><keygen>a", "select(keygen 'a')");
    row("<select><button>a</button><option>b", "select(button('a') option('b'))");
    row("<select><div>a</div><b>c</b><p>d", "select(div('a') b('c') p('d'))");
    row("<select><a href=x>b</a><img src=y>", "select(a{href=x}('b') img{src=y})");
    row("<select><table><td>a</table>b", "select(table(tbody(tr(td('a')))) 'b')");
    row("<select><svg><path/></svg>a", "select(svg:svg(svg:path) 'a')");
    row("<select><script>a</script><template>b</template>", "select(script('a') template(content('b')))");
    // Another one behind what ends a scope
    row("<select><table><td><select>a", "select(table(tbody(tr(td(select('a'))))))");
    row("<select><object><select>a</select>b", "select(object(select('a') 'b'))");
    // Options
    row("<select><optgroup><option>a<option>b", "select(optgroup(option('a') option('b')))");
    row("<select><option>a<optgroup>b<option>c<optgroup>d",
        "select(option('a') optgroup('b' option('c')) optgroup('d'))");
    row("<select><option><p>a<option>b", "select(option(p('a')) option('b'))");
    row("<select><option><div>a<option>b", "select(option(div('a' option('b'))))");
    row("<select><div><option>a<option>b", "select(div(option('a') option('b')))");
    row("<select><optgroup><p>a<option>b", "select(optgroup(p('a') option('b')))");
    row("<select><optgroup><p>a<optgroup>b", "select(optgroup(p('a')) optgroup('b'))");
    row("<select><option><b>a<option>c", "select(option(b('a' option('c'))))");
    row("<select><option><b>a</option>c", "select(option(b('a')) b('c'))");
    row("<select><optgroup><option>a</optgroup>b", "select(optgroup(option('a')) 'b')");
    row("<option>a<option>b", "option('a') option('b')");
    row("<option><p>a<option>b", "option(p('a' option('b')))");
    row("<optgroup>a<option>b<optgroup>c", "optgroup('a' option('b') optgroup('c'))");
    row("<datalist><option>a<option>b</datalist>c", "datalist(option('a') option('b')) 'c'");
    // A line between them
    row("<select><option>a<hr>b", "select(option('a') hr 'b')");
    row("<select><optgroup><option>a<hr><option>b", "select(optgroup(option('a')) hr option('b'))");
    row("<select><p>a<hr>b", "select(p('a') hr 'b')");
    row("<select><div>a<hr>b", "select(div('a' hr 'b'))");
    row("<option>a<hr>b", "option('a' hr 'b')");
    // Its end
    row("<select><div><p>a</select>b", "select(div(p('a'))) 'b'");
    row("</select>a", "'a'");
    row("<select><table></select>a", "select('a' table)");
    row("<p><select></p>a", "p(select(p 'a'))");
    row("<b><select></b>a", "b(select('a'))");
    row("<div><select></div>a", "div(select('a'))");
}

void TestBodyRules::ruby_data()
{
    htmlAndBody();
    row("<ruby>a<rb>b<rt>c<rtc>d<rp>e", "ruby('a' rb('b') rt('c') rtc('d' rp('e')))");
    row("<ruby><rtc>a<rt>b<rt>c<rb>d", "ruby(rtc('a' rt('b') rt('c')) rb('d'))");
    row("<ruby><rtc>a<rtc>b", "ruby(rtc('a') rtc('b'))");
    row("<ruby><rp>(<rt>a<rp>)</ruby>b", "ruby(rp('(') rt('a') rp(')')) 'b'");
    row("<ruby><span><rt>a<rt>b", "ruby(span(rt('a') rt('b')))");
    row("<ruby><div>a<rt>b", "ruby(div('a' rt('b')))");
    row("<ruby><p>a<rt>b", "ruby(p('a') rt('b'))");
    row("<rt>a<rt>b", "rt('a' rt('b'))");
    row("<ruby><object><rt>a<rt>b", "ruby(object(rt('a' rt('b'))))");
}

void TestBodyRules::emptyElements_data()
{
    htmlAndBody();
    row("<br>a<br/>b", "br 'a' br 'b'");
    row("</br>a", "br 'a'");
    row("<p></br x=y>", "p(br)");
    row("<area><embed><img><keygen><wbr>a", "area embed img keygen wbr 'a'");
    row("<param><source><track>a", "param source track 'a'");
    row("<base><basefont><bgsound><link><meta>a", "base basefont bgsound link meta 'a'");
    row("<input>a<hr>b", "input 'a' hr 'b'");
    row("<img></img>a", "img 'a'");
    row("<image src=x alt=y>a", "img{alt=y src=x} 'a'");
    row("</image>a", "'a'");
    row("<div/>a", "div('a')"); // only a solidus
    row("<isindex>a", "isindex('a')");
    row("<menuitem>a<menuitem>b", "menuitem('a' menuitem('b'))");
    // Formatting is reopened for some, and not for others.
    row("<p><b></p><br>", "p(b) b(br)");
    row("<p><b></p><img>", "p(b) b(img)");
    row("<p><b></p><input>", "p(b) b(input)");
    row("<p><b></p><hr>", "p(b) hr");
    row("<p><b></p><param>", "p(b) param");
    row("<p><b></p></br>", "p(b) b(br)");
    row("<p><b></p><textarea></textarea>", "p(b) textarea");
    row("<p><b></p><xmp>a</xmp>", "p(b) b(xmp('a'))");
    row("<p><b></p><iframe></iframe>", "p(b) iframe");
    row("<p><b></p> ", "p(b) b(' ')");
    // Parts of other things are ignored.
    row("<caption><col><colgroup><frame><head><tbody><td><tfoot><th><thead><tr>a", "'a'");
    row("</caption></td></tr></head></frame>a", "'a'");
}

void TestBodyRules::rawTexts_data()
{
    htmlAndBody();
    row("<xmp><b>&lt;</b></xmp>a", "xmp('<b>&lt;</b>') 'a'");
    row("<p><xmp>a</xmp>b", "p xmp('a') 'b'");
    row("<iframe><p>&amp;</iframe>a", "iframe('<p>&amp;') 'a'");
    row("<noembed><p></noembed>a", "noembed('<p>') 'a'");
    row("<noframes><p></noframes>a", "noframes('<p>') 'a'");
    row("<style><p></style>a", "style('<p>') 'a'");
    row("<script><!--<script></script>--></script>a", "script('<!--<script></script>-->') 'a'");
    row("<title><p>&lt;</title>a", "title('<p><') 'a'");
    row("<p>a<title>b</title>c", "p('a' title('b') 'c')");
    row("<noscript>a<x>b</noscript>c", "noscript('a' x('b')) 'c'"); // nothing runs scripts
    row("<noscript><p>a</noscript>b", "noscript(p('ab'))");
    row("<noscript><b>a</noscript>c", "noscript(b('a')) b('c')");
    row("<plaintext>a</plaintext><b>&lt;", "plaintext('a</plaintext><b>&lt;')");
    row("<b><p></b><plaintext>a", "b p(b) plaintext('a')");
    row("<xmp>a", "xmp('a')");
    row("<xmp>a</xmp", "xmp('a</xmp')");
    row("<textarea>a", "textarea('a')");
    row(bytes("<xmp>\0</xmp>\0a"), "xmp('\uFFFD') 'a'");
    row("<math><mi><title>a</b></title>", "math:math(math:mi(title('a</b>')))");
}

void TestBodyRules::otherEnds_data()
{
    htmlAndBody();
    row("</x>a", "'a'");
    row("<x-y>a</X-Y>b", "x-y('a') 'b'");
    row("<x><y>a</x>b", "x(y('a')) 'b'");
    row("<x>a<x>b</x>c", "x('a' x('b') 'c')");
    row("<x><p>a</x>b", "x(p('ab'))"); // what is special hides it
    row("<x><div>a</x>b", "x(div('ab'))");
    row("<x><dialog>a</x>b", "x(dialog('a')) 'b'");
    row("<x><option>a</x>b", "x(option('a')) 'b'");
    row("<x><rt>a</x>b", "x(rt('a')) 'b'");
    row("<option><rb>a</option>b", "option(rb('a')) 'b'");
    row("<option><option-x>a</option>b", "option(option-x('a')) 'b'");
    row("<span><em>a</span>b", "span(em('a')) em('b')");
    row("<sarcasm>a</sarcasm>b", "sarcasm('a') 'b'");
    row("<label><span>a</label>b", "label(span('a')) 'b'");
    row("<video><source>a</video>b", "video(source 'a') 'b'");
    row("</body>a<x></html>b", "'a' x('b')");
}

void TestBodyRules::objects_data()
{
    htmlAndBody();
    for (const QByteArray name : {"object", "applet", "marquee"}) {
        const QByteArray open = '<' + name + '>';
        const QByteArray close = "</" + name + '>';
        row("<b>" + open + "a</b>c" + close + 'd', "b(" + name + "('ac') 'd')");
        row(open + "<b>a" + close + 'c', name + "(b('a')) 'c'");
        row(open + "<p>a" + close + 'b', name + "(p('a')) 'b'");
        row("<p><b></p>" + open + "a", "p(b) b(" + name + "('a'))");
        row(close + 'a', "'a'");
        row("<b>" + open + "<p></b>a", "b(" + name + "(p('a')))");
    }
    row("<object><applet></object>a", "object(applet('a'))");
    row("<object><param><embed></object>a", "object(param embed) 'a'");
}

ARGIOPE_TEST(TestBodyRules, void)
#include "tst_bodyrules.moc"
