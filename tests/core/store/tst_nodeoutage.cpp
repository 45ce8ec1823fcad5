// What becomes of a node's transaction when the server is gone amid it, and comes back with less than it had.
// with_postgres starts a server for it.
#include "core/store/batchtable.h"
#include "core/store/hungserver.h"
#include "core/store/nodebook.h"
#include "core/store/place.h"
#include "core/store/postgres.h"
#include "core/store/projectfile.h"
#include "core/store/writer.h"
#include "tests/support/postgres.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <QUuid>

#include <csignal>
#include <numeric>

using namespace argiope;
using namespace argiope::store;

class TestNodeOutage : public QObject
{
    Q_OBJECT
private:
    QString m_server = test::postgresServer();
    QString m_address;
    std::unique_ptr<postgres::Session> m_admin;
    std::unique_ptr<NodeBook> m_book;
    std::unique_ptr<Writer> m_writer;
    const url::UrlKey m_key = url::urlKey("http://a.test/", 1);

    QString ask(const QString &sql)
    {
        const auto answer = m_admin->ask(sql);
        if (!answer)
            qWarning("%s", qPrintable(answer.error().message()));
        return answer ? answer->toString() : QString();
    }
    /// The server dies, and starts again having forgotten what `sql` takes away. Only then: rows that a transaction has
    /// locked are to be had once it is no more.
    void crash(const QString &sql)
    {
        QVERIFY(ask(QStringLiteral("SELECT COUNT(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity WHERE pid <> "
                                   "pg_backend_pid() AND application_name LIKE 'argiope%'"))
                    .toInt()
            > 1);
        const auto done = m_admin->exec(sql);
        QVERIFY2(done, done ? "" : qPrintable(done.error().message()));
    }

private Q_SLOTS:
    void init()
    {
        REQUIRE_POSTGRES(m_server);
        m_address = m_server % u'#' % QUuid::createUuid().toString(QUuid::WithoutBraces);
        QVERIFY(Writer::create(m_address, {}));
        auto book = NodeBook::join(m_address, {}, 60'000);
        QVERIFY2(book, book ? "" : qPrintable(book.error().message()));
        m_book = std::move(*book);
        QList<int> half(cluster::SlotCount / 2);
        std::iota(half.begin(), half.end(), 0);
        const auto held = m_book->change({}, half);
        QVERIFY(held);
        auto writer = Writer::join(m_address, {m_book->id(), held->tokens, false, 60'000});
        QVERIFY(writer);
        m_writer = std::move(*writer);
        m_writer->onFull([](const StoreError &error) { return error.code == StoreError::Code::Unreachable; });
        const auto place = Place::parse(m_address);
        auto admin = postgres::Session::open(*place, postgres::Session::Access::Write);
        QVERIFY(admin);
        m_admin = std::move(*admin);
        QVERIFY(m_admin->use(place->project()));
        m_writer->begin();
        m_writer->setMeta("written", "early");
        QVERIFY(m_writer->commit());
    }
    void cleanup()
    {
        m_writer.reset();
        m_book.reset();
        m_admin.reset();
        if (!m_address.isEmpty())
            removeProject(m_address);
    }

    // Ids need not be on the disk before the page is. Who has them in memory says them again.
    void idsAreAgreedOnAgain()
    {
        m_writer->begin();
        const UrlId id = m_writer->batches().agreedId(m_key);
        QVERIFY(id != UrlId::None);
        m_writer->setMeta("written", "late");
        crash(QStringLiteral("DELETE FROM node_urls"));
        const auto done = m_writer->commit();
        QVERIFY2(done, done ? "" : qPrintable(done.error().message()));
        QCOMPARE(ask(QStringLiteral("SELECT id FROM node_urls")).toLongLong(), base::raw(id));
        QCOMPARE(ask(QStringLiteral("SELECT convert_from(value, 'UTF8') FROM meta WHERE name = 'written'")),
            QStringLiteral("late"));
    }

    // The machine slept, and the server has ended what stood still for as long as a lease. Nobody has taken the slots.
    void whatStoodStillGoesOn()
    {
        m_writer.reset();
        const auto held = m_book->change({}, {});
        QVERIFY(held);
        constexpr int stuckMs = 50;
        auto writer = Writer::join(m_address, {m_book->id(), held->tokens, false, stuckMs});
        QVERIFY(writer);
        (*writer)->onFull([](const StoreError &error) { return error.code == StoreError::Code::Unreachable; });
        const QString writers
            = QStringLiteral("SELECT COUNT(*) FROM pg_stat_activity WHERE state = 'idle in transaction' "
                             "AND datname = current_database()");
        (*writer)->begin();
        (*writer)->setMeta("written", "late");
        QTest::qSleep(2 * stuckMs);
        QTRY_COMPARE(ask(writers), QStringLiteral("0"));
        const auto done = (*writer)->commit();
        QVERIFY2(done, done ? "" : qPrintable(done.error().message()));
        QCOMPARE(ask(QStringLiteral("SELECT convert_from(value, 'UTF8') FROM meta WHERE name = 'written'")),
            QStringLiteral("late"));
    }

    // Another node was quicker, so that two URLs would be one, or one two.
    void othersHaveAgreedOnOtherIds()
    {
        m_writer->begin();
        QVERIFY(m_writer->batches().agreedId(m_key) != UrlId::None);
        m_writer->setMeta("written", "late");
        crash(QStringLiteral("UPDATE node_urls SET id = id + 1"));
        const auto done = m_writer->commit();
        QVERIFY(!done);
        QCOMPARE(done.error().code, StoreError::Code::LostCommits);
        QCOMPARE(ask(QStringLiteral("SELECT convert_from(value, 'UTF8') FROM meta WHERE name = 'written'")),
            QStringLiteral("early"));
    }

    // What memory says is saved is not there: to go on would be to leave a hole.
    void whatWasSavedIsNotThere()
    {
        m_writer->begin();
        m_writer->setMeta("written", "late");
        crash(QStringLiteral("UPDATE commits SET number = number - 1"));
        const auto done = m_writer->commit();
        QVERIFY(!done);
        QCOMPARE(done.error().code, StoreError::Code::LostCommits);
    }

    // A value was read to be added to, under a lock that went: others may have added to it meanwhile.
    void whatWasReadUnderALockIsNotWritten()
    {
        m_writer->begin();
        m_writer->batches().lockMeta();
        m_writer->setMeta("written", m_writer->meta("written") + " and late");
        crash(QStringLiteral("UPDATE meta SET value = 'by another' WHERE name = 'written'"));
        const auto done = m_writer->commit();
        QVERIFY(!done);
        QCOMPARE(done.error().code, StoreError::Code::Fenced);
        QCOMPARE(ask(QStringLiteral("SELECT convert_from(value, 'UTF8') FROM meta WHERE name = 'written'")),
            QStringLiteral("by another"));
    }

    // The process that had the lock hangs with its disk, and does not hear that it is to end. The lock is its own as
    // long, and to be had afterwards.
    void waitsForItsFormerSelf()
    {
#ifdef Q_OS_WIN
        QSKIP("a process cannot be told to stand still");
#else
        m_writer.reset();
        QVERIFY(m_book->leave());
        m_book.reset();
        auto alone = Writer::open(m_address);
        QVERIFY2(alone, alone ? "" : qPrintable(alone.error().message()));
        const QString locks = QStringLiteral("FROM pg_locks WHERE locktype = 'advisory' AND granted");
        const auto pid = pid_t(ask(QStringLiteral("SELECT pid ") % locks).toInt());
        QVERIFY(pid > 0);
        m_admin.reset();
        if (::kill(pid, SIGSTOP) != 0)
            QSKIP("the server is another user's");
        int waits = 0;
        (*alone)->onFull([&](const StoreError &error) {
            waits += error.detail.contains(QLatin1String("still busy")) ? 1 : 0;
            if (waits == 2)
                ::kill(pid, SIGCONT);
            QTest::qSleep(200);
            return error.code == StoreError::Code::Unreachable;
        });
        cutConnections(m_address);
        (*alone)->begin();
        (*alone)->setMeta("written", "late");
        const auto done = (*alone)->commit();
        QCOMPARE(waits, 2);
        QVERIFY2(done, done ? "" : qPrintable(done.error().message()));
        QCOMPARE((*alone)->meta("written"), QByteArray("late"));
        auto admin = postgres::Session::open(*Place::parse(m_address), postgres::Session::Access::Write);
        QVERIFY(admin);
        m_admin = std::move(*admin);
        QCOMPARE(ask(QStringLiteral("SELECT COUNT(*) ") % locks), QStringLiteral("1"));
#endif
    }

    // What everybody finds in small tables, and takes for granted, is on the disk when it is there.
    void smallTablesAreSavedAtOnce()
    {
        constexpr int tries = 8;
        int saved = 0; // others may write to the log at the same moment, and its writer comes by now and then
        for (int i = 0; i < tries; ++i) {
            m_writer->begin();
            QVERIFY(m_writer->host("http://h" + QByteArray::number(i) + ".test") != HostId::None);
            saved += ask(QStringLiteral("SELECT pg_current_wal_flush_lsn() >= pg_current_wal_insert_lsn()")) == u"true";
            QVERIFY(m_writer->commit());
        }
        QVERIFY2(saved > tries / 2, qPrintable(QString::number(saved)));
    }
};

ARGIOPE_TEST(TestNodeOutage, QCoreApplication)
#include "tst_nodeoutage.moc"
