#include "core/store/projectlock.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

using namespace argiope;
using store::ProjectLock;

namespace {

/// As a program leaves it that was killed.
void leaveLockFile(const QString &path)
{
    QFile file(ProjectLock::lockPath(path));
    if (file.open(QIODevice::WriteOnly))
        file.write("process 1, argiope\n");
}

} // namespace

class TestProjectLock : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Looking for a holder takes the lock for a moment, where a file of it is there.
    void whoLooksIsNoHolder()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.argiope"));
        std::atomic<bool> over{false};
        std::vector<std::thread> lookers;
        for (int i = 0; i < 3; ++i) {
            lookers.emplace_back([&] {
                while (!over)
                    (void)ProjectLock::isHeld(path);
            });
        }
        int refused = 0;
        for (int i = 0; i < 300; ++i) {
            leaveLockFile(path);
            const auto lock = ProjectLock::take(path);
            refused += lock ? 0 : 1;
        }
        over = true;
        for (std::thread &looker : lookers)
            looker.join();
        QCOMPARE(refused, 0);
    }

    /// Of another program, which has that name by chance.
    void foreignFilesStay()
    {
#ifdef Q_OS_WIN
        QSKIP("a lock file is Qt's there");
#endif
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.argiope"));
        for (const QByteArray &text :
            {QByteArray("{\"packages\": 1}\n"), QByteArray("12 eggs\nflour\nmilk\n"), QByteArray(5000, 'x')}) {
            QFile file(ProjectLock::lockPath(path));
            QVERIFY(file.open(QIODevice::ReadWrite));
            file.write(text);
            file.flush();
            QVERIFY(!ProjectLock::take(path));
            QVERIFY(file.seek(0));
            QCOMPARE(file.readAll(), text);
            QVERIFY(file.remove());
        }
        QVERIFY(ProjectLock::take(path));
    }

    void aHolderIsSeen()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.argiope"));
        QVERIFY(!ProjectLock::isHeld(path));
        leaveLockFile(path);
        QVERIFY(!ProjectLock::isHeld(path));
        QVERIFY(!QFile::exists(ProjectLock::lockPath(path)));
        {
            const auto lock = ProjectLock::take(path);
            QVERIFY(lock);
            QVERIFY(ProjectLock::isHeld(path));
            QVERIFY(ProjectLock::isHeld(path)); // looking takes nothing away
            const auto second = ProjectLock::take(path);
            QVERIFY(!second);
            QCOMPARE(second.error().code, store::StoreError::Code::Locked);
        }
        QVERIFY(!ProjectLock::isHeld(path));
        QVERIFY(ProjectLock::take(path));
    }
};

ARGIOPE_TEST(TestProjectLock, QCoreApplication)
#include "tst_projectlock.moc"
