#pragma once

#include "core/engine/crawl.h"
#include "core/secrets/keychain.h"
#include "core/settings/crawlsettings.h"

#include <QByteArray>
#include <QSet>
#include <QStringList>

#include <functional>

namespace argiope::engine {

/// Ties what is secret in `settings` to the servers that it was typed for: a user's name and password in a seed are
/// taken out and become a login of that origin, `auth` becomes one of the first seed's, and private headers and Host
/// that are for nobody yet are for the first seed's origin. A seed of http without a port stands for https of the same
/// host too. Without a seed that parses nothing changes. Any thread.
void bindSecrets(settings::CrawlSettings &settings);

/// The origins that secrets typed beside `seeds` may be for. Any thread.
[[nodiscard]] QSet<QByteArray> seedOrigins(const QStringList &seeds);

/// Takes out of bound settings what is for none of the seeds' origins: another site is not told, and its certificates
/// are not accepted. True where there was a secret. Without a seed that parses nothing is taken. Any thread.
bool dropForeignSecrets(settings::CrawlSettings &settings);

/// A seed as typed, without the user's name and password in it. Any thread.
[[nodiscard]] QString withoutCredentials(const QString &seed);

/// Under what the secrets of a project are kept. Copies of it have the key seed in common, and each has tags of its own
/// as soon as it was crawled: names drawn at random, which tell nothing without what is kept.
struct CredentialsOwner
{
    QByteArray project; ///< its key seed
    QString file; ///< where this copy is
    QByteArray tags; ///< what stands in it: JSON, by settings::Secret::name
};

struct KeptCredentials
{
    CredentialsPlace place = CredentialsPlace::Nowhere;
    QString detail; ///< see Crawl::credentialsKept()
    bool newlyKept = false; ///< something had to be written
    QByteArray tags; ///< what is to stand in the project from now on
};

/// Name of the tags in table `meta`.
inline constexpr char CredentialTagsName[] = "credential_tags";

/// Completes bound settings of a project with what is kept for it, and keeps what is not yet. A copy of a project
/// begins with what the other one had; what either is given or told to forget changes nothing for the other. `stored`
/// is what the file has had so far, null for a new one. Waits, for a keychain for instance.
[[nodiscard]] KeptCredentials keepCredentials(settings::CrawlSettings &settings, const settings::CrawlSettings *stored,
    const CredentialsOwner &owner, const std::function<bool()> &canceled,
    const secrets::Keychain::Calls &keychain = secrets::Keychain::calls());

} // namespace argiope::engine
