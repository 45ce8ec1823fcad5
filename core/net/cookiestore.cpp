#include "core/net/cookiestore.h"

#include "core/net/cookieparser.h"
#include "core/url/canonical.h"

#include <algorithm>

namespace argiope::net {

namespace {

/// RFC 6265, 5.1.4.
QByteArray defaultPath(QByteArrayView urlPath)
{
    const qsizetype slash = urlPath.lastIndexOf('/');
    return slash <= 0 ? QByteArray("/") : urlPath.first(slash).toByteArray();
}

/// RFC 6265, 5.1.4.
bool pathMatches(const QByteArray &requestPath, const QByteArray &cookiePath)
{
    if (!requestPath.startsWith(cookiePath))
        return false;
    return requestPath.size() == cookiePath.size() || cookiePath.endsWith('/') || requestPath[cookiePath.size()] == '/';
}

bool isAddress(QByteArrayView host)
{
    // The URL Standard lets no other host end in a digit's label.
    return host.startsWith('[') || (!host.isEmpty() && host.back() >= '0' && host.back() <= '9');
}

bool hasPrefix(QByteArrayView name, QByteArrayView prefix)
{
    return name.first(std::min(name.size(), prefix.size())).compare(prefix, Qt::CaseInsensitive) == 0;
}

/// RFC 6265, 5.1.3.
bool domainMatches(QByteArrayView host, QByteArrayView domain)
{
    if (host == domain)
        return true;
    return host.size() > domain.size() && host.endsWith(domain) && host[host.size() - domain.size() - 1] == '.'
        && !isAddress(host);
}

} // namespace

void CookieStore::keepFirst(std::vector<const Cookie *> &found)
{
    const auto size = [](const Cookie *cookie) { return cookie->name.size() + cookie->value.size() + 3; };
    qsizetype bytes = 0;
    for (const Cookie *cookie : found)
        bytes += size(cookie);
    if (bytes <= maxHeaderBytes)
        return;
    std::sort(found.begin(), found.end(), [](const Cookie *a, const Cookie *b) { return a->created < b->created; });
    bytes = 0;
    std::erase_if(found, [&](const Cookie *cookie) {
        const bool fits = bytes + size(cookie) <= maxHeaderBytes;
        bytes += fits ? size(cookie) : 0;
        return !fits;
    });
}

void CookieStore::store(const url::Url &from, const QList<QByteArray> &setCookieLines, qint64 nowMs)
{
    const QByteArray host = from.hostname().toByteArray();
    const bool secureOrigin = from.scheme() == "https";
    for (const QByteArray &line : setCookieLines) {
        auto parsed = parseSetCookie(line, nowMs);
        if (!parsed)
            continue;
        Cookie cookie;
        QByteArray domain = parsed->domain;
        // 5.3, step 5: no cookie for a whole public suffix, but a host that is one may have its own.
        if (!domain.isEmpty() && domain != host && !url::registrableDomain(domain))
            continue;
        if (domain.isEmpty() || (domain == host && (isAddress(host) || !url::registrableDomain(host)))) {
            cookie.hostOnly = true;
            domain = host;
        } else if (!domainMatches(host, domain)) {
            continue;
        }
        // A page that came in the clear may not plant what only https may read.
        if (parsed->secure && !secureOrigin)
            continue;
        const bool pathGiven = !parsed->path.isEmpty() && parsed->path.size() <= maxPathBytes;
        cookie.path = pathGiven ? parsed->path : defaultPath(from.pathname());
        // Without regard to case: servers that compare so would take what another has set for their own.
        // What stands in the Cookie header must not look like one of these either (RFC 6265bis, 5.7, step 22).
        if (parsed->name.isEmpty()
            && (hasPrefix(parsed->value, "__Host-") || hasPrefix(parsed->value, "__Secure-")
                || hasPrefix(parsed->value, "__Http-")))
            continue;
        const bool hostPrefix = hasPrefix(parsed->name, "__Host-");
        if ((hostPrefix || hasPrefix(parsed->name, "__Secure-")) && !parsed->secure)
            continue;
        if (hostPrefix && (!parsed->domain.isEmpty() || cookie.path != "/"))
            continue;
        if (parsed->name.size() + parsed->value.size() > maxCookieBytes)
            continue;
        cookie.name = std::move(parsed->name);
        cookie.value = std::move(parsed->value);
        cookie.expiresMs = parsed->expiresMs;
        cookie.secure = parsed->secure;
        const std::lock_guard lock(m_mutex);
        put(domain, std::move(cookie), nowMs);
    }
}

void CookieStore::put(const QByteArray &domain, Cookie cookie, qint64 nowMs)
{
    Domain &cookies = m_domains[domain];
    const auto same = std::find_if(cookies.begin(), cookies.end(), [&](const Cookie &other) {
        return other.name == cookie.name && other.path == cookie.path && other.hostOnly == cookie.hostOnly;
    });
    const bool expired = cookie.expiresMs <= nowMs;
    if (same != cookies.end()) {
        if (expired) {
            eraseAt(cookies, size_t(same - cookies.begin()));
            if (cookies.empty())
                m_domains.erase(domain);
            return;
        }
        cookie.created = same->created; // 5.3, step 11.3
        *same = std::move(cookie);
        return;
    }
    if (expired) {
        if (cookies.empty())
            m_domains.erase(domain);
        return;
    }
    if (cookies.size() >= perHost) {
        for (size_t i = cookies.size(); i-- > 0;) {
            if (cookies[i].expiresMs <= nowMs)
                eraseAt(cookies, i);
        }
        if (cookies.size() >= perHost)
            eraseAt(cookies, 0); // kept in the order of creation
    }
    cookie.created = ++m_next;
    m_order.emplace(cookie.created, domain);
    cookies.push_back(std::move(cookie));
    if (m_order.size() > total) {
        const auto oldest = m_domains.find(m_order.begin()->second);
        eraseAt(oldest->second, 0);
        if (oldest->second.empty())
            m_domains.erase(oldest);
    }
}

void CookieStore::eraseAt(Domain &cookies, size_t index)
{
    m_order.erase(cookies[index].created);
    cookies.erase(cookies.begin() + std::ptrdiff_t(index));
}

void CookieStore::collect(const QByteArray &domain, bool exact, const QByteArray &path, bool secure, qint64 nowMs,
    std::vector<const Cookie *> &found)
{
    const auto entry = m_domains.find(domain);
    if (entry == m_domains.end())
        return;
    for (const Cookie &cookie : entry->second) {
        if (cookie.expiresMs > nowMs && (exact || !cookie.hostOnly) && (secure || !cookie.secure)
            && pathMatches(path, cookie.path))
            found.push_back(&cookie);
    }
}

QByteArray CookieStore::header(const url::Url &to, qint64 nowMs)
{
    const QByteArray host = to.hostname().toByteArray();
    const QByteArray path = to.pathname().toByteArray();
    const bool secure = to.scheme() == "https";
    std::vector<const Cookie *> found;
    const std::lock_guard lock(m_mutex);
    if (m_order.empty())
        return {};
    collect(host, true, path, secure, nowMs, found);
    if (!isAddress(host)) {
        for (qsizetype dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1))
            collect(host.mid(dot + 1), false, path, secure, nowMs, found);
    }
    keepFirst(found);
    // 5.4, step 2: longer paths first, then the older cookie.
    std::sort(found.begin(), found.end(), [](const Cookie *a, const Cookie *b) {
        return a->path.size() != b->path.size() ? a->path.size() > b->path.size() : a->created < b->created;
    });
    QByteArray result;
    for (const Cookie *cookie : found) {
        if (!result.isEmpty())
            result += "; ";
        if (!cookie->name.isEmpty())
            result.append(cookie->name).append('=');
        result += cookie->value;
    }
    return result;
}

size_t CookieStore::count() const
{
    const std::lock_guard lock(m_mutex);
    return m_order.size();
}

std::shared_ptr<CookieStore> makeCookieStore()
{
    return std::make_shared<CookieStore>();
}

} // namespace argiope::net
