#include "core/net/clientcertificate.h"

#include <QBuffer>
#include <QFile>
#include <QSslCertificate>
#include <QSslKey>

namespace argiope::net {

namespace {

constexpr qint64 MostBytes = 1024 * 1024;

QSslKey keyFrom(const QByteArray &pem, const QByteArray &password)
{
    for (const QSsl::KeyAlgorithm algorithm : {QSsl::Rsa, QSsl::Ec, QSsl::Dsa}) {
        QSslKey key(pem, algorithm, QSsl::Pem, QSsl::PrivateKey, password);
        if (!key.isNull())
            return key;
    }
    return {};
}

} // namespace

QByteArray addClientCertificate(QSslConfiguration &configuration, const QString &path, const QByteArray &password)
{
    const QByteArray shown = "the client certificate " + path.toUtf8();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return shown + " cannot be read: " + file.errorString().toUtf8();
    QByteArray bytes = file.read(MostBytes);
    if (bytes.contains("-----BEGIN ")) {
        const QList<QSslCertificate> chain = QSslCertificate::fromData(bytes, QSsl::Pem);
        const QSslKey key = keyFrom(bytes, password);
        if (chain.isEmpty())
            return shown + " holds no certificate";
        if (key.isNull())
            return shown + " holds no private key that can be read: it may have another password";
        configuration.setLocalCertificateChain(chain);
        configuration.setPrivateKey(key);
        return {};
    }
    QBuffer buffer(&bytes);
    (void)buffer.open(QIODevice::ReadOnly);
    QSslKey key;
    QSslCertificate certificate;
    QList<QSslCertificate> others;
    if (!QSslCertificate::importPkcs12(&buffer, &key, &certificate, &others, password))
        return shown + " is neither PEM nor PKCS#12 that can be read: it may have another password";
    configuration.setLocalCertificateChain(QList<QSslCertificate>{certificate} + others);
    configuration.setPrivateKey(key);
    return {};
}

} // namespace argiope::net
