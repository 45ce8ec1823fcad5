#pragma once

#include "core/store/nodeshare.h"
#include "core/store/types.h"

#include <QByteArray>
#include <QHash>
#include <QList>

#include <memory>
#include <optional>
#include <span>

namespace argiope::store {

class UrlStore;
class WriteSession;

/// What a node found that others decide about, on its way from its transaction into theirs.
struct NodeBatch
{
    qint64 id = 0;
    int slot = 0;
    QByteArray found;
};

/// Tables `node_batches`, `node_hosts` and `node_counts`, as a node's writer has them: the same transactions. Of other
/// writers nothing is called.
class BatchTable
{
public:
    BatchTable(WriteSession &session, UrlStore &urls);
    ~BatchTable();
    BatchTable(const BatchTable &) = delete;
    BatchTable &operator=(const BatchTable &) = delete;

    [[nodiscard]] const std::optional<NodeShare> &share() const; ///< nothing: no node's
    /// The id that all nodes have for a URL that Writer::find() does not; None on failure.
    [[nodiscard]] UrlId agreedId(const url::UrlKey &key);
    /// Pages that are about to be written link to these: what is new among them is agreed on in few questions.
    void agreeAhead(std::span<const url::UrlKey> keys);
    [[nodiscard]] qint64 questions() const; ///< that agreeing took so far
    void failDamaged(const QString &detail);
    void send(int slot, const QByteArray &found);
    /// Those for the node's slots, in the order they were sent, at most `limit`.
    [[nodiscard]] QList<NodeBatch> arrived(int limit);
    void taken(qint64 id); ///< what is in it was decided about
    /// The slot of a host; nothing where it is not known.
    [[nodiscard]] std::optional<int> slotOf(HostId host);
    /// What this session of the node has counted since it began: JSON of numbers, see NodeBook.
    void count(const QByteArray &counts);
    void lockMeta(); ///< until the transaction's end: who adds to a value of `meta` reads it first
    /// Whether a node has found that all is done. Where not, none finds it before this transaction's end.
    [[nodiscard]] bool hasEnded();

private:
    struct Rows;
    WriteSession &m_session;
    UrlStore &m_urls;
    qint64 m_part = 0; ///< of node_counts; made with the first count()
    QHash<HostId, int> m_slots;
    std::unique_ptr<Rows> m_rows;
};

} // namespace argiope::store
