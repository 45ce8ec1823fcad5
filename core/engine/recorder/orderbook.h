#pragma once

#include "core/engine/recorder/queue.h"
#include "core/judge/foundlinks.h"
#include "core/rank/crawlorder.h"
#include "core/settings/crawlsettings.h"
#include "core/store/writer.h"
#include "core/topic/focus.h"

#include <QList>
#include <QRegularExpression>

#include <functional>
#include <optional>
#include <span>
#include <unordered_map>

namespace argiope::engine {

/// The order of a crawl that does not go breadth-first: what rank::CrawlOrder decides stands in the file and is told to
/// the frontier. In a breadth-first crawl it does nothing. The recorder's thread, inside a transaction; what it is
/// given must outlive it.
class OrderBook
{
public:
    /// Since when what is stored of a page may be confirmed; see Refetch::validSince().
    using ValidSince = std::function<std::optional<qint64>(bool page)>;
    /// `focus`: of the crawl's topic, where it has one.
    OrderBook(const settings::CrawlSettings &settings, quint64 seed, const topic::Focus *focus, store::Writer &writer,
        frontier::Frontier &frontier, ValidSince validSince);

    /// On opening, before the frontier hears of what waits. `before`: the settings of the session before; `fetched`:
    /// how many pages were. Goes through the stored links.
    void restore(const settings::CrawlSettings &before, qint64 fetched);

    /// A new URL, that is about to be stored as queued, has this priority.
    [[nodiscard]] int priorityOfNew(const store::NewUrl &url) const;
    void added(base::UrlId id, const store::NewUrl &url);
    /// The priority of one that waits now; where it is another than that of `url` it is stored.
    [[nodiscard]] int waits(const base::WaitingUrl &url);
    [[nodiscard]] int priorityOf(base::UrlId id) const;
    void wantedAsPage(base::UrlId id);
    void namedBySitemap(base::UrlId id);

    /// Between these two the targets of a page are met.
    /// `promises`: PageResult::promises; where there are none the targets are worth what their page was.
    void beginPage(
        base::UrlId page, size_t followed, const QList<judge::Target> &targets, const QList<qint8> &promises);
    void linked(base::UrlId target, const url::UrlKey &key); ///< followed, whether it is new or not
    void fetched(base::UrlId page, const QList<base::UrlId> &followed);
    void gone(base::UrlId id); ///< it waits no more
    /// What it learnt of the last pages comes to count, at most every few pages.
    void update();

private:
    [[nodiscard]] int pointsOf(const QByteArray &url, const url::UrlKey *key = nullptr) const;
    [[nodiscard]] rank::Waiting waitingOf(const store::NewUrl &url) const;
    void readLinks();
    void readQueue(bool sameOrder, qint64 fetched);

    struct Pattern
    {
        int points = 0;
        QRegularExpression regex;
    };
    const settings::CrawlSettings &m_settings;
    store::Writer &m_writer;
    frontier::Frontier &m_frontier;
    const ValidSince m_validSince;
    const topic::Focus *const m_focus; ///< with Order::Topic
    std::unordered_map<url::UrlKey, qint8, url::UrlKeyHash> m_promises; ///< of the page of beginPage()
    std::optional<rank::CrawlOrder> m_order; ///< none: breadth-first
    QList<Pattern> m_patterns;
    int m_pages = 0; ///< fetched since update() did something
};

/// The queue, where URLs wait by their priorities.
class OrderedQueue final : public FrontierQueue
{
public:
    OrderedQueue(frontier::Frontier &frontier, OrderBook &order)
        : FrontierQueue(frontier)
        , m_order(order)
    {
    }
    void offer(base::WaitingUrl url) override;
    void requeueSkipped(base::WaitingUrl url, bool soon) override;
    void requeueFinished(base::WaitingUrl url, bool outdated, bool soon) override;
    void skipLeased(base::UrlId id) override;
    [[nodiscard]] bool keepOut(const base::WaitingUrl &url) override;

private:
    OrderBook &m_order;
};

} // namespace argiope::engine
