#include "core/rank/hits.h"
#include "core/rank/linklists.h"
#include "tests/core/rank/ranktesting.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace argiope::rank;
using namespace argiope::rank::testing;

namespace {

using Model = std::map<Node, std::set<Node>>;

Model contents(const LinkLists &lists)
{
    Model model;
    lists.forEach([&](Node page, std::span<const Node> targets) {
        QVERIFY2(model.find(page) == model.end(), "a page comes once");
        QVERIFY(!targets.empty());
        QVERIFY(std::is_sorted(targets.begin(), targets.end()));
        model[page].insert(targets.begin(), targets.end());
        QCOMPARE(model[page].size(), targets.size());
    });
    return model;
}

size_t linksOf(const Model &model)
{
    size_t links = 0;
    for (const auto &[page, targets] : model)
        links += targets.size();
    return links;
}

} // namespace

/// Links of a crawl under way, packed.
class TestLinkLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asAModel_data();
    void asAModel();
    void manyLinks();
    void pagesAgain();
    void packed();
    void hitsAsOfAGraph();
};

void TestLinkLists::asAModel_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 20; ++seed)
        QTest::addRow("%u", seed) << seed;
}

/// Pages come, come again with other links, and with none, in any order.
void TestLinkLists::asAModel()
{
    QFETCH(quint32, seed);
    std::mt19937 random(seed);
    LinkLists lists(1'000'000);
    Model model;
    for (int i = 0; i < 300; ++i) {
        const Node page = random() % 100;
        std::vector<Node> targets;
        for (quint32 n = random() % 8; n > 0; --n)
            targets.push_back(Node(random() >> (random() % 32))); // all lengths of numbers
        if (!targets.empty() && random() % 4 == 0)
            targets.push_back(targets.front());
        lists.set(page, targets);
        model.erase(page);
        if (!targets.empty())
            model[page].insert(targets.begin(), targets.end());
        QCOMPARE(lists.links(), linksOf(model));
    }
    QVERIFY(contents(lists) == model);
    for (Node page = 0; page < 100; ++page)
        lists.set(page, {});
    QVERIFY(lists.isEmpty());
    QVERIFY(contents(lists).empty());
}

/// Beyond its bound a part of the links stays, of all pages, and the same part whatever order they come in.
void TestLinkLists::manyLinks()
{
    constexpr size_t most = 1000;
    std::mt19937 random(7);
    Model model;
    for (Node page = 0; page < 500; ++page) {
        for (int n = 0; n < 20; ++n)
            model[page].insert(random() % 3000);
    }
    LinkLists forwards(most);
    LinkLists backwards(most);
    for (const auto &[page, targets] : model) {
        forwards.set(page, std::vector<Node>(targets.begin(), targets.end()));
        QVERIFY(forwards.links() <= most);
    }
    for (auto it = model.rbegin(); it != model.rend(); ++it)
        backwards.set(it->first, std::vector<Node>(it->second.begin(), it->second.end()));
    const Model left = contents(forwards);
    QVERIFY(left == contents(backwards));
    QCOMPARE(linksOf(left), forwards.links());
    QVERIFY2(forwards.links() > most / 3, QByteArray::number(qulonglong(forwards.links())).constData());
    QVERIFY(left.size() > 350); // of 500 pages
    for (const auto &[page, targets] : left)
        QVERIFY(std::includes(model[page].begin(), model[page].end(), targets.begin(), targets.end()));
}

/// What pages had before does not stay, however often they come.
void TestLinkLists::pagesAgain()
{
    LinkLists lists(1000);
    Model model;
    for (Node round = 0; round < 100; ++round) {
        for (Node page = 1; page <= 100; ++page) {
            const std::vector<Node> targets{page + round, page + round + 1, page + round + 2};
            lists.set(page, targets);
            model[page] = {targets.begin(), targets.end()};
        }
    }
    QVERIFY(contents(lists) == model); // all of them: 300 fit
    QVERIFY2(lists.bytes() < 20'000, QByteArray::number(lists.bytes()).constData());
}

/// A site whose pages link to what is near them takes a byte or two a link.
void TestLinkLists::packed()
{
    LinkLists lists(1'000'000);
    constexpr Node pages = 10'000;
    for (Node page = 0; page < pages; ++page) {
        std::vector<Node> targets;
        for (Node n = 1; n <= 20; ++n)
            targets.push_back(page + n * 3);
        lists.set(page, targets);
    }
    QVERIFY2(lists.bytes() < qsizetype(pages) * (20 + 10), QByteArray::number(lists.bytes()).constData());
}

void TestLinkLists::hitsAsOfAGraph()
{
    for (quint32 seed = 1; seed <= 20; ++seed) {
        Node nodes = 0;
        const std::vector<Edge> edges = someEdges(seed, nodes);
        std::vector<std::vector<Node>> targets(nodes);
        for (const Edge &edge : edges)
            targets[edge.from].push_back(edge.to);
        LinkLists lists(1'000'000);
        for (Node node = nodes; node-- > 0;)
            lists.set(node, targets[node]);
        const Precision precision;
        const Hits packed = hits(lists, nodes, precision);
        const Hits plain = hits(Graph(nodes, edges), precision);
        QVERIFY(distance(packed.authorities, plain.authorities) < 1e-9);
        QVERIFY(distance(packed.hubs, plain.hubs) < 1e-9);
    }
}

ARGIOPE_TEST(TestLinkLists, void)
#include "tst_linklists.moc"
