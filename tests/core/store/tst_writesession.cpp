// What all that writes to a project shares: one transaction and the first error in it.
#include "storefixture.h"

#include "core/store/writesession.h"
#include "tests/support/testmain.h"

using namespace argiope;
using namespace argiope::storetest;
using Code = StoreError::Code;

class TestWriteSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstErrorIsKept();
    void uncommittedIsTakenBack();
    void changesAreCounted();
    void movedFileFails();
    void largestId();
};

namespace {

const QString AddRule = QStringLiteral(
    "INSERT INTO rules (id, name, detail) VALUES ((SELECT COALESCE(MAX(id), 0) + 1 FROM rules), ?, ?)");
const QString CountRules = QStringLiteral("SELECT COUNT(*) FROM rules");

std::unique_ptr<WriteSession> sessionOf(const Project &project)
{
    auto made = createProject(project.path, {});
    return made ? std::make_unique<WriteSession>(std::move(*made)) : nullptr;
}

} // namespace

void TestWriteSession::firstErrorIsKept()
{
    const Project project;
    const auto session = sessionOf(project);
    QVERIFY(session);
    Statement add(session->connection(), AddRule);
    Statement wrong(session->connection(), QStringLiteral("SELECT id FROM nowhere"));
    BulkInsert rows(
        session->connection(), session->transaction(), QStringLiteral("INSERT INTO texts (id, text) VALUES"), 2);
    session->begin();
    QVERIFY(session->run(add, {QStringLiteral("a"), QStringLiteral("")}));
    QVERIFY(rows.add(1, BulkText{"text"}));
    QVERIFY(!session->run(wrong));
    session->fail(Code::Damaged, QStringLiteral("later"));
    // From here on nothing is done.
    QVERIFY(!session->run(add, {QStringLiteral("b"), QStringLiteral("")}));
    QVERIFY(!session->flush(rows));
    QVERIFY(!rows.isEmpty());
    QCOMPARE(session->maxId(QStringLiteral("rules")), 0);
    session->commit();
    QVERIFY(!session->isOpen());
    QVERIFY(session->failed());
    const StoreError error = session->rollback();
    QCOMPARE(error.code, Code::Io);
    QVERIFY(error.detail.contains(QLatin1String("nowhere")));

    QVERIFY(!session->failed());
    QCOMPARE(rawSql(project.path, CountRules).toInt(), 0);
    session->begin();
    QVERIFY(session->run(add, {QStringLiteral("c"), QStringLiteral("")}));
    QVERIFY(session->flush(rows)); // what is gathered is its owner's to forget
    session->commit();
    QVERIFY(!session->failed());
    QCOMPARE(rawSql(project.path, CountRules).toInt(), 1);
}

void TestWriteSession::uncommittedIsTakenBack()
{
    const Project project;
    auto session = sessionOf(project);
    QVERIFY(session);
    session->begin();
    {
        Statement add(session->connection(), AddRule);
        QVERIFY(session->run(add, {QStringLiteral("a"), QStringLiteral("")}));
    }
    QVERIFY(session->isOpen());
    session.reset();
    QCOMPARE(rawSql(project.path, CountRules).toInt(), 0);
    QVERIFY(openProject(project.path)); // the lock went with it
}

void TestWriteSession::changesAreCounted()
{
    const Project project;
    const auto session = sessionOf(project);
    QVERIFY(session);
    Statement add(session->connection(), AddRule);
    Statement count(session->connection(), CountRules);
    session->begin();
    const quint64 before = session->changes();
    QVERIFY(session->run(count));
    QVERIFY(count.next());
    QVERIFY(session->check(count));
    QCOMPARE(session->changes(), before);
    QVERIFY(session->run(add, {QStringLiteral("a"), QStringLiteral("")}));
    QCOMPARE(session->changes(), before + 1);
    QVERIFY(!session->run(add, {QStringLiteral("a"), QStringLiteral("")})); // a rule is there once
    QCOMPARE(session->changes(), before + 1);
}

void TestWriteSession::movedFileFails()
{
    SKIP_IN_DATABASE("a file is moved");
#ifdef Q_OS_WIN
    QSKIP("a file that is open cannot be moved there");
#endif
    const Project project;
    const auto session = sessionOf(project);
    QVERIFY(session);
    session->begin();
    session->checkFile();
    QVERIFY(!session->failed());
    QVERIFY(QFile::rename(project.path, project.path + QStringLiteral(".moved")));
    session->checkFile();
    QVERIFY(session->failed());
    session->commit();
    const StoreError error = session->rollback();
    QCOMPARE(error.code, Code::NotFound);
    QCOMPARE(error.path, project.path);
}

void TestWriteSession::largestId()
{
    const Project project;
    const auto session = sessionOf(project);
    QVERIFY(session);
    Statement add(session->connection(), QStringLiteral("INSERT INTO texts (id, text) VALUES (?, ?)"));
    QCOMPARE(session->maxId(QStringLiteral("texts")), 0);
    QVERIFY(session->run(add, {7, QStringLiteral("a")}));
    QCOMPARE(session->maxId(QStringLiteral("texts")), 7);
    QVERIFY(!session->failed());
}

ARGIOPE_TEST(TestWriteSession, QCoreApplication)
#include "tst_writesession.moc"
