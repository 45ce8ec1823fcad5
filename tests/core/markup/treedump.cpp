#include "tests/core/markup/treedump.h"

#include <algorithm>

namespace argiope::markup::testing {

namespace {

constexpr const char *SvgNames[] = {"altGlyph", "altGlyphDef", "altGlyphItem", "animateColor", "animateMotion",
    "animateTransform", "clipPath", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite",
    "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDistantLight", "feDropShadow", "feFlood",
    "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feImage", "feMerge", "feMergeNode", "feMorphology",
    "feOffset", "fePointLight", "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence", "foreignObject",
    "glyphRef", "linearGradient", "radialGradient", "textPath"};

constexpr const char *SvgAttributes[] = {"attributeName", "attributeType", "baseFrequency", "baseProfile", "calcMode",
    "clipPathUnits", "diffuseConstant", "edgeMode", "filterUnits", "glyphRef", "gradientTransform", "gradientUnits",
    "kernelMatrix", "kernelUnitLength", "keyPoints", "keySplines", "keyTimes", "lengthAdjust", "limitingConeAngle",
    "markerHeight", "markerUnits", "markerWidth", "maskContentUnits", "maskUnits", "numOctaves", "pathLength",
    "patternContentUnits", "patternTransform", "patternUnits", "pointsAtX", "pointsAtY", "pointsAtZ", "preserveAlpha",
    "preserveAspectRatio", "primitiveUnits", "refX", "refY", "repeatCount", "repeatDur", "requiredExtensions",
    "requiredFeatures", "specularConstant", "specularExponent", "spreadMethod", "startOffset", "stdDeviation",
    "stitchTiles", "surfaceScale", "systemLanguage", "tableValues", "targetX", "targetY", "textLength", "viewBox",
    "viewTarget", "xChannelSelector", "yChannelSelector", "zoomAndPan"};

constexpr const char *Namespaced[] = {"xlink:actuate", "xlink:arcrole", "xlink:href", "xlink:role", "xlink:show",
    "xlink:title", "xlink:type", "xml:lang", "xml:space", "xmlns:xlink"};

template <size_t Size>
QByteArray spelt(const QByteArray &name, const char *const (&list)[Size])
{
    for (const char *one : list) {
        if (name == QByteArray(one).toLower())
            return one;
    }
    return name;
}

QByteArray foreignAttribute(const QByteArray &name, Space space)
{
    if (space == Space::MathMl && name == "definitionurl")
        return "definitionURL";
    for (const char *one : Namespaced) {
        if (name == one)
            return QByteArray(name).replace(':', ' ');
    }
    if (name == "xmlns")
        return "xmlns xmlns";
    return space == Space::Svg ? spelt(name, SvgAttributes) : name;
}

} // namespace

int TreeDump::add(Kind kind, const QByteArray &name)
{
    Node node;
    node.kind = kind;
    node.name = name;
    m_nodes.push_back(std::move(node));
    return int(m_nodes.size()) - 1;
}

void TreeDump::takeAttributes(Node &node, const Token &token)
{
    for (const Attribute &attribute : token.attributes) {
        QByteArray name = attribute.name.toByteArray();
        if (node.space != Space::Html)
            name = foreignAttribute(name, node.space);
        if (!node.attributes.contains(name))
            node.attributes.insert(name, m_tokenizer.value(attribute).toByteArray());
    }
}

Mark TreeDump::start(const NewElement &element)
{
    QByteArray name = tagName(element.tag);
    if (element.tag == Tag::Unknown && element.token)
        name = element.token->name.toByteArray();
    if (element.space == Space::Svg)
        name = spelt(name, SvgNames);
    const int node = add(Kind::Element, name);
    m_nodes[size_t(node)].space = element.space;
    m_nodes[size_t(node)].open = true;
    if (element.token)
        takeAttributes(m_nodes[size_t(node)], *element.token);
    if (element.copyOf != 0)
        m_nodes[size_t(node)].attributes = m_nodes[size_t(m_elements.value(element.copyOf))].attributes;
    if (element.tag == Tag::Template && element.space == Space::Html) {
        const int content = add(Kind::Content, {});
        m_nodes[size_t(node)].content = content;
    }
    m_elements.insert(element.id, node);
    if (element.placed)
        put(node, element.place);
    return {7, qint32(element.id)};
}

void TreeDump::end(const Element &element)
{
    Node &node = m_nodes[size_t(m_elements.value(element.id))];
    if (!node.open || element.mark.value != qint32(element.id) || element.mark.flags != 7)
        ++m_wrongEnds;
    node.open = false;
}

int TreeDump::inside(ElementId id) const
{
    if (id == 0)
        return 0;
    const int node = m_elements.value(id);
    const int content = m_nodes[size_t(node)].content;
    return content >= 0 ? content : node;
}

std::pair<int, size_t> TreeDump::spot(const Place &place) const
{
    if (place.table != 0) {
        const int table = m_elements.value(place.table);
        const int parent = m_nodes[size_t(table)].parent;
        if (parent >= 0) {
            const auto &children = m_nodes[size_t(parent)].children;
            return {parent, size_t(std::find(children.begin(), children.end(), table) - children.begin())};
        }
    }
    const int parent = inside(place.parent);
    return {parent, m_nodes[size_t(parent)].children.size()};
}

void TreeDump::put(int node, const Place &place)
{
    takeOut(node);
    const auto [parent, index] = spot(place);
    auto &children = m_nodes[size_t(parent)].children;
    children.insert(children.begin() + qsizetype(index), node);
    m_nodes[size_t(node)].parent = parent;
}

void TreeDump::takeOut(int node)
{
    const int parent = m_nodes[size_t(node)].parent;
    if (parent < 0)
        return;
    auto &children = m_nodes[size_t(parent)].children;
    children.erase(std::find(children.begin(), children.end(), node));
    m_nodes[size_t(node)].parent = -1;
}

void TreeDump::text(QByteArrayView text, const Place &place)
{
    const auto [parent, index] = spot(place);
    if (parent == 0)
        return;
    const auto &children = m_nodes[size_t(parent)].children;
    if (index > 0 && m_nodes[size_t(children[index - 1])].kind == Kind::Text) {
        m_nodes[size_t(children[index - 1])].name.append(text.data(), text.size());
        return;
    }
    put(add(Kind::Text, text.toByteArray()), place);
}

void TreeDump::comment(QByteArrayView text, const Place &place)
{
    put(add(Kind::Comment, text.toByteArray().replace('\0', "\xEF\xBF\xBD")), place);
}

void TreeDump::doctype(const DoctypeToken &doctype)
{
    QByteArray text = doctype.name;
    if (!doctype.publicId.isEmpty() || !doctype.systemId.isEmpty())
        text += " \"" + doctype.publicId + "\" \"" + doctype.systemId + '"';
    put(add(Kind::Doctype, text), {});
}

void TreeDump::addAttributes(const Element &element, const Token &token)
{
    takeAttributes(m_nodes[size_t(m_elements.value(element.id))], token);
}

void TreeDump::move(ElementId id, const Place &place)
{
    put(m_elements.value(id), place);
}

void TreeDump::moveChildren(ElementId from, ElementId to)
{
    const int source = inside(from);
    const int target = inside(to);
    for (const int child : m_nodes[size_t(source)].children)
        m_nodes[size_t(child)].parent = target;
    auto &children = m_nodes[size_t(target)].children;
    auto &moved = m_nodes[size_t(source)].children;
    children.insert(children.end(), moved.begin(), moved.end());
    moved.clear();
}

void TreeDump::remove(ElementId id)
{
    takeOut(m_elements.value(id));
}

void TreeDump::print(int index, int depth, QByteArray &out) const
{
    const Node &node = m_nodes[size_t(index)];
    const QByteArray indent = "| " + QByteArray(2 * depth, ' ');
    switch (node.kind) {
    case Kind::Document:
        break;
    case Kind::Element:
        out += indent + '<'
            + (node.space == Space::Svg           ? "svg "
                    : node.space == Space::MathMl ? "math "
                                                  : "")
            + node.name + ">\n";
        for (auto it = node.attributes.begin(); it != node.attributes.end(); ++it)
            out += indent + "  " + it.key() + "=\"" + it.value() + "\"\n";
        break;
    case Kind::Text:
        out += indent + '"' + node.name + "\"\n";
        break;
    case Kind::Comment:
        out += indent + "<!-- " + node.name + " -->\n";
        break;
    case Kind::Doctype:
        out += indent + "<!DOCTYPE " + node.name + ">\n";
        break;
    case Kind::Content:
        out += indent + "content\n";
        break;
    }
    const int deeper = node.kind == Kind::Document ? depth : depth + 1;
    if (node.content >= 0)
        print(node.content, deeper, out);
    for (const int child : node.children)
        print(child, deeper, out);
}

QByteArray TreeDump::print() const
{
    QByteArray out;
    print(0, 0, out);
    return out;
}

} // namespace argiope::markup::testing
