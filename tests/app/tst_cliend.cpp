// With what a crawl of argiope-cli ends: what rules left out, and that scripts make the pages.

#include "tests/app/clirun.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QSslSocket>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

using namespace argiope::test;

class TestCliEnd : public QObject
{
    Q_OBJECT
    QTemporaryDir m_folder;

    CliResult crawl(const QByteArray &url, const QStringList &more)
    {
        return runCli(QStringList{QStringLiteral("crawl"), QString::fromLatin1(url)} + more, m_folder.path());
    }

private Q_SLOTS:
    void leftOut();
    void nothingLeftOut();
    void madeByScripts_data();
    void madeByScripts();
    void theSessionHasEnded_data();
    void theSessionHasEnded();
};

void TestCliEnd::leftOut()
{
    TestSite site{
        {"/robots.txt", Response{.contentType = "text/plain", .body = "User-agent: *\nDisallow: /private/\n"}},
        {"/",
            "<title>1</title><a href=/a>a</a><a href=/private/1>p</a><a href=/private/2>p</a>"
            "<a rel=nofollow href=/n>n</a><a href='/x.pdf'>x</a><a href='http://other.example/'>o</a>"
            "<img src=/i.png alt=i>"},
        {"/a", "<title>2</title><a href=/b>b</a>"}, {"/b", "<title>3</title>"}};
    const QStringList options{QStringLiteral("--project"), QStringLiteral("p"), QStringLiteral("--depth"),
        QStringLiteral("1"), QStringLiteral("--exclude"), QStringLiteral("\\.pdf$"), QStringLiteral("--resources"),
        QStringLiteral("record"), QStringLiteral("--no-check-external"), QStringLiteral("--set"),
        QStringLiteral("nofollow=obey")};
    const CliResult result = crawl(site.url("/"), options);
    QVERIFY2(result.status == 0, result.err.constData());
    QCOMPARE(result.out, QByteArray());
    for (const char *line : {"\n  2 disallowed by robots.txt: 2: Disallow: /private/\n", "\n  1 nofollow\n",
             "\n  1 matches an exclude pattern: \\.pdf$\n", "\n  1 deeper than the limit", "\n  1 out of scope\n",
             "\n  1 image, script, style or the like\n"})
        QVERIFY2(result.err.contains(line), QByteArray(result.err + "misses" + line).constData());
    QVERIFY2(
        result.err.indexOf("\n  2 disallowed") < result.err.indexOf("\n  1 "), result.err.constData()); // most first
    QVERIFY2(result.err.endsWith("project: p\n"), result.err.constData());

    QStringList again = options + QStringList{QStringLiteral("--progress"), QStringLiteral("json")};
    again[1] = QStringLiteral("q");
    CliResult json = crawl(site.url("/"), again);
    json.out = json.err; // the same shape
    const QJsonObject last = json.objects().last();
    QCOMPARE(last.value(QLatin1String("made_by_scripts")).toBool(true), false);
    const QJsonObject rules = last.value(QLatin1String("by_skip_rule")).toObject();
    QCOMPARE(rules.value(QLatin1String("robots")).toInt(), 2);
    QCOMPARE(rules.value(QLatin1String("nofollow")).toInt(), 1);
}

void TestCliEnd::nothingLeftOut()
{
    TestSite site{{"/", "<title>1</title><a href=/a>a</a>"}, {"/a", "<title>2</title>"}};
    const CliResult result = crawl(site.url("/"), {QStringLiteral("--project"), QStringLiteral("plain")});
    QVERIFY2(result.status == 0, result.err.constData());
    QVERIFY2(result.err.contains("\n0 skipped, 0 still queued\nproject: plain\n"), result.err.constData());
}

void TestCliEnd::madeByScripts_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("expected");
    QTest::newRow("a known root") << QByteArray("<div id=root></div><script src=/app.js></script>") << true;
    QTest::newRow("an element of its own")
        << QByteArray("<app-start></app-start><script src=/app.js></script>") << true;
    QTest::newRow("the body") << QByteArray(
        "<noscript>Please enable JavaScript.</noscript><script src=/app.js></script>")
                              << true;
    QTest::newRow("links") << QByteArray("<main><a href=/about>About</a></main><script src=/app.js></script>") << false;
    QTest::newRow("text") << QByteArray(
        "<div id=root>" + QByteArray("word ").repeated(60) + "</div><script src=/app.js></script>")
                          << false;
    QTest::newRow("no script") << QByteArray("<p>Soon") << false;
}

void TestCliEnd::madeByScripts()
{
    QFETCH(const QByteArray, body);
    QFETCH(const bool, expected);
    TestSite site{{"/", QByteArray("<!doctype html><title>1</title>" + body)}, {"/about", "<title>2</title><p>x"},
        {"/app.js", Response{.contentType = "text/javascript", .body = "1"}}};
    const QString project = QString::fromLatin1(QTest::currentDataTag()).remove(u' ');
    const CliResult result = crawl(site.url("/"), {QStringLiteral("--project"), project});
    QVERIFY2(result.status == 0, result.err.constData());
    QVERIFY2(result.err.startsWith("This page is made by scripts: ") == expected, result.err.constData());
}

void TestCliEnd::theSessionHasEnded_data()
{
    QTest::addColumn<bool>("tls");
    QTest::addColumn<bool>("resumed"); // before it ends
    QTest::addColumn<QByteArray>("how");
    QTest::addColumn<QString>("progress");
    for (const bool tls : {false, true}) {
        for (const bool resumed : {false, true}) {
            for (const char *how : {"deletes", "login", "refuses"}) {
                const QString progress = *how == 'd' ? QStringLiteral("auto")
                    : *how == 'l'                    ? QStringLiteral("none")
                                                     : QStringLiteral("json");
                QTest::addRow("%s, %s, %s", tls ? "TLS" : "clear", resumed ? "resumed" : "first run", how)
                    << tls << resumed << QByteArray(how) << progress;
            }
        }
    }
}

void TestCliEnd::theSessionHasEnded()
{
    QFETCH(const bool, tls);
    QFETCH(const bool, resumed);
    QFETCH(const QByteArray, how);
    QFETCH(const QString, progress);
    if (tls && !QSslSocket::supportsSsl())
        QSKIP("there is no TLS library");
    std::atomic<int> left = 12;
    TestSite site(tls ? Wire::Tls : Wire::Plain);
    site.setFallback(Page([&](const Request &request) {
        if (request.path() == "/robots.txt")
            return Response{.status = 404};
        if (request.header("Cookie").contains("sid=one") && --left > 0) {
            QByteArray body = "<title>Inside</title><a href=/logout>Log out</a>";
            for (int i = 0; i < 30; ++i)
                body += "<a href=/p/" + QByteArray::number(i) + ">p</a>";
            return Response{.body = body};
        }
        if (how == "refuses")
            return Response{.status = 403};
        Response login{.body = "<title>Log in</title><form method=post><input type=password name=p></form>"};
        if (how == "deletes")
            login.headers.append(
                qMakePair(QByteArray("Set-Cookie"), QByteArray("sid=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/")));
        return login;
    }));
    const QString project = QString::fromLatin1(QTest::currentDataTag()).remove(u' ').remove(u',');
    const QStringList options{QStringLiteral("--project"), project, QStringLiteral("--header"),
        QStringLiteral("Cookie: sid=one"), QStringLiteral("--threads"), QStringLiteral("2"), QStringLiteral("--set"),
        QStringLiteral("ignoreTlsErrors=all"), QStringLiteral("--progress"), progress};
    if (resumed) {
        const CliResult first
            = crawl(site.url("/"), options + QStringList{QStringLiteral("--max-urls"), QStringLiteral("4")});
        QCOMPARE(first.status, 3);
        QVERIFY2(!first.err.contains("the session has ended"), first.err.constData());
    }
    const CliResult result = resumed ? runCli(QStringList{QStringLiteral("crawl"), QStringLiteral("--resume")} + options
                                     + QStringList{QStringLiteral("--max-urls"), QStringLiteral("0")},
                                 m_folder.path())
                                     : crawl(site.url("/"), options);
    QCOMPARE(result.status, 3);
    QVERIFY2(result.err.contains("the session has ended: "), result.err.constData());
    QVERIFY2(result.err.contains(how == "deletes" ? " deleted the cookie "
                     : how == "login"             ? " is a login page now "
                                                  : " denies access now "),
        result.err.constData());
    QCOMPARE(result.err.count("the session has ended"), 1);
    // Nothing that was fetched since is believed: it waits.
    const CliResult rows
        = runCli({QStringLiteral("export"), project, QStringLiteral("--format"), QStringLiteral("jsonl"),
                     QStringLiteral("--columns"), QStringLiteral("title,outcome,status")},
            m_folder.path());
    int inside = 0;
    for (const QJsonObject &row : rows.objects()) {
        const QString outcome = row.value(QLatin1String("outcome")).toString();
        QVERIFY2(outcome.isEmpty() || row.value(QLatin1String("title")).toString() == u"Inside", rows.out.constData());
        inside += outcome == u"ok";
    }
    QVERIFY(inside > 0 && inside < 12);
}

ARGIOPE_TEST(TestCliEnd, QCoreApplication)
#include "tst_cliend.moc"
