// argiope-cli audit --set and --site-type, and the reports of it for people.

#include "tests/app/clirun.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace argiope::test;

namespace {

QStringList wordsOf(const QByteArray &line)
{
    return QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts);
}

} // namespace

class TestCliAuditRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void limitsAreKept();
    void onceIsOnce();
    void checksAreSwitchedOff();
    void severities();
    void siteTypes();
    void whatIsNamedIsChecked();
    void wrongUse_data();
    void wrongUse();
    void cannotBeKept();
    void checksTellTheirLimits();
    void report();
    void reportSaysHowItWasJudged();
    void reportInChinese();
    void reportIsWhole();

private:
    [[nodiscard]] CliResult audit(const QByteArray &line) const
    {
        return runCli(QStringList{QStringLiteral("audit"), m_project} + wordsOf(line), m_folder.path());
    }
    /// The sums by check; without those that are not made.
    [[nodiscard]] QHash<QString, QJsonObject> sums(const QByteArray &line = {}) const
    {
        QHash<QString, QJsonObject> found;
        const CliResult result = audit("--format json " + line);
        for (const QJsonValue &check :
            QJsonDocument::fromJson(result.out).object().value(QStringLiteral("checks")).toArray())
            found.insert(check.toObject().value(QStringLiteral("check")).toString(), check.toObject());
        return found;
    }
    [[nodiscard]] int pages(const char *check, const QByteArray &line = {}) const
    {
        const auto all = sums(line);
        return all.contains(QLatin1String(check))
            ? all.value(QLatin1String(check)).value(QStringLiteral("pages")).toInt()
            : -1;
    }
    void reset() const
    {
        const CliResult result = audit("--site-type any --set title-long=default --set title-too-long=default "
                                       "--set heads=default");
        QCOMPARE(result.status, 0);
    }

    QTemporaryDir m_folder;
    QString m_project;
    QByteArray m_origin;
};

void TestCliAuditRules::initTestCase()
{
    TestSite site({{"/",
                       "<!doctype html><html lang=en><title>The start of a small site for tests</title>"
                       "<meta name=robots content=noindex><h1>Start</h1><a href=/a>a</a><a href=/b>b</a>"
                       "<a href=/gone>x</a>"
                       "<a href='/q?t=%3Cscript%3E'>q</a>"},
        {"/a",
            QByteArray(
                "<!doctype html><html lang=en><title>" + QByteArray(62, 't') + "</title><h1>A</h1><a href=/>s</a>")},
        {"/b",
            "<!doctype html><html lang=en><title>&lt;script&gt;alert(1)&lt;/script&gt;\" onload='x'</title>"
            "<h1>B</h1><a href=/>s</a>"},
        {"/q?t=%3Cscript%3E", "<!doctype html><title></title><h1>Q</h1>"}});
    m_origin = site.origin();
    m_project = m_folder.filePath(QStringLiteral("site.argiope"));
    const CliResult crawl = runCli(
        QStringList{QStringLiteral("crawl"), QString::fromLatin1(site.url("/")), QStringLiteral("--project"), m_project}
            + wordsOf("--progress none --retries 0"),
        m_folder.path());
    QCOMPARE(crawl.status, 0);
}

void TestCliAuditRules::limitsAreKept()
{
    QCOMPARE(pages("title-too-long"), 1);
    QCOMPARE(pages("title-too-long", "--set title-long=65"), 0);
    QCOMPARE(pages("title-too-long"), 0); // it stands in the project
    QCOMPARE(pages("title-too-long", "--set title-long=default"), 1);
    QCOMPARE(pages("title-too-long"), 1);
    // One that another one has to follow.
    QCOMPARE(audit("--set title-long=20").status, 2);
    QCOMPARE(audit("--set title-long=20 --set title-short=10").status, 0);
    QVERIFY(pages("title-too-long") > 1);
    QCOMPARE(audit("--set title-long=default --set title-short=default").status, 0);
    QCOMPARE(pages("title-too-long"), 1);
}

void TestCliAuditRules::onceIsOnce()
{
    const QByteArray before = readFile(m_project);
    QCOMPARE(pages("title-too-long", "--set title-long=65 --once"), 0);
    QCOMPARE(readFile(m_project), before);
    QCOMPARE(pages("title-too-long"), 1);
}

void TestCliAuditRules::checksAreSwitchedOff()
{
    QCOMPARE(pages("title-too-long", "--set title-too-long=off"), -1); // counted nowhere
    const CliResult text = audit("");
    QVERIFY(!text.out.contains("title-too-long"));
    for (const char *format : {"jsonl", "csv", "md", "junit", "sarif", "html"}) {
        const CliResult result = audit(QByteArray("--format ") + format);
        QCOMPARE(result.status, 0);
        QVERIFY2(!result.out.contains("title-too-long"), format);
    }
    QCOMPARE(audit("--fail-on title-too-long").status, 2);
    // So does an export.
    const CliResult exported = runCli(
        QStringList{QStringLiteral("export"), m_project} + wordsOf("--format csv --table issues"), m_folder.path());
    QCOMPARE(exported.status, 0);
    QVERIFY(!exported.out.contains("title-too-long"));
    // Who asks an export for it by name is told so, and of a group what is left out.
    const auto exportOf = [this](const QByteArray &words) {
        return runCli(QStringList{QStringLiteral("export"), m_project} + wordsOf(words), m_folder.path());
    };
    for (const char *table : {"issues", "urls"}) {
        const CliResult named = exportOf(QByteArray("--format csv --check title-too-long --table ") + table);
        QCOMPARE(named.status, 1);
        QVERIFY(named.oneErrorLine() && named.out.isEmpty());
        QVERIFY2(named.err.contains("title-too-long: it is switched off"), named.err.constData());
        const CliResult group = exportOf(QByteArray("--format csv --check heads --table ") + table);
        QCOMPARE(group.status, 0);
        QVERIFY(group.oneErrorLine());
        QVERIFY2(group.err.contains("left out: title-too-long\n"), group.err.constData());
        QVERIFY(group.out.contains(table == QByteArray("issues") ? "title-missing" : "http://"));
    }
    // A whole group, and back.
    QCOMPARE(pages("title-missing", "--set heads=off"), -1);
    QCOMPARE(audit("--set heads=default").status, 0);
    QCOMPARE(pages("title-too-long"), 1);
    QVERIFY(exportOf("--format csv --check title-too-long --table issues").err.isEmpty());
}

void TestCliAuditRules::severities()
{
    const auto severity = [this](const QByteArray &line) {
        return sums(line).value(QStringLiteral("title-too-long")).value(QStringLiteral("severity")).toString();
    };
    QCOMPARE(severity({}), QStringLiteral("notice"));
    QCOMPARE(severity("--set title-too-long=error --once"), QStringLiteral("error"));
    QCOMPARE(audit("--checks title-too-long --fail-on error").status, 2); // none of them is one
    const CliResult failed = audit("--set title-too-long=error --once --checks title-too-long --fail-on error "
                                   "--format sarif");
    QCOMPARE(failed.status, 4);
    QVERIFY(failed.out.contains("\"level\":\"error\""));
    QVERIFY(!failed.out.contains("\"level\":\"note\""));
}

void TestCliAuditRules::siteTypes()
{
    QVERIFY(pages("index-noindex-start") == 1);
    QCOMPARE(pages("index-noindex-start", "--site-type intranet"), -1);
    QCOMPARE(pages("index-noindex-start"), -1);
    QVERIFY(pages("http-client-error") == 1);
    QCOMPARE(pages("index-noindex-start", "--set index-noindex-start=on"), 1);
    QCOMPARE(pages("index-noindex-start", "--site-type any --set index-noindex-start=default"), 1);
    reset();
}

/// By its id, where --checks names it.
void TestCliAuditRules::whatIsNamedIsChecked()
{
    QCOMPARE(pages("title-too-long", "--set title-too-long=off --checks heads"), -1);
    QCOMPARE(pages("title-too-long", "--checks title-too-long"), 1);
    QCOMPARE(pages("title-too-long"), -1);
    reset();
    QCOMPARE(pages("title-too-long"), 1);
}

void TestCliAuditRules::wrongUse_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("no such limit") << QByteArray("--set title-size=3");
    QTest::newRow("no value") << QByteArray("--set title-long");
    QTest::newRow("empty value") << QByteArray("--set title-long=");
    QTest::newRow("no number") << QByteArray("--set title-long=long");
    QTest::newRow("out of range") << QByteArray("--set title-long=0");
    QTest::newRow("no word for a check") << QByteArray("--set title-too-long=maybe");
    QTest::newRow("no such type") << QByteArray("--site-type castle");
    QTest::newRow("once of nothing") << QByteArray("--once");
    QTest::newRow("a language of no report") << QByteArray("--language zh_CN");
    QTest::newRow("no such language") << QByteArray("--format html --language de");
}

void TestCliAuditRules::wrongUse()
{
    QFETCH(QByteArray, line);
    const QByteArray before = readFile(m_project);
    const CliResult result = audit(line);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.oneErrorLine(), result.err.constData());
    QCOMPARE(readFile(m_project), before);
}

void TestCliAuditRules::cannotBeKept()
{
    const CliResult result
        = runCli(QStringList{QStringLiteral("audit"), m_folder.filePath(QStringLiteral("none.argiope"))}
                + wordsOf("--set title-long=65"),
            m_folder.path());
    QCOMPARE(result.status, 1);
    QVERIFY(result.oneErrorLine());
    QVERIFY(!QFileInfo::exists(m_folder.filePath(QStringLiteral("none.argiope"))));
}

void TestCliAuditRules::checksTellTheirLimits()
{
    const CliResult result = runCli({QStringLiteral("checks")}, m_folder.path());
    int limits = 0;
    for (const QJsonObject &check : result.array()) {
        for (const QJsonValue &limit : check.value(QStringLiteral("limits")).toArray()) {
            ++limits;
            const QJsonObject one = limit.toObject();
            const double usual = one.value(QStringLiteral("default")).toDouble(-1);
            QVERIFY(usual >= one.value(QStringLiteral("least")).toDouble());
            QVERIFY(usual <= one.value(QStringLiteral("most")).toDouble());
        }
    }
    QVERIFY(limits > 40);
}

void TestCliAuditRules::report()
{
    const CliResult result = audit("--format html");
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains("<html lang=\"en\">"));
    QVERIFY(result.out.contains("Report on http://127.0.0.1"));
    QVERIFY(result.out.contains("types of errors") || result.out.contains("one type of error"));
    QVERIFY(result.out.contains("Broken internal links"));
    QVERIFY(!result.out.contains("<script"));
    // Held against the program's own checks of HTML.
    writeFile(m_folder.filePath(QStringLiteral("report.html")), result.out);
    const CliResult held
        = runCli(wordsOf("audit --page report.html --url https://example.org/report"), m_folder.path());
    QCOMPARE(held.status, 0);
    int checked = 0;
    const QList<QJsonObject> verdicts = held.objects();
    for (const QJsonObject &verdict : verdicts) {
        const QString check = verdict.value(QStringLiteral("check")).toString();
        if (!check.startsWith(QLatin1String("html-")) && !check.startsWith(QLatin1String("a11y-"))
            && !check.startsWith(QLatin1String("sec-mixed")) && !check.startsWith(QLatin1String("mobile-"))
            && !check.startsWith(QLatin1String("charset-")) && !check.startsWith(QLatin1String("lang-")))
            continue;
        ++checked;
        const bool asked = verdict.value(QStringLiteral("evidence")).toString().startsWith(u'?');
        QVERIFY2(asked || verdict.value(QStringLiteral("state")).toString() != QLatin1String("found"),
            QJsonDocument(verdict).toJson().constData());
    }
    QVERIFY(checked > 20);
}

void TestCliAuditRules::reportSaysHowItWasJudged()
{
    const CliResult result = audit("--format html --once --site-type blog --set title-long=65 --set title-missing=off "
                                   "--set title-too-short=error");
    QCOMPARE(result.status, 0);
    for (const char *said : {"How the site was checked", "Site type: Blog or news.",
             "65 characters (default: 60 characters)", "Disabled checks", "Missing title"})
        QVERIFY2(result.out.contains(said), said);
}

void TestCliAuditRules::reportInChinese()
{
    const CliResult result = audit("--format html --language zh_CN");
    if (result.status != 0 && result.err.contains("built without"))
        QSKIP("built without Chinese");
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains("<html lang=\"zh-CN\">"));
    QVERIFY(!result.out.contains("How to fix it"));
    QVERIFY(!result.out.contains("Issues found"));
    QVERIFY(result.out.contains(QStringLiteral("错误").toUtf8()));
}

/// There when it is whole, and not before; the project is never written over.
void TestCliAuditRules::reportIsWhole()
{
    const QString path = m_folder.filePath(QStringLiteral("out.html"));
    writeFile(path, "what stood there");
    QCOMPARE(audit("--format html --output out.html").status, 0);
    const QByteArray written = readFile(path);
    QVERIFY(written.startsWith("<!DOCTYPE html>") && written.endsWith("</html>\n"));
    const QByteArray project = readFile(m_project);
    QCOMPARE(audit("--format html --output site.argiope").status, 1);
    QCOMPARE(readFile(m_project), project);
    QCOMPARE(audit("--format html --output no/such/folder/x.html").status, 1);
}

ARGIOPE_TEST(TestCliAuditRules, QCoreApplication)
#include "tst_cliauditrules.moc"
