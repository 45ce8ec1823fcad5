// Rows of small tables, and how many of their ids stay in memory.
#include "storefixture.h"

#include "core/store/idtable.h"
#include "tests/support/testmain.h"

using namespace argiope;
using namespace argiope::storetest;

class TestIdTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void idsAreOfTwoGenerations();
    void rowsAreFoundAgain();
    void textsAreKeptApart();
    void takenBack();
};

namespace {

struct RuleTable
{
    explicit RuleTable(const Project &project, size_t remembered = 100)
        : session(std::move(*createProject(project.path, {})))
        , table(session, QStringLiteral("rules"), QStringLiteral("SELECT id FROM rules WHERE name = ? AND detail = ?"),
              QStringLiteral("INSERT INTO rules (id, name, detail) VALUES (?, ?, ?)"), remembered)
    {
    }
    WriteSession session;
    IdTable table;
};

} // namespace

void TestIdTable::idsAreOfTwoGenerations()
{
    RecentIds<int, int, std::hash<int>> recent(3);
    for (int key = 1; key <= 3; ++key)
        recent.insert(key, key * 10);
    QCOMPARE(recent.find(1), 10);
    recent.insert(4, 40); // the first three are old now
    QCOMPARE(recent.find(2), 20); // which makes it young again
    recent.insert(5, 50);
    recent.insert(6, 60); // 4, 2, 5 are old, what was is gone
    QCOMPARE(recent.find(1), 0);
    QCOMPARE(recent.find(3), 0);
    QCOMPARE(recent.find(2), 20);
    QCOMPARE(recent.find(6), 60);
    recent.clear();
    QCOMPARE(recent.find(6), 0);
}

void TestIdTable::rowsAreFoundAgain()
{
    const Project project;
    RuleTable rules(project, 2); // so few that most are looked up in the file
    QList<qint32> ids;
    for (int i = 0; i < 20; ++i)
        ids << rules.table.id({"rule", QByteArray::number(i)});
    for (int i = 0; i < 20; ++i)
        QCOMPARE(rules.table.id({"rule", QByteArray::number(i)}), ids[i]);
    QVERIFY(ids[0] > 0);
    QCOMPARE(QSet<qint32>(ids.begin(), ids.end()).size(), 20);
    QCOMPARE(rawSql(project.path, QStringLiteral("SELECT COUNT(*) FROM rules")).toInt(), 20);
    // What is remembered is not asked of the file.
    QCOMPARE(rawSql(project.path, QStringLiteral("DELETE FROM rules")).toInt(), 0);
    QCOMPARE(rules.table.id({"rule", "19"}), ids[19]);
    QCOMPARE(rawSql(project.path, QStringLiteral("SELECT COUNT(*) FROM rules")).toInt(), 0);
}

void TestIdTable::textsAreKeptApart()
{
    const Project project;
    RuleTable rules(project);
    const qint32 one = rules.table.id({"ab", "c"});
    const qint32 other = rules.table.id({"a", "bc"});
    const qint32 empty = rules.table.id({"abc", ""});
    QVERIFY(one > 0 && other > 0 && empty > 0);
    QVERIFY(one != other && one != empty && other != empty);
}

void TestIdTable::takenBack()
{
    const Project project;
    RuleTable rules(project);
    const qint32 kept = rules.table.id({"kept", ""});
    rules.session.begin();
    const qint32 lost = rules.table.id({"lost", ""});
    QVERIFY(lost > kept);
    rules.session.fail(StoreError::Code::Io, QStringLiteral("made up"));
    QCOMPARE(rules.table.id({"kept", ""}), 0); // nothing is done after a failure
    (void)rules.session.rollback();
    rules.table.forget();
    QCOMPARE(rules.table.id({"kept", ""}), kept);
    QCOMPARE(rules.table.id({"other", ""}), lost);
    QVERIFY(rules.table.id({"lost", ""}) != lost);
}

ARGIOPE_TEST(TestIdTable, QCoreApplication)
#include "tst_idtable.moc"
