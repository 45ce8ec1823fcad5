#include "core/engine/recorder/roomwait.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <thread>

using namespace argiope;
using engine::RoomWait;

namespace {
constexpr base::Milliseconds Never{1000 * 3600};
} // namespace

class TestRoomWait : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void thePauseEnds();
    void somebodyTriesAgain();
    void nobodyWaitsAnyMore();
};

void TestRoomWait::thePauseEnds()
{
    RoomWait room;
    QVERIFY(room.mayWait());
    QVERIFY(room.wait(base::Milliseconds{0}));
    QVERIFY(room.mayWait());
}

void TestRoomWait::somebodyTriesAgain()
{
    RoomWait room;
    room.retryNow(); // before the wait began: it is not lost
    QVERIFY(room.wait(Never));
    std::thread helper([&] { room.retryNow(); });
    QVERIFY(room.wait(Never)); // whether it comes before or after
    helper.join();
    QVERIFY(room.wait(base::Milliseconds{0}));
}

void TestRoomWait::nobodyWaitsAnyMore()
{
    RoomWait room;
    std::thread helper([&] { room.waitNoMore(); });
    QVERIFY(!room.wait(Never));
    helper.join();
    QVERIFY(!room.mayWait());
    room.retryNow();
    QVERIFY(!room.wait(Never)); // for good
}

ARGIOPE_TEST(TestRoomWait, void)
#include "tst_roomwait.moc"
