#pragma once

#include "core/url/url.h"

#include <QByteArray>
#include <QList>

#include <map>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace argiope::net {

/// Cookies of one crawl by RFC 6265, shared by all its fetchers. Any thread: one mutex guards everything. Memory only;
/// nothing outlives the store. Bounds, as browsers have them: `perHost` cookies of one domain, `total` in all,
/// `maxCookieBytes` of name and value (longer ones are refused); the one that was set first makes room. Of the cookies
/// of a request those that were set first are sent, as many as `maxHeaderBytes` hold: servers refuse longer headers.
class CookieStore
{
public:
    static constexpr size_t perHost = 180;
    static constexpr size_t total = 20000;
    static constexpr qsizetype maxCookieBytes = 4096;
    static constexpr qsizetype maxPathBytes = 1024; ///< a longer one counts as not given (RFC 6265bis, 5.6)
    static constexpr qsizetype maxHeaderBytes = 8000; ///< nginx, Apache and others take lines of 8 KiB

    /// Takes the values of a reply's Set-Cookie headers (RFC 6265, 5.3). `nowMs`: ms since 1970 UTC.
    void store(const url::Url &from, const QList<QByteArray> &setCookieLines, qint64 nowMs);

    /// The value of the Cookie header for a request (RFC 6265, 5.4); "" where there is none.
    [[nodiscard]] QByteArray header(const url::Url &to, qint64 nowMs);

    [[nodiscard]] size_t count() const;

private:
    struct Cookie
    {
        QByteArray name;
        QByteArray value;
        QByteArray path;
        qint64 expiresMs = 0;
        quint64 created = 0; ///< order of first setting
        bool hostOnly = false;
        bool secure = false;
    };
    using Domain = std::vector<Cookie>;

    /// Takes away what a header has no room for.
    static void keepFirst(std::vector<const Cookie *> &found);
    void put(const QByteArray &domain, Cookie cookie, qint64 nowMs);
    void collect(const QByteArray &domain, bool exact, const QByteArray &path, bool secure, qint64 nowMs,
        std::vector<const Cookie *> &found);
    void eraseAt(Domain &cookies, size_t index); ///< may leave an empty domain behind

    mutable std::mutex m_mutex;
    std::unordered_map<QByteArray, Domain> m_domains;
    std::map<quint64, QByteArray> m_order; ///< created → domain, so that the oldest of all is at hand
    quint64 m_next = 0;
};

/// For fetchers and tests: one store for a whole crawl.
[[nodiscard]] std::shared_ptr<CookieStore> makeCookieStore();

} // namespace argiope::net
