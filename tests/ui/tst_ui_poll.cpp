#include "tests/support/fakeclock.h"
#include "tests/support/testmain.h"
#include "ui/models/poll.h"

#include <QTest>

using namespace argiope;
using models::Poll;

namespace {

} // namespace

class TestPoll : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_clock = {}; }

    void theFirstLookIsDueAtOnce()
    {
        Poll poll(1000, 10, m_clock);
        QVERIFY(!poll.isAsking());
        QVERIFY(poll.grown());
        QVERIFY(poll.grown()); // as long as nobody asks
    }
    void oneQuestionAtATime()
    {
        Poll poll(1000, 10, m_clock);
        poll.begin();
        QVERIFY(poll.isAsking());
        m_clock.advance(std::chrono::milliseconds(60'000));
        QVERIFY(!poll.grown());
        QVERIFY(!poll.end()); // nobody asked for another
        QVERIFY(!poll.isAsking());
    }
    void thePauseGrowsWithTheAnswer_data()
    {
        QTest::addColumn<qint64>("took");
        QTest::addColumn<qint64>("pause");
        QTest::newRow("quick") << qint64(1) << qint64(1000);
        QTest::newRow("as long as the least") << qint64(100) << qint64(1000);
        QTest::newRow("slow") << qint64(700) << qint64(7000);
    }
    void thePauseGrowsWithTheAnswer()
    {
        QFETCH(const qint64, took);
        QFETCH(const qint64, pause);
        Poll poll(1000, 10, m_clock);
        poll.begin();
        m_clock.advance(std::chrono::milliseconds(took));
        QVERIFY(!poll.end());
        m_clock.advance(std::chrono::milliseconds(pause - 1));
        QVERIFY(!poll.grown());
        m_clock.advance(std::chrono::milliseconds(1));
        QVERIFY(poll.grown());
    }
    void theLastLookKeepsNoPause()
    {
        Poll poll(1000, 10, m_clock);
        poll.begin();
        QVERIFY(!poll.end());
        QVERIFY(!poll.grown());
        QVERIFY(poll.grown(true));
    }
    void theLastLookFollowsWhatIsUnderWay()
    {
        Poll poll(1000, 10, m_clock);
        poll.begin();
        QVERIFY(!poll.grown(true));
        QVERIFY(!poll.grown()); // does not take the wish back
        QVERIFY(poll.end());
        poll.begin();
        QVERIFY(!poll.end());
    }
    void aNewQuestionIsNewEnough()
    {
        Poll poll(1000, 10, m_clock);
        poll.begin();
        QVERIFY(!poll.grown(true));
        poll.begin(); // another question in its place
        QVERIFY(!poll.end());
    }
    void asksNothingWhileNobodyLooks()
    {
        Poll poll(1000, 10, m_clock);
        poll.begin();
        QVERIFY(!poll.end());
        QVERIFY(!poll.setActive(false));
        QVERIFY(!poll.isActive());
        QVERIFY(!poll.setActive(true)); // nothing was missed
        QVERIFY(!poll.setActive(false));
        QVERIFY(!poll.grown());
        QVERIFY(!poll.grown(true));
        QVERIFY(poll.setActive(true));
    }
    void whatWasMissedIsAskedAfterWhatIsUnderWay()
    {
        Poll poll(1000, 10, m_clock);
        poll.begin();
        QVERIFY(!poll.setActive(false));
        QVERIFY(!poll.grown());
        QVERIFY(!poll.setActive(true));
        QVERIFY(poll.end());
    }
    void whatIsGivenUpIsStillDue()
    {
        Poll poll(1000, 10, m_clock);
        poll.begin();
        poll.giveUp();
        QVERIFY(!poll.isAsking());
        QVERIFY(!poll.setActive(false));
        QVERIFY(poll.setActive(true));
    }
    void anotherProjectBeginsAnew()
    {
        Poll poll(1000, 10, m_clock);
        poll.begin();
        m_clock.advance(std::chrono::milliseconds(5000));
        QVERIFY(!poll.end());
        poll.begin();
        QVERIFY(!poll.grown(true));
        poll.reset();
        QVERIFY(!poll.isAsking());
        QVERIFY(poll.grown());
        poll.begin();
        QVERIFY(!poll.end());
    }

private:
    test::FakeClock m_clock;
};

ARGIOPE_TEST(TestPoll, void)
#include "tst_ui_poll.moc"
