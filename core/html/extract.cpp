#include "core/html/extract.h"

#include "core/html/walker.h"

namespace argiope::html {

PageFacts extractHtml(const PageInput &input, const ExtractOptions &options, Arena &arena)
{
    arena.reset();
    PageFacts facts = PageWalker(input, options, arena).run();
    arena.reset();
    return facts;
}

} // namespace argiope::html
