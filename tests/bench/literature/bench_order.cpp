// How soon a crawl finds what matters, by its order (E6; after figure 3 of the paper on Igloo 1.2): of the most
// important pages the share that is found, against the share of pages crawled. Simulated over the link graphs of
// projects, and of a web that is made up (web.h), with the code that orders real crawls, one page at a time and 16; and
// read from projects that were crawled in that order.
//
//     bench_order FOLDER [NAME=PROJECT …] [NAME/ORDER=PROJECT …]
//
// writes FOLDER/order-NAME-SET.csv and .svg, for each project and for "web", order-NAME-SET-16 with 16 pages under way,
// order-NAME-SET-real where there are crawls in some order of what NAME=PROJECT has, and prints the area below each
// curve: 0.5 is chance, 1 the best there is. The same NAME/ORDER given again is a repetition.
//
// Five repetitions of what is simulated, and curves are the means of them: of the made-up web with seeds 1 to 5, each a
// web of its own; of a project with the links of each page in the order of the document and in four others, and the
// random order drawn anew. Real crawls of "web" are of that with seed 1, whose page n is at /p/n.
//
// PageRank is computed anew each time that the crawl has grown by a tenth, as in real crawls, or after each 100 or
// 1,000 pages. Sets of important pages: the 500 of the highest PageRank of the whole graph (which favours the order by
// PageRank: it is what that estimates), of the most linking pages, the best authorities; by hand what their makers
// would show first (of the web each host's first page, of the OpenJDK and Boost documentation what the expressions
// below say); and of the web the 500 first of a sitemap whose priorities fall with the depth in the host's tree, as
// site owners write them, which one order goes by.
//
// And how well what is known under way agrees with the end (order-NAME-correlation): Spearman's rank correlation over
// the URLs that are known, fetched or not, after each twentieth of a crawl by PageRank, of PageRank, authorities and
// the number of linking pages with the same of the whole graph.
#include "core/rank/hits.h"
#include "core/rank/pagerank.h"
#include "tests/bench/literature/plot.h"
#include "tests/bench/literature/web.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <map>
#include <numeric>
#include <random>
#include <set>

using namespace argiope;
using namespace argiope::bench;
using rank::Graph;

namespace {

constexpr size_t Important = 500;
constexpr size_t Points = 100;
constexpr quint32 Repetitions = 5;
constexpr int WebHosts = 200;
constexpr int WebPages = 20'000;

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

/// Important pages by what they are called.
using Sets = std::vector<std::pair<QByteArray, std::vector<bool>>>;

/// Curves of one set of important pages, several of each order.
class Sheet
{
public:
    void add(const Crawled &crawl, const std::vector<bool> &important)
    {
        const auto same = std::find_if(
            m_curves.begin(), m_curves.end(), [&](const auto &curves) { return curves.front().name == crawl.name; });
        if (same == m_curves.end())
            m_curves.push_back({curveOf(crawl, important)});
        else
            same->push_back(curveOf(crawl, important));
    }
    /// Mean curves with the least and most of each point; on standard output mean areas with their least and most.
    void draw(const QDir &folder, const QByteArray &name, const QByteArray &set, const QByteArray &how) const
    {
        Plot plot{
            name + ": important pages found (by " + set + (how.isEmpty() ? QByteArray() : QByteArray(", " + how)) + ')',
            {"pages crawled", Axis::Scale::Percent}, {"important pages found", Axis::Scale::Percent}, {}};
        for (const std::vector<Line> &curves : m_curves) {
            std::vector<double> areas;
            for (const Line &curve : curves)
                areas.push_back(areaBelow(curve));
            const auto [least, most] = std::minmax_element(areas.begin(), areas.end());
            std::printf("  %-9s %-12s %-13s %zu: %.3f (%.3f to %.3f)\n", set.constData(), how.constData(),
                curves.front().name.constData(), curves.size(),
                std::accumulate(areas.begin(), areas.end(), 0.0) / double(areas.size()), *least, *most);
            plot.lines.append(meanOf(curves));
        }
        std::fflush(stdout);
        const QByteArray suffix = how.isEmpty() ? QByteArray()
            : how.startsWith("real")            ? QByteArray("-real")
                                                : QByteArray("-16");
        save(folder, QString::fromUtf8("order-" + name + '-' + set + suffix), plot);
    }

private:
    static Line meanOf(const std::vector<Line> &curves)
    {
        Line mean{curves.front().name, {}};
        for (size_t at = 0; at < curves.front().points.size(); ++at) {
            double sum = 0;
            double least = 1;
            double most = 0;
            for (const Line &curve : curves) {
                const double y = curve.points[std::min(at, curve.points.size() - 1)].second;
                sum += y;
                least = std::min(least, y);
                most = std::max(most, y);
            }
            mean.points.emplace_back(curves.front().points[at].first, sum / double(curves.size()));
            if (curves.size() > 1)
                mean.bounds.emplace_back(least, most);
        }
        return mean;
    }
    std::vector<std::vector<Line>> m_curves; ///< by order
};

Sets setsOf(const Graph &graph)
{
    const std::vector<quint32> counts = graph.backlinks();
    return {{"pagerank", bestOf(rank::pageRank(graph).ranks)}, {"backlinks", bestOf({counts.begin(), counts.end()})},
        {"authority", bestOf(rank::hits(graph).authorities)}};
}

/// Of the made-up web: what its owners would say.
void addOwners(const Web &web, Sets &sets)
{
    std::vector<bool> firsts(web.pages());
    std::vector<double> priorities(web.pages());
    for (Node page = 0, first = 0; page < web.pages(); ++page) {
        if (page > 0 && web.hosts[page] != web.hosts[page - 1])
            first = page;
        firsts[page] = page == first;
        int level = 0;
        for (Node at = page - first; at > 0; at = (at - 1) / 8)
            ++level;
        priorities[page] = -level;
    }
    sets.emplace_back("hand", firsts);
    sets.emplace_back("sitemap", bestOf(priorities));
}

/// Of a site whose addresses say what is what: overviews, the packages and modules of OpenJDK and the classes that
/// everybody needs; the front pages of Boost's libraries and of their manuals.
void addByHand(const Web &web, Sets &sets)
{
    static const QRegularExpression shown(QStringLiteral(
        "(^/$|/(package|module)-summary\\.html$|^/api/index\\.html$|/java\\.base/java/(lang|util|io)/[A-Z]\\w+\\.html$|"
        "^/(doc/)?libs/[^/]+/(index\\.html?)?$|/libs/([^/]+/)+doc/(html/)?index\\.html?$|/doc/html/\\w+\\.html$)"));
    std::vector<bool> important(web.pages());
    for (Node page = 0; page < web.pages(); ++page)
        important[page] = shown.match(QString::fromUtf8(web.addresses[page])).hasMatch();
    const auto count = std::count(important.begin(), important.end(), true);
    std::printf("  by hand: %td pages\n", count);
    if (count > 0)
        sets.emplace_back("hand", important);
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
    const std::vector<Node> fetched = crawl(ways, {{rank::OrderKind::PageRank}});
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

struct Ways
{
    std::vector<std::vector<Node>> ways;
    Graph graph;
    Sets sets;
};

/// The order in which a document names what it links to, by chance.
std::vector<std::vector<Node>> shuffled(std::vector<std::vector<Node>> ways, quint32 seed)
{
    std::mt19937 random(seed);
    for (std::vector<Node> &targets : ways)
        std::shuffle(targets.begin(), targets.end(), random);
    return ways;
}

/// Crawls of one repetition, in all orders.
std::vector<Crawled> simulate(const Ways &web, quint32 repetition, size_t underWay)
{
    const auto inSitemap
        = std::find_if(web.sets.begin(), web.sets.end(), [](const auto &set) { return set.first == "sitemap"; });
    std::vector<Crawled> crawls;
    const auto add = [&](const char *name, rank::OrderKind kind, qint64 ranksEvery = 0) {
        Crawling how;
        how.order.kind = kind;
        how.order.seed = repetition + 1;
        how.order.ranksEvery = ranksEvery;
        how.underWay = underWay;
        if (inSitemap != web.sets.end())
            how.inSitemap = &inSitemap->second;
        crawls.push_back({name, crawl(web.ways, how)});
    };
    for (const NamedOrder &order : Orders)
        add(order.name, order.kind);
    add("pagerank 1000", rank::OrderKind::PageRank, 1000);
    add("pagerank 100", rank::OrderKind::PageRank, 100);
    if (inSitemap != web.sets.end())
        add("sitemap", rank::OrderKind::Sitemap);
    if (underWay == 1)
        crawls.push_back({"all-knowing", crawlKnowing(web.graph, rank::pageRank(web.graph).ranks)});
    return crawls;
}

using Sheets = std::map<QByteArray, Sheet>; ///< by set

void add(Sheets &sheets, const std::vector<Crawled> &crawls, const Sets &sets)
{
    for (const Crawled &crawl : crawls) {
        for (const auto &[set, important] : sets)
            sheets[set].add(crawl, important);
    }
}

void draw(const QDir &folder, const QByteArray &name, const Sheets &sheets, const QByteArray &how)
{
    for (const auto &[set, sheet] : sheets)
        sheet.draw(folder, name, set, how);
}

/// `at(r)` is what repetition r crawls.
void simulateAll(const QDir &folder, const QByteArray &name, const std::function<Ways(quint32)> &at)
{
    Sheets single;
    Sheets many;
    for (quint32 repetition = 0; repetition < Repetitions; ++repetition) {
        const Ways web = at(repetition);
        add(single, simulate(web, repetition, 1), web.sets);
        add(many, simulate(web, repetition, 16), web.sets);
        if (repetition == 0)
            correlate(folder, name, web.graph, web.ways);
    }
    draw(folder, name, single, "");
    draw(folder, name, many, "16 under way");
}

/// Those of `words` that are NAME/ORDER=PROJECT, as crawls of pages with these addresses.
void readReal(const QDir &folder, const QByteArray &name, const std::vector<QByteArray> &pages, const Sets &sets,
    const QStringList &words)
{
    QHash<QByteArray, Node> nodes;
    for (Node node = 0; node < Node(pages.size()); ++node)
        nodes.insert(pages[node], node);
    std::vector<Crawled> crawls;
    for (const QString &word : words) {
        const QByteArray order = word.section(QLatin1Char('='), 0, 0).toUtf8();
        const QString path = word.section(QLatin1Char('='), 1);
        if (!order.startsWith(QByteArray(name + '/')) || !QFile::exists(path))
            continue;
        const auto addresses = fetchedAddresses(path);
        if (!addresses)
            continue;
        Crawled crawled{order.mid(name.size() + 1), {}};
        for (const QByteArray &address : *addresses) {
            if (const auto found = nodes.constFind(address); found != nodes.cend())
                crawled.fetched.push_back(*found);
        }
        if (crawled.fetched.size() != pages.size())
            std::printf("  %s: %zu of the pages were fetched\n", order.constData(), crawled.fetched.size());
        if (!crawled.fetched.empty())
            crawls.push_back(std::move(crawled));
    }
    Sheets sheets;
    add(sheets, crawls, sets);
    draw(folder, name, sheets, "real crawls");
}

void measureMadeUp(const QDir &folder, const QStringList &words)
{
    const auto at = [](quint32 repetition) {
        const Web web = madeUpWeb(WebHosts, WebPages, repetition + 1);
        Ways ways{web.ways(), web.graph(), {}};
        ways.sets = setsOf(ways.graph);
        addOwners(web, ways.sets);
        return ways;
    };
    const Ways first = at(0);
    std::printf("web: %u pages, %zu links\n", first.graph.nodes(), first.graph.edges());
    simulateAll(folder, "web", at);
    std::vector<QByteArray> pages{"/"};
    while (pages.size() < first.ways.size())
        pages.push_back("/p/" + QByteArray::number(pages.size()));
    readReal(folder, "web", pages, first.sets, words);
}

void measure(const QDir &folder, const Web &web, const QStringList &words)
{
    Ways documents{web.ways(), web.graph(), {}};
    std::printf("%s: %u pages, %zu links\n", web.name.constData(), documents.graph.nodes(), documents.graph.edges());
    documents.sets = setsOf(documents.graph);
    addByHand(web, documents.sets);
    simulateAll(folder, web.name, [&](quint32 repetition) {
        return repetition == 0 ? documents
                               : Ways{shuffled(documents.ways, repetition), documents.graph, documents.sets};
    });
    readReal(folder, web.name, web.addresses, documents.sets, words);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const QDir folder = outputFolder(words, "bench_order FOLDER [NAME=PROJECT …] [NAME/ORDER=PROJECT …]");
    measureMadeUp(folder, words);
    QStringList projects = words.mid(2);
    projects.removeIf(
        [](const QString &word) { return word.section(QLatin1Char('='), 0, 0).contains(QLatin1Char('/')); });
    for (const Web &web : projectWebs(projects))
        measure(folder, web, words);
    return 0;
}
