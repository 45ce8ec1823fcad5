#pragma once

#include "core/net/connection.h"
#include "core/net/networkerror.h"
#include "core/net/reception.h"
#include "core/net/timelimits.h"

#include <QAbstractEventDispatcher>
#include <QEventLoop>
#include <QNetworkReply>
#include <QObject>

#include <atomic>

namespace argiope::net {

/// One request and its answer on one QNetworkReply. Lives on the stack of Fetcher::fetch() on the fetching thread. The
/// signals only set flags; the work is done between two turns of the event loop, where it is safe to abort and delete
/// the reply. Owns the QNetworkReply.
class ManagerExchange
{
public:
    struct Context
    {
        const Request &request;
        bool headOnly = false; ///< no body may come (HEAD)
        Route route = Route::Direct;
        const TimeLimits &limits;
        settings::CertificateErrors ignored;
        const std::function<bool(qint64)> &throttle; ///< NetSettings::throttle
    };

    ManagerExchange(const Context &context, std::unique_ptr<QNetworkReply> reply, ExchangeClock::time_point start);
    ~ManagerExchange();
    ManagerExchange(const ManagerExchange &) = delete;
    ManagerExchange &operator=(const ManagerExchange &) = delete;

    /// Runs until the end. `aborted` is looked at after every turn. `arm` is called with the moment at which the loop
    /// has to turn at the latest.
    [[nodiscard]] Reply run(
        QEventLoop &loop, const std::atomic<bool> &aborted, const std::function<void(ExchangeClock::time_point)> &arm);

private:
    void connectSignals();
    void signalled(bool &flag);
    void enter(Phase phase);
    void step();
    void readHead();
    void readBody();
    void obey(Reception::Next next);
    void finish();
    void fail(base::Outcome failure, const QByteArray &error);

    Context m_context;
    std::unique_ptr<QNetworkReply> m_qt;
    QAbstractEventDispatcher *m_dispatcher; ///< this thread's
    ExchangeClock::time_point m_start; ///< moves on while Request::room blocks, as m_headAt does
    ExchangeClock::time_point m_connectStart;
    ExchangeClock::time_point m_headAt;
    TimeKeeper m_time;
    Reply m_reply;
    Reception m_reception;
    QByteArray m_tlsErrors; ///< those that end the fetch, in words
    bool m_ended = false;

    // Set by the signals.
    bool m_metaData = false;
    bool m_readyRead = false;
    bool m_finished = false;
    bool m_connecting = false;
    bool m_turning = true; ///< the loop has been told to come back to us
};

} // namespace argiope::net
