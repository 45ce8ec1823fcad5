#pragma once

#include "core/base/clockcache.h"
#include "core/store/bulkinsert.h"
#include "core/store/connection.h"
#include "core/store/fileidentity.h"
#include "core/store/linkindex.h"
#include "core/store/projectlock.h"
#include "core/store/sitemaptable.h"
#include "core/store/transaction.h"
#include "core/store/writer.h"

#include <QHash>
#include <QSet>

#include <unordered_map>
#include <vector>

namespace argiope::store {

inline constexpr int KeysALookUp = 16;

/// Ids of small values, most recent ones in memory: two generations, the older of which is dropped when the newer is
/// full. Bounded, because sites decide how many rules, attributes and hosts there are.
template <class Key, class Id, class Hash>
class RecentIds
{
public:
    explicit RecentIds(size_t size)
        : m_size(size)
    {
    }
    [[nodiscard]] Id find(const Key &key)
    {
        if (const auto it = m_new.find(key); it != m_new.end())
            return it->second;
        if (const auto it = m_old.find(key); it != m_old.end()) {
            const Id id = it->second;
            insert(key, id);
            return id;
        }
        return Id{};
    }
    void insert(const Key &key, Id id)
    {
        if (m_new.size() >= m_size) {
            m_old = std::move(m_new);
            m_new = {};
        }
        m_new.emplace(key, id);
    }
    void clear()
    {
        m_new.clear();
        m_old.clear();
    }

private:
    size_t m_size;
    std::unordered_map<Key, Id, Hash> m_new;
    std::unordered_map<Key, Id, Hash> m_old;
};

struct BytesHash
{
    size_t operator()(const QByteArray &bytes) const noexcept { return qHash(bytes); }
};

/// While it lives a change may be larger than memory.
class EarlyWrites
{
public:
    explicit EarlyWrites(Connection &connection)
        : m_connection(connection)
    {
        (void)m_connection.exec(dialect::mayWriteEarly(true)); // without it the change takes memory, and is the same
    }
    ~EarlyWrites() { (void)m_connection.exec(dialect::mayWriteEarly(false)); }
    EarlyWrites(const EarlyWrites &) = delete;
    EarlyWrites &operator=(const EarlyWrites &) = delete;

private:
    Connection &m_connection;
};

/// SELECT … FROM urls u, for waitingOf(); with what is stored of their pages.
[[nodiscard]] QString waitingSql(bool withPages);

struct Writer::Impl
{
    Impl(std::unique_ptr<ProjectLock> lock, std::unique_ptr<Connection> connection);
    ~Impl();

    /// Reads what is kept in memory: seed, settings, last ids.
    [[nodiscard]] base::Result<void, StoreError> load();

    // Failures: the first one is kept until commit().
    void fail(const StoreError &error);
    [[nodiscard]] bool failed() const { return m_error.has_value(); }
    /// Runs a statement unless something failed before; remembers a failure.
    bool run(Statement &statement, std::initializer_list<QVariant> values = {});
    bool run(Statement &statement, const QVariant *values, qsizetype count);
    bool check(Statement &statement); ///< after the last row was read

    /// Every row that is still gathered goes into the database.
    bool flush();
    bool flushUrls();
    bool flushUrlsFor(UrlId id); ///< only where this one is still gathered
    bool flushLinks();
    void forget(); ///< after a rollback

    /// Finds or inserts a row of a small table; -1 on failure.
    qint64 smallId(Statement &find, Statement &add, std::initializer_list<QVariant> values);
    qint64 maxId(const QString &table);
    /// Fetched URLs by how they ended; u is `urls`, p `pages`.
    [[nodiscard]] QList<OutcomeCount> countPages(const QString &condition);
    [[nodiscard]] KnownUrl known(const Statement &row, int column) const;
    /// A row of waitingSql(); `validSince` where it is one with pages.
    [[nodiscard]] static base::WaitingUrl waitingOf(const Statement &row, std::optional<qint64> validSince);

    // The order matters: statements go before the connection, the connection before the lock.
    std::unique_ptr<ProjectLock> m_lock;
    std::unique_ptr<Connection> m_connection;
    FileIdentity m_file; ///< as it was opened
    Transaction m_transaction;
    std::optional<StoreError> m_error;
    bool m_inTransaction = false;
    quint64 m_keySeed = 0;
    settings::CrawlSettings m_settings;
    settings::CrawlSettings m_settingsBefore; ///< as they were when the transaction began

    qint64 m_lastUrl = 0;
    qint64 m_lastText = 0;
    qint64 m_lastSitemap = 0;
    std::unordered_map<url::UrlKey, KnownUrl, url::UrlKeyHash> m_newUrls; ///< gathered, not in the database yet
    qint64 m_firstNewUrl = 0;
    std::unordered_map<url::UrlKey, std::optional<KnownUrl>, url::UrlKeyHash> m_ahead; ///< as the database has them
    QSet<qint64> m_newSources; ///< pages with gathered links

    base::ClockCache<url::UrlKey, qint64, url::UrlKeyHash> m_texts{500000};
    RecentIds<QByteArray, qint32, BytesHash> m_hosts{10000};
    RecentIds<QByteArray, qint32, BytesHash> m_rules{10000};
    RecentIds<QByteArray, qint32, BytesHash> m_places{2000};

    BulkInsert m_insertUrls;
    BulkInsert m_insertLinks;
    BulkInsert m_insertTexts;
    BulkInsert m_insertInlinks;
    LinkIndex m_linkIndex;
    Statement m_findUrl;
    Statement m_findUrls;
    Statement m_urlById;
    Statement m_pageSummary;
    Statement m_setRule;
    Statement m_lowerDepth;
    Statement m_requeue;
    Statement m_letIn;
    Statement m_skip;
    Statement m_requeueFinished;
    Statement m_meetInRun;
    Statement m_inSitemap;
    Statement m_finishUrl;
    Statement m_storePage;
    Statement m_storeHeaders;
    Statement m_dropHeaders;
    Statement m_page;
    Statement m_setHistory;
    Statement m_dropPage;
    Statement m_waiting;
    Statement m_waitingPage;
    Statement m_lastVisit;
    Statement m_addVisit;
    Statement m_lastAnswer;
    Statement m_storedLinks;
    Statement m_dropLinks;
    Statement m_followed;
    Statement m_targets;
    Statement m_findHost;
    Statement m_addHost;
    Statement m_findRule;
    Statement m_addRule;
    Statement m_allRules;
    Statement m_findPlace;
    Statement m_addPlace;
    Statement m_setRobots;
    Statement m_allHosts;
    Statement m_hostById;
    Statement m_queuedHere;
    Statement m_queuedBelow;
    Statement m_queuedPagesHere;
    Statement m_queuedPagesBelow;
    Statement m_queuedByHost;
    Statement m_keys;
    SitemapTable m_sitemaps;
    Statement m_getMeta;
    Statement m_setMeta;
};

} // namespace argiope::store
