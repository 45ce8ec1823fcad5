#pragma once

#include "core/base/clock.h"
#include "core/base/waitingurl.h"
#include "core/engine/recorder/ledger.h"
#include "core/engine/recorder/queue.h"
#include "core/engine/result.h"
#include "core/frontier/bloomfilter.h"
#include "core/frontier/seencache.h"
#include "core/settings/crawlsettings.h"

#include <QList>
#include <QSet>

#include <functional>
#include <optional>
#include <span>

namespace argiope::engine {

/// Decides of every URL that is met whether it is new, and keeps depths true: each is the length of the shortest way
/// of followed links from a seed, whatever order the pages come in. Feeds the queue with what is let in.
/// The recorder's thread, inside a transaction; what it is given must outlive it.
class Discovery
{
public:
    /// What is known of URLs; the project file has it.
    class Urls
    {
    public:
        Urls() = default;
        virtual ~Urls() = default;
        Urls(const Urls &) = delete;
        Urls &operator=(const Urls &) = delete;

        /// find() will be asked for these.
        virtual void lookAhead(std::span<const url::UrlKey> keys) = 0;
        [[nodiscard]] virtual std::optional<store::KnownUrl> find(const url::UrlKey &key) = 0;
        [[nodiscard]] virtual std::optional<store::KnownUrl> byId(base::UrlId id) = 0;
        /// As it is to be queued: with its text and what a server may confirm of it.
        [[nodiscard]] virtual base::WaitingUrl waiting(const store::KnownUrl &url, bool page, const base::Way &way) = 0;
        [[nodiscard]] virtual base::HostId host(const QByteArray &origin) = 0;
        [[nodiscard]] virtual base::RuleId rule(const store::Rule &rule) = 0;
        /// None where it could not be stored.
        [[nodiscard]] virtual base::UrlId insert(const store::NewUrl &url) = 0;
        virtual void requeue(base::UrlId id, store::UrlRole role, base::RuleId rule, const base::Way &way) = 0;
        virtual void skip(base::UrlId id, base::RuleId rule) = 0;
        virtual void lowerDepth(base::UrlId id, const base::Way &way) = 0;
        virtual void markInSitemap(base::UrlId id) = 0;
        /// A URL of an earlier run is met in this one.
        virtual void meetInRun(const store::MetUrl &url) = 0;
        /// Where the stored links of a page lead.
        [[nodiscard]] virtual QList<store::LinkTarget> linkTargets(base::UrlId page) = 0;
        /// A finished URL is fetched once more: what came of it counts no more until then.
        virtual void uncount(base::UrlId id) = 0;
        /// uncount(), and what came of it is of no use: it was only checked, and is a page.
        virtual void drop(base::UrlId id) = 0;
    };
    /// What keeps a URL out that a page was the first to name; None where nothing does.
    using KeptOut = std::function<base::RuleId(const QByteArray &url, int depth)>;

    Discovery(const settings::CrawlSettings &settings, const base::Clock &clock, Urls &urls, Queue &queue,
        Ledger &ledger, KeptOut keptOut);

    void setRun(int run) { m_run = run; }
    /// Room in memory for so many URLs, and no more than `most`; then remember() has to be told of all there are.
    void expect(qint64 urls, qsizetype most);
    void remember(const url::UrlKey &key) { m_bloom->insert(key); }
    /// One of this run that pages are likely to name: the cache knows it from now on.
    void recall(const url::UrlKey &key, const store::KnownUrl &url);
    /// What kept URLs out that were beyond a limit.
    [[nodiscard]] base::RuleId depthRule() const { return m_depthRule; }
    [[nodiscard]] base::RuleId hopsRule() const { return m_hopsRule; }
    void setMaxDepth(int most) { m_maxDepth = most; } ///< as the settings have it
    /// The limit that keeps out what is met on this way; None where none does.
    [[nodiscard]] base::RuleId limitKeeping(const base::Way &way) const
    {
        return isWithinLimits(way) ? base::RuleId::None : limitOf(way);
    }
    /// A URL that was let in is kept out.
    void keptOut(const url::UrlKey &key, base::UrlId id, const base::Way &way)
    {
        m_seen.insert(key, {id, way.depth, 0, quint16(way.hops)});
    }
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
        bool isNew = false;
    };
    /// `rules`: ids of what target.rule counts. The answers in the order of the targets, each of which stands for
    /// another URL.
    QList<Met> meet(const QList<judge::Target> &targets, const QList<base::RuleId> &rules, const Source &source);
    /// A URL that was looked up already is met.
    void meetKnown(judge::Fate fate, base::RuleId rule, const Source &source, const store::KnownUrl &known);

private:
    /// Ranks fates: 0 kept out, 1 checked, 2 a page. A meeting can only ever raise a URL's.
    struct Standing
    {
        int rank = 0;
        base::Way way;
    };
    [[nodiscard]] bool isWithinLimits(const base::Way &way) const;
    [[nodiscard]] base::RuleId limitOf(const base::Way &way) const
    {
        return way.hops > m_maxHops ? m_hopsRule : m_depthRule;
    }
    [[nodiscard]] bool isHard(base::RuleId rule) const { return m_hardRules.contains(rule); }
    [[nodiscard]] base::RuleId trapFor(const Source &source, const QByteArray &url, int depth);
    Met insertNew(const judge::Target &target, base::RuleId rule, const Source &source, const base::Way &way);
    [[nodiscard]] Standing meetAt(
        judge::Fate fate, base::RuleId rule, const Source &source, const base::Way &way, const store::KnownUrl &known);
    [[nodiscard]] Standing meetSkipped(int rank, base::RuleId rule, const base::Way &way, const store::KnownUrl &known);
    [[nodiscard]] Standing meetOutdated(
        judge::Fate fate, base::RuleId rule, const Source &source, const base::Way &way, const store::KnownUrl &known);
    void lowerDepths(const store::KnownUrl &url, const base::Way &way);

    int m_maxDepth; ///< negative: no limit
    const bool m_redirectsToEnd; ///< they do not count for it
    const int m_maxHops;
    const base::Clock &m_clock;
    Urls &m_urls;
    Queue &m_queue;
    Ledger &m_ledger;
    const KeptOut m_keptOut;
    int m_run = 1;
    frontier::SeenCache m_seen;
    std::optional<frontier::BloomFilter> m_bloom{std::in_place};
    QSet<base::RuleId> m_hardRules;
    const base::RuleId m_depthRule;
    const base::RuleId m_hopsRule;
};

} // namespace argiope::engine
