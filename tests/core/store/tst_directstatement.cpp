// A statement means the same whether the database's own library runs it or Qt's driver does.
#include "storefixture.h"

#include "core/store/connection.h"
#include "tests/support/testmain.h"

#include <limits>

using namespace argiope;
using namespace argiope::storetest;
using Calls = Connection::Calls;

class TestDirectStatement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isUsedWhereItCanBe();
    void valuesComeBack_data();
    void valuesComeBack();
    void packedValuesComeBack_data() { valuesComeBack_data(); }
    void packedValuesComeBack();
    void columnsAreReadAlike_data();
    void columnsAreReadAlike();
    void rowsInTheirOrder_data();
    void rowsInTheirOrder();
    void failuresAreToldAlike_data();
    void failuresAreToldAlike();
    void goesOnAfterAFailure_data();
    void goesOnAfterAFailure();
    void whatWasChanged_data();
    void whatWasChanged();
    void followsTheSchema_data();
    void followsTheSchema();
};

namespace {

const QString Values = QStringLiteral("CREATE TABLE v (id INTEGER PRIMARY KEY, x)");

void eitherWay()
{
    QTest::addColumn<int>("calls");
    QTest::newRow("direct") << int(Calls::Direct);
    QTest::newRow("through Qt") << int(Calls::ThroughQt);
}

std::unique_ptr<Connection> connectionTo(const Project &project, Calls calls)
{
    auto opened = Connection::open(project.path, dialect::Access::Create, calls);
    return opened && (*opened)->exec(Values) ? std::move(*opened) : nullptr;
}

std::unique_ptr<Connection> connectionOf(const Project &project)
{
    QFETCH(int, calls);
    return connectionTo(project, Calls(calls));
}

} // namespace

void TestDirectStatement::isUsedWhereItCanBe()
{
    const Project project;
    const auto through = connectionTo(project, Calls::ThroughQt);
    QVERIFY(through);
    QVERIFY(!through->library());
#ifdef Q_OS_LINUX
    const Project other;
    const auto direct = connectionTo(other, Calls::Direct);
    QVERIFY(direct);
    if (!direct->library())
        QSKIP("Qt's driver here has a database library of its own");
    QVERIFY(direct->handle());
#endif
}

void TestDirectStatement::valuesComeBack_data()
{
    QTest::addColumn<int>("calls");
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<QString>("type");
    const std::pair<const char *, QPair<QVariant, const char *>> values[] = {
        {"nothing", {QVariant(), "null"}},
        {"no text", {textOrNull({}), "null"}},
        {"no bytes", {blobOrNull({}), "null"}},
        {"no number", {numberOrNull(-1), "null"}},
        {"0", {0, "integer"}},
        {"a number", {-7, "integer"}},
        {"the largest", {std::numeric_limits<qlonglong>::max(), "integer"}},
        {"the least", {std::numeric_limits<qlonglong>::min(), "integer"}},
        {"a fraction", {2.5, "real"}},
        {"an empty text", {textValue({}), "text"}},
        {"a text", {textValue("\xc3\xa4\xf0\x9f\x98\x80"), "text"}},
        {"a text with a zero", {textValue(QByteArray("a\0b", 3)), "text"}},
        {"no UTF-8", {textValue("a\xff z"), "text"}},
        {"a mark in front",
            {textValue("\xef\xbb\xbf"
                       "a"),
                "text"}},
        {"no bytes at all", {blobValue({}), "blob"}},
        {"bytes", {QByteArray("\0\xff\x80", 3), "blob"}},
        {"many bytes", {QByteArray(100'000, 'x'), "blob"}},
    };
    for (const auto &[name, value] : values) {
        for (const Calls calls : {Calls::Direct, Calls::ThroughQt})
            QTest::addRow("%s, %s", name, calls == Calls::Direct ? "direct" : "through Qt")
                << int(calls) << value.first << value.second;
    }
}

void TestDirectStatement::valuesComeBack()
{
    QFETCH(QVariant, value);
    QFETCH(QString, type);
    const Project project;
    const auto connection = connectionOf(project);
    QVERIFY(connection);
    {
        Statement add(*connection, QStringLiteral("INSERT INTO v (x) VALUES (?)"));
        QVERIFY(add.run({value}));
        Statement get(*connection, QStringLiteral("SELECT x, typeof(x) FROM v WHERE x IS ?"));
        QVERIFY(get.run({value}));
        QVERIFY(get.next());
        QCOMPARE(get.isNull(0), value.isNull());
        QCOMPARE(get.value(0).isNull(), value.isNull());
        if (!value.isNull())
            QCOMPARE(get.value(0), value);
        QCOMPARE(get.number(0, 99), value.isNull() ? 99 : value.toLongLong());
        if (value.isNull()) {
            QCOMPARE(get.blob(0), QByteArray());
            QCOMPARE(get.text(0), QByteArray());
        } else {
            QCOMPARE(get.blob(0), value.toByteArray());
            if (type != u"blob")
                QCOMPARE(get.text(0), value.toString().toUtf8());
        }
        QCOMPARE(get.text(1), type.toLatin1());
        QVERIFY(!get.next());
        QVERIFY(!get.failed());
    }
}

void TestDirectStatement::packedValuesComeBack()
{
    QFETCH(QVariant, value);
    QFETCH(QString, type);
    const Project project;
    const auto connection = connectionOf(project);
    QVERIFY(connection);
    {
        Statement add(*connection, QStringLiteral("INSERT INTO v (id, x) VALUES (?, ?), (?, ?)"));
        const QVariant values[] = {1, value, 2, QStringLiteral("other")};
        {
            const PackedValues packed(values, 4);
            QVERIFY(add.run(packed));
        } // nothing of it may be needed any more
        PackedValues wanted;
        wanted.addNumber(1);
        Statement get(*connection, QStringLiteral("SELECT x, typeof(x) FROM v WHERE id = ?"));
        QVERIFY(get.run(wanted));
        wanted.clear();
        QVERIFY(get.next());
        QCOMPARE(get.isNull(0), value.isNull());
        if (!value.isNull())
            QCOMPARE(get.value(0), value);
        QCOMPARE(get.text(1), type.toLatin1());
        QVERIFY(!get.next());
    }
}

void TestDirectStatement::columnsAreReadAlike_data()
{
    QTest::addColumn<QString>("sql");
    // A stranger's file holds anything anywhere.
    for (const char *sql : {"NULL", "1", "-9223372036854775808", "2.5", "-2.5", "1e300", "'12'", "'12abc'", "''", "X''",
             "X'3132'", "X'FF41'", "CAST(X'41FF42' AS TEXT)", "CAST(X'EFBBBF41' AS TEXT)",
             "CAST(X'EFBBBF41FF' AS TEXT)", "'a' || char(0)"})
        QTest::newRow(sql) << QString::fromLatin1(sql);
}

void TestDirectStatement::columnsAreReadAlike()
{
    QFETCH(QString, sql);
    const Project one;
    const Project two;
    const auto direct = connectionTo(one, Calls::Direct);
    const auto through = connectionTo(two, Calls::ThroughQt);
    QVERIFY(direct && through);
    {
        Statement a(*direct, QStringLiteral("SELECT ") + sql);
        Statement b(*through, QStringLiteral("SELECT ") + sql);
        QVERIFY(a.run() && b.run());
        QVERIFY(a.next() && b.next());
        QCOMPARE(a.isNull(0), b.isNull(0));
        QCOMPARE(a.number(0), b.number(0));
        QCOMPARE(a.number(0, 7), b.number(0, 7));
        QCOMPARE(a.text(0), b.text(0));
        QCOMPARE(a.blob(0), b.blob(0));
        QCOMPARE(a.value(0).toString(), b.value(0).toString());
    }
}

void TestDirectStatement::rowsInTheirOrder_data()
{
    eitherWay();
}

void TestDirectStatement::rowsInTheirOrder()
{
    const Project project;
    const auto connection = connectionOf(project);
    QVERIFY(connection);
    {
        Statement three(*connection, QStringLiteral("SELECT * FROM (VALUES (1), (2), (3)) WHERE ? = 1"));
        for (const bool toTheEnd : {true, false, true}) {
            QVERIFY(three.run({1}));
            QVERIFY(three.isSelect());
            QList<qint64> rows;
            while (rows.size() < (toTheEnd ? 9 : 1) && three.next())
                rows.append(three.number(0));
            QCOMPARE(rows, (toTheEnd ? QList<qint64>{1, 2, 3} : QList<qint64>{1}));
            three.finish();
            QVERIFY(!three.next());
        }
        QVERIFY(three.run({0}));
        QVERIFY(!three.next());
        QVERIFY(!three.failed());
    }
}

void TestDirectStatement::failuresAreToldAlike_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QVariantList>("values");
    QTest::addColumn<QString>("told");
    QTest::newRow("no SQL") << "SELEC 1" << QVariantList() << "syntax error";
    QTest::newRow("no such table") << "SELECT * FROM nowhere" << QVariantList() << "nowhere";
    QTest::newRow("there already") << "INSERT INTO v (id) VALUES (?)" << QVariantList{1} << "UNIQUE";
    QTest::newRow("in the first row") << "SELECT json(x) FROM v" << QVariantList() << "JSON";
    QTest::newRow("too few values") << "SELECT ?, ?" << QVariantList{1} << "";
    QTest::newRow("too many values") << "SELECT ?" << QVariantList{1, 2} << "";
}

void TestDirectStatement::failuresAreToldAlike()
{
    QFETCH(QString, sql);
    QFETCH(QVariantList, values);
    QFETCH(QString, told);
    std::optional<StoreError::Code> before;
    for (const Calls calls : {Calls::Direct, Calls::ThroughQt}) {
        const Project project;
        const auto connection = connectionTo(project, calls);
        QVERIFY(connection);
        QVERIFY(connection->exec(QStringLiteral("INSERT INTO v (id, x) VALUES (1, '{')")));
        Statement statement(*connection, sql);
        QVERIFY(!statement.run(values.constData(), values.size()));
        QVERIFY(statement.failed());
        QVERIFY(!statement.next());
        const StoreError error = statement.error();
        QCOMPARE(error.path, project.path);
        QVERIFY2(error.detail.contains(told), qPrintable(error.detail));
        QVERIFY(!before || *before == error.code);
        before = error.code;
    }
}

void TestDirectStatement::goesOnAfterAFailure_data()
{
    eitherWay();
}

void TestDirectStatement::goesOnAfterAFailure()
{
    const Project project;
    const auto connection = connectionOf(project);
    QVERIFY(connection);
    {
        Statement add(*connection, QStringLiteral("INSERT INTO v (id, x) VALUES (?, ?)"));
        QVERIFY(add.run({1, 1}));
        QVERIFY(!add.run({1, 2}));
        QVERIFY(add.run({2, 3}));
        Statement rows(*connection, QStringLiteral("SELECT json(x) FROM v ORDER BY id"));
        QVERIFY(rows.run());
        QVERIFY(rows.next());
        QVERIFY(connection->exec(QStringLiteral("INSERT INTO v (id, x) VALUES (3, '{')")));
        rows.finish();
        QVERIFY(rows.run());
        QVERIFY(rows.next());
        QVERIFY(rows.next());
        QVERIFY(!rows.next());
        QVERIFY(rows.failed()); // not the end, but the third row
        QVERIFY(connection->exec(QStringLiteral("DELETE FROM v WHERE id = 3")));
        QVERIFY(rows.run());
        QVERIFY(rows.next());
        QVERIFY(rows.next());
        QVERIFY(!rows.next());
        QVERIFY(!rows.failed());
    }
}

void TestDirectStatement::whatWasChanged_data()
{
    eitherWay();
}

void TestDirectStatement::whatWasChanged()
{
    const Project project;
    const auto connection = connectionOf(project);
    QVERIFY(connection);
    {
        Statement add(*connection, QStringLiteral("INSERT INTO v (x) VALUES (?), (?)"));
        QVERIFY(add.run({1, 2}));
        QVERIFY(!add.isSelect());
        QCOMPARE(add.rowsAffected(), 2);
        Statement change(*connection, QStringLiteral("UPDATE v SET x = 5 WHERE id = ?"));
        QVERIFY(change.run({2}));
        QCOMPARE(change.rowsAffected(), 1);
        QVERIFY(change.run({7}));
        QCOMPARE(change.rowsAffected(), 0);
    }
}

void TestDirectStatement::followsTheSchema_data()
{
    eitherWay();
}

void TestDirectStatement::followsTheSchema()
{
    const Project project;
    const auto connection = connectionOf(project);
    QVERIFY(connection);
    {
        Statement get(*connection, QStringLiteral("SELECT x FROM v"));
        QVERIFY(connection->exec(QStringLiteral("INSERT INTO v (x) VALUES (1)")));
        QVERIFY(get.run());
        QVERIFY(get.next());
        get.finish();
        QVERIFY(connection->exec(QStringLiteral("ALTER TABLE v ADD COLUMN y")));
        QVERIFY(get.run());
        QVERIFY(get.next());
        QCOMPARE(get.number(0), 1);
    }
}

ARGIOPE_TEST(TestDirectStatement, QCoreApplication)
#include "tst_directstatement.moc"
