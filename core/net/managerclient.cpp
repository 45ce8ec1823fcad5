#include "core/net/managerclient.h"

#include "core/base/openfiles.h"

#include <QSslSocket>

namespace argiope::net {

namespace {

/// Bytes that Qt may hold for us before it stops reading from the socket.
constexpr qint64 readBuffer = 64 * 1024;

Route routeOf(const QNetworkProxy &proxy, const url::Url &url)
{
    if (proxy.type() == QNetworkProxy::NoProxy)
        return Route::Direct;
    const bool itself = proxy.type() == QNetworkProxy::HttpProxy && url.scheme() == "http";
    return itself ? Route::ProxyRequest : Route::ProxyTunnel;
}

} // namespace

ManagerClient::ManagerClient(const NetSettings &settings, const TimeLimits &limits)
    : m_settings(settings)
    , m_limits(limits)
{
    m_manager.setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
    m_manager.setAutoDeleteReplies(false);
}

const QSslConfiguration &ManagerClient::tls()
{
    // Reading the certificates of the system is only worth it for who needs them.
    if (m_tls.isNull()) {
        m_tls = QSslConfiguration::defaultConfiguration();
        m_tls.setPeerVerifyMode(QSslSocket::VerifyPeer);
        m_tls.setAllowedNextProtocols({"http/1.1"});
    }
    return m_tls;
}

Reply ManagerClient::fetch(const Request &request, const Context &context, QEventLoop &loop,
    const std::atomic<bool> &aborted, ExchangeClock::time_point start)
{
    Reply reply = ask(request, context, loop, aborted, start);
    const bool refused = reply.failure == base::Outcome::None && reply.status == 407;
    if (!refused || m_proxyWantsLogin || routeOf(context.proxy, request.url) != Route::ProxyRequest)
        return reply;
    // The proxy kept the request to itself, so asking again repeats nothing.
    m_proxyWantsLogin = true;
    return ask(request, context, loop, aborted, start);
}

std::optional<Shortage> ManagerClient::shortage(const Reply &reply) const
{
    using base::Outcome;
    const bool beforeHttp = reply.status == 0
        && (reply.failure == Outcome::DnsFailed || reply.failure == Outcome::ConnectFailed
            || reply.failure == Outcome::TlsFailed || reply.failure == Outcome::ProxyFailed);
    if (!beforeHttp)
        return std::nullopt;
    // Qt has no code of its own for it, and words of its own only where they are not translated.
    const bool noSocket = reply.error == "Out of resources";
    return noSocket || base::lacksOpenFiles(2) ? std::optional(Shortage::OpenFiles) : std::nullopt;
}

Reply ManagerClient::ask(const Request &request, const Context &context, QEventLoop &loop,
    const std::atomic<bool> &aborted, ExchangeClock::time_point start)
{
    const Route route = routeOf(context.proxy, request.url);
    QNetworkRequest qtRequest(context.url);
    qtRequest.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    qtRequest.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    qtRequest.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    qtRequest.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    qtRequest.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    // Qt logs in to nobody then, neither to a site nor to the proxy that gets a request in clear. (A tunnel's is asked
    // by its sockets, which know no such thing.)
    if (route != Route::ProxyRequest || !m_proxyWantsLogin)
        qtRequest.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    qtRequest.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    if (request.url.scheme() == "https")
        qtRequest.setSslConfiguration(tls());
    for (const auto &[name, value] : context.headers)
        qtRequest.setRawHeader(name, value);
    m_manager.setProxy(context.proxy);

    QNetworkReply *qtReply = request.method == Method::Head ? m_manager.head(qtRequest) : m_manager.get(qtRequest);
    qtReply->setReadBufferSize(readBuffer);
    Reply reply;
    {
        const ManagerExchange::Context exchangeContext{.request = request,
            .headOnly = request.method == Method::Head,
            .route = route,
            .limits = m_limits.withSilence(request.silenceMs),
            .ignored = m_settings.ignoredOf(request.url.origin()),
            .throttle = m_settings.throttle};
        ManagerExchange exchange(exchangeContext, std::unique_ptr<QNetworkReply>(qtReply), start);
        reply = exchange.run(loop, aborted, context.arm);
    }
    m_manager.clearConnectionCache();
    return reply;
}

} // namespace argiope::net
