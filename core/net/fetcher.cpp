#include "core/net/fetcher.h"

#include "core/net/cookiestore.h"
#include "core/net/http1exchange.h"
#include "core/net/managerclient.h"
#include "core/net/standingheaders.h"
#include "core/net/wiretarget.h"

#include <QDateTime>
#include <QSet>
#include <QSslSocket>
#include <QTimer>

#include <algorithm>
#include <list>

namespace argiope::net {

namespace {

/// So many idle connections are kept: a crawl over thousands of hosts would run out of file handles.
constexpr size_t maxIdle = 32;

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

/// What says who we are: nobody's business but of those it is meant for.
bool isPrivateHeader(const QByteArray &name)
{
    return name.compare("Authorization", Qt::CaseInsensitive) == 0 || name.compare("Cookie", Qt::CaseInsensitive) == 0;
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

/// What a request says; `cookies` may be null.
Headers composedHeaders(const NetSettings &settings, CookieStore *cookies, const Request &request)
{
    Headers result;
    const auto find = [&result](const QByteArray &name) {
        return std::find_if(result.begin(), result.end(),
            [&name](const auto &header) { return header.first.compare(name, Qt::CaseInsensitive) == 0; });
    };
    const auto set = [&](const QByteArray &name, const QByteArray &value) {
        if (const auto known = find(name); known != result.end())
            known->second = value;
        else
            result.append({name, value});
    };
    const bool trusted = settings.credentialOrigins.contains(request.url.origin());
    const auto add = [&](const Headers &headers, bool always) {
        QSet<QByteArray> seen;
        for (const auto &[name, value] : headers) {
            if (isOwnHeader(name) || (!always && !trusted && isPrivateHeader(name)))
                continue;
            // Of one name there is one line; values given several times are joined as RFC 9110, 5.3 has it.
            const QByteArray key = name.toLower();
            if (seen.contains(key)) {
                const QByteArray given = find(name)->second;
                set(name, QByteArray(given + (key == "cookie" ? "; " : ", ") + value));
            } else {
                set(name, value);
            }
            seen.insert(key);
        }
    };
    if (!settings.userAgent.isEmpty())
        set("User-Agent", settings.userAgent);
    set("Accept", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8");
    // No language is preferred: "*" is what no such header means (RFC 9110, 12.5.4).
    set("Accept-Language", "*");
    add(settings.headers, false);
    set("Accept-Encoding", AcceptedCodings);
    if (trusted && !settings.credentials.isEmpty())
        set("Authorization", "Basic " + settings.credentials.toBase64());
    add(request.headers, true);
    if (cookies) {
        const QByteArray kept = cookies->header(request.url, QDateTime::currentMSecsSinceEpoch());
        if (!kept.isEmpty()) {
            const auto given = find("Cookie");
            if (given == result.end())
                result.append({"Cookie", kept});
            else
                given->second += "; " + kept;
        }
    }
    return result;
}

} // namespace

Headers standingHeaders(const NetSettings &settings, const url::Url &url)
{
    NetSettings open = settings;
    open.credentials.clear();
    open.credentialOrigins.clear(); // so that nothing private is told
    Request request;
    request.url = url;
    return composedHeaders(open, nullptr, request);
}

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
    [[nodiscard]] Headers requestHeaders(const Request &request) const;
    [[nodiscard]] QByteArray wire(const Request &request, QByteArrayView target, const Headers &headers) const;
    [[nodiscard]] Endpoint endpoint(const url::Url &url, bool proxied) const;
    [[nodiscard]] std::unique_ptr<Connection> takeIdle(const QByteArray &key);
    void keep(std::unique_ptr<Connection> connection);
    void arm(ExchangeClock::time_point moment);
    Reply fetch(const Request &request);
    Reply fetchHttp1(const Request &request, const Headers &headers, ExchangeClock::time_point start);
    Reply fetchByManager(
        const Request &request, const QUrl &url, const Headers &headers, ExchangeClock::time_point start);
    [[nodiscard]] std::function<void(const QList<QByteArray> &)> cookieTaker(const url::Url &url);
    const QSslConfiguration &tls();

    const NetSettings settings;
    const std::shared_ptr<CookieStore> cookies;
    QByteArray setupError; ///< every fetch fails with it
    base::Outcome setupOutcome = base::Outcome::None;
    QNetworkProxy proxy{QNetworkProxy::NoProxy};
    QByteArray proxyAuthorization; ///< of the http proxy that gets requests itself

    QEventLoop loop; // first, so that the thread has an event dispatcher
    std::list<std::unique_ptr<Connection>> idle; ///< the one used last in front
    std::unique_ptr<ManagerClient> manager;
    QSslConfiguration tlsConfiguration;
    QTimer timer; ///< only makes the loop turn; left running between fetches, which saves setting it for each
    ExchangeClock::time_point timerEnd;

    // abort() wakes the thread's dispatcher rather than posting an event to an object here: nothing has to be
    // allocated, nothing can arrive late, and the flag is the only thing the two threads share.
    QAbstractEventDispatcher *const dispatcher;
    Waker waker;
    std::atomic<bool> aborted = false;
};

Fetcher::Impl::Impl(const NetSettings &netSettings, std::shared_ptr<CookieStore> cookieStore)
    : settings(netSettings)
    , cookies(std::move(cookieStore))
    , dispatcher(QAbstractEventDispatcher::instance())
{
    waker.dispatcher = dispatcher;
    setUpProxy();
    if (const QByteArray error = errorOfHeaders(settings.headers); !error.isEmpty()) {
        setupOutcome = base::Outcome::ProtocolError;
        setupError = error;
    }
    timer.setSingleShot(true);
    // Its end must end the loop's turn even where the dispatcher would wait on.
    QObject::connect(&timer, &QTimer::timeout, &timer, [this] { waker.wake(); });
}

void Fetcher::Impl::setUpProxy()
{
    if (settings.proxy.isEmpty())
        return;
    const QUrl url(settings.proxy);
    const QString scheme = url.scheme();
    if (scheme == QLatin1String("http") || scheme == QLatin1String("https"))
        proxy = QNetworkProxy(QNetworkProxy::HttpProxy, url.host(), quint16(url.port(8080)));
    else if (scheme == QLatin1String("socks5") || scheme == QLatin1String("socks5h"))
        proxy = QNetworkProxy(QNetworkProxy::Socks5Proxy, url.host(), quint16(url.port(1080)));
    if (!url.isValid() || url.host().isEmpty() || proxy.type() == QNetworkProxy::NoProxy) {
        setupOutcome = base::Outcome::ProxyFailed;
        setupError = "not the URL of an http or socks5 proxy: " + settings.proxy.toUtf8();
        return;
    }
    proxy.setUser(url.userName(QUrl::FullyDecoded));
    proxy.setPassword(url.password(QUrl::FullyDecoded));
    if (!proxy.user().isEmpty()) {
        const QString pair = proxy.user() % QLatin1Char(':') % proxy.password();
        proxyAuthorization = "Basic " + pair.toUtf8().toBase64();
    }
}

Headers Fetcher::Impl::requestHeaders(const Request &request) const
{
    return composedHeaders(settings, cookies.get(), request);
}

QByteArray Fetcher::Impl::wire(const Request &request, QByteArrayView target, const Headers &headers) const
{
    const bool proxied = proxy.type() == QNetworkProxy::HttpProxy && request.url.scheme() == "http";
    QByteArray bytes = request.method == Method::Head ? "HEAD " : "GET ";
    if (proxied) // RFC 9112, 3.2.2
        bytes += request.url.scheme().toByteArray() + "://" + request.url.host();
    bytes.append(target);
    bytes += " HTTP/1.1\r\n";
    if (headerValue(headers, "Host").isEmpty())
        bytes += "Host: " + request.url.host() + "\r\n";
    for (const auto &[name, value] : headers)
        bytes += name + ": " + value + "\r\n";
    if (proxied && !proxyAuthorization.isEmpty())
        bytes += "Proxy-Authorization: " + proxyAuthorization + "\r\n";
    bytes += "Connection: keep-alive\r\n\r\n";
    return bytes;
}

Endpoint Fetcher::Impl::endpoint(const url::Url &url, bool proxied) const
{
    Endpoint result;
    result.secure = url.scheme() == "https";
    if (proxied) {
        result.key = "proxy";
        result.host = proxy.hostName();
        result.port = proxy.port();
        return result;
    }
    result.key = url.origin();
    QByteArray host = url.hostname().toByteArray();
    if (host.startsWith('[') && host.endsWith(']'))
        host = host.mid(1, host.size() - 2);
    result.host = QString::fromLatin1(host);
    result.port = quint16(url.effectivePort());
    result.proxy = proxy;
    return result;
}

std::unique_ptr<Connection> Fetcher::Impl::takeIdle(const QByteArray &key)
{
    if (idle.empty())
        return nullptr;
    // What the server did with its idle connections meanwhile: those that closed or spoke unasked are dropped.
    loop.processEvents(QEventLoop::AllEvents);
    std::unique_ptr<Connection> found;
    for (auto it = idle.begin(); it != idle.end();) {
        const bool dead = (*it)->failed() || (*it)->socket().bytesAvailable() > 0;
        const bool mine = !dead && !found && (*it)->key() == key;
        if (mine)
            found = std::move(*it);
        it = dead || mine ? idle.erase(it) : std::next(it);
    }
    return found;
}

void Fetcher::Impl::keep(std::unique_ptr<Connection> connection)
{
    idle.push_front(std::move(connection));
    if (idle.size() > maxIdle)
        idle.pop_back();
}

void Fetcher::Impl::arm(ExchangeClock::time_point moment)
{
    if (timer.isActive() && timerEnd <= moment)
        return; // turns early; then the next deadline is set
    timerEnd = moment;
    const auto wait = std::chrono::ceil<std::chrono::milliseconds>(moment - ExchangeClock::now());
    timer.start(std::max(wait, std::chrono::milliseconds(1)));
}

const QSslConfiguration &Fetcher::Impl::tls()
{
    // Reading the certificates of the system is only worth it for who needs them.
    if (tlsConfiguration.isNull()) {
        tlsConfiguration = QSslConfiguration::defaultConfiguration();
        tlsConfiguration.setPeerVerifyMode(QSslSocket::VerifyPeer);
        tlsConfiguration.setAllowedNextProtocols({"http/1.1"});
    }
    return tlsConfiguration;
}

std::function<void(const QList<QByteArray> &)> Fetcher::Impl::cookieTaker(const url::Url &url)
{
    if (!cookies)
        return {};
    return [this, &url](
               const QList<QByteArray> &lines) { cookies->store(url, lines, QDateTime::currentMSecsSinceEpoch()); };
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
    const Headers headers = requestHeaders(request);
    const bool byManager = secure && settings.http2 && !request.strict;
    const std::optional<QUrl> url = byManager ? managerUrl(request.url) : std::nullopt;
    return url ? fetchByManager(request, *url, headers, start) : fetchHttp1(request, headers, start);
}

Reply Fetcher::Impl::fetchHttp1(const Request &request, const Headers &headers, ExchangeClock::time_point start)
{
    const std::optional<QByteArrayView> target = requestTarget(request.url);
    if (!target)
        return failed(base::Outcome::ProtocolError, "no request line can hold this URL: " + request.url.href());
    const bool secure = request.url.scheme() == "https";
    const bool proxied = proxy.type() == QNetworkProxy::HttpProxy && !secure;
    const Http1Exchange::Context context{.request = request,
        .wire = wire(request, *target, headers),
        .proxied = proxied,
        .silence = std::chrono::milliseconds(settings.timeoutMs),
        .total = std::chrono::milliseconds(settings.totalTimeoutMs),
        .minRate = settings.minRate,
        .headLimits = {},
        .cookies = cookieTaker(request.url),
        .arm = [this](ExchangeClock::time_point moment) { arm(moment); }};
    const Endpoint server = endpoint(request.url, proxied);
    std::unique_ptr<Connection> connection = takeIdle(server.key);
    while (true) {
        if (!connection) {
            static const QSslConfiguration none;
            connection = std::make_unique<Connection>(server, settings.ignoreTlsErrors, secure ? tls() : none, waker);
        }
        Http1Exchange exchange(context, *connection, start);
        Reply reply = exchange.run(loop, waker, aborted);
        if (exchange.reusable())
            keep(std::move(connection));
        if (!exchange.wasStale())
            return reply;
        connection.reset();
    }
}

Reply Fetcher::Impl::fetchByManager(
    const Request &request, const QUrl &url, const Headers &headers, ExchangeClock::time_point start)
{
    if (!manager)
        manager = std::make_unique<ManagerClient>(settings, proxy);
    const ManagerClient::Context context{.url = url,
        .route = proxy.type() == QNetworkProxy::NoProxy ? Route::Direct : Route::ProxyTunnel,
        .cookies = cookieTaker(request.url),
        .arm = [this](ExchangeClock::time_point moment) { arm(moment); }};
    return manager->fetch(request, headers, context, loop, aborted, start);
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
