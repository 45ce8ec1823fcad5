#include "core/engine/recorder/orderbook.h"

#include "core/store/ranktable.h"
#include "core/store/reader.h"

#include <algorithm>

namespace argiope::engine {

using base::UrlId;

namespace {

constexpr int PagesBetweenUpdates = 4;
constexpr size_t MostChanges = 128; ///< at once: each changes pages of the file, and others are served in between
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
    case settings::Order::Hits:
        return rank::OrderKind::Hits;
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
    , m_points(settings, focus)
{
    if (settings.order == settings::Order::Breadth)
        return;
    rank::CrawlOrder::Options options;
    options.kind = kindOf(settings.order);
    options.seed = seed;
    m_order.emplace(options);
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
    if (order != Order::PageRank && order != Order::Hits && order != Order::Backlinks && order != Order::Importance)
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
            const int points = promised && !base::isLast(url.priority) ? rank::CrawlOrder::topicPointsOf(url.priority)
                                                                       : m_points.of(url.url);
            const rank::Waiting what{url.role == store::UrlRole::Page, url.inSitemap, points};
            const int priority = base::isLast(url.priority) ? url.priority - base::LastPriority : url.priority;
            m_order->knownWaiting(numberOf(url.id), what, priority);
            least = after == UrlId::None ? priority : std::min(least, priority);
            after = url.id;
        }
    }
    m_order->resume(fetched, sameOrder ? least : 0);
}

rank::Waiting OrderBook::waitingOf(const store::NewUrl &url) const
{
    return {url.role == store::UrlRole::Page, url.inSitemap, m_points.of(url.url, &url.key)};
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
    const int priority = (base::isLast(url.priority) ? base::LastPriority : 0)
        + m_order->waitsAgain(numberOf(url.id), {url.page, false, m_points.of(url.url)});
    if (priority != url.priority)
        m_writer.ranks().setPriority(url.id, priority);
    return priority;
}

void OrderBook::waitsNoLonger(const store::KnownUrl &url)
{
    if (url.state == store::UrlState::Queued && base::isLast(url.priority))
        setPriority(url, url.priority - base::LastPriority);
}

void OrderBook::setPriority(const store::KnownUrl &known, int priority)
{
    m_writer.ranks().setPriority(known.id, priority);
    const frontier::QueuePos from{known.priority, known.depth, base::raw(known.id)};
    if (!m_frontier.setPriority(known.host, from, priority)) {
        const bool page = known.role == store::UrlRole::Page;
        m_frontier.move(known.depth, m_writer.waiting(known.id, known.role, m_validSince(page)));
    }
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
    m_points.beginPage(targets, promises, m_order->pointsOf(numberOf(page)));
}

void OrderBook::linked(UrlId target, const url::UrlKey &key)
{
    if (const auto promised = m_points.promised(key))
        m_order->learnt(numberOf(target), {false, false, *promised});
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
        setPriority(*known, change.priority + (base::isLast(known->priority) ? base::LastPriority : 0));
    }
}

} // namespace argiope::engine
