#pragma once

#include "core/net/authchallenge.h"

#include <QByteArray>
#include <QCryptographicHash>

#include <optional>

namespace argiope::net {

/// One session of Digest authentication (RFC 7616) with a server or proxy, from its challenge on: counts requests, and
/// takes the next nonce where the server names one. Algorithms MD5 and SHA-256, with and without -sess; qop auth,
/// auth-int of requests without a body, and none (RFC 2069). One thread.
class DigestLogin
{
public:
    /// Nothing where the challenge asks for what is not known here.
    [[nodiscard]] static std::optional<DigestLogin> answering(const AuthChallenge &challenge);
    /// Of two challenges the stronger one is answered: greater is stronger.
    [[nodiscard]] int strength() const { return m_hash == QCryptographicHash::Md5 ? 1 : 2; }

    /// The value of Authorization for one request. `credentials`: "user:password", UTF-8. `target`: as it stands in
    /// the request line.
    [[nodiscard]] QByteArray authorization(
        const QByteArray &credentials, const QByteArray &method, const QByteArray &target);
    /// Authentication-Info of an answer: the server may want another nonce from now on.
    void takeInfo(QByteArrayView info);

    [[nodiscard]] const QByteArray &realm() const { return m_realm; }
    [[nodiscard]] const QByteArray &nonce() const { return m_nonce; }
    /// For tests: draws nothing at random.
    void setClientNonce(const QByteArray &nonce) { m_clientNonce = nonce; }

private:
    enum class Qop : quint8 { None, Auth, AuthInt };

    [[nodiscard]] QByteArray hash(const QByteArray &text) const;

    QCryptographicHash::Algorithm m_hash = QCryptographicHash::Md5;
    QByteArray m_algorithm; ///< as the server wrote it; "": it did not
    bool m_session = false;
    bool m_userHash = false;
    Qop m_qop = Qop::None;
    QByteArray m_realm;
    QByteArray m_nonce;
    QByteArray m_opaque;
    bool m_hasOpaque = false;
    QByteArray m_clientNonce;
    quint32 m_count = 0; ///< requests with this nonce
};

} // namespace argiope::net
