#include "core/rank/crawlorder.h"

#include "core/rank/hits.h"
#include "core/rank/mix.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

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

int bucketAt(double steps)
{
    return int(std::clamp(std::floor(steps), 0.0, double(WorstBucket)));
}

} // namespace

CrawlOrder::CrawlOrder(const Options &options)
    : m_options(options)
    , m_rankDue(options.ranksEvery > 0 ? options.ranksEvery : FirstRanks)
{
    if (m_options.kind == OrderKind::PageRank || m_options.kind == OrderKind::Hits)
        m_links.emplace(m_options.mostLinks);
}

bool CrawlOrder::isByBucket() const
{
    return m_options.kind != OrderKind::Breadth && m_options.kind != OrderKind::Depth
        && m_options.kind != OrderKind::Random;
}

bool CrawlOrder::isByLinks() const
{
    return isByBucket() && m_options.kind != OrderKind::Sitemap && m_options.kind != OrderKind::Topic;
}

CrawlOrder::Url &CrawlOrder::at(Number url)
{
    if (m_urls.size() <= url)
        m_urls.resize(url + 1);
    return m_urls[url];
}

int CrawlOrder::bucketFor(const Url &url, double score) const
{
    if (url.elder)
        return 0;
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
    if (m_links && !m_links->isEmpty())
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
    keep(page, targets);
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
    else if (!m_links)
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
    return url > 0 && url < m_urls.size() ? m_urls[url].priority : 0;
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
    return url > 0 && url < m_urls.size() ? m_urls[url].points : 0;
}

std::optional<int> CrawlOrder::bucketOf(Number url) const
{
    if (url <= 0 || url >= m_urls.size() || !m_urls[url].waits)
        return std::nullopt;
    return m_urls[url].bucket;
}

void CrawlOrder::note(Number number, Url &url)
{
    if (!url.waits || url.changed || !isByBucket())
        return;
    const int bucket = bucketFor(url);
    // Ranks go up and down a little as pages come; to fall is not urgent.
    if (bucket < url.bucket || bucket > url.bucket + 1) {
        url.changed = true;
        m_changed.push_back(Node(number));
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
    url.elder = false;
    ++m_fetched;
    if (m_options.kind == OrderKind::Opic)
        url.score = 0; // it gave all it had
    for (const Number target : targets) {
        if (target > 0 && (target != page || m_options.kind == OrderKind::Opic))
            give(target, m_share);
    }
    m_share = 0;
    keep(page, targets);
    if (m_links && m_fetched >= m_rankDue)
        rankAnew();
    if (isByLinks() && m_options.eldersPart > 0 && m_fetched % m_options.eldersPart == 0)
        raiseElder();
}

void CrawlOrder::raiseElder()
{
    while (m_eldest < m_urls.size() && !(m_urls[m_eldest].waits && m_urls[m_eldest].page))
        ++m_eldest;
    if (m_eldest >= m_urls.size())
        return;
    Url &url = m_urls[m_eldest];
    url.elder = true;
    note(m_eldest++, url);
}

void CrawlOrder::keep(Number page, std::span<const Number> targets)
{
    if (!m_links)
        return;
    std::vector<Node> nodes;
    nodes.reserve(targets.size());
    for (const Number target : targets) {
        if (target > 0)
            nodes.push_back(Node(target));
    }
    m_links->set(Node(page), nodes);
}

void CrawlOrder::gone(Number number)
{
    at(number).waits = false;
}

void CrawlOrder::rankAnew()
{
    m_rankDue
        = m_fetched + (m_options.ranksEvery > 0 ? m_options.ranksEvery : std::max(FirstRanks, m_fetched / RanksPart));
    if (m_options.kind == OrderKind::Hits)
        rankByHits();
    else
        rankByPageRank();
}

void CrawlOrder::take(Number number, double score)
{
    Url &url = m_urls[number];
    url.score = float(score);
    note(number, url);
}

/// As pageRank() does it, from what the ranks were before. A million URLs are to be ranked beside all that a crawl
/// holds, so ranks stay where they are, as parts of a page's that nobody links to, and a step takes 8 bytes a URL.
void CrawlOrder::rankByPageRank()
{
    const auto nodes = m_urls.size(); // 0 is nobody, and counts as one of them
    std::vector<double> next(m_urls.size());
    const auto rankOf = [](const Url &url) { return 1 + double(url.score); };
    for (int step = 0; step < RoughPrecision.most; ++step) {
        std::fill(next.begin(), next.end(), 0.0);
        const double all = std::accumulate(
            m_urls.cbegin(), m_urls.cend(), 0.0, [&](double sum, const Url &url) { return sum + rankOf(url); });
        double given = 0;
        m_links->forEach([&](Node page, std::span<const Node> targets) {
            const double rank = rankOf(std::as_const(m_urls)[page]);
            given += rank;
            for (const Node target : targets)
                next[target] += rank / double(targets.size());
        });
        const double base = ((1 - Damping) * all + Damping * (all - given)) / double(nodes);
        double change = 0;
        for (qsizetype number = 0; number < nodes; ++number) {
            Url &url = m_urls[number];
            const double linked = Damping * next[size_t(number)];
            change += std::abs(base + linked - rankOf(url));
            url.score = float(linked / base);
        }
        if (change < RoughPrecision.tolerance * all)
            break;
    }
    for (Number number = 1; number < nodes; ++number)
        note(number, m_urls[number]);
}

void CrawlOrder::rankByHits()
{
    const auto nodes = Node(m_urls.size());
    const Hits found = hits(*m_links, nodes, RoughPrecision);
    const double best = *std::max_element(found.authorities.begin(), found.authorities.end());
    if (!(best > 0))
        return;
    for (Node number = 1; number < nodes; ++number)
        take(number, found.authorities[number] / best);
    // Of a page that comes now it is known only how many it links to. If these are what links lead to in the mean, its
    // hub is `targets` / edges, of all hubs taken together, and an authority is the hubs that link to it, in parts of
    // what all hubs give.
    double given = 0;
    m_links->forEach(
        [&](Node page, std::span<const Node> targets) { given += found.hubs[page] * double(targets.size()); });
    m_hubUnit = 1 / (double(m_links->links()) * given * best);
}

std::vector<CrawlOrder::Change> CrawlOrder::takeChanges(size_t most)
{
    std::vector<Change> changes;
    while (!m_changed.empty() && changes.size() < most) {
        const Number number = m_changed.back();
        m_changed.pop_back();
        Url &url = m_urls[number];
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
