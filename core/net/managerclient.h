#pragma once

#include "core/net/exchange.h"

#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QSet>

namespace argiope::net {

/// The way of a fetch over TLS: Qt's client, HTTP/2 where the server offers it. On the fetcher's thread. Its reader of
/// answers forgives much and has no limit but time; Http1Exchange is the strict one.
class ManagerClient
{
public:
    ManagerClient(const NetSettings &settings, const QNetworkProxy &proxy);

    struct Context
    {
        const QUrl &url; ///< what Qt makes the request line of
        Route route = Route::Direct;
        std::function<void(const QList<QByteArray> &)> cookies;
        std::function<void(ExchangeClock::time_point)> arm;
    };
    /// `headers`: all that is sent but Host.
    [[nodiscard]] Reply fetch(const Request &request, const Headers &headers, const Context &context, QEventLoop &loop,
        const std::atomic<bool> &aborted, ExchangeClock::time_point start);

private:
    const QSslConfiguration &tls();
    void boundConnections(const url::Url &url);

    const NetSettings &m_settings;
    QNetworkAccessManager m_manager;
    QSslConfiguration m_tls;
    QSet<QByteArray> m_origins; ///< that may have open connections
};

} // namespace argiope::net
