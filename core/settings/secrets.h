#pragma once

#include "core/settings/crawlsettings.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringView>

namespace argiope::settings {

/// Where passwords, cookies and keys of a project are: never in its file.
enum class CredentialsPlace : quint8 {
    Keychain, ///< of the desktop
    File, ///< of this person alone, outside of the project; there is no keychain
    Nowhere, ///< they can be kept nowhere, and hold for this session
};

/// A header that says who we are, by its name: Authorization, Cookie, tokens, keys. It belongs to the origins that it
/// was typed for.
[[nodiscard]] bool isPrivateHeader(QByteArrayView name);
/// The same of a line "Name: value".
[[nodiscard]] bool isPrivateHeaderLine(const QString &line);
/// The name before the colon, without blanks.
[[nodiscard]] QString headerName(const QString &line);

/// What is shown in place of a password; no login has it.
inline constexpr QStringView PasswordMask = u"••••";

/// "ORIGIN USER:PASS", taken apart.
struct Login
{
    QByteArray origin;
    QString credentials; ///< "" where they are kept elsewhere
    [[nodiscard]] static Login fromText(const QString &text);
    [[nodiscard]] QString text() const;
};

/// Whether somebody is logged in by what the person gave: cookies, Authorization and other private headers, logins,
/// also where their values are kept elsewhere.
[[nodiscard]] bool isLoggedIn(const CrawlSettings &settings);
/// Whether links that change something are kept out.
[[nodiscard]] bool isGuarded(const CrawlSettings &settings);

/// What of `settings` may stand in project files, profiles and logs: logins are named by their origins, private headers
/// by their names, a proxy without its password.
[[nodiscard]] CrawlSettings withoutSecrets(const CrawlSettings &settings);
/// True where there is more to `settings` than that.
[[nodiscard]] bool hasSecrets(const CrawlSettings &settings);
/// True where something is named in `settings` whose secret is not at hand.
[[nodiscard]] bool missesSecrets(const CrawlSettings &settings);
/// Fills in what `settings` names from `kept`. Secrets keep their bonds: a header's value comes only where it is for no
/// other origins than those it was kept for, a proxy's password only for the same proxy and user.
void fillSecrets(CrawlSettings &settings, const CrawlSettings &kept);
/// One thing that is secret in settings, by itself.
struct Secret
{
    QString name; ///< what it is: "login ORIGIN", "header NAME", "proxy URL"; no two of the same settings share one
    CrawlSettings only; ///< settings in which nothing is set but it, and the origins that it is for
};
/// Each secret of `settings`; those as well that are named without a value.
[[nodiscard]] QList<Secret> secretsOf(const CrawlSettings &settings);

} // namespace argiope::settings
