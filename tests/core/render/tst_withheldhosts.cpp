#include "core/render/withheldhosts.h"
#include "tests/support/testmain.h"

#include <QTest>

class TestWithheldHosts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hosts_data()
    {
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<bool>("withheld");
        QTest::newRow("itself") << QByteArray("google-analytics.com") << true;
        QTest::newRow("below") << QByteArray("www.google-analytics.com") << true;
        QTest::newRow("only an ending") << QByteArray("notgoogle-analytics.com") << false;
        QTest::newRow("the one above") << QByteArray("google.com") << false;
        QTest::newRow("first") << QByteArray("2mdn.net") << true;
        QTest::newRow("last") << QByteArray("a.yieldmo.com") << true;
        QTest::newRow("an address") << QByteArray("127.0.0.1") << false;
        QTest::newRow("nothing") << QByteArray() << false;
    }
    void hosts()
    {
        QFETCH(QByteArray, host);
        QTEST(argiope::render::isWithheldHost(host), "withheld");
    }
};

ARGIOPE_TEST(TestWithheldHosts, void)
#include "tst_withheldhosts.moc"
