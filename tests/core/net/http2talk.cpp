#include "tests/core/net/http2talk.h"

#include <QElapsedTimer>
#include <QSslConfiguration>

#include <nghttp2/nghttp2.h>

namespace argiope::test {

namespace {

constexpr int Patience = 10000;

QByteArray toBytes(const uint8_t *data, size_t length)
{
    return {reinterpret_cast<const char *>(data), qsizetype(length)};
}

nghttp2_nv toField(const char *name, const QByteArray &value)
{
    // The library does not write to them.
    return {const_cast<uint8_t *>(reinterpret_cast<const uint8_t *>(name)),
        const_cast<uint8_t *>(reinterpret_cast<const uint8_t *>(value.constData())), qstrlen(name),
        size_t(value.size()), NGHTTP2_NV_FLAG_NONE};
}

} // namespace

QByteArray StreamAnswer::header(const QByteArray &name) const
{
    for (const auto &[key, value] : headers) {
        if (key == name)
            return value;
    }
    return {};
}

struct Http2Talk::Callbacks
{
    static int onHeader(nghttp2_session *, const nghttp2_frame *frame, const uint8_t *name, size_t nameLength,
        const uint8_t *value, size_t valueLength, uint8_t, void *user)
    {
        StreamAnswer &answer = static_cast<Http2Talk *>(user)->m_answers[frame->hd.stream_id];
        const QByteArray key = toBytes(name, nameLength);
        const QByteArray text = toBytes(value, valueLength);
        if (key == ":status") {
            if (answer.status > 0)
                answer.interim.append(answer.status);
            answer.status = text.toInt();
            answer.headers.clear();
        } else if (frame->headers.cat == NGHTTP2_HCAT_HEADERS && answer.status >= 200 && !answer.body.isEmpty()) {
            answer.trailers.append({key, text});
        } else {
            answer.headers.append({key, text});
        }
        return 0;
    }

    static int onData(nghttp2_session *, uint8_t, int32_t stream, const uint8_t *data, size_t length, void *user)
    {
        static_cast<Http2Talk *>(user)->m_answers[stream].body += toBytes(data, length);
        return 0;
    }

    static int onFrame(nghttp2_session *, const nghttp2_frame *frame, void *user)
    {
        auto *self = static_cast<Http2Talk *>(user);
        self->frames += frame->hd.type < 10 ? "DHPRSUIGWC"[frame->hd.type] : '?';
        StreamAnswer &answer = self->m_answers[frame->hd.stream_id];
        switch (frame->hd.type) {
        case NGHTTP2_DATA:
        case NGHTTP2_HEADERS:
            answer.complete = answer.complete || (frame->hd.flags & NGHTTP2_FLAG_END_STREAM);
            break;
        case NGHTTP2_RST_STREAM:
            answer.reset = frame->rst_stream.error_code;
            break;
        case NGHTTP2_GOAWAY:
            self->goAwayLast = frame->goaway.last_stream_id;
            self->goAwayError = frame->goaway.error_code;
            break;
        case NGHTTP2_SETTINGS:
            if (frame->hd.flags & NGHTTP2_FLAG_ACK)
                break;
            self->settings.clear();
            for (size_t i = 0; i < frame->settings.niv; ++i)
                self->settings.append({quint16(frame->settings.iv[i].settings_id), frame->settings.iv[i].value});
            break;
        default:
            break;
        }
        return 0;
    }

    static int onClose(nghttp2_session *, int32_t stream, uint32_t, void *user)
    {
        static_cast<Http2Talk *>(user)->m_answers[stream].over = true;
        return 0;
    }

    static int onError(nghttp2_session *, int, const char *text, size_t length, void *user)
    {
        static_cast<Http2Talk *>(user)->error += QByteArray(text, qsizetype(length)) + '\n';
        return 0;
    }
};

Http2Talk::Http2Talk(const TestSite &site, const QList<QByteArray> &protocols)
{
    QSslConfiguration configuration = m_socket.sslConfiguration();
    configuration.setAllowedNextProtocols(protocols);
    m_socket.setSslConfiguration(configuration);
    m_socket.setPeerVerifyMode(QSslSocket::VerifyNone);
    m_socket.connectToHostEncrypted(QStringLiteral("127.0.0.1"), site.port());
    if (!m_socket.waitForEncrypted(Patience))
        error += "no TLS\n";
    protocol = m_socket.sslConfiguration().nextNegotiatedProtocol();

    nghttp2_session_callbacks *callbacks = nullptr;
    nghttp2_session_callbacks_new(&callbacks);
    nghttp2_session_callbacks_set_on_header_callback(callbacks, Callbacks::onHeader);
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks, Callbacks::onData);
    nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, Callbacks::onFrame);
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, Callbacks::onClose);
    nghttp2_session_callbacks_set_error_callback2(callbacks, Callbacks::onError);
    if (nghttp2_session_client_new(&m_session, callbacks, this) != 0)
        qFatal("no HTTP/2 session");
    nghttp2_session_callbacks_del(callbacks);
    const nghttp2_settings_entry noPush{NGHTTP2_SETTINGS_ENABLE_PUSH, 0};
    nghttp2_submit_settings(m_session, NGHTTP2_FLAG_NONE, &noPush, 1);
}

Http2Talk::~Http2Talk()
{
    nghttp2_session_del(m_session);
}

qint32 Http2Talk::ask(const QByteArray &target, const QByteArray &method)
{
    // Fields only point to their texts.
    static const QByteArray scheme = "https";
    static const QByteArray authority = "127.0.0.1";
    const nghttp2_nv fields[] = {toField(":method", method), toField(":scheme", scheme),
        toField(":authority", authority), toField(":path", target)};
    return nghttp2_submit_request(m_session, nullptr, fields, 4, nullptr, nullptr);
}

StreamAnswer Http2Talk::answerTo(qint32 stream, int patienceMs)
{
    while (!m_answers[stream].over && exchange(patienceMs)) { }
    return m_answers[stream];
}

void Http2Talk::listen(int ms)
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < ms && isOpen())
        exchange(int(ms - clock.elapsed()) + 1);
}

bool Http2Talk::exchange(int ms)
{
    const uint8_t *bytes = nullptr;
    for (ssize_t length = 0; (length = nghttp2_session_mem_send(m_session, &bytes)) > 0;)
        m_socket.write(reinterpret_cast<const char *>(bytes), length);
    m_socket.flush();
    if (!m_socket.waitForReadyRead(ms))
        return false;
    const QByteArray got = m_socket.readAll();
    const ssize_t taken
        = nghttp2_session_mem_recv(m_session, reinterpret_cast<const uint8_t *>(got.constData()), size_t(got.size()));
    if (taken < 0)
        error += QByteArray(nghttp2_strerror(int(taken))) + '\n';
    for (ssize_t length = 0; (length = nghttp2_session_mem_send(m_session, &bytes)) > 0;)
        m_socket.write(reinterpret_cast<const char *>(bytes), length);
    m_socket.flush();
    // It has said goodbye because of what the server did.
    if (nghttp2_session_want_read(m_session) == 0 && goAwayLast < 0 && error.isEmpty())
        error += "the connection is of no use any more\n";
    return taken >= 0 && nghttp2_session_want_read(m_session) != 0;
}

} // namespace argiope::test
