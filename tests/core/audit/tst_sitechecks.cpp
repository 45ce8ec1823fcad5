// What the whole crawl decides: small sites, with everything that must be found on them and nothing else.

#include "core/audit/check.h"
#include "core/audit/resourcechecks.h"
#include "core/audit/sitechecks.h"
#include "core/base/libraries.h"
#include "tests/core/audit/auditing.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

#include <deque>

using namespace argiope;
using namespace argiope::audit;
using namespace argiope::audit::testing;
using base::Outcome;
using store::UrlRecord;

namespace {

/// A crawl in memory.
class Site
{
public:
    /// A page; `path` may be a whole URL.
    Site &page(const QByteArray &path, const QByteArray &html, const QByteArray &headers = {})
    {
        return put(document(html, absolute(path), headers));
    }
    /// `to`: a page that stands there already, or will be `ahead` behind this one.
    Site &redirect(const QByteArray &path, int ahead, int status = 301)
    {
        UrlRecord record = answer(status, Outcome::Redirect, absolute(path));
        record.page.redirectTo = base::UrlId(qint64(m_records.size()) + 1 + ahead);
        return put(record);
    }
    Site &failing(const QByteArray &path, int status = 404)
    {
        return put(answer(status, status >= 500 ? Outcome::ServerError : Outcome::Broken, absolute(path)));
    }
    Site &blocked(const QByteArray &path)
    {
        UrlRecord record;
        record.url = absolute(path);
        record.state = store::UrlState::Skipped;
        record.rule.kind = facts::RuleKind::Robots;
        return put(record);
    }
    Site &external(const QByteArray &url, int status)
    {
        put(answer(status, status < 400 ? Outcome::Ok : Outcome::Broken, url));
        m_external.insert(m_records.size());
        return *this;
    }

    Site &file(const QByteArray &path, const QByteArray &type, const QByteArray &inspected)
    {
        UrlRecord record = answer(200, Outcome::Ok, absolute(path));
        record.page.contentType = type;
        record.page.inspected = inspected;
        return put(record);
    }
    Site &image(const QByteArray &path, const QByteArray &head)
    {
        return file(path, "image/png", "{\"image\":[1,\"" + head + "\"]}");
    }

    Site &answered(int firstByteMs) ///< the last one
    {
        m_records.back().page.firstByteMs = firstByteMs;
        return *this;
    }
    Site &underLoad() ///< the last one
    {
        auto observed = facts::Observations::fromJson(m_records.back().page.observations);
        observed.add(facts::UnderLoad, {}, 2);
        m_records.back().page.observations = observed.json();
        return *this;
    }
    Site &linkedBy(int links) ///< the last one
    {
        m_records.back().inlinks = links;
        return *this;
    }
    Site &inOtherLanguages(const QByteArray &json) ///< so says a sitemap of the last one
    {
        m_records.back().sitemapVersions = json;
        return *this;
    }
    Site &listed() ///< the last one is in a sitemap
    {
        m_records.back().inSitemap = true;
        return *this;
    }

    /// "check path" of all that is found; "?check path" of what is left open.
    [[nodiscard]] QSet<QByteArray> findings(const Limits &limits = {}) const
    {
        SiteGraph graph({});
        for (size_t i = 0; i < m_records.size(); ++i)
            static_cast<void>(graph.add(PageView(m_records[i], limits, !m_external.contains(i + 1))));
        graph.resolve();
        QSet<QByteArray> found;
        for (const SitePass pass : sitePasses()) {
            pass(graph, limits, [&](const char *check, const SiteVerdict &verdict) {
                QVERIFY2(checkFromId(check) && !checkFromId(check)->page, check);
                if (verdict.state == State::Undecidable && qstrcmp(check, "favicon-missing") == 0)
                    return; // of all pages here that name none: nobody asked for /favicon.ico
                QByteArray path = m_records[verdict.page - 1].url;
                path.replace("https://example.org", "");
                found.insert((verdict.state == State::Undecidable ? "?" : "") + QByteArray(check) + ' ' + path);
            });
        }
        return found;
    }

private:
    static QByteArray absolute(const QByteArray &path)
    {
        return path.startsWith('/') ? QByteArray("https://example.org" + path) : path;
    }
    Site &put(UrlRecord record)
    {
        record.id = base::UrlId(qint64(m_records.size()) + 1);
        if (record.page.id != base::UrlId::None) {
            record.page.id = record.id;
            record.page.httpVersion = "2";
        }
        record.inlinks = 1;
        m_records.push_back(std::move(record));
        return *this;
    }
    std::deque<UrlRecord> m_records;
    QSet<size_t> m_external;
};

/// A page that has nothing in common with others.
QByteArray unique(int number, const QByteArray &head = {})
{
    const QByteArray n = QByteArray::number(number);
    return "<html lang=en><head><title>t" + n + "</title>" + head + "</head><h1>h" + n + "</h1><h2>s" + n + "</h2>w"
        + n;
}

/// Those of links, robots.txt and sitemap files have tests of their own.
bool isElsewhere(const Check &check)
{
    const QByteArray id(check.id);
    return check.group == Group::Links || check.group == Group::Images || check.group == Group::Robots
        || (check.group == Group::Sitemaps && id != "sitemap-page-missing" && id != "sitemap-http")
        || id == "http-1-only" || ResourceChecks::decides(check) || id == "content-near-duplicate"
        || id == "content-spelling" || id == "content-thin-for-site" || id == "canonical-different-text"
        || id.startsWith("tls-") || id == "site-http-open" || id == "site-404-is-200" || id == "site-404-redirects"
        || id == "site-security-txt";
}

QByteArray canonical(const QByteArray &url)
{
    return QByteArray("<link rel=canonical href=" + url + '>');
}
QByteArray language(const QByteArray &code, const QByteArray &url)
{
    return QByteArray("<link rel=alternate hreflang=" + code + " href=https://example.org" + url + '>');
}

} // namespace

Q_DECLARE_METATYPE(Site)

class TestSiteChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sites_data();
    void sites();
    void everyCheckIsPlanted();
    void oldProtocol();

private:
    QSet<QByteArray> m_found;
};

void TestSiteChecks::sites_data()
{
    QTest::addColumn<Site>("site");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, const Site &site, const QByteArrayList &expected) {
        QTest::newRow(name) << site << expected;
    };
    row("one redirect", Site().redirect("/a", 1).page("/b", unique(1)), {});
    row("a chain", Site().redirect("/a", 1).redirect("/b", 1).page("/c", unique(1)), {"redirect-chain /a"});
    row("a circle", Site().redirect("/a", 1).redirect("/b", -1), {"redirect-loop /a", "redirect-loop /b"});
    row("into a circle", Site().redirect("/a", 1).redirect("/b", 1).redirect("/c", -1),
        {"redirect-loop /a", "redirect-loop /b", "redirect-loop /c"});
    Site many;
    for (int i = 0; i < 11; ++i)
        many.redirect("/" + QByteArray::number(i), 1);
    const QByteArrayList chains{"redirect-too-long /0"};
    row("more than anybody follows", many.page("/end", unique(1)), chains);
    row("a chain with a link into its middle",
        Site().redirect("/a", 1).redirect("/b", 1).linkedBy(2).redirect("/c", 1).page("/d", unique(1)),
        {"redirect-chain /a", "redirect-chain /b"});
    row("to an error", Site().redirect("/a", 1).failing("/b"), {"redirect-to-error /a"});
    row("to what nobody asked for", Site().redirect("/a", 1).blocked("/b"), {"?redirect-to-error /a"});
    row("to clear text", Site().redirect("/a", 1).page("http://example.org/b", unique(1)), {"redirect-downgrade /a"});
    row("off the site", Site().redirect("/a", 1).external("https://example.com/", 200), {"redirect-off-site /a"});
    row("to another host of the site", Site().redirect("/a", 1).page("https://www.example.org/", unique(1)), {});
    Site toHome;
    toHome.page("/", unique(1));
    QByteArrayList homeward;
    for (int i = 1; i <= 10; ++i) {
        toHome.redirect("/" + QByteArray::number(i), -i);
        homeward << QByteArray("redirect-to-home /" + QByteArray::number(i));
    }
    row("all to the start page", toHome, homeward);

    row("canonical to a page", Site().page("/a", unique(1, canonical("/b"))).page("/b", unique(2)), {});
    row("canonical to a redirect",
        Site().page("/a", unique(1, canonical("/b"))).redirect("/b", 1).page("/c", unique(2)),
        {"canonical-to-redirect /a"});
    row("canonical to an error", Site().page("/a", unique(1, canonical("/b"))).failing("/b"),
        {"canonical-to-error /a"});
    row("canonical not crawled", Site().page("/a", unique(1, canonical("/b"))),
        {"?canonical-chain /a", "?canonical-to-error /a", "?canonical-to-noindex /a", "?canonical-to-redirect /a"});
    row("canonical kept from search engines",
        Site().page("/a", unique(1, canonical("/b"))).page("/b", unique(2, "<meta name=robots content=noindex>")),
        {"canonical-to-noindex /a"});
    row("canonical disallowed", Site().page("/a", unique(1, canonical("/b"))).blocked("/b"),
        {"canonical-to-blocked /a"});
    row("canonical of a canonical",
        Site().page("/a", unique(1, canonical("/b"))).page("/b", unique(2, canonical("/c"))).page("/c", unique(3)),
        {"canonical-chain /a"});
    row("canonicals in a circle", Site().page("/a", unique(1, canonical("/b"))).page("/b", unique(2, canonical("/a"))),
        {"canonical-loop /a", "canonical-loop /b"});
    row("canonicals of two hosts",
        Site()
            .page("/a", unique(1, canonical("/a")))
            .page("/b", unique(2, canonical("https://www.example.org/b")))
            .page("https://www.example.org/b", unique(3)),
        {"canonical-host-mixed /b"});
    row("canonicals of the other host, all of them",
        Site()
            .page("/b", unique(2, canonical("https://www.example.org/b")))
            .page("https://www.example.org/b", unique(3)),
        {});
    row("nearly all noindex",
        Site()
            .page("/a", unique(1, "<meta name=robots content=noindex>"))
            .page("/b", unique(2, "<meta name=robots content=none>")),
        {"index-site-noindex /a"});
    row("some noindex", Site().page("/a", unique(1, "<meta name=robots content=noindex>")).page("/b", unique(2)), {});

    row("a series",
        Site().page("/1", unique(1, "<link rel=next href=/2>")).page("/2", unique(2, "<link rel=prev href=/1>")), {});
    row("a series without its way back", Site().page("/1", unique(1, "<link rel=next href=/2>")).page("/2", unique(2)),
        {"pagination-sequence /1"});
    row("a series that comes back to another spelling",
        Site()
            .page("/l/", unique(1, "<link rel=next href=/2>"))
            .page("/l/index.html", unique(3))
            .page("/2", unique(2, "<link rel=prev href=/l/index.html>")),
        {});
    row("a series that ends in an error", Site().page("/1", unique(1, "<link rel=next href=/2>")).failing("/2"),
        {"pagination-non-200 /1"});
    row("a series that was not crawled", Site().page("/1", unique(1, "<link rel=next href=/2>")),
        {"?pagination-non-200 /1"});

    const QByteArray both = language("en", "/en") + language("de", "/de");
    row("two languages", Site().page("/en", unique(1, both)).page("/de", unique(2, both)), {});
    row("no way back", Site().page("/en", unique(1, both)).page("/de", unique(2)), {"hreflang-no-return /en"});
    QByteArray cut = language("en", "https://example.com/0");
    for (int i = 1; i <= 1000; ++i)
        cut += language("en", "https://example.com/" + QByteArray::number(i));
    row("a way back that is perhaps not kept", Site().page("/en", unique(1, both)).page("/de", unique(2, cut)),
        {"?hreflang-no-return /en", "?hreflang-no-return /de", "?hreflang-non-200 /de"});
    row("another code back",
        Site().page("/en", unique(1, both)).page("/de", unique(2, language("en-GB", "/en") + language("de", "/de"))),
        {"hreflang-return-differs /en"});
    row("a language that was not crawled", Site().page("/en", unique(1, both)),
        {"?hreflang-no-return /en", "?hreflang-non-200 /en"});
    const QByteArray listed = R"([["en","https://example.org/en"],["de","https://example.org/de"]])";
    row("the way back is in the sitemap",
        Site().page("/en", unique(1, both)).page("/de", unique(2)).inOtherLanguages(listed), {});
    row("all is in the sitemap",
        Site().page("/en", unique(1)).inOtherLanguages(listed).page("/de", unique(2)).inOtherLanguages(listed), {});
    row("no way back in the sitemap", Site().page("/en", unique(1)).inOtherLanguages(listed).page("/de", unique(2)),
        {"hreflang-no-return /en"});
    row("a language that is gone", Site().page("/en", unique(1, both)).failing("/de"), {"hreflang-non-200 /en"});
    row("a language that is disallowed", Site().page("/en", unique(1, both)).blocked("/de"), {"hreflang-non-200 /en"});
    row("a language kept from search engines",
        Site().page("/en", unique(1, both)).page("/de", unique(2, both + "<meta name=robots content=noindex>")),
        {"hreflang-noindex /en"});
    row("a language that is not canonical",
        Site().page("/en", unique(1, both)).page("/de", unique(2, both + canonical("/en"))),
        {"hreflang-not-canonical /en"});

    row("one title", Site().page("/a", unique(1).replace("t1", "t")).page("/b", unique(2).replace("t2", "t")),
        {"title-duplicate /a", "title-duplicate /b"});
    row("one title, of a page that is not listed",
        Site()
            .page("/a", unique(1).replace("t1", "t"))
            .page("/b", unique(2, "<meta name=robots content=noindex>").replace("t2", "t")),
        {});
    row("one title for a series",
        Site()
            .page("/1", unique(1, "<link rel=next href=/2>").replace("t1", "t"))
            .page("/2", unique(2, "<link rel=prev href=/1>").replace("t2", "t")),
        {});
    row("one description",
        Site()
            .page("/a", unique(1, "<meta name=description content=d>"))
            .page("/b", unique(2, "<meta name=description content=d>")),
        {"description-duplicate /a", "description-duplicate /b"});
    row("one heading", Site().page("/a", unique(1).replace("h1<", "h<")).page("/b", unique(2).replace("h2<", "h<")),
        {"h1-duplicate /a", "h1-duplicate /b"});
    Site subheadings;
    for (int i = 1; i <= 5; ++i)
        subheadings.page("/" + QByteArray::number(i),
            i > 2 ? unique(i) : unique(i).replace("<h2>s", "<h2>s<!--").replace("</h2>", "--></h2>"));
    row("one subheading", subheadings, {"h2-duplicate /1", "h2-duplicate /2"});
    row("a subheading of the template",
        Site().page("/a", unique(1).replace("s1<", "s<")).page("/b", unique(2).replace("s2<", "s<")), {});
    row("one text", Site().page("/a", "<title>1</title><p>text").page("/b", "<title>2</title><p>text"),
        {"content-duplicate /a", "content-duplicate /b"});
    row("one text by parameters",
        Site().page("/a?x", "<title>1</title><p>text").page("/a?y", "<title>2</title><p>text"),
        {"content-same-by-query /a?x", "content-same-by-query /a?y"});
    row("one text by parameters and elsewhere",
        Site()
            .page("/a?x", "<title>1</title><p>text")
            .page("/a?y", "<title>2</title><p>text")
            .page("/b", "<title>3</title><p>text"),
        {"content-duplicate /a?x", "content-duplicate /a?y", "content-duplicate /b", "content-same-by-query /a?x",
            "content-same-by-query /a?y"});
    Site printed;
    Site draft;
    QByteArrayList wasted;
    for (int i = 1; i <= 25; ++i) {
        const QByteArray number = QByteArray::number(i);
        const QByteArray noIndex = unique(100 + i, "<meta name=robots content=noindex>");
        printed.page("/p" + number, unique(i)).page("/p" + number + "?print=" + number, noIndex);
        draft.page("/p?id=" + number, noIndex);
        wasted << QByteArray("url-crawl-waste /p" + number + "?print=" + number);
    }
    row("a pattern that says noindex", printed, wasted);
    Site replies;
    QByteArrayList answered;
    for (int i = 1; i <= 25; ++i) {
        const QByteArray path = "/p" + QByteArray::number(i);
        const QByteArray reply = path + "?replytocom=" + QByteArray::number(i);
        replies.page(path, unique(i)).page(reply, unique(200 + i, "<link rel=canonical href='" + path + "'>"));
        answered << "url-crawl-waste " + reply;
    }
    row("forms to reply by that name their page", replies, answered);
    row("a site that says noindex", draft, {"index-site-noindex /p?id=1"});
    const QByteArray hidden = "<meta name=robots content=noindex>";
    row("views of an application that say noindex",
        Site()
            .page("/wiki/A", unique(1))
            .page("/wiki/B", unique(2))
            .page("/index.php?title=A&action=history", unique(3, hidden))
            .page("/index.php?title=B&action=history", unique(4, hidden))
            .page("/tag/x/", unique(5, hidden)),
        {});
    row("what sitemaps name says noindex",
        Site()
            .page("/a", unique(1, hidden))
            .listed()
            .page("/b", unique(2, hidden))
            .listed()
            .page("/c", unique(3))
            .page("/d", unique(4)),
        {"index-site-noindex /a", "sitemap-page-missing /c", "sitemap-page-missing /d"});
    row("archives that no sitemap names",
        Site()
            .page("/a", unique(1))
            .listed()
            .page("/category/news/", unique(2))
            .page("/2026/05/", unique(3))
            .page("/blog?paged=2", unique(4))
            .page("/blog/page/2/", unique(5)),
        {});
    row("a page that no sitemap names", Site().page("/a", unique(1)).listed().page("/b", unique(2)),
        {"sitemap-page-missing /b"});
    row("a sitemap of clear text",
        Site().page("/a", unique(1)).listed().page("http://example.org/b", unique(2)).listed(),
        {"sitemap-http http://example.org/b"});
    const auto twins = [](const char *first, const char *second) {
        return Site().page(first, "<title>1</title><p>text").page(second, "<title>2</title><p>text");
    };
    const auto both2 = [](const char *check, const QByteArray &first, const QByteArray &second) {
        return QByteArrayList{QByteArray("content-duplicate " + first), QByteArray("content-duplicate " + second),
            QByteArray(check + (' ' + second))};
    };
    row("a slash more", twins("/a", "/a/"), both2("url-slash-twins", "/a", "/a/"));
    row("another case", twins("/About", "/about"), both2("url-case-twins", "/About", "/about"));
    row("a folder's page", twins("/a/", "/a/index.html"), both2("url-index-twins", "/a/", "/a/index.html"));
    row("with and without www", twins("/a", "https://www.example.org/a"),
        both2("site-www-twins", "/a", "https://www.example.org/a"));
    row("by http, too", twins("/a", "http://example.org/a"), both2("site-hosts-mixed", "/a", "http://example.org/a"));
    row("on another host of the site", twins("/a", "https://m.example.org/a"),
        both2("site-hosts-mixed", "/a", "https://m.example.org/a"));
    row("of two sites", twins("/a", "https://example.com/a"),
        {"content-duplicate /a", "content-duplicate https://example.com/a"});
    row("other pages in other folders", twins("/a/", "/b/"), {"content-duplicate /a/", "content-duplicate /b/"});
    row("another text with a slash", Site().page("/a", unique(1)).page("/a/", unique(2)), {});
    Site failing;
    Site failingPages;
    Site slow;
    Site quick;
    Site loaded;
    for (int i = 1; i <= 40; ++i) {
        const QByteArray path = "/" + QByteArray::number(i);
        if (i % 13 == 7)
            failing.failing(path, 500);
        else
            failing.page(path, unique(i));
        if (i % 20 == 7)
            failingPages.failing(path, 500);
        else
            failingPages.page(path, unique(i));
        slow.page(path, unique(i)).answered(i > 20 ? 900 : 100);
        quick.page(path, unique(i)).answered(i > 31 ? 900 : 100);
        loaded.page(path, unique(i)).answered(i > 17 ? 900 : 100);
        if (i > 20)
            loaded.underLoad();
    }
    row("a server that fails", failing, {"site-error-rate /1"});
    row("two pages that fail", failingPages, {});
    row("a slow site", slow, {"site-slow /1"});
    row("a site with slow pages", quick, {});
    row("a site that the crawl made slow", loaded, {});
    row("a page that fails", Site().page("/a", unique(1)).failing("/b", 500), {});
    const auto amp
        = [](const QByteArray &url) { return QByteArray("<link rel=amphtml href=https://example.org" + url + '>'); };
    const auto canonicalOf = [](const QByteArray &url) { return canonical("https://example.org" + url); };
    row("an AMP page", Site().page("/a", unique(1, amp("/b"))).page("/b", unique(2, canonicalOf("/a"))), {});
    row("an AMP page that names nobody", Site().page("/a", unique(1, amp("/b"))).page("/b", unique(2)),
        {"amp-no-return /a"});
    row("an AMP page that is not there", Site().page("/a", unique(1, amp("/b"))).failing("/b"), {"amp-non-200 /a"});
    row("an AMP page that nobody asked for", Site().page("/a", unique(1, amp("/b"))),
        {"?amp-non-200 /a", "?amp-no-return /a"});
    row("an AMP page of its own", Site().page("/a", unique(1, amp("/a"))), {});
    row("an icon",
        Site().page("/a", unique(1, "<link rel=icon href=/i>")).page("/i", unique(2, "<link rel=icon href=/i>")), {});
    row("an icon that is not there", Site().page("/a", unique(1, "<link rel='shortcut icon' href=/i>")).failing("/i"),
        {"favicon-broken /a"});
    row("an icon that nobody asked for", Site().page("/a", unique(1, "<link rel=icon href=/i>")),
        {"?favicon-broken /a"});
    const auto german = [](const QByteArray &lang) {
        return Site()
            .page("/a", unique(1, "") + "<a hreflang=de-AT href=https://example.org/b>x</a>")
            .page("/b", "<html lang=" + lang + "><title>b</title><p>b");
    };
    row("a link to another language than it says", german("en"), {"link-hreflang-differs /a"});
    row("a link to the language that it says", german("de"), {});
    row("no icon", Site().page("/a", unique(1)).failing("/favicon.ico"), {"favicon-missing /a"});
    row("no icon, and an error", Site().page("/a", unique(1)).failing("/favicon.ico", 500), {"favicon-missing /a"});
    const QByteArray text = "Content-Type: text/html\nContent-Encoding: ";
    row("packed as of old", Site().page("/a", unique(1) + QByteArray(1400, ' '), text + "gzip\n"),
        {base::HasBrotli ? "perf-no-brotli /a" : "?perf-no-brotli /a"});
    row("packed as of today",
        Site()
            .page("/a", unique(1) + QByteArray(1400, ' '), text + "gzip\n")
            .page("/b", unique(2) + QByteArray(1400, ' '), text + "br\n"),
        {});
    row("without TLS", Site().page("http://example.org/a", unique(1) + QByteArray(1400, ' '), text + "gzip\n"),
        {"?perf-no-brotli http://example.org/a"});
    row("small", Site().page("/a", unique(1), text + "gzip\n"), {});
    const QByteArray picture = "<meta property=og:image content=https://example.org/p.png>";
    row("a small picture", Site().page("/a", unique(1, picture)).image("/p.png", "png 300x199 still"),
        {"og-image-small /a"});
    row("a picture", Site().page("/a", unique(1, picture)).image("/p.png", "png 1200x630 still"), {});
    row("a picture that is shown small", Site().page("/a", unique(1, picture)).image("/p.png", "png 1199x630 still"),
        {"discover-image-small /a"});
    row("a picture that nobody saw", Site().page("/a", unique(1, picture)),
        {"?og-image-small /a", "?discover-image-small /a"});
    const QByteArray named = "<link rel=manifest href=/m>";
    row("a manifest that is none",
        Site()
            .page("/a", unique(1, named))
            .file("/m", "application/manifest+json", R"({"manifest-unreadable":[1,""]})"),
        {"manifest-broken /a"});
    row("a manifest", Site().page("/a", unique(1, named)).file("/m", "application/manifest+json", "{}"), {});
    row("a manifest that is not there", Site().page("/a", unique(1, "<link rel=manifest href=/m>")).failing("/m"),
        {"manifest-broken /a"});
    row("no text is no twin", Site().page("/a", "<title>1</title>").page("/b", "<title>2</title>"), {});
}

void TestSiteChecks::sites()
{
    QFETCH(Site, site);
    QFETCH(QByteArrayList, expected);
    const QSet<QByteArray> found = site.findings();
    QByteArrayList sorted(found.cbegin(), found.cend());
    std::sort(sorted.begin(), sorted.end());
    std::sort(expected.begin(), expected.end());
    QCOMPARE(sorted.join('\n'), expected.join('\n'));
    for (const QByteArray &line : std::as_const(sorted))
        m_found.insert(line.left(line.indexOf(' ')));
}

void TestSiteChecks::everyCheckIsPlanted()
{
    if (m_found.isEmpty())
        QSKIP("only together with sites()");
    for (const Check &check : checks()) {
        const bool unanswerable = !base::HasBrotli && QByteArray(check.id) == "perf-no-brotli";
        QVERIFY2(check.page || m_found.contains(check.id) || isElsewhere(check) || unanswerable, check.id);
    }
}

void TestSiteChecks::oldProtocol()
{
    const auto found = [](const char *url, const char *version) {
        UrlRecord record = document("<p>", url);
        record.page.httpVersion = version;
        SiteGraph graph({});
        const Limits limits;
        static_cast<void>(graph.add(PageView(record, limits, true)));
        graph.resolve();
        bool said = false;
        checkRedirects(graph, limits,
            [&said](const char *check, const SiteVerdict &) { said = said || qstrcmp(check, "http-1-only") == 0; });
        return said;
    };
    QVERIFY(found("https://example.org/", "1.1"));
    QVERIFY(!found("https://example.org/", "2"));
    QVERIFY(!found("http://example.org/", "1.1")); // HTTP/2 is for TLS
}

ARGIOPE_TEST(TestSiteChecks, void)
#include "tst_sitechecks.moc"
