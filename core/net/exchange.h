#pragma once

#include "core/net/answerreader.h"
#include "core/net/connection.h"
#include "core/net/timelimits.h"

#include <QEventLoop>

#include <atomic>
#include <memory>

namespace argiope::net {

/// One request and its answer on one connection, HTTP/1.1 or HTTP/2 as the connection has it. Lives on the stack of
/// Fetcher::fetch() on the fetching thread. Whatever the server does, it ends by the limits: of silence, of the total
/// time, of the least rate, of the head's size, of interim answers and of the body.
class Exchange
{
public:
    struct Context
    {
        const Request &request;
        const Query &query;
        bool proxied = false; ///< it goes to a proxy in absolute form
        const TimeLimits &limits;
        const std::function<bool(qint64)> &throttle; ///< NetSettings::throttle
        /// Called with the moment at which the loop has to turn at the latest.
        std::function<void(ExchangeClock::time_point)> arm;
    };

    /// Connection::begin() may have been called long ago: then it is one that served others.
    Exchange(const Context &context, Connection &connection, ExchangeClock::time_point start);
    ~Exchange();
    Exchange(const Exchange &) = delete;
    Exchange &operator=(const Exchange &) = delete;

    [[nodiscard]] Reply run(QEventLoop &loop, Waker &waker, const std::atomic<bool> &aborted);

    // Afterwards
    /// The connection may serve another request.
    [[nodiscard]] bool reusable() const;
    /// The request is to be sent once more, on a new connection, and that is no repetition: an idle connection turned
    /// out to be closed, the server did not process the request, or what came may belong to another.
    [[nodiscard]] bool wantsAnother() const;
    /// The beginning as it counts: moved on by what the server was not to blame for.
    [[nodiscard]] ExchangeClock::time_point start() const { return m_start; }
    [[nodiscard]] bool wantsHttp1() const { return m_reader && m_reader->wantsHttp1(); }

private:
    void step();
    void begin();
    [[nodiscard]] bool read();
    void write();
    void connectionEnded();
    void fail(base::Outcome failure, const QByteArray &error);
    void enter(Phase phase);
    /// We have kept the server waiting: that time did not pass.
    void excuse(ExchangeClock::duration blocked);
    [[nodiscard]] bool throttle(qint64 bytes);
    void noteHead();
    [[nodiscard]] bool ended() const { return m_failed || (m_reader && m_reader->ended()); }

    Context m_context;
    Connection &m_connection;
    const bool m_usedBefore;
    ExchangeClock::time_point m_start;
    TimeKeeper m_time;
    ExchangeClock::time_point m_connectAt; ///< the name was looked up
    ExchangeClock::time_point m_headAt;
    ExchangeClock::time_point m_discardEnd; ///< so long the rest of an unwanted body is read; unset: there is none
    Reply m_reply;
    Reception m_reception;
    std::unique_ptr<AnswerReader> m_reader; ///< once the connection is ready
    bool m_failed = false; ///< without the reader's doing
};

} // namespace argiope::net
