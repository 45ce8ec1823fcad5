#include "core/engine/endreport.h"

#include "core/facts/contenttype.h"
#include "core/facts/observations.h"
#include "core/scope/actionguard.h"
#include "core/url/url.h"

#include <algorithm>
#include <map>
#include <utility>

namespace argiope::engine {

namespace {

using facts::RuleKind;

constexpr qsizetype MostLookedAt = 50; ///< pages: a site that is made by scripts shows it on each
constexpr int WordsOfShell = 20; ///< as the check content-needs-js has it, unless somebody sets it otherwise

/// What is kept out for now, or is no address of the site at all.
bool isUntold(RuleKind kind)
{
    return kind == RuleKind::None || kind == RuleKind::Recrawl || kind == RuleKind::NotArchived
        || kind == RuleKind::Archived || kind == RuleKind::InvalidUrl;
}

bool isHtml(const store::UrlRecord &record)
{
    const QByteArray type = facts::bareType(record.page.contentType).toLower();
    return record.page.outcome == base::Outcome::Ok && (type == "text/html" || type == "application/xhtml+xml");
}

/// Next to no words, and a script that may write more; no links to pages either, or they would have been followed.
bool isShell(store::Reader &reader, const store::UrlRecord &record)
{
    if (record.page.wordCount >= WordsOfShell)
        return false;
    if (facts::Observations::fromJson(record.page.observations).find("script-root"))
        return true;
    bool hasScript = false;
    bool hasLinks = false;
    for (const store::LinkRecord &link : reader.outlinks(record.id)) {
        hasScript = hasScript || link.element.compare("script", Qt::CaseInsensitive) == 0;
        hasLinks = hasLinks || (link.kind == facts::LinkKind::Navigation && link.targetId != record.id);
    }
    return hasScript && !hasLinks;
}

/// URLs that are refused for want of a user name and password (RFC 9110, 15.5.2), or else pages most of which lead to
/// one form for logins.
LoginWanted loginWanted(store::Reader &reader, const store::Stats &stats, const std::atomic<bool> *cancel)
{
    const auto goesOn = [cancel] { return !cancel || !*cancel; };
    LoginWanted asked;
    const bool mayAsk = std::any_of(
        stats.byStatus.begin(), stats.byStatus.end(), [](const auto &status) { return status.first == 401; });
    if (mayAsk) {
        store::ListQuery refused;
        refused.outcomes = {base::Outcome::Blocked};
        reader.forEach(refused, [&](const store::UrlRecord &record) {
            if (record.page.status == 401 && asked.pages++ == 0)
                asked.url = record.url;
            return goesOn();
        });
    }
    if (asked.pages > 0)
        return asked;
    qint64 lookedAt = 0;
    std::map<base::UrlId, qint64> targets;
    store::ListQuery pages;
    reader.forEach(pages, [&](const store::UrlRecord &record) {
        if (record.state != store::UrlState::Finished || record.role == store::UrlRole::Check)
            return goesOn();
        ++lookedAt;
        if (record.page.redirectTo != base::UrlId::None)
            ++targets[record.page.redirectTo];
        return lookedAt < MostLookedAt && goesOn();
    });
    for (const auto &[id, count] : targets) {
        if (count < lookedAt - count)
            continue;
        const auto target = reader.row(id);
        if (!target)
            continue;
        if (const auto url = url::parse(target->url); url && scope::isLogin(*url))
            return {target->url, count, true};
    }
    return asked;
}

} // namespace

bool isOfInterest(RuleKind kind)
{
    switch (kind) {
    case RuleKind::External:
    case RuleKind::Scheme:
    case RuleKind::Resource:
    case RuleKind::Metadata:
    case RuleKind::Form:
        return false;
    default:
        return !isUntold(kind);
    }
}

EndReport endReport(store::Reader &reader, const std::atomic<bool> *cancel)
{
    EndReport report;
    store::ListQuery pages;
    pages.outcomes = {base::Outcome::Ok};
    QList<store::UrlRecord> first; // looked into when the list is read
    reader.forEach(pages, [&first](const store::UrlRecord &record) {
        if (isHtml(record))
            first.append(record);
        // Most sites show with their first page that they are none of these.
        const bool hasText = !first.isEmpty() && first.first().page.wordCount >= WordsOfShell;
        return !hasText && first.size() < MostLookedAt;
    });
    for (const store::UrlRecord &record : std::as_const(first)) {
        ++report.lookedAt;
        if (!isShell(reader, record))
            continue;
        ++report.scriptPages;
        if (report.firstScriptPage.isEmpty())
            report.firstScriptPage = record.url;
    }

    const store::Stats stats = reader.stats(cancel);
    report.login = loginWanted(reader, stats, cancel);

    std::map<QByteArray, LeftOut> byRule;
    for (const auto &[rule, count] : stats.bySkipRule) {
        if (isUntold(rule.kind))
            continue;
        LeftOut &left = byRule[rule.name()];
        left.kind = rule.kind;
        left.name = rule.name();
        left.count += count;
        if (!rule.detail.isEmpty() && left.details.size() < MostDetails)
            left.details.append({rule.detail, count}); // most first, as stats() has them
    }
    for (const auto &[name, left] : byRule)
        report.leftOut.append(left);
    std::stable_sort(report.leftOut.begin(), report.leftOut.end(),
        [](const LeftOut &a, const LeftOut &b) { return a.count > b.count; });
    return report;
}

} // namespace argiope::engine
