#include "core/base/openfiles.h"
#include "core/engine/archiveimport.h"
#include "tests/core/engine/archivehelp.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/compressed.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTemporaryDir>
#include <QTest>

using namespace argiope;
using namespace argiope::test;
using engine::CrawlOptions;
using engine::EndReason;

namespace {

QByteArray html(const QByteArray &url, const QByteArray &body, const QByteArray &status = "200 OK")
{
    const QByteArray block = "HTTP/1.1 " + status + "\r\nContent-Type: text/html\r\n\r\n" + body;
    return "WARC/1.0\r\nWARC-Type: response\r\nWARC-Date: 2020-02-03T04:05:06Z\r\nWARC-Target-URI: " + url
        + "\r\nContent-Type: application/http;msgtype=response\r\nContent-Length: " + QByteArray::number(block.size())
        + "\r\n\r\n" + block + "\r\n\r\n";
}

CrawlOptions importOptions(const QString &project, const QStringList &files)
{
    CrawlOptions options;
    options.path = project;
    const auto archives = engine::readArchives(files, {}, {});
    if (archives) {
        options.answers = archives->answers;
        options.settings = engine::proposedFor(*archives, {});
    }
    return options;
}

/// What a crawl and the import of what it kept have in common, a line a URL.
QByteArrayList rowsOf(const QString &project)
{
    QByteArrayList rows;
    const CrawlRun run = readProject(project);
    for (const store::UrlRecord &url : run.urls) {
        rows << url.url + ' ' + QByteArray::number(url.depth) + ' ' + base::name(url.page.outcome) + ' '
                + QByteArray::number(url.page.status) + ' ' + url.page.contentType + ' '
                + QByteArray::number(url.page.bytes) + ' ' + url.page.title + ' ' + QByteArray::number(url.inlinks)
                + ' ' + QByteArray::number(url.page.outlinks) + ' ' + QByteArray::number(url.page.fetchedAt) + ' '
                + QByteArray::number(url.page.responseMs) + ' ' + url.page.contentHash.toHex() + ' ' + url.referrer;
    }
    return rows;
}

} // namespace

class TestArchiveImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A crawl that is kept, imported, kept again, and imported once more.
    void aRoundIsTheSame()
    {
        const QByteArray page = "<title>packed</title><a href=/chunked>c</a>";
        TestSite site({{"/", "<a href=/packed>p</a><a href=/moved>m</a><img src=/i.png><a href=/gone>g</a>"},
            {"/packed", Response{.headers = {{"Content-Encoding", "gzip"}}, .body = gzipped(page)}},
            {"/chunked", Response{.body = "<p>in pieces</p><a href=/same>s</a>", .chunked = true}},
            {"/same", Response{.body = "<p>in pieces</p><a href=/same>s</a>"}},
            {"/moved", Response{.status = 302, .headers = {{"Location", "/packed"}}}},
            {"/busy", Response{.status = 503, .headers = {{"Retry-After", "1000"}}, .body = "x"}},
            {"/gone", Response{.status = 404, .body = "<p>not here</p><a href=/busy>b</a>"}},
            {"/i.png", Response{.contentType = "image/png", .body = "\x89PNG"}}});
        QTemporaryDir dir;
        auto options = crawlOptions(dir.filePath(QStringLiteral("a.argiope")), site.url("/"));
        options.settings.bodies = settings::Bodies::All;
        options.settings.resources = settings::ResourcePolicy::Check;
        options.settings.sitemaps = true; // of which none becomes a page, whatever came of it
        site.setPage(
            "/robots.txt", Response{.contentType = "text/plain", .body = "Sitemap: " + site.url("/none.xml") + '\n'});
        site.setPage("/none.xml", Response{.status = 404, .body = "<p>no sitemap</p>"});
        QCOMPARE(runCrawl(options).reason, EndReason::Completed);
        const QByteArrayList before = rowsOf(options.path);
        QCOMPARE(before.size(), 8);

        QString from = dir.filePath(QStringLiteral("a.warc.gz"));
        for (const char *name : {"b", "c"}) {
            const auto imported = importOptions(dir.filePath(QLatin1String(name) + QLatin1String(".argiope")), {from});
            QVERIFY(imported.answers);
            const CrawlRun run = runCrawl(imported);
            QCOMPARE(run.reason, EndReason::Completed);
            QVERIFY(countersHold(run));
            QCOMPARE(rowsOf(imported.path), before);
            const Archives kept = test::readArchives(imported.path);
            QCOMPARE(kept.problems, QStringList());
            QCOMPARE(kept.of(site.url("/packed"), "request").size(), 1);
            from = dir.filePath(QLatin1String(name) + QLatin1String(".warc.gz"));
        }
    }

    void whatNothingLinksTo()
    {
        QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("x.warc")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(html("http://a.test/", "<a href=/1>1</a><a href=/not>n</a><a href=//b.test/>b</a>")
            + html("http://a.test/1", "one") + html("http://a.test/lost", "<a href=/found>f</a><a href=/lost2>l</a>")
            + html("http://a.test/robots.txt", "User-agent: *\nDisallow: /1\n") + html("http://a.test/found", "x")
            + html("http://a.test/busy", "x", "503 Busy") + html("http://b.test/", "other"));
        file.close();
        const auto options = importOptions(dir.filePath(QStringLiteral("x.argiope")), {file.fileName()});
        QCOMPARE(options.settings.scope, settings::Scope::Any);
        QCOMPARE(options.settings.robots, settings::RobotsPolicy::Obey); // of what is crawled later
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.reason, EndReason::Completed);
        QMap<QByteArray, int> depths;
        for (const store::UrlRecord &url : run.urls)
            depths.insert(url.url, url.depth);
        const int none = store::OrphanDepth;
        QCOMPARE(depths,
            (QMap<QByteArray, int>{{"http://a.test/", 0}, {"http://a.test/1", 1}, {"http://a.test/busy", none},
                {"http://a.test/found", none}, {"http://a.test/lost", none}, {"http://b.test/", 1}}));
        QCOMPARE(run.urls["http://a.test/lost"].rule.name(), QByteArray("archived"));
        QCOMPARE(run.urls["http://a.test/1"].rule.name(), QByteArray("robots_reported"));
        QCOMPARE(run.urls["http://a.test/1"].page.fetchedAt, 1580702706000);
        QCOMPARE(run.urls["http://a.test/busy"].page.attempts, 1);
        QCOMPARE(run.skipped.keys(), (QList<QByteArray>{"http://a.test/lost2", "http://a.test/not"}));
        QCOMPARE(run.skipped["http://a.test/not"].rule.name(), QByteArray("not_archived"));
    }

    /// A URL was found on the first page of the archive that leads to it at its depth, in whichever order the import's
    /// threads come to them, and by whatever else leads to it.
    void whereEachWasFound_data()
    {
        QTest::addColumn<int>("threads");
        QTest::newRow("one thread") << 1;
        QTest::newRow("many") << 16;
    }

    void whereEachWasFound()
    {
        QFETCH(const int, threads);
        QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("x.warc")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray all = "<a href=/a>a</a><a href=/b>b</a><a href=/c>c</a><a href=/d>d</a>";
        file.write(html("http://a.test/", all) + html("http://a.test/deep", all + "<a href=/found>f</a>")
            + html("http://a.test/d", "<a href=/found rel=nofollow>f</a><a href=/aside rel=nofollow>a</a>")
            + html("http://a.test/c", "<a href=/deep>d</a><a href=/found>f</a><a href=//b.test/>b</a><a href=/>h</a>")
            + html("http://a.test/a", all + "<a href=/deep>d</a><a href=/found>f</a><a href=//b.test/>b</a>")
            + html("http://a.test/b", "<a href=/deep>d</a><a href=/found>f</a><a href=/aside rel=nofollow>a</a>")
            + html("http://a.test/found", all) + html("http://a.test/lost", "<a href=/of>o</a>")
            + html("http://a.test/lost2", "<a href=/of>o</a>") + html("http://a.test/of", "x"));
        file.close();
        auto options = importOptions(dir.filePath(QStringLiteral("x.argiope")), {file.fileName()});
        options.settings.threads = threads;
        options.settings.nofollow = settings::NofollowPolicy::Obey;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.reason, EndReason::Completed);
        QVERIFY(countersHold(run));
        QMap<QByteArray, QByteArray> found;
        for (const QMap<QByteArray, store::UrlRecord> &urls : {run.urls, run.skipped}) {
            for (const store::UrlRecord &url : urls)
                found.insert(url.url, url.referrer);
        }
        const QByteArray a = "http://a.test/";
        QCOMPARE(found,
            (QMap<QByteArray, QByteArray>{{a, {}}, {a + 'a', a}, {a + 'b', a}, {a + 'c', a}, {a + 'd', a},
                {a + "deep", a + 'c'}, {a + "found", a + 'c'}, {a + "aside", a + 'd'}, {"http://b.test/", a + 'c'},
                {a + "lost", {}}, {a + "lost2", {}}, {a + "of", {}}}));
    }

    /// Browsertrix packs its archives, pages and indexes into a ZIP archive.
    void aCollection()
    {
        QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("x.wacz")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(zipped(
            {{"pages/pages.jsonl", "{}"}, {"archive/a.warc.gz", gzipped(html("http://a.test/", "<a href=/1>1</a>"))},
                {"archive/b.warc", html("http://a.test/1", "<title>one</title>")},
                {"elsewhere/c.warc", html("http://a.test/2", "two")}, {"datapackage.json", "{}"}},
            false));
        file.close();
        const auto options = importOptions(dir.filePath(QStringLiteral("x.argiope")), {file.fileName()});
        QVERIFY(options.answers);
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.reason, EndReason::Completed);
        QCOMPARE(run.urls.keys(), (QList<QByteArray>{"http://a.test/", "http://a.test/1"}));
        QCOMPARE(run.urls["http://a.test/1"].page.title, QByteArray("one"));
        QCOMPARE(test::readArchives(options.path).problems, QStringList());

        QFile other(dir.filePath(QStringLiteral("y.wacz")));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write(zipped({{"a.txt", "x"}}, false));
        other.close();
        const auto none = engine::readArchives({other.fileName()}, {}, {});
        QVERIFY(!none);
        QVERIFY2(none.error().contains(QStringLiteral("no web archive in it")), qPrintable(none.error()));
    }

    /// A collection of several crawls (multi-wacz-package), packed in whatever way.
    void collectionsInCollections_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const auto wacz = [](const QByteArray &folder, const QByteArray &url, bool packed) {
            return zipped({{"datapackage.json", "{}"},
                              {folder + "archive/data.warc.gz", gzipped(html(url, "<title>one</title>"))}},
                packed);
        };
        const QByteArray first = wacz({}, "http://a.test/", false);
        const QByteArray second = wacz({}, "http://a.test/1", true);
        QTest::newRow("side by side") << zipped(
            {{"datapackage.json", "{}"}, {"1.wacz", first}, {"2.wacz", second}}, false);
        QTest::newRow("in folders") << zipped({{"all/a/1.wacz", first}, {"all/b/2.WACZ", second}}, true);
        QTest::newRow("within one another")
            << zipped({{"x.wacz", zipped({{"1.wacz", first}}, false)}, {"2.wacz", second}}, false);
        QTest::newRow("archives in folders")
            << zipped({{"my/archive/1.warc", html("http://a.test/", "x")},
                          {"my/archive/2.warc", html("http://a.test/1", "<title>one</title>")}},
                   false);
        QTest::newRow("one is damaged") << zipped(
            {{"1.wacz", first}, {"2.wacz", second}, {"3.wacz", first.first(40)}}, false);
        QTest::newRow("zstandard") << zipped(
            {{"archive/1.warc.zst",
                zstandard(html("http://a.test/", "x")) + zstandard(html("http://a.test/1", "<title>one</title>"))}},
            false);
        QByteArray many;
        QList<QPair<QByteArray, QByteArray>> files{{"2.wacz", second}};
        for (int i = 0; i < 300; ++i)
            files.append({"archive/" + QByteArray::number(i) + ".warc", html("http://a.test/", "x")});
        QTest::newRow("of many") << zipped(files, true);
    }
    void collectionsInCollections()
    {
        QFETCH(QByteArray, bytes);
        QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("x.wacz")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const int before = base::openFiles();
        const auto options = importOptions(dir.filePath(QStringLiteral("x.argiope")), {file.fileName()});
        QVERIFY(options.answers);
        QVERIFY(base::openFiles() <= before + 2); // however many were unpacked
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.reason, EndReason::Completed);
        QCOMPARE(run.urls.keys(), (QList<QByteArray>{"http://a.test/", "http://a.test/1"}));
        QCOMPARE(run.urls["http://a.test/1"].page.title, QByteArray("one"));
    }

    /// As other tools write them.
    void oddArchives_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("title"); ///< of the page
        const auto record = [](const QByteArray &block, const QByteArray &end = "\r\n\r\n",
                                const QByteArray &date = "2020") -> QByteArray {
            return "WARC/1.0\r\nWARC-Type: response\r\nWARC-Date: " + date + "-02-03T04:05:06Z\r\nWARC-Target-URI: "
                + "http://a.test/\r\nContent-Type: application/http;msgtype=response\r\nContent-Length: "
                + QByteArray::number(block.size()) + "\r\n\r\n" + block + end;
        };
        const QByteArray body = "\r\nContent-Type: text/html\r\n\r\n<title>held</title>";
        const QByteArray request = "WARC/1.0\r\nWARC-Type: request\r\nContent-Length: 18\r\n\r\nGET / HTTP/1.1\r\n\r\n";
        QTest::newRow("one line end between") << record("HTTP/1.1 200 OK" + body, "\r\n") + request + "\r\n" + request
                + "\r\n" << QByteArray("held");
        QTest::newRow("one line feed between") << record("HTTP/1.1 200 OK" + body, "\n") + request + "\n"
                                               << QByteArray("held");
        for (const char *line : {"HTTP 200 Document follows", "HTTP/1.0 200", "HTTP/2 200", "HTTP/3 200 ",
                 "HTTP/2.0 200 OK", "HTTP/1.1 200 "})
            QTest::newRow(line) << record(line + body) << QByteArray("held");
        const QByteArray same = record("HTTP/1.1 304 Not Modified\r\nETag: \"x\"\r\n\r\n", "\r\n\r\n", "2022");
        QTest::newRow("304 behind 200") << record("HTTP/1.1 200 OK" + body) + same << QByteArray("held");
        QTest::newRow("304 before 200") << same + record("HTTP/1.1 200 OK" + body) << QByteArray("held");
        QTest::newRow("zstandard") << zstandard(record("HTTP/1.1 200 OK" + body)) + zstandard(request + "\r\n\r\n")
                                   << QByteArray("held");
    }
    void oddArchives()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, title);
        QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("x.warc")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const auto read = engine::readArchives({file.fileName()}, {}, {});
        QVERIFY2(read, read ? "" : qPrintable(read.error()));
        QCOMPARE(read->troubles, 0);
        const CrawlRun run = runCrawl(importOptions(dir.filePath(QStringLiteral("x.argiope")), {file.fileName()}));
        QCOMPARE(run.urls.size(), 1);
        QCOMPARE(run.urls["http://a.test/"].page.title, title);
    }

    /// What is wrong with it is said, not only that nothing is left.
    void damagedAlone_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("why");
        const QByteArray whole = html("http://a.test/", "x");
        QByteArray shorter = whole;
        shorter.replace("Content-Length: 45", "Content-Length: 43");
        QByteArray longer = whole;
        longer.replace("Content-Length: 45", "Content-Length: 47");
        QByteArray digest = whole;
        digest.replace("WARC-Date", "WARC-Block-Digest: sha1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\r\nWARC-Date");
        const QByteArray request
            = "WARC/1.0\r\nWARC-Type: request\r\nContent-Length: 18\r\n\r\nGET / HTTP/1.1\r\n\r\n\r\n\r\n";
        const QString early = QStringLiteral("goes on behind the end");
        QTest::newRow("length too small") << shorter << early;
        QTest::newRow("length too small, and a request") << shorter + request << early;
        QTest::newRow("length too large, and a request") << longer + request << early;
        QTest::newRow("digest, and a request") << digest + request << QStringLiteral("is damaged");
        QTest::newRow("arc") << QByteArray("filedesc://a.arc 0.0.0.0 20080430 text/plain 76\n1 0 x\n")
                             << QStringLiteral("ARC");
        QTest::newRow("zstandard, cut") << zstandard(whole).chopped(5) << QStringLiteral("breaks off");
    }
    void damagedAlone()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, why);
        QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("x.warc")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const auto read = engine::readArchives({file.fileName()}, {}, {});
        QVERIFY(!read);
        QVERIFY2(read.error().contains(why), qPrintable(read.error()));
    }

    void aLimitIsGoneOnFrom()
    {
        QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("x.warc")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(html("http://a.test/", "<a href=/1>1</a>") + html("http://a.test/1", "one")
            + html("http://a.test/2", "two"));
        file.close();
        auto options = importOptions(dir.filePath(QStringLiteral("x.argiope")), {file.fileName()});
        options.settings.maxUrls = 1;
        QCOMPARE(runCrawl(options).reason, EndReason::MaxUrls);
        options.mode = CrawlOptions::Mode::Resume;
        options.settings.maxUrls = 0;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.reason, EndReason::Completed);
        QCOMPARE(run.urls.size(), 3);
        QCOMPARE(test::readArchives(options.path).problems, QStringList());
    }

    void nothingToRead()
    {
        QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("x.warc")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(html("dns:a.test", "x"));
        file.close();
        QVERIFY(engine::readArchives({file.fileName()}, {}, {}).error().contains(QStringLiteral("no HTTP response")));
        QVERIFY(engine::isArchiveFile(QStringLiteral("a.WARC.gz")));
        QVERIFY(engine::isArchiveFile(QStringLiteral("a.wacz")));
        QVERIFY(engine::isArchiveFile(QStringLiteral("a.warc.zst")));
        QVERIFY(!engine::isArchiveFile(QStringLiteral("a.gz")));
    }
};

ARGIOPE_TEST(TestArchiveImport, QCoreApplication)
#include "tst_archiveimport.moc"
