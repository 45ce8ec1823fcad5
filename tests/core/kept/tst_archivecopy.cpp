#include "core/kept/archivecopy.h"
#include "core/store/kept.h"
#include "core/store/reader.h"
#include "core/store/writer.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace argiope;

class TestArchiveCopy : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    QString m_project = m_dir.filePath(QStringLiteral("p.argiope"));

private Q_SLOTS:
    void initTestCase()
    {
        const auto writer = store::Writer::create(m_project, {});
        QVERIFY(writer);
        (*writer)->begin();
        for (const char *name : {"p.warc.gz", "gone.warc.gz"}) {
            store::ArchiveFile file;
            file.id = (*writer)->kept().addFile(name);
            file.bytes = 5;
            (*writer)->kept().updateFile(file);
        }
        QVERIFY((*writer)->commit());
        QFile archive(m_dir.filePath(QStringLiteral("p.warc.gz")));
        QVERIFY(archive.open(QIODevice::WriteOnly));
        QCOMPARE(archive.write("12345 and what is not committed"), 31);
    }

    void theyGoAlong()
    {
        QVERIFY(QDir(m_dir.path()).mkdir(QStringLiteral("a")));
        const QString copy = m_dir.filePath(QStringLiteral("a/c.argiope"));
        QVERIFY(store::copyProject(m_project, copy, nullptr));
        QCOMPARE(kept::archiveInTheWay(m_project, copy), QString());
        const auto copied = kept::copyArchives(m_project, copy, {});
        QVERIFY(copied);
        QCOMPARE(copied->files, 1);
        QCOMPARE(copied->missing, QByteArrayList{"gone.warc.gz"});
        QFile archive(m_dir.filePath(QStringLiteral("a/p.warc.gz")));
        QVERIFY(archive.open(QIODevice::ReadOnly));
        QCOMPARE(archive.readAll(), QByteArray("12345"));
        // Nothing is overwritten.
        QVERIFY(kept::archiveInTheWay(m_project, copy).endsWith(QLatin1String("/a/p.warc.gz")));
        QVERIFY(!kept::copyArchives(m_project, copy, {}));
        QCOMPARE(archive.size(), 5);
    }

    void cancelled()
    {
        QVERIFY(QDir(m_dir.path()).mkdir(QStringLiteral("b")));
        const QString copy = m_dir.filePath(QStringLiteral("b/c.argiope"));
        QVERIFY(store::copyProject(m_project, copy, nullptr));
        const auto copied = kept::copyArchives(m_project, copy, [] { return true; });
        QVERIFY(copied && copied->canceled);
        QVERIFY(!QFile::exists(m_dir.filePath(QStringLiteral("b/p.warc.gz"))));
    }

    void inOneFolder()
    {
        const QString copy = m_dir.filePath(QStringLiteral("c.argiope"));
        QVERIFY(store::copyProject(m_project, copy, nullptr));
        QCOMPARE(kept::archiveInTheWay(m_project, copy), QString());
        QCOMPARE(kept::copyArchives(m_project, copy, {})->files, 0);
    }
};

ARGIOPE_TEST(TestArchiveCopy, QCoreApplication)
#include "tst_archivecopy.moc"
