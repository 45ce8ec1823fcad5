// What machines read of an audit: JUnit and SARIF, held against what their specifications ask for.

#include "tests/app/clirun.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <QXmlStreamReader>

#include <algorithm>

using namespace argiope::test;

namespace {

QStringList wordsOfLine(const QByteArray &line)
{
    return QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts);
}

QString textAt(const QJsonObject &object, const char *key)
{
    return object.value(QLatin1String(key)).toString();
}

/// XML 1.0, 2.2: Char.
bool isXmlText(const QString &text)
{
    const auto points = text.toUcs4();
    return std::all_of(points.begin(), points.end(), [](uint c) {
        return c == 0x9 || c == 0xA || c == 0xD || (c >= 0x20 && c <= 0xD7FF) || (c >= 0xE000 && c <= 0xFFFD)
            || (c >= 0x10000 && c <= 0x10FFFF);
    });
}

/// RFC 3986, 2: the characters of a URI reference, each percent sign with two digits; brackets only around a host.
bool isUriReference(const QString &uri)
{
    static const QRegularExpression allowed(
        QStringLiteral("\\A(?:[A-Za-z][A-Za-z0-9+.-]*:)?(?://(?:\\[[0-9A-Fa-f:.]*\\]|[A-Za-z0-9._~!$&'()*+,;=:@%-])*)?"
                       "(?:[A-Za-z0-9._~!$&'()*+,;=:@/?#-]|%[0-9A-Fa-f]{2})*\\z"));
    return allowed.match(uri).hasMatch() && uri.count(u'#') <= 1;
}

} // namespace

class TestCliAuditFormats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void junitCounts_data() { lines(); }
    void junitCounts();
    void sarifStructure_data() { lines(); }
    void sarifStructure();
    void uriReferences_data();
    void uriReferences();

private:
    static void lines()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("all") << QByteArray();
        QTest::newRow("own checks") << QByteArray("--own own.json");
        QTest::newRow("some") << QByteArray("--checks heads,links,http-client-error");
        QTest::newRow("one that is not found") << QByteArray("--checks robots-html");
        QTest::newRow("some switched off") << QByteArray("--set heads=off --once");
        QTest::newRow("other severities") << QByteArray("--set title-missing=notice --set links=error --once");
    }
    [[nodiscard]] CliResult audit(const QByteArray &format, const QByteArray &line) const
    {
        return runCli(
            QStringList{QStringLiteral("audit"), m_project, QStringLiteral("--format"), QString::fromLatin1(format)}
                + wordsOfLine(line),
            m_folder.path());
    }

    QTemporaryDir m_folder;
    QString m_project;
};

void TestCliAuditFormats::initTestCase()
{
    const QByteArray hostile = "<title>a\x01\x0b]]>&lt;b&gt; \xff\xfe \"'&#x0;&#xFFFE;&#x10FFFF; "
                               "\xed\xa0\x80 \xf0\x9f\x98\x80</title>";
    const QByteArray start = hostile
        + "<a href='/b?[x]={y}|z^\"&q=%zz'>1</a><a href=\"/gone'<>\\`\">2</a><a href=/caf\xc3\xa9>3</a>"
          "<a href='/a b'>4</a><a href='http://[bad'>5</a><a href=/same>6</a><a href=/empty>7</a>";
    TestSite site(
        {{"/", start}, {"/same", hostile}, {"/empty", "<p>nothing</p>"}, {"/b?[x]={y}|z^%22&q=%zz", hostile}});
    m_project = m_folder.filePath(QStringLiteral("site.argiope"));
    const CliResult crawl = runCli(
        QStringList{QStringLiteral("crawl"), QString::fromLatin1(site.url("/")), QStringLiteral("--project"), m_project}
            + wordsOfLine("--progress none --retries 0"),
        m_folder.path());
    QCOMPARE(crawl.status, 0);
    writeFile(m_folder.filePath(QStringLiteral("own.json")),
        R"({"format":"argiope own checks","version":1,"checks":[)"
        R"({"id":"own-a","title":"A <b>&]]> \"title\"","severity":"error","expression":"status = 200"}]})");
}

/// The schemas of Jenkins' xunit plug-in and of Ant, which other readers follow: suites with their counts, cases with a
/// name and a class, and in a case a failure or that it was skipped. Ant's takes what it asks for in its order only,
/// and nothing else: the root has no attributes.
void TestCliAuditFormats::junitCounts()
{
    QFETCH(QByteArray, line);
    const CliResult result = audit("junit", line);
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.startsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"));
    QVERIFY(isXmlText(QString::fromUtf8(result.out)));
    QXmlStreamReader xml(result.out);
    QVERIFY(xml.readNextStartElement());
    QCOMPARE(xml.name(), u"testsuites");
    QVERIFY(xml.attributes().isEmpty());
    int tests = 0;
    int failures = 0;
    QSet<QString> suites;
    QSet<QString> cases;
    while (xml.readNextStartElement()) {
        QCOMPARE(xml.name(), u"testsuite");
        const QXmlStreamAttributes suite = xml.attributes();
        for (const char *wanted : {"name", "tests", "failures", "errors", "skipped", "package", "hostname", "time"})
            QVERIFY2(!suite.value(QLatin1String(wanted)).isEmpty(), wanted);
        QCOMPARE(suite.value(QLatin1String("id")).toInt(), int(suites.size()));
        static const QRegularExpression moment(QStringLiteral("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d$"));
        QVERIFY(moment.match(suite.value(QLatin1String("timestamp"))).hasMatch());
        const QString suiteName = suite.value(QLatin1String("name")).toString();
        QVERIFY(!suites.contains(suiteName));
        suites.insert(suiteName);
        int suiteTests = 0;
        int suiteFailures = 0;
        int suiteSkipped = 0;
        QVERIFY(xml.readNextStartElement());
        QCOMPARE(xml.name(), u"properties");
        xml.skipCurrentElement();
        QStringList behind;
        while (xml.readNextStartElement()) {
            if (xml.name() != u"testcase") {
                behind << xml.name().toString();
                xml.skipCurrentElement();
                continue;
            }
            QVERIFY(behind.isEmpty());
            ++suiteTests;
            QVERIFY(xml.attributes().hasAttribute(QLatin1String("time")));
            const QString name = xml.attributes().value(QLatin1String("name")).toString();
            QVERIFY(!name.isEmpty() && !cases.contains(name));
            cases.insert(name);
            QCOMPARE(xml.attributes().value(QLatin1String("classname")), suiteName);
            int inside = 0;
            while (xml.readNextStartElement()) {
                ++inside;
                if (xml.name() == u"failure") {
                    ++suiteFailures;
                    const QString type = xml.attributes().value(QLatin1String("type")).toString();
                    QVERIFY(type == u"error" || type == u"warning" || type == u"notice");
                    QVERIFY(!xml.attributes().value(QLatin1String("message")).isEmpty());
                    QVERIFY(!xml.readElementText().trimmed().isEmpty()); // where it is
                } else {
                    QCOMPARE(xml.name(), u"skipped");
                    ++suiteSkipped;
                    xml.skipCurrentElement();
                }
            }
            QVERIFY(inside <= 1);
        }
        QCOMPARE(behind, (QStringList{QStringLiteral("system-out"), QStringLiteral("system-err")}));
        QVERIFY(suiteTests > 0);
        QCOMPARE(suite.value(QLatin1String("tests")).toInt(), suiteTests);
        QCOMPARE(suite.value(QLatin1String("failures")).toInt(), suiteFailures);
        QCOMPARE(suite.value(QLatin1String("skipped")).toInt(), suiteSkipped);
        QCOMPARE(suite.value(QLatin1String("errors")).toInt(), 0);
        tests += suiteTests;
        failures += suiteFailures;
    }
    while (!xml.atEnd())
        xml.readNext();
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(tests > 0);
    QVERIFY(failures > 0 || line.contains("--checks"));
}

/// SARIF 2.1.0 (OASIS, 27 March 2020); the sections stand beside what they ask for.
void TestCliAuditFormats::sarifStructure()
{
    QFETCH(QByteArray, line);
    const CliResult result = audit("sarif", line);
    QCOMPARE(result.status, 0);
    QJsonParseError parsed;
    const QJsonObject log = QJsonDocument::fromJson(result.out, &parsed).object();
    QCOMPARE(parsed.error, QJsonParseError::NoError);
    QCOMPARE(textAt(log, "version"), QStringLiteral("2.1.0")); // 3.13.2
    QVERIFY(isUriReference(textAt(log, "$schema"))); // 3.13.3
    const QJsonArray runs = log.value(QStringLiteral("runs")).toArray(); // 3.13.4
    QCOMPARE(runs.size(), 1);
    const QJsonObject run = runs.at(0).toObject();
    const QJsonObject driver
        = run.value(QStringLiteral("tool")).toObject().value(QStringLiteral("driver")).toObject(); // 3.14.6, 3.18.2
    QVERIFY(!textAt(driver, "name").isEmpty()); // 3.19.8
    const QJsonArray rules = driver.value(QStringLiteral("rules")).toArray(); // 3.19.23: unique
    QVERIFY(!rules.isEmpty());
    QSet<QString> ids;
    const QSet<QString> levels{
        QStringLiteral("none"), QStringLiteral("note"), QStringLiteral("warning"), QStringLiteral("error")};
    for (const QJsonValue &value : rules) {
        const QJsonObject rule = value.toObject();
        const QString id = textAt(rule, "id"); // 3.49.3
        QVERIFY(!id.isEmpty());
        QVERIFY2(!ids.contains(id), qPrintable(id));
        ids.insert(id);
        QVERIFY(!textAt(rule.value(QStringLiteral("shortDescription")).toObject(), "text").isEmpty()); // 3.12.3
        QVERIFY(
            levels.contains(textAt(rule.value(QStringLiteral("defaultConfiguration")).toObject(), "level"))); // 3.50.3
    }
    QVERIFY(run.value(QStringLiteral("results")).isArray()); // 3.14.23: there, even where empty
    for (const QJsonValue &value : run.value(QStringLiteral("results")).toArray()) {
        const QJsonObject one = value.toObject();
        const QString id = textAt(one, "ruleId"); // 3.27.5
        QVERIFY(ids.contains(id));
        const int index = one.value(QStringLiteral("ruleIndex")).toInt(-1); // 3.27.6: into rules
        QVERIFY(index >= 0 && index < rules.size());
        QCOMPARE(textAt(rules.at(index).toObject(), "id"), id);
        QVERIFY(levels.contains(textAt(one, "level"))); // 3.27.10
        QCOMPARE(textAt(one, "level"),
            textAt(rules.at(index).toObject().value(QStringLiteral("defaultConfiguration")).toObject(), "level"));
        QVERIFY(!textAt(one.value(QStringLiteral("message")).toObject(), "text").isEmpty()); // 3.27.11, 3.11.8
        QVERIFY(one.value(QStringLiteral("occurrenceCount")).toInt() >= 1); // 3.27.15
        const QJsonArray locations = one.value(QStringLiteral("locations")).toArray(); // 3.27.12
        QCOMPARE(locations.size(), 1);
        const QString uri = textAt(locations.at(0)
                                       .toObject()
                                       .value(QStringLiteral("physicalLocation"))
                                       .toObject()
                                       .value(QStringLiteral("artifactLocation"))
                                       .toObject(),
            "uri"); // 3.4.3: a URI reference
        QVERIFY2(!uri.isEmpty() && isUriReference(uri), qPrintable(uri));
        QVERIFY2(QUrl(uri, QUrl::StrictMode).isValid(), qPrintable(uri));
    }
}

/// The test's own rule tells what it should.
void TestCliAuditFormats::uriReferences_data()
{
    QTest::addColumn<QString>("uri");
    QTest::addColumn<bool>("valid");
    QTest::newRow("plain") << QStringLiteral("https://a.example/b?c=d#e") << true;
    QTest::newRow("address") << QStringLiteral("http://[::1]:80/") << true;
    QTest::newRow("bracket in the query") << QStringLiteral("http://a/?[x]") << false;
    QTest::newRow("blank") << QStringLiteral("http://a/b c") << false;
    QTest::newRow("quote") << QStringLiteral("http://a/\"") << false;
    QTest::newRow("half an escape") << QStringLiteral("http://a/%4") << false;
    QTest::newRow("bar") << QStringLiteral("http://a/|") << false;
    QTest::newRow("letters") << QStringLiteral("http://a/\u00e9") << false;
}

void TestCliAuditFormats::uriReferences()
{
    QFETCH(QString, uri);
    QFETCH(bool, valid);
    QCOMPARE(isUriReference(uri), valid);
}

ARGIOPE_TEST(TestCliAuditFormats, QCoreApplication)
#include "tst_cliauditformats.moc"
