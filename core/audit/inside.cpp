#include "core/audit/inside.h"

#include "core/scope/startaddress.h"

namespace argiope::audit {

namespace {

scope::Scope scopeOf(const store::Reader &reader)
{
    const settings::CrawlSettings settings = reader.settings();
    QList<url::Url> seeds;
    for (const QString &seed : settings.seeds) {
        if (const auto typed = scope::readStart(seed))
            seeds.append(*typed);
    }
    for (const QByteArray &also : reader.meta("scope_also").split('\n')) {
        if (const auto parsed = url::parse(also))
            seeds.append(*parsed);
    }
    return {settings, seeds};
}

} // namespace

Inside::Inside(const store::Reader &reader)
    : m_scope(scopeOf(reader))
{
}

bool Inside::has(const store::UrlRecord &record) const
{
    if (record.rule.kind == facts::RuleKind::External || record.rule.kind == facts::RuleKind::Scheme)
        return false;
    if (record.role == store::UrlRole::Page && record.state != store::UrlState::Skipped)
        return true;
    const auto address = url::parse(record.url);
    return address && m_scope.judge(*address).decision == scope::Verdict::Decision::Crawl;
}

} // namespace argiope::audit
