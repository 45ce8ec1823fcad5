// Crawls that are logged in: nothing is changed, and a session that ends stops them.

#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTest>

#include <atomic>
#include <mutex>

using namespace argiope;
using namespace argiope::test;
using engine::EndReason;

namespace {

/// An application that only shows pages to who sends its cookie, or a password.
struct Members
{
    static constexpr int Pages = 40;
    enum class End {
        Never,
        Redirects, ///< pages redirect to the login
        Forms, ///< pages are the login
        Deletes, ///< one answer deletes the cookie
        Refuses, ///< 401
    };
    explicit Members(End how, Wire wire = Wire::Plain)
        : end(how)
        , site(wire)
    {
        site.setFallback(Page([this](const Request &request) { return answer(request); }));
    }
    /// Somebody logs in anew: another cookie, another password, and they hold.
    void renew()
    {
        const std::lock_guard guard(lock);
        ended = false;
        leaves = 1000000;
        sid = "second";
        auth = "Basic " + QByteArray("anna:second").toBase64();
    }
    [[nodiscard]] Response answer(const Request &request)
    {
        const std::lock_guard guard(lock);
        const QByteArray path = request.path();
        if (path == "/robots.txt" || path == "/favicon.ico")
            return Response{.status = 404};
        if (path == "/login")
            return Response{.body = "<title>Login</title><form method=post><input type=password name=p></form>"};
        if (path == "/account")
            return page("<form method=post><input type=\"password\" name=new></form>");
        if (path == "/admin") // for others only, whoever is logged in
            return Response{.status = 302, .headers = {{"Location", "/login?next=/admin"}}};
        const bool known
            = request.header("Cookie").contains(QByteArray("sid=" + sid)) || request.header("Authorization") == auth;
        if (known && leaves-- == 0 && end != End::Never)
            ended = true;
        if (known && !ended)
            return member(path);
        switch (end) {
        case End::Forms:
            return Response{.body = "<title>Please log in</title><form method=post><INPUT TYPE='password'></form>"};
        case End::Refuses:
            return Response{.status = 401, .headers = {{"WWW-Authenticate", "Basic realm=x"}}};
        case End::Deletes: {
            Response response = page("Nobody");
            response.headers.append(qMakePair(
                QByteArray("Set-Cookie"), QByteArray("sid=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; path=/")));
            return response;
        }
        default:
            return Response{.status = 302, .headers = {{"Location", "/login?next=" + path}}};
        }
    }
    [[nodiscard]] Response member(const QByteArray &path)
    {
        Response response = page("<h1>Page " + path + "</h1>");
        if (rotates)
            response.headers.append(qMakePair(QByteArray("Set-Cookie"), QByteArray("sid=" + sid + "; path=/")));
        if (other)
            response.headers.append(qMakePair(
                QByteArray("Set-Cookie"), QByteArray("laravel_session=" + QByteArray::number(++count) + "; path=/")));
        return response;
    }
    [[nodiscard]] Response page(const QByteArray &text) const
    {
        QByteArray body = "<!doctype html><title>Page</title><p>" + text
            + "</p><a href=/admin>Admin</a> "
              "<a href=/account>Account</a> ";
        if (showsLogout)
            body += "<a href=/logout>Log out</a> ";
        for (int i = 0; i < Pages; ++i)
            body += "<a href=/p/" + QByteArray::number(i) + ">page</a> ";
        return Response{.body = body};
    }
    [[nodiscard]] engine::CrawlOptions options(const QString &path, const QByteArray &value) const
    {
        engine::CrawlOptions options = crawlOptions(path, site.url("/"), 4);
        if (end == End::Refuses)
            options.settings.auth = QStringLiteral("anna:") + QString::fromUtf8(value);
        else
            options.settings.headers = {QStringLiteral("Cookie: theme=dark; sid=") + QString::fromUtf8(value)
                + QStringLiteral("; laravel_session=1")};
        options.settings.retries = 2;
        return options;
    }
    [[nodiscard]] static int fetchedMembers(const CrawlRun &run)
    {
        int pages = 0;
        for (const store::UrlRecord &url : run.urls)
            pages += url.url.contains("/p/") && !url.url.contains("/login?") && url.state == store::UrlState::Finished
                ? 1
                : 0;
        return pages;
    }

    std::mutex lock; ///< what the site's thread reads
    const End end;
    QByteArray sid = "first";
    QByteArray auth = "Basic " + QByteArray("anna:first").toBase64();
    bool showsLogout = true;
    bool rotates = false;
    bool other = false;
    std::atomic<int> leaves{15};
    std::atomic<bool> ended{false};
    std::atomic<int> count{1};
    TestSite site; ///< the last: its thread answers from all others until it is gone
};

} // namespace

class TestCrawlLogin : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { trustTestAuthority(); }
    void nothingIsChanged_data();
    void nothingIsChanged();
    void oneByOne();
    void fromNowOn();
    void sessionEnds_data();
    void sessionEnds();
    void sessionHolds_data();
    void sessionHolds();
};

void TestCrawlLogin::nothingIsChanged_data()
{
    QTest::addColumn<int>("guard");
    QTest::addColumn<bool>("loggedIn");
    QTest::addColumn<bool>("kept");
    using settings::Guard;
    QTest::newRow("logged in") << int(Guard::Auto) << true << true;
    QTest::newRow("nobody") << int(Guard::Auto) << false << false;
    QTest::newRow("always") << int(Guard::Always) << false << true;
    QTest::newRow("off") << int(Guard::Off) << true << false;
}

void TestCrawlLogin::nothingIsChanged()
{
    QFETCH(int, guard);
    QFETCH(bool, loggedIn);
    QFETCH(bool, kept);
    TestSite site{
        {"/",
            "<a href=/logout>Log out</a><a href=/post.php?post=5&amp;action=trash>Trash</a><a href=/posts/5>A post</a>"
            "<a href=/posts/6 data-method=delete>Delete</a><a href=/bye>Sign out</a><a href=/r>r</a>"
            "<a href=/how-to-delete-a-post>How to</a><form action=/logout method=post></form>"},
        {"/posts/5", "<a href=/bye><img src=x alt=''></a>"}, {"/how-to-delete-a-post", "text"},
        {"/r", Page(Response{.status = 302, .headers = {{"Location", "/users/sign_out"}}})}};
    QTemporaryDir dir;
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("a.argiope")), site.url("/"));
    options.settings.robots = settings::RobotsPolicy::Ignore;
    options.settings.guard = settings::Guard(guard);
    if (loggedIn)
        options.settings.headers = {QStringLiteral("Cookie: a=b")};
    const CrawlRun run = runCrawl(options);
    QCOMPARE(run.reason, EndReason::Completed);
    for (const char *harm : {"/logout", "/post.php?post=5&action=trash", "/posts/6", "/bye", "/users/sign_out"}) {
        QCOMPARE(site.requestCount(harm) == 0, kept);
        QCOMPARE(run.skipped.value(site.url(harm)).rule.kind == facts::RuleKind::Guard, kept);
    }
    for (const char *fine : {"/posts/5", "/how-to-delete-a-post", "/r"})
        QVERIFY2(site.requestCount(fine) == 1, fine);
    QVERIFY(countersHold(run));
}

void TestCrawlLogin::oneByOne()
{
    TestSite site{{"/", "<a href=/logout>Log out</a><a href=/x?action=delete>x</a>"}, {"/logout", "bye"}};
    QTemporaryDir dir;
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("a.argiope")), site.url("/"));
    options.settings.headers = {QStringLiteral("Cookie: a=b")};
    const CrawlRun first = runCrawl(options);
    const store::UrlRecord kept = first.skipped.value(site.url("/logout"));
    QCOMPARE(kept.rule.kind, facts::RuleKind::Guard);
    engine::CrawlOptions again = refetchOptions(options, engine::RefetchKind::Selected);
    again.selected = {kept.id};
    const CrawlRun run = runCrawl(again);
    QCOMPARE(run.reason, EndReason::Completed);
    QCOMPARE(site.requestCount("/logout"), 1);
    QCOMPARE(run.urls.value(site.url("/logout")).state, store::UrlState::Finished);
    QCOMPARE(run.skipped.value(site.url("/x?action=delete")).rule.kind, facts::RuleKind::Guard);
}

/// Who logs in only when the crawl goes on is guarded against what waits already.
void TestCrawlLogin::fromNowOn()
{
    TestSite site;
    site.setFallback(Page([](const Request &request) {
        return request.path() == "/robots.txt" ? Response{.status = 404}
                                               : Response{.body = "<a href=/p/1>1</a><a href=/p/2>2</a>"
                                                                  "<a href=/logout>out</a>"
                                                                  "<a href=/p/3?action=delete>x</a>"};
    }));
    QTemporaryDir dir;
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("a.argiope")), site.url("/"), 1);
    options.settings.maxUrls = 1;
    QCOMPARE(runCrawl(options).reason, EndReason::MaxUrls);
    options.mode = engine::CrawlOptions::Mode::Resume;
    options.settings.maxUrls = 0;
    options.settings.headers = {QStringLiteral("Cookie: a=b")};
    const CrawlRun run = runCrawl(options);
    QCOMPARE(run.reason, EndReason::Completed);
    QCOMPARE(site.requestCount("/logout"), 0);
    QCOMPARE(site.requestCount("/p/3?action=delete"), 0);
    QCOMPARE(run.skipped.value(site.url("/logout")).rule.kind, facts::RuleKind::Guard);
    QCOMPARE(site.requestCount("/p/2"), 1);
    QVERIFY(countersHold(run));
}

void TestCrawlLogin::sessionEnds_data()
{
    QTest::addColumn<int>("end");
    QTest::addColumn<bool>("showsLogout");
    QTest::addColumn<int>("wire");
    using End = Members::End;
    for (const bool logout : {true, false}) {
        const char *with = logout ? "" : ", without a link to log out";
        QTest::addRow("redirects%s", with) << int(End::Redirects) << logout << int(Wire::Plain);
        QTest::addRow("forms%s", with) << int(End::Forms) << logout << int(Wire::Plain);
        QTest::addRow("a cookie is deleted%s", with) << int(End::Deletes) << logout << int(Wire::Plain);
        QTest::addRow("refused%s", with) << int(End::Refuses) << logout << int(Wire::Plain);
    }
    QTest::newRow("redirects, TLS") << int(End::Redirects) << true << int(Wire::Tls);
    QTest::newRow("a cookie is deleted, HTTP/2") << int(End::Deletes) << true << int(Wire::Http2);
}

void TestCrawlLogin::sessionEnds()
{
    QFETCH(int, end);
    QFETCH(bool, showsLogout);
    QFETCH(int, wire);
    using Why = judge::LostLogin::Why;
    Members members{Members::End(end), Wire(wire)};
    members.showsLogout = showsLogout;
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("a.argiope"));
    engine::CrawlOptions options = members.options(path, "first");
    std::optional<judge::LostLogin> lost;
    const CrawlRun run = runCrawl(options, [&](engine::Crawl &crawl) { lost = crawl.lostLogin(); });
    QCOMPARE(run.reason, EndReason::LostLogin);
    QCOMPARE(run.stats.state, QByteArray("lost_login"));
    QVERIFY(lost);
    QCOMPARE(lost->why,
        Members::End(end) == Members::End::Deletes       ? Why::CookieDeleted
            : Members::End(end) == Members::End::Refuses ? Why::Refused
                                                         : Why::LoginPages);
    const int seen = Members::fetchedMembers(run);
    QVERIFY2(seen > 0 && seen <= 15, QByteArray::number(seen).constData());
    for (const store::UrlRecord &url : run.urls) {
        if (url.state == store::UrlState::Finished && url.url.contains("/p/") && !url.url.contains("/login?"))
            QCOMPARE(url.page.status, 200);
    }
    QVERIFY(countersHold(run));

    // With a cookie that is dead from the start nothing more is believed.
    engine::CrawlOptions dead = members.options(path, "first");
    dead.mode = engine::CrawlOptions::Mode::Resume;
    const CrawlRun none = runCrawl(dead);
    QCOMPARE(none.reason, EndReason::LostLogin);
    QCOMPARE(Members::fetchedMembers(none), seen);

    // With a new one it comes to its end.
    members.renew();
    engine::CrawlOptions fresh = members.options(path, "second");
    fresh.mode = engine::CrawlOptions::Mode::Resume;
    const CrawlRun whole = runCrawl(fresh);
    QCOMPARE(whole.reason, EndReason::Completed);
    QCOMPARE(Members::fetchedMembers(whole), Members::Pages);
    QVERIFY(countersHold(whole));
}

void TestCrawlLogin::sessionHolds_data()
{
    QTest::addColumn<bool>("rotates");
    QTest::addColumn<bool>("other");
    QTest::addColumn<bool>("showsLogout");
    QTest::newRow("pages for others only") << false << false << true;
    QTest::newRow("without a link to log out") << false << false << false;
    QTest::newRow("the cookie is set each time") << true << false << true;
    QTest::newRow("another value each time") << false << true << true;
}

void TestCrawlLogin::sessionHolds()
{
    QFETCH(bool, rotates);
    QFETCH(bool, other);
    QFETCH(bool, showsLogout);
    Members members(Members::End::Never);
    members.rotates = rotates;
    members.other = other;
    members.showsLogout = showsLogout;
    QTemporaryDir dir;
    const CrawlRun run = runCrawl(members.options(dir.filePath(QStringLiteral("a.argiope")), "first"));
    QCOMPARE(run.reason, EndReason::Completed);
    QCOMPARE(Members::fetchedMembers(run), Members::Pages);
    QCOMPARE(run.urls.value(members.site.url("/account")).state, store::UrlState::Finished);
    QCOMPARE(run.urls.value(members.site.url("/admin")).page.status, 302);
}

ARGIOPE_TEST(TestCrawlLogin, QCoreApplication)
#include "tst_crawllogin.moc"
