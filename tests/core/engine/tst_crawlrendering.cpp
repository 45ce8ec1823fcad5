// Pages that scripts make, with an installed browser; skips where there is none.

#include "core/facts/observations.h"
#include "core/facts/renderchoice.h"
#include "core/render/browserfinder.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/browserhere.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTest>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace argiope;
using namespace argiope::test;
using facts::LinkRel;

namespace {

facts::Observations seen(const CrawlRun &run, const QByteArray &url)
{
    return facts::Observations::fromJson(run.urls.value(url).page.observations);
}

} // namespace

class TestCrawlRendering : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;
    int m_projects = 0;
    engine::CrawlOptions options(const TestSite &site, int threads = 4)
    {
        auto options
            = crawlOptions(m_dir.filePath(QStringLiteral("p%1.argiope").arg(++m_projects)), site.url("/"), threads);
        options.settings.render = settings::Render::All;
#ifdef Q_OS_UNIX
        options.settings.renderSandbox = ::geteuid() != 0; // tests may be run by root
#endif
        return options;
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (const QString reason = test::noBrowserHere(); !reason.isEmpty())
            QSKIP(qPrintable(reason));
    }
    void linksAndFacts();
    void offAsksForNothing();
    void onlySomePages();
    void onlyWhereNeeded();
    void cookiesOfScripts();
    void robotsHoldForScripts();
    void theSameAtAnyNumber();
    void whatGoesWrongIsNoted();
    void noBrowser();
};

void TestCrawlRendering::linksAndFacts()
{
    TestSite site{{"/",
                      "<title>Source</title><meta name=robots content=noindex><a href=/both>both</a>"
                      "<a href=/gone id=g>gone</a><script src=/app.js></script>"},
        {"/both", "<title>Both</title><p>text<script src=/app.js></script>"}, {"/gone", "ok"}, {"/made", "ok"},
        {"/later", "ok"}, {"/there", "ok"},
        {"/app.js",
            Response{.contentType = "text/javascript",
                .body = "document.title='Made '+location.pathname;"
                        "if(location.pathname==='/'){g.remove();document.querySelector('meta').remove();"
                        "document.body.insertAdjacentHTML('beforeend','<h1>By script</h1><a href=made>m</a>');"
                        "setTimeout(()=>fetch('/data.json').then(r=>r.json()).then(d=>{const a=document.createElement("
                        "'a');a.href=d.to;document.body.append(a)}),900);setTimeout(()=>location='/there',1500)}"}},
        {"/data.json", Response{.contentType = "application/json", .body = "{\"to\":\"/later\"}"}}};
    const auto crawled = options(site);
    const CrawlRun run = runCrawl(crawled);
    QVERIFY(countersHold(run));
    QVERIFY(inlinksHold(run));
    QCOMPARE(run.paths(site.origin()), (QList<QByteArray>{"/", "/both", "/gone", "/later", "/made", "/there"}));
    for (const char *target : {"/", "/both", "/made", "/app.js", "/data.json"})
        QCOMPARE(site.requestCount(target), 1);

    const store::PageRecord &start = run.urls[site.url("/")].page;
    QCOMPARE(start.title, QByteArray("Made /"));
    QCOMPARE(start.h1, QByteArray("By script"));
    QVERIFY(start.noIndex); // the source says so
    QVERIFY(start.renderMs >= 0);
    QCOMPARE(start.notSettled, 0);
    QCOMPARE(run.urls[site.url("/both")].page.title, QByteArray("Made /both"));

    QHash<QByteArray, facts::LinkRels> rels;
    for (const store::LinkRecord &link : run.links) {
        if (link.source == site.url("/"))
            rels.insert(link.target.mid(site.origin().size()), link.rel);
    }
    QVERIFY(!(rels["/both"] & (LinkRel::Scripted | LinkRel::SourceOnly)));
    QVERIFY(rels["/gone"].testFlag(LinkRel::SourceOnly));
    QVERIFY(rels["/made"].testFlag(LinkRel::Scripted));
    QVERIFY(rels["/later"].testFlag(LinkRel::Scripted));
    QVERIFY(rels["/there"].testFlag(LinkRel::Scripted));

    const facts::Observations noted = seen(run, site.url("/"));
    QCOMPARE(noted.find("render-title")->evidence, QByteArray("Source \xE2\x86\x92 Made /"));
    QVERIFY(noted.find("render-h1"));
    QVERIFY(noted.find("render-noindex-source"));
    QCOMPARE(noted.count("render-links"), 2);
    QCOMPARE(noted.count("render-links-gone"), 1);
    QCOMPARE(noted.find("render-redirect")->evidence, site.url("/there"));
}

void TestCrawlRendering::offAsksForNothing()
{
    TestSite site{{"/", "<title>Source</title><script src=/app.js></script>"},
        {"/app.js", Response{.contentType = "text/javascript", .body = "document.title='Made'"}}};
    auto crawled = options(site);
    crawled.settings.render = settings::Render::Off;
    const CrawlRun run = runCrawl(crawled);
    QCOMPARE(run.urls[site.url("/")].page.title, QByteArray("Source"));
    QCOMPARE(run.urls[site.url("/")].page.renderMs, -1);
    QCOMPARE(run.urls[site.url("/")].page.notSettled, -1);
    QCOMPARE(site.requestCount("/app.js"), 0);
}

void TestCrawlRendering::onlySomePages()
{
    const QByteArray page = "<title>Source</title><script>document.title='Made'</script>";
    TestSite site{{"/", "<a href=/app/a>a</a><a href=/b>b</a>"}, {"/app/a", page}, {"/b", page}};
    auto crawled = options(site);
    crawled.settings.renderOnly = QStringList{QStringLiteral("/app/")};
    const CrawlRun run = runCrawl(crawled);
    QCOMPARE(run.urls[site.url("/app/a")].page.title, QByteArray("Made"));
    QCOMPARE(run.urls[site.url("/b")].page.title, QByteArray("Source"));
    QCOMPARE(run.urls[site.url("/b")].page.renderMs, -1);
}

void TestCrawlRendering::onlyWhereNeeded()
{
    constexpr int pages = 40; // of each kind
    const QByteArray idle = "<title>Source</title><p>plain text<script>var x=1</script>";
    TestSite site{{"/robots.txt", Response{.status = 404}}};
    QByteArray links;
    for (int i = 0; i < pages; ++i) {
        const QByteArray number = QByteArray::number(i);
        for (const char *folder : {"/plain/", "/idle/", "/app/"})
            links += "<a href=" + (folder + number) + ">x</a>";
        site.setPage("/plain/" + number, "<title>Source</title><p>x");
        site.setPage("/idle/" + number, idle);
        site.setPage("/app/" + number, "<title>Source</title><script>document.title='Made'</script>");
    }
    site.setPage("/", links);
    auto crawled = options(site, 2);
    crawled.settings.render = settings::Render::Auto;
    const CrawlRun run = runCrawl(crawled);
    QVERIFY(countersHold(run));
    int idleRendered = 0;
    for (const store::UrlRecord &url : run.urls) {
        const QByteArray path = url.url.mid(site.origin().size());
        const bool isRendered = url.page.renderMs >= 0;
        const auto choice = facts::RenderChoice::from(seen(run, url.url));
        QVERIFY2(choice, url.url.constData());
        QCOMPARE(choice->isRendered(), isRendered);
        if (path.startsWith("/plain/")) {
            QCOMPARE(choice->why, facts::RenderChoice::Why::NoScripts);
        } else if (path.startsWith("/idle/")) {
            idleRendered += isRendered ? 1 : 0;
            QCOMPARE(choice->shape, site.url("/idle/*"));
        } else if (path.startsWith("/app/")) {
            QCOMPARE(url.page.title, QByteArray("Made"));
        }
    }
    // Three samples, one of each ten of the others, and who came while the first were being rendered.
    QVERIFY2(idleRendered >= 6 && idleRendered <= 9, QByteArray::number(idleRendered).constData());
}

void TestCrawlRendering::cookiesOfScripts()
{
    TestSite site{{"/",
                      "<a href=/next>n</a><script>document.cookie='early=1; path=/';document.cookie='not=1; HttpOnly';"
                      "fetch('/data').finally(()=>document.cookie='late=1; path=/')</script>"},
        {"/data", Response{.contentType = "application/json", .body = "{}"}}, {"/next", "<p>next"}};
    const auto crawled = options(site, 1);
    const CrawlRun run = runCrawl(crawled);
    QCOMPARE(run.urls[site.url("/next")].page.status, 200);
    QHash<QByteArray, QByteArray> sent;
    for (const Request &request : site.accessLog())
        sent.insert(request.target, request.header("Cookie"));
    QCOMPARE(sent.value("/data"), QByteArray("early=1"));
    QCOMPARE(sent.value("/next"), QByteArray("early=1; late=1"));
}

void TestCrawlRendering::robotsHoldForScripts()
{
    TestSite other{{"/robots.txt", Response{.contentType = "text/plain", .body = "User-agent: *\nDisallow: /no.js"}},
        {"/no.js", Response{.contentType = "text/javascript", .body = "document.title='other'"}},
        {"/yes.js", Response{.contentType = "text/javascript", .body = "document.body.append('yes')"}}};
    TestSite site{{"/robots.txt", Response{.contentType = "text/plain", .body = "User-agent: *\nDisallow: /no.js"}},
        {"/no.js", Response{.contentType = "text/javascript", .body = "document.title='own'"}}};
    site.setPage("/",
        QByteArray("<title>Source</title><body><script src=/no.js></script><script src=" + other.url("/no.js")
            + "></script><script src=" + other.url("/yes.js") + "></script>"));
    const auto crawled = options(site);
    const CrawlRun run = runCrawl(crawled);
    QCOMPARE(run.urls[site.url("/")].page.title, QByteArray("Source"));
    QCOMPARE(site.requestCount("/no.js"), 0);
    QCOMPARE(other.requestCount("/no.js"), 0);
    QCOMPARE(other.requestCount("/yes.js"), 1);
    QCOMPARE(other.requestCount("/robots.txt"), 1);
    QCOMPARE(seen(run, site.url("/")).count("render-resource-robots"), 2);
}

void TestCrawlRendering::theSameAtAnyNumber()
{
    TestSite site{{"/app.js",
        Response{.contentType = "text/javascript",
            .body = "const n=Number(location.pathname.slice(1))||1;document.title='Page '+n;"
                    "setTimeout(()=>{for(const m of [2*n,2*n+1])if(m<12){const a=document.createElement('a');"
                    "a.href='/'+m;a.textContent=m;document.body.append(a)}},n*50)"}}};
    site.setFallback(Response{.body = "<title>Source</title><body><p>x<script src=/app.js></script>"});
    site.setPage("/robots.txt", Response{.status = 404});
    QByteArray first;
    for (const int tabs : {1, 2, 4}) {
        auto crawled = options(site, 8);
        crawled.settings.renderTabs = tabs;
        site.clearLog();
        const CrawlRun run = runCrawl(crawled);
        QVERIFY(countersHold(run));
        QCOMPARE(run.urls.size(), 11);
        QCOMPARE(site.requestCount("/app.js"), 1);
        for (const store::UrlRecord &url : run.urls) {
            QVERIFY2(url.page.title.startsWith("Page "), QByteArray(url.url + ' ' + url.page.error).constData());
            QCOMPARE(url.page.notSettled, 0);
        }
        if (first.isEmpty())
            first = run.summary(site.origin());
        QCOMPARE(run.summary(site.origin()), first);
    }
}

void TestCrawlRendering::whatGoesWrongIsNoted()
{
    TestSite site{{"/",
        "<p id=p><script src=/none.js></script><script>let n=0;setInterval(()=>p.textContent=++n,50);"
        "fetch('/send',{method:'POST'}).catch(()=>0);nothing.here()</script>"}};
    const auto crawled = options(site);
    const CrawlRun run = runCrawl(crawled);
    QCOMPARE(run.urls[site.url("/")].page.notSettled, 1);
    QCOMPARE(site.requestCount("/send"), 0);
    const facts::Observations noted = seen(run, site.url("/"));
    QVERIFY(noted.find("render-script-error")->evidence.contains("nothing is not defined"));
    QVERIFY(noted.find("render-resource-failed")->evidence.startsWith("404 "));
    QCOMPARE(noted.find("render-resource-sends")->evidence, site.url("/send"));
}

void TestCrawlRendering::noBrowser()
{
    TestSite site{{"/", "ok"}};
    auto crawled = options(site);
    crawled.settings.browser = QStringLiteral("/nowhere/browser");
    const CrawlRun run = runCrawl(crawled);
    QVERIFY(run.error);
    QCOMPARE(run.error->code, engine::CrawlError::Code::BadSettings);
    QVERIFY(run.error->message().contains(QLatin1String("/nowhere/browser")));
    QCOMPARE(site.requestCount(), 0);
}

ARGIOPE_TEST(TestCrawlRendering, QCoreApplication)
#include "tst_crawlrendering.moc"
