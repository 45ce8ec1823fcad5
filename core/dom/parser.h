#pragma once

#include "core/dom/arena.h"

#include <QByteArrayView>

#include <chrono>

struct GumboInternalNode;

namespace argiope::dom {

/// What a parse may cost.
struct ParserLimits
{
    size_t arenaBytes = 48 * 1024 * 1024; ///< held by the arena
    std::chrono::microseconds cpuTime
        = std::chrono::microseconds::max(); ///< what the thread's CPU clock shows when it must end
};

struct ParsedTree
{
    const GumboInternalNode *document = nullptr; ///< lives in the arena; null where not even a tree was begun
    bool aborted = false; ///< a limit was hit; the tree holds what was parsed until then
    size_t allocations = 0;
};

/// Parses UTF-8 into a tree that lives in `arena`, until its next reset(). `text` must live as long.
[[nodiscard]] ParsedTree parseTree(QByteArrayView text, Arena &arena, const ParserLimits &limits);

} // namespace argiope::dom
