#include "core/engine/credentials.h"

#include "core/engine/seeds.h"
#include "core/settings/secrets.h"
#include "core/url/url.h"

#include <QByteArrayList>

#include <algorithm>

namespace argiope::engine {

namespace {

using settings::CrawlSettings;
using settings::Login;

/// What a host was trusted with in the clear it may have under TLS: seeds without a scheme begin as http.
QByteArrayList originsOf(const url::Url &seed)
{
    QByteArrayList origins{seed.origin()};
    if (seed.scheme() == "http" && seed.port().isEmpty())
        origins.append("https://" + seed.host());
    return origins;
}

QString decoded(QByteArrayView part)
{
    return QString::fromUtf8(QByteArray::fromPercentEncoding(part.toByteArray()));
}

void setLogin(CrawlSettings &settings, const QByteArray &origin, const QString &credentials)
{
    settings.logins.removeIf([&origin](const QString &text) { return Login::fromText(text).origin == origin; });
    settings.logins.append(Login{origin, credentials}.text());
}

bool isHost(const QString &line)
{
    return settings::headerName(line).compare(QLatin1String("Host"), Qt::CaseInsensitive) == 0;
}

bool isBoundHeader(const QString &line)
{
    return settings::isPrivateHeaderLine(line) || isHost(line);
}

/// Where a seed with "://" names its server: two that agree in it are of one origin. "" where it cannot be told.
QStringView serverPart(const QString &seed)
{
    const qsizetype scheme = seed.indexOf(QLatin1String("://"));
    if (scheme < 0)
        return {};
    const qsizetype begin = scheme + 3;
    const auto ends = [](QChar c) { return c == u'/' || c == u'\\' || c == u'?' || c == u'#'; };
    const auto end = std::find_if(seed.begin() + begin, seed.end(), ends) - seed.begin();
    return end == begin ? QStringView() : QStringView(seed).first(end);
}

/// As url::Url::origin() writes it; what was typed where it cannot be read.
QByteArray originOf(const QByteArray &typed)
{
    const auto parsed = url::parse(typed);
    return parsed ? parsed->origin() : typed;
}

} // namespace

QString withoutCredentials(const QString &seed)
{
    const auto typed = readSeed(seed);
    return typed && typed->hasCredentials() ? QString::fromUtf8(normalizeSeed(seed)) : seed;
}

void bindSecrets(CrawlSettings &settings)
{
    QByteArrayList first;
    for (QString &seed : settings.seeds) {
        // A list may have a million of them, and credentials stand before an "@".
        if (!first.isEmpty() && !seed.contains(u'@'))
            continue;
        const auto typed = readSeed(seed);
        if (!typed)
            continue;
        if (first.isEmpty())
            first = originsOf(*typed);
        if (!typed->hasCredentials())
            continue;
        const QString credentials = decoded(typed->username()) + u':' + decoded(typed->password());
        for (const QByteArray &origin : originsOf(*typed))
            setLogin(settings, origin, credentials);
        seed = withoutCredentials(seed);
    }
    for (QString &text : settings.logins) {
        Login login = Login::fromText(text);
        login.origin = originOf(login.origin);
        text = login.text();
    }
    for (QString &origin : settings.headersFor)
        origin = QString::fromUtf8(originOf(origin.toUtf8()));
    if (first.isEmpty())
        return;
    if (!settings.auth.isEmpty()) {
        for (const QByteArray &origin : first)
            setLogin(settings, origin, settings.auth);
        settings.auth.clear();
    }
    if (settings.headersFor.isEmpty() && std::any_of(settings.headers.begin(), settings.headers.end(), isBoundHeader)) {
        for (const QByteArray &origin : first)
            settings.headersFor.append(QString::fromUtf8(origin));
    }
}

QSet<QByteArray> seedOrigins(const QStringList &seeds)
{
    QSet<QByteArray> origins;
    QSet<QStringView> known; // a list has a million addresses of a few servers
    for (const QString &seed : seeds) {
        const QStringView server = serverPart(seed);
        if (!server.isEmpty()) {
            if (known.contains(server))
                continue;
            known.insert(server);
        }
        if (const auto url = readSeed(seed)) {
            for (const QByteArray &origin : originsOf(*url))
                origins.insert(origin);
        }
    }
    return origins;
}

bool dropForeignSecrets(CrawlSettings &settings)
{
    const QSet<QByteArray> origins = seedOrigins(settings.seeds);
    if (origins.isEmpty())
        return false;
    qsizetype dropped = settings.logins.removeIf(
        [&origins](const QString &text) { return !origins.contains(Login::fromText(text).origin); });
    const bool own = std::any_of(settings.headersFor.begin(), settings.headersFor.end(),
        [&origins](const QString &origin) { return origins.contains(origin.toUtf8()); });
    if (!settings.headersFor.isEmpty() && !own) {
        dropped += settings.headers.removeIf(isBoundHeader);
        settings.headersFor.clear();
    }
    const bool trusts = std::any_of(settings.ignoreTlsFor.begin(), settings.ignoreTlsFor.end(),
        [&origins](const QString &origin) { return origins.contains(origin.toUtf8()); });
    if (!settings.ignoreTlsFor.isEmpty() && !trusts) {
        settings.ignoreTlsErrors = {};
        settings.ignoreTlsFor.clear();
    }
    return dropped > 0;
}

} // namespace argiope::engine
