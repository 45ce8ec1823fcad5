#pragma once

#include "core/base/clockcache.h"
#include "core/base/ids.h"
#include "core/url/canonical.h"

namespace argiope::frontier {

/// What the cache remembers of a URL. Its depth may be higher than the file's and its rank lower (there the one only
/// falls and the other only rises): that costs a look into the file, never a URL.
struct SeenUrl
{
    base::UrlId id = base::UrlId::None;
    qint32 depth = 0;
    quint8 rank = 0; ///< 0: kept out; 1: only checked; 2: a page
    quint16 hops = 0; ///< redirects in a row that led here; as the depth, never lower than the file's
};

/// The URLs met most lately, 33 bytes each. Forgetting is always safe: the project file knows.
using SeenCache = base::ClockCache<url::UrlKey, SeenUrl, url::UrlKeyHash>;

} // namespace argiope::frontier
