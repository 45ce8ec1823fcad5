#include "core/net/timelimits.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::net;
using std::chrono::milliseconds;
using Verdict = TimeKeeper::Verdict;

/// The limits of time, without waiting for them.
class TestTimeLimits : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void silence();
    void total();
    void leastRate();
    void excused();

private:
    const ExchangeClock::time_point m_start = ExchangeClock::time_point(std::chrono::hours(1));
    [[nodiscard]] ExchangeClock::time_point at(int ms) const { return m_start + milliseconds(ms); }
};

void TestTimeLimits::silence()
{
    TimeKeeper time({.silence = milliseconds(100), .total = milliseconds(10000), .minRate = 0}, m_start, m_start);
    QCOMPARE(time.judge(at(99)), Verdict::InTime);
    QCOMPARE(time.deadline(), at(100));
    time.moved(at(99));
    QCOMPARE(time.judge(at(198)), Verdict::InTime);
    time.received(1, at(198));
    QCOMPARE(time.judge(at(297)), Verdict::InTime);
    QCOMPARE(time.judge(at(298)), Verdict::Silent);
    QVERIFY(time.words(Verdict::Silent).contains("100 ms"));
}

void TestTimeLimits::total()
{
    TimeKeeper time({.silence = milliseconds(100), .total = milliseconds(250), .minRate = 0}, m_start, m_start);
    for (int ms = 0; ms < 250; ms += 50) {
        time.received(1000, at(ms));
        QCOMPARE(time.judge(at(ms)), Verdict::InTime);
    }
    QCOMPARE(time.deadline(), at(250));
    QCOMPARE(time.judge(at(250)), Verdict::OutOfTime);
}

void TestTimeLimits::leastRate()
{
    TimeKeeper time({.silence = milliseconds(1000), .total = milliseconds(100000), .minRate = 100}, m_start, m_start);
    // Before the first byte only silence counts.
    QCOMPARE(time.judge(at(900)), Verdict::InTime);
    time.received(99, at(900));
    time.received(1, at(1800));
    QCOMPARE(time.deadline(), at(1900));
    QCOMPARE(time.judge(at(1900)), Verdict::InTime); // a hundred bytes in a second
    time.received(99, at(2000));
    QCOMPARE(time.judge(at(2900)), Verdict::TooSlow);
    QVERIFY(time.words(Verdict::TooSlow).contains("99 bytes in 1000 ms"));
}

void TestTimeLimits::excused()
{
    TimeKeeper time({.silence = milliseconds(100), .total = milliseconds(250), .minRate = 1000}, m_start, m_start);
    time.received(100, at(50));
    time.excuse(milliseconds(5000));
    QCOMPARE(time.judge(at(5100)), Verdict::InTime);
    time.received(100, at(5100));
    QCOMPARE(time.judge(at(5150)), Verdict::InTime);
    time.received(100, at(5190));
    QCOMPARE(time.judge(at(5249)), Verdict::InTime);
    QCOMPARE(time.judge(at(5250)), Verdict::OutOfTime);
}

ARGIOPE_TEST(TestTimeLimits, QCoreApplication)
#include "tst_timelimits.moc"
