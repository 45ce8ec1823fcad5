#include "core/frontier/frontier.h"
#include "tests/support/fakeclock.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace std::chrono_literals;
using base::HostId;
using base::Milliseconds;
using base::Outcome;
using base::UrlId;
using frontier::Belief;
using frontier::Entry;
using frontier::Frontier;
using frontier::HostSignal;
using frontier::Lease;
using frontier::LeaseTask;
using frontier::PaceReason;
using frontier::TakeResult;

namespace {

/// A frontier whose requests take a millisecond each; hosts are opened as their first leases come.
class Play
{
public:
    explicit Play(const frontier::Options &options = {})
        : frontier(options, clock)
    {
    }
    void offer(int first, int last, int host = 1, int depth = 0)
    {
        for (int i = first; i <= last; ++i) {
            frontier.offer({UrlId(i), "http://" + QByteArray(1, char('a' + host)) + ".example/" + QByteArray::number(i),
                HostId(host), true, depth, 0});
        }
    }
    Lease take()
    {
        Lease lease;
        if (frontier.take(lease) != TakeResult::Leased)
            qFatal("no lease");
        if (frontier.mustOpen(lease))
            frontier.openHost(lease.entry.host, 0ms);
        clock.advance(1ms);
        return lease;
    }
    void well(const Lease &lease)
    {
        frontier.fetchEnded(lease, HostSignal::Fine);
        if (lease.task == LeaseTask::Fetch)
            frontier.finish(lease.entry.id);
    }
    /// It fails; what becomes of it is done.
    Belief fail(Lease lease, HostSignal signal = HostSignal::Failing, Milliseconds pause = 1s)
    {
        lease.shown = {Outcome::ServerError, 500};
        frontier.fetchEnded(lease, signal);
        if (lease.task == LeaseTask::Control)
            return Belief::Now;
        const Belief belief = frontier.weigh(lease, 1);
        if (belief == Belief::AskAgain)
            frontier.doubt(lease, pause);
        else if (belief == Belief::Wait)
            frontier.hold(lease);
        else
            frontier.finish(lease.entry.id);
        clock.advance(1ms);
        return belief;
    }
    frontier::HostStatus status(int host = 1) const
    {
        for (const frontier::HostStatus &status : frontier.hosts(10).hosts) {
            if (status.host == HostId(host))
                return status;
        }
        return {};
    }
    void expectBalance() const
    {
        const frontier::Counts c = frontier.counts();
        QCOMPARE(c.discovered, c.queued + c.leased + c.finished + c.skipped);
    }

    test::FakeClock clock;
    Frontier frontier;
};

} // namespace

class TestFrontierTrouble : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aFailureWaitsUntilItsHostIsWell()
    {
        Play play;
        play.offer(1, 2);
        play.well(play.take());
        QCOMPARE(play.fail(play.take()), Belief::AskAgain);
        QCOMPARE(play.frontier.doubts(HostId(1)), 1);
        // Nobody else will tell: once its pause is over, what was fine is asked for.
        play.clock.advance(1s);
        const Lease control = play.take();
        QCOMPARE(control.task, LeaseTask::Control);
        QCOMPARE(control.entry.url, "http://b.example/1");
        QCOMPARE(play.frontier.counts().leased, 1);
        play.well(control);
        const Lease again = play.take();
        QCOMPARE(again.attempt, 2);
        QCOMPARE(base::raw(again.entry.id), 2);
        // It is believed as soon as the host was well once more.
        QCOMPARE(play.fail(again), Belief::Wait);
        play.clock.advance(1s);
        play.well(play.take());
        const Lease believed = play.take();
        QCOMPARE(believed.task, LeaseTask::Believed);
        QCOMPARE(base::raw(believed.entry.id), 2);
        play.frontier.finish(believed.entry.id);
        play.expectBalance();
        QCOMPARE(play.frontier.counts().finished, 2);
    }

    void otherPagesShowThatTheHostIsWell()
    {
        Play play;
        play.offer(1, 20);
        play.well(play.take());
        (void)play.fail(play.take(), HostSignal::Failing, 2ms);
        play.well(play.take());
        play.clock.advance(2ms);
        const Lease again = play.take(); // before what is queued
        QCOMPARE(again.attempt, 2);
        (void)play.fail(again);
        play.well(play.take());
        QCOMPARE(play.take().task, LeaseTask::Believed);
    }

    void aHostThatWasNeverWellIsBelieved()
    {
        Play play;
        play.offer(1, 3);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(play.fail(play.take()), Belief::AskAgain);
        play.clock.advance(1s);
        for (int i = 0; i < 3; ++i) {
            const Lease lease = play.take();
            QCOMPARE(lease.task, LeaseTask::Fetch);
            QCOMPARE(play.fail(lease), Belief::Now);
        }
        QCOMPARE(play.frontier.counts().finished, 3);
    }

    void robotsShowThatTheServerIsUp()
    {
        Play play;
        play.offer(1, 40);
        play.frontier.robotsAnswered(HostId(1));
        for (int i = 0; i < 10; ++i)
            (void)play.fail(play.take());
        Lease lease = play.take();
        QCOMPARE(lease.task, LeaseTask::Control);
        QCOMPARE(lease.entry.url, "http://b.example/robots.txt");
        play.frontier.fetchEnded(lease, HostSignal::Answered);
        QCOMPARE(play.take().task, LeaseTask::Fetch);
    }

    void inAnOutageThereAreControlsAlone()
    {
        frontier::Options options;
        options.trouble.giveUpFailing = 1h;
        Play play(options);
        play.offer(1, 60);
        play.well(play.take());
        for (int i = 0; i < 10; ++i)
            QCOMPARE(play.fail(play.take()), Belief::AskAgain);
        QList<Milliseconds> pauses;
        for (int i = 0; i < 8; ++i) {
            const Lease control = play.take();
            QCOMPARE(control.task, LeaseTask::Control);
            (void)play.fail(control);
            QCOMPARE(play.status().reason, PaceReason::Failing);
            QCOMPARE(play.status().connections, 1);
            pauses.append(play.status().wait);
            play.clock.advance(pauses.last());
        }
        QCOMPARE(pauses, (QList<Milliseconds>{1s, 2s, 4s, 8s, 16s, 32s, 60s, 60s}));
        QVERIFY(play.frontier.inOutage(HostId(1)));
        // The end: all of them at once, the first attempts counting for nothing.
        play.well(play.take());
        QVERIFY(!play.frontier.inOutage(HostId(1)));
        for (int i = 0; i < 10; ++i) {
            const Lease lease = play.take();
            QCOMPARE(lease.attempt, 2);
            QCOMPARE(lease.failures, 0);
            play.well(lease);
        }
        QCOMPARE(play.take().attempt, 1);
        play.expectBalance();
    }

    void aHostIsGivenUpOnlyWhenNothingElseIsLeft()
    {
        frontier::Options options;
        options.trouble.doubtAfter = 2;
        options.trouble.giveUpUnreachable = 100s;
        Play play(options);
        play.offer(1, 40);
        play.offer(90, 90, 2, 9);
        (void)play.fail(play.take(), HostSignal::Unreachable);
        (void)play.fail(play.take(), HostSignal::Unreachable);
        const Lease other = [&] { // the control of a host that was never reached is any of its URLs
            for (;;) {
                const Lease lease = play.take();
                if (lease.task != LeaseTask::Control)
                    return lease;
                (void)play.fail(lease, HostSignal::Unreachable);
            }
        }();
        QCOMPARE(base::raw(other.entry.host), 2);
        QCOMPARE(play.status().reason, PaceReason::Unreachable);
        for (int i = 0; i < 10; ++i) {
            play.clock.advance(play.status().wait);
            (void)play.fail(play.take(), HostSignal::Unreachable);
        }
        // The other host's URL is still in work.
        play.clock.advance(play.status().wait);
        Lease lease = play.take();
        QCOMPARE(lease.task, LeaseTask::Control);
        (void)play.fail(lease, HostSignal::Unreachable);
        play.well(other);
        int ended = 0;
        while (play.frontier.take(lease) == TakeResult::Leased) {
            QCOMPARE(lease.task, LeaseTask::GivenUp);
            QCOMPARE(lease.shown.status, 500);
            play.frontier.finish(lease.entry.id);
            ++ended;
        }
        QCOMPARE(ended, 40);
        QCOMPARE(play.frontier.counts().finished, 41);
        QCOMPARE(play.frontier.counts().leased, 0);
    }

    void aBoundedNumberWaits()
    {
        frontier::Options options;
        options.mostLeased = 30;
        options.trouble.doubtAfter = 1000;
        Play play(options);
        play.offer(1, 100);
        play.well(play.take());
        for (int i = 0; i < 30; ++i)
            QCOMPARE(play.fail(play.take(), HostSignal::Failing, 100ms), Belief::AskAgain);
        play.clock.advance(100ms);
        const Lease control = play.take();
        QCOMPARE(control.task, LeaseTask::Control);
        play.well(control);
        for (int i = 0; i < 30; ++i) {
            const Lease lease = play.take();
            QCOMPARE(lease.attempt, 2);
            play.well(lease);
        }
        QCOMPARE(play.take().attempt, 1);
    }

    void aLimitOfUrlsWaitsForThoseInDoubt()
    {
        frontier::Options options;
        options.maxFetched = 2;
        Play play(options);
        play.offer(1, 9);
        play.well(play.take());
        (void)play.fail(play.take());
        play.clock.advance(1s);
        const Lease control = play.take();
        QCOMPARE(control.task, LeaseTask::Control);
        play.well(control);
        play.well(play.take());
        Lease lease;
        QCOMPARE(play.frontier.take(lease), TakeResult::Limit);
        QCOMPARE(play.frontier.counts().finished, 2);
        QCOMPARE(play.frontier.counts().queued, 7);
    }

    void stopGivesBackWhatIsInDoubt()
    {
        Play play;
        play.offer(1, 6);
        play.well(play.take());
        (void)play.fail(play.take());
        (void)play.fail(play.take());
        play.frontier.stop();
        QCOMPARE(play.frontier.counts().leased, 0);
        QCOMPARE(play.frontier.counts().queued, 5);
        play.expectBalance();
    }
};

ARGIOPE_TEST(TestFrontierTrouble, void)
#include "tst_frontiertrouble.moc"
