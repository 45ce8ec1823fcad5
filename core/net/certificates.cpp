#include "core/net/certificates.h"

#include <QHostAddress>
#include <QSslCertificateExtension>
#include <QVariantMap>

#include <algorithm>

namespace argiope::net {

namespace {

constexpr int MostIssuers = 4; ///< that one server leaves out

/// "*" stands for one whole label, the leftmost of three or more (RFC 9525, 6.3).
bool matchesName(QStringView pattern, QStringView host)
{
    if (pattern.compare(host, Qt::CaseInsensitive) == 0)
        return true;
    if (!pattern.startsWith(QLatin1String("*.")) || pattern.sliced(2).indexOf(u'.') < 0)
        return false;
    const qsizetype dot = host.indexOf(u'.');
    return dot > 0 && pattern.sliced(1).compare(host.sliced(dot), Qt::CaseInsensitive) == 0;
}

bool isIssuerError(const QSslError &error)
{
    return error.error() == QSslError::UnableToGetLocalIssuerCertificate
        || error.error() == QSslError::UnableToVerifyFirstCertificate
        || error.error() == QSslError::UnableToGetIssuerCertificate;
}

bool lacksIssuer(const QList<QSslError> &errors)
{
    return std::any_of(errors.begin(), errors.end(), isIssuerError);
}

} // namespace

bool namesHost(const QSslCertificate &certificate, const QString &host)
{
    const auto names = certificate.subjectAlternativeNames();
    const QHostAddress address(host);
    if (!address.isNull()) {
        const QStringList addresses = names.values(QSsl::IpAddressEntry);
        return std::any_of(addresses.begin(), addresses.end(), [&address](const QString &one) {
            return address.isEqual(QHostAddress(one), QHostAddress::StrictConversion);
        });
    }
    const QStringList hosts = names.values(QSsl::DnsEntry);
    QStringView wanted(host);
    if (wanted.endsWith(u'.'))
        wanted.chop(1);
    return std::any_of(hosts.begin(), hosts.end(), [wanted](const QString &one) { return matchesName(one, wanted); });
}

QByteArray issuerAddress(const QSslCertificate &certificate)
{
    if (certificate.isNull() || certificate.isSelfSigned())
        return {};
    for (const QSslCertificateExtension &extension : certificate.extensions()) {
        if (extension.name() != QLatin1String("authorityInfoAccess"))
            continue;
        const QVariantMap access = extension.value().toMap();
        for (auto it = access.begin(); it != access.end(); ++it) {
            const QStringList places = it->toStringList();
            if (!it.key().contains(QLatin1String("issuers"), Qt::CaseInsensitive))
                continue;
            for (const QString &place : places) {
                if (place.startsWith(QLatin1String("http://"), Qt::CaseInsensitive))
                    return place.toLatin1();
            }
        }
    }
    return {};
}

ChainReview reviewChain(
    const QList<QSslCertificate> &chain, const QList<QSslError> &errors, const QString &host, const Issuers &known)
{
    ChainReview review;
    review.errors = errors;
    if (chain.isEmpty() || !lacksIssuer(errors))
        return review;
    QList<QSslCertificate> added;
    QSslCertificate last = chain.constLast();
    while (added.size() < MostIssuers) {
        const QByteArray place = issuerAddress(last);
        if (place.isEmpty())
            break;
        const auto one = known.constFind(place);
        if (one == known.constEnd()) {
            review.missing = place;
            break;
        }
        if (one->isNull())
            break;
        last = *one;
        if (last.isSelfSigned())
            break; // the root of the chain, which a server need not send
        added.append(last);
    }
    const QSslCertificate &ends = chain.constLast();
    // A chain of several that ends at an unknown root is whole.
    review.incomplete = chain.size() == 1 && !issuerAddress(ends).isEmpty();
    review.issuer = ends.issuerDisplayName().toUtf8();
    if (added.isEmpty())
        return review;
    const QList<QSslError> left = QSslCertificate::verify(chain + added, host);
    if (!lacksIssuer(left)) {
        review.incomplete = true;
        review.missing.clear();
        review.errors = left;
    }
    return review;
}

QSslCertificate certificateFrom(const QByteArray &body)
{
    for (const QSsl::EncodingFormat format : {QSsl::Der, QSsl::Pem}) {
        const QList<QSslCertificate> found = QSslCertificate::fromData(body, format);
        if (!found.isEmpty() && !found.constFirst().isNull())
            return found.constFirst();
    }
    return QSslCertificate();
}

} // namespace argiope::net
