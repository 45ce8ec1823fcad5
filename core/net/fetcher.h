#pragma once

#include "core/base/outcome.h"
#include "core/url/url.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>

namespace argiope::net {

using Headers = QList<QPair<QByteArray, QByteArray>>;

/// First header of that name (without case), or "".
[[nodiscard]] QByteArray headerValue(const Headers &headers, QByteArrayView name);

/// How this crawl talks to servers. A plain value; the same for all its fetchers.
struct NetSettings
{
    QByteArray userAgent; ///< complete header value
    /// Further request headers, for every request. Values of one name are joined; they replace the fetcher's own, but
    /// for what it must say itself: Accept-Encoding, Connection, Content-Length, Transfer-Encoding and Upgrade given
    /// here are left out. A name or value that HTTP forbids makes every fetch fail with ProtocolError.
    Headers headers;
    QString proxy; ///< http://, https:// (spoken in the clear) or socks5:// URL; "" for none: the system's is not asked
    QByteArray credentials; ///< "user:pass" for Authorization: Basic; sent only to `credentialOrigins`
    QList<QByteArray> credentialOrigins; ///< url::Url::origin()
    int timeoutMs = 20000; ///< of silence: connecting, until the first byte, between bytes
    int totalTimeoutMs = 300000;
    bool http2 = true;
    bool ignoreTlsErrors = false;
};

/// Cookies of one crawl, shared by all its fetchers. Any thread. Bounded: 100 a host, 20,000 in all, 8 KiB each.
class CookieStore;
[[nodiscard]] std::shared_ptr<CookieStore> makeCookieStore();

enum class Method : quint8 { Get, Head };

/// What a fetch is at. A connection that is reused has no Connect.
enum class Phase : quint8 { Connect, FirstByte, Download };

/// Status line and headers, before the body.
struct ReplyHead
{
    int status = 0;
    QByteArray contentType;
    qint64 contentLength = -1; ///< as announced; -1: not announced
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
    /// Called on the fetching thread as the fetch moves on; must be quick.
    std::function<void(Phase)> progress;
};

/// Milliseconds; -1 where the phase did not happen or cannot be told (a connection that was reused has no connect).
struct Timings
{
    int connect = -1; ///< name look-up, TCP and TLS
    int firstByte = -1; ///< from the request's start to the head
    int download = -1;
    int total = 0;
};

/// What came of a fetch. A connection that is closed before a complete HTTP head came is ConnectFailed, whatever bytes
/// came before; one that breaks in the middle of a body is ProtocolError. Redirects are not followed: status 3xx with
/// Location is a reply like any other. `failure` says what went wrong below HTTP; None where a complete HTTP answer
/// came, whatever its status.
struct Reply
{
    base::Outcome failure = base::Outcome::None; ///< None, DnsFailed, ConnectFailed, TlsFailed, TimedOut, TooLarge,
                                                 ///< ProtocolError, Aborted, ProxyFailed, DecodeFailed
    QByteArray error; ///< English, technical, in full; "" where failure is None
    int status = 0; ///< HTTP status; 0 where none came
    QByteArray reason;
    QByteArray httpVersion; ///< "1.1" (also for 1.0), "2"
    /// In order, names as sent. A header that came several times is one entry in its last place, its values joined by
    /// ", "; but each Set-Cookie is an entry of its own. Headers without a value are left out.
    Headers headers;
    QByteArray body; ///< decoded; what came before a failure is kept
    bool bodyComplete = false; ///< false where `wanted` cut it or the fetch failed
    qint64 contentLength = -1;
    Timings timings;
};

/// One fetch at a time, blocking its own thread while an event loop of its own runs; abort() ends it from any other
/// thread within milliseconds. Owns a QNetworkAccessManager: construct, use and destroy it on one thread (a pool thread
/// without an event loop is fine). Keeps connections alive between fetches. No crawl policy: no robots, no retries, no
/// redirects.
class Fetcher
{
public:
    /// `cookies` may be null: then none are kept.
    Fetcher(const NetSettings &settings, std::shared_ptr<CookieStore> cookies);
    ~Fetcher();
    Fetcher(const Fetcher &) = delete;
    Fetcher &operator=(const Fetcher &) = delete;

    [[nodiscard]] Reply fetch(const Request &request);

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
