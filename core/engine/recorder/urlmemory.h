#pragma once

#include "core/engine/recorder/standing.h"
#include "core/frontier/bloomfilter.h"
#include "core/frontier/seencache.h"
#include "core/url/canonical.h"

#include <optional>

namespace argiope::engine {

/// What memory knows of URLs, so that few have to be looked up in the file: which are certainly new, and how those
/// stood that were met of late. What it says is never better than the truth. The recorder's thread.
class UrlMemory
{
public:
    /// Holds the standing of so many URLs.
    explicit UrlMemory(qsizetype most)
        : m_seen(most)
    {
    }

    /// Room for so many URLs, and no more than `most`; then addKey() has to be told of all there are.
    void expect(qint64 urls, qsizetype most);
    void addKey(const url::UrlKey &key) { m_bloom->insert(key); } ///< it is not new
    void knowOthers() { m_others = true; } ///< who insert URLs that nobody tells of here: none is certainly new
    void add(const url::UrlKey &key, base::UrlId id, const Standing &standing)
    {
        m_seen.insert(key, {id, standing.way.depth, quint8(standing.rank), quint16(standing.way.hops)});
    }

    [[nodiscard]] bool recalls(const url::UrlKey &key) { return m_seen.find(key) != nullptr; } ///< how it stood
    void prefetch(const url::UrlKey &key) const { m_seen.prefetch(key); } ///< find() will be asked for it
    enum class Known : quint8 { New, AsBefore, AskFile };
    struct Look
    {
        Known known = Known::AskFile;
        base::UrlId id = base::UrlId::None; ///< AsBefore
    };
    /// Whether a meeting that would bring it to this standing changes anything. `meant`: its rank but for limits, since
    /// what was let in may come nearer beyond them.
    [[nodiscard]] Look look(const url::UrlKey &key, const Standing &standing, int meant);

private:
    bool m_others = false;
    frontier::SeenCache m_seen;
    std::optional<frontier::BloomFilter> m_bloom{std::in_place};
};

} // namespace argiope::engine
