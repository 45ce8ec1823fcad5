#pragma once

#include "core/base/waitingurl.h"
#include "core/judge/foundlinks.h"
#include "core/store/writer.h"

#include <QByteArray>
#include <QHash>
#include <QList>

#include <functional>
#include <map>
#include <optional>

namespace argiope::store {
class BatchTable;
}

namespace argiope::engine {

/// A URL of another node's server that was met here.
struct ForeignFind
{
    url::UrlKey key;
    QByteArray url;
    QByteArray origin;
    base::UrlId id = base::UrlId::None; ///< which all nodes have agreed on
    judge::Fate fate = judge::Fate::Skip;
    base::RuleId rule = base::RuleId::None;
    base::Way way;
    bool inSitemap = false;
    base::RuleId trap = base::RuleId::None;
};

/// A URL of another node's server may be nearer than it was thought.
struct ForeignWay
{
    base::UrlId id = base::UrlId::None;
    base::Way way;
    bool followed = true;
};

/// A sitemap on another node's server was named.
struct ForeignSitemap
{
    QByteArray url;
    int source = 0;
    qint64 parent = 0;
    int level = 0;
    int hops = 0;
};

/// What one node tells the keeper of a slot.
struct SlotBatch
{
    QList<ForeignFind> finds;
    QList<ForeignWay> ways;
    QList<ForeignSitemap> sitemaps;
    [[nodiscard]] bool isEmpty() const { return finds.isEmpty() && ways.isEmpty() && sitemaps.isEmpty(); }
    [[nodiscard]] QByteArray packed() const;
    /// Nothing where these are no bytes of packed().
    [[nodiscard]] static std::optional<SlotBatch> unpack(const QByteArray &bytes);
};

/// Which servers are this node's, and what it has for the keepers of the others: gathered, and written in the
/// transaction of the pages that it was found on. Without other nodes everything is its own. The recorder's thread,
/// inside a transaction; the writer must outlive it.
class SlotMail
{
public:
    explicit SlotMail(store::Writer &writer);

    [[nodiscard]] bool isNode() const { return m_isNode; }
    /// False where no URL is another node's.
    [[nodiscard]] bool isShared() const { return m_shared; }
    [[nodiscard]] bool isElsewhere(const QByteArray &origin) const;
    [[nodiscard]] bool isElsewhere(base::HostId host);

    /// The id that all nodes have for a URL that the database does not.
    [[nodiscard]] base::UrlId agreedId(const url::UrlKey &key);
    void send(const ForeignFind &find);
    /// `host`: of the URL; nothing where the database does not have it yet: then it is looked at again later.
    void send(const ForeignWay &way, std::optional<base::HostId> host);
    void send(const ForeignSitemap &sitemap, const QByteArray &origin);
    /// Something was sent since committed(), or is about to be: others wait for it.
    [[nodiscard]] bool isWaitedFor() const { return m_sent; }
    void committed() { m_sent = false; }
    void flush(); ///< what is gathered is written; at the transaction's end

    /// What others have sent, some of it, each to be decided about in this transaction. False where there was nothing.
    [[nodiscard]] bool receive(const std::function<void(const SlotBatch &)> &decide);

private:
    store::BatchTable &m_table;
    const bool m_isNode;
    const bool m_shared;
    bool m_sent = false;
    std::map<int, SlotBatch> m_out; ///< by slot
};

} // namespace argiope::engine
