#include "tests/core/engine/archivehelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace argiope;
using namespace argiope::test;

namespace {
constexpr int KillPages = 150;
constexpr int KeeperPatienceMs = 120000;
} // namespace

/// argiope-cli is killed while it keeps pages, again and again. ARGIOPE_ARCHIVE_KILLS: how often, for who wants more.
class TestCrawlArchiveKill : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_dir;
    TestSite m_site;

    void serve()
    {
        for (int i = 0; i < KillPages; ++i) {
            QByteArray body = "<title>page " + QByteArray::number(i) + "</title>";
            for (int to = 2 * i + 1; to <= 2 * i + 2; ++to)
                body += "<a href=/" + QByteArray::number(to) + ">x</a>";
            // Some that are the same as others, and some that take several writes.
            if (i % 5 == 4 && 2 * i + 1 >= KillPages)
                body = "<p>all the same</p>";
            else if (i % 7 == 3)
                body += QByteArray(200'000, char('a' + i % 26)) + QByteArray::number(i);
            m_site.setPage("/" + QByteArray::number(i), Response{.body = body, .delayMs = 4});
        }
        m_site.setFallback(Response{.status = 404, .body = "<p>nothing</p>"});
    }

    void start(QProcess &process, const QString &project)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"http_proxy", "all_proxy", "HTTP_PROXY", "ALL_PROXY"})
            environment.remove(QLatin1String(name));
        process.setProcessEnvironment(environment);
        QStringList arguments{QStringLiteral("crawl"), QStringLiteral("--project"), project,
            QStringLiteral("--progress"), QStringLiteral("none"), QStringLiteral("--threads"), QStringLiteral("8"),
            QStringLiteral("--bodies"), QStringLiteral("html"), QStringLiteral("--set"),
            QStringLiteral("archiveBytes=65536")};
        arguments << (QFileInfo::exists(project) ? QStringLiteral("--resume") : QString::fromLatin1(m_site.url("/0")));
        process.start(QStringLiteral(ARGIOPE_CLI), arguments);
        QVERIFY2(process.waitForStarted(KeeperPatienceMs), qPrintable(process.errorString()));
    }

private Q_SLOTS:
    void nothingIsTorn()
    {
        serve();
        QRandomGenerator random(20261123);
        bool given = false;
        const int wish = qEnvironmentVariableIntValue("ARGIOPE_ARCHIVE_KILLS", &given);
        const int wanted = given ? wish : 6;
        int kills = 0;
        for (int crawl = 1; kills < wanted; ++crawl) {
            const QString project = m_dir.filePath(QStringLiteral("p%1.argiope").arg(crawl, 3, 10, QLatin1Char('0')));
            for (bool ended = false; !ended;) {
                QProcess process;
                m_site.clearLog();
                start(process, project);
                if (QTest::currentTestFailed())
                    return;
                if (kills < wanted) {
                    const int requests = int(random.bounded(60));
                    while (m_site.requestCount() < requests && process.state() == QProcess::Running)
                        (void)process.waitForFinished(3);
                    ended = process.state() == QProcess::NotRunning
                        || process.waitForFinished(int(random.bounded(1, 300)));
                    if (!ended) {
                        process.kill();
                        ++kills;
                    }
                }
                QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished(KeeperPatienceMs));
                ended = process.exitStatus() == QProcess::NormalExit;
                if (ended)
                    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
                if (!QFileInfo::exists(project))
                    continue;
                const Archives found = readArchives(project, ended);
                QVERIFY2(found.problems.isEmpty(), qPrintable(found.problems.join(u'\n')));
                if (!ended)
                    continue;
                // Each page is kept once: no page was lost, and none was kept and fetched again.
                for (int i = 0; i < KillPages; ++i) {
                    const QByteArray url = m_site.url("/" + QByteArray::number(i));
                    QCOMPARE(found.of(url, "response").size() + found.of(url, "revisit").size(), 1);
                    QCOMPARE(found.of(url, "request").size(), 1);
                    QCOMPARE(found.of(url, "metadata").size(), 1);
                }
            }
        }
        qInfo("%d kills", kills);
    }
};

ARGIOPE_TEST(TestCrawlArchiveKill, QCoreApplication)
#include "tst_crawlarchivekill.moc"
