// Hosts of which no name server says anything.

#include "tests/app/clirun.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

using namespace argiope::test;

class TestCliNames : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_library;

private Q_SLOTS:
    void initTestCase()
    {
#ifndef ARGIOPE_SILENT_NAMES
        QSKIP("needs LD_PRELOAD");
#else
        // A blank divides names there: it is called by a path that has none.
        m_library = m_folder.filePath(QStringLiteral("names.so"));
        QVERIFY(QFile::link(QStringLiteral(ARGIOPE_SILENT_NAMES), m_library));
#endif
    }

    /// The system would wait for ever, and so would whoever waits for its threads.
    void aSilentStartEnds()
    {
        const QTemporaryDir folder;
        QProcess process;
        start(process, folder, {"crawl", "http://start.silent.test/", "--timeout", "1", "--project", "p"});
        QVERIFY(process.waitForFinished(PatienceMs));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().contains(
            "no DNS server responded in time for the host 'start.silent.test'"));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("p"))));
    }

    void aSilentStartIsInterrupted()
    {
#ifndef Q_OS_WIN
        const QTemporaryDir folder;
        QProcess process;
        start(process, folder,
            {"crawl", "http://start.silent.test/", "--timeout", "3600", "--project", "p", "--progress", "json"});
        QVERIFY(process.waitForStarted(PatienceMs));
        // It says something once signals are heard.
        QByteArray said;
        while (!said.contains("\"starting\"") && process.state() == QProcess::Running) {
            process.setReadChannel(QProcess::StandardError);
            QVERIFY(process.waitForReadyRead(PatienceMs));
            said += process.readAllStandardError();
        }
        process.terminate();
        QVERIFY(process.waitForFinished(PatienceMs));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("p"))));
#endif
    }

    void aSilentPageIsOne()
    {
        TestSite site{{"/", "<a href='http://other.silent.test/'>x</a>"}};
        const QTemporaryDir folder;
        QProcess process;
        start(process, folder,
            {"crawl", site.url("/").constData(), "--timeout", "1", "--retries", "0", "--check-external", "--project",
                "p"});
        QVERIFY(process.waitForFinished(PatienceMs));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
        const CliResult urls = runCli(
            {QStringLiteral("export"), QStringLiteral("p"), QStringLiteral("--format"), QStringLiteral("jsonl")},
            folder.path());
        QCOMPARE(urls.objects().size(), 2);
        QCOMPARE(urls.objects()[1].value(QLatin1String("outcome")).toString(), QStringLiteral("timed_out"));
    }

private:
    static constexpr int PatienceMs = 120000;

    void start(QProcess &process, const QTemporaryDir &folder, const QList<const char *> &words)
    {
        QStringList arguments;
        for (const char *word : words)
            arguments.append(QString::fromUtf8(word));
        prepareCli(process, arguments, folder.path());
#ifdef ARGIOPE_SILENT_NAMES
        QProcessEnvironment environment = process.processEnvironment();
        environment.insert(QStringLiteral("LD_PRELOAD"), m_library);
        process.setProcessEnvironment(environment);
#endif
        process.start();
    }
};

ARGIOPE_TEST(TestCliNames, QCoreApplication)
#include "tst_clinames.moc"
