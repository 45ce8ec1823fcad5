#include "core/html/extract.h"

#include "core/html/walker.h"

namespace argiope::html {

ParsedPage extractHtml(const PageInput &input, const ExtractOptions &options, Arena &arena)
{
    arena.reset();
    ParsedPage facts = PageWalker(input, options, arena).run();
    arena.reset();
    return facts;
}

} // namespace argiope::html
