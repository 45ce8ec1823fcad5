#include "core/facts/rulekind.h"

namespace argiope::facts {

const char *name(RuleKind kind)
{
    switch (kind) {
    case RuleKind::None:
    case RuleKind::Unknown:
        break;
    case RuleKind::Seed:
        return "seed";
    case RuleKind::Host:
        return "host";
    case RuleKind::Domain:
        return "domain";
    case RuleKind::Folder:
        return "folder";
    case RuleKind::Any:
        return "any";
    case RuleKind::Include:
        return "include";
    case RuleKind::Sitemap:
        return "sitemap";
    case RuleKind::ShorterPath:
        return "shorter_path";
    case RuleKind::Resumed:
        return "resumed";
    case RuleKind::Released:
        return "released";
    case RuleKind::RobotsReported:
        return "robots_reported";
    case RuleKind::Unlinked:
        return "unlinked";
    case RuleKind::Requested:
        return "requested";
    case RuleKind::External:
        return "external";
    case RuleKind::Scheme:
        return "scheme";
    case RuleKind::InvalidUrl:
        return "invalid_url";
    case RuleKind::Exclude:
        return "exclude";
    case RuleKind::Depth:
        return "depth";
    case RuleKind::Redirects:
        return "redirects";
    case RuleKind::Robots:
        return "robots";
    case RuleKind::RobotsUnavailable:
        return "robots_unavailable";
    case RuleKind::Resource:
        return "resource";
    case RuleKind::Metadata:
        return "metadata";
    case RuleKind::Form:
        return "form";
    case RuleKind::NoFollow:
        return "nofollow";
    case RuleKind::Canonical:
        return "canonical";
    case RuleKind::OffTopic:
        return "off_topic";
    case RuleKind::Recrawl:
        return "recrawl";
    case RuleKind::Trap:
        return "trap";
    case RuleKind::SitemapLimit:
        return "sitemap_limit";
    case RuleKind::SitemapDepth:
        return "sitemap_depth";
    case RuleKind::Archived:
        return "archived";
    case RuleKind::NotArchived:
        return "not_archived";
    case RuleKind::Guard:
        return "guard";
    case RuleKind::Waste:
        return "waste";
    }
    return "";
}

bool canBeRequested(RuleKind kind)
{
    switch (kind) {
    case RuleKind::None:
    case RuleKind::Unknown:
    case RuleKind::Scheme:
    case RuleKind::InvalidUrl:
    case RuleKind::Robots:
    case RuleKind::RobotsUnavailable:
    case RuleKind::Trap:
    case RuleKind::SitemapLimit:
    case RuleKind::SitemapDepth:
        return false;
    default:
        return true;
    }
}

RuleKind ruleKindFromName(QByteArrayView text)
{
    if (text.isEmpty())
        return RuleKind::None;
    for (int i = 0; i < RuleKindCount; ++i) {
        if (text == QByteArrayView(name(RuleKind(i))))
            return RuleKind(i);
    }
    return RuleKind::Unknown;
}

Rule Rule::fromFile(const QByteArray &name, const QByteArray &detail)
{
    const RuleKind kind = ruleKindFromName(name);
    return {kind, detail, kind == RuleKind::Unknown ? name : QByteArray()};
}

QByteArray Rule::name() const
{
    return kind == RuleKind::Unknown ? unknownName : QByteArray(facts::name(kind));
}

} // namespace argiope::facts
