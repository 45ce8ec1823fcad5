// The hostile web: a crawl of the built program over one trap of each kind, next to honest pages. What every trap has
// to become stands beside it in tests/support/hostilesite.cpp.

#include "tests/core/engine/crawlhelp.h"
#include "tests/support/compressed.h"
#include "tests/support/endlesssite.h"
#include "tests/support/hostilesite.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QSslSocket>
#include <QTest>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

using namespace argiope;
using namespace argiope::test;

namespace {

constexpr int longestMs = 280'000; ///< until the test gives up, before Qt Test does; what counts is printed
constexpr qint64 mostMegabytes = 300;
constexpr qint64 mostMegabytesOfMany = 400;

qint64 childrensPeakMegabytes()
{
#ifdef Q_OS_UNIX
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
#ifdef Q_OS_MACOS
    return usage.ru_maxrss / 1024 / 1024;
#else
    return usage.ru_maxrss / 1024;
#endif
#else
    return 0;
#endif
}

/// Whether the trap became what it has to be; "" or what it became.
QByteArray verdict(const Trap &trap, const CrawlRun &run, const QByteArray &url)
{
    if (!run.urls.contains(url))
        return trap.path + ": never met";
    const store::UrlRecord &row = run.urls[url];
    if (row.state != store::UrlState::Finished)
        return trap.path + ": not finished";
    const QByteArray outcome = base::name(row.page.outcome);
    const bool right = trap.outcome.split('|').contains(outcome) && (trap.status < 0 || row.page.status == trap.status);
    if (right)
        return {};
    return trap.path + ": " + outcome + ' ' + QByteArray::number(row.page.status) + " (" + row.page.error
        + ") instead of " + trap.outcome + ' ' + QByteArray::number(trap.status);
}

} // namespace

class TestHostile : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everythingPlain() { everything(Wire::Plain); }
    void everythingOverTls() { everything(Wire::Tls); }
    void everythingOverHttp2() { everything(Wire::Http2); }
    void certificates();
    void manyLargePages();

private:
    void everything(Wire wire);
    CrawlRun crawl(const QByteArray &url, const QStringList &more = {}, int status = 0);
    QTemporaryDir m_folder;
    int m_number = 0;
};

CrawlRun TestHostile::crawl(const QByteArray &url, const QStringList &more, int status)
{
    const QString project = m_folder.filePath(QStringLiteral("%1.argiope").arg(++m_number));
    QProcess cli;
    cli.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QElapsedTimer clock;
    clock.start();
    cli.start(QStringLiteral(ARGIOPE_CLI),
        QStringList{QStringLiteral("crawl"), QString::fromLatin1(url), QStringLiteral("--project"), project,
            QStringLiteral("--threads"), QStringLiteral("8"), QStringLiteral("--timeout"), QStringLiteral("5"),
            QStringLiteral("--progress"), QStringLiteral("none")}
            + more);
    if (!cli.waitForFinished(longestMs)) {
        cli.kill();
        cli.waitForFinished();
        QTest::qFail("the crawl does not end", __FILE__, __LINE__);
        return {};
    }
    if (cli.exitStatus() != QProcess::NormalExit || cli.exitCode() != status) {
        QTest::qFail(cli.readAll().constData(), __FILE__, __LINE__);
        return {};
    }
    qInfo("%lld ms, peak %lld MB", static_cast<long long>(clock.elapsed()),
        static_cast<long long>(childrensPeakMegabytes()));
    return readProject(project);
}

void TestHostile::everything(Wire wire)
{
    if (wire != Wire::Plain && !QSslSocket::supportsSsl())
        QSKIP("this Qt has no TLS backend");
    HostileSite web(wire);
    TestSite &site = web.site;
    const QStringList trust{QStringLiteral("--set"), QStringLiteral("ignoreTlsErrors=untrusted")};
    const CrawlRun run = crawl(site.url("/"),
        QStringList{QStringLiteral("--check-external"), QStringLiteral("--auth"), QStringLiteral("user:secret"),
            QStringLiteral("--header"), QStringLiteral("Cookie: session=secret"), QStringLiteral("--header"),
            QStringLiteral("X-Harmless: 1"), QStringLiteral("--set"), QStringLiteral("totalTimeout=10"),
            // The pages are what is tried, and no pace: who adapts has few connections where so many never answer.
            QStringLiteral("--threads"), QStringLiteral("16"), QStringLiteral("--set"),
            QStringLiteral("adaptive=false")}
            + (wire == Wire::Plain ? QStringList() : trust)
            + (sanitized ? QStringList{QStringLiteral("--set"), QStringLiteral("maxPageBytes=2000000")}
                         : QStringList()));
    QVERIFY(!run.urls.isEmpty());

    QList<QByteArray> wrong;
    for (const Trap &trap : web.traps())
        wrong += verdict(trap, run, web.urlOf(trap));
    for (const QByteArray &path : web.honest())
        wrong += verdict({path, Page(""), "ok", 200}, run, site.url(path));
    for (const EndlessSeries &series : endlessSeries()) {
        const bool found = std::any_of(run.skipped.begin(), run.skipped.end(), [&series](const store::UrlRecord &row) {
            return row.rule.name() == "trap" && row.rule.detail.startsWith(series.kind)
                && row.rule.detail.contains(series.pattern);
        });
        if (!found)
            wrong += QByteArray(series.name) + ": not kept out as " + series.kind;
    }
    wrong.removeAll(QByteArray());
    for (const QByteArray &line : wrong) // a failure's message would be cut
        qWarning("%s", line.constData());
    QCOMPARE(wrong.size(), 0);

    // What failed says why.
    for (const store::UrlRecord &row : run.urls) {
        if (base::isProblem(row.page.outcome) && row.page.status == 0)
            QVERIFY2(!row.page.error.isEmpty(), row.url.constData());
    }
    for (const char *path : {"/never-linked", "/never-linked/2"})
        QVERIFY2(!run.urls.contains(site.url(path)) && site.requestCount(path) == 0, path);

    // No answer is taken for another's.
    for (const QByteArray &path : web.honest()) {
        if (path.startsWith("/honest/"))
            QCOMPARE(run.urls[site.url(path)].page.title, path);
    }
    for (const store::UrlRecord &row : run.urls)
        QVERIFY2(!row.page.title.contains("EVIL"), row.url.constData());
    if (!sanitized)
        QVERIFY(childrensPeakMegabytes() < mostMegabytes);

    // A refusal is heard twice before it is believed; that a page is gone, once.
    QCOMPARE(run.urls[site.url("/no/404")].page.attempts, 1);
    QCOMPARE(run.urls[site.url("/no/410")].page.attempts, 1);
    QCOMPARE(run.urls[site.url("/no/403")].page.attempts, 2);
    QCOMPARE(run.urls[site.url("/no/billion")].page.attempts, 1);
    QVERIFY(run.urls[site.url("/no/challenge")].page.error.contains("Cloudflare"));
    QVERIFY(run.urls[site.url("/no/digest")].page.error.contains("login refused"));
    QVERIFY(run.urls[site.url("/no/billion")].page.error.contains("1000000000 s"));

    // Whatever a redirect says, http and https alone are asked for.
    for (const store::UrlRecord &row : run.urls)
        QVERIFY2(row.url.startsWith("http://") || row.url.startsWith("https://"), row.url.constData());
    QVERIFY(run.skipped.contains("file:///etc/passwd"));
    QVERIFY(site.requestCount("/go/chain/20") == 1 && site.requestCount("/go/chain/25") == 0);

    // What was given for this site goes to no other.
    bool harmless = false;
    QVERIFY(web.elsewhere.requestCount("/redirected") > 0);
    for (const Request &request : web.elsewhere.accessLog()) {
        QCOMPARE(request.header("Authorization"), QByteArray());
        QVERIFY(!request.header("Cookie").contains("secret"));
        harmless = harmless || request.header("X-Harmless") == "1";
    }
    QVERIFY(harmless);
    const auto sent = site.accessLog();
    QVERIFY(std::any_of(
        sent.begin(), sent.end(), [](const Request &one) { return !one.header("Authorization").isEmpty(); }));
    QVERIFY(site.accessLog().value(1).header("Cookie").contains("secret"));
}

// What pages take is bounded by their bytes over all threads, not by the number of threads. Under a sanitizer, where
// memory says nothing, so many as have to wait for one another.
void TestHostile::manyLargePages()
{
    QByteArray html = "<title>many links</title>";
    while (html.size() < (sanitized ? 12'000'000 : 30'000'000)) {
        const QByteArray number = QByteArray::number(html.size());
        html += "<p><a href=\"/some/path/to/item-" + number + "\">link number " + number + "</a>\n";
    }
    const QByteArray body = gzipped(html);
    TestSite site;
    QByteArray home;
    constexpr int pages = sanitized ? 4 : 8;
    for (int i = 0; i < pages; ++i) {
        const QByteArray target = "/large/" + QByteArray::number(i);
        home += "<a href=" + target + ">x</a>";
        site.setPage(target, Response{.headers = {{"Content-Encoding", "gzip"}}, .body = body});
    }
    site.setPage("/", home);
    html.clear();
    const CrawlRun run = crawl(site.url("/"),
        {QStringLiteral("--threads"), QStringLiteral("16"), QStringLiteral("--depth"), QStringLiteral("1"),
            QStringLiteral("--set"), QStringLiteral("connectionsPerHost=0"), QStringLiteral("--set"),
            QStringLiteral("adaptive=false"), QStringLiteral("--set"), QStringLiteral("links=none")});
    QCOMPARE(run.urls.size(), pages + 1);
    for (const store::UrlRecord &row : run.urls)
        QCOMPARE(row.page.status, 200);
    if (!sanitized)
        QVERIFY(childrensPeakMegabytes() < mostMegabytesOfMany);
}

void TestHostile::certificates()
{
    for (const Tls tls : {Tls::SelfSigned, Tls::Expired, Tls::WrongHost}) {
        TestSite site({{"/", "<a href=/x>x</a>"}, {"/x", "x"}}, tls);
        const CrawlRun refused = crawl(site.url("/"), {}, 1); // nothing of it could be had
        QCOMPARE(refused.urls[site.url("/")].page.outcome, base::Outcome::TlsFailed);
        QVERIFY(refused.urls[site.url("/")].page.error.contains("certificate"));
        QCOMPARE(site.requestCount(), 0);
        const CrawlRun run = crawl(site.url("/"), {QStringLiteral("--set"), QStringLiteral("ignoreTlsErrors=all")});
        QCOMPARE(run.urls[site.url("/x")].page.outcome, base::Outcome::Ok);
    }
}

ARGIOPE_TEST(TestHostile, QCoreApplication)
#include "tst_hostile.moc"
