#pragma once

#include "core/base/result.h"
#include "core/store/types.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace argiope::store {

/// Which rows a list has.
enum class ListKind : quint8 {
    Urls, ///< fetched or waiting to be: the table `urls` of exports
    Queue, ///< waiting, in breadth-first order
    Skipped, ///< kept out by a rule
};

/// Columns of the lists, in the order of the CSV contract; more may follow.
enum class UrlColumn : quint8 {
    Url,
    Status,
    Outcome,
    ContentType,
    Bytes,
    Depth,
    Inlinks,
    Outlinks,
    Title,
    ResponseMs,
    Referrer,
    DiscoveredAt,
    FetchedAt,
    // beyond the contract's thirteen
    State,
    Rule,
    RuleDetail,
    RedirectUrl,
    Canonical,
    MetaRobots,
    Description,
    H1,
    Language,
    Charset,
    WordCount,
    ContentHash,
    Attempts,
    Error,
    InSitemap,
};
inline constexpr int UrlColumnCount = int(UrlColumn::InSitemap) + 1;
/// The name in exports: "url", "status", … "discovered_at".
[[nodiscard]] const char *name(UrlColumn column);

/// Which rows, in which order.
struct ListQuery
{
    ListKind kind = ListKind::Urls;
    QString text; ///< part of the URL or title, without case; "" for all
    QList<int> statusClasses; ///< 2 for 2xx …; empty for all
    QList<Outcome> outcomes; ///< empty for all
    std::optional<int> depth;
    QString contentType; ///< prefix, e.g. "text/html"; "" for all
    std::optional<UrlColumn> sort; ///< none: by id (Urls, Skipped), breadth-first (Queue)
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
    QList<QPair<int, qint64>> byDepth; ///< queued and finished; -1 for orphans
    QList<QPair<QByteArray, qint64>> byContentType; ///< finished, without parameters
    QList<QPair<Rule, qint64>> bySkipRule;
    QList<QPair<QByteArray, qint64>> byHost; ///< queued and finished, by origin
    QByteArray state; ///< meta "state": "running", "paused", "finished", …
};

/// Read-only view of a project file; any number beside the writer. Construct, use and destroy it on one thread. Sees
/// what was committed; a call sees one consistent moment. Works on a file that another process is crawling into.
/// Damage found while reading is reported by error(), and the call returns what it had until then.
class Reader
{
public:
    [[nodiscard]] static base::Result<std::unique_ptr<Reader>, StoreError> open(const QString &path);
    ~Reader();
    Reader(const Reader &) = delete;
    Reader &operator=(const Reader &) = delete;

    [[nodiscard]] settings::CrawlSettings settings() const;
    [[nodiscard]] quint64 keySeed() const;
    [[nodiscard]] QByteArray meta(const QByteArray &name) const;
    [[nodiscard]] std::optional<StoreError> error() const; ///< of the last call; with a Snapshot: since it began

    /// Ids of the rows in the query's order. With `after` and no sort and no text only rows behind that id (to append
    /// what is new). Stops early, returning what it has, when `*cancel` becomes true.
    [[nodiscard]] QList<qint64> ids(
        const ListQuery &query, qint64 after = 0, const std::atomic<bool> *cancel = nullptr);
    /// The rows with these ids, in that order; an id that is gone yields a record with id None.
    [[nodiscard]] QList<UrlRecord> rows(const QList<qint64> &ids);
    /// Rows in the query's order, one at a time in constant memory, until `visit` returns false.
    void forEach(const ListQuery &query, const std::function<bool(const UrlRecord &)> &visit);
    void forEachLink(const std::function<bool(const LinkRecord &)> &visit);

    [[nodiscard]] std::optional<UrlRecord> find(const QByteArray &canonicalUrl); ///< by key
    [[nodiscard]] std::optional<UrlRecord> row(UrlId id);
    [[nodiscard]] QList<LinkRecord> inlinks(UrlId id, int limit = 1000);
    [[nodiscard]] QList<LinkRecord> outlinks(UrlId id, int limit = 1000);
    /// Seed first, the URL itself last, along the referrers.
    [[nodiscard]] QList<UrlRecord> pathFromSeed(UrlId id);
    [[nodiscard]] QList<HostRecord> hosts();
    [[nodiscard]] Stats stats();

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
    struct Impl;
    explicit Reader(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

/// A consistent copy of a project under another name, also while it is written; fails where `to` exists.
[[nodiscard]] base::Result<void, StoreError> copyProject(const QString &from, const QString &to);

} // namespace argiope::store
