#include "tests/bench/literature/web.h"

#include "core/frontier/pace.h"
#include "core/store/reader.h"

#include <QFile>
#include <QHash>

#include <algorithm>
#include <cstdio>
#include <deque>
#include <random>
#include <set>
#include <tuple>
#include <utility>

namespace argiope::bench {

using rank::CrawlOrder;
using rank::Graph;
using rank::OrderKind;

namespace {

/// Chooses targets of links that are not those of the tree.
class Choice
{
public:
    Choice(Model model, std::mt19937 &random)
        : m_model(model)
        , m_random(random)
    {
    }
    [[nodiscard]] Node draw(Node below)
    {
        if (m_model == Model::Preferential && m_random() % 10 != 0 && !m_named.empty())
            return m_named[m_random() % m_named.size()];
        return m_random() % below;
    }
    void named(Node target) { m_named.push_back(target); }

private:
    Model m_model;
    std::mt19937 &m_random;
    std::vector<Node> m_named; ///< each as often as it is linked to
};

} // namespace

Web madeUpWeb(int hosts, int pages, quint32 seed, Model model)
{
    std::mt19937 random(seed);
    double harmonic = 0;
    for (int host = 1; host <= hosts; ++host)
        harmonic += 1.0 / host;
    Web web;
    web.name = model == Model::Copied ? "web" : model == Model::Preferential ? "preferential" : "uniform";
    std::vector<Node> firsts;
    std::vector<Node> sizes;
    for (int host = 1; host <= hosts; ++host) {
        firsts.push_back(web.urls());
        sizes.push_back(std::max<Node>(Node(pages / harmonic / host), 3));
        web.hosts.resize(web.hosts.size() + sizes.back(), quint32(host));
    }
    web.links.resize(web.hosts.size());
    std::vector<Node> toOthers; // targets of links between hosts
    Choice choice(model, random);
    for (size_t host = 0; host < firsts.size(); ++host) {
        const Node first = firsts[host];
        for (Node page = 0; page < sizes[host]; ++page) {
            std::vector<Node> &own = web.links[first + page];
            if (page > 0) {
                const Node parent = first + (page - 1) / 8;
                own.push_back(parent);
                web.links[parent].push_back(first + page);
            }
            if (model != Model::Copied) {
                for (int i = 0; i < 13; ++i) {
                    own.push_back(choice.draw(web.urls()));
                    choice.named(own.back());
                }
                continue;
            }
            for (Node i = 0; i < std::min<Node>(10, sizes[host]); ++i)
                own.push_back(first + i);
            for (int copies = 0; page > 0 && copies < 3; ++copies) {
                const std::vector<Node> &other = web.links[first + random() % page];
                own.push_back(other[random() % other.size()]);
            }
            if (random() % 5 == 0 || page == 0) {
                const bool known = !toOthers.empty() && random() % 4 < 3;
                toOthers.push_back(known ? toOthers[random() % toOthers.size()] : firsts[random() % firsts.size()]);
                own.push_back(toOthers.back());
            }
        }
        // Whoever starts at the first host comes everywhere.
        web.links[first].push_back(firsts[(host + 1) % firsts.size()]);
    }
    for (Node page = 0; page < web.pages(); ++page) {
        for (const Node target : web.links[page])
            web.followed.push_back({page, target});
    }
    return web;
}

Web changedWeb(Web web, quint32 seed)
{
    std::mt19937 random(seed);
    QHash<quint32, std::vector<Node>> pagesOf;
    for (Node page = 0; page < web.pages(); ++page)
        pagesOf[web.hosts[page]].push_back(page);
    const std::vector<std::vector<Node>> before = web.links;
    for (Node page = 0; page < web.pages(); ++page) {
        if (random() % 5 >= 2)
            continue;
        const std::vector<Node> &neighbours = pagesOf[web.hosts[page]];
        for (Node &target : web.links[page]) {
            const std::vector<Node> &other = before[neighbours[random() % neighbours.size()]];
            if (random() % 3 == 0 && !other.empty())
                target = other[random() % other.size()];
        }
    }
    web.followed.clear();
    for (Node page = 0; page < web.pages(); ++page) {
        for (const Node target : web.links[page])
            web.followed.push_back({page, target});
    }
    return web;
}

std::optional<std::vector<QByteArray>> fetchedAddresses(const QString &path)
{
    const auto reader = store::Reader::open(path);
    if (!reader) {
        std::fprintf(stderr, "%s: %s\n", qPrintable(path), qPrintable(reader.error().message()));
        return std::nullopt;
    }
    std::vector<std::tuple<qint64, qint64, QByteArray>> pages;
    (*reader)->forEach(
        store::ListQuery(),
        [&](const store::UrlRecord &url) {
            if (url.state == store::UrlState::Finished && url.page.id != store::UrlId::None)
                pages.emplace_back(
                    url.page.fetchedAt, base::raw(url.id), url.url.mid(frontier::originOf(url.url).size()));
            return true;
        },
        store::Reader::Headers::Without);
    if (const auto error = (*reader)->error()) {
        std::fprintf(stderr, "%s: %s\n", qPrintable(path), qPrintable(error->message()));
        return std::nullopt;
    }
    std::sort(pages.begin(), pages.end());
    std::vector<QByteArray> addresses;
    for (auto &[at, id, address] : pages)
        addresses.push_back(std::move(address));
    return addresses;
}

std::optional<Web> projectWeb(const QString &name, const QString &path)
{
    const auto reader = store::Reader::open(path);
    if (!reader) {
        std::fprintf(stderr, "%s: %s\n", qPrintable(path), qPrintable(reader.error().message()));
        return std::nullopt;
    }
    struct Url
    {
        bool fetched = false;
        int depth = 0;
        qint64 fetchedAt = 0;
        qint64 id = 0;
        qint64 redirectTo = 0;
        quint32 host = 0;
        QByteArray address;
        size_t key = 0;
    };
    std::vector<Url> urls;
    QHash<QByteArray, quint32> hosts;
    (*reader)->forEach(
        store::ListQuery(),
        [&](const store::UrlRecord &url) {
            const QByteArray origin = frontier::originOf(url.url);
            const quint32 host = hosts.value(origin, quint32(hosts.size()) + 1);
            hosts.insert(origin, host);
            const bool fetched = url.state == store::UrlState::Finished && url.page.id != store::UrlId::None;
            urls.push_back({fetched, url.depth, url.page.fetchedAt, base::raw(url.id), base::raw(url.page.redirectTo),
                host, fetched ? url.url.mid(origin.size()) : QByteArray(), qHash(url.url)});
            return true;
        },
        store::Reader::Headers::Without);
    // Start addresses first, and they have the least ids.
    std::sort(urls.begin(), urls.end(),
        [](const Url &a, const Url &b) { return std::pair(!a.fetched, a.id) < std::pair(!b.fetched, b.id); });
    Web web;
    web.name = name.toUtf8();
    QHash<qint64, Node> nodes;
    for (const Url &url : urls) {
        nodes.insert(url.id, web.urls());
        web.hosts.push_back(url.host);
        web.keys.push_back(url.key);
        if (url.fetched) {
            web.fetched.push_back(web.urls() - 1);
            web.addresses.push_back(url.address);
        }
    }
    web.links.resize(web.fetched.size());
    std::stable_sort(web.fetched.begin(), web.fetched.end(),
        [&urls](Node a, Node b) { return urls[a].fetchedAt < urls[b].fetchedAt; });
    (*reader)->forEachLinkNumbers([&](const store::LinkNumbers &link) {
        const Node page = nodes.value(base::raw(link.page), web.urls());
        const Node target = nodes.value(base::raw(link.target), web.urls());
        if (page < web.pages() && target < web.urls()) {
            web.links[page].push_back(target);
            if (link.followed)
                web.followed.push_back({page, target});
        }
        return true;
    });
    for (Node page = 0; page < web.pages(); ++page) {
        if (urls[page].redirectTo == 0)
            continue;
        const Node target = nodes.value(urls[page].redirectTo, web.urls());
        if (target < web.urls()) {
            web.links[page].push_back(target);
            web.followed.push_back({page, target});
        }
    }
    if (const auto error = (*reader)->error()) {
        std::fprintf(stderr, "%s: %s\n", qPrintable(path), qPrintable(error->message()));
        return std::nullopt;
    }
    return web;
}

std::vector<Web> projectWebs(const QStringList &arguments)
{
    std::vector<Web> webs;
    for (const QString &word : arguments) {
        const QString name = word.section(QLatin1Char('='), 0, 0);
        const QString path = word.section(QLatin1Char('='), 1);
        if (path.isEmpty())
            continue;
        if (!QFile::exists(path)) {
            std::printf("%s: skipped, %s is not there\n", qPrintable(name), qPrintable(path));
            continue;
        }
        if (auto web = projectWeb(name, path))
            webs.push_back(std::move(*web));
    }
    return webs;
}

std::vector<std::vector<Node>> Web::ways() const
{
    std::vector<std::vector<Node>> ways(pages());
    for (const rank::Edge &edge : followed) {
        if (edge.from < pages() && edge.to < pages() && edge.from != edge.to)
            ways[edge.from].push_back(edge.to);
    }
    std::vector<Node> namedBy(pages(), ~Node(0));
    for (Node page = 0; page < pages(); ++page) {
        std::erase_if(ways[page], [&](Node target) { return std::exchange(namedBy[target], page) == page; });
    }
    return ways;
}

std::vector<Node> crawl(const std::vector<std::vector<Node>> &ways, const Crawling &how)
{
    CrawlOrder order(how.order);
    struct Place
    {
        int priority = 0;
        int depth = -1;
        rank::Number number = 0;
    };
    std::vector<Place> places(ways.size());
    std::vector<Node> nodes; // by number
    std::set<std::tuple<int, int, rank::Number>> queue;
    const auto meet = [&](Node node, int depth) {
        Place &place = places[node];
        if (place.number == 0) {
            const rank::Waiting what{true, how.inSitemap && (*how.inSitemap)[node], 0};
            nodes.push_back(node);
            place = {order.priorityOfNew(what), depth, rank::Number(nodes.size())};
            order.added(place.number, what, place.priority);
            queue.insert({place.priority, place.depth, place.number});
        }
        return place.number;
    };
    meet(0, 0);
    std::vector<Node> fetched;
    std::deque<Node> underWay;
    std::vector<rank::Number> targets;
    for (;;) {
        while (underWay.size() < how.underWay && !queue.empty()) {
            underWay.push_back(nodes[size_t(std::get<2>(*queue.begin()) - 1)]);
            queue.erase(queue.begin());
        }
        if (underWay.empty())
            return fetched;
        const Node node = underWay.front();
        underWay.pop_front();
        fetched.push_back(node);
        order.beginPage(places[node].number, ways[node].size());
        targets.clear();
        for (const Node target : ways[node])
            targets.push_back(meet(target, places[node].depth + 1));
        order.fetched(places[node].number, targets);
        for (const CrawlOrder::Change &change : order.takeChanges(ways.size())) {
            Place &place = places[nodes[size_t(change.url - 1)]];
            if (queue.erase({place.priority, place.depth, place.number}) > 0)
                queue.insert({change.priority, place.depth, place.number});
            place.priority = change.priority;
        }
    }
}

std::vector<Node> crawlByHosts(const Web &web, int threads)
{
    const Graph graph = web.graph();
    QHash<quint32, std::deque<Node>> queues;
    std::deque<quint32> waiting; // hosts that no thread is at
    std::vector<bool> met(graph.nodes());
    std::vector<bool> known; // hosts that wait or have a thread
    const auto meet = [&](Node node) {
        if (met[node])
            return;
        met[node] = true;
        const quint32 host = web.hosts[node];
        queues[host].push_back(node);
        if (known.size() <= host)
            known.resize(host + 1);
        if (!known[host])
            waiting.push_back(host);
        known[host] = true;
    };
    meet(0);
    std::vector<Node> fetched;
    std::vector<quint32> busy;
    for (;;) {
        while (busy.size() < size_t(threads) && !waiting.empty()) {
            busy.push_back(waiting.front());
            waiting.pop_front();
        }
        if (busy.empty())
            return fetched;
        // Each thread fetches a page.
        std::vector<quint32> still;
        for (const quint32 host : busy) {
            const Node node = queues[host].front();
            queues[host].pop_front();
            fetched.push_back(node);
            for (const Node target : graph.targets(node))
                meet(target);
            if (queues[host].empty())
                known[host] = false;
            else
                still.push_back(host);
        }
        busy.swap(still);
    }
}

} // namespace argiope::bench
