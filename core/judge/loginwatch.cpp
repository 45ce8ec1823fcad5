#include "core/judge/loginwatch.h"

#include "core/base/setcookie.h"
#include "core/scope/actionguard.h"
#include "core/settings/secrets.h"

#include <QByteArrayList>

#include <algorithm>
#include <utility>

namespace argiope::judge {

namespace {

constexpr size_t MostLatest = 6;
constexpr size_t MostDoubted = 4096;
constexpr int MostPatience = 8; ///< so that few pages are written before somebody asks
constexpr qsizetype MostWitnesses = 4;

/// A field for a password. Scripts may speak of one too: then the page does so whoever looks at it.
bool asksForPassword(QByteArrayView body)
{
    const QByteArray text = body.toByteArray().toLower();
    for (qsizetype at = text.indexOf("type="); at >= 0; at = text.indexOf("type=", at + 5)) {
        QByteArrayView value = QByteArrayView(text).sliced(at + 5);
        if (value.startsWith('"') || value.startsWith('\''))
            value = value.sliced(1);
        if (value.startsWith("password"))
            return true;
    }
    return false;
}

/// What is deleted as soon as it was shown, or says nothing of who somebody is.
bool isPassing(const QByteArray &name)
{
    static const QByteArrayList parts{"flash", "message", "notice", "toast", "alert", "returnto", "return_to",
        "redirect", "referer", "referrer", "csrf", "xsrf", "consent", "banner", "test_cookie", "testcookie", "lang",
        "cart", "wishlist", "compare", "wp-settings", "_ga", "utm"};
    const QByteArray lower = name.toLower();
    return std::any_of(parts.begin(), parts.end(), [&lower](const QByteArray &part) { return lower.contains(part); });
}

QByteArrayList setCookies(const net::Headers &headers)
{
    QByteArrayList lines;
    for (const auto &[name, value] : headers) {
        if (name.compare("Set-Cookie", Qt::CaseInsensitive) == 0)
            lines.append(value.split('\n')); // Qt joins them so
    }
    return lines;
}

} // namespace

LoginSigns loginSignsOf(const url::Url &url, const net::Reply &reply, const Reading &reading)
{
    LoginSigns signs;
    if (reply.failure != base::Outcome::None)
        return signs;
    signs.refused = reply.status == 401 || reply.status == 403;
    const bool ownLogin = scope::isLogin(url);
    if (!reading.location.isEmpty()) {
        const auto target = url::parse(reading.location, &url);
        signs.login = !ownLogin && target && scope::isLogin(*target);
        return signs;
    }
    signs.fine = reply.status == 200;
    signs.password = signs.fine && asksForPassword(reply.body);
    signs.login = signs.password && !ownLogin;
    return signs;
}

LoginWatch::LoginWatch(const settings::CrawlSettings &settings)
    : m_on(settings::isLoggedIn(settings))
{
    for (const QString &origin : settings.headersFor)
        m_origins.insert(origin.toUtf8());
    for (const QString &text : settings.logins)
        m_origins.insert(settings::Login::fromText(text).origin);
    for (const QString &line : settings.headers) {
        if (settings::headerName(line).compare(QLatin1String("Cookie"), Qt::CaseInsensitive) != 0)
            continue;
        for (const QByteArray &pair : line.mid(line.indexOf(u':') + 1).toUtf8().split(';')) {
            const qsizetype equals = pair.indexOf('=');
            if (equals > 0)
                m_cookies.append({pair.left(equals).trimmed(), pair.mid(equals + 1).trimmed()});
        }
    }
}

std::optional<LostLogin> LoginWatch::cookieLost(const Page &page, const net::Headers &headers, qint64 nowMs)
{
    if (m_cookies.isEmpty())
        return std::nullopt;
    const QByteArrayList lines = setCookies(headers);
    for (const auto &[name, value] : std::as_const(m_cookies)) {
        // One that is deleted for one path and set for another is there.
        bool deleted = false;
        bool set = false;
        for (const QByteArray &line : lines) {
            const base::SetCookie cookie = base::readSetCookie(line);
            if (cookie.name != name)
                continue;
            const bool removes = cookie.removes(nowMs) || cookie.value.isEmpty() || cookie.value == "deleted";
            deleted = deleted || removes;
            set = set || !removes;
            if (!removes && cookie.value != value)
                m_replaced = name;
        }
        if (deleted && !set && !isPassing(name))
            return LostLogin{LostLogin::Why::CookieDeleted, name, page.url.hrefWithoutFragment().toByteArray(), {}};
    }
    return std::nullopt;
}

QList<LoginWatch::Witness> LoginWatch::witnesses(const url::Url &but) const
{
    QList<Witness> list;
    const auto add = [&](const Witness &witness) {
        const bool known = std::any_of(list.begin(), list.end(),
            [&](const Witness &other) { return other.url.hrefWithoutFragment() == witness.url.hrefWithoutFragment(); });
        if (!known && list.size() < MostWitnesses && witness.url.hrefWithoutFragment() != but.hrefWithoutFragment())
            list.append(witness);
    };
    if (m_proof)
        add(*m_proof);
    for (auto it = m_latest.rbegin(); it != m_latest.rend() && list.size() < MostWitnesses - 1; ++it)
        add(*it);
    if (m_first)
        add(*m_first);
    return list;
}

bool LoginWatch::turned(const Page &page, const Ask &ask)
{
    const base::TimePoint asked = page.asked;
    for (const Witness &witness : witnesses(page.url)) {
        const std::optional<LoginSigns> now = ask(witness.url);
        if (!now)
            continue;
        const bool noLogout = witness.logout && now->fine && !now->logout;
        const bool nowLogin = now->login && !(now->password && witness.password);
        if (nowLogin || now->refused || noLogout) {
            m_lost = LostLogin{now->refused ? LostLogin::Why::Refused : LostLogin::Why::LoginPages, m_replaced,
                page.url.hrefWithoutFragment().toByteArray(), witness.url.hrefWithoutFragment().toByteArray()};
            return true;
        }
        if (witness.logout && now->logout) {
            isAlive(asked);
            break;
        }
    }
    return false;
}

bool LoginWatch::believes(const Page &page, const net::Headers &headers, qint64 nowMs, const Ask &ask)
{
    const std::lock_guard lock(m_mutex);
    if (m_lost)
        return false;
    if ((m_lost = cookieLost(page, headers, nowMs)))
        return false;
    // Another page that was asked for later may have come before it, and the session have ended in between.
    if (!page.signs.suspicious() || page.made() < m_aliveAt)
        return true;
    if (++m_suspicious < m_patience) {
        doubt(page);
        return true;
    }
    m_suspicious = 0;
    if (turned(page, ask))
        return false;
    m_patience = std::min(m_patience * 2, MostPatience);
    return true;
}

bool LoginWatch::mayBeWritten(const Page &page, const Ask &ask)
{
    const std::lock_guard lock(m_mutex);
    if (m_lost)
        return false;
    if (page.signs.suspicious() || !page.signs.fine)
        return true;
    const Witness witness{page.url, page.signs.logout, page.signs.password};
    if (page.signs.logout) {
        ++m_withLogout;
        if (page.asked > m_aliveAt)
            isAlive(page.asked);
        if (!m_proof || !m_proof->logout)
            m_proof = witness;
    } else {
        ++m_unproven;
        // Nearly all pages have the link, and this one does not.
        if (m_withLogout >= 3 && m_withLogout > 4 * m_without && page.made() > m_aliveAt) {
            doubt(page);
            if (++m_missing >= m_missingPatience) {
                m_missing = 0;
                if (turned(page, ask))
                    return false;
                m_missingPatience = std::min(m_missingPatience * 2, MostPatience);
            }
        }
    }
    if (!m_first)
        m_first = witness;
    m_latest.push_back(witness);
    if (m_latest.size() > MostLatest)
        m_latest.pop_front();
    return true;
}

void LoginWatch::isAlive(base::TimePoint asked)
{
    m_aliveAt = std::max(m_aliveAt, asked);
    std::erase_if(m_doubted, [this](const auto &one) { return one.first <= m_aliveAt; });
    m_missing = 0;
    m_without += std::exchange(m_unproven, 0);
}

void LoginWatch::doubt(const Page &page)
{
    m_doubted.push_back({page.made(), page.id});
    if (m_doubted.size() > MostDoubted)
        m_doubted.pop_front();
}

std::optional<LostLogin> LoginWatch::lost() const
{
    const std::lock_guard lock(m_mutex);
    return m_lost;
}

QList<base::UrlId> LoginWatch::takeDoubted()
{
    const std::lock_guard lock(m_mutex);
    QList<base::UrlId> ids;
    for (const auto &[made, id] : m_doubted)
        ids.append(id);
    m_doubted.clear();
    return ids;
}

QByteArray LoginWatch::toText() const
{
    const std::lock_guard lock(m_mutex);
    QByteArray text;
    const auto add = [&text](const std::optional<Witness> &witness) {
        if (witness)
            text += QByteArray(witness->logout ? "1 " : "0 ") + (witness->password ? "1 " : "0 ")
                + witness->url.hrefWithoutFragment() + '\n';
    };
    add(m_proof);
    add(m_first);
    if (!m_latest.empty())
        add(m_latest.back());
    return text;
}

void LoginWatch::restore(const QByteArray &text)
{
    const std::lock_guard lock(m_mutex);
    for (const QByteArray &line : text.split('\n')) {
        const QByteArrayList parts = line.split(' ');
        auto url = parts.size() == 3 ? url::parse(parts[2]) : url::parse(QByteArray());
        if (!url || !url->isHttp())
            continue;
        const Witness witness{std::move(*url), parts[0] == "1", parts[1] == "1"};
        if (witness.logout && !m_proof)
            m_proof = witness;
        if (!m_first)
            m_first = witness;
        m_latest.push_back(witness);
    }
    while (m_latest.size() > MostLatest)
        m_latest.pop_front();
}

} // namespace argiope::judge
