#include "core/select/xmlcopy.h"

#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/valid.h>
#include <libxml/xpath.h>

#include <mutex>
#include <vector>

namespace argiope::select {

namespace {

const xmlChar *chars(const QByteArray &text)
{
    return reinterpret_cast<const xmlChar *>(text.constData());
}

void append(xmlNode *parent, xmlNode *child, qint32 number)
{
    child->_private = reinterpret_cast<void *>(qintptr(number)); // NOLINT(performance-no-int-to-ptr)
    child->parent = parent;
    child->prev = parent->last;
    (parent->last ? parent->last->next : parent->children) = child;
    parent->last = child;
}

/// The prefix that the DOM has for an attribute.
const char *usualPrefix(quint16 space)
{
    switch (space) {
    case dom::XlinkSpace:
        return "xlink";
    case dom::XmlSpace:
        return "xml";
    case dom::XmlnsSpace:
        return "xmlns";
    default:
        return "";
    }
}

} // namespace

XmlCopy::XmlCopy(const dom::Document &document)
    : m_source(document)
{
    static std::once_flag once;
    std::call_once(once, xmlInitParser);
    if (!run() && m_copy) {
        xmlFreeDoc(m_copy);
        m_copy = nullptr;
    }
}

XmlCopy::~XmlCopy()
{
    if (m_copy)
        xmlFreeDoc(m_copy);
}

/// Namespaces are the document's, not an element's: only paths along the axis `namespace` would see where they are
/// declared.
xmlNs *XmlCopy::space(QByteArrayView prefix, QByteArrayView uri)
{
    const QPair<QByteArray, QByteArray> key(prefix.toByteArray(), uri.toByteArray());
    if (xmlNs *const known = m_spaces.value(key))
        return known;
    auto *const made = static_cast<xmlNs *>(xmlMalloc(sizeof(xmlNs)));
    if (!made)
        return nullptr;
    *made = {};
    made->type = XML_LOCAL_NAMESPACE;
    made->href = xmlStrdup(chars(key.second));
    made->prefix = prefix.isEmpty() ? nullptr : xmlStrdup(chars(key.first));
    m_lastSpace->next = made;
    m_lastSpace = made;
    m_spaces.insert(key, made);
    if (!prefix.isEmpty() && !m_prefixes.contains(key.first))
        m_prefixes.insert(key.first, key.second);
    return made;
}

bool XmlCopy::attributes(const dom::NodeView &node, xmlNode *copy)
{
    xmlAttr *last = nullptr;
    for (qsizetype i = 0; i < node.attributeCount(); ++i) {
        const dom::Attribute &one = node.attribute(i);
        if (one.space == dom::XmlnsSpace)
            continue; // a declaration, which paths do not take for an attribute
        xmlNs *const ns = one.plain ? nullptr : space(usualPrefix(one.space), m_source.space(one.space));
        if (!one.plain && !ns)
            return false;
        const QByteArray value = one.value.toByteArray();
        xmlAttr *const attribute = xmlNewNsProp(nullptr, ns, chars(one.name.toByteArray()), chars(value));
        if (!attribute)
            return false;
        attribute->parent = copy;
        attribute->doc = m_copy;
        attribute->_private = copy->_private;
        if (attribute->children)
            attribute->children->doc = m_copy;
        attribute->prev = last;
        (last ? last->next : copy->properties) = attribute;
        last = attribute;
        const bool isId = one.plain ? one.name == "id" : one.space == dom::XmlSpace && one.name == "id";
        if (isId && !value.isEmpty() && !xmlGetID(m_copy, chars(value)))
            xmlAddID(nullptr, m_copy, chars(value), attribute);
    }
    return true;
}

xmlNode *XmlCopy::element(const dom::NodeView &node)
{
    const bool isHtml = m_source.syntax() == dom::Syntax::Html && node.language() == dom::Language::Html;
    xmlNs *ns = nullptr;
    if (!isHtml && !node.space().isEmpty()) {
        ns = space(node.prefix(), node.space());
        if (!ns)
            return nullptr;
    }
    return xmlNewDocNode(m_copy, ns, chars(node.localName().toByteArray()), nullptr);
}

// A page may nest as deeply as it likes, so nothing here recurs.
bool XmlCopy::run()
{
    m_copy = xmlNewDoc(chars("1.0"));
    if (!m_copy)
        return false;
    m_copy->dict = xmlDictCreate();
    // The first of a document's own namespaces is that of XML; looking it up makes it.
    m_lastSpace = xmlSearchNs(m_copy, reinterpret_cast<xmlNode *>(m_copy), chars("xml"));
    if (!m_lastSpace)
        return false;
    m_spaces.insert({"xml", QByteArray(reinterpret_cast<const char *>(XML_XML_NAMESPACE))}, m_lastSpace);
    struct Level
    {
        dom::NodeView next;
        xmlNode *copy;
    };
    std::vector<Level> levels{{m_source.root().firstChild(), reinterpret_cast<xmlNode *>(m_copy)}};
    while (!levels.empty()) {
        Level &level = levels.back();
        if (level.next.isNull()) {
            levels.pop_back();
            continue;
        }
        const dom::NodeView node = level.next;
        level.next = node.nextSibling();
        xmlNode *const parent = level.copy;
        xmlNode *copy = nullptr;
        switch (node.kind()) {
        case dom::NodeKind::Element:
            copy = element(node);
            break;
        case dom::NodeKind::Text:
            copy = xmlNewDocTextLen(
                m_copy, reinterpret_cast<const xmlChar *>(node.text().data()), int(node.text().size()));
            m_nestedText += node.text().size() * qint64(levels.size());
            break;
        case dom::NodeKind::Comment:
            copy = xmlNewDocComment(m_copy, chars(node.text().toByteArray()));
            break;
        case dom::NodeKind::Instruction:
            copy = xmlNewDocPI(m_copy, chars(node.prefix().toByteArray()), chars(node.name().toByteArray()));
            break;
        case dom::NodeKind::Document:
            continue;
        }
        if (!copy)
            return false;
        append(parent, copy, node.number());
        if (node.kind() != dom::NodeKind::Element)
            continue;
        if (!attributes(node, copy))
            return false;
        const bool isTemplate = node.language() == dom::Language::Html && node.name() == "template";
        if (!isTemplate)
            levels.push_back({node.firstChild(), copy});
    }
    xmlXPathOrderDocElems(m_copy);
    return true;
}

} // namespace argiope::select
