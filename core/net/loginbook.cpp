#include "core/net/loginbook.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace argiope::net {

namespace {

constexpr qsizetype MostServers = 10'000;
constexpr qsizetype MostSpaces = 100; ///< of one server; more of them are all of it

/// RFC 7617, 2.2: what lies at the depth of the last element of the path, or deeper.
QByteArray folderOf(const QByteArray &path)
{
    const qsizetype slash = path.lastIndexOf('/');
    return slash < 0 ? QByteArray("/") : path.left(slash + 1);
}

bool isDigest(const QByteArray &authorization)
{
    return authorization.startsWith("Digest ");
}

QByteArray keyOf(const QByteArray &server, const QByteArray &realm)
{
    return server + ' ' + realm;
}

} // namespace

std::shared_ptr<LoginBook> makeLoginBook()
{
    return std::make_shared<LoginBook>();
}

void LoginBook::addSpace(const QByteArray &server, const QByteArray &folder)
{
    const std::lock_guard lock(m_mutex);
    if (m_spaces.size() >= MostServers && !m_spaces.contains(server))
        m_spaces.clear();
    QList<QByteArray> &folders = m_spaces[server];
    const auto covers = [&folder](const QByteArray &known) { return folder.startsWith(known); };
    if (std::any_of(folders.begin(), folders.end(), covers))
        return;
    folders.removeIf([&folder](const QByteArray &known) { return known.startsWith(folder); });
    if (folders.size() >= MostSpaces)
        folders = {QByteArrayLiteral("/")};
    else
        folders.append(folder);
}

bool LoginBook::isInSpace(const QByteArray &server, const QByteArray &path) const
{
    const std::lock_guard lock(m_mutex);
    const auto folders = m_spaces.constFind(server);
    return folders != m_spaces.constEnd()
        && std::any_of(folders->begin(), folders->end(), [&](const QByteArray &one) { return path.startsWith(one); });
}

void LoginBook::noteAccepted(const QByteArray &server, const QByteArray &realm)
{
    const std::lock_guard lock(m_mutex);
    if (m_accepted.size() < MostServers)
        m_accepted.insert(keyOf(server, realm));
}

void LoginBook::noteRefused(const QByteArray &server, const QByteArray &realm)
{
    const std::lock_guard lock(m_mutex);
    if (m_refused.size() < MostServers)
        m_refused.insert(keyOf(server, realm));
}

bool LoginBook::isRefused(const QByteArray &server, const QByteArray &realm) const
{
    const std::lock_guard lock(m_mutex);
    const QByteArray key = keyOf(server, realm);
    return m_refused.contains(key) && !m_accepted.contains(key);
}

QByteArray Authenticator::ahead(const Target &target)
{
    m_fresh = m_wasRefusedBefore = false;
    if (target.credentials.isEmpty())
        return {};
    if (const auto digest = m_digests.find(target.server); digest != m_digests.end())
        return digest->authorization(target.credentials, target.method, target.uri);
    return m_book->isInSpace(target.server, target.path) ? "Basic " + target.credentials.toBase64() : QByteArray();
}

QByteArray Authenticator::next(const Target &target, const Headers &answer, int status, const QByteArray &sent)
{
    if (target.credentials.isEmpty())
        return {};
    const auto digest = m_digests.find(target.server);
    if (status != m_words.status) {
        if (sent.startsWith("Basic ")) {
            m_book->noteAccepted(target.server, m_realms.value(target.server));
            m_book->addSpace(target.server, folderOf(target.path));
        }
        if (!isDigest(sent) || digest == m_digests.end())
            return {};
        m_book->noteAccepted(target.server, digest->realm());
        if (const QByteArray info = headerValue(answer, m_words.info); !info.isEmpty())
            digest->takeInfo(info);
        return {};
    }
    const QList<AuthChallenge> challenges = authChallenges(answer, m_words.challenge);
    // A nonce that was too old says nothing of the password; nor does one of an earlier answer.
    const bool stale = std::any_of(challenges.begin(), challenges.end(),
        [](const AuthChallenge &one) { return one.param("stale").toLower() == "true"; });
    return respond(target, challenges, stale ? QByteArray() : sent);
}

QByteArray Authenticator::respond(
    const Target &target, const QList<AuthChallenge> &challenges, const QByteArray &refused)
{
    std::optional<DigestLogin> best;
    std::optional<QByteArray> basic;
    for (const AuthChallenge &challenge : challenges) {
        if (auto digest = DigestLogin::answering(challenge)) {
            if (!best || digest->strength() > best->strength())
                best = std::move(digest);
        } else if (challenge.scheme == "basic" && !basic) {
            basic = challenge.param("realm");
        }
    }
    if (!best && !basic)
        return {};
    const QByteArray realm = best ? best->realm() : *basic;
    const auto before = m_digests.constFind(target.server);
    const bool again = best ? m_fresh && isDigest(refused) && before != m_digests.constEnd() && before->realm() == realm
                            : refused.startsWith("Basic ");
    if (again) {
        m_book->noteRefused(target.server, realm);
        m_digests.remove(target.server);
        return {};
    }
    m_wasRefusedBefore = m_book->isRefused(target.server, realm);
    if (m_wasRefusedBefore)
        return {};
    m_fresh = true;
    if (best) {
        if (m_digests.size() >= MostServers)
            m_digests.clear();
        m_digests.remove(target.server);
        return m_digests.insert(target.server, std::move(*best))
            ->authorization(target.credentials, target.method, target.uri);
    }
    m_digests.remove(target.server);
    if (m_realms.size() >= MostServers)
        m_realms.clear();
    m_realms.insert(target.server, realm);
    return "Basic " + target.credentials.toBase64();
}

} // namespace argiope::net
