#include "tests/support/siteconnection.h"

#include <QSslSocket>

#include <algorithm>

#ifdef Q_OS_WIN
#include <winsock2.h>
#else
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace argiope::test {

namespace {

constexpr qint64 MostAhead = 64 * 1024; ///< of what the peer has taken

} // namespace

bool hasNoBody(int status)
{
    return status < 200 || status == 204 || status == 304;
}

ScriptPlayer::ScriptPlayer(QList<Step> script)
    : m_script(std::move(script))
{
}

ScriptPlayer::Next ScriptPlayer::next()
{
    while (m_step < m_script.size()) {
        const Step &step = m_script[m_step];
        if (step.times >= 0 && m_done >= step.times) {
            ++m_step;
            m_done = 0;
            continue;
        }
        if (step.pauseMs > 0 && !m_paused) {
            m_paused = true;
            return Next::Pause;
        }
        m_paused = false;
        ++m_done;
        return Next::Bytes;
    }
    return Next::End;
}

SiteConnection::SiteConnection(QTcpSocket *socket, SiteState &state, int number, QObject *parent)
    : QObject(parent)
    , m_state(state)
    , m_socket(socket)
    , m_number(number)
{
    m_socket->setParent(this);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    for (QTimer *timer : {&m_behindTimer, &m_idleTimer}) {
        timer->setSingleShot(true);
        timer->setTimerType(Qt::PreciseTimer);
    }
    connect(&m_behindTimer, &QTimer::timeout, this, [this] {
        if (!isIdle() || hasNews())
            return;
        act([this] { write(onWire(m_behind, m_behindStream)); });
        m_socket->flush(); // before anything can be asked for
    });
    connect(&m_idleTimer, &QTimer::timeout, this, [this] {
        if (isIdle() && !hasNews())
            end(m_idleEnd);
    });
}

SiteConnection::~SiteConnection()
{
    m_socket->disconnect(this);
    const std::lock_guard lock(m_state.mutex);
    --m_state.open;
    m_state.active -= m_active;
}

void SiteConnection::start()
{
    connect(m_socket, &QTcpSocket::readyRead, this, &SiteConnection::onReadyRead);
    connect(m_socket, &QTcpSocket::disconnected, this, &SiteConnection::onDisconnected);
    connect(m_socket, &QTcpSocket::bytesWritten, this, [this](qint64 bytes) {
        {
            const std::lock_guard lock(m_state.mutex);
            m_state.bytesSent += bytes;
        }
        act([this] { goOn(); });
    });
    // What is encrypted is not yet sent.
    if (auto *secure = qobject_cast<QSslSocket *>(m_socket))
        connect(secure, &QSslSocket::encryptedBytesWritten, this, [this] { act([this] { goOn(); }); });
    act([this] { begin(); });
    if (m_socket->bytesAvailable() > 0)
        onReadyRead();
    if (m_socket->state() == QAbstractSocket::UnconnectedState)
        deleteLater();
}

void SiteConnection::turnAway()
{
    m_socket->abort();
    deleteLater();
}

void SiteConnection::onReadyRead()
{
    const QByteArray bytes = m_socket->readAll();
    act([&] { take(bytes); });
}

Response SiteConnection::meet(const Request &request)
{
    m_behindTimer.stop();
    m_idleTimer.stop();
    std::optional<Page> page;
    {
        const std::lock_guard lock(m_state.mutex);
        const bool stranger = m_state.asksForLogin && request.header("Authorization").isEmpty();
        if (!stranger)
            m_state.log.push_back(request);
        else
            page = Response{.status = 401, .headers = {{"WWW-Authenticate", "Basic realm=\"site\""}}};
        m_state.maxActive = std::max(m_state.maxActive, ++m_state.active);
        auto found = m_state.pages.find(request.target);
        if (found == m_state.pages.end())
            found = m_state.pages.find(request.path());
        if (stranger)
            found = m_state.pages.end();
        else if (m_state.answerToAnything)
            page = m_state.answerToAnything;
        else if (found != m_state.pages.end())
            page = found->second;
        else
            page = m_state.fallback;
    }
    ++m_active;
    m_state.changed.notify_all();
    return page ? page->answer(request) : Response{.status = 404, .body = "not found"};
}

void SiteConnection::uncount()
{
    --m_active;
    const std::lock_guard lock(m_state.mutex);
    --m_state.active;
}

void SiteConnection::afterwards(const Response &response, qint32 stream)
{
    if (!response.behind.isEmpty() && response.behindMs == 0) {
        write(onWire(response.behind, stream));
    } else if (!response.behind.isEmpty()) {
        m_behind = response.behind;
        m_behindStream = stream;
        m_behindTimer.start(response.behindMs);
    }
    if (response.idleMs >= 0) {
        m_idleEnd = response.after;
        m_idleTimer.start(response.idleMs);
    }
}

void SiteConnection::write(const QByteArray &bytes)
{
    if (!m_ended)
        m_out += bytes;
}

void SiteConnection::flushOut()
{
    if (m_out.isEmpty())
        return;
    QByteArray bytes;
    bytes.swap(m_out);
    m_socket->write(bytes);
}

bool SiteConnection::hasRoom() const
{
    const auto *secure = qobject_cast<const QSslSocket *>(m_socket);
    return m_out.size() + m_socket->bytesToWrite() + (secure ? secure->encryptedBytesToWrite() : 0) < MostAhead;
}

bool SiteConnection::hasNews() const
{
    char byte = 0;
    return m_socket->bytesAvailable() > 0 || recv(m_socket->socketDescriptor(), &byte, 1, MSG_PEEK) > 0;
}

bool SiteConnection::isUsable() const
{
    return !m_ended && m_socket->state() == QAbstractSocket::ConnectedState;
}

void SiteConnection::end(Response::After after)
{
    flushOut();
    if (after == Response::After::KeepAlive)
        return;
    m_ended = true;
    if (after == Response::After::Close)
        m_socket->disconnectFromHost(); // after what is still to be written
    else if (after == Response::After::Reset)
        reset();
    else if (after == Response::After::HalfClose)
        halfClose();
}

void SiteConnection::reset()
{
    m_socket->flush();
    // Closing at once with SO_LINGER 0 is what makes a reset of it.
    const auto handle = m_socket->socketDescriptor();
    linger hard{1, 0};
    setsockopt(handle, SOL_SOCKET, SO_LINGER, reinterpret_cast<const char *>(&hard), sizeof hard);
    m_socket->abort();
}

void SiteConnection::halfClose()
{
#ifdef Q_OS_UNIX
    m_socket->flush();
    if (!qobject_cast<QSslSocket *>(m_socket)) {
        ::shutdown(int(m_socket->socketDescriptor()), SHUT_WR);
        return;
    }
#endif
    keepHandle();
    m_socket->disconnectFromHost();
}

void SiteConnection::keepHandle()
{
#ifdef Q_OS_UNIX
    // Qt closes TCP behind its close_notify, but not for another handle of the same connection.
    m_halfClosed = ::dup(int(m_socket->socketDescriptor()));
#endif
}

void SiteConnection::endKindly()
{
    flushOut();
    m_ended = true;
    m_lingers = true;
    keepHandle();
    m_socket->disconnectFromHost();
}

void SiteConnection::onDisconnected()
{
    if (m_halfClosed < 0) {
        deleteLater();
        return;
    }
#ifdef Q_OS_UNIX
    if (m_lingers)
        ::shutdown(m_halfClosed, SHUT_WR);
#endif
    auto *rest = new QTcpSocket(this);
    connect(rest, &QTcpSocket::readyRead, rest, [rest] { rest->readAll(); });
    connect(rest, &QTcpSocket::disconnected, this, &QObject::deleteLater);
    rest->setSocketDescriptor(m_halfClosed);
    m_halfClosed = -1;
}

} // namespace argiope::test
