#include "core/dom/nodeview.h"

#include "core/dom/document.h"

#include <gumbo.h>

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

NodeView NodeView::lastChild() const
{
    return {*m_document, m_document->m_nodes[size_t(m_node)].last};
}

NodeView NodeView::previousSibling() const
{
    return {*m_document, m_document->m_nodes[size_t(m_node)].previous};
}

NodeView NodeView::parent() const
{
    return {*m_document, m_document->m_nodes[size_t(m_node)].parent};
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
    const Document::Node &node = m_document->m_nodes[size_t(m_node)];
    return node.prefix > 0 ? node.text.sliced(node.prefix + 1) : node.text;
}

QByteArrayView NodeView::localName() const
{
    const QByteArrayView lower = name();
    if (language() != Language::Svg || m_document->syntax() == Syntax::Xml)
        return lower;
    const GumboStringPiece piece{lower.data(), size_t(lower.size())};
    const char *const adjusted = gumbo_normalize_svg_tagname(&piece);
    return adjusted ? QByteArrayView(adjusted) : lower;
}

QByteArrayView NodeView::space() const
{
    return m_document->m_spaces[m_document->m_nodes[size_t(m_node)].space];
}

QByteArrayView NodeView::prefix() const
{
    const Document::Node &node = m_document->m_nodes[size_t(m_node)];
    return node.text.first(node.prefix);
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
