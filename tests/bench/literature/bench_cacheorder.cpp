// What caches before the seen-set depend on (E2; the open questions of Broder, Najork, Wiener 2003, section 6): the
// order of the crawl, one cache for all or one a thread, and the shape of the web, with 1 to 512 threads.
//
//     bench_cacheorder FOLDER [NAME=PROJECT …]
//
// Writes cacheorder-NAME (miss rate of CLOCK by order, one page at a time), cacheorder-NAME-threads (with 1,024 keys,
// by pages under way), cacheparts (one cache of n × k keys against n of k, for the made-up web of bench_cache with n
// threads; k = 32, 128 and 512), cachemodel and cachemodel-N (N threads, else 64; made-up webs: copied links,
// preferential attachment, uniform links) and locality (how far back the same host named the same URL before), each as
// .svg and .csv.
#include "tests/bench/literature/plot.h"
#include "tests/bench/literature/policies.h"

#include <QCoreApplication>

#include <cstdio>
#include <deque>

using namespace argiope;
using namespace argiope::bench;

namespace {

constexpr size_t Sizes[] = {16, 64, 256, 1024, 4096, 16'384, 65'536, 262'144};

Line clockOf(const QByteArray &name, const Trace &trace)
{
    Line line{name, {}};
    std::printf("  %-14s", name.constData());
    for (const size_t size : Sizes) {
        line.points.emplace_back(size, missRate<Clock>(trace, size));
        std::printf(" %6.2f%%", line.points.back().second * 100);
    }
    std::printf("\n");
    return line;
}

Plot missPlot(const QByteArray &title)
{
    return {title, {"keys in the cache", Axis::Scale::Logarithmic}, {"miss rate of CLOCK", Axis::Scale::Percent}, {}};
}

void byOrder(const QDir &folder, const Web &web)
{
    std::printf("%s: miss rate of CLOCK by order and size\n", web.name.constData());
    const std::vector<std::vector<Node>> ways = web.ways();
    Plot plot = missPlot(web.name + ": what the order of the crawl does to the cache");
    for (const NamedOrder &order : Orders)
        plot.lines.append(clockOf(order.name, traceOf(web, crawl(ways, {{order.kind, 1}}), Part::All, order.name)));
    const QString name = QStringLiteral("cacheorder-") + QString::fromUtf8(web.name);
    save(folder, name, plot);
    constexpr size_t keys = 1024;
    Plot threads{web.name + ": the order of the crawl by pages under way, 1,024 keys",
        {"pages under way", Axis::Scale::Logarithmic}, plot.y, {}};
    std::printf("%s: miss rate of CLOCK with 1,024 keys, 1 to 512 pages under way\n", web.name.constData());
    for (const NamedOrder &order : Orders) {
        Line line{order.name, {}};
        std::printf("  %-14s", order.name);
        for (const size_t underWay : {1, 8, 64, 512}) {
            const Trace trace = traceOf(web, crawl(ways, {{order.kind, 1}, underWay}), Part::All, order.name);
            line.points.emplace_back(underWay, missRate<Clock>(trace, keys));
            std::printf(" %6.2f%%", line.points.back().second * 100);
        }
        std::printf("\n");
        threads.lines.append(line);
    }
    save(folder, name + QStringLiteral("-threads"), threads);
}

/// A thread's cache sees what its hosts name: host h is thread h % n's.
void byParts(const QDir &folder, const Web &web)
{
    constexpr size_t keys[] = {32, 128, 512}; // a thread
    Plot plot{"one cache for all threads, or one each", {"threads", Axis::Scale::Logarithmic},
        {"miss rate of CLOCK", Axis::Scale::Percent}, {}};
    for (const size_t key : keys) {
        plot.lines.append(Line{"one, " + QByteArray::number(key) + " a thread", {}});
        plot.lines.append(Line{"one each of " + QByteArray::number(key), {}});
    }
    std::printf("threads; of 32, 128, 512 keys a thread: one cache, one each\n");
    for (const int threads : {1, 2, 4, 8, 16, 32, 64, 128, 256, 512}) {
        const std::vector<Node> fetched = crawlByHosts(web, threads);
        const Trace trace = traceOf(web, fetched, Part::All, "");
        std::printf("  %3d", threads);
        for (size_t i = 0; i < std::size(keys); ++i) {
            const double one = missRate<Clock>(trace, keys[i] * size_t(threads));
            std::vector<Clock> parts(size_t(threads), Clock(keys[i], trace));
            double misses = 0;
            for (const Node page : fetched) {
                for (const Node target : web.links[page])
                    misses += parts[web.hosts[page] % size_t(threads)].hit(target) ? 0 : 1;
            }
            const double each = misses / double(trace.size());
            plot.lines[qsizetype(2 * i)].points.emplace_back(threads, one);
            plot.lines[qsizetype(2 * i + 1)].points.emplace_back(threads, each);
            std::printf("  %6.2f%% %6.2f%%", one * 100, each * 100);
        }
        std::printf("\n");
    }
    save(folder, QStringLiteral("cacheparts"), plot);
}

Line localityOf(const Web &web, const std::vector<Node> &fetched)
{
    // How many pages of its host ago a page's host named the URL before.
    struct Host
    {
        size_t pages = 0;
        std::unordered_map<Node, size_t> named;
    };
    std::unordered_map<quint32, Host> hosts;
    std::vector<size_t> within(32);
    size_t all = 0;
    size_t inside = 0;
    for (const Node page : fetched) {
        Host &host = hosts[web.hosts[page]];
        ++host.pages;
        for (const Node target : web.links[page]) {
            ++all;
            inside += web.hosts[target] == web.hosts[page] ? 1 : 0;
            size_t &last = host.named[target];
            if (last > 0)
                ++within[size_t(std::bit_width(host.pages - last))];
            last = host.pages;
        }
    }
    Line line{web.name, {}};
    size_t sum = 0;
    for (size_t i = 0; i < 20; ++i) {
        sum += within[i];
        line.points.emplace_back(double(size_t(1) << i), double(sum) / double(all));
    }
    std::printf("  %-14s stay on their host %5.1f %%, named by the same page before %5.1f %%, by one of the last 16 of "
                "the host %5.1f %%\n",
        web.name.constData(), 100.0 * double(inside) / double(all), 100.0 * double(within[0]) / double(all),
        100.0 * line.points[4].second);
    return line;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QDir folder = outputFolder(QCoreApplication::arguments(), "bench_cacheorder FOLDER [NAME=PROJECT …]");
    std::vector<Web> webs = projectWebs(QCoreApplication::arguments().mid(2));
    std::erase_if(webs, [](const Web &web) { return web.name.contains('/') || web.name == "web"; });
    Plot locality{"URLs that the host has named before", {"within so many pages of the host", Axis::Scale::Logarithmic},
        {"share of links", Axis::Scale::Percent}, {}};
    for (const Web &web : webs)
        byOrder(folder, web);
    byOrder(folder, madeUpWeb(200, 20'000, 1));
    std::printf("locality\n");
    for (const Web &web : webs)
        locality.lines.append(localityOf(web, web.fetched));
    const Web large = madeUpWeb(2000, 100'000, 1);
    const Web modelled[]
        = {large, madeUpWeb(2000, 100'000, 1, Model::Preferential), madeUpWeb(2000, 100'000, 1, Model::Uniform)};
    for (const int threads : {1, 8, 64, 512}) {
        const QByteArray number = QByteArray::number(threads);
        Plot models = missPlot("what the shape of the web does to the cache (" + number + " threads)");
        std::printf("made-up webs, %d threads: miss rate of CLOCK by model and size\n", threads);
        for (const Web &web : modelled) {
            const std::vector<Node> fetched = crawlByHosts(web, threads);
            if (threads == 64)
                locality.lines.append(localityOf(web, fetched));
            models.lines.append(clockOf(web.name, traceOf(web, fetched, Part::All, web.name)));
        }
        save(folder, QStringLiteral("cachemodel") + (threads == 64 ? QString() : QStringLiteral("-%1").arg(threads)),
            models);
    }
    save(folder, QStringLiteral("locality"), locality);
    byParts(folder, large);
    return 0;
}
