#include "core/net/fetcher.h"

#include "core/base/openfiles.h"
#include "core/net/clientcertificate.h"
#include "core/net/connectionpool.h"
#include "core/net/exchange.h"
#include "core/net/http1answer.h"
#include "core/net/issuerbook.h"
#include "core/net/loginbook.h"
#include "core/net/managerclient.h"
#include "core/net/proxychoice.h"
#include "core/net/queryheaders.h"
#include "core/net/wiretarget.h"

#include <QDateTime>
#include <QSet>
#include <QSslSocket>
#include <QTimer>

#include <algorithm>

namespace argiope::net {

namespace {

/// New connections for one request: a server that refuses it on each does not mean to answer.
constexpr int mostConnections = 2;
constexpr int managerFiles = 6;
/// Before a request that got no socket tries again: doubled each time, up to the longest.
constexpr std::chrono::milliseconds firstShortagePause{20};
constexpr std::chrono::milliseconds longestShortagePause{2'000};
/// Origins that wanted HTTP/1.1 and are remembered.
constexpr qsizetype mostHttp1Origins = 10'000;

Reply failed(base::Outcome outcome, const QByteArray &error)
{
    Reply reply;
    reply.failure = outcome;
    reply.error = error;
    return reply;
}

QByteArray withoutBrackets(QByteArrayView host)
{
    return host.startsWith('[') && host.endsWith(']') ? host.sliced(1, host.size() - 2).toByteArray()
                                                      : host.toByteArray();
}

/// True where the proxy gets the request itself and no tunnel.
bool asksProxy(const url::Url &url, const QNetworkProxy &proxy)
{
    return proxy.type() == QNetworkProxy::HttpProxy && url.scheme() == "http";
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

    [[nodiscard]] Query query(const Request &request, QByteArrayView target, const QNetworkProxy &proxy) const;
    [[nodiscard]] static Endpoint endpoint(const url::Url &url, const QNetworkProxy &proxy);
    /// Nothing could be opened: closes what can be closed, says it and waits; until the caller tries again. False where
    /// the fetch is aborted.
    [[nodiscard]] bool waitFor(Shortage shortage, int attempt, ExchangeClock::time_point &start);
    [[nodiscard]] std::unique_ptr<Connection> connect(const Endpoint &server, bool http2);
    void arm(ExchangeClock::time_point moment);
    Reply fetch(const Request &request);
    Reply fetchOnce(const Request &request);
    Reply fetchDirectly(const Request &request, ExchangeClock::time_point start);
    Reply fetchByManager(const Request &request, const QUrl &url, ExchangeClock::time_point start);
    void takeCookies(const url::Url &url, const Reply &reply);
    const QSslConfiguration &tls(bool http2);
    [[nodiscard]] bool fetchIssuer(const QByteArray &place);
    /// The configuration of an origin with a client certificate. In words what is wrong with that; "": nothing.
    [[nodiscard]] QByteArray identify(const QByteArray &origin, QSslConfiguration &configuration) const;

    const NetSettings settings;
    const TimeLimits limits;
    const std::shared_ptr<CookieStore> cookies;
    std::shared_ptr<NameBook> names; ///< null: Qt looks names up
    std::function<void(Shortage)> tellShortage;
    ProxyChoice proxies;
    Authenticator servers{Authenticator::Server, makeLoginBook()};
    Authenticator proxyServers{Authenticator::Proxy, makeLoginBook()};
    QByteArray authorization; ///< of the request under way, for its server
    QByteArray proxyAuthorization; ///< likewise, for a proxy that gets the request itself
    QByteArray setupError; ///< every fetch fails with it
    base::Outcome setupOutcome = base::Outcome::None;

    QEventLoop loop; // before all that needs an event dispatcher
    ConnectionPool idle{loop};
    bool lastMayBeAnothers = false; ///< the last answer came by HTTP/1.1 on a connection that had served others
    std::unique_ptr<ManagerClient> manager;
    QSet<QByteArray> http1Origins; ///< that do not want HTTP/2
    std::shared_ptr<IssuerBook> issuers = makeIssuerBook();
    bool bare = false; ///< the request is nobody's page: it goes without cookies and logins
    QSslConfiguration tlsConfiguration;
    QSslConfiguration tlsHttp1Configuration;
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
    , limits{std::chrono::milliseconds(settings.timeoutMs), std::chrono::milliseconds(settings.totalTimeoutMs),
          settings.minRate}
    , cookies(std::move(cookieStore))
    , proxies(settings)
    , dispatcher(QAbstractEventDispatcher::instance())
{
    waker.dispatcher = dispatcher;
    if (const QByteArray error = errorOfHeaders(settings.headers); !error.isEmpty()) {
        setupOutcome = base::Outcome::ProtocolError;
        setupError = error;
    } else if (!proxies.error().isEmpty()) {
        setupOutcome = base::Outcome::ProxyFailed;
        setupError = proxies.error();
    }
    timer.setSingleShot(true);
    // Its end must end the loop's turn even where the dispatcher would wait on.
    QObject::connect(&timer, &QTimer::timeout, &timer, [this] { waker.wake(); });
}

Query Fetcher::Impl::query(const Request &request, QByteArrayView target, const QNetworkProxy &proxy) const
{
    Query query;
    query.method = request.method == Method::Head ? "HEAD" : "GET";
    query.scheme = request.url.scheme().toByteArray();
    query.authority = queryAuthority(settings, request.url);
    query.target = target.toByteArray();
    query.headers
        = queryHeaders(settings, bare ? nullptr : cookies.get(), request, bare ? QByteArray() : authorization);
    if (asksProxy(request.url, proxy)) { // RFC 9112, 3.2.2
        query.target.prepend(query.scheme + "://" + request.url.host());
        const QByteArray given = proxies.authorization(proxy);
        if (!given.isEmpty() || !proxyAuthorization.isEmpty())
            query.headers.append({"Proxy-Authorization", given.isEmpty() ? proxyAuthorization : given});
    }
    return query;
}

Endpoint Fetcher::Impl::endpoint(const url::Url &url, const QNetworkProxy &proxy)
{
    Endpoint result;
    result.secure = url.scheme() == "https";
    if (asksProxy(url, proxy)) {
        result.key = "proxy " + proxy.hostName().toUtf8() + ':' + QByteArray::number(proxy.port());
        result.host = proxy.hostName();
        result.port = proxy.port();
        return result;
    }
    result.key = url.origin();
    result.host = QString::fromLatin1(withoutBrackets(url.hostname()));
    result.port = quint16(url.effectivePort());
    result.proxy = proxy;
    return result;
}

std::unique_ptr<Connection> Fetcher::Impl::connect(const Endpoint &server, bool http2)
{
    static const QSslConfiguration none;
    QSslConfiguration own = server.secure ? tls(http2) : none;
    if (server.secure && settings.clientCertificates.contains(server.key))
        (void)identify(server.key, own); // fetchDirectly() has asked what is wrong
    return std::make_unique<Connection>(server, settings.ignoredOf(server.key), own, waker, names.get(),
        settings.fetchIntermediates ? issuers.get() : nullptr);
}

void Fetcher::Impl::arm(ExchangeClock::time_point moment)
{
    if (timer.isActive() && timerEnd <= moment)
        return; // turns early; then the next deadline is set
    timerEnd = moment;
    const auto wait = std::chrono::ceil<std::chrono::milliseconds>(moment - ExchangeClock::now());
    timer.start(std::max(wait, std::chrono::milliseconds(1)));
}

const QSslConfiguration &Fetcher::Impl::tls(bool http2)
{
    // Reading the certificates of the system is only worth it for who needs them.
    if (tlsConfiguration.isNull()) {
        tlsConfiguration = QSslConfiguration::defaultConfiguration();
        tlsConfiguration.setPeerVerifyMode(QSslSocket::VerifyPeer);
        // Servers from before RFC 5746, which nobody can tell from somebody in between.
        if (settings.ignoreTlsErrors.testFlag(settings::CertificateError::Other))
            tlsConfiguration.setSslOption(QSsl::SslOptionDisableLegacyRenegotiation, false);
        tlsHttp1Configuration = tlsConfiguration;
        tlsConfiguration.setAllowedNextProtocols({"h2", "http/1.1"});
        tlsHttp1Configuration.setAllowedNextProtocols({"http/1.1"});
    }
    return http2 ? tlsConfiguration : tlsHttp1Configuration;
}

QByteArray Fetcher::Impl::identify(const QByteArray &origin, QSslConfiguration &configuration) const
{
    return addClientCertificate(configuration, settings.clientCertificates.value(origin), settings.certificatePassword);
}

bool Fetcher::Impl::fetchIssuer(const QByteArray &place)
{
    constexpr qint64 mostBytes = 128 * 1024;
    const auto fetch = [this, &place]() -> std::optional<QSslCertificate> {
        const auto url = url::parse(place);
        if (!url || url->scheme() != "http")
            return QSslCertificate();
        Request request;
        request.url = *url;
        request.maxBytes = mostBytes;
        bare = true;
        const Reply reply = fetchDirectly(request, ExchangeClock::now());
        bare = false;
        if (reply.failure == base::Outcome::Aborted)
            return {};
        return reply.failure == base::Outcome::None && reply.status == 200 ? certificateFrom(reply.body)
                                                                           : QSslCertificate();
    };
    return issuers->get(place, fetch, [this] { return aborted.load(std::memory_order_acquire); });
}

/// Of the answer that counts: what was thrown away may be another site's.
void Fetcher::Impl::takeCookies(const url::Url &url, const Reply &reply)
{
    QList<QByteArray> lines;
    for (const auto &[name, value] : reply.headers) {
        if (name.compare("Set-Cookie", Qt::CaseInsensitive) == 0)
            lines.append(value);
    }
    if (cookies && !lines.isEmpty())
        cookies->store(url, lines, QDateTime::currentMSecsSinceEpoch());
}

/// Asked for a login that is known, it asks once more with it.
Reply Fetcher::Impl::fetch(const Request &request)
{
    authorization.clear();
    proxyAuthorization.clear();
    const QByteArray login = request.offersOldTls ? QByteArray() : settings.logins.value(request.url.origin());
    const QNetworkProxy proxy = setupOutcome == base::Outcome::None && request.url.scheme() == "http"
        ? proxies.proxyFor(request.url)
        : QNetworkProxy(QNetworkProxy::NoProxy);
    const bool proxied = asksProxy(request.url, proxy) && !proxy.user().isEmpty();
    if (login.isEmpty() && !proxied) {
        Reply reply = fetchOnce(request);
        takeCookies(request.url, reply);
        return reply;
    }
    // What is left over of a password that was changed, a nonce that is out of date, and a proxy on the way.
    constexpr int mostRounds = 4;
    const QByteArray method = request.method == Method::Head ? "HEAD" : "GET";
    const QByteArray uri = requestTarget(request.url).value_or(QByteArrayView("/")).toByteArray();
    const Authenticator::Target server{request.url.origin(), request.url.pathname().toByteArray(), method, uri, login};
    const Authenticator::Target onTheWay{proxy.hostName().toUtf8() + ':' + QByteArray::number(proxy.port()), "/",
        method, uri, proxied ? proxy.user().toUtf8() + ':' + proxy.password().toUtf8() : QByteArray()};
    authorization = servers.ahead(server);
    proxyAuthorization = proxyServers.ahead(onTheWay);
    for (int round = 1;; ++round) {
        Reply reply = fetchOnce(request);
        takeCookies(request.url, reply);
        if (reply.failure != base::Outcome::None)
            return reply;
        const bool byProxy = reply.status == Authenticator::Proxy.status;
        const QByteArray next = byProxy ? proxyServers.next(onTheWay, reply.headers, reply.status, proxyAuthorization)
                                        : servers.next(server, reply.headers, reply.status, authorization);
        if (!byProxy)
            (void)proxyServers.next(onTheWay, reply.headers, reply.status, proxyAuthorization);
        const bool asked = byProxy || reply.status == Authenticator::Server.status;
        if (next.isEmpty() || round == mostRounds) {
            reply.loginRefused = asked
                && (!(byProxy ? proxyAuthorization : authorization).isEmpty()
                    || (byProxy ? proxyServers : servers).wasRefusedBefore());
            return reply;
        }
        (byProxy ? proxyAuthorization : authorization) = next;
    }
}

Reply Fetcher::Impl::fetchOnce(const Request &request)
{
    const auto start = ExchangeClock::now();
    lastMayBeAnothers = false;
    if (aborted)
        return failed(base::Outcome::Aborted, "aborted");
    if (setupOutcome != base::Outcome::None)
        return failed(setupOutcome, setupError);
    if (!request.url.isHttp())
        return failed(base::Outcome::ProtocolError, "neither http nor https: " + request.url.href());
    if (const QByteArray error = errorOfHeaders(request.headers); !error.isEmpty())
        return failed(base::Outcome::ProtocolError, error);
    if (request.url.scheme() == "https" && !QSslSocket::supportsSsl())
        return failed(base::Outcome::TlsFailed, "no TLS library was found");
    if (request.offersOldTls && request.url.scheme() != "https")
        return failed(base::Outcome::ProtocolError, "no https: " + request.url.href());
    if (settings.transport == settings::Transport::Qt && !request.offersOldTls) {
        // What Qt would ask for something else goes the other way.
        if (const std::optional<QUrl> url = managerUrl(request.url))
            return fetchByManager(request, *url, start);
    }
    return fetchDirectly(request, start);
}

Reply Fetcher::Impl::fetchDirectly(const Request &request, ExchangeClock::time_point start)
{
    const std::optional<QByteArrayView> target = requestTarget(request.url);
    if (!target)
        return failed(base::Outcome::ProtocolError, "no request line can hold this URL: " + request.url.href());
    const QNetworkProxy proxy = proxies.proxyFor(request.url);
    Endpoint server = endpoint(request.url, proxy);
    if (request.offersOldTls) { // no TLS of ours, and nobody else's connection
        server.key.prepend("old TLS ");
        server.secure = false;
    }
    const Query asked = query(request, *target, proxy);
    const Exchange::Context context{.request = request,
        .query = asked,
        .proxied = asksProxy(request.url, proxy),
        .limits = limits.withSilence(request.silenceMs),
        .throttle = settings.throttle,
        .arm = [this](ExchangeClock::time_point moment) { arm(moment); }};
    std::unique_ptr<Connection> connection = idle.take(server.key, !http1Origins.contains(server.key));
    if (request.wantsNewConnection)
        connection.reset();
    // What a sink was given cannot be taken back: it gets nothing from where another's answer may lie on its way.
    if (request.sink && connection && !connection->http2())
        connection.reset();
    if (server.secure && settings.clientCertificates.contains(server.key)) {
        QSslConfiguration trial;
        if (const QByteArray error = identify(server.key, trial); !error.isEmpty())
            return failed(base::Outcome::TlsFailed, error);
    }
    int connected = 0;
    int shortages = 0;
    while (true) {
        if (!connection) {
            connection = connect(server, settings.http2 && !http1Origins.contains(server.key));
            ++connected;
        }
        Reply reply;
        bool another = false;
        bool reusable = false;
        QByteArray missingIssuer;
        std::optional<Shortage> shortage;
        {
            // It holds on to the connection's session: it must go before the connection may.
            Exchange exchange(context, *connection, start);
            reply = exchange.run(loop, waker, aborted);
            another = exchange.wantsAnother();
            reusable = exchange.reusable() && !another;
            start = exchange.start();
            shortage = connection->shortage();
            QByteArray address;
            const bool wantsAddress = request.wantsTls || request.wantsAddress;
            if ((wantsAddress || reply.wire) && server.proxy.type() == QNetworkProxy::NoProxy && !context.proxied)
                address = connection->socket().peerAddress().toString().toLatin1();
            if (request.wantsTls)
                reply.tls = connection->tlsFacts();
            if (wantsAddress)
                reply.address = address;
            if (reply.wire) {
                reply.wire->request = requestBytes(asked);
                reply.wire->address = address;
            }
            if (reply.failure == base::Outcome::TlsFailed)
                missingIssuer = connection->missingIssuer();
            if (exchange.wantsHttp1() && http1Origins.size() < mostHttp1Origins)
                http1Origins.insert(server.key);
        }
        if (shortage && reply.failure != base::Outcome::Aborted) {
            connection.reset();
            --connected;
            if (!waitFor(*shortage, shortages++, start))
                return failed(base::Outcome::Aborted, "aborted");
            continue;
        }
        lastMayBeAnothers = reusable && connection->uses > 1 && !connection->http2();
        if (reusable)
            idle.keep(std::move(connection));
        connection.reset();
        if (!missingIssuer.isEmpty() && fetchIssuer(missingIssuer)) {
            --connected; // that one has served nobody
            continue;
        }
        if (!another || connected >= mostConnections)
            return reply;
        // A sink has its bytes already and cannot be given others instead.
        if (request.sink && reply.failure == base::Outcome::None)
            return failed(base::Outcome::ProtocolError, "more came than the answer, which may be another's");
    }
}

bool Fetcher::Impl::waitFor(Shortage shortage, int attempt, ExchangeClock::time_point &start)
{
    idle.giveUp();
    if (tellShortage)
        tellShortage(shortage);
    const auto began = ExchangeClock::now();
    const auto end = began + std::min(firstShortagePause * (1 << std::min(attempt, 8)), longestShortagePause);
    while (!aborted.load(std::memory_order_acquire) && ExchangeClock::now() < end) {
        arm(end);
        waker.waiting = true;
        loop.processEvents(QEventLoop::WaitForMoreEvents);
        waker.waiting = false;
    }
    start += ExchangeClock::now() - began;
    return !aborted.load(std::memory_order_acquire);
}

Reply Fetcher::Impl::fetchByManager(const Request &request, const QUrl &url, ExchangeClock::time_point start)
{
    if (!manager)
        manager = std::make_unique<ManagerClient>(settings, limits);
    Headers headers = queryHeaders(settings, cookies.get(), request, authorization);
    if (const QByteArray authority = queryAuthority(settings, request.url); authority != request.url.host())
        headers.append({"Host", authority});
    const QNetworkProxy proxy = proxies.proxyFor(request.url);
    const QByteArray given = asksProxy(request.url, proxy) ? proxies.authorization(proxy) : QByteArray();
    if (!given.isEmpty())
        headers.append({"Proxy-Authorization", given});
    const ManagerClient::Context context{
        .url = url, .headers = headers, .proxy = proxy, .arm = [this](ExchangeClock::time_point moment) {
            arm(moment);
        }};
    Reply reply;
    for (int shortages = 0;; ++shortages) {
        // Qt's client starts a thread for each request, which ends the process where it gets no file of its own.
        std::optional<Shortage> shortage;
        if (base::lacksOpenFiles(managerFiles)) {
            shortage = Shortage::OpenFiles;
        } else {
            reply = manager->fetch(request, context, loop, aborted, start);
            shortage = manager->shortage(reply);
        }
        if (!shortage)
            break;
        if (!waitFor(*shortage, shortages, start))
            return failed(base::Outcome::Aborted, "aborted");
    }
    if (reply.wire) {
        Query asked = query(request, requestTarget(request.url).value_or(QByteArrayView("/")), proxy);
        asked.headers = headers;
        reply.wire->request = requestBytes(asked);
    }
    return reply;
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

void Fetcher::useLogins(std::shared_ptr<LoginBook> logins)
{
    m_impl->servers.share(logins);
    m_impl->proxyServers.share(std::move(logins));
}

void Fetcher::useIssuers(std::shared_ptr<IssuerBook> issuers)
{
    m_impl->issuers = std::move(issuers);
}

void Fetcher::useNames(std::shared_ptr<NameBook> names)
{
    m_impl->names = std::move(names);
}

void Fetcher::tellShortage(std::function<void(Shortage)> tell)
{
    m_impl->tellShortage = std::move(tell);
}

bool Fetcher::lastAnswerInDoubt()
{
    return std::exchange(m_impl->lastMayBeAnothers, false) && m_impl->idle.lastSpokeUnasked();
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
