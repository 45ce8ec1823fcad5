#include "core/render/profilefolder.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using argiope::render::ProfileFolder;

class TestProfileFolder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_temporary = std::make_unique<QTemporaryDir>();
        m_before = qgetenv("TMPDIR");
        qputenv("TMPDIR", QFile::encodeName(m_temporary->path()));
        if (QDir::tempPath() != m_temporary->path())
            QSKIP("the folder of temporary files is not named by TMPDIR here");
    }
    void cleanup()
    {
        if (m_before.isEmpty())
            qunsetenv("TMPDIR");
        else
            qputenv("TMPDIR", m_before);
    }
    void goesWithItsOwner()
    {
        QString path;
        {
            const ProfileFolder folder;
            QVERIFY(folder.isValid());
            path = folder.path();
            QVERIFY(QDir(path).exists());
            QFile inside(path + QStringLiteral("/Default"));
            QVERIFY(inside.open(QIODevice::WriteOnly));
        }
        QVERIFY(!QDir(path).exists());
        QCOMPARE(QDir(m_temporary->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
    }
    void leftOnesAreRemoved()
    {
        const ProfileFolder living;
        const QString left = m_temporary->filePath(QStringLiteral("argiope-browser-left"));
        QVERIFY(QDir().mkpath(left + QStringLiteral("/Default/Cache")));
        const QString other = m_temporary->filePath(QStringLiteral("something-else"));
        QVERIFY(QDir().mkpath(other));
        QCOMPARE(ProfileFolder::removeLeft(), 1);
        QVERIFY(!QDir(left).exists());
        QVERIFY(QDir(living.path()).exists());
        QVERIFY(QDir(other).exists());
    }

private:
    std::unique_ptr<QTemporaryDir> m_temporary;
    QByteArray m_before;
};

ARGIOPE_TEST(TestProfileFolder, QCoreApplication)
#include "tst_profilefolder.moc"
