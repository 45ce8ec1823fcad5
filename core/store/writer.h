#pragma once

#include "core/base/result.h"
#include "core/store/columns.h"
#include "core/store/depthlimit.h"
#include "core/store/kept.h"
#include "core/store/nodeshare.h"
#include "core/store/types.h"

#include <QByteArray>
#include <QHash>
#include <QList>

#include <functional>
#include <memory>
#include <optional>
#include <span>

namespace argiope::store {

class BatchTable;
class ProbeTable;
class RunQueue;
class Judgements;
class RankTable;

/// The one writer of a project file. Construct, use and destroy it on one thread. While it lives the file is locked
/// against other processes (a lock file beside it, which a crashed owner releases).
/// Every call but open/create/meta runs inside a transaction that the caller opens with begin() and ends with commit();
/// what was not committed is gone after a crash, as a whole.
/// Errors: a failed statement is remembered; the next commit() rolls back and returns it. Between the failure and that
/// commit() calls do nothing and return empty values.
class Writer
{
public:
    /// A new project; fails with Exists where there is a file. Nothing is left behind on failure.
    [[nodiscard]] static base::Result<std::unique_ptr<Writer>, StoreError> create(
        const QString &path, const settings::CrawlSettings &settings);
    /// An existing one; runs migrations from older versions.
    [[nodiscard]] static base::Result<std::unique_ptr<Writer>, StoreError> open(const QString &path);
    /// One in a database to which other nodes write as well. What it commits after its slots went to others fails with
    /// Fenced, as a whole; ids are agreed on. Of URLs that wait it sees those of its slots.
    [[nodiscard]] static base::Result<std::unique_ptr<Writer>, StoreError> join(
        const QString &address, const NodeShare &share);
    ~Writer();
    Writer(const Writer &) = delete;
    Writer &operator=(const Writer &) = delete;

    [[nodiscard]] QString path() const;
    [[nodiscard]] quint64 keySeed() const; ///< for url::urlKey; made at random when the file was
    [[nodiscard]] settings::CrawlSettings settings() const; ///< as stored (without secrets)
    /// Inside a transaction. Secrets that an older version wrote into the file leave it, with all traces.
    void setSettings(const settings::CrawlSettings &settings);

    /// Called when the disk is full, with nothing of the transaction in the file: true, after a while, tries again, and
    /// whatever call found the disk full goes on as if nothing had been; false lets it fail with DiskFull. Without it
    /// such calls fail at once.
    void onFull(std::function<bool(const StoreError &)> wait);
    /// The file is not to grow beyond so many bytes: a disk that is full as far as we are concerned. 0: no limit.
    [[nodiscard]] base::Result<void, StoreError> limitFile(qint64 bytes);
    /// Memory that the open transaction holds beside the database's: commit before it grows large.
    [[nodiscard]] qint64 pendingBytes() const;
    /// The open transaction has changed so many pages of the file, all of which are in memory until then, that it is
    /// better committed: where URLs come in any order each of them is in another page of the index.
    [[nodiscard]] bool holdsManyPages() const;

    void begin();
    [[nodiscard]] bool failed() const; ///< a statement failed: commit() will say so
    [[nodiscard]] base::Result<void, StoreError> commit();

    // URLs
    [[nodiscard]] std::optional<KnownUrl> find(const url::UrlKey &key);
    /// Fetches many at once, sixteen a statement: find() answers these from memory until something in the file changes.
    void lookAhead(std::span<const url::UrlKey> keys);
    [[nodiscard]] UrlId insert(const NewUrl &url);
    /// A shorter way to a URL was found: new depth and hops; the referrer changes where the depth falls.
    void lowerDepth(UrlId id, const base::Way &way);
    /// Where it was found, at the depth that it has; nothing happens where it was found on no page.
    void setReferrer(UrlId id, UrlId referrer);
    /// A skipped or finished URL comes (back) into the queue; also raises Check to Page.
    void requeue(UrlId id, UrlRole role, RuleId rule, const base::Way &way);
    /// A skipped URL comes into the queue as it stands; `rule` let it in.
    void letIn(UrlId id, RuleId rule);
    /// A queued URL is kept out after all (robots.txt, or a depth that is known better now).
    void skip(UrlId id, RuleId rule);
    /// URLs that `rule` kept out and whose depth and hops are within `limit` now come into the queue; `newRule` let
    /// them in. Only those that `run` met. Returns how many. A scan of all URLs.
    [[nodiscard]] qint64 requeueSkipped(RuleId rule, RuleId newRule, const DepthLimit &limit, int run = 1);
    /// Behind `after`, by id: URLs that `run` met and `rule` keeps out. With `validSince` as in waiting().
    [[nodiscard]] QList<base::WaitingUrl> skippedBy(
        RuleId rule, int run, UrlId after, int limit, std::optional<qint64> validSince = {});
    /// Queued URLs deeper than `limit` are kept out by `rule`. Returns how many.
    [[nodiscard]] qint64 skipDeeper(const DepthLimit &limit, RuleId rule);
    /// A finished URL is to be fetched once more; what is known of it stays until then.
    void requeueFinished(UrlId id);
    /// All that `run` met and that ended with one of these outcomes. Returns how many there were of each kind.
    [[nodiscard]] QList<OutcomeCount> requeueOutcomes(const QList<Outcome> &outcomes, int run);
    void meetInRun(const MetUrl &url);
    /// A URL is known by another address from now on, which none has yet: a visit to it is one to the same resource.
    void readdress(UrlId id, const url::UrlKey &key, const QByteArray &url);
    void markInSitemap(UrlId id);
    /// The fetch is over: stores the record and takes the URL out of the queue. With `keepHeaders` those stored stay.
    void finish(const PageRecord &page, bool keepHeaders = false);
    /// What finish() does not touch: visits, lastChanged, goneSince, notModified.
    void setHistory(const PageRecord &page);
    [[nodiscard]] std::optional<PageRecord> page(UrlId id); ///< without headers; nothing where it was never fetched
    /// Run `run` begins, the `keep` runs before it are remembered, and what is older goes; ms since 1970 UTC.
    void beginRunMemory(int run, int keep, qint64 now);
    void continueRunMemory(int run); ///< in a later session
    /// What was otherwise in the run before the present one, where the project had the URL then and it is not
    /// remembered yet: `old` made way for `now`, either of which may be missing.
    void rememberFacts(UrlId id, const PageRecord *old, const PageRecord *now);
    /// Takes away what came of a URL, with its links and headers. Their targets' inlinks are the caller's to correct.
    void dropPage(UrlId id);
    /// A URL as it is to be queued for `role`, where it stands. With `validSince` it carries what a server may confirm
    /// by 304 of the facts that are stored: where they are no older than that (ms since 1970 UTC), and were read as the
    /// role needs them.
    [[nodiscard]] base::WaitingUrl waiting(UrlId id, UrlRole role, std::optional<qint64> validSince = {});
    /// One row more of a URL's history.
    void addVisit(UrlId id, const VisitRecord &visit);
    /// The last earlier visit that got an HTTP answer.
    [[nodiscard]] std::optional<VisitRecord> lastAnswer(UrlId id);
    [[nodiscard]] int lastVisit(UrlId id); ///< the number of the last earlier visit; 0: there was none
    [[nodiscard]] bool wasEverThere(UrlId id); ///< an earlier visit found it
    /// Another rule than the one it was queued by is what matters (robots.txt that is reported, not obeyed).
    void setRule(UrlId id, RuleId rule);
    /// For true depths: state, depth of one URL by its id.
    [[nodiscard]] std::optional<KnownUrl> byId(UrlId id);
    [[nodiscard]] std::optional<PageSummary> pageSummary(UrlId id); ///< nothing where it was never fetched

    // Links
    /// Rows of one page in document order, replacing what was stored for it.
    void setLinks(UrlId source, std::span<const LinkRow> links);
    /// Targets of followed links and redirects of a page, each once.
    [[nodiscard]] QList<UrlId> followedTargets(UrlId source);
    /// Targets of all stored links and redirects of a page, each once.
    [[nodiscard]] QList<LinkTarget> linkTargets(UrlId source);
    [[nodiscard]] QList<StoredLink> storedLinks(UrlId source); ///< in document order
    [[nodiscard]] Judgements &judgements(); ///< to judge anew what is stored
    /// Adds to the number of links that lead to each URL.
    void addInlinks(const QHash<UrlId, int> &counts);

    // Sitemaps
    [[nodiscard]] std::optional<SitemapRecord> sitemap(const QByteArray &url);
    [[nodiscard]] std::optional<SitemapRecord> sitemap(qint64 id);
    [[nodiscard]] qint64 addSitemap(const SitemapRecord &sitemap); ///< its id; 0 on failure
    void updateSitemap(const SitemapRecord &sitemap); ///< everything but its URL and host
    [[nodiscard]] QList<SitemapRecord> queuedSitemaps(int limit); ///< as they were met
    /// Those of `run` that a rule of this kind keeps out, as they were met.
    [[nodiscard]] QList<SitemapRecord> skippedSitemaps(int run, RuleKind rule, int limit);
    /// How many of `run` each host has that were let in, and kept out.
    [[nodiscard]] QHash<HostId, QPair<int, int>> sitemapsByHost(int run);
    /// What a sitemap says of a URL's versions in other languages, as fact `language_versions` has it; the last word
    /// counts. UrlId::None: those of all pages are forgotten, as a new run reads sitemaps anew.
    void setSitemapVersions(UrlId id, const QByteArray &versions);

    // Parts with tables of their own; they live as long as the writer
    [[nodiscard]] RunQueue &runQueue(); ///< what a new run finds
    [[nodiscard]] ProbeTable &probes();
    [[nodiscard]] KeptTable &kept(); ///< answers in web archives
    [[nodiscard]] BatchTable &batches(); ///< of a node

    // Small tables; found or inserted, remembered in memory
    [[nodiscard]] HostId host(const QByteArray &origin);
    [[nodiscard]] RuleId rule(const Rule &rule);
    [[nodiscard]] QList<QPair<RuleId, Rule>> rules(); ///< all of them
    [[nodiscard]] int place(const QByteArray &element, const QByteArray &attribute);
    /// Anchor texts; a bounded cache in memory, so that a text can occur more than once in the file.
    [[nodiscard]] TextId text(const QByteArray &text);
    /// That of a link to `target`, found again however long ago it was met with it first. `key` is
    /// url::urlKey(text, keySeed()).
    [[nodiscard]] TextId text(const QByteArray &text, const url::UrlKey &key, UrlId target);
    /// text() will be asked for it soon.
    void expectText(const url::UrlKey &key, UrlId target) const;
    void setRobots(const HostRecord &host, const QByteArray &ip = {}); ///< `ip`: where its server is; "": not known
    void setAddress(HostId host, const QByteArray &ip);
    [[nodiscard]] QList<HostRecord> hosts();
    [[nodiscard]] std::optional<HostRecord> hostRecord(HostId id);

    // Columns of the project's own
    /// The column of that name, which is made where there is none. None where the name is one of every project's or
    /// none (isOwnColumnName()), is there with another kind, the kind is none that such a column can have, or there are
    /// MostOwnColumns.
    [[nodiscard]] std::optional<UrlColumn> ownColumn(const QByteArray &name, facts::Kind kind);
    /// monostate takes the value away.
    void setOwnValue(UrlId id, UrlColumn column, const Value &value);

    // Queue
    /// Up to `limit` queued URLs of a host behind `after`, by priority, depth and id. With `validSince` as in
    /// waiting(), each for its role.
    [[nodiscard]] QList<base::WaitingUrl> queued(
        HostId host, const QueuedAfter &after, int limit, std::optional<qint64> validSince = {});
    [[nodiscard]] RankTable &ranks(); ///< priorities of what waits, and ranks
    /// Number of queued URLs of each host that has any.
    [[nodiscard]] QHash<HostId, qint64> queuedByHost();
    [[nodiscard]] QHash<RuleId, qint64> skippedByRule(); ///< how many URLs each keeps out; a scan of all
    /// Keys of all URLs, in pieces, for caches that are rebuilt on open.
    void forEachKey(const std::function<void(const url::UrlKey &)> &visit);

    // Small values by name; JSON where structured
    void setMeta(const QByteArray &name, const QByteArray &value); ///< inside a transaction
    [[nodiscard]] QByteArray meta(const QByteArray &name);
    /// Numbers of URLs by state, and links, as the file has them; slow on large files.
    struct Counts
    {
        qint64 queued = 0;
        qint64 finished = 0;
        qint64 skipped = 0;
        qint64 links = 0;
        qint64 bytes = 0; ///< of all finished pages
        QHash<int, qint64> byOutcome; ///< finished URLs by int(Outcome)
    };
    [[nodiscard]] Counts counts();
    /// All that was committed stands in the file itself then, which can be copied alone; outside a transaction. Waits
    /// some seconds for whoever reads an older state; false where that takes longer, or the disk is full.
    [[nodiscard]] bool moveLogIntoFile();
    /// Makes what only readers want (the index of incoming links) up to date; after a crawl or on a pause. After many
    /// recrawls it is written anew, which may take seconds; own transaction.
    [[nodiscard]] base::Result<void, StoreError> settle();

private:
    struct Impl;
    explicit Writer(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope::store
