// The window's program where there is nothing to show a window on.

#include "tests/support/testmain.h"

#include <QDir>
#include <QProcess>
#include <QProcessEnvironment>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace argiope::test;

class TestWindowCommandLine : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
#if !defined(Q_OS_UNIX) || defined(Q_OS_DARWIN)
        QSKIP("displays can be taken away on X11 and Wayland only");
#endif
    }

    void answersWithoutADisplay_data()
    {
        QTest::addColumn<QString>("argument");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("help") << "--help" << QByteArray("--demo");
        QTest::newRow("short") << "-h" << QByteArray("[what…]");
        QTest::newRow("version") << "--version" << QByteArray("Argiope ");
        QTest::newRow("short version") << "-v" << QByteArray("Argiope ");
    }
    void answersWithoutADisplay()
    {
        QFETCH(QString, argument);
        QFETCH(QByteArray, said);
        run({argument});
        QCOMPARE(m_status, 0);
        QVERIFY2(m_out.contains(said), m_out.constData());
        QCOMPARE(m_err, QByteArray());
    }

    void saysThatThereIsNone()
    {
        run({QStringLiteral("https://example.org/")});
        QCOMPARE(m_status, 1);
        QCOMPARE(m_out, QByteArray());
        QVERIFY2(m_err.contains("argiope-cli") && m_err.count('\n') == 1, m_err.constData());
    }

    /// The language that was chosen in the window is that of its command line.
    void speaksTheChosenLanguage()
    {
        const QString folder = m_home.filePath(QStringLiteral(".config/Argiope"));
        QVERIFY(QDir().mkpath(folder));
        {
            QSettings settings(folder + QStringLiteral("/Argiope.conf"), QSettings::IniFormat);
            settings.setValue(QStringLiteral("view/language"), QStringLiteral("zh_CN"));
        }
        run({QStringLiteral("--help")});
        QVERIFY2(m_out.contains("爬取演示网站"), m_out.constData());
        run({});
        QVERIFY2(m_err.contains("没有可用于显示窗口的显示器"), m_err.constData());
    }

    void saysWhatItDoesNotUnderstand()
    {
        run({QStringLiteral("-platform"), QStringLiteral("offscreen"), QStringLiteral("--nonsense")});
        QCOMPARE(m_status, 1);
        QVERIFY2(m_err.contains("nonsense"), m_err.constData());
    }

private:
    void run(const QStringList &arguments)
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANGUAGE", "XDG_CONFIG_HOME"})
            environment.remove(QString::fromLatin1(name));
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        environment.insert(QStringLiteral("HOME"), m_home.path());
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), m_home.path());
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(ARGIOPE_WINDOW), arguments);
        const bool ended = process.waitForFinished(60000);
        m_status = ended && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        m_out = process.readAllStandardOutput();
        m_err = process.readAllStandardError();
    }

    QTemporaryDir m_home;
    int m_status = -1;
    QByteArray m_out;
    QByteArray m_err;
};

ARGIOPE_TEST(TestWindowCommandLine, void)
#include "tst_windowcommandline.moc"
