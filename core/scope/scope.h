#pragma once

#include "core/facts/rulekind.h"
#include "core/scope/actionguard.h"
#include "core/scope/applications.h"
#include "core/scope/pattern.h"
#include "core/settings/crawlsettings.h"
#include "core/url/url.h"

#include <QByteArray>
#include <QHash>
#include <QList>

namespace argiope::scope {

/// What is to become of a URL, and who said so.
struct Verdict
{
    enum class Decision : quint8 {
        Crawl, ///< belongs to the crawl
        External, ///< out of scope: to be checked at most, never followed
        Reject, ///< not to be requested at all
    };
    Decision decision = Decision::Reject;
    /// What had the last word:
    ///   Scheme    neither http nor https; detail: the scheme where it is a usual one, else "other"
    ///   Host, Domain, Folder, Any   let in by the scope; detail: the host, domain or folder, "" for any
    ///   External  out of scope; detail: which scope: "host", "domain", "folder"
    ///   Include   detail: the pattern that let it in, or "no match" where it is kept out
    ///   Exclude   detail: the pattern that kept it out
    ///   Waste     usual waste of an application; detail: which, "mediawiki: old versions". What a network in front of
    ///             sites has below their names is such, wherever it is met: "cloudflare: hidden mail addresses"
    ///   Guard     it would change something; detail: actionOf()
    facts::Rule rule;
    bool gaveUp = false; ///< a regular expression ran into its limit of steps, which counted as no match

    bool operator==(const Verdict &) const = default;
};

/// Which URLs belong to a crawl. Rules look at a URL one after the other, each accepts, rejects or abstains, and the
/// last opinion wins: scheme, scope, include, exclude, waste, guard. Immutable after construction; any thread; a value,
/// cheap to copy.
///
/// The scopes, by the seeds' URLs:
///   host    the same host name and port; http and https on their default ports are one, example.org and
///           www.example.org are not, unless settings.mergeWww says so
///   domain  the same registrable domain (example.co.uk), with every host and port below it; hosts that have none
///           (addresses, localhost) compare by name
///   folder  the same host as above, and a path that begins with the seed's up to its last '/'
///   any     every http and https URL
///
/// A seed that redirects to another host, as example.org does to www.example.org, would leave a crawl of one page:
/// whoever follows redirects of seeds widens the scope by withSeed(target).
///
/// `include` only picks among what is in scope; `exclude` also keeps external URLs from being checked. Both search the
/// URL without its fragment, which no server sees.
class Scope
{
public:
    Scope(const settings::CrawlSettings &settings, const QList<url::Url> &seeds);

    [[nodiscard]] Verdict judge(const url::Url &url) const;

    /// A link with this text to a URL that judge() lets in; `asks`: a script sends it by another method than GET, or
    /// asks whether it is meant. None where nothing keeps it out.
    [[nodiscard]] facts::Rule guard(const url::Url &url, const QByteArray &text, bool asks) const;
    [[nodiscard]] bool isGuarded() const { return m_guard.isOn(); }

    /// Whether what is out of scope is asked for, and images, scripts and the like. A crawl that runs may be told
    /// otherwise: its next scope says so.
    [[nodiscard]] bool checksExternal() const { return m_checksExternal; }
    [[nodiscard]] bool fetchesResources() const { return m_fetchesResources; }

    /// The same rules with a further seed.
    [[nodiscard]] Scope withSeed(const url::Url &seed) const;

private:
    void addSeed(const url::Url &seed);
    [[nodiscard]] QByteArrayView hostKey(const url::Url &url) const;
    [[nodiscard]] const Verdict &judgeScope(const url::Url &url) const;
    [[nodiscard]] const Verdict &judgeDomain(const url::Url &url) const;
    [[nodiscard]] const Verdict &judgeFolder(const url::Url &url) const;

    struct Folder
    {
        QByteArray path; ///< escapes normalised; begins and ends with '/'
        Verdict verdict;
    };
    settings::Scope m_kind;
    bool m_mergeWww;
    bool m_checksExternal;
    bool m_fetchesResources;
    QHash<QByteArray, Verdict> m_hosts; ///< by host and port; for domains by host or registrable domain
    QHash<QByteArray, QList<Folder>> m_folders; ///< by host and port
    Verdict m_external;
    Verdict m_any;
    PatternList m_include;
    PatternList m_exclude;
    WasteList m_waste;
    ActionGuard m_guard;
};

} // namespace argiope::scope
