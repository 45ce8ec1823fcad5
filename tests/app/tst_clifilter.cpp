// export --filter, --columns and --check; audit and checks with checks of one's own.
#include "core/store/writer.h"
#include "tests/app/clirun.h"
#include "tests/core/store/readersite.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::test;
using argiope::storetest::Site;

class TestCliFilter : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void rows_data();
    void rows();
    void columns();
    void checked();
    void links();
    void otherTables();
    void refused_data();
    void refused();
    void ownChecks();
    void ownChecksRefused();
    void completed();

private:
    [[nodiscard]] CliResult exported(const QStringList &words) const
    {
        return runCli(QStringList{QStringLiteral("export"), m_site.path} + words, m_site.folder.path());
    }
    [[nodiscard]] QString file(const QByteArray &text, const QString &name = QStringLiteral("own.json")) const
    {
        const QString path = m_site.folder.filePath(name);
        writeFile(path, text);
        return path;
    }
    Site m_site;
    const QByteArray m_own = R"({"format": "argiope own checks", "version": 1, "checks": [
        {"id": "own-missing", "title": "Missing & gone", "severity": "error", "expression": "status = 404"},
        {"id": "own-short", "title": "Short titles", "severity": "notice", "expression": "length(title) < 8"}]})";
};

void TestCliFilter::initTestCase()
{
    m_site.writer.reset();
}

void TestCliFilter::rows_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("out");
    const auto row = [](const char *name, const QStringList &words, const char *out) {
        QTest::newRow(name) << words << QByteArray(out);
    };
    const QString filter = QStringLiteral("--filter");
    row("status", {filter, QStringLiteral("status = 404")}, "http://a.test/missing\n");
    row("equals sign", {QStringLiteral("--filter=status >= 400 and not url contains '/tag/'")},
        "http://a.test/missing\n");
    row("three-valued", {filter, QStringLiteral("title does not contain 'home'")},
        "http://a.test/Page_100%25\nhttp://a.test/again\n");
    row("nothing", {filter, QStringLiteral("status = 418")}, "");
    row("skipped", {QStringLiteral("--table"), QStringLiteral("skipped"), filter, QStringLiteral("rule = 'exclude'")},
        "http://b.test/out\n");
    row("check", {QStringLiteral("--check"), QStringLiteral("h1-missing")},
        "http://a.test/\nhttp://a.test/Page_100%25\nhttp://a.test/again\n");
    row("check and filter",
        {QStringLiteral("--check"), QStringLiteral("h1-missing"), filter, QStringLiteral("depth = 0")},
        "http://a.test/\n");
    row("not found", {QStringLiteral("--check"), QStringLiteral("page-deep")}, "");
}

void TestCliFilter::rows()
{
    QFETCH(QStringList, words);
    const CliResult result = exported(QStringList{QStringLiteral("--format"), QStringLiteral("txt")} + words);
    QCOMPARE(result.err, QByteArray());
    QCOMPARE(result.status, 0);
    QTEST(result.out, "out");
}

void TestCliFilter::columns()
{
    CliResult result = exported({QStringLiteral("--format"), QStringLiteral("csv"), QStringLiteral("--columns"),
        QStringLiteral("title, url,status"), QStringLiteral("--filter"), QStringLiteral("depth = 0")});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QByteArray("title,url,status\r\nHome of \xC3\x84pfel,http://a.test/,200\r\n"));
    // Without it: the contract's thirteen first.
    result = exported({QStringLiteral("--format"), QStringLiteral("csv")});
    QVERIFY(result.out.startsWith("url,status,outcome,content_type,bytes,depth,inlinks,outlinks,title,response_ms,"
                                  "referrer,discovered_at,fetched_at,"));
    result = exported({QStringLiteral("--format"), QStringLiteral("jsonl"), QStringLiteral("--columns"),
        QStringLiteral("depth"), QStringLiteral("--filter"), QStringLiteral("depth = 0")});
    QCOMPARE(result.out, QByteArray("{\"depth\":0}\n"));
}

void TestCliFilter::checked()
{
    const CliResult result = exported({QStringLiteral("--format"), QStringLiteral("txt"), QStringLiteral("--own"),
        file(m_own), QStringLiteral("--check"), QStringLiteral("own-missing,own-short")});
    QCOMPARE(result.err, QByteArray());
    QCOMPARE(result.out, QByteArray("http://a.test/Page_100%25\nhttp://a.test/missing\n"));
}

void TestCliFilter::links()
{
    const auto sources = [this](const QString &filter) {
        return exported({QStringLiteral("--format"), QStringLiteral("jsonl"), QStringLiteral("--table"),
                            QStringLiteral("links"), QStringLiteral("--filter"), filter})
            .objects()
            .size();
    };
    QCOMPARE(sources(QStringLiteral("depth = 0")), 1);
    QCOMPARE(sources(QStringLiteral("depth = 1")), 0);
}

/// Of other tables the condition is about the page that a row stands for.
void TestCliFilter::otherTables()
{
    const auto rows = [this](const char *table, const char *filter) {
        const CliResult result = exported({QStringLiteral("--format"), QStringLiteral("jsonl"),
            QStringLiteral("--table"), QLatin1String(table), QStringLiteral("--filter"), QLatin1String(filter)});
        return result.status == 0 ? int(result.objects().size()) : -1;
    };
    for (const char *table : {"broken", "chains", "issues", "images", "hreflang"}) {
        const int all = rows(table, "depth >= 0 or depth is empty");
        const int none = rows(table, "status = 418");
        const int start = rows(table, "depth = 0");
        const int rest = rows(table, "not depth = 0");
        QVERIFY2(all >= 0 && none == 0 && start >= 0 && start + rest == all, table);
    }
    QVERIFY(rows("issues", "depth = 0") > 0);
    QVERIFY(rows("issues", "depth = 1") > 0);
}

void TestCliFilter::refused_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char *name, const QStringList &words, const char *said) {
        QTest::newRow(name) << words << QByteArray(said);
    };
    const QString filter = QStringLiteral("--filter");
    row("column", {filter, QStringLiteral("stauts = 1")},
        "--filter: at character 1: unknown column 'stauts' \xE2\x80\x93 did you mean 'status'?");
    row("place", {filter, QStringLiteral("title contains '\u4f60' and status ~ 1")}, "--filter: at character 31: ");
    row("value", {filter, QStringLiteral("bytes > 5 ms")}, "--filter: at character 9: '5ms' is no size such as 2 MB");
    row("columns", {QStringLiteral("--columns"), QStringLiteral("url,titel")},
        "--columns: unknown column 'titel' \xE2\x80\x93 did you mean 'title'?");
    row("columns twice", {QStringLiteral("--columns"), QStringLiteral("url,url")}, "--columns: 'url' is given twice");
    row("empty column", {QStringLiteral("--columns"), QStringLiteral("url,")}, "--columns: unknown column ''");
    row("check", {QStringLiteral("--check"), QStringLiteral("nope")}, "--check: unknown check or group 'nope'");
    row("own alone", {QStringLiteral("--own"), QStringLiteral("x.json")}, "--own needs --check");
    row("sitemaps", {QStringLiteral("--table"), QStringLiteral("sitemaps"), filter, QStringLiteral("depth = 1")},
        "--filter: the rows of this table have no URL to filter by");
    row("links",
        {QStringLiteral("--table"), QStringLiteral("links"), QStringLiteral("--columns"), QStringLiteral("url")},
        "--columns: only the tables urls and skipped have selectable columns");
}

void TestCliFilter::refused()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, said);
    const CliResult result = exported(QStringList{QStringLiteral("--format"), QStringLiteral("csv")} + words);
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY(result.oneErrorLine());
    QVERIFY2(result.err.contains(said), result.err.constData());
}

void TestCliFilter::ownChecks()
{
    const QString own = file(m_own);
    CliResult result = runCli({QStringLiteral("checks"), QStringLiteral("--own"), own}, m_site.folder.path());
    QCOMPARE(result.status, 0);
    const QList<QJsonObject> listed = result.array();
    QCOMPARE(listed.last().value(QStringLiteral("check")).toString(), QStringLiteral("own-short"));
    QCOMPARE(listed.last().value(QStringLiteral("group")).toString(), QStringLiteral("own"));
    QCOMPARE(listed.last().value(QStringLiteral("expression")).toString(), QStringLiteral("length(title) < 8"));

    const auto audit = [&](const QStringList &words) {
        return runCli(QStringList{QStringLiteral("audit"), m_site.path, QStringLiteral("--own"), own} + words,
            m_site.folder.path());
    };
    for (const char *format : {"text", "json", "jsonl", "csv", "md", "junit", "sarif", "html"}) {
        result = audit({QStringLiteral("--format"), QLatin1String(format)});
        QCOMPARE(result.status, 0);
        QVERIFY2(result.out.contains("own-missing"), format);
    }
    result = audit({QStringLiteral("--checks"), QStringLiteral("own"), QStringLiteral("--format"),
        QStringLiteral("jsonl"), QStringLiteral("--fail-on"), QStringLiteral("own-missing")});
    QCOMPARE(result.status, 4);
    QVERIFY(result.out.contains(R"("check":"own-missing")") && result.out.contains("status 404"));
    QVERIFY(!result.out.contains("title-missing"));
    QCOMPARE(audit({QStringLiteral("--checks"), QStringLiteral("own-short"), QStringLiteral("--fail-on"),
                       QStringLiteral("notice")})
                 .status,
        4);
    QCOMPARE(audit({QStringLiteral("--checks"), QStringLiteral("own"), QStringLiteral("--fail-on"),
                       QStringLiteral("own-missing"), QStringLiteral("--baseline"), m_site.path})
                 .status,
        0);
}

void TestCliFilter::ownChecksRefused()
{
    const auto audit = [&](const QByteArray &json) {
        return runCli(
            {QStringLiteral("audit"), m_site.path, QStringLiteral("--own"), file(json)}, m_site.folder.path());
    };
    CliResult result = audit(QByteArray(m_own).replace("status = 404", "stauts = 404"));
    QCOMPARE(result.status, 2);
    QVERIFY(result.oneErrorLine());
    QVERIFY2(result.err.contains("own.json: check 1: own-missing: at character 1: unknown column 'stauts'"),
        result.err.constData());
    result = audit("{");
    QCOMPARE(result.status, 2);
    QVERIFY(result.oneErrorLine());
    result = runCli({QStringLiteral("checks"), QStringLiteral("--own"), QStringLiteral("/nonexistent/x.json")},
        m_site.folder.path());
    QCOMPARE(result.status, 2);
    QVERIFY(result.oneErrorLine());
}

void TestCliFilter::completed()
{
    const auto offered = [this](const QStringList &words) {
        return runCli(
            QStringList{QStringLiteral("complete"), QStringLiteral("argiope-cli")} + words, m_site.folder.path())
            .outLines();
    };
    QCOMPARE(offered({QStringLiteral("export"), QStringLiteral("--columns"), QStringLiteral("url,ca")}),
        QList<QByteArray>{"url,canonical\t"});
    QCOMPARE(offered({QStringLiteral("export"), QStringLiteral("--columns=ca")}),
        QList<QByteArray>{"--columns=canonical\t"});
    QVERIFY(offered({QStringLiteral("export"), QStringLiteral("--check"), QStringLiteral("title-m")})
                .contains("title-missing\t"));
    QVERIFY(offered({QStringLiteral("audit"), QStringLiteral("--checks"), QStringLiteral("http,ow")})
                .contains("http,own\t"));
    QVERIFY(offered({QStringLiteral("export"), QStringLiteral("--f")}).join().contains("--filter\t"));
}

ARGIOPE_TEST(TestCliFilter, QCoreApplication)
#include "tst_clifilter.moc"
