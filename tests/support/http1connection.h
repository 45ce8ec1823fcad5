#pragma once

#include "tests/support/siteconnection.h"

#include <functional>
#include <memory>

namespace argiope::test {

/// HTTP/1.1, in the clear or over TLS; also what answers anything.
class Http1Connection : public SiteConnection
{
public:
    Http1Connection(QTcpSocket *socket, SiteState &state, int number, QObject *parent);

protected:
    void take(const QByteArray &bytes) override;
    void goOn() override;
    [[nodiscard]] QByteArray onWire(const QByteArray &bytes, qint32) override { return bytes; }
    [[nodiscard]] bool isIdle() const override { return !m_busy && m_input.isEmpty(); }

private:
    void serve();
    bool takeRequest(Request &request);
    void later(int ms, std::function<void()> next);
    void answer();
    void sendInterim(qsizetype index);
    void sendHead();
    void dripOn();
    void playOn();
    void feedEndless();
    void finishAnswer();

    QTimer m_timer;
    std::function<void()> m_next; ///< when the timer fires
    QByteArray m_input;
    QByteArray m_body; ///< as on the wire
    qsizetype m_sent = 0; ///< of m_body
    Response m_response;
    std::unique_ptr<ScriptPlayer> m_script;
    bool m_head = false;
    bool m_takesAnything = false;
    bool m_keepAlive = true;
    bool m_busy = false;
    bool m_feeding = false;
};

} // namespace argiope::test
