#pragma once

#include <QString>

#include <atomic>
#include <vector>

namespace argiope::source {

/// Lines that two texts have in common, or that only one has.
struct LineRun
{
    enum class What : quint8 { Same, Removed, Added };
    What what = What::Same;
    int before = 0; ///< the first one's number in the text before, from 0
    int after = 0; ///< in the text after
    int lines = 0;
    bool operator==(const LineRun &) const = default;
};

struct Difference
{
    std::vector<LineRun> runs; ///< in order; what was removed stands before what was added in its place
    int removed = 0; ///< lines
    int added = 0;
    /// The texts differ so much that it was not looked for what they have in common between their equal beginnings and
    /// ends.
    bool coarse = false;
};

/// What to do to make `after` of `before`, by as few lines as can be (Myers). Bounded in time and memory, whatever the
/// texts are; stops early, with nothing, when `*cancel` (may be null) becomes true. Any thread.
[[nodiscard]] Difference difference(
    const QString &before, const QString &after, const std::atomic<bool> *cancel = nullptr);

} // namespace argiope::source
