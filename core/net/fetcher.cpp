#include "core/net/fetcher.h"

#include "core/net/cookiestore.h"
#include "core/net/exchange.h"
#include "core/net/wiretarget.h"

#include <QAbstractEventDispatcher>
#include <QDateTime>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QSet>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QTimer>

#include <algorithm>

namespace argiope::net {

namespace {

/// Bytes that Qt may hold for us before it stops reading from the socket.
/// Qt unpacks a buffer's worth of encoded bytes at once to count what is in them, during which nothing can be aborted:
/// so much gzip is 66 MB at the most.
constexpr qint64 readBuffer = 64 * 1024;
/// Other codings pack tighter; there Qt has to give up by itself.
constexpr qint64 minExpansionLimit = 256 * 1024 * 1024;
/// Connections to so many origins are kept before all are dropped: an idle one is held for two minutes otherwise, and a
/// crawl over thousands of hosts would run out of file handles.
constexpr qsizetype maxOrigins = 32;

bool isHeaderSafe(const QByteArray &name, const QByteArray &value)
{
    const auto isToken = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || QByteArrayView("!#$%&'*+-.^_`|~").contains(c);
    };
    return !name.isEmpty() && std::all_of(name.begin(), name.end(), isToken)
        && std::none_of(value.begin(), value.end(), [](char c) { return c == '\r' || c == '\n' || c == '\0'; });
}

/// "" where all may be sent.
QByteArray errorOfHeaders(const Headers &headers)
{
    for (const auto &[name, value] : headers) {
        if (!isHeaderSafe(name, value))
            return "the request header \"" + name + "\" is not allowed in HTTP";
    }
    return {};
}

/// What the fetcher has to say itself for the transfer to be right.
bool isOwnHeader(const QByteArray &name)
{
    for (const char *own : {"Accept-Encoding", "Connection", "Content-Length", "Transfer-Encoding", "Upgrade"}) {
        if (name.compare(own, Qt::CaseInsensitive) == 0)
            return true;
    }
    return false;
}

Reply failed(base::Outcome outcome, const QByteArray &error)
{
    Reply reply;
    reply.failure = outcome;
    reply.error = error;
    return reply;
}

} // namespace

QByteArray headerValue(const Headers &headers, QByteArrayView name)
{
    for (const auto &[key, value] : headers) {
        if (name.compare(key, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

struct Fetcher::Impl
{
    Impl(const NetSettings &netSettings, std::shared_ptr<CookieStore> cookieStore);

    void setUpProxy();
    QNetworkRequest prototype(bool https) const;
    void addHeaders(QNetworkRequest &qtRequest, const Headers &headers) const;
    void addCookies(QNetworkRequest &qtRequest, const url::Url &url);
    void boundConnections(const url::Url &url);
    void arm(ExchangeClock::time_point moment);
    Reply fetch(const Request &request);

    const NetSettings settings;
    const std::shared_ptr<CookieStore> cookies;
    QByteArray setupError; ///< every fetch fails with it
    base::Outcome setupOutcome = base::Outcome::None;
    bool httpProxy = false;

    QEventLoop loop; // first, so that the thread has an event dispatcher
    QNetworkAccessManager manager;
    QNetworkRequest http;
    QNetworkRequest https;
    QTimer timer; ///< only makes the loop turn; left running between fetches, which saves setting it for each
    ExchangeClock::time_point timerEnd;
    QSet<QByteArray> origins; ///< that may have open connections

    // abort() wakes the thread's dispatcher rather than posting an event to an object here: nothing has to be
    // allocated, nothing can arrive late, and the flag is the only thing the two threads share.
    QAbstractEventDispatcher *const dispatcher;
    std::atomic<bool> aborted = false;
};

Fetcher::Impl::Impl(const NetSettings &netSettings, std::shared_ptr<CookieStore> cookieStore)
    : settings(netSettings)
    , cookies(std::move(cookieStore))
    , dispatcher(QAbstractEventDispatcher::instance())
{
    manager.setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
    setUpProxy();
    if (const QByteArray error = errorOfHeaders(settings.headers); !error.isEmpty()) {
        setupOutcome = base::Outcome::ProtocolError;
        setupError = error;
    }
    http = prototype(false);
    timer.setSingleShot(true);
}

void Fetcher::Impl::setUpProxy()
{
    if (settings.proxy.isEmpty()) {
        manager.setProxy(QNetworkProxy(QNetworkProxy::NoProxy));
        return;
    }
    const QUrl url(settings.proxy);
    const QString scheme = url.scheme();
    QNetworkProxy proxy;
    if (scheme == QLatin1String("http") || scheme == QLatin1String("https")) {
        proxy = QNetworkProxy(QNetworkProxy::HttpProxy, url.host(), quint16(url.port(8080)));
        httpProxy = true;
    } else if (scheme == QLatin1String("socks5") || scheme == QLatin1String("socks5h")) {
        proxy = QNetworkProxy(QNetworkProxy::Socks5Proxy, url.host(), quint16(url.port(1080)));
    }
    if (!url.isValid() || url.host().isEmpty() || proxy.type() == QNetworkProxy::DefaultProxy) {
        setupOutcome = base::Outcome::ProxyFailed;
        setupError = "not the URL of an http or socks5 proxy: " + settings.proxy.toUtf8();
        return;
    }
    proxy.setUser(url.userName(QUrl::FullyDecoded));
    proxy.setPassword(url.password(QUrl::FullyDecoded));
    manager.setProxy(proxy);
}

QNetworkRequest Fetcher::Impl::prototype(bool forHttps) const
{
    QNetworkRequest request;
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, settings.http2);
    if (!settings.userAgent.isEmpty())
        request.setRawHeader("User-Agent", settings.userAgent);
    request.setRawHeader("Accept", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8");
    // Qt would send the language of this machine; "*" is what no such header means (RFC 9110, 12.5.4).
    request.setRawHeader("Accept-Language", "*");
    if (forHttps) {
        QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
        if (settings.ignoreTlsErrors)
            configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
        if (settings.http2)
            configuration.setAllowedNextProtocols({QSslConfiguration::ALPNProtocolHTTP2, "http/1.1"});
        request.setSslConfiguration(configuration);
    }
    addHeaders(request, settings.headers);
    return request;
}

void Fetcher::Impl::addHeaders(QNetworkRequest &qtRequest, const Headers &headers) const
{
    QSet<QByteArray> seen;
    for (const auto &[name, value] : headers) {
        if (isOwnHeader(name))
            continue;
        // Of one name there is one line; values given several times are joined as RFC 9110, 5.3 has it.
        const QByteArray key = name.toLower();
        if (seen.contains(key))
            qtRequest.setRawHeader(name, qtRequest.rawHeader(name) + (key == "cookie" ? "; " : ", ") + value);
        else
            qtRequest.setRawHeader(name, value);
        seen.insert(key);
    }
}

void Fetcher::Impl::addCookies(QNetworkRequest &qtRequest, const url::Url &url)
{
    if (!cookies)
        return;
    const QByteArray kept = cookies->header(url, QDateTime::currentMSecsSinceEpoch());
    if (kept.isEmpty())
        return;
    const QByteArray given = qtRequest.rawHeader("Cookie");
    qtRequest.setRawHeader("Cookie", given.isEmpty() ? kept : given + "; " + kept);
}

void Fetcher::Impl::boundConnections(const url::Url &url)
{
    const QByteArray origin = url.origin();
    if (origins.contains(origin))
        return;
    if (origins.size() >= maxOrigins) {
        manager.clearConnectionCache();
        origins.clear();
    }
    origins.insert(origin);
}

void Fetcher::Impl::arm(ExchangeClock::time_point moment)
{
    if (timer.isActive() && timerEnd <= moment)
        return; // turns early; then the next deadline is set
    timerEnd = moment;
    const auto wait = std::chrono::ceil<std::chrono::milliseconds>(moment - ExchangeClock::now());
    timer.start(std::max(wait, std::chrono::milliseconds(1)));
}

Reply Fetcher::Impl::fetch(const Request &request)
{
    const auto start = ExchangeClock::now();
    if (aborted)
        return failed(base::Outcome::Aborted, "aborted");
    if (setupOutcome != base::Outcome::None)
        return failed(setupOutcome, setupError);
    if (!request.url.isHttp())
        return failed(base::Outcome::ProtocolError, "neither http nor https: " + request.url.href());

    if (const QByteArray error = errorOfHeaders(request.headers); !error.isEmpty())
        return failed(base::Outcome::ProtocolError, error);

    const bool secure = request.url.scheme() == "https";
    if (secure && !QSslSocket::supportsSsl())
        return failed(base::Outcome::TlsFailed, "no TLS library was found");
    const bool absoluteForm = httpProxy && !secure;
    const QByteArray method = request.method == Method::Head ? "HEAD" : "GET";
    const std::optional<WireTarget> target = wireTarget(request.url, method, absoluteForm);
    if (!target)
        return failed(base::Outcome::DnsFailed, "the host cannot be asked by this name: " + request.url.host());

    // Reading the certificates of the system is only worth it for who needs them.
    if (secure && https.rawHeaderList().isEmpty())
        https = prototype(true);
    QNetworkRequest qtRequest = secure ? https : http;
    qtRequest.setUrl(target->url);
    if (settings.credentialOrigins.contains(request.url.origin()) && !settings.credentials.isEmpty())
        qtRequest.setRawHeader("Authorization", "Basic " + settings.credentials.toBase64());
    addHeaders(qtRequest, request.headers);
    addCookies(qtRequest, request.url);
    qtRequest.setDecompressedSafetyCheckThreshold(std::max(request.maxBytes, minExpansionLimit));
    boundConnections(request.url);

    QNetworkReply *qtReply = nullptr;
    if (!target->verb.isEmpty()) {
        qtRequest.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
        qtReply = manager.sendCustomRequest(qtRequest, target->verb);
    } else if (request.method == Method::Head) {
        qtReply = manager.head(qtRequest);
    } else {
        qtReply = manager.get(qtRequest);
    }
    qtReply->setReadBufferSize(readBuffer);

    Exchange::Context context{.request = request,
        .headOnly = request.method == Method::Head,
        .endAtHead = request.method == Method::Head && !target->verb.isEmpty(),
        .route = settings.proxy.isEmpty() ? Route::Direct
            : absoluteForm                ? Route::ProxyRequest
                                          : Route::ProxyTunnel,
        .silence = std::chrono::milliseconds(settings.timeoutMs),
        .total = std::chrono::milliseconds(settings.totalTimeoutMs),
        .cookies = {}};
    if (cookies) {
        context.cookies = [this, &request](const QList<QByteArray> &lines) {
            cookies->store(request.url, lines, QDateTime::currentMSecsSinceEpoch());
        };
    }
    Exchange exchange(context, std::unique_ptr<QNetworkReply>(qtReply), start);
    return exchange.run(loop, aborted, [this](ExchangeClock::time_point moment) { arm(moment); });
}

Fetcher::Fetcher(const NetSettings &settings, std::shared_ptr<CookieStore> cookies)
    : m_impl(std::make_unique<Impl>(settings, std::move(cookies)))
{
}

Fetcher::~Fetcher() = default;

Reply Fetcher::fetch(const Request &request)
{
    return m_impl->fetch(request);
}

void Fetcher::abort()
{
    m_impl->aborted.store(true, std::memory_order_release);
    m_impl->dispatcher->wakeUp();
}

void Fetcher::resetAbort()
{
    m_impl->aborted.store(false, std::memory_order_release);
}

} // namespace argiope::net
