#include "core/secrets/vault.h"

#include "core/settings/secrets.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

namespace argiope::secrets {

using settings::CrawlSettings;

namespace {

QStringList textsOf(const QJsonValue &value)
{
    QStringList texts;
    for (const QJsonValue &text : value.toArray())
        texts.append(text.toString());
    return texts;
}

constexpr QLatin1String Others("others");

QJsonObject setToJson(const CrawlSettings &settings)
{
    const CrawlSettings only = Vault::secretsOf(settings);
    return {{QStringLiteral("logins"), QJsonArray::fromStringList(only.logins)},
        {QStringLiteral("headers"), QJsonArray::fromStringList(only.headers)},
        {QStringLiteral("headersFor"), QJsonArray::fromStringList(only.headersFor)},
        {QStringLiteral("proxy"), only.proxy}};
}

CrawlSettings setFromJson(const QJsonObject &json)
{
    CrawlSettings settings;
    settings.logins = textsOf(json.value(QLatin1String("logins")));
    settings.headers = textsOf(json.value(QLatin1String("headers")));
    settings.headersFor = textsOf(json.value(QLatin1String("headersFor")));
    settings.proxy = json.value(QLatin1String("proxy")).toString();
    return settings;
}

QByteArray toBytes(const Vault::Sets &sets)
{
    QJsonObject json = sets.isEmpty() ? QJsonObject() : setToJson(sets.constFirst());
    QJsonArray others;
    for (const CrawlSettings &set : sets.mid(1))
        others.append(setToJson(set));
    if (!others.isEmpty())
        json.insert(Others, others);
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

/// What cannot be read is no more than nothing, and is written over.
Vault::Sets fromBytes(const QByteArray &bytes)
{
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    if (!document.isObject())
        return {};
    Vault::Sets sets{setFromJson(document.object())};
    for (const QJsonValue &other : document.object().value(Others).toArray())
        sets.append(setFromJson(other.toObject()));
    return sets;
}

} // namespace

CrawlSettings Vault::secretsOf(const CrawlSettings &settings)
{
    const CrawlSettings open = settings::withoutSecrets(settings);
    CrawlSettings only;
    for (qsizetype i = 0; i < settings.logins.size(); ++i) {
        if (settings.logins[i] != open.logins[i])
            only.logins.append(settings.logins[i]);
    }
    for (qsizetype i = 0; i < settings.headers.size(); ++i) {
        if (settings.headers[i] != open.headers[i])
            only.headers.append(settings.headers[i]);
    }
    if (!only.headers.isEmpty())
        only.headersFor = settings.headersFor;
    if (settings.proxy != open.proxy)
        only.proxy = settings.proxy;
    return only;
}

Vault::Vault(const QByteArray &project, Canceled canceled, Keychain::Calls keychain)
    : m_key(QLatin1String("project-") + QString::fromLatin1(project))
    , m_canceled(std::move(canceled))
    , m_folder(qEnvironmentVariable("ARGIOPE_CREDENTIALS"))
    , m_calls(std::move(keychain))
    , m_keychain(m_folder.isEmpty())
    , m_nothing(m_folder == QLatin1String("none"))
{
    if (m_keychain) {
        m_folder = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
            + QLatin1String("/argiope/credentials");
    }
}

QString Vault::filePath() const
{
    return m_folder + u'/' + m_key + QLatin1String(".json");
}

std::optional<Vault::Sets> Vault::read() const
{
    if (m_nothing)
        return Sets();
    // A file beside a keychain's entry was written while there was no keychain, after it.
    if (auto kept = readFile()) {
        if (m_keychain && m_calls.write(m_key, toBytes(*kept), m_canceled).result == Keychain::Result::Done)
            QFile::remove(filePath());
        return kept;
    }
    if (QFileInfo::exists(filePath()))
        return std::nullopt; // somebody else's, it seems
    if (!m_keychain)
        return Sets();
    const Keychain::Answer answer = m_calls.read(m_key, m_canceled);
    switch (answer.result) {
    case Keychain::Result::Done:
        return fromBytes(answer.data);
    case Keychain::Result::NoEntry:
    case Keychain::Result::NoKeychain:
        return Sets();
    case Keychain::Result::Unavailable:
        break;
    }
    return std::nullopt;
}

std::optional<Vault::Sets> Vault::readFile() const
{
    QFile file(filePath());
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return fromBytes(file.readAll());
}

Vault::Kept Vault::write(const Sets &sets) const
{
    if (m_nothing)
        return {Place::Nowhere, QStringLiteral("ARGIOPE_CREDENTIALS says so")};
    const QByteArray bytes = toBytes(sets);
    if (m_keychain) {
        const Keychain::Answer answer = m_calls.write(m_key, bytes, m_canceled);
        if (answer.result == Keychain::Result::Done) {
            QFile::remove(filePath());
            return {Place::Keychain, {}};
        }
        if (answer.result != Keychain::Result::NoKeychain)
            return {Place::Nowhere, QLatin1String("the keychain: ") + answer.error};
    }
    return writeFile(bytes);
}

Vault::Kept Vault::writeFile(const QByteArray &bytes) const
{
    // Closed to others before anything stands in it.
    constexpr QFileDevice::Permissions Own = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    if (!QFileInfo(m_folder).isDir()) {
        if (!QDir().mkpath(m_folder))
            return {Place::Nowhere, m_folder + QLatin1String(": cannot be made")};
        QFile::setPermissions(m_folder, Own | QFileDevice::ExeOwner);
    }
    QSaveFile file(filePath());
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(Own))
        return {Place::Nowhere, filePath() + QLatin1String(": ") + file.errorString()};
    file.write(bytes);
    if (!file.commit())
        return {Place::Nowhere, filePath() + QLatin1String(": ") + file.errorString()};
    return {Place::File, filePath()};
}

void Vault::remove() const
{
    if (m_nothing)
        return;
    // One that does not answer keeps what nothing asks for any more.
    if (m_keychain)
        static_cast<void>(m_calls.remove(m_key, m_canceled));
    QFile::remove(filePath());
}

} // namespace argiope::secrets
