#pragma once

#include "core/net/fetcher.h"
#include "core/net/http1exchange.h"
#include "core/net/networkerror.h"

#include <QAbstractEventDispatcher>
#include <QEventLoop>
#include <QNetworkReply>
#include <QObject>

#include <atomic>
#include <chrono>

namespace argiope::net {

/// One request and its answer on one QNetworkReply: turns the reply's signals into a net::Reply. Lives on
/// the stack of Fetcher::fetch() on the fetching thread. The signals only set flags; the work is done between two turns
/// of the event loop, where it is safe to abort and delete the reply. Owns the QNetworkReply.
class Exchange
{
public:
    struct Context
    {
        const Request &request;
        bool headOnly = false; ///< no body may come (HEAD)
        Route route = Route::Direct;
        std::chrono::milliseconds silence;
        std::chrono::milliseconds total;
        qint64 minRate = 0; ///< bytes a second of the body on the wire, over as long as `silence`; 0: none
        TlsErrors ignored;
        /// Called once, when the head is there, with its Set-Cookie values.
        std::function<void(const QList<QByteArray> &)> cookies;
    };

    Exchange(const Context &context, std::unique_ptr<QNetworkReply> reply, ExchangeClock::time_point start);
    ~Exchange();
    Exchange(const Exchange &) = delete;
    Exchange &operator=(const Exchange &) = delete;

    /// Runs until the end. `aborted` is looked at after every turn. `arm` is called with the moment at which the loop
    /// has to turn at the latest.
    [[nodiscard]] Reply run(
        QEventLoop &loop, const std::atomic<bool> &aborted, const std::function<void(ExchangeClock::time_point)> &arm);

private:
    enum class End : quint8 { Running, Finished, Stopped, Aborted, Silence, Total, TooSlow };

    void connectSignals();
    void signalled(bool &flag);
    void enter(Phase phase);
    void readHead();
    void readHeaders();
    void readBody();
    void obey(Reception::Next next);
    [[nodiscard]] bool isTooSlow(ExchangeClock::time_point now);
    void settle();
    void settleFinished();
    [[nodiscard]] int since(ExchangeClock::time_point moment) const;

    Context m_context;
    std::unique_ptr<QNetworkReply> m_qt;
    QAbstractEventDispatcher *m_dispatcher; ///< this thread's
    ExchangeClock::time_point m_start;
    ExchangeClock::time_point m_lastActivity;
    ExchangeClock::time_point m_connectStart;
    ExchangeClock::time_point m_headAt;
    Reply m_reply;
    Reception m_reception;
    bool m_discarding = false; ///< what comes is read and dropped to keep the connection
    QByteArray m_tlsErrors; ///< those that end the fetch, in words
    qint64 m_received = 0; ///< of the body so far, on the wire
    ExchangeClock::time_point m_rateSince; ///< the beginning of the window in which the least rate is looked at
    qint64 m_rateReceived = 0; ///< m_received at that time
    End m_end = End::Running;

    // Set by the signals.
    bool m_metaData = false;
    bool m_readyRead = false;
    bool m_finished = false;
    bool m_connecting = false;
    bool m_turning = true; ///< the loop has been told to come back to us
};

} // namespace argiope::net
