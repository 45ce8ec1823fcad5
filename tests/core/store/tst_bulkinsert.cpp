// Rows that are gathered and written many at once.
#include "storefixture.h"

#include "core/store/bulkinsert.h"
#include "tests/support/testmain.h"

using namespace argiope;
using namespace argiope::storetest;
using Calls = Connection::Calls;

class TestBulkInsert : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRowOnce_data();
    void everyRowOnce();
    void areThereAfterFlushOnly();
    void failureIsKept();
    void fullDiskCostsNothing_data();
    void fullDiskCostsNothing();
};

namespace {

const QString Head = QStringLiteral("INSERT INTO t (id, name, bytes) VALUES");

std::unique_ptr<Connection> tableIn(const QString &path, Calls calls)
{
    auto opened = Connection::open(path, dialect::Access::Create, calls);
    if (!opened || !(*opened)->exec(QStringLiteral("CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, bytes BLOB)")))
        return nullptr;
    return std::move(*opened);
}

bool addRow(BulkInsert &rows, int i)
{
    const QByteArray name = "row " + QByteArray::number(i);
    return rows.add(i, BulkText{name}, QByteArray(i % 5, char(i)));
}

} // namespace

void TestBulkInsert::everyRowOnce_data()
{
    QTest::addColumn<int>("calls");
    QTest::addColumn<int>("rows");
    for (const Calls calls : {Calls::Direct, Calls::ThroughQt}) {
        for (const int rows : {0, 1, 63, 64, 65, 128, 1000})
            QTest::addRow("%d, %s", rows, calls == Calls::Direct ? "direct" : "through Qt") << int(calls) << rows;
    }
}

void TestBulkInsert::everyRowOnce()
{
    QFETCH(int, calls);
    QFETCH(int, rows);
    const Project project;
    const auto connection = tableIn(project.path, Calls(calls));
    QVERIFY(connection);
    Transaction transaction(*connection);
    {
        BulkInsert insert(*connection, transaction, Head, 3);
        QVERIFY(transaction.begin());
        for (int i = 0; i < rows; ++i)
            QVERIFY(addRow(insert, i));
        QVERIFY(insert.flush());
        QVERIFY(insert.isEmpty());
        QVERIFY(insert.flush()); // nothing more
        QVERIFY(transaction.commit());
        Statement all(*connection, QStringLiteral("SELECT id, name, bytes FROM t ORDER BY id"));
        QVERIFY(all.run());
        int i = 0;
        for (; all.next(); ++i) {
            QCOMPARE(all.number(0), i);
            QCOMPARE(all.text(1), "row " + QByteArray::number(i));
            QCOMPARE(all.blob(2), QByteArray(i % 5, char(i)));
        }
        QCOMPARE(i, rows);
    }
}

void TestBulkInsert::areThereAfterFlushOnly()
{
    const Project project;
    const auto connection = tableIn(project.path, Calls::Direct);
    QVERIFY(connection);
    Transaction transaction(*connection);
    {
        BulkInsert insert(*connection, transaction, Head, 3);
        QVERIFY(transaction.begin());
        QVERIFY(addRow(insert, 1));
        QVERIFY(!insert.isEmpty());
        Statement count(*connection, QStringLiteral("SELECT COUNT(*) FROM t"));
        QVERIFY(count.run() && count.next());
        QCOMPARE(count.number(0), 0);
        count.finish();
        insert.clear();
        QVERIFY(addRow(insert, 2));
        QVERIFY(insert.flush());
        QVERIFY(count.run() && count.next());
        QCOMPARE(count.number(0), 1);
        count.finish();
        QVERIFY(transaction.commit());
    }
}

void TestBulkInsert::failureIsKept()
{
    const Project project;
    const auto connection = tableIn(project.path, Calls::Direct);
    QVERIFY(connection);
    Transaction transaction(*connection);
    {
        BulkInsert insert(*connection, transaction, Head, 3);
        QVERIFY(transaction.begin());
        QVERIFY(addRow(insert, 1));
        QVERIFY(addRow(insert, 1));
        QVERIFY(!insert.flush());
        QVERIFY(insert.isEmpty());
        QVERIFY(insert.error().detail.contains(QLatin1String("UNIQUE")));
        transaction.rollback();
    }
}

void TestBulkInsert::fullDiskCostsNothing_data()
{
    QTest::addColumn<int>("calls");
    QTest::newRow("direct") << int(Calls::Direct);
    QTest::newRow("through Qt") << int(Calls::ThroughQt);
}

void TestBulkInsert::fullDiskCostsNothing()
{
    QFETCH(int, calls);
    const Project project;
    const auto connection = tableIn(project.path, Calls(calls));
    QVERIFY(connection);
    QVERIFY(connection->exec(dialect::limitPages(8)));
    Transaction transaction(*connection);
    int waits = 0;
    transaction.onFull([&](const StoreError &error) {
        // What the transaction remembers has to hold after the rows' own memory went.
        return error.code == StoreError::Code::DiskFull && ++waits < 4
            && connection->exec(dialect::limitPages(waits < 3 ? 9 : 0));
    });
    constexpr int rows = 2000;
    {
        BulkInsert insert(*connection, transaction, Head, 3);
        QVERIFY(transaction.begin());
        for (int i = 0; i < rows; ++i)
            QVERIFY(addRow(insert, i));
        QVERIFY(insert.flush());
        QVERIFY(transaction.commit());
        QCOMPARE(waits, 3);
        Statement sum(*connection,
            QStringLiteral("SELECT COUNT(*), SUM(id), SUM(LENGTH(bytes)), SUM(name = 'row ' || id) FROM t"));
        QVERIFY(sum.run() && sum.next());
        QCOMPARE(sum.number(0), rows);
        QCOMPARE(sum.number(1), rows * (rows - 1) / 2);
        QCOMPARE(sum.number(2), rows * 2);
        QCOMPARE(sum.number(3), rows);
    }
}

ARGIOPE_TEST(TestBulkInsert, QCoreApplication)
#include "tst_bulkinsert.moc"
