#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QString>
#include <QTcpServer>
#include <QTcpSocket>

#include <atomic>
#include <functional>
#include <memory>
#include <thread>

namespace argiope::storetest {

/// Listens in a server's place, on a thread of its own, and keeps what it hears.
class Listener
{
public:
    /// What it says to what it is told; nothing where that is empty.
    using Reply = std::function<QByteArray(const QByteArray &said)>;
    /// Without a reply it hangs up on whoever comes.
    explicit Listener(Reply reply)
        : m_thread([this, reply = std::move(reply)] { run(reply); })
    {
        while (m_port == 0)
            std::this_thread::yield();
    }
    ~Listener() { stop(); }
    [[nodiscard]] int port() const { return m_port; } ///< -1: there is none
    /// All that was said to it.
    QByteArray stop()
    {
        m_ends = true;
        if (m_thread.joinable())
            m_thread.join();
        return m_heard;
    }

private:
    static constexpr int MostTurns = 3;
    static constexpr int PatienceMs = 1000;

    void run(const Reply &reply)
    {
        QTcpServer server;
        m_port = server.listen(QHostAddress::LocalHost) ? int(server.serverPort()) : -1;
        while (!m_ends) {
            if (!server.waitForNewConnection(20))
                continue;
            const std::unique_ptr<QTcpSocket> guest(server.nextPendingConnection());
            for (int turn = 0; reply && turn < MostTurns && guest->waitForReadyRead(PatienceMs); ++turn) {
                const QByteArray said = guest->readAll();
                m_heard += said;
                if (const QByteArray answer = reply(said); !answer.isEmpty()) {
                    guest->write(answer);
                    guest->waitForBytesWritten(PatienceMs);
                }
            }
        }
    }

    std::atomic<int> m_port = 0;
    std::atomic<bool> m_ends = false;
    QByteArray m_heard;
    std::thread m_thread; // last: it uses the others
};

/// What whoever wants TLS says first.
inline const QByteArray WantsTls("\0\0\0\x08\x04\xD2\x16\x2F", 8);

} // namespace argiope::storetest
