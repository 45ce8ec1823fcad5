// Who does not answer; whom a server refuses, and what it saves, is in tst_nodebook.
#include "core/store/hungserver.h"
#include "tests/core/store/listener.h"
#include "tests/support/testmain.h"

#include <QHostAddress>
#include <QTcpServer>
#include <QTest>

#include <chrono>

using namespace argiope::store;
using namespace argiope::storetest;

class TestHungServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void silenceIsNone()
    {
        QTcpServer silent; // connections are made by the system, and nobody looks at them
        QVERIFY(silent.listen(QHostAddress::LocalHost));
        const QString address = QStringLiteral("postgresql://nobody@127.0.0.1:%1/none#none").arg(silent.serverPort());
        QVERIFY(!serverAnswers(address, std::chrono::seconds(1)));
    }

    // Where no server is nobody refuses anything.
    void aRefusedPortIsNoAnswer()
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        const QString address = QStringLiteral("postgresql://nobody@127.0.0.1:%1/none#none").arg(server.serverPort());
        server.close();
        QVERIFY(!serverAnswers(address, std::chrono::seconds(20)));
    }

    // Who stands there instead of the server, and cannot say that he is it, is told neither name nor password.
    void aStrangerLearnsNothing()
    {
        // Yes to TLS, which then fails; to who goes on in clear: "your password, please".
        Listener stranger([](const QByteArray &said) {
            return said.startsWith(WantsTls) ? QByteArray("S") : QByteArray("R\0\0\0\x08\0\0\0\x03", 9);
        });
        QVERIFY(stranger.port() > 0);
        const QString address
            = QStringLiteral("postgresql://somebody_known@127.0.0.1:%1/base_known?sslmode=require#none")
                  .arg(stranger.port());
        const bool answers = serverAnswers(address, std::chrono::seconds(10));
        const QByteArray heard = stranger.stop();
        QVERIFY(!heard.isEmpty());
        QVERIFY(!heard.contains("somebody_known") && !heard.contains("base_known"));
        const QByteArray password = qgetenv("PGPASSWORD");
        QVERIFY(password.isEmpty() || !heard.contains(password));
        QVERIFY(answers); // he did say something
    }
};

ARGIOPE_TEST(TestHungServer, QCoreApplication)
#include "tst_hungserver.moc"
