#include "core/audit/hsts.h"
#include "tests/support/testmain.h"

#include <QTest>

using argiope::audit::Hsts;
using argiope::audit::readHsts;

class TestHsts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void read_data();
    void read();
};

void TestHsts::read_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<qint64>("maxAge");
    QTest::addColumn<bool>("subDomains");
    QTest::addColumn<bool>("preload");
    QTest::addColumn<int>("mistake");
    const auto row = [](const char *value, qint64 maxAge, bool subDomains, bool preload, Hsts::Mistake mistake) {
        QTest::newRow(value) << QByteArray(value) << maxAge << subDomains << preload << int(mistake);
    };
    using Mistake = Hsts::Mistake;
    // The examples of RFC 6797, 6.2
    row("max-age=31536000", 31536000, false, false, Mistake::None);
    row("max-age=15768000 ; includeSubDomains", 15768000, true, false, Mistake::None);
    row("max-age=\"31536000\"", 31536000, false, false, Mistake::None);
    row("max-age=0", 0, false, false, Mistake::None);
    row("max-age=0; includeSubDomains", 0, true, false, Mistake::None);
    row(";; MAX-AGE = 1 ;; IncludeSubdomains; PRELOAD; other=x;", 1, true, true, Mistake::None);
    row("includeSubDomains", -1, true, false, Mistake::NoMaxAge);
    row("", -1, false, false, Mistake::NoMaxAge);
    row("max-age", -1, false, false, Mistake::NoMaxAge);
    row("max-age=-1", -1, false, false, Mistake::NoMaxAge);
    row("max-age=1d", -1, false, false, Mistake::NoMaxAge);
    row("max-age=1; max-age=1", 1, false, false, Mistake::Repeated);
    row("max-age=1; includeSubDomains=true", 1, true, false, Mistake::Syntax);
    row("max-age=1; (preload)", 1, false, false, Mistake::Syntax);
    row("max-age=1, max-age=2; preload", 1, false, false, Mistake::Twice);
    row("max-age=1; other=\"a, b; preload\"", 1, false, false, Mistake::None);
    row("max-age=99999999999999999999", std::numeric_limits<qint64>::max(), false, false, Mistake::None);
}

void TestHsts::read()
{
    QFETCH(QByteArray, value);
    const Hsts hsts = readHsts(value);
    QTEST(hsts.maxAge, "maxAge");
    QTEST(hsts.includeSubDomains, "subDomains");
    QTEST(hsts.preload, "preload");
    QTEST(int(hsts.mistake), "mistake");
    QCOMPARE(hsts.counts(), hsts.mistake == Hsts::Mistake::None || hsts.mistake == Hsts::Mistake::Twice);
}

ARGIOPE_TEST(TestHsts, void)
#include "tst_hsts.moc"
