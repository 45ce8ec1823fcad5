#pragma once

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>

#include <functional>
#include <initializer_list>
#include <limits>
#include <memory>
#include <utility>
#include <variant>

namespace argiope::test {

using SiteHeaders = QList<QPair<QByteArray, QByteArray>>;

/// One request as it came over the wire.
struct Request
{
    QByteArray method;
    QByteArray target; ///< the exact bytes of the request line
    QByteArray version; ///< "HTTP/1.1", "HTTP/2"
    SiteHeaders headers; ///< in order, names as sent; HTTP/2's :authority is "host"
    qint64 arrivedMs = 0; ///< steady clock, milliseconds
    int connection = 0; ///< 1, 2, …: the connection it came on

    /// First header of that name (without case), or "".
    [[nodiscard]] QByteArray header(const QByteArray &name) const;
    /// The target up to, not including, '?'.
    [[nodiscard]] QByteArray path() const;
};

/// A piece of an answer that a script sends.
struct Step
{
    QByteArray bytes;
    int pauseMs = 0; ///< before each time
    qint64 times = 1; ///< -1: without end, as fast as the peer takes it where there is no pause
};

/// An answer before the answer.
struct Interim
{
    int status = 103;
    SiteHeaders headers{};
    int pauseMs = 0; ///< between it and what follows
};

/// What a test page answers. Every field has a sane default: `Response{.status = 404}` is enough. It means the same
/// over each wire; what is said of bytes on the wire is, over HTTP/2, said of frames (tests/support/http2frames.h), and
/// what closes the connection closes it for all streams.
struct Response
{
    int status = 200;
    QByteArray reason{}; ///< "": a usual phrase
    SiteHeaders headers{}; ///< further headers, in this order
    QByteArray contentType = "text/html; charset=utf-8"; ///< "": no such header
    QByteArray body{}; ///< sent as it is; a test that wants Content-Encoding compresses it itself
    int delayMs = 0; ///< before the first byte of the answer
    bool neverAnswer = false; ///< keeps the connection open and says nothing
    bool chunked = false; ///< Transfer-Encoding: chunked instead of Content-Length; over HTTP/2 no length is told
    bool untilClose = false; ///< no length at all: HTTP/1.0 answer whose end is the connection's end
    int dripBytes = 0; ///< > 0: so many body bytes every dripMs
    int dripMs = 10;
    bool endless = false; ///< a body without end (chunked), repeating `body` or 'x', as fast as the peer takes it
    qint64 closeAfter = -1; ///< >= 0: closes after so many bytes of the body on the wire, whatever was announced
    bool reset = false; ///< drops the connection without an answer
    bool closeConnection = false; ///< Connection: close (HTTP/2: GOAWAY), and closes after the answer
    enum class After : quint8 {
        Close,
        Reset,
        Hold, ///< stays open, and nothing more is answered on it
        HalfClose, ///< TLS: close_notify, but TCP stays open (Unix; elsewhere Close); plain: the server's direction
                   ///< only
        KeepAlive, ///< the next request is answered
    };
    QList<Step> script{}; ///< not empty: these bytes on the wire, step by step, instead of everything else
    After after = After::Close; ///< what becomes of the connection when the script is over
    QByteArray raw{}; ///< not "": these bytes instead of everything above but delayMs, then the connection is closed
    QList<Interim> interim{}; ///< before the head, in this order
    SiteHeaders trailers{}; ///< behind the body, which is chunked then
    QByteArray ahead{}; ///< bytes on the wire before the answer, in one write with it where aheadMs is 0
    int aheadMs = 0;
    QByteArray behind{}; ///< bytes on the wire after an answer that does not close; in one write with it where
                         ///< behindMs is 0, else only if nothing else has been asked for meanwhile
    int behindMs = 0;
    int idleMs = -1; ///< >= 0: so long after the answer, if nothing else has been asked for, `after` happens
};

using Handler = std::function<Response(const Request &)>;

/// A page is its text, a full answer, or a function of the request. A handler runs on the site's thread: what it
/// shares with the test needs a lock, and it must not call the site but for the functions marked "any thread".
class Page
{
public:
    Page(const char *body)
        : m_what(Response{.body = QByteArray(body)})
    {
    }
    Page(const QByteArray &body)
        : m_what(Response{.body = body})
    {
    }
    Page(Response response)
        : m_what(std::move(response))
    {
    }
    template <class F>
    requires std::is_invocable_r_v<Response, F, const Request &> Page(F handler)
        : m_what(Handler(std::move(handler)))
    {
    }

    [[nodiscard]] Response answer(const Request &request) const;
    /// The body of a page that is not a function; "" of others.
    [[nodiscard]] QByteArray text() const
    {
        const auto *response = std::get_if<Response>(&m_what);
        return response ? response->body : QByteArray();
    }

private:
    std::variant<Response, Handler> m_what;
};

enum class Tls : quint8 {
    Off,
    SelfSigned,
    Good, ///< signed by ca.pem, for 127.0.0.1 and localhost
    Expired, ///< as Good, but years ago
    WrongHost, ///< as Good, but for other.test
    Incomplete, ///< by an intermediate certificate that is not sent and cannot be fetched
    CommonName, ///< without a subject alternative name
};

enum class Wire : quint8 {
    Plain,
    Tls, ///< HTTP/1.1 over TLS; ALPN knows nothing else
    Http2, ///< over TLS; HTTP/1.1 for who does not offer h2
    OnlyHttp2, ///< over TLS; who does not offer h2 is turned away
};

/// Numbers and values of a SETTINGS frame (RFC 9113, 6.5.2).
using Http2Settings = QList<QPair<quint16, quint32>>;

/// A small HTTP server on 127.0.0.1 at a free port, in a thread of its own, for tests:
///     TestSite site {{"/", "<a href=b>"}, {"/b", "ok"}};
/// A request finds the page of its exact target, else that of its target without the query, else the fallback, else
/// 404. Keep-alive, pipelining, streams and HEAD work by themselves; bodies of requests are not read (GET and HEAD
/// only). It also plays an HTTP proxy: then the targets are absolute URLs. Every function is for any thread. Construct
/// and destroy on the same thread; the destructor closes everything and joins. Several sites may live at once.
class TestSite
{
public:
    TestSite(std::initializer_list<std::pair<QByteArray, Page>> pages, Tls tls = Tls::Off);
    explicit TestSite(Tls tls = Tls::Off); ///< HTTP/1.1
    TestSite(std::initializer_list<std::pair<QByteArray, Page>> pages, Wire wire, Tls tls = Tls::Good);
    explicit TestSite(Wire wire, Tls tls = Tls::Good); ///< a plain site has no certificate, whatever it says
    ~TestSite();
    TestSite(const TestSite &) = delete;
    TestSite &operator=(const TestSite &) = delete;

    [[nodiscard]] quint16 port() const;
    [[nodiscard]] Wire wire() const;
    [[nodiscard]] QByteArray origin() const; ///< "http://127.0.0.1:PORT"
    [[nodiscard]] QByteArray url(const QByteArray &target) const; ///< origin() + target

    /// Adds or replaces a page. Any thread, at any time.
    void setPage(const QByteArray &target, Page page);
    /// Answers what no page matches.
    void setFallback(Page page);
    /// What no page matches, /0 for one, links to the next number, up to `last`. Each says something else: a chain of
    /// pages that say nothing new is a trap.
    void setChain(int delayMs, int last = std::numeric_limits<int>::max());
    /// Answers the first bytes of every connection, whatever they are; nothing is taken for a request any more.
    void setAnswerToAnything(Response response);
    /// Requests without Authorization are answered by 401 (Basic), and not recorded.
    void askForLogin();
    /// What the first SETTINGS frame of later HTTP/2 connections says; nobody checks that it is true, or allowed.
    void setHttp2Settings(Http2Settings settings);

    /// Every request so far, in order of arrival; recorded before it is answered.
    [[nodiscard]] QList<Request> accessLog() const;
    [[nodiscard]] QList<QByteArray> targets() const; ///< of accessLog()
    [[nodiscard]] qsizetype requestCount() const;
    [[nodiscard]] qsizetype requestCount(const QByteArray &target) const;
    void clearLog();
    /// False once the time is over; true at once when so many requests have come since the start or clearLog().
    [[nodiscard]] bool waitForRequests(qsizetype count, int timeoutMs = 10000) const;

    [[nodiscard]] qint64 bytesSent() const; ///< handed to the system so far, heads included
    [[nodiscard]] int connectionCount() const; ///< accepted so far
    [[nodiscard]] int openConnections() const; ///< now
    [[nodiscard]] int maxConcurrent() const; ///< the most requests that were being answered at one moment

    /// Milliseconds of the clock that Request::arrivedMs uses.
    [[nodiscard]] static qint64 nowMs();

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

/// Lets this process trust the authority behind Tls::Good, Expired and WrongHost. Before the first fetcher is made.
void trustTestAuthority();

/// A port of 127.0.0.1 on which nobody listens (just now).
[[nodiscard]] quint16 closedPort();

} // namespace argiope::test
