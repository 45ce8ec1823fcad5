// How soon a crawl finds what matters, by its order (after figure 3 of the paper on Igloo 1.2): of the 500 most
// important pages the share that is found, against the share of pages crawled. Simulated over the link graphs of
// projects, and of a web that is made up, with the code that orders real crawls.
//
//     bench_order FOLDER [NAME=PROJECT …]
//
// writes FOLDER/order-NAME-SET.csv and .svg, for each project and for "web", and prints the area below each curve: 0.5
// is chance, 1 the best there is. Sets of important pages: by PageRank of the whole graph (which favours the order by
// PageRank: it is what that estimates), and by the number of linking pages.
//
// The made-up web, seed 1: 200 hosts of which the n-th has a share of 1/n of 20,000 pages. A page links to the ten
// first pages of its host (navigation), to its parent and to its children in the host's tree, to a link of some earlier
// page of the host that it copies, three times, and one in five to another host: in three of four cases to one that
// another page links to already, else to any host's first page.
#include "core/rank/crawlorder.h"
#include "core/rank/pagerank.h"
#include "core/store/ranktable.h"
#include "core/store/reader.h"
#include "tests/bench/literature/orderplot.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <random>
#include <set>
#include <tuple>

using namespace argiope;
using rank::CrawlOrder;
using rank::Graph;
using rank::Node;
using rank::OrderKind;

namespace {

constexpr size_t Important = 500;
constexpr int Points = 100;

struct Named
{
    OrderKind kind;
    const char *name;
};
constexpr Named Orders[] = {{OrderKind::Breadth, "breadth"}, {OrderKind::Depth, "depth"}, {OrderKind::Random, "random"},
    {OrderKind::Backlinks, "backlinks"}, {OrderKind::Opic, "opic"}, {OrderKind::PageRank, "pagerank"}};

Graph madeUpWeb()
{
    std::mt19937 random(1);
    constexpr int hosts = 200;
    constexpr int all = 20'000;
    double harmonic = 0;
    for (int host = 1; host <= hosts; ++host)
        harmonic += 1.0 / host;
    std::vector<rank::Edge> edges;
    std::vector<Node> firsts;
    std::vector<Node> toOthers; // targets of links between hosts
    std::vector<std::vector<Node>> links;
    Node next = 0;
    std::vector<Node> sizes;
    for (int host = 1; host <= hosts; ++host) {
        firsts.push_back(next);
        sizes.push_back(std::max<Node>(Node(all / harmonic / host), 3));
        next += sizes.back();
    }
    links.resize(next);
    for (size_t host = 0; host < firsts.size(); ++host) {
        const Node first = firsts[host];
        for (Node page = 0; page < sizes[host]; ++page) {
            std::vector<Node> &own = links[first + page];
            for (Node i = 0; i < std::min<Node>(10, sizes[host]); ++i)
                own.push_back(first + i);
            if (page > 0) {
                const Node parent = first + (page - 1) / 8;
                own.push_back(parent);
                links[parent].push_back(first + page);
                for (int copies = 0; copies < 3; ++copies) {
                    const std::vector<Node> &other = links[first + random() % page];
                    own.push_back(other[random() % other.size()]);
                }
            }
            if (random() % 5 == 0 || page == 0) {
                const bool known = !toOthers.empty() && random() % 4 < 3;
                toOthers.push_back(known ? toOthers[random() % toOthers.size()] : firsts[random() % firsts.size()]);
                own.push_back(toOthers.back());
            }
        }
        // Whoever starts at the first host comes everywhere.
        links[first].push_back(firsts[(host + 1) % firsts.size()]);
    }
    for (Node page = 0; page < links.size(); ++page) {
        for (const Node target : links[page])
            edges.push_back({page, target});
    }
    return Graph(next, std::move(edges));
}

/// Of fetched URLs, by their ids; the first is a start address.
bool readProject(const QString &path, Graph &graph)
{
    const auto reader = store::Reader::open(path);
    if (!reader) {
        std::fprintf(stderr, "%s\n", qPrintable(reader.error().message()));
        return false;
    }
    std::vector<qint64> ids;
    std::vector<std::pair<qint64, qint64>> links;
    store::forEachFetched(**reader, [&](const store::FetchedUrl &url) {
        ids.push_back(base::raw(url.id));
        if (url.redirectTo != base::UrlId::None)
            links.emplace_back(base::raw(url.id), base::raw(url.redirectTo));
        return true;
    });
    (*reader)->forEachLinkNumbers([&](const store::LinkNumbers &link) {
        if (link.followed)
            links.emplace_back(base::raw(link.page), base::raw(link.target));
        return true;
    });
    const auto nodeOf = [&ids](qint64 id) {
        const auto it = std::lower_bound(ids.begin(), ids.end(), id);
        return it != ids.end() && *it == id ? Node(it - ids.begin()) : ~Node(0);
    };
    std::vector<rank::Edge> edges;
    for (const auto &[from, to] : links)
        edges.push_back({nodeOf(from), nodeOf(to)});
    graph = Graph(Node(ids.size()), std::move(edges));
    return !(*reader)->error();
}

/// Nodes in the order in which a crawl from the first one fetches them; links of a page are met in ascending order.
std::vector<Node> crawl(const Graph &graph, OrderKind kind)
{
    CrawlOrder::Options options;
    options.kind = kind;
    options.seed = 1;
    CrawlOrder order(options);
    struct Place
    {
        int priority = 0;
        int depth = -1;
        rank::Number number = 0;
    };
    std::vector<Place> places(graph.nodes());
    std::vector<Node> nodes; // by number
    std::set<std::tuple<int, int, rank::Number>> queue;
    const auto meet = [&](Node node, int depth) {
        Place &place = places[node];
        if (place.number == 0) {
            nodes.push_back(node);
            place = {order.priorityOfNew({}), depth, rank::Number(nodes.size())};
            order.added(place.number, {}, place.priority);
            queue.insert({place.priority, place.depth, place.number});
        }
        return place.number;
    };
    meet(0, 0);
    std::vector<Node> fetched;
    std::vector<rank::Number> targets;
    while (!queue.empty()) {
        const Node node = nodes[size_t(std::get<2>(*queue.begin()) - 1)];
        queue.erase(queue.begin());
        fetched.push_back(node);
        order.beginPage(places[node].number, graph.targets(node).size());
        targets.clear();
        for (const Node target : graph.targets(node))
            targets.push_back(meet(target, places[node].depth + 1));
        order.fetched(places[node].number, targets);
        for (const CrawlOrder::Change &change : order.takeChanges(graph.nodes())) {
            Place &place = places[nodes[size_t(change.url - 1)]];
            if (queue.erase({place.priority, place.depth, place.number}) > 0)
                queue.insert({change.priority, place.depth, place.number});
            place.priority = change.priority;
        }
    }
    return fetched;
}

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

Curve curveOf(const char *name, const std::vector<Node> &fetched, const std::vector<bool> &important)
{
    Curve curve{name, {0}};
    const auto all = double(std::count(important.begin(), important.end(), true));
    double found = 0;
    for (size_t i = 0; i < fetched.size(); ++i) {
        found += important[fetched[i]] ? 1 : 0;
        while (curve.shares.size() <= Points && (i + 1) * Points >= curve.shares.size() * fetched.size())
            curve.shares.push_back(found / all);
    }
    return curve;
}

double areaBelow(const Curve &curve)
{
    return std::accumulate(curve.shares.begin(), curve.shares.end(), 0.0) / double(curve.shares.size());
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

bool measure(const QDir &folder, const QString &name, const Graph &graph)
{
    const std::vector<double> ranks = rank::pageRank(graph).ranks;
    const std::vector<quint32> counts = graph.backlinks();
    const std::vector<double> backlinks(counts.begin(), counts.end());
    std::printf("%s: %u pages, %zu links\n", qPrintable(name), graph.nodes(), graph.edges());
    QList<std::pair<const char *, std::vector<Node>>> crawls;
    for (const Named &order : Orders)
        crawls.append({order.name, crawl(graph, order.kind)});
    crawls.append({"all-knowing", crawlKnowing(graph, ranks)});
    for (const auto &[set, worth] : {std::pair("pagerank", &ranks), std::pair("backlinks", &backlinks)}) {
        std::vector<Node> best(graph.nodes());
        std::iota(best.begin(), best.end(), Node(0));
        std::stable_sort(best.begin(), best.end(), [&worth = *worth](Node a, Node b) { return worth[a] > worth[b]; });
        best.resize(std::min<size_t>(best.size(), Important));
        std::vector<bool> important(graph.nodes());
        for (const Node node : best)
            important[node] = true;
        QList<Curve> curves;
        std::printf("  the %zu first by %s:", best.size(), set);
        for (const auto &[order, fetched] : crawls) {
            curves.append(curveOf(order, fetched, important));
            std::printf(" %s %.3f", order, areaBelow(curves.constLast()));
        }
        std::printf("\n");
        QByteArray csv = "crawled";
        for (const Curve &curve : curves)
            csv += ',' + curve.name;
        csv += '\n';
        for (int point = 0; point <= Points; ++point) {
            csv += QByteArray::number(double(point) / Points);
            for (const Curve &curve : curves)
                csv += ',' + QByteArray::number(curve.shares[size_t(point)], 'f', 4);
            csv += '\n';
        }
        const QString base = folder.filePath(QStringLiteral("order-") + name + QLatin1Char('-') + QLatin1String(set));
        const QByteArray title = name.toUtf8() + ": important pages found (by " + set + ")";
        if (!write(base + QStringLiteral(".csv"), csv) || !write(base + QStringLiteral(".svg"), plotOf(title, curves)))
            return false;
    }
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments().mid(1);
    if (words.isEmpty() || !QDir().mkpath(words.first())) {
        std::fprintf(stderr, "bench_order FOLDER [NAME=PROJECT …]\n");
        return 2;
    }
    const QDir folder(words.first());
    bool good = measure(folder, QStringLiteral("web"), madeUpWeb());
    for (const QString &word : words.mid(1)) {
        Graph graph;
        good = good && readProject(word.section(QLatin1Char('='), 1), graph)
            && measure(folder, word.section(QLatin1Char('='), 0, 0), graph);
    }
    return good ? 0 : 1;
}
