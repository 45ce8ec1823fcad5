#include "tests/core/html/htmltesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::html;
using namespace argiope::html::testing;

/// Which links a page has. Row names carry the section of the HTML Standard, or the standard's name.
class TestExtract : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void links_data();
    void links();
    void anchorText_data();
    void anchorText();
    void rel_data();
    void rel();
    void base_data();
    void base();
    void unparsableIsKept();
    void onlyNavigation();
    void dynamic();
    void headerLinksComeFirst();
    void queryInTheDocumentsEncoding();
    void longAnchorTextIsCutAtACharacter();
    void clonesAreOneLink();
    void linksAreBounded();
    void longBaseIsBounded();
    void longDocumentLosesNothing();
};

void TestExtract::links_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, const QByteArray &html, const QByteArrayList &expected) {
        QTest::newRow(name) << html << expected;
    };
    const QByteArray dir = "http://example.org/dir/";
    row("4.6.2 a href", "<a href=x>t</a>", {"a href navigation " + dir + "x"});
    row("4.6.2 a with an empty href links to the document", "<a href=''>t</a>",
        {"a href navigation " + dir + "page.html"});
    row("4.6.2 a without href is no link", "<a name=x>t</a>", {});
    row("4.6.2 ping", "<a href=x ping='p1  p2'>",
        {"a href navigation " + dir + "x", "a ping metadata " + dir + "p1", "a ping metadata " + dir + "p2"});
    row("4.8.14 area", "<map><area href=x></map>", {"area href navigation " + dir + "x"});
    row("an area in SVG is none", "<svg><area href=x /><foreignObject><map><area href=y></map></foreignObject></svg>",
        {"area href navigation " + dir + "y"});
    row("an area in MathML is none", "<math><area href=x></area><mi href=y>t</mi></math>",
        {"mi href navigation " + dir + "y"});
    row("4.12.3 a template is inert",
        "<template><a href=x>t</a><img src=y><style>p{background:url(z)}</style><form action=w></form></template>", {});
    row("4.12.3 nor one without a known mode", "<div><template shadowrootmode=x><a href=x>t</a></template></div>", {});
    row("a shadow root in a template", "<template><div><template shadowrootmode=open><a href=x></template></div>", {});
    row("4.8.5 iframe", "<iframe src=x></iframe>", {"iframe src navigation " + dir + "x"});
    row("4.8.5 iframe srcdoc", "<iframe srcdoc='&lt;a href=y&gt;t&lt;/a&gt;' src=x></iframe>",
        {"a href navigation " + dir + "y", "iframe src navigation " + dir + "x"});
    row("16.3 frames", "<frameset><frame src=x longdesc=d></frameset>",
        {"frame src navigation " + dir + "x", "frame longdesc metadata " + dir + "d"});
    row("4.2.4 link stylesheet", "<link rel=stylesheet href=x>", {"link href resource " + dir + "x"});
    row("4.2.4 link ICON", "<link rel='shortcut ICON' href=x>", {"link href resource " + dir + "x"});
    row("4.2.4 link preload with imagesrcset", "<link rel=preload as=image imagesrcset='a 1x, b 2x'>",
        {"link imagesrcset resource " + dir + "a", "link imagesrcset resource " + dir + "b"});
    row("4.2.4 link modulepreload", "<link rel=modulepreload href=x>", {"link href resource " + dir + "x"});
    row("4.2.4 link manifest", "<link rel=manifest href=x>", {"link href resource " + dir + "x"});
    row("4.2.4 link canonical", "<link rel=canonical href=x>", {"link href metadata " + dir + "x"});
    row("4.2.4 link without rel", "<link href=x>", {"link href metadata " + dir + "x"});
    row("4.2.4 link with an empty href is none", "<link rel=stylesheet href=''>", {});
    row("4.2.5.3 meta refresh", "<meta http-equiv=Refresh content='0; URL=x'>",
        {"meta content navigation " + dir + "x"});
    row("4.2.5.3 meta refresh without a URL is no link", "<meta http-equiv=refresh content=5>", {});
    row("Open Graph", "<meta property=og:image content=x><meta property=og:title content=y>",
        {"meta content metadata " + dir + "x"});
    row("Twitter card", "<meta name=twitter:image content=x>", {"meta content metadata " + dir + "x"});
    row("4.8.3 img", "<img src=x srcset='a 1x, b 2x' longdesc=d>",
        {"img src resource " + dir + "x", "img srcset resource " + dir + "a", "img srcset resource " + dir + "b",
            "img longdesc metadata " + dir + "d"});
    row("4.8.3 img with an empty src", "<img src=''>", {});
    row("4.8.1 picture", "<picture><source srcset='a, b 2x'><img src=c></picture>",
        {"source srcset resource " + dir + "a", "source srcset resource " + dir + "b",
            "img src resource " + dir + "c"});
    row("4.8.8 video", "<video src=v poster=p><source src=s><track src=t></video>",
        {"video src resource " + dir + "v", "video poster resource " + dir + "p", "source src resource " + dir + "s",
            "track src resource " + dir + "t"});
    row("4.8.9 audio", "<audio src=a></audio>", {"audio src resource " + dir + "a"});
    row("4.8.6 embed", "<embed src=x>", {"embed src resource " + dir + "x"});
    row("4.8.7 object", "<object data=x></object>", {"object data resource " + dir + "x"});
    row("4.12.1 script", "<script src=x></script>", {"script src resource " + dir + "x"});
    row("4.10.3 form", "<form action=x><button formaction=y></button><input type=submit formaction=z></form>",
        {"form action form " + dir + "x", "button formaction form " + dir + "y", "input formaction form " + dir + "z"});
    row("4.10.5.1.19 image button", "<input type=image src=x>", {"input src resource " + dir + "x"});
    row("4.4.4 citations", "<blockquote cite=a><q cite=b></q></blockquote><ins cite=c></ins><del cite=d></del>",
        {"blockquote cite metadata " + dir + "a", "q cite metadata " + dir + "b", "ins cite metadata " + dir + "c",
            "del cite metadata " + dir + "d"});
    row("16.2 background", "<body background=a><table background=b><tr background=c><td background=d></table>",
        {"body background resource " + dir + "a", "table background resource " + dir + "b",
            "tr background resource " + dir + "c", "td background resource " + dir + "d"});
    row("16.2 html manifest", "<html manifest=x>", {"html manifest resource " + dir + "x"});
    row("16.2 applet with codebase", "<applet codebase=sub/ code=c archive='a.jar,b.jar'></applet>",
        {"applet codebase metadata " + dir + "sub/", "applet code resource " + dir + "sub/c",
            "applet archive resource " + dir + "sub/a.jar", "applet archive resource " + dir + "sub/b.jar"});
    row("5.2 itemtype", "<p itemtype='http://a.test/T'>", {"p itemtype metadata http://a.test/T"});
    row("SVG a", "<svg><a href=x></a><a xlink:href=y></a></svg>",
        {"a href navigation " + dir + "x", "a xlink:href navigation " + dir + "y"});
    row("SVG image and use", "<svg><image xlink:href=x /><use href='i.svg#a'/><use href='#b'/></svg>",
        {"image xlink:href resource " + dir + "x", "use href resource " + dir + "i.svg#a"});
    row("CSS inline", "<p style=\"background: url('x')\">", {"p style resource " + dir + "x"});
    row("CSS style element", "<style>@import 'a'; p { background: url(b) }</style>",
        {"style @import resource " + dir + "a", "style url resource " + dir + "b"});
    row("13.2.5 a comment holds no link", "<!-- <a href=x> -->", {});
    row("13.2.5 a script holds no link", "<script>'<a href=x>'</script>", {});
    row("13.2.5 the first of two attributes counts", "<a href=x href=y>", {"a href navigation " + dir + "x"});
    row("13.2.5.72 character references", "<a href='x?a&amp;b&#x3d;c'>", {"a href navigation " + dir + "x?a&b=c"});
    row("URL 4.4 white space is trimmed", "<a href=' x\n '>", {"a href navigation " + dir + "x"});
    // Where frames are refused the document has the link in front of them.
    row("13.2.6.4.7 </br> makes a line break, and no frames behind it", "</br><a href=x>t</a><frameset><frame src=y>",
        {"a href navigation " + dir + "x"});
    row("13.2.6.5 </p> ends svg, and a select behind it is HTML's", "<svg></p><select><a href=x>t</a><image src=y>",
        {"a href navigation " + dir + "x", "img src resource " + dir + "y"});
    row("other schemes stay links", "<a href='mailto:a@b.test'>", {"a href navigation mailto:a@b.test"});
}

void TestExtract::links()
{
    QFETCH(QByteArray, html);
    QFETCH(QByteArrayList, expected);
    const ParsedPage facts = extract({.body = html});
    QCOMPARE(describe(facts.links), expected);
    QVERIFY(!facts.tooComplex);
}

void TestExtract::anchorText_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &html, const QByteArray &expected) {
        QTest::newRow(name) << html << expected;
    };
    row("text", "<a href=x>some text</a>", "some text");
    row("white space collapses", "<a href=x>\n some\t\ttext </a>", "some text");
    row("no-break space collapses", "<a href=x>some&nbsp;text</a>", "some text");
    row("inline elements join", "<a href=x>so<b>me</b></a>", "some");
    row("blocks part", "<a href=x>some<div>text</div>more</a>", "some text more");
    row("alt of an image", "<a href=x><img alt='a picture'></a>", "a picture");
    row("alt between text", "<a href=x>see<img alt='this'>here</a>", "see this here");
    row("none", "<a href=x></a>", "");
    row("area alt", "<area href=x alt='a  place'>", "a place");
    row("text behind the link is not its own", "<a href=x>in</a> out", "in");
    row("in SVG", "<svg><a href=x><text>in</text></a></svg>", "in");
}

void TestExtract::anchorText()
{
    QFETCH(QByteArray, html);
    const ParsedPage facts = extract({.body = html});
    QVERIFY(!facts.links.isEmpty());
    QTEST(facts.links.first().text, "expected");
}

void TestExtract::rel_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<int>("expected");
    const auto row = [](const char *name, const QByteArray &html, LinkRels expected) {
        QTest::newRow(name) << html << int(expected);
    };
    row("none", "<a href=x>", {});
    row("nofollow, any case", "<a href=x rel='foo NoFollow'>", LinkRel::NoFollow);
    row("sponsored and ugc", "<a href=x rel='sponsored ugc'>", LinkRel::Sponsored | LinkRel::Ugc);
    row("rel behind href", "<a href=x class=c rel=nofollow>", LinkRel::NoFollow);
    row("noreferrer implies noopener", "<a href=x rel=noreferrer>", LinkRel::NoOpener);
    row("prev", "<a href=x rel=prev>", LinkRel::Prev);
    row("link next", "<link href=x rel=next>", LinkRel::Next);
    row("link alternate", "<link href=x rel='alternate'>", LinkRel::Alternate);
    row("link canonical", "<link href=x rel=canonical>", LinkRel::Canonical);
    row("in noscript in body", "<body><noscript><a href=x></noscript>", LinkRel::InNoscript);
    row("in noscript in head", "<head><noscript><link href=x></noscript>", LinkRel::InNoscript);
    row("moved out of a noscript in head", "<head><noscript><a href=x>t</a></noscript>", LinkRel::InNoscript);
    row("behind noscript", "<head><noscript></noscript><body><a href=x>", {});
    row("in a declarative shadow root", "<my-nav><template shadowrootmode=open><a href=x></template></my-nav>", {});
    row("in a closed one", "<div><template shadowrootmode=CLOSED><p><a href=x></template></div>", {});
    row("a second one of the same host is a template",
        "<div><template shadowrootmode=open><a href=x></template><template shadowrootmode=open><a href=y></template>",
        {});
    row("a template in it is one",
        "<div><template shadowrootmode=open><a href=x><template><a href=y></template></template></div>", {});
    row("meta nofollow, also behind the link", "<a href=x><meta name=robots content=nofollow>", LinkRel::MetaNoFollow);
    row("meta none", "<meta name=ROBOTS content='NONE'><a href=x>", LinkRel::MetaNoFollow);
}

void TestExtract::rel()
{
    QFETCH(QByteArray, html);
    const ParsedPage facts = extract({.body = html});
    QCOMPARE(facts.links.size(), 1);
    QTEST(int(facts.links.first().rel), "expected");
}

void TestExtract::base_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("link");
    const auto row = [](const char *name, const char *html, const char *base, const char *link) {
        QTest::newRow(name) << QByteArray(html) << QByteArray(base) << QByteArray(link);
    };
    row("none", "<a href=x>", "", "http://example.org/dir/x");
    row("absolute", "<base href='http://b.test/c/'><a href=x>", "http://b.test/c/", "http://b.test/c/x");
    row("relative to the document", "<base href='../c/'><a href=x>", "http://example.org/c/", "http://example.org/c/x");
    row("4.2.3 the first counts", "<base href=/a/><base href=/b/><a href=x>", "http://example.org/a/",
        "http://example.org/a/x");
    row("4.2.3 the first with an href", "<base target=t><base href=/b/><a href=x>", "http://example.org/b/",
        "http://example.org/b/x");
    row("2.4.3 links before it too", "<a href=x><base href=/b/>", "http://example.org/b/", "http://example.org/b/x");
    row("4.2.3 unparsable", "<base href='http://['><base href=/b/><a href=x>", "", "http://example.org/dir/x");
    row("4.2.3 data: is refused", "<base href='data:,a'><a href=x>", "", "http://example.org/dir/x");
    row("4.2.3 javascript: is refused", "<base href='javascript:1'><a href=x>", "", "http://example.org/dir/x");
    row("in a template", "<template><base href=/b/></template><a href=x>", "", "http://example.org/dir/x");
    row("in noscript", "<body><noscript><base href=/b/></noscript><a href=x>", "", "http://example.org/dir/x");
    row("13.2.6.4.5 moved out of a noscript of the head", "<head><noscript><base href=/b/></noscript><a href=x>",
        "http://example.org/b/", "http://example.org/b/x");
    row("a shadow root's is none of the document",
        "<div><template shadowrootmode=open><base href=/b/></template></div><a href=x>", "",
        "http://example.org/dir/x");
}

void TestExtract::base()
{
    QFETCH(QByteArray, html);
    const ParsedPage facts = extract({.body = html});
    QTEST(facts.baseUrl, "base");
    QCOMPARE(facts.links.size(), 1);
    QTEST(facts.links.first().url.href(), "link");
}

void TestExtract::unparsableIsKept()
{
    const ParsedPage facts = extract({.body = "<a href=' http://[bad '>text</a>"});
    QCOMPARE(facts.links.size(), 1);
    QVERIFY(facts.links.first().url.isEmpty());
    QCOMPARE(facts.links.first().raw(), QByteArray("http://[bad"));
    QCOMPARE(facts.links.first().text, QByteArray("text"));
}

void TestExtract::onlyNavigation()
{
    ExtractOptions options;
    options.resources = false;
    const ParsedPage facts
        = extract({.body = "<link rel=canonical href=c><img src=i style='background:url(b)'><a href=x>"
                           "<form action=f><style>p{background:url(u)}</style>",
            .headers = {{"Link", "<h>; rel=preload"}},
            .options = options});
    QCOMPARE(describe(facts.links), QByteArrayList{"a href navigation http://example.org/dir/x"});
    QCOMPARE(facts.canonical, QByteArray("http://example.org/dir/c"));
}

void TestExtract::dynamic()
{
    const QByteArray html = "<script type='application/ld+json'>{\"@context\": \"https://schema.org\","
                            " \"url\": \"http:\\/\\/a.test\\/x\", \"image\": [\"http://a.test/i\"], \"name\": \"n\"}"
                            "</script><div data-href='go' data-src='/i.png' data-note='some text' data-x='/y'></div>";
    QVERIFY(extract({.body = html}).links.isEmpty());
    ExtractOptions options;
    options.dynamic = true;
    const ParsedPage facts = extract({.body = html, .options = options});
    const QByteArrayList expected{"script json-ld navigation http://a.test/x",
        "script json-ld resource http://a.test/i", "div data-href navigation http://example.org/dir/go",
        "div data-src resource http://example.org/i.png", "div data-x navigation http://example.org/y"};
    QCOMPARE(describe(facts.links), expected);
    for (const Link &link : facts.links)
        QVERIFY(link.rel.testFlag(LinkRel::Dynamic));
}

void TestExtract::headerLinksComeFirst()
{
    const ParsedPage facts = extract({.body = "<base href=/b/><a href=x>", .headers = {{"link", "<h>; rel=next"}}});
    const QByteArrayList expected{
        "header link metadata http://example.org/dir/h", "a href navigation http://example.org/b/x"};
    QCOMPARE(describe(facts.links), expected);
}

void TestExtract::queryInTheDocumentsEncoding() // URL Standard 4.4, query state
{
    const auto href = [](const QByteArray &body, const QByteArray &type) {
        return extract({.body = body, .contentType = type}).links.first().url.href();
    };
    QCOMPARE(href("<a href='/\xE9?\xE9'>", "text/html; charset=latin1"), QByteArray("http://example.org/%C3%A9?%E9"));
    QCOMPARE(href("<a href='/?\xC3\xA9'>", "text/html; charset=utf-8"), QByteArray("http://example.org/?%C3%A9"));
    QCOMPARE(href("<a href='/?\x82\xA0'>", "text/html; charset=shift_jis"), QByteArray("http://example.org/?%82%A0"));
}

void TestExtract::longAnchorTextIsCutAtACharacter()
{
    const QByteArray accents = QByteArray("\xC3\xA9").repeated(600);
    const ParsedPage facts = extract({.body = "<a href=x>a" + accents + "</a>"});
    const QByteArray text = facts.links.first().text;
    QCOMPARE(text.size(), 999);
    QVERIFY(text.isValidUtf8());
}

void TestExtract::clonesAreOneLink()
{
    const ParsedPage facts = extract({.body = "<a href=x>1<p>2</a>3"});
    QCOMPARE(describe(facts.links), QByteArrayList{"a href navigation http://example.org/dir/x"});
    QCOMPARE(facts.links.first().text, QByteArray("1 2"));
}

void TestExtract::linksAreBounded()
{
    const ParsedPage facts = extract({.body = "<img srcset='" + QByteArray("a 1x,").repeated(250'000) + "'>"});
    QCOMPARE(facts.links.size(), 200'000);
    QVERIFY(facts.tooComplex);
}

void TestExtract::longBaseIsBounded()
{
    const ParsedPage facts = extract(
        {.body = "<base href='/" + QByteArray(1'000'000, 'x') + "/'>" + QByteArray("<a href=y></a>").repeated(1000)});
    QVERIFY(facts.tooComplex);
    qint64 bytes = 0;
    for (const Link &link : facts.links)
        bytes += link.url.href().size();
    QVERIFY(bytes < 40'000'000);
    QVERIFY(facts.links.size() > 10);
}

void TestExtract::longDocumentLosesNothing()
{
    QByteArray body = "<title>t</title><base href=/b/><h1>h</h1><table>";
    const int count = 60'000;
    for (int i = 0; i < count; ++i)
        body += "<tr><td><b>some words</b> <a href=p" + QByteArray::number(i) + ">text " + QByteArray::number(i)
            + "</a> and some more words to make the page long enough</td></tr>\n";
    body += "</table>";
    QVERIFY(body.size() > 4 * 1024 * 1024);
    const ParsedPage facts = extract({.body = body});
    QVERIFY(!facts.tooComplex);
    QCOMPARE(facts.links.size(), count);
    QCOMPARE(facts.links.last().url.href(), "http://example.org/b/p" + QByteArray::number(count - 1));
    QCOMPARE(facts.links.last().text, "text " + QByteArray::number(count - 1));
    QCOMPARE(facts.wordCount, count * 14 + 1);
    QCOMPARE(facts.title, QByteArray("t"));
}

ARGIOPE_TEST(TestExtract, void)
#include "tst_extract.moc"
