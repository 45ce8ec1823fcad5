// One page as an installed browser shows it; skips where there is none.

#include "core/render/browserfinder.h"
#include "tests/app/clirun.h"
#include "tests/support/browserhere.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QHash>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace argiope;
using namespace argiope::test;

class TestCliRender : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_folder;
    CliResult run(const QStringList &arguments)
    {
        return runCli(arguments + QStringList{QStringLiteral("--settings"), QStringLiteral("s.json")}, m_folder.path());
    }

private Q_SLOTS:
    void init()
    {
        if (const QString reason = test::noBrowserHere(); !reason.isEmpty())
            QSKIP(qPrintable(reason));
        bool sandbox = true;
#ifdef Q_OS_UNIX
        sandbox = ::geteuid() != 0; // tests may be run by root
#endif
        writeFile(m_folder.filePath(QStringLiteral("s.json")),
            sandbox ? QByteArray("{\"retries\":0}") : QByteArray("{\"retries\":0,\"renderSandbox\":false}"));
    }
    void query();
    void audit();
    void refused_data();
    void refused();
    void noBrowser();
};

namespace {

QString text(const QByteArray &bytes)
{
    return QString::fromUtf8(bytes);
}

} // namespace

void TestCliRender::query()
{
    TestSite site{{"/", Response{.status = 302, .headers = {{"Location", "/app/"}}}},
        {"/app/", "<title>Source</title><p id=p><script src=/app.js></script><a href=other>o</a>"},
        {"/app.js", Response{.contentType = "text/javascript", .body = "p.innerHTML='<a href=made>m</a>'"}}};
    const CliResult result = run({QStringLiteral("query"), QStringLiteral("--css"), QStringLiteral("a"),
        QStringLiteral("--attribute"), QStringLiteral("href"), QStringLiteral("--render"), text(site.url("/"))});
    QVERIFY2(result.status == 0, result.err.constData());
    QCOMPARE(result.outLines(), (QList<QByteArray>{"\"made\"", "\"other\""}));
    QCOMPARE(site.requestCount("/app/"), 1);
    QCOMPARE(site.requestCount("/app/other"), 0);
    QCOMPARE(site.requestCount("/app/made"), 0);
}

void TestCliRender::audit()
{
    TestSite site{{"/", "<title>Source</title><p><script>document.title='Made';nothing.here()</script>"}};
    const CliResult result = run({QStringLiteral("audit"), QStringLiteral("--checks"),
        QStringLiteral("render-title,render-script-error,title-missing"), QStringLiteral("--fail-on"),
        QStringLiteral("render-title"), QStringLiteral("--render"), text(site.url("/"))});
    QVERIFY2(result.status == 4, result.err.constData());
    QHash<QString, QString> states;
    for (const QJsonObject &line : result.objects())
        states.insert(line.value(QLatin1String("check")).toString(), line.value(QLatin1String("state")).toString());
    QCOMPARE(states.value(QStringLiteral("render-title")), QStringLiteral("found"));
    QCOMPARE(states.value(QStringLiteral("render-script-error")), QStringLiteral("found"));
    QCOMPARE(states.value(QStringLiteral("title-missing")), QStringLiteral("not_found"));
}

void TestCliRender::refused_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("says");
    QTest::newRow("no page") << "/none"
                             << "status 404";
    QTest::newRow("no HTML") << "/text"
                             << "text/plain";
    QTest::newRow("robots.txt") << "/private"
                                << "robots";
}

void TestCliRender::refused()
{
    QFETCH(QString, path);
    QFETCH(QString, says);
    TestSite site{{"/text", Response{.contentType = "text/plain", .body = "x"}}, {"/private", "<p>x"},
        {"/none", Response{.status = 404, .body = "<p>none"}},
        {"/robots.txt", Response{.contentType = "text/plain", .body = "User-agent: *\nDisallow: /private"}}};
    const CliResult result = run({QStringLiteral("query"), QStringLiteral("--css"), QStringLiteral("a"),
        QStringLiteral("--render"), text(site.url(path.toUtf8()))});
    QCOMPARE(result.status, 1);
    QVERIFY(result.oneErrorLine());
    QVERIFY2(result.err.contains(says.toUtf8()), result.err.constData());
    QVERIFY(result.out.isEmpty());
}

void TestCliRender::noBrowser()
{
    writeFile(m_folder.filePath(QStringLiteral("s.json")), "{\"browser\":\"/nowhere/browser\"}");
    for (const QStringList &arguments : {QStringList{QStringLiteral("query"), QStringLiteral("--css=a")},
             QStringList{QStringLiteral("audit"), QStringLiteral("--checks=title-missing")}}) {
        const CliResult result
            = run(arguments + QStringList{QStringLiteral("--render"), QStringLiteral("http://127.0.0.1:1/")});
        QCOMPARE(result.status, 1);
        QVERIFY(result.oneErrorLine());
        QVERIFY2(result.err.contains("/nowhere/browser"), result.err.constData());
    }
}

ARGIOPE_TEST(TestCliRender, QCoreApplication)
#include "tst_clirender.moc"
