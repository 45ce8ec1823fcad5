#include "core/rank/crawlorder.h"

#include "core/rank/hits.h"
#include "core/rank/pagerank.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace argiope::rank {

namespace {

constexpr double Damping = 0.85;
constexpr qint64 PagesOfEpoch = 1000; ///< fetched within one count as fetched at once
constexpr int EpochsPerBucket = int(CrawlOrder::FairPages / PagesOfEpoch);
constexpr int MostPriority = 2'000'000'000; ///< by docs/FORMAT.md
constexpr int WorstBucket = CrawlOrder::Buckets - 1;
constexpr qint64 FirstRanks = 100; ///< pages before ranks are computed first
constexpr qint64 RanksPart = 10; ///< then each time that the crawl has grown by so large a part
/// Of a crawl that goes on ranks are only to tell buckets apart.
constexpr Precision RoughPrecision{1e-3, 30};
constexpr double RandomUnit = 4096;
constexpr int MostPoints = 100;

/// A good mix of all bits (Steele, Lea, Flood 2014).
quint64 mixed(quint64 x)
{
    x += 0x9e3779b97f4a7c15U;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
    return x ^ (x >> 31);
}

int bucketAt(double steps)
{
    return int(std::clamp(std::floor(steps), 0.0, double(WorstBucket)));
}

} // namespace

/// The links of what was fetched, a list a page, one behind the other; a page that is read again gets another list.
class CrawlOrder::Graphs
{
public:
    explicit Graphs(size_t most)
        : m_most(std::clamp<size_t>(most, 1, size_t(1) << 30))
    {
    }
    void set(Number page, std::span<const Number> targets)
    {
        if (m_pages.size() <= size_t(page))
            m_pages.resize(size_t(page) + 1);
        m_live -= m_pages[size_t(page)].kept;
        Page &list = m_pages[size_t(page)];
        list = {quint32(m_targets.size()), 0};
        for (const Number target : targets) {
            if (counts(page, target))
                m_targets.push_back(Node(target));
        }
        list.kept = quint32(m_targets.size() - list.begin);
        m_live += list.kept;
        while (m_targets.size() > m_most)
            thin();
    }
    [[nodiscard]] bool isEmpty() const { return m_live == 0; }
    /// Nodes are numbers; 0 is nobody.
    [[nodiscard]] Graph graph(Node nodes) const
    {
        GraphBuilder builder(nodes, m_live);
        std::vector<Node> targets;
        for (size_t page = 0; page < m_pages.size() && page < nodes; ++page) {
            const Page &list = m_pages[page];
            if (list.kept == 0)
                continue;
            targets.assign(
                m_targets.begin() + qptrdiff(list.begin), m_targets.begin() + qptrdiff(list.begin + list.kept));
            builder.add(Node(page), targets);
        }
        return builder.take();
    }

private:
    struct Page
    {
        quint32 begin = 0;
        quint32 kept = 0;
    };
    /// Of all links this part, which does not depend on the order they come in.
    [[nodiscard]] bool counts(Number page, Number target) const
    {
        return m_halvings == 0 || mixed(quint64(page) << 32 ^ quint64(target)) >> (64 - m_halvings) == 0;
    }
    /// Drops lists that were replaced; where that is not enough every second link as well.
    void thin()
    {
        if (m_live > m_most / 2)
            ++m_halvings;
        std::vector<Node> left;
        left.reserve(m_live);
        for (size_t page = 0; page < m_pages.size(); ++page) {
            Page &list = m_pages[page];
            const size_t begin = left.size();
            for (size_t i = list.begin; i < list.begin + list.kept; ++i) {
                if (counts(Number(page), m_targets[i]))
                    left.push_back(m_targets[i]);
            }
            list = {quint32(begin), quint32(left.size() - begin)};
        }
        m_targets.swap(left);
        m_live = m_targets.size();
    }

    const size_t m_most;
    std::vector<Page> m_pages;
    std::vector<Node> m_targets;
    size_t m_live = 0; ///< of m_targets, those of lists that stand
    int m_halvings = 0;
};

CrawlOrder::CrawlOrder(const Options &options)
    : m_options(options)
    , m_rankDue(FirstRanks)
{
    if (m_options.kind == OrderKind::PageRank || m_options.kind == OrderKind::Hits)
        m_graph = std::make_unique<Graphs>(m_options.mostLinks);
}

CrawlOrder::~CrawlOrder() = default;

bool CrawlOrder::isByBucket() const
{
    return m_options.kind != OrderKind::Breadth && m_options.kind != OrderKind::Depth
        && m_options.kind != OrderKind::Random;
}

CrawlOrder::Url &CrawlOrder::at(Number url)
{
    if (m_urls.size() <= size_t(url))
        m_urls.resize(size_t(url) + 1);
    return m_urls[size_t(url)];
}

int CrawlOrder::bucketFor(const Url &url, double score) const
{
    if (!url.page)
        return WorstBucket; // nothing is behind it
    switch (m_options.kind) {
    case OrderKind::PageRank: {
        // From some 17,000 times the rank of a page that nobody links to down to that, the finer the lower: most pages
        // have little more.
        constexpr double worst = WorstBucket - 1;
        constexpr double steps = 8;
        return std::min(bucketAt(worst - steps * std::sqrt(std::log2(1 + score))), WorstBucket - 1);
    }
    case OrderKind::Opic:
        return std::min(score > 0 ? bucketAt(-std::log2(score)) : WorstBucket, WorstBucket - 1);
    case OrderKind::Hits:
        // Half of the best one is two buckets behind it.
        return std::min(score > 0 ? bucketAt(-2 * std::log2(score)) : WorstBucket, WorstBucket - 1);
    case OrderKind::Backlinks:
        return std::min(bucketAt(WorstBucket - 1 - 2 * std::log2(std::max(score, 1.0))), WorstBucket - 1);
    case OrderKind::Sitemap:
        return url.inSitemap ? 0 : WorstBucket / 2;
    case OrderKind::Importance: {
        constexpr double middle = 20;
        return std::min(bucketAt(middle - 2 * std::log2(std::max(score, 1.0)) - url.points), WorstBucket - 1);
    }
    case OrderKind::Topic:
        return std::min(bucketAt((MostPoints - url.points) * double(WorstBucket) / (2 * MostPoints)), WorstBucket - 1);
    case OrderKind::Breadth:
    case OrderKind::Depth:
    case OrderKind::Random:
        break;
    }
    return 0;
}

int CrawlOrder::priorityFor(int bucket) const
{
    // The bucket stands in the lowest digits, where it decides nothing but lets itself be read again.
    const qint64 turn = m_fetched / PagesOfEpoch + qint64(bucket) * EpochsPerBucket;
    return int(std::min<qint64>(turn * Buckets + bucket, MostPriority));
}

int CrawlOrder::drawn(quint64 salt) const
{
    // By exponential waits from now on, whoever waits already and whoever comes are equally likely to be next.
    const double part = (double(mixed(m_options.seed ^ mixed(salt)) >> 11) + 1) / 9007199254740993.0; // (0, 1)
    const double wait = -std::log(part) * RandomUnit;
    return int(std::min<double>(double(m_now) + wait, MostPriority));
}

void CrawlOrder::resume(qint64 fetched, int leastPriority)
{
    m_fetched = fetched;
    m_sequence = std::max<qint64>(m_sequence, -qint64(leastPriority));
    m_now = std::max(leastPriority, 0);
    m_draws = quint64(fetched);
    if (m_graph && !m_graph->isEmpty())
        rankAnew();
}

void CrawlOrder::Url::describe(const Waiting &what)
{
    page = what.page;
    inSitemap = what.inSitemap;
    points = qint8(std::clamp(what.points, -MostPoints, MostPoints));
}

void CrawlOrder::known(Number page, std::span<const Number> targets)
{
    const bool counts = m_options.kind == OrderKind::Backlinks || m_options.kind == OrderKind::Importance;
    at(page);
    for (const Number target : targets) {
        if (target > 0 && target != page)
            at(target).score += counts ? 1.F : 0.F;
    }
    if (m_graph)
        m_graph->set(page, targets);
}

void CrawlOrder::knownWaiting(Number number, const Waiting &what, int priority)
{
    Url &url = at(number);
    url.waits = true;
    url.describe(what);
    url.priority = priority;
    url.bucket = isByBucket() ? quint8(std::abs(priority) % Buckets) : 0;
    if (m_options.kind == OrderKind::Opic)
        url.score = float(std::exp2(-double(url.bucket))); // what it had in cash, about
    else if (!m_graph)
        note(number, url);
}

void CrawlOrder::beginPage(Number page, size_t targets)
{
    ++m_sequence;
    m_now = std::max<qint64>(m_now, at(page).priority);
    const double score = at(page).score;
    m_share = 0;
    if (targets == 0)
        return;
    if (m_options.kind == OrderKind::Hits && m_hubUnit == 0)
        m_hubUnit = 1 / double(targets); // what the first page names is the best there is
    if (m_options.kind == OrderKind::PageRank)
        m_share = Damping * (1 + score) / double(targets);
    else if (m_options.kind == OrderKind::Hits)
        m_share = m_hubUnit * double(targets);
    else if (m_options.kind == OrderKind::Opic)
        m_share = Damping * score / double(targets);
    else if (m_options.kind == OrderKind::Backlinks || m_options.kind == OrderKind::Importance)
        m_share = 1;
}

int CrawlOrder::priorityOfNew(const Waiting &what) const
{
    if (m_options.kind == OrderKind::Breadth)
        return 0;
    if (m_options.kind == OrderKind::Depth)
        return int(std::max<qint64>(-m_sequence, -MostPriority));
    if (m_options.kind == OrderKind::Random)
        return drawn(++m_draws);
    Url url;
    url.describe(what);
    // Start addresses, which no page names, have all the cash.
    const double first = m_options.kind == OrderKind::Opic && m_sequence == 0 ? 1 : m_share;
    return priorityFor(bucketFor(url, first));
}

void CrawlOrder::added(Number number, const Waiting &what, int priority)
{
    Url &url = at(number);
    url.waits = true;
    url.describe(what);
    url.priority = priority;
    url.bucket = isByBucket() ? quint8(priority % Buckets) : 0;
    if (m_options.kind == OrderKind::Opic && m_sequence == 0)
        url.score = 1;
}

int CrawlOrder::waitsAgain(Number number, const Waiting &what)
{
    Url &url = at(number);
    url.waits = true;
    url.page = what.page;
    url.inSitemap = url.inSitemap || what.inSitemap;
    if (what.points != 0)
        url.points = qint8(std::clamp(what.points, -MostPoints, MostPoints));
    if (isByBucket()) {
        url.bucket = quint8(bucketFor(url, url.score + m_share));
        url.priority = priorityFor(url.bucket);
    } else {
        url.priority = priorityOfNew(what);
    }
    return url.priority;
}

void CrawlOrder::learnt(Number number, const Waiting &what)
{
    Url &url = at(number);
    url.page = url.page || what.page;
    url.inSitemap = url.inSitemap || what.inSitemap;
    if (m_options.kind == OrderKind::Topic)
        url.points = qint8(std::clamp(what.points, int(url.points), MostPoints));
    note(number, url);
}

int CrawlOrder::priorityOf(Number url) const
{
    return url > 0 && size_t(url) < m_urls.size() ? m_urls[size_t(url)].priority : 0;
}

CrawlOrder::Turn CrawlOrder::turnOf(int priority)
{
    const int bucket = std::abs(priority) % Buckets;
    return {bucket, std::max<qint64>(priority / Buckets - qint64(bucket) * EpochsPerBucket, 0) * PagesOfEpoch};
}

int CrawlOrder::topicPointsOf(int priority)
{
    return MostPoints - (2 * turnOf(priority).bucket + 1) * MostPoints / WorstBucket;
}

int CrawlOrder::pointsOf(Number url) const
{
    return url > 0 && size_t(url) < m_urls.size() ? m_urls[size_t(url)].points : 0;
}

std::optional<int> CrawlOrder::bucketOf(Number url) const
{
    if (url <= 0 || size_t(url) >= m_urls.size() || !m_urls[size_t(url)].waits)
        return std::nullopt;
    return m_urls[size_t(url)].bucket;
}

void CrawlOrder::note(Number number, Url &url)
{
    if (!url.waits || url.changed || !isByBucket())
        return;
    const int bucket = bucketFor(url);
    // Ranks go up and down a little as pages come; to fall is not urgent.
    if (bucket < url.bucket || bucket > url.bucket + 1) {
        url.changed = true;
        m_changed.push_back(number);
    }
}

void CrawlOrder::give(Number target, double share)
{
    Url &url = at(target);
    url.score += float(share);
    note(target, url);
}

void CrawlOrder::fetched(Number page, std::span<const Number> targets)
{
    Url &url = at(page);
    url.waits = false;
    ++m_fetched;
    if (m_options.kind == OrderKind::Opic)
        url.score = 0; // it gave all it had
    for (const Number target : targets) {
        if (target > 0 && (target != page || m_options.kind == OrderKind::Opic))
            give(target, m_share);
    }
    m_share = 0;
    if (!m_graph)
        return;
    m_graph->set(page, targets);
    if (m_fetched >= m_rankDue)
        rankAnew();
}

void CrawlOrder::gone(Number number)
{
    at(number).waits = false;
}

void CrawlOrder::rankAnew()
{
    m_rankDue = m_fetched + std::max(FirstRanks, m_fetched / RanksPart);
    const auto nodes = Node(std::min<size_t>(m_urls.size(), std::numeric_limits<Node>::max()));
    if (m_options.kind == OrderKind::Hits)
        rankByHits(nodes);
    else
        rankByPageRank(nodes);
}

void CrawlOrder::take(Number number, double score)
{
    Url &url = m_urls[size_t(number)];
    url.score = float(score);
    note(number, url);
}

void CrawlOrder::rankByPageRank(Node nodes)
{
    std::vector<double> start(nodes);
    std::transform(m_urls.begin(), m_urls.begin() + qptrdiff(nodes), start.begin(),
        [](const Url &url) { return 1 + double(url.score); });
    PageRankOptions options;
    options.damping = Damping;
    options.precision = RoughPrecision;
    options.start = start;
    const PageRank found = pageRank(m_graph->graph(nodes), options);
    // In parts of what 0 has, which is nobody, and to which nobody links: this does not depend on how many there are.
    for (Node number = 1; number < nodes; ++number)
        take(number, std::max(found.ranks[number] / found.ranks[0] - 1, 0.0));
}

void CrawlOrder::rankByHits(Node nodes)
{
    const Graph graph = m_graph->graph(nodes);
    const Hits found = hits(graph, RoughPrecision);
    const double best = *std::max_element(found.authorities.begin(), found.authorities.end());
    if (!(best > 0))
        return;
    for (Node number = 1; number < nodes; ++number)
        take(number, found.authorities[number] / best);
    // Of a page that comes now it is known only how many it links to. If these are what links lead to in the mean, its
    // hub is `targets` / edges, of all hubs taken together, and an authority is the hubs that link to it, in parts of
    // what all hubs give.
    double given = 0;
    for (Node number = 0; number < nodes; ++number)
        given += found.hubs[number] * double(graph.targets(number).size());
    m_hubUnit = 1 / (double(graph.edges()) * given * best);
}

std::vector<CrawlOrder::Change> CrawlOrder::takeChanges(size_t most)
{
    std::vector<Change> changes;
    while (!m_changed.empty() && changes.size() < most) {
        const Number number = m_changed.back();
        m_changed.pop_back();
        Url &url = m_urls[size_t(number)];
        url.changed = false;
        if (!url.waits)
            continue;
        // What it waited for already stays its own.
        const int bucket = bucketFor(url);
        const int priority = url.priority + (bucket - url.bucket) * (EpochsPerBucket * Buckets + 1);
        if (bucket == url.bucket)
            continue;
        url.bucket = quint8(bucket);
        url.priority = std::min(priority, MostPriority);
        changes.push_back({number, url.priority});
    }
    return changes;
}

} // namespace argiope::rank
