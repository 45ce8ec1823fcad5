#include "core/dom/document.h"

#include "core/dom/treemaker.h"

#include <limits>

namespace argiope::dom {

Document::Document(QByteArrayView text, const DocumentLimits &limits)
    : m_source(text)
{
    m_nodes.emplace_back();
    if (text.size() > std::numeric_limits<qint32>::max())
        return;
    m_whole = TreeMaker(*this, limits).run();
}

} // namespace argiope::dom
