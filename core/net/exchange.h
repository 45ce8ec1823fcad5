#pragma once

#include "core/net/contentdecoder.h"
#include "core/net/fetcher.h"
#include "core/net/networkerror.h"

#include <QAbstractEventDispatcher>
#include <QEventLoop>
#include <QNetworkReply>
#include <QObject>

#include <atomic>
#include <chrono>

namespace argiope::net {

using ExchangeClock = std::chrono::steady_clock;

/// One request and its answer on one QNetworkReply: turns the reply's signals into a net::Reply. Lives on the stack of
/// Fetcher::fetch() on the fetching thread. The signals only set flags; the work is done between two turns of the event
/// loop, where it is safe to abort and delete the reply. Owns the QNetworkReply.
class Exchange
{
public:
    struct Context
    {
        const Request &request;
        bool headOnly = false; ///< no body may come (HEAD)
        bool endAtHead = false; ///< Qt does not know that it is a HEAD, and would wait for the body
        Route route = Route::Direct;
        std::chrono::milliseconds silence;
        std::chrono::milliseconds total;
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
    enum class End : quint8 { Running, Finished, HeadDone, Cut, Aborted, Silence, Total, TooLarge };

    void connectSignals();
    void signalled(bool &flag);
    void enter(Phase phase);
    void readHead();
    void readHeaders();
    void askWanted();
    void readBody();
    void append(qint64 available);
    void settle();
    void settleFinished();
    void decode();
    [[nodiscard]] int since(ExchangeClock::time_point moment) const;
    [[nodiscard]] bool canDrain() const;

    Context m_context;
    std::unique_ptr<QNetworkReply> m_qt;
    QAbstractEventDispatcher *m_dispatcher; ///< this thread's
    ExchangeClock::time_point m_start;
    ExchangeClock::time_point m_lastActivity;
    ExchangeClock::time_point m_connectStart;
    ExchangeClock::time_point m_headAt;
    Reply m_reply;
    qint64 m_limit = 0; ///< bytes of the body that are kept
    bool m_limitIsWish = false; ///< the limit came from `wanted`: reaching it is no failure
    bool m_discarding = false; ///< what comes is read and dropped to keep the connection
    qint64 m_received = 0; ///< of the body so far, in the reply or gone to the sink
    CodingPlan m_plan;
    bool m_encoded = false; ///< Content-Encoding other than identity
    End m_end = End::Running;

    // Set by the signals.
    bool m_metaData = false;
    bool m_readyRead = false;
    bool m_finished = false;
    bool m_connecting = false;
    bool m_turning = true; ///< the loop has been told to come back to us
};

} // namespace argiope::net
