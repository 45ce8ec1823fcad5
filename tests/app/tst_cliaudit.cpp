// argiope-cli audit and checks, as scripts use them.

#include "core/store/writer.h"
#include "tests/app/clirun.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace argiope::test;

namespace {

QStringList typed(const char *line)
{
    return QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts);
}

QString memberOf(const QJsonObject &object, const char *key)
{
    return object.value(QLatin1String(key)).toString();
}

} // namespace

class TestCliAudit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void checks();
    void summary();
    void findings();
    void formats_data();
    void formats();
    void chosen();
    void failOn_data();
    void failOn();
    void baseline();
    void nearDuplicates();
    void fragments();
    void ignores();
    void personHasToLook();
    void output();
    void page();
    void usage_data();
    void usage();

private:
    [[nodiscard]] CliResult audit(const char *line) const
    {
        return runCli(QStringList{QStringLiteral("audit"), m_project} + typed(line), m_folder.path());
    }

    QTemporaryDir m_folder;
    QString m_project;
    QByteArray m_origin;
};

void TestCliAudit::initTestCase()
{
    TestSite site({{"/", "<title>Start</title><a href=/gone>x</a><a href=/moved>y</a><a href=/b>z</a>"},
        {"/b", "<title>Start</title><a href=/>home</a>"},
        {"/moved", Response{.status = 301, .headers = {{"Location", "/gone"}}}}});
    m_origin = site.origin();
    m_project = m_folder.filePath(QStringLiteral("site.argiope"));
    const CliResult crawl = runCli(
        QStringList{QStringLiteral("crawl"), QString::fromLatin1(site.url("/")), QStringLiteral("--project"), m_project}
            + typed("--progress none --retries 0"),
        m_folder.path());
    QCOMPARE(crawl.status, 0);
}

void TestCliAudit::checks()
{
    const CliResult result = runCli({QStringLiteral("checks")}, m_folder.path());
    QCOMPARE(result.status, 0);
    QSet<QString> ids;
    const QList<QJsonObject> all = result.array();
    for (const QJsonObject &check : all) {
        ids.insert(memberOf(check, "check"));
        for (const char *key : {"group", "severity", "decided_by", "title", "what", "why", "mend"})
            QVERIFY2(!memberOf(check, key).isEmpty(), key);
    }
    QCOMPARE(ids.size(), all.size());
    QVERIFY(ids.contains(QStringLiteral("title-missing")));
    QCOMPARE(result.outLines().size(), all.size() + 2); // a line each, for grep
}

void TestCliAudit::summary()
{
    const CliResult result = audit("");
    QCOMPARE(result.status, 0);
    const QByteArrayList lines = result.outLines();
    const auto line = [&lines](const char *check) {
        for (const QByteArray &one : lines) {
            if (one.simplified().split(' ').value(1) == check)
                return one.simplified();
        }
        return QByteArray();
    };
    QCOMPARE(line("title-duplicate"), QByteArray("warning title-duplicate 2 Duplicate title"));
    QCOMPARE(line("link-broken"), QByteArray("error link-broken 1 Broken internal links"));
    QVERIFY(line("title-missing").isEmpty());
    QVERIFY(result.out.contains("checks of 4 URLs, 2 of them pages"));
}

void TestCliAudit::findings()
{
    const CliResult result = audit("--format jsonl --checks http-client-error,redirect-to-error,title-duplicate");
    QSet<QByteArray> found;
    for (const QJsonObject &finding : result.objects()) {
        QByteArray line = memberOf(finding, "check").toUtf8() + ' ' + memberOf(finding, "url").toUtf8() + ' '
            + memberOf(finding, "evidence").toUtf8();
        found.insert(line.replace(m_origin, ""));
        QCOMPARE(memberOf(finding, "state"), QStringLiteral("found"));
    }
    QCOMPARE(found,
        (QSet<QByteArray>{"http-client-error /gone 404", "redirect-to-error /moved /gone", "title-duplicate / /b",
            "title-duplicate /b /"}));
}

void TestCliAudit::formats_data()
{
    QTest::addColumn<QByteArray>("format");
    for (const char *format : {"text", "json", "jsonl", "csv", "md", "junit", "sarif", "html"})
        QTest::newRow(format) << QByteArray(format);
}

void TestCliAudit::formats()
{
    QFETCH(QByteArray, format);
    const CliResult result = audit(QByteArray("--format " + format).constData());
    QCOMPARE(result.status, 0);
    QVERIFY(result.err.isEmpty());
    QVERIFY(result.out.contains("http-client-error"));
    if (format != "text")
        QVERIFY(result.out.contains(QByteArray(m_origin + "/gone")));
    if (format == "json") {
        const QJsonObject all = QJsonDocument::fromJson(result.out).object();
        QVERIFY(!all.value(QStringLiteral("findings")).toArray().isEmpty());
        QCOMPARE(all.value(QStringLiteral("urls")).toInt(), 4);
        for (const QJsonValue &check : all.value(QStringLiteral("checks")).toArray()) {
            if (memberOf(check.toObject(), "check") == QLatin1String("http-client-error"))
                QCOMPARE(check.toObject().value(QStringLiteral("pages")).toInt(), 1);
        }
    } else if (format == "sarif") {
        const QJsonObject run
            = QJsonDocument::fromJson(result.out).object().value(QStringLiteral("runs")).toArray().at(0).toObject();
        QSet<QString> rules;
        for (const QJsonValue &rule : run.value(QStringLiteral("tool"))
                                          .toObject()
                                          .value(QStringLiteral("driver"))
                                          .toObject()
                                          .value(QStringLiteral("rules"))
                                          .toArray())
            rules.insert(memberOf(rule.toObject(), "id"));
        const QJsonArray results = run.value(QStringLiteral("results")).toArray();
        QVERIFY(!results.isEmpty());
        for (const QJsonValue &one : results)
            QVERIFY(rules.contains(memberOf(one.toObject(), "ruleId")));
    } else if (format == "junit") {
        QXmlStreamReader xml(result.out);
        int failures = 0;
        while (!xml.atEnd())
            failures += xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"failure" ? 1 : 0;
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(failures > 3);
    }
}

void TestCliAudit::chosen()
{
    const CliResult result = audit("--checks redirect-to-error,heads --format json");
    for (const QJsonValue &check :
        QJsonDocument::fromJson(result.out).object().value(QStringLiteral("checks")).toArray()) {
        const QJsonObject row = check.toObject();
        QVERIFY(memberOf(row, "group") == QLatin1String("heads")
            || memberOf(row, "check") == QLatin1String("redirect-to-error"));
    }
}

void TestCliAudit::failOn_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("status");
    QTest::newRow("errors") << QByteArray("--fail-on error") << 4;
    QTest::newRow("warnings and what is worse") << QByteArray("--fail-on warning --checks http-client-error") << 4;
    QTest::newRow("only warnings there") << QByteArray("--fail-on error --checks title-duplicate,title-missing") << 0;
    QTest::newRow("a check") << QByteArray("--fail-on title-duplicate") << 4;
    QTest::newRow("a check that is not found") << QByteArray("--fail-on title-missing") << 0;
    QTest::newRow("notices") << QByteArray("--fail-on notice --checks title-too-short") << 4;
    QTest::newRow("nothing") << QByteArray("--checks http-client-error") << 0;
}

void TestCliAudit::failOn()
{
    QFETCH(QByteArray, line);
    QTEST(audit(line.constData()).status, "status");
}

void TestCliAudit::baseline()
{
    QCOMPARE(audit("--format json --output known.json").status, 0);
    QCOMPARE(audit("--format jsonl --output known.jsonl").status, 0);
    for (const char *line : {"--fail-on notice --baseline known.json", "--fail-on notice --baseline known.jsonl",
             "--fail-on notice --baseline site.argiope"}) {
        const CliResult result = audit(line);
        QVERIFY2(result.status == 0, line);
        QVERIFY(!result.out.contains("http-client-error"));
    }
    // What concerns no page has its file's address.
    QVERIFY(audit("--format jsonl --checks robots-none").out.contains(QByteArray(m_origin + "/robots.txt")));
    // What is new still counts.
    writeFile(m_folder.filePath(QStringLiteral("old.jsonl")),
        "{\"check\":\"http-client-error\",\"state\":\"found\",\"url\":\"" + m_origin + "/gone\"}\n");
    QCOMPARE(audit("--checks http-client-error --fail-on error --baseline old.jsonl").status, 0);
    QCOMPARE(audit("--checks title-duplicate --fail-on warning --baseline old.jsonl").status, 4);
    writeFile(m_folder.filePath(QStringLiteral("bad.json")), "no findings\n");
    const CliResult bad = audit("--baseline bad.json");
    QCOMPARE(bad.status, 1);
    QVERIFY(bad.oneErrorLine());
}

/// The representative is the page that most links lead to; the other pages name it, and how much is the same.
void TestCliAudit::nearDuplicates()
{
    QByteArray text;
    for (int i = 0; i < 150; ++i)
        text += "w" + QByteArray::number(i * 7919 % 10007) + ' ';
    TestSite site({{"/", "<title>0</title><a href=/a>x</a><a href=/b>y</a><a href=/c>z</a>"},
        {"/a", QByteArray("<title>1</title><p>" + text)},
        {"/b", QByteArray("<title>2</title><a href=/>x</a><a href=/c>x</a><p>" + text + "and more")},
        {"/c", QByteArray("<title>3</title><nav>x</nav><p>" + text + "and less")}});
    for (const char *setting : {"nearDuplicates=on", "nearDuplicates=off"}) {
        const QString project = m_folder.filePath(QLatin1String(setting) + QStringLiteral(".argiope"));
        const CliResult crawl
            = runCli(QStringList{QStringLiteral("crawl"), QString::fromLatin1(site.url("/")),
                         QStringLiteral("--project"), project, QStringLiteral("--set"), QLatin1String(setting)}
                    + typed("--progress none --retries 0"),
                m_folder.path());
        QCOMPARE(crawl.status, 0);
        const CliResult result = runCli(
            QStringList{QStringLiteral("audit"), project} + typed("--format jsonl --checks content-near-duplicate"),
            m_folder.path());
        QByteArrayList found;
        for (const QJsonObject &finding : result.objects()) {
            const QByteArray line = memberOf(finding, "state").toUtf8() + ' ' + memberOf(finding, "url").toUtf8() + ' '
                + memberOf(finding, "evidence").toUtf8();
            found << QByteArray(line).replace(site.origin(), "");
        }
        std::sort(found.begin(), found.end());
        if (QByteArrayView(setting).endsWith("off")) {
            QCOMPARE(found, (QByteArrayList{"undecidable /a ", "undecidable /b ", "undecidable /c "}));
            continue;
        }
        QCOMPARE(found.size(), 3);
        QVERIFY2(found[0].startsWith("found /a /c (9") && found[0].endsWith(" %)"), found[0].constData());
        QVERIFY2(found[1].startsWith("found /b /c (9") && found[1].endsWith(" %)"), found[1].constData());
        QVERIFY2(found[2].startsWith("found /c /") && found[2].endsWith(" %)"), found[2].constData());
    }
}

void TestCliAudit::fragments()
{
    TestSite site({{"/", "<title>0</title><a href=/a#there>x</a><a href=/a#gone>y</a><a href=#here>z</a><p id=here>"},
        {"/a", "<title>1</title><a href='/#nowhere'>x</a><a href=#none>x</a><p id=there>"}});
    const QString project = m_folder.filePath(QStringLiteral("fragments.argiope"));
    const CliResult crawl = runCli(
        QStringList{QStringLiteral("crawl"), QString::fromLatin1(site.url("/")), QStringLiteral("--project"), project}
            + typed("--progress none --retries 0"),
        m_folder.path());
    QCOMPARE(crawl.status, 0);
    const CliResult result
        = runCli(QStringList{QStringLiteral("audit"), project} + typed("--format csv --checks link-fragment-missing"),
            m_folder.path());
    const QByteArray lines = QByteArray(result.out).replace(site.origin(), "");
    QVERIFY2(lines.contains("link-fragment-missing,warning,found,/,1,/a#gone (y),,\r\n"), lines.constData());
    QVERIFY2(lines.contains("link-fragment-missing,warning,found,/a,2,#none,,/#nowhere (x)\r\n"), lines.constData());
}

/// What the project ignores fails nothing, and is counted.
void TestCliAudit::ignores()
{
    const auto keep = [this](const QByteArray &json) {
        auto writer = argiope::store::Writer::open(m_project);
        if (!writer)
            return false;
        (*writer)->begin();
        (*writer)->setMeta("audit_ignores", json);
        return (*writer)->commit().ok();
    };
    QVERIFY(keep(R"([{"check":"http-client-error","pattern":"/gone$"},{"check":"title-duplicate","pattern":""}])"));
    const char *const all = "--checks http-client-error,title-duplicate --fail-on warning";
    const CliResult text = audit(all);
    QCOMPARE(text.status, 0);
    QVERIFY2(text.out.contains("; 3 findings ignored"), text.out.constData());
    QVERIFY(audit("--checks http-client-error,title-duplicate --format jsonl").out.isEmpty());
    const QJsonArray sums
        = QJsonDocument::fromJson(audit("--checks http-client-error,title-duplicate --format json").out)
              .object()
              .value(QStringLiteral("checks"))
              .toArray();
    QCOMPARE(sums.size(), 2);
    QCOMPARE(sums.at(0).toObject().value(QStringLiteral("ignored")).toInt(), 1);
    QCOMPARE(sums.at(0).toObject().value(QStringLiteral("pages")).toInt(), 0);
    QCOMPARE(sums.at(1).toObject().value(QStringLiteral("ignored")).toInt(), 2);
    QVERIFY(keep({}));
    QCOMPARE(audit(all).status, 4);
}

/// What HTML alone does not tell is no finding, and no "undecidable" either.
void TestCliAudit::personHasToLook()
{
    const TestSite site({{"/", "<title>Start</title><audio src=a.mp3 autoplay></audio>"}});
    const QString project = m_folder.filePath(QStringLiteral("person.argiope"));
    QCOMPARE(runCli(QStringList{QStringLiteral("crawl"), QString::fromLatin1(site.url("/")),
                        QStringLiteral("--project"), project}
                     + typed("--progress none --set accessibility=true"),
                 m_folder.path())
                 .status,
        0);
    const auto told = [&](const char *format) {
        return runCli(QStringList{QStringLiteral("audit"), project}
                    + typed("--checks a11y-no-autoplay-audio --fail-on warning --format")
                << QLatin1String(format),
            m_folder.path());
    };
    const CliResult text = told("text");
    QCOMPARE(text.status, 0); // nothing is found
    QVERIFY2(text.out.contains("1 checks need manual review of some URLs"), text.out.constData());
    const QList<QJsonObject> lines = told("jsonl").objects();
    QCOMPARE(lines.size(), 1);
    QCOMPARE(memberOf(lines[0], "state"), QStringLiteral("undecidable"));
    QCOMPARE(lines[0].value(QLatin1String("needs_person")), QJsonValue(true));
    QCOMPARE(lines[0].value(QLatin1String("count")).toInt(), 1);
    QCOMPARE(memberOf(lines[0], "evidence"), QStringLiteral("<audio src=a.mp3 autoplay>"));
    const QJsonObject sum
        = QJsonDocument::fromJson(told("json").out).object().value(QLatin1String("checks")).toArray().at(0).toObject();
    QCOMPARE(sum.value(QLatin1String("needs_person")).toInt(), 1);
    QCOMPARE(sum.value(QLatin1String("undecidable")).toInt(), 0);
    QCOMPARE(sum.value(QLatin1String("pages")).toInt(), 0);
    const QByteArray csv = told("csv").out;
    QVERIFY2(csv.contains("a11y-no-autoplay-audio,") && csv.trimmed().endsWith(",1,"), csv.constData());
    const CliResult exported = runCli(QStringList{QStringLiteral("export"), project}
            + typed("--format csv --table issues --check a11y-no-autoplay-audio"),
        m_folder.path());
    QCOMPARE(exported.status, 0);
    QVERIFY2(exported.outLines().value(1).trimmed().endsWith(",true,"), exported.out.constData());
}

void TestCliAudit::output()
{
    const CliResult result = audit("--format csv --output out.csv");
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.isEmpty());
    const QByteArray written = readFile(m_folder.filePath(QStringLiteral("out.csv")));
    QVERIFY(written.startsWith("check,severity,state,url,count,evidence,needs_person,more_evidence\r\n"));
    const CliResult itself = audit("--output site.argiope");
    QCOMPARE(itself.status, 1);
    QVERIFY(itself.oneErrorLine());
    QCOMPARE(audit("--output missing/out.csv").status, 1);
}

void TestCliAudit::page()
{
    writeFile(m_folder.filePath(QStringLiteral("page.html")),
        "<title></title><h1>One</h1><h1>Two</h1><h1>Two</h1><h1>Three</h1><link rel=canonical href=/x>");
    const CliResult result = runCli(typed("audit --page page.html --url https://example.org/a"), m_folder.path());
    QCOMPARE(result.status, 0);
    QHash<QString, QJsonObject> byCheck;
    for (const QJsonObject &line : result.objects())
        byCheck.insert(memberOf(line, "check"), line);
    const auto state = [&byCheck](const char *check) { return memberOf(byCheck.value(QLatin1String(check)), "state"); };
    QCOMPARE(state("title-missing"), QStringLiteral("found"));
    QCOMPARE(state("canonical-in-body"), QStringLiteral("found"));
    QCOMPARE(state("title-too-long"), QStringLiteral("not_found"));
    QCOMPARE(state("redirect-http-refresh"), QStringLiteral("undecidable"));
    QVERIFY(!byCheck.contains(QStringLiteral("title-duplicate"))); // which takes a crawl
    QCOMPARE(state("a11y-html-has-lang"), QStringLiteral("found"));
    QCOMPARE(state("a11y-image-alt"), QStringLiteral("not_found"));
    const QJsonObject many = byCheck.value(QStringLiteral("h1-multiple"));
    QCOMPARE(many.value(QStringLiteral("count")).toInt(), 3);
    QCOMPARE(
        many.value(QStringLiteral("evidence")).toArray(), (QJsonArray{QStringLiteral("Two"), QStringLiteral("Three")}));
    // With the answer's headers, from a pipe.
    writeFile(m_folder.filePath(QStringLiteral("headers")), "HTTP/1.1 200 OK\r\nRefresh: 0; url=/b\r\n");
    const CliResult piped = runCli(typed("audit --page - --headers headers"), m_folder.path(), "<title>x</title>");
    QVERIFY(piped.out.contains("\"redirect-http-refresh\",\"severity\":\"warning\",\"state\":\"found\""));
    // A cookie may lack a name: what is said of the next one is still a list.
    writeFile(m_folder.filePath(QStringLiteral("cookies")), "HTTP/1.1 200 OK\r\nSet-Cookie: x\r\nSet-Cookie: b=y\r\n");
    const CliResult cookies
        = runCli(typed("audit --page - --url https://site.test/ --headers cookies --checks cookie-not-secure"),
            m_folder.path(), "<title>x</title>");
    QCOMPARE(cookies.objects().size(), 1);
    QCOMPARE(
        cookies.objects().constFirst().value(QStringLiteral("evidence")).toArray(), (QJsonArray{QStringLiteral("b")}));
    // What is asked of a project can be asked of a page.
    const auto page = [this](const char *more) {
        return runCli(typed(QByteArray("audit --page page.html " + QByteArray(more)).constData()), m_folder.path());
    };
    QCOMPARE(page("--fail-on error").status, 4);
    QCOMPARE(page("--fail-on title-multiple,canonical-in-body").status, 4);
    QCOMPARE(page("--fail-on title-multiple,redirects-none").status, 2);
    QCOMPARE(page("--fail-on title-too-long").status, 0);
    QCOMPARE(page("--checks title-missing,h1-multiple").objects().size(), 2);
    QCOMPARE(memberOf(page("--checks title-missing --set title-missing=notice").objects().constFirst(), "severity"),
        QStringLiteral("notice"));
    QCOMPARE(page("--fail-on warning --set title-missing=notice --checks title-missing,title-multiple").status, 0);
    QCOMPARE(page("--output page.jsonl").out, QByteArray());
    QCOMPARE(readFile(m_folder.filePath(QStringLiteral("page.jsonl"))),
        runCli(typed("audit --page page.html"), m_folder.path()).out);
}

void TestCliAudit::usage_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("status");
    QTest::newRow("nothing") << QByteArray("audit") << 2;
    QTest::newRow("no such check") << QByteArray("audit site.argiope --checks titles") << 2;
    QTest::newRow("no check at all") << QByteArray("audit site.argiope --checks ,") << 2;
    QTest::newRow("nothing to fail on") << QByteArray("audit site.argiope --fail-on=") << 2;
    QTest::newRow("left out") << QByteArray("audit site.argiope --checks heads --fail-on http-client-error") << 2;
    QTest::newRow("no such severity") << QByteArray("audit site.argiope --fail-on bad") << 2;
    QTest::newRow("no such format") << QByteArray("audit site.argiope --format pdf") << 2;
    QTest::newRow("both") << QByteArray("audit site.argiope --page x.html") << 2;
    QTest::newRow("of a page alone") << QByteArray("audit site.argiope --url https://example.org/") << 2;
    QTest::newRow("of a project alone") << QByteArray("audit --page page.html --baseline site.argiope") << 2;
    QTest::newRow("format of a page") << QByteArray("audit --page page.html --format sarif") << 2;
    QTest::newRow("not by one page") << QByteArray("audit --page page.html --checks title-duplicate") << 2;
    QTest::newRow("severity among others") << QByteArray("audit site.argiope --fail-on error,bad") << 2;
    QTest::newRow("no such page") << QByteArray("audit --page nowhere.html") << 1;
    QTest::newRow("no web address") << QByteArray("audit --page page.html --url mailto:x") << 1;
    QTest::newRow("no such project") << QByteArray("audit nowhere.argiope") << 1;
    QTest::newRow("no such baseline") << QByteArray("audit site.argiope --baseline nowhere") << 1;
}

void TestCliAudit::usage()
{
    QFETCH(QByteArray, line);
    const CliResult result = runCli(typed(line.constData()), m_folder.path());
    QTEST(result.status, "status");
    QVERIFY(result.oneErrorLine());
    QVERIFY(result.out.isEmpty());
}

ARGIOPE_TEST(TestCliAudit, QCoreApplication)
#include "tst_cliaudit.moc"
