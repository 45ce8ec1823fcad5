#include "core/store/place.h"
#include "core/store/serverword.h"
#include "tests/core/store/listener.h"
#include "tests/support/testmain.h"

#include <QHostAddress>
#include <QTcpServer>
#include <QTest>

#include <chrono>

using namespace argiope::store;
using argiope::storetest::Listener;

namespace {

Place placeAt(const QString &where)
{
    return *Place::parse(QString(QStringLiteral("postgresql://somebody@") % where % QStringLiteral("/base#project")));
}

int freePort()
{
    QTcpServer server;
    return server.listen(QHostAddress::LocalHost) ? server.serverPort() : 0;
}

constexpr std::chrono::seconds Long{20};
constexpr std::chrono::milliseconds Short{300};

} // namespace

class TestServerWord : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anyByteIsAnAnswer_data()
    {
        QTest::addColumn<QByteArray>("word");
        QTest::newRow("TLS") << QByteArray("S");
        QTest::newRow("no TLS") << QByteArray("N");
        QTest::newRow("an error") << QByteArray("E\0\0\0\4", 5);
        QTest::newRow("another protocol") << QByteArray("HTTP/1.1 400 Bad Request\r\n\r\n");
    }
    void anyByteIsAnAnswer()
    {
        QFETCH(const QByteArray, word);
        Listener listener([word](const QByteArray &) { return word; });
        QVERIFY(listener.port() > 0);
        QVERIFY(postgres::saysAnything(placeAt(QStringLiteral("127.0.0.1:%1").arg(listener.port())), Long));
        // Whoever it is has learned that somebody asked, and nothing else.
        QCOMPARE(listener.stop(), QByteArray("\0\0\0\x08\x04\xD2\x16\x2F", 8));
    }

    void nobodySpeaks_data()
    {
        QTest::addColumn<bool>("hangsUp");
        QTest::newRow("who listens hangs up") << true;
        QTest::newRow("who listens is silent") << false;
    }
    void nobodySpeaks()
    {
        QFETCH(const bool, hangsUp);
        const auto silence = [](const QByteArray &) { return QByteArray(); };
        Listener listener(hangsUp ? Listener::Reply() : Listener::Reply(silence));
        QVERIFY(listener.port() > 0);
        const Place place = placeAt(QStringLiteral("127.0.0.1:%1").arg(listener.port()));
        QVERIFY(!postgres::saysAnything(place, hangsUp ? std::chrono::milliseconds(Long) : Short));
    }

    void aRefusedPortIsSilence()
    {
        QVERIFY(!postgres::saysAnything(placeAt(QStringLiteral("127.0.0.1:%1").arg(freePort())), Long));
    }

    void oneOfSeveralIsEnough()
    {
        Listener listener([](const QByteArray &) { return QByteArray("N"); });
        QVERIFY(listener.port() > 0);
        const QString two = QStringLiteral("127.0.0.1:%1,127.0.0.1:%2");
        QVERIFY(postgres::saysAnything(placeAt(two.arg(freePort()).arg(listener.port())), Long));
        QVERIFY(!postgres::saysAnything(placeAt(two.arg(freePort()).arg(freePort())), Long));
    }

    /// What this machine cannot ask says nothing of the server.
    void whatCannotBeAskedIsNoSilence()
    {
        QVERIFY(postgres::saysAnything(placeAt(QStringLiteral("no.such.host.invalid")), Short));
        QVERIFY(postgres::saysAnything(placeAt(QString()), Short)); // a socket that is a file
    }
};

ARGIOPE_TEST(TestServerWord, QCoreApplication)
#include "tst_serverword.moc"
