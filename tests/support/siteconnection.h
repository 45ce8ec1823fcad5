#pragma once

#include "tests/support/testsite.h"

#include <QObject>
#include <QTcpSocket>
#include <QTimer>

#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

namespace argiope::test {

/// What the site's thread and the tests share.
struct SiteState
{
    mutable std::mutex mutex;
    mutable std::condition_variable changed;
    std::map<QByteArray, Page> pages;
    std::optional<Page> fallback;
    std::optional<Page> answerToAnything;
    std::vector<Request> log; // no QList: implicit sharing with a test's copy looks like a race to thread sanitizers
    qint64 bytesSent = 0;
    int accepted = 0;
    int open = 0;
    int active = 0;
    int maxActive = 0;
};

/// One connection of a TestSite. Lives on the site's thread; owns its socket; deletes itself when the peer is gone.
class SiteConnection : public QObject
{
    Q_OBJECT
public:
    SiteConnection(QTcpSocket *socket, SiteState &state, int number, QObject *parent);
    ~SiteConnection() override;

private:
    void onReadyRead();
    void onBytesWritten(qint64 bytes);
    bool takeRequest(Request &request);
    void begin(const Request &request);
    void answer();
    void sendHead();
    void sendBody();
    void dripOn();
    void scriptOn();
    void feedEndless();
    void finishAnswer();
    void closeSoon();
    void resetSoon();
    void write(const QByteArray &bytes);

    SiteState &m_state;
    QTcpSocket *m_socket;
    QTimer m_timer; ///< the delay, then the drip
    QByteArray m_input;
    QByteArray m_body; ///< as on the wire
    qsizetype m_sent = 0; ///< of m_body
    Response m_response;
    bool m_head = false;
    bool m_takesAnything = false;
    bool m_keepAlive = true;
    bool m_busy = false;
    bool m_feeding = false;
    bool m_dripping = false;
    bool m_scripting = false;
    qsizetype m_step = 0; ///< of the script
    qint64 m_stepDone = 0; ///< how often
    int m_number;
};

} // namespace argiope::test
