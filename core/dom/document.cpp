#include "core/dom/document.h"

#include "core/base/threadclock.h"
#include "core/dom/guard.h"
#include "core/dom/parser.h"
#include "core/dom/treecopy.h"
#include "core/dom/xmltree.h"

#include <limits>

namespace argiope::dom {

namespace {
constexpr std::chrono::seconds MostParsing{3}; ///< of CPU; an honest page of 20 MB takes one
}

Document::Document(QByteArrayView text, const DocumentLimits &limits, Syntax syntax)
    : m_source(text)
    , m_spaces{"", "http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg", "http://www.w3.org/1998/Math/MathML",
          "http://www.w3.org/1999/xlink", "http://www.w3.org/XML/1998/namespace", "http://www.w3.org/2000/xmlns/"}
    , m_syntax(syntax)
{
    m_nodes.emplace_back();
    if (syntax == Syntax::Xml) {
        m_whole = text.size() <= std::numeric_limits<qint32>::max() && XmlTree(*this, limits).run();
        return;
    }
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
