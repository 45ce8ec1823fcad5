#include "tests/core/engine/archivehelp.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/compressed.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace argiope;
using namespace argiope::test;
using engine::Crawl;
using engine::CrawlOptions;
using engine::EndReason;
using settings::Bodies;

namespace {

Page confirmed(const QByteArray &body)
{
    return [body](const Request &request) {
        if (request.header("If-None-Match") == "\"x\"")
            return Response{.status = 304, .headers = {{"ETag", "\"x\""}}};
        return Response{.headers = {{"ETag", "\"x\""}}, .body = body};
    };
}

/// A page that does not become smaller by packing.
QByteArray noise(quint32 seed)
{
    QByteArray text(40'000, 'x');
    for (char &c : text) {
        seed = seed * 1664525 + 1013904223;
        c = char('0' + (seed >> 24) % 60);
    }
    return "<p>" + text.replace('<', 'y');
}

} // namespace

class TestCrawlArchive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { trustTestAuthority(); }

    void asOnTheWire_data()
    {
        QTest::addColumn<int>("wire");
        QTest::newRow("in clear") << int(Wire::Plain);
        QTest::newRow("over TLS") << int(Wire::Tls);
        QTest::newRow("HTTP/2") << int(Wire::Http2);
    }
    void asOnTheWire()
    {
        QFETCH(int, wire);
        const QByteArray page = "<title>packed</title><a href=/chunked>c</a>";
        TestSite site({{"/", "<a href=/packed>p</a><a href=/moved>m</a><a href=/pdf>f</a><a href=/gone>g</a>"},
                          {"/packed", Response{.headers = {{"Content-Encoding", "gzip"}}, .body = gzipped(page)}},
                          {"/chunked", Response{.body = "<p>in pieces</p>", .chunked = true}},
                          {"/moved", Response{.status = 301, .headers = {{"Location", "/"}}, .body = "there"}},
                          {"/gone", Response{.status = 404, .body = "<p>not here</p>"}},
                          {"/pdf", Response{.contentType = "application/pdf", .body = "%PDF"}}},
            Wire(wire));
        QTemporaryDir dir;
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
        options.settings.bodies = Bodies::Html;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.reason, EndReason::Completed);

        const Archives kept = readArchives(options.path);
        QCOMPARE(kept.problems, QStringList());
        QCOMPARE(kept.files, QStringList{QStringLiteral("p.warc.gz")});
        QCOMPARE(kept.records.first().type, QByteArray("warcinfo"));
        QCOMPARE(kept.bodies.keys(),
            QList<QByteArray>(
                {site.url("/"), site.url("/chunked"), site.url("/gone"), site.url("/moved"), site.url("/packed")}));
        QCOMPARE(kept.bodies.value(site.url("/packed")), page);
        QCOMPARE(kept.bodies.value(site.url("/chunked")), QByteArray("<p>in pieces</p>"));
        QCOMPARE(kept.bodies.value(site.url("/moved")), QByteArray("there"));
        QCOMPARE(kept.count("request"), 5);
        QCOMPARE(kept.count("metadata"), 5);

        // Of the payload: packed as it came, but without the pieces of its way.
        const archive::WarcRecord packed = kept.of(site.url("/packed"), "response").first();
        QVERIFY(packed.block.endsWith(gzipped(page)));
        QCOMPARE(packed.field("WARC-Payload-Digest"), archive::sha1Label(archive::sha1(gzipped(page))));
        const archive::WarcRecord chunked = kept.of(site.url("/chunked"), "response").first();
        QCOMPARE(chunked.field("WARC-Payload-Digest"), archive::sha1Label(archive::sha1("<p>in pieces</p>")));
        QCOMPARE(chunked.block.contains("Transfer-Encoding: chunked"), Wire(wire) != Wire::Http2);
        QCOMPARE(chunked.block.endsWith("\r\n0\r\n\r\n"), Wire(wire) != Wire::Http2);
        QVERIFY(chunked.block.startsWith("HTTP/1.1 200 OK\r\n"));
        QCOMPARE(chunked.field("WARC-Protocol"), QByteArray(Wire(wire) == Wire::Http2 ? "h2" : "http/1.1"));
        QCOMPARE(chunked.field("WARC-IP-Address"), QByteArray("127.0.0.1"));

        const archive::WarcRecord request = kept.of(site.url("/chunked"), "request").first();
        QVERIFY(request.block.startsWith("GET /chunked HTTP/1.1\r\nHost: 127.0.0.1:"));
        QVERIFY(request.block.endsWith("\r\n\r\n"));
        QCOMPARE(request.field("WARC-Concurrent-To"), chunked.field("WARC-Record-ID"));
        const archive::WarcRecord known = kept.of(site.url("/chunked"), "metadata").first();
        QVERIFY(known.block.contains("outcome: ok\r\n"));
        QVERIFY(known.block.contains("depth: 2\r\n"));
    }

    /// What a crawl asks for besides its URLs.
    void robotsAndSitemaps()
    {
        TestSite site(
            {{"/", "<p>start"}, {"/robots.txt", Response{.status = 302, .headers = {{"Location", "/r.txt"}}}}});
        const QByteArray rules = "User-agent: *\nDisallow: /no\nSitemap: " + site.url("/s.xml") + '\n';
        site.setPage("/r.txt", Response{.contentType = "text/plain", .body = rules});
        const QByteArray urls = "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><url><loc>"
            + site.url("/named") + "</loc></url></urlset>";
        site.setPage("/s.xml",
            Response{.headers = {{"Content-Encoding", "gzip"}},
                .contentType = "application/xml",
                .body = gzipped(urls),
                .chunked = true});
        site.setPage("/named", "<p>named");
        QTemporaryDir dir;
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
        options.settings.sitemaps = true;
        options.settings.bodies = Bodies::Html; // they are none
        QCOMPARE(runCrawl(options).reason, EndReason::Completed);
        QVERIFY(readArchives(options.path).of(site.url("/r.txt"), "response").isEmpty());

        options.path = dir.filePath(QStringLiteral("q.argiope"));
        options.settings.bodies = Bodies::All;
        QCOMPARE(runCrawl(options).reason, EndReason::Completed);
        Archives kept = readArchives(options.path);
        QCOMPARE(kept.problems, QStringList());
        QCOMPARE(kept.bodies.value(site.url("/r.txt")), rules);
        QCOMPARE(kept.bodies.value(site.url("/s.xml")), urls);
        for (const char *path : {"/robots.txt", "/r.txt", "/s.xml"}) {
            QCOMPARE(kept.of(site.url(path), "response").size(), 1);
            QCOMPARE(kept.of(site.url(path), "request").size(), 1);
            QCOMPARE(kept.of(site.url(path), "metadata").size(), 1);
        }
        QVERIFY(kept.of(site.url("/s.xml"), "response").first().block.contains("Transfer-Encoding: chunked"));

        // Another crawl of it gets the same, which is only referred to.
        QCOMPARE(runCrawl(refetchOptions(options)).reason, EndReason::Completed);
        kept = readArchives(options.path);
        QCOMPARE(kept.problems, QStringList());
        for (const char *path : {"/r.txt", "/s.xml"}) {
            QCOMPARE(kept.of(site.url(path), "response").size(), 1);
            QCOMPARE(kept.of(site.url(path), "revisit").size(), 1);
        }
    }

    void whatIsKept_data()
    {
        QTest::addColumn<int>("bodies");
        QTest::addColumn<QStringList>("types");
        QTest::addColumn<qint64>("most");
        QTest::addColumn<QByteArray>("kept");
        QTest::newRow("nothing") << int(Bodies::None) << QStringList() << qint64(0) << QByteArray();
        QTest::newRow("HTML") << int(Bodies::Html) << QStringList() << qint64(0) << QByteArray("/ /long");
        QTest::newRow("everything") << int(Bodies::All) << QStringList() << qint64(0)
                                    << QByteArray("/ /a.png /long /pdf /robots.txt");
        QTest::newRow("some types") << int(Bodies::All)
                                    << QStringList{QStringLiteral("image/*"), QStringLiteral("Application/PDF")}
                                    << qint64(0) << QByteArray("/a.png /pdf");
        QTest::newRow("of a size") << int(Bodies::All) << QStringList() << qint64(500)
                                   << QByteArray("/ /a.png /pdf /robots.txt");
    }
    void whatIsKept()
    {
        QFETCH(int, bodies);
        QFETCH(QStringList, types);
        QFETCH(qint64, most);
        QFETCH(QByteArray, kept);
        TestSite site{{"/", "<img src=/a.png><a href=/pdf>f</a><a href=/long>l</a><a href=/cut>c</a>"},
            {"/a.png", Response{.contentType = "image/png", .body = "PNG"}},
            {"/pdf", Response{.contentType = "application/pdf", .body = "%PDF"}},
            {"/long", Response{.body = QByteArray("<p>") + QByteArray(5000, 'x')}},
            {"/cut", Response{.body = "<p>breaks off", .chunked = true, .closeAfter = 5}}};
        QTemporaryDir dir;
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
        options.settings.bodies = Bodies(bodies);
        options.settings.bodyTypes = types;
        options.settings.maxBodyBytes = most;
        options.settings.resources = settings::ResourcePolicy::Check;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.reason, EndReason::Completed);
        const Archives found = readArchives(options.path);
        QCOMPARE(found.problems, QStringList());
        QByteArrayList paths;
        for (const QByteArray &url : found.bodies.keys())
            paths << url.mid(site.origin().size());
        QCOMPARE(paths.join(' '), kept);
        // What is kept changes nothing of what is said of it.
        QCOMPARE(run.urls.value(site.url("/pdf")).page.status, 200);
        QCOMPARE(run.urls.value(site.url("/long")).page.outcome, base::Outcome::Ok);
    }

    void whatPagesShow_data()
    {
        QTest::addColumn<int>("bodies");
        QTest::addColumn<int>("resources");
        QTest::addColumn<QByteArray>("kept");
        using settings::ResourcePolicy;
        const QByteArray all("/ /b.css /bg.png /font.woff /img.png /s.css");
        QTest::newRow("everything") << int(Bodies::All) << int(ResourcePolicy::Record) << all;
        QTest::newRow("everything, checked") << int(Bodies::All) << int(ResourcePolicy::Check) << all;
        QTest::newRow("no resources") << int(Bodies::All) << int(ResourcePolicy::Ignore) << QByteArray("/");
        QTest::newRow("HTML") << int(Bodies::Html) << int(ResourcePolicy::Record) << QByteArray("/");
    }
    /// Pictures, style sheets, and what these name in turn.
    void whatPagesShow()
    {
        QFETCH(int, bodies);
        QFETCH(int, resources);
        QFETCH(QByteArray, kept);
        const auto css
            = [](const char *text) { return Response{.contentType = "text/css; charset=utf-8", .body = text}; };
        const auto file = [](const char *type) { return Response{.contentType = type, .body = type}; };
        TestSite site{{"/", "<link rel=stylesheet href=/s.css><img src=img.png>"},
            {"/s.css", css("@import 'b.css'; p { background: url(bg.png) } a { background: url(/404.png) }")},
            {"/b.css", css("@import 's.css'; @font-face { src: url(font.woff) }")}, {"/img.png", file("image/png")},
            {"/bg.png", file("image/x")}, {"/font.woff", file("font/woff")}};
        QTemporaryDir dir;
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
        options.settings.bodies = Bodies(bodies);
        options.settings.resources = settings::ResourcePolicy(resources);
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.reason, EndReason::Completed);
        const Archives found = readArchives(options.path);
        QCOMPARE(found.problems, QStringList());
        QByteArrayList paths;
        for (const QByteArray &url : found.bodies.keys()) {
            const QByteArray path = url.mid(site.origin().size());
            if (path != "/404.png" && path != "/robots.txt")
                paths << path;
        }
        QCOMPARE(paths.join(' '), kept);
        QCOMPARE(run.urls.contains(site.url("/404.png")), kept.contains("css"));
    }

    void equalPayloadsAreKeptOnce()
    {
        TestSite site{{"/", "<a href=/a>a</a><a href=/b>b</a>"}, {"/a", "<p>the same</p>"}, {"/b", "<p>the same</p>"}};
        QTemporaryDir dir;
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 1);
        options.settings.bodies = Bodies::Html;
        QCOMPARE(runCrawl(options).reason, EndReason::Completed);
        const Archives found = readArchives(options.path);
        QCOMPARE(found.problems, QStringList());
        QCOMPARE(found.count("response"), 2);
        QCOMPARE(found.count("revisit"), 1);
        const archive::WarcRecord again = found.of(site.url("/b"), "revisit").first();
        const archive::WarcRecord first = found.of(site.url("/a"), "response").first();
        QCOMPARE(again.field("WARC-Profile"), QByteArray(archive::IdenticalPayload));
        QCOMPARE(again.field("WARC-Refers-To-Target-URI"), site.url("/a"));
        QCOMPARE(again.field("WARC-Refers-To-Date"), first.field("WARC-Date"));
        QCOMPARE(again.field("WARC-Payload-Digest"), first.field("WARC-Payload-Digest"));
        QVERIFY(again.block.startsWith("HTTP/1.1 200 OK\r\n"));
        QVERIFY(again.block.endsWith("\r\n\r\n"));
    }

    void recrawlsKeepEachVisit()
    {
        TestSite site{{"/", confirmed("<a href=/changes>c</a>")}, {"/changes", "<p>before</p>"}};
        QTemporaryDir dir;
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
        options.settings.bodies = Bodies::Html;
        QCOMPARE(runCrawl(options).reason, EndReason::Completed);
        site.setPage("/changes", "<p>after</p>");
        QCOMPARE(runCrawl(refetchOptions(options)).reason, EndReason::Completed);
        const Archives found = readArchives(options.path);
        QCOMPARE(found.problems, QStringList());
        QCOMPARE(found.of(site.url("/changes"), "response").size(), 2);
        QCOMPARE(found.of(site.url("/"), "response").size(), 1);
        const archive::WarcRecord same = found.of(site.url("/"), "revisit").first();
        QCOMPARE(same.field("WARC-Profile"), QByteArray(archive::NotModified));
        QVERIFY(same.block.startsWith("HTTP/1.1 304"));
    }

    // A page of which nothing is kept is not asked for by condition, which would keep nothing of it either.
    void whatIsNotKeptYetIsFetchedAnew()
    {
        TestSite site{{"/", confirmed("<p>x</p>")}};
        QTemporaryDir dir;
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
        QCOMPARE(runCrawl(options).reason, EndReason::Completed);
        QCOMPARE(readArchives(options.path).files, QStringList());
        options.settings.bodies = Bodies::Html;
        QCOMPARE(runCrawl(refetchOptions(options)).reason, EndReason::Completed);
        QCOMPARE(readArchives(options.path).bodies.value(site.url("/")), QByteArray("<p>x</p>"));

        // Somebody took the archive away: the same.
        QVERIFY(QFile::remove(dir.filePath(QStringLiteral("p.warc.gz"))));
        QCOMPARE(runCrawl(refetchOptions(options)).reason, EndReason::Completed);
        const Archives found = readArchives(options.path, false);
        QCOMPARE(found.bodies.value(site.url("/")), QByteArray("<p>x</p>"));
        QCOMPARE(found.count("response"), 1);
    }

    void archivesAreSplit()
    {
        TestSite site;
        QByteArray links;
        for (int i = 0; i < 12; ++i) {
            links += "<a href=/" + QByteArray::number(i) + ">x</a>";
            // So slow that commits lie between them.
            site.setPage("/" + QByteArray::number(i), Response{.body = noise(quint32(i)), .delayMs = 60});
        }
        site.setPage("/", links);
        QTemporaryDir dir;
        // Somebody else's, which is in nobody's way.
        QFile other(dir.filePath(QStringLiteral("p-00001.warc.gz")));
        QVERIFY(other.open(QIODevice::WriteOnly));
        QCOMPARE(other.write("not ours"), 8);
        other.close();
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 1);
        options.settings.bodies = Bodies::Html;
        options.settings.archiveBytes = 65536;
        QCOMPARE(runCrawl(options).reason, EndReason::Completed);
        QVERIFY(other.open(QIODevice::ReadOnly));
        QCOMPARE(other.readAll(), QByteArray("not ours"));
        QVERIFY(other.remove());
        const Archives found = readArchives(options.path);
        QCOMPARE(found.problems, QStringList());
        QVERIFY2(found.files.size() >= 2, qPrintable(found.files.join(u' ')));
        QCOMPARE(found.files.first(), QStringLiteral("p-00002.warc.gz"));
        QCOMPARE(found.count("warcinfo"), found.files.size());
        QCOMPARE(found.count("response"), 13);
    }

    void tornTailsAreCut()
    {
        TestSite site{{"/", "<a href=/b>b</a>"}, {"/b", "<p>b</p>"}};
        QTemporaryDir dir;
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
        options.settings.bodies = Bodies::Html;
        QCOMPARE(runCrawl(options).reason, EndReason::Completed);
        QFile file(dir.filePath(QStringLiteral("p.warc.gz")));
        QVERIFY(file.open(QIODevice::Append));
        QCOMPARE(file.write("\x1f\x8b\x08 torn"), 8);
        file.close();
        options.mode = CrawlOptions::Mode::Resume;
        QCOMPARE(runCrawl(options).reason, EndReason::Completed);
        QCOMPARE(readArchives(options.path).problems, QStringList());

        // And what the archive lost is not kept any more.
        QVERIFY(file.resize(file.size() - 10));
        QCOMPARE(runCrawl(options).reason, EndReason::Completed);
        const Archives found = readArchives(options.path, false);
        QCOMPARE(found.problems, QStringList());
    }

    // A copy must not cut, or write behind, what is the original's.
    void copiesLeaveTheOriginalsAlone()
    {
        TestSite site{{"/", "<p>x</p>"}};
        QTemporaryDir dir;
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
        options.settings.bodies = Bodies::Html;
        QCOMPARE(runCrawl(options).reason, EndReason::Completed);
        const QString copy = dir.filePath(QStringLiteral("p-00001.argiope"));
        QVERIFY(QFile::copy(options.path, copy));
        site.setPage("/", "<p>y</p>");
        QCOMPARE(runCrawl(refetchOptions(options)).reason, EndReason::Completed);
        auto other = refetchOptions(options);
        other.path = copy;
        QCOMPARE(runCrawl(other).reason, EndReason::Completed);
        const Archives found = readArchives(options.path, false);
        QCOMPARE(found.problems, QStringList());
        QCOMPARE(found.files, QStringList({QStringLiteral("p-00001.warc.gz"), QStringLiteral("p.warc.gz")}));
        QCOMPARE(readArchives(copy, false).bodies.value(site.url("/")), QByteArray("<p>y</p>"));
    }

    void secretsStayOut()
    {
        TestSite site{
            {"/", Response{.headers = {{"Set-Cookie", "sid=S3CRET-COOKIE; Path=/"}}, .body = "<a href=/b>b</a>"}},
            {"/b", "<p>b</p>"}};
        QTemporaryDir dir;
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 1);
        options.settings.bodies = Bodies::Html;
        options.settings.auth = QStringLiteral("S3CRET-USER:S3CRET-WORD");
        site.askForLogin();
        options.settings.headers
            = QStringList{QStringLiteral("X-Api-Key: S3CRET-KEY"), QStringLiteral("X-Plain: plain")};
        QCOMPARE(runCrawl(options).reason, EndReason::Completed);
        QVERIFY(site.accessLog().last().header("Cookie").contains("S3CRET-COOKIE"));
        const Archives found = readArchives(options.path);
        const QByteArray all = found.everything();
        QVERIFY(!all.contains("S3CRET"));
        QVERIFY(!all.contains(QByteArray("S3CRET-USER:S3CRET-WORD").toBase64()));
        const QByteArray request = found.of(site.url("/b"), "request").first().block;
        QVERIFY(request.contains("\r\nX-Plain: plain\r\n"));
        QVERIFY(QRegularExpression(QStringLiteral("\r\nAuthorization: x+\r\n"))
                    .match(QString::fromLatin1(request))
                    .hasMatch());
        QVERIFY(
            QRegularExpression(QStringLiteral("\r\nCookie: x+\r\n")).match(QString::fromLatin1(request)).hasMatch());
        QVERIFY(found.of(site.url("/"), "response").first().block.contains("Set-Cookie: sid=xxxxxxxxxxxxx; Path=/"));
    }

    void aFullDiskWaits()
    {
        TestSite site;
        QByteArray links;
        for (int i = 0; i < 40; ++i) {
            links += "<a href=/" + QByteArray::number(i) + ">x</a>";
            site.setPage("/" + QByteArray::number(i), noise(quint32(i)));
        }
        site.setPage("/", links);
        QTemporaryDir dir;
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
        options.settings.bodies = Bodies::Html;
        // Enough for the project's file, for which it holds as well, and half of what the archive needs.
        const auto limit = std::make_shared<std::atomic<qint64>>(600 * 1024);
        options.fileLimit = limit;
        Crawl crawl(options);
        QEventLoop loop;
        int waits = 0;
        EndReason reason = EndReason::None;
        QObject::connect(&crawl, &Crawl::failed, &loop,
            [](const engine::CrawlError &error) { qWarning("%s", qPrintable(error.message())); });
        QTimer raise;
        QObject::connect(&raise, &QTimer::timeout, &crawl, [&] {
            *limit = limit->load() + 200 * 1024;
            crawl.resume();
        });
        QObject::connect(&crawl, &Crawl::pauseReasonChanged, &loop, [&](engine::PauseReason why) {
            if (why != engine::PauseReason::DiskFull) {
                raise.stop();
                return;
            }
            ++waits;
            raise.start(20);
        });
        QObject::connect(&crawl, &Crawl::ended, &loop, [&](EndReason why) {
            reason = why;
            loop.quit();
        });
        crawl.start();
        loop.exec();
        QCOMPARE(reason, EndReason::Completed);
        QVERIFY(waits > 0);
        const Archives found = readArchives(options.path);
        QCOMPARE(found.problems, QStringList());
        QCOMPARE(found.count("response"), 41);
        for (int i = 0; i < 40; ++i)
            QCOMPARE(site.requestCount("/" + QByteArray::number(i)), 1);
    }
};

ARGIOPE_TEST(TestCrawlArchive, QCoreApplication)
#include "tst_crawlarchive.moc"
