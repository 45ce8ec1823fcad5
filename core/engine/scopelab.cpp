#include "core/engine/scopelab.h"

#include "core/judge/agenttoken.h"
#include "core/judge/linkjudge.h"
#include "core/judge/robotscache.h"
#include "core/robots/access.h"

#include <QHash>

namespace argiope::engine {

using facts::RuleKind;

namespace {

/// Seeds that are none are left out: the lab is asked while people still type.
QList<url::Url> usableSeeds(const QStringList &texts)
{
    QList<url::Url> seeds;
    for (const QString &text : texts) {
        if (auto parsed = url::parse(normalizeSeed(text)))
            seeds.append(std::move(parsed).value());
    }
    return seeds;
}

} // namespace

struct ScopeLab::Impl
{
    explicit Impl(const settings::CrawlSettings &crawlSettings)
        : settings(crawlSettings)
        , scope(crawlSettings, usableSeeds(crawlSettings.seeds))
        , agentToken(judge::productToken(judge::userAgentOf(crawlSettings)))
    {
    }
    const settings::CrawlSettings settings;
    scope::Scope scope;
    const QByteArray agentToken;
    QHash<QByteArray, judge::HostRobots> robots; ///< by origin
};

ScopeLab::ScopeLab(const settings::CrawlSettings &settings)
    : m_impl(std::make_unique<Impl>(settings))
{
}

ScopeLab::~ScopeLab() = default;

void ScopeLab::addRobots(const QByteArray &origin, int status, const QByteArray &text)
{
    if (status <= 0)
        return; // not asked yet, or the host did not answer: a crawl would ask again
    judge::HostRobots known;
    known.known = true;
    if (robots::robotsAccess(status) == robots::RobotsAccess::DisallowAll)
        known.serverError = status;
    else
        known.rules = robots::Robots::parse(text); // empty where it had none
    m_impl->robots.insert(origin, known);
}

void ScopeLab::widenScope(const QByteArray &urls)
{
    for (const QByteArray &line : urls.split('\n')) {
        if (const auto url = url::parse(line))
            m_impl->scope = m_impl->scope.withSeed(*url);
    }
}

LabVerdict ScopeLab::judge(const QString &text) const
{
    const Impl &d = *m_impl;
    LabVerdict verdict;
    const QByteArray typed = text.trimmed().toUtf8();
    auto parsed = url::parse(typed);
    if (!parsed || (!parsed->isHttp() && !typed.contains("://"))) {
        // "example.org:8080/a" has a scheme to the URL Standard, and is a host to whoever types it.
        if (auto seed = url::parse(normalizeSeed(text, &verdict.error)))
            parsed = std::move(seed);
        else if (!parsed)
            return verdict;
    }
    verdict.error = {};
    html::Link link;
    link.url = std::move(parsed).value();
    link.source = {{}, {}, typed};
    link.kind = html::LinkKind::Navigation;
    const url::Url url = link.url;
    verdict.url = url.hrefWithoutFragment().toByteArray();
    verdict.canonical = url::canonical(url, judge::canonicalOptions(d.settings));

    judge::LinkJudge judge(d.settings, d.scope, 0);
    judge.add(link);
    verdict.gaveUp = judge.gaveUp();
    const judge::FoundLinks found = judge.take();
    const judge::Target &target = found.targets.first();
    verdict.rule = found.rules.at(target.rule);
    verdict.fate = judge::isPage(target.fate) ? LabVerdict::Fate::Crawled
        : target.fate == judge::Fate::Check   ? LabVerdict::Fate::Checked
                                              : LabVerdict::Fate::Skipped;
    if (target.fate == judge::Fate::Skip || d.settings.robots == settings::RobotsPolicy::Ignore)
        return verdict;
    const auto known = d.robots.constFind(url.origin());
    if (known == d.robots.cend())
        return verdict;
    verdict.robotsKnown = true;
    const judge::RobotsOpinion opinion = judge::askRobots(*known, d.agentToken, url);
    if (opinion.allowed)
        return verdict;
    verdict.rule.detail = opinion.said;
    if (d.settings.robots == settings::RobotsPolicy::Report) {
        verdict.rule.kind = RuleKind::RobotsReported;
    } else {
        verdict.rule.kind = opinion.failed ? RuleKind::RobotsUnavailable : RuleKind::Robots;
        verdict.fate = LabVerdict::Fate::Skipped;
    }
    return verdict;
}

} // namespace argiope::engine
