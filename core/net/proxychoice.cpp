#include "core/net/proxychoice.h"

#include <QNetworkProxyFactory>
#include <QNetworkProxyQuery>
#include <QUrl>

namespace argiope::net {

namespace {

constexpr qsizetype maxRememberedProxies = 10'000; ///< whose answer is remembered

bool isHttpProxy(const QNetworkProxy &proxy)
{
    return proxy.type() == QNetworkProxy::HttpProxy;
}

} // namespace

QByteArray proxyError(const QString &text)
{
    if (text.isEmpty() || text == QLatin1String(SystemProxy))
        return {};
    const QUrl url(text);
    const QString scheme = url.scheme();
    // Credentials and all traffic would pass a proxy of https in clear: TLS on the way to a proxy is not spoken here.
    if (scheme == QLatin1String("https"))
        return "TLS to a proxy is not supported; name it with http:// or socks5:// instead: "
            + url.toDisplayString().toUtf8();
    const bool known = scheme == QLatin1String("http") || scheme == QLatin1String("socks5");
    if (!known || !url.isValid() || url.host().isEmpty())
        return "not the URL of an http or socks5 proxy: " + url.toDisplayString().toUtf8();
    return {};
}

ProxyChoice::ProxyChoice(const NetSettings &settings)
    : m_system(settings.proxy == QLatin1String(SystemProxy))
    , m_error(proxyError(settings.proxy))
{
    for (const auto &[name, value] : settings.headers) {
        if (name.compare("Proxy-Authorization", Qt::CaseInsensitive) == 0)
            m_given = value;
    }
    if (!m_system && !settings.proxy.isEmpty() && m_error.isEmpty())
        set(settings.proxy);
}

void ProxyChoice::set(const QString &text)
{
    const QUrl url(text);
    const bool http = url.scheme() == QLatin1String("http");
    m_fixed = QNetworkProxy(http ? QNetworkProxy::HttpProxy : QNetworkProxy::Socks5Proxy, url.host(),
        quint16(url.port(http ? 8080 : 1080)), url.userName(QUrl::FullyDecoded), url.password(QUrl::FullyDecoded));
    addAuthorization(m_fixed);
}

/// What the settings' headers say to the proxy, on the way through it.
void ProxyChoice::addAuthorization(QNetworkProxy &proxy) const
{
    if (isHttpProxy(proxy) && proxy.user().isEmpty() && !m_given.isEmpty())
        proxy.setRawHeader("Proxy-Authorization", m_given);
}

QNetworkProxy ProxyChoice::proxyFor(const url::Url &url)
{
    if (!m_system)
        return m_fixed;
    const QByteArray origin = url.origin();
    if (const auto known = m_ofOrigin.constFind(origin); known != m_ofOrigin.constEnd())
        return *known;
    const QNetworkProxyQuery query(QUrl::fromEncoded(origin + '/'));
    QNetworkProxy chosen(QNetworkProxy::NoProxy);
    for (QNetworkProxy proxy : QNetworkProxyFactory::systemProxyForQuery(query)) {
        if (proxy.type() == QNetworkProxy::HttpCachingProxy)
            proxy.setType(QNetworkProxy::HttpProxy);
        if (proxy.type() == QNetworkProxy::NoProxy || proxy.type() == QNetworkProxy::Socks5Proxy
            || isHttpProxy(proxy)) {
            addAuthorization(proxy);
            chosen = proxy;
            break;
        }
    }
    if (m_ofOrigin.size() >= maxRememberedProxies)
        m_ofOrigin.clear();
    m_ofOrigin.insert(origin, chosen);
    return chosen;
}

QByteArray ProxyChoice::authorization(const QNetworkProxy &proxy) const
{
    return isHttpProxy(proxy) && proxy.user().isEmpty() ? m_given : QByteArray();
}

} // namespace argiope::net
