// Texts, links and images of a page: for every check a page where it must be found, and a twin where it must not.

#include "core/audit/check.h"
#include "tests/core/audit/auditing.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

using namespace argiope;
using namespace argiope::audit;
using namespace argiope::audit::testing;
using base::Outcome;
using store::UrlRecord;

namespace {

/// An image whose head was read.
UrlRecord file(const char *type, qint64 bytes, const QByteArray &head)
{
    UrlRecord record = answer(200, base::Outcome::Ok, "https://example.org/a");
    record.page.contentType = type;
    record.page.bytes = bytes;
    record.page.inspected = "{\"image\":[1,\"" + head + "\"]}";
    return record;
}
UrlRecord body(const QByteArray &more)
{
    return document(QByteArray(Fine + more));
}

QByteArray image(const char *attributes)
{
    return QByteArray("<img src=/a.png alt=text width=1 height=1 ") + attributes + '>';
}

} // namespace

class TestContentChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twins_data();
    void twins();
    void everyCheckHasTwins();
    void onlyRenderedPagesTell();
    void notFound_data();
    void notFound();
    void counts_data();
    void counts();

private:
    QSet<QByteArray> m_seen;
};

void TestContentChecks::twins_data()
{
    QTest::addColumn<QByteArray>("check");
    QTest::addColumn<UrlRecord>("bad");
    QTest::addColumn<UrlRecord>("good");
    const auto row = [](const char *check, const UrlRecord &bad, const UrlRecord &good, const char *what = "") {
        QTest::addRow("%s%s%s", check, *what ? ": " : "", what) << QByteArray(check) << bad << good;
    };
    const auto doc = [](const QByteArray &html) { return document(html); };
    const UrlRecord fine = document(Fine);

    const QByteArray german
        = "Wir sind seit vielen Jahren in der Stadt und wissen, was die Leute von uns erwarten. Wenn Sie nicht sicher "
          "sind, ob ein Teil noch zu haben ist, dann rufen Sie uns an, und wir sehen nach. Es ist auch möglich, dass "
          "wir es für Sie bestellen, wenn es nicht mehr auf dem Lager ist.";
    const auto spoken = [&](const char *lang, const QByteArray &text) {
        return doc(
            "<!doctype html><html lang=" + QByteArray(lang) + "><meta charset=utf-8><title>A title</title><p>" + text);
    };
    row("lang-wrong", spoken("en", german), spoken("de-AT", german));
    const QByteArray second
        = "<p>We have been in this town for many years and know what people expect of us. If you are not sure whether "
          "a "
          "part is still to be had, then call us and we will look for it. It is also possible that we order it for "
          "you, where it is no longer in the store, and that you get it from us on the next day.";
    row("lang-wrong", spoken("fr", german + second), spoken("en", german + second), "one of two");
    row("lang-mixed", spoken("de", german + second), spoken("de", german + "<div lang=en>" + second + "</div>"));
    const QByteArray plain = "We like to go out in the sun. The dog runs with us all day. It is fun to see him play. ";
    const QByteArray hard
        = "The administration of the organization that they established necessitates the consideration of "
          "alternatives, which have been evaluated by authorities for their applicability and for all of their "
          "ramifications. ";
    row("content-hard-to-read", spoken("en", hard.repeated(6)), spoken("en", plain.repeated(6)));
    row("charset-missing", doc(with("<meta charset=utf-8>", "")),
        doc(QByteArray("\xEF\xBB\xBF" + with("<meta charset=utf-8>", ""))));
    const QByteArray filler = "<!--" + QByteArray(1024, 'x') + "-->";
    row("charset-late", doc(with("<meta charset=utf-8>", QByteArray(filler + "<meta charset=utf-8>").constData())),
        fine);
    row("charset-conflict", document(Fine, Address, "Content-Type: text/html; charset=iso-8859-1\n"),
        document(Fine, Address, "Content-Type: text/html; charset=UTF8\n"));
    const QByteArray marked = "\xEF\xBB\xBF" + Fine;
    row("charset-conflict", document(marked, Address, "Content-Type: text/html; charset=iso-8859-1\n"),
        document(marked, Address, "Content-Type: text/html; charset=utf-8\n"), "mark and header");
    row("charset-conflict", document("\xEF\xBB\xBF" + with("charset=utf-8", "charset=latin1"), Address, {}),
        document(marked, Address, {}), "mark and element");
    row("charset-missing",
        document(with("<meta charset=utf-8>", "<meta http-equiv=content-type content='x; charset=y'>")),
        document(with("<meta charset=utf-8>", "<meta http-equiv=content-type content='x; charset=latin1'>")),
        "no encoding");
    row("charset-not-utf8", doc(with("charset=utf-8", "charset=latin1")), fine);
    row("lang-missing", doc(with("<html lang=en>", "<html lang=''>")), fine);
    row("lang-invalid", doc(with("lang=en", "lang=xx-yy")), doc(with("lang=en", "lang=sr-Latn-RS")));
    row("lang-invalid", doc(with("lang=en", "lang=klingon")), doc(with("lang=en", "lang=i-klingon")),
        "registered whole");
    row("lang-invalid", doc(with("lang=en", "lang=x")), doc(with("lang=en", "lang=x-klingon")), "private use");
    row("lang-tag-invalid", doc(with("lang=en", "lang=en-UK")), doc(with("lang=en", "lang=en-GB")));
    row("lang-tag-invalid", doc(with("lang=en", "lang=zh-Hanz")), doc(with("lang=en", "lang=english-UK")), "script");
    row("charset-bad-bytes", body("<p>caf\xE9"), body("<p>caf\xC3\xA9 \xEF\xBF\xBD"));
    const char *title = "A title that says what this page is about";
    row("soft-404", doc(with(title, "Page not found | Shop")), doc(with(title, "How pages are not found by people")));
    const auto little = [&](const char *heading, const QByteArray &text) {
        return doc("<!doctype html><meta charset=utf-8><title>" + QByteArray(heading) + " – Shop</title><main><h1>"
            + heading + "</h1><p>" + text + "</main>");
    };
    for (const char *said :
        {"404 Not Found", "Page not found", "页面不存在", "La página no existe", "الصفحة غير موجودة",
            "Página não encontrada", "Halaman tidak ditemukan", "Halaman tidak dijumpai", "Cette page est introuvable",
            "ページが見つかりません", "Страница не найдена", "Seite nicht gefunden", "404: Page not found"})
        row("soft-404", little(said, "Go to the start page."), little("A page", "Go to the start page."), said);
    const QByteArray muchText = QByteArray("Many servers answer so, and here is why. ").repeated(60);
    for (const char *said : {"404", "Page not found", "页面不存在", "Page introuvable"})
        row("soft-404", little(said, "x"), little(said, muchText), QByteArray("about " + QByteArray(said)).constData());
    row("soft-404", little("404: not found", "x"), little("404 error: what it means for your site", "x"), "explained");
    for (const char *said : {"The page you are looking for does not exist.",
             "Oops! That page can’t be found. It looks like "
             "nothing was found at this location.",
             "Die angeforderte Seite wurde nicht gefunden.", "La page que vous recherchez est introuvable.",
             "La página que buscas no existe o ha sido eliminada.", "A página que você procura não existe mais.",
             "Halaman yang Anda cari tidak tersedia.", "Запрашиваемая страница не найдена.",
             "عذرا، الصفحة التي تبحث عنها غير موجودة.", "抱歉，您访问的页面不存在。",
             "お探しのページは見つかりませんでした。", "La pagina che cerchi non esiste.",
             "De pagina die je zoekt bestaat niet.", "Strona, której szukasz, nie istnieje.",
             "Aradığınız sayfa bulunamadı.", "요청하신 페이지를 찾을 수 없습니다.", "Trang bạn tìm không tồn tại.",
             "The requested URL /x was not found on this server.", "Sorry, this page does not exist.",
             "Die von Ihnen aufgerufene Seite existiert nicht mehr.", "Мы не нашли страницу, которую вы искали.",
             "很抱歉，找不到您要的頁面。", "アクセスいただいたページは存在しません。",
             "No hemos podido encontrar la página que buscabas.", "Deze pagina bestaat niet (meer)."})
        row("soft-404", little("Oops", said), little("Oops", said + muchText), said);
    row("soft-404", little("x", "The page you requested is not available."),
        little("x", "The page you requested by mail is on its way to you. A small parcel follows."), "another page");
    // Of such pages, or of something else: in few words, too.
    const QByteArray missing = "The page you are looking for does not exist.";
    for (const char *said : {"A 404 error means that the server could not find the page. Redirect old addresses.",
             "If the requested page does not exist, the server sends its own text.",
             "The requested page does not exist: that is what this status code says.",
             "Deze pagina wordt niet meer bijgewerkt sinds vorig jaar.", "Het oude kantoor is verplaatst. Deze pagina.",
             "Não sabe como encontrar a página de acesso? Veja aqui.",
             "Wenn die angeforderte Seite nicht existiert, so "
             "hilft die Suche."})
        row("soft-404", little("x", missing), little("x", said), said);
    for (const char *heading : {"404-Fehler beheben", "404-page design", "404 Media", "404页面设计指南"})
        row("soft-404", little("404 – Fehler", "x"), little(heading, "x"), heading);
    row("soft-404", little("Error 404 (Not Found)!!1", "x"),
        little("404 Not Found", "This HTTP response status code says that the server has nothing there."),
        "documentation");
    const auto offered = [&](const char *how) {
        return doc("<title>A chair</title><main><h1>A chair</h1><p>Of wood.</main><script type=application/ld+json>"
                   "{\"@context\":\"https://schema.org\",\"@type\":\"Product\",\"name\":\"x\",\"offers\":[{\"@type\":"
                   "\"Offer\",\"price\":1,\"priceCurrency\":\"EUR\",\"availability\":\""
            + QByteArray(how) + "\"}]}</script>");
    };
    row("content-out-of-stock", offered("https://schema.org/OutOfStock"), offered("https://schema.org/InStock"),
        "offer");
    row("content-out-of-stock", offered("SoldOut"), offered("PreOrder"), "offer by its name");
    row("content-out-of-stock",
        little("A chair", "Wood.<p>This chair is sold out, but we make others for you of the same wood."),
        little("Plans", "Never run out of stock again: our planning tells you in time."), "a sentence");
    for (const char *said : {"Out of stock", "Sold out", "已售罄", "Agotado", "غير متوفر حاليا", "Esgotado",
             "Stok habis", "En rupture de stock", "在庫切れ", "Нет в наличии", "Derzeit nicht verfügbar", "Esaurito",
             "Uitverkocht", "Stokta yok", "This product is no longer available."})
        row("content-out-of-stock", little("A red chair", QByteArray("Made of wood.<p>") + said),
            little("A red chair", QByteArray("Made of wood.<p>In stock")), said);
    row("content-out-of-stock", little("A chair", "Wood.<p>Sold out"),
        little("Chairs", "A<p>Sold out<p>B<p>Sold out<p>C<p>Sold out"), "a list");
    row("content-out-of-stock", little("A chair", "Wood.<p>Sold out"), little("News", muchText + "<p>Sold out"),
        "a report");
    row("content-out-of-stock", little("A chair", "Wood.<p>Sold out"), little("A chair", "Wood.<p>Unsold outfits"),
        "words");
    row("content-placeholder", body("<p>Hello {{ user.name }}!"), body("<pre>{{ user.name }}</pre><p>{{ 1 + 2 }}"));
    row("content-placeholder", body("<p>Lorem ipsum dolor"), body("<p>On \"lorem\" and \"ipsum\""), "filler");
    row("content-placeholder", body("<p>LOREM IPSUM"), body("<p>The lorem ipsum is a text of printers."), "spoken of");
    row("content-placeholder", body("<p>Dear {{name}}"), body("<p>How {{ }} is used in templates"), "place");
    for (const char *text : {"Welcome to WordPress. This is your first post. Edit or delete it, then start writing!",
             "This is an example page. It’s different from a blog post because it will stay in one place.",
             "Willkommen bei WordPress. Dies ist dein erster Beitrag. Bearbeite oder lösche ihn.",
             "WordPress へようこそ。こちらは最初の投稿です。", "MediaWiki has been installed."})
        row("content-placeholder", body("<p>" + QByteArray(text)),
            body("<p>Welcome to WordPress meetups.<p>This is an example page for you."), text);
    for (const char *text : {"Your text here", "Your text goes here!", "TODO: write this", "[TODO] prices",
             "Hier steht Ihr Text.", "Votre texte ici", "Texto de ejemplo", "Ваш текст здесь", "在此输入文字",
             "サンプルテキスト", "I am text block. Click edit button to change this text. And more."})
        row("content-placeholder", body("<p>" + QByteArray(text)),
            body(
                "<p>Write your text here, and see how it looks.<p>TODO INCLUIDO<h2>Todo</h2><p>A sample text of hers<p>"
                "<code>TODO: this</code>"),
            text);
    row("content-placeholder", doc(with(title, "undefined")), doc(with(title, "undefined is not a function")), "title");
    row("content-mojibake", body("<p>caf\xC3\x83\xC2\xA9"), body("<p>S\xC3\x83O PAULO, caf\xC3\xA9"));
    row("content-mojibake", body("<p>it\xC3\xA2\xE2\x82\xAC\xE2\x84\xA2s"), body("<p>it\xE2\x80\x99s"), "dash");
    row("content-mojibake", body("<p>a&amp;nbsp;b"), body("<p>a&nbsp;b <code>&amp;nbsp;</code>"), "reference");
    row("content-mojibake", body("<p>Fish &amp;amp; Chips"),
        body("<p>Better &amp;nbsp; and others, such as &amp;amp;. (&amp;gt; and &amp;quot;)"), "spoken of");
    row("content-mojibake", body("<td>&amp;nbsp;</td>"), body("<td>&nbsp;</td><p>&amp;amp;"), "alone");
    const auto shell
        = [&](const char *root) { return changed(body(root), [](UrlRecord &r) { r.page.wordCount = 3; }); };
    row("content-needs-js", shell("<div id=root></div><script src=/a.js></script>"),
        shell("<div id=root></div><script>1</script>"));
    row("content-needs-js-start", shell("<div id=root></div><script src=/a.js></script>"),
        shell("<div id=root></div><script>1</script>"));
    const QByteArray attributes = "<p data-x='" + QByteArray(4000, 'x') + "'>";
    row("content-low-text-ratio", body(attributes), body(attributes + QByteArray("word ").repeated(300)));
    row("content-stale-year", body("<footer>\xC2\xA9 2001-2019 Us</footer>"), body("<footer>\xC2\xA9 2001-2023"));
    row("content-stale-year", body("<footer>\xC2\xA9 2001-12 Us</footer>"),
        body("<footer>\xC2\xA9 2001&ndash;23 Us</footer>"), "two digits");
    row("content-stale-year", body("<footer>\xC2\xA9 2019 - Us</footer>"),
        body("<footer>Copyright 2019 \xE2\x80\x93 present Us</footer>"), "until now");
    row("content-stale-year", body("<footer>\xC2\xA9 2019 to 2020 Us</footer>"),
        body("<footer>\xC2\xA9 2019 bis heute</footer>"), "until now, in words");
    row("content-stale-year", body("<footer>(c) 2019, 2020</footer>"),
        body("<footer>(c) 2019-<script>document.write(1)</script></footer>"), "written by a script");
    row("content-thin", doc(QByteArray("<main>" + QByteArray("word ").repeated(199) + "</main>")),
        doc(QByteArray("<main>" + QByteArray("word ").repeated(200) + "</main>")));
    const auto list = [](int links) { return QByteArray("<li><a href=/a>entry</a>").repeated(links); };
    row("content-thin", doc(QByteArray("<ul>" + list(900) + "</ul><main><p>word</main>")),
        doc(QByteArray("<main><h1>Index</h1><ul>" + list(250) + "</ul></main>")), "index");
    row("content-thin", doc(QByteArray("<p>word<nav>" + list(2000) + "</nav><ul>" + list(900) + "</ul>")),
        doc(QByteArray("<p>word<ul>" + list(1300) + "</ul>")), "long index");

    const auto rendered = [&](const QByteArray &observations) {
        return changed(fine, [&](UrlRecord &r) {
            r.page.renderMs = 100;
            r.page.notSettled = 0;
            r.page.observations = observations;
        });
    };
    for (const char *check : {"render-title", "render-description", "render-h1", "render-canonical", "render-robots",
             "render-noindex-source", "render-hreflang", "render-data", "render-links", "render-links-gone",
             "render-redirect", "render-script-error", "render-resource-failed", "render-resource-robots",
             "render-resource-insecure"})
        row(check, rendered("{\"" + QByteArray(check) + "\":[1,\"it\"]}"), rendered("{}"));
    row("render-text", rendered("{\"render-text\":[50,\"\"]}"), rendered("{\"render-text\":[49,\"\"]}"));
    row("render-not-settled", changed(rendered("{}"), [](UrlRecord &r) { r.page.notSettled = 1; }), rendered("{}"));

    row("page-deep", changed(fine, [](UrlRecord &r) { r.depth = 4; }),
        changed(fine, [](UrlRecord &r) { r.depth = store::OrphanDepth; }));
    row("image-too-large",
        changed(answer(200, Outcome::Ok),
            [](UrlRecord &r) {
                r.page.contentType = "image/png";
                r.page.bytes = 200'000;
            }),
        changed(answer(200, Outcome::Ok), [](UrlRecord &r) {
            r.page.contentType = "text/css";
            r.page.bytes = 200'000;
        }));
    row("link-fragment-missing", body("<a href='#there'>x</a><p id=here>"), body("<a href='#here'>x</a><p id=here>"));
    row("link-malformed", body("<a href='http://a b/'>x</a>"), body("<a href='/a'>x</a>"));
    row("link-malformed", body("<a href='htp://example.org/'>x</a>"), body("<a href='//example.org/'>x</a>"), "typed");
    row("link-malformed", body("<a href='http:/a'>x</a>"), body("<a href='http://a'>x</a>"), "one slash");
    row("link-spaces", body("<a href='/a b'>x</a>"), body("<a href=' /a%20b\n'>x</a>"));
    row("link-spaces", body("<a href='/a\\b'>x</a>"), body("<a href='javascript: a \\ b'>x</a>"), "backslash");
    row("link-not-crawlable", body("<a href=javascript:go()>x</a>"), body("<a href=/a onclick=go()>x</a>"));
    row("link-not-crawlable", body("<a href='javascript:print();location.href=\"/b\"'>x</a>"),
        body("<a href='javascript:print()'>x</a><a href='javascript:window.history.back();'>x</a>"
             "<a href='javascript: return self.close ()'>x</a><a href='#' onclick=go()>x</a>"
             "<a onclick='window.print(); return false'>x</a>"),
        "what the page does with itself");
    row("link-not-crawlable", body("<a href='javascript:printer()'>x</a>"), body("<a href='#'>x</a>"), "another call");
    row("link-not-crawlable", body("<a href='javascript:void(0)'>x</a>"), body("<a href='#menu'>x</a>"), "nothing");
    row("link-not-crawlable", body("<a onclick=go()>x</a>"), body("<a onclick=go() role=button>x</a>"), "script");
    row("link-not-crawlable", body("<a target=_blank>x</a>"),
        body("<a id=here></a><a name=there></a><a>x</a><a href=''>x</a><a href=' '>x</a>"), "place");
    row("link-text-empty", body("<a href=/b><i class=icon></i></a>"),
        body("<a href=/b><img alt=Home></a><a href=/c title=C></a><a href=/d><svg aria-label=D></svg></a>"
             "<a href=https://example.com/></a><a href=/e rel=nofollow></a><p><a href=/f><p>text</a>"));
    row("link-text-empty", body("<a href=/b></a><span title=x>text</span><img alt=x src=/x.png>"),
        body("<a href=/b><span title=x></span></a>"), "what stands behind it");
    row("link-text-generic", body("<a href=/b>Click here!</a>"), body("<a href=/b>Where to click</a>"));
    row("link-text-generic", doc(with("lang=en", "lang=de") + "<a href=/b>\xC2\xBB hier</a>"),
        doc(with("lang=en", "lang=de") + "<a href=/b>here</a>"), "language");
    row("link-text-generic", doc(with(" lang=en", "") + "<a href=/b>clicca qui</a>"),
        doc(with(" lang=en", "") + "<a href=/b>VAI</a><a href=/c>plus</a><a href=/d>start()</a>"));
    row("link-text-generic", body("<a href=/b>start</a>"),
        body("<code><a href=/b>start</a></code><a href=/c><code>click</code></a>"), "code");
    row("link-text-generic", body("<a href=/b#begin>start</a>"), body("<a href=/b#start>start</a>"), "place");
    row("link-same-text", body("<a href=/b>News</a><a href=/c>NEWS</a>"),
        body("<a href=/b>News</a><a href=/b#top>News</a>"));
    row("link-same-text", body("<a href='/b?id=1'>Edit</a><a href='/c?id=2'>Edit</a>"),
        body("<a href='/w?edit=1'>Edit</a><a href='/w?edit=2'>Edit</a>"), "one function");
    row("image-alt-repeats-link", body("<a href=/b><img alt=Lamp src=/x.png></a> <a href=/b>lamp</a>"),
        body("<a href=/b><img alt='' src=/x.png></a> <a href=/b>Lamp</a><a href=/c><img alt=Oven src=/y.png></a>"
             "<a href=/d>Oven</a>"),
        "neighbours");
    row("image-alt-repeats-link", body("<a href=/b>Lamp</a><a href=/b><img alt=Lamp src=/x.png></a>"),
        body("<a href=/b><img alt=Lamp src=/x.png></a><a href=/c>x</a><a href=/b>Lamp</a>"), "text first");
    row("image-first-lazy", body("<main><img src=/x.png width=800 height=400 loading=lazy></main>"),
        body("<main><img src=/x.png width=60 height=60 loading=lazy><img src=/y.png></main>"), "portrait");
    for (const char *code : {"english", "xx", "en us"})
        row("link-hreflang-invalid",
            body(QByteArray("<a href=/b hreflang='" + QByteArray(code) + "'>x</a>").constData()),
            body("<a href=/b hreflang=de>x</a><a href=/c hreflang=zh-Hant-TW>x</a><a href=/d hreflang=''>x</a>"), code);
    row("link-mailto-bad", body("<a href='mailto:me'>x</a>"),
        body("<a href='mailto:me@example.org,you@example.org?subject=Hi%20you'>x</a>"));
    row("link-mailto-bad", body("<a href='mailto:me%40'>x</a>"), body("<a href='mailto:me%40example.org'>x</a>"),
        "escaped");
    // The examples of RFC 6068, 6.
    row("link-mailto-bad", body("<a href='mailto:not%40me@example.org'>x</a>"),
        body("<a href='mailto:%22not%40me%22@example.org'>x</a><a href='mailto:gorby%25kremvax@example.com'>x</a>"
             "<a href='mailto:unlikely%3Faddress@example.com?blat=foop'>x</a>"
             "<a href='mailto:Mike%26family@example.org'>x</a><a href='mailto:%22oh%5C%5Cno%22@example.org'>x</a>"
             "<a href='mailto:user@%E7%B4%8D%E8%B1%86.example.org?subject=Test&body=NATTO'>x</a>"
             "<a href='mailto:?to=addr1@an.example,addr2@an.example'>x</a>"),
        "examples of the standard");
    row("link-mailto-bad", body("<a href='tel:030 123'>x</a>"),
        body("<a href='tel:+49-30-123'>x</a><a href='tel:123;phone-context=example.org'>x</a>"), "number");
    row("link-mailto-bad", body("<a href='tel:8004'>x</a>"),
        body("<a href='tel:112'>x</a><a href='tel:911'>x</a><a href='tel:999'>x</a><a href='tel:110'>x</a>"
             "<a href='tel:116117'>x</a>"),
        "emergency");
    row("link-mailto-bad", body("<a href='tel:5'>x</a>"), body("<a href='tel:+1-911'>x</a>"), "a digit");
    row("link-blank-opener", body("<a href=/b target=_blank rel=opener>x</a>"),
        body("<a href=/b target=_blank>x</a><a href=/b rel=opener>x</a>"));

    row("image-old-format", file("image/jpeg", 108'193, "jpeg 1000x600 still"),
        file("image/jpeg", 108'192, "jpeg 1000x600 still"));
    row("image-old-format", file("image/png", 500'000, "png 10x10 still"),
        file("image/png", 500'000, "avif 10x10 still"), "whatever it is called");
    row("image-old-format", file("image/png", 20'000, "png 180x180 still"),
        changed(file("image/png", 20'000, "png 180x180 still"),
            [](UrlRecord &r) { r.url = "https://example.org/icons/apple-touch-icon-180x180.png?v=2"; }),
        "icon");
    row("image-heavy-gif", file("image/gif", 102'401, "gif 10x10 moving"),
        file("image/gif", 102'400, "gif 10x10 moving"));
    row("image-heavy-gif", file("image/gif", 200'000, "gif 10x10 moving"),
        file("image/gif", 200'000, "gif 10x10 still"), "which moves");
    row("image-src-empty", body("<img alt=x width=1 height=1>"),
        body("<img srcset='/a.png 2x' alt=x width=1 height=1>"));
    row("image-alt-missing", body("<img src=/a.png width=1 height=1>"),
        body("<img src=/a.png alt='' width=1 height=1><div hidden><img src=/b.png></div><img src=/c.png role=none>"
             "<span aria-hidden=true><img src=/d.png></span><img src=/e.png aria-label=e>"));
    row("image-alt-long", body("<img src=/a.png alt='" + QByteArray(101, 'a') + "'>"),
        body("<img src=/a.png alt='" + QByteArray("\xC3\xA9").repeated(100) + "'>"));
    row("image-alt-filename", body("<img src=/x/Photo%201.png?v=2 alt='photo 1.png'>"),
        body("<img src=/x/photo.png alt='How to open a .png'>"));
    row("image-alt-filename", body("<img src=/i?n=4 alt=IMG_1234>"),
        body("<img src=/logos/nike alt=Nike><img src=/red-house.jpg alt='Red house'>"), "of a camera");
    row("image-alt-placeholder", body("<img src=/a.png alt=image>"),
        body("<img src=/a.png alt='The image of a saint'>"));
    row("image-alt-repeats-link", body("<a href=/b><img alt=Home src=/h.png> home</a>"),
        body("<a href=/b><img alt='' src=/h.png> Home</a>"));
    row("image-no-size", body("<img src=/a.png alt=x width=10>"),
        body(image("") + "<img src=/a.png alt=x style='aspect-ratio: 1/2'>"
            + "<img src=/a.png alt=x height=3 style='width: 10px'>"));
    row("image-no-size", body("<img src=/a.png alt=x width=100% height=auto>"),
        body("<img src=/a.png alt=x width=100% height=10px><img src=/a.png alt=x width=' 5.5' height=0>"), "words");
    row("image-no-size", body("<img src=/a.png alt=x width=100 height=50%>"),
        body("<img src=/a.png alt=x width=100% style='height: 5em'>"), "a share");
    row("image-srcset-invalid", body(image("srcset='/a.png 1x, /b.png 100w' sizes=1px")),
        body(image("srcset='/a.png, /b.png 2x'")));
    row("image-srcset-invalid", body(image("srcset='/a.png 2y'")), body(image("srcset='/a,b.png 2x'")), "dropped");
    row("image-srcset-invalid", body(image("srcset='/a.png 2x, /b.png 2x'")), fine, "twice");
    row("image-sizes-missing", body(image("srcset='/a.png 100w'")),
        body(image("srcset='/a.png 100w' loading=lazy") + image("srcset='/a.png 100w' sizes=50vw")));
    row("image-sizes-missing", body("<picture><source srcset='/a.webp 9w'>" + image("") + "</picture>"),
        body("<picture><source srcset='/a.webp 9w'>" + image("loading=lazy") + "</picture>"), "source");
    row("image-picture-no-img", body("<picture><source srcset=/a.webp></picture>"),
        body("<picture><source srcset=/a.webp>" + image("") + "</picture>"));
    const QByteArray lazyFirst = "<main>" + image("loading=lazy");
    const QByteArray lazyBefore = image("loading=lazy") + "<main>" + image("");
    row("image-first-lazy", doc(with("<main>", lazyFirst.constData())), doc(with("<main>", lazyBefore.constData())));
    row("image-none-lazy", body(image("").repeated(11)), body(image("").repeated(10)));
    row("image-inline-large",
        body("<img alt=x width=1 height=1 src='data:image/png;base64," + QByteArray(20000, 'A') + "'>"),
        body("<img alt=x width=1 height=1 src='data:image/png;base64," + QByteArray(200, 'A') + "'>"));
}

void TestContentChecks::twins()
{
    QFETCH(QByteArray, check);
    QFETCH(UrlRecord, bad);
    QFETCH(UrlRecord, good);
    m_seen.insert(check);
    bad.page.fetchedAt = good.page.fetchedAt = 1'700'000'000'000; // in 2023
    tellTwinsApart(check, bad, good, check.endsWith("-start"));
}

void TestContentChecks::everyCheckHasTwins()
{
    haveAllTwins(m_seen, Table::Content);
}

/// Of a page that no browser was shown nothing is said of what scripts do.
void TestContentChecks::onlyRenderedPagesTell()
{
    UrlRecord record = document(Fine);
    record.page.observations = "{\"render-title\":[1,\"a\"],\"render-text\":[90,\"\"]}";
    for (const char *check : {"render-title", "render-text", "render-not-settled", "render-links"})
        QVERIFY2(verdictOf(*checkFromId(check), record).state == State::Undecidable, check);
}

void TestContentChecks::notFound_data()
{
    QTest::addColumn<QByteArray>("title");
    QTest::addColumn<int>("words");
    QTest::addColumn<bool>("wanted");
    const auto row = [](const char *title, int words, bool wanted) {
        QTest::newRow(title) << QByteArray(title) << words << wanted;
    };
    row("404", 20, true);
    row("404 Not Found", 20, true);
    row(" \t404  Not\nFOUND\r", 20, true);
    row("Not\tFound", 20, true);
    row("HTTP 404", 1000, false);
    row("Error 404", 1000, false);
    row("Pages", 1000, false);
    row("4", 20, false);
    row("Erreur 404", 20, true);
    row("Strona nie zosta\xC5\x82"
        "a znaleziona",
        20, true);
    row("Shop - 404", 20, true);
    row("Was nicht gefunden wird, fehlt", 20, false);
    row("Fehler 404: Seite nicht gefunden", 20, true);
    row("\xE9\xA1\xB5\xE9\x9D\xA2\xE4\xB8\x8D\xE5\xAD\x98\xE5\x9C\xA8", 20, true);
    row("404 Not Found - HTTP", 1000, false);
    row("Peugeot 404", 20, false);
    row("ResourceNotFound", 20, false);
    row("Not found in translation", 20, false);
    row("Room 4040", 20, false);
}

/// What is about such pages is none.
void TestContentChecks::notFound()
{
    QFETCH(const QByteArray, title);
    QFETCH(const int, words);
    QFETCH(const bool, wanted);
    const UrlRecord page = changed(document(with("A title that says what this page is about", title.constData())),
        [words](UrlRecord &r) { r.page.wordCount = r.page.mainWords = words; });
    QCOMPARE(verdictOf(*checkFromId("soft-404"), page).state == State::Found, wanted);
}

void TestContentChecks::counts_data()
{
    QTest::addColumn<QByteArray>("check");
    QTest::addColumn<UrlRecord>("page");
    QTest::addColumn<int>("count");
    QTest::addColumn<QByteArray>("evidence");
    QTest::newRow("images") << QByteArray("image-alt-missing") << body("<img src=/1.png><img src=/2.png>") << 2
                            << QByteArray("/1.png");
    QTest::newRow("texts") << QByteArray("link-same-text")
                           << body("<a href=/1>More news</a><a href=/2>More news</a><a href=/3>More  news</a>") << 2
                           << QByteArray("More news");
    // What is written like an earlier link is not looked at once more, and still counts.
    const auto links = [](const char *name, const char *check, const char *text, int count, const char *evidence) {
        QTest::newRow(name) << QByteArray(check) << body(text) << count << QByteArray(evidence);
    };
    links("generic ones again", "link-text-generic", "<a href=/b>here</a><a href=/b>Here</a><a href=/b>here</a>", 3,
        "here");
    links("generic behind code", "link-text-generic",
        "<a href=/b><code>go</code></a><a href=/b>go</a><code><a href=/b>go</a></code><a href=/b>go</a>", 2, "go");
    links("generic behind what is hidden", "link-text-generic", "<a href=/b hidden>here</a><a href=/b>here</a>", 1,
        "here");
    links("other texts", "link-text-generic", "<a href=/b>News</a><a href=/b>here</a><a href=/b>News</a>", 1, "here");
    links("empty ones again", "link-text-empty", "<a href=/b></a><a href=/b></a><a href=/b title=x></a>", 2,
        "https://example.org/b");
    links("the same behind others", "link-same-text",
        "<a href=/b>News</a><a href=/b>News</a><a href=/c>News</a><a href=/c>News</a><a href=/b>News</a>", 2, "News");
    links("alt of a later one", "image-alt-repeats-link",
        "<a href=/b>News News</a><a href=/b><img alt=News src=/x.png> News</a>", 1, "News");
    links("spaces again", "link-spaces", "<a href='/b c'>One</a><a href='/b c'>Two</a>", 2, "/b c");
    links("blank again", "link-blank-opener", "<a href=/b>One</a><a href=/b target=_blank rel=opener>Two</a>", 1, "/b");
    QTest::newRow("bytes") << QByteArray("charset-bad-bytes") << body("<p>\xE9 \xE8") << 2 << QByteArray("UTF-8");
    QTest::newRow("text behind the fault")
        << QByteArray("content-placeholder") << body("<p>Dear {{name}},") << 1 << QByteArray("{{name}},");
    QTest::newRow("year") << QByteArray("content-stale-year")
                          << changed(body("<footer>Copyright 1999, 2004"),
                                 [](UrlRecord &r) { r.page.fetchedAt = 1'700'000'000'000; })
                          << 1 << QByteArray("2004");
    const auto year = [](const char *footer, const char *evidence) {
        QTest::newRow(footer) << QByteArray("content-stale-year")
                              << changed(body(QByteArray("<footer>" + QByteArray(footer)).constData()),
                                     [](UrlRecord &r) { r.page.fetchedAt = 1'700'000'000'000; })
                              << 1 << QByteArray(evidence);
    };
    year("2007 (C) 2003 copyright 2004", "2004");
    year("2007 COPYRIGHT 2003, (c) 2001", "2003");
    year("y (x) 2009 \xC2\xA9 2003 (c) 2002", "2003");
}

void TestContentChecks::counts()
{
    QFETCH(const QByteArray, check);
    QFETCH(const UrlRecord, page);
    const Verdict verdict = verdictOf(*checkFromId(check), page);
    QCOMPARE(int(verdict.state), int(State::Found));
    QTEST(verdict.count, "count");
    QTEST(verdict.evidence, "evidence");
}

ARGIOPE_TEST(TestContentChecks, void)
#include "tst_contentchecks.moc"
