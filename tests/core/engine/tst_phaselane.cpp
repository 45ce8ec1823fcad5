#include "core/engine/session.h"
#include "tests/support/fakeclock.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace std::chrono_literals;
using engine::LaneSlice;
using engine::PhaseLane;
using engine::WorkerPhase;

namespace {

int part(const LaneSlice &slice, WorkerPhase phase)
{
    return slice.parts[size_t(phase)];
}

int sum(const LaneSlice &slice)
{
    int all = 0;
    for (const quint16 part : slice.parts)
        all += part;
    return all;
}

} // namespace

class TestPhaseLane : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void countsPhasesShorterThanASlice()
    {
        test::FakeClock clock;
        engine::WorkerSlot slot(1, clock, clock.now());
        slot.setPhase(WorkerPhase::Lookup);
        // 1.25 ms in all, 80 times: a tenth of a second.
        for (int page = 0; page < 80; ++page) {
            slot.setLease("http://site.test/" + QByteArray::number(page), 1, 1);
            slot.setPhase(WorkerPhase::FirstByte);
            clock.advance(500us);
            slot.setPhase(WorkerPhase::Download);
            clock.advance(250us);
            slot.setPhase(WorkerPhase::Parse);
            clock.advance(500us);
            slot.setPhase(WorkerPhase::Idle);
            slot.clearLease();
        }
        qint64 first = -1;
        const QList<LaneSlice> slices = slot.lane(0, clock.now(), &first);
        QCOMPARE(first, 0);
        QCOMPARE(slices.size(), 1);
        QCOMPARE(part(slices[0], WorkerPhase::FirstByte), LaneSlice::Whole * 2 / 5);
        QCOMPARE(part(slices[0], WorkerPhase::Download), LaneSlice::Whole / 5);
        QCOMPARE(part(slices[0], WorkerPhase::Parse), LaneSlice::Whole * 2 / 5);
        QCOMPARE(slices[0].url, QByteArray("http://site.test/79"));
    }
    void looksUpOnlyToConnect()
    {
        test::FakeClock clock;
        engine::WorkerSlot slot(1, clock, clock.now());
        slot.setPhase(WorkerPhase::Lookup);
        clock.advance(20ms);
        slot.setPhase(WorkerPhase::Connect);
        clock.advance(10ms);
        slot.setPhase(WorkerPhase::FirstByte);
        clock.advance(10ms);
        slot.setPhase(WorkerPhase::Lookup); // of the next page, on the same connection
        clock.advance(5ms);
        slot.setPhase(WorkerPhase::FirstByte);
        clock.advance(60ms);
        qint64 first = -1;
        const QList<LaneSlice> slices = slot.lane(0, clock.now(), &first);
        QCOMPARE(part(slices[0], WorkerPhase::Lookup), LaneSlice::Whole / 5);
        QCOMPARE(part(slices[0], WorkerPhase::Connect), LaneSlice::Whole / 10);
        QCOMPARE(part(slices[0], WorkerPhase::FirstByte), LaneSlice::Whole * 7 / 10);
        QCOMPARE(slot.status().phaseTotalsMs[size_t(WorkerPhase::Lookup)], 20);
    }
    void spreadsLongPhases()
    {
        test::FakeClock clock;
        engine::WorkerSlot slot(1, clock, clock.now());
        clock.advance(30ms);
        slot.setLease("http://site.test/slow", 1, 1);
        slot.setPhase(WorkerPhase::FirstByte);
        clock.advance(1s);
        qint64 first = -1;
        // Nothing has ended yet: what is going on is shown all the same.
        QList<LaneSlice> slices = slot.lane(0, clock.now(), &first);
        QCOMPARE(slices.size(), 10);
        QCOMPARE(part(slices[0], WorkerPhase::Idle), LaneSlice::Whole * 3 / 10);
        QCOMPARE(part(slices[0], WorkerPhase::FirstByte), LaneSlice::Whole * 7 / 10);
        for (int i = 1; i < 10; ++i)
            QCOMPARE(part(slices[i], WorkerPhase::FirstByte), LaneSlice::Whole);
        // Only what is new.
        clock.advance(100ms);
        slices = slot.lane(10, clock.now(), &first);
        QCOMPARE(first, 10);
        QCOMPARE(slices.size(), 1);
        QCOMPARE(sum(slices[0]), LaneSlice::Whole);
        QVERIFY(slot.lane(11, clock.now(), &first).isEmpty());
    }
    void keepsAMinute_data()
    {
        QTest::addColumn<int>("seconds");
        QTest::newRow("just over") << 61;
        QTest::newRow("an hour in one phase") << 3600;
        QTest::newRow("exactly") << 60;
    }
    void keepsAMinute()
    {
        QFETCH(int, seconds);
        test::FakeClock clock;
        engine::WorkerSlot slot(1, clock, clock.now());
        slot.setPhase(WorkerPhase::Parse);
        clock.advance(1s);
        slot.setPhase(WorkerPhase::Paused);
        clock.advance(std::chrono::seconds(seconds));
        qint64 first = -1;
        const QList<LaneSlice> slices = slot.lane(0, clock.now(), &first);
        QCOMPARE(first + slices.size(), (seconds + 1) * 10);
        QVERIFY(slices.size() >= PhaseLane::Slices - 2 && slices.size() <= PhaseLane::Slices);
        for (const LaneSlice &slice : slices)
            QCOMPARE(part(slice, WorkerPhase::Paused), LaneSlice::Whole);
    }
    void allThreadsHaveTheSameSlices()
    {
        test::FakeClock clock;
        const base::TimePoint start = clock.now();
        engine::WorkerSlot early(1, clock, start);
        clock.advance(40ms);
        engine::WorkerSlot late(2, clock, start);
        clock.advance(215ms);
        const base::TimePoint now = clock.now();
        clock.advance(200ms);
        late.setPhase(WorkerPhase::Store); // has gone on before it is looked at
        qint64 first = -1;
        QCOMPARE(early.lane(0, now, &first).size(), 2);
        QCOMPARE(late.lane(0, now, &first).size(), 2);
        QCOMPARE(late.lane(2, clock.now(), &first).size(), 2);
        QCOMPARE(first, 2);
    }
};

ARGIOPE_TEST(TestPhaseLane, QCoreApplication)
#include "tst_phaselane.moc"
