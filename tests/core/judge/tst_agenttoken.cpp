#include "core/judge/agenttoken.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;

class TestAgentToken : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void robotsKnowsACrawlerBy_data()
    {
        QTest::addColumn<QByteArray>("agent");
        QTest::addColumn<QByteArray>("token");
        QTest::newRow("own") << judge::userAgentOf({}) << QByteArray("Argiope");
        QTest::newRow("plain") << QByteArray("my-bot/2.0 (x)") << QByteArray("my-bot");
        QTest::newRow("none") << QByteArray("/7") << QByteArray("Argiope");
        QTest::newRow("browser") << QByteArray("Mozilla/5.0 (X11; Linux x86_64) Chrome/120") << QByteArray("Mozilla");
        QTest::newRow("like a browser") << QByteArray("Mozilla/5.0 (compatible; bingbot/2.0; +http://x)")
                                        << QByteArray("bingbot");
        QTest::newRow("nothing after it") << QByteArray("Mozilla/5.0 (compatible;)") << QByteArray("Mozilla");
    }
    void robotsKnowsACrawlerBy()
    {
        QFETCH(QByteArray, agent);
        QFETCH(QByteArray, token);
        QCOMPARE(judge::productToken(agent), token);
    }
};

ARGIOPE_TEST(TestAgentToken, void)
#include "tst_agenttoken.moc"
