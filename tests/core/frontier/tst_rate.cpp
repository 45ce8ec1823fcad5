#include "core/frontier/rate.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace std::chrono_literals;
using base::TimePoint;
using frontier::Rate;

namespace {
constexpr TimePoint Begin{1h};
} // namespace

class TestRate : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void noneIsNoLimit()
    {
        Rate rate(0);
        rate.charge(Begin);
        rate.charge(Begin);
        QVERIFY(rate.allows(Begin));
    }

    /// The first request at once, the others evenly spaced, whether or not somebody is late.
    void spaces()
    {
        Rate rate(4);
        QVERIFY(rate.allows(Begin));
        rate.charge(Begin);
        QVERIFY(!rate.allows(Begin + 249ms));
        QVERIFY(rate.allows(Begin + 250ms));
        rate.charge(Begin + 700ms);
        QVERIFY(!rate.allows(Begin + 949ms)); // what was not used is gone
        QCOMPARE(rate.next(), Begin + 950ms);
    }

    /// Two threads that asked at one moment: the second one's request begins a step later, and the third counts from
    /// there.
    void chargesFromTheStepThatWasTaken()
    {
        Rate rate(2);
        rate.charge(Begin);
        rate.charge(Begin);
        QCOMPARE(rate.next(), Begin + 1s);
    }

    /// Another rate counts from the last request, whichever way it changes.
    void another_data()
    {
        QTest::addColumn<double>("before");
        QTest::addColumn<double>("after");
        QTest::addColumn<int>("waitMs"); ///< from the last request
        QTest::newRow("slower") << 4.0 << 0.5 << 2000;
        QTest::newRow("faster") << 0.5 << 4.0 << 250;
        QTest::newRow("from none") << 0.0 << 2.0 << 500;
    }
    void another()
    {
        QFETCH(double, before);
        QFETCH(double, after);
        QFETCH(int, waitMs);
        Rate rate(before);
        rate.charge(Begin);
        rate.set(after);
        QVERIFY(!rate.allows(Begin + base::Milliseconds(waitMs - 1)));
        QVERIFY(rate.allows(Begin + base::Milliseconds(waitMs)));
    }

    void noneAfterAnother()
    {
        Rate rate(0.5);
        rate.charge(Begin);
        rate.set(0);
        QVERIFY(rate.allows(Begin));
    }

    /// Before the first request there is nothing to count from.
    void anotherBeforeTheFirst()
    {
        Rate rate(0.5);
        rate.set(1);
        QVERIFY(rate.allows(Begin));
    }
};

ARGIOPE_TEST(TestRate, void)
#include "tst_rate.moc"
