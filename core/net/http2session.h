#pragma once

#include "core/net/headreader.h"

#include <QByteArray>
#include <QByteArrayView>

#include <memory>

struct nghttp2_session;

namespace argiope::net {

struct Query;

/// How one stream ended (RFC 9113, 5.4 and 7).
struct StreamEnd
{
    bool complete = false; ///< by END_STREAM, and nothing was wrong with it
    bool refused = false; ///< the server did not process the request: REFUSED_STREAM, or a GOAWAY that leaves it out
    bool wantsHttp1 = false; ///< HTTP_1_1_REQUIRED
    bool withConnection = false; ///< the connection broke HTTP/2, maybe on behalf of a stream of before
    base::Outcome failure = base::Outcome::None;
    QByteArray error;
};

/// Takes what comes on the running stream. Called from within Http2Session::feed().
class Http2Listener
{
public:
    virtual ~Http2Listener() = default;
    /// The final answer's head; names as HTTP/2 has them, in lower case. `last`: no body follows.
    virtual void streamHead(int status, Headers &&headers, bool last) = 0;
    virtual void streamData(QByteArrayView bytes) = 0;
    virtual void streamEnded(const StreamEnd &end) = 0;
};

/// The client's end of an HTTP/2 connection with one request at a time (RFC 9113), over nghttp2. Bytes in, bytes out:
/// it owns no socket. Lives as long as its connection, on its thread. What a server can make it do is bounded: heads by
/// HeadLimits (decoded, all lines of all blocks between two requests), frames that bring nothing, what is written back.
class Http2Session
{
public:
    explicit Http2Session(const HeadLimits &limits = {});
    ~Http2Session();
    Http2Session(const Http2Session &) = delete;
    Http2Session &operator=(const Http2Session &) = delete;

    /// Begins a stream. `listener` is called until its stream has ended or cancel() was called.
    void request(const Query &query, Http2Listener *listener);
    /// The running stream is of no more interest.
    void cancel();
    /// False once the connection is of no more use; then the listener was told, if there is one.
    bool feed(QByteArrayView bytes);
    [[nodiscard]] QByteArray takeOutput();
    /// Another request may be made: the server has not said farewell, lets a stream be opened and made no mistake.
    [[nodiscard]] bool usable() const;

private:
    struct Callbacks;
    void writeOut();
    void fail(base::Outcome failure, const QByteArray &error);
    void tellEnd(const StreamEnd &end);
    [[nodiscard]] bool countUseless();
    void headersBegin(int stream);
    [[nodiscard]] bool headerCame(int stream, QByteArrayView name, QByteArrayView value);
    [[nodiscard]] bool headersEnd(bool last);
    void streamClosed(int stream, quint32 code);

    nghttp2_session *m_session = nullptr;
    const HeadLimits m_limits;
    Http2Listener *m_listener = nullptr;
    QByteArray m_output;
    int m_stream = 0; ///< that runs; 0: none
    bool m_headDone = false; ///< the final head of the running stream
    bool m_inTrailer = false;
    bool m_endSeen = false; ///< END_STREAM
    int m_status = 0;
    int m_interim = 0;
    Headers m_headers;
    QByteArray m_streamError; ///< what nghttp2 found wrong with the running stream
    // Since the last request
    qsizetype m_headBytes = 0;
    int m_headFields = 0;
    int m_uselessFrames = 0;
    qsizetype m_uselessBytes = 0; ///< since something of the answer came
    bool m_farewell = false; ///< GOAWAY came
    bool m_dead = false;
    base::Outcome m_failure = base::Outcome::None; ///< why a callback ended the connection
    QByteArray m_error;
    QByteArray m_detail; ///< nghttp2's own words on what was wrong
};

} // namespace argiope::net
