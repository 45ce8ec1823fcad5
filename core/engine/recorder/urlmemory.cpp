#include "core/engine/recorder/urlmemory.h"

#include <algorithm>

namespace argiope::engine {

namespace {
constexpr qint64 LeastExpected = 100'000;
} // namespace

void UrlMemory::expect(qint64 urls, qsizetype most)
{
    m_bloom.emplace(std::max<qint64>(urls * 2, LeastExpected), most);
}

UrlMemory::Look UrlMemory::look(const url::UrlKey &key, const Standing &standing, int meant)
{
    if (const frontier::SeenUrl *seen = m_seen.find(key)) {
        const bool gains = standing.rank > seen->rank
            || ((levelOf(standing.rank) == levelOf(seen->rank) || levelOf(meant) == levelOf(seen->rank))
                && standing.way.isShorterThan({seen->depth, seen->hops, base::UrlId::None}));
        return gains ? Look{Known::AskFile, seen->id} : Look{Known::AsBefore, seen->id};
    }
    return {m_others || m_bloom->mayContain(key) ? Known::AskFile : Known::New};
}

} // namespace argiope::engine
