#include "core/engine/credentials.h"
#include "core/secrets/vault.h"
#include "core/settings/secrets.h"
#include "core/store/place.h"

#include <QFileInfo>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QRandomGenerator>

#include <algorithm>

namespace argiope::engine {

namespace {

using secrets::Vault;
using settings::CrawlSettings;
using settings::Secret;

using Entries = Vault::Entries;
using Tags = QHash<QString, QByteArray>; ///< by Secret::name

/// What a copy had before stays for those that were made of it then, and were not crawled since: so many.
constexpr qsizetype MostFormer = 3;

Tags tagsFromJson(const QByteArray &json)
{
    Tags tags;
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    for (auto it = object.begin(); it != object.end(); ++it)
        tags.insert(it.key(), it.value().toString().toLatin1());
    return tags;
}

QByteArray tagsToJson(const Tags &tags)
{
    QJsonObject object;
    for (auto it = tags.begin(); it != tags.end(); ++it)
        object.insert(it.key(), QString::fromLatin1(*it));
    return tags.isEmpty() ? QByteArray() : QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray newTag()
{
    return QByteArray::number(QRandomGenerator::system()->generate64(), 16);
}

QString nameOf(const Vault::Entry &entry)
{
    const QList<Secret> secrets = settings::secretsOf(entry.secrets);
    return secrets.isEmpty() ? QString() : secrets.constFirst().name;
}

bool isSet(const QList<Secret> &secrets, const QString &name)
{
    return std::any_of(secrets.begin(), secrets.end(), [&name](const Secret &one) { return one.name == name; });
}

/// What is kept for one project, as one of its copies sees it.
class Keeper
{
public:
    Keeper(const CredentialsOwner &owner, Entries entries)
        : m_file(owner.file)
        , m_named(tagsFromJson(owner.tags))
        , m_entries(std::move(entries))
    {
        // A file that has another name now is no copy.
        for (const Vault::Entry &entry : Entries(m_entries)) {
            const bool isNamed = !entry.tag.isEmpty() && m_named.value(nameOf(entry)) == entry.tag;
            if (isNamed && entry.file != m_file && !store::Place::isDatabase(entry.file)
                && !QFileInfo::exists(entry.file))
                takeOver(entry.file);
        }
    }

    void fill(CrawlSettings &settings) const
    {
        for (const Secret &secret : settings::secretsOf(settings)) {
            const QByteArray tag = m_named.value(secret.name);
            for (const Vault::Entry &entry : m_entries) {
                if (entry.tag == tag && nameOf(entry) == secret.name)
                    settings::fillSecrets(settings, entry.secrets);
            }
        }
    }

    void keep(const Secret &secret)
    {
        const QByteArray tag = m_named.value(secret.name);
        if (!settings::hasSecrets(secret.only)) {
            if (!tag.isEmpty())
                m_tags.insert(secret.name, tag); // it may be known on another machine
            return;
        }
        const auto known = std::find_if(m_entries.begin(), m_entries.end(), [&](const Vault::Entry &entry) {
            return !tag.isEmpty() && entry.tag == tag && entry.secrets == secret.only;
        });
        if (known != m_entries.end() && known->file == m_file) {
            m_tags.insert(secret.name, tag);
            return;
        }
        if (known != m_entries.end())
            m_others.insert(secret.name, tag);
        // Another one than before, or that of a file that this one is a copy of.
        m_tags.insert(secret.name, newTag());
        m_entries.append({m_tags.value(secret.name), m_file, secret.only});
    }

    /// What the file named and is named no more. What another copy is known to have is not touched.
    void forget(const Secret &secret)
    {
        m_entries.removeIf([&](const Vault::Entry &entry) {
            if (nameOf(entry) != secret.name)
                return false;
            if (entry.tag.isEmpty()) // headers for other servers are another copy's, whose file names these
                return entry.secrets.headersFor == secret.only.headersFor;
            return entry.file == m_file;
        });
    }

    void dropOldest(const QString &name)
    {
        const QByteArray tag = m_tags.value(name);
        const auto isFormer = [&](const Vault::Entry &entry) {
            return entry.file == m_file && entry.tag != tag && nameOf(entry) == name;
        };
        for (auto left = std::count_if(m_entries.begin(), m_entries.end(), isFormer); left > MostFormer; --left)
            m_entries.erase(std::find_if(m_entries.begin(), m_entries.end(), isFormer));
    }

    [[nodiscard]] const Entries &entries() const { return m_entries; }
    [[nodiscard]] QByteArray tags() const { return tagsToJson(m_tags); }
    /// What is new then has a name that nobody knows: better none than the one before.
    [[nodiscard]] QByteArray tagsIfNotWritten() const
    {
        Tags tags = m_tags;
        tags.insert(m_others);
        return tagsToJson(tags);
    }

private:
    void takeOver(const QString &file)
    {
        for (Vault::Entry &entry : m_entries) {
            if (entry.file == file)
                entry.file = m_file;
        }
    }

    QString m_file;
    Tags m_named; ///< in the file so far
    Tags m_tags; ///< from now on
    Tags m_others; ///< of the file that this one is a copy of, where what they name is the same
    Entries m_entries;
};

bool isKept(const Entries &entries, const CrawlSettings &secret)
{
    return std::any_of(
        entries.begin(), entries.end(), [&](const Vault::Entry &entry) { return entry.secrets == secret; });
}

} // namespace

KeptCredentials keepCredentials(CrawlSettings &settings, const CrawlSettings *stored, const CredentialsOwner &owner,
    const std::function<bool()> &canceled, const secrets::Keychain::Calls &keychain)
{
    KeptCredentials result;
    result.tags = owner.tags;
    const bool known = stored && settings::missesSecrets(*stored);
    if (!known && !settings::missesSecrets(settings) && !settings::hasSecrets(settings))
        return result;
    const Vault vault(owner.project, canceled, keychain);
    const auto lock = vault.lock();
    Entries before;
    if (stored) {
        const auto kept = vault.read();
        if (canceled())
            return result;
        if (!kept) {
            // A keychain that is locked now may hold them: what is written in place of them would lose them.
            result.newlyKept = settings::hasSecrets(settings);
            if (result.newlyKept)
                result.detail = QStringLiteral("the stored credentials of this project cannot be read");
            return result;
        }
        before = *kept;
    }
    Keeper keeper(owner, before);
    keeper.fill(settings);
    const QList<Secret> own = settings::secretsOf(settings);
    bool isNew = false;
    for (const Secret &secret : own) {
        isNew = isNew || (settings::hasSecrets(secret.only) && !isKept(before, secret.only));
        keeper.keep(secret);
        keeper.dropOldest(secret.name);
    }
    for (const Secret &secret : stored ? settings::secretsOf(*stored) : QList<Secret>()) {
        if (!isSet(own, secret.name))
            keeper.forget(secret);
    }
    result.tags = keeper.tags();
    if (keeper.entries() == before)
        return result;
    if (keeper.entries().isEmpty()) {
        vault.remove();
        return result;
    }
    const Vault::Kept kept = vault.write(keeper.entries());
    if (kept.place == CredentialsPlace::Nowhere)
        result.tags = keeper.tagsIfNotWritten();
    if (isNew) {
        result.place = kept.place;
        result.detail = kept.detail;
        result.newlyKept = true;
    }
    return result;
}

} // namespace argiope::engine
