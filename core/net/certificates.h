#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QSslCertificate>
#include <QSslError>
#include <QString>

namespace argiope::net {

/// Certificates of issuers that servers did not send, by where they were fetched; null where they could not be.
using Issuers = QHash<QByteArray, QSslCertificate>;

/// Whether the certificate is for that host by its subject alternative names (RFC 9525, 6.3), a host name or address.
/// The common name does not count, as in browsers.
[[nodiscard]] bool namesHost(const QSslCertificate &certificate, const QString &host);

/// Where the certificate of its issuer is (RFC 5280, 4.2.2.1), an http URL; "" where it does not say, or it is its own.
[[nodiscard]] QByteArray issuerAddress(const QSslCertificate &certificate);

/// A chain as a server sent it, from its own certificate on, that could not be verified.
struct ChainReview
{
    QList<QSslError> errors; ///< that are left with what is known of issuers
    bool incomplete = false; ///< the certificate of an issuer is missing, and says where it is
    QByteArray missing; ///< where a further one is to be fetched before this is known; "": none
    QByteArray issuer; ///< whose certificate the server should have sent, in words
};
[[nodiscard]] ChainReview reviewChain(
    const QList<QSslCertificate> &chain, const QList<QSslError> &errors, const QString &host, const Issuers &known);

/// Out of what a server of certificates answers: DER or PEM. Null where it is none.
[[nodiscard]] QSslCertificate certificateFrom(const QByteArray &body);

} // namespace argiope::net
