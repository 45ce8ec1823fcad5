#include "core/audit/sitefiles.h"
#include "tests/support/testmain.h"

#include <QDateTime>
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
    void robotsAnswers_data();
    void robotsAnswers();
    void certificates_data();
    void certificates();
    void sitemapEntries_data();
    void sitemapEntries();
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
    row("no response", "", {"robots-unreachable "}, 0);
    row("server error", "", {"robots-unreachable 503"}, 503);
    row("missing", "", {"robots-none 404"}, 404);
    row("empty", "", {});
    row("usual", "User-agent: *\r\nDisallow: /private # why\r\n\r\nSitemap: https://example.org/sitemap.xml\r\n", {});
    row("byte order mark", "\xEF\xBB\xBFUser-agent: *\nDisallow: /x\n", {"robots-bom 1: User-agent: *"});
    row("several lines", "Disallow: /a\nUser agent\nDisallow: /b\nAllow: /c\n",
        {"robots-no-group 1: Disallow: /a; 3: Disallow: /b; 4: Allow: /c", "robots-syntax 2: User agent"});
    row("a web page", "<!DOCTYPE html><html>", {"robots-html <!DOCTYPE html><html>"});
    row("no colon", "User-agent: *\nDisallow /x\n", {"robots-syntax 2: Disallow /x"});
    row("fields in use",
        "User-agent: *\nContent-Signal: search=yes, ai-train=no\nContent-Usage: train-ai=n\nLicense: "
        "https://e.org/l.xml\n",
        {});
    row("unknown", "User-agent: *\nDissallow: /x\n", {"robots-syntax 2: Dissallow: /x"});
    row("rules for nobody", "Disallow: /x\nUser-agent: *\nDisallow: /y\n", {"robots-no-group 1: Disallow: /x"});
    row("bad path", "User-agent: *\nDisallow: x\nAllow: /a$b\n", {"robots-bad-path 2: Disallow: x; 3: Allow: /a$b"});
    row("good paths", "User-agent: *\nDisallow: *.pdf$\nAllow: /$\nDisallow:\n", {});
    row("ignored", "User-agent: *\nCrawl-delay: 5\nHost: example.org\n",
        {"robots-unsupported 2: Crawl-delay: 5; 3: Host: example.org"});
    row("shut", "User-agent: *\nDisallow: /\n", {"robots-blocks-all 2: Disallow: /"});
    row("shut for one engine", "User-agent: googlebot\nDisallow: /\n", {"robots-blocks-all 2: Disallow: /"});
    row("shut, with a remark", "User-agent: *\nDisallow: / # staging\n",
        {"robots-blocks-all 2: Disallow: / # staging"});
    row("shut by a pattern", "User-agent: *\nDisallow: /*\n", {"robots-blocks-all 2: Disallow: /*"});
    row("shut but for a folder", "User-agent: *\nAllow: /index\nDisallow: /\n", {});
    row("two sitemaps in one line", "Sitemap: https://a.example/1.xml https://a.example/2.xml\n",
        {"robots-sitemap-bad 1: Sitemap: https://a.example/1.xml https://a.example/2.xml"});
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
    host.observations = R"({"robots-content-type":[1,"text/plain; charset=UTF-8"]})";
    QByteArrayList found;
    checkRobots(host, [&](const char *check, const QByteArray &url, const Verdict &verdict) {
        QVERIFY2(checkFromId(check), check);
        QCOMPARE(url, QByteArray("https://example.org/robots.txt"));
        QCOMPARE(int(verdict.state), int(State::Found));
        found << QByteArray(check + (' ' + (QByteArrayList{verdict.evidence} + verdict.more).join("; ")));
    });
    QTEST(found, "expected");
}

void TestSiteFiles::robotsAnswers_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("observations");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, int status, const char *observations, const QByteArrayList &expected) {
        QTest::newRow(name) << status << QByteArray(observations) << expected;
    };
    row("not known", 200, "", {"?robots-redirects", "?robots-too-many-redirects", "?robots-type"});
    row("as usual", 200, R"({"robots-content-type":[1,"text/plain"]})", {});
    row("UTF-8", 200, R"({"robots-content-type":[1,"Text/Plain; charset=\"utf-8\"; x=y"]})", {});
    row("Latin-1", 200, R"({"robots-content-type":[1,"text/plain; charset=ISO-8859-1"]})",
        {"robots-type text/plain; charset=ISO-8859-1"});
    row("octets", 200, R"({"robots-content-type":[1,"application/octet-stream"]})",
        {"robots-type application/octet-stream"});
    row("no type", 200, R"({"robots-content-type":[1,""]})", {"robots-type "});
    row("redirected", 200,
        R"({"robots-redirects":[2,"https://www.example.org/robots.txt"],"robots-content-type":[1,"text/plain"]})",
        {"robots-redirects https://www.example.org/robots.txt"});
    row("redirected too often", 302, R"({"robots-redirects":[5,"https://example.org/r5"]})",
        {"robots-too-many-redirects https://example.org/r5"});
    row("redirected to nothing", 404, R"({"robots-redirects":[1,"https://example.org/404"]})",
        {"robots-redirects https://example.org/404", "robots-none 404"});
}

void TestSiteFiles::robotsAnswers()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, observations);
    store::HostRecord host;
    host.origin = "https://example.org";
    host.robotsStatus = status;
    host.observations = observations;
    QByteArrayList found;
    checkRobots(host, [&](const char *check, const QByteArray &, const Verdict &verdict) {
        QVERIFY2(checkFromId(check), check);
        const QByteArray name(check);
        found << (verdict.state == State::Undecidable ? QByteArray('?' + name)
                                                      : QByteArray(name + ' ' + verdict.evidence));
    });
    QTEST(found, "expected");
}

void TestSiteFiles::certificates_data()
{
    QTest::addColumn<QByteArray>("observations"); // at midnight, 2026-11-23
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, const char *more, const QByteArrayList &expected) {
        QTest::newRow(name) << QByteArray(
            *more ? R"({"tls-protocol":[1,"TLSv1.3"],)" + QByteArray(more) + '}' : QByteArray("{}"))
                            << expected;
    };
    row("not known", "",
        {"?tls-expired", "?tls-expires-soon", "?tls-expiring", "?tls-name-mismatch", "?tls-untrusted",
            "?tls-chain-incomplete", "?tls-weak-key"});
    row("an intermediate certificate is missing", R"("tls-chain":[1,"Some CA"])", {"tls-chain-incomplete Some CA"});
    row("fine", R"("tls-until":[1,"2026-12-23T00:00:00Z"],"tls-key":[2048,"RSA"],"tls-signature":[1,"sha256WithRSA"])",
        {});
    row("elliptic", R"("tls-key":[256,"EC"],"tls-signature":[1,"ecdsa-with-SHA256"])", {});
    row("a month", R"("tls-until":[1,"2026-12-22T23:59:59Z"])", {"tls-expiring 2026-12-22T23:59:59Z"});
    row("a week", R"("tls-until":[1,"2026-11-29T23:59:59Z"])", {"tls-expires-soon 2026-11-29T23:59:59Z"});
    row("over", R"("tls-until":[1,"2026-11-01T00:00:00Z"],"tls-expired":[1,"the certificate expired"])",
        {"tls-expired the certificate expired"});
    row("another name", R"("tls-wrong-host":[1,"for another host"])", {"tls-name-mismatch for another host"});
    row("self-signed", R"("tls-untrusted":[1,"self-signed"])", {"tls-untrusted self-signed"});
    row("revoked", R"("tls-other":[1,"revoked"])", {"tls-untrusted revoked"});
    row("short key", R"("tls-key":[1024,"RSA"])", {"tls-weak-key RSA 1024"});
    row("short curve", R"("tls-key":[192,"EC"])", {"tls-weak-key EC 192"});
    row("old signature", R"("tls-key":[2048,"RSA"],"tls-signature":[1,"sha1WithRSAEncryption"])",
        {"tls-weak-key sha1WithRSAEncryption"});
}

void TestSiteFiles::certificates()
{
    QFETCH(const QByteArray, observations);
    store::HostRecord host;
    host.origin = "https://example.org";
    host.robotsStatus = 200;
    host.robotsFetchedAt = QDateTime(QDate(2026, 11, 23), QTime(0, 0), Qt::UTC).toMSecsSinceEpoch();
    host.observations = observations;
    QByteArrayList found;
    const FileSink sink = [&](const char *check, const QByteArray &url, const Verdict &verdict) {
        QVERIFY2(checkFromId(check), check);
        QCOMPARE(url, QByteArray("https://example.org/"));
        const QByteArray name(check);
        found << (verdict.state == State::Undecidable ? QByteArray('?' + name)
                                                      : QByteArray(name + ' ' + verdict.evidence));
    };
    checkTls(host, {}, sink);
    QTEST(found, "expected");
    found.clear();
    host.origin = "http://example.org";
    checkTls(host, {}, sink);
    QCOMPARE(found, QByteArrayList()); // nothing to ask for
}

void TestSiteFiles::sitemapEntries_data()
{
    QTest::addColumn<QByteArray>("observations");
    QTest::addColumn<bool>("named"); // by robots.txt of its host
    QTest::addColumn<QByteArray>("others"); // robots.txt of https://other.example; "": not known
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, const char *observations, bool named, const char *others,
                         const QByteArrayList &expected) {
        QTest::newRow(name) << QByteArray(observations) << named << QByteArray(others) << expected;
    };
    row("not known", "", true, "",
        {"?sitemap-leading-space", "?sitemap-bom", "?sitemap-encoding", "?sitemap-xml-error", "?sitemap-namespace",
            "?sitemap-missing-tag", "?sitemap-many-tags", "?sitemap-unknown-tag", "?sitemap-bad-value",
            "?sitemap-bad-attribute", "?sitemap-bad-loc", "?sitemap-repeated", "?sitemap-lastmod-bad",
            "?sitemap-lastmod-future", "?sitemap-lastmod-same", "?sitemap-foreign"});
    row("fine", "{}", true, "", {});
    row("entries",
        R"({"sitemap-bad-loc":[2,"/a"],"sitemap-repeated":[1,"https://example.org/b"],"sitemap-lastmod-bad":[1,"x"]})",
        true, "", {"sitemap-bad-loc", "sitemap-repeated", "sitemap-lastmod-bad"});
    row("one date", R"({"sitemap-lastmod-same":[20,"2026-11-23"]})", true, "", {"sitemap-lastmod-same"});
    row("other folder", R"({"sitemap-other-folder":[1,"https://example.org/b"]})", false, "", {"sitemap-foreign"});
    row("other folder, named", R"({"sitemap-other-folder":[1,"https://example.org/b"]})", true, "", {});
    row("other host, not known", R"({"sitemap-other-host":[1,"https://other.example/a"]})", true, "",
        {"sitemap-foreign"});
    row("other host, with its place", R"({"sitemap-other-host":[1,"line 2, column 6: https://other.example/a"]})", true,
        "Sitemap: https://example.org/maps/sitemap.xml\n", {});
    row("XML", R"({"sitemap-xml-error":[1,"line 1, column 2: x"],"sitemap-bom":[1,"x"]})", true, "",
        {"sitemap-bom", "sitemap-xml-error"});
    row("other host", R"({"sitemap-other-host":[1,"https://other.example/a"]})", true, "User-agent: *\n",
        {"sitemap-foreign"});
    row("other host, named there", R"({"sitemap-other-host":[1,"https://other.example/a"]})", true,
        "Sitemap: https://example.org/maps/sitemap.xml\n", {});
}

void TestSiteFiles::sitemapEntries()
{
    QFETCH(const QByteArray, observations);
    QFETCH(const bool, named);
    QFETCH(const QByteArray, others);
    QByteArrayList found;
    SitemapChecks checks([&found](const char *check, const QByteArray &, const Verdict &verdict) {
        QVERIFY2(checkFromId(check), check);
        if (qstrcmp(check, "sitemap-unlisted") != 0)
            found << QByteArray((verdict.state == State::Undecidable ? "?" : "") + QByteArray(check));
    });
    if (!others.isEmpty()) {
        store::HostRecord host;
        host.origin = "https://other.example";
        host.robotsStatus = 200;
        host.robotsText = others;
        checks.takeHost(host);
    }
    store::SitemapRecord sitemap;
    sitemap.id = 1;
    sitemap.url = "https://example.org/maps/sitemap.xml";
    sitemap.host = base::HostId(7);
    sitemap.state = store::UrlState::Finished;
    sitemap.outcome = base::Outcome::Ok;
    sitemap.source = named ? store::SitemapSource::Robots : store::SitemapSource::UsualPlace;
    sitemap.parent = 7;
    sitemap.urls = 10;
    sitemap.observations = observations;
    checks.take(sitemap);
    QTEST(found, "expected");
    // What an index lists that robots.txt names may list what that may.
    found.clear();
    sitemap.id = 2;
    sitemap.source = store::SitemapSource::Index;
    sitemap.parent = 1;
    sitemap.sitemaps = 0;
    checks.take(sitemap);
    if (others.isEmpty())
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
    row("told with its place", "ok robots 10 0 100 bad_xml xml-error", {"sitemap-xml-error"});
    row("nothing in it", "ok robots 0 0 100 -", {"sitemap-empty"});
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
        sitemap.observations
            = words.size() > 6 ? "{\"sitemap-" + words[6] + "\":[1,\"line 1, column 2: x\"]}" : QByteArray("{}");
        checks.take(sitemap);
    }
    checks.finish();
    QTEST(found, "expected");
}

ARGIOPE_TEST(TestSiteFiles, void)
#include "tst_sitefiles.moc"
