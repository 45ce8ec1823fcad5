// What a crawl asks a site for besides its pages, for audits.

#include "core/engine/probeplan.h"
#include "core/facts/observations.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTest>

#include <algorithm>

using namespace argiope;
using namespace argiope::test;
using store::ProbeKind;
using store::ProbeRecord;
using store::UrlState;

namespace {

QList<ProbeRecord> probesOf(const QString &path)
{
    const auto reader = store::Reader::open(path);
    if (!reader) {
        QTest::qFail(reader.error().message().toUtf8().constData(), __FILE__, __LINE__);
        return {};
    }
    return (*reader)->probes();
}

/// "kind state outcome status" of each, and where it was redirected to.
QByteArrayList linesOf(const QList<ProbeRecord> &probes)
{
    QByteArrayList lines;
    for (const ProbeRecord &probe : probes) {
        lines << QByteArray(QByteArray(store::name(probe.kind)) + ' ' + store::name(probe.state) + ' '
            + base::name(probe.outcome) + ' ' + QByteArray::number(probe.status)
            + (probe.target.isEmpty() ? QByteArray() : ' ' + probe.target));
    }
    return lines;
}

engine::CrawlOptions probing(const QString &path, const QByteArray &seed, int threads = 4)
{
    engine::CrawlOptions options = crawlOptions(path, seed, threads);
    options.settings.probes = true;
    return options;
}

void fill(TestSite &site)
{
    site.setPage("/", "<a href=/a>a</a><a href=/b>b</a>");
    site.setPage("/a", "<a href=/c>c</a>");
    site.setPage("/b", "b");
    site.setPage("/c", "c");
}

} // namespace

class TestCrawlProbes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plan_data();
    void plan();
    void onlyWhatIsPlanned();
    void off();
    void asksOnce_data();
    void asksOnce();
    void foldersAreAsked();
    void whatIsNotThereSays();
    void otherSpellings_data();
    void otherSpellings();
    void changesNothingElse();
    void twins();
    void startIsNotFine();
    void robotsKeepOut();
    void patternsKeepOut();
    void resumed();
    void recrawled();
    void loginsStayAtHome();
};

void TestCrawlProbes::plan_data()
{
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *start, const QByteArrayList &expected) {
        QTest::newRow(start) << QByteArray(start) << expected;
    };
    row("https://example.org/a?b",
        {"https://example.org/no-such-page-x", "http://example.org/", "https://www.example.org/",
            "https://example.org/favicon.ico", "https://example.org/.well-known/security.txt", "https://example.org/"});
    row("http://www.example.co.uk/",
        {"http://www.example.co.uk/no-such-page-x", "https://www.example.co.uk/", "http://example.co.uk/",
            "http://www.example.co.uk/favicon.ico", "http://www.example.co.uk/.well-known/security.txt"});
    row("https://shop.example.org:8443/",
        {"https://shop.example.org:8443/no-such-page-x", "https://shop.example.org:8443/favicon.ico",
            "https://shop.example.org:8443/.well-known/security.txt", "https://shop.example.org:8443/"});
    row("http://127.0.0.1/",
        {"http://127.0.0.1/no-such-page-x", "https://127.0.0.1/", "http://127.0.0.1/favicon.ico",
            "http://127.0.0.1/.well-known/security.txt"});
}

void TestCrawlProbes::plan()
{
    QFETCH(const QByteArray, start);
    QByteArrayList urls;
    for (const engine::ProbeTask &task : engine::probesFor(*url::parse(start), "x")) {
        urls << task.url.href();
        QVERIFY(engine::isPlanned(task));
    }
    QTEST(urls, "expected");
}

/// A project from a stranger does not decide whom we ask.
void TestCrawlProbes::onlyWhatIsPlanned()
{
    const url::Url start = *url::parse("https://example.org/");
    const auto planned = [&start](ProbeKind kind, const char *address) {
        return engine::isPlanned({kind, start, *url::parse(address)});
    };
    QVERIFY(planned(ProbeKind::NotFound, "https://example.org/no-such-page-1"));
    QVERIFY(planned(ProbeKind::NotFound, "https://example.org/shop/no-such-page-1"));
    QVERIFY(!planned(ProbeKind::NotFound, "https://example.org/shop/a/no-such-page-1"));
    QVERIFY(!planned(ProbeKind::NotFound, "https://example.org/shop/logout"));
    QVERIFY(!planned(ProbeKind::NotFound, "https://example.org/no-such-page-1?delete=all"));
    QVERIFY(!planned(ProbeKind::NotFound, "https://example.org/no-such-page-1/shop"));
    QVERIFY(!planned(ProbeKind::NotFound, "https://example.org/logout"));
    QVERIFY(!planned(ProbeKind::NotFound, "https://other.example/no-such-page-1"));
    QVERIFY(!planned(ProbeKind::OtherScheme, "http://other.example/"));
    QVERIFY(!planned(ProbeKind::OtherWww, "https://www.other.example/"));
    QVERIFY(!planned(ProbeKind::Favicon, "https://www.example.org/favicon.ico"));
    QVERIFY(planned(ProbeKind::OldTls, "https://example.org/"));
    QVERIFY(!planned(ProbeKind::OldTls, "https://other.example/"));
    QVERIFY(!planned(ProbeKind::SecurityTxt, "http://example.org/.well-known/security.txt"));
}

void TestCrawlProbes::off()
{
    TestSite site;
    fill(site);
    const QTemporaryDir dir;
    const CrawlRun run = runCrawl(crawlOptions(dir.filePath(QStringLiteral("a.argiope")), site.url("/")));
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QCOMPARE(site.requestCount(), 5); // the pages and robots.txt
    QVERIFY(probesOf(dir.filePath(QStringLiteral("a.argiope"))).isEmpty());
}

void TestCrawlProbes::asksOnce_data()
{
    QTest::addColumn<int>("wire");
    QTest::newRow("plain") << int(Wire::Plain);
    QTest::newRow("TLS") << int(Wire::Tls);
    QTest::newRow("HTTP/2") << int(Wire::OnlyHttp2);
}

void TestCrawlProbes::asksOnce()
{
    QFETCH(const int, wire);
    TestSite site(Wire(wire), Tls::SelfSigned);
    fill(site);
    site.setPage("/.well-known/security.txt",
        Response{
            .contentType = "text/plain", .body = "Contact: mailto:a@example.org\nExpires: 2030-01-01T00:00:00Z\n"});
    const QTemporaryDir dir;
    engine::CrawlOptions options = probing(dir.filePath(QStringLiteral("a.argiope")), site.url("/"));
    options.settings.ignoreTlsErrors = settings::CertificateError::Expired | settings::CertificateError::WrongHost
        | settings::CertificateError::Untrusted | settings::CertificateError::Other;
    const CrawlRun run = runCrawl(options);
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QVERIFY(countersHold(run));
    const QList<ProbeRecord> probes = probesOf(dir.filePath(QStringLiteral("a.argiope")));
    QByteArrayList expected{
        "not_found finished broken 404", "favicon finished broken 404", "security_txt finished ok 200"};
    if (Wire(wire) != Wire::Plain)
        expected << "old_tls finished ok 0"; // which the site declines
    QCOMPARE(linesOf(probes), expected);
    QVERIFY2(probes[2].observations.contains("2030-01-01"), probes[2].observations.constData());
    QCOMPARE(site.requestCount(), 5 + 3);
    for (const ProbeRecord &probe : probes) {
        QCOMPARE(probe.origin, site.origin());
        if (probe.kind == ProbeKind::OldTls)
            QCOMPARE(probe.observations, facts::Observations().json());
        else
            QCOMPARE(site.requestCount(probe.url.mid(site.origin().size())), 1);
    }
}

/// Once each, the first ten that have a page.
void TestCrawlProbes::foldersAreAsked()
{
    TestSite site;
    QByteArray links = "<a href=/shop/a>1</a><a href=/shop/b/c>2</a><a href=/gone/a>3</a><a href=/file>4</a>";
    for (int i = 0; i < 12; ++i) {
        const QByteArray path = "/f" + QByteArray::number(i) + "/p";
        site.setPage(path, "p");
        links += "<a href=" + path + ">f</a>";
    }
    site.setPage("/", links);
    site.setPage("/shop/a", "a");
    site.setPage("/shop/b/c", "c");
    site.setPage("/file", "f");
    const QTemporaryDir dir;
    const CrawlRun run = runCrawl(probing(dir.filePath(QStringLiteral("a.argiope")), site.url("/"), 1));
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QSet<QByteArray> folders;
    int asked = 0;
    for (const ProbeRecord &probe : probesOf(dir.filePath(QStringLiteral("a.argiope")))) {
        if (probe.kind != ProbeKind::NotFound)
            continue;
        ++asked;
        QCOMPARE(int(probe.state), int(UrlState::Finished));
        QCOMPARE(probe.status, 404);
        const QByteArray path = probe.url.mid(site.origin().size());
        folders.insert(path.left(path.lastIndexOf('/') + 1));
    }
    QCOMPARE(asked, 11);
    QCOMPARE(folders.size(), 11);
    QVERIFY(folders.contains("/") && folders.contains("/shop/") && folders.contains("/f0/"));
    QVERIFY(!folders.contains("/gone/") && !folders.contains("/shop/b/"));
    // A recrawl asks anew.
    (void)runCrawl(refetchOptions(probing(dir.filePath(QStringLiteral("a.argiope")), site.url("/"), 1)));
    QCOMPARE(probesOf(dir.filePath(QStringLiteral("a.argiope"))).size(), 11 + 2);
}

/// Pages that say the same can be told.
void TestCrawlProbes::whatIsNotThereSays()
{
    TestSite site;
    site.setPage("/", "<p>home");
    const QTemporaryDir dir;
    (void)runCrawl(probing(dir.filePath(QStringLiteral("a.argiope")), site.url("/")));
    const QByteArray plain = probesOf(dir.filePath(QStringLiteral("a.argiope")))[0].observations;
    site.setFallback(
        Response{.status = 404, .body = "<title>Sorry</title><main>" + QByteArray("word and ").repeated(300)});
    (void)runCrawl(probing(dir.filePath(QStringLiteral("b.argiope")), site.url("/")));
    const auto told
        = facts::Observations::fromJson(probesOf(dir.filePath(QStringLiteral("b.argiope")))[0].observations);
    QVERIFY(plain != told.json());
    QVERIFY(told.count("words") >= 600);
    QCOMPARE(QByteArray::fromBase64(told.find("text")->evidence).size(), 16);
    QVERIFY(told.find("signature-1"));
}

void TestCrawlProbes::otherSpellings_data()
{
    QTest::addColumn<bool>("capital");
    QTest::addColumn<QByteArray>("target"); // %: the name that was asked for
    QTest::addColumn<QByteArray>("robots");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray missing = "not_found finished broken 404";
    QTest::newRow("a capital") << true << QByteArray("/%") << QByteArray() << missing;
    QTest::newRow("a slash") << false << QByteArray("/%/") << QByteArray() << missing;
    QTest::newRow("another page") << false << QByteArray("/a") << QByteArray()
                                  << QByteArray("not_found finished redirect 302 http://HOST/a");
    QTest::newRow("robots.txt keeps out") << false << QByteArray("/x/%") << QByteArray("User-agent: *\nDisallow: /x/\n")
                                          << QByteArray("not_found finished redirect 302 http://HOST/x/%");
}

/// "/No-such-page" for "/no-such-page" is the site's own spelling of what is missing.
void TestCrawlProbes::otherSpellings()
{
    QFETCH(const bool, capital);
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, robots);
    QFETCH(QByteArray, expected);
    TestSite site;
    fill(site);
    if (!robots.isEmpty())
        site.setPage("/robots.txt", Response{.contentType = "text/plain", .body = robots});
    site.setFallback([capital, target](const test::Request &request) {
        QByteArray name = request.path().mid(1);
        if (!name.startsWith("no-such-page-") || name.endsWith('/'))
            return Response{.status = 404};
        if (capital)
            name[0] = 'N';
        return Response{.status = 302, .headers = {{"Location", QByteArray(target).replace("%", name)}}};
    });
    const QTemporaryDir dir;
    (void)runCrawl(probing(dir.filePath(QStringLiteral("a.argiope")), site.url("/")));
    const ProbeRecord probe = probesOf(dir.filePath(QStringLiteral("a.argiope")))[0];
    expected.replace("http://HOST", site.origin()).replace("%", probe.url.mid(site.origin().size() + 1));
    QCOMPARE(linesOf({probe}).first(), expected);
    QCOMPARE(site.requestCount(probe.url.mid(site.origin().size())), 1);
}

void TestCrawlProbes::changesNothingElse()
{
    TestSite site;
    fill(site);
    const QTemporaryDir dir;
    const CrawlRun without = runCrawl(crawlOptions(dir.filePath(QStringLiteral("a.argiope")), site.url("/")));
    for (const int threads : {1, 8}) {
        const QString path = dir.filePath(QStringLiteral("%1.argiope").arg(threads));
        const CrawlRun with = runCrawl(probing(path, site.url("/"), threads));
        QVERIFY(countersHold(with) && inlinksHold(with));
        QCOMPARE(with.summary(site.origin()), without.summary(site.origin()));
        QCOMPARE(with.counters.discovered, without.counters.discovered);
        QCOMPARE(with.counters.finished, without.counters.finished);
        QCOMPARE(with.links.size(), without.links.size());
    }
}

/// By a proxy, so that names can be used.
void TestCrawlProbes::twins()
{
    TestSite proxy;
    proxy.setPage("http://example.org/", "<a href=/a>a</a>");
    proxy.setPage("http://example.org/a", "a");
    proxy.setPage("http://www.example.org/", "<link rel=canonical href=http://example.org/><p>the same");
    proxy.setPage("http://www.example.org/robots.txt",
        Response{.contentType = "text/plain", .body = "User-agent: *\nAllow: /\n"});
    const QTemporaryDir dir;
    engine::CrawlOptions options = probing(dir.filePath(QStringLiteral("a.argiope")), "http://example.org/");
    options.settings.proxy = QString::fromLatin1(proxy.origin());
    QCOMPARE(runCrawl(options).reason, engine::EndReason::Completed);
    const QList<ProbeRecord> probes = probesOf(dir.filePath(QStringLiteral("a.argiope")));
    QCOMPARE(probes.size(), 5);
    QCOMPARE(int(probes[1].kind), int(ProbeKind::OtherScheme));
    QCOMPARE(int(probes[1].state), int(UrlState::Finished)); // no tunnel is to be had: an answer of its own kind
    QVERIFY(probes[1].outcome != base::Outcome::Ok);
    QCOMPARE(linesOf(probes)[2], QByteArray("other_www finished ok 200"));
    QVERIFY2(probes[2].observations.contains("http://example.org/"), probes[2].observations.constData());
    QCOMPARE(proxy.requestCount("http://www.example.org/"), 1);
    QCOMPARE(proxy.requestCount("http://www.example.org/robots.txt"), 1);
    // A twin that redirects says where to.
    proxy.setPage("http://www.example.org/", Response{.status = 301, .headers = {{"Location", "http://example.org/"}}});
    options.path = dir.filePath(QStringLiteral("b.argiope"));
    QCOMPARE(runCrawl(options).reason, engine::EndReason::Completed);
    QCOMPARE(linesOf(probesOf(options.path))[2], QByteArray("other_www finished redirect 301 http://example.org/"));
}

void TestCrawlProbes::startIsNotFine()
{
    TestSite site;
    site.setPage("/", Response{.status = 404, .body = "<a href=/a>a</a>"});
    const QTemporaryDir dir;
    QCOMPARE(runCrawl(probing(dir.filePath(QStringLiteral("a.argiope")), site.url("/"))).reason,
        engine::EndReason::Completed);
    QCOMPARE(site.requestCount(), 3); // with robots.txt, and what the page links to
    QVERIFY(probesOf(dir.filePath(QStringLiteral("a.argiope"))).isEmpty());
}

void TestCrawlProbes::robotsKeepOut()
{
    TestSite site;
    fill(site);
    site.setPage("/robots.txt",
        Response{.contentType = "text/plain", .body = "User-agent: *\nDisallow: /no-\nDisallow: /favicon.ico\n"});
    const QTemporaryDir dir;
    QCOMPARE(runCrawl(probing(dir.filePath(QStringLiteral("a.argiope")), site.url("/"))).reason,
        engine::EndReason::Completed);
    const QList<ProbeRecord> probes = probesOf(dir.filePath(QStringLiteral("a.argiope")));
    QCOMPARE(linesOf(probes),
        (QByteArrayList{"not_found skipped  0", "favicon skipped  0", "security_txt finished broken 404"}));
    QVERIFY2(probes[0].error.startsWith("robots"), probes[0].error.constData());
    QCOMPARE(site.requestCount("/favicon.ico"), 0);
    // Who does not obey it asks.
    engine::CrawlOptions options = probing(dir.filePath(QStringLiteral("b.argiope")), site.url("/"));
    options.settings.robots = settings::RobotsPolicy::Ignore;
    (void)runCrawl(options);
    QCOMPARE(site.requestCount("/favicon.ico"), 1);
}

void TestCrawlProbes::patternsKeepOut()
{
    TestSite site;
    fill(site);
    const QTemporaryDir dir;
    engine::CrawlOptions options = probing(dir.filePath(QStringLiteral("a.argiope")), site.url("/"));
    options.settings.exclude = {QStringLiteral("well-known")};
    (void)runCrawl(options);
    QCOMPARE(linesOf(probesOf(options.path)),
        (QByteArrayList{"not_found finished broken 404", "favicon finished broken 404", "security_txt skipped  0"}));
    QCOMPARE(site.requestCount("/.well-known/security.txt"), 0);
}

/// Stopped at any moment and resumed: every probe is made once, but for the one that was under way.
void TestCrawlProbes::resumed()
{
    TestSite site;
    fill(site);
    site.setPage("/favicon.ico", Response{.status = 404, .neverAnswer = true});
    const QTemporaryDir dir;
    engine::CrawlOptions options = probing(dir.filePath(QStringLiteral("a.argiope")), site.url("/"), 1);
    bool stopped = false;
    const CrawlRun first = runCrawl(options, [&](engine::Crawl &crawl) {
        if (!stopped && site.requestCount("/favicon.ico") > 0) {
            stopped = true;
            crawl.stop();
        }
    });
    if (!stopped)
        QSKIP("it was over before anybody looked");
    QCOMPARE(first.reason, engine::EndReason::Stopped);
    site.setPage("/favicon.ico", Response{.contentType = "image/png", .body = "x"});
    options.mode = engine::CrawlOptions::Mode::Resume;
    const CrawlRun second = runCrawl(options);
    QCOMPARE(second.reason, engine::EndReason::Completed);
    QVERIFY(countersHold(second));
    const QList<ProbeRecord> probes = probesOf(options.path);
    QCOMPARE(linesOf(probes),
        (QByteArrayList{
            "not_found finished broken 404", "favicon finished ok 200", "security_txt finished broken 404"}));
    QCOMPARE(site.requestCount(probes[0].url.mid(site.origin().size())), 1);
    QCOMPARE(site.requestCount("/favicon.ico"), 2);
    QCOMPARE(site.requestCount("/.well-known/security.txt"), 1);
    // What is done is not asked again.
    const CrawlRun third = runCrawl(options);
    Q_UNUSED(third)
    QCOMPARE(site.requestCount("/favicon.ico"), 2);
}

void TestCrawlProbes::recrawled()
{
    TestSite site;
    fill(site);
    const QTemporaryDir dir;
    const engine::CrawlOptions options = probing(dir.filePath(QStringLiteral("a.argiope")), site.url("/"));
    (void)runCrawl(options);
    site.setPage("/favicon.ico", Response{.contentType = "image/png", .body = "x"});
    QCOMPARE(runCrawl(refetchOptions(options)).reason, engine::EndReason::Completed);
    const QList<ProbeRecord> probes = probesOf(options.path);
    QCOMPARE(linesOf(probes),
        (QByteArrayList{
            "not_found finished broken 404", "favicon finished ok 200", "security_txt finished broken 404"}));
    QCOMPARE(probes[0].run, 2);
}

/// What is private to the start address's server is no twin's.
void TestCrawlProbes::loginsStayAtHome()
{
    TestSite proxy;
    const auto shut = [](const Response &inside) {
        return [inside](const Request &request) {
            const bool asks = request.target.startsWith("http://example.org/");
            return asks && request.header("Authorization").isEmpty()
                ? Response{.status = 401, .headers = {{"WWW-Authenticate", "Basic realm=\"x\""}}}
                : inside;
        };
    };
    proxy.setPage("http://example.org/", shut({.headers = {{"Set-Cookie", "a=b"}}, .body = "<p>home"}));
    proxy.setFallback(shut({.status = 404}));
    proxy.setPage("http://www.example.org/", "<p>twin");
    const QTemporaryDir dir;
    engine::CrawlOptions options = probing(dir.filePath(QStringLiteral("a.argiope")), "http://example.org/", 1);
    options.settings.proxy = QString::fromLatin1(proxy.origin());
    options.settings.auth = QStringLiteral("me:secret");
    (void)runCrawl(options);
    int home = 0;
    int twin = 0;
    for (const Request &request : proxy.accessLog()) {
        if (request.target.startsWith("http://www.example.org/")) {
            ++twin;
            QCOMPARE(request.header("Authorization"), QByteArray());
            QCOMPARE(request.header("Cookie"), QByteArray());
        } else if (request.target == "http://example.org/favicon.ico") {
            ++home;
            QVERIFY(!request.header("Authorization").isEmpty());
            QCOMPARE(request.header("Cookie"), QByteArray("a=b"));
        }
    }
    QCOMPARE(home, 1);
    QCOMPARE(twin, 2); // with its robots.txt
}

ARGIOPE_TEST(TestCrawlProbes, QCoreApplication)
#include "tst_crawlprobes.moc"
