// Crawls that look into images, scripts and the like, and those that note nothing of pages for audits.

#include "core/audit/audit.h"
#include "core/audit/namedfindings.h"
#include "core/store/reader.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QSet>
#include <QTest>

using namespace argiope;
using namespace argiope::test;

namespace {

QByteArray high(quint32 value)
{
    QByteArray bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes.append(char(value >> shift & 0xFF));
    return bytes;
}

/// So many bytes, of which the first say how large the picture is.
QByteArray pngOf(quint32 width, quint32 height, qsizetype bytes)
{
    const QByteArray head = "\x89PNG\r\n\x1A\n" + high(13) + "IHDR" + high(width) + high(height) + QByteArray(9, '\x08')
        + high(quint32(bytes)) + "IDAT";
    return head + QByteArray(bytes - head.size(), 'x');
}

constexpr qsizetype Large = 300'000;

void fillSite(TestSite &site)
{
    const QByteArray start
        = "<html lang=en><title>Start</title><link rel=manifest href=/a.webmanifest><script src=/a.js></script>"
          "<link rel=stylesheet href=/a.css><meta property=og:image content='"
        + site.url("/og.png")
        + "'><img src=/a.png alt=A width=100 height=100><img src=/b.png alt=B width=100 height=50><a href=/b>b</a>";
    site.setPage("/", start);
    site.setPage("/b", "<title>B</title><img src=/gone.png alt=x width=1 height=1>");
    site.setPage("/a.png", Response{.contentType = "image/png", .body = pngOf(400, 200, Large)});
    site.setPage("/b.png", Response{.contentType = "image/png", .body = pngOf(200, 100, 2000)});
    site.setPage("/og.png", Response{.contentType = "image/png", .body = pngOf(100, 100, 2000)});
    site.setPage("/a.js", Response{.contentType = "text/javascript", .body = "a();" + QByteArray(3000, ' ')});
    site.setPage("/a.css", Response{.contentType = "text/css", .body = "a{b:c}"});
    site.setPage("/a.webmanifest", Response{.contentType = "application/manifest+json", .body = R"({"name":"A"})"});
}

/// "check path" of what is found among these.
QSet<QByteArray> foundIn(const QString &path, const QByteArray &origin, std::initializer_list<const char *> checks)
{
    QSet<QByteArray> lines;
    auto reader = store::Reader::open(path);
    if (!reader)
        return {"no project"};
    audit::AuditOptions options;
    for (const char *check : checks)
        options.checks.push_back(audit::checkFromId(check));
    (void)audit::auditNamed(**reader, options, [&](const audit::NamedFinding &finding) {
        if (finding.state == audit::State::Found)
            lines.insert(finding.check->id + QByteArray(" ") + QByteArray(finding.url).replace(origin, ""));
    });
    return lines;
}

} // namespace

class TestCrawlInspect : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void looksInto_data();
    void looksInto();
    void offUnlessAsked();
    void leftOutStaysOut();
    void againByCondition();
    void withoutPageFacts();
};

void TestCrawlInspect::looksInto_data()
{
    QTest::addColumn<int>("wire");
    QTest::newRow("plain") << int(Wire::Plain);
    QTest::newRow("HTTP/2") << int(Wire::OnlyHttp2);
}

void TestCrawlInspect::looksInto()
{
    QFETCH(const int, wire);
    TestSite site(Wire(wire), Tls::SelfSigned);
    fillSite(site);
    const QTemporaryDir dir;
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("a.argiope")), site.url("/"));
    options.settings.inspectResources = true;
    options.settings.ignoreTlsErrors = settings::CertificateError::Expired | settings::CertificateError::WrongHost
        | settings::CertificateError::Untrusted | settings::CertificateError::Other;
    const CrawlRun run = runCrawl(options);
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QVERIFY(countersHold(run) && inlinksHold(run));
    const auto page = [&](const char *path) { return run.urls.value(site.url(path)).page; };
    QCOMPARE(page("/a.png").inspected, QByteArray(R"({"image":[1,"png 400x200 still"]})"));
    QCOMPARE(page("/a.png").bytes, qint64(Large)); // though no more than its head was read
    QVERIFY(page("/a.png").contentHash.isEmpty());
    QCOMPARE(int(page("/a.png").outcome), int(base::Outcome::Ok));
    QCOMPARE(page("/og.png").inspected, QByteArray(R"({"image":[1,"png 100x100 still"]})"));
    QCOMPARE(page("/a.js").inspected, QByteArray(R"({"spare-bytes":[2999]})"));
    QVERIFY(!page("/a.js").contentHash.isEmpty());
    QCOMPARE(page("/a.css").inspected, QByteArray("{}"));
    QCOMPARE(page("/a.webmanifest").inspected, QByteArray(R"({"manifest-incomplete":[2,"icon 192, icon 512"]})"));
    QVERIFY(page("/gone.png").inspected.isEmpty());
    QVERIFY(page("/").inspected.isEmpty());
    for (const char *path : {"/a.png", "/og.png", "/a.js", "/a.webmanifest"})
        QCOMPARE(site.requestCount(path), 1);
    QCOMPARE(foundIn(options.path, site.origin(),
                 {"image-wrong-ratio", "image-oversized", "image-old-format", "perf-unminified", "manifest-incomplete",
                     "og-image-small", "perf-page-weight"}),
        (QSet<QByteArray>{"image-wrong-ratio /", "image-old-format /a.png", "perf-unminified /a.js",
            "manifest-incomplete /a.webmanifest", "og-image-small /"}));
}

void TestCrawlInspect::offUnlessAsked()
{
    TestSite site;
    fillSite(site);
    const QTemporaryDir dir;
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("a.argiope")), site.url("/"));
    (void)runCrawl(options);
    QCOMPARE(site.requestCount(), 3); // the pages and robots.txt
    options.path = dir.filePath(QStringLiteral("b.argiope"));
    options.settings.resources = settings::ResourcePolicy::Check;
    const CrawlRun run = runCrawl(options);
    QVERIFY(run.urls.value(site.url("/a.png")).page.inspected.isEmpty());
    QCOMPARE(site.requestCount("/a.png"), 1);
    QCOMPARE(site.requestCount("/og.png"), 0);
}

void TestCrawlInspect::leftOutStaysOut()
{
    TestSite site;
    fillSite(site);
    const QTemporaryDir dir;
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("a.argiope")), site.url("/"));
    options.settings.inspectResources = true;
    options.settings.resources = settings::ResourcePolicy::Ignore;
    (void)runCrawl(options);
    QCOMPARE(site.requestCount(), 3);
}

/// What a server confirms is what was noted before.
void TestCrawlInspect::againByCondition()
{
    TestSite site;
    fillSite(site);
    const QByteArray image = pngOf(400, 200, 3000);
    site.setPage("/a.png", Response{.headers = {{"ETag", "\"1\""}}, .contentType = "image/png", .body = image});
    const QTemporaryDir dir;
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("a.argiope")), site.url("/"));
    options.settings.inspectResources = true;
    (void)runCrawl(options);
    site.setPage("/a.png", Response{.status = 304, .headers = {{"ETag", "\"1\""}}});
    const CrawlRun run = runCrawl(refetchOptions(options));
    const store::PageRecord page = run.urls.value(site.url("/a.png")).page;
    QVERIFY(page.notModified);
    QCOMPARE(page.inspected, QByteArray(R"({"image":[1,"png 400x200 still"]})"));
}

void TestCrawlInspect::withoutPageFacts()
{
    TestSite site;
    site.setPage("/", "<title>Start</title><title>Again</title><p><img src=a>");
    const QTemporaryDir dir;
    const QByteArray url = site.url("/");
    const auto noted = [&](const char *name, bool facts, bool accessibility) {
        engine::CrawlOptions options = crawlOptions(dir.filePath(QLatin1String(name)), url);
        options.settings.pageFacts = facts;
        options.settings.accessibility = accessibility;
        return runCrawl(options).urls.value(url).page;
    };
    QVERIFY(noted("on", true, false).observations.contains("title-multiple"));
    const store::PageRecord off = noted("off", false, false);
    QVERIFY2(off.observations.isEmpty(), off.observations.constData());
    QCOMPARE(off.title, QByteArray("Start"));
    QVERIFY(foundIn(dir.filePath(QStringLiteral("off")), site.origin(), {"title-multiple"}).isEmpty());
    // What is not noted would look as if it were not there.
    QVERIFY(noted("both", false, true).observations.contains("title-multiple"));
}

ARGIOPE_TEST(TestCrawlInspect, QCoreApplication)
#include "tst_crawlinspect.moc"
