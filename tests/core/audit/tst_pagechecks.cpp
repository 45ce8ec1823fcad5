// What one page decides: for every check a page where it must be found, and a twin where it must not. Rules of
// accessibility have theirs in tests/core/a11y.

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

UrlRecord redirect(int status)
{
    UrlRecord record = answer(status, Outcome::Redirect);
    record.page.redirectTo = base::UrlId(2);
    record.redirectUrl = "https://example.org/b";
    return record;
}
UrlRecord at(const char *url)
{
    return changed(document(Fine), [url](UrlRecord &record) { record.url = url; });
}

QByteArray versions(const char *codes)
{
    QByteArray links;
    for (const QByteArray &pair : QByteArray(codes).split(' ')) {
        const qsizetype equals = pair.indexOf('=');
        links += "<link rel=alternate hreflang=" + pair.left(equals) + " href=" + pair.mid(equals + 1) + '>';
    }
    return inHead(links.constData());
}

} // namespace

class TestPageChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstSubheading_data();
    void firstSubheading();
    void twins_data();
    void twins();
    void everyCheckHasTwins();
    void evidence_data();
    void evidence();
    void fineIsFine();
    void onlyPagesAreRead_data();
    void onlyPagesAreRead();
    void olderPagesAreUndecidable();

private:
    QSet<QByteArray> m_seen;
};

void TestPageChecks::twins_data()
{
    QTest::addColumn<QByteArray>("check");
    QTest::addColumn<UrlRecord>("bad");
    QTest::addColumn<UrlRecord>("good");
    QTest::addColumn<bool>("start");
    const auto row = [](const char *check, const UrlRecord &bad, const UrlRecord &good, bool start = false,
                         const char *what = "") {
        QTest::addRow("%s%s%s", check, *what ? ", " : "", what) << QByteArray(check) << bad << good << start;
    };
    const auto doc = [](const QByteArray &html) { return document(html); };
    const UrlRecord fine = document(Fine);
    const auto linked = [](UrlRecord record) {
        record.inlinks = 3;
        return record;
    };

    row("http-client-error", answer(404, Outcome::Broken), fine);
    row("http-access-denied", answer(403, Outcome::Blocked), answer(404, Outcome::Broken));
    row("http-rate-limited", answer(429, Outcome::Throttled), answer(503, Outcome::ServerError));
    row("http-server-error", answer(500, Outcome::ServerError), answer(404, Outcome::Broken));
    row("http-no-response", answer(0, Outcome::TimedOut), answer(500, Outcome::ServerError));
    row("http-gone-linked", linked(answer(410, Outcome::Broken)), linked(answer(404, Outcome::Broken)));
    row("http-type-missing", changed(answer(200, Outcome::Ok), [](UrlRecord &r) { r.page.contentType.clear(); }),
        answer(200, Outcome::Ok));
    row("http-type-mismatch", answer(200, Outcome::Ok, "https://example.org/a.png"),
        answer(200, Outcome::Ok, "https://example.org/a.html"));
    row("redirect-internal", linked(redirect(301)), redirect(301));
    row("redirect-to-self", changed(redirect(301), [](UrlRecord &r) { r.page.redirectTo = r.id; }), redirect(301));
    row("redirect-temporary", redirect(302), redirect(308));
    row("redirect-bad-location", answer(301, Outcome::UnexpectedStatus), redirect(301));
    row("redirect-meta-refresh", doc(inHead("<meta http-equiv=refresh content='0; url=/b'>")),
        doc(inHead("<meta http-equiv=refresh content=30>")));
    row("redirect-http-refresh", document(Fine, Address, "Refresh: 0; url=/b\n"),
        document(Fine, Address, "Refresh: 30\n"));

    row("index-noindex", doc(inHead("<meta name=robots content=noindex>")), fine);
    row("index-noindex-start", doc(inHead("<meta name=googlebot content='NONE'>")), fine, true);
    row("index-nofollow", document(Fine, Address, "X-Robots-Tag: nofollow\n"), fine);
    row("index-blocked",
        changed(linked(fine),
            [](UrlRecord &r) {
                r.state = store::UrlState::Skipped;
                r.rule = {facts::RuleKind::Robots, "1: Disallow: /"};
            }),
        linked(fine));
    row("index-conflict",
        document(inHead("<meta name=robots content='index, follow'>"), Address, "X-Robots-Tag: noindex\n"),
        doc(inHead("<meta name=robots content='index, nofollow'>")));
    row("lang-conflict", doc(inHead("<meta property=og:locale content=de_DE>")),
        document(inHead("<meta property=og:locale content=en_US>"), Address, "Content-Language: de, en\n"));
    row("lang-conflict", doc(inHead("<meta http-equiv=content-language content=fr>")),
        doc(inHead("<meta http-equiv=content-language content='en-GB'><meta property=og:locale content=''>")));
    row("index-noindex-canonical",
        doc(QByteArray(inHead("<meta name=robots content=noindex>").replace("/a/page.html", "/other"))),
        doc(inHead("<meta name=robots content=noindex>")));
    row("index-directive-in-body", doc(inBody("<meta name=robots content=noarchive>")),
        doc(inHead("<meta name=robots content=noarchive>")));
    row("index-directive-unknown", doc(inHead("<meta name=robots content='noindx'>")),
        doc(inHead("<meta name=robots content='max-image-preview:large, max-snippet: -1'>")));
    row("index-unavailable-after", doc(inHead("<meta name=robots content='unavailable_after: 2020-01-01'>")),
        doc(inHead("<meta name=robots content='unavailable_after: 2999-01-01'>")));
    row("index-nosnippet", doc(inHead("<meta name=robots content='max-snippet: 0'>")),
        doc(inHead("<meta name=robots content='max-snippet: 20'>")));
    row("canonical-missing", doc(with("<link rel=canonical href='https://example.org/a/page.html'>", "")), fine);
    row("canonical-multiple", doc(inHead("<link rel=canonical href='https://example.org/a/page.html'>")), fine);
    row("canonical-conflict", document(Fine, Address, "Link: <https://example.org/b>; rel=canonical\n"),
        document(Fine, Address, "Link: <https://example.org/a/page.html>; rel=canonical\n"));
    row("canonical-relative", doc(with("https://example.org/a/page.html", "page.html")), fine);
    row("canonical-invalid", doc(with("https://example.org/a/page.html", "https://")), fine);
    row("canonical-invalid", doc(with("https://example.org/a/page.html", "file:///a/page.html")), fine, false,
        "of no web");
    row("canonical-invalid", document(Fine, Address, "Link: <file:///a/page.html>; rel=canonical\n"),
        document(Fine, Address, "Link: <https://example.org/a/page.html>; rel=canonical\n"), false, "header");
    row("canonical-fragment", doc(with("/a/page.html", "/a/page.html#x")), fine);
    row("canonical-in-body", doc(inBody("<link rel=canonical href='https://example.org/a/page.html'>")), fine);
    row("canonical-attributes", doc(with("rel=canonical", "rel=canonical media=print")), fine);
    row("canonical-other-url", doc(with("/a/page.html", "/a/")),
        doc(with("https://example.org/a/page.html", "file:///a/page.html")));
    row("canonical-off-site", doc(with("example.org/a", "example.com/a")),
        doc(with("//example.org", "//www.example.org")));
    row("canonical-to-home", doc(with("/a/page.html", "/")), doc(with("/a/page.html", "/a")));
    row("canonical-http", doc(with("https:", "http:")), fine);
    row("canonical-other-language",
        doc(versions("en=https://example.org/a/page.html de=https://example.org/de")
                .replace(
                    "canonical href='https://example.org/a/page.html'", "canonical href='https://example.org/de'")),
        doc(versions("en=https://example.org/a/page.html de=https://example.org/de")));
    row("pagination-noindex", doc(inHead("<link rel=prev href=/a/1><meta name=robots content=noindex>")),
        doc(inHead("<link rel=prev href=/a/1>")));
    const QByteArray later = inHead("<link rel=prev href=/a/1>");
    row("pagination-noindex", doc(QByteArray(later).replace("example.org/a/page.html", "example.org/a/1")),
        doc(QByteArray(later).replace("example.org/a/page.html", "example.com/a/page.html")), false, "canonical");
    row("pagination-noindex", doc(QByteArray(later).replace("example.org/a/page.html", "example.org/a/")),
        doc(QByteArray(later).replace("example.org/a/page.html", "example.org/other")), false, "first page");
    const auto told
        = [](const char *header) { return document(Fine, Address, QByteArray("X-Robots-Tag: ") + header + "\n"); };
    row("index-agent-directive", told("BadBot: noindex, nofollow, googlebot: nofollow"), told("googlebot: noindex"));
    row("index-agent-directive", doc(inHead("<meta name=bingbot content=noindex>")),
        doc(inHead("<meta name=bingbot content='max-snippet:-1'><meta name=author content=noindex>")), false,
        "in a meta tag");
    row("index-nofollow", told("BadBot: noindex, googlebot: nofollow"), told("BadBot: nofollow"), false,
        "for Googlebot");
    row("index-noindex", told("googlebot: noindex, nofollow"), told("otherbot: noindex, nofollow"), false,
        "for Googlebot");
    row("index-unavailable-after", told("unavailable_after: Friday, 25-Jun-10 15:00:00 UTC"),
        told("unavailable_after: Tuesday, 25-Jun-30 15:00:00 UTC"), false, "with a year of two digits");
    row("hreflang-bad-code", doc(versions("en-UK=https://example.org/a/page.html")),
        doc(versions(
            "en-GB=https://example.org/a/page.html zh-Hant-TW=https://example.org/tw x-default=https://e.org/")));
    const auto saidBySitemap = [](store::UrlRecord record, const char *json) {
        record.sitemapVersions = json;
        return record;
    };
    row("hreflang-lang-mismatch", doc(versions("de=https://example.org/a/page.html")),
        doc(versions("xx-yy=https://example.org/a/page.html")), false, "no code");
    row("hreflang-bad-code", saidBySitemap(doc(Fine), R"([["en-UK","https://example.org/uk"]])"),
        saidBySitemap(doc(Fine), R"([["en-GB","https://example.org/uk"]])"), false, "in a sitemap");
    row("hreflang-sitemap-conflict",
        saidBySitemap(doc(versions("de=https://example.org/de")), R"([["DE","https://example.org/deutsch"]])"),
        saidBySitemap(doc(versions("de=https://example.org/de")),
            R"([["DE","https://example.org:443/de"],["fr","https://example.org/fr"]])"));
    row("hreflang-no-self", saidBySitemap(doc(Fine), R"([["de","https://example.org/de"]])"),
        saidBySitemap(doc(versions("de=https://example.org/de")), R"([["en","https://example.org/a/page.html"]])"),
        false, "in a sitemap");
    row("hreflang-no-default", saidBySitemap(doc(Fine), R"([["de","https://example.org/de"]])"),
        saidBySitemap(doc(versions("de=https://example.org/de")), R"([["x-default","https://example.org/"]])"), false,
        "in a sitemap");
    row("hreflang-twice",
        saidBySitemap(doc(Fine), R"([["de","https://example.org/1"],["de","https://example.org/2"]])"),
        saidBySitemap(doc(versions("de=https://example.org/1")), R"([["de","https://example.org/1"]])"), false,
        "in a sitemap");
    row("hreflang-relative", doc(versions("en=/a/page.html")), doc(versions("en=https://example.org/a/page.html")));
    row("hreflang-no-self", doc(versions("de=https://example.org/de")),
        doc(versions("en=https://example.org/a/page.html de=https://example.org/de")));
    row("hreflang-no-default", doc(versions("de=https://example.org/de")),
        doc(versions("X-Default=https://example.org/de")));
    row("hreflang-on-non-canonical",
        doc(versions("en=https://example.org/a/page.html")
                .replace("<title>", "<meta name=robots content=none><title>")),
        doc(versions("en=https://example.org/a/page.html")));
    row("hreflang-twice", doc(versions("de=https://example.org/1 DE=https://example.org/2")),
        doc(versions("de=https://example.org/1 de=https://example.org/1")));
    row("hreflang-many-codes", doc(versions("de=https://example.org/1 fr=https://example.org/1")),
        doc(versions("de-AT=https://example.org/1 de-CH=https://example.org/1")));
    row("hreflang-lang-mismatch", doc(versions("de=https://example.org/a/page.html")),
        doc(versions("en-GB=https://example.org/a/page.html")));
    row("hreflang-in-body", doc(inBody("<link rel=alternate hreflang=de href=https://example.org/de>")),
        doc(versions("de=https://example.org/de")));
    row("hreflang-no-self", doc(versions("de=https://example.org/de")),
        doc(inHead("<link rel='alternate stylesheet' title=x hreflang=de href=/x.css>")), false, "a style sheet");
    row("charset-missing", document(with("<meta charset=utf-8>", "<meta charset=none>")),
        document(with("<meta charset=utf-8>", "<meta charset=latin1>")), false, "no encoding");

    const auto listed = [](UrlRecord record) {
        record.inSitemap = true;
        record.inlinks = 1;
        return record;
    };
    row("sitemap-non-200", listed(answer(404, Outcome::Broken)), listed(answer(403, Outcome::Blocked)));
    row("sitemap-redirect", listed(redirect(301)), redirect(301));
    row("sitemap-noindex", listed(doc(inHead("<meta name=robots content=noindex>"))), listed(fine));
    const auto disallowed = [](UrlRecord &r) { r.rule = {facts::RuleKind::Robots, "1: Disallow: /"}; };
    row("sitemap-blocked", changed(listed(fine), disallowed), listed(fine));
    row("sitemap-not-canonical", listed(doc(with("/a/page.html", "/b"))), listed(fine));
    row("robots-blocks-start", changed(fine, disallowed), changed(fine, [&](UrlRecord &r) {
        disallowed(r);
        r.depth = 1;
    }));

    const char *title = "A title that says what this page is about";
    row("title-missing", doc(with(title, " \n ")), fine);
    row("title-multiple", doc(inHead("<title>Two</title>")), doc(inBody("<svg><title>Two</title></svg>")));
    row("title-in-body", doc(with("<title>", "<p><title>")), fine);
    row("title-too-long", doc(with(title, "A title that goes on and on, long after everybody has stopped to read it")),
        fine);
    row("title-too-wide", doc(with(title, "MMMMMMMMMM MMMMMMMMMM MMMMMMMMMM MMM")), fine);
    row("title-too-short", doc(with(title, "A short title")), fine);
    row("title-too-narrow", doc(with(title, "Illicit")), fine);
    row("title-equals-h1", doc(with("<h1>First", "<h1>A TITLE that says what this page is about")), fine);
    row("title-generic", doc(with(title, "Untitled Document")), doc(with(title, "Untitled documents of a king")));
    const QByteArray description = Fine.mid(Fine.indexOf("A description"),
        Fine.indexOf("either.") + qsizetype(qstrlen("either.")) - Fine.indexOf("A description"));
    row("description-missing", doc(with(description.constData(), " ")), fine);
    row("description-multiple", doc(inHead("<meta name=Description content=more>")), fine);
    row("description-in-body", doc(inBody("<meta name=description content=more>")), fine);
    row("description-too-long", doc(with(description.constData(), QByteArray(160, 'i').constData())), fine);
    row("description-too-wide", doc(with(description.constData(), QByteArray(150, 'M').constData())), fine);
    row("description-too-short", doc(with(description.constData(), "Short.")), fine);
    row("description-too-narrow", doc(with(description.constData(), QByteArray(80, 'i').constData())), fine);
    row("h1-missing", doc(with("<h1>First</h1>", "<h1> <span></span></h1>")),
        doc(with("<h1>First</h1>", "<h1></h1><h1><img alt=First></h1>")));
    row("h1-empty", doc(inBody("<h1><img></h1>")), doc(inBody("<h1 aria-label=Named></h1><h1 hidden></h1>")));
    row("h1-multiple", doc(inBody("<h1>Two</h1>")), doc(inBody("<h1></h1>")));
    row("h1-too-long", doc(with("<h1>First", QByteArray("<h1>" + QByteArray(71, 'x')).constData())), fine);
    row("h1-image-only", doc(with("<h1>First", "<h1><img alt=First>")), doc(with("<h1>First", "<h1><img alt=1>First")));
    row("heading-skipped", doc(inBody("<h4>Four</h4>")), doc(inBody("<h3>Three</h3><h2>Two</h2>")));
    row("heading-skipped", doc(inBody("<div role=heading aria-level=4>Four</div>")),
        doc(inBody("<div role=heading aria-level=3>Three</div><h4>Four</h4><div hidden><h6>Six</h6></div>")), false,
        "by role");
    row("heading-empty", doc(inBody("<h3> </h3>")),
        doc(inBody("<h3 aria-hidden=true></h3><h3 role=presentation></h3>")));
    const QByteArray words = QByteArray("word ").repeated(400);
    row("h2-missing", doc(QByteArray(with("<h2>Second</h2>", "") + words)), doc(QByteArray(Fine + words)));

    row("mobile-no-viewport", doc(with("name=viewport", "name=view-port")), fine);
    row("mobile-fixed-viewport", doc(with("device-width", "1024")), fine);
    row("mobile-zoom-blocked", doc(with("initial-scale=1", "user-scalable=no")),
        doc(with("initial-scale=1", "maximum-scale=5")));

    row("url-uppercase", at("https://example.org/A"), at("https://example.org/%C3%A9"));
    row("url-underscore", at("https://example.org/a_b"), at("https://example.org/a-b?c_d"));
    row("url-non-ascii", at("https://example.org/%C3%A9"), at("https://example.org/%20"));
    row("url-long", at(QByteArray("https://example.org/" + QByteArray(120, 'a')).constData()), fine);
    row("url-too-long", at(QByteArray("https://example.org/" + QByteArray(2100, 'a')).constData()), fine);
    row("url-many-parameters", at("https://example.org/?a&b&c&d"), at("https://example.org/?a&b&c"));
    row("url-double-slash", at("https://example.org/a//b"), at("https://example.org/a/b"));
    row("url-repeats", at("https://example.org/a/b/a/b/"), at("https://example.org/a/b/a/c"));
    row("url-repeats", at("https://example.org/a/a/a"), at("https://example.org/a/a/b"), "three times");
    row("url-repeats", at("https://example.org/1/2/a/b/3/4/5/6/7/8/a/b"),
        at("https://example.org/1/2/a/b/3/4/5/6/a/7/8/b"), "far apart");
    row("url-repeats", at("https://example.org/1/a/2/3/4/5/a/6/7/8/9/a"),
        at("https://example.org/1/2/3/4/5/6/7/8/9/a/a"), "three times far apart");
    row("url-space", at("https://example.org/a%20b"), at("https://example.org/a?b+c"));
    row("url-hashbang", document(inBody("<a href='#!/list'>List</a>")), document(inBody("<a href='#list'>List</a>")));
    row("url-hashbang", document(inHead("<meta name=fragment content='!'>")),
        document(inBody("<a href='https://other.example/#!/list'>List</a>")), "announced");
    row("url-session", at("https://example.org/a;jsessionid=1?x"), at("https://example.org/?aside=1"));
    const auto own = [](const char *url) {
        return document(with("<link rel=canonical href='https://example.org/a/page.html'>", ""), url);
    };
    row("url-internal-search", own("https://example.org/search?q=x"), own("https://example.org/list?q=x"));
    row("url-trap", changed(fine, [](UrlRecord &r) { r.rule = {facts::RuleKind::Trap, "/day/{n}"}; }), fine);
}

void TestPageChecks::twins()
{
    QFETCH(QByteArray, check);
    QFETCH(UrlRecord, bad);
    QFETCH(UrlRecord, good);
    QFETCH(bool, start);
    m_seen.insert(check);
    bad.page.fetchedAt = good.page.fetchedAt = 1'700'000'000'000;
    tellTwinsApart(check, bad, good, start);
}

void TestPageChecks::everyCheckHasTwins()
{
    haveAllTwins(m_seen, Table::Pages);
}

void TestPageChecks::evidence_data()
{
    QTest::addColumn<QByteArray>("check");
    QTest::addColumn<UrlRecord>("page");
    QTest::addColumn<int>("count");
    QTest::addColumn<QByteArray>("evidence");
    QTest::newRow("status") << QByteArray("http-client-error") << answer(404, Outcome::Broken) << 1
                            << QByteArray("404");
    QTest::newRow("outcome") << QByteArray("http-no-response") << answer(0, Outcome::DnsFailed) << 1
                             << QByteArray("dns_failed");
    QTest::newRow("the levels") << QByteArray("heading-skipped") << document(inBody("<h4>a</h4><h6>b</h6>")) << 2
                                << QByteArray("h2 → h4");
    QTest::newRow("the second heading") << QByteArray("h1-multiple") << document(inBody("<h1>Two</h1><h1>Three</h1>"))
                                        << 2 << QByteArray("Two");
    QTest::newRow("the other canonical") << QByteArray("canonical-conflict")
                                         << document(inHead("<link rel=canonical href=https://example.org/c>")) << 1
                                         << QByteArray(
                                                "https://example.org/c (html), https://example.org/a/page.html (html)");
    QTest::newRow("a canonical of the header")
        << QByteArray("canonical-conflict") << document(Fine, Address, "Link: <https://example.org/b>; rel=canonical\n")
        << 1 << QByteArray("https://example.org/b (Link header), https://example.org/a/page.html (html)");
    QTest::newRow("the same canonical in both")
        << QByteArray("canonical-multiple")
        << document(Fine, Address, "Link: <https://example.org/a/page.html>; rel=canonical\n") << 1
        << QByteArray("https://example.org/a/page.html (html, Link header)");
    QTest::newRow("directives of two sources")
        << QByteArray("index-conflict")
        << document(inHead("<meta name=robots content='index, follow'>"), Address, "X-Robots-Tag: noindex\n") << 1
        << QByteArray("noindex (X-Robots-Tag), index, follow (meta robots)");
    QTest::newRow("languages of three sources")
        << QByteArray("lang-conflict")
        << document(inHead("<meta property=og:locale content=de_DE>"), Address, "Content-Language: fr\n") << 1
        << QByteArray("en (html lang), de_DE (og:locale), fr (Content-Language)");
    QTest::newRow("the length") << QByteArray("title-too-short")
                                << document(with("A title that says what this page is about", "Hübsch")) << 1
                                << QByteArray("6");
    QTest::newRow("both encodings") << QByteArray("charset-conflict")
                                    << document(Fine, Address, "Content-Type: text/html; charset=gbk\n") << 1
                                    << QByteArray("GBK, UTF-8");
}

void TestPageChecks::evidence()
{
    QFETCH(QByteArray, check);
    QFETCH(UrlRecord, page);
    const Verdict verdict = verdictOf(*checkFromId(check), page);
    QTEST(verdict.count, "count");
    QTEST(verdict.evidence, "evidence");
}

/// A page without a fault has no finding at all.
void TestPageChecks::fineIsFine()
{
    const UrlRecord fine = changed(document(Fine, Address, FineHeaders), [](UrlRecord &r) {
        r.page.firstByteMs = 20;
        r.page.responseMs = 30;
        r.page.renderMs = 100;
        r.page.notSettled = 0;
    });
    for (const Check &check : checks()) {
        // Its text is in no language, so that nobody can say in which.
        if (check.page && qstrcmp(check.id, "lang-wrong") != 0)
            QVERIFY2(verdictOf(check, fine).state == State::NotFound, check.id);
    }
}

void TestPageChecks::onlyPagesAreRead_data()
{
    QTest::addColumn<UrlRecord>("page");
    QTest::newRow("redirect") << redirect(301);
    QTest::newRow("error page") << document("<p>Not found", Address, "HTTP/1.1 404 Not Found\n");
    QTest::newRow("image") << changed(
        answer(200, Outcome::Ok, "https://example.org/a.png"), [](UrlRecord &r) { r.page.contentType = "image/png"; });
    QTest::newRow("read in part") << changed(
        document("<p>"), [](UrlRecord &r) { r.page.outcome = Outcome::TooComplex; });
}

/// What is no page of its own has no title to miss.
void TestPageChecks::onlyPagesAreRead()
{
    QFETCH(UrlRecord, page);
    for (const char *check :
        {"title-missing", "h1-missing", "description-missing", "mobile-no-viewport", "lang-missing"})
        QVERIFY2(verdictOf(*checkFromId(check), page).state == State::NotFound, check);
}

/// A page that was read before these facts were known: nothing is made up.
void TestPageChecks::olderPagesAreUndecidable()
{
    UrlRecord record = document(with("<h1>First</h1>", "<h1></h1>"));
    record.page.observations.clear();
    record.page.h2Count = -1;
    record.page.mainWords = -1;
    record.page.anchors.clear();
    for (const char *check : {"title-multiple", "h1-missing", "h2-missing", "hreflang-no-self", "charset-missing",
             "content-thin", "link-fragment-missing"})
        QVERIFY2(verdictOf(*checkFromId(check), record).state == State::Undecidable, check);
    for (const char *check : {"title-missing", "title-too-long"})
        QVERIFY2(verdictOf(*checkFromId(check), record).state == State::NotFound, check);
}

void TestPageChecks::firstSubheading_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *html, const char *expected) {
        QTest::newRow(name) << QByteArray(html) << QByteArray(expected);
    };
    row("in main", "<h2>Offers</h2><main><h2>Lamps</h2></main>", "Lamps");
    row("only a menu", "<nav><h2>Menu</h2></nav><main><p>x</main>", "");
    row("above comments",
        "<main><h2 class=comments-title>2 comments</h2><h2 id=reply-title>Leave a comment</h2></main>", "");
    row("behind a comment on it", "<main><h2 class=commentary>What it means</h2></main>", "What it means");
    row("no main", "<div><h2>Lamps</h2></div>", "Lamps");
}

/// Of what the page says, not of what is around it.
void TestPageChecks::firstSubheading()
{
    QFETCH(QByteArray, html);
    QTEST(document(html).page.h2, "expected");
}

ARGIOPE_TEST(TestPageChecks, void)
#include "tst_pagechecks.moc"
