#include "core/rank/scale.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::rank;

using Scaled = std::vector<quint8>;
using Values = std::vector<double>;

/// Ranks as people see them.
class TestScale : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void logarithm();
    void proportion();
    void percent();
};

void TestScale::logarithm()
{
    QCOMPARE(byLogarithm(Values{1e-6, 1e-2, 1e-4, 1e-5}), (Scaled{0, 100, 50, 25}));
    QCOMPARE(byLogarithm(Values{0.25, 0.25}), (Scaled{100, 100}));
    QCOMPARE(byLogarithm(Values{0.25, 0.25 * (1 + 1e-9)}), (Scaled{100, 100})); // the same, but for the computer
    QCOMPARE(byLogarithm(Values{0, 1}), (Scaled{100, 100})); // no rank is 0; none is made up
    QCOMPARE(byLogarithm({}), Scaled());
}

void TestScale::proportion()
{
    QCOMPARE(byProportion(Values{0.5, 0.25, 0, 0.001}), (Scaled{100, 50, 0, 0}));
    QCOMPARE(byProportion(Values{0, 0}), (Scaled{0, 0}));
    QCOMPARE(byProportion({}), Scaled());
}

void TestScale::percent()
{
    QCOMPARE(percentiles(Values{3, 1, 2}), (Scaled{100, 0, 50}));
    QCOMPARE(percentiles(Values{1, 1, 1, 5, 5}), (Scaled{0, 0, 0, 75, 75}));
    QCOMPARE(percentiles(Values{7}), Scaled{100});
    QCOMPARE(percentiles({}), Scaled());
}

ARGIOPE_TEST(TestScale, void)
#include "tst_scale.moc"
