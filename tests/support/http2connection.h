#pragma once

#include "tests/support/http2frames.h"
#include "tests/support/siteconnection.h"

#include <functional>
#include <map>
#include <memory>
#include <vector>

struct nghttp2_session;

namespace argiope::test {

/// HTTP/2. The library reads what the client says and writes honest answers; what a page wants on the wire goes there
/// beside it, between two of its frames.
class Http2Connection : public SiteConnection
{
public:
    Http2Connection(QTcpSocket *socket, SiteState &state, int number, QObject *parent);
    ~Http2Connection() override;

protected:
    void begin() override;
    void take(const QByteArray &bytes) override;
    void goOn() override;
    [[nodiscard]] QByteArray onWire(const QByteArray &bytes, qint32 stream) override;
    [[nodiscard]] bool isIdle() const override { return m_streams.empty() && m_input.isEmpty(); }

private:
    struct Stream;
    struct Callbacks;

    void serve(qint32 id);
    void later(Stream &stream, int ms, std::function<void(Stream &)> next);
    void wake(qint32 id);
    void answer(Stream &stream);
    void sendInterim(Stream &stream, qsizetype index);
    void sendHead(Stream &stream);
    void dripOn(Stream &stream);
    void play(Stream &stream);
    void finish(qint32 id, bool whole);
    /// False where the client has left the stream meanwhile, which is gone then.
    [[nodiscard]] bool writeFrames(const QByteArray &frames, qint32 id);
    void pump();
    [[nodiscard]] qint64 read(Stream &stream, uchar *buffer, size_t length, quint32 *flags);

    nghttp2_session *m_session = nullptr;
    std::map<qint32, std::unique_ptr<Stream>> m_streams;
    std::map<qint32, Request> m_incoming; ///< not complete
    std::vector<qint32> m_complete; ///< requests, to be answered
    std::vector<std::pair<qint32, bool>> m_closed; ///< streams, and whether in good order
    h2::FrameWriter m_frames;
    QByteArray m_input;
    bool m_greeted = false; ///< the client's preface is there
    bool m_closing = false;
    bool m_pumping = false;
};

} // namespace argiope::test
