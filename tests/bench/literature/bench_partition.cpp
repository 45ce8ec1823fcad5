// How a crawl is divided among nodes (E8; Igloo 1.2, section 2.2; Broder, Najork, Wiener 2003, section 2): a sum of
// characters over URLs or over names of hosts, a hash of the host's name, the top-level domain, consistent hashing.
//
//     bench_partition FOLDER
//
// Over the made-up web of bench_cache, whose hosts have names of syllables under top-level domains of unequal sizes.
// Writes partition-balance (load of the fullest node over the mean), partition-cross (share of links that lead to
// another node) and partition-moved (share of URLs that change their node when one more joins), each over 1 to 16 nodes
// as .svg and .csv; says the same for 16, 64 and 256 slots, and how many hosts are cut apart.
#include "core/cluster/slots.h"
#include "tests/bench/literature/plot.h"
#include "tests/bench/literature/web.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <map>
#include <numeric>
#include <random>
#include <set>

#include <xxhash.h>

using namespace argiope;
using namespace argiope::bench;

namespace {

constexpr int MostNodes = 16;

quint64 sumOf(const QByteArray &text)
{
    return std::accumulate(text.begin(), text.end(), quint64(0), [](quint64 sum, char c) { return sum + uchar(c); });
}

quint64 hashOf(const QByteArray &text, quint64 seed = 0)
{
    return XXH3_64bits_withSeed(text.constData(), size_t(text.size()), seed);
}

/// "www.", syllables, and a top-level domain: half of them .com, the rest ever rarer. No two alike.
std::vector<QByteArray> hostNames(size_t count)
{
    static constexpr const char *Syllables[] = {"ar", "gi", "o", "pe", "web", "news", "lib", "net", "shop", "lo", "mi",
        "ta", "ki", "ren", "dor", "sa", "bel", "uni"};
    static constexpr const char *Domains[]
        = {"com", "org", "net", "de", "cn", "edu", "fr", "uk", "jp", "io", "info", "gov"};
    std::mt19937 random(1);
    std::set<QByteArray> taken;
    std::vector<QByteArray> names;
    while (names.size() < count) {
        QByteArray name = random() % 3 != 0 ? "www." : "";
        for (quint32 i = 0, syllables = 2 + random() % 3; i < syllables; ++i)
            name += Syllables[random() % std::size(Syllables)];
        size_t domain = 0;
        while (domain + 1 < std::size(Domains) && random() % 2 == 0)
            ++domain;
        name = name + '.' + Domains[domain];
        if (taken.insert(name).second)
            names.push_back(name);
    }
    return names;
}

/// What is divided: URLs, and the links between them.
struct Site
{
    Web web;
    std::vector<QByteArray> hosts; ///< by number
    std::vector<QByteArray> urls; ///< by number
};

Site madeUpSite()
{
    Site site{madeUpWeb(2000, 100'000, 1), {}, {}};
    site.hosts = hostNames(1 + *std::max_element(site.web.hosts.begin(), site.web.hosts.end()));
    for (Node url = 0; url < site.web.urls(); ++url)
        site.urls.push_back("http://" + site.hosts[site.web.hosts[url]] + '/' + QByteArray::number(url) + ".html");
    return site;
}

/// Which node has each URL, for 1, 2, … nodes.
using Placing = std::vector<std::vector<quint16>>;

/// Slots to nodes as Igloo does it: a slot that has a node of its number is that node's, others go by a second hash.
std::vector<quint16> bySecondHash(const std::vector<quint64> &hashes, int slots, int nodes)
{
    std::vector<quint16> placed;
    for (const quint64 hash : hashes) {
        const quint64 slot = hash % quint64(slots);
        placed.push_back(quint16(slot < quint64(nodes) ? slot : hash / quint64(slots) % quint64(nodes)));
    }
    return placed;
}

/// Slots to nodes as leases go: a node gives up what it has too many of, and whoever has too few takes it.
class Leases
{
public:
    explicit Leases(int slots)
        : m_owner(size_t(slots), 0)
    {
    }
    void join(int nodes)
    {
        std::vector<int> have(size_t(nodes), 0);
        const auto due
            = [&](int node) { return int(m_owner.size()) / nodes + (node < int(m_owner.size()) % nodes ? 1 : 0); };
        std::vector<size_t> free;
        for (size_t slot = 0; slot < m_owner.size(); ++slot) {
            if (++have[m_owner[slot]] > due(m_owner[slot])) {
                --have[m_owner[slot]];
                free.push_back(slot);
            }
        }
        int taker = 0;
        for (const size_t slot : free) {
            while (have[size_t(taker)] >= due(taker))
                ++taker;
            m_owner[slot] = quint16(taker);
            ++have[size_t(taker)];
        }
    }
    [[nodiscard]] std::vector<quint16> place(const std::vector<quint64> &hashes) const
    {
        std::vector<quint16> placed;
        for (const quint64 hash : hashes)
            placed.push_back(m_owner[hash % m_owner.size()]);
        return placed;
    }
    [[nodiscard]] const std::vector<quint16> &owners() const { return m_owner; }

private:
    std::vector<quint16> m_owner;
};

/// A ring with 64 points a node; a key is that node's whose point comes next.
std::vector<quint16> onRing(const std::vector<quint64> &hashes, int nodes)
{
    std::map<quint64, quint16> ring;
    for (int node = 0; node < nodes; ++node) {
        for (int point = 0; point < 64; ++point)
            ring[hashOf("node " + QByteArray::number(node) + ' ' + QByteArray::number(point))] = quint16(node);
    }
    std::vector<quint16> placed;
    for (const quint64 hash : hashes) {
        const auto at = ring.lower_bound(hash);
        placed.push_back(at == ring.end() ? ring.begin()->second : at->second);
    }
    return placed;
}

/// How many slots change hands by the nodes' own rule (cluster::planLeases) until nothing moves any more.
int movedByTheNodesRule(QList<cluster::SlotLease> &leases, int nodes)
{
    const std::vector<quint64> owners = [&] {
        std::vector<quint64> all;
        for (const cluster::SlotLease &lease : leases)
            all.push_back(quint64(lease.node));
        return all;
    }();
    std::vector<qint64> live(static_cast<size_t>(nodes));
    std::iota(live.begin(), live.end(), 1);
    for (bool moved = true; moved;) {
        moved = false;
        for (const qint64 node : live) {
            const cluster::LeasePlan plan = cluster::planLeases(leases, live, node);
            for (const int slot : plan.giveUp)
                leases[slot].node = 0;
            for (const int slot : plan.take)
                leases[slot] = {slot, node, 0};
            moved = moved || !plan.giveUp.isEmpty() || !plan.take.isEmpty();
        }
    }
    int moved = 0;
    for (qsizetype slot = 0; slot < leases.size(); ++slot)
        moved += owners[size_t(slot)] != quint64(leases[slot].node) ? 1 : 0;
    return moved;
}

struct Measured
{
    double balance = 0; ///< fullest node over the mean
    double cross = 0; ///< share of links to another node
    size_t cut = 0; ///< hosts with URLs on several nodes
};

Measured measure(const Site &site, const std::vector<quint16> &placed, int nodes)
{
    std::vector<size_t> load(size_t(nodes), 0);
    std::vector<quint16> of(site.hosts.size(), quint16(-1));
    std::vector<char> cut(site.hosts.size(), 0);
    for (Node url = 0; url < site.web.urls(); ++url) {
        ++load[placed[url]];
        quint16 &first = of[site.web.hosts[url]];
        if (first == quint16(-1))
            first = placed[url];
        else if (first != placed[url])
            cut[site.web.hosts[url]] = 1;
    }
    size_t links = 0;
    size_t cross = 0;
    for (Node page = 0; page < site.web.pages(); ++page) {
        for (const Node target : site.web.links[page]) {
            ++links;
            cross += placed[page] != placed[target] ? 1 : 0;
        }
    }
    return {double(*std::max_element(load.begin(), load.end())) * nodes / double(site.web.urls()),
        double(cross) / double(links), size_t(std::count(cut.begin(), cut.end(), 1))};
}

double movedShare(const std::vector<quint16> &before, const std::vector<quint16> &after)
{
    size_t moved = 0;
    for (size_t i = 0; i < before.size(); ++i)
        moved += before[i] != after[i] ? 1 : 0;
    return double(moved) / double(before.size());
}

struct Strategy
{
    QByteArray name;
    Placing placing;
};

std::vector<Strategy> strategies(const Site &site, int slots)
{
    std::vector<quint64> urlSums;
    std::vector<quint64> hostSums;
    std::vector<quint64> hostHashes;
    std::vector<quint64> domains;
    for (Node url = 0; url < site.web.urls(); ++url) {
        const QByteArray &host = site.hosts[site.web.hosts[url]];
        urlSums.push_back(sumOf(site.urls[url]));
        hostSums.push_back(sumOf(host));
        hostHashes.push_back(hashOf(host));
        domains.push_back(hashOf(host.mid(host.lastIndexOf('.'))));
    }
    std::vector<Strategy> all{{"sum of the URL", {}}, {"sum of the host", {}}, {"hash of the host, second hash", {}},
        {"hash of the host, leases", {}}, {"top-level domain, leases", {}}, {"consistent hashing", {}}};
    Leases leases(slots);
    for (int nodes = 1; nodes <= MostNodes; ++nodes) {
        leases.join(nodes);
        all[0].placing.push_back(bySecondHash(urlSums, slots, nodes));
        all[1].placing.push_back(bySecondHash(hostSums, slots, nodes));
        all[2].placing.push_back(bySecondHash(hostHashes, slots, nodes));
        all[3].placing.push_back(leases.place(hostHashes));
        all[4].placing.push_back(leases.place(domains));
        all[5].placing.push_back(onRing(hostHashes, nodes));
    }
    return all;
}

void run(const QDir &folder, const Site &site, int slots)
{
    Plot balance{"the fullest node, " + QByteArray::number(slots) + " slots", {"nodes"}, {"load over the mean"}, {}};
    Plot cross{"links to another node, " + QByteArray::number(slots) + " slots", {"nodes"},
        {"share of links", Axis::Scale::Percent}, {}};
    Plot moved{"URLs that move when one more node joins, " + QByteArray::number(slots) + " slots", {"nodes before"},
        {"share of URLs", Axis::Scale::Percent}, {}};
    std::printf("%d slots: nodes: fullest/mean, links to others, hosts cut apart, moved by the next node\n", slots);
    for (const Strategy &strategy : strategies(site, slots)) {
        Line b{strategy.name, {}};
        Line c{strategy.name, {}};
        Line m{strategy.name, {}};
        std::printf("  %-30s", strategy.name.constData());
        for (int nodes = 1; nodes <= MostNodes; ++nodes) {
            const std::vector<quint16> &placed = strategy.placing[size_t(nodes) - 1];
            const Measured found = measure(site, placed, nodes);
            b.points.emplace_back(nodes, found.balance);
            c.points.emplace_back(nodes, found.cross);
            if (nodes < MostNodes)
                m.points.emplace_back(nodes, movedShare(placed, strategy.placing[size_t(nodes)]));
            if (nodes == 4 || nodes == 8 || nodes == 15)
                std::printf(" | %2d: %.2f %5.1f%% %4zu %5.1f%%", nodes, found.balance, found.cross * 100, found.cut,
                    m.points.back().second * 100);
        }
        std::printf("\n");
        balance.lines.append(b);
        cross.lines.append(c);
        moved.lines.append(m);
    }
    if (slots == cluster::SlotCount) {
        save(folder, QStringLiteral("partition-balance"), balance);
        save(folder, QStringLiteral("partition-cross"), cross);
        save(folder, QStringLiteral("partition-moved"), moved);
    }
}

/// The program's own rule moves no more slots than have to: what the nodes that join are due.
void holdLeases()
{
    QList<cluster::SlotLease> leases;
    for (int slot = 0; slot < cluster::SlotCount; ++slot)
        leases.append({slot, 0, 0});
    std::printf("slots that move by the nodes' own rule when the n-th joins:");
    for (int nodes = 1; nodes <= MostNodes; ++nodes)
        std::printf(" %d", movedByTheNodesRule(leases, nodes));
    std::printf("\n");
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QDir folder = outputFolder(QCoreApplication::arguments(), "bench_partition FOLDER");
    const Site site = madeUpSite();
    std::printf("%u URLs on %zu hosts\n", site.web.urls(), site.hosts.size() - 1);
    for (const int slots : {16, 64, cluster::SlotCount})
        run(folder, site, slots);
    holdLeases();
    return 0;
}
