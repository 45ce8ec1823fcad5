#include "app/cli/starts.h"

#include "core/base/outcome.h"
#include "core/engine/crawl.h"
#include "core/facts/rulekind.h"
#include "core/judge/linkjudge.h"
#include "core/store/reader.h"
#include "core/url/canonical.h"
#include "core/url/url.h"

#include <optional>

namespace argiope::cli {

namespace {

std::optional<store::UrlRecord> recordOf(store::Reader &reader, const QByteArray &text)
{
    const auto parsed = url::parse(text);
    if (!parsed)
        return std::nullopt;
    return reader.find(url::canonical(*parsed, judge::canonicalOptions(reader.settings())));
}

/// The last URL of a chain of redirects, as far as the project knows it.
std::optional<store::UrlRecord> endOfChain(store::Reader &reader, const QByteArray &text)
{
    std::optional<store::UrlRecord> record = recordOf(reader, text);
    const int most = reader.settings().maxRedirects;
    for (int hop = 0; record && record->page.outcome == base::Outcome::Redirect && hop < most; ++hop) {
        auto next = recordOf(reader, record->redirectUrl);
        if (!next || next->page.outcome == base::Outcome::None)
            break; // out of scope, or to be fetched: the start itself has answered
        record = std::move(next);
    }
    return record;
}

/// The start's redirects end out of the crawl's scope: where. Nothing where they were to be followed to there.
std::optional<QByteArray> awayFrom(store::Reader &reader, const store::UrlRecord &end)
{
    if (reader.settings().redirectsToEnd)
        return std::nullopt;
    if (end.role == store::UrlRole::Check)
        return end.url;
    if (end.page.outcome != base::Outcome::Redirect)
        return std::nullopt;
    const auto target = recordOf(reader, end.redirectUrl);
    const bool out
        = target && (target->role == store::UrlRole::Check || target->rule.kind == facts::RuleKind::External);
    return out ? std::optional(target->url) : std::nullopt;
}

/// A page of the crawl was fetched.
bool hasPage(store::Reader &reader)
{
    store::ListQuery fetched;
    fetched.outcomes = {base::Outcome::Ok};
    bool has = false;
    reader.forEach(fetched, [&has](const store::UrlRecord &record) {
        has = record.role == store::UrlRole::Page;
        return !has;
    });
    return has;
}

QString reasonOf(const store::UrlRecord &record)
{
    const store::PageRecord &page = record.page;
    QByteArray reason;
    if (page.outcome == base::Outcome::None)
        reason = record.rule.detail.isEmpty() ? record.rule.name()
                                              : QByteArray(record.rule.name() + ": " + record.rule.detail);
    else if (page.status > 0)
        reason = QByteArray(base::name(page.outcome)) + ", HTTP " + QByteArray::number(page.status);
    else
        reason = page.error.isEmpty() ? QByteArray(base::name(page.outcome)) : page.error;
    return QString::fromUtf8(record.url + " (" + reason.simplified() + ')');
}

} // namespace

QString whyNothingStarted(const QString &project)
{
    const auto reader = store::Reader::open(project);
    if (!reader)
        return {};
    QString first;
    bool keptOut = false;
    for (const QString &seed : (*reader)->settings().seeds) {
        const auto record = endOfChain(**reader, engine::normalizeSeed(seed));
        if (!record || record->state == store::UrlState::Queued)
            return {};
        const bool skipped = record->state == store::UrlState::Skipped;
        if (const auto away = awayFrom(**reader, *record)) {
            keptOut = true;
            if (first.isEmpty())
                first = QLatin1String("the start address redirects to ") + QString::fromUtf8(*away)
                    + QLatin1String(", which is out of scope");
            continue;
        }
        if (!skipped && !base::isFailure(record->page.outcome))
            return {};
        keptOut = keptOut || skipped;
        if (first.isEmpty())
            first = reasonOf(*record);
    }
    if (first.isEmpty())
        return {};
    // The rules of the site keep a crawl from its start, but not from what its sitemaps name.
    return keptOut && hasPage(**reader) ? QString() : QLatin1String("no start address could be fetched: ") + first;
}

} // namespace argiope::cli
