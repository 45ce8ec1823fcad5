// What applications make of URLs: pages next to parameters that change nothing. The crawl ends, and no page is lost.

#include "tests/core/engine/crawlhelp.h"
#include "tests/support/endlesssite.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>
#include <optional>

using namespace argiope;
using namespace argiope::test;

namespace {

constexpr int Articles = 40;
constexpr int Pages = 400;

QByteArray numeral(int n)
{
    return QByteArray::number(n);
}

int numberBehind(const QByteArray &text, const QByteArray &before)
{
    const qsizetype at = text.indexOf(before);
    qsizetype end = at + before.size();
    while (at >= 0 && end < text.size() && text[end] >= '0' && text[end] <= '9')
        ++end;
    return at < 0 ? -1 : text.mid(at + before.size(), end - at - before.size()).toInt();
}

QByteArray link(const QByteArray &url)
{
    return "<a href='" + url + "'>on</a> ";
}

/// The text of one article, that no other has.
Response article(int n)
{
    return Response{
        .body = "<title>Article " + numeral(n) + "</title><p>" + randomWord(2 * n) + ' ' + randomWord(2 * n + 1)};
}

/// Articles so far away that what surrounds them has been judged by then.
Response archive(const QByteArray &target, const QByteArray &articleUrl)
{
    const int n = numberBehind(target, "/archive");
    QByteArray body = "<title>Archive " + numeral(n) + "</title>";
    if (n < 12)
        body += link("/archive" + numeral(n + 1));
    for (int i = 0; n == 12 && i < Articles; ++i)
        body += link(articleUrl + (articleUrl.contains("uuid") ? randomToken(i) : numeral(i)));
    return Response{.body = body};
}

/// Each page has a login that carries the way back to it.
Response returnAddress(const Request &request)
{
    const QByteArray target = request.target;
    if (target.startsWith("/login?") || target.startsWith("/signup?")) {
        const QByteArray other = target.startsWith("/login?") ? "/signup" : "/login";
        return Response{.body = "<title>Log in</title><p>Your name and password for page, please"
                + link(other + target.mid(target.indexOf('?')))};
    }
    if (target.startsWith("/archive"))
        return archive(target, "/article?n=");
    if (target.startsWith("/article?"))
        return article(numberBehind(target, "n="));
    const int n = std::max(0, numberBehind(target, "/p/page"));
    const QByteArray back = "%2Fp%2Fpage" + numeral(n);
    QByteArray body = "<title>" + numeral(n) + "</title><p>" + randomWord(n) + link("/login?returnto=" + back)
        + link("/signup?returnto=" + back) + link("/archive1");
    for (int i = 2 * n + 1; i <= 2 * n + 2 && i < Pages; ++i)
        body += link("/p/page" + numeral(i));
    return Response{.body = body};
}

/// A page of a tree, with what it says and a menu of its own.
QByteArray treePage(int n, const QByteArray &menu)
{
    QByteArray body = "<title>" + numeral(n) + "</title><nav>" + menu + link("/archive1") + "</nav><p>";
    for (int i = 0; i < 8; ++i)
        body += randomWord(8 * n + i) + ' ';
    for (int i = 2 * n + 1; i <= 2 * n + 2 && i < Pages; ++i)
        body += link("/p/page" + numeral(i));
    return body;
}

/// An archive or an article; nothing where it is neither.
std::optional<Response> farAway(const QByteArray &target)
{
    if (target.startsWith("/archive"))
        return archive(target, "/article?n=");
    if (target.startsWith("/article?"))
        return article(numberBehind(target, "n="));
    return std::nullopt;
}

/// Each page has a view to print, without the menu.
Response prints(const Request &request)
{
    const QByteArray target = request.target;
    if (auto response = farAway(target))
        return *response;
    const bool printed = target.endsWith("?print=1");
    return Response{.body = treePage(std::max(0, numberBehind(target, "/p/page")), printed ? "" : link("?print=1"))};
}

/// The same at another address.
Response printFolder(const Request &request)
{
    const QByteArray target = request.target;
    if (auto response = farAway(target))
        return *response;
    if (target.startsWith("/print/"))
        return Response{.body = treePage(numberBehind(target, "/print/"), "")};
    const int n = std::max(0, numberBehind(target, "/p/page"));
    return Response{.body = treePage(n, link("/print/" + numeral(n)))};
}

QByteArray loginPage(const QByteArray &own)
{
    static std::atomic<int> count = 0;
    return "<title>Log in</title><p>Your name and your password for this page, please" + link(own)
        + "<footer>Made in 0.0" + numeral(++count) + " s</footer>";
}

/// Each page has a login at its own address, which says how long it took.
Response ownLogin(const Request &request)
{
    const QByteArray target = request.target;
    if (auto response = farAway(target))
        return *response;
    const QByteArray path = request.path();
    if (target.contains("?do=login"))
        return Response{.body = loginPage(path)};
    return Response{.body = treePage(std::max(0, numberBehind(target, "/p/page")), link(path + "?do=login"))};
}

/// The way back stands in the path.
Response pathLogin(const Request &request)
{
    const QByteArray target = request.target;
    if (auto response = farAway(target))
        return *response;
    if (target.startsWith("/login/"))
        return Response{.body = loginPage("/")};
    const int n = std::max(0, numberBehind(target, "/p/page"));
    const QByteArray back = QByteArray("http://shop.example/p/page" + numeral(n)).toBase64().replace('=', '~');
    return Response{.body = treePage(n, link("/login/referer/" + back + '/'))};
}

/// A redirect of each page hands the way back on.
Response redirectedLogin(const Request &request)
{
    const QByteArray target = request.target;
    if (auto response = farAway(target))
        return *response;
    if (target.startsWith("/go?to="))
        return Response{.status = 302, .headers = {{"Location", "/login?back=" + target.sliced(7)}}};
    if (target.startsWith("/login?"))
        return Response{.body = loginPage("/")};
    const int n = std::max(0, numberBehind(target, "/p/page"));
    return Response{.body = treePage(n, link("/go?to=%2Fp%2Fpage" + numeral(n)))};
}

/// Each answer names itself by the second in which it was made, with other switches.
Response moments(const Request &request, std::atomic<int> &now)
{
    const QByteArray target = request.target;
    if (target.startsWith("/archive"))
        return archive(target, "/index.php?title=Article&n=");
    if (target.contains("title=Article"))
        return article(numberBehind(target, "n="));
    const int second = ++now;
    const QByteArray moment = "2026112721" + numeral(10 + second / 60 % 50) + numeral(10 + second % 50);
    QByteArray body = "<title>Changes</title><p>The last changes, at " + numeral(second) + link("/archive1");
    for (const char *limit : {"20", "50", "100"}) {
        for (const char *days : {"1", "3", "7"})
            body += link("/index.php?title=Changes&from=" + moment + "&limit=" + limit + "&days=" + days);
    }
    return Response{.body = body};
}

/// One script for all: a list with filters that change nothing, and articles.
Response filters(const Request &request)
{
    const QByteArray target = request.target;
    if (target.startsWith("/archive"))
        return archive(target, "/index.php?option=article&id=");
    if (target.contains("option=article"))
        return article(numberBehind(target, "id="));
    QByteArray body = "<title>Products</title><p>Our four products" + link("/archive1");
    for (const char *name : {"color", "size", "sort", "brand"}) {
        for (int value = 0; value < 5; ++value) {
            QByteArray query = "/index.php?option=list";
            for (const char *each : {"color", "size", "sort", "brand"}) {
                const QByteArray key = '&' + QByteArray(each) + '=';
                const int has = numberBehind(target, key);
                const int now = qstrcmp(each, name) == 0 ? value : has;
                if (now >= 0)
                    query += key + numeral(now);
            }
            body += link(query);
        }
    }
    return Response{.body = body};
}

/// Random names under one parameter, of what says nothing and of articles.
Response tokens(const Request &request)
{
    const QByteArray target = request.target;
    if (target.startsWith("/archive"))
        return archive(target, "/article?kind=uuid&id=");
    if (target.startsWith("/article")) {
        for (int i = 0; i < Articles; ++i) {
            if (target.endsWith(randomToken(i)))
                return article(i);
        }
        return Response{.status = 404};
    }
    const auto seed = int(qHash(target) % 100000);
    return Response{.body = "<title>File</title><p>Please log in to see this file" + link("/archive1")
            + link("/file?id=" + randomToken(1000 + seed)) + link("/file?id=" + randomToken(1000 + seed / 2))
            + link("/file?id=" + randomToken(1000 + seed / 3))};
}

/// A list of posts that has no end: `behind` its last page it says that.
Response endlessList(const Request &request, const QByteArray &form, const QByteArray &behind)
{
    constexpr int Lists = 12;
    const QByteArray target = request.target;
    if (target.startsWith("/article?"))
        return article(numberBehind(target, "n="));
    const auto listUrl = [&form](int n) { return QByteArray(form).replace("{n}", numeral(n)); };
    const int n = std::max(1, numberBehind(target, form.first(form.indexOf("{n}"))));
    QByteArray body = "<title>Posts, page " + numeral(n) + "</title><main><p>Page " + numeral(n) + "</p>";
    const int shown = n <= Lists || behind != "last" ? n : Lists;
    for (int i = 0; shown <= Lists && i < 4; ++i) {
        const int post = std::min(4 * (shown - 1) + i, Articles - 1);
        body += link("/article?n=" + numeral(post)) + randomWord(2 * post);
    }
    if (n > Lists && behind != "last")
        body += behind;
    body += "</main><nav>";
    for (int i = std::max(1, n - 2); i <= n + 2; ++i)
        body += "<a href='" + listUrl(i) + "'>" + numeral(i) + "</a> ";
    return Response{.body = body + "</nav>"};
}

/// Posts that can be shared in several ways, and say the same then.
Response shares(const Request &request)
{
    const QByteArray target = request.target;
    if (target.startsWith("/archive"))
        return archive(target, "/article?n=");
    if (target.startsWith("/article?"))
        return article(numberBehind(target, "n="));
    const int n = std::max(0, numberBehind(target, "/post/"));
    QByteArray body = "<title>Post</title><p>" + randomWord(n) + link("/archive1");
    if (n + 1 < Pages)
        body += link("/post/" + numeral(n + 1)) + link("/post/" + numeral(std::min(Pages - 1, 2 * n + 1)));
    for (const char *with : {"mail", "print", "friends", "chat", "news"})
        body += link("/post/" + numeral(n) + "?share=" + with);
    return Response{.body = body};
}

/// Versions that differ, each with links to others, without end.
Response versions(const Request &request)
{
    const QByteArray target = request.target;
    if (target.startsWith("/archive"))
        return archive(target, "/article?n=");
    if (target.startsWith("/article?"))
        return article(numberBehind(target, "n="));
    const int n = std::max(0, numberBehind(target, "diff="));
    QByteArray body = "<title>Version " + numeral(n) + "</title><p>" + randomWord(n) + link("/archive1");
    for (int i = 5 * n + 1; i <= 5 * n + 5; ++i)
        body += link("/w?title=" + randomWord(i) + "&diff=" + numeral(i));
    return Response{.body = body};
}

/// A wiki as its makers know it: of each page a form, a history and old versions, which lead nowhere else.
Response wiki(const Request &request)
{
    const QByteArray target = request.target;
    const QByteArray generator = "<meta name='generator' content='MediaWiki 1.39'>";
    const int n = std::max(0, numberBehind(target, "Page_"));
    const QByteArray title = "/index.php?title=Page_" + numeral(n);
    if (target.startsWith("/index.php?")) {
        const int version = std::max(1, numberBehind(target, "oldid="));
        return Response{.body = generator + "<title>View</title><p>" + target.mid(10).replace('&', ' ')
                + link("/wiki/Page_" + numeral(n)) + link(title + "&oldid=" + numeral(version + 1))
                + link(title + "&action=edit&section=" + numeral(version))};
    }
    QByteArray body = generator + "<title>" + numeral(n) + "</title><p>" + randomWord(n);
    for (const char *view : {"&action=edit", "&action=history", "&action=info", "&oldid=1"})
        body += link(title + view);
    for (int i = 2 * n + 1; i <= 2 * n + 2 && i < Pages; ++i)
        body += link("/wiki/Page_" + numeral(i));
    return Response{.body = body};
}

/// A wiki that shows its pages by nothing but their views.
Response hiddenWiki(const Request &request)
{
    Response response = wiki(request);
    if (request.target.contains("title="))
        response.body.truncate(response.body.indexOf("<a href='/index.php"));
    if (const int n = numberBehind(request.target, "title=Page_"); n >= 0 && n + 1 < Pages / 4)
        response.body += link("/wiki/Page_" + numeral(n + 1)) + link("/wiki/Page_" + numeral(n + 2));
    else if (!request.target.contains("title="))
        response.body.truncate(response.body.indexOf("<a href='/wiki/"));
    return response;
}

} // namespace

class TestCrawlApplications : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void itEndsAndLosesNothing_data();
    void itEndsAndLosesNothing();
    void usualWasteIsLeftOut_data();
    void usualWasteIsLeftOut();
    void aFloodIsAskedAbout();
    void aKnownParameterIsIgnoredAgain();
};

void TestCrawlApplications::itEndsAndLosesNothing_data()
{
    using Answer = std::function<Response(const Request &)>;
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<QByteArray>("articles"); // their URLs begin so
    QTest::addColumn<QByteArray>("trap");
    QTest::addColumn<int>("others"); // that may be fetched
    QTest::newRow("return addresses") << Answer(returnAddress) << QByteArray("/article?n=")
                                      << QByteArray("ignored_parameter %/login?returnto={any}") << Pages + 300;
    QTest::newRow("moments") << Answer([now = std::make_shared<std::atomic<int>>(0)](const Request &request) {
        return moments(request, *now);
    }) << QByteArray("/index.php?title=Article")
                             << QByteArray("ignored_parameter %/index.php?") << 1000;
    QTest::newRow("filters") << Answer(filters) << QByteArray("/index.php?option=article")
                             << QByteArray("ignored_parameter %/index.php?") << 500;
    QTest::newRow("tokens") << Answer(tokens) << QByteArray("/article?") << QByteArray("session_id %/file?id={token}")
                            << 200;
    for (const char *form : {"/list?page={n}", "/blog/page/{n}/", "/list-{n}.html"}) {
        for (const char *behind : {"last", "", "<p>There are no more posts."}) {
            QTest::addRow("a list without end: %s, %s", form, behind)
                << Answer([form = QByteArray(form), behind = QByteArray(behind)](
                              const Request &request) { return endlessList(request, form, behind); })
                << QByteArray("/article?n=") << QByteArray("endless_chain %") + form << 600;
        }
    }
    QTest::newRow("shares") << Answer(shares) << QByteArray("/article?n=")
                            << QByteArray("ignored_parameter %/*?share={any}") << 2 * Pages + 300;
    QTest::newRow("print views") << Answer(prints) << QByteArray("/article?n=") << QByteArray("twin %/*?print=1")
                                 << Pages + Pages / 2;
    QTest::newRow("a word for print views")
        << Answer(printFolder) << QByteArray("/article?n=") << QByteArray("twin %/*/print/*") << Pages + Pages / 2;
    QTest::newRow("a login of each page") << Answer(ownLogin) << QByteArray("/article?n=")
                                          << QByteArray("ignored_parameter %/{any}?do=login") << Pages + Pages / 2;
    QTest::newRow("a login in the path") << Answer(pathLogin) << QByteArray("/article?n=")
                                         << QByteArray("session_id %/login/referer/{token}/") << Pages + Pages / 2;
    QTest::newRow("redirects to a login") << Answer(redirectedLogin) << QByteArray("/article?n=")
                                          << QByteArray("ignored_parameter %/go?to={any}") << Pages + 250;
}

void TestCrawlApplications::itEndsAndLosesNothing()
{
    QFETCH(std::function<Response(const Request &)>, answer);
    QFETCH(QByteArray, articles);
    QFETCH(QByteArray, trap);
    QFETCH(int, others);
    TestSite site;
    site.setFallback(Page(answer));
    QTemporaryDir dir;
    // Sanitizers keep the verdict behind the fetching: with many threads much was fetched before it.
    const int threads = test::sanitized ? 2 : 8;
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), threads);
    options.settings.maxUrls = 10000; // so that a failure ends
    const CrawlRun run = runCrawl(options);
    const QList<trap::Trap> &found = run.traps;
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QVERIFY(countersHold(run));
    int fetched = 0;
    for (auto it = run.urls.begin(); it != run.urls.end(); ++it)
        fetched += it.key().startsWith(site.url(articles)) && it->page.outcome == base::Outcome::Ok;
    QCOMPARE(fetched, Articles);
    QVERIFY2(run.urls.size() < Articles + others, numeral(int(run.urls.size())).constData());
    trap.replace('%', site.origin());
    const auto known
        = std::find_if(found.begin(), found.end(), [&](const trap::Trap &one) { return one.id().startsWith(trap); });
    QVERIFY(known != found.end());
    QVERIFY(known->pages >= 40);
    if (known->kind != "endless_chain")
        QVERIFY(known->examples.size() >= 2); // of whatever else it was judged with, one is enough
}

void TestCrawlApplications::usualWasteIsLeftOut_data()
{
    using Answer = std::function<Response(const Request &)>;
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<int>("pages");
    QTest::addColumn<bool>("holds"); // the trap
    QTest::newRow("views of pages that other pages lead to") << Answer(wiki) << Pages << true;
    QTest::newRow("views that lead to all pages") << Answer(hiddenWiki) << Pages / 4 + 1 << false;
}

void TestCrawlApplications::usualWasteIsLeftOut()
{
    QFETCH(std::function<Response(const Request &)>, answer);
    QFETCH(int, pages);
    QFETCH(bool, holds);
    TestSite site;
    site.setFallback(Page(answer));
    QTemporaryDir dir;
    // Views that lead somewhere come in a row that many threads would shuffle.
    const int threads = holds ? 8 : 1;
    engine::CrawlOptions options
        = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/wiki/Page_0"), threads);
    options.settings.maxUrls = holds ? 10000 : 3000; // so that a failure ends
    const CrawlRun run = runCrawl(options);
    const QList<trap::Trap> &found = run.traps;
    QVERIFY(countersHold(run));
    int fetched = 0;
    int others = 0;
    for (auto it = run.urls.begin(); it != run.urls.end(); ++it) {
        const bool isPage = it.key().startsWith(site.url("/wiki/Page_"));
        fetched += isPage && it->page.outcome == base::Outcome::Ok;
        others += !isPage && it->page.outcome == base::Outcome::Ok;
    }
    QCOMPARE(fetched, pages);
    if (!holds)
        return;
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QVERIFY2(others < Pages / 2, numeral(others).constData());
    QVERIFY(std::any_of(found.begin(), found.end(), [&](const trap::Trap &trap) {
        return trap.id() == "waste " + site.origin() + "/* (mediawiki: old versions, oldid)" && !trap.released;
    }));
}

void TestCrawlApplications::aFloodIsAskedAbout()
{
    TestSite site;
    site.setFallback(Page(versions));
    QTemporaryDir dir;
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 8);
    options.settings.maxUrls = 20000; // so that a failure ends
    QList<trap::Trap> asked;
    bool watched = false;
    const CrawlRun run = runCrawl(options, [&](engine::Crawl &crawl) {
        if (std::exchange(watched, true))
            return;
        const auto answer = [&](const trap::Trap &trap) {
            asked.append(trap);
            if (trap.kind == "flood")
                QVERIFY(crawl.releaseTrap(trap.id(), false));
        };
        QObject::connect(&crawl, &engine::Crawl::trapFound, &crawl, answer);
        for (const trap::Trap &early : crawl.traps()) // a fast crawl asks before somebody listens
            answer(early);
    });
    QByteArrayList names;
    for (const trap::Trap &trap : std::as_const(asked))
        names.append(trap.id());
    QVERIFY2(run.reason == engine::EndReason::Completed, names.join(' ').constData());
    QVERIFY(countersHold(run));
    QVERIFY2(asked.size() == 1, names.join(' ').constData());
    QCOMPARE(asked.constFirst().id(), "flood " + site.url("/w?diff&title"));
    QVERIFY(asked.constFirst().released);
    int articles = 0;
    for (auto it = run.urls.begin(); it != run.urls.end(); ++it)
        articles += it.key().startsWith(site.url("/article?")) && it->page.outcome == base::Outcome::Ok;
    QCOMPARE(articles, Articles);
    auto reader = store::Reader::open(dir.filePath(QStringLiteral("p.argiope")));
    QVERIFY(reader.ok());
    QVERIFY(engine::queuePatterns(**reader, 10).isEmpty());
    const QList<trap::Trap> stored = trap::fromJson((*reader)->meta("traps"));
    QCOMPARE(stored.size(), 1);
    QVERIFY(!stored.constFirst().released);
}

void TestCrawlApplications::aKnownParameterIsIgnoredAgain()
{
    TestSite site;
    site.setFallback(Page(returnAddress));
    QTemporaryDir dir;
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 4);
    const CrawlRun first = runCrawl(options);
    QCOMPARE(first.reason, engine::EndReason::Completed);
    options.mode = engine::CrawlOptions::Mode::Resume;
    options.refetch = engine::RefetchKind::Everything;
    site.clearLog();
    const CrawlRun second = runCrawl(options);
    QCOMPARE(second.reason, engine::EndReason::Completed);
    QVERIFY(countersHold(second));
    // Of each form one, and all pages.
    QVERIFY(site.requestCount() < Pages + Articles + 30);
    for (int i = 0; i < Pages; ++i)
        QVERIFY(site.requestCount("/p/page" + numeral(i)) == 1 || i == 0);
}

ARGIOPE_TEST(TestCrawlApplications, QCoreApplication)
#include "tst_crawlapplications.moc"
