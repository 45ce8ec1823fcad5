#include "core/frontier/seencache.h"

#include <algorithm>
#include <bit>

namespace argiope::frontier {

SeenCache::SeenCache(int capacity)
    : m_sets(std::bit_ceil(size_t(std::max(1, (capacity + Ways - 1) / Ways))))
{
}

SeenCache::Set &SeenCache::setOf(const url::UrlKey &key)
{
    return m_sets[url::UrlKeyHash{}(key) & (m_sets.size() - 1)];
}

SeenUrl *SeenCache::find(const url::UrlKey &key)
{
    Set &set = setOf(key);
    for (int way = 0; way < Ways; ++way) {
        if (((set.used >> way) & 1) && set.keys[way] == key) {
            set.referenced |= quint8(1 << way);
            return &set.urls[way];
        }
    }
    return nullptr;
}

void SeenCache::insert(const url::UrlKey &key, const SeenUrl &url)
{
    if (SeenUrl *known = find(key)) {
        *known = url;
        return;
    }
    Set &set = setOf(key);
    int way = std::countr_one(set.used);
    if (way >= Ways) {
        // The hand clears marks until it meets a way that was not used since its last round.
        while ((set.referenced >> set.hand) & 1) {
            set.referenced &= quint8(~(1 << set.hand));
            set.hand = quint8((set.hand + 1) % Ways);
        }
        way = set.hand;
        set.hand = quint8((set.hand + 1) % Ways);
    }
    set.keys[way] = key;
    set.urls[way] = url;
    set.used |= quint8(1 << way);
}

} // namespace argiope::frontier
