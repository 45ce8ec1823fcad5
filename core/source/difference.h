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

/// Words within lines that one of two texts has and the other has not.
struct ChangedPart
{
    qsizetype begin = 0; ///< in that text, UTF-16
    qsizetype end = 0;
    bool operator==(const ChangedPart &) const = default;
};

struct ChangedParts
{
    std::vector<ChangedPart> before; ///< in order
    std::vector<ChangedPart> after;
};

/// Of lines that came in the place of others, which words of them are otherwise: of a page that is one line it is all
/// there is to see. Nothing of lines that have little in common. Bounded like difference(). Any thread.
[[nodiscard]] ChangedParts changedParts(const QString &before, const QString &after, const Difference &difference,
    const std::atomic<bool> *cancel = nullptr);

} // namespace argiope::source
