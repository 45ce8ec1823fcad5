#pragma once

#include "core/settings/crawlsettings.h"
#include "core/url/url.h"

#include <QByteArray>
#include <QSet>

namespace argiope::scope {

/// What a link does besides showing something: ends the session, deletes, approves … "" where nothing says that it does
/// anything. By words of ten languages and a few more in whole segments of the path and in names and values of
/// parameters, and by tokens that applications ask for with each change. Words within the names of articles do not
/// count. The answer is a short text of few kinds ("logout", "action=delete", "token _wpnonce"), fit for a rule's
/// detail. Any thread.
[[nodiscard]] QByteArray actionOf(const url::Url &url);

/// The same by what the link says: "Log out", and "Delete" where the URL names a thing to be deleted.
[[nodiscard]] QByteArray actionOfText(const QByteArray &text, const url::Url &url);

/// Whether the action ends a session.
[[nodiscard]] bool endsSession(const QByteArray &action);

/// Whether a link's URL or text is about logging in, as those of forms for it are: "/login", "wp-login.php",
/// "/users/sign_in", "anmelden" … ten languages. Any thread.
[[nodiscard]] bool isLogin(const url::Url &url);

/// Keeps a crawl that is logged in from changing anything. A value, immutable; any thread.
class ActionGuard
{
public:
    explicit ActionGuard(const settings::CrawlSettings &settings);

    [[nodiscard]] bool isOn() const { return m_on; }
    /// Whether URLs out of scope are looked at too: those of the sites that are told who we are.
    [[nodiscard]] bool guardsExternal(const url::Url &url) const;

private:
    bool m_on;
    QSet<QByteArray> m_domains; ///< registrable ones, or hosts without one, that credentials go to
};

} // namespace argiope::scope
