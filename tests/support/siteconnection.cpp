#include "tests/support/siteconnection.h"

#include <algorithm>

#ifdef Q_OS_WIN
#include <winsock2.h>
#else
#include <sys/socket.h>
#endif

namespace argiope::test {

namespace {

QByteArray usualReason(int status)
{
    switch (status) {
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

bool hasNoBody(int status)
{
    return status < 200 || status == 204 || status == 304;
}

QByteArray chunk(const QByteArray &data)
{
    return QByteArray::number(data.size(), 16) + "\r\n" + data + "\r\n";
}

constexpr qint64 endlessAhead = 64 * 1024;

} // namespace

SiteConnection::SiteConnection(QTcpSocket *socket, SiteState &state, int number, QObject *parent)
    : QObject(parent)
    , m_state(state)
    , m_socket(socket)
    , m_number(number)
{
    m_socket->setParent(this);
    {
        const std::lock_guard lock(m_state.mutex);
        m_takesAnything = m_state.answerToAnything.has_value();
    }
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(m_socket, &QTcpSocket::readyRead, this, &SiteConnection::onReadyRead);
    connect(m_socket, &QTcpSocket::bytesWritten, this, &SiteConnection::onBytesWritten);
    connect(m_socket, &QTcpSocket::disconnected, this, &QObject::deleteLater);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_dripping)
            dripOn();
        else if (m_scripting)
            scriptOn();
        else
            answer();
        if (!m_busy)
            onReadyRead(); // what was pipelined behind it
    });
    if (m_socket->bytesAvailable() > 0)
        onReadyRead();
    if (m_socket->state() == QAbstractSocket::UnconnectedState)
        deleteLater();
}

SiteConnection::~SiteConnection()
{
    m_socket->disconnect(this);
    const std::lock_guard lock(m_state.mutex);
    --m_state.open;
    if (m_busy)
        --m_state.active;
}

void SiteConnection::onReadyRead()
{
    m_input += m_socket->readAll();
    Request request;
    while (!m_busy && m_socket->state() == QAbstractSocket::ConnectedState && takeRequest(request))
        begin(request);
}

bool SiteConnection::takeRequest(Request &request)
{
    const qsizetype end = m_input.indexOf("\r\n\r\n");
    if (m_takesAnything ? m_input.isEmpty() : end < 0)
        return false;
    request = {};
    request.arrivedMs = TestSite::nowMs();
    request.connection = m_number;
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

void SiteConnection::begin(const Request &request)
{
    std::optional<Page> page;
    {
        const std::lock_guard lock(m_state.mutex);
        m_state.log.push_back(request);
        m_state.maxActive = std::max(m_state.maxActive, ++m_state.active);
        auto found = m_state.pages.find(request.target);
        if (found == m_state.pages.end())
            found = m_state.pages.find(request.path());
        if (m_takesAnything)
            page = m_state.answerToAnything;
        else if (found != m_state.pages.end())
            page = found->second;
        else
            page = m_state.fallback;
    }
    m_state.changed.notify_all();
    m_busy = true;
    m_head = request.method == "HEAD";
    m_response = page ? page->answer(request) : Response{.status = 404, .body = "not found"};
    const QByteArray connection = request.header("Connection").toLower();
    m_keepAlive = !m_response.closeConnection && !m_response.untilClose && connection != "close"
        && (request.version == "HTTP/1.1" || connection == "keep-alive");
    if (m_response.neverAnswer)
        return;
    if (m_response.delayMs > 0)
        m_timer.start(m_response.delayMs);
    else
        answer();
}

void SiteConnection::answer()
{
    if (m_response.reset) {
        m_socket->abort();
        return;
    }
    if (!m_response.script.isEmpty()) {
        m_scripting = true;
        m_step = 0;
        m_stepDone = -1;
        scriptOn();
        return;
    }
    if (!m_response.raw.isEmpty()) {
        write(m_response.raw);
        closeSoon();
        return;
    }
    sendHead();
}

void SiteConnection::sendHead()
{
    const Response &r = m_response;
    QByteArray head;
    head.reserve(512);
    head += r.untilClose ? "HTTP/1.0 " : "HTTP/1.1 ";
    head += QByteArray::number(r.status) + ' ' + (r.reason.isEmpty() ? usualReason(r.status) : r.reason) + "\r\n";
    if (!r.contentType.isEmpty())
        head += "Content-Type: " + r.contentType + "\r\n";
    for (const auto &[name, value] : r.headers)
        head += name + ": " + value + "\r\n";
    if (r.chunked || r.endless)
        head += "Transfer-Encoding: chunked\r\n";
    else if (!r.untilClose && !hasNoBody(r.status))
        head += "Content-Length: " + QByteArray::number(r.body.size()) + "\r\n";
    if (!m_keepAlive && !r.untilClose)
        head += "Connection: close\r\n";
    head += "\r\n";

    m_sent = 0;
    if (m_head || hasNoBody(r.status)) {
        write(head);
        finishAnswer();
    } else if (r.endless) {
        m_body = chunk((r.body.isEmpty() ? QByteArray("x") : r.body).repeated(r.body.size() < 4096 ? 4096 : 1));
        write(head);
        m_feeding = true;
        feedEndless();
    } else {
        // A drip cuts the wire's bytes, so that a chunk may arrive in pieces.
        m_body = r.chunked ? (r.body.isEmpty() ? QByteArray() : chunk(r.body)) + "0\r\n\r\n" : r.body;
        if (r.closeAfter >= 0)
            m_body.truncate(r.closeAfter);
        if (r.dripBytes > 0) {
            write(head);
            m_dripping = true;
            m_timer.start(r.dripMs);
        } else {
            write(head + m_body);
            finishAnswer();
        }
    }
}

void SiteConnection::dripOn()
{
    const qsizetype piece = std::min<qsizetype>(m_response.dripBytes, m_body.size() - m_sent);
    write(m_body.mid(m_sent, piece));
    m_sent += piece;
    if (m_sent < m_body.size()) {
        m_timer.start(m_response.dripMs);
        return;
    }
    m_dripping = false;
    finishAnswer();
}

void SiteConnection::scriptOn()
{
    // m_stepDone is -1 while the step's pause has not been waited for.
    while (m_step < m_response.script.size()) {
        const Step &step = m_response.script[m_step];
        if (m_socket->state() != QAbstractSocket::ConnectedState || m_socket->bytesToWrite() >= endlessAhead)
            return; // goes on once it is written
        if (m_stepDone < 0) {
            m_stepDone = 0;
            if (step.pauseMs > 0) {
                m_timer.start(step.pauseMs);
                return;
            }
        }
        if (step.times >= 0 && m_stepDone >= step.times) {
            ++m_step;
            m_stepDone = -1;
            continue;
        }
        write(step.bytes);
        ++m_stepDone;
        if (step.pauseMs > 0 && (step.times < 0 || m_stepDone < step.times)) {
            m_timer.start(step.pauseMs);
            return;
        }
    }
    m_scripting = false;
    if (m_response.after == Response::After::Close)
        closeSoon();
    else if (m_response.after == Response::After::Reset)
        resetSoon();
}

void SiteConnection::resetSoon()
{
    m_socket->flush();
    // Closing at once with SO_LINGER 0 is what makes a reset of it.
    const auto handle = m_socket->socketDescriptor();
    linger hard{1, 0};
    setsockopt(handle, SOL_SOCKET, SO_LINGER, reinterpret_cast<const char *>(&hard), sizeof hard);
    m_socket->abort();
}

void SiteConnection::feedEndless()
{
    while (m_feeding && m_socket->bytesToWrite() < endlessAhead) {
        if (m_response.closeAfter >= 0 && m_sent >= m_response.closeAfter) {
            m_feeding = false;
            closeSoon();
            return;
        }
        write(m_body);
        m_sent += m_body.size();
    }
}

void SiteConnection::finishAnswer()
{
    m_busy = false;
    {
        const std::lock_guard lock(m_state.mutex);
        --m_state.active;
    }
    if (!m_keepAlive || m_response.closeAfter >= 0)
        closeSoon();
}

void SiteConnection::closeSoon()
{
    m_socket->disconnectFromHost(); // after what is still to be written
}

void SiteConnection::write(const QByteArray &bytes)
{
    m_socket->write(bytes);
}

void SiteConnection::onBytesWritten(qint64 bytes)
{
    {
        const std::lock_guard lock(m_state.mutex);
        m_state.bytesSent += bytes;
    }
    if (m_feeding)
        feedEndless();
    if (m_scripting && !m_timer.isActive())
        scriptOn();
}

} // namespace argiope::test
