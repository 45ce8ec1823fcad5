// How soon a crawl finds what matters, by its order (E6; after figure 3 of the paper on Igloo 1.2): of the 500 most
// important pages the share that is found, against the share of pages crawled. Simulated over the link graphs of
// projects, and of a web that is made up (web.h, seed 1), with the code that orders real crawls; and read from projects
// that were crawled in that order.
//
//     bench_order FOLDER [NAME=PROJECT …] [NAME/ORDER=PROJECT …]
//
// writes FOLDER/order-NAME-SET.csv and .svg, for each project and for "web", order-NAME-SET-real where there are crawls
// in other orders of what NAME=PROJECT has crawled breadth-first, and prints the area below each curve: 0.5 is chance,
// 1 the best there is. Sets of important pages: by PageRank of the whole graph (which favours the order by PageRank: it
// is what that estimates), and by the number of linking pages.
//
// And how well what is known under way agrees with the end (order-NAME-correlation): Spearman's rank correlation over
// the URLs that are known, fetched or not, after each twentieth of a crawl by PageRank, of PageRank, authorities and
// the number of linking pages with the same of the whole graph.
#include "core/rank/hits.h"
#include "core/rank/pagerank.h"
#include "tests/bench/literature/plot.h"
#include "tests/bench/literature/web.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <numeric>
#include <set>

using namespace argiope;
using namespace argiope::bench;
using rank::Graph;

namespace {

constexpr size_t Important = 500;
constexpr size_t Points = 100;

struct Crawled
{
    QByteArray name;
    std::vector<Node> fetched;
};

/// As a crawl would that knew the ranks of the whole graph from the start.
std::vector<Node> crawlKnowing(const Graph &graph, const std::vector<double> &worth)
{
    std::vector<bool> met(graph.nodes());
    std::set<std::pair<double, Node>> queue{{0.0, 0}};
    met[0] = true;
    std::vector<Node> fetched;
    while (!queue.empty()) {
        const Node node = queue.begin()->second;
        queue.erase(queue.begin());
        fetched.push_back(node);
        for (const Node target : graph.targets(node)) {
            if (!met[target])
                queue.insert({-worth[target], target});
            met[target] = true;
        }
    }
    return fetched;
}

Line curveOf(const Crawled &crawl, const std::vector<bool> &important)
{
    Line curve{crawl.name, {{0, 0}}};
    const auto all = double(std::count(important.begin(), important.end(), true));
    const size_t pages = crawl.fetched.size();
    double found = 0;
    for (size_t i = 0; i < pages; ++i) {
        found += important[crawl.fetched[i]] ? 1 : 0;
        while (curve.points.size() <= Points && (i + 1) * Points >= curve.points.size() * pages)
            curve.points.emplace_back(double(curve.points.size()) / Points, found / all);
    }
    return curve;
}

double areaBelow(const Line &curve)
{
    return std::accumulate(curve.points.begin(), curve.points.end(), 0.0, [](double sum, const auto &point) {
        return sum + point.second;
    }) / double(curve.points.size());
}

/// The `Important` nodes that are worth most.
std::vector<bool> bestOf(const std::vector<double> &worth)
{
    std::vector<Node> best(worth.size());
    std::iota(best.begin(), best.end(), Node(0));
    std::stable_sort(best.begin(), best.end(), [&worth](Node a, Node b) { return worth[a] > worth[b]; });
    best.resize(std::min(best.size(), Important));
    std::vector<bool> important(worth.size());
    for (const Node node : best)
        important[node] = true;
    return important;
}

void draw(const QDir &folder, const QByteArray &name, const QByteArray &set, const char *how,
    const std::vector<Crawled> &crawls, const std::vector<bool> &important)
{
    Plot plot{name + ": important pages found (by " + set + (*how ? ", real crawls)" : ")"),
        {"pages crawled", Axis::Scale::Percent}, {"important pages found", Axis::Scale::Percent}, {}};
    std::printf("  %-9s %-5s", set.constData(), *how ? "real" : "");
    for (const Crawled &crawl : crawls) {
        plot.lines.append(curveOf(crawl, important));
        std::printf(" %s %.3f", crawl.name.constData(), areaBelow(plot.lines.constLast()));
    }
    std::printf("\n");
    save(folder, QString::fromUtf8("order-" + name + '-' + set + how), plot);
}

/// Places from 1 on, the same for equal values: the mean of theirs.
std::vector<double> placesOf(const std::vector<double> &values)
{
    std::vector<size_t> order(values.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::sort(order.begin(), order.end(), [&values](size_t a, size_t b) { return values[a] < values[b]; });
    std::vector<double> places(values.size());
    for (size_t from = 0; from < order.size();) {
        size_t to = from;
        while (to < order.size() && values[order[to]] == values[order[from]])
            ++to;
        for (size_t i = from; i < to; ++i)
            places[order[i]] = double(from + to + 1) / 2;
        from = to;
    }
    return places;
}

double correlation(const std::vector<double> &a, const std::vector<double> &b)
{
    const auto n = double(a.size());
    const double meanA = std::accumulate(a.begin(), a.end(), 0.0) / n;
    const double meanB = std::accumulate(b.begin(), b.end(), 0.0) / n;
    double both = 0;
    double onlyA = 0;
    double onlyB = 0;
    for (size_t i = 0; i < a.size(); ++i) {
        both += (a[i] - meanA) * (b[i] - meanB);
        onlyA += (a[i] - meanA) * (a[i] - meanA);
        onlyB += (b[i] - meanB) * (b[i] - meanB);
    }
    return onlyA > 0 && onlyB > 0 ? both / std::sqrt(onlyA * onlyB) : 0;
}

void correlate(
    const QDir &folder, const QByteArray &name, const Graph &graph, const std::vector<std::vector<Node>> &ways)
{
    using Measure = std::function<std::vector<double>(const Graph &)>;
    const std::pair<const char *, Measure> measures[]
        = {{"PageRank", [](const Graph &g) { return rank::pageRank(g).ranks; }},
            {"authority", [](const Graph &g) { return rank::hits(g).authorities; }},
            {"linking pages", [](const Graph &g) {
                 const std::vector<quint32> counts = g.backlinks();
                 return std::vector<double>(counts.begin(), counts.end());
             }}};
    constexpr size_t steps = 20;
    const std::vector<Node> fetched = crawl(ways, rank::OrderKind::PageRank);
    Plot plot{name + ": what is known under way and at the end (Spearman)", {"pages crawled", Axis::Scale::Percent},
        {"rank correlation"}, {}};
    std::vector<std::vector<double>> ends;
    for (const auto &[measure, of] : measures) {
        plot.lines.append(Line{measure, {}});
        ends.push_back(of(graph));
    }
    std::vector<rank::Edge> edges;
    std::vector<bool> known(graph.nodes());
    known[fetched.front()] = true;
    size_t done = 0;
    for (size_t step = 1; step <= steps; ++step) {
        for (; done < fetched.size() * step / steps; ++done) {
            for (const Node target : graph.targets(fetched[done])) {
                edges.push_back({fetched[done], target});
                known[target] = true;
            }
        }
        const Graph sofar(graph.nodes(), edges);
        for (size_t i = 0; i < std::size(measures); ++i) {
            const std::vector<double> now = measures[i].second(sofar);
            std::vector<double> a;
            std::vector<double> b;
            for (Node node = 0; node < graph.nodes(); ++node) {
                if (known[node]) {
                    a.push_back(now[node]);
                    b.push_back(ends[i][node]);
                }
            }
            plot.lines[qsizetype(i)].points.emplace_back(double(step) / steps, correlation(placesOf(a), placesOf(b)));
        }
    }
    for (const Line &line : std::as_const(plot.lines)) {
        std::printf("  %-13s agrees with the end at 5, 25, 50, 75 %%: %.3f %.3f %.3f %.3f\n", line.name.constData(),
            line.points[0].second, line.points[4].second, line.points[9].second, line.points[14].second);
    }
    save(folder, QString::fromUtf8("order-" + name + "-correlation"), plot);
}

/// `crawls`: of the same pages in other orders.
void measure(const QDir &folder, const Web &web, const std::vector<Web> &others)
{
    const Graph graph = web.graph();
    const std::vector<std::vector<Node>> ways = web.ways();
    const std::vector<double> ranks = rank::pageRank(graph).ranks;
    const std::vector<quint32> counts = graph.backlinks();
    std::printf("%s: %u pages, %zu links\n", web.name.constData(), graph.nodes(), graph.edges());
    std::vector<Crawled> simulated;
    for (const NamedOrder &order : Orders)
        simulated.push_back({order.name, crawl(ways, order.kind)});
    simulated.push_back({"all-knowing", crawlKnowing(graph, ranks)});
    std::vector<Crawled> real;
    QHash<QByteArray, Node> nodes;
    for (Node node = 0; node < Node(web.addresses.size()); ++node)
        nodes.insert(web.addresses[node], node);
    const auto take = [&](const Web &other, const QByteArray &order) {
        Crawled crawled{order, {}};
        for (const Node node : other.fetched) {
            if (const auto found = nodes.constFind(other.addresses[node]); found != nodes.cend())
                crawled.fetched.push_back(*found);
        }
        if (crawled.fetched.size() != web.pages())
            std::printf("  %s: %zu of the pages were fetched\n", order.constData(), crawled.fetched.size());
        real.push_back(std::move(crawled));
    };
    for (const Web &other : others) {
        if (!other.name.startsWith(QByteArray(web.name + '/')))
            continue;
        if (real.empty())
            take(web, "breadth");
        take(other, other.name.mid(web.name.size() + 1));
    }
    for (const auto &[set, worth] : {std::pair<const char *, std::vector<double>>("pagerank", ranks),
             {"backlinks", {counts.begin(), counts.end()}}}) {
        const std::vector<bool> important = bestOf(worth);
        draw(folder, web.name, set, "", simulated, important);
        if (!real.empty())
            draw(folder, web.name, set, "-real", real, important);
    }
    correlate(folder, web.name, graph, ways);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QDir folder
        = outputFolder(QCoreApplication::arguments(), "bench_order FOLDER [NAME=PROJECT …] [NAME/ORDER=PROJECT …]");
    const std::vector<Web> webs = projectWebs(QCoreApplication::arguments().mid(2));
    const bool served = std::any_of(webs.begin(), webs.end(), [](const Web &web) { return web.name == "web"; });
    if (!served)
        measure(folder, madeUpWeb(200, 20'000, 1), {});
    for (const Web &web : webs) {
        if (!web.name.contains('/'))
            measure(folder, web, webs);
    }
    return 0;
}
