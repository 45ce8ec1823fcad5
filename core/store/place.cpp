#include "core/store/place.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <iterator>
#include <optional>

namespace argiope::store {

namespace {

constexpr QLatin1String Scheme("postgresql");
constexpr QLatin1String OtherScheme("postgres"); // libpq takes it, too
/// A name of the database's has 63 bytes at most, and a copy stands under a longer one until it is whole.
constexpr qsizetype MostProjectBytes = 56;

base::Failure<StoreError> badPlace(const QString &why)
{
    // Not what was typed: a password may stand anywhere in it.
    return base::Failure{StoreError{StoreError::Code::BadPlace, Scheme % QStringLiteral("://…"), why}};
}

bool isProjectName(const QString &name)
{
    const auto isPlain
        = [](QChar c) { return c.isLetterOrNumber() || c == u'_' || c == u'-' || c == u'.' || c == u' '; };
    return name.toUtf8().size() <= MostProjectBytes && name == name.trimmed() && !name.startsWith(u"pg_")
        && !name.endsWith(u".part") && std::all_of(name.begin(), name.end(), isPlain);
}

/// No password, nor what could hold one, and nothing that this program sets itself.
constexpr const char *Options[] = {"sslmode", "sslrootcert", "sslcert", "sslkey", "sslcrl", "service", "passfile",
    "connect_timeout", "target_session_attrs", "load_balance_hosts", "channel_binding", "gssencmode",
    "tcp_user_timeout", "keepalives_idle", "keepalives_interval", "keepalives_count"};

QString optionNames()
{
    QStringList names{QStringLiteral("host")};
    for (const char *name : Options)
        names << QLatin1String(name);
    return names.join(QLatin1String(", "));
}

bool isOption(const QString &name)
{
    return std::any_of(
        std::begin(Options), std::end(Options), [&name](const char *o) { return name == QLatin1String(o); });
}

/// Stands for several servers where QUrl, which knows of one, is to read the rest.
constexpr QLatin1String Several("several.invalid");

struct Servers
{
    QStringList hosts;
    QStringList ports;
    QStringList names; ///< as an address has them
};

/// Of `host:port,host:port`; nothing where that is no such list.
std::optional<Servers> serversOf(const QString &list)
{
    Servers servers;
    for (const QString &one : list.split(u',')) {
        const QUrl url(Scheme % QStringLiteral("://") % one % u'/');
        if (!url.isValid() || url.host().isEmpty() || !url.userInfo().isEmpty() || url.path() != u"/")
            return {};
        servers.hosts << url.host(QUrl::FullyDecoded);
        servers.ports << (url.port() > 0 ? QString::number(url.port()) : QString());
        servers.names << url.authority(QUrl::PrettyDecoded);
    }
    return servers;
}

} // namespace

bool Place::isDatabase(const QString &text)
{
    const auto begins = [&text](QLatin1String scheme) {
        return text.startsWith(scheme, Qt::CaseInsensitive) && text.mid(scheme.size()).startsWith(u"://");
    };
    return begins(Scheme) || begins(OtherScheme);
}

base::Result<Place, StoreError> Place::parse(const QString &text)
{
    Place place;
    if (!isDatabase(text)) {
        place.m_name = text;
        return place;
    }
    // Several servers stand where a URL has one.
    const qsizetype authority = text.indexOf(u"://") + 3;
    static const QRegularExpression behind(QStringLiteral("[/?#]"));
    const qsizetype end = text.indexOf(behind, authority);
    const qsizetype user = text.lastIndexOf(u'@', end < 0 ? -1 : end);
    const qsizetype first = user < authority ? authority : user + 1;
    const QString list = text.mid(first, end < 0 ? -1 : end - first);
    std::optional<Servers> servers;
    QString single = text;
    if (list.contains(u',')) {
        servers = serversOf(list);
        if (!servers)
            return badPlace(QStringLiteral("write several servers as host:port,host:port"));
        single.replace(first, list.size(), Several);
    }
    QUrl url(single); // a blank in a project's name may stand as it is
    if (!url.isValid())
        return badPlace(QStringLiteral("not a valid URL; write special characters in names as %40"));
    if (url.userInfo(QUrl::FullyEncoded).contains(u':') || url.hasQuery()) {
        const QUrlQuery query(url);
        if (url.userInfo(QUrl::FullyEncoded).contains(u':') || query.hasQueryItem(QStringLiteral("password")))
            return badPlace(
                QStringLiteral("it must not contain a password; use PGPASSWORD, ~/.pgpass or a libpq service file"));
        for (const auto &[name, value] : query.queryItems(QUrl::FullyDecoded)) {
            if (name == u"host") {
                place.m_host = value;
                continue;
            }
            if (!isOption(name))
                return badPlace(QStringLiteral("the supported options are ") % optionNames());
            static const QRegularExpression plain(QStringLiteral("\\A[\\w./:~+-]+\\z"));
            if (!plain.match(value).hasMatch())
                return badPlace(name % QStringLiteral(" has an unsupported value"));
            place.m_options.append({name, value});
        }
    }
    url.setScheme(Scheme);
    if (servers) {
        place.m_host = servers->hosts.join(u',');
        place.m_ports = servers->ports.join(u',');
        if (place.m_ports.size() < servers->ports.size())
            place.m_ports.clear(); // none has one
    } else {
        if (!url.host().isEmpty())
            place.m_host = url.host(QUrl::FullyDecoded);
        if (url.port() > 0)
            place.m_ports = QString::number(url.port());
    }
    place.m_user = url.userName(QUrl::FullyDecoded);
    place.m_database = url.path(QUrl::FullyDecoded).mid(1);
    place.m_project = url.fragment(QUrl::FullyDecoded);
    if (place.m_database.contains(u'/'))
        return badPlace(QStringLiteral("the database name must not contain /"));
    if (place.m_project.isEmpty())
        return badPlace(QStringLiteral("the project name is missing; write it after a #"));
    if (!isProjectName(place.m_project))
        return badPlace(QStringLiteral("a project name has up to 56 letters, digits, spaces, _, - and . and must not "
                                       "start with pg_ or end with .part"));
    place.m_name = url.toString(QUrl::PrettyDecoded);
    if (servers)
        place.m_name.replace(
            place.m_name.indexOf(Several, place.m_name.indexOf(u"://")), Several.size(), servers->names.join(u','));
    return place;
}

QString absolutePlace(const QString &text)
{
    if (!Place::isDatabase(text))
        return QFileInfo(text).absoluteFilePath();
    const auto place = Place::parse(text);
    return place ? place->name() : text;
}

bool mayBeThere(const QString &text)
{
    return Place::isDatabase(text) || QFileInfo::exists(text);
}

QString shortName(const QString &text)
{
    const auto place = Place::parse(text);
    return place && !place->isFile() ? place->project() : QFileInfo(text).completeBaseName();
}

base::Result<void, StoreError> requireFile(const QString &path)
{
    if (!Place::isDatabase(path))
        return {};
    const auto place = Place::parse(path);
    if (!place)
        return base::Failure{place.error()};
    return base::Failure{StoreError{StoreError::Code::InDatabase, place->name(), {}}};
}

} // namespace argiope::store
