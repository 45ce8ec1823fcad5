#include "core/store/place.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

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

bool isOption(const QString &name)
{
    static const QStringList known{QStringLiteral("sslmode"), QStringLiteral("sslrootcert"), QStringLiteral("sslcert"),
        QStringLiteral("sslkey"), QStringLiteral("service"), QStringLiteral("connect_timeout")};
    return known.contains(name);
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
    QUrl url(text); // a blank in a project's name may stand as it is
    if (!url.isValid())
        return badPlace(QStringLiteral("this is no URL; what is special in names is written as %40"));
    if (url.userInfo(QUrl::FullyEncoded).contains(u':') || url.hasQuery()) {
        const QUrlQuery query(url);
        if (url.userInfo(QUrl::FullyEncoded).contains(u':') || query.hasQueryItem(QStringLiteral("password")))
            return badPlace(QStringLiteral(
                "a password does not belong into it; PGPASSWORD, ~/.pgpass or a service file of libpq's take it"));
        for (const auto &[name, value] : query.queryItems(QUrl::FullyDecoded)) {
            if (name == u"host") {
                place.m_host = value;
                continue;
            }
            if (!isOption(name))
                return badPlace(
                    QStringLiteral("of options it takes host, sslmode, sslrootcert, sslcert, sslkey, service "
                                   "and connect_timeout"));
            static const QRegularExpression plain(QStringLiteral("\\A[\\w./:~+-]+\\z"));
            if (!plain.match(value).hasMatch())
                return badPlace(name % QStringLiteral(" has a value that cannot be handed on"));
            place.m_options.append({name, value});
        }
    }
    url.setScheme(Scheme);
    if (!url.host().isEmpty())
        place.m_host = url.host(QUrl::FullyDecoded);
    place.m_port = url.port(0);
    place.m_user = url.userName(QUrl::FullyDecoded);
    place.m_database = url.path(QUrl::FullyDecoded).mid(1);
    place.m_project = url.fragment(QUrl::FullyDecoded);
    if (place.m_database.contains(u'/'))
        return badPlace(QStringLiteral("a database has no / in its name"));
    if (place.m_project.isEmpty())
        return badPlace(QStringLiteral("which project of the database? its name stands behind a #"));
    if (!isProjectName(place.m_project))
        return badPlace(QStringLiteral("a project's name is up to 56 letters, digits, blanks, _, - and . and neither "
                                       "begins with pg_ nor ends with .part"));
    place.m_name = url.toString(QUrl::PrettyDecoded);
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
