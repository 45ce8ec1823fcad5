#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/judge/lostlogin.h"
#include "core/judge/reading.h"
#include "core/net/fetcher.h"
#include "core/settings/crawlsettings.h"
#include "core/url/url.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QSet>

#include <algorithm>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>

namespace argiope::judge {

/// What an answer says of whether we are logged in.
struct LoginSigns
{
    bool login = false; ///< it redirects to a login, or is one; its own URL is none
    bool password = false; ///< it asks for a password
    bool refused = false; ///< 401, 403
    bool fine = false; ///< a document of status 200
    bool logout = false; ///< it links to a logout; whoever has read its links sets it

    /// Nothing that somebody who is logged in expects.
    [[nodiscard]] bool suspicious() const { return login || refused; }
};
[[nodiscard]] LoginSigns loginSignsOf(const url::Url &url, const net::Reply &reply, const Reading &reading);

/// Watches whether the login that the person gave (cookies, Authorization, --auth) still holds. A cookie of theirs that
/// the server deletes ends it. An answer that looks like a login proves nothing by itself, as there are pages for
/// others only: then a page that was seen before is asked for again, and where that is a login by now, the session is
/// lost. A link to log out proves that it holds. Replaced cookies alone end nothing: many servers send another one each
/// time. Owned by the Session; any thread. Who asks keeps all others waiting, which is short, and else they would be
/// believed.
class LoginWatch
{
public:
    /// Fetches a page once more; nothing where no answer came.
    using Ask = std::function<std::optional<LoginSigns>(const url::Url &)>;

    explicit LoginWatch(const settings::CrawlSettings &settings);

    [[nodiscard]] bool isOn() const { return m_on; }
    /// The origin is told who we are.
    [[nodiscard]] bool concerns(const url::Url &url) const { return m_on && m_origins.contains(url.origin()); }

    struct Page
    {
        base::UrlId id = base::UrlId::None;
        url::Url url{};
        LoginSigns signs{};
        base::TimePoint asked{}; ///< its request began
        base::TimePoint answered{}; ///< the answer was there, at the latest; any time past: as it was asked

        /// The server may have made the answer as late as that.
        [[nodiscard]] base::TimePoint made() const { return std::max(asked, answered); }
    };
    /// An answer came that nothing has been made of yet. False: the session is lost, it counts for nothing.
    [[nodiscard]] bool believes(const Page &page, const net::Headers &headers, qint64 nowMs, const Ask &ask);
    /// Its links were read, and it is about to be written. False as above.
    [[nodiscard]] bool mayBeWritten(const Page &page, const Ask &ask);

    [[nodiscard]] std::optional<LostLogin> lost() const;
    /// Pages that were written since the session was last known to hold; once.
    [[nodiscard]] QList<base::UrlId> takeDoubted();

    // As the project file keeps it (docs/FORMAT.md, meta "login_witness"): for who goes on.
    [[nodiscard]] QByteArray toText() const;
    void restore(const QByteArray &text);

private:
    struct Witness
    {
        url::Url url;
        bool logout = false;
        bool password = false;
    };
    [[nodiscard]] std::optional<LostLogin> cookieLost(const Page &page, const net::Headers &headers, qint64 nowMs);
    [[nodiscard]] bool turned(const Page &page, const Ask &ask);
    [[nodiscard]] QList<Witness> witnesses(const url::Url &but) const;
    void isAlive(base::TimePoint asked); ///< it held when a page was asked for
    void doubt(const Page &page);

    bool m_on;
    bool m_byCookie = false;
    QSet<QByteArray> m_origins;
    QList<QPair<QByteArray, QByteArray>> m_cookies; ///< that the person gave
    mutable std::mutex m_mutex;
    std::optional<LostLogin> m_lost;
    QByteArray m_replaced; ///< a cookie of the person's that the server gave another value
    std::optional<Witness> m_proof; ///< the first page with a link to log out
    std::optional<Witness> m_first;
    std::deque<Witness> m_latest;
    std::deque<QPair<base::TimePoint, base::UrlId>> m_doubted; ///< by when the answers were made, at the latest
    base::TimePoint m_aliveAt{}; ///< the session was known to hold
    qint64 m_withLogout = 0;
    qint64 m_without = 0; ///< pages without one, while the session held
    qint64 m_unproven = 0; ///< pages without one since it was known to hold
    int m_suspicious = 0; ///< since somebody asked
    int m_patience = 1; ///< suspicious answers before somebody asks
    int m_missing = 0; ///< pages without the link that others have, since somebody asked
    int m_missingPatience = 1;
};

} // namespace argiope::judge
