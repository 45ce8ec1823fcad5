#include "core/engine/recorder/projectcounters.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <tuple>

namespace argiope::engine {

namespace {

template <class Of>
struct CounterField
{
    const char *name;
    Of of; ///< the member of a ProjectCounters, const or not
};
/// Clang before 17 does not guess it.
template <class Of>
CounterField(const char *, Of) -> CounterField<Of>;

// The formatter does not know such lambdas.
// clang-format off
/// The one list of what is written and read.
constexpr auto counterFields()
{
    return std::tuple{
        CounterField{"queued", [](auto &c) -> auto & { return c.counts.queued; }},
        CounterField{"finished", [](auto &c) -> auto & { return c.counts.finished; }},
        CounterField{"skipped", [](auto &c) -> auto & { return c.counts.skipped; }},
        CounterField{"fetched", [](auto &c) -> auto & { return c.counts.fetched; }},
        CounterField{"outdated", [](auto &c) -> auto & { return c.counts.outdated; }},
        CounterField{"run", [](auto &c) -> auto & { return c.run; }},
        CounterField{"elapsed_ms", [](auto &c) -> auto & { return c.elapsedMs; }},
        CounterField{"bytes_before", [](auto &c) -> auto & { return c.bytesBefore; }},
        CounterField{"bytes", [](auto &c) -> auto & { return c.tally.bytes; }},
        CounterField{"links", [](auto &c) -> auto & { return c.tally.links; }},
        CounterField{"by_outcome", [](auto &c) -> auto & { return c.tally.byOutcome; }},
        CounterField{"by_status_class", [](auto &c) -> auto & { return c.tally.byStatusClass; }},
        CounterField{"topic_pages", [](auto &c) -> auto & { return c.tally.topicPages; }},
        CounterField{"topic_relevant", [](auto &c) -> auto & { return c.tally.topicRelevant; }},
        CounterField{"seen_lookups", [](auto &c) -> auto & { return c.tally.seenLookups; }},
        CounterField{"seen_cache_hits", [](auto &c) -> auto & { return c.tally.seenCacheHits; }},
        CounterField{"seen_bloom_new", [](auto &c) -> auto & { return c.tally.seenBloomNew; }},
        CounterField{"seen_bloom_wrong", [](auto &c) -> auto & { return c.tally.seenBloomWrong; }},
        CounterField{"seen_memory_ns", [](auto &c) -> auto & { return c.tally.seenMemoryNs; }},
        CounterField{"seen_file_ns", [](auto &c) -> auto & { return c.tally.seenFileNs; }},
        CounterField{"robots_requests", [](auto &c) -> auto & { return c.robots.requests; }},
        CounterField{"robots_bytes", [](auto &c) -> auto & { return c.robots.bytes; }},
        CounterField{"sitemap_requests", [](auto &c) -> auto & { return c.sitemaps.requests; }},
        CounterField{"sitemap_bytes", [](auto &c) -> auto & { return c.sitemaps.bytes; }},
        CounterField{"sitemaps_left_out", [](auto &c) -> auto & { return c.sitemapsLeftOut; }},
    };
}
// clang-format on

QJsonValue jsonOf(qint64 number)
{
    return number;
}

template <size_t n>
QJsonValue jsonOf(const std::array<qint64, n> &numbers)
{
    QJsonArray json;
    for (const qint64 number : numbers)
        json.append(number);
    return json;
}

void readNumber(const QJsonValue &json, qint64 &number)
{
    number = json.toInteger();
}

template <size_t n>
void readNumber(const QJsonValue &json, std::array<qint64, n> &numbers)
{
    const QJsonArray values = json.toArray();
    for (size_t i = 0; i < n && qsizetype(i) < values.size(); ++i)
        numbers[i] = values[qsizetype(i)].toInteger();
}

void subtract(qint64 &number, qint64 less)
{
    number -= less;
}

template <size_t n>
void subtract(std::array<qint64, n> &numbers, const std::array<qint64, n> &less)
{
    for (size_t i = 0; i < n; ++i)
        numbers[i] -= less[i];
}

} // namespace

ProjectCounters ProjectCounters::since(const ProjectCounters &start) const
{
    ProjectCounters news = *this;
    std::apply([&](const auto &...field) { (subtract(field.of(news), field.of(start)), ...); }, counterFields());
    news.run = run;
    news.bytesBefore = bytesBefore;
    return news;
}

QByteArray ProjectCounters::toJson() const
{
    QJsonObject json;
    std::apply([&](const auto &...field) { (json.insert(QLatin1String(field.name), jsonOf(field.of(*this))), ...); },
        counterFields());
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

ProjectCounters ProjectCounters::fromJson(const QByteArray &text)
{
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    ProjectCounters counters;
    std::apply(
        [&](const auto &...field) { (readNumber(json.value(QLatin1String(field.name)), field.of(counters)), ...); },
        counterFields());
    if (!json.contains(QLatin1String("fetched")))
        counters.counts.fetched = counters.counts.finished;
    return counters;
}

} // namespace argiope::engine
