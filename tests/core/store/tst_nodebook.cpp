// How nodes hold their slots in the database. with_postgres starts a server for it.
#include "core/store/databaseprojects.h"
#include "core/store/hungserver.h"
#include "core/store/nodebook.h"
#include "core/store/place.h"
#include "core/store/postgres.h"
#include "core/store/projectfile.h"
#include "core/store/reader.h"
#include "core/store/writer.h"
#include "tests/core/store/settlednode.h"
#include "tests/support/postgres.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QTest>
#include <QUuid>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <thread>

using namespace argiope;
using namespace argiope::store;
using storetest::allSlots;
using storetest::settle;

namespace {

constexpr qint64 Lease = 60'000;
constexpr qint64 ShortLease = 400;

} // namespace

class TestNodeBook : public QObject
{
    Q_OBJECT
private:
    QString m_server = test::postgresServer();
    QString m_address;

    std::unique_ptr<NodeBook> join(const char *name, qint64 lease = Lease)
    {
        auto book = NodeBook::join(m_address, {name, "machine", "somebody", 4}, lease);
        if (!book)
            qWarning("%s", qPrintable(book.error().message()));
        return book ? std::move(*book) : nullptr;
    }
    void tell(const QString &sql)
    {
        const auto place = Place::parse(m_address);
        const auto session = postgres::Session::open(*place, postgres::Session::Access::Write);
        QVERIFY(session);
        QVERIFY((*session)->use(place->project()));
        QVERIFY((*session)->exec(sql));
    }
    /// As if its heartbeats had not come for longer than the lease.
    void forget(qint64 node) { tell(QStringLiteral("UPDATE nodes SET until = 1 WHERE id = %1").arg(node)); }
    /// As if nobody had been heard of for so long.
    void standStill(qint64 ms)
    {
        tell(QStringLiteral("UPDATE nodes SET until = until - %1, seen_at = seen_at - %1").arg(ms));
    }

private Q_SLOTS:
    void init()
    {
        REQUIRE_POSTGRES(m_server);
        m_address = m_server % u'#' % QUuid::createUuid().toString(QUuid::WithoutBraces);
        const auto made = Writer::create(m_address, {});
        QVERIFY2(made, made ? "" : qPrintable(made.error().message()));
    }
    void cleanup()
    {
        if (!m_address.isEmpty())
            removeProject(m_address);
    }

    void slotsOfNobodyAreFree()
    {
        const auto first = join("first");
        QCOMPARE(settle(*first).size(), 256);
        tell(QStringLiteral("UPDATE node_slots SET node = 999 WHERE slot < 200"));
        const auto news = first->beat({"crawling", 3, 7, 1.5});
        QVERIFY(news && news->isMember);
        QCOMPARE(std::count_if(news->leases.begin(), news->leases.end(), [](const auto &one) { return one.node == 0; }),
            200);
        QCOMPARE(settle(*first).size(), 256);
        // Those of one that is there stay its own.
        const auto second = join("second");
        settle(*second);
        settle(*first);
        settle(*second);
        const auto seen = first->beat({"crawling", 3, 7, 1.5});
        QCOMPARE(
            std::count_if(seen->leases.begin(), seen->leases.end(), [](const auto &one) { return one.node == 0; }), 0);
    }

    void slotsAreSpreadEvenly()
    {
        const auto first = join("first");
        QVERIFY(first);
        QCOMPARE(settle(*first).size(), 256);
        const auto second = join("second");
        const auto third = join("third");
        QVERIFY(second && third);
        QCOMPARE(settle(*second).size(), 0); // the first has not given any up
        QCOMPARE(settle(*first).size(), 86);
        const QHash<int, qint64> ofSecond = settle(*second);
        QCOMPARE(ofSecond.size(), 85);
        for (const qint64 token : ofSecond)
            QCOMPARE(token, 2);
        QCOMPARE(settle(*third).size(), 85);
        QVERIFY(second->leave());
        QCOMPARE(settle(*first).size(), 128);
        QCOMPARE(settle(*third).size(), 128);

        const auto reader = Reader::open(m_address);
        QVERIFY(reader);
        const NodeList list = (*reader)->nodes();
        QCOMPARE(list.nodes.size(), 3);
        QCOMPARE(list.nodes[0].name, QByteArray("first"));
        QCOMPARE(list.nodes[0].slots, 128);
        QCOMPARE(list.nodes[0].hosts, 3);
        QCOMPARE(list.nodes[0].urls, 7);
        QCOMPARE(list.nodes[0].rate, 1.5);
        QVERIFY(list.nodes[0].isAlive);
        QCOMPARE(list.nodes[0].threads, 4);
        QVERIFY(first->beat({"crawling", 3, 7, 1.5, 9}));
        QCOMPARE((*reader)->nodes().nodes[0].threads, 9); // others than it joined with
        QVERIFY(list.nodes[0].startedAt > 0 && list.now >= list.nodes[0].seenAt);
        QCOMPARE(list.nodes[1].state, QByteArray("left"));
        QVERIFY(!list.nodes[1].isAlive);
        QCOMPARE(list.nodes[1].slots, 0); // nor hosts, which are those of its slots
        QCOMPARE(list.nodes[1].hosts, 0);
        QCOMPARE(list.slots.size(), 256);
        QCOMPARE(list.wanted, QByteArray("run"));
    }

    /// The project says that it runs as long as a node does.
    void theLastToLeaveSaysHowItEnded()
    {
        const auto state = [this] {
            const auto reader = Reader::open(m_address);
            return reader ? (*reader)->meta("state") : QByteArray("unreadable");
        };
        {
            const auto writer = Writer::open(m_address);
            QVERIFY(writer);
            (*writer)->begin();
            (*writer)->setMeta("state", "running");
            QVERIFY((*writer)->commit());
        }
        const auto first = join("first");
        const auto second = join("second");
        const auto namesake = join("second");
        QVERIFY(first && second && namesake);
        QCOMPARE(Reader::open(m_address).value()->nodes().nodes.last().name, QByteArray("second-2"));
        QVERIFY(namesake->leave());
        QVERIFY(first->leave("max_urls"));
        QCOMPARE(state(), QByteArray("running"));
        QVERIFY(second->leave());
        QCOMPARE(state(), QByteArray("stopped"));
    }

    /// Who waits for a server that hangs hears of it once its connections are cut.
    void whoWaitsCanBeCutOff()
    {
        const auto place = Place::parse(m_address);
        std::optional<StoreError::Code> code;
        std::atomic<bool> waits = false;
        std::thread waiting([&] {
            auto session = postgres::Session::open(*place, postgres::Session::Access::Read);
            if (!session)
                return;
            waits = true;
            const auto slept = (*session)->exec(QStringLiteral("SELECT pg_sleep(600)"));
            if (!slept)
                code = slept.error().code;
        });
        while (!waits)
            std::this_thread::yield();
        cutConnections(QStringLiteral("postgresql://elsewhere.test/#") % place->project()); // another server's
        cutConnections(m_address);
        waiting.join();
        QCOMPARE(code, StoreError::Code::Unreachable);
        QVERIFY(serverAnswers(m_address, std::chrono::seconds(30)));
    }

    /// Who says that nobody is let in says something.
    void aRefusalIsAnAnswer()
    {
        constexpr std::chrono::seconds patience{30};
        const auto place = Place::parse(m_address);
        DatabaseParts parts = partsOf(*place);
        parts.user = QStringLiteral("nobody_made_this");
        QVERIFY(serverAnswers(addressOf(parts), patience));
        parts = partsOf(*place);
        parts.database = QStringLiteral("nobody_made_this_either");
        QVERIFY(serverAnswers(addressOf(parts), patience));
        // As where all connections that there may be are taken.
        const QString role = QStringLiteral("full_") % place->project().left(8);
        const QString quoted = postgres::quotedName(role);
        tell(QString(QStringLiteral("CREATE ROLE ") % quoted % QStringLiteral(" LOGIN CONNECTION LIMIT 0 PASSWORD ")
            % postgres::quotedText(qEnvironmentVariable("PGPASSWORD"))));
        parts = partsOf(*place);
        parts.user = role;
        const auto refused = postgres::Session::open(*Place::parse(addressOf(parts)), postgres::Session::Access::Write);
        const bool answers = serverAnswers(addressOf(parts), patience);
        tell(QString(QStringLiteral("DROP ROLE ") % quoted));
        QVERIFY(!refused);
        QVERIFY2(
            refused.error().detail.contains(QLatin1String("too many connections")), qPrintable(refused.error().detail));
        QVERIFY(answers);
    }

    void whoIsLateLosesItsSlots()
    {
        const auto first = join("first", ShortLease);
        const auto second = join("second", ShortLease);
        QVERIFY(first && second);
        const QHash<int, qint64> before = settle(*first);
        QCOMPARE(before.size(), 128);
        QCOMPARE(settle(*second).size(), 128);
        QHash<int, qint64> all;
        QTRY_COMPARE((all = settle(*second)).size(), 256);
        for (auto it = before.begin(); it != before.end(); ++it)
            QVERIFY(all.value(it.key()) > it.value());
        const auto news = first->beat({});
        QVERIFY(news);
        QVERIFY(!news->isMember);
        const auto none = first->change({}, allSlots());
        QVERIFY(none);
        QVERIFY(none->tokens.isEmpty());
    }

    // A machine that slept, or a server that was away: nobody knows of anybody else whether he is there.
    void whoWasLateItselfWaitsForOthers()
    {
        const auto first = join("first");
        const auto second = join("second");
        QVERIFY(first && second);
        const QHash<int, qint64> before = settle(*first);
        QCOMPARE(settle(*second).size(), 128);
        standStill(2 * Lease);
        QCOMPARE(settle(*first), before); // and takes nothing of what nobody answers for
        const auto third = join("third"); // who does not know either
        QVERIFY(third->beat({}));
        standStill(Lease / 4); // too short to be late oneself
        QVERIFY(first->beat({}));
        const auto news = second->beat({});
        QVERIFY(news && news->isMember);
        QCOMPARE(news->liveNodes.size(), 3);
    }

    // It is no wait without end: not for who is gone, nor for who is always late itself.
    void whoDoesNotComeBackIsExpelled()
    {
        const auto first = join("first", ShortLease);
        const auto second = join("second", ShortLease);
        QVERIFY(first && second);
        QCOMPARE(settle(*first).size(), 128);
        QCOMPARE(settle(*second).size(), 128);
        QElapsedTimer time;
        time.start();
        for (qsizetype live = 2; live > 1;) {
            tell(QStringLiteral("UPDATE nodes SET seen_at = seen_at - %1 WHERE id = %2")
                     .arg(ShortLease)
                     .arg(second->id()));
            const auto news = second->beat({});
            QVERIFY(news && news->isMember);
            live = news->liveNodes.size();
            QVERIFY2(time.elapsed() < 60'000, "the other is waited for without end");
        }
        QVERIFY(!first->beat({})->isMember);
    }

    // Where nobody is left, what they held is free at once, and none of them comes back to what begins anew.
    void whoComesAfterAllDoesNotWait()
    {
        const auto first = join("first");
        QVERIFY(first);
        QCOMPARE(settle(*first).size(), 256);
        standStill(2 * Lease);
        const auto second = join("second");
        QCOMPARE(settle(*second).size(), 256);
        QVERIFY(!first->beat({})->isMember);
    }

    // Amid a heartbeat, on a machine that slept: that is no fault of the database, and the next one makes up for it.
    void whatStoodStillIsNoFault()
    {
        const auto place = Place::parse(m_address);
        const auto session = postgres::Session::open(*place, postgres::Session::Access::Write);
        const auto other = postgres::Session::open(*place, postgres::Session::Access::Write);
        QVERIFY(session && other);
        const auto process = (*session)->ask(QStringLiteral("SELECT pg_backend_pid()"));
        QVERIFY(process);
        QVERIFY((*session)->exec(QStringLiteral("SET idle_in_transaction_session_timeout = 20")));
        QVERIFY((*session)->exec(QStringLiteral("BEGIN")));
        const QString isThere = QStringLiteral("SELECT COUNT(*) FROM pg_stat_activity WHERE pid = %1");
        QTRY_COMPARE((*other)->ask(isThere.arg(process->toInt())).value().toInt(), 0);
        const auto next = (*session)->exec(QStringLiteral("SELECT 1"));
        QVERIFY(!next);
        QCOMPARE(next.error().code, StoreError::Code::Unreachable);
    }

    // All nodes of a machine have the machine's name, unless somebody says otherwise.
    void namesDiffer()
    {
        const auto first = join("machine");
        const auto second = join("machine");
        auto third = join("machine");
        const auto names = [this] {
            QByteArrayList list;
            const auto reader = Reader::open(m_address);
            for (const NodeRecord &node : (*reader)->nodes().nodes)
                list.append(node.isAlive ? node.name : node.name + " gone");
            return list;
        };
        QCOMPARE(names(), (QByteArrayList{"machine", "machine-2", "machine-3"}));
        QVERIFY(second->leave());
        const auto fourth = join("machine"); // what is free again is taken again
        const auto fifth = join("other");
        QCOMPARE(names(), (QByteArrayList{"machine", "machine-2 gone", "machine-3", "machine-2", "other"}));
    }

    // What all may do in a second those share that have something to fetch.
    void whoHasServersToAskShares()
    {
        const auto first = join("first");
        const auto second = join("second");
        const auto third = join("third");
        const auto sharers = [](NodeBook &book, const NodeReport &report) {
            const auto news = book.beat(report);
            return news ? news->sharers : -1;
        };
        QCOMPARE(sharers(*first, {"crawling", 3, 7, 0}), 1);
        QCOMPARE(sharers(*second, {"crawling", 0, 0, 0}), 2); // itself, should it get something
        QCOMPARE(sharers(*first, {"crawling", 3, 7, 0}), 1);
        QCOMPARE(sharers(*third, {"crawling", 0, 1, 0.5}), 2); // it fetched something a moment ago
        QCOMPARE(sharers(*first, {"crawling", 3, 7, 0}), 2);
        QCOMPARE(sharers(*second, {"crawling", 1, 0, 0}), 3);
        QCOMPARE(sharers(*third, {"paused", 1, 1, 0.5}), 3);
        QCOMPARE(sharers(*first, {"crawling", 3, 7, 0}), 2);
        QVERIFY(second->leave());
        QCOMPARE(sharers(*first, {"crawling", 3, 7, 0}), 1);
    }

    // A site that is alone stays with who has it; who waits sees at once that slots are free.
    void oneSiteStays()
    {
        const QByteArray origin = "http://a.test";
        {
            const auto writer = Writer::open(m_address);
            QVERIFY(writer);
            (*writer)->begin();
            NewUrl url;
            url.key = url::urlKey("http://a.test/", (*writer)->keySeed());
            url.url = "http://a.test/";
            url.host = (*writer)->host(origin);
            url.state = UrlState::Queued;
            QVERIFY((*writer)->insert(url) != UrlId::None);
            url.key = url::urlKey("http://b.test/", (*writer)->keySeed());
            url.url = "http://b.test/";
            url.host = (*writer)->host("http://b.test");
            url.state = UrlState::Skipped;
            QVERIFY((*writer)->insert(url) != UrlId::None);
            QVERIFY((*writer)->commit());
        }
        const auto first = join("first");
        const auto second = join("second");
        QVERIFY(first && second);
        QVERIFY(first->change({}, allSlots()));
        QCOMPARE(first->busySlots().value(), QSet<int>{slotOfOrigin(origin)});
        QCOMPARE(second->busySlots().value(), QSet<int>());
        QVERIFY(!second->slotsAreFree().value());
        const auto news = first->beat({});
        QVERIFY(news);
        const cluster::LeasePlan plan
            = cluster::planLeases(news->leases, news->liveNodes, first->id(), first->busySlots().value());
        const auto held = first->change(plan.giveUp, {});
        QVERIFY(held && held->tokens.size() == 128 && held->tokens.contains(slotOfOrigin(origin)));
        QVERIFY(second->slotsAreFree().value());
        QCOMPARE(settle(*second).size(), 128);
        QVERIFY(!second->slotsAreFree().value());
    }

    // What a node may fetch of `maxUrls` nobody else gets, until it says that it does not need it, or is gone.
    void limitIsShared()
    {
        settings::CrawlSettings limited;
        limited.maxUrls = 100;
        const auto first = join("first", ShortLease);
        QVERIFY(NodeBook::setSettings(m_address, limited));
        const auto second = join("second", ShortLease);
        QCOMPARE(settle(*first).size(), 128);
        QCOMPARE(settle(*second).size(), 128);
        const auto room = [](NodeBook &book, qint64 allowed, qint64 wanted) {
            const auto now = book.room(allowed, wanted);
            return now ? now->allowed : -1;
        };
        QCOMPARE(room(*first, 0, 1000), 50); // half of all
        QCOMPARE(room(*second, 0, 10), 10);
        QCOMPARE(room(*second, 10, 1000), 30); // half of what is left
        QCOMPARE(room(*first, 50, 0), 50);
        QCOMPARE(room(*first, 20, 0), 20); // it gives back
        QCOMPARE(room(*second, 30, 1000), 55);
        const auto place = Place::parse(m_address);
        const auto session = postgres::Session::open(*place, postgres::Session::Access::Write);
        QVERIFY(session);
        QVERIFY((*session)->use(place->project()));
        const auto counted = [&](qint64 node, int fetched) {
            QVERIFY(
                (*session)->exec(QStringLiteral("INSERT INTO node_counts (node, part, counts) VALUES (%1, %1, "
                                                "'{\"fetched\": %2}') ON CONFLICT (node, part) DO UPDATE SET counts "
                                                "= excluded.counts")
                                     .arg(node)
                                     .arg(fetched)));
        };
        counted(second->id(), 40);
        QCOMPARE(room(*first, 20, 0), 20);
        forget(second->id());
        QTRY_COMPARE(first->beat({})->liveNodes.size(), 1);
        QCOMPARE(room(*first, 20, 1000), 60); // what the other had fetched remains
        counted(first->id(), 60);
        const auto spent = first->room(60, 10);
        QVERIFY(spent && spent->isSpent);
        QCOMPARE(spent->allowed, 60);
        QVERIFY(first->claimLimit()); // and nothing waits: that is another end
        auto news = first->beat({});
        QVERIFY(news);
        QCOMPARE(news->wanted, QByteArray("run"));
        QVERIFY((*session)->exec(QStringLiteral("INSERT INTO sitemaps (id, url, host, state, rule, source, parent, "
                                                "level, hops, run, discovered_at) VALUES (1, 'http://a.test/', 0, 0, "
                                                "0, 0, 0, 0, 0, 1, 0)")));
        QVERIFY(first->claimLimit());
        news = first->beat({});
        QCOMPARE(news->wanted, QByteArray("max_urls"));
        // Another session begins with what is committed.
        QVERIFY(first->change({}, {}));
        QCOMPARE(room(*first, 0, 10), 0);
    }

    /// A server takes a moment to see that a connection is gone: until then its lock is held.
    void whoIsJustLeavingIsWaitedFor()
    {
        auto alone = Writer::open(m_address);
        QVERIFY(alone);
        std::atomic<bool> begins{false};
        bool joined = false;
        std::thread node([&] {
            begins = true;
            joined = NodeBook::join(m_address, {}, 60'000).ok();
        });
        while (!begins)
            std::this_thread::yield();
        QTest::qSleep(30);
        alone->reset();
        node.join();
        QVERIFY(joined);
    }

    void ordinaryCrawlsStayAway()
    {
        const auto node = join("node");
        QVERIFY(node);
        const auto writer = Writer::open(m_address);
        QVERIFY(!writer);
        QCOMPARE(writer.error().code, StoreError::Code::Locked);
    }

    void staysAwayFromOrdinaryCrawls()
    {
        const auto writer = Writer::open(m_address);
        QVERIFY(writer);
        const auto node = NodeBook::join(m_address, {}, Lease);
        QVERIFY(!node);
        QCOMPARE(node.error().code, StoreError::Code::Locked);
    }

    void theEndIsClaimedOnce()
    {
        const auto first = join("first");
        const auto second = join("second");
        QVERIFY(first && second);
        QVERIFY(NodeBook::order(m_address, "pause"));
        auto news = second->beat({});
        QVERIFY(news);
        QCOMPARE(news->endedBy, 0);
        QCOMPARE(news->wanted, QByteArray("pause"));
        const auto claimed = first->claimEnd();
        QVERIFY(claimed && *claimed);
        const auto again = second->claimEnd();
        QVERIFY(again && !*again);
        news = second->beat({});
        QVERIFY(news);
        QCOMPARE(news->endedBy, first->id());
        const auto by = first->endedBy(); // who has not heard that it was given the end sees it
        QVERIFY(by);
        QCOMPARE(*by, first->id());
        QVERIFY(second->takeBackEnd()); // not its own
        QCOMPARE(first->endedBy().value(), first->id());
        QVERIFY(first->leave());
        QVERIFY(second->leave());
        const auto third = join("third"); // nobody is at it: it begins anew
        news = third->beat({});
        QVERIFY(news);
        QCOMPARE(news->endedBy, 0);
        QCOMPARE(news->wanted, QByteArray("run"));
    }

    // Whoever was to write it down and leaves without is not waited for.
    void anEndThatIsNotWrittenIsNone_data()
    {
        QTest::addColumn<QByteArray>("state");
        QTest::addColumn<bool>("isWritten");
        QTest::newRow("running") << QByteArray("running") << false;
        QTest::newRow("finished") << QByteArray("finished") << true;
    }
    void anEndThatIsNotWrittenIsNone()
    {
        QFETCH(const QByteArray, state);
        QFETCH(const bool, isWritten);
        const auto first = join("first");
        const auto second = join("second");
        QVERIFY(first && second);
        const auto claimed = first->claimEnd();
        QVERIFY(claimed && *claimed);
        const auto place = Place::parse(m_address);
        const auto admin = postgres::Session::open(*place, postgres::Session::Access::Write);
        QVERIFY(admin && (*admin)->use(place->project()));
        QVERIFY((*admin)->exec(
            QString(QStringLiteral("INSERT INTO meta (name, value) VALUES ('state', '") % QString::fromLatin1(state)
                % QStringLiteral("') ON CONFLICT (name) DO UPDATE SET value = excluded.value"))));
        QVERIFY(first->leave());
        const auto news = second->beat({});
        QVERIFY(news);
        QCOMPARE(news->endedBy, isWritten ? first->id() : 0);
        const auto again = second->claimEnd();
        QVERIFY(again);
        QCOMPARE(*again, !isWritten);
    }

    void settingsAreForAll()
    {
        const auto node = join("node");
        settings::CrawlSettings wanted;
        wanted.threads = 3;
        QVERIFY(NodeBook::setSettings(m_address, wanted));
        const auto news = node->beat({});
        QVERIFY(news);
        QCOMPARE(news->changes, 1);
        const auto reader = Reader::open(m_address);
        QVERIFY(reader);
        QCOMPARE((*reader)->settings().threads, 3);
        const auto seen = node->settings();
        QVERIFY(seen);
        QCOMPARE(seen->threads, 3);
        wanted.maxDepth = 2; // would have to be judged by each for all
        const auto refused = NodeBook::setSettings(m_address, wanted);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, StoreError::Code::Locked);
    }

    void filesAreShared()
    {
        const auto node = NodeBook::join(QStringLiteral("/tmp/none.argiope"), {}, Lease);
        QVERIFY(!node);
    }

    /// A plan of before a table's statistics may look so dear that machine code is made for it, at each commit.
    void plansForAProject()
    {
        const auto place = Place::parse(m_address);
        for (const auto access : {postgres::Session::Access::Write, postgres::Session::Access::Read}) {
            const auto session = postgres::Session::open(*place, access);
            QVERIFY(session.ok());
            const auto jit = (*session)->ask(QStringLiteral("SHOW jit"));
            QVERIFY(jit.ok());
            QCOMPARE(jit->toString(), QStringLiteral("off"));
            // Lists are walked along ids.
            const auto cost = (*session)->ask(QStringLiteral("SHOW random_page_cost"));
            QVERIFY(cost.ok());
            QCOMPARE(cost->toString(),
                access == postgres::Session::Access::Read ? QStringLiteral("1.1") : QStringLiteral("4"));
            const auto helpers = (*session)->ask(QStringLiteral("SHOW max_parallel_workers_per_gather"));
            QVERIFY(helpers.ok());
            QCOMPARE(helpers->toString(),
                access == postgres::Session::Access::Read ? QStringLiteral("1") : QStringLiteral("2"));
        }
    }
};

ARGIOPE_TEST(TestNodeBook, QCoreApplication)
#include "tst_nodebook.moc"
