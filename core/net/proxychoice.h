#pragma once

#include "core/net/fetcher.h"

#include <QHash>
#include <QNetworkProxy>

namespace argiope::net {

/// Which proxy a request takes, by NetSettings::proxy. On one thread.
class ProxyChoice
{
public:
    explicit ProxyChoice(const NetSettings &settings);

    /// Why nothing can be fetched, in words; "" where all is well.
    [[nodiscard]] const QByteArray &error() const { return m_error; }
    /// NoProxy, HttpProxy or Socks5Proxy. Where the system is asked, it is asked once for each origin.
    [[nodiscard]] QNetworkProxy proxyFor(const url::Url &url);
    /// What the settings' headers say to a proxy that gets the request itself, Proxy-Authorization; "": nothing.
    [[nodiscard]] QByteArray authorization(const QNetworkProxy &proxy) const;

private:
    void set(const QString &text);
    void addAuthorization(QNetworkProxy &proxy) const;

    bool m_system = false;
    QNetworkProxy m_fixed{QNetworkProxy::NoProxy};
    QByteArray m_given; ///< Proxy-Authorization out of the settings' headers
    QByteArray m_error;
    QHash<QByteArray, QNetworkProxy> m_ofOrigin;
};

} // namespace argiope::net
