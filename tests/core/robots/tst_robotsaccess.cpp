#include "core/robots/access.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using robots::RobotsAccess;

class TestRobotsAccess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void meansByStatus_data();
    void meansByStatus();
    void coversEveryStatus();
    void findsTheFile_data();
    void findsTheFile();
};

void TestRobotsAccess::meansByStatus_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("redirects");
    QTest::addColumn<bool>("hasTarget");
    QTest::addColumn<RobotsAccess>("access");
    QTest::newRow("2.3.1.1 200") << 200 << 0 << false << RobotsAccess::Parse;
    QTest::newRow("2.3.1.1 204") << 204 << 0 << false << RobotsAccess::Parse;
    QTest::newRow("2.3.1.1 200 behind five redirects") << 200 << 5 << false << RobotsAccess::Parse;
    QTest::newRow("2.3.1.2 first redirect") << 301 << 0 << true << RobotsAccess::Follow;
    QTest::newRow("2.3.1.2 fifth redirect") << 308 << 4 << true << RobotsAccess::Follow;
    QTest::newRow("2.3.1.2 sixth redirect") << 302 << 5 << true << RobotsAccess::AllowAll;
    QTest::newRow("2.3.1.2 no target") << 302 << 0 << false << RobotsAccess::AllowAll;
    QTest::newRow("2.3.1.3 400") << 400 << 0 << false << RobotsAccess::AllowAll;
    QTest::newRow("2.3.1.3 401") << 401 << 0 << false << RobotsAccess::AllowAll;
    QTest::newRow("2.3.1.3 404") << 404 << 0 << false << RobotsAccess::AllowAll;
    QTest::newRow("2.3.1.3 429") << 429 << 0 << false << RobotsAccess::AllowAll;
    QTest::newRow("2.3.1.3 499") << 499 << 0 << false << RobotsAccess::AllowAll;
    QTest::newRow("2.3.1.3 404 behind a redirect") << 404 << 1 << false << RobotsAccess::AllowAll;
    QTest::newRow("2.3.1.4 500") << 500 << 0 << false << RobotsAccess::DisallowAll;
    QTest::newRow("2.3.1.4 503") << 503 << 0 << false << RobotsAccess::DisallowAll;
    QTest::newRow("2.3.1.4 599") << 599 << 0 << false << RobotsAccess::DisallowAll;
    QTest::newRow("2.3.1.4 no answer") << 0 << 0 << false << RobotsAccess::DisallowAll;
    QTest::newRow("2.3.1.4 no answer behind a redirect") << 0 << 2 << false << RobotsAccess::DisallowAll;
    QTest::newRow("no status") << 600 << 0 << true << RobotsAccess::DisallowAll;
    QTest::newRow("interim status") << 103 << 0 << true << RobotsAccess::DisallowAll;
}

void TestRobotsAccess::meansByStatus()
{
    QFETCH(int, status);
    QFETCH(int, redirects);
    QFETCH(bool, hasTarget);
    QFETCH(RobotsAccess, access);
    QCOMPARE(robots::robotsAccess(status, redirects, hasTarget), access);
}

void TestRobotsAccess::coversEveryStatus()
{
    for (int status = 400; status <= 499; ++status)
        QCOMPARE(robots::robotsAccess(status), RobotsAccess::AllowAll);
    for (int status = 500; status <= 599; ++status)
        QCOMPARE(robots::robotsAccess(status), RobotsAccess::DisallowAll);
}

void TestRobotsAccess::findsTheFile_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("file"); // empty: none
    QTest::newRow("2.3 http") << QByteArray("http://example.org/a/b?c#d")
                              << QByteArray("http://example.org/robots.txt");
    QTest::newRow("2.3 https") << QByteArray("https://example.org") << QByteArray("https://example.org/robots.txt");
    QTest::newRow("2.3 port") << QByteArray("http://example.org:8080/a")
                              << QByteArray("http://example.org:8080/robots.txt");
    QTest::newRow("2.3 default port") << QByteArray("https://example.org:443/a")
                                      << QByteArray("https://example.org/robots.txt");
    QTest::newRow("2.3 other scheme's port")
        << QByteArray("https://example.org:80/a") << QByteArray("https://example.org:80/robots.txt");
    QTest::newRow("credentials") << QByteArray("http://u:p@example.org/a")
                                 << QByteArray("http://example.org/robots.txt");
    QTest::newRow("IPv6") << QByteArray("http://[::1]:81/a") << QByteArray("http://[::1]:81/robots.txt");
    QTest::newRow("IDN") << QByteArray("http://b\xC3\xBC"
                                       "cher.example/")
                         << QByteArray("http://xn--bcher-kva.example/robots.txt");
    QTest::newRow("ftp") << QByteArray("ftp://example.org/a") << QByteArray();
    QTest::newRow("mailto") << QByteArray("mailto:a@example.org") << QByteArray();
    QTest::newRow("file") << QByteArray("file:///a") << QByteArray();
}

void TestRobotsAccess::findsTheFile()
{
    QFETCH(QByteArray, url);
    QFETCH(QByteArray, file);
    const auto parsed = url::parse(url);
    QVERIFY(parsed.ok());
    QCOMPARE(robots::robotsUrlFor(*parsed).value_or(QByteArray()), file);
}

ARGIOPE_TEST(TestRobotsAccess, void)
#include "tst_robotsaccess.moc"
