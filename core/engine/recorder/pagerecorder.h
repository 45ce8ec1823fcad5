#pragma once

#include "core/engine/recorder/archivekeeper.h"
#include "core/engine/recorder/discovery.h"
#include "core/engine/recorder/documentkeeper.h"
#include "core/engine/recorder/ledger.h"
#include "core/engine/recorder/orderbook.h"
#include "core/engine/recorder/queue.h"
#include "core/engine/recorder/redirectloops.h"
#include "core/engine/recorder/refetch.h"
#include "core/engine/recorder/seedscope.h"
#include "core/engine/recorder/trapkeeper.h"
#include "core/engine/recorder/visitbook.h"
#include "core/engine/result.h"
#include "core/engine/urltrace.h"
#include "core/settings/crawlsettings.h"
#include "core/store/writer.h"

#include <vector>

namespace argiope::engine {

/// Ids of the rules that a page's links were judged by, in their order.
[[nodiscard]] QList<base::RuleId> storeRules(const judge::FoundLinks &found, store::Writer &writer);

/// Writes what came of a URL: its facts, its links, its visit; then its lease is over. The recorder's thread, inside a
/// transaction.
class PageRecorder
{
public:
    /// All outlive it.
    struct Parts
    {
        const settings::CrawlSettings &settings;
        store::Writer &writer;
        Queue &queue;
        Ledger &ledger;
        VisitBook &visits;
        Refetch &refetch;
        Discovery &discovery;
        TrapKeeper &traps;
        SeedScope &seeds;
        OrderBook &order;
        DocumentKeeper *documents = nullptr; ///< null: nothing is cut out
        ArchiveKeeper *archives = nullptr; ///< null: answers are not kept
        UrlTrace *trace = nullptr; ///< null: nobody wants to know
        const SlotMail *mail = nullptr; ///< null: no other node decides about URLs
    };
    explicit PageRecorder(const Parts &parts);

    void record(PageResult &&page);
    /// A leased URL is kept out after all.
    void skip(const SkipResult &skipped);

private:
    [[nodiscard]] bool isRequested(base::UrlId id);
    void putBack(const base::WaitingUrl &held, base::WaitingUrl now);
    void recordUnchanged(PageResult &&page, const base::WaitingUrl &lease, const store::PageRecord &old);
    QList<base::UrlId> meetTargets(PageResult &page, const base::WaitingUrl &lease, const QList<base::RuleId> &rules);
    void meetStoredLinks(const QByteArray &url, const base::WaitingUrl &lease, bool noIndex);
    [[nodiscard]] judge::Fate fateOf(const store::StoredLink &link, bool noIndex) const;
    void keep(const store::PageRecord &record, const PageResult &page);
    void storeLinks(const PageResult &page, const QList<base::UrlId> &ids, const QList<base::RuleId> &rules,
        const std::vector<bool> &followed);

    const Parts m_parts;
    RedirectLoops m_loops;
    const base::RuleId m_resourceRule;
    const base::RuleId m_externalRule;
};

} // namespace argiope::engine
