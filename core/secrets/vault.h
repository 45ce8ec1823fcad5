#pragma once

#include "core/secrets/keychain.h"
#include "core/settings/crawlsettings.h"
#include "core/settings/secrets.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

class QLockFile;

namespace argiope::secrets {

/// Where the secrets of projects are kept: the desktop's keychain, and where there is none, a file of this person alone
/// (mode 600) outside of all projects. What a keychain does not take, as it is locked for instance, is kept nowhere: a
/// file is no place that was agreed to. The environment variable ARGIOPE_CREDENTIALS, where it names a folder, has the
/// file stand there and no keychain asked; "none" keeps nothing. Any thread, but none that must not wait.
class Vault
{
public:
    using Place = settings::CredentialsPlace;
    struct Kept
    {
        Place place = Place::Nowhere;
        QString detail; ///< of File: its path; of Nowhere: what is wrong, in English
    };
    using Canceled = Keychain::Canceled;

    /// `project` names a project for good, and cannot be guessed. `canceled` is asked while a keychain is waited for.
    explicit Vault(
        const QByteArray &project, Canceled canceled = [] { return false; },
        Keychain::Calls keychain = Keychain::calls());

    /// One secret of one copy of the project.
    struct Entry
    {
        QByteArray tag; ///< by which project files name it; "": of before there were tags, for every copy
        QString file; ///< the copy that it is for, as it was called last; "" where not known
        settings::CrawlSettings secrets; ///< one of settings::secretsOf()
        bool operator==(const Entry &) const = default;
    };
    using Entries = QList<Entry>;
    /// Held from reading to writing, copies that are crawled at the same time lose nothing of each other's. Waits a few
    /// seconds, and is null where another one has it for longer or none can be made: that is no reason to keep nothing.
    [[nodiscard]] std::unique_ptr<QLockFile> lock() const;
    /// Nothing where there may be some that cannot be had now, as the keychain is locked for instance. What stands in a
    /// file though there is a keychain moves into it.
    [[nodiscard]] std::optional<Entries> read() const;
    /// In place of those that were kept.
    [[nodiscard]] Kept write(const Entries &entries) const;
    void remove() const;

private:
    [[nodiscard]] QString filePath() const;
    [[nodiscard]] bool makeFolder() const;
    [[nodiscard]] std::optional<Entries> readFile() const;
    [[nodiscard]] Kept writeFile(const QByteArray &bytes) const;

    QString m_key;
    Canceled m_canceled;
    QString m_folder; ///< of the file
    Keychain::Calls m_calls;
    bool m_keychain; ///< is to be asked
    bool m_nothing; ///< is to be kept
};

} // namespace argiope::secrets
