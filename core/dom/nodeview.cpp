#include "core/dom/nodeview.h"

#include "core/dom/document.h"

namespace argiope::dom {

NodeKind NodeView::kind() const
{
    return m_document->m_nodes[size_t(m_node)].kind;
}

NodeView NodeView::firstChild() const
{
    return {*m_document, m_document->m_nodes[size_t(m_node)].first};
}

NodeView NodeView::nextSibling() const
{
    return {*m_document, m_document->m_nodes[size_t(m_node)].next};
}

QByteArrayView NodeView::text() const
{
    return m_document->m_nodes[size_t(m_node)].text;
}

qsizetype NodeView::offset() const
{
    return m_document->m_nodes[size_t(m_node)].offset;
}

Language NodeView::language() const
{
    return m_document->m_nodes[size_t(m_node)].language;
}

QByteArrayView NodeView::name() const
{
    return m_document->m_nodes[size_t(m_node)].text;
}

qsizetype NodeView::attributeCount() const
{
    return m_document->m_nodes[size_t(m_node)].attributes;
}

const Attribute &NodeView::attribute(qsizetype index) const
{
    const Document::Node &node = m_document->m_nodes[size_t(m_node)];
    return m_document->m_attributes[size_t(node.firstAttribute + index)];
}

QByteArrayView NodeView::startTag() const
{
    const Document::Node &node = m_document->m_nodes[size_t(m_node)];
    return m_document->m_source.sliced(node.offset, node.tagBytes);
}

} // namespace argiope::dom
