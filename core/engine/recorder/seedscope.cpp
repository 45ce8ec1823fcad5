#include "core/engine/recorder/seedscope.h"

#include "core/store/batchtable.h"
#include "core/url/canonical.h"

#include <algorithm>
#include <utility>

namespace argiope::engine {

namespace {
const char *const ScopeAlso = "scope_also";
const char *const SeedOrigins = "seed_origins";

QSet<QByteArray> hrefsOf(const QList<url::Url> &urls)
{
    QSet<QByteArray> hrefs;
    for (const url::Url &url : urls)
        hrefs.insert(url.hrefWithoutFragment().toByteArray());
    return hrefs;
}
} // namespace

SeedScope::SeedScope(QList<url::Url> seeds, store::Writer &writer, Needs needs)
    : m_seeds(std::move(seeds))
    , m_hrefs(hrefsOf(m_seeds))
    , m_writer(writer)
    , m_needs(std::move(needs))
{
}

/// With what redirects of seeds led to.
std::shared_ptr<const scope::Scope> SeedScope::widened(scope::Scope scope)
{
    m_also = m_writer.meta(ScopeAlso);
    for (const QByteArray &also : m_also.split('\n')) {
        if (const auto url = url::parse(also))
            scope = scope.withSeed(*url);
    }
    return std::make_shared<const scope::Scope>(std::move(scope));
}

bool SeedScope::isSeed(const url::Url &url) const
{
    return m_hrefs.contains(url.hrefWithoutFragment().toByteArray());
}

void SeedScope::change(const settings::CrawlSettings &settings, QList<url::Url> seeds)
{
    m_seeds = std::move(seeds);
    m_hrefs = hrefsOf(m_seeds);
    m_needs.setScope(widened(scope::Scope(settings, m_seeds)));
    for (const url::Url &seed : m_seeds)
        addOrigin(seed.origin());
}

void SeedScope::restore()
{
    m_needs.setScope(widened(*m_needs.scope()));
    for (const QByteArray &origin : m_writer.meta(SeedOrigins).split('\n')) {
        if (!origin.isEmpty())
            (void)m_needs.addSeedOrigin(origin);
    }
}

void SeedScope::refresh()
{
    if (m_writer.meta(ScopeAlso) != m_also)
        restore();
}

void SeedScope::append(const QByteArray &meta, const QByteArray &line)
{
    if (m_writer.batches().share())
        m_writer.batches().lockMeta();
    QByteArray lines = m_writer.meta(meta);
    if (!lines.isEmpty())
        lines += '\n';
    m_writer.setMeta(meta, lines + line);
}

void SeedScope::addOrigin(const QByteArray &origin)
{
    if (m_needs.addSeedOrigin(origin))
        append(SeedOrigins, origin);
}

void SeedScope::widen(const base::WaitingUrl &from, judge::FoundLinks &found)
{
    // Only redirects lead from a seed to here.
    const bool fromSeed = from.depth == from.hops && from.depth < store::OrphanDepth;
    const auto target
        = std::find_if(found.targets.begin(), found.targets.end(), [](const judge::Target &t) { return t.redirect; });
    if (!fromSeed || target == found.targets.end() || target->origin.isEmpty())
        return;
    if (target->fate == judge::Fate::Page) {
        addOrigin(target->origin);
        return;
    }
    const auto to = url::parse(target->url);
    if (!to || found.rules[target->rule].kind != facts::RuleKind::External)
        return;
    const auto domain = url::registrableDomain(to->hostname());
    const bool sameSite = domain && std::any_of(m_seeds.begin(), m_seeds.end(), [&](const url::Url &seed) {
        return url::registrableDomain(seed.hostname()) == domain;
    });
    if (!sameSite)
        return;
    const auto wider = std::make_shared<const scope::Scope>(m_needs.scope()->withSeed(*to));
    const scope::Verdict verdict = wider->judge(*to);
    if (verdict.decision != scope::Verdict::Decision::Crawl)
        return;
    m_needs.setScope(wider);
    addOrigin(target->origin);
    append(ScopeAlso, to->href());
    found.rules.append(verdict.rule);
    target->fate = judge::Fate::Page;
    target->rule = int(found.rules.size() - 1);
    for (judge::FoundLink &link : found.links) {
        if (link.target == target - found.targets.begin()) {
            link.rule = target->rule;
            link.followed = true;
        }
    }
}

} // namespace argiope::engine
