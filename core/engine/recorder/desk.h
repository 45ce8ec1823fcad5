#pragma once

#include "core/engine/probebook.h"
#include "core/engine/recorder/archivekeeper.h"
#include "core/engine/recorder/archivereferrers.h"
#include "core/engine/recorder/discovery.h"
#include "core/engine/recorder/ledger.h"
#include "core/engine/recorder/orderbook.h"
#include "core/engine/recorder/orderedqueue.h"
#include "core/engine/recorder/pagerecorder.h"
#include "core/engine/recorder/projectcounters.h"
#include "core/engine/recorder/queue.h"
#include "core/engine/recorder/refetch.h"
#include "core/engine/recorder/rejudge.h"
#include "core/engine/recorder/seedscope.h"
#include "core/engine/recorder/slotmail.h"
#include "core/engine/recorder/storeurls.h"
#include "core/engine/recorder/trapkeeper.h"
#include "core/engine/recorder/visitbook.h"
#include "core/engine/session.h"
#include "core/engine/sitemapbook.h"

#include <functional>
#include <list>

namespace argiope::engine {

/// The recorder's parts over an open project, put together. The recorder's thread; session and writer outlive it.
class Desk
{
public:
    /// Inside a transaction.
    Desk(Session &session, store::Writer &writer, TrapKeeper::Events trapEvents, ArchiveKeeper::Needs archiveNeeds);

    /// What the project held when it was opened, and what is to be fetched once more of it. `before`: its settings.
    /// `cutOff`: the last session did not end.
    void restore(const settings::CrawlSettings &before, const CrawlOptions &options, bool cutOff);
    void offerSeeds();
    /// Other settings, of which settings::isLive() holds for those that differ. What is known is judged anew: `rejudge`
    /// is under way then.
    void change(const settings::CrawlSettings &settings);
    /// These are about to be recorded: what other nodes have to agree to, of all of them, is asked for at once.
    void expect(const std::list<Result> &results);
    void recordPage(PageResult &&page);
    void skipPage(const SkipResult &skipped);
    void recordSitemap(SitemapResult &&sitemap); ///< a piece of it, or its end
    [[nodiscard]] ProjectCounters counters() const;
    /// The same, by this session of a node alone.
    [[nodiscard]] ProjectCounters ownCounters() const { return counters().since(m_start); }
    /// What other nodes have sent, some of it. False where there was nothing.
    [[nodiscard]] bool receive();
    /// How the crawl went so far, every few seconds or `now`. Nobody misses more after a crash, and it is some tens of
    /// kilobytes.
    void writePast(bool now);

    /// What is left of an import, a piece at a time; false where nothing is.
    [[nodiscard]] bool meetArchived() { return orphans.meet() || referrers.settle(); }

private:
    /// The scope that judged them has been replaced while their page, or sitemap (None), was on its way.
    void judgeAgain(const QList<url::UrlKey> &targets, base::UrlId page);

    Session &m_session;
    store::Writer &m_writer;
    base::TimePoint m_pastDue; ///< when it is written next
    ProjectCounters m_start; ///< of a node: where this session began
    qint64 m_leftOutBefore = 0; ///< SitemapBook::leftOut() of earlier sessions

public:
    // In the order in which they need each other
    trap::QueuePatterns patterns;
    SlotMail mail;
    Ledger ledger;
    OrderBook order;
    OrderedQueue queue;
    VisitBook visits;
    Refetch refetch;
    StoreUrls urls;
    TrapKeeper traps;
    Discovery discovery;
    SeedScope seeds;
    DocumentKeeper documents;
    ArchiveKeeper archives;
    PageRecorder pages;
    SitemapBook sitemaps;
    ProbeBook probes;
    Rejudge rejudge;
    ArchiveOrphans orphans;
    ArchiveReferrers referrers;
};

} // namespace argiope::engine
