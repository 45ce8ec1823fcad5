#include "core/net/digestlogin.h"

#include <QRandomGenerator>

namespace argiope::net {

namespace {

/// A quoted string (RFC 9110, 5.6.4). Control characters, which no header may have, are left out.
QByteArray quoted(const QByteArray &text)
{
    QByteArray result = "\"";
    for (const char c : text) {
        if (quint8(c) < 0x20 || c == 0x7f)
            continue;
        if (c == '"' || c == '\\')
            result += '\\';
        result += c;
    }
    return result + '"';
}

QByteArray drawNonce()
{
    QByteArray bytes;
    for (int i = 0; i < 2; ++i)
        bytes += QByteArray::number(QRandomGenerator::system()->generate64() | (quint64(1) << 63), 16);
    return bytes;
}

} // namespace

std::optional<DigestLogin> DigestLogin::answering(const AuthChallenge &challenge)
{
    DigestLogin login;
    if (challenge.scheme != "digest" || !challenge.params.contains("nonce"))
        return std::nullopt;
    login.m_algorithm = challenge.param("algorithm");
    QByteArray algorithm = login.m_algorithm.toLower();
    if (algorithm.endsWith("-sess")) {
        login.m_session = true;
        algorithm.chop(5);
    }
    if (algorithm == "sha-256")
        login.m_hash = QCryptographicHash::Sha256;
    else if (!algorithm.isEmpty() && algorithm != "md5")
        return std::nullopt;
    if (const auto qop = challenge.params.constFind("qop"); qop != challenge.params.constEnd()) {
        bool integrity = false;
        for (const QByteArray &one : qop->split(',')) {
            const QByteArray word = one.trimmed().toLower();
            if (word == "auth")
                login.m_qop = Qop::Auth;
            integrity = integrity || word == "auth-int";
        }
        if (login.m_qop == Qop::None && integrity)
            login.m_qop = Qop::AuthInt;
        if (login.m_qop == Qop::None && !qop->trimmed().isEmpty())
            return std::nullopt;
    }
    login.m_realm = challenge.param("realm");
    login.m_nonce = challenge.param("nonce");
    login.m_opaque = challenge.param("opaque");
    login.m_hasOpaque = challenge.params.contains("opaque");
    login.m_userHash = challenge.param("userhash").toLower() == "true";
    login.m_clientNonce = drawNonce();
    return login;
}

QByteArray DigestLogin::hash(const QByteArray &text) const
{
    return QCryptographicHash::hash(text, m_hash).toHex();
}

QByteArray DigestLogin::authorization(const QByteArray &credentials, const QByteArray &method, const QByteArray &target)
{
    const qsizetype colon = credentials.indexOf(':');
    const QByteArray user = credentials.left(colon);
    const QByteArray password = colon < 0 ? QByteArray() : credentials.mid(colon + 1);
    const QByteArray count = QByteArray::number(++m_count, 16).rightJustified(8, '0');
    // RFC 7616, 3.4.2 and 3.4.3.
    QByteArray secret = hash(user + ':' + m_realm + ':' + password);
    if (m_session)
        secret = hash(secret + ':' + m_nonce + ':' + m_clientNonce);
    QByteArray request = method + ':' + target;
    if (m_qop == Qop::AuthInt)
        request += ':' + hash({}); // no request of a crawl has a body
    const QByteArray qop = m_qop == Qop::AuthInt ? "auth-int" : "auth";
    const QByteArray response = m_qop == Qop::None
        ? hash(secret + ':' + m_nonce + ':' + hash(request))
        : hash(secret + ':' + m_nonce + ':' + count + ':' + m_clientNonce + ':' + qop + ':' + hash(request));

    QByteArray value = "Digest username=" + quoted(m_userHash ? hash(user + ':' + m_realm) : user)
        + ", realm=" + quoted(m_realm) + ", nonce=" + quoted(m_nonce) + ", uri=" + quoted(target);
    if (!m_algorithm.isEmpty())
        value += ", algorithm=" + m_algorithm;
    value += ", response=\"" + response + '"';
    if (m_hasOpaque)
        value += ", opaque=" + quoted(m_opaque);
    if (m_qop != Qop::None)
        value += ", qop=" + qop + ", nc=" + count;
    if (m_qop != Qop::None || m_session)
        value += ", cnonce=" + quoted(m_clientNonce);
    if (m_userHash)
        value += ", userhash=true";
    return value;
}

void DigestLogin::takeInfo(QByteArrayView info)
{
    const QByteArray next = authParams(info).value("nextnonce");
    if (next.isEmpty() || next == m_nonce)
        return;
    m_nonce = next;
    m_count = 0;
}

} // namespace argiope::net
