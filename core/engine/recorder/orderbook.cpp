#include "core/engine/recorder/orderbook.h"

#include "core/settings/fields.h"
#include "core/store/ranktable.h"
#include "core/store/reader.h"

#include <algorithm>

namespace argiope::engine {

using base::UrlId;

namespace {

constexpr int PagesBetweenUpdates = 32;
constexpr size_t MostChanges = 1024; ///< at once, so that others are served in between
constexpr int QueuePiece = 10'000;
constexpr int NoPoints = -100; ///< so that they are not raised

rank::OrderKind kindOf(settings::Order order)
{
    switch (order) {
    case settings::Order::Depth:
        return rank::OrderKind::Depth;
    case settings::Order::PageRank:
        return rank::OrderKind::PageRank;
    case settings::Order::Opic:
        return rank::OrderKind::Opic;
    case settings::Order::Backlinks:
        return rank::OrderKind::Backlinks;
    case settings::Order::Sitemap:
        return rank::OrderKind::Sitemap;
    case settings::Order::Importance:
        return rank::OrderKind::Importance;
    case settings::Order::Random:
        return rank::OrderKind::Random;
    case settings::Order::Topic:
        return rank::OrderKind::Topic;
    case settings::Order::Breadth:
        break;
    }
    return rank::OrderKind::Breadth;
}

/// What an address alone says: the fewer folders and parameters, the more.
int plainPoints(const QByteArray &url)
{
    constexpr qsizetype most = 6;
    const qsizetype scheme = url.indexOf("://");
    const qsizetype query = url.indexOf('?');
    const qsizetype slashes = url.left(query < 0 ? url.size() : query).mid(scheme < 0 ? 0 : scheme + 3).count('/');
    return int(most - std::min(slashes, most)) - (query < 0 ? 0 : 2);
}

rank::Number numberOf(UrlId id)
{
    return base::raw(id);
}

std::vector<rank::Number> numbersOf(const QList<UrlId> &ids)
{
    std::vector<rank::Number> numbers;
    numbers.reserve(size_t(ids.size()));
    std::transform(ids.begin(), ids.end(), std::back_inserter(numbers), numberOf);
    return numbers;
}

} // namespace

OrderBook::OrderBook(const settings::CrawlSettings &settings, quint64 seed, const topic::Focus *focus,
    store::Writer &writer, frontier::Frontier &frontier, ValidSince validSince)
    : m_settings(settings)
    , m_writer(writer)
    , m_frontier(frontier)
    , m_validSince(std::move(validSince))
    , m_focus(settings.order == settings::Order::Topic ? focus : nullptr)
{
    if (settings.order == settings::Order::Breadth)
        return;
    rank::CrawlOrder::Options options;
    options.kind = kindOf(settings.order);
    options.seed = seed;
    m_order.emplace(options);
    if (settings.order != settings::Order::Importance)
        return;
    for (const QString &line : settings.importance) {
        if (const auto importance = settings::importanceOf(line))
            m_patterns.append({importance->points, QRegularExpression(importance->pattern)});
    }
}

void OrderBook::restore(const settings::CrawlSettings &before, qint64 fetched)
{
    const bool sameOrder = before.order == m_settings.order;
    if (!sameOrder)
        m_writer.ranks().resetPriorities();
    if (!m_order)
        return;
    readLinks();
    readQueue(sameOrder, fetched);
}

void OrderBook::readLinks()
{
    using settings::Order;
    const Order order = m_settings.order;
    if (order != Order::PageRank && order != Order::Backlinks && order != Order::Importance)
        return;
    // What earlier sessions stored; this one has not changed any links yet.
    const auto reader = store::Reader::open(m_writer.path());
    if (!reader)
        return; // who writes the file finds out what is wrong with it
    std::vector<rank::Number> targets;
    UrlId page = UrlId::None;
    const auto endPage = [&] {
        std::sort(targets.begin(), targets.end());
        targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
        if (page != UrlId::None)
            m_order->known(numberOf(page), targets);
        targets.clear();
    };
    (*reader)->forEachLinkNumbers([&](const store::LinkNumbers &link) {
        if (link.page != page) {
            endPage();
            page = link.page;
        }
        if (link.followed)
            targets.push_back(numberOf(link.target));
        return true;
    });
    endPage();
}

void OrderBook::readQueue(bool sameOrder, qint64 fetched)
{
    int least = 0;
    UrlId after = UrlId::None;
    for (QList<store::QueuedUrl> piece; !(piece = m_writer.ranks().queued(after, QueuePiece)).isEmpty();) {
        for (const store::QueuedUrl &url : piece) {
            const bool promised = sameOrder && m_settings.order == settings::Order::Topic;
            const int points = promised ? rank::CrawlOrder::topicPointsOf(url.priority) : pointsOf(url.url);
            const rank::Waiting what{url.role == store::UrlRole::Page, url.inSitemap, points};
            m_order->knownWaiting(numberOf(url.id), what, url.priority);
            least = after == UrlId::None ? url.priority : std::min(least, url.priority);
            after = url.id;
        }
    }
    m_order->resume(fetched, sameOrder ? least : 0);
}

int OrderBook::pointsOf(const QByteArray &url, const url::UrlKey *key) const
{
    if (m_focus) {
        const auto promised = key ? m_promises.find(*key) : m_promises.end();
        return promised != m_promises.end() ? promised->second : topic::pointsOf(m_focus->promise(0, {}, url));
    }
    if (m_settings.order != settings::Order::Importance)
        return 0;
    int points = plainPoints(url);
    for (const Pattern &pattern : m_patterns) {
        if (pattern.regex.match(QString::fromUtf8(url)).hasMatch())
            points += pattern.points;
    }
    return points;
}

rank::Waiting OrderBook::waitingOf(const store::NewUrl &url) const
{
    return {url.role == store::UrlRole::Page, url.inSitemap, pointsOf(url.url, &url.key)};
}

int OrderBook::priorityOfNew(const store::NewUrl &url) const
{
    return m_order ? m_order->priorityOfNew(waitingOf(url)) : 0;
}

void OrderBook::added(UrlId id, const store::NewUrl &url)
{
    if (m_order && id != UrlId::None)
        m_order->added(numberOf(id), waitingOf(url), url.priority);
}

int OrderBook::waits(const base::WaitingUrl &url)
{
    if (!m_order)
        return url.priority;
    const int priority = m_order->waitsAgain(numberOf(url.id), {url.page, false, pointsOf(url.url)});
    if (priority != url.priority)
        m_writer.ranks().setPriority(url.id, priority);
    return priority;
}

int OrderBook::priorityOf(UrlId id) const
{
    return m_order ? m_order->priorityOf(numberOf(id)) : 0;
}

void OrderBook::wantedAsPage(UrlId id)
{
    if (m_order)
        m_order->learnt(numberOf(id), {true, false, NoPoints});
}

void OrderBook::namedBySitemap(UrlId id)
{
    if (m_order)
        m_order->learnt(numberOf(id), {false, true, NoPoints});
}

void OrderBook::beginPage(
    UrlId page, size_t followed, const QList<judge::Target> &targets, const QList<qint8> &promises)
{
    if (!m_order)
        return;
    m_order->beginPage(numberOf(page), followed);
    m_promises.clear();
    if (!m_focus)
        return;
    const auto ofPage = qint8(m_order->pointsOf(numberOf(page)));
    for (qsizetype i = 0; i < targets.size(); ++i)
        m_promises.emplace(targets[i].key, i < promises.size() ? promises[i] : ofPage);
}

void OrderBook::linked(UrlId target, const url::UrlKey &key)
{
    const auto promised = m_promises.find(key);
    if (m_focus && promised != m_promises.end())
        m_order->learnt(numberOf(target), {false, false, promised->second});
}

void OrderBook::fetched(UrlId page, const QList<UrlId> &followed)
{
    if (!m_order)
        return;
    m_order->fetched(numberOf(page), numbersOf(followed));
    ++m_pages;
}

void OrderBook::gone(UrlId id)
{
    if (m_order)
        m_order->gone(numberOf(id));
}

void OrderBook::update()
{
    if (!m_order || m_pages < PagesBetweenUpdates)
        return;
    m_pages = 0;
    for (const rank::CrawlOrder::Change &change : m_order->takeChanges(MostChanges)) {
        const UrlId id{change.url};
        const auto known = m_writer.byId(id);
        if (!known || known->state != store::UrlState::Queued) {
            m_order->gone(change.url);
            continue;
        }
        m_writer.ranks().setPriority(id, change.priority);
        const frontier::QueuePos from{known->priority, known->depth, change.url};
        if (!m_frontier.setPriority(known->host, from, change.priority)) {
            const bool page = known->role == store::UrlRole::Page;
            m_frontier.move(known->depth, m_writer.waiting(id, known->role, m_validSince(page)));
        }
    }
}

void OrderedQueue::offer(base::WaitingUrl url)
{
    url.priority = m_order.priorityOf(url.id);
    FrontierQueue::offer(std::move(url));
}

void OrderedQueue::requeueSkipped(base::WaitingUrl url, bool soon)
{
    url.priority = m_order.waits(url);
    FrontierQueue::requeueSkipped(std::move(url), soon);
}

void OrderedQueue::requeueFinished(base::WaitingUrl url, bool outdated, bool soon)
{
    url.priority = m_order.waits(url);
    FrontierQueue::requeueFinished(std::move(url), outdated, soon);
}

bool OrderedQueue::keepOut(const base::WaitingUrl &url)
{
    if (!FrontierQueue::keepOut(url))
        return false;
    m_order.gone(url.id);
    return true;
}

void OrderedQueue::skipLeased(UrlId id)
{
    m_order.gone(id);
    FrontierQueue::skipLeased(id);
}

} // namespace argiope::engine
