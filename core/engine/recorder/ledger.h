#pragma once

#include "core/base/ids.h"
#include "core/engine/tally.h"

#include <QHash>

#include <chrono>
#include <functional>
#include <utility>

namespace argiope::engine {

/// What the recorder's parts add up while they write: the tally that everybody may see, and the incoming links of this
/// transaction. The recorder's thread.
class Ledger
{
public:
    /// `publish` is told of the tally each time a URL was counted, before the queue hears that it is done.
    explicit Ledger(std::function<void(const Tally &)> publish)
        : m_publish(std::move(publish))
    {
    }

    [[nodiscard]] const Tally &tally() const { return m_tally; }
    /// Of earlier sessions, as ProjectCounters has it.
    void restore(const Tally &tally);
    /// So many URLs more ended like this; negative: fewer.
    void count(base::Outcome outcome, int status, qint64 urls);
    void addBytes(qint64 bytes) { m_tally.bytes += bytes; }
    void addLinks(qint64 links) { m_tally.links += links; } ///< negative: fewer
    void countTopic(bool relevant)
    {
        ++m_tally.topicPages;
        m_tally.topicRelevant += relevant ? 1 : 0;
    }
    void countCommit();
    void publish() const { m_publish(m_tally); }

    // How Discovery knew a URL
    void countLookup() { ++m_tally.seenLookups; }
    void countCacheHit() { ++m_tally.seenCacheHits; }
    void countBloomNew() { ++m_tally.seenBloomNew; }
    void countBloomWrong() { ++m_tally.seenBloomWrong; }
    void addLookupTimes(std::chrono::nanoseconds memory, std::chrono::nanoseconds file)
    {
        m_tally.seenMemoryNs += memory.count();
        m_tally.seenFileNs += file.count();
    }

    /// So many links more lead to a URL; negative: fewer.
    void addInlinks(base::UrlId target, int links) { m_inlinks[target] += links; }
    [[nodiscard]] QHash<base::UrlId, int> takeInlinks() { return std::exchange(m_inlinks, {}); }

private:
    std::function<void(const Tally &)> m_publish;
    Tally m_tally;
    QHash<base::UrlId, int> m_inlinks;
};

} // namespace argiope::engine
