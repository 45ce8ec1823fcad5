#pragma once

#include "core/similar/signature.h"

#include <QtGlobal>

#include <atomic>
#include <functional>
#include <vector>

namespace argiope::similar {

/// A page whose text may be much the same as that of others.
struct SimilarPage
{
    quint32 id = 0;
    quint32 inlinks = 0;
    quint32 depth = 0;
    quint32 urlBytes = 0;
    quint64 text = 0; ///< a hash of all of its text: pages that have it are duplicates, not near ones
    Signature signature; ///< not empty
};

/// A page of a group, and how much of its text the representative has.
struct SimilarMember
{
    quint32 id = 0;
    double likeness = 0;
};

/// Pages that are held together by pairs whose likeness reaches the threshold; two members may be less alike than that.
struct SimilarGroup
{
    quint32 representative = 0; ///< most links lead there; of those the shallowest, the one with the shortest URL
    std::vector<SimilarMember> others; ///< by id; never empty
};

struct GroupOptions
{
    double threshold = 0.9; ///< at least LeastThreshold
    const std::atomic<bool> *cancel = nullptr; ///< may be null
    std::function<void(int done, int all)> progress{}; ///< steps of about the same length
};

struct SimilarGroups
{
    std::vector<SimilarGroup> groups; ///< by the smallest id in each
    /// In no group, though not held against all pages that they could be like, because these were too many.
    std::vector<quint32> open; ///< ascending
    bool canceled = false;
};

inline constexpr double LeastThreshold = 0.7; ///< below it too many of the pairs would be missed

/// Finds the groups: candidates are pages that have a run of 16 bins in common, or of 8 where the threshold asks for it
/// (locality-sensitive hashing over bands), which misses less than one pair in a hundred at the threshold, and fewer
/// above it; the whole signatures decide. A group whose pages all have the same text is none. The same pages give the
/// same groups in whatever order they come. Time is n log n but for crowds of pages that look alike without being it:
/// of these each is held against the 64 most similar at least. Beside the pages 24 bytes of memory a page. The pages
/// are put into another order.
[[nodiscard]] SimilarGroups findGroups(std::vector<SimilarPage> &pages, const GroupOptions &options);

} // namespace argiope::similar
