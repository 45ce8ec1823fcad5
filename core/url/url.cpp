#include "core/url/url.h"

#include "core/url/urlparser.h"

#include <cstring>

namespace argiope::url {

namespace {

/// [begin, end) of a URL's bytes.
QByteArrayView bytesBetween(const QByteArray &href, qsizetype begin, qsizetype end)
{
    return QByteArrayView(href).sliced(begin, end - begin);
}

/// A delimiter alone counts as nothing (6.1, "search" and "hash").
QByteArrayView unlessDelimiterOnly(QByteArrayView part)
{
    return part.size() <= 1 ? QByteArrayView{} : part;
}

} // namespace

const char *name(UrlError error)
{
    switch (error) {
    case UrlError::MissingScheme:
        return "missing_scheme";
    case UrlError::BaseIsOpaque:
        return "base_is_opaque";
    case UrlError::MissingHost:
        return "missing_host";
    case UrlError::InvalidHost:
        return "invalid_host";
    case UrlError::InvalidIPv4:
        return "invalid_ipv4";
    case UrlError::InvalidIPv6:
        return "invalid_ipv6";
    case UrlError::InvalidPort:
        return "invalid_port";
    case UrlError::TooLong:
        return "too_long";
    }
    Q_UNREACHABLE();
    return "";
}

QByteArrayView Url::protocol() const
{
    return isEmpty() ? QByteArrayView{} : bytesBetween(m_href, 0, m_schemeEnd + 1);
}

QByteArrayView Url::scheme() const
{
    return bytesBetween(m_href, 0, m_schemeEnd);
}

QByteArrayView Url::username() const
{
    return m_hasAuthority ? bytesBetween(m_href, m_schemeEnd + 3, m_userEnd) : QByteArrayView{};
}

QByteArrayView Url::password() const
{
    return m_userEnd < m_hostStart ? bytesBetween(m_href, m_userEnd + 1, m_hostStart) : QByteArrayView{};
}

QByteArrayView Url::hostname() const
{
    if (!m_hasAuthority)
        return {};
    return bytesBetween(m_href, hasCredentials() ? m_hostStart + 1 : m_hostStart, m_hostEnd);
}

QByteArrayView Url::port() const
{
    return m_port < 0 ? QByteArrayView{} : bytesBetween(m_href, m_hostEnd + 1, m_pathStart);
}

QByteArray Url::host() const
{
    if (!m_hasAuthority)
        return {};
    const qsizetype begin = hasCredentials() ? m_hostStart + 1 : m_hostStart;
    return bytesBetween(m_href, begin, m_port < 0 ? m_hostEnd : m_pathStart).toByteArray();
}

QByteArrayView Url::pathname() const
{
    const qsizetype end = m_queryStart >= 0 ? m_queryStart : m_hashStart >= 0 ? m_hashStart : m_href.size();
    return bytesBetween(m_href, m_pathStart, end);
}

QByteArrayView Url::search() const
{
    if (m_queryStart < 0)
        return {};
    return unlessDelimiterOnly(bytesBetween(m_href, m_queryStart, m_hashStart < 0 ? m_href.size() : m_hashStart));
}

int Url::effectivePort() const
{
    if (m_port >= 0)
        return m_port;
    return std::max(defaultPort(schemeType(scheme())), 0);
}

bool Url::hasOpaquePath() const
{
    return m_opaquePath;
}

bool Url::hasCredentials() const
{
    // A host cannot hold '@', so this byte tells.
    return m_hostStart < m_hostEnd && m_href.at(m_hostStart) == '@';
}

QByteArray Url::origin() const
{
    switch (schemeType(scheme())) {
    case SchemeType::Http:
    case SchemeType::Https:
    case SchemeType::Ws:
    case SchemeType::Wss:
    case SchemeType::Ftp:
        return QByteArray(protocol().toByteArray()).append("//").append(host());
    case SchemeType::File:
        return QByteArrayLiteral("null");
    case SchemeType::NotSpecial:
        break;
    }
    if (scheme() == "blob") {
        const auto inner = parse(pathname());
        if (inner.ok() && inner->isHttp())
            return inner->origin();
    }
    return QByteArrayLiteral("null");
}

} // namespace argiope::url
