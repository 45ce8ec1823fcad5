#include "core/dom/document.h"

#include "core/base/threadclock.h"
#include "core/dom/guard.h"
#include "core/dom/parser.h"
#include "core/dom/treecopy.h"

#include <limits>

namespace argiope::dom {

namespace {
constexpr std::chrono::seconds MostParsing{3}; ///< of CPU; an honest page of 20 MB takes one
}

Document::Document(QByteArrayView text, const DocumentLimits &limits)
    : m_source(text)
{
    m_nodes.emplace_back();
    if (text.size() > std::numeric_limits<qint32>::max() || !isHarmless(text))
        return;
    Arena arena(0);
    ParserLimits most;
    most.arenaBytes = limits.parserBytes;
    most.cpuTime = std::chrono::duration_cast<std::chrono::microseconds>(base::threadCpuTime() + MostParsing);
    const ParsedTree tree = parseTree(text, arena, most);
    if (tree.document)
        m_whole = TreeCopy(*this, limits).run(tree.document) && !tree.aborted;
}

} // namespace argiope::dom
