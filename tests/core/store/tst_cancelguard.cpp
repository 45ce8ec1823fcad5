// Giving up what takes the database long.
#include "storefixture.h"

#include "core/store/cancelguard.h"
#include "tests/support/testmain.h"

#include <QThread>

#include <atomic>
#include <memory>

using namespace argiope;
using namespace argiope::storetest;
using Code = StoreError::Code;

class TestCancelGuard : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void copyIsCanceled();
    void aLongStatementCanBeCanceled();
};

void TestCancelGuard::copyIsCanceled()
{
    const Project project;
    QVERIFY(project.create());
    const QString to = project.folder.filePath(QStringLiteral("copy.argiope"));
    std::atomic<bool> cancel{true};
    const auto copied = copyProject(project.path, to, &cancel);
    QVERIFY(!copied);
    QCOMPARE(copied.error().code, Code::Canceled);
    QVERIFY(!QFileInfo::exists(to));
    QVERIFY(!QFileInfo::exists(partOfCopy(to)));
}

void TestCancelGuard::aLongStatementCanBeCanceled()
{
    const Project project;
    QVERIFY(project.create());
    auto connection = Connection::open(project.path, dialect::Access::Read);
    QVERIFY(connection);
    std::atomic<bool> cancel{false};
    {
        const CancelGuard guard(**connection, &cancel);
        if (!guard.isEffective())
            QSKIP("Qt's driver here has a database library of its own, which cannot be asked");
        // It would never end.
        const QString endless = QStringLiteral(
            "SELECT COUNT(*) FROM (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n)");
        const std::unique_ptr<QThread> other(QThread::create([&cancel] {
            QThread::msleep(50);
            cancel = true;
        }));
        other->start();
        const auto done = (*connection)->exec(endless);
        other->wait();
        QVERIFY(!done);
    }
    // The connection is as good as before.
    QVERIFY((*connection)->exec(QStringLiteral("SELECT COUNT(*) FROM urls")));
}

ARGIOPE_TEST(TestCancelGuard, QCoreApplication)
#include "tst_cancelguard.moc"
