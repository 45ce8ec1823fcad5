#include "core/net/http2session.h"

#include "core/net/answerreader.h"
#include "core/net/headerfields.h"

#include <QString>

#include <algorithm>
#include <array>
#include <nghttp2/nghttp2.h>
#include <vector>

namespace argiope::net {

using base::Outcome;

namespace {

/// What a server may send ahead of us: a thread reads at once what comes, so this only bridges the way.
constexpr int streamWindow = 1024 * 1024;
constexpr int connectionWindow = 2 * 1024 * 1024;
/// Bytes and frames that bring a request nothing. Twice the window: what was on its way for a stream that was left is
/// no mistake.
constexpr qsizetype maxUselessBytes = 2 * connectionWindow;
constexpr int maxUselessFrames = 10'000;
/// The list size of RFC 9113, 6.5.2 counts so much for each line.
constexpr qsizetype fieldOverhead = 32;

template <void (*Free)(nghttp2_session_callbacks *)>
struct Holder
{
    nghttp2_session_callbacks *it = nullptr;
    ~Holder() { Free(it); }
};

/// Both must live until the request is submitted.
nghttp2_nv pair(QByteArrayView name, QByteArrayView value)
{
    const auto bytes = [](QByteArrayView text) {
        return reinterpret_cast<uint8_t *>(const_cast<char *>(text.data())); // nghttp2 copies and changes nothing
    };
    return {bytes(name), bytes(value), size_t(name.size()), size_t(value.size()), NGHTTP2_NV_FLAG_NONE};
}

bool isOnStream(const nghttp2_frame_hd &head)
{
    return head.type == NGHTTP2_HEADERS || (head.type == NGHTTP2_DATA && head.length > 0);
}

} // namespace

/// nghttp2's calls, each with the session as its last argument. Those that return an error end the connection.
struct Http2Session::Callbacks
{
    static Http2Session &self(void *data) { return *static_cast<Http2Session *>(data); }

    static int beginFrame(nghttp2_session *, const nghttp2_frame_hd *head, void *data)
    {
        const bool useful = isOnStream(*head) && head->stream_id == self(data).m_stream;
        return useful || self(data).countUseless() ? 0 : NGHTTP2_ERR_CALLBACK_FAILURE;
    }
    static int beginHeaders(nghttp2_session *, const nghttp2_frame *frame, void *data)
    {
        self(data).headersBegin(frame->hd.stream_id);
        return 0;
    }
    static int header(nghttp2_session *, const nghttp2_frame *frame, const uint8_t *name, size_t nameSize,
        const uint8_t *value, size_t valueSize, uint8_t, void *data)
    {
        const auto view = [](const uint8_t *bytes, size_t size) { return QByteArrayView(bytes, qsizetype(size)); };
        const bool fine = self(data).headerCame(frame->hd.stream_id, view(name, nameSize), view(value, valueSize));
        return fine ? 0 : NGHTTP2_ERR_CALLBACK_FAILURE;
    }
    static int frameCame(nghttp2_session *, const nghttp2_frame *frame, void *data)
    {
        Http2Session &session = self(data);
        const bool last = (frame->hd.flags & NGHTTP2_FLAG_END_STREAM) != 0;
        if (frame->hd.type == NGHTTP2_GOAWAY)
            session.m_farewell = true;
        if (frame->hd.stream_id != session.m_stream || session.m_stream == 0)
            return 0;
        if (last && (frame->hd.type == NGHTTP2_HEADERS || frame->hd.type == NGHTTP2_DATA))
            session.m_endSeen = true;
        if (frame->hd.type == NGHTTP2_HEADERS && !session.headersEnd(last))
            return NGHTTP2_ERR_CALLBACK_FAILURE;
        return 0;
    }
    static int dataCame(nghttp2_session *, uint8_t, int32_t stream, const uint8_t *bytes, size_t size, void *data)
    {
        Http2Session &session = self(data);
        if (stream != session.m_stream || !session.m_listener)
            return 0;
        session.m_uselessBytes = 0;
        session.m_listener->streamData(QByteArrayView(bytes, qsizetype(size)));
        return 0;
    }
    static int invalidFrame(nghttp2_session *, const nghttp2_frame *frame, int error, void *data)
    {
        if (frame->hd.stream_id == self(data).m_stream)
            self(data).m_streamError = nghttp2_strerror(error);
        return 0;
    }
    static int frameSent(nghttp2_session *, const nghttp2_frame *frame, void *data)
    {
        // A reset of ours, since cancel() knows no stream any more: nghttp2 does not tell of all mistakes otherwise.
        Http2Session &session = self(data);
        if (frame->hd.type == NGHTTP2_RST_STREAM && frame->hd.stream_id == session.m_stream
            && session.m_streamError.isEmpty())
            session.m_streamError = nghttp2_http2_strerror(frame->rst_stream.error_code);
        return 0;
    }
    static int streamClosed(nghttp2_session *, int32_t stream, uint32_t code, void *data)
    {
        self(data).streamClosed(stream, code);
        return 0;
    }
    static int errorText(nghttp2_session *, int, const char *text, size_t size, void *data)
    {
        self(data).m_detail = shownBytes(QByteArrayView(text, qsizetype(size)));
        return 0;
    }

    static void registerAll(nghttp2_session_callbacks *callbacks)
    {
        nghttp2_session_callbacks_set_on_begin_frame_callback(callbacks, beginFrame);
        nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks, beginHeaders);
        nghttp2_session_callbacks_set_on_header_callback(callbacks, header);
        nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, frameCame);
        nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks, dataCame);
        nghttp2_session_callbacks_set_on_invalid_frame_recv_callback(callbacks, invalidFrame);
        nghttp2_session_callbacks_set_on_frame_send_callback(callbacks, frameSent);
        nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, streamClosed);
        nghttp2_session_callbacks_set_error_callback2(callbacks, errorText);
    }
};

Http2Session::Http2Session(const HeadLimits &limits)
    : m_limits(limits)
{
    Holder<nghttp2_session_callbacks_del> callbacks;
    nghttp2_option *option = nullptr;
    if (nghttp2_session_callbacks_new(&callbacks.it) != 0 || nghttp2_option_new(&option) != 0)
        qBadAlloc();
    Callbacks::registerAll(callbacks.it);
    nghttp2_option_set_no_closed_streams(option, 1);
#ifdef HAVE_NGHTTP2_MAX_CONTINUATIONS
    nghttp2_option_set_max_continuations(option, maxUselessFrames);
#endif
    const int made = nghttp2_session_client_new2(&m_session, callbacks.it, this, option);
    nghttp2_option_del(option);
    if (made != 0)
        qBadAlloc();
    const std::array settings{nghttp2_settings_entry{NGHTTP2_SETTINGS_ENABLE_PUSH, 0},
        nghttp2_settings_entry{NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE, uint32_t(streamWindow)},
        nghttp2_settings_entry{NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE, uint32_t(limits.bytes)}};
    if (nghttp2_submit_settings(m_session, NGHTTP2_FLAG_NONE, settings.data(), settings.size()) != 0
        || nghttp2_session_set_local_window_size(m_session, NGHTTP2_FLAG_NONE, 0, connectionWindow) != 0)
        m_dead = true;
}

Http2Session::~Http2Session()
{
    nghttp2_session_del(m_session);
}

void Http2Session::request(const Query &query, Http2Listener *listener)
{
    m_listener = listener;
    m_headDone = m_inTrailer = m_endSeen = false;
    m_status = m_interim = m_headFields = m_uselessFrames = 0;
    m_headBytes = m_uselessBytes = 0;
    m_headers.clear();
    m_streamError.clear();
    std::vector<QByteArray> names;
    names.reserve(size_t(query.headers.size()));
    std::vector<nghttp2_nv> lines{pair(":method", query.method), pair(":scheme", query.scheme),
        pair(":authority", query.authority), pair(":path", query.target)};
    for (const auto &[name, value] : query.headers)
        lines.push_back(pair(names.emplace_back(name.toLower()), value));
    const int stream = nghttp2_submit_request(m_session, nullptr, lines.data(), lines.size(), nullptr, nullptr);
    if (stream <= 0) {
        fail(Outcome::ProtocolError, QByteArray("no request can be made: ") + nghttp2_strerror(stream));
        return;
    }
    m_stream = stream;
}

void Http2Session::cancel()
{
    m_listener = nullptr;
    if (m_stream == 0)
        return;
    const int stream = std::exchange(m_stream, 0);
    (void)nghttp2_submit_rst_stream(m_session, NGHTTP2_FLAG_NONE, stream, NGHTTP2_CANCEL);
}

bool Http2Session::feed(QByteArrayView bytes)
{
    if (m_dead)
        return false;
    m_detail.clear();
    m_uselessBytes += bytes.size(); // what turns out to be of use takes it back
    const auto used
        = nghttp2_session_mem_recv(m_session, reinterpret_cast<const uint8_t *>(bytes.data()), size_t(bytes.size()));
    if (used < 0)
        fail(m_failure == Outcome::None ? Outcome::ProtocolError : m_failure,
            m_error.isEmpty() ? QByteArray(nghttp2_strerror(int(used))) : m_error);
    else if (m_uselessBytes > maxUselessBytes)
        fail(Outcome::ProtocolError, "the server sends much and nothing of the answer");
    if (m_dead)
        return false;
    // A mistake that ends the connection shows once the farewell to the server is written.
    writeOut();
    const bool over = nghttp2_session_want_read(m_session) == 0 && nghttp2_session_want_write(m_session) == 0;
    if (over && (!m_farewell || m_stream != 0))
        fail(Outcome::ProtocolError, m_detail.isEmpty() ? QByteArray("the server breaks HTTP/2") : m_detail);
    return !m_dead;
}

void Http2Session::writeOut()
{
    while (true) {
        const uint8_t *bytes = nullptr;
        const auto size = nghttp2_session_mem_send(m_session, &bytes);
        if (size <= 0)
            return;
        m_output.append(reinterpret_cast<const char *>(bytes), qsizetype(size));
    }
}

QByteArray Http2Session::takeOutput()
{
    writeOut();
    return std::exchange(m_output, {});
}

bool Http2Session::usable() const
{
    return !m_dead && !m_farewell && m_stream == 0 && nghttp2_session_check_request_allowed(m_session) != 0
        && nghttp2_session_get_remote_settings(m_session, NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS) > 0;
}

void Http2Session::fail(Outcome failure, const QByteArray &error)
{
    m_dead = true;
    StreamEnd end;
    end.failure = failure;
    end.error = error;
    end.withConnection = failure == Outcome::ProtocolError;
    tellEnd(end);
}

void Http2Session::tellEnd(const StreamEnd &end)
{
    m_stream = 0;
    if (Http2Listener *listener = std::exchange(m_listener, nullptr))
        listener->streamEnded(end);
}

bool Http2Session::countUseless()
{
    if (++m_uselessFrames <= maxUselessFrames)
        return true;
    m_failure = Outcome::ProtocolError;
    m_error = "the server sends " + QByteArray::number(m_uselessFrames) + " frames and nothing of the answer";
    return false;
}

void Http2Session::headersBegin(int stream)
{
    if (stream != m_stream)
        return;
    m_inTrailer = m_headDone;
    m_headers.clear();
    m_status = 0;
}

bool Http2Session::headerCame(int stream, QByteArrayView name, QByteArrayView value)
{
    // All blocks count, whosever they are: what is decoded costs the same.
    m_headBytes += name.size() + value.size() + fieldOverhead;
    if (m_headBytes > m_limits.bytes || ++m_headFields > m_limits.fields) {
        m_failure = Outcome::TooLarge;
        if (m_headBytes > m_limits.bytes)
            m_error = "the head of the answer is longer than " + QByteArray::number(m_limits.bytes) + " bytes";
        else
            m_error = "the answer has more than " + QByteArray::number(m_limits.fields) + " headers";
        return false;
    }
    if (stream != m_stream || m_inTrailer)
        return true;
    if (name == ":status") {
        m_status = value.size() == 3 ? value.toInt() : 0;
        return true;
    }
    if (name.startsWith(':'))
        return true;
    QByteArray text = value.toByteArray();
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\0' || c == '\r' || c == '\n'; }, ' ');
    m_headers.append({name.toByteArray(), text.trimmed()});
    return true;
}

bool Http2Session::headersEnd(bool last)
{
    if (m_headDone || !m_listener)
        return true;
    m_uselessBytes = 0;
    if (m_status >= 100 && m_status < 200 && !last) {
        if (++m_interim <= m_limits.interim)
            return true;
        m_failure = Outcome::ProtocolError;
        m_error = "more than " + QByteArray::number(m_limits.interim) + " interim answers and no final one";
        return false;
    }
    m_headDone = true;
    joinFields(m_headers);
    m_listener->streamHead(m_status, std::exchange(m_headers, {}), last);
    return true;
}

void Http2Session::streamClosed(int stream, quint32 code)
{
    if (stream != m_stream)
        return;
    StreamEnd end;
    end.refused = code == NGHTTP2_REFUSED_STREAM && !m_headDone;
    end.wantsHttp1 = code == NGHTTP2_HTTP_1_1_REQUIRED && !m_headDone;
    end.complete = m_endSeen && m_headDone && code == NGHTTP2_NO_ERROR && m_streamError.isEmpty();
    if (!end.complete) {
        end.failure = m_headDone || !m_streamError.isEmpty() ? Outcome::ProtocolError : Outcome::ConnectFailed;
        if (m_streamError.isEmpty())
            end.error = QByteArray("the server reset the stream: ") + nghttp2_http2_strerror(code);
        else
            end.error = "the answer breaks HTTP/2: " + m_streamError;
    }
    tellEnd(end);
}

} // namespace argiope::net
