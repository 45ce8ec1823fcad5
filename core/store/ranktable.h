#pragma once

#include "core/store/namedurl.h"
#include "core/store/types.h"

#include <QList>

#include <functional>
#include <memory>
#include <span>

namespace argiope::store {

class Reader;
class UrlQueue;
class UrlStore;
class WriteSession;

/// What orders URLs: priorities of those that wait, and ranks of those that were fetched. Part of the Writer
/// (Writer::ranks()): same thread, same transactions, same errors.
class RankTable
{
public:
    RankTable(WriteSession &session, UrlStore &urls, UrlQueue &queue);
    ~RankTable();
    RankTable(const RankTable &) = delete;
    RankTable &operator=(const RankTable &) = delete;

    void setPriority(UrlId id, int priority);
    void resetPriorities(); ///< of all that waits, to 0
    [[nodiscard]] QList<QueuedUrl> queued(UrlId after, int limit); ///< behind `after`, by id
    /// Likewise what waits, with who named it by `referrers`, and what `run` has fetched and is there.
    [[nodiscard]] QList<NamedUrl> waitingNamed(UrlId after, int limit, bool referrers);
    [[nodiscard]] QList<NamedUrl> fetchedNamed(int run, UrlId after, int limit);

    /// Of the URLs of this run up to `most` that most links lead to, those with fewer links first.
    void forEachPopular(int run, int most, const std::function<void(const url::UrlKey &, const KnownUrl &)> &visit);

    void dropRanks(); ///< all there are
    void addRanks(std::span<const RankRow> ranks); ///< of URLs that have none

private:
    struct Rows;
    WriteSession &m_session;
    UrlStore &m_urls;
    UrlQueue &m_queue;
    std::unique_ptr<Rows> m_rows;
};

/// URLs that were fetched, by id, until `visit` returns false; errors are the reader's.
void forEachFetched(Reader &reader, const std::function<bool(const FetchedUrl &)> &visit);

} // namespace argiope::store
