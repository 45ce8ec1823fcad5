// What comes last waits for pages that may still lead to what comes first.

#include "core/frontier/forerunners.h"
#include "core/frontier/schedule.h"
#include "tests/core/frontier/frontierplay.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::test;
using namespace std::chrono_literals;
using base::UrlId;
using frontier::Entry;
using frontier::Forerunners;
using frontier::HostSignal;
using frontier::Lease;
using frontier::Schedule;

namespace {

constexpr int Site = 1;
constexpr int Other = 2;

struct Threads
{
    Threads()
    {
        options.threads = 8;
        options.adaptive = false;
    }
    void offer(int host, bool last)
    {
        Entry entry = plainEntry(++count, host, 1);
        entry.priority = last ? base::LastPriority : 0;
        schedule.book().offered();
        schedule.enqueue(std::move(entry));
    }
    /// The URL that a thread gets; 0: none.
    qint64 take()
    {
        if (!schedule.take(lease))
            return 0;
        if (schedule.mustOpen(lease))
            schedule.openHost(lease.entry.host, 0ms);
        return base::raw(lease.entry.id);
    }

    FakeClock clock;
    frontier::Options options;
    frontier::Sleepers sleepers;
    frontier::Errands errands;
    Schedule schedule{options, clock, sleepers, errands};
    Lease lease;
    qint64 count = 0;
};

} // namespace

class TestForerunners : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatComesLastWaits_data()
    {
        QTest::addColumn<int>("host"); // of what comes last
        QTest::addColumn<QByteArray>("end"); // how the page before it ends
        for (const int host : {Site, Other}) {
            for (const char *end : {"written", "kept out", "put back", "another attempt", "doubted", "too long"})
                QTest::addRow("%s, %s", end, host == Site ? "its own host" : "another host") << host << QByteArray(end);
        }
    }
    void whatComesLastWaits()
    {
        QFETCH(int, host);
        QFETCH(QByteArray, end);
        Threads threads;
        threads.offer(Site, false);
        threads.offer(host, true);
        threads.offer(host, true);
        QCOMPARE(threads.take(), 1);
        const Lease page = threads.lease;
        QCOMPARE(threads.take(), 0);
        QVERIFY(threads.schedule.hasMore());
        QCOMPARE(threads.schedule.wakeTime(), threads.clock.now() + Forerunners::Patience);
        // What it leads to comes first, and it counts until it is written.
        threads.schedule.fetchEnded(page, HostSignal::Fine, 10ms);
        QCOMPARE(threads.take(), 0);
        threads.offer(Site, false);
        QCOMPARE(threads.take(), 4);
        const Lease next = threads.lease;
        threads.schedule.finish(page.entry.id);
        QCOMPARE(threads.take(), 0);
        if (end != "too long")
            threads.schedule.fetchEnded(next, HostSignal::Fine, 10ms);
        if (end == "written")
            threads.schedule.finish(next.entry.id);
        else if (end == "kept out")
            threads.schedule.skip(next.entry.id);
        else if (end == "another attempt")
            threads.schedule.park(next, threads.clock.now() + 1h);
        else if (end == "doubted")
            threads.schedule.doubt(next, 3600s);
        else if (end == "too long")
            threads.clock.advance(Forerunners::Patience);
        if (end == "put back") {
            threads.schedule.putBack(next);
            QCOMPARE(threads.take(), 4); // it waits again, before what comes last
            threads.schedule.finish(UrlId(4));
            return;
        }
        QCOMPARE(threads.take(), 2);
        QCOMPARE(threads.take(), 3); // those that come last do not wait for one another
    }

    /// Checks come when they come, and nobody waits for them.
    void checksAreNone()
    {
        Threads threads;
        Entry check = plainEntry(++threads.count, Other, 1);
        check.page = false;
        threads.schedule.book().offered();
        threads.schedule.enqueue(std::move(check));
        threads.offer(Site, true);
        QVERIFY(threads.take() > 0);
        QVERIFY(threads.take() > 0);
    }
};

ARGIOPE_TEST(TestForerunners, QCoreApplication)
#include "tst_forerunners.moc"
