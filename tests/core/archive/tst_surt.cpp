#include "core/archive/surt.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;

class TestSurt : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keys_data();
    void keys();
};

void TestSurt::keys_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("key");
    QTest::newRow("root") << QByteArray("http://example.org/") << QByteArray("org,example)/");
    QTest::newRow("www") << QByteArray("https://www.example.org/") << QByteArray("org,example)/");
    QTest::newRow("www2") << QByteArray("https://www2.example.org/") << QByteArray("org,example)/");
    QTest::newRow("only www") << QByteArray("https://www.org/") << QByteArray("org)/");
    QTest::newRow("wwwhat") << QByteArray("https://wwwhat.org/") << QByteArray("org,wwwhat)/");
    QTest::newRow("path") << QByteArray("http://a.b.example.org/A/b/") << QByteArray("org,example,b,a)/a/b");
    QTest::newRow("port") << QByteArray("http://example.org:8080/x") << QByteArray("org,example:8080)/x");
    QTest::newRow("default port") << QByteArray("https://example.org:443/x") << QByteArray("org,example)/x");
    QTest::newRow("query") << QByteArray("http://example.org/?b=2&a=1#f") << QByteArray("org,example)/?a=1&b=2");
    QTest::newRow("empty query") << QByteArray("http://example.org/?") << QByteArray("org,example)/");
    QTest::newRow("login") << QByteArray("http://u:p@example.org/") << QByteArray("org,example)/");
    QTest::newRow("IPv4") << QByteArray("http://127.0.0.1:81/x") << QByteArray("127.0.0.1:81)/x");
    QTest::newRow("IPv6") << QByteArray("http://[::1]/x") << QByteArray("[::1])/x");
}

void TestSurt::keys()
{
    QFETCH(QByteArray, url);
    QFETCH(QByteArray, key);
    const auto parsed = url::parse(url);
    QVERIFY(parsed);
    QCOMPARE(archive::surt(*parsed), key);
}

ARGIOPE_TEST(TestSurt, void)
#include "tst_surt.moc"
