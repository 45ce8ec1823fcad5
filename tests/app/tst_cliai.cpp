// argiope-cli ai: what robots.txt allows to AI crawlers, and what the server answers to them.

#include "tests/app/clirun.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace argiope::test;

Q_DECLARE_METATYPE(Response)

class TestCliAi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readiness();
    void markdown_data();
    void markdown();

private:
    QTemporaryDir m_folder;
};

void TestCliAi::readiness()
{
    TestSite site({{"/", "<title>Start</title><a href=/blog/a>a</a><a href=/blog/b>b</a><a href=/docs/c>c</a>"},
        {"/blog/a", "a"}, {"/blog/b", "b"}, {"/docs/c", "c"}});
    site.setPage("/robots.txt",
        Response{.contentType = "text/plain",
            .body = "User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /blog/\n\nUser-agent: CCBot\nDisallow: "
                    "/blog/a\n"});
    // As a content delivery network does it: it asks nobody's robots.txt.
    const Page start = [](const Request &request) {
        if (request.header("User-Agent").contains("ClaudeBot"))
            return Response{.status = 403};
        if (request.header("User-Agent").contains("CCBot")) // whatever the status is
            return Response{.headers = {{"cf-mitigated", "challenge"}}};
        return Response{.body = "<link rel=alternate type=text/markdown href=/index.md><a href=/blog/a>a</a>"
                                "<a href=/blog/b>b</a><a href=/docs/c>c</a>"};
    };
    site.setPage("/", start);
    site.setPage("/llms.txt",
        Response{.contentType = "text/plain",
            .body = "# Site\n\n- [A](/blog/a): one\n- [Gone](/gone.md)\n- [A](/blog/a#x)\n"});
    const QString project = m_folder.filePath(QStringLiteral("site.argiope"));
    const CliResult crawl
        = runCli({QStringLiteral("crawl"), QString::fromLatin1(site.url("/")), QStringLiteral("--project"), project,
                     QStringLiteral("--progress"), QStringLiteral("none")},
            m_folder.path());
    QCOMPARE(crawl.status, 0);

    const CliResult table = runCli({QStringLiteral("ai"), project}, m_folder.path());
    QCOMPARE(table.status, 0);
    QHash<QByteArray, QByteArray> lines; // by the crawler
    for (const QByteArray &line : table.outLines())
        lines.insert(line.left(line.indexOf(' ')), line.simplified());
    QCOMPARE(lines["Crawler"], QByteArray("Crawler Purpose /blog/ (2) / (1) /docs/ (1)"));
    QCOMPARE(lines["GPTBot"], QByteArray("GPTBot ai-training blocked allowed allowed"));
    QCOMPARE(lines["CCBot"], QByteArray("CCBot ai-training partly allowed allowed"));
    QCOMPARE(lines["OAI-SearchBot"], QByteArray("OAI-SearchBot ai-search allowed allowed allowed"));

    const CliResult asked = runCli({QStringLiteral("ai"), project, QStringLiteral("--ask"), QStringLiteral("--format"),
                                       QStringLiteral("jsonl"), QStringLiteral("--delay"), QStringLiteral("0")},
        m_folder.path());
    QCOMPARE(asked.status, 0);
    const CliResult some = runCli({QStringLiteral("ai"), project, QStringLiteral("--ask"), QStringLiteral("--delay"),
                                      QStringLiteral("0.01"), QStringLiteral("--links"), QStringLiteral("1")},
        m_folder.path());
    QVERIFY2(some.out.contains("llms.txt: found, 2 links, 1 checked (--links 2 checks all), 0 broken"),
        some.out.constData());
    for (const char *wrong : {"--links=x", "--delay=x", "--delay=-1"}) {
        const CliResult refused = runCli(
            {QStringLiteral("ai"), project, QStringLiteral("--ask"), QString::fromLatin1(wrong)}, m_folder.path());
        QCOMPARE(refused.status, 2);
    }
    QHash<QString, QJsonObject> answers;
    for (const QByteArray &line : asked.outLines()) {
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        const QString kind = object.value(QLatin1String("kind")).toString();
        answers.insert(kind == u"answer" ? object.value(QLatin1String("crawler")).toString() : kind, object);
    }
    const auto value = [&answers](const char *line, const char *name) {
        return answers[QLatin1String(line)].value(QLatin1String(name));
    };
    QCOMPARE(value("ClaudeBot", "status").toInt(), 403);
    QCOMPARE(value("ClaudeBot", "browser_status").toInt(), 200);
    QCOMPARE(
        value("ClaudeBot", "verdict").toString(), QStringLiteral("robots.txt allows it, the server or CDN blocks it"));
    QVERIFY(!value("GPTBot", "refused").toBool());
    QVERIFY(!answers.contains(QStringLiteral("Google-Extended"))); // a word of robots.txt alone
    QCOMPARE(value("llms_txt", "there").toBool(), true);
    QCOMPARE(value("llms_txt", "links").toInt(), 2);
    QCOMPARE(value("llms_txt", "asked").toInt(), 2);
    QCOMPARE(value("llms_txt", "broken").toInt(), 1);
    QVERIFY(value("llms_txt", "broken_links").toString().contains(QLatin1String("/gone.md (404)")));
    QCOMPARE(value("CCBot", "protection").toString(), QStringLiteral("Cloudflare"));
    QVERIFY(value("CCBot", "refused").toBool());
    QVERIFY(!value("markdown_alternate", "there").toBool()); // its address is broken
    QVERIFY(value("markdown_alternate", "target").toString().endsWith(QLatin1String("/index.md")));
    QCOMPARE(value("markdown_alternate", "status").toInt(), 404);
}

void TestCliAi::markdown_data()
{
    QTest::addColumn<Response>("start");
    QTest::addColumn<Response>("llms");
    QTest::addColumn<QByteArray>("expected");
    const Response none{.status = 404, .body = "<h1>Not found</h1>"};
    const auto file = [](const QByteArray &body) { return Response{.contentType = "text/plain", .body = body}; };
    const QByteArray alternate = "\nMarkdown alternate of the start page: ";
    const auto linked = [](const QByteArray &header) { return Response{.headers = {{"Link", header}}, .body = "x"}; };
    QTest::newRow("none") << Response{.body = "About text/markdown"} << none
                          << QByteArray("llms.txt: missing (404)" + alternate + "none");
    QTest::newRow("a page") << linked("</style.css>; rel=preload, </a.md>; rel=\"alternate\"; type=\"text/markdown\"")
                            << Response{.body = "<!doctype html><title>x</title>"}
                            << QByteArray("llms.txt: a web page instead of Markdown" + alternate + "there");
    QTest::newRow("empty") << linked("</b.md>; rel=alternate; type=text/markdown") << file("\n")
                           << QByteArray("llms.txt: empty" + alternate + "broken: ");
    QTest::newRow("all kinds of links") << Response{.body = "<link rel='Alternate' type='text/markdown' href=a.md>"}
                                        << file("\xEF\xBB\xBFSite\n====\n- [A](/a.md)\n- [B](</b c>)\n- [D](/d_(e)) "
                                                "<mailto:a@b.c>\n[ref][1]\n\n[1]: /f\n"
                                                "```\n[code](/g)\n```\n")
                                        << QByteArray("llms.txt: found, 4 links, 3 broken");
    QTest::newRow("no heading") << Response{.body = "x"} << file("Text\n## Two\n- [A](/a.md)\n")
                                << QByteArray("llms.txt: found, 1 links, 0 broken, no heading (# Title)");
}

void TestCliAi::markdown()
{
    QFETCH(const Response, start);
    QFETCH(const Response, llms);
    QFETCH(const QByteArray, expected);
    TestSite site;
    site.setPage("/", start);
    site.setPage("/llms.txt", llms);
    site.setPage("/a.md", Response{.contentType = "text/markdown", .body = "# A"});
    QTemporaryDir folder;
    const QString project = folder.filePath(QStringLiteral("site.argiope"));
    QCOMPARE(runCli({QStringLiteral("crawl"), QString::fromLatin1(site.url("/")), QStringLiteral("--project"), project,
                        QStringLiteral("--progress"), QStringLiteral("none")},
                 folder.path())
                 .status,
        0);
    const CliResult asked = runCli(
        {QStringLiteral("ai"), project, QStringLiteral("--ask"), QStringLiteral("--delay"), QStringLiteral("0")},
        folder.path());
    QCOMPARE(asked.status, 0);
    QVERIFY2(asked.out.contains(expected), asked.out.constData());
}

ARGIOPE_TEST(TestCliAi, QCoreApplication)
#include "tst_cliai.moc"
