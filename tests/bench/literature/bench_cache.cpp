// Caches before the seen-set (E1; Broder, Najork, Wiener: Efficient URL caching for world wide web crawling, 2003):
// the share of look-ups that miss against the size of the cache, by policy.
//
//     bench_cache FOLDER [NAME=PROJECT[,BEFORE] …] [NAME=FILE.trace …]
//
// Streams: those of real crawls, made of the links in their projects in the order in which pages were fetched, or as
// `argiope-cli crawl --trace FILE.trace` wrote them; and of
// a made-up web (web.h: 2,000 hosts, 100,000 pages, seed 1) that 1, 8, 64 and 512 threads crawl, each at a host of its
// own. Of each: all that pages name; what is named once a page, which is what Argiope looks up; what lies on another
// host. STATIC holds the most popular URLs of the stream itself, as in the paper; where there was a crawl before
// (BEFORE, another project of the same site; of the made-up web a crawl by as many threads, after which 40 % of its
// pages changed), also those of that one. Writes cache-NAME.svg and .csv (miss rate), cache-NAME-min (divided by that
// of MIN, which knows the future), and cache-warm-NAME: half a crawl goes on with an empty cache, with one that holds
// the most popular URLs of the first half, or with one that was never away.
#include "tests/bench/literature/plot.h"
#include "tests/bench/literature/policies.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>

#include <cstdio>

using namespace argiope;
using namespace argiope::bench;

namespace {

constexpr size_t Sizes[] = {1, 4, 16, 64, 256, 1024, 4096, 16'384, 65'536, 262'144, 1'048'576};

struct Curves
{
    Line miss;
    Line relative;
};

template <class Policy>
Curves curvesOf(const char *name, const Trace &trace, const Line &least)
{
    Curves curves{{name, {}}, {name, {}}};
    size_t at = 0;
    for (const size_t size : Sizes) {
        const double rate = missRate<Policy>(trace, size);
        curves.miss.points.emplace_back(size, rate);
        if (!least.points.empty() && least.points[at].second > 0)
            curves.relative.points.emplace_back(size, rate / least.points[at].second);
        ++at;
    }
    return curves;
}

/// Misses of STATIC with what was most popular in another stream of the same URLs.
Line givenBefore(const Trace &trace, const Trace &before)
{
    Line line{"STATIC, of the crawl before", {}};
    for (const size_t size : Sizes) {
        const Static held(size, std::max(trace.urls, before.urls), before.items);
        const auto misses
            = std::count_if(trace.items.begin(), trace.items.end(), [&](Node item) { return !held.hit(item); });
        line.points.emplace_back(size, double(misses) / double(trace.size()));
    }
    return line;
}

/// `before`: a crawl's before this one, if there is one.
void measure(const QDir &folder, const Trace &trace, const Trace *before = nullptr)
{
    if (trace.items.empty()) {
        std::printf("%s: nothing is looked up\n", trace.name.constData());
        return;
    }
    Plot miss{trace.name + ": look-ups that miss", {"keys in the cache", Axis::Scale::Logarithmic},
        {"miss rate", Axis::Scale::Percent}, {}};
    Plot relative{trace.name + ": misses, divided by those of MIN", miss.x, {"times MIN"}, {}};
    const double fresh = missRate<Infinite>(trace, 1);
    miss.lines.append({"INFINITE", {{Sizes[0], fresh}, {double(Sizes[std::size(Sizes) - 1]), fresh}}});
    const Curves least = curvesOf<Clairvoyant>("MIN", trace, {});
    miss.lines.append(least.miss);
    const auto add = [&](const Curves &curves) {
        miss.lines.append(curves.miss);
        relative.lines.append(curves.relative);
    };
    add(curvesOf<Lru>("LRU", trace, least.miss));
    add(curvesOf<Clock>("CLOCK", trace, least.miss));
    add(curvesOf<Random>("RANDOM", trace, least.miss));
    const Curves given = curvesOf<Static>("STATIC", trace, least.miss);
    add(given);
    Line charged{"STATIC, charged", {}};
    for (const auto &[size, rate] : given.miss.points)
        charged.points.emplace_back(
            size, std::min(rate + std::min(size, double(trace.urls)) / double(trace.size()), 1.0));
    miss.lines.append(charged);
    if (before)
        miss.lines.append(givenBefore(trace, *before));
    add(curvesOf<Own>("Argiope", trace, least.miss));

    std::printf("%s: %zu look-ups, %u URLs, new %.1f %%\n  keys           ", trace.name.constData(), trace.size(),
        trace.urls, fresh * 100);
    for (const size_t size : Sizes)
        std::printf(" %7zu", size);
    std::printf("\n");
    for (const Line &line : miss.lines.mid(1)) {
        std::printf("  %-16.16s", line.name.constData());
        for (const auto &point : line.points)
            std::printf(" %6.2f%%", point.second * 100);
        std::printf("\n");
    }
    const QString name = QString::fromUtf8(trace.name).replace(QLatin1Char(' '), QLatin1Char('-'));
    save(folder, QStringLiteral("cache-") + name, miss);
    save(folder, QStringLiteral("cache-") + name + QStringLiteral("-min"), relative);
}

/// The second half of a crawl.
void measureWarmth(const QDir &folder, const Trace &trace)
{
    const size_t middle = trace.size() / 2;
    const std::span<const Node> before(trace.items.data(), middle);
    Plot plot{trace.name + ": the second half of a crawl, by what the cache held",
        {"keys in the cache", Axis::Scale::Logarithmic}, {"miss rate", Axis::Scale::Percent},
        {{"empty", {}}, {"most popular", {}}, {"kept", {}}, {"most popular, never replaced", {}}}};
    std::printf("%s, second half:\n", trace.name.constData());
    for (size_t at = 4; at < std::size(Sizes); ++at) {
        const size_t size = Sizes[at];
        std::vector<std::pair<size_t, Node>> counts(trace.urls);
        for (Node item = 0; item < trace.urls; ++item)
            counts[item] = {0, item};
        for (const Node item : before)
            ++counts[item].first;
        std::stable_sort(counts.begin(), counts.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
        Own empty(size, trace);
        Own warm(size, trace);
        Own kept(size, trace);
        const Static never(size, trace.urls, before);
        for (size_t i = std::min<size_t>(size, counts.size()); i-- > 0;) {
            if (counts[i].first > 0)
                warm.hit(counts[i].second);
        }
        for (const Node item : before)
            kept.hit(item);
        double misses[4] = {};
        for (size_t i = middle; i < trace.size(); ++i) {
            const Node item = trace.items[i];
            misses[0] += empty.hit(item) ? 0 : 1;
            misses[1] += warm.hit(item) ? 0 : 1;
            misses[2] += kept.hit(item) ? 0 : 1;
            misses[3] += never.hit(item) ? 0 : 1;
        }
        std::printf("  %7zu", size);
        for (int line = 0; line < 4; ++line) {
            const double rate = misses[line] / double(trace.size() - middle);
            plot.lines[line].points.emplace_back(size, rate);
            std::printf("  %s %.2f%%", plot.lines[line].name.constData(), rate * 100);
        }
        std::printf("\n");
    }
    save(folder,
        QStringLiteral("cache-warm-") + QString::fromUtf8(trace.name).replace(QLatin1Char(' '), QLatin1Char('-')),
        plot);
}

/// A trace of `other` with the numbers that its URLs have in `web`; those that it does not have are left out.
Trace sameNumbers(Trace trace, const Web &other, const Web &web)
{
    std::unordered_map<size_t, Node> numbers;
    for (Node url = 0; url < web.urls(); ++url)
        numbers.emplace(web.keys[url], url);
    std::vector<Node> items;
    for (const Node item : trace.items) {
        if (const auto found = numbers.find(other.keys[item]); found != numbers.end())
            items.push_back(found->second);
    }
    if (items.size() != trace.items.size())
        std::printf("%s: %zu of %zu look-ups of the crawl before are of URLs that this one has\n", web.name.constData(),
            items.size(), trace.items.size());
    trace.items = std::move(items);
    trace.urls = web.urls();
    return trace;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QDir folder = outputFolder(
        QCoreApplication::arguments(), "bench_cache FOLDER [NAME=PROJECT[,BEFORE] …] [NAME=FILE.trace …]");
    for (const Trace &trace : traceFiles(QCoreApplication::arguments().mid(2))) {
        measure(folder, trace);
        measureWarmth(folder, trace);
    }
    QStringList projects;
    QHash<QByteArray, QString> before;
    for (const QString &word : QCoreApplication::arguments().mid(2)) {
        if (word.endsWith(QLatin1String(".trace")))
            continue;
        projects.append(word.section(u',', 0, 0));
        before.insert(word.section(u'=', 0, 0).toUtf8(), word.section(u',', 1));
    }
    for (const Web &web : projectWebs(projects)) {
        std::optional<Trace> earlier;
        if (const QString path = before.value(web.name); !path.isEmpty() && QFile::exists(path)) {
            if (const auto other = projectWeb(QString::fromUtf8(web.name), path))
                earlier = sameNumbers(traceOf(*other, other->fetched, Part::All, web.name), *other, web);
        }
        measure(folder, traceOf(web, web.fetched, Part::All, web.name), earlier ? &*earlier : nullptr);
        const Trace once = traceOf(web, web.fetched, Part::OncePerPage, web.name + " once a page");
        measure(folder, once);
        measureWarmth(folder, once);
    }
    const Web earlier = madeUpWeb(2000, 100'000, 1);
    const Web web = changedWeb(earlier, 1);
    for (const int threads : {1, 8, 64, 512}) {
        const std::vector<Node> fetched = crawlByHosts(web, threads);
        const QByteArray name = "web " + QByteArray::number(threads) + (threads == 1 ? " thread" : " threads");
        const Trace sooner = traceOf(earlier, crawlByHosts(earlier, threads), Part::All, name);
        measure(folder, traceOf(web, fetched, Part::All, name), &sooner);
        if (threads != 8 && threads != 512)
            continue;
        measure(folder, traceOf(web, fetched, Part::ToOthers, name + " other hosts"));
        measureWarmth(folder, traceOf(web, fetched, Part::OncePerPage, name + " once a page"));
    }
    return 0;
}
