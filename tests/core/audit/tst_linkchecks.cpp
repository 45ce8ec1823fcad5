#include "core/audit/linkchecks.h"
#include "tests/core/audit/crawlinmemory.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

using namespace argiope;
using namespace argiope::audit;
using namespace argiope::audit::testing;
using base::Outcome;
using facts::LinkKind;
using facts::LinkRel;
using facts::LinkRels;
using store::UrlRecord;

namespace {

const QList<store::LinkPlace> Places{{1, "a", "href"}, {2, "img", "src"}, {3, "script", "src"}, {4, "link", "href"}};
enum Place : qint64 { A = 1, Img, Script, Link };

/// Pages 1 to n, of which the first is the start, and links between them.
class Web : private CrawlInMemory
{
public:
    qint64 page(const char *url, const QByteArray &html = "<title>t</title>") { return put(document(html, url)); }
    qint64 failing(const char *url) { return put(answer(404, Outcome::Broken, url)); }
    qint64 redirect(const char *url, int status = 301) { return put(answer(status, Outcome::Redirect, url)); }
    qint64 skipped(const char *url, facts::RuleKind rule)
    {
        UrlRecord record;
        record.url = url;
        record.state = store::UrlState::Skipped;
        record.rule.kind = rule;
        return put(record);
    }
    void listed(qint64 id) { m_records[size_t(id) - 1].inSitemap = true; }
    void outside(qint64 id) { m_outside.insert(id); }
    void link(qint64 from, qint64 to, Place place = A, LinkRels rel = {}, LinkKind kind = LinkKind::Navigation)
    {
        m_links.append({base::UrlId(from), base::UrlId(to), kind, rel, place, base::TextId::None});
        m_records[size_t(to) - 1].inlinks++;
    }

    /// "check id" of what is found, "check id ×n" where it is more than one.
    [[nodiscard]] QSet<QByteArray> findings(const Limits &limits = {}, bool all = true) const
    {
        SiteGraph graph({});
        for (size_t i = 0; i < m_records.size(); ++i) {
            const PageView page(m_records[i], limits, !m_outside.contains(qint64(i) + 1), i == 0);
            static_cast<void>(graph.add(page));
        }
        graph.resolve();
        QSet<QByteArray> found;
        LinkChecks checks(graph, limits, Places, all, [&found](const char *check, const SiteVerdict &verdict) {
            QVERIFY2(checkFromId(check) && !checkFromId(check)->page, check);
            QByteArray line = verdict.state == State::Undecidable ? "?" : "";
            line += QByteArray(check) + ' ' + QByteArray::number(verdict.page);
            if (verdict.count > 1)
                line += " ×" + QByteArray::number(verdict.count);
            found.insert(line);
        });
        for (const store::LinkNumbers &link : m_links)
            checks.take(link);
        checks.finish();
        return found;
    }

private:
    QSet<qint64> m_outside;
};

} // namespace

/// What links say of pages, and pages of their links.
class TestLinkChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answers();
    void qualities();
    void canonicalIsNoLink();
    void targets();
    void series();
    void many();
    void onlyTheFirst();
    void withoutLinks();
    void brokenNeighbours();
    void unlinkedVersions();
    void wantedNoFollow();
    void iconsAmongResources();
    void startPages_data();
    void startPages();
};

void TestLinkChecks::answers()
{
    Web web;
    const qint64 home = web.page("https://example.org/");
    const qint64 gone = web.failing("https://example.org/gone");
    const qint64 moved = web.redirect("https://example.org/moved");
    const qint64 random = web.redirect("https://example.org/random", 302); // the address to link to
    const qint64 image = web.failing("https://example.org/a.png");
    const qint64 script = web.failing("https://example.org/a.js");
    const qint64 style = web.redirect("https://example.org/a.css");
    const qint64 noImage = web.page("https://example.org/page");
    const qint64 icon = web.failing("https://example.org/icon");
    const qint64 other = web.failing("https://example.com/gone");
    const qint64 asset = web.skipped("https://example.org/b.js", facts::RuleKind::Robots);
    web.outside(other);
    web.link(home, gone);
    web.link(home, gone);
    web.link(home, moved);
    web.link(home, random);
    web.link(home, image, Img, {}, LinkKind::Resource);
    web.link(home, noImage, Img, {}, LinkKind::Resource);
    web.link(home, script, Script, {}, LinkKind::Resource);
    web.link(home, style, Link, {}, LinkKind::Resource);
    web.link(home, icon, Link, {}, LinkKind::Metadata);
    web.link(home, other);
    web.link(home, asset, Script, {}, LinkKind::Resource);
    web.link(home, noImage);
    web.link(noImage, home);
    web.link(noImage, gone, A, LinkRel::InTemplate); // not there for anybody
    QCOMPARE(web.findings(),
        (QSet<QByteArray>{"link-broken 1 ×2", "link-to-redirect 1", "image-broken 1 ×2", "resource-broken 1",
            "perf-resource-redirects 1", "link-broken-metadata 1", "link-broken-external 1", "robots-blocks-assets 1",
            "page-one-inlink 8"}));
}

void TestLinkChecks::qualities()
{
    Web web;
    const qint64 home = web.page("https://example.org/");
    const qint64 campaign = web.page("https://example.org/?a=1&utm_source=x");
    const qint64 twice = web.page("https://example.org/a%2520b");
    const qint64 clear = web.page("http://example.org/");
    const qint64 login = web.skipped("https://a:b@example.org/", facts::RuleKind::External);
    const qint64 local = web.skipped("http://192.168.0.1/", facts::RuleKind::External);
    const qint64 file = web.skipped("file:///c:/x.html", facts::RuleKind::Scheme);
    const qint64 open = web.skipped("https://example.com/", facts::RuleKind::External);
    for (const qint64 outside : {login, local, file, open})
        web.outside(outside);
    for (const qint64 target : {campaign, twice, clear, login, local, file, open}) {
        web.link(home, target);
    }
    for (const qint64 page : {campaign, twice, clear})
        web.link(page, home, A, page == clear ? LinkRels(LinkRel::NoFollow) : LinkRels());
    const QSet<QByteArray> found = web.findings();
    for (const char *check : {"link-tracking 1", "link-double-encoded 1", "link-http 1", "link-credentials 1",
             "link-local 1", "link-file-scheme 1", "?link-broken-external 1", "link-nofollow-internal 4"})
        QVERIFY2(found.contains(check), check);
    QCOMPARE(found.size(), 8 + 3); // and three pages with one inlink
}

/// What is wrong with a canonical URL has checks of its own: nobody follows or loads it.
void TestLinkChecks::canonicalIsNoLink()
{
    Web web;
    const qint64 home = web.page("https://example.org/");
    const qint64 clear = web.page("http://example.org/");
    const qint64 file = web.skipped("file:///c:/x.html", facts::RuleKind::Scheme);
    web.outside(file);
    web.link(clear, home);
    web.link(home, home);
    web.link(home, clear, Link, LinkRel::Canonical, LinkKind::Metadata);
    web.link(home, file, Link, LinkRel::Canonical, LinkKind::Metadata);
    QVERIFY(!web.findings().contains("link-http 1"));
    QVERIFY(!web.findings().contains("link-file-scheme 1"));
    web.link(home, clear, Link, LinkRel::Alternate, LinkKind::Metadata);
    web.link(home, file, Link, LinkRel::Alternate, LinkKind::Metadata);
    QVERIFY(web.findings().contains("link-http 1"));
    QVERIFY(web.findings().contains("link-file-scheme 1"));
}

void TestLinkChecks::targets()
{
    Web web;
    const qint64 home = web.page("https://example.org/", "<link rel=alternate hreflang=de href=/de>");
    const qint64 refused = web.page("https://example.org/refused");
    const qint64 mixed = web.page("https://example.org/mixed");
    const qint64 hidden = web.page("https://example.org/hidden", "<meta name=robots content=noindex>");
    const qint64 behind = web.page("https://example.org/behind");
    const qint64 orphan = web.page("https://example.org/orphan");
    const qint64 version = web.page("https://example.org/de");
    const qint64 original = web.page("https://example.org/original");
    const qint64 copy = web.page("https://example.org/copy", "<link rel=canonical href=/original>");
    web.link(home, refused, A, LinkRel::NoFollow);
    web.link(home, mixed);
    web.link(home, hidden);
    web.link(home, copy);
    web.link(home, version, Link, LinkRel::Alternate, LinkKind::Metadata);
    web.link(refused, mixed, A, LinkRel::Ugc);
    web.link(mixed, hidden);
    web.link(hidden, behind);
    web.link(behind, hidden);
    web.link(orphan, home);
    web.link(version, home);
    web.link(copy, original, Link, LinkRel::Canonical, LinkKind::Metadata);
    web.link(copy, home);
    for (const qint64 page : {mixed, orphan, original})
        web.listed(page);
    web.link(orphan, orphan, Link, LinkRel::Canonical, LinkKind::Metadata); // that a page names itself is no link to it
    const QSet<QByteArray> found = web.findings();
    for (const char *check : {"page-nofollow-only 2", "page-mixed-follow 3", "page-noindex-inlinks-only 5",
             "page-orphan 6", "sitemap-orphan 6", "hreflang-unlinked 7", "canonical-unlinked 9", "page-dead-end 8",
             "page-one-inlink 2", "page-one-inlink 5", "link-nofollow-internal 1", "link-nofollow-internal 2"})
        QVERIFY2(found.contains(check), check);
    QVERIFY(!found.contains("page-one-inlink 3"));
    QVERIFY(!found.contains("page-orphan 1")); // nobody needs a link to the start
    QVERIFY(!found.contains("page-orphan 7")); // that hreflang alone names it is told once
    QVERIFY(!found.contains("sitemap-orphan 3") && !found.contains("sitemap-orphan 7"));
    QVERIFY(!found.contains("page-noindex-inlinks-only 4"));
}

void TestLinkChecks::series()
{
    Web web;
    const qint64 one = web.page("https://example.org/1", "<link rel=next href=/2>");
    const qint64 two = web.page("https://example.org/2", "<link rel=prev href=/1>");
    web.link(one, two, Link, LinkRel::Next, LinkKind::Metadata);
    web.link(two, one);
    const QSet<QByteArray> found = web.findings();
    QVERIFY(found.contains("pagination-not-anchor 1"));
    QVERIFY(!found.contains("pagination-not-anchor 2"));
}

void TestLinkChecks::many()
{
    Web web;
    const qint64 home = web.page("https://example.org/");
    const qint64 other = web.page("https://example.org/b");
    for (int i = 0; i < 5; ++i)
        web.link(home, other);
    web.link(other, home);
    Limits limits;
    limits.internalLinks = 5;
    QVERIFY(!web.findings(limits).contains("page-many-links 1 ×5"));
    limits.internalLinks = 4;
    QVERIFY(web.findings(limits).contains("page-many-links 1 ×5"));
}

/// Of several links to one target only the first was kept.
void TestLinkChecks::onlyTheFirst()
{
    Web web;
    const qint64 home = web.page("https://example.org/");
    const qint64 gone = web.failing("https://example.org/gone");
    web.link(home, gone, A, LinkRel::NoFollow);
    QVERIFY(web.findings().contains("link-nofollow-internal 1"));
    QCOMPARE(web.findings({}, false), QSet<QByteArray>{"link-broken 1"});
}

/// A project that keeps no links: every page would be an orphan.
void TestLinkChecks::withoutLinks()
{
    Web web;
    web.page("https://example.org/");
    web.page("https://example.org/b");
    QVERIFY(web.findings().isEmpty());
}

/// A next page that is gone is a fault of the series, which another check tells; any other that metadata name is not.
void TestLinkChecks::brokenNeighbours()
{
    Web web;
    const qint64 home = web.page("https://example.org/",
        "<title>t</title><link rel=next href=/2><link rel=prev href=/0><link rel=license href=/terms>");
    const qint64 next = web.failing("https://example.org/2");
    const qint64 prev = web.failing("https://example.org/0");
    const qint64 terms = web.failing("https://example.org/terms");
    for (const qint64 target : {next, prev})
        web.link(home, target, Link, {}, LinkKind::Metadata);
    QVERIFY(!web.findings().contains("link-broken-metadata 1"));
    web.link(home, terms, Link, {}, LinkKind::Metadata);
    QVERIFY(web.findings().contains("link-broken-metadata 1"));
}

/// What only metadata name is not fetched; that no link leads there is known all the same.
void TestLinkChecks::unlinkedVersions()
{
    Web web;
    const qint64 home = web.page(
        "https://example.org/", "<link rel=alternate hreflang=de href=/de><link rel=alternate hreflang=fr href=/fr>");
    const qint64 german = web.skipped("https://example.org/de", facts::RuleKind::Metadata);
    const qint64 french = web.skipped("https://example.org/fr", facts::RuleKind::Depth);
    web.link(home, german, Link, LinkRel::Alternate, LinkKind::Metadata);
    web.link(home, french);
    const QSet<QByteArray> found = web.findings();
    QVERIFY(found.contains("hreflang-unlinked 2"));
    QVERIFY(!found.contains("hreflang-unlinked 3"));
}

/// What is not to be found anyway, and the page itself, may be kept from crawlers.
void TestLinkChecks::wantedNoFollow()
{
    Web web;
    const qint64 home = web.page("https://example.org/");
    const qint64 hidden = web.page("https://example.org/login", "<meta name=robots content=noindex>");
    const qint64 reply = web.page("https://example.org/a?replytocom=3");
    const qint64 waste = web.skipped("https://example.org/old", facts::RuleKind::Waste);
    for (const qint64 target : {home, hidden, reply, waste})
        web.link(home, target, A, LinkRel::NoFollow);
    QVERIFY(!web.findings().contains("link-nofollow-internal 1"));
    const qint64 unseen = web.skipped("https://example.org/b", facts::RuleKind::NoFollow);
    web.link(home, unseen, A, LinkRel::NoFollow);
    QVERIFY(web.findings().contains("link-nofollow-internal 1"));
}

/// Their own check tells of them, once a site.
void TestLinkChecks::iconsAmongResources()
{
    Web web;
    const qint64 home = web.page("https://example.org/", "<link rel=icon href=/i.png>");
    const qint64 icon = web.failing("https://example.org/i.png");
    web.link(home, icon, Link, {}, LinkKind::Resource);
    QVERIFY(!web.findings().contains("resource-broken 1"));
}

void TestLinkChecks::startPages_data()
{
    QTest::addColumn<QByteArray>("contact");
    QTest::addColumn<QByteArray>("privacy");
    QTest::addColumn<QByteArrayList>("missing");
    const QByteArrayList none;
    const QByteArrayList both{"site-contact-missing 1", "site-privacy-missing 1"};
    QTest::newRow("linked") << QByteArray("/kontakt") << QByteArray("/datenschutz") << none;
    QTest::newRow("by their titles") << QByteArray("/p7 <title>Contact us</title>")
                                     << QByteArray("/p8 <title>Privacy policy</title>") << none;
    QTest::newRow("in one page") << QByteArray("/legal <title>Contact and data protection</title>") << QByteArray()
                                 << none;
    QTest::newRow("neither") << QByteArray("/news") << QByteArray("/shop") << both;
    QTest::newRow("no privacy") << QByteArray("/imprint") << QByteArray() << QByteArrayList{"site-privacy-missing 1"};
}

void TestLinkChecks::startPages()
{
    QFETCH(QByteArray, contact);
    QFETCH(QByteArray, privacy);
    QFETCH(QByteArrayList, missing);
    Web web;
    const qint64 home = web.page("https://example.org/");
    for (const QByteArray &one : {contact, privacy}) {
        if (one.isEmpty())
            continue;
        const QByteArrayList parts{one.left(one.indexOf(' ')), one.mid(one.indexOf(' ') + 1)};
        const QByteArray url = "https://example.org" + (one.contains(' ') ? parts[0] : one);
        web.link(home, web.page(url.constData(), one.contains(' ') ? parts[1] : QByteArray("<title>t</title>")));
    }
    for (const char *url : {"https://example.org/1", "https://example.org/2", "https://example.org/3"})
        web.link(home, web.page(url));
    QSet<QByteArray> found = web.findings();
    if (contact == "/legal <title>Contact and data protection</title>")
        QVERIFY(!found.contains("site-contact-missing 1")); // four pages are too few to say so
    web.link(home, web.page("https://example.org/4"));
    found = web.findings();
    QByteArrayList told;
    for (const char *check : {"site-contact-missing 1", "site-privacy-missing 1"}) {
        if (found.contains(check))
            told.append(check);
    }
    QCOMPARE(told, missing);
}

ARGIOPE_TEST(TestLinkChecks, void)
#include "tst_linkchecks.moc"
