#include "tests/core/markup/markuptesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::markup;
using namespace argiope::markup::testing;

/// HTML Standard 13.2.6.4.1 to 6 and 16 to 20: what stands around the body, and framesets.
class TestDocumentRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beginnings_data();
    void beginnings() { check(); }
    void heads_data();
    void heads() { check(); }
    void behindTheHead_data();
    void behindTheHead() { check(); }
    void noscript_data();
    void noscript() { check(); }
    void attributes_data();
    void attributes() { check(); }
    void behindTheBody_data();
    void behindTheBody() { check(); }
    void framesets_data();
    void framesets() { check(); }
    void framesetsInTheBody_data();
    void framesetsInTheBody();

private:
    static void addColumns();
    static void row(const QByteArray &html, const QByteArray &expected);
    static void check();
};

void TestDocumentRules::addColumns()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
}

void TestDocumentRules::row(const QByteArray &html, const QByteArray &expected)
{
    QTest::newRow(html.isEmpty() ? "nothing" : html.constData()) << html << expected;
}

void TestDocumentRules::check()
{
    QFETCH(QByteArray, html);
    QTEST(treeOf(html), "expected");
    QCOMPARE(treeOf(html, true), treeOf(html));
}

void TestDocumentRules::beginnings_data()
{
    addColumns();
    row("", "html(head body)");
    row(" \n", "html(head body)");
    row("a", "html(head body('a'))");
    row(" a ", "html(head body('a '))");
    row("<!DOCTYPE html>", "<!html> html(head body)");
    row("<!DOCTYPE HTML PUBLIC 'a' 'b'>", "<!html \"a\" \"b\"> html(head body)");
    row(" <!DOCTYPE html> <html> <head> </head> <body> ", "<!html> html(head(' ') ' ' body(' '))");
    row("<!DOCTYPE html><!DOCTYPE a>", "<!html> html(head body)");
    row("a<!DOCTYPE html>", "html(head body('a'))");
    row("<html><!DOCTYPE a><head><!DOCTYPE a></head><!DOCTYPE a><body><!DOCTYPE a>b", "html(head body('b'))");
    row("<!--a--><!DOCTYPE html><!--b--><html><!--c--><head><!--d--></head><!--e--><body><!--f--></body><!--g--></html>"
        "<!--h-->",
        "<!--a--> <!html> <!--b--> html(<!--c--> head(<!--d-->) <!--e--> body(<!--f-->) <!--g-->) <!--h-->");
    row("</p></div></title>a", "html(head body('a'))");
    row("</head>a", "html(head body('a'))");
    row("</body>a", "html(head body('a'))");
    row("</html>a", "html(head body('a'))");
    row("</br>a", "html(head body(br 'a'))");
    row("<html></p></x>a", "html(head body('a'))");
    row("<html></head> <title>a</title>", "html(head(title('a')) ' ' body)");
    row("<html></br>", "html(head body(br))");
    row(bytes("\0<p>"), "html(head body(p))");
    row(bytes(" \0 "), "html(head body(' '))");
    row("<p>a", "html(head body(p('a')))");
    row("<a", "html(head body)");
}

void TestDocumentRules::heads_data()
{
    addColumns();
    row("<title>a</title>b", "html(head(title('a')) body('b'))");
    row("<title><b>&lt;</title>", "html(head(title('<b><')) body)");
    row("<title>a", "html(head(title('a')) body)");
    row("<head a=b> <meta> c", "html(head{a=b}(' ' meta ' ') body('c'))");
    row("<base href=x><basefont><bgsound><link><meta>a",
        "html(head(base{href=x} basefont bgsound link meta) body('a'))");
    row("<style>a</style><script>b</script><noframes>c</noframes>d",
        "html(head(style('a') script('b') noframes('c')) body('d'))");
    row("<head><head a>", "html(head body)");
    row("<head></p></x></title><link>", "html(head(link) body)");
    row("<head></br>", "html(head body(br))");
    row("<head></body>a", "html(head body('a'))");
    row("<head></html>a", "html(head body('a'))");
    row("<head><p>a", "html(head body(p('a')))");
    row("<head> a", "html(head(' ') body('a'))");
    row("<head><!--a--><script></script><!--b-->", "html(head(<!--a--> script <!--b-->) body)");
    row("<head><title>a</title><object>", "html(head(title('a')) body(object))");
    row("<meta><html a=b><link>", "html{a=b}(head(meta link) body)");
}

void TestDocumentRules::behindTheHead_data()
{
    addColumns();
    row("<head></head> <!--a-->b", "html(head ' ' <!--a--> body('b'))");
    row("<head></head><title>a</title>b", "html(head(title('a')) body('b'))");
    row("<head></head><base><basefont><bgsound><link><meta>a", "html(head(base basefont bgsound link meta) body('a'))");
    row("<head></head><style>a</style><script>b</script><noframes>c</noframes>d",
        "html(head(style('a') script('b') noframes('c')) body('d'))");
    row("<head></head> <link> <meta><p>", "html(head(link meta) '  ' body(p))");
    row("<head><meta></head><link>", "html(head(meta link) body)");
    row("<head></head><title>a", "html(head(title('a')) body)");
    row("<head></head><head a>b", "html(head body('b'))");
    row("<head></head></head></p>a", "html(head body('a'))");
    row("<head></head></body>", "html(head body)");
    row("<head></head></br>", "html(head body(br))");
    row("<head></head><noscript><link></noscript>", "html(head body(noscript(link)))"); // a body's
    row("<head></head><body a=b>c", "html(head body{a=b}('c'))");
    row("<body><title>a</title><link>", "html(head body(title('a') link))");
    row("<body><head><html a=b>", "html{a=b}(head body)");
}

void TestDocumentRules::noscript_data()
{
    addColumns();
    row("<noscript><link><meta><style>a</style></noscript><title>b</title>",
        "html(head(noscript(link meta style('a')) title('b')) body)");
    row("<noscript> <!--a--><basefont><bgsound><noframes>b</noframes></noscript>c",
        "html(head(noscript(' ' <!--a--> basefont bgsound noframes('b'))) body('c'))");
    row("<noscript><noscript><head></p><!DOCTYPE a><link></noscript>", "html(head(noscript(link)) body)");
    row("<noscript><html a=b></noscript>", "html{a=b}(head(noscript) body)");
    // What may not be there ends it.
    row("<noscript><title>a</title></noscript><link>", "html(head(noscript title('a') link) body)");
    row("<noscript><script>a</script><meta>", "html(head(noscript script('a') meta) body)");
    row("<noscript><base><link>", "html(head(noscript base link) body)");
    row("<noscript><template>a</template>", "html(head(noscript template(content('a'))) body)");
    row("<noscript><p>a</noscript>b", "html(head(noscript) body(p('ab')))");
    row("<noscript><img src=x></noscript><link>", "html(head(noscript) body(img{src=x} link))");
    row("<noscript> a", "html(head(noscript(' ')) body('a'))");
    row("<noscript></br>", "html(head(noscript) body(br))");
    row("<noscript>", "html(head(noscript) body)");
    row("<noscript><link>", "html(head(noscript(link)) body)");
    row("<noscript></head></noscript><p>", "html(head(noscript) body(p))");
    row("<body><noscript><title>a</title><p>b</noscript>", "html(head body(noscript(title('a') p('b'))))");
}

void TestDocumentRules::attributes_data()
{
    addColumns();
    row("<html a=1><html a=2 b=3><html b=4 c=5>", "html{a=1 b=3 c=5}(head body)");
    row("<p><html a=1>b", "html{a=1}(head body(p('b')))");
    row("<head></head><html a=1>", "html{a=1}(head body)");
    row("<body a=1><body a=2 b=3>", "html(head body{a=1 b=3})");
    row("<p><body a=1>b", "html(head body{a=1}(p('b')))");
    row("<table><html a=1><body b=2><tr>", "html{a=1}(head body{b=2}(table(tbody(tr))))");
    row("<body></body><html a=1><body b=2>", "html{a=1}(head body{b=2})");
    row("</html><html a=1>", "html{a=1}(head body)");
    row("<frameset><html a=1></frameset><html b=2></html><html c=3>", "html{a=1 b=2 c=3}(head frameset)");
    row("<frameset><body a=1>", "html(head frameset)");
    row("<svg><html a=1>", "html(head body(svg:svg(svg:html{a=1})))");
}

void TestDocumentRules::behindTheBody_data()
{
    addColumns();
    row("a</body>b", "html(head body('ab'))");
    row("a</body> </html> ", "html(head body('a  '))");
    row("<p>a</body> </html> b", "html(head body(p('a  b')))"); // all is still open
    row("<p>a</body><p>b", "html(head body(p('a') p('b')))");
    row("<p>a</html><p>b", "html(head body(p('a') p('b')))");
    row("</body><!--a--></html><!--b-->", "html(head body <!--a-->) <!--b-->");
    row("</html><!--a-->b<!--c-->", "html(head body('b' <!--c-->)) <!--a-->");
    row("</body></p>", "html(head body(p))");
    row("</body></body></html></html><!--a-->", "html(head body) <!--a-->");
    row("</body><!DOCTYPE a></html><!DOCTYPE b>c", "html(head body('c'))");
    row("</body><title>a</title>", "html(head body(title('a')))");
    row("</body></x>a", "html(head body('a'))");
    row("<table></body>a", "html(head body('a' table))");
    row("<object></body><!--a-->", "html(head body(object(<!--a-->)))"); // not in scope
    row("<p><b>a</p></body> c", "html(head body(p(b('a')) b(' c')))");
    row(bytes("a</body>\0b"), "html(head body('ab'))");
}

void TestDocumentRules::framesets_data()
{
    addColumns();
    row("<frameset><frame src=a><frame></frameset>", "html(head frameset(frame{src=a} frame))");
    row("<frameset a=b><frameset><frame></frameset><frame>", "html(head frameset{a=b}(frameset(frame) frame))");
    row("<head></head><frameset>", "html(head frameset)");
    row("<title>a</title><frameset>", "html(head(title('a')) frameset)");
    row("<frameset> a \nb<p>c</p>", "html(head frameset('  \n'))");
    row("<frameset><!--a--><!DOCTYPE b><noframes><p></noframes>", "html(head frameset(<!--a--> noframes('<p>')))");
    row("<frameset><body><div></div></body></html><frame>", "html(head frameset(frame))");
    row("<frameset></frameset></frameset></frameset>a b<frame><p>", "html(head frameset ' ')");
    row("<frameset></frameset><!--a--><noframes>b</noframes>", "html(head frameset <!--a--> noframes('b'))");
    row("<frameset></frameset> </html> <!--a-->b c", "html(head frameset '   ') <!--a-->");
    row("<frameset></frameset></html><noframes>a</noframes><frameset>", "html(head frameset noframes('a'))");
    row("<frameset></frameset></html></html><!DOCTYPE a><p>", "html(head frameset)");
    row("<frameset><frame/>", "html(head frameset(frame))");
    row(bytes("<frameset>\0 \0</frameset>\0"), "html(head frameset(' '))");
}

void TestDocumentRules::framesetsInTheBody_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<bool>("taken"); // in the place of the body
    const auto before = [](const QByteArray &html, bool taken) { QTest::newRow(html.constData()) << html << taken; };
    before("<p>", true);
    before("<div><span><b>", true);
    before("<p> \n", true);
    before("</p>", true);
    before("<!--a--><div>", true);
    before("<div><input type=hidden>", true);
    before("<div><input type=HIDDEN>", true);
    before("<param>", true);
    before("<svg> </svg>", true);
    before("<h1></h1>", true);
    before("<form>", true);
    before("<ruby><rt>", true);
    before("<noembed>a</noembed>", true);
    before("<option>", true);
    before("a", false);
    before("<p>a", false);
    before("<p>&#32;", true);
    before("<p>&#0;", false);
    before("<body>", false);
    before("<p><body>", false);
    before("<br>", false);
    before("</br>", false);
    before("<img>", false);
    before("<image>", false);
    before("<input>", false);
    before("<input type=text>", false);
    before("<hr>", false);
    before("<li>", false);
    before("<dd>", false);
    before("<pre>", false);
    before("<button>", false);
    before("<object>", false);
    before("<table>", false);
    before("<table></table>", false);
    before("<textarea></textarea>", false);
    before("<select>", false);
    before("<xmp></xmp>", false);
    before("<iframe></iframe>", false);
    before("<p><template></template>", false);
    before("<svg>a</svg>", false);
}

void TestDocumentRules::framesetsInTheBody()
{
    QFETCH(QByteArray, before);
    QFETCH(bool, taken);
    const QByteArray tree = treeOf(before + "<frameset><frame>");
    QCOMPARE(tree.endsWith(" frameset(frame))"), taken);
    QCOMPARE(tree.contains("body"), !taken);
}

ARGIOPE_TEST(TestDocumentRules, void)
#include "tst_documentrules.moc"
