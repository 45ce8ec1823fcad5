#include "core/dom/treecopy.h"

#include <gumbo.h>

#include <vector>

namespace argiope::dom {

namespace {

const GumboVector &childrenOf(const GumboNode *node)
{
    return node->type == GUMBO_NODE_DOCUMENT ? node->v.document.children : node->v.element.children;
}

Language languageOf(GumboNamespaceEnum space)
{
    switch (space) {
    case GUMBO_NAMESPACE_SVG:
        return Language::Svg;
    case GUMBO_NAMESPACE_MATHML:
        return Language::MathMl;
    case GUMBO_NAMESPACE_HTML:
        break;
    }
    return Language::Html;
}

quint16 spaceOf(Language language)
{
    return language == Language::Svg ? SvgSpace : language == Language::MathMl ? MathMlSpace : HtmlSpace;
}

quint16 spaceOf(GumboAttributeNamespaceEnum space)
{
    switch (space) {
    case GUMBO_ATTR_NAMESPACE_XLINK:
        return XlinkSpace;
    case GUMBO_ATTR_NAMESPACE_XML:
        return XmlSpace;
    case GUMBO_ATTR_NAMESPACE_XMLNS:
        return XmlnsSpace;
    case GUMBO_ATTR_NAMESPACE_NONE:
        break;
    }
    return NoSpace;
}

QByteArrayView view(const GumboStringPiece &piece)
{
    // Of some elements that gumbo made up itself there is a length without a text, or less than none.
    const auto length = qsizetype(piece.length);
    return piece.data && length > 0 ? QByteArrayView(piece.data, length) : QByteArrayView();
}

QByteArrayView unquoted(QByteArrayView value)
{
    const bool quoted = value.size() >= 2 && (value.front() == '"' || value.front() == '\'');
    return quoted ? value.sliced(1, value.size() - 2) : value;
}

/// Of an element that gumbo does not know, in lower case.
QByteArray unknownName(const GumboElement &element)
{
    GumboStringPiece name = element.original_tag;
    if (name.length < 3) // what gumbo makes up itself, it knows
        return {};
    gumbo_tag_from_original_text(&name);
    // A "/" ends a name; gumbo only takes away a last one.
    QByteArrayView view(name.data, qsizetype(name.length));
    if (const qsizetype slash = view.indexOf('/'); slash >= 0)
        view = view.first(slash);
    return view.toByteArray().toLower();
}

} // namespace

/// What stands in the source as it is meant is not copied.
QByteArrayView TreeCopy::kept(QByteArrayView text, QByteArrayView written)
{
    return !written.isNull() && written == text ? written : m_document.m_texts.keep(text);
}

bool TreeCopy::isTooMuch() const
{
    return qsizetype(m_document.m_nodes.size()) > m_limits.nodes
        || qsizetype(m_document.m_attributes.size()) > m_limits.attributes
        || m_document.m_texts.bytes() + m_gathered.size() > m_limits.copiedBytes;
}

qint32 TreeCopy::add(NodeKind kind, qint32 parent)
{
    const auto number = qint32(m_document.m_nodes.size());
    m_document.m_nodes.emplace_back();
    Node &node = at(number);
    node.kind = kind;
    node.parent = parent;
    Node &above = at(parent);
    node.previous = above.last;
    (above.last >= 0 ? at(above.last).next : above.first) = number;
    above.last = number;
    return number;
}

qint32 TreeCopy::addElement(const GumboNode *source, qint32 parent)
{
    const GumboElement &element = source->v.element;
    const qint32 number = add(NodeKind::Element, parent);
    Node &node = at(number);
    node.language = languageOf(element.tag_namespace);
    node.space = spaceOf(node.language);
    node.text = element.tag < GUMBO_TAG_UNKNOWN ? QByteArrayView(gumbo_normalized_tagname(element.tag))
                                                : m_document.m_texts.keep(unknownName(element));
    node.offset = qint32(element.start_pos.offset);
    node.tagBytes = qint32(view(element.original_tag).size());
    takeAttributes(node, source);
    return number;
}

void TreeCopy::takeAttributes(Node &node, const GumboNode *source)
{
    node.firstAttribute = qint32(m_document.m_attributes.size());
    const GumboVector &attributes = source->v.element.attributes;
    node.attributes = qint32(attributes.length);
    for (unsigned int i = 0; i < attributes.length; ++i) {
        const auto *const one = static_cast<const GumboAttribute *>(attributes.data[i]);
        m_document.m_attributes.push_back({kept(QByteArrayView(one->name), view(one->original_name)),
            kept(QByteArrayView(one->value ? one->value : ""), unquoted(view(one->original_value))),
            one->attr_namespace == GUMBO_ATTR_NAMESPACE_NONE, one->attr_namespace == GUMBO_ATTR_NAMESPACE_XLINK,
            spaceOf(one->attr_namespace)});
    }
}

/// The standard has no two texts side by side; gumbo has where a comment was, or another kind of text begins.
void TreeCopy::takeText(const GumboNode *source, qint32 parent)
{
    const GumboText &text = source->v.text;
    const QByteArrayView said(text.text ? text.text : "");
    if (said.isEmpty())
        return;
    if (m_text < 0) {
        m_text = add(NodeKind::Text, parent);
        at(m_text).offset = qint32(text.start_pos.offset);
        at(m_text).text = kept(said, view(text.original_text));
        return;
    }
    if (m_gathered.isEmpty())
        m_gathered = at(m_text).text.toByteArray();
    m_gathered.append(said.data(), said.size());
}

void TreeCopy::takeComment(const GumboNode *source, qint32 parent)
{
    if (!m_limits.comments)
        return;
    settleText();
    const GumboText &text = source->v.text;
    Node &node = at(add(NodeKind::Comment, parent));
    node.offset = qint32(text.start_pos.offset);
    node.text = m_document.m_texts.keep(QByteArrayView(text.text ? text.text : ""));
}

void TreeCopy::settleText()
{
    if (!m_gathered.isEmpty())
        at(m_text).text = m_document.m_texts.keep(m_gathered);
    m_gathered.clear();
    m_text = -1;
}

// A page may nest as deeply as it likes, so nothing here recurs.
bool TreeCopy::run(const GumboNode *root)
{
    m_document.m_quirky = root->v.document.doc_type_quirks_mode == GUMBO_DOCTYPE_QUIRKS;
    struct Level
    {
        const GumboNode *node;
        qint32 number;
        unsigned int next = 0;
    };
    std::vector<Level> levels{{root, 0}};
    while (!levels.empty() && !isTooMuch()) {
        Level &level = levels.back();
        if (level.next >= childrenOf(level.node).length) {
            settleText();
            levels.pop_back();
            continue;
        }
        const auto *const child = static_cast<const GumboNode *>(childrenOf(level.node).data[level.next++]);
        switch (child->type) {
        case GUMBO_NODE_ELEMENT:
        case GUMBO_NODE_TEMPLATE:
            settleText();
            levels.push_back({child, addElement(child, level.number)}); // `level` is gone after this
            break;
        case GUMBO_NODE_TEXT:
        case GUMBO_NODE_WHITESPACE:
        case GUMBO_NODE_CDATA:
            takeText(child, level.number);
            break;
        case GUMBO_NODE_COMMENT:
            takeComment(child, level.number);
            break;
        case GUMBO_NODE_DOCUMENT:
            break;
        }
    }
    settleText();
    return !isTooMuch();
}

} // namespace argiope::dom
