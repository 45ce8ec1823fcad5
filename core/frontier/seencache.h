#pragma once

#include "core/base/ids.h"
#include "core/url/canonical.h"

#include <vector>

namespace argiope::frontier {

/// What the cache remembers of a URL. Its depth may be higher than the file's and its rank lower (there the one only
/// falls and the other only rises): that costs a look into the file, never a URL.
struct SeenUrl
{
    base::UrlId id = base::UrlId::None;
    qint32 depth = 0;
    quint8 rank = 0; ///< 0: kept out; 1: only checked; 2: a page
};

/// The keys met most lately, in bounded memory: CLOCK (Broder, Najork, Wiener 2003) within small sets, so that a
/// look-up touches two cache lines. Forgetting is always safe: the project file knows. Not thread-safe.
class SeenCache
{
public:
    explicit SeenCache(int capacity);

    /// Null where unknown. The pointer is valid until the next call.
    [[nodiscard]] SeenUrl *find(const url::UrlKey &key);
    void insert(const url::UrlKey &key, const SeenUrl &url);
    [[nodiscard]] int capacity() const { return int(m_sets.size()) * Ways; }

private:
    static constexpr int Ways = 8;
    struct Set
    {
        url::UrlKey keys[Ways];
        SeenUrl urls[Ways];
        quint8 used = 0; ///< bit a way: holds something
        quint8 referenced = 0; ///< bit a way: met since the hand passed
        quint8 hand = 0;
    };
    [[nodiscard]] Set &setOf(const url::UrlKey &key);
    std::vector<Set> m_sets;
};

} // namespace argiope::frontier
