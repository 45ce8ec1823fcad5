#pragma once

#include "core/net/bodyreader.h"
#include "core/net/connection.h"
#include "core/net/headreader.h"
#include "core/net/reception.h"

#include <QEventLoop>

#include <atomic>
#include <chrono>
#include <functional>

namespace argiope::net {

using ExchangeClock = std::chrono::steady_clock;

/// One request and its answer over HTTP/1.1 on one connection. Lives on the stack of Fetcher::fetch() on the fetching
/// thread. Whatever the server does, it ends by the limits: of silence, of the total time, of the least rate, of the
/// head's size, of interim answers and of the body.
class Http1Exchange
{
public:
    struct Context
    {
        const Request &request;
        QByteArray wire; ///< the request, byte for byte
        bool proxied = false; ///< it goes to a proxy in absolute form
        std::chrono::milliseconds silence;
        std::chrono::milliseconds total;
        qint64 minRate = 0; ///< bytes a second on the wire, over as long as `silence`; 0: none
        HeadLimits headLimits;
        /// Called once, when the head is there, with its Set-Cookie values.
        std::function<void(const QList<QByteArray> &)> cookies;
        /// Called with the moment at which the loop has to turn at the latest.
        std::function<void(ExchangeClock::time_point)> arm;
    };

    Http1Exchange(Context context, Connection &connection, ExchangeClock::time_point start);

    [[nodiscard]] Reply run(QEventLoop &loop, Waker &waker, const std::atomic<bool> &aborted);

    /// The connection may serve another request.
    [[nodiscard]] bool reusable() const { return m_reusable; }
    /// A connection that was idle turned out to be closed: nothing of an answer came, another try is no repetition.
    [[nodiscard]] bool wasStale() const { return m_stale; }

private:
    void step();
    void read();
    void take(QByteArrayView bytes);
    void headDone();
    void obey(Reception::Next next);
    void connectionEnded();
    void end(base::Outcome failure = base::Outcome::None, const QByteArray &error = {});
    void endTimedOut(const QByteArray &error);
    void judgeTime(ExchangeClock::time_point now);
    void enter(Phase phase);
    [[nodiscard]] int since(ExchangeClock::time_point moment) const;

    Context m_context;
    Connection &m_connection;
    const ExchangeClock::time_point m_start;
    ExchangeClock::time_point m_connectAt; ///< the name was looked up
    ExchangeClock::time_point m_lastActivity;
    ExchangeClock::time_point m_headAt;
    ExchangeClock::time_point m_rateSince; ///< the window's beginning
    ExchangeClock::time_point m_deadline; ///< the next of all limits
    qint64 m_windowBytes = 0;
    Reply m_reply;
    HeadReader m_head;
    BodyReader m_body;
    Reception m_reception;
    bool m_sent = false;
    bool m_headDone = false;
    bool m_discarding = false;
    bool m_ended = false;
    bool m_reusable = false;
    bool m_stale = false;
};

} // namespace argiope::net
