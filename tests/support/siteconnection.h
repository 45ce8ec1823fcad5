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
    bool asksForLogin = false;
    Http2Settings http2Settings{{0x3, 100}};
    std::vector<Request> log; // no QList: implicit sharing with a test's copy looks like a race to thread sanitizers
    qint64 bytesSent = 0;
    int accepted = 0;
    int open = 0;
    int active = 0;
    int maxActive = 0;
};

/// One connection of a TestSite, whatever is spoken on it. Lives on the site's thread; owns its socket; deletes itself
/// when the peer is gone.
class SiteConnection : public QObject
{
    Q_OBJECT
public:
    ~SiteConnection() override;
    void start(); ///< once, right after construction
    void turnAway(); ///< instead of start()

protected:
    SiteConnection(QTcpSocket *socket, SiteState &state, int number, QObject *parent);

    virtual void begin() { } ///< before anything is read
    virtual void take(const QByteArray &bytes) = 0;
    virtual void goOn() = 0; ///< there is room again, or a pause is over
    [[nodiscard]] virtual bool isIdle() const = 0;

    /// Logs the request, counts it as being answered, and finds what to answer.
    [[nodiscard]] Response meet(const Request &request);
    void uncount();
    /// The answer is complete and the connection stays: sends what is to come behind it, now or later.
    void afterwards(const Response &response, qint32 stream);
    /// What a page wants on the wire, as it is sent; called right before that.
    [[nodiscard]] virtual QByteArray onWire(const QByteArray &bytes, qint32 stream) = 0;

    void write(const QByteArray &bytes); ///< with all else that one event wants to say
    [[nodiscard]] bool hasRoom() const;
    [[nodiscard]] bool isUsable() const;
    void end(Response::After after);
    /// Ends it so that what the peer still has to say takes nothing away from what it has not read yet: closing a
    /// socket with unread bytes is a reset. Unix; elsewhere Close.
    void endKindly();
    /// Whatever an event of the connection does stands within one of these.
    template <class F>
    void act(F what)
    {
        what();
        flushOut();
    }

    [[nodiscard]] const SiteState &state() const { return m_state; }
    [[nodiscard]] int number() const { return m_number; }

private:
    void flushOut();
    [[nodiscard]] bool hasNews() const; ///< something came that was not read yet
    void onReadyRead();
    void onDisconnected();
    void halfClose();
    void keepHandle();
    void reset();

    SiteState &m_state;
    QTcpSocket *m_socket;
    QByteArray m_out;
    QTimer m_behindTimer;
    QTimer m_idleTimer;
    QByteArray m_behind;
    qint32 m_behindStream = 0;
    Response::After m_idleEnd = Response::After::Close;
    int m_active = 0;
    int m_number;
    int m_halfClosed = -1; ///< what TCP goes on with
    bool m_lingers = false; ///< only until the peer closes, too
    bool m_ended = false;
};

/// Which bytes of a script come when.
class ScriptPlayer
{
public:
    explicit ScriptPlayer(QList<Step> script);

    enum class Next : quint8 { Bytes, Pause, End };
    /// Bytes: bytes() are to be sent now; Pause: come again after pauseMs().
    [[nodiscard]] Next next();
    [[nodiscard]] QByteArray bytes() const { return m_script[m_step].bytes; }
    [[nodiscard]] int pauseMs() const { return m_script[m_step].pauseMs; }

private:
    QList<Step> m_script;
    qsizetype m_step = 0;
    qint64 m_done = 0; ///< how often
    bool m_paused = false;
};

[[nodiscard]] bool hasNoBody(int status);

} // namespace argiope::test
