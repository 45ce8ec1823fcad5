#pragma once

#include "tests/support/testsite.h"

#include <QSslSocket>

#include <map>

struct nghttp2_session;

namespace argiope::test {

/// What came on one stream.
struct StreamAnswer
{
    QList<int> interim; ///< statuses of 1xx
    int status = 0;
    SiteHeaders headers;
    SiteHeaders trailers;
    QByteArray body;
    bool complete = false;
    bool over = false;
    qint64 reset = -1; ///< the code of RST_STREAM

    [[nodiscard]] QByteArray header(const QByteArray &name) const;
};

/// A client of HTTP/2 for tests of the test server: blocks, checks what the server sends by a library's rules.
class Http2Talk
{
public:
    explicit Http2Talk(const TestSite &site, const QList<QByteArray> &protocols = {"h2"});
    ~Http2Talk();
    Http2Talk(const Http2Talk &) = delete;
    Http2Talk &operator=(const Http2Talk &) = delete;

    qint32 ask(const QByteArray &target, const QByteArray &method = "GET");
    /// Until the stream is over, the connection ends or nothing comes any more.
    StreamAnswer answerTo(qint32 stream, int patienceMs = 10000);
    StreamAnswer get(const QByteArray &target) { return answerTo(ask(target)); }
    void listen(int ms); ///< to whatever comes
    [[nodiscard]] bool isOpen() const { return m_socket.state() == QAbstractSocket::ConnectedState; }

    QByteArray protocol; ///< as negotiated
    QByteArray error; ///< what the server did wrong; "" nothing
    QByteArray frames; ///< a letter for each that came: D H P R S U(push) I(ping) G W C, '?' unknown
    qint64 goAwayLast = -1;
    qint64 goAwayError = -1;
    Http2Settings settings; ///< the last that came

private:
    struct Callbacks;
    bool exchange(int ms); ///< false: nothing came, or the connection is over

    QSslSocket m_socket;
    nghttp2_session *m_session = nullptr;
    std::map<qint32, StreamAnswer> m_answers;
};

} // namespace argiope::test
