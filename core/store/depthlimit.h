#pragma once

#include <limits>

namespace argiope::store {

/// How far URLs may be from a seed.
struct DepthLimit
{
    int depth = std::numeric_limits<int>::max(); ///< depths from OrphanDepth on count from there
    int hops = std::numeric_limits<int>::max(); ///< redirects in a row
    bool redirectsCount = true; ///< for `depth`
};

} // namespace argiope::store
