#include "tests/bench/literature/trace.h"

namespace argiope::bench {

Trace traceOf(const Web &web, const std::vector<Node> &fetched, Part part, const QByteArray &name)
{
    Trace trace;
    trace.name = name;
    trace.urls = web.urls();
    std::vector<Node> namedBy(web.urls(), ~Node(0)); // the page that named it last
    for (const Node page : fetched) {
        for (const Node target : web.links[page]) {
            const bool again = namedBy[target] == page;
            namedBy[target] = page;
            if ((part == Part::OncePerPage && again)
                || (part == Part::ToOthers && web.hosts[target] == web.hosts[page]))
                continue;
            trace.items.push_back(target);
        }
    }
    return trace;
}

} // namespace argiope::bench
