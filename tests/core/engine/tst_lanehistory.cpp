#include "core/engine/lanehistory.h"
#include "core/engine/threadtotals.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using engine::LaneHistory;
using engine::LaneSlice;
using engine::WorkerPhase;
using engine::WorkerStatus;

namespace {

engine::LaneNews laneNews(qint64 startedAt, qint64 first, int slices, WorkerPhase phase, int threads = 2)
{
    LaneSlice slice;
    slice.parts[size_t(phase)] = LaneSlice::Whole;
    slice.url = "http://site.test/";
    engine::LaneNews what;
    what.startedAt = startedAt;
    what.first = first;
    what.next = first + slices;
    for (int i = 0; i < threads; ++i)
        what.threads.append(QList<LaneSlice>(slices, slice));
    return what;
}

} // namespace

/// What the project keeps of its threads: their last minute, and their totals.
class TestLaneHistory : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void joinsWhatComes()
    {
        LaneHistory lanes;
        lanes.add(laneNews(1000, 0, 400, WorkerPhase::Idle));
        QCOMPARE(lanes.mark().next, 400);
        lanes.add(laneNews(1000, 400, 400, WorkerPhase::Parse));
        QCOMPARE(lanes.of(1).size(), LaneHistory::Slices);
        QCOMPARE(lanes.of(3).size(), 0);
        const auto shares = lanes.shares(2);
        QCOMPARE(shares[size_t(WorkerPhase::Parse)], 400.0 / 600);
        QCOMPARE(shares[size_t(WorkerPhase::Idle)], 200.0 / 600);
        QCOMPARE(lanes.wallMs(0), 1000 + 799 * 100);
        // Nobody looked for minutes.
        lanes.add(laneNews(1000, 5000, 590, WorkerPhase::Store));
        QCOMPARE(lanes.of(1).size(), 590);
        // Nothing new.
        lanes.add(laneNews(1000, 5590, 0, WorkerPhase::Store));
        QCOMPARE(lanes.of(1).size(), 590);
    }
    void goesOnWithAnotherSession()
    {
        LaneHistory lanes;
        lanes.add(laneNews(1000, 0, 100, WorkerPhase::Parse));
        // It has begun, and not a slice is over.
        lanes.add(laneNews(900000, 0, 0, WorkerPhase::Store, 3));
        QCOMPARE(lanes.of(1).size(), 100);
        lanes.add(laneNews(900000, 0, 3, WorkerPhase::Store, 3));
        QCOMPARE(lanes.mark().startedAt, 900000);
        QCOMPARE(lanes.mark().next, 3);
        QCOMPARE(lanes.of(1).size(), 103);
        QCOMPARE(lanes.wallMs(0), 900200);
        QCOMPARE(lanes.wallMs(3), 1000 + 99 * 100);
        // A thread that was not there before has done nothing, which is not waiting.
        QCOMPARE(lanes.of(3).size(), 103);
        QCOMPARE(lanes.shares(3)[size_t(WorkerPhase::Store)], 1.0);
        lanes.add(laneNews(900000, 3, 600, WorkerPhase::Idle, 3));
        QCOMPARE(lanes.of(1).size(), LaneHistory::Slices);
        QCOMPARE(lanes.shares(1)[size_t(WorkerPhase::Idle)], 1.0);
    }
    void isReadAsItWasWritten()
    {
        LaneHistory lanes;
        lanes.add(laneNews(1000, 0, 50, WorkerPhase::Turn));
        engine::LaneNews mixed = laneNews(1000, 50, 1, WorkerPhase::Parse);
        mixed.threads[1][0].parts = {};
        mixed.threads[1][0].parts[size_t(WorkerPhase::Connect)] = 123;
        mixed.threads[1][0].parts[size_t(WorkerPhase::Store)] = 9877;
        lanes.add(mixed);
        const QByteArray json = lanes.toJson();
        QVERIFY(!json.contains("site.test"));
        const LaneHistory read = LaneHistory::fromJson(json);
        QCOMPARE(read.of(2).size(), 51);
        QCOMPARE(read.of(3).size(), 0);
        for (int i = 0; i < 51; ++i) {
            QVERIFY(read.of(1).at(i).parts == lanes.of(1).at(i).parts);
            QVERIFY(read.of(2).at(i).parts == lanes.of(2).at(i).parts);
            QCOMPARE(read.wallMs(i), lanes.wallMs(i));
        }
    }
    void readsNothingElse_data()
    {
        QTest::addColumn<QByteArray>("json");
        const auto row = [](const char *name, const QByteArray &times, const QByteArray &slices) {
            QTest::newRow(name) << QByteArray(
                "{\"phases\":[\"idle\",\"parse\"],\"times\":" + times + ",\"threads\":[" + slices + "]}");
        };
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("{{{");
        QTest::newRow("a phase of a later version")
            << QByteArray(R"({"phases":["nap"],"times":[1],"threads":[[[1,0,5]]]})");
        row("no such phase", "[1]", "[[1,2,5]]");
        row("a negative one", "[1]", "[[1,-1,5]]");
        row("too many slices", "[1]", "[[2,0,5]]");
        row("too few", "[1,2]", "[[1,0,5]]");
        row("for ever", "[1]", "[[2147483647,0,5]]");
        row("none of it", "[1]", "[[0,0,5]]");
        row("more than whole", "[1]", "[[1,0,10000,1,1]]");
        row("half a pair", "[1]", "[[1,0]]");
        row("no slices", "[1]", "[7]");
    }
    void readsNothingElse()
    {
        QFETCH(QByteArray, json);
        const LaneHistory read = LaneHistory::fromJson(json);
        QCOMPARE(read.of(1).size(), 0);
        QVERIFY(read.isEmpty());
    }
    void readsNoMoreThanAMinute()
    {
        QByteArray times;
        for (int i = 0; i <= LaneHistory::Slices; ++i)
            times += (times.isEmpty() ? "" : ",") + QByteArray::number(i);
        QVERIFY(LaneHistory::fromJson(R"({"phases":["idle"],"threads":[],"times":[)" + times + "]}").isEmpty());
    }
    void totalsAreReadAsTheyWereWritten()
    {
        QList<WorkerStatus> threads(2);
        threads[0].pages = 7;
        threads[0].bytes = 1LL << 40;
        threads[0].phaseTotalsMs[size_t(WorkerPhase::FirstByte)] = 1234;
        threads[0].phaseTotalsMs[size_t(WorkerPhase::Done)] = 99999; // nobody's work
        const QList<WorkerStatus> read = engine::threadsFromJson(engine::threadsToJson(threads));
        QCOMPARE(read.size(), 2);
        QCOMPARE(read[0].number, 1);
        QCOMPARE(read[1].number, 2);
        QCOMPARE(read[0].phase, WorkerPhase::Done);
        QCOMPARE(read[0].pages, 7);
        QCOMPARE(read[0].bytes, 1LL << 40);
        QCOMPARE(read[0].phaseTotalsMs[size_t(WorkerPhase::FirstByte)], 1234);
        QCOMPARE(read[0].phaseTotalsMs[size_t(WorkerPhase::Done)], 0);
        QCOMPARE(read[1].pages, 0);
    }
    void totalsOfAStranger()
    {
        QVERIFY(engine::threadsFromJson("{}").isEmpty());
        const QList<WorkerStatus> odd
            = engine::threadsFromJson(R"([null,{"pages":-5,"bytes":1e300,"ms":{"parse":"x"}}])");
        QCOMPARE(odd.size(), 2);
        QCOMPARE(odd[1].pages, 0);
        QVERIFY(odd[1].bytes >= 0);
        QByteArray many = "[0";
        for (int i = 0; i < 5000; ++i)
            many += ",0";
        QCOMPARE(engine::threadsFromJson(many + "]").size(), 512);
    }
};

ARGIOPE_TEST(TestLaneHistory, void)
#include "tst_lanehistory.moc"
