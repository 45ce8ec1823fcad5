#pragma once

#include "core/base/clock.h"
#include "core/base/waitingurl.h"
#include "core/engine/recorder/elsewhere.h"
#include "core/engine/recorder/ledger.h"
#include "core/engine/recorder/queue.h"
#include "core/engine/recorder/shorterways.h"
#include "core/engine/recorder/slotmail.h"
#include "core/engine/recorder/urlbook.h"
#include "core/engine/recorder/urlmemory.h"
#include "core/engine/recorder/waylimits.h"
#include "core/engine/result.h"
#include "core/settings/crawlsettings.h"

#include <QList>
#include <QSet>

#include <functional>
#include <vector>

namespace argiope::engine {

/// Decides of every URL that is met whether it is new, and keeps depths true: each is the length of the shortest way
/// of followed links from a seed, whatever order the pages come in. Feeds the queue with what is let in.
/// The recorder's thread, inside a transaction; what it is given must outlive it.
class Discovery
{
public:
    /// What keeps a URL out that a page was the first to name; None where nothing does.
    using KeptOut = std::function<base::RuleId(const QByteArray &url, int depth)>;
    Discovery(const settings::CrawlSettings &settings, const base::Clock &clock, UrlBook &urls, Queue &queue,
        Ledger &ledger, KeptOut keptOut);

    void setRun(int run);
    /// Room in memory for so many URLs, and no more than `most`; then remember() has to be told of all there are.
    void expect(qint64 urls, qsizetype most) { m_memory.expect(urls, most); }
    void knowOthers() { m_memory.knowOthers(); } ///< in place of remember(): see UrlMemory
    void remember(const url::UrlKey &key) { m_memory.addKey(key); }
    /// One of this run that pages are likely to name: the cache knows it from now on.
    void recall(const url::UrlKey &key, const store::KnownUrl &url);
    [[nodiscard]] bool recalls(const url::UrlKey &key) { return m_memory.recalls(key); } ///< without asking the file

    [[nodiscard]] WayLimits &limits() { return m_limits; }
    /// A URL that was let in is kept out.
    void keptOut(const url::UrlKey &key, base::UrlId id, const base::Way &way) { m_memory.add(key, id, {0, way}); }
    /// Skips by such a rule are not undone by another way to the URL: robots.txt has spoken. Other rules look at the
    /// URL alone and would say the same again, or at how it was met.
    void harden(base::RuleId rule) { m_hardRules.insert(rule); }
    void soften(base::RuleId rule) { m_hardRules.remove(rule); }

    /// Where targets were found.
    struct Source
    {
        base::Way way; ///< to each of them, but for a redirect's
        int redirectHops = 0; ///< to the target of a redirect
        bool inSitemap = false;
        base::RuleId trap = base::RuleId::None; ///< keeps out what is named here first
    };
    struct Met
    {
        base::UrlId id = base::UrlId::None;
        bool isFirst = false; ///< nothing in this run had named it before
    };
    /// `rules`: ids of what target.rule counts. The answers in the order of the targets, each of which stands for
    /// another URL.
    QList<Met> meet(const QList<judge::Target> &targets, const QList<base::RuleId> &rules, const Source &source);

    // Where several nodes crawl: what another has met is decided about here
    void take(const QList<ForeignFind> &finds);
    void take(const ForeignWay &way) { m_shorterWays.lower(way.id, way.way, way.followed); }

    /// A URL that was looked up already is met.
    void meetKnown(judge::Fate fate, base::RuleId rule, const Source &source, const store::KnownUrl &known);

private:
    [[nodiscard]] std::vector<UrlMemory::Look> look(const QList<judge::Target> &targets, const Source &source);
    [[nodiscard]] bool isHard(base::RuleId rule) const { return m_hardRules.contains(rule); }
    [[nodiscard]] base::RuleId trapFor(const Source &source, const QByteArray &url, int depth);
    /// `id`: which nodes have agreed on; None: it gets one.
    Met insertNew(const judge::Target &target, base::RuleId rule, const Source &source, const base::Way &way,
        base::UrlId id = base::UrlId::None);
    [[nodiscard]] Standing meetAt(
        judge::Fate fate, base::RuleId rule, const Source &source, const base::Way &way, const store::KnownUrl &known);
    [[nodiscard]] Standing meetSkipped(int rank, base::RuleId rule, const base::Way &way, const store::KnownUrl &known);
    [[nodiscard]] Standing meetOutdated(
        judge::Fate fate, base::RuleId rule, const Source &source, const base::Way &way, const store::KnownUrl &known);

    const base::Clock &m_clock;
    UrlBook &m_urls;
    Queue &m_queue;
    Ledger &m_ledger;
    const KeptOut m_keptOut;
    int m_run = 1;
    UrlMemory m_memory;
    WayLimits m_limits;
    Elsewhere m_elsewhere;
    QSet<base::RuleId> m_hardRules;
    ShorterWays m_shorterWays;
};

} // namespace argiope::engine
