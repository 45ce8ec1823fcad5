#include "tests/support/faultysite.h"

#include <random>

namespace argiope::test {

namespace {

const QByteArray Main = "http://site.example";
const QByteArray Other = "http://other.example";
const QByteArray NoIndex = "<meta name=robots content=noindex>";

QByteArray absolute(const QByteArray &path)
{
    return path.startsWith('/') ? QByteArray(Main + path) : path;
}

/// Words that no other seed gives.
QByteArray textOf(const QByteArray &seed)
{
    static constexpr const char *words[] = {"amber", "basil", "cedar", "delta", "ember", "fable", "grain", "hazel",
        "ivory", "jolly", "koala", "lemon", "maple", "novel", "olive", "pearl", "quill", "river", "stone", "tulip",
        "umbra", "vivid", "wheat", "yacht", "zebra", "about", "under", "light", "paper", "glass", "metal", "table"};
    std::mt19937 random(quint32(qHash(seed, 7)));
    QByteArray text;
    for (int line = 0; line < 24; ++line) {
        text += "<p>";
        for (int word = 0; word < 12; ++word)
            text += words[random() % std::size(words)] + QByteArray(" ");
    }
    return text;
}

/// "en=/a de=/b": link elements.
QByteArray versions(const QByteArray &list)
{
    QByteArray links;
    for (const QByteArray &pair : list.split(' ')) {
        const qsizetype equals = pair.indexOf('=');
        links
            += "<link rel=alternate hreflang=" + pair.left(equals) + " href='" + absolute(pair.mid(equals + 1)) + "'>";
    }
    return links;
}

Response xml(const QByteArray &body)
{
    return {.contentType = "application/xml", .body = body};
}

Response plain(const QByteArray &body)
{
    return {.contentType = "text/plain; charset=utf-8", .body = body};
}

QByteArray entry(const QByteArray &url, const QByteArray &more = {})
{
    return QByteArray("<url><loc>" + url + "</loc>" + more + "</url>");
}

QByteArray urlset(const QByteArray &entries)
{
    return QByteArray("<?xml version=\"1.0\"?><urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" "
                      "xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">"
        + entries + "</urlset>");
}

} // namespace

struct FaultySite::Parts
{
    QByteArray head{};
    QByteArray body{};
    QByteArray canonical{}; ///< "": itself
    bool named = true; ///< it has a canonical URL
    QByteArray title{};
    QByteArray description{};
    QByteArray h1{};
    QByteArray h2{};
    QByteArray text{}; ///< what its words come from; "": the path
    QByteArray language = "en";
    SiteHeaders headers{};
};

FaultySite::FaultySite()
{
    m_site.setFallback([](const Request &request) -> Response {
        if (request.target.startsWith("http://yes.example/"))
            return {.body = "<title>Welcome</title>"};
        if (request.target.startsWith("http://home.example/"))
            return {.status = 302, .headers = {{"Location", "http://home.example/"}}};
        return {.status = 404, .body = "<h1>Not found</h1>"};
    });
    page("/ok", {});
    plantAnswers();
    plantDirectives();
    plantLanguages();
    plantSeries();
    plantTwins();
    plantLinks();
    plantImages();
    plantSitemaps();
    plantHosts();
    QByteArray list;
    for (const QByteArray &path : std::as_const(m_linked))
        list += "<li><a href=\"" + path + "\">to " + path + "</a>";
    page("/", {.head = "<link rel=icon href=/dot.gif>", .body = "<ul>" + list + "</ul>"}, Linked::No);
    m_seeds.prepend(Main + '/');
}

void FaultySite::page(const QByteArray &path, const Parts &parts, Linked linked)
{
    const auto either = [](const QByteArray &one, const QByteArray &other) { return one.isEmpty() ? other : one; };
    QByteArray html = "<!doctype html><html lang='" + parts.language + "'><head><meta charset=utf-8><title>"
        + either(parts.title, "A page at " + path + " with a title of its own") + "</title>"
        + "<meta name=viewport content='width=device-width, initial-scale=1'><meta name=description content='"
        + either(parts.description,
            "A description of " + path + ", long enough to be of use to whoever reads it in a list, and not too long.")
        + "'>";
    if (parts.named)
        html += "<link rel=canonical href='" + absolute(either(parts.canonical, path)) + "'>";
    html += parts.head + "</head><body><main><h1>" + either(parts.h1, "Heading of " + path) + "</h1><h2>"
        + either(parts.h2, "Part of " + path) + "</h2>" + textOf(either(parts.text, path)) + parts.body + "</main>";
    answer(path, {.headers = parts.headers, .body = html}, linked);
}

void FaultySite::answer(const QByteArray &path, Response response, Linked linked)
{
    m_site.setPage(absolute(path), std::move(response));
    if (linked == Linked::Yes)
        m_linked.append(path);
}

void FaultySite::redirect(const QByteArray &from, const QByteArray &to, int status, Linked linked)
{
    answer(from, {.status = status, .headers = {{"Location", to}}}, linked);
}

void FaultySite::fault(const QByteArray &check, const QByteArray &bad, const QByteArray &good)
{
    m_faults.append({check, absolute(bad), absolute(good)});
}

void FaultySite::host(const QByteArray &name, Response robots)
{
    const QByteArray origin = "http://" + name;
    page(origin + '/', {}, Linked::No);
    answer(origin + "/robots.txt", std::move(robots), Linked::No);
    m_seeds.append(origin + '/');
}

void FaultySite::plantAnswers()
{
    answer("/gone404", {.status = 404});
    answer("/gone410", {.status = 410});
    answer("/error", {.status = 500});
    answer("/refused", {.status = 403});
    answer("/limited", {.status = 429});
    fault("http-client-error", "/gone404", "/refused");
    fault("http-gone-linked", "/gone410", "/gone404");
    fault("http-server-error", "/error", "/gone404");
    fault("http-access-denied", "/refused", "/gone404");
    fault("http-rate-limited", "/limited", "/error");
    page("/notype.html", {});
    answer("/notype", {.contentType = "", .body = "<p>text"});
    fault("http-type-missing", "/notype", "/ok");
    page("/page.png", {});
    fault("http-type-mismatch", "/page.png", "/ok");

    redirect("/moved", "/ok");
    redirect("/twice", "/once");
    redirect("/once", "/ok", 301, Linked::No);
    fault("redirect-internal", "/moved", "/ok");
    fault("redirect-chain", "/twice", "/moved");
    redirect("/circle", "/elcric");
    redirect("/elcric", "/circle");
    fault("redirect-loop", "/circle", "/twice");
    redirect("/self", "/self");
    fault("redirect-to-self", "/self", "/twice");
    redirect("/lost", "/gone404");
    fault("redirect-to-error", "/lost", "/twice");
    redirect("/found", "/ok", 302);
    fault("redirect-temporary", "/found", "/moved");
    redirect("/away", Other + '/');
    fault("redirect-off-site", "/away", "/moved");
    answer("/nowhere", {.status = 301});
    fault("redirect-bad-location", "/nowhere", "/moved");
    for (int i = 0; i < 12; ++i) {
        redirect("/long" + QByteArray::number(i), i < 11 ? QByteArray("/long" + QByteArray::number(i + 1)) : "/ok", 301,
            i == 0 ? Linked::Yes : Linked::No);
    }
    fault("redirect-too-long", "/long0", "/twice");
    for (int i = 0; i < 11; ++i)
        redirect("/old/pages/" + QByteArray::number(i), "/");
    fault("redirect-to-home", "/old/pages/3", "/moved");
    page("/refresh", {.head = "<meta http-equiv=refresh content='5; url=/ok'>"});
    fault("redirect-meta-refresh", "/refresh", "/ok");
    page("/refreshed", {.headers = {{"Refresh", "0; url=/ok"}}});
    fault("redirect-http-refresh", "/refreshed", "/ok");
}

void FaultySite::plantDirectives()
{
    page("/noindex", {.head = NoIndex});
    fault("index-noindex", "/noindex", "/ok");
    page("/nofollow", {.headers = {{"X-Robots-Tag", "nofollow"}}});
    fault("index-nofollow", "/nofollow", "/ok");
    page("/blocked/a", {});
    fault("index-blocked", "/blocked/a", "/ok");
    page("/contradiction", {.head = NoIndex, .headers = {{"X-Robots-Tag", "index"}}});
    fault("index-conflict", "/contradiction", "/noindex");
    page("/noindex-canonical", {.head = NoIndex, .canonical = "/ok"});
    fault("index-noindex-canonical", "/noindex-canonical", "/noindex");
    page("/directive", {.body = "<meta name=robots content=noarchive>"});
    fault("index-directive-in-body", "/directive", "/ok");

    page("/unnamed", {.named = false});
    fault("canonical-missing", "/unnamed", "/ok");
    page("/named-twice", {.head = "<link rel=canonical href='" + Main + "/named-twice'>"});
    fault("canonical-multiple", "/named-twice", "/ok");
    page("/named-apart", {.headers = {{"Link", "<" + Main + "/ok>; rel=canonical"}}});
    fault("canonical-conflict", "/named-apart", "/named-twice");
    page("/relative", {.head = "<link rel=canonical href=/relative>", .named = false});
    fault("canonical-relative", "/relative", "/ok");
    page("/invalid", {.canonical = "http://["});
    fault("canonical-invalid", "/invalid", "/ok");
    page("/fragment", {.canonical = "/fragment#a"});
    fault("canonical-fragment", "/fragment", "/ok");
    page("/named-below", {.body = "<link rel=canonical href='" + Main + "/named-below'>", .named = false});
    fault("canonical-in-body", "/named-below", "/ok");
    for (const auto &[what, target] : {std::pair("redirect", "/moved"), std::pair("error", "/gone404"),
             std::pair("noindex", "/noindex"), std::pair("blocked", "/blocked/a")}) {
        const QByteArray path = QByteArray("/canonical-") + what;
        page(path, {.canonical = target});
        fault(QByteArray("canonical-to-") + what, path, "/noindex-canonical");
    }
    page("/copy", {.canonical = "/ok", .text = "/ok"});
    page("/copy-of-copy", {.canonical = "/copy"});
    fault("canonical-chain", "/copy-of-copy", "/copy");
    page("/one", {.canonical = "/two"});
    page("/two", {.canonical = "/one"});
    fault("canonical-loop", "/one", "/copy");
    page("/elsewhere", {.canonical = Other + "/a"});
    fault("canonical-off-site", "/elsewhere", "/copy");
    page("/to-home", {.canonical = "/"});
    fault("canonical-to-home", "/to-home", "/copy");
    page("/of-hidden", {.canonical = "/hidden"});
    page("/hidden", {}, Linked::No);
    fault("canonical-unlinked", "/of-hidden", "/copy");
    page("/other-words", {.canonical = "/ok"});
    fault("canonical-different-text", "/other-words", "/copy");
}

void FaultySite::plantLanguages()
{
    page("/l/en", {.head = versions("en=/l/en de=/l/de x-default=/l/en")});
    page("/l/de", {.head = versions("en=/l/en de=/l/de x-default=/l/en"), .language = "de"});
    page("/l/a", {.head = versions("en=/l/a de=/l/b")});
    page("/l/b", {.head = versions("de=/l/b"), .language = "de"});
    fault("hreflang-no-return", "/l/a", "/l/en");
    fault("hreflang-no-default", "/l/a", "/l/en");
    page("/l/c", {.head = versions("en=/l/c de=/l/d")});
    page("/l/d", {.head = versions("en-GB=/l/c de=/l/d"), .language = "de"});
    fault("hreflang-return-differs", "/l/c", "/l/en");
    page("/l/e", {.head = versions("en=/l/e de=/gone404")});
    fault("hreflang-non-200", "/l/e", "/l/en");
    page("/l/f", {.head = versions("en=/l/f de=/noindex")});
    fault("hreflang-noindex", "/l/f", "/l/en");
    page("/l/g", {.head = versions("en=/l/g de=/copy")});
    fault("hreflang-not-canonical", "/l/g", "/l/en");
    page("/l/h", {.head = versions("en-UK=/l/h")});
    fault("hreflang-bad-code", "/l/h", "/l/en");
    page("/l/i", {.head = "<link rel=alternate hreflang=en href=/l/i>"});
    fault("hreflang-relative", "/l/i", "/l/en");
    page("/l/j", {.head = versions("de=/l/de")});
    fault("hreflang-no-self", "/l/j", "/l/en");
    page("/l/k", {.head = versions("en=/l/k de=/l/only")});
    page("/l/only", {.language = "de"}, Linked::No);
    fault("hreflang-unlinked", "/l/only", "/l/de");
    page("/l/m", {.head = versions("en=/l/m de=/l/de de=/l/b")});
    fault("hreflang-twice", "/l/m", "/l/en");
    page("/l/n", {.head = versions("en=/l/n fr=/l/n")});
    fault("hreflang-many-codes", "/l/n", "/l/en");
    page("/l/o", {.head = versions("en=/l/o") + NoIndex});
    fault("hreflang-on-non-canonical", "/l/o", "/l/en");
    page("/untold", {.language = ""});
    fault("lang-missing", "/untold", "/ok");
    page("/invented", {.language = "xq"});
    fault("lang-invalid", "/invented", "/ok");
}

void FaultySite::plantSeries()
{
    page("/s/1", {.head = "<link rel=next href=/s/2>", .body = "<a href=/s/2>on</a>"});
    page("/s/2", {.head = "<link rel=prev href=/s/1>", .body = "<a href=/s/1>back</a>"});
    page("/t/1", {.head = "<link rel=next href=/t/2>"});
    page("/t/2", {});
    fault("pagination-not-anchor", "/t/1", "/s/1");
    fault("pagination-sequence", "/t/1", "/s/1");
    page("/u/1", {.head = "<link rel=next href=/gone404>", .body = "<a href=/gone404>on</a>"});
    fault("pagination-non-200", "/u/1", "/s/1");
    page("/v/2", {.head = "<link rel=prev href=/s/1>" + NoIndex, .body = "<a href=/s/1>back</a>"});
    fault("pagination-noindex", "/v/2", "/s/2");
    page("/amp/page", {.head = "<link rel=amphtml href=/amp/lost>"});
    page("/amp/lost", {.canonical = "/ok"});
    page("/amp/good", {.head = "<link rel=amphtml href=/amp/found>"});
    page("/amp/found", {.canonical = "/amp/good"});
    fault("amp-no-return", "/amp/page", "/amp/good");
    page("/amp/none", {.head = "<link rel=amphtml href=/gone404>"});
    fault("amp-non-200", "/amp/none", "/amp/good");
}

void FaultySite::plantTwins()
{
    const auto twins = [this](const QByteArray &check, const QByteArray &path, const Parts &parts) {
        page(path + "1", parts);
        page(path + "2", parts);
        fault(check, path + "1", "/ok");
        fault(check, path + "2", "/ok");
    };
    twins("title-duplicate", "/same-title-", {.title = "The very same title on two pages"});
    twins("description-duplicate", "/same-description-",
        {.description = "The very same description on two pages, which is as long as such a thing should be."});
    twins("h1-duplicate", "/same-h1-", {.h1 = "Heading"});
    twins("h2-duplicate", "/same-h2-", {.h2 = "Part"});
    twins("content-duplicate", "/same-text-", {.h1 = "Twin", .h2 = "Part of the twin", .text = "twins"});
    page("/near-1", {.h1 = "Near", .text = "near"});
    page("/near-2", {.body = "<p>one more sentence here", .h1 = "Near", .text = "near"});
    fault("content-near-duplicate", "/near-1", "/ok");
    fault("content-near-duplicate", "/near-2", "/ok");
    const auto pair = [this](const QByteArray &check, const QByteArray &first, const QByteArray &second) {
        const Parts parts{.named = false, .h1 = "Pair", .h2 = "Of " + check, .text = check};
        page(first, parts);
        page(second, parts);
        fault(check, second, "/same-text-1");
    };
    pair("content-same-by-query", "/list?sort=up", "/list?sort=down");
    pair("url-slash-twins", "/slash", "/slash/");
    pair("url-case-twins", "/Case", "/case");
    pair("url-index-twins", "/folder/", "/folder/index.html");
    for (int i = 1; i <= 20; ++i)
        page("/printed?of=" + QByteArray::number(i), {.head = NoIndex});
    fault("url-crawl-waste", "/printed?of=1", "/ok");
    page("/not-found", {.title = "Page not found", .h1 = "404"});
    fault("soft-404", "/not-found", "/ok");
    page("/a/a/a/", {});
    fault("url-repeats", "/a/a/a/", "/folder/");
    page("/double//slash", {});
    fault("url-double-slash", "/double//slash", "/slash/");
    page("/with%20space", {});
    fault("url-space", "/with%20space", "/ok");
    page("/x;jsessionid=12", {});
    fault("url-session", "/x;jsessionid=12", "/ok");
}

void FaultySite::plantLinks()
{
    const auto link = [this](const QByteArray &check, const QByteArray &path, const QByteArray &anchor,
                          const QByteArray &good = "/ok") {
        page(path, {.body = anchor});
        fault(check, path, good);
    };
    page(
        "/fine", {.body = "<a href='#here'>here</a><a href='/ok#top'>up</a><i id=here></i><a href=/ok>more of it</a>"});
    link("link-broken", "/broken", "<a href=/gone404>x</a>");
    link("link-broken-external", "/broken-outside", "<a href='" + Other + "/gone'>x</a>");
    link("link-to-redirect", "/over", "<a href=/moved>x</a>", "/broken");
    link("link-fragment-missing", "/placeless", "<a href='/ok#nowhere'>x</a>", "/fine");
    link("link-malformed", "/mistyped", "<a href='htp://site.example/'>x</a>", "/fine");
    link("link-not-crawlable", "/script", "<a href='javascript:go()'>x</a>", "/fine");
    link("link-file-scheme", "/file", "<a href='file:///C:/x'>x</a>", "/fine");
    link("link-credentials", "/password", "<a href='http://u:p@site.example/ok'>x</a>", "/fine");
    link("link-text-empty", "/wordless", "<a href=/ok></a>", "/fine");
    link("link-double-encoded", "/encoded", "<a href='/ok?a=%2541'>x</a>", "/fine");
    link("link-tracking", "/tracked", "<a href='/ok?utm_source=x'>x</a>", "/fine");
    link("link-local", "/local", "<a href='http://localhost/x'>x</a>", "/fine");
    QByteArray many;
    for (int i = 0; i < 1001; ++i)
        many += "<a href='/ok#" + QByteArray::number(i) + "'>x</a>";
    link("page-many-links", "/many", many);
    page("/nofollowing", {.body = "<a rel=nofollow href=/refused-by-all>x</a><a rel=nofollow href=/fine>y</a>"});
    page("/refused-by-all", {}, Linked::No);
    fault("link-nofollow-internal", "/nofollowing", "/fine");
    fault("page-nofollow-only", "/refused-by-all", "/ok");
    fault("page-mixed-follow", "/fine", "/broken");
    page("/says-french", {.body = "<a href=/fine hreflang=fr>A fine page</a>"});
    fault("link-hreflang-differs", "/says-french", "/fine");
    fault("site-contact-missing", "/", "/fine");
    fault("site-privacy-missing", "/", "/fine");
    page("/unlisted", {.head = NoIndex, .body = "<a href=/only-unlisted>x</a>"});
    page("/only-unlisted", {}, Linked::No);
    fault("page-noindex-inlinks-only", "/only-unlisted", "/ok");
    fault("page-one-inlink", "/broken", "/ok");
    fault("page-dead-end", "/unnamed", "/broken");
    for (int depth = 1; depth < 5; ++depth) {
        page("/deep/" + QByteArray::number(depth),
            {.body = "<a href=/deep/" + QByteArray::number(depth + 1) + ">x</a>"},
            depth == 1 ? Linked::Yes : Linked::No);
    }
    fault("page-deep", "/deep/4", "/deep/3");
    page("/metadata", {.head = "<meta property=og:image content='" + Main + "/none.png'>"});
    fault("link-broken-metadata", "/metadata", "/fine");
    page("/parts", {.head = "<script src=/none.js></script>"});
    fault("resource-broken", "/parts", "/fine");
    page("/moved-parts", {.head = "<script src=/moved.js></script>"});
    redirect("/moved.js", "/a.js", 301, Linked::No);
    answer("/a.js", {.contentType = "text/javascript", .body = "1"}, Linked::No);
    fault("perf-resource-redirects", "/moved-parts", "/parts");
    page("/kept-out-parts", {.head = "<script src=/blocked/x.js></script>"});
    fault("robots-blocks-assets", "/kept-out-parts", "/parts");
    page("/manifest", {.head = "<link rel=manifest href=/none.webmanifest>"});
    fault("manifest-broken", "/manifest", "/fine");
    page("/icon", {.head = "<link rel=icon href=/none.ico>"});
    fault("favicon-broken", "/icon", "/");
    page("/form", {.body = "<form method=post action=/ok><input type=password aria-label=p></form>"});
    page("/form-get", {.body = "<form action=/ok><input type=password aria-label=p></form>"});
    fault("sec-password-get", "/form-get", "/form");
}

void FaultySite::plantImages()
{
    answer("/dot.gif",
        {.contentType = "image/gif",
            .body = QByteArray::fromBase64("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")},
        Linked::No);
    page("/i/fine", {.body = "<img src=/dot.gif alt=dot width=1 height=1>"});
    const auto image = [this](const QByteArray &check, const QByteArray &path, const QByteArray &html) {
        page(path, {.body = html});
        fault(check, path, "/i/fine");
    };
    image("image-broken", "/i/broken", "<img src=/none.png alt=dot width=1 height=1>");
    image("image-src-empty", "/i/sourceless", "<img alt=dot>");
    image("image-alt-missing", "/i/wordless", "<img src=/dot.gif width=1 height=1>");
    image("image-alt-filename", "/i/filename", "<img src=/dot.gif alt=dot.gif width=1 height=1>");
    image("image-alt-placeholder", "/i/placeholder", "<img src=/dot.gif alt=image width=1 height=1>");
    image("image-no-size", "/i/sizeless", "<img src=/dot.gif alt=dot>");
    image("image-srcset-invalid", "/i/srcset",
        "<img src=/dot.gif alt=dot width=1 height=1 srcset='/dot.gif 1x, /dot.gif 9w'>");
    image("image-picture-no-img", "/i/picture", "<picture><source srcset=/dot.gif></picture>");
}

void FaultySite::plantSitemaps()
{
    page("/orphan", {}, Linked::No);
    fault("sitemap-orphan", "/orphan", "/ok");
    fault("page-orphan", "/orphan", "/ok");
    QByteArray entries = entry(Main + "/ok");
    for (const auto &[check, path] : {std::pair("sitemap-non-200", "/gone404"), std::pair("sitemap-redirect", "/moved"),
             std::pair("sitemap-noindex", "/noindex"), std::pair("sitemap-blocked", "/blocked/a"),
             std::pair("sitemap-not-canonical", "/copy"), std::pair("", "/orphan")}) {
        entries += entry(Main + path);
        if (*check)
            fault(check, path, "/ok");
    }
    fault("sitemap-page-missing", "/fine", "/ok");
    page("/l/listed", {.head = versions("en=/l/listed de=/l/de")});
    entries += entry(Main + "/l/listed", "<xhtml:link rel=\"alternate\" hreflang=\"de\" href=\"" + Main + "/l/b\"/>");
    entries += entry(Main + "/l/en",
        "<xhtml:link rel=\"alternate\" hreflang=\"en\" href=\"" + Main
            + "/l/en\"/><xhtml:link rel=\"alternate\" hreflang=\"de\" href=\"" + Main
            + "/l/de\"/><xhtml:link rel=\"alternate\" hreflang=\"x-default\" href=\"" + Main + "/l/en\"/>");
    fault("hreflang-sitemap-conflict", "/l/listed", "/l/en");
    QByteArray robots = "User-agent: *\nDisallow: /blocked/\nCrawling: slowly\n";
    const auto map = [&](const QByteArray &check, const QByteArray &path, const Response &response) {
        answer(path, response, Linked::No);
        robots += "Sitemap: " + Main + path + '\n';
        if (!check.isEmpty())
            fault(check, path, "/sitemap.xml");
    };
    map({}, "/sitemap.xml", xml(urlset(entries)));
    map("sitemap-repeated", "/maps-repeated.xml", xml(urlset(entry(Main + "/near-1") + entry(Main + "/near-1"))));
    map("sitemap-bad-loc", "/maps-loc.xml", xml(urlset(entry("/near-2"))));
    map("sitemap-lastmod-bad", "/maps-date.xml", xml(urlset(entry(Main + "/s/1", "<lastmod>24.12.2020</lastmod>"))));
    map("sitemap-unreadable", "/maps-bad.xml", xml("<nothing/>"));
    const QByteArray good = urlset(entry(Main + "/s/3"));
    map("sitemap-empty", "/maps-empty.xml", xml(urlset({})));
    map("sitemap-leading-space", "/maps-blank.xml", xml("\n<?xml version=\"1.0\"?>" + good));
    map("sitemap-bom", "/maps-bom.xml", xml("\xEF\xBB\xBF" + good));
    map("sitemap-encoding", "/maps-latin.xml", xml("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" + good));
    map("sitemap-xml-error", "/maps-amp.xml", xml(urlset(entry(Main + "/s/3?a&b"))));
    map("sitemap-namespace", "/maps-space.xml", xml("<urlset>" + entry(Main + "/s/3") + "</urlset>"));
    map("sitemap-missing-tag", "/maps-no-loc.xml", xml(urlset("<url></url>" + entry(Main + "/s/3"))));
    map("sitemap-many-tags", "/maps-two.xml",
        xml(urlset(entry(Main + "/s/3", "<priority>1</priority><priority>0</priority>"))));
    map("sitemap-unknown-tag", "/maps-tag.xml", xml(urlset(entry(Main + "/s/3", "<title>x</title>"))));
    map("sitemap-bad-value", "/maps-value.xml", xml(urlset(entry(Main + "/s/3", "<priority>high</priority>"))));
    map("sitemap-bad-attribute", "/maps-attribute.xml",
        xml(urlset(entry(Main + "/s/3", "<xhtml:link rel=\"alternate\" hreflang=\"en\"/>"))));
    map("sitemap-lastmod-future", "/maps-future.xml",
        xml(urlset(entry(Main + "/s/3", "<lastmod>9999-01-01</lastmod>"))));
    QByteArray dated;
    for (int depth = 1; depth < 5; ++depth) {
        for (const char *query : {"", "?a", "?b"})
            dated += entry(Main + "/deep/" + QByteArray::number(depth) + query, "<lastmod>2026-01-02</lastmod>");
    }
    map("sitemap-lastmod-same", "/maps-same.xml", xml(urlset(dated)));
    const auto index = [](const QByteArray &path) {
        return xml("<sitemapindex><sitemap><loc>" + Main + path + "</loc></sitemap></sitemapindex>");
    };
    map({}, "/maps-index.xml", index("/maps-nested.xml"));
    answer("/maps-nested.xml", index("/maps-inner.xml"), Linked::No);
    answer("/maps-inner.xml", xml(urlset(entry(Main + "/s/2"))), Linked::No);
    fault("sitemap-nested-index", "/maps-nested.xml", "/maps-index.xml");
    robots += "Sitemap: /relative.xml\n";
    answer("/robots.txt", plain(robots), Linked::No);
    fault("robots-syntax", "/robots.txt", "http://fine.example/robots.txt");
    fault("robots-sitemap-bad", "/robots.txt", "http://fine.example/robots.txt");
}

void FaultySite::plantHosts()
{
    host("fine.example", plain("User-agent: *\nDisallow: /private/\nSitemap: http://fine.example/sitemap.xml\n"));
    answer("http://fine.example/sitemap.xml", xml(urlset(entry("http://fine.example/"))), Linked::No);
    const auto file = [this](const QByteArray &check, const QByteArray &name, const Response &robots) {
        const QByteArray url = "http://" + name + ".example/robots.txt";
        host(name + ".example", robots);
        fault(check, url, "http://fine.example/robots.txt");
    };
    file("robots-none", "none", {.status = 404});
    fault("favicon-missing", "http://none.example/", "/");
    file("robots-unreachable", "down", {.status = 500});
    file("robots-bom", "marked", plain("\xEF\xBB\xBFUser-agent: *\nDisallow: /x\n"));
    file("robots-redirects", "moved", {.status = 301, .headers = {{"Location", "/r/1"}}});
    answer("http://moved.example/r/1", plain("User-agent: *\nDisallow: /x\n"), Linked::No);
    file("robots-too-many-redirects", "hops", {.status = 301, .headers = {{"Location", "/r/1"}}});
    for (int i = 1; i < 9; ++i) {
        answer("http://hops.example/r/" + QByteArray::number(i),
            {.status = 301, .headers = {{"Location", "/r/" + QByteArray::number(i + 1)}}}, Linked::No);
    }
    file("robots-html", "html", {.body = "<!doctype html><title>Welcome</title><p>Hello"});
    file("robots-type", "type", {.contentType = "application/json", .body = "User-agent: *\nDisallow: /x\n"});
    file("robots-no-group", "group", plain("Disallow: /x\nUser-agent: *\nDisallow: /y\n"));
    file("robots-bad-path", "path", plain("User-agent: *\nDisallow: x\n"));
    file("robots-unsupported", "old", plain("User-agent: *\nNoindex: /x\n"));
    file("robots-contradiction", "both", plain("User-agent: *\nDisallow: /x\nAllow: /x\n"));
    file("robots-ai-agents", "people", plain("User-agent: GPTBot\nDisallow: /\n"));
    file("robots-too-large", "large", plain("User-agent: *\n" + QByteArray("Disallow: /x\n").repeated(45'000)));
    file("robots-blocks-all", "closed", plain("User-agent: *\nDisallow: /\n"));
    fault("robots-blocks-start", "http://closed.example/", "http://fine.example/");
    host("unnamed.example", plain("User-agent: *\nDisallow: /x\n"));
    answer("http://unnamed.example/sitemap.xml", xml(urlset(entry("http://unnamed.example/"))), Linked::No);
    fault("sitemap-unlisted", "http://unnamed.example/sitemap.xml", "http://fine.example/sitemap.xml");
    page(Other + '/', {}, Linked::No);
}

} // namespace argiope::test
