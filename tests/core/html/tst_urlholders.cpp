#include "core/html/urlholders.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using html::LinkKind;

namespace {

/// Every URL but fragments becomes "N:URL", with its turn and its kind.
html::UrlRewriter numbered(int &turn)
{
    return [&turn](QByteArrayView url, LinkKind kind) -> std::optional<QByteArray> {
        if (url.startsWith('#'))
            return std::nullopt;
        static constexpr const char *Kinds[] = {"n", "r", "m", "f"};
        return QByteArray(Kinds[int(kind) - 1] + QByteArray::number(++turn) + ':' + url);
    };
}

} // namespace

class TestUrlHolders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewritten_data()
    {
        QTest::addColumn<QByteArray>("html");
        QTest::addColumn<QByteArray>("now");
        const auto row = [](const char *name, const char *html, const char *now) {
            QTest::newRow(name) << QByteArray(html) << QByteArray(now);
        };
        row("nothing", "<p CLASS=a >x &amp y<br/></P >", "<p CLASS=a >x &amp y<br/></P >");
        row("quotes", "<a href=\"a\"><a href='b'><a href=c><a HREF = d >",
            "<a href=\"n1:a\"><a href='n2:b'><a href=\"n3:c\"><a HREF = \"n4:d\" >");
        row("references", "<a href='a?b&amp;c=\"&#39;'>", "<a href='n1:a?b&amp;c=\"&#39;'>");
        row("spaces", "<a href=' a '>", "<a href=' n1:a '>");
        row("fragments stay", "<a href='#x'><a href=\"\"><a href>", "<a href='#x'><a href=\"\"><a href>");
        row("srcset", "<img src=a srcset='b 1x,c 2x'><source srcset=\"d\">",
            "<img src=\"r1:a\" srcset='r2:b 1x,r3:c 2x'><source srcset=\"r4:d\">");
        row("lists", "<object archive='a b'><applet archive='c,d'>",
            "<object archive='r1:a r2:b'><applet archive='r3:c,r4:d'>");
        row("refresh", "<meta http-equiv=Refresh content='5;URL=a'><meta name=b content=c>",
            "<meta http-equiv=Refresh content='5;URL=n1:a'><meta name=b content=c>");
        row("metas", "<meta property='og:image' content=a>", "<meta property='og:image' content=\"m1:a\">");
        row("links", "<link rel=stylesheet href=a><link rel=canonical href=b><link rel=preconnect href=c>",
            "<link rel=stylesheet href=\"r1:a\"><link rel=canonical href=\"m2:b\"><link rel=preconnect href=c>");
        row("styles", "<style>@import 'a';b{c:url(d) url( \"e\" )}/*url(f)*/</style><p style='g:url(h)'>",
            "<style>@import \"r1:a\";b{c:url(\"r2:d\") url( \"r3:e\" )}/*url(f)*/</style><p style='g:url(\"r4:h\")'>");
        row("styles in double quotes", "<p style=\"a:url('b')\">", "<p style=\"a:url(&quot;r1:b&quot;)\">");
        row("base", "<base href=/x/ target=t><a href=a>", "<base href=\"\" target=t><a href=\"n1:a\">");
        row("integrity", "<script integrity='x' src=a></script>", "<script integrity='' src=\"r1:a\"></script>");
        row("scripts stay", "<script src=a>'<a href=b>'</script><!-- <a href=c> --><textarea><a href=d></textarea>",
            "<script src=\"r1:a\">'<a href=b>'</script><!-- <a href=c> --><textarea><a href=d></textarea>");
        row("noscript and templates", "<noscript><img src=a></noscript><template><img src=b></template>",
            "<noscript><img src=\"r1:a\"></noscript><template><img src=\"r2:b\"></template>");
        row("forms", "<form action=a><button formaction=b>", "<form action=\"f1:a\"><button formaction=\"f2:b\">");
        row("srcdoc", "<iframe srcdoc='<a href=\"a&amp;amp;b\">'>", "<iframe srcdoc='<a href=\"n1:a&amp;amp;b\">'>");
        row("svg", "<svg><image xlink:href=a /><a href=b /></svg>",
            "<svg><image xlink:href=\"r1:a\" /><a href=\"n2:b\" /></svg>");
        row("breaks off", "<a href=a><a href='b", "<a href=\"n1:a\"><a href='b");
    }
    void rewritten()
    {
        QFETCH(QByteArray, html);
        int turn = 0;
        QTEST(html::rewriteHtml(html, numbered(turn)), "now");
        // Who changes nothing changes no byte but base elements.
        if (!html.contains("<base") && !html.contains("integrity"))
            QCOMPARE(html::rewriteHtml(html, [](QByteArrayView, LinkKind) { return std::nullopt; }), html);
    }

    void styleSheets_data()
    {
        QTest::addColumn<QByteArray>("css");
        QTest::addColumn<QByteArray>("now");
        const auto row = [](const char *name, const char *css, const char *now) {
            QTest::newRow(name) << QByteArray(css) << QByteArray(now);
        };
        row("imports", "@import url(a) screen;@import \"b\";@charset \"c\";",
            "@import url(\"r1:a\") screen;@import \"r2:b\";@charset \"c\";");
        row("escapes", "a{b:url(c\\)d) url('e\\'f')}", "a{b:url(\"r1:c)d\") url(\"r2:e'f\")}");
        row("sets", "a{b:image-set('c' 1x, url(d) 2x)}", "a{b:image-set(\"r1:c\" 1x, url(\"r2:d\") 2x)}");
        row("no URLs", "a{content:'url(b)'}/* url(c) */ d{e:url(f g)}",
            "a{content:'url(b)'}/* url(c) */ d{e:url(f g)}");
        row("fragments stay", "a{b:url(#c)}", "a{b:url(#c)}");
        row("breaks off", "a{b:url(c", "a{b:url(\"r1:c\")");
        row("breaks off in a string", "a{b:url('c", "a{b:url(\"r1:c\"");
    }
    void styleSheets()
    {
        QFETCH(QByteArray, css);
        int turn = 0;
        const QByteArray now = html::rewriteCss(css, numbered(turn));
        QTEST(now, "now");
    }
};

ARGIOPE_TEST(TestUrlHolders, void)
#include "tst_urlholders.moc"
