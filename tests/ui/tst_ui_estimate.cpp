#include "tests/support/testmain.h"
#include "ui/project/estimate.h"

#include <QTest>

#include <cstdlib>

using argiope::project::Estimate;

class TestEstimate : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void knowsTheEnd_data()
    {
        QTest::addColumn<double>("donePerSecond");
        QTest::addColumn<double>("foundPerSecond");
        QTest::addColumn<int>("seconds");
        QTest::addColumn<qint64>("left"); // ms; -1: not known
        // 10,000 URLs are known at first
        QTest::newRow("nothing new") << 100.0 << 0.0 << 10 << qint64(90000);
        QTest::newRow("a little new") << 100.0 << 20.0 << 10 << qint64(9200 * 1000 / 80);
        QTest::newRow("as much new as done") << 100.0 << 100.0 << 10 << qint64(-1);
        QTest::newRow("more new than half") << 100.0 << 51.0 << 10 << qint64(-1);
        QTest::newRow("too early") << 100.0 << 0.0 << 2 << qint64(-1);
        QTest::newRow("stands still") << 0.0 << 0.0 << 10 << qint64(-1);
        QTest::newRow("all done") << 1000.0 << 0.0 << 10 << qint64(-1);
    }
    void knowsTheEnd()
    {
        QFETCH(double, donePerSecond);
        QFETCH(double, foundPerSecond);
        QFETCH(int, seconds);
        QFETCH(qint64, left);
        Estimate estimate;
        QVERIFY(!estimate.leftMs());
        for (qint64 ms = 0; ms <= seconds * 1000LL; ms += 100)
            estimate.add(ms, qint64(donePerSecond * double(ms) / 1000), qint64(donePerSecond * double(ms) / 1000),
                10000 + qint64(foundPerSecond * double(ms) / 1000));
        QCOMPARE(estimate.leftMs().value_or(-1), left);
    }
    /// URLs of a dead host are done as soon as they are taken; those that are asked for are not.
    void goesByWhatIsAskedFor()
    {
        Estimate estimate;
        for (qint64 ms = 0; ms <= 10000; ms += 100)
            estimate.add(ms, 20 * ms / 1000, 4 * ms / 1000, 600);
        QCOMPARE(estimate.leftMs().value_or(-1), qint64(400 * 1000 / 4));
        // Nothing else is left.
        estimate.clear();
        for (qint64 ms = 0; ms <= 10000; ms += 100)
            estimate.add(ms, 20 * ms / 1000, 40, 600);
        QCOMPARE(estimate.leftMs().value_or(-1), qint64(400 * 1000 / 20));
        // One or two among them change nothing.
        estimate.add(10300, 206, 41, 600);
        QCOMPARE(estimate.leftMs().value_or(-1), qint64(394 * 1000 / 20));
    }
    /// A server that stops and goes makes no estimate that leaps.
    void doesNotJump()
    {
        Estimate estimate;
        QVERIFY(!estimate.steadyLeftMs());
        qint64 finished = 0;
        qint64 before = -1;
        for (qint64 ms = 0; ms <= 60000; ms += 300) {
            finished += ms / 10000 % 2 == 0 ? 30 : 2;
            estimate.add(ms, finished, finished, 20000);
            const auto left = estimate.steadyLeftMs();
            if (before >= 0) {
                QVERIFY(left);
                QVERIFY2(std::abs(*left - before) < 20000, qPrintable(QString::number(*left - before)));
            }
            before = left.value_or(-1);
        }
        QVERIFY(before > 0);
        // What cannot be known any more is not told for long.
        for (qint64 ms = 60300; ms <= 100000; ms += 300) {
            estimate.add(ms, finished, finished, 20000 + ms);
            before = estimate.steadyLeftMs().value_or(-1);
        }
        QCOMPARE(before, qint64(-1));
    }
    void forgetsWhatIsLongAgo()
    {
        // A crawl that found much at first, and finds nothing any more.
        Estimate estimate;
        qint64 finished = 0;
        qint64 known = 1;
        for (qint64 ms = 0; ms <= 60000; ms += 100) {
            finished += 10;
            known += ms < 30000 ? 30 : 0;
            estimate.add(ms, finished, finished, known);
            if (ms < 30000)
                QVERIFY(!estimate.leftMs());
        }
        QCOMPARE(estimate.leftMs().value_or(-1), (known - finished) * 10);
        estimate.clear();
        QVERIFY(!estimate.leftMs());
    }
};

ARGIOPE_TEST(TestEstimate, QCoreApplication)
#include "tst_ui_estimate.moc"
