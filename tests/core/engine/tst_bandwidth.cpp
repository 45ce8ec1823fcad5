#include "core/engine/bandwidth.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <future>

using namespace argiope;
using engine::Bandwidth;
using engine::BandwidthLine;
using std::chrono::duration;
using std::chrono::milliseconds;

class TestBandwidth : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void inTurn();
    void savesLittle();
    void anotherLimit();
    void stops();

private:
    static double secondsUntil(const BandwidthLine &line, double mark, BandwidthLine::Time now)
    {
        return duration<double>(line.due(mark, now) - now).count();
    }
    const BandwidthLine::Time m_now{std::chrono::hours(1)};
};

/// Whoever comes first goes first, and all together get no more than the limit.
void TestBandwidth::inTurn()
{
    BandwidthLine line;
    line.set(1000, m_now);
    const double first = line.take(500, m_now);
    const double second = line.take(250, m_now);
    const double third = line.take(1000, m_now);
    QCOMPARE(secondsUntil(line, first, m_now), 0.5);
    QCOMPARE(secondsUntil(line, second, m_now), 0.75);
    QCOMPARE(secondsUntil(line, third, m_now), 1.75);
    QCOMPARE(secondsUntil(line, third, m_now + milliseconds(1750)), 0.0);
}

void TestBandwidth::savesLittle()
{
    BandwidthLine line;
    line.set(1000, m_now);
    const auto later = m_now + std::chrono::seconds(100);
    QCOMPARE(secondsUntil(line, line.take(200, later), later), 0.0);
    QCOMPARE(secondsUntil(line, line.take(300, later), later), 0.3);
}

/// Also for those that wait.
void TestBandwidth::anotherLimit()
{
    BandwidthLine line;
    QVERIFY(!line.isLimited());
    QCOMPARE(secondsUntil(line, line.take(1'000'000, m_now), m_now), 0.0);
    line.set(100, m_now);
    const double mark = line.take(1000, m_now);
    QCOMPARE(secondsUntil(line, mark, m_now), 10.0);
    const auto later = m_now + std::chrono::seconds(5);
    line.set(1000, later);
    QCOMPARE(secondsUntil(line, mark, later), 0.5);
    line.set(0, later);
    QCOMPARE(secondsUntil(line, mark, later), 0.0);
}

void TestBandwidth::stops()
{
    Bandwidth bandwidth(1);
    auto waits = std::async(std::launch::async, [&] { return bandwidth.take(1'000'000); });
    bandwidth.stop();
    QVERIFY(!waits.get());
    QVERIFY(!bandwidth.take(1));
    Bandwidth free(1);
    auto goes = std::async(std::launch::async, [&] { return free.take(1'000'000); });
    free.set(0);
    QVERIFY(goes.get());
}

ARGIOPE_TEST(TestBandwidth, void)
#include "tst_bandwidth.moc"
