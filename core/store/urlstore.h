#pragma once

#include "core/store/writesession.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>

namespace argiope::store {

/// Table `urls`, one URL at a time. New rows are gathered and written many at once: whoever reads or changes the table
/// by other means asks for flush() first.
class UrlStore
{
public:
    explicit UrlStore(WriteSession &session);
    void load(); ///< the last id
    void forget(); ///< after a rollback

    bool flush(); ///< every gathered row goes into the database; false where something failed, now or before
    bool flushFor(UrlId id); ///< only where this one is still gathered

    [[nodiscard]] std::optional<KnownUrl> find(const url::UrlKey &key);
    /// Fetches many at once, sixteen a statement: find() answers these from memory until something in the file changes.
    void lookAhead(std::span<const url::UrlKey> keys);
    /// As a node that shares: of these, which many pages link to, those that are new get their ids at once.
    void agreeAhead(std::span<const url::UrlKey> keys);
    void endTransaction(); ///< what was agreed on for it counts no more
    [[nodiscard]] std::optional<KnownUrl> byId(UrlId id);
    [[nodiscard]] UrlId insert(const NewUrl &url);
    void forEachKey(const std::function<void(const url::UrlKey &)> &visit);

    /// As a node: the id that all nodes have for a URL that is not there, also where another is to insert it. 0 on
    /// failure.
    [[nodiscard]] qint64 idFor(const url::UrlKey &key);

    // What becomes of one URL; see Writer.
    void setRule(UrlId id, RuleId rule);
    void lowerDepth(UrlId id, const base::Way &way);
    void setReferrer(UrlId id, UrlId referrer);
    void requeue(UrlId id, UrlRole role, RuleId rule, const base::Way &way);
    void requeueFinished(UrlId id);
    void letIn(UrlId id, RuleId rule);
    void setPriority(UrlId id, int priority);
    void skip(UrlId id, RuleId rule);
    void finish(UrlId id);
    void meetInRun(const MetUrl &url);
    void readdress(UrlId id, const url::UrlKey &key, const QByteArray &url);
    void markInSitemap(UrlId id);
    [[nodiscard]] bool isInSitemap(UrlId id);

    /// Of a row with id, state, role, depth, hops, host, rule, run, priority from `column` on.
    [[nodiscard]] static KnownUrl known(const Statement &row, int column);

private:
    void reserve(std::span<const url::UrlKey> keys); ///< ids for those that are unknown
    [[nodiscard]] bool sharesIds() const { return m_session.ids() && !m_session.share()->alone; }

    WriteSession &m_session;
    qint64 m_last = 0;
    /// Of those that were not there in this transaction. Who has inserted one since has it from there as well.
    NodeIds::UrlIds m_reserved;
    std::unordered_map<url::UrlKey, KnownUrl, url::UrlKeyHash> m_new; ///< gathered, not in the database yet
    qint64 m_firstNew = 0;
    std::unordered_map<url::UrlKey, std::optional<KnownUrl>, url::UrlKeyHash> m_ahead; ///< as the database had them …
    quint64 m_aheadOf = 0; ///< … after so many changes

    BulkInsert m_insert;
    Statement m_find;
    Statement m_findMany;
    std::unique_ptr<Statement> m_present; ///< of a database alone
    Statement m_byId;
    Statement m_keys;
    Statement m_setRule;
    Statement m_lowerDepth;
    Statement m_setReferrer;
    Statement m_requeue;
    Statement m_requeueFinished;
    Statement m_letIn;
    Statement m_setPriority;
    Statement m_skip;
    Statement m_finish;
    Statement m_meetInRun;
    Statement m_isInSitemap;
    Statement m_inSitemap;
};

} // namespace argiope::store
