#pragma once

#include "core/base/hashtable.h"
#include "core/html/page.h"
#include "core/judge/foundlinks.h"
#include "core/scope/scope.h"
#include "core/scope/spellings.h"
#include "core/settings/crawlsettings.h"
#include "core/url/canonical.h"

#include <QHash>

namespace argiope::judge {

using scope::canonicalOptions;

/// What nofollow makes of a link that would be followed: Page, Later, or Skip. `noIndex`: its page says so.
[[nodiscard]] Fate fateOfNofollow(settings::NofollowPolicy policy, facts::LinkRels rel, bool noIndex);

/// It names a version of its page, or a neighbour in its series, which is fetched all the same: behind all others.
[[nodiscard]] bool isRelatedPage(const settings::CrawlSettings &settings, facts::LinkKind kind, facts::LinkRels rel);

/// Turns the links of one page into targets with a fate, each with the rule that decided. Made for one page, on one
/// thread; the scope and the settings must outlive it.
class LinkJudge
{
public:
    LinkJudge(const settings::CrawlSettings &settings, const scope::Scope &scope, quint64 keySeed);

    /// The page names another one as its canonical and the settings obey that: nothing on it is followed.
    void setCanonicalElsewhere(bool elsewhere) { m_canonicalElsewhere = elsewhere; }

    /// The page says noindex: where it says nofollow as well, its links come last (settings::NofollowPolicy::Last).
    void setNoIndex(bool noIndex) { m_noIndex = noIndex; }

    /// The page is not about what the crawl is about: its links are not followed. `detail`: of the rule that says so.
    void setOffTopic(const QByteArray &detail) { m_offTopic = {facts::RuleKind::OffTopic, detail}; }

    /// `fromCheck`: the page was only checked, so what it leads to is only checked.
    void add(const html::Link &link, bool fromCheck = false);
    /// The target of the page's redirect, with the link that stands for it. Under `redirectsToEnd` one out of scope is
    /// checked.
    void addRedirect(const html::Link &location, bool fromCheck);
    void addSeed(const url::Url &seed);
    void addSitemapUrl(const url::Url &url);
    /// A version of one in another language, which the sitemap does not list as a page of its own here.
    void addSitemapVersion(const url::Url &url);
    /// One that a web archive holds and nothing links to; out of scope it is met as a link's target is.
    void addArchived(const url::Url &url, bool document);

    /// A regular expression ran into its limit of steps on one of the URLs.
    [[nodiscard]] bool gaveUp() const { return m_gaveUp; }
    [[nodiscard]] FoundLinks take();

private:
    struct KnownHref
    {
        url::UrlKey key;
        int target = -1; ///< -1: none yet
        int verdict = 0; ///< index into m_verdicts
    };
    struct Judged
    {
        Fate fate = Fate::Skip;
        int rule = 0;
    };
    [[nodiscard]] Judged judge(const html::Link &link, const scope::Verdict &verdict, bool fromCheck);
    int ruleIndex(const facts::Rule &rule);
    int placeIndex(const html::Link &link);
    int verdictIndex(scope::Verdict &&verdict);
    KnownHref lookUp(const url::Url &url);
    [[nodiscard]] const scope::Verdict &verdictOf(const KnownHref &known) const { return m_verdicts[known.verdict]; }
    [[nodiscard]] QByteArray originOf(const url::Url &url);
    int addTarget(const url::UrlKey &key, const QByteArray &url, const QByteArray &origin);
    int addUnparsable(const QByteArray &raw);
    void raise(int target, const Judged &judged);

    const settings::CrawlSettings &m_settings;
    const scope::Scope &m_scope;
    const url::CanonicalOptions m_canonical;
    const quint64 m_seed;
    FoundLinks m_found;
    QList<scope::Verdict> m_verdicts; ///< a page meets a handful
    QByteArray m_lastOrigin; ///< most targets share it
    // By half of a key. Of two keys with the same half one has no place here; nobody can make such without the seed.
    base::HashTable<KnownHref> m_byHref; ///< without fragment, as found: most links repeat within a page
    base::HashTable<int> m_byKey; ///< the target's index and 1
    QHash<std::pair<QByteArray, QByteArray>, int> m_byPlace; ///< a page may make up names of elements
    html::LinkSource m_lastSource; ///< of the last link
    facts::Rule m_offTopic; ///< none: it is on topic
    bool m_canonicalElsewhere = false;
    bool m_noIndex = false;
    bool m_checkExternal; ///< as the scope says, or because it is a redirect's
    bool m_gaveUp = false;
};

} // namespace argiope::judge
