#pragma once

#include "core/base/result.h"
#include "core/store/connection.h"
#include "core/url/canonical.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace argiope::store {

/// What nodes have to agree on before a page is committed: ids. A connection of its own, on which every statement
/// commits at once, so that nobody waits for a page of somebody else's. What a node that died agreed on and never used
/// stands there, and nothing refers to it. Part of a node's writer: same thread.
class NodeIds
{
public:
    [[nodiscard]] static base::Result<std::unique_ptr<NodeIds>, StoreError> open(const QString &address);

    /// Asked while the server is gone: true, after a while, tries again.
    void onLost(std::function<bool(const StoreError &)> wait) { m_wait = std::move(wait); }

    using Agreed = std::pair<url::UrlKey, qint64>; ///< a URL and its id
    static constexpr size_t KeysAQuestion = 500;
    /// An array of bytes as PostgreSQL reads it from text.
    [[nodiscard]] static QString arrayOf(std::span<const url::UrlKey> keys);
    [[nodiscard]] qint64 questions() const { return m_questions; } ///< that were asked

    // Nothing, or false, on failure: error()
    /// The next id of a table, out of a block that is this node's alone.
    [[nodiscard]] std::optional<qint64> next(const QString &table);
    /// One id for each key, the same on all nodes, of URLs that `urls` does not have; KeysAQuestion at a time.
    using UrlIds = std::unordered_map<url::UrlKey, qint64, url::UrlKeyHash>;
    [[nodiscard]] bool idsOf(std::span<const url::UrlKey> keys, UrlIds &ids);
    /// A row of a small table: found, or inserted. `find` selects the id by the values, `add` inserts an id and them.
    [[nodiscard]] std::optional<qint64> agree(
        const QString &table, const QString &find, const QString &add, const QList<QVariant> &values);
    [[nodiscard]] bool keepSlot(qint64 host, int slot); ///< of a host

    /// What was agreed on up to here is saved, with the page that needs it.
    void saved();
    /// The server was gone, and may have lost what was agreed on since saved(), though nobody has: it stands there
    /// again, as it was. LostCommits where others have agreed on something else meanwhile.
    [[nodiscard]] bool agreeAgain();
    [[nodiscard]] const StoreError &error() const { return m_error; }

private:
    explicit NodeIds(std::unique_ptr<Connection> connection);
    /// False on failure. Waits for a server that is gone.
    template <class Visit>
    [[nodiscard]] bool each(const QString &sql, const QList<QVariant> &values, Visit visit);
    [[nodiscard]] bool run(const QString &sql, const QList<QVariant> &values);
    [[nodiscard]] bool agreeOn(std::vector<Agreed> wanted, UrlIds &ids);
    [[nodiscard]] bool add(const std::vector<Agreed> &wanted);
    [[nodiscard]] bool find(const std::vector<Agreed> &wanted, UrlIds &ids);
    struct Block
    {
        qint64 next = 0;
        qint64 end = 0;
        std::vector<qint64> spare{}; ///< that came back: others had agreed on another one
    };
    std::unique_ptr<Connection> m_connection;
    std::unordered_map<QString, std::unique_ptr<Statement>> m_statements;
    QHash<QString, Block> m_blocks;
    UrlIds m_unsaved;
    std::function<bool(const StoreError &)> m_wait;
    StoreError m_error;
    qint64 m_questions = 0;
};

} // namespace argiope::store
