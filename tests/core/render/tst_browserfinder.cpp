#include "core/render/browserfinder.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using argiope::render::findBrowser;

class TestBrowserFinder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wantedOne()
    {
        const QTemporaryDir folder;
        const QString program = folder.filePath(QStringLiteral("browser"));
        makeProgram(program);
        QCOMPARE(findBrowser(program), program);
        QCOMPARE(findBrowser(folder.filePath(QStringLiteral("none"))), QString());
        QFile plain(folder.filePath(QStringLiteral("plain")));
        QVERIFY(plain.open(QIODevice::WriteOnly));
        QCOMPARE(findBrowser(plain.fileName()), QString());
    }
    void folderOfAnApplication()
    {
        const QTemporaryDir folder;
        const QString application = folder.filePath(QStringLiteral("Some Browser.app"));
        QVERIFY(QDir().mkpath(application + QStringLiteral("/Contents/MacOS")));
        QCOMPARE(findBrowser(application), QString());
        const QString program = application + QStringLiteral("/Contents/MacOS/Some Browser");
        makeProgram(program);
        QCOMPARE(findBrowser(application), program);
    }
    void byItsName()
    {
#if defined(Q_OS_LINUX)
        const QTemporaryDir folder;
        makeProgram(folder.filePath(QStringLiteral("vivaldi")));
        const QByteArray before = qgetenv("PATH");
        qputenv("PATH", QFile::encodeName(folder.path()));
        const QString any = findBrowser({});
        const QString named = findBrowser(QStringLiteral("vivaldi"));
        makeProgram(folder.filePath(QStringLiteral("chromium")));
        const QString first = findBrowser({});
        qputenv("PATH", before);
        QCOMPARE(any, folder.filePath(QStringLiteral("vivaldi")));
        QCOMPARE(named, any);
        QCOMPARE(first, folder.filePath(QStringLiteral("chromium")));
#endif
    }

private:
    static void makeProgram(const QString &path)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
    }
};

ARGIOPE_TEST(TestBrowserFinder, void)
#include "tst_browserfinder.moc"
