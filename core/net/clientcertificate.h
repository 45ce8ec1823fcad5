#pragma once

#include <QByteArray>
#include <QSslConfiguration>
#include <QString>

namespace argiope::net {

/// Reads a certificate with its key and chain, PEM (both in one file) or PKCS#12, into a configuration. `password`: of
/// the key, or of the file. In words what is wrong; "" where it was read.
[[nodiscard]] QByteArray addClientCertificate(
    QSslConfiguration &configuration, const QString &file, const QByteArray &password);

} // namespace argiope::net
