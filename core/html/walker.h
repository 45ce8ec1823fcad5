#pragma once

#include "core/html/arena.h"
#include "core/html/guard.h"
#include "core/html/page.h"

#include <vector>

struct GumboInternalNode;

namespace argiope::html {

/// One page's extraction. Used once.
class PageWalker
{
public:
    /// `input`, `options` and `arena` must outlive the walker.
    PageWalker(const PageInput &input, const ExtractOptions &options, Arena &arena);
    ~PageWalker();
    PageWalker(const PageWalker &) = delete;
    PageWalker &operator=(const PageWalker &) = delete;

    [[nodiscard]] ParsedPage run();

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope::html
