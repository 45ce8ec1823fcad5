#pragma once

#include "core/base/clockcache.h"
#include "core/store/connection.h"
#include "core/store/transaction.h"
#include "core/store/types.h"

#include <optional>
#include <unordered_map>

namespace argiope::store {

class NodeIds;

/// Ids of forms end here: one and a target have to fit into a number of 63 bits.
inline constexpr qint64 MostLinkForms = qint64(1) << 23;

/// What links have in common but for target and text. Few differ on a site, so that a link names it by a number.
struct LinkForm
{
    qint64 place = 0;
    qint64 rule = 0;
    int kind = 0;
    int rel = 0;
    bool followed = false;

    bool operator==(const LinkForm &) const = default;
};
[[nodiscard]] LinkForm formOf(const LinkRow &link);

/// Table `link_forms`, read: rows are remembered, as they never change. One thread; the connection must outlive it.
class LinkForms
{
public:
    explicit LinkForms(Connection &connection);

    /// One without anything where there is no such row. Null on failure: error(). Valid until the next call.
    [[nodiscard]] const LinkForm *find(qint64 id);
    [[nodiscard]] StoreError error() const { return m_get.error(); }
    void forget(); ///< after a rollback

private:
    Statement m_get;
    PackedValues m_values;
    std::unordered_map<qint64, LinkForm> m_known;
    qint64 m_lastId = 0;
    const LinkForm *m_last = nullptr;
};

/// The same, written: ids of forms, which are found or inserted. Part of the writer: same thread, same transactions.
class LinkFormIds
{
public:
    /// `ids`: null where this writer is the only one.
    LinkFormIds(Connection &connection, Transaction &transaction, NodeIds *ids = nullptr);

    /// Nothing on failure: error().
    [[nodiscard]] std::optional<qint64> id(const LinkForm &form);
    [[nodiscard]] const StoreError &error() const { return m_error; }
    void forget(); ///< after a rollback

private:
    struct Hash
    {
        size_t operator()(const LinkForm &form) const noexcept;
    };
    [[nodiscard]] std::optional<qint64> insert(const LinkForm &form);

    Connection &m_connection;
    Transaction &m_transaction;
    NodeIds *const m_ids;
    Statement m_find;
    Statement m_add;
    Statement m_last;
    PackedValues m_values;
    /// Sites decide how many there are.
    base::ClockCache<LinkForm, qint64, Hash> m_recent{8192};
    LinkForm m_lastForm;
    qint64 m_lastId = 0; ///< of m_lastForm; neighbours are often alike
    StoreError m_error;
};

} // namespace argiope::store
