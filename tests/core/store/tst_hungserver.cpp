// Who does not answer; whom a server refuses, and what it saves, is in tst_nodebook.
#include "core/store/hungserver.h"
#include "tests/support/testmain.h"

#include <QHostAddress>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

using namespace argiope::store;

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
        std::atomic<int> port = 0;
        std::atomic<bool> ends = false;
        QByteArray heard;
        std::thread stranger([&] {
            QTcpServer server;
            port = server.listen(QHostAddress::LocalHost) ? int(server.serverPort()) : -1;
            while (!ends) {
                if (!server.waitForNewConnection(20))
                    continue;
                const std::unique_ptr<QTcpSocket> guest(server.nextPendingConnection());
                for (int turn = 0; turn < 3 && guest->waitForReadyRead(1000); ++turn) {
                    const QByteArray said = guest->readAll();
                    heard += said;
                    // Yes to TLS, which then fails; to who goes on in clear: "your password, please".
                    const bool wantsTls = said.startsWith(QByteArray("\0\0\0\x08\x04\xD2\x16\x2F", 8));
                    guest->write(wantsTls ? QByteArray("S") : QByteArray("R\0\0\0\x08\0\0\0\x03", 9));
                    guest->waitForBytesWritten(1000);
                }
            }
        });
        while (port == 0)
            std::this_thread::yield();
        const QString address
            = QStringLiteral("postgresql://somebody_known@127.0.0.1:%1/base_known?sslmode=require#none").arg(port);
        const bool answers = port > 0 && serverAnswers(address, std::chrono::seconds(10));
        ends = true;
        stranger.join();
        QVERIFY(port > 0);
        QVERIFY(!heard.isEmpty());
        QVERIFY(!heard.contains("somebody_known") && !heard.contains("base_known"));
        const QByteArray password = qgetenv("PGPASSWORD");
        QVERIFY(password.isEmpty() || !heard.contains(password));
        QVERIFY(answers); // he did say something
    }
};

ARGIOPE_TEST(TestHungServer, QCoreApplication)
#include "tst_hungserver.moc"
