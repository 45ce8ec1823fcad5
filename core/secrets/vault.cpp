#include "core/secrets/vault.h"

#include "core/settings/secrets.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
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

constexpr QLatin1String EntriesName("entries");
constexpr QFileDevice::Permissions Own = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

QJsonObject secretsToJson(const CrawlSettings &settings)
{
    return {{QStringLiteral("logins"), QJsonArray::fromStringList(settings.logins)},
        {QStringLiteral("headers"), QJsonArray::fromStringList(settings.headers)},
        {QStringLiteral("headersFor"), QJsonArray::fromStringList(settings.headersFor)},
        {QStringLiteral("proxy"), settings.proxy}};
}

CrawlSettings secretsFromJson(const QJsonObject &json)
{
    CrawlSettings settings;
    settings.logins = textsOf(json.value(QLatin1String("logins")));
    settings.headers = textsOf(json.value(QLatin1String("headers")));
    settings.headersFor = textsOf(json.value(QLatin1String("headersFor")));
    settings.proxy = json.value(QLatin1String("proxy")).toString();
    return settings;
}

QByteArray toBytes(const Vault::Entries &entries)
{
    QJsonArray array;
    for (const Vault::Entry &entry : entries) {
        QJsonObject json = secretsToJson(entry.secrets);
        json.insert(QLatin1String("tag"), QString::fromLatin1(entry.tag));
        json.insert(QLatin1String("file"), entry.file);
        array.append(json);
    }
    return QJsonDocument(QJsonObject{{EntriesName, array}}).toJson(QJsonDocument::Compact);
}

void addUntagged(Vault::Entries &entries, const QJsonObject &json)
{
    for (const settings::Secret &secret : settings::secretsOf(secretsFromJson(json)))
        entries.append({{}, {}, secret.only});
}

/// What cannot be read is no more than nothing, and is written over.
Vault::Entries fromBytes(const QByteArray &bytes)
{
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    if (!document.isObject())
        return {};
    const QJsonObject json = document.object();
    Vault::Entries entries;
    if (!json.contains(EntriesName)) {
        // Of before there were tags: what the copies of a project shared, and what others of them had besides.
        addUntagged(entries, json);
        for (const QJsonValue &other : json.value(QLatin1String("others")).toArray())
            addUntagged(entries, other.toObject());
        return entries;
    }
    for (const QJsonValue &value : json.value(EntriesName).toArray()) {
        const QJsonObject entry = value.toObject();
        entries.append({entry.value(QLatin1String("tag")).toString().toLatin1(),
            entry.value(QLatin1String("file")).toString(), secretsFromJson(entry)});
    }
    return entries;
}

} // namespace

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

std::unique_ptr<QLockFile> Vault::lock() const
{
    if (m_nothing || !makeFolder())
        return nullptr;
    constexpr int Patience = 3000; // ms
    auto lock = std::make_unique<QLockFile>(m_folder + u'/' + m_key + QLatin1String(".lock"));
    return lock->tryLock(Patience) ? std::move(lock) : nullptr;
}

std::optional<Vault::Entries> Vault::read() const
{
    if (m_nothing)
        return Entries();
    // A file beside a keychain's entry was written while there was no keychain, after it.
    if (auto kept = readFile()) {
        if (m_keychain && m_calls.write(m_key, toBytes(*kept), m_canceled).result == Keychain::Result::Done)
            QFile::remove(filePath());
        return kept;
    }
    if (QFileInfo::exists(filePath()))
        return std::nullopt; // somebody else's, it seems
    if (!m_keychain)
        return Entries();
    const Keychain::Answer answer = m_calls.read(m_key, m_canceled);
    switch (answer.result) {
    case Keychain::Result::Done:
        return fromBytes(answer.data);
    case Keychain::Result::NoEntry:
    case Keychain::Result::NoKeychain:
        return Entries();
    case Keychain::Result::Unavailable:
        break;
    }
    return std::nullopt;
}

std::optional<Vault::Entries> Vault::readFile() const
{
    QFile file(filePath());
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return fromBytes(file.readAll());
}

Vault::Kept Vault::write(const Entries &entries) const
{
    if (m_nothing)
        return {Place::Nowhere, QStringLiteral("ARGIOPE_CREDENTIALS says so")};
    const QByteArray bytes = toBytes(entries);
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

bool Vault::makeFolder() const
{
    if (QFileInfo(m_folder).isDir())
        return true;
    return QDir().mkpath(m_folder) && QFile::setPermissions(m_folder, Own | QFileDevice::ExeOwner);
}

Vault::Kept Vault::writeFile(const QByteArray &bytes) const
{
    // Closed to others before anything stands in it.
    if (!makeFolder())
        return {Place::Nowhere, m_folder + QLatin1String(": cannot be made")};
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
