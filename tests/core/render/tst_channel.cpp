#include "core/render/channel.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <thread>

using argiope::base::Milliseconds;
using argiope::render::Channel;
using argiope::render::Message;

class TestChannel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inOrder()
    {
        Channel channel;
        for (int id = 1; id <= 3; ++id)
            channel.put(Message{{}, id, {}, {}, {}});
        for (int id = 1; id <= 3; ++id) {
            const auto taken = channel.take(soon());
            QVERIFY(taken.message);
            QCOMPARE(taken.message->id, id);
        }
        QVERIFY(!channel.take(argiope::base::systemClock().now()).message);
    }
    void closeWakes()
    {
        Channel channel;
        std::thread closing([&channel] { channel.close(); });
        const auto taken = channel.take(soon());
        closing.join();
        QVERIFY(taken.closed);
        QVERIFY(!taken.message);
        channel.put(Message{{}, 1, {}, {}, {}});
        QVERIFY(channel.take(soon()).closed);
    }
    void eventsAreBounded()
    {
        Channel channel;
        for (qsizetype i = 0; i < Channel::MostWaiting + 10; ++i)
            channel.put(Message{{}, 0, QStringLiteral("event"), {}, {}});
        channel.put(Message{{}, 7, {}, {}, {}}); // an answer is never lost
        qsizetype events = 0;
        int answer = 0;
        for (auto taken = channel.take(soon()); taken.message && answer == 0; taken = channel.take(soon())) {
            answer = taken.message->id;
            if (answer == 0)
                ++events;
            else
                break;
        }
        QCOMPARE(events, Channel::MostWaiting);
        QCOMPARE(answer, 7);
    }

private:
    static argiope::base::TimePoint soon() { return argiope::base::systemClock().now() + Milliseconds{60'000}; }
};

ARGIOPE_TEST(TestChannel, void)
#include "tst_channel.moc"
