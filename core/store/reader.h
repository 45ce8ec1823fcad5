#pragma once

#include "core/base/result.h"
#include "core/filter/expression.h"
#include "core/store/columns.h"
#include "core/store/nodetables.h"
#include "core/store/types.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace argiope::store {

/// Which rows a list has.
enum class ListKind : quint8 {
    Urls, ///< fetched or waiting to be: the table `urls` of exports
    Queue, ///< waiting, in the order of their turns
    Skipped, ///< kept out by a rule
};

/// Content types as people sort them.
enum class TypeGroup : quint8 { Html, Image, Css, JavaScript, Font, Media, Document, Other };
inline constexpr int TypeGroupCount = int(TypeGroup::Other) + 1;

/// What a visit says about a URL that was known before, or was not.
enum class Change : quint8 {
    New, ///< the last recrawl met it for the first time; nothing is before there was one
    Changed, ///< its last visit differed from the one before, as UrlColumn::LastChanged has it
    Gone, ///< UrlColumn::GoneSince
};
inline constexpr int ChangeCount = int(Change::Gone) + 1;

/// Rows that are named one by one, where no condition says which. Immutable; shared by those who ask for them.
struct ChosenIds
{
    std::vector<qint64> ids; ///< ascending
    QString name; ///< what they have in common, for whoever shows what is filtered by
};

/// Which rows, in which order. Conditions of different members must all hold.
struct ListQuery
{
    ListKind kind = ListKind::Urls;
    QString text; ///< part of the URL or title, without case; "" for all
    bool regex = false; ///< `text` is a regular expression (Perl's), without case; one that is wrong matches nothing
    QList<int> statusClasses; ///< 2 for 2xx …; 0: fetched without an HTTP status
    QList<Outcome> outcomes; ///< a row is shown that has one of these or one of statusClasses; all where both are empty
    bool problems = false; ///< only base::isProblem()
    std::optional<int> depth; ///< or DepthInSitemaps, DepthUnlinked
    QString contentType; ///< prefix, e.g. "text/html"; "" for all
    QList<TypeGroup> types; ///< empty for all
    QList<Change> changes; ///< any of them; empty for all
    std::optional<UrlState> state; ///< within what `kind` has
    QByteArray host; ///< origin, "https://example.org"; "" for all
    QByteArray prefix; ///< the URL begins with it, to the letter; "" for all
    QByteArray ruleName; ///< "" for all
    std::optional<QByteArray> ruleDetail; ///< with ruleName; none: whatever it says
    /// Null: all. Where it is not, Urls has what was skipped, too. Two queries are equal where they share it.
    std::shared_ptr<const ChosenIds> only;
    std::optional<filter::Expression> where; ///< rows of which it is true; one that no column knows is undecided
    bool whereUndecided = false; ///< those instead of which it is neither true nor false
    std::optional<UrlColumn> sort; ///< none: by id (Urls, Skipped), by turn (Queue)
    bool descending = false;
    bool operator==(const ListQuery &) const = default;
};

/// Numbers over the whole project. Definitions: discovered = queued + leased + finished + skipped; in the file leased
/// URLs count as queued.
struct Stats
{
    qint64 discovered = 0;
    qint64 queued = 0;
    qint64 finished = 0;
    qint64 skipped = 0;
    qint64 links = 0;
    qint64 bytes = 0; ///< sizes of what was fetched, also where only the size was asked for
    QList<QPair<QByteArray, qint64>> byOutcome; ///< finished, by name
    QList<QPair<int, qint64>> byStatus; ///< finished, by HTTP status
    QList<QPair<int, qint64>> byDepth; ///< queued and finished; or DepthInSitemaps, DepthUnlinked
    QList<QPair<QByteArray, qint64>> byContentType; ///< finished, without parameters
    QList<QPair<Rule, qint64>> bySkipRule;
    QList<QPair<QByteArray, qint64>> byHost; ///< queued and finished, by origin
    QList<qint64> byResponseTime; ///< pages with an answer; bin i is below ResponseTimeEdges[i], the last is the rest
    QByteArray state; ///< meta "state": "running", "paused", "finished", …
};

/// Milliseconds.
inline constexpr std::array<int, 10> ResponseTimeEdges{10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000};

/// The little that a view of the whole site needs of a URL.
struct UrlSketch
{
    UrlId id = UrlId::None;
    UrlState state = UrlState::Queued;
    Outcome outcome = Outcome::None; ///< None where it was never fetched
    bool http = false;
    QByteArray url; ///< see forEachSketch()
};

/// One origin in numbers.
struct HostSummary
{
    HostId id = HostId::None; ///< None: URLs without one (mailto: and the like)
    QByteArray origin; ///< "" for None
    int robotsStatus = -1; ///< as HostRecord
    qint64 robotsFetchedAt = 0;
    double crawlDelay = -1; ///< seconds that robots.txt asks for between two requests; -1: none
    double keptDelay = -1; ///< what is kept of it
    QByteArray ip; ///< where its server was last found; "": not known
    qint64 known = 0; ///< queued + finished + skipped
    qint64 queued = 0;
    qint64 finished = 0;
    qint64 skipped = 0;
    qint64 failed = 0; ///< finished with base::isProblem()
    qint64 bytes = 0; ///< of what was fetched
    qint64 timed = 0; ///< pages whose time is known
    qint64 responseMs = 0; ///< sum of those times
    bool operator==(const HostSummary &) const = default;
};

struct HostSummaries
{
    QList<HostSummary> hosts; ///< those with the most URLs first
    qint64 total = 0; ///< hosts there are, also where `hosts` leaves some out
};

/// A run that a project can be compared by: the present one, and those before it that recrawls remembered.
struct RunInfo
{
    int run = 1;
    qint64 beganAt = 0; ///< ms since 1970 UTC; 0: not known
    bool operator==(const RunInfo &) const = default;
};

/// A URL as a run left it.
struct RunRow
{
    UrlId id = UrlId::None;
    bool fetched = false; ///< else nothing is known of it but its URL
    int readAs = 0; ///< PageFacts::readAs
    QByteArray url;
    QByteArray signature{}; ///< PageFacts::signature; by rowsOfRun() only
    QList<Value> values; ///< of the columns that were asked for
};

/// Read-only view of a project file; any number beside the writer. Whoever is the last to close a file that nobody
/// writes leaves it alone in its folder, where that can be written to. Construct, use and destroy it on one thread.
/// Sees what was committed; a call sees one consistent moment. Works on a file that another process is crawling into.
/// Damage found while reading is reported by error(), and the call returns what it had until then.
class Reader
{
public:
    [[nodiscard]] static base::Result<std::unique_ptr<Reader>, StoreError> open(const QString &path);
    ~Reader();
    Reader(const Reader &) = delete;
    Reader &operator=(const Reader &) = delete;

    [[nodiscard]] QString path() const;
    /// Where nobody writes the project: what a crash, or readers of an older state, left beside the file goes into it.
    /// Waits some seconds for these. The reader's end does it without waiting.
    void tidy();
    [[nodiscard]] settings::CrawlSettings settings() const;
    [[nodiscard]] quint64 keySeed() const;
    [[nodiscard]] QByteArray meta(const QByteArray &name) const;
    /// A crawl of this or another living process is writing it. A database is asked by the connection that is there,
    /// as whoever looks on asks again and again; an error, which is error() as well, where its server cannot say.
    [[nodiscard]] base::Result<bool, StoreError> isBeingWritten();
    [[nodiscard]] std::optional<StoreError> error() const; ///< of the last call; with a Snapshot: since it began
    /// How often something could not be read as the server was gone; another number than before: what was read since is
    /// not all.
    [[nodiscard]] quint64 outages() const;

    /// Ids of the rows in the query's order. With `after` and no sort and no text only rows behind that id (to append
    /// what is new). Stops early, returning what it has, when `*cancel` becomes true. `head` (may be empty) is given
    /// the first rows, as many as fill a screen, as soon as they are known where more may follow.
    [[nodiscard]] QList<qint64> ids(const ListQuery &query, qint64 after = 0, const std::atomic<bool> *cancel = nullptr,
        const std::function<void(const QList<qint64> &)> &head = {});
    static constexpr int HeadRows = 512;
    /// How many rows the query has; 0 where it was canceled or failed.
    [[nodiscard]] qint64 count(const ListQuery &query, const std::atomic<bool> *cancel = nullptr);
    /// Every column that the project's lists can have, its own included.
    [[nodiscard]] const Columns &columns() const;
    /// The rows with these ids, in that order; one that is gone has the id None. Only these columns are read; of one
    /// that the project does not have nothing is known.
    [[nodiscard]] QList<UrlRow> rows(const QList<qint64> &ids, const QList<UrlColumn> &columns);
    /// Whole records, without headers.
    [[nodiscard]] QList<UrlRecord> rows(const QList<qint64> &ids);
    /// Their URLs alone, many times quicker; an id that is gone yields nothing.
    [[nodiscard]] QList<QByteArray> urls(const QList<qint64> &ids);
    /// Rows in the query's order, one at a time in constant memory, until `visit` returns false.
    void forEach(
        const ListQuery &query, const QList<UrlColumn> &columns, const std::function<bool(const UrlRow &)> &visit);
    /// Whole records; with the response's headers, where they were kept, on demand.
    enum class Headers : quint8 { Without, With };
    void forEach(const ListQuery &query, const std::function<bool(const UrlRecord &)> &visit,
        Headers headers = Headers::Without, IdRange range = {}); ///< a range only where the order is that of the ids
    /// The id of the last of the next `urls` URLs in any state behind `after`; 0 where there is none.
    [[nodiscard]] qint64 pieceEnd(qint64 after, int urls);
    /// Those that the project remembers, the present one last. See `page_history` in docs/FORMAT.md.
    [[nodiscard]] QList<RunInfo> runs();
    /// What a URL's column was in an earlier run is known: of pages that changed it is kept.
    [[nodiscard]] static bool isRemembered(const Column &column);
    /// URLs by id as one of runs() left them (0: as they are now), until `visit` returns false; with `unfetched` also
    /// those of which nothing is known but that they were met. Of columns that are not remembered an earlier run has
    /// what is so now.
    void forEachOfRun(
        int run, const QList<UrlColumn> &columns, bool unfetched, const std::function<bool(const RunRow &)> &visit);
    [[nodiscard]] QList<RunRow> rowsOfRun(int run, const QList<qint64> &ids, const QList<UrlColumn> &columns);
    /// Whole records by id; of an earlier run without headers, times and validators, which are not remembered.
    void forEachRecordOfRun(int run, const std::function<bool(const UrlRecord &)> &visit);
    void forEachLink(const std::function<bool(const LinkRecord &)> &visit);
    /// The same links in a fraction of the time, by page, in document order.
    void forEachLinkNumbers(const std::function<bool(const LinkNumbers &)> &visit);
    [[nodiscard]] QList<LinkPlace> places(); ///< all of them

    [[nodiscard]] std::optional<UrlRecord> find(const QByteArray &canonicalUrl); ///< by key; with headers
    [[nodiscard]] std::optional<UrlRecord> row(UrlId id); ///< with headers
    /// Links in the order of their ids, behind `after`.
    [[nodiscard]] QList<LinkRecord> inlinks(UrlId id, int limit = 1000, qint64 after = 0);
    [[nodiscard]] QList<LinkRecord> outlinks(UrlId id, int limit = 1000, qint64 after = 0);
    /// The first link on `source` that leads to `target`; quick.
    [[nodiscard]] std::optional<LinkRecord> firstLink(UrlId source, UrlId target);
    /// Seed first, the URL itself last, along the referrers.
    [[nodiscard]] QList<UrlRecord> pathFromSeed(UrlId id);
    /// The redirects that led here, as this crawl met them, the URL itself, and where it leads on; ends after a URL
    /// that is in it already (a loop), or after `limit`.
    [[nodiscard]] QList<UrlRecord> redirectChain(UrlId id, int limit = 100);
    /// Pages that redirect to it: a scan of all pages; stops early when `*cancel` becomes true.
    [[nodiscard]] QList<UrlRecord> redirectsTo(UrlId id, int limit = 1000, const std::atomic<bool> *cancel = nullptr);
    /// Earlier visits and every failed attempt, oldest first; nothing where the first attempt of the only visit was the
    /// last. The last visit itself is the row's page.
    [[nodiscard]] QList<VisitRecord> visits(UrlId id);
    /// Sitemaps in the order in which they were met, until `visit` returns false.
    void forEachSitemap(const std::function<bool(const SitemapRecord &)> &visit);
    [[nodiscard]] std::optional<SitemapRecord> sitemap(const QByteArray &url); ///< as it is spelt by the URL Standard
    /// Of one host: those that lie there and those that its robots.txt names.
    [[nodiscard]] QList<SitemapRecord> sitemaps(HostId host, int limit = 1000);
    /// By id: what sitemaps say of URLs' versions in other languages, as fact `language_versions` has it.
    void forEachSitemapVersions(const std::function<bool(UrlId, const QByteArray &)> &visit, UrlId from = UrlId::None);
    [[nodiscard]] QList<ProbeRecord> probes(); ///< as they were made
    /// Who crawls into it together; nothing of files.
    [[nodiscard]] NodeList nodes();
    [[nodiscard]] QList<HostRecord> hosts();
    [[nodiscard]] std::optional<HostRecord> host(HostId id);
    [[nodiscard]] UrlHost hostOf(UrlId id);
    /// Counts by origin over the whole project, the `limit` largest; stops early, answering nothing, when `*cancel`
    /// becomes true.
    [[nodiscard]] HostSummaries hostSummaries(int limit = 10000, const std::atomic<bool> *cancel = nullptr);
    /// Stops early, returning what it has, when `*cancel` becomes true.
    [[nodiscard]] Stats stats(const std::atomic<bool> *cancel = nullptr);
    /// URLs in any state with ids from `from` on, by id, until `visit` returns false. Their texts come with ids beyond
    /// `known`, where they are not skipped.
    void forEachSketch(qint64 from, qint64 known, const std::function<bool(const UrlSketch &)> &visit);

    /// While it lives every call on the reader sees the moment of the first one. Not for long in a running crawl: the
    /// writer's log cannot be reused before it ends. The reader must outlive it; same thread.
    class Snapshot
    {
    public:
        explicit Snapshot(Reader &reader);
        ~Snapshot();
        Snapshot(const Snapshot &) = delete;
        Snapshot &operator=(const Snapshot &) = delete;

    private:
        Reader &m_reader;
    };

private:
    friend void forEachFetched(Reader &reader, const std::function<bool(const FetchedUrl &)> &visit); // ranktable.h
    friend class KeptReader;
    friend class PageTextReader;
    struct Impl;
    explicit Reader(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

/// A consistent copy of a project under another name, also while it is written; fails where `to` exists. Until it is
/// complete it stands as partOfCopy(to), whose size tells how far it is. When `*cancel` (may be null) becomes true
/// before the end, the copy is dropped, as soon as CancelGuard can have it, and the error is Canceled.
[[nodiscard]] base::Result<void, StoreError> copyProject(
    const QString &from, const QString &to, const std::atomic<bool> *cancel = nullptr);
[[nodiscard]] QString partOfCopy(const QString &to);

/// A database, whatever is wrong with it as a project, or the address of one. Any thread; reads the first bytes of a
/// file.
[[nodiscard]] bool looksLikeProject(const QString &path);
/// A crawl of this or another living process is writing the project. Any thread; of a database it asks the server.
[[nodiscard]] bool isBeingWritten(const QString &path);

} // namespace argiope::store
