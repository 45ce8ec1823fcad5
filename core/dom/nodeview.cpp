#include "core/dom/nodeview.h"

#include <gumbo.h>

namespace argiope::dom {

NodeKind NodeView::kind() const
{
    switch (m_node->type) {
    case GUMBO_NODE_DOCUMENT:
        return NodeKind::Document;
    case GUMBO_NODE_ELEMENT:
        return NodeKind::Element;
    case GUMBO_NODE_TEMPLATE:
        return NodeKind::Template;
    case GUMBO_NODE_TEXT:
    case GUMBO_NODE_WHITESPACE:
    case GUMBO_NODE_CDATA:
        return NodeKind::Text;
    case GUMBO_NODE_COMMENT:
        break;
    }
    return NodeKind::Other;
}

namespace {

const GumboVector &childrenOf(const GumboNode *node)
{
    return node->type == GUMBO_NODE_DOCUMENT ? node->v.document.children : node->v.element.children;
}

} // namespace

unsigned int NodeView::childCount() const
{
    return childrenOf(m_node).length;
}

NodeView NodeView::child(unsigned int index) const
{
    return NodeView(static_cast<const GumboNode *>(childrenOf(m_node).data[index]));
}

QByteArrayView NodeView::text() const
{
    const char *const value = m_node->v.text.text;
    return value ? QByteArrayView(value) : QByteArrayView();
}

Language NodeView::language() const
{
    switch (m_node->v.element.tag_namespace) {
    case GUMBO_NAMESPACE_SVG:
        return Language::Svg;
    case GUMBO_NAMESPACE_MATHML:
        return Language::MathMl;
    case GUMBO_NAMESPACE_HTML:
        break;
    }
    return Language::Html;
}

QByteArray NodeView::name() const
{
    const GumboElement &element = m_node->v.element;
    if (element.tag < GUMBO_TAG_UNKNOWN)
        return QByteArray(gumbo_normalized_tagname(element.tag));
    GumboStringPiece name = element.original_tag;
    if (name.length < 3) // what the parser makes up itself, it knows
        return {};
    gumbo_tag_from_original_text(&name);
    // A "/" ends a name; the parser only takes away a last one.
    QByteArrayView view(name.data, qsizetype(name.length));
    if (const qsizetype slash = view.indexOf('/'); slash >= 0)
        view = view.first(slash);
    return view.toByteArray().toLower();
}

unsigned int NodeView::attributeCount() const
{
    return m_node->v.element.attributes.length;
}

Attribute NodeView::attribute(unsigned int index) const
{
    const auto *const one = static_cast<const GumboAttribute *>(m_node->v.element.attributes.data[index]);
    return {one->name, one->value ? one->value : "", one->attr_namespace == GUMBO_ATTR_NAMESPACE_NONE,
        one->attr_namespace == GUMBO_ATTR_NAMESPACE_XLINK};
}

QByteArrayView NodeView::startTag() const
{
    const GumboStringPiece &piece = m_node->v.element.original_tag;
    // Of some elements that the parser made up itself there is a length without a text, or less than none.
    const auto length = qsizetype(piece.length);
    return piece.data && length > 0 ? QByteArrayView(piece.data, length) : QByteArrayView();
}

unsigned int NodeView::offset() const
{
    return kind() == NodeKind::Text ? m_node->v.text.start_pos.offset : m_node->v.element.start_pos.offset;
}

} // namespace argiope::dom
