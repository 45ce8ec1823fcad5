#include "app/cli/command.h"
#include "app/cli/console.h"

#include "core/engine/crawl.h"
#include "core/engine/whynow.h"
#include "core/export/cells.h"
#include "core/facts/renderchoice.h"
#include "core/judge/linkjudge.h"
#include "core/settings/fields.h"
#include "core/store/reader.h"
#include "core/trap/trap.h"

#include <optional>

namespace argiope::cli {

namespace {

constexpr int ShownInlinks = 20;

QByteArray row(const char *label, const QByteArray &value)
{
    return QByteArray(label).leftJustified(16) + oneLine(value) + '\n';
}

QByteArray depthText(const store::UrlRecord &record)
{
    if (record.depth < store::OrphanDepth)
        return QByteArray::number(record.depth);
    return record.inSitemap ? QByteArrayLiteral("none (known from a sitemap only)")
                            : QByteArrayLiteral("none (no links from the start)");
}

QByteArray ruleText(const store::Rule &rule)
{
    if (rule.isNone())
        return "-";
    return rule.detail.isEmpty() ? rule.name() : QByteArray(rule.name() + ": " + rule.detail);
}

/// By the spelling that the crawl would use; a URL that does not parse is known as it was written.
std::optional<store::UrlRecord> findUrl(store::Reader &reader, const QString &text)
{
    const url::CanonicalOptions options = judge::canonicalOptions(reader.settings());
    const QByteArray bytes = text.trimmed().toUtf8();
    if (const auto parsed = url::parse(bytes)) {
        if (auto record = reader.find(url::canonical(*parsed, options)))
            return record;
    }
    if (const QByteArray guess = engine::normalizeSeed(text); !guess.isEmpty()) {
        if (const auto parsed = url::parse(guess)) {
            if (auto record = reader.find(url::canonical(*parsed, options)))
                return record;
        }
    }
    return reader.find(' ' + bytes);
}

QByteArray fetchText(const store::UrlRecord &record)
{
    const store::PageRecord &page = record.page;
    if (page.id == store::UrlId::None)
        return {};
    QByteArray text;
    QByteArray outcome = base::name(page.outcome);
    if (page.status > 0)
        outcome += " (HTTP " + QByteArray::number(page.status) + ')';
    text += row("outcome", outcome);
    if (!record.redirectUrl.isEmpty())
        text += row("redirects to", record.redirectUrl);
    if (!page.contentType.isEmpty())
        text += row("content type", page.contentType);
    if (!page.canonical.isEmpty())
        text += row("canonical", page.canonical);
    text += row("attempts", QByteArray::number(page.attempts));
    if (!page.error.isEmpty())
        text += row("error", page.error);
    return text;
}

/// Of what waits: what it is waiting for.
QByteArray turnText(const engine::WhyNow &why)
{
    QByteArray text = settings::EnumNames<settings::Order>::names[size_t(why.order)];
    if (why.rankClass) {
        text += ": class " + QByteArray::number(*why.rankClass + 1) + " of " + QByteArray::number(why.classes)
            + " (1 is the most important)";
        if (why.since > 0)
            text += ", as of " + QByteArray::number(why.since) + " fetched pages";
    }
    QByteArray rows = row("order", text);
    rows
        += row("queued behind", QByteArray::number(why.before) + (why.before == 1 ? " URL" : " URLs") + " of its host");
    return rows;
}

/// Of a page of a crawl that chooses by samples what it renders.
QByteArray renderText(const store::PageRecord &page)
{
    using Why = facts::RenderChoice::Why;
    const auto choice = facts::RenderChoice::from(facts::Observations::fromJson(page.observations));
    if (!choice)
        return {};
    const QByteArray pages = QByteArray::number(choice->seen) + (choice->seen == 1 ? " page" : " pages");
    switch (choice->why) {
    case Why::NoScripts:
        return row("rendered", "no: it has no scripts");
    case Why::Same:
        return row("rendered",
            "no: " + pages + " of " + choice->shape + " or with the same scripts rendered, without a difference");
    case Why::Sample:
        return row("rendered", "yes: as a sample of " + choice->shape);
    case Why::Differs:
        return row("rendered",
            "yes: scripts change " + choice->difference + " of " + choice->shape + " (" + pages + " rendered before)");
    }
    return {};
}

/// One visit or failed attempt: when, what came, how long it took.
QByteArray visitLine(const store::VisitRecord &visit)
{
    QByteArray line = "  " + QByteArray::number(visit.visit) + "  " + exporting::isoTime(visit.at) + "  "
        + base::name(visit.outcome);
    if (visit.status > 0)
        line += ' ' + QByteArray::number(visit.status);
    if (visit.responseMs >= 0)
        line += "  " + QByteArray::number(visit.responseMs) + " ms";
    if (visit.bytes >= 0)
        line += "  " + QByteArray::number(visit.bytes) + " bytes";
    if (visit.retried)
        line += "  attempt " + QByteArray::number(visit.attempt) + ", retried";
    else if (visit.attempt > 1)
        line += "  attempt " + QByteArray::number(visit.attempt);
    if (!visit.error.isEmpty())
        line += "  " + oneLine(visit.error);
    return line + '\n';
}

QByteArray historyText(const store::UrlRecord &record, const QList<store::VisitRecord> &earlier)
{
    const store::PageRecord &page = record.page;
    QByteArray text = row("first seen", exporting::isoTime(record.discoveredAt));
    text += row("last seen", exporting::isoTime(record.lastSeen));
    const bool fetched = page.id != store::UrlId::None;
    if (!fetched && earlier.isEmpty())
        return text;
    if (fetched) {
        text += row("last changed", page.lastChanged > 0 ? exporting::isoTime(page.lastChanged) : QByteArray("-"));
        if (page.goneSince > 0)
            text += row("removed since", exporting::isoTime(page.goneSince));
    }
    text += row("visits", fetched ? QByteArray::number(page.visits) : QByteArray("-"));
    bool lastShown = !fetched;
    const auto showLast = [&] {
        text += visitLine(store::lastVisit(page));
        lastShown = true;
    };
    for (const store::VisitRecord &visit : earlier) {
        // Attempts of a visit that has not ended yet come behind the last one that has.
        if (!lastShown && visit.visit > page.visits)
            showLast();
        text += visitLine(visit);
    }
    if (!lastShown)
        showLast();
    return text;
}

QByteArray chainText(const QList<store::UrlRecord> &chain)
{
    if (chain.size() < 2)
        return {};
    QByteArray text = row("redirect chain", "");
    for (const store::UrlRecord &hop : chain) {
        const QByteArray status
            = hop.page.status > 0 ? QByteArray::number(hop.page.status) : QByteArray(store::name(hop.state));
        text += "  " + status + "  " + oneLine(hop.url) + '\n';
    }
    return text;
}

QByteArray linksText(const QList<store::LinkRecord> &links, qint64 all)
{
    QByteArray text = row("linked from", QByteArray::number(all) + (all == 1 ? " place" : " places"));
    for (const store::LinkRecord &link : links) {
        QByteArray line = "  " + oneLine(link.source) + "  <" + link.element;
        if (!link.attribute.isEmpty())
            line += ' ' + link.attribute;
        line += '>';
        if (!link.text.isEmpty())
            line += " \"" + oneLine(link.text) + '"';
        text += line + '\n';
    }
    if (all > links.size() && !links.isEmpty())
        text += "  … " + QByteArray::number(all - links.size()) + " more\n";
    return text;
}

QByteArray sitemapSourceText(const store::SitemapRecord &sitemap)
{
    switch (sitemap.source) {
    case store::SitemapSource::UsualPlace:
        return "nothing; it is the default location";
    case store::SitemapSource::Robots:
        return sitemap.namedBy;
    case store::SitemapSource::Index:
        return "the sitemap index " + sitemap.namedBy;
    case store::SitemapSource::Redirect:
        return "a redirect from " + sitemap.namedBy;
    }
    return {};
}

/// A sitemap is no URL of the crawl; one URL can be both.
QByteArray sitemapText(const store::SitemapRecord &sitemap)
{
    QByteArray text = row("sitemap", sitemap.url);
    text += row("state", store::name(sitemap.state));
    text += row("listed in", sitemapSourceText(sitemap));
    if (sitemap.state == store::UrlState::Skipped)
        text += row("excluded by", ruleText(sitemap.rule));
    else if (!sitemap.rule.isNone())
        text += row("rule", ruleText(sitemap.rule));
    if (sitemap.outcome == base::Outcome::None)
        return text;
    QByteArray outcome = base::name(sitemap.outcome);
    if (sitemap.status > 0)
        outcome += " (HTTP " + QByteArray::number(sitemap.status) + ')';
    text += row("outcome", outcome);
    if (sitemap.urls >= 0)
        text += row("contains",
            QByteArray::number(sitemap.urls) + " URLs, " + QByteArray::number(sitemap.sitemaps) + " sitemaps");
    if (sitemap.bytes >= 0)
        text += row("bytes", QByteArray::number(sitemap.bytes));
    text += row("attempts", QByteArray::number(sitemap.attempts));
    text += row("fetched at", exporting::isoTime(sitemap.fetchedAt));
    if (!sitemap.problem.isEmpty())
        text += row("problem", sitemap.problem);
    if (!sitemap.error.isEmpty())
        text += row("error", sitemap.error);
    return text;
}

std::optional<store::SitemapRecord> findSitemap(store::Reader &reader, const QString &text)
{
    for (const QByteArray &spelling : {text.trimmed().toUtf8(), engine::normalizeSeed(text)}) {
        if (const auto url = url::parse(spelling)) {
            if (auto sitemap = reader.sitemap(url->hrefWithoutFragment().toByteArray()))
                return sitemap;
        }
    }
    return std::nullopt;
}

/// Of a URL that a spider trap keeps out: by which pages that was judged.
QByteArray trapText(store::Reader &reader, const store::Rule &rule)
{
    if (rule.kind != facts::RuleKind::Trap)
        return {};
    for (const trap::Trap &trap : trap::fromJson(reader.meta("traps"))) {
        if (trap.id() != rule.detail)
            continue;
        if (trap.pages <= 0 && trap.examples.isEmpty())
            return row("judged by", trap::evidenceOf(trap));
        QByteArray text = row("judged by",
            trap.pages > 0 ? QByteArray::number(trap.pages) + (trap.pages == 1 ? " page, such as" : " pages, such as")
                           : QByteArray());
        for (const QByteArray &url : trap.examples)
            text += "  " + oneLine(url) + '\n';
        return text;
    }
    return {};
}

int runExplain(const Arguments &arguments)
{
    const QString project = arguments.positional().at(0);
    const QString input = arguments.positional().at(1);
    auto opened = store::Reader::open(project);
    if (!opened)
        return fail(ExitError, opened.error().message());
    store::Reader &reader = **opened;
    const auto record = findUrl(reader, input);
    if (const auto error = reader.error())
        return fail(ExitError, error->message());
    const auto sitemap = findSitemap(reader, input);
    if (!record && !sitemap)
        return fail(ExitError, QStringLiteral("explain: '%1' is not in the project").arg(input));
    if (!record) {
        Output out;
        out.put(sitemapText(*sitemap));
        return out.finish(ExitDone);
    }

    QByteArray text = sitemap ? sitemapText(*sitemap) : QByteArray();
    text += row("url", record->url);
    text += row("state", store::name(record->state));
    const bool skipped = record->state == store::UrlState::Skipped;
    text += row(skipped ? "excluded by" : "included by", ruleText(record->rule));
    text += trapText(reader, record->rule);
    if (record->rule.kind == facts::RuleKind::Robots)
        text += row("robots.txt", record->rule.detail);
    if (!skipped)
        text += row("fetched for", record->role == store::UrlRole::Page ? "links and status" : "status only");
    if (const auto why = engine::whyNow(reader, *record))
        text += turnText(*why);
    text += fetchText(*record);
    text += renderText(record->page);
    const store::UrlHost host = reader.hostOf(record->id);
    if (!host.ip.isEmpty())
        text += row("IP address", host.ip);
    if (const auto &delay = host.crawlDelay)
        text += row("Crawl-delay",
            QByteArray::number(delay->asked, 'g', 12) + " s in robots.txt, " + QByteArray::number(delay->kept, 'g', 12)
                + " s used" + (delay->kept < delay->asked ? " (setting maxCrawlDelay)" : ""));
    text += chainText(reader.redirectChain(record->id));
    text += historyText(*record, reader.visits(record->id));
    text += row("depth", depthText(*record));
    if (record->inSitemap)
        text += row("in a sitemap", "yes");
    text += row("first found on", record->referrer.isEmpty() ? QByteArrayLiteral("-") : record->referrer);

    const QList<store::UrlRecord> path = reader.pathFromSeed(record->id);
    text += row("path from seed", path.isEmpty() ? "-" : "");
    for (qsizetype i = 0; i < path.size(); ++i)
        text += "  " + (path[i].depth >= store::OrphanDepth ? QByteArray("-") : QByteArray::number(path[i].depth))
            + "  " + oneLine(path[i].url) + '\n';
    const QList<store::LinkRecord> inlinks = reader.inlinks(record->id, ShownInlinks);
    text += linksText(inlinks, qMax(record->inlinks, qint64(inlinks.size())));
    if (const auto error = reader.error())
        return fail(ExitError, error->message());

    Output out;
    out.put(text);
    return out.finish(ExitDone);
}

} // namespace

Command explainCommand()
{
    return {{"explain", "PROJECT URL", "explain why a URL was crawled, skipped or failed",
                "Prints the state of the URL, the rule that decided, the result of each visit and attempt, the times "
                "when\nit was first and last seen, last changed and removed, the redirect chain, the crawl path from "
                "the seed\nwith the depth of each page, and the inlinks.",
                {}, 2, 2, "a PROJECT and a URL are needed"},
        runExplain};
}

} // namespace argiope::cli
