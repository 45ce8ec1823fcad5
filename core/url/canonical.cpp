#include "core/url/canonical.h"

#include "core/url/charclass.h"
#include "core/url/urlparser.h"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

namespace argiope::url {

namespace {

bool equalsIgnoringCase(QByteArrayView text, QByteArrayView lower)
{
    return text.size() == lower.size()
        && std::equal(text.begin(), text.end(), lower.begin(), [](char a, char b) { return asciiLower(a) == b; });
}

bool startsWithIgnoringCase(QByteArrayView text, QByteArrayView lower)
{
    return text.size() >= lower.size() && equalsIgnoringCase(text.first(lower.size()), lower);
}

/// RFC 3986, 2.3.
bool isUnreserved(char c)
{
    return isAsciiAlpha(c) || isAsciiDigit(c) || c == '-' || c == '.' || c == '_' || c == '~';
}

/// Escapes of unreserved characters are undone, the others get upper-case digits. An escape that follows a stray '%'
/// so closely that undoing it would spell a new escape (%%37e) stays: the result must be its own canonical form.
QByteArray withNormalEscapes(QByteArrayView text)
{
    if (text.indexOf('%') < 0)
        return text.toByteArray();
    QByteArray out;
    out.reserve(text.size());
    qsizetype stray = -3;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c != '%') {
            out.append(c);
            continue;
        }
        const int high = i + 2 < text.size() ? hexValue(text[i + 1]) : -1;
        const int low = high >= 0 ? hexValue(text[i + 2]) : -1;
        if (low < 0) {
            stray = out.size();
            out.append(c);
            continue;
        }
        const auto decoded = static_cast<char>(high * 16 + low);
        const qsizetype sinceStray = out.size() - stray;
        const bool wouldJoin
            = hexValue(decoded) >= 0 && (sinceStray == 1 || (sinceStray == 2 && hexValue(out.back()) >= 0));
        if (isUnreserved(decoded) && !wouldJoin) {
            out.append(decoded);
        } else {
            constexpr char digits[] = "0123456789ABCDEF";
            out.append('%').append(digits[high]).append(digits[low]);
        }
        i += 2;
    }
    return out;
}

/// The path after the escape rule. A file URL whose first segment would come out as a Windows drive letter (%43|)
/// keeps its spelling, since that one reads as C: again.
QByteArray canonicalPathEscapes(const Url &url, const CanonicalOptions &options)
{
    const QByteArrayView path = url.pathname();
    if (!options.normalizeEscapes)
        return path.toByteArray();
    QByteArray out = withNormalEscapes(path);
    if (url.scheme() == "file" && out.size() >= 3 && isAsciiAlpha(out[1]) && out[2] == '|'
        && (out.size() == 3 || out[3] == '/'))
        return path.toByteArray();
    return out;
}

constexpr std::array<QByteArrayView, 13> defaultDocuments
    = {"index.html", "index.htm", "index.xhtml", "index.shtml", "index.php", "index.asp", "index.aspx", "index.jsp",
        "index.cgi", "default.htm", "default.html", "default.asp", "default.aspx"};

constexpr std::array<QByteArrayView, 18> trackingParameters
    = {"gclid", "gclsrc", "dclid", "gbraid", "wbraid", "fbclid", "msclkid", "yclid", "ttclid", "twclid", "li_fat_id",
        "igshid", "mc_cid", "mc_eid", "_hsenc", "_hsmi", "mkt_tok", "_openstat"};

constexpr std::array<QByteArrayView, 9> sessionParameters = {
    "jsessionid", "phpsessid", "aspsessionid", "asp.net_sessionid", "sessionid", "session_id", "sessid", "sid", "cfid"};

template <size_t N>
bool isOneOf(QByteArrayView name, const std::array<QByteArrayView, N> &lowerNames)
{
    return std::any_of(
        lowerNames.begin(), lowerNames.end(), [name](QByteArrayView lower) { return equalsIgnoringCase(name, lower); });
}

/// The path without its ";jsessionid=…" parameters. One that hangs on a dot segment stays, since "/a/..;jsessionid=1/"
/// would come out as another path.
QByteArray withoutPathSessions(QByteArrayView path)
{
    QByteArray out;
    out.reserve(path.size());
    qsizetype segment = 0; // where the current one starts in `out`
    bool escape = false; // it holds a '%', so it may be a dot segment in disguise
    for (qsizetype i = 0; i < path.size();) {
        if (path[i] == ';' && !escape && startsWithIgnoringCase(path.sliced(i), ";jsessionid=")) {
            const QByteArrayView kept = QByteArrayView(out).sliced(segment);
            if (!kept.isEmpty() && kept != "." && kept != "..") {
                ++i;
                while (i < path.size() && path[i] != '/' && path[i] != ';')
                    ++i;
                continue;
            }
        }
        out.append(path[i]);
        escape = escape || path[i] == '%';
        if (path[i] == '/') {
            segment = out.size();
            escape = false;
        }
        ++i;
    }
    return out;
}

/// Both rules shorten the path and can open the way for each other (/index.html/), so they run until neither applies.
QByteArray withoutDefaultEnd(QByteArray path, const CanonicalOptions &options)
{
    for (bool changed = true; changed;) {
        changed = false;
        const qsizetype slash = path.lastIndexOf('/');
        if (slash < 0)
            break;
        if (options.dropDefaultDocument && isOneOf(QByteArrayView(path).sliced(slash + 1), defaultDocuments)) {
            path.truncate(slash + 1);
            changed = true;
        }
        if (options.dropTrailingSlash && path.size() > 1 && path.endsWith('/')) {
            path.chop(1);
            changed = true;
        }
    }
    return path;
}

QByteArrayView parameterName(QByteArrayView parameter)
{
    const qsizetype equals = parameter.indexOf('=');
    return equals < 0 ? parameter : parameter.first(equals);
}

/// `query` with its '?'; empty where nothing is left.
QByteArray canonicalQuery(QByteArrayView query, const CanonicalOptions &options)
{
    if (query.isEmpty() || (query.size() == 1 && options.dropEmptyQuery))
        return {};
    const QByteArray text = options.normalizeEscapes ? withNormalEscapes(query) : query.toByteArray();
    const bool drops = options.dropTrackingParameters || options.dropSessionIds;
    if (text.size() == 1 || (!drops && !options.sortQuery))
        return text;
    std::vector<QByteArrayView> parameters;
    for (QByteArrayView rest = QByteArrayView(text).sliced(1);;) {
        const qsizetype end = rest.indexOf('&');
        parameters.push_back(end < 0 ? rest : rest.first(end));
        if (end < 0)
            break;
        rest = rest.sliced(end + 1);
    }
    std::erase_if(parameters, [&options](QByteArrayView parameter) {
        const QByteArrayView name = parameterName(parameter);
        if (options.dropTrackingParameters
            && (startsWithIgnoringCase(name, "utm_") || isOneOf(name, trackingParameters)))
            return true;
        return options.dropSessionIds
            && (isOneOf(name, sessionParameters) || startsWithIgnoringCase(name, "aspsessionid"));
    });
    // By name only: the order among equal names carries meaning in lists.
    if (options.sortQuery) {
        std::stable_sort(parameters.begin(), parameters.end(), [](QByteArrayView a, QByteArrayView b) {
            return std::string_view(parameterName(a).data(), size_t(parameterName(a).size()))
                < std::string_view(parameterName(b).data(), size_t(parameterName(b).size()));
        });
    }
    if (parameters.empty())
        return {};
    QByteArray out;
    out.reserve(text.size());
    for (const QByteArrayView parameter : parameters)
        out.append(out.isEmpty() ? '?' : '&').append(parameter.data(), parameter.size());
    if (out.size() == 1 && options.dropEmptyQuery)
        return {};
    return out;
}

/// "www." goes only where a registrable domain is left: www.co.uk keeps it.
QByteArrayView withoutWww(QByteArrayView host)
{
    if (!host.startsWith("www."))
        return host;
    const auto registrable = registrableDomain(host);
    if (!registrable)
        return host;
    while (host.startsWith("www.") && host.size() - 4 >= registrable->size())
        host = host.sliced(4);
    return host;
}

/// "scheme:" and the authority.
QByteArray canonicalFront(const Url &url, const CanonicalOptions &options)
{
    const bool toHttps = options.mergeSchemes && url.scheme() == "http";
    QByteArray out = toHttps ? QByteArrayLiteral("https:") : url.protocol().toByteArray();
    if (!url.hasAuthority())
        return out;
    out.append("//");
    if (url.hasCredentials()) {
        out.append(url.username().data(), url.username().size());
        if (!url.password().isEmpty())
            out.append(':').append(url.password().data(), url.password().size());
        out.append('@');
    }
    const QByteArrayView host = options.mergeWww && url.isHttp() ? withoutWww(url.hostname()) : url.hostname();
    out.append(host.data(), host.size());
    if (!url.port().isEmpty() && !(toHttps && url.effectivePort() == defaultPort(SchemeType::Https)))
        out.append(':').append(url.port().data(), url.port().size());
    return out;
}

} // namespace

QByteArray canonical(const Url &url, const CanonicalOptions &options)
{
    if (url.isEmpty())
        return {};
    const QByteArrayView whole = url.hrefWithoutFragment();
    // Most URLs of a crawl are canonical already.
    static constexpr CanonicalOptions defaults;
    if (options == defaults && whole.indexOf('%') < 0)
        return whole.size() == url.href().size() ? url.href() : whole.toByteArray();

    QByteArray out = canonicalFront(url, options);
    QByteArray path = canonicalPathEscapes(url, options);
    if (!url.hasOpaquePath()) {
        if (options.dropSessionIds && url.isHttp())
            path = withoutPathSessions(path);
        if (options.dropDefaultDocument || options.dropTrailingSlash)
            path = withoutDefaultEnd(std::move(path), options);
        if (!url.hasAuthority() && path.startsWith("//"))
            out.append("/.");
    }
    out.append(path);
    out.append(canonicalQuery(whole.sliced(url.pathname().data() + url.pathname().size() - whole.data()), options));
    return out;
}

UrlKey urlKey(QByteArrayView canonicalUrl, quint64 seed)
{
    const XXH128_hash_t hash = XXH3_128bits_withSeed(canonicalUrl.data(), size_t(canonicalUrl.size()), seed);
    // The canonical form is the same on every machine, so that a project file can move.
    XXH128_canonical_t bytes;
    XXH128_canonicalFromHash(&bytes, hash);
    UrlKey key;
    static_assert(sizeof bytes.digest == sizeof key.bytes);
    std::memcpy(key.bytes.data(), bytes.digest, sizeof bytes.digest);
    return key;
}

size_t UrlKeyHash::operator()(const UrlKey &key) const noexcept
{
    size_t hash = 0;
    std::memcpy(&hash, key.bytes.data(), sizeof hash);
    return hash;
}

} // namespace argiope::url
