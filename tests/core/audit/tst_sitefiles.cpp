#include "core/audit/sitefiles.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

using namespace argiope;
using namespace argiope::audit;

/// robots.txt and the sitemaps themselves.
class TestSiteFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void robots_data();
    void robots();
    void sitemaps_data();
    void sitemaps();
};

void TestSiteFiles::robots_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("expected"); // "check evidence"
    const auto row = [](const char *name, const QByteArray &text, const QByteArrayList &expected, int status = 200) {
        QTest::newRow(name) << status << text << expected;
    };
    row("nobody asked", "", {}, -1);
    row("no answer", "", {"robots-unreachable "}, 0);
    row("server error", "", {"robots-unreachable 503"}, 503);
    row("missing", "", {"robots-none 404"}, 404);
    row("empty", "", {});
    row("usual",
        "\xEF\xBB\xBFUser-agent: *\r\nDisallow: /private # why\r\n\r\nSitemap: https://example.org/sitemap.xml\r\n",
        {});
    row("a web page", "<!DOCTYPE html><html>", {"robots-html <!DOCTYPE html><html>"});
    row("no colon", "User-agent: *\nDisallow /x\n", {"robots-syntax 2: Disallow /x"});
    row("unknown", "User-agent: *\nDissallow: /x\n", {"robots-syntax 2: Dissallow: /x"});
    row("rules for nobody", "Disallow: /x\nUser-agent: *\nDisallow: /y\n", {"robots-no-group 1: Disallow: /x"});
    row("bad path", "User-agent: *\nDisallow: x\nAllow: /a$b\n", {"robots-bad-path 2: Disallow: x"});
    row("good paths", "User-agent: *\nDisallow: *.pdf$\nAllow: /$\nDisallow:\n", {});
    row("ignored", "User-agent: *\nCrawl-delay: 5\nHost: example.org\n", {"robots-unsupported 2: Crawl-delay: 5"});
    row("shut", "User-agent: *\nDisallow: /\n", {"robots-blocks-all 2: Disallow: /"});
    row("shut for one engine", "User-agent: googlebot\nDisallow: /\n", {"robots-blocks-all 2: Disallow: /"});
    row("shut, with a remark", "User-agent: *\nDisallow: / # staging\n",
        {"robots-blocks-all 2: Disallow: / # staging"});
    row("shut by a pattern", "User-agent: *\nDisallow: /*\n", {"robots-blocks-all 2: Disallow: /*"});
    row("shut but for a folder", "User-agent: *\nAllow: /index\nDisallow: /\n", {});
    row("relative sitemap", "Sitemap: /sitemap.xml\n", {"robots-sitemap-bad 1: Sitemap: /sitemap.xml"});
    row("contradiction", "User-agent: a\nDisallow: /x\nAllow: /x\n", {"robots-contradiction 3: Allow: /x"});
    row("no contradiction", "User-agent: a\nDisallow: /x\nUser-agent: b\nAllow: /x\n", {});
    row("language models", "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n", {"robots-ai-agents gptbot, ccbot"});
    row("large", "#" + QByteArray(500 * 1024, 'x') + "\n", {"robots-too-large 512002"});
}

void TestSiteFiles::robots()
{
    QFETCH(int, status);
    QFETCH(QByteArray, text);
    store::HostRecord host;
    host.origin = "https://example.org";
    host.robotsStatus = status;
    host.robotsText = text;
    QByteArrayList found;
    checkRobots(host, [&](const char *check, const QByteArray &url, const Verdict &verdict) {
        QVERIFY2(checkFromId(check), check);
        QCOMPARE(url, QByteArray("https://example.org/robots.txt"));
        QCOMPARE(int(verdict.state), int(State::Found));
        found << QByteArray(check + (' ' + verdict.evidence));
    });
    QTEST(found, "expected");
}

void TestSiteFiles::sitemaps_data()
{
    QTest::addColumn<QByteArray>("what"); // outcome, source, urls, sitemaps, bytes, problem
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, const char *what, const QByteArrayList &expected) {
        QTest::newRow(name) << QByteArray(what) << expected;
    };
    row("none asked for", "", {"?sitemap-none"});
    row("named", "ok robots 10 0 100 -", {});
    row("guessed", "ok usual_place 10 0 100 -", {"sitemap-unlisted"});
    row("guessed, not there", "broken usual_place -1 -1 0 -", {"sitemap-none"});
    row("named, not there", "broken robots -1 -1 0 -", {"sitemap-unreadable"});
    row("redirected", "redirect robots -1 -1 0 -;ok redirect 10 0 100 -", {});
    row("broken XML", "ok robots 10 0 100 bad_xml", {"sitemap-unreadable"});
    row("too many", "ok robots 50001 0 100 -", {"sitemap-too-many"});
    row("too large", "ok robots 10 0 52428801 -", {"sitemap-too-large"});
    row("index of an index", "ok robots 0 1 100 -;ok index 0 1 100 -;ok index 10 0 100 -", {"sitemap-nested-index"});
}

void TestSiteFiles::sitemaps()
{
    QFETCH(QByteArray, what);
    QByteArrayList found;
    SitemapChecks checks([&found](const char *check, const QByteArray &, const Verdict &verdict) {
        QVERIFY2(checkFromId(check), check);
        found << QByteArray((verdict.state == State::Undecidable ? "?" : "") + QByteArray(check));
    });
    for (const QByteArray &line : what.split(';')) {
        const QByteArrayList words = line.split(' ');
        if (words.size() < 6)
            continue;
        store::SitemapRecord sitemap;
        sitemap.url = "https://example.org/sitemap.xml";
        sitemap.state = store::UrlState::Finished;
        sitemap.outcome = *base::outcomeFromName(words[0]);
        for (const auto source : {store::SitemapSource::UsualPlace, store::SitemapSource::Robots,
                 store::SitemapSource::Index, store::SitemapSource::Redirect}) {
            if (words[1] == store::name(source))
                sitemap.source = source;
        }
        sitemap.urls = words[2].toLongLong();
        sitemap.sitemaps = words[3].toLongLong();
        sitemap.bytes = words[4].toLongLong();
        sitemap.problem = words[5] == "-" ? QByteArray() : words[5];
        checks.take(sitemap);
    }
    checks.finish();
    QTEST(found, "expected");
}

ARGIOPE_TEST(TestSiteFiles, void)
#include "tst_sitefiles.moc"
