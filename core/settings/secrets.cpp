#include "core/settings/secrets.h"

#include <QUrl>

#include <algorithm>
#include <array>
#include <string_view>

namespace argiope::settings {

namespace {

QString withoutPassword(const QString &proxy)
{
    QUrl url(proxy, QUrl::StrictMode);
    if (!url.isValid() || url.password().isEmpty())
        return proxy;
    url.setPassword(QString());
    return url.toString(QUrl::FullyEncoded);
}

/// The values of headers that are for `kept`'s origins are for all that `named` has its headers for.
bool hasSameOrigins(const CrawlSettings &named, const CrawlSettings &kept)
{
    return !named.headersFor.isEmpty()
        && std::all_of(named.headersFor.begin(), named.headersFor.end(),
            [&kept](const QString &origin) { return kept.headersFor.contains(origin); });
}

bool hasValue(const QString &line)
{
    const qsizetype colon = line.indexOf(u':');
    return colon >= 0 && !QStringView(line).sliced(colon + 1).trimmed().isEmpty();
}

} // namespace

bool isPrivateHeader(QByteArrayView name)
{
    // Some thirty names of each page that is kept are looked at: no memory is taken for one of usual length.
    std::array<char, 48> room{};
    QByteArray longName;
    std::string_view lower;
    if (size_t(name.size()) <= room.size()) {
        std::transform(name.begin(), name.end(), room.begin(),
            [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
        lower = {room.data(), size_t(name.size())};
    } else {
        longName = name.toByteArray().toLower();
        lower = {longName.constData(), size_t(longName.size())};
    }
    if (lower == "cookie")
        return true;
    // There is no list of what services call their keys; a header that stays at home by mistake does less harm.
    constexpr std::array<std::string_view, 8> parts{
        "auth", "token", "api-key", "apikey", "secret", "session", "password", "credential"};
    return std::any_of(
        parts.begin(), parts.end(), [lower](std::string_view part) { return lower.find(part) != lower.npos; });
}

QString headerName(const QString &line)
{
    return line.left(line.indexOf(u':')).trimmed();
}

bool isPrivateHeaderLine(const QString &line)
{
    return isPrivateHeader(headerName(line).toUtf8());
}

Login Login::fromText(const QString &text)
{
    const QString trimmed = text.trimmed();
    const qsizetype blank = trimmed.indexOf(u' ');
    if (blank < 0)
        return {trimmed.toUtf8(), {}};
    return {trimmed.left(blank).toUtf8(), trimmed.mid(blank + 1)};
}

QString Login::text() const
{
    const QString name = QString::fromUtf8(origin);
    return credentials.isEmpty() ? name : QString(name + u' ' + credentials);
}

CrawlSettings withoutSecrets(const CrawlSettings &settings)
{
    CrawlSettings open = settings;
    open.auth.clear();
    for (QString &login : open.logins)
        login = QString::fromUtf8(Login::fromText(login).origin);
    for (QString &line : open.headers) {
        if (isPrivateHeaderLine(line))
            line = headerName(line) + u':';
    }
    open.proxy = withoutPassword(settings.proxy);
    return open;
}

bool hasSecrets(const CrawlSettings &settings)
{
    return withoutSecrets(settings) != settings;
}

bool missesSecrets(const CrawlSettings &settings)
{
    const bool login = std::any_of(settings.logins.begin(), settings.logins.end(),
        [](const QString &text) { return Login::fromText(text).credentials.isEmpty(); });
    const bool header = std::any_of(settings.headers.begin(), settings.headers.end(),
        [](const QString &line) { return isPrivateHeaderLine(line) && !hasValue(line); });
    const QUrl proxy(settings.proxy, QUrl::StrictMode);
    return login || header || (!proxy.userName().isEmpty() && proxy.password().isEmpty());
}

void fillSecrets(CrawlSettings &settings, const CrawlSettings &kept)
{
    for (QString &text : settings.logins) {
        const Login login = Login::fromText(text);
        if (!login.credentials.isEmpty())
            continue;
        for (const QString &other : kept.logins) {
            if (Login::fromText(other).origin == login.origin)
                text = other;
        }
    }
    // Of one name there may be several.
    QStringList left = hasSameOrigins(settings, kept) ? kept.headers : QStringList();
    left.removeIf([&settings](const QString &line) { return settings.headers.contains(line); });
    for (QString &line : settings.headers) {
        if (!isPrivateHeaderLine(line) || hasValue(line))
            continue;
        const auto same = std::find_if(left.begin(), left.end(), [&line](const QString &other) {
            return headerName(other).compare(headerName(line), Qt::CaseInsensitive) == 0;
        });
        if (same == left.end())
            continue;
        line = *same;
        left.erase(same);
    }
    if (!settings.proxy.isEmpty() && settings.proxy == withoutPassword(kept.proxy))
        settings.proxy = kept.proxy;
}

QList<Secret> secretsOf(const CrawlSettings &settings)
{
    QList<Secret> secrets;
    const auto named = [&secrets](const QString &name) -> CrawlSettings & {
        const auto known = std::find_if(
            secrets.begin(), secrets.end(), [&name](const Secret &secret) { return secret.name == name; });
        if (known != secrets.end())
            return known->only;
        secrets.append({name, {}});
        return secrets.last().only;
    };
    for (const QString &login : settings.logins)
        named(QLatin1String("login ") + QString::fromUtf8(Login::fromText(login).origin)).logins.append(login);
    for (const QString &line : settings.headers) {
        if (!isPrivateHeaderLine(line))
            continue;
        CrawlSettings &only = named(QLatin1String("header ") + headerName(line).toLower());
        only.headers.append(line);
        only.headersFor = settings.headersFor;
    }
    if (!QUrl(settings.proxy, QUrl::StrictMode).userName().isEmpty())
        named(QLatin1String("proxy ") + withoutPassword(settings.proxy)).proxy = settings.proxy;
    return secrets;
}

bool isLoggedIn(const CrawlSettings &settings)
{
    if (!settings.auth.isEmpty() || !settings.logins.isEmpty())
        return true;
    if (std::any_of(settings.headers.begin(), settings.headers.end(), isPrivateHeaderLine))
        return true;
    // A user's name and password in a start address, before they are bound to it.
    return std::any_of(settings.seeds.begin(), settings.seeds.end(), [](const QString &seed) {
        const qsizetype scheme = seed.indexOf(QLatin1String("://"));
        const qsizetype at = seed.indexOf(u'@');
        return scheme > 0 && at > scheme && !QStringView(seed).sliced(scheme + 3, at - scheme - 3).contains(u'/');
    });
}

bool isGuarded(const CrawlSettings &settings)
{
    return settings.guard == Guard::Always || (settings.guard == Guard::Auto && isLoggedIn(settings));
}

} // namespace argiope::settings
