#include "core/scope/scope.h"

#include "core/base/uppervectors.h"
#include "core/settings/fields.h"
#include "core/url/canonical.h"
#include "core/url/infrastructure.h"

#include <algorithm>
#include <array>

namespace argiope::scope {

using facts::RuleKind;
using Decision = Verdict::Decision;

namespace {

/// The name of a scheme for a rule's detail. Any page can invent schemes, and every detail becomes a row of the project
/// file: those that nobody uses share one.
QByteArray knownScheme(QByteArrayView scheme)
{
    static constexpr std::array<const char *, 35> Known = {"about", "android-app", "blob", "callto", "chrome", "cid",
        "data", "facetime", "fb-messenger", "feed", "file", "ftp", "geo", "git", "intent", "ios-app", "irc",
        "javascript", "magnet", "mailto", "market", "news", "sip", "skype", "sms", "ssh", "tel", "tg", "urn", "viber",
        "view-source", "webcal", "whatsapp", "ws", "wss"};
    const auto it = std::find_if(Known.begin(), Known.end(), [&](const char *name) { return scheme == name; });
    return it == Known.end() ? QByteArrayLiteral("other") : QByteArray(*it);
}

/// The path under the one normalisation that no server may take for a difference (%7E and ~).
QByteArray plainPath(const url::Url &url)
{
    const QByteArrayView path = url.pathname();
    if (!path.contains('%'))
        return path.toByteArray();
    const QByteArray href = url::canonical(url, url::CanonicalOptions{});
    const qsizetype start = href.indexOf('/', href.indexOf("://") + 3);
    if (start < 0)
        return path.toByteArray();
    const qsizetype end = href.indexOf('?', start);
    return href.mid(start, end < 0 ? -1 : end - start);
}

QByteArray key(QByteArrayView view)
{
    // For look-ups only: shares the view's bytes.
    return QByteArray::fromRawData(view.data(), view.size());
}

} // namespace

Scope::Scope(const settings::CrawlSettings &settings, const QList<url::Url> &seeds)
    : m_kind(settings.scope)
    , m_mergeWww(settings.mergeWww)
    , m_checksExternal(settings.checkExternal)
    , m_fetchesResources(settings::fetchesResources(settings))
    , m_external{Decision::External,
          {RuleKind::External, settings::EnumNames<settings::Scope>::names[size_t(settings.scope)]}}
    , m_any{Decision::Crawl, {RuleKind::Any}}
    , m_include(settings.include)
    , m_exclude(settings.exclude)
    , m_waste(settings.leaveOut)
    , m_guard(settings)
{
    for (const url::Url &seed : seeds)
        addSeed(seed);
}

Scope Scope::withSeed(const url::Url &seed) const
{
    Scope wider = *this;
    wider.addSeed(seed);
    return wider;
}

QByteArrayView Scope::hostKey(const url::Url &url) const
{
    // Host and port stand side by side in the href; a default port is not in it, which makes http and https one.
    QByteArrayView host = url.hostname();
    const QByteArrayView port = url.port();
    if (!port.isEmpty())
        host = QByteArrayView(host.begin(), port.end());
    if (m_mergeWww && host.startsWith("www."))
        host = host.sliced(4);
    return host;
}

void Scope::addSeed(const url::Url &seed)
{
    if (!seed.isHttp())
        return;
    switch (m_kind) {
    case settings::Scope::Any:
        return;
    case settings::Scope::Host: {
        const QByteArray host = hostKey(seed).toByteArray();
        m_hosts.insert(host, {Decision::Crawl, {RuleKind::Host, host}});
        return;
    }
    case settings::Scope::Domain: {
        const QByteArray host = url::registrableDomain(seed.hostname()).value_or(seed.hostname().toByteArray());
        m_hosts.insert(host, {Decision::Crawl, {RuleKind::Domain, host}});
        return;
    }
    case settings::Scope::Folder: {
        const QByteArray host = hostKey(seed).toByteArray();
        QByteArray path = plainPath(seed);
        path.truncate(path.lastIndexOf('/') + 1);
        QList<Folder> &folders = m_folders[host];
        const bool known = std::any_of(
            folders.begin(), folders.end(), [&](const Folder &folder) { return path.startsWith(folder.path); });
        if (!known)
            folders.append({path, {Decision::Crawl, {RuleKind::Folder, host + path}}});
        return;
    }
    }
}

const Verdict &Scope::judgeDomain(const url::Url &url) const
{
    const QByteArrayView host = url.hostname();
    if (const auto it = m_hosts.constFind(key(host)); it != m_hosts.constEnd())
        return *it;
    // Only a host below a domain of the crawl can belong to it. It need not: bucket.s3.amazonaws.com is not part of
    // amazonaws.com, for there is a public suffix between them.
    for (qsizetype dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1)) {
        const auto it = m_hosts.constFind(key(host.sliced(dot + 1)));
        if (it == m_hosts.constEnd() && !(host.endsWith('.')))
            continue;
        const auto domain = url::registrableDomain(host);
        const auto found = domain ? m_hosts.constFind(*domain) : m_hosts.constEnd();
        return found == m_hosts.constEnd() ? m_external : *found;
    }
    return m_external;
}

const Verdict &Scope::judgeFolder(const url::Url &url) const
{
    const auto folders = m_folders.constFind(key(hostKey(url)));
    if (folders == m_folders.constEnd())
        return m_external;
    const QByteArrayView path = url.pathname();
    QByteArray plain;
    for (const Folder &folder : *folders) {
        if (path.startsWith(folder.path))
            return folder.verdict;
        if (path.contains('%')) {
            if (plain.isEmpty())
                plain = plainPath(url);
            if (plain.startsWith(folder.path))
                return folder.verdict;
        }
    }
    return m_external;
}

const Verdict &Scope::judgeScope(const url::Url &url) const
{
    switch (m_kind) {
    case settings::Scope::Any:
        break;
    case settings::Scope::Domain:
        return judgeDomain(url);
    case settings::Scope::Folder:
        return judgeFolder(url);
    case settings::Scope::Host: {
        const auto it = m_hosts.constFind(key(hostKey(url)));
        return it == m_hosts.constEnd() ? m_external : *it;
    }
    }
    return m_any;
}

Verdict Scope::judge(const url::Url &url) const
{
    // What is no web address has no host that the other rules could look at.
    if (!url.isHttp())
        return {Decision::Reject, {RuleKind::Scheme, knownScheme(url.scheme())}};

    // Whatever is said of it, a network in front of sites answers there, and no site.
    const url::Infrastructure kind = url::infrastructureOf(url);
    if (kind == url::Infrastructure::HiddenMail)
        return {Decision::Reject, {RuleKind::Waste, QByteArrayLiteral("cloudflare: hidden mail addresses")}};
    if (kind == url::Infrastructure::Network)
        return {Decision::Reject, {RuleKind::Waste, QByteArrayLiteral("cloudflare: the network's own addresses")}};

    Verdict verdict = judgeScope(url);
    base::clearUpperVectors();
    if (!m_include.isEmpty() && verdict.decision == Decision::Crawl) {
        const PatternList::Match match = m_include.match(url.hrefWithoutFragment());
        verdict = match.index >= 0
            ? Verdict{Decision::Crawl, {RuleKind::Include, m_include.text(match.index)}, match.gaveUp}
            : Verdict{Decision::Reject, {RuleKind::Include, QByteArrayLiteral("no match")}, match.gaveUp};
    }
    if (!m_exclude.isEmpty() && verdict.decision != Decision::Reject) {
        const PatternList::Match match = m_exclude.match(url.hrefWithoutFragment());
        const bool gaveUp = verdict.gaveUp || match.gaveUp;
        if (match.index >= 0)
            verdict = {Decision::Reject, {RuleKind::Exclude, m_exclude.text(match.index)}};
        verdict.gaveUp = gaveUp;
    }
    if (!m_waste.isEmpty() && verdict.decision == Decision::Crawl) {
        const QByteArray waste = m_waste.match(url);
        if (!waste.isEmpty())
            verdict = {Decision::Reject, {RuleKind::Waste, waste}, verdict.gaveUp};
    }
    if (m_guard.isOn() && verdict.decision != Decision::Reject) {
        const QByteArray action = actionOf(url);
        if (!action.isEmpty() && (verdict.decision == Decision::Crawl || m_guard.guardsExternal(url)))
            verdict = {Decision::Reject, {RuleKind::Guard, action}, verdict.gaveUp};
    }
    return verdict;
}

facts::Rule Scope::guard(const url::Url &url, const QByteArray &text, bool asks) const
{
    if (!m_guard.isOn() || (judgeScope(url).decision != Decision::Crawl && !m_guard.guardsExternal(url)))
        return {};
    const QByteArray action = asks ? QByteArrayLiteral("method") : actionOfText(text, url);
    return action.isEmpty() ? facts::Rule{} : facts::Rule{RuleKind::Guard, action};
}

} // namespace argiope::scope
