#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTest>

#include <atomic>

using namespace argiope;
using namespace argiope::test;
using base::Outcome;
using engine::CrawlOptions;
using engine::EndReason;

namespace {

bool has(const Request &request, const QByteArray &cookie)
{
    return QByteArray("; " + request.header("Cookie") + ';').contains(QByteArray("; " + cookie + ';'));
}

Response redirect(const QByteArray &to, const QByteArray &cookie = {})
{
    Response response{.status = 302, .headers = {{"Location", to}}};
    if (!cookie.isEmpty())
        response.headers.append({"Set-Cookie", cookie});
    return response;
}

/// The page behind the wall: links to two more, each behind the same wall for who comes without the cookie.
Response inside()
{
    return {.body = "<title>inside</title><a href=/a>a</a><a href=/b>b</a>"};
}

QByteArray pathOf(const Request &request)
{
    return request.path();
}

/// `answered`: how often so far.
Response answer(const QByteArray &kind, const Request &request, int answered)
{
    const bool query = request.target.contains('?');
    if (kind == "self")
        return has(request, "seen=1") ? inside() : redirect(request.target, "seen=1; Path=/");
    if (kind == "fragment and absolute")
        return has(request, "seen=1") ? inside()
                                      : redirect("http" + QByteArray(request.version == "HTTP/2" ? "s" : "") + "://"
                                              + request.header("host") + request.target + "#top",
                                          "seen=1; Path=/");
    if (kind == "detection") { // as ASP.NET does it
        if (has(request, "session=x"))
            return inside();
        return query ? redirect(pathOf(request), "session=x; Path=/")
                     : redirect(request.target + "?detect=1", "detect=1; Path=/");
    }
    if (kind == "gate") { // the cookie is set elsewhere alone
        if (pathOf(request) == "/gate")
            return redirect(request.target.mid(request.target.indexOf('=') + 1), "pass=1; Path=/");
        return has(request, "pass=1") ? inside() : redirect("/gate?to=" + request.target);
    }
    if (kind == "two gates") {
        if (pathOf(request) == "/gate")
            return redirect("/ticket" + request.target.mid(5));
        if (pathOf(request) == "/ticket")
            return redirect(request.target.mid(request.target.indexOf('=') + 1), "pass=1; Path=/");
        return has(request, "pass=1") ? inside() : redirect("/gate?to=" + request.target);
    }
    if (kind == "stairs") { // one cookie more each time
        for (const char *cookie : {"a=1", "b=2", "c=3"}) {
            if (!has(request, cookie))
                return redirect(request.target, QByteArray(cookie) + "; Path=/");
        }
        return inside();
    }
    if (kind == "value without a name")
        return has(request, "seen") ? inside() : redirect(request.target, "seen; Path=/");
    if (kind == "always another cookie")
        return redirect(request.target, "n=" + QByteArray::number(answered) + "; Path=/");
    if (kind == "no cookie")
        return redirect(request.target);
    if (kind == "cookie for others")
        return redirect(request.target, "seen=1; Path=/elsewhere");
    if (kind == "two without an end")
        return redirect(query ? pathOf(request) : request.target + "?x=1", "n=1; Path=/");
    return {.status = 500};
}

} // namespace

/// Redirects that end once a cookie comes along are followed as browsers do; those that do not are loops.
class TestCrawlCookieWall : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { trustTestAuthority(); }

    void passes_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<Wire>("wire");
        for (const char *kind : {"self", "detection", "gate", "two gates", "stairs", "value without a name"}) {
            QTest::newRow(kind) << QByteArray(kind) << Wire::Plain;
            QTest::newRow(qPrintable(QLatin1String(kind) + QLatin1String(", TLS"))) << QByteArray(kind) << Wire::Tls;
            QTest::newRow(qPrintable(QLatin1String(kind) + QLatin1String(", HTTP/2")))
                << QByteArray(kind) << Wire::Http2;
        }
        QTest::newRow("fragment and absolute") << QByteArray("fragment and absolute") << Wire::Plain;
    }
    void passes()
    {
        QFETCH(QByteArray, kind);
        QFETCH(Wire, wire);
        TestSite site(wire);
        site.setPage("/robots.txt", Response{.status = 404});
        site.setPage("/sitemap.xml", Response{.status = 404});
        site.setFallback([kind](const Request &request) { return answer(kind, request, 0); });
        QTemporaryDir dir;
        CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
        options.settings.probes = false;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.reason, EndReason::Completed);
        for (const char *path : {"/", "/a", "/b"}) {
            QVERIFY2(run.urls.contains(site.url(path)), path);
            QCOMPARE(run.urls[site.url(path)].page.outcome, Outcome::Ok);
            QCOMPARE(run.urls[site.url(path)].page.title, QByteArray("inside"));
        }
        QVERIFY(countersHold(run));
        QVERIFY(inlinksHold(run));
        QVERIFY(site.requestCount("/") <= 4);

        // A recrawl has no cookies when it begins, and finds the same.
        const CrawlRun again = runCrawl(refetchOptions(options));
        QCOMPARE(again.reason, EndReason::Completed);
        QCOMPARE(again.summary(site.origin()), run.summary(site.origin()));
        QVERIFY(countersHold(again));
    }

    void loops_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        QTest::newRow("always another cookie") << QByteArray("always another cookie") << 20 << 22;
        QTest::newRow("no cookie") << QByteArray("no cookie") << 1 << 1;
        QTest::newRow("cookie for others") << QByteArray("cookie for others") << 1 << 1;
        QTest::newRow("two without an end") << QByteArray("two without an end") << 2 << 6;
    }
    void loops()
    {
        QFETCH(QByteArray, kind);
        QFETCH(int, least);
        QFETCH(int, most);
        TestSite site;
        std::atomic<int> answered = 0;
        site.setPage("/robots.txt", Response{.status = 404});
        site.setPage("/sitemap.xml", Response{.status = 404});
        site.setFallback([&answered, kind](const Request &request) { return answer(kind, request, ++answered); });
        QTemporaryDir dir;
        CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
        options.settings.probes = false;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.reason, EndReason::Completed);
        QCOMPARE(run.urls[site.url("/")].page.outcome, Outcome::Redirect);
        QVERIFY2(answered >= least && answered <= most, QByteArray::number(answered.load()).constData());
        QVERIFY(countersHold(run));
    }

    // A session that ends between the two halves of the circle leaves it to the next one.
    void resumes()
    {
        TestSite site;
        site.setPage("/robots.txt", Response{.status = 404});
        site.setPage("/sitemap.xml", Response{.status = 404});
        site.setFallback([](const Request &request) { return answer("gate", request, 0); });
        QTemporaryDir dir;
        CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
        options.settings.probes = false;
        options.settings.maxUrls = 1;
        (void)runCrawl(options);
        options.mode = CrawlOptions::Mode::Resume;
        options.settings.maxUrls = 0;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.urls[site.url("/")].page.title, QByteArray("inside"));
        QCOMPARE(run.urls[site.url("/a")].page.title, QByteArray("inside"));
    }

    // Who wants no cookies gets what he asked for.
    void withoutCookies()
    {
        TestSite site;
        site.setFallback([](const Request &request) { return answer("self", request, 0); });
        QTemporaryDir dir;
        CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
        options.settings.cookies = false;
        options.settings.probes = false;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.urls[site.url("/")].page.outcome, Outcome::Redirect);
        QCOMPARE(site.requestCount("/"), 1);
    }
};

ARGIOPE_TEST(TestCrawlCookieWall, QCoreApplication)
#include "tst_crawlcookiewall.moc"
