#include "tests/support/http1connection.h"

#include <algorithm>

namespace argiope::test {

namespace {

QByteArray usualReason(int status)
{
    switch (status) {
    case 103:
        return "Early Hints";
    case 200:
        return "OK";
    case 204:
        return "No Content";
    case 301:
        return "Moved Permanently";
    case 302:
        return "Found";
    case 304:
        return "Not Modified";
    case 404:
        return "Not Found";
    case 500:
        return "Internal Server Error";
    default:
        return "Status";
    }
}

QByteArray chunk(const QByteArray &data)
{
    return QByteArray::number(data.size(), 16) + "\r\n" + data + "\r\n";
}

QByteArray lines(const SiteHeaders &headers)
{
    QByteArray text;
    for (const auto &[name, value] : headers)
        text += name + ": " + value + "\r\n";
    return text;
}

} // namespace

Http1Connection::Http1Connection(QTcpSocket *socket, SiteState &site, int number, QObject *parent)
    : SiteConnection(socket, site, number, parent)
{
    {
        const std::lock_guard lock(site.mutex);
        m_takesAnything = site.answerToAnything.has_value();
    }
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        act([this] {
            std::function<void()> next;
            next.swap(m_next);
            next();
            serve(); // what was pipelined behind it
        });
    });
}

void Http1Connection::take(const QByteArray &bytes)
{
    m_input += bytes;
    serve();
}

void Http1Connection::goOn()
{
    if (m_feeding)
        feedEndless();
    if (m_script && !m_timer.isActive())
        playOn();
    serve();
}

void Http1Connection::later(int ms, std::function<void()> next)
{
    if (ms <= 0) {
        next();
        return;
    }
    m_next = std::move(next);
    m_timer.start(ms);
}

void Http1Connection::serve()
{
    Request request;
    while (!m_busy && isUsable() && takeRequest(request)) {
        m_busy = true;
        m_head = request.method == "HEAD";
        m_response = meet(request);
        const QByteArray connection = request.header("Connection").toLower();
        m_keepAlive = !m_response.closeConnection && !m_response.untilClose && connection != "close"
            && (request.version == "HTTP/1.1" || connection == "keep-alive");
        if (!m_response.neverAnswer)
            later(m_response.delayMs, [this] { answer(); });
    }
}

bool Http1Connection::takeRequest(Request &request)
{
    const qsizetype end = m_input.indexOf("\r\n\r\n");
    if (m_takesAnything ? m_input.isEmpty() : end < 0)
        return false;
    request = {};
    request.arrivedMs = TestSite::nowMs();
    request.connection = number();
    if (m_takesAnything) {
        m_input.clear();
        return true;
    }
    qsizetype at = 0;
    for (bool first = true; at < end; first = false) {
        const qsizetype lineEnd = std::min(m_input.indexOf("\r\n", at), end);
        const QByteArray line = m_input.mid(at, lineEnd - at);
        at = lineEnd + 2;
        if (first) {
            // The target is what stands between the first and the last space, whatever it holds.
            const qsizetype space = line.indexOf(' ');
            const qsizetype lastSpace = line.lastIndexOf(' ');
            request.method = line.left(space);
            request.target = line.mid(space + 1, lastSpace - space - 1);
            request.version = line.mid(lastSpace + 1);
            continue;
        }
        const qsizetype colon = line.indexOf(':');
        request.headers.append({line.left(colon), line.mid(colon + 1).trimmed()});
    }
    m_input.remove(0, end + 4);
    return true;
}

void Http1Connection::answer()
{
    if (m_response.reset) {
        end(Response::After::Reset);
    } else if (!m_response.script.isEmpty()) {
        m_script = std::make_unique<ScriptPlayer>(m_response.script);
        playOn();
    } else if (!m_response.raw.isEmpty()) {
        write(m_response.raw);
        end(Response::After::Close);
    } else {
        write(m_response.ahead);
        later(m_response.aheadMs, [this] { sendInterim(0); });
    }
}

void Http1Connection::sendInterim(qsizetype index)
{
    if (index >= m_response.interim.size()) {
        sendHead();
        return;
    }
    const Interim &interim = m_response.interim[index];
    write("HTTP/1.1 " + QByteArray::number(interim.status) + ' ' + usualReason(interim.status) + "\r\n"
        + lines(interim.headers) + "\r\n");
    later(interim.pauseMs, [this, index] { sendInterim(index + 1); });
}

void Http1Connection::sendHead()
{
    const Response &r = m_response;
    const bool chunked = r.chunked || r.endless || !r.trailers.isEmpty();
    QByteArray head;
    head.reserve(512);
    head += r.untilClose ? "HTTP/1.0 " : "HTTP/1.1 ";
    head += QByteArray::number(r.status) + ' ' + (r.reason.isEmpty() ? usualReason(r.status) : r.reason) + "\r\n";
    if (!r.contentType.isEmpty())
        head += "Content-Type: " + r.contentType + "\r\n";
    head += lines(r.headers);
    if (chunked)
        head += "Transfer-Encoding: chunked\r\n";
    else if (!r.untilClose && !hasNoBody(r.status))
        head += "Content-Length: " + QByteArray::number(r.body.size()) + "\r\n";
    if (!m_keepAlive && !r.untilClose)
        head += "Connection: close\r\n";
    write(head + "\r\n");

    m_sent = 0;
    if (m_head || hasNoBody(r.status)) {
        finishAnswer();
    } else if (r.endless) {
        m_body = chunk((r.body.isEmpty() ? QByteArray("x") : r.body).repeated(r.body.size() < 4096 ? 4096 : 1));
        m_feeding = true;
        feedEndless();
    } else {
        // A drip cuts the wire's bytes, so that a chunk may arrive in pieces.
        m_body = chunked ? (r.body.isEmpty() ? QByteArray() : chunk(r.body)) + "0\r\n" + lines(r.trailers) + "\r\n"
                         : r.body;
        if (r.closeAfter >= 0)
            m_body.truncate(r.closeAfter);
        if (r.dripBytes > 0) {
            later(r.dripMs, [this] { dripOn(); });
        } else {
            write(m_body);
            finishAnswer();
        }
    }
}

void Http1Connection::dripOn()
{
    const qsizetype piece = std::min<qsizetype>(m_response.dripBytes, m_body.size() - m_sent);
    write(m_body.mid(m_sent, piece));
    m_sent += piece;
    if (m_sent < m_body.size())
        later(m_response.dripMs, [this] { dripOn(); });
    else
        finishAnswer();
}

void Http1Connection::playOn()
{
    while (m_script && isUsable() && hasRoom()) {
        switch (m_script->next()) {
        case ScriptPlayer::Next::Bytes:
            write(m_script->bytes());
            break;
        case ScriptPlayer::Next::Pause:
            later(m_script->pauseMs(), [this] { playOn(); });
            return;
        case ScriptPlayer::Next::End:
            m_script.reset();
            if (m_response.after == Response::After::KeepAlive)
                finishAnswer();
            else
                end(m_response.after);
            break;
        }
    }
}

void Http1Connection::feedEndless()
{
    while (m_feeding && isUsable() && hasRoom()) {
        if (m_response.closeAfter >= 0 && m_sent >= m_response.closeAfter) {
            m_feeding = false;
            end(Response::After::Close);
            return;
        }
        write(m_body);
        m_sent += m_body.size();
    }
}

void Http1Connection::finishAnswer()
{
    m_busy = false;
    uncount();
    if (!m_keepAlive || m_response.closeAfter >= 0)
        end(Response::After::Close);
    else
        afterwards(m_response, 0);
}

} // namespace argiope::test
