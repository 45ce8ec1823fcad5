#include "ui/options/profiles.h"

#include "core/engine/credentials.h"
#include "core/settings/secrets.h"
#include "ui/project/chosenfile.h"

#include <QCollator>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QStandardPaths>
#include <QUrl>

#include <algorithm>

namespace argiope::options {

using base::Failure;
using settings::CrawlSettings;
using ProfileCode = ProfileError::Code;

namespace {

const QString ProfileSuffix = QStringLiteral(".json");

base::Result<QJsonObject, ProfileError> jsonOf(const QByteArray &bytes, const QString &path)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &problem);
    if (problem.error != QJsonParseError::NoError)
        return Failure{ProfileError{ProfileCode::NotJson, path, problem.errorString(), {}}};
    if (!document.isObject())
        return Failure{ProfileError{ProfileCode::NotJson, path, QStringLiteral("no object"), {}}};
    return document.object();
}

/// Without secrets, and without the servers that there are secrets for.
CrawlSettings shareable(const CrawlSettings &settings)
{
    CrawlSettings open = settings;
    engine::bindSecrets(open); // out of the start addresses
    open = settings::withoutSecrets(open);
    open.headers.removeIf(settings::isPrivateHeaderLine);
    open.headersFor.clear();
    open.logins.clear();
    return open;
}

QStringList privateHeaders(const CrawlSettings &settings)
{
    QStringList lines = settings.headers;
    lines.removeIf([](const QString &line) { return !settings::isPrivateHeaderLine(line); });
    return lines;
}

} // namespace

Profiles::Profiles(QString folder)
    : m_folder(std::move(folder))
{
}

QString Profiles::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) % QStringLiteral("/profiles");
}

QString Profiles::pathOf(const QString &name) const
{
    // Every name a person may think of is a file's name on every system.
    const QByteArray safe = QUrl::toPercentEncoding(name, " ", ".~");
    return m_folder % QLatin1Char('/') % QString::fromLatin1(safe) % ProfileSuffix;
}

QStringList Profiles::names() const
{
    QStringList names;
    const QStringList files = QDir(m_folder).entryList({QLatin1Char('*') % ProfileSuffix}, QDir::Files);
    for (const QString &file : files)
        names.append(QUrl::fromPercentEncoding(file.chopped(ProfileSuffix.size()).toLatin1()));
    QCollator collator{QLocale()};
    collator.setNumericMode(true);
    std::sort(names.begin(), names.end(), collator);
    return names;
}

base::Result<CrawlSettings, ProfileError> Profiles::load(const QString &name, const CrawlSettings &current) const
{
    const QString path = pathOf(name);
    const project::ChosenFile file = project::readChosenFile(path, LargestProfile);
    if (!file.ok())
        return Failure{ProfileError{ProfileCode::CannotRead, name, file.problem, {}}};
    auto loaded = read(file.bytes, path, current);
    if (loaded) {
        // A profile names no servers, so whom secrets of an older version's were meant for cannot be told any more.
        *loaded = settings::withoutSecrets(*loaded);
        loaded->headers.removeIf(settings::isPrivateHeaderLine);
        loaded->headers += privateHeaders(current);
        loaded->headersFor = current.headersFor;
        loaded->seeds = current.seeds;
        loaded->auth = current.auth;
        loaded->logins = current.logins;
        settings::fillSecrets(*loaded, current);
    } else if (loaded.error().code != ProfileCode::BadSetting)
        return Failure{ProfileError{loaded.error().code, name, loaded.error().detail, {}}};
    return loaded;
}

base::Result<void, ProfileError> Profiles::save(const QString &name, const CrawlSettings &settings)
{
    const QString path = pathOf(name);
    if (name.trimmed().isEmpty() || QFileInfo(path).fileName().size() > 200)
        return Failure{ProfileError{ProfileCode::BadName, name, {}, {}}};
    if (!QDir().mkpath(m_folder))
        return Failure{ProfileError{ProfileCode::CannotWrite, m_folder, {}, {}}};
    QJsonObject json = settings::toJson(shareable(settings));
    json.remove(QStringLiteral("seeds"));
    const QString problem = project::writeChosenFile(path, QJsonDocument(json).toJson());
    if (!problem.isEmpty())
        return Failure{ProfileError{ProfileCode::CannotWrite, path, problem, {}}};
    return {};
}

base::Result<void, ProfileError> Profiles::rename(const QString &from, const QString &to)
{
    const QString path = pathOf(to);
    if (to.trimmed().isEmpty() || QFileInfo(path).fileName().size() > 200)
        return Failure{ProfileError{ProfileCode::BadName, to, {}, {}}};
    if (from == to)
        return {};
    // A name that differs only in case is the same file on some systems, and no other profile.
    if (QFileInfo::exists(path) && from.compare(to, Qt::CaseInsensitive) != 0)
        return Failure{ProfileError{ProfileCode::Exists, to, {}, {}}};
    QFile file(pathOf(from));
    if (!file.rename(path))
        return Failure{ProfileError{ProfileCode::CannotWrite, to, file.errorString(), {}}};
    return {};
}

base::Result<void, ProfileError> Profiles::remove(const QString &name)
{
    QFile file(pathOf(name));
    if (!file.remove())
        return Failure{ProfileError{ProfileCode::CannotWrite, name, file.errorString(), {}}};
    return {};
}

base::Result<CrawlSettings, ProfileError> Profiles::read(
    const QByteArray &bytes, const QString &path, const CrawlSettings &current)
{
    const auto json = jsonOf(bytes, path);
    if (!json)
        return Failure{json.error()};
    CrawlSettings start;
    start.seeds = current.seeds;
    start.auth = current.auth;
    start.logins = current.logins;
    auto settings = settings::fromJson(*json, start);
    if (!settings)
        return Failure{ProfileError{ProfileCode::BadSetting, path, settings.error().message(), settings.error()}};
    if (const auto valid = settings::validate(*settings); !valid)
        return Failure{ProfileError{ProfileCode::BadSetting, path, valid.error().message(), valid.error()}};
    // Secrets of a file are for the start address that stands in it.
    if (json->contains(QLatin1String("seeds")))
        engine::bindSecrets(*settings);
    return std::move(settings).value();
}

QByteArray Profiles::written(const CrawlSettings &settings)
{
    return QJsonDocument(settings::toJson(shareable(settings))).toJson();
}

} // namespace argiope::options
