#pragma once

#include "core/net/fetcher.h"
#include "core/net/http2session.h"
#include "core/net/issuerbook.h"
#include "core/net/namebook.h"

#include <QAbstractEventDispatcher>
#include <QNetworkProxy>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslError>
#include <QTcpSocket>

#include <memory>
#include <optional>

namespace argiope::net {

/// Ends the event loop's turn when something happened to a connection: not every dispatcher returns when it has
/// delivered an event, some would still wait for another. One a fetcher, on its thread.
struct Waker
{
    QAbstractEventDispatcher *dispatcher = nullptr;
    bool waiting = false; ///< the loop is about to turn, or turns
    void wake()
    {
        if (!waiting)
            return;
        waiting = false;
        dispatcher->interrupt();
    }
};

/// Where to connect to.
struct Endpoint
{
    QByteArray key; ///< the same for all requests that may share a connection
    QString host;
    quint16 port = 0;
    bool secure = false;
    QNetworkProxy proxy{QNetworkProxy::NoProxy}; ///< that makes the tunnel
};

/// One TCP connection, with TLS where asked for. Never blocks: its signals only set flags and wake the loop. Lives on
/// the fetcher's thread; owns its socket.
class Connection
{
public:
    /// `names`: says where the host is; null: Qt looks it up. `issuers`: for chains that servers do not send whole;
    /// null: they are not completed. Both outlive it.
    Connection(Endpoint endpoint, settings::CertificateErrors ignored, const QSslConfiguration &tls, Waker &waker,
        NameBook *names = nullptr, const IssuerBook *issuers = nullptr);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    [[nodiscard]] const QByteArray &key() const { return m_endpoint.key; }
    [[nodiscard]] bool resolved() const { return m_resolved || m_ready; } ///< the name is looked up
    [[nodiscard]] bool ready() const { return m_ready; } ///< bytes may be written
    [[nodiscard]] bool failed() const { return m_failed; } ///< ended, by the peer or by an error
    [[nodiscard]] QTcpSocket &socket() { return *m_socket; }
    /// The session that lives on it where the server chose HTTP/2 (ALPN); null otherwise. Only once ready().
    [[nodiscard]] Http2Session *http2() { return m_http2.get(); }
    /// Bytes that were written and that the system has not taken yet.
    [[nodiscard]] qint64 unsent() const;
    /// Between two requests: it stands, and nothing came that belongs to no request. What HTTP/2 has to say meanwhile
    /// is heard and answered.
    [[nodiscard]] bool isIdle();
    /// Between two requests: bytes came that can only belong to a request of before.
    [[nodiscard]] bool hasUnasked();
    /// Something happened since the last call.
    [[nodiscard]] bool takeChanged() { return std::exchange(m_changed, false); }

    [[nodiscard]] bool hasChanged() const { return m_changed; }
    void markChanged() { m_changed = true; } ///< there is more to do before anybody waits

    /// Once failed() before ready(): why, in words. `proxied`: the other side is a proxy that gets the request itself.
    [[nodiscard]] base::Outcome failure(bool proxied) const;
    [[nodiscard]] QByteArray errorText() const;
    /// TLS broke, perhaps after the handshake: TLS 1.3 says only then that a client certificate is wanted.
    [[nodiscard]] bool tlsBroke() const;
    /// Once failed(): where the certificate of an issuer is that the server did not send, and that is not known yet.
    [[nodiscard]] const QByteArray &missingIssuer() const { return m_missingIssuer; }
    /// Once failed() before ready(): it is no fault of the server's, but we have too little of something.
    [[nodiscard]] std::optional<Shortage> shortage() const { return m_ready ? std::nullopt : m_shortage; }
    /// Nothing where it is no TLS, or no certificate came.
    [[nodiscard]] std::optional<TlsFacts> tlsFacts() const;
    int uses = 0; ///< requests so far

private:
    struct Ticket;
    void changed();
    void lookUp();
    void connectTo(const QList<QHostAddress> &addresses);
    void connectToNext();
    [[nodiscard]] bool triesNext(QAbstractSocket::SocketError error);
    void noteShortage();
    void judgeTls(const QList<QSslError> &errors);
    [[nodiscard]] bool acceptsName(); ///< what Qt does not look at; false where the connection has failed by it

    const Endpoint m_endpoint;
    const settings::CertificateErrors m_ignored;
    Waker &m_waker;
    NameBook *const m_names;
    const IssuerBook *const m_issuers;
    std::unique_ptr<QTcpSocket> m_socket;
    std::unique_ptr<QObject> m_bell; ///< that the book rings, on the connection's thread
    std::shared_ptr<Ticket> m_ticket; ///< once the book was asked for its name
    QList<QHostAddress> m_addresses; ///< that are left to be tried
    std::unique_ptr<Http2Session> m_http2;
    bool m_resolved = false;
    bool m_ready = false;
    bool m_failed = false;
    bool m_changed = false;
    QAbstractSocket::SocketError m_error = QAbstractSocket::UnknownSocketError;
    std::optional<Shortage> m_shortage;
    QHostAddress m_address; ///< that was tried last; null: not known
    QSslCertificate m_certificate; ///< of the peer, where something is wrong with it
    QList<QSslError> m_allTlsErrors;
    QByteArray m_missingIssuer;
    QByteArray m_incomplete; ///< whose certificate the server should have sent; "": the chain is whole
    QSsl::AlertType m_alert = QSsl::AlertType::UnknownAlertMessage; ///< what the server said last
    QByteArray m_tlsErrors; ///< what is wrong with the certificate and was not to be ignored
};

/// Which kind of trouble a certificate's error is.
[[nodiscard]] settings::CertificateError certificateError(QSslError::SslError error);
[[nodiscard]] QByteArray tlsErrorWords(const QSslError &error); ///< for people; English

} // namespace argiope::net
