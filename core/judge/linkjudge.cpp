#include "core/judge/linkjudge.h"

#include "core/base/uppervectors.h"
#include "core/judge/picturename.h"

#include <QtEndian>

#include <algorithm>

namespace argiope::judge {

using facts::RuleKind;
using html::LinkKind;
using html::LinkRel;
using settings::DirectivePolicy;
using settings::ResourcePolicy;

namespace {
const facts::Rule InvalidUrlRule{RuleKind::InvalidUrl};
const facts::Rule ResourceRule{RuleKind::Resource};
const facts::Rule MetadataRule{RuleKind::Metadata};
const facts::Rule FormRule{RuleKind::Form};
const facts::Rule NoFollowRule{RuleKind::NoFollow};
const facts::Rule CanonicalRule{RuleKind::Canonical};
const facts::Rule SitemapRule{RuleKind::Sitemap};
const facts::Rule SeedRule{RuleKind::Seed};
const facts::Rule ArchivedRule{RuleKind::Archived};

QByteArray withoutFragment(const url::Url &url)
{
    const QByteArrayView view = url.hrefWithoutFragment();
    return view.size() == url.href().size() ? url.href() : view.toByteArray();
}

quint64 halfOf(const url::UrlKey &key)
{
    return qFromLittleEndian<quint64>(key.bytes.data());
}

/// og:image and the like, by the name of the file.
bool isPicture(const html::Link &link)
{
    return link.element() == "meta" && judge::namesPicture(link.url.pathname());
}
} // namespace

Fate fateOfNofollow(settings::NofollowPolicy policy, facts::LinkRels rel, bool noIndex)
{
    using settings::NofollowPolicy;
    const bool byPage = rel.testFlag(LinkRel::MetaNoFollow);
    const bool byLink = rel.testFlag(LinkRel::NoFollow);
    if (policy == NofollowPolicy::Follow || (!byPage && !byLink))
        return Fate::Page;
    if (policy == NofollowPolicy::Obey)
        return Fate::Skip;
    return byLink || noIndex ? Fate::Later : Fate::Page;
}

bool isRelatedPage(const settings::CrawlSettings &settings, facts::LinkKind kind, facts::LinkRels rel)
{
    constexpr auto related = facts::LinkRels(LinkRel::Canonical) | LinkRel::Counterpart | LinkRel::Next | LinkRel::Prev;
    return kind == LinkKind::Metadata && (rel & related) && settings::fetchesRelatedPages(settings);
}

LinkJudge::LinkJudge(const settings::CrawlSettings &settings, const scope::Scope &scope, quint64 keySeed)
    : m_settings(settings)
    , m_scope(scope)
    , m_canonical(canonicalOptions(settings))
    , m_seed(keySeed)
    , m_checkExternal(scope.checksExternal())
{
}

int LinkJudge::ruleIndex(const facts::Rule &rule)
{
    // A page meets a handful of rules.
    const qsizetype at = m_found.rules.indexOf(rule);
    if (at >= 0)
        return int(at);
    m_found.rules.append(rule);
    return int(m_found.rules.size() - 1);
}

int LinkJudge::placeIndex(const html::Link &link)
{
    QList<Place> &places = m_found.places;
    // Most links stand where the one before them stood.
    const int last = m_found.links.isEmpty() ? -1 : m_found.links.constLast().place;
    if (last >= 0 && m_lastSource.isSharedWith(link.source))
        return last;
    m_lastSource = link.source;
    const std::pair key{link.element(), link.attribute()};
    const auto known = m_byPlace.constFind(key);
    base::clearUpperVectors();
    if (known != m_byPlace.cend())
        return *known;
    m_byPlace.insert(key, int(places.size()));
    base::clearUpperVectors();
    places.append({link.element(), link.attribute()});
    return int(places.size() - 1);
}

int LinkJudge::verdictIndex(scope::Verdict &&verdict)
{
    for (qsizetype i = m_verdicts.size(); i-- > 0;) {
        const scope::Verdict &known = m_verdicts[i];
        if (known.decision == verdict.decision && known.rule == verdict.rule)
            return int(i);
    }
    m_verdicts.append(std::move(verdict));
    return int(m_verdicts.size() - 1);
}

QByteArray LinkJudge::originOf(const url::Url &url)
{
    if (!url.isHttp())
        return {};
    // Most links lead where the one before them led. What stands before a path is the origin, but for credentials.
    const QByteArray &href = url.href();
    const qsizetype size = m_lastOrigin.size();
    if (size > 0 && href.size() > size && href[size] == '/' && href.startsWith(m_lastOrigin))
        return m_lastOrigin;
    QByteArray origin = url.origin();
    if (origin != m_lastOrigin)
        m_lastOrigin = std::move(origin);
    return m_lastOrigin;
}

int LinkJudge::addTarget(const url::UrlKey &key, const QByteArray &url, const QByteArray &origin)
{
    QList<Target> &targets = m_found.targets;
    const auto [known, isNew] = m_byKey.insert(halfOf(key));
    if (!isNew && targets.at(known - 1).key == key)
        return known - 1;
    if (!isNew) {
        const auto same
            = std::find_if(targets.cbegin(), targets.cend(), [&key](const Target &one) { return one.key == key; });
        if (same != targets.cend())
            return int(same - targets.cbegin());
    }
    targets.append({key, url, origin, Fate::Skip, -1, false});
    if (isNew)
        known = int(targets.size());
    return int(targets.size() - 1);
}

LinkJudge::KnownHref LinkJudge::lookUp(const url::Url &url)
{
    KnownHref looked;
    looked.key = url::urlKey(url.hrefWithoutFragment(), m_seed);
    KnownHref &known = m_byHref.insert(halfOf(looked.key)).first;
    if (known.target >= 0 && known.key == looked.key)
        return known;
    const QByteArray href = withoutFragment(url);
    const QByteArray spelling = url::canonical(url, m_canonical);
    looked.target = addTarget(spelling == href ? looked.key : url::urlKey(spelling, m_seed), href, originOf(url));
    scope::Verdict verdict = m_scope.judge(url);
    m_gaveUp = m_gaveUp || verdict.gaveUp;
    looked.verdict = verdictIndex(std::move(verdict));
    if (known.target < 0)
        known = looked;
    return looked;
}

int LinkJudge::addUnparsable(const QByteArray &raw)
{
    // No canonical spelling begins with a space: such keys cannot meet those of URLs.
    return addTarget(url::urlKey(QByteArray(" " + raw), m_seed), raw, {});
}

LinkJudge::Judged LinkJudge::judge(const html::Link &link, const scope::Verdict &verdict, bool fromCheck)
{
    using Decision = scope::Verdict::Decision;
    const facts::Rule &said = verdict.rule;
    if (verdict.decision == Decision::Reject)
        return {Fate::Skip, ruleIndex(said)};
    if (m_scope.isGuarded() && link.kind == LinkKind::Navigation) {
        const facts::Rule action = m_scope.guard(link.url, link.text, link.rel.testFlag(LinkRel::Action));
        if (!action.isNone())
            return {Fate::Skip, ruleIndex(action)};
    }
    const bool external = verdict.decision == Decision::External;
    if (external && !m_checkExternal)
        return {Fate::Skip, ruleIndex(said)};

    switch (link.kind) {
    case LinkKind::Navigation:
        break;
    case LinkKind::Resource:
        if (m_scope.fetchesResources())
            return {Fate::Check, ruleIndex(ResourceRule)};
        return {Fate::Skip, ruleIndex(ResourceRule)};
    case LinkKind::Metadata:
        if (m_scope.fetchesResources() && m_settings.inspectResources && isPicture(link))
            return {Fate::Check, ruleIndex(ResourceRule)};
        if (isRelatedPage(m_settings, link.kind, link.rel))
            return {external || fromCheck ? Fate::Check : Fate::Later, ruleIndex(said)};
        return {Fate::Skip, ruleIndex(MetadataRule)};
    case LinkKind::Form:
        return {Fate::Skip, ruleIndex(FormRule)};
    }
    const Fate followed = fateOfNofollow(m_settings.nofollow, link.rel, m_noIndex);
    if (followed == Fate::Skip)
        return {Fate::Skip, ruleIndex(NoFollowRule)};
    if (m_canonicalElsewhere && m_settings.canonicalLink == DirectivePolicy::Obey)
        return {Fate::Skip, ruleIndex(CanonicalRule)};
    if (!m_offTopic.isNone())
        return {Fate::Skip, ruleIndex(m_offTopic)};
    return {external || fromCheck ? Fate::Check : followed, ruleIndex(said)};
}

void LinkJudge::raise(int index, const Judged &judged)
{
    // A URL gets the best fate that any of its links offers.
    Target &target = m_found.targets[index];
    if (target.rule < 0 || judged.fate < target.fate) {
        target.fate = judged.fate;
        target.rule = judged.rule;
    }
}

void LinkJudge::add(const html::Link &link, bool fromCheck)
{
    if (link.kind == LinkKind::Resource && m_settings.resources == ResourcePolicy::Ignore
        && !m_scope.fetchesResources())
        return;
    FoundLink found;
    Judged judged;
    if (link.url.isEmpty()) {
        judged = {Fate::Skip, ruleIndex(InvalidUrlRule)};
        found.target = addUnparsable(link.raw());
    } else {
        const KnownHref known = lookUp(link.url);
        judged = judge(link, verdictOf(known), fromCheck);
        found.target = known.target;
    }
    raise(found.target, judged);
    found.place = placeIndex(link);
    found.text = link.text;
    if (!found.text.isEmpty())
        found.textKey = url::urlKey(found.text, m_seed);
    found.kind = link.kind;
    found.rel = link.rel;
    found.rule = judged.rule;
    found.followed = isPage(judged.fate);
    m_found.links.append(std::move(found));
}

void LinkJudge::addRedirect(const html::Link &location, bool fromCheck)
{
    // Not a link that a page could call nofollow: the server itself sends us there.
    const bool elsewhere = std::exchange(m_canonicalElsewhere, false);
    m_checkExternal = m_scope.checksExternal() || m_settings.redirectsToEnd;
    add(location, fromCheck);
    m_checkExternal = m_scope.checksExternal();
    m_canonicalElsewhere = elsewhere;
    m_found.targets[m_found.links.last().target].redirect = true;
}

void LinkJudge::addSeed(const url::Url &seed)
{
    const int target = lookUp(seed).target;
    raise(target, {Fate::Page, ruleIndex(SeedRule)});
}

void LinkJudge::addSitemapUrl(const url::Url &url)
{
    const KnownHref known = lookUp(url);
    const scope::Verdict &verdict = verdictOf(known);
    if (verdict.decision == scope::Verdict::Decision::Crawl)
        raise(known.target, {Fate::Page, ruleIndex(SitemapRule)});
    else
        raise(known.target, {Fate::Skip, ruleIndex(verdict.rule)});
}

void LinkJudge::addSitemapVersion(const url::Url &url)
{
    using Decision = scope::Verdict::Decision;
    const KnownHref known = lookUp(url);
    const scope::Verdict &verdict = verdictOf(known);
    if (verdict.decision == Decision::Crawl)
        raise(known.target, {Fate::Later, ruleIndex(verdict.rule)});
    else if (verdict.decision == Decision::External && m_checkExternal)
        raise(known.target, {Fate::Check, ruleIndex(verdict.rule)});
    else
        raise(known.target, {Fate::Skip, ruleIndex(verdict.rule)});
}

void LinkJudge::addArchived(const url::Url &url, bool document)
{
    using Decision = scope::Verdict::Decision;
    const KnownHref known = lookUp(url);
    const scope::Verdict &verdict = verdictOf(known);
    if (verdict.decision == Decision::Crawl && document)
        raise(known.target, {Fate::Page, ruleIndex(ArchivedRule)});
    else if (verdict.decision == Decision::Crawl && !m_scope.fetchesResources())
        raise(known.target, {Fate::Skip, ruleIndex(ResourceRule)});
    else if (verdict.decision == Decision::Crawl || (verdict.decision == Decision::External && m_checkExternal))
        raise(known.target, {Fate::Check, ruleIndex(ArchivedRule)});
    else
        raise(known.target, {Fate::Skip, ruleIndex(verdict.rule)});
}

FoundLinks LinkJudge::take()
{
    m_byHref = {};
    m_byKey = {};
    m_byPlace.clear();
    m_lastSource = {};
    return std::exchange(m_found, {});
}

} // namespace argiope::judge
