// Front queues one step at a time: in which of them a URL stands for what is known of it, when it changes to another
// one, and what of it a session finds again.

#include "core/rank/crawlorder.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace argiope::rank;

namespace {

constexpr int Worst = CrawlOrder::Buckets - 1; ///< of what is only checked
constexpr double Damped = 0.85;

/// A crawl order, and pages that are told to it one by one.
class Steps
{
public:
    explicit Steps(OrderKind kind, quint64 seed = 0, qint64 ranksEvery = 0)
        : m_order(optionsOf(kind, seed, ranksEvery))
    {
    }
    CrawlOrder &order() { return m_order; }
    /// Nobody names it.
    int start(Number url, const Waiting &what = {})
    {
        m_met.insert(url);
        const int priority = m_order.priorityOfNew(what);
        m_order.added(url, what, priority);
        return priority;
    }
    /// The page was read: those that it names are met now, where they were not before.
    void fetch(Number page, const std::vector<Number> &targets, const std::map<Number, Waiting> &known = {})
    {
        m_order.beginPage(page, targets.size());
        for (const Number target : targets) {
            if (m_met.contains(target))
                continue;
            const auto what = known.find(target);
            start(target, what == known.end() ? Waiting() : what->second);
        }
        m_order.fetched(page, targets);
    }
    /// So many pages that name nothing, numbers from `first` on.
    void fetchMany(Number first, qint64 count)
    {
        for (Number page = first; page < first + count; ++page)
            m_order.fetched(page, {});
    }
    /// The bucket once all that was learnt has been taken up.
    int bucketOf(Number url)
    {
        (void)m_order.takeChanges(1'000'000);
        return m_order.bucketOf(url).value_or(-1);
    }
    int changesOf(Number url)
    {
        const auto changes = m_order.takeChanges(1'000'000);
        return int(std::count_if(
            changes.begin(), changes.end(), [url](const CrawlOrder::Change &change) { return change.url == url; }));
    }

private:
    static CrawlOrder::Options optionsOf(OrderKind kind, quint64 seed, qint64 ranksEvery)
    {
        CrawlOrder::Options options;
        options.kind = kind;
        options.seed = seed;
        options.ranksEvery = ranksEvery;
        options.eldersPart = 0; // what stands where, and not who comes next
        return options;
    }
    CrawlOrder m_order;
    std::set<Number> m_met;
};

int bucketOfPriority(int priority)
{
    return CrawlOrder::turnOf(priority).bucket;
}

} // namespace

class TestBuckets : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void byBacklinks();
    void byImportance_data();
    void byImportance();
    void byTopic_data();
    void byTopic();
    void byCash();
    void byShareOfRank();
    void byAuthority();
    void poorPagesBeforeChecks_data();
    void poorPagesBeforeChecks();
    void shallowerFirstWithinAThousand();
    void waitingCounts();
    void randomForgetsHowLongSomebodyWaited();
    void randomGoesOn();
    void learning();
    void pointsOfATopicOnlyRise();
    void waitingAgain();
    void changesAreToldOnce();
    void aLittleWorseIsNotTold();
    void ownLinks();
    void ranksAsACrawlGrows();
    void goesOnWhereItWas();
    void goesOnWithLinks_data();
    void goesOnWithLinks();
    void goesOnWithCash();
    void sayWhatAPriorityIsMadeOf();
};

/// Half of a bucket for each link that counts twice.
void TestBuckets::byBacklinks()
{
    Steps steps(OrderKind::Backlinks);
    steps.start(1);
    steps.fetch(1, {100});
    QCOMPARE(steps.bucketOf(100), 30);
    int links = 1;
    const auto addLinksUpTo = [&](int most) {
        for (; links < most; ++links)
            steps.fetch(1 + links, {100});
    };
    for (const auto &[most, bucket] : {std::pair(2, 28), {3, 26}, {4, 26}, {8, 24}, {64, 18}}) {
        addLinksUpTo(most);
        QCOMPARE(steps.bucketOf(100), bucket);
    }
}

void TestBuckets::byImportance_data()
{
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("links");
    QTest::addColumn<int>("expected");
    QTest::newRow("nothing said of it") << 0 << 1 << 20;
    QTest::newRow("a point is a bucket") << 1 << 1 << 19;
    QTest::newRow("points to its credit") << 7 << 1 << 13;
    QTest::newRow("points against it") << -3 << 1 << 23;
    QTest::newRow("links") << 0 << 4 << 16;
    QTest::newRow("both") << 5 << 8 << 9;
    QTest::newRow("the best there is") << 100 << 1 << 0;
    QTest::newRow("the worst there is") << -100 << 1 << 30;
}

void TestBuckets::byImportance()
{
    QFETCH(int, points);
    QFETCH(int, links);
    QFETCH(int, expected);
    Steps steps(OrderKind::Importance);
    steps.start(1);
    for (int page = 1; page <= links; ++page)
        steps.fetch(page, {100}, {{100, {true, false, points}}});
    QCOMPARE(steps.bucketOf(100), expected);
}

void TestBuckets::byTopic_data()
{
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("expected");
    QTest::newRow("all about it") << 100 << 0;
    QTest::newRow("nearly") << 94 << 0;
    QTest::newRow("a little less") << 93 << 1;
    QTest::newRow("nothing known") << 0 << 15;
    QTest::newRow("not about it") << -50 << 23;
    QTest::newRow("least of all") << -100 << 30;
}

void TestBuckets::byTopic()
{
    QFETCH(int, points);
    QFETCH(int, expected);
    Steps steps(OrderKind::Topic);
    const int priority = steps.start(1, {true, false, points});
    QCOMPARE(bucketOfPriority(priority), expected);
    QCOMPARE(steps.bucketOf(1), expected);
    // What is read from the file again is about what it was.
    QVERIFY(std::abs(CrawlOrder::topicPointsOf(priority) - points) <= 7);
}

/// Start addresses have one each; what a page has goes to those that it names, in equal parts, a little less.
void TestBuckets::byCash()
{
    Steps steps(OrderKind::Opic);
    QCOMPARE(bucketOfPriority(steps.start(1)), 0);
    steps.fetch(1, {2, 3, 4, 5});
    const double quarter = Damped / 4;
    QCOMPARE(steps.bucketOf(2), int(-std::log2(quarter)));
    steps.fetch(2, {6});
    QCOMPARE(steps.bucketOf(6), int(-std::log2(quarter * Damped)));
    // Spent: it names another one, and has nothing to give.
    steps.fetch(2, {7});
    QCOMPARE(steps.bucketOf(7), Worst - 1);
    steps.fetch(3, {5});
    QCOMPARE(steps.bucketOf(5), int(-std::log2(quarter * (1 + Damped))));
}

/// Until ranks are computed a page's own is what it passes on.
void TestBuckets::byShareOfRank()
{
    const auto bucketAt = [](double score) { return int(30 - 8 * std::sqrt(std::log2(1 + score))); };
    Steps steps(OrderKind::PageRank);
    steps.start(1);
    steps.fetch(1, {2});
    QCOMPARE(steps.bucketOf(2), bucketAt(Damped));
    steps.fetch(10, {20, 21, 22, 23, 24, 25, 26, 27, 28, 29});
    QCOMPARE(steps.bucketOf(20), bucketAt(Damped / 10));
    for (Number page = 50; page < 58; ++page)
        steps.fetch(page, {2});
    QCOMPARE(steps.bucketOf(2), bucketAt(9 * Damped));
    steps.fetch(2, {3});
    QCOMPARE(steps.bucketOf(3), bucketAt(Damped * (1 + 9 * Damped)));
}

/// Eight pages link to one, two of them to another: authorities as 2 to (the square root of 13) - 3.
void TestBuckets::byAuthority()
{
    Steps steps(OrderKind::Hits, 0, 8);
    steps.start(1);
    for (Number page = 1; page <= 8; ++page)
        steps.fetch(page, page <= 2 ? std::vector<Number>{100, 200} : std::vector<Number>{100});
    QCOMPARE(steps.bucketOf(100), 0);
    QCOMPARE(steps.bucketOf(200), int(-2 * std::log2((std::sqrt(13.0) - 3) / 2)));
    // The more a page names, the more of a hub it is taken for until ranks are computed.
    steps.order().beginPage(9, 1);
    const int few = bucketOfPriority(steps.order().priorityOfNew({}));
    steps.order().beginPage(9, 40);
    QVERIFY(bucketOfPriority(steps.order().priorityOfNew({})) < few);
}

void TestBuckets::poorPagesBeforeChecks_data()
{
    QTest::addColumn<OrderKind>("kind");
    for (int kind = int(OrderKind::PageRank); kind <= int(OrderKind::Topic); ++kind) {
        if (OrderKind(kind) != OrderKind::Random)
            QTest::addRow("%d", kind) << OrderKind(kind);
    }
}

/// However little is to be expected of a page, something may be behind it.
void TestBuckets::poorPagesBeforeChecks()
{
    QFETCH(OrderKind, kind);
    Steps steps(kind);
    steps.start(1);
    std::vector<Number> many;
    for (Number target = 1000; target < 1200; ++target)
        many.push_back(target);
    std::map<Number, Waiting> known;
    known[1000] = {true, false, -100};
    known[1001] = {false, true, 100};
    steps.fetch(1, many, known);
    for (int i = 0; i < 20; ++i)
        steps.fetch(2 + i, {1001});
    QVERIFY(steps.bucketOf(1000) < Worst);
    QCOMPARE(steps.bucketOf(1001), Worst);
    steps.order().learnt(1001, {true, false, -100}); // somebody wants it as a page
    QVERIFY(steps.bucketOf(1001) < Worst);
}

/// What is worth the same has the same priority as long as no thousand pages were fetched in between: depth decides.
void TestBuckets::shallowerFirstWithinAThousand()
{
    Steps steps(OrderKind::Sitemap);
    const int first = steps.start(1);
    steps.fetchMany(1000, 999);
    QCOMPARE(steps.start(2), first);
    steps.fetchMany(2000, 1);
    QVERIFY(steps.start(3) > first);
}

/// One bucket better is made up for by FairPages pages, and by no fewer.
void TestBuckets::waitingCounts()
{
    Steps steps(OrderKind::Importance);
    const int poor = steps.start(1, {true, false, 3});
    steps.fetchMany(1000, CrawlOrder::FairPages - 1000);
    QVERIFY(steps.start(2, {true, false, 4}) < poor);
    steps.fetchMany(1000, 2000);
    QVERIFY(steps.start(3, {true, false, 4}) > poor);
}

/// After half of those that waited were served, whoever comes is as likely to be next as each that is left.
void TestBuckets::randomForgetsHowLongSomebodyWaited()
{
    int first = 0;
    constexpr int rounds = 1000;
    for (quint64 seed = 1; seed <= rounds; ++seed) {
        Steps steps(OrderKind::Random, seed);
        std::set<std::pair<int, Number>> queue;
        for (Number url = 1; url <= 9; ++url)
            queue.insert({steps.start(url), url});
        for (int i = 0; i < 5; ++i) {
            steps.fetch(queue.begin()->second, {});
            queue.erase(queue.begin());
        }
        first += steps.start(10) < queue.begin()->first ? 1 : 0;
    }
    // One in five, by a binomial with a mean of 200 and a deviation of 13.
    QVERIFY2(std::abs(first - 200) < 65, QByteArray::number(first).constData());
}

/// The next session's draws are others, from where the last one was.
void TestBuckets::randomGoesOn()
{
    Steps before(OrderKind::Random, 7);
    std::vector<int> drawn;
    for (Number url = 1; url <= 20; ++url)
        drawn.push_back(before.start(url));
    constexpr int least = 1'000'000;
    Steps after(OrderKind::Random, 7);
    after.order().resume(20, least);
    std::vector<int> again;
    for (Number url = 21; url <= 40; ++url) {
        again.push_back(after.start(url));
        QVERIFY(again.back() >= least);
        again.back() -= least;
    }
    QVERIFY(again != drawn);
}

void TestBuckets::learning()
{
    Steps steps(OrderKind::Sitemap);
    const int priority = steps.start(1, {false, true, 0});
    QCOMPARE(bucketOfPriority(priority), Worst);
    steps.order().learnt(1, {true, false, 0}); // a page, and the sitemap still names it
    QCOMPARE(steps.bucketOf(1), 0);
    steps.order().learnt(1, {false, false, 0}); // nothing new
    QCOMPARE(steps.bucketOf(1), 0);
    QCOMPARE(steps.changesOf(1), 0);
    // Points for an address are what they were, whatever links promise.
    Steps points(OrderKind::Importance);
    points.start(1, {true, false, 5});
    const int bucket = points.bucketOf(1);
    points.order().learnt(1, {true, false, -100});
    points.order().learnt(1, {true, false, 50});
    QCOMPARE(points.bucketOf(1), bucket);
    QCOMPARE(points.order().pointsOf(1), 5);
}

void TestBuckets::pointsOfATopicOnlyRise()
{
    Steps steps(OrderKind::Topic);
    steps.start(1, {true, false, 10});
    const int before = steps.bucketOf(1);
    steps.order().learnt(1, {true, false, -100});
    QCOMPARE(steps.order().pointsOf(1), 10);
    steps.order().learnt(1, {true, false, 60});
    QCOMPARE(steps.order().pointsOf(1), 60);
    QVERIFY(steps.bucketOf(1) < before);
    QCOMPARE(steps.order().pointsOf(2), 0); // never met
    QCOMPARE(steps.order().pointsOf(100), 0);
}

/// What was fetched, or kept out, and comes to wait again: by all that is known of it.
void TestBuckets::waitingAgain()
{
    Steps links(OrderKind::Backlinks);
    links.start(1);
    for (Number page = 1; page <= 3; ++page)
        links.fetch(page, {100});
    links.fetch(100, {});
    QCOMPARE(links.bucketOf(100), -1);
    // Amid a page that links to it, the fourth.
    links.order().beginPage(4, 1);
    const int priority = links.order().waitsAgain(100, {});
    QCOMPARE(bucketOfPriority(priority), 26);
    QCOMPARE(links.bucketOf(100), 26);
    QCOMPARE(links.order().priorityOf(100), priority);
    links.order().fetched(4, std::vector<Number>{100});
    for (Number page = 5; page <= 8; ++page)
        links.fetch(page, {100});
    QCOMPARE(links.bucketOf(100), 24);

    Steps first(OrderKind::Backlinks);
    first.start(1);
    first.order().beginPage(1, 1);
    QCOMPARE(bucketOfPriority(first.order().waitsAgain(100, {})), 30);
    first.order().fetched(1, std::vector<Number>{100});
    first.order().beginPage(2, 1);
    QCOMPARE(bucketOfPriority(first.order().waitsAgain(100, {})), 28); // this link counts already

    Steps maps(OrderKind::Sitemap);
    maps.start(1, {true, true, 0});
    maps.fetch(1, {});
    QCOMPARE(bucketOfPriority(maps.order().waitsAgain(1, {true, false, 0})), 0); // the sitemap still names it
    QCOMPARE(bucketOfPriority(maps.order().waitsAgain(1, {false, false, 0})), Worst);

    Steps points(OrderKind::Importance);
    points.start(1, {true, false, 4});
    points.fetch(1, {});
    QCOMPARE(bucketOfPriority(points.order().waitsAgain(1, {true, false, 0})), 16);
    QCOMPARE(bucketOfPriority(points.order().waitsAgain(1, {true, false, -5})), 25);

    Steps depth(OrderKind::Depth);
    depth.start(1);
    depth.fetch(1, {2});
    const int second = depth.order().priorityOf(2);
    depth.fetch(2, {3});
    QVERIFY(depth.order().waitsAgain(2, {}) < second); // met by the last page now
}

void TestBuckets::changesAreToldOnce()
{
    Steps steps(OrderKind::Backlinks);
    steps.start(1);
    const std::vector<Number> all{101, 102, 103, 104, 105};
    steps.fetch(1, all);
    for (Number page = 2; page <= 4; ++page)
        steps.fetch(page, all);
    std::set<Number> told;
    for (const size_t expected : {size_t(2), size_t(2), size_t(1), size_t(0)}) {
        const auto changes = steps.order().takeChanges(2);
        QCOMPARE(changes.size(), expected);
        for (const CrawlOrder::Change &change : changes) {
            QVERIFY(told.insert(change.url).second);
            QCOMPARE(change.priority, steps.order().priorityOf(change.url));
            QCOMPARE(bucketOfPriority(change.priority), 26);
        }
    }
    // Again, where there is something new, and not of who does not wait.
    steps.order().gone(101);
    steps.fetch(102, {});
    for (Number page = 5; page <= 8; ++page)
        steps.fetch(page, all);
    const auto changes = steps.order().takeChanges(100);
    QCOMPARE(changes.size(), size_t(3));
    QVERIFY(std::none_of(changes.begin(), changes.end(), [](const auto &change) { return change.url <= 102; }));
    // What was not told yet when it went is not told.
    steps.order().fetched(20, all);
    for (int i = 0; i < 40; ++i)
        steps.order().fetched(21 + i, all);
    for (Number page = 200; page < 216; ++page)
        steps.fetch(page, all);
    steps.order().gone(104);
    const auto last = steps.order().takeChanges(100);
    QVERIFY(!last.empty());
    QVERIFY(std::none_of(last.begin(), last.end(), [](const auto &change) { return change.url == 104; }));
    // What became better stays in the queue that it stood in for as long as it had waited.
    Steps waited(OrderKind::Backlinks);
    waited.start(1);
    waited.fetch(1, {100});
    waited.fetchMany(1000, 50'000);
    waited.fetch(2, {100});
    waited.fetch(3, {100});
    const auto better = waited.order().takeChanges(10);
    QCOMPARE(better.size(), size_t(1));
    QVERIFY(CrawlOrder::turnOf(better[0].priority).fetched < 1000);
    QCOMPARE(bucketOfPriority(better[0].priority), 26);
}

/// Ranks go up and down a little; to fall by one bucket is not worth a change of the file.
void TestBuckets::aLittleWorseIsNotTold()
{
    Steps steps(OrderKind::Topic);
    Steps again(OrderKind::Topic);
    again.order().knownWaiting(1, {true, false, 6}, steps.start(4, {true, false, 13})); // bucket 14 by now, was 13
    again.order().knownWaiting(2, {true, false, 0}, steps.start(5, {true, false, 13})); // 15, was 13
    again.order().knownWaiting(3, {true, false, 13}, steps.start(6, {true, false, 6})); // 13, was 14
    const auto changes = again.order().takeChanges(10);
    std::set<Number> told;
    for (const CrawlOrder::Change &change : changes)
        told.insert(change.url);
    QCOMPARE(told, (std::set<Number>{2, 3}));
    // Nor what is where it was by the time that somebody asks.
    Steps back(OrderKind::Topic);
    back.order().knownWaiting(1, {true, false, 0}, back.start(4, {true, false, 13}));
    back.order().learnt(1, {true, false, 13});
    QCOMPARE(back.changesOf(1), 0);
}

/// A page's link to itself says nothing of it; but cash may go that way.
void TestBuckets::ownLinks()
{
    Steps links(OrderKind::Backlinks);
    links.start(1);
    links.fetch(1, {2});
    links.fetch(3, {2, 3});
    links.order().beginPage(3, 1);
    (void)links.order().waitsAgain(3, {});
    links.order().fetched(3, std::vector<Number>{3});
    links.order().beginPage(4, 1);
    QCOMPARE(bucketOfPriority(links.order().waitsAgain(3, {})), 30); // that of 4 alone

    Steps cash(OrderKind::Opic);
    cash.start(1);
    cash.fetch(1, {1, 2});
    cash.order().beginPage(9, 0);
    QCOMPARE(bucketOfPriority(cash.order().waitsAgain(1, {})), int(-std::log2(Damped / 2)));
}

/// From a thousand pages on each time that a tenth has come. Each page names the one before, so that this one's other
/// target is worth more than it was, once that is computed.
void TestBuckets::ranksAsACrawlGrows()
{
    Steps steps(OrderKind::PageRank);
    steps.start(1);
    QList<int> computed;
    for (int page = 1; page <= 1400; ++page) {
        steps.fetch(page, page > 1 ? std::vector<Number>{page - 1, 5000 + page} : std::vector<Number>{5001});
        if (!steps.order().takeChanges(1'000'000).empty())
            computed.append(page);
    }
    QCOMPARE(computed.mid(computed.size() - 5), (QList<int>{900, 1000, 1100, 1210, 1331}));
    QCOMPARE(computed.size(), 13);
}

/// What comes after a break waits behind what has waited since before.
void TestBuckets::goesOnWhereItWas()
{
    Steps steps(OrderKind::Sitemap);
    steps.order().knownWaiting(1, {true, false, 0}, steps.order().priorityOfNew({}));
    steps.order().resume(50'000, 0);
    const int priority = steps.start(2);
    QCOMPARE(CrawlOrder::turnOf(priority).fetched, 50'000);
    QVERIFY(priority > steps.order().priorityOf(1));
    Steps depth(OrderKind::Depth);
    depth.order().resume(50'000, -400);
    QVERIFY(depth.start(1) <= -400);
}

void TestBuckets::goesOnWithLinks_data()
{
    QTest::addColumn<OrderKind>("kind");
    QTest::newRow("pagerank") << OrderKind::PageRank;
    QTest::newRow("hits") << OrderKind::Hits;
    QTest::newRow("backlinks") << OrderKind::Backlinks;
    QTest::newRow("importance") << OrderKind::Importance;
}

/// The links of earlier sessions say what is important in this one.
void TestBuckets::goesOnWithLinks()
{
    QFETCH(OrderKind, kind);
    Steps steps(kind);
    CrawlOrder &order = steps.order();
    for (Number page = 1; page <= 20; ++page)
        order.known(page, page <= 3 ? std::vector<Number>{page, 100, 200} : std::vector<Number>{page, 100});
    // They waited by another order, that thought the same of them.
    for (const Number url : {100, 200, 300})
        order.knownWaiting(url, {true, false, 0}, 5);
    order.resume(20, 0);
    const int many = steps.bucketOf(100);
    const int few = steps.bucketOf(200);
    const int none = steps.bucketOf(300);
    QVERIFY2(many < few && few < none, qPrintable(QStringLiteral("%1 %2 %3").arg(many).arg(few).arg(none)));
    if (kind == OrderKind::Backlinks) {
        QCOMPARE(many, int(30 - 2 * std::log2(20)));
        QCOMPARE(few, int(30 - 2 * std::log2(3)));
        // A page's links to itself have not been counted.
        order.beginPage(30, 1);
        QCOMPARE(bucketOfPriority(order.waitsAgain(5, {})), 30);
    }
}

void TestBuckets::goesOnWithCash()
{
    Steps before(OrderKind::Opic);
    before.start(1);
    before.fetch(1, {2, 3});
    const int priority = before.order().priorityOf(2);
    Steps after(OrderKind::Opic);
    after.order().knownWaiting(2, {}, priority);
    after.order().resume(1, 0);
    after.fetch(2, {4});
    // Half of what a start address had, about: to one page, one bucket or two behind.
    const int bucket = after.bucketOf(4);
    QVERIFY2(bucket >= 1 && bucket <= 3, QByteArray::number(bucket).constData());
}

void TestBuckets::sayWhatAPriorityIsMadeOf()
{
    Steps steps(OrderKind::Importance);
    steps.fetchMany(1000, 7000);
    const CrawlOrder::Turn turn = CrawlOrder::turnOf(steps.start(1, {true, false, 6}));
    QCOMPARE(turn.bucket, 14);
    QCOMPARE(turn.fetched, 7000);
    QCOMPARE(steps.order().bucketOf(1), std::optional(14));
    QCOMPARE(steps.order().bucketOf(2), std::nullopt);
    QCOMPARE(steps.order().bucketOf(0), std::nullopt);
    QCOMPARE(steps.order().priorityOf(0), 0);
    QCOMPARE(steps.order().priorityOf(99'999), 0);
}

ARGIOPE_TEST(TestBuckets, void)
#include "tst_buckets.moc"
