#include "core/net/managerclient.h"

#include <QSslSocket>

namespace argiope::net {

namespace {
/// Bytes that Qt may hold for us before it stops reading from the socket.
constexpr qint64 readBuffer = 64 * 1024;
/// Connections to so many origins are kept before all are dropped.
constexpr qsizetype maxOrigins = 32;
} // namespace

ManagerClient::ManagerClient(const NetSettings &settings, const QNetworkProxy &proxy)
    : m_settings(settings)
{
    m_manager.setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
    m_manager.setProxy(proxy);
}

const QSslConfiguration &ManagerClient::tls()
{
    // Reading the certificates of the system is only worth it for who needs them.
    if (m_tls.isNull()) {
        m_tls = QSslConfiguration::defaultConfiguration();
        m_tls.setPeerVerifyMode(QSslSocket::VerifyPeer);
        m_tls.setAllowedNextProtocols({QSslConfiguration::ALPNProtocolHTTP2, "http/1.1"});
    }
    return m_tls;
}

void ManagerClient::boundConnections(const url::Url &url)
{
    const QByteArray origin = url.origin();
    if (m_origins.contains(origin))
        return;
    if (m_origins.size() >= maxOrigins) {
        m_manager.clearConnectionCache();
        m_origins.clear();
    }
    m_origins.insert(origin);
}

Reply ManagerClient::fetch(const Request &request, const Headers &headers, const Context &context, QEventLoop &loop,
    const std::atomic<bool> &aborted, ExchangeClock::time_point start)
{
    QNetworkRequest qtRequest(context.url);
    qtRequest.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    qtRequest.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    qtRequest.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    qtRequest.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    qtRequest.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    qtRequest.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    qtRequest.setAttribute(QNetworkRequest::Http2AllowedAttribute, true);
    qtRequest.setSslConfiguration(tls());
    for (const auto &[name, value] : headers)
        qtRequest.setRawHeader(name, value);
    boundConnections(request.url);

    QNetworkReply *qtReply = request.method == Method::Head ? m_manager.head(qtRequest) : m_manager.get(qtRequest);
    qtReply->setReadBufferSize(readBuffer);

    const Exchange::Context exchangeContext{.request = request,
        .headOnly = request.method == Method::Head,
        .route = context.route,
        .silence = std::chrono::milliseconds(m_settings.timeoutMs),
        .total = std::chrono::milliseconds(m_settings.totalTimeoutMs),
        .minRate = m_settings.minRate,
        .ignored = m_settings.ignoreTlsErrors,
        .cookies = context.cookies};
    Exchange exchange(exchangeContext, std::unique_ptr<QNetworkReply>(qtReply), start);
    return exchange.run(loop, aborted, context.arm);
}

} // namespace argiope::net
