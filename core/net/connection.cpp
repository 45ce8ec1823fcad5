#include "core/net/connection.h"

#include "core/base/openfiles.h"
#include "core/base/text.h"
#include "core/net/ports.h"

#include <QCoreApplication>
#include <QEvent>
#include <QSslKey>
#include <QSslSocket>

#include <algorithm>
#include <functional>
#include <mutex>

namespace argiope::net {

using base::Outcome;
using settings::CertificateError;

namespace {

/// What the operating system may hold for us before it slows the server down.
constexpr qint64 socketBuffer = 64 * 1024;

QByteArray protocolName(QSsl::SslProtocol protocol)
{
    switch (protocol) {
    case QSsl::TlsV1_3:
        return "TLSv1.3";
    case QSsl::TlsV1_2:
        return "TLSv1.2";
    default:
        return "older than TLSv1.2"; // Qt would not take part in that
    }
}

QByteArray keyName(QSsl::KeyAlgorithm algorithm)
{
    switch (algorithm) {
    case QSsl::Rsa:
        return "RSA";
    case QSsl::Dsa:
        return "DSA";
    case QSsl::Ec:
        return "EC";
    case QSsl::Dh:
        return "DH";
    case QSsl::Opaque:
        break;
    }
    return {};
}

/// Qt says it in no other way, and not with every TLS library.
QByteArray signatureName(const QSslCertificate &certificate)
{
    const QByteArray text = certificate.toText().toUtf8();
    constexpr QByteArrayView label = "Signature Algorithm:";
    const qsizetype at = text.indexOf(label);
    return at < 0 ? QByteArray() : base::upTo(text.mid(at + label.size(), 100), '\n').trimmed();
}

} // namespace

QByteArray tlsErrorWords(const QSslError &error)
{
    const QSslCertificate certificate = error.certificate();
    switch (error.error()) {
    case QSslError::CertificateExpired:
        return "the certificate expired on " + certificate.expiryDate().toUTC().toString(Qt::ISODate).toLatin1();
    case QSslError::CertificateNotYetValid:
        return "the certificate is not valid before "
            + certificate.effectiveDate().toUTC().toString(Qt::ISODate).toLatin1();
    case QSslError::HostNameMismatch: {
        if (certificate.subjectAlternativeNames().isEmpty())
            return "the certificate has no subject alternative name: browsers do not look at its common name";
        const QStringList names
            = certificate.subjectAlternativeNames().values() + certificate.subjectInfo(QSslCertificate::CommonName);
        return "the certificate is for another host: " + names.mid(0, 3).join(QStringLiteral(", ")).toUtf8();
    }
    case QSslError::SelfSignedCertificate:
        return "the certificate is self-signed";
    default:
        return error.errorString().toUtf8();
    }
}

CertificateError certificateError(QSslError::SslError error)
{
    switch (error) {
    case QSslError::CertificateExpired:
    case QSslError::CertificateNotYetValid:
        return CertificateError::Expired;
    case QSslError::HostNameMismatch:
        return CertificateError::WrongHost;
    case QSslError::SelfSignedCertificate:
    case QSslError::SelfSignedCertificateInChain:
    case QSslError::UnableToGetIssuerCertificate:
    case QSslError::UnableToGetLocalIssuerCertificate:
    case QSslError::UnableToVerifyFirstCertificate:
    case QSslError::CertificateUntrusted:
        return CertificateError::Untrusted;
    default:
        return CertificateError::Other;
    }
}

namespace {

/// Calls what it was made with when somebody rings.
class Bell : public QObject
{
public:
    /// Who rings holds `gate` while doing so.
    Bell(std::shared_ptr<std::mutex> gate, std::function<void()> ring)
        : m_gate(std::move(gate))
        , m_ring(std::move(ring))
    {
    }
    bool event(QEvent *event) override
    {
        {
            const std::lock_guard lock(*m_gate); // the event is as that thread left it
        }
        if (event->type() != QEvent::User)
            return QObject::event(event);
        m_ring();
        return true;
    }

private:
    const std::shared_ptr<std::mutex> m_gate;
    const std::function<void()> m_ring;
};

} // namespace

/// What a thread of the book rings, as long as it is there.
struct Connection::Ticket
{
    std::shared_ptr<std::mutex> mutex = std::make_shared<std::mutex>();
    QObject *bell = nullptr;
};

Connection::Connection(Endpoint endpoint, settings::CertificateErrors ignored, const QSslConfiguration &tls,
    Waker &waker, NameBook *names, const IssuerBook *issuers)
    : m_endpoint(std::move(endpoint))
    , m_ignored(ignored)
    , m_waker(waker)
    , m_names(names)
    , m_issuers(issuers)
{
    QSslSocket *secure = m_endpoint.secure ? new QSslSocket : nullptr;
    m_socket.reset(secure ? secure : new QTcpSocket);
    QTcpSocket *socket = m_socket.get();
    socket->setProxy(m_endpoint.proxy);
    socket->setReadBufferSize(socketBuffer);
    QObject::connect(socket, &QTcpSocket::hostFound, socket, [this] {
        m_resolved = true;
        changed();
    });
    QObject::connect(socket, &QTcpSocket::readyRead, socket, [this] { changed(); });
    QObject::connect(socket, &QTcpSocket::disconnected, socket, [this] {
        m_failed = true;
        changed();
    });
    QObject::connect(socket, &QTcpSocket::errorOccurred, socket, [this](QAbstractSocket::SocketError error) {
        if (triesNext(error))
            return;
        m_failed = true;
        m_error = error;
        noteShortage();
        changed();
    });
    const auto isReady = [this, secure] {
        if (secure && !acceptsName())
            return;
        m_ready = true;
        if (secure && secure->sslConfiguration().nextNegotiatedProtocol() == "h2")
            m_http2 = std::make_unique<Http2Session>();
        m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        changed();
    };
    if (secure) {
        secure->setSslConfiguration(tls);
        QObject::connect(secure, &QSslSocket::encrypted, secure, isReady);
        QObject::connect(secure, &QSslSocket::alertReceived, secure,
            [this](QSsl::AlertLevel, QSsl::AlertType type, const QString &) { m_alert = type; });
        QObject::connect(secure, &QSslSocket::sslErrors, secure, [this](const auto &errors) { judgeTls(errors); });
    } else {
        QObject::connect(socket, &QTcpSocket::connected, socket, isReady);
    }
    m_address = QHostAddress(m_endpoint.host);
    // A proxy that makes the tunnel looks names up itself.
    const bool direct = m_endpoint.proxy.type() == QNetworkProxy::NoProxy;
    if (m_names && direct && QHostAddress(m_endpoint.host).isNull())
        lookUp();
    else if (secure)
        secure->connectToHostEncrypted(m_endpoint.host, m_endpoint.port);
    else
        socket->connectToHost(m_endpoint.host, m_endpoint.port);
}

void Connection::lookUp()
{
    if (!m_ticket) {
        m_ticket = std::make_shared<Ticket>();
        m_bell = std::make_unique<Bell>(m_ticket->mutex, [this] { lookUp(); });
        m_ticket->bell = m_bell.get();
    }
    const auto answered = [ticket = m_ticket] {
        const std::lock_guard lock(*ticket->mutex);
        if (ticket->bell)
            QCoreApplication::postEvent(ticket->bell, new QEvent(QEvent::User));
    };
    const auto answer = m_names->ask(m_endpoint.host, answered);
    if (!answer)
        return;
    if (!answer->addresses.isEmpty()) {
        connectTo(answer->addresses);
        return;
    }
    m_failed = true;
    m_error = QAbstractSocket::HostNotFoundError;
    noteShortage();
    changed();
}

void Connection::connectTo(const QList<QHostAddress> &addresses)
{
    m_resolved = true;
    m_addresses = addresses;
    changed();
    connectToNext();
}

void Connection::connectToNext()
{
    const QHostAddress address = m_addresses.takeFirst();
    m_address = address;
    // The certificate is to be the name's, which TLS also tells the server.
    if (auto *secure = qobject_cast<QSslSocket *>(m_socket.get()))
        secure->connectToHostEncrypted(address.toString(), m_endpoint.port, m_endpoint.host);
    else
        m_socket->connectToHost(address, m_endpoint.port);
}

/// Asked at once: by the time that somebody reads the error there may be enough again.
void Connection::noteShortage()
{
    if (m_ready)
        return;
    if (m_error == QAbstractSocket::SocketResourceError || base::lacksOpenFiles())
        m_shortage = Shortage::OpenFiles;
    else if (m_error == QAbstractSocket::UnknownSocketError && lacksPorts(m_address, m_endpoint.port))
        m_shortage = Shortage::Ports;
}

/// As Qt does where it looks names up: where one address cannot be reached the next may.
bool Connection::triesNext(QAbstractSocket::SocketError error)
{
    const bool unreachable = error == QAbstractSocket::ConnectionRefusedError || error == QAbstractSocket::NetworkError
        || error == QAbstractSocket::SocketTimeoutError || error == QAbstractSocket::UnsupportedSocketOperationError;
    if (m_ready || !unreachable || m_addresses.isEmpty())
        return false;
    QMetaObject::invokeMethod(
        m_socket.get(),
        [this] {
            m_socket->abort();
            m_failed = false;
            connectToNext();
        },
        Qt::QueuedConnection);
    return true;
}

Connection::~Connection()
{
    if (m_ticket) {
        const std::lock_guard lock(*m_ticket->mutex);
        m_ticket->bell = nullptr;
    }
    m_socket->disconnect(m_socket.get());
    m_socket->abort();
}

bool Connection::isIdle()
{
    if (m_failed)
        return false;
    if (!m_http2)
        return m_socket->bytesAvailable() == 0;
    // Settings, pings, a farewell, the rest of a stream that was left.
    while (m_socket->bytesAvailable() > 0) {
        if (!m_http2->feed(m_socket->read(socketBuffer)))
            return false;
    }
    if (const QByteArray answer = m_http2->takeOutput(); !answer.isEmpty())
        m_socket->write(answer);
    return m_http2->usable();
}

qint64 Connection::unsent() const
{
    const auto *secure = qobject_cast<const QSslSocket *>(m_socket.get());
    return m_socket->bytesToWrite() + (secure ? secure->encryptedBytesToWrite() : 0);
}

bool Connection::hasUnasked()
{
    return !m_http2 && m_socket->bytesAvailable() > 0;
}

void Connection::changed()
{
    m_changed = true;
    m_waker.wake();
}

void Connection::judgeTls(const QList<QSslError> &errors)
{
    auto *const socket = static_cast<QSslSocket *>(m_socket.get());
    m_tlsErrors.clear();
    m_certificate = socket->peerCertificate(); // is gone once the socket closes
    const Issuers known = m_issuers ? m_issuers->known() : Issuers();
    ChainReview review = reviewChain(socket->peerCertificateChain(), errors, m_endpoint.host, known);
    m_missingIssuer = m_issuers ? review.missing : QByteArray();
    m_incomplete = review.incomplete ? review.issuer : QByteArray();
    m_allTlsErrors = std::move(review.errors);
    const bool mismatch = std::any_of(m_allTlsErrors.begin(), m_allTlsErrors.end(),
        [](const QSslError &error) { return error.error() == QSslError::HostNameMismatch; });
    if (!mismatch && !namesHost(m_certificate, m_endpoint.host))
        m_allTlsErrors.append(QSslError(QSslError::HostNameMismatch, m_certificate));
    for (const QSslError &error : std::as_const(m_allTlsErrors)) {
        if (m_ignored.testFlag(certificateError(error.error())))
            continue;
        if (!m_tlsErrors.isEmpty())
            m_tlsErrors += "; ";
        m_tlsErrors += tlsErrorWords(error);
    }
    if (m_tlsErrors.isEmpty()) {
        m_missingIssuer.clear(); // it goes without
        socket->ignoreSslErrors();
    } else if (!m_incomplete.isEmpty()) {
        m_tlsErrors.prepend("incomplete certificate chain: the server does not send the certificate of its issuer, "
            + m_incomplete + "; ");
    }
}

bool Connection::acceptsName()
{
    auto *const socket = static_cast<QSslSocket *>(m_socket.get());
    if (!m_allTlsErrors.isEmpty() || namesHost(socket->peerCertificate(), m_endpoint.host))
        return true; // or judgeTls() has seen to it
    m_certificate = socket->peerCertificate();
    m_allTlsErrors = {QSslError(QSslError::HostNameMismatch, m_certificate)};
    if (m_ignored.testFlag(CertificateError::WrongHost))
        return true;
    m_tlsErrors = tlsErrorWords(m_allTlsErrors.constFirst());
    m_failed = true;
    m_error = QAbstractSocket::SslHandshakeFailedError;
    changed();
    return false;
}

bool Connection::tlsBroke() const
{
    return m_error == QAbstractSocket::SslHandshakeFailedError || m_error == QAbstractSocket::SslInternalError
        || m_error == QAbstractSocket::SslInvalidUserDataError || m_alert == QSsl::AlertType::CertificateRequired;
}

std::optional<TlsFacts> Connection::tlsFacts() const
{
    const auto *secure = qobject_cast<const QSslSocket *>(m_socket.get());
    if (!secure)
        return std::nullopt;
    const QSslCertificate certificate = m_certificate.isNull() ? secure->peerCertificate() : m_certificate;
    if (certificate.isNull())
        return std::nullopt;
    TlsFacts facts;
    if (m_ready)
        facts.protocol = protocolName(secure->sessionProtocol());
    for (const QSslError &error : m_allTlsErrors) {
        QByteArray &words = facts.errors[certificateError(error.error())];
        if (words.isEmpty())
            words = tlsErrorWords(error);
    }
    if (certificate.expiryDate().isValid())
        facts.validUntil = certificate.expiryDate().toMSecsSinceEpoch();
    const QSslKey key = certificate.publicKey();
    facts.keyBits = std::max(key.length(), 0);
    facts.keyType = keyName(key.algorithm());
    facts.signature = signatureName(certificate);
    facts.missingIssuer = m_incomplete;
    return facts;
}

Outcome Connection::failure(bool proxied) const
{
    const bool tunnel = m_endpoint.proxy.type() != QNetworkProxy::NoProxy;
    switch (m_error) {
    case QAbstractSocket::SslHandshakeFailedError:
    case QAbstractSocket::SslInternalError:
    case QAbstractSocket::SslInvalidUserDataError:
        return Outcome::TlsFailed;
    case QAbstractSocket::ProxyAuthenticationRequiredError:
    case QAbstractSocket::ProxyConnectionRefusedError:
    case QAbstractSocket::ProxyConnectionClosedError:
    case QAbstractSocket::ProxyConnectionTimeoutError:
    case QAbstractSocket::ProxyNotFoundError:
    case QAbstractSocket::ProxyProtocolError:
        return Outcome::ProxyFailed;
    case QAbstractSocket::HostNotFoundError:
        return proxied ? Outcome::ProxyFailed : Outcome::DnsFailed;
    case QAbstractSocket::ConnectionRefusedError:
        return proxied ? Outcome::ProxyFailed : Outcome::ConnectFailed;
    default:
        return proxied || tunnel ? Outcome::ProxyFailed : Outcome::ConnectFailed;
    }
}

QByteArray Connection::errorText() const
{
    if (!m_tlsErrors.isEmpty())
        return m_tlsErrors;
    const QString said = m_socket->errorString();
    if (m_alert == QSsl::AlertType::CertificateRequired || said.contains(QLatin1String("certificate required")))
        return "the server asks for a client certificate";
    if (m_alert == QSsl::AlertType::HandshakeFailure)
        return said.toUtf8() + " (it may ask for a client certificate)";
    if (said.contains(QLatin1String("unsafe legacy renegotiation")))
        return "the server does not know secure renegotiation (RFC 5746): " + said.toUtf8();
    if (m_error == QAbstractSocket::HostNotFoundError)
        return "no such host: " + m_endpoint.host.toUtf8();
    return m_socket->errorString().toUtf8();
}

} // namespace argiope::net
