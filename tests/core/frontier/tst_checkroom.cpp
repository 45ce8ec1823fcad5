// What is only checked never keeps the crawl's own pages from a thread, in whatever order they come.

#include "core/frontier/schedule.h"
#include "tests/core/frontier/frontierplay.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <vector>

using namespace argiope;
using namespace argiope::test;
using namespace std::chrono_literals;
using base::HostId;
using base::UrlId;
using frontier::Entry;
using frontier::HostSignal;
using frontier::Lease;
using frontier::Schedule;

namespace {

constexpr int Own = 1; ///< the host that has pages

/// Threads that take what they may and keep it, as where nobody answers.
class Crew
{
public:
    explicit Crew(int threads)
    {
        options.threads = threads;
        options.adaptive = false;
        options.connectionsPerHost = 64;
    }
    void offer(Entry entry)
    {
        schedule.book().offered();
        schedule.enqueue(std::move(entry));
    }
    void offerPages(int count, int depth, int priority = 0)
    {
        for (int i = 0; i < count; ++i) {
            Entry entry = plainEntry(++m_next, Own, depth);
            entry.priority = priority;
            offer(std::move(entry));
        }
    }
    /// One each of so many hosts.
    void offerChecks(int hosts, int depth, int priority = 0)
    {
        for (int i = 0; i < hosts; ++i) {
            Entry entry = plainEntry(++m_next, 100 + i, depth);
            entry.page = false;
            entry.priority = priority;
            offer(std::move(entry));
        }
    }
    /// As many as are free; what they took.
    void take()
    {
        Lease lease;
        while (int(held.size()) < options.threads && schedule.take(lease)) {
            if (schedule.mustOpen(lease))
                schedule.openHost(lease.entry.host, 0ms);
            held.push_back(lease);
        }
    }
    void end(const Lease &lease)
    {
        schedule.fetchEnded(lease, HostSignal::Fine, -1ms);
        schedule.finish(lease.entry.id);
    }
    /// Those of the own host come to their end.
    void endPages()
    {
        std::vector<Lease> others;
        for (const Lease &lease : held) {
            if (lease.entry.host == HostId(Own) && !lease.checks)
                end(lease);
            else
                others.push_back(lease);
        }
        held = others;
    }
    [[nodiscard]] int checks() const
    {
        return int(std::count_if(held.begin(), held.end(), [](const Lease &lease) { return lease.checks; }));
    }

    FakeClock clock;
    frontier::Options options;
    frontier::Sleepers sleepers;
    frontier::Errands errands;
    Schedule schedule{options, clock, sleepers, errands};
    std::vector<Lease> held;

private:
    qint64 m_next = 0;
};

} // namespace

class TestCheckRoom : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aQuarterIsForChecks_data()
    {
        QTest::addColumn<int>("threads");
        QTest::addColumn<int>("most");
        QTest::newRow("1 thread") << 1 << 0;
        QTest::newRow("2 threads") << 2 << 1;
        QTest::newRow("7 threads") << 7 << 1;
        QTest::newRow("8 threads") << 8 << 2;
        QTest::newRow("64 threads") << 64 << 16;
    }
    void aQuarterIsForChecks()
    {
        QFETCH(int, threads);
        QFETCH(int, most);
        // Whether checks come first by their depth or by their rank, or pages do.
        for (const auto &[depth, priority] : {std::pair(0, 0), std::pair(1, -50), std::pair(2, 50)}) {
            Crew crew(threads);
            crew.offerPages(300, 1);
            crew.offerChecks(100, depth, priority);
            for (int round = 0; round < 3; ++round) {
                crew.take();
                QCOMPARE(int(crew.held.size()), threads);
                QVERIFY2(crew.checks() <= most, QByteArray::number(crew.checks()).constData());
                crew.endPages();
            }
        }
    }

    /// While its last pages are read, which may lead to others.
    void aPageThatIsReadKeepsRoomForItsLinks()
    {
        Crew crew(8);
        crew.offerPages(1, 0);
        crew.offerChecks(50, 0);
        crew.take();
        QCOMPARE(int(crew.held.size()), 3); // the page and a quarter
        QCOMPARE(crew.checks(), 2);
        const Lease page = crew.held.front().checks ? crew.held.back() : crew.held.front();
        crew.schedule.fetchEnded(page, HostSignal::Fine, -1ms); // read, and not written yet
        std::erase_if(crew.held, [](const Lease &lease) { return !lease.checks; });
        crew.take();
        QCOMPARE(crew.checks(), 2);
        crew.offerPages(20, 1);
        crew.schedule.finish(page.entry.id);
        crew.take();
        QCOMPARE(int(crew.held.size()), 8);
        QCOMPARE(crew.checks(), 2);
    }

    void whereNothingElseIsLeftAllThreadsCheck()
    {
        for (const int threads : {1, 8}) {
            Crew crew(threads);
            crew.offerPages(1, 0);
            crew.offerChecks(50, 0);
            crew.take();
            QVERIFY(crew.checks() < threads);
            crew.endPages();
            crew.take();
            QCOMPARE(crew.checks(), threads);
        }
    }

    /// Pages beyond the limit of URLs have no turn: with one thread a check that is to be asked again has.
    void beyondTheLimitNobodyWaitsForPages()
    {
        Crew crew(1);
        crew.schedule.book().setMaxFetched(1);
        crew.offerChecks(1, 0);
        crew.take();
        QCOMPARE(crew.checks(), 1);
        crew.offerPages(3, 0);
        Lease check = crew.held.front();
        crew.held.clear();
        crew.schedule.fetchEnded(check, HostSignal::Unreachable, -1ms);
        crew.schedule.park(check, crew.clock.now() + 1s);
        crew.take();
        QVERIFY(crew.held.empty());
        crew.clock.advance(2s);
        crew.take();
        QCOMPARE(crew.checks(), 1);
    }

    /// A host that has pages is the crawl's own, whatever else of it is only checked.
    void resourcesOfTheSiteAreNoChecks()
    {
        Crew crew(4);
        crew.offerPages(1, 0);
        crew.take();
        crew.endPages();
        for (int i = 0; i < 10; ++i) {
            Entry image = plainEntry(1000 + i, Own, 1);
            image.page = false;
            crew.offer(std::move(image));
        }
        crew.take();
        QCOMPARE(int(crew.held.size()), 4);
        QCOMPARE(crew.checks(), 0);
    }

    /// A probe of another server waits in the turn of the site's host, and takes nothing of it.
    void aProbeElsewhereHoldsNothingUp()
    {
        Crew crew(4);
        crew.options.connectionsPerHost = 1;
        crew.offerPages(1, 0);
        crew.take();
        crew.endPages();
        const auto probe = [&](qint64 number, const QByteArray &url) {
            Entry entry = plainEntry(number, Own);
            entry.id = frontier::probeId(number);
            entry.url = url;
            entry.sitemap = true;
            crew.schedule.book().offeredSitemap();
            crew.schedule.enqueue(std::move(entry));
        };
        probe(1, "http://www.h1.example/");
        probe(2, "http://www.h1.example/again");
        crew.offerPages(5, 1);
        crew.take();
        QCOMPARE(int(crew.held.size()), 2); // a probe, and beside it a page
        QCOMPARE(crew.checks(), 1);
        crew.endPages();
        crew.take();
        QCOMPARE(int(crew.held.size()), 2); // the second probe waits for the first
        QCOMPARE(crew.checks(), 1);
    }
};

ARGIOPE_TEST(TestCheckRoom, void)
#include "tst_checkroom.moc"
