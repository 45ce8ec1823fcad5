#pragma once

#include "core/net/authchallenge.h"
#include "core/net/digestlogin.h"
#include "core/url/url.h"

#include <QHash>
#include <QSet>

#include <memory>
#include <mutex>

namespace argiope::net {

/// Which protection spaces of servers and proxies have asked for a password in clear (Basic, RFC 7617, 2.2), and whose
/// logins were accepted or refused: what one fetcher of a crawl has learnt, the others need not ask. Holds no password.
/// Any thread. Bounded.
class LoginBook
{
public:
    void addSpace(const QByteArray &server, const QByteArray &folder);
    [[nodiscard]] bool isInSpace(const QByteArray &server, const QByteArray &path) const;

    void noteAccepted(const QByteArray &server, const QByteArray &realm);
    void noteRefused(const QByteArray &server, const QByteArray &realm);
    /// It was, and never accepted: the same again would lock somebody out.
    [[nodiscard]] bool isRefused(const QByteArray &server, const QByteArray &realm) const;

private:
    mutable std::mutex m_mutex;
    QHash<QByteArray, QList<QByteArray>> m_spaces; ///< folders, "/" at the end, by server
    QSet<QByteArray> m_accepted;
    QSet<QByteArray> m_refused;
};

/// Logs one fetcher in where servers, or proxies, ask for it; never before. Each has an Authenticator of its own for
/// servers and one for proxies. One thread.
class Authenticator
{
public:
    /// Names of headers and the status: of servers, or of proxies.
    struct Words
    {
        int status;
        const char *challenge;
        const char *answer;
        const char *info;
    };
    static constexpr Words Server{401, "WWW-Authenticate", "Authorization", "Authentication-Info"};
    static constexpr Words Proxy{407, "Proxy-Authenticate", "Proxy-Authorization", "Proxy-Authentication-Info"};

    /// Who is asked for what.
    struct Target
    {
        QByteArray server; ///< an origin, or the proxy's name
        QByteArray path; ///< without the query; "/" to a proxy
        QByteArray method;
        QByteArray uri; ///< as in the request line
        QByteArray credentials; ///< "user:password"; "": none are known
    };

    Authenticator(const Words &words, std::shared_ptr<LoginBook> book)
        : m_words(words)
        , m_book(std::move(book))
    {
    }
    void share(std::shared_ptr<LoginBook> book) { m_book = std::move(book); }

    /// The header's value for a first request: "" unless the protection space has asked for it before.
    [[nodiscard]] QByteArray ahead(const Target &target);
    /// What to ask again with, of an answer to a request that had `sent` ("" for none): "" where that is of no use.
    [[nodiscard]] QByteArray next(const Target &target, const Headers &answer, int status, const QByteArray &sent);
    /// next() had nothing, since the realm has refused the login to an earlier request.
    [[nodiscard]] bool wasRefusedBefore() const { return m_wasRefusedBefore; }

private:
    /// `refused`: the answer to an earlier challenge that did not do; "": there was none.
    [[nodiscard]] QByteArray respond(
        const Target &target, const QList<AuthChallenge> &challenges, const QByteArray &refused);

    const Words m_words;
    std::shared_ptr<LoginBook> m_book;
    QHash<QByteArray, DigestLogin> m_digests; ///< by server
    QHash<QByteArray, QByteArray> m_realms; ///< of Basic, by server
    bool m_fresh = false; ///< what was sent last answered a challenge of just now
    bool m_wasRefusedBefore = false;
};

} // namespace argiope::net
