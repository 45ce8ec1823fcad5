#include "core/audit/sitefiles.h"

#include <QDateTime>

namespace argiope::audit {

namespace {

constexpr int RsaBits = 2048; ///< less is not issued any more (CA/Browser Forum, Baseline Requirements, 6.1.5)
constexpr int EcBits = 256;
constexpr qint64 DayMs = 24 * 3600 * 1000LL;

/// The certificate's end, before it has come.
void checkEnd(const QByteArray &url, const store::HostRecord &host, const facts::Observations &seen,
    const Limits &limits, const FileSink &sink)
{
    const facts::Observation *until = seen.find("tls-until");
    if (!until || seen.find("tls-expired"))
        return;
    const QDateTime end = QDateTime::fromString(QString::fromLatin1(until->evidence), Qt::ISODate);
    if (!end.isValid())
        return;
    const qint64 left = end.toMSecsSinceEpoch() - host.robotsFetchedAt;
    if (left < limits.certificateDaysMost * DayMs)
        sink(left < limits.certificateDaysLeast * DayMs ? "tls-expires-soon" : "tls-expiring", url,
            found(until->evidence));
}

void checkKey(const QByteArray &url, const facts::Observations &seen, const FileSink &sink)
{
    if (const facts::Observation *key = seen.find("tls-key")) {
        const int least = key->evidence == "EC" ? EcBits : RsaBits;
        if (key->count < least) {
            sink("tls-weak-key", url, found(key->evidence + ' ' + QByteArray::number(key->count)));
            return;
        }
    }
    const facts::Observation *signature = seen.find("tls-signature");
    const QByteArray name = signature ? signature->evidence.toLower() : QByteArray();
    if (name.contains("sha1") || name.contains("md5"))
        sink("tls-weak-key", url, found(signature->evidence));
}

} // namespace

void checkTls(const store::HostRecord &host, const Limits &limits, const FileSink &sink)
{
    if (!host.origin.startsWith("https:"))
        return;
    const QByteArray url = host.origin + '/';
    const auto seen = facts::Observations::fromJson(host.observations);
    if (!seen.find("tls-protocol")) {
        for (const char *check : {"tls-expired", "tls-expires-soon", "tls-expiring", "tls-name-mismatch",
                 "tls-untrusted", "tls-chain-incomplete", "tls-weak-key"})
            sink(check, url, undecidable());
        return;
    }
    static constexpr std::pair<const char *, const char *> errors[]
        = {{"tls-expired", "tls-expired"}, {"tls-wrong-host", "tls-name-mismatch"}, {"tls-untrusted", "tls-untrusted"},
            {"tls-other", "tls-untrusted"}, {"tls-chain", "tls-chain-incomplete"}};
    for (const auto &[name, check] : errors) {
        if (const facts::Observation *one = seen.find(name))
            sink(check, url, found(one->evidence));
    }
    checkEnd(url, host, seen, limits, sink);
    checkKey(url, seen, sink);
}

} // namespace argiope::audit
