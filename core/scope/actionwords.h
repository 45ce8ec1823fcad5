#pragma once

#include <QByteArray>
#include <QStringView>

namespace argiope::scope {

/// Words of links that change something, in ten languages and a few more, and what is told by them. All of them are
/// joined: lower case, without what parts words ("Log out", "log-out" and "logOut" are "logout").
enum class ActionWord : quint8 {
    None,
    Logout, ///< ends the session
    Delete, ///< what it names is gone; enough for itself
    Change, ///< an action where something says that it is one: "/posts/5/approve", "action=approve"
};

/// What the whole of a joined text is.
[[nodiscard]] ActionWord actionWord(const QString &joined);
/// Changes that are hardly ever anything else, also as names of parameters: "add-to-cart", "switch_user" …
[[nodiscard]] bool isSureChange(const QString &joined);
/// May be what is changed: "post", "account", "item" …
[[nodiscard]] bool isActionObject(const QString &joined);
/// May stand beside "logout": "user", "do", "action" …
[[nodiscard]] bool isLogoutHelper(const QString &joined);
/// Names of parameters whose value is what is to be done: "action", "do", "task" …
[[nodiscard]] bool isActionParameter(const QString &joined);
/// Names of parameters whose value is a way within the application: "page", "route", "title" …
[[nodiscard]] bool isRouteParameter(const QString &joined);
/// Names of parameters whose value is an address, or what somebody looks for.
[[nodiscard]] bool isForeignParameter(const QString &joined);
/// Names of parameters that hold what an application asks for with each change: "_wpnonce", "sesskey" …
[[nodiscard]] bool isTokenParameter(const QString &joined);
/// The same of names that other things have too, so that the value has to look like it: "token", "hash" …
[[nodiscard]] bool isLikelyToken(const QString &joined);
/// Folders of texts about something: "docs", "help", "glossary" …
[[nodiscard]] bool isTextFolder(const QString &joined);
/// Folders of articles and lists by a word: "blog", "tag", "category" …
[[nodiscard]] bool isWordFolder(const QString &joined);
/// Scripts that change something whatever they are given: "post-new.php" …
[[nodiscard]] bool isActionScript(const QString &name);

} // namespace argiope::scope
