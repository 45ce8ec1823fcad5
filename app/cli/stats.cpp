#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"

#include "core/base/json.h"
#include "core/engine/traps.h"
#include "core/store/kept.h"
#include "core/store/reader.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <map>

namespace argiope::cli {

namespace {

/// An object of name: count.
class CountObject
{
public:
    void add(QByteArrayView key, qint64 count)
    {
        if (m_text.size() > 1)
            m_text += ',';
        base::appendJsonString(m_text, key);
        m_text += ':' + QByteArray::number(count);
    }
    [[nodiscard]] QByteArray text() const { return QByteArray(m_text + '}'); }

private:
    QByteArray m_text{"{"};
};

QByteArray countsByName(const QList<QPair<QByteArray, qint64>> &list)
{
    CountObject object;
    for (const auto &[name, count] : list)
        object.add(name, count);
    return object.text();
}

QByteArray countsByNumber(const QList<QPair<int, qint64>> &list)
{
    CountObject object;
    for (const auto &[number, count] : list)
        object.add(QByteArray::number(number), count);
    return object.text();
}

/// How the last session answered "is this URL known?": shares of all look-ups; the rest asked the file. "" where there
/// were none.
QByteArray seenSetRates(const QByteArray &counters)
{
    const QJsonObject json = QJsonDocument::fromJson(counters).object();
    const auto number = [&json](const char *name) { return json.value(QLatin1String(name)).toInteger(); };
    const qint64 lookups = number("seen_lookups");
    if (lookups <= 0)
        return {};
    const qint64 cache = number("seen_cache_hits");
    const qint64 bloom = number("seen_bloom_new");
    JsonLine rates;
    rates.number("lookups", lookups);
    rates.real("cache_rate", double(cache) / double(lookups), 4);
    rates.real("bloom_rate", double(bloom) / double(lookups), 4);
    const qint64 file = lookups - cache - bloom;
    rates.real("file_rate", double(file) / double(lookups), 4);
    rates.number("bloom_wrong", number("seen_bloom_wrong")); // new URLs that the filter took for known ones
    rates.number("memory_ns", number("seen_memory_ns") / lookups); // a look-up
    rates.number("file_ns", number("seen_file_ns") / std::max<qint64>(file, 1)); // one that asked the file
    return rates.line().chopped(1).toByteArray();
}

/// Requests that are no URL's, of all sessions.
QByteArray traffic(const QJsonObject &counters, const char *of)
{
    const auto number = [&](const char *what) {
        return counters.value(QLatin1String(of) + QLatin1Char('_') + QLatin1String(what)).toInteger();
    };
    JsonLine json;
    json.number("requests", number("requests"));
    json.number("bytes", number("bytes"));
    return json.line().chopped(1).toByteArray();
}

/// The sitemaps by how they stand, and what asking for them took.
QByteArray sitemapCounts(store::Reader &reader, const QJsonObject &counters)
{
    qint64 byState[3] = {};
    qint64 urls = 0;
    reader.forEachSitemap([&](const store::SitemapRecord &sitemap) {
        ++byState[size_t(sitemap.state)];
        urls += std::max<qint64>(sitemap.urls, 0);
        return true;
    });
    JsonLine json;
    json.number("queued", byState[size_t(store::UrlState::Queued)]);
    json.number("finished", byState[size_t(store::UrlState::Finished)]);
    json.number("skipped", byState[size_t(store::UrlState::Skipped)]);
    json.number("left_out", counters.value(QStringLiteral("sitemaps_left_out")).toInteger());
    json.number("urls", urls);
    json.number("requests", counters.value(QStringLiteral("sitemap_requests")).toInteger());
    json.number("bytes", counters.value(QStringLiteral("sitemap_bytes")).toInteger());
    return json.line().chopped(1).toByteArray();
}

/// How much of what was read is on the crawl's topic. "" where it has none.
QByteArray harvest(const QJsonObject &counters, const settings::CrawlSettings &settings)
{
    const qint64 pages = counters.value(QStringLiteral("topic_pages")).toInteger();
    const qint64 relevant = counters.value(QStringLiteral("topic_relevant")).toInteger();
    if (pages <= 0)
        return {};
    JsonLine json;
    json.number("pages", pages);
    json.number("relevant", relevant);
    json.number("relevance", settings.relevance);
    json.raw("harvest_rate", QByteArray::number(double(relevant) / double(pages), 'g', 4));
    return json.line().chopped(1).toByteArray();
}

/// What waits, by the form of its URLs.
QByteArray queuePatterns(store::Reader &reader)
{
    constexpr qsizetype shown = 20;
    QByteArray list = "[";
    for (const trap::QueuePatterns::Row &row : engine::queuePatterns(reader, shown)) {
        JsonLine json;
        json.string("pattern", row.pattern).number("queued", row.waiting).string("example", row.examples.value(0));
        if (list.size() > 1)
            list += ',';
        list += json.line().chopped(1);
    }
    return QByteArray(list + ']');
}

int runStats(const Arguments &arguments)
{
    auto reader = store::Reader::open(arguments.positional().first());
    if (!reader)
        return fail(ExitError, reader.error().message());
    const store::Stats stats = (*reader)->stats();
    if (const auto error = (*reader)->error())
        return fail(ExitError, error->message());

    std::map<QByteArray, qint64> byRule;
    QByteArray rules = "[";
    for (const auto &[rule, count] : stats.bySkipRule) {
        byRule[rule.name()] += count;
        JsonLine json;
        json.string("rule", rule.name()).string("detail", rule.detail).number("count", count);
        if (rules.size() > 1)
            rules += ',';
        rules += json.line().chopped(1);
    }
    CountObject skipRules;
    for (const auto &[name, count] : byRule)
        skipRules.add(name, count);

    JsonLine json;
    json.number("discovered", stats.discovered);
    json.number("queued", stats.queued);
    json.number("leased", 0); // in the file what is with a worker is still queued
    json.number("finished", stats.finished);
    json.number("skipped", stats.skipped);
    json.number("links", stats.links);
    json.number("bytes", stats.bytes);
    json.number("kept", store::KeptReader(**reader).count()); // answers in web archives
    json.string("state", stats.state);
    json.raw("by_outcome", countsByName(stats.byOutcome));
    json.raw("by_status", countsByNumber(stats.byStatus));
    json.raw("by_depth", countsByNumber(stats.byDepth));
    json.raw("by_content_type", countsByName(stats.byContentType));
    json.raw("by_host", countsByName(stats.byHost));
    json.raw("by_skip_rule", skipRules.text());
    rules += ']';
    json.raw("skip_rules", rules);
    const QJsonObject counters = QJsonDocument::fromJson((*reader)->meta("counters")).object();
    json.number("elapsed_ms", counters.value(QStringLiteral("elapsed_ms")).toInteger());
    json.raw("robots", traffic(counters, "robots"));
    json.raw("sitemaps", sitemapCounts(**reader, counters));
    if (const QByteArray topic = harvest(counters, (*reader)->settings()); !topic.isEmpty())
        json.raw("topic", topic);
    QByteArray applications = "[";
    for (const QByteArray &id : (*reader)->meta("applications").split('\n')) {
        if (id.isEmpty())
            continue;
        if (applications.size() > 1)
            applications += ',';
        base::appendJsonString(applications, id);
    }
    applications += ']';
    json.raw("applications", applications);
    const QByteArray traps = (*reader)->meta("traps");
    json.raw("traps", traps.isEmpty() ? QByteArray("[]") : traps);
    json.raw("queue_patterns", queuePatterns(**reader));
    if (const QByteArray session = (*reader)->meta("counters"); !session.isEmpty())
        json.raw("session", session);
    if (const QByteArray rates = seenSetRates((*reader)->meta("counters")); !rates.isEmpty())
        json.raw("seen_set", rates);
    Output out;
    out.put(json.line());
    return out.finish(ExitDone);
}

} // namespace

Command statsCommand()
{
    return {{"stats", "PROJECT", "print a project's counters as one JSON object",
                "discovered = queued + leased + finished + skipped. Works while the project is crawled.", {}, 1, 1,
                "no project given"},
        runStats};
}

} // namespace argiope::cli
