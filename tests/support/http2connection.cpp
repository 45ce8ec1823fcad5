#include "tests/support/http2connection.h"

#include <nghttp2/nghttp2.h>

#include <algorithm>
#include <cstring>

namespace argiope::test {

namespace {

constexpr qsizetype FrameHead = 9;

/// What HTTP/2 has no place for (RFC 9113, 8.2.2); a page that wants it there all the same says so in frames.
bool isOfConnection(const QByteArray &name)
{
    return name == "connection" || name == "keep-alive" || name == "transfer-encoding" || name == "upgrade"
        || name == "proxy-connection";
}

/// Header fields in the library's form. Does not own their texts.
std::vector<nghttp2_nv> toFields(const SiteHeaders &headers)
{
    std::vector<nghttp2_nv> fields;
    for (const auto &[name, value] : headers) {
        // The library does not write to them.
        auto *nameBytes = const_cast<uint8_t *>(reinterpret_cast<const uint8_t *>(name.constData()));
        auto *valueBytes = const_cast<uint8_t *>(reinterpret_cast<const uint8_t *>(value.constData()));
        fields.push_back({nameBytes, valueBytes, size_t(name.size()), size_t(value.size()), NGHTTP2_NV_FLAG_NONE});
    }
    return fields;
}

SiteHeaders lowered(const SiteHeaders &headers)
{
    SiteHeaders result;
    for (const auto &[name, value] : headers) {
        const QByteArray lower = name.toLower();
        if (!isOfConnection(lower))
            result.append({lower, value});
    }
    return result;
}

} // namespace

struct Http2Connection::Stream
{
    qint32 id = 0;
    bool head = false; ///< HEAD was asked for
    Response response;
    qsizetype sent = 0; ///< of the body
    qsizetype allowed = 0; ///< by the drip
    bool cut = false; ///< the connection closes here
    std::unique_ptr<ScriptPlayer> script;
    std::function<void(Stream &)> next; ///< when the timer fires
    QTimer *timer = nullptr;

    ~Stream()
    {
        timer->stop();
        timer->deleteLater(); // it may be what called
    }
};

struct Http2Connection::Callbacks
{
    static int onHeader(nghttp2_session *, const nghttp2_frame *frame, const uint8_t *name, size_t nameLength,
        const uint8_t *value, size_t valueLength, uint8_t, void *user)
    {
        auto *self = static_cast<Http2Connection *>(user);
        Request &request = self->m_incoming[frame->hd.stream_id];
        const QByteArray key(reinterpret_cast<const char *>(name), qsizetype(nameLength));
        const QByteArray text(reinterpret_cast<const char *>(value), qsizetype(valueLength));
        if (key == ":method")
            request.method = text;
        else if (key == ":path")
            request.target = text;
        else if (key == ":authority")
            request.headers.append({"host", text});
        else if (!key.startsWith(':'))
            request.headers.append({key, text});
        return 0;
    }

    static int onFrame(nghttp2_session *, const nghttp2_frame *frame, void *user)
    {
        auto *self = static_cast<Http2Connection *>(user);
        const qint32 id = frame->hd.stream_id;
        if (frame->hd.type == NGHTTP2_HEADERS && self->m_incoming.contains(id))
            self->m_complete.push_back(id);
        return 0;
    }

    static int onClose(nghttp2_session *, int32_t id, uint32_t error, void *user)
    {
        static_cast<Http2Connection *>(user)->m_closed.emplace_back(id, error == NGHTTP2_NO_ERROR);
        return 0;
    }

    static ssize_t onRead(nghttp2_session *, int32_t, uint8_t *buffer, size_t length, uint32_t *flags,
        nghttp2_data_source *source, void *user)
    {
        return static_cast<Http2Connection *>(user)->read(*static_cast<Stream *>(source->ptr), buffer, length, flags);
    }
};

Http2Connection::Http2Connection(QTcpSocket *socket, SiteState &state, int number, QObject *parent)
    : SiteConnection(socket, state, number, parent)
{
    nghttp2_session_callbacks *callbacks = nullptr;
    nghttp2_session_callbacks_new(&callbacks);
    nghttp2_session_callbacks_set_on_header_callback(callbacks, Callbacks::onHeader);
    nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, Callbacks::onFrame);
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, Callbacks::onClose);
    nghttp2_option *option = nullptr;
    nghttp2_option_new(&option);
    nghttp2_option_set_no_http_messaging(option, 1); // requests are logged as they are
    nghttp2_option_set_max_send_header_block_length(option, 1024 * 1024); // heads that are too large for others
    if (nghttp2_session_server_new2(&m_session, callbacks, this, option) != 0)
        qFatal("no HTTP/2 session");
    nghttp2_option_del(option);
    nghttp2_session_callbacks_del(callbacks);
}

Http2Connection::~Http2Connection()
{
    nghttp2_session_del(m_session);
}

void Http2Connection::begin()
{
    Http2Settings settings;
    {
        const std::lock_guard lock(state().mutex);
        settings = state().http2Settings;
    }
    // Not by the library, which would hold the client to them.
    write(h2::settings(settings));
}

void Http2Connection::take(const QByteArray &bytes)
{
    m_input += bytes;
    while (isUsable()) {
        qsizetype length = NGHTTP2_CLIENT_MAGIC_LEN;
        if (m_greeted) {
            if (m_input.size() < FrameHead)
                break;
            length = FrameHead + (quint8(m_input[0]) << 16 | quint8(m_input[1]) << 8 | quint8(m_input[2]));
        }
        if (m_input.size() < length)
            break;
        const QByteArray piece = m_input.first(length);
        m_input.remove(0, length);
        // The library has sent no settings, so it would not like to hear that they were taken.
        const bool settled = m_greeted && quint8(piece[3]) == h2::Settings && (quint8(piece[4]) & h2::Ack);
        m_greeted = true;
        if (settled)
            continue;
        if (nghttp2_session_mem_recv(m_session, reinterpret_cast<const uint8_t *>(piece.constData()), size_t(length))
            < 0) {
            end(Response::After::Close);
            return;
        }
        std::vector<qint32> complete;
        complete.swap(m_complete);
        pump(); // settings are acknowledged before the answer
        for (const qint32 id : complete)
            serve(id);
    }
    pump();
}

void Http2Connection::goOn()
{
    std::vector<qint32> ids;
    for (const auto &[id, stream] : m_streams)
        ids.push_back(id);
    for (const qint32 id : ids) {
        const auto found = m_streams.find(id);
        if (found != m_streams.end() && found->second->script && !found->second->timer->isActive())
            play(*found->second);
    }
    pump();
}

void Http2Connection::serve(qint32 id)
{
    const auto found = m_incoming.find(id);
    if (found == m_incoming.end())
        return;
    Request request = std::move(found->second);
    m_incoming.erase(found);
    if (!isUsable() || quint32(id) > m_frames.lastStream())
        return; // a server that has said goodbye does not look at it
    request.version = "HTTP/2";
    request.arrivedMs = TestSite::nowMs();
    request.connection = number();
    auto made = std::make_unique<Stream>();
    Stream &stream = *made;
    stream.id = id;
    stream.head = request.method == "HEAD";
    stream.timer = new QTimer(this);
    stream.timer->setSingleShot(true);
    stream.timer->setTimerType(Qt::PreciseTimer);
    connect(stream.timer, &QTimer::timeout, this, [this, id] { act([this, id] { wake(id); }); });
    m_streams.insert_or_assign(id, std::move(made));
    stream.response = meet(request);
    if (!stream.response.neverAnswer)
        later(stream, stream.response.delayMs, [this](Stream &now) { answer(now); });
}

void Http2Connection::later(Stream &stream, int ms, std::function<void(Stream &)> next)
{
    if (ms <= 0) {
        next(stream);
        return;
    }
    stream.next = std::move(next);
    stream.timer->start(ms);
}

void Http2Connection::wake(qint32 id)
{
    const auto found = m_streams.find(id);
    if (found == m_streams.end())
        return;
    std::function<void(Stream &)> next;
    next.swap(found->second->next);
    next(*found->second);
    pump();
}

void Http2Connection::answer(Stream &stream)
{
    const Response &r = stream.response;
    if (r.reset) {
        end(Response::After::Reset);
    } else if (!r.script.isEmpty()) {
        stream.script = std::make_unique<ScriptPlayer>(r.script);
        play(stream);
    } else if (!r.raw.isEmpty()) {
        (void)writeFrames(QByteArray(r.raw), stream.id);
        end(Response::After::Close);
    } else if (writeFrames(QByteArray(r.ahead), stream.id)) {
        later(stream, r.aheadMs, [this](Stream &now) { sendInterim(now, 0); });
    }
}

void Http2Connection::sendInterim(Stream &stream, qsizetype index)
{
    if (index >= stream.response.interim.size()) {
        sendHead(stream);
        return;
    }
    const Interim &interim = stream.response.interim[index];
    const SiteHeaders headers = SiteHeaders{{":status", QByteArray::number(interim.status)}} + lowered(interim.headers);
    const std::vector<nghttp2_nv> fields = toFields(headers);
    nghttp2_submit_headers(m_session, NGHTTP2_FLAG_NONE, stream.id, nullptr, fields.data(), fields.size(), nullptr);
    later(stream, interim.pauseMs, [this, index](Stream &now) { sendInterim(now, index + 1); });
}

void Http2Connection::sendHead(Stream &stream)
{
    const Response &r = stream.response;
    SiteHeaders headers{{":status", QByteArray::number(r.status)}};
    if (!r.contentType.isEmpty())
        headers.append({"content-type", r.contentType});
    headers += lowered(r.headers);
    if (!r.chunked && !r.endless && !r.untilClose && !hasNoBody(r.status))
        headers.append({"content-length", QByteArray::number(r.body.size())});
    const std::vector<nghttp2_nv> fields = toFields(headers);
    const bool body = !stream.head && !hasNoBody(r.status)
        && (r.endless || !r.body.isEmpty() || !r.trailers.isEmpty() || r.closeAfter >= 0);
    stream.allowed = r.dripBytes > 0 ? 0 : r.body.size();
    nghttp2_data_provider provider{};
    provider.source.ptr = &stream;
    provider.read_callback = Callbacks::onRead;
    nghttp2_submit_response(m_session, stream.id, fields.data(), fields.size(), body ? &provider : nullptr);
    if (body && r.dripBytes > 0)
        later(stream, r.dripMs, [this](Stream &now) { dripOn(now); });
}

void Http2Connection::dripOn(Stream &stream)
{
    stream.allowed = std::min<qsizetype>(stream.allowed + stream.response.dripBytes, stream.response.body.size());
    nghttp2_session_resume_data(m_session, stream.id);
    if (stream.allowed < stream.response.body.size())
        later(stream, stream.response.dripMs, [this](Stream &now) { dripOn(now); });
}

qint64 Http2Connection::read(Stream &stream, uchar *buffer, size_t length, quint32 *flags)
{
    const Response &r = stream.response;
    qsizetype wanted = qsizetype(length);
    if (r.closeAfter >= 0) {
        wanted = std::min(wanted, qsizetype(r.closeAfter) - stream.sent);
        if (wanted == 0) {
            stream.cut = true;
            return NGHTTP2_ERR_DEFERRED;
        }
    }
    if (r.endless) {
        for (qsizetype i = 0; i < wanted; ++i)
            buffer[i] = r.body.isEmpty() ? 'x' : uchar(r.body[(stream.sent + i) % r.body.size()]);
        stream.sent += wanted;
        return wanted;
    }
    wanted = std::min(wanted, stream.allowed - stream.sent);
    if (wanted == 0 && stream.sent < r.body.size())
        return NGHTTP2_ERR_DEFERRED;
    std::memcpy(buffer, r.body.constData() + stream.sent, size_t(wanted));
    stream.sent += wanted;
    if (stream.sent == r.body.size() && r.closeAfter < 0) {
        *flags |= NGHTTP2_DATA_FLAG_EOF;
        if (!r.trailers.isEmpty()) {
            *flags |= NGHTTP2_DATA_FLAG_NO_END_STREAM;
            const SiteHeaders trailers = lowered(r.trailers);
            const std::vector<nghttp2_nv> fields = toFields(trailers);
            nghttp2_submit_trailer(m_session, stream.id, fields.data(), fields.size());
        }
    }
    return wanted;
}

void Http2Connection::play(Stream &stream)
{
    const qint32 id = stream.id;
    while (isUsable() && hasRoom()) {
        switch (stream.script->next()) {
        case ScriptPlayer::Next::Bytes:
            if (!writeFrames(stream.script->bytes(), id))
                return;
            break;
        case ScriptPlayer::Next::Pause:
            later(stream, stream.script->pauseMs(), [this](Stream &now) { play(now); });
            return;
        case ScriptPlayer::Next::End:
            if (stream.response.after == Response::After::KeepAlive)
                finish(stream.id, true);
            else
                end(stream.response.after);
            return;
        }
    }
}

void Http2Connection::finish(qint32 id, bool whole)
{
    const auto found = m_streams.find(id);
    if (found == m_streams.end())
        return;
    // A client may say that it wants no more; a half-sent frame has to be sent all the same.
    if (!whole && found->second->script && !m_frames.isBetween())
        return;
    const std::unique_ptr<Stream> stream = std::move(found->second);
    m_streams.erase(found);
    uncount();
    const Response &r = stream->response;
    if (whole && (r.closeConnection || r.untilClose)) {
        if (!m_closing)
            write(h2::goAway(quint32(id)));
        m_closing = true;
    } else if (whole) {
        afterwards(r, id);
    }
    if (m_closing && m_streams.empty())
        endKindly();
}

QByteArray Http2Connection::onWire(const QByteArray &bytes, qint32 stream)
{
    return m_frames.patched(bytes, quint32(stream));
}

bool Http2Connection::writeFrames(const QByteArray &frames, qint32 id)
{
    if (frames.isEmpty())
        return true;
    pump(); // what was said before it
    if (!m_streams.contains(id))
        return false;
    write(onWire(frames, id));
    return true;
}

void Http2Connection::pump()
{
    if (m_pumping)
        return;
    m_pumping = true;
    while (isUsable() && hasRoom() && m_frames.isBetween()) {
        const uint8_t *bytes = nullptr;
        const ssize_t length = nghttp2_session_mem_send(m_session, &bytes);
        if (length > 0)
            write(QByteArray(reinterpret_cast<const char *>(bytes), length));
        std::vector<std::pair<qint32, bool>> closed;
        closed.swap(m_closed);
        for (const auto &[id, whole] : closed)
            finish(id, whole);
        const bool cut
            = std::any_of(m_streams.begin(), m_streams.end(), [](const auto &entry) { return entry.second->cut; });
        if (cut && length <= 0)
            end(Response::After::Close);
        if (length <= 0 && closed.empty())
            break;
    }
    m_pumping = false;
    if (isUsable() && nghttp2_session_want_read(m_session) == 0 && nghttp2_session_want_write(m_session) == 0
        && m_frames.isBetween())
        end(Response::After::Close);
}

} // namespace argiope::test
