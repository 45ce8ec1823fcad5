// What argiope-cli says of spider traps: while it crawls, at its end, and to those who ask the project.

#include "tests/app/clirun.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace argiope::test;

class TestCliTraps : public QObject
{
    Q_OBJECT
    QTemporaryDir m_folder;
    TestSite m_site;

    /// `SITE` stands for the address of the site.
    CliResult run(QString line)
    {
        line.replace(QLatin1String("SITE"), QString::fromLatin1(m_site.origin()));
        return runCli(line.split(u' ', Qt::SkipEmptyParts), m_folder.path());
    }

private Q_SLOTS:
    void areNamed();
};

void TestCliTraps::areNamed()
{
    m_site.setFallback(Page([](const Request &request) {
        const int n = request.target.mid(request.target.indexOf("page") + 4).toInt();
        const QByteArray number = QByteArray::number(n);
        Response response;
        if (request.target.startsWith("/login?")) {
            response.body = "<title>Log in</title><p>Your name, please";
            return response;
        }
        response.body = "<title>Page " + number + "</title><a href='/login?back=page" + number + "'>Log in</a>";
        if (n < 99)
            response.body += "<a href=/page" + QByteArray::number(n + 1) + ">next</a>";
        return response;
    }));
    const CliResult crawl = run(QStringLiteral("crawl SITE/page0 --project p --threads 1 --log l"));
    QCOMPARE(crawl.status, 0);
    const QByteArray id = "ignored_parameter " + m_site.url("/login?back={any}");
    QVERIFY2(crawl.err.contains(QByteArray("argiope-cli: crawl: spider trap, blocked: " + id)), crawl.err.constData());
    const QByteArray last
        = "\nspider trap, blocked: " + id + " (judged by 41 pages, such as " + m_site.url("/login?back=page0");
    QVERIFY2(crawl.err.contains(last), crawl.err.constData());
    QFile log(m_folder.filePath(QStringLiteral("l")));
    QVERIFY(log.open(QIODevice::ReadOnly));
    const QByteArray logged = log.readAll();
    QVERIFY2(logged.contains(QByteArray("spider trap: " + id + " (judged by 41 pages, such as ")), logged.constData());
    const QByteArray text = run(QStringLiteral("explain p SITE/login?back=page99")).out;
    QVERIFY2(text.contains("judged by       41 pages"), text.constData());
    QVERIFY2(text.contains(m_site.url("/login?back=page0")), text.constData());
    const QJsonObject stats = run(QStringLiteral("stats p")).objects().value(0);
    QCOMPARE(stats.value(QLatin1String("traps")).toArray().at(0).toObject().value(QLatin1String("pages")).toInt(), 41);
    QVERIFY(stats.value(QLatin1String("queue_patterns")).toArray().isEmpty());
    // What waits, by its form.
    QCOMPARE(run(QStringLiteral("crawl SITE/page0 --project q --threads 1 --max-urls 1")).status, 3);
    const QJsonArray waits
        = run(QStringLiteral("stats q")).objects().value(0).value(QLatin1String("queue_patterns")).toArray();
    QCOMPARE(waits.size(), 2);
    QCOMPARE(waits.at(0).toObject().value(QLatin1String("queued")).toInt(), 1);
    QCOMPARE(waits.at(0).toObject().value(QLatin1String("pattern")).toString().toUtf8(), m_site.url("/login?back"));
}

ARGIOPE_TEST(TestCliTraps, QCoreApplication)
#include "tst_clitraps.moc"
