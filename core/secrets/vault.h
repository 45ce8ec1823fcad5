#pragma once

#include "core/secrets/keychain.h"
#include "core/settings/crawlsettings.h"
#include "core/settings/secrets.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <functional>
#include <optional>

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

    /// Settings in which only the secrets and their bonds are set. Copies of a project share a name: what is for
    /// another proxy or other servers than that of the first stands in further ones.
    using Sets = QList<settings::CrawlSettings>;
    /// Nothing where there may be some that cannot be had now, as the keychain is locked for instance. What stands in a
    /// file though there is a keychain moves into it.
    [[nodiscard]] std::optional<Sets> read() const;
    /// In place of those that were kept.
    [[nodiscard]] Kept write(const Sets &sets) const;
    void remove() const;

    /// Only what read() gives, for comparing.
    [[nodiscard]] static settings::CrawlSettings secretsOf(const settings::CrawlSettings &settings);

private:
    [[nodiscard]] QString filePath() const;
    [[nodiscard]] std::optional<Sets> readFile() const;
    [[nodiscard]] Kept writeFile(const QByteArray &bytes) const;

    QString m_key;
    Canceled m_canceled;
    QString m_folder; ///< of the file
    Keychain::Calls m_calls;
    bool m_keychain; ///< is to be asked
    bool m_nothing; ///< is to be kept
};

} // namespace argiope::secrets
