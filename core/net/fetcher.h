#pragma once

#include "core/base/outcome.h"
#include "core/settings/crawlsettings.h"
#include "core/url/url.h"

#include <QByteArray>
#include <QFlags>
#include <QHash>
#include <QList>
#include <QPair>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace argiope::net {

using Headers = QList<QPair<QByteArray, QByteArray>>;

/// First header of that name (without case), or "".
[[nodiscard]] QByteArray headerValue(const Headers &headers, QByteArrayView name);

/// NetSettings::proxy where the system's settings say which proxy to take.
inline constexpr const char *SystemProxy = "system";
/// Why no proxy can be had by this text, in English; "" where one can.
[[nodiscard]] QByteArray proxyError(const QString &proxy);

/// How this crawl talks to servers. A plain value; the same for all its fetchers.
struct NetSettings
{
    QByteArray userAgent; ///< complete header value
    /// Further request headers. Values of one name are joined; they replace the fetcher's own, but for what it must say
    /// itself: Accept-Encoding, Connection, Content-Length, Transfer-Encoding, Upgrade and the like given here are left
    /// out. Headers that say who we are (Authorization, Cookie, keys and tokens by their name) and Host go to
    /// `credentialOrigins` only, Proxy-Authorization to the proxy only; all others go to every host. A name or value
    /// that HTTP forbids makes every fetch fail with ProtocolError.
    Headers headers;
    QByteArray acceptLanguage = "en-US,en;q=0.9"; ///< header value; `headers` come first
    settings::Transport transport = settings::Transport::Own;
    QString proxy; ///< http:// or socks5:// URL, or SystemProxy; "": none
    /// "user:pass", by url::Url::origin(): for Basic and Digest, and never sent before the server asks for it.
    QHash<QByteArray, QByteArray> logins;
    QList<QByteArray> credentialOrigins; ///< url::Url::origin(); only they get what is private out of `headers`
    int timeoutMs = 20000; ///< of silence: connecting, until the first byte, between bytes
    int totalTimeoutMs = 300000;
    qint64 minRate = 0; ///< bytes a second on the wire, over as long as timeoutMs; less is TimedOut; 0: none
    bool http2 = false; ///< over TLS, where the server offers it; not by settings::Transport::Qt
    settings::CertificateErrors ignoreTlsErrors; ///< go on in spite of them
    QList<QByteArray> ignoreTlsOrigins; ///< url::Url::origin() of those that may have them; none: every server
    bool fetchIntermediates = false; ///< that servers do not send, by http, from where their certificates say
    QHash<QByteArray, QString> clientCertificates; ///< files, by url::Url::origin(); for who asks for one
    QByteArray certificatePassword; ///< of their keys
    /// Called on the fetching thread with the number of bytes that came, before they are looked at and before more are
    /// read. May block: none of that time counts against the server. False ends the fetch, Aborted.
    std::function<bool(qint64 bytes)> throttle{};

    /// Certificate errors that a server of `origin` may have.
    [[nodiscard]] settings::CertificateErrors ignoredOf(const QByteArray &origin) const
    {
        const bool may = ignoreTlsOrigins.isEmpty() || ignoreTlsOrigins.contains(origin);
        return may ? ignoreTlsErrors : settings::CertificateErrors();
    }
};

/// Cookies of one crawl, shared by all its fetchers. Any thread. Bounded: 180 a host, 20,000 in all, 4 KiB each.
class CookieStore;
class NameBook;
class LoginBook;
class IssuerBook;
[[nodiscard]] std::shared_ptr<CookieStore> makeCookieStore();
/// Where logins were asked for, likewise.
[[nodiscard]] std::shared_ptr<LoginBook> makeLoginBook();
/// Certificates that servers should have sent, likewise.
[[nodiscard]] std::shared_ptr<IssuerBook> makeIssuerBook();

enum class Method : quint8 { Get, Head };

/// What we have too little of ourselves. No outcome of any URL: the request waits until there is more.
enum class Shortage : quint8 {
    OpenFiles, ///< or the system's memory for sockets
    Ports, ///< of our own, for connections to that address
};

/// What a fetch is at. Before Connect the name is looked up; a connection that is reused has neither.
enum class Phase : quint8 { Connect, FirstByte, Download };

/// Status line and headers, before the body.
struct ReplyHead
{
    int status = 0;
    QByteArray contentType; ///< Reply::contentType
    qint64 contentLength = -1; ///< as announced; -1: not announced
};

/// What TLS showed of a server.
struct TlsFacts
{
    QByteArray protocol; ///< "TLSv1.3"; "" where the handshake failed
    /// What is wrong with the certificate, whether that was ignored or not: in words, English, by the kind of trouble.
    QHash<settings::CertificateError, QByteArray> errors{};
    qint64 validUntil = 0; ///< of the certificate; ms since 1970 UTC; 0: not known
    QByteArray keyType{}; ///< "RSA", "EC", "DSA", "DH"; "" where it is not known
    int keyBits = 0;
    QByteArray missingIssuer{}; ///< whose certificate the server should have sent, in words; "": none
    QByteArray signature{}; ///< "sha256WithRSAEncryption"; "" where it is not known
};

struct Request
{
    url::Url url; ///< http or https; sent byte for byte, without its fragment
    Method method = Method::Get;
    Headers headers; ///< for this request alone
    qint64 maxBytes = 32 * 1024 * 1024; ///< of the body after content decoding; more ends the fetch with TooLarge
    /// Asked once with the head: how many bytes of the body are wanted. 0: none (the fetch ends there, Ok). Empty:
    /// maxBytes.
    std::function<qint64(const ReplyHead &)> wanted;
    /// Takes the decoded body of a 2xx answer in pieces, on the fetching thread, in place of Reply::body: a body of any
    /// size in constant memory. maxBytes counts as ever.
    std::function<void(QByteArrayView piece)> sink;
    /// Called on the fetching thread before Reply::body takes more memory than Reception::FreeBytes: so many bytes in
    /// all. May block until there is room; none of that time counts against the server. False ends the fetch, Aborted.
    std::function<bool(qint64 bytes)> room;
    /// Called on the fetching thread as the fetch moves on; must be quick.
    std::function<void(Phase)> progress;
    bool wantsTls = false; ///< Reply::tls and Reply::address are asked for
    bool wantsAddress = false; ///< Reply::address is
    /// In place of a request: an offer of TLS 1.1 and older, on a connection of its own on which nothing else is sent.
    /// Of https only. What comes of it is Reply::oldTls.
    bool offersOldTls = false;
    /// On a connection that has served nobody: what went wrong with a former attempt may be the connection's fault.
    bool wantsNewConnection = false;
    bool wantsWire = false; ///< Reply::wire is asked for
    qint64 maxWireBytes = 0; ///< of a longer answer there is none, which is no fault of its own; 0: as maxBytes
    int silenceMs = 0; ///< in place of NetSettings::timeoutMs; 0: as that
};

/// Milliseconds; -1 where the phase did not happen or cannot be told (a connection that was reused has no connect).
struct Timings
{
    int connect = -1; ///< TCP and TLS, or the way through a proxy
    int firstByte = -1; ///< from the request's start to the head
    int download = -1;
    int total = 0;
};

/// What went over the wire for a complete answer, as web archives keep it. Over HTTP/2, and by settings::Transport::Qt,
/// there is no such text: the same is written as HTTP/1.1 has it then, and `body` is what the frames held.
struct WireBytes
{
    QByteArray request; ///< with its credentials
    QByteArray head; ///< of the final answer, with the empty line behind it
    /// What came behind the head, with its content and transfer codings. Empty where it is Reply::body byte for byte.
    QByteArray body{};
    bool bodyIsReply = false;
    QByteArray payloadSha1{}; ///< of the body without its transfer coding (WARC/1.1, 5.9); of nothing where it is empty
    qint64 payloadBytes = 0;
    QByteArray address{}; ///< of the server that answered; "": not known, or it was a proxy
};

/// What came of a fetch. A connection that is closed before any byte came is ConnectFailed; one that breaks in the
/// middle of a head or a body is ProtocolError, as is what is no HTTP. A head beyond all measure is TooLarge. Redirects
/// are not followed: status 3xx with Location is a reply like any other. `failure` says what went wrong below HTTP;
/// None where a complete HTTP answer came, whatever its status.
struct Reply
{
    base::Outcome failure = base::Outcome::None; ///< None, DnsFailed, ConnectFailed, TlsFailed, TimedOut, TooLarge,
                                                 ///< ProtocolError, Aborted, ProxyFailed, DecodeFailed
    QByteArray error; ///< English, technical, in full; "" where failure is None
    int status = 0; ///< HTTP status; 0 where none came
    QByteArray reason;
    QByteArray httpVersion; ///< "1.1" (also for 1.0), "2"
    /// In order, names as sent. A header that came several times is one entry in its last place, its values joined by
    /// ", "; but each Set-Cookie, Location and X-Robots-Tag is an entry of its own. Headers without a value are left
    /// out.
    Headers headers;
    QByteArray contentType; ///< the one that counts where there are several (Fetch Standard, "extract a MIME type")
    QByteArray body; ///< decoded; what came before a failure is kept
    bool loginRefused = false; ///< 401 or 407, and the name and password for it were sent, now or to its realm before
    bool outOfTime = false; ///< TimedOut by the total time amid its body, which came steadily: it would again
    bool codingCut = false; ///< DecodeFailed as the body ended inside its coding: it may be whole another time
    bool bodyComplete = false; ///< false where `wanted` cut it or the fetch failed
    qint64 contentLength = -1;
    Timings timings;
    std::optional<TlsFacts> tls{}; ///< where it was asked for, by settings::Transport::Own, and there is a certificate
    /// Of Request::offersOldTls: the version in which the server takes part, "TLSv1.1", "TLSv1.0" or "SSLv3"; "" where
    /// it declines.
    std::optional<QByteArray> oldTls{};
    QByteArray address{}; ///< of the server, where the request asked for it; "": not known, or it was a proxy
    qint64 keptAt = 0; ///< when it came, ms since 1970 UTC, of one that somebody kept; 0: just now
    /// Where it was asked for and the body is complete. None where codings make far more of it than maxBytes.
    std::optional<WireBytes> wire{};
};

/// One fetch at a time, blocking its own thread while an event loop of its own runs; abort() ends it from any other
/// thread within milliseconds. Owns its connections: construct, use and destroy it on one thread (a pool thread without
/// an event loop is fine). Keeps connections alive between fetches. Sends a request a second time only where that is no
/// repetition: an idle connection turned out to be closed, the server says that it did not process it, or more came
/// than the answer on a connection that had served others; and with a login where the first answer asks for one that is
/// known (401, 407). No crawl policy: no robots, no retries, no redirects.
class Fetcher
{
public:
    /// `cookies` may be null: then none are kept.
    Fetcher(const NetSettings &settings, std::shared_ptr<CookieStore> cookies);
    ~Fetcher();
    Fetcher(const Fetcher &) = delete;
    Fetcher &operator=(const Fetcher &) = delete;

    [[nodiscard]] Reply fetch(const Request &request);

    /// Who says where hosts are, before the first fetch; by settings::Transport::Qt, and of what a proxy makes tunnels
    /// to, nobody is asked. Null: Qt looks names up.
    void useNames(std::shared_ptr<NameBook> names);

    /// What fetchers of one crawl have in common, before the first fetch; each has its own otherwise.
    void useLogins(std::shared_ptr<LoginBook> logins);
    void useIssuers(std::shared_ptr<IssuerBook> issuers);
    /// Called on the fetching thread each time that a request has to wait as we have too little of something.
    void tellShortage(std::function<void(Shortage)> tell);

    /// To be asked once before the last reply is believed, as late as possible: true where something that nobody asked
    /// for came behind it on a connection that had served others, so that it may be the answer to another request.
    /// Fetching again takes a new connection.
    [[nodiscard]] bool lastAnswerInDoubt();

    /// Any thread. The running fetch ends with Aborted, and so does every later one, until resetAbort(). The fetcher
    /// must live until abort() has returned: who calls it from another thread holds the lock under which its owner
    /// takes it away.
    void abort();
    void resetAbort(); ///< own thread, between fetches

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope::net
