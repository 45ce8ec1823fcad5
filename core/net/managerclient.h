#pragma once

#include "core/net/managerexchange.h"

#include <QNetworkAccessManager>
#include <QNetworkProxy>

namespace argiope::net {

/// settings::Transport::Qt: requests by Qt's own client, over HTTP/1.1, each on a connection of its own. On the
/// fetcher's thread.
///
/// Its reader of answers forgives much and has no limit but time: a server that sends headers, interim answers or chunk
/// extensions without end keeps Qt's thread, though never the fetcher's. HTTP/2 is off: the reader of Qt 6.4 can be
/// made to read beyond its buffer. No connection serves twice, since Qt takes whatever lies on an idle one for the next
/// answer.
class ManagerClient
{
public:
    ManagerClient(const NetSettings &settings, const TimeLimits &limits);

    struct Context
    {
        const QUrl &url; ///< what Qt makes the request line of
        const Headers &headers; ///< all that is sent; Host only where it is not the URL's
        QNetworkProxy proxy;
        std::function<void(ExchangeClock::time_point)> arm;
    };
    /// What we had too little of for that reply, which then says nothing of its URL.
    [[nodiscard]] std::optional<Shortage> shortage(const Reply &reply) const;
    [[nodiscard]] Reply fetch(const Request &request, const Context &context, QEventLoop &loop,
        const std::atomic<bool> &aborted, ExchangeClock::time_point start);

private:
    [[nodiscard]] Reply ask(const Request &request, const Context &context, QEventLoop &loop,
        const std::atomic<bool> &aborted, ExchangeClock::time_point start);
    const QSslConfiguration &tls();

    const NetSettings &m_settings;
    const TimeLimits &m_limits;
    QNetworkAccessManager m_manager;
    QSslConfiguration m_tls;
    bool m_proxyWantsLogin = false; ///< it answered a request in clear with 407
};

} // namespace argiope::net
