#pragma once

#include "core/base/ids.h"
#include "core/url/canonical.h"

#include <QtGlobal>

#include <functional>
#include <vector>

namespace argiope::compare {

/// A URL of one side: 32 bytes, whatever it is called.
struct JoinEntry
{
    url::UrlKey key; ///< of its canonical spelling behind the mapping
    quint64 print = 0; ///< of what its columns say
    qint64 id : 60 = 0;
    quint64 fetched : 1 = 0;
    quint64 there : 1 = 0; ///< fetched, and neither 404 nor 410 came
    quint64 wasMapped : 1 = 0; ///< another address stands for its own
    quint64 : 1;
};
static_assert(sizeof(JoinEntry) == 32);

/// The URLs of two crawls, joined by key: n log n, nothing but keys in memory. Of two of one side with the same key the
/// one that no rule had to be applied to counts, then the one that was met first.
class UrlJoin
{
public:
    std::vector<JoinEntry> first;
    std::vector<JoinEntry> second;

    /// Sorts both. Returns how many of the first were left out, as a mapping made one of them and another.
    qint64 sort();
    /// Each key once, in their order; either entry may be null. After sort().
    void forEachPair(const std::function<void(const JoinEntry *first, const JoinEntry *second)> &visit) const;
};

} // namespace argiope::compare
