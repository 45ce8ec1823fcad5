#pragma once

#include "core/engine/recorder/urlpoints.h"
#include "core/frontier/frontier.h"
#include "core/rank/crawlorder.h"
#include "core/settings/crawlsettings.h"
#include "core/store/writer.h"

#include <QList>

#include <functional>
#include <optional>

namespace argiope::engine {

/// The order of a crawl that does not go breadth-first: what rank::CrawlOrder decides stands in the file and is told to
/// the frontier. In a breadth-first crawl it only knows what waits behind all others
/// (base::LastPriority, which is added to whatever priority the order gives). The recorder's thread, inside a
/// transaction; what it is given must outlive it.
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
    /// One that waits behind all others need not; in the file and in the frontier.
    void waitsNoLonger(const store::KnownUrl &url);
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
    [[nodiscard]] rank::Waiting waitingOf(const store::NewUrl &url) const;
    void readLinks();
    void readQueue(bool sameOrder, qint64 fetched);
    void setPriority(const store::KnownUrl &known, int priority);

    const settings::CrawlSettings &m_settings;
    store::Writer &m_writer;
    frontier::Frontier &m_frontier;
    const ValidSince m_validSince;
    UrlPoints m_points;
    std::optional<rank::CrawlOrder> m_order; ///< none: breadth-first
    int m_pages = 0; ///< fetched since update() did something
};

} // namespace argiope::engine
