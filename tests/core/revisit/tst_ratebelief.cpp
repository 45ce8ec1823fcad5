// What is believed of how often pages change, and what a visit is worth.

#include "core/revisit/ratebelief.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace argiope::revisit;

class TestRateBelief : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void index_data();
    void index();
    void indexGrows();
    void indexIsTheOptimum();
    void noPageStarves();
    void pagesInGeneral();
    void littleGoesByTheOthers();
    void muchGoesByItself();
    void neitherZeroNorEndless();
    void evidenceInLittleSpace();
    void due();
};

namespace {

bool isNear(double a, double b, double part = 1e-9)
{
    return std::abs(a - b) <= part * std::max(std::abs(a), std::abs(b));
}

Evidence evidenceOf(const std::vector<Gap> &gaps)
{
    Evidence evidence;
    for (const Gap &gap : gaps)
        evidence.add(gap);
    return evidence;
}

Evidence visitedDaily(QRandomGenerator &random, double perDay, int visits)
{
    Evidence evidence;
    for (int i = 0; i < visits; ++i)
        evidence.add({1, random.generateDouble() < chanceOfChange(perDay, 1)});
    return evidence;
}

/// What a copy costs that is so old, and all that it has cost until then.
double costAt(double perDay, double days)
{
    const double stale = chanceOfChange(perDay, days);
    return stale + (days - stale / perDay) / BadDays;
}
double costUntil(double perDay, double days)
{
    double sum = 0;
    constexpr int steps = 4000;
    for (int i = 0; i < steps; ++i)
        sum += costAt(perDay, days * (i + 0.5) / steps) * days / steps;
    return sum;
}

} // namespace

void TestRateBelief::index_data()
{
    QTest::addColumn<double>("perDay");
    QTest::addColumn<double>("days");
    QTest::addColumn<double>("fresh");
    QTest::addColumn<double>("age");
    // (1 - (1 + x) e^-x) / r and (x^2/2 - 1 + (1 + x) e^-x) / r^2, with x = r t.
    QTest::newRow("once a day, a day") << 1.0 << 1.0 << 0.26424111766 << 0.23575888234;
    QTest::newRow("twice a day, half a day") << 2.0 << 0.5 << 0.13212055883 << 0.05893972059;
    QTest::newRow("in ten days, after twenty") << 0.1 << 20.0 << 5.93994150290 << 140.600584971;
    QTest::newRow("all the time") << 50.0 << 10.0 << 0.02 << 49.9996;
    QTest::newRow("hardly ever") << 1e-6 << 1.0 << 4.9999966667e-7 << 3.3333320833e-7;
    QTest::newRow("never") << 0.0 << 5.0 << 0.0 << 0.0;
    QTest::newRow("just now") << 1.0 << 0.0 << 0.0 << 0.0;
    QTest::newRow("a clock that was set back") << 1.0 << -2.0 << 0.0 << 0.0;
}

void TestRateBelief::index()
{
    QFETCH(double, perDay);
    QFETCH(double, days);
    QFETCH(double, fresh);
    QFETCH(double, age);
    const double found = visitIndex(perDay, days);
    QVERIFY2(isNear(found, fresh + age / BadDays, 1e-8), qPrintable(QString::number(found, 'g', 12)));
}

/// With the time since the last visit, whatever the rate, where its two ways of reckoning meet as well; and beyond any
/// bound.
void TestRateBelief::indexGrows()
{
    for (double perDay = 1e-4; perDay < 200; perDay *= 1.7) {
        double before = 0;
        for (double days = 1e-3; days < 1e4; days *= 1.01) {
            const double now = visitIndex(perDay, days);
            QVERIFY2(now > before, qPrintable(QStringLiteral("%1 %2").arg(perDay).arg(days)));
            before = now;
        }
        QVERIFY(visitIndex(perDay, 1e6) > 1e3);
    }
}

/// Where a visit costs what the index is, to visit again each `days` costs least in the long run.
void TestRateBelief::indexIsTheOptimum()
{
    for (const double perDay : {0.01, 0.3, 5.0}) {
        for (const double days : {0.5, 4.0, 60.0}) {
            const double visit = visitIndex(perDay, days);
            const auto cost = [&](double interval) { return (costUntil(perDay, interval) + visit) / interval; };
            QVERIFY(cost(days) < cost(days * 0.9));
            QVERIFY(cost(days) < cost(days * 1.1));
            QVERIFY(isNear(cost(days), costAt(perDay, days), 1e-5));
        }
    }
}

/// Of 60 pages, of which some change all the time and some hardly ever, one is visited a day.
void TestRateBelief::noPageStarves()
{
    constexpr int pages = 60;
    std::vector<int> visited(pages);
    std::vector<int> longest(pages);
    constexpr int days = 3000;
    for (int day = 1; day <= days; ++day) {
        int best = 0;
        double most = -1;
        for (int page = 0; page < pages; ++page) {
            const double worth = visitIndex(1e-3 * std::pow(1.22, page), day - visited[size_t(page)]);
            if (worth > most) {
                most = worth;
                best = page;
            }
        }
        longest[size_t(best)] = std::max(longest[size_t(best)], day - visited[size_t(best)]);
        visited[size_t(best)] = day;
    }
    for (int page = 0; page < pages; ++page) {
        const int gap = std::max(longest[size_t(page)], days - visited[size_t(page)]);
        QVERIFY2(gap < 10 * pages, qPrintable(QStringLiteral("%1: %2 days").arg(page).arg(gap)));
    }
}

void TestRateBelief::pagesInGeneral()
{
    const RateBelief belief;
    QVERIFY2(isNear(belief.chanceOfChange(7), 0.4, 0.03), qPrintable(QString::number(belief.chanceOfChange(7))));
    QCOMPARE(belief.chanceOfChange(0), 0.0);
    QCOMPARE(belief.chanceOfChange(-1), 0.0);
    // Where nothing was seen of any page that is all there is to go by.
    QCOMPARE(RateBelief::fitted({}).perDay(), belief.perDay());
    QCOMPARE(RateBelief::fitted(std::vector<Evidence>(5)).perDay(), belief.perDay());
    QCOMPARE(belief.given({}).perDay(), belief.perDay());
}

/// Of pages that all change once in ten days a new one is believed to do so, too; one visit more moves that little.
void TestRateBelief::littleGoesByTheOthers()
{
    QRandomGenerator random(3);
    std::vector<Evidence> seen;
    for (int i = 0; i < 800; ++i)
        seen.push_back(visitedDaily(random, 0.1, 30));
    const RateBelief all = RateBelief::fitted(seen);
    QVERIFY2(isNear(all.perDay(), 0.1, 0.1), qPrintable(QString::number(all.perDay())));
    QVERIFY(isNear(all.chanceOfChange(10), 1 - std::exp(-1), 0.05));
    QVERIFY(isNear(all.given(evidenceOf({{1, true}})).perDay(), 0.1, 0.3));
    QVERIFY(isNear(all.given(evidenceOf({{1, false}})).perDay(), 0.1, 0.1));
    // The same change says much where nothing is known of others.
    QVERIFY(RateBelief().given(evidenceOf({{1, true}})).perDay() > 0.3);
    // Ten pages are not many: what is believed of pages in general counts as well.
    const RateBelief few = RateBelief::fitted(std::span(seen).first(10));
    QVERIFY(few.perDay() > 0.1 && few.perDay() < RateBelief().perDay() * 1.1);
}

void TestRateBelief::muchGoesByItself()
{
    QRandomGenerator random(4);
    std::vector<Evidence> seen;
    for (int i = 0; i < 400; ++i)
        seen.push_back(visitedDaily(random, i % 10 == 0 ? 3.0 : 0.02, 20));
    const RateBelief all = RateBelief::fitted(seen);
    QVERIFY(isNear(all.given(evidenceOf({{1, true}, {1, true}, {1, true}, {1, true}})).perDay(), 3, 0.3));
    QVERIFY(isNear(all.given(evidenceOf({{4, false}})).perDay(), 0.02, 0.3));
    // Against all others, with enough visits.
    std::vector<Gap> gaps;
    for (int i = 0; i < 300; ++i)
        gaps.push_back({2, random.generateDouble() < chanceOfChange(0.25, 2)});
    const double perDay = all.given(evidenceOf(gaps)).perDay();
    QVERIFY2(isNear(perDay, 0.25, 0.3), qPrintable(QString::number(perDay)));
}

void TestRateBelief::neitherZeroNorEndless()
{
    const Evidence always = evidenceOf(std::vector<Gap>(50, {0.001, true}));
    const Evidence never = evidenceOf(std::vector<Gap>(50, {1000, false}));
    const Evidence odd = evidenceOf({{-1, true}, {0, false}, {0, true}});
    for (const RateBelief &belief : {RateBelief(), RateBelief::fitted(std::vector<Evidence>(500, always)),
             RateBelief::fitted(std::vector<Evidence>(500, never))}) {
        for (const Evidence &evidence : {always, never, odd, Evidence()}) {
            const RateBelief page = belief.given(evidence);
            QVERIFY(page.perDay() > 0 && page.perDay() < 1000);
            QVERIFY(page.visitIndex(1) > 0 && std::isfinite(page.visitIndex(1e5)));
            QVERIFY(page.dueAfter() >= 1.0 / 24 && page.dueAfter() <= 30);
        }
    }
    QVERIFY(RateBelief().given(always).perDay() > RateBelief().given(never).perDay() * 1000);
}

/// Gaps without a change count by their sum; those with one as what they are, or nearly so.
void TestRateBelief::evidenceInLittleSpace()
{
    const RateBelief belief;
    QVERIFY(isNear(belief.given(evidenceOf({{1, false}, {2, false}, {4, true}})).perDay(),
        belief.given(evidenceOf({{4, true}, {3, false}})).perDay()));
    const double mixed = belief.given(evidenceOf({{1, true}, {1.1, true}, {8, true}, {0.95, true}})).perDay();
    const double again = belief.given(evidenceOf({{0.95, true}, {8, true}, {1, true}, {1.1, true}})).perDay();
    QVERIFY(isNear(mixed, again, 0.02));
}

void TestRateBelief::due()
{
    const RateBelief belief;
    const double after = belief.dueAfter();
    QVERIFY2(after > 1.0 / 24 && after < 1, qPrintable(QString::number(after)));
    QVERIFY(belief.isDue(after) && !belief.isDue(after * 0.999));
    QVERIFY(isNear(belief.chanceOfChange(after), LeastChance, 1e-3));
    QVERIFY(!belief.isDue(-1));
    QVERIFY(isNear(belief.given(evidenceOf({{1e5, false}})).dueAfter(), 30, 1e-4));
    const RateBelief busy = belief.given(evidenceOf(std::vector<Gap>(50, {0.001, true})));
    QVERIFY(isNear(busy.dueAfter(), 1.0 / 24, 1e-4));
}

ARGIOPE_TEST(TestRateBelief, void)
#include "tst_ratebelief.moc"
