#include "core/a11y/tree.h"

#include "core/a11y/inlinestyle.h"
#include "core/html/strings.h"

#include <iterator>

namespace argiope::a11y {

namespace {

Tag tagOf(const dom::NodeView &element)
{
    const QByteArrayView name = element.name();
    switch (element.language()) {
    case dom::Language::Svg:
        return svgTag(name);
    case dom::Language::MathMl:
        return name == "math" ? Tag::Math : Tag::MathOther;
    case dom::Language::Html:
    case dom::Language::Other:
        break;
    }
    return htmlTag(name);
}

bool isControl(Tag tag)
{
    return tag == Tag::Button || tag == Tag::Input || tag == Tag::Select || tag == Tag::Textarea || tag == Tag::Fieldset
        || tag == Tag::Optgroup || tag == Tag::Option;
}

} // namespace

Tree::Tree(const dom::Document &document)
    : m_source(document.source())
{
    flatten(document.root());
    index();
}

NodeId Tree::append(const dom::NodeView &source, NodeId parent)
{
    Node node;
    node.source = source;
    node.parent = parent;
    m_nodes.push_back(node);
    return NodeId(m_nodes.size()) - 1;
}

// Who runs scripts reads a noscript as text, up to its end tag. The parser, which does not, ends one in the head before
// the first thing that may not stand there, and moves the rest into the body; and one in the body goes on to the end of
// the document where something in it was left open. So the element stays, and what goes is told by its place.
void Tree::skipNoscript(const dom::NodeView &noscript)
{
    const size_t size = size_t(m_source.size());
    const size_t from = size_t(noscript.offset() + noscript.startTag().size());
    size_t to = from;
    while (to < size
        && !(m_source[qsizetype(to)] == '<' && html::startsWithLower(m_source.sliced(qsizetype(to)), "</noscript")))
        ++to;
    m_skipped.emplace(from, to);
}

bool Tree::isSkipped(const dom::NodeView &node) const
{
    const bool placed = node.kind() == dom::NodeKind::Text || !node.startTag().isEmpty();
    const auto offset = size_t(node.offset());
    const auto after = m_skipped.upper_bound(offset);
    return placed && after != m_skipped.begin() && offset < std::prev(after)->second;
}

// A page may nest as deeply as it likes, so nothing here recurs.
void Tree::flatten(const dom::NodeView &document)
{
    struct Level
    {
        dom::NodeView next;
        NodeId owner;
        bool hadSummary = false;
        bool hadLegend = false;
    };
    std::vector<Level> levels;
    levels.push_back({document.firstChild(), NoNode});
    while (!levels.empty()) {
        Level &level = levels.back();
        if (level.next.isNull()) {
            if (level.owner != NoNode)
                m_nodes[size_t(level.owner)].end = size();
            levels.pop_back();
            continue;
        }
        const dom::NodeView child = level.next;
        level.next = child.nextSibling();
        const NodeId owner = level.owner;
        if (!m_skipped.empty() && isSkipped(child))
            continue;
        if (child.kind() == dom::NodeKind::Text) {
            const NodeId id = append(child, owner);
            m_nodes[size_t(id)].end = id + 1;
            if (owner != NoNode)
                m_nodes[size_t(id)].flags
                    = m_nodes[size_t(owner)].flags | quint8(isClosedDetails(owner) ? Node::Unrendered : 0);
        } else if (child.kind() == dom::NodeKind::Element) {
            const Tag tag = tagOf(child);
            const NodeId id = append(child, owner);
            m_nodes[size_t(id)].tag = tag;
            const bool first = !(tag == Tag::Summary ? level.hadSummary : level.hadLegend);
            level.hadSummary = level.hadSummary || tag == Tag::Summary;
            level.hadLegend = level.hadLegend || tag == Tag::Legend;
            m_nodes[size_t(id)].flags = ownFlags(id, first);
            if (tag == Tag::Noscript)
                skipNoscript(child);
            if (tag == Tag::Template)
                m_nodes[size_t(id)].end = id + 1;
            else
                levels.push_back({child.firstChild(), id}); // `level` is gone after this
        }
    }
}

bool Tree::isNeverRendered(NodeId id) const
{
    switch (tag(id)) {
    case Tag::Area:
        return false;
    case Tag::Base:
    case Tag::Col:
    case Tag::Colgroup:
    case Tag::Datalist:
    case Tag::Head:
    case Tag::Link:
    case Tag::Meta:
    case Tag::Noembed:
    case Tag::Noframes:
    case Tag::Param:
    case Tag::Script:
    case Tag::Source:
    case Tag::Style:
    case Tag::SvgTitle:
    case Tag::SvgUnrendered:
    case Tag::Template:
    case Tag::Title:
    case Tag::Track:
        return true;
    case Tag::Dialog:
        return !has(id, "open");
    case Tag::Input:
        return attributeIs(id, "type", "hidden");
    default:
        return false;
    }
}

// Of such, only the first summary is shown.
bool Tree::isClosedDetails(NodeId id) const
{
    return id != NoNode && tag(id) == Tag::Details && !has(id, "open");
}

quint8 Tree::ownFlags(NodeId id, bool first) const
{
    const NodeId above = parent(id);
    const quint8 inherited = above == NoNode ? quint8(0) : (*this)[above].flags;
    quint8 flags = inherited & quint8(Node::Unrendered | Node::Invisible | Node::AriaHidden | Node::Inert);
    if (first && (tag(id) == Tag::Summary || tag(id) == Tag::Legend))
        flags |= Node::FirstOfKind;
    bool hidden = has(id, "hidden") && !attributeIs(id, "hidden", "until-found");
    bool neverRendered = isNeverRendered(id);
    const QByteArrayView style = attribute(id, "style");
    if (!style.isEmpty()) {
        const InlineStyle declared(style);
        const QByteArrayView display = declared.value("display");
        if (!display.isEmpty()) {
            hidden = display == "none";
            neverRendered = neverRendered && tag(id) != Tag::Dialog;
            const bool isInline = display.startsWith("inline") || display == "contents";
            flags |= isInline ? Node::InlineByStyle : Node::BlockByStyle;
        }
        const QByteArrayView visibility = declared.value("visibility");
        if (visibility == "hidden" || visibility == "collapse")
            flags |= Node::Invisible;
        else if (!visibility.isEmpty() && visibility != "inherit")
            flags &= quint8(~Node::Invisible);
    }
    if (hidden || neverRendered || (isClosedDetails(above) && !(tag(id) == Tag::Summary && first)))
        flags |= Node::Unrendered;
    if (attributeIs(id, "aria-hidden", "true"))
        flags |= Node::AriaHidden;
    if (has(id, "inert"))
        flags |= Node::Inert;
    // HTML 4.10.19.5: a fieldset disables what it holds, but for its first legend.
    const bool inDisabled
        = (inherited & Node::Disabled) && !(tag(id) == Tag::Legend && tag(above) == Tag::Fieldset && first);
    if (inDisabled || (isControl(tag(id)) && has(id, "disabled")))
        flags |= Node::Disabled;
    return flags;
}

void Tree::index()
{
    m_tagStart.assign(size_t(Tag::Count) + 1, 0);
    for (const Node &node : m_nodes)
        ++m_tagStart[size_t(node.tag) + 1];
    for (size_t i = 1; i < m_tagStart.size(); ++i)
        m_tagStart[i] += m_tagStart[i - 1];
    m_byTag.resize(m_nodes.size());
    std::vector<size_t> next(m_tagStart.begin(), m_tagStart.end() - 1);
    for (NodeId id = 0; id < size(); ++id) {
        m_byTag[next[size_t(tag(id))]++] = id;
        if (!isElement(id))
            continue;
        bool aria = false;
        forEachAttribute(id, [&aria](QByteArrayView name, QByteArrayView) { aria = aria || name.startsWith("aria-"); });
        if (aria)
            m_withAria.push_back(id);
        if (has(id, "role"))
            m_withRole.push_back(id);
        if (const QByteArrayView own = attribute(id, "id"); !own.isEmpty()) {
            if (m_ids.contains(own))
                ++m_repeatedIds[own];
            else
                m_ids.insert(own, id);
        }
    }
    m_hasStyleSheets = !all(Tag::Style).empty();
    for (const NodeId link : all(Tag::Link)) {
        html::forEachToken(attribute(link, "rel"), [this](QByteArrayView token) {
            m_hasStyleSheets = m_hasStyleSheets || html::equalsLower(token, "stylesheet");
        });
    }
}

Tag Tree::parentTag(NodeId id) const
{
    return parent(id) == NoNode ? Tag::Other : tag(parent(id));
}

NodeId Tree::firstElementChild(NodeId id, Tag wanted) const
{
    for (NodeId child = id + 1; child < (*this)[id].end; child = (*this)[child].end) {
        if (tag(child) == wanted)
            return child;
    }
    return NoNode;
}

QByteArrayView Tree::attribute(NodeId id, const char *name) const
{
    const dom::NodeView &node = (*this)[id].source;
    const QByteArrayView wanted(name);
    for (qsizetype i = 0; i < node.attributeCount(); ++i) {
        const dom::Attribute &one = node.attribute(i);
        if (one.plain && one.name == wanted)
            return one.value;
    }
    return {};
}

QByteArrayView Tree::trimmed(NodeId id, const char *name) const
{
    return html::trimmed(attribute(id, name));
}

bool Tree::attributeIs(NodeId id, const char *name, QByteArrayView lower) const
{
    const QByteArrayView value = attribute(id, name);
    return !value.isNull() && html::equalsLower(html::trimmed(value), lower);
}

bool Tree::hasXlinkHref(NodeId id) const
{
    const dom::NodeView &node = (*this)[id].source;
    for (qsizetype i = 0; i < node.attributeCount(); ++i) {
        const dom::Attribute &one = node.attribute(i);
        if (one.xlink && one.name == "href")
            return true;
    }
    return false;
}

bool Tree::isBlock(NodeId id) const
{
    const Node &node = (*this)[id];
    if (node.flags & (Node::InlineByStyle | Node::BlockByStyle))
        return node.flags & Node::BlockByStyle;
    return a11y::isBlock(node.tag);
}

NodeId Tree::withId(QByteArrayView id) const
{
    return m_ids.value(id, NoNode);
}

bool Tree::isRepeatedId(QByteArrayView id) const
{
    return m_repeatedIds.contains(id);
}

std::span<const NodeId> Tree::all(Tag wanted) const
{
    const size_t from = m_tagStart[size_t(wanted)];
    return std::span<const NodeId>(m_byTag).subspan(from, m_tagStart[size_t(wanted) + 1] - from);
}

} // namespace argiope::a11y
