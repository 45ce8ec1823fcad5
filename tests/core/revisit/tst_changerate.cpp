// How often pages change, by what visits saw.

#include "core/revisit/changerate.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>
#include <vector>

using namespace argiope::revisit;

class TestChangeRate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tooLittle();
    void equalGaps();
    void never();
    void always();
    void findsTheRate();
    void chance();
};

void TestChangeRate::tooLittle()
{
    std::vector<Gap> gaps;
    for (int i = 0; i < FewestGaps; ++i) {
        QVERIFY(!changeRate(gaps));
        gaps.push_back({1, true});
    }
    QVERIFY(changeRate(gaps));
}

/// With equal gaps the estimate has a closed form.
void TestChangeRate::equalGaps()
{
    std::vector<Gap> gaps(10, {2, false});
    gaps[1].changed = gaps[4].changed = gaps[5].changed = true;
    const auto rate = changeRate(gaps);
    QVERIFY(rate && rate->most);
    QVERIFY(std::abs(rate->perDay - -std::log(7.5 / 10.5) / 2) < 1e-9);
    QVERIFY(rate->least < rate->perDay && rate->perDay < *rate->most);
    // Where the likelihood has fallen by 1.92.
    const auto likelihood = [](double r) { return 3 * std::log(1 - std::exp(-2 * r)) - 14 * r; };
    const double best = likelihood(-std::log(0.7) / 2);
    QVERIFY(std::abs(best - likelihood(rate->least) - 1.92) < 1e-6);
    QVERIFY(std::abs(best - likelihood(*rate->most) - 1.92) < 1e-6);
}

void TestChangeRate::never()
{
    const auto rate = changeRate(std::vector<Gap>(4, {2.5, false}));
    QVERIFY(rate && rate->most);
    QCOMPARE(rate->perDay, 0.0);
    QCOMPARE(rate->least, 0.0);
    QCOMPARE(*rate->most, 0.192);
}

void TestChangeRate::always()
{
    const auto rate = changeRate(std::vector<Gap>(4, {1, true}));
    QVERIFY(rate);
    QVERIFY(!rate->most);
    QVERIFY(rate->least > 0 && rate->least < rate->perDay);
    QVERIFY(std::abs(rate->perDay - std::log(9.0)) < 1e-9);
    // A clock that was set back, or two visits in one moment, are no reason to fail.
    QVERIFY(changeRate(std::vector<Gap>{{-1, true}, {0, false}, {0, true}}));
}

/// Of pages that change at random at a known rate, visited at random.
void TestChangeRate::findsTheRate()
{
    QRandomGenerator random(17);
    int within = 0;
    constexpr int pages = 200;
    for (int page = 0; page < pages; ++page) {
        const double truth = 0.3;
        std::vector<Gap> gaps;
        for (int i = 0; i < 40; ++i) {
            const double days = 0.5 + 4 * random.generateDouble();
            gaps.push_back({days, random.generateDouble() < chanceOfChange(truth, days)});
        }
        const auto rate = changeRate(gaps);
        QVERIFY(rate && rate->most);
        within += rate->least <= truth && truth <= *rate->most ? 1 : 0;
    }
    QVERIFY2(within > pages * 0.9, qPrintable(QString::number(within)));
    QVERIFY(within < pages); // bounds that always hold say nothing
}

void TestChangeRate::chance()
{
    QCOMPARE(chanceOfChange(1, 0), 0.0);
    QCOMPARE(chanceOfChange(1, -3), 0.0);
    QVERIFY(std::abs(chanceOfChange(1, std::log(2.0)) - 0.5) < 1e-12);
}

ARGIOPE_TEST(TestChangeRate, void)
#include "tst_changerate.moc"
