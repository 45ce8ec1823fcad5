#pragma once

#include "core/a11y/tags.h"
#include "core/dom/document.h"

#include <QByteArrayView>
#include <QHash>

#include <map>
#include <span>
#include <vector>

namespace argiope::a11y {

/// A node's number in document order. Elements and texts only; the document itself has none.
using NodeId = int;
constexpr NodeId NoNode = -1;

struct Node
{
    enum Flag : quint8 {
        Unrendered = 1, ///< `hidden`, display:none, or an element that is never shown: neither are its descendants
        Invisible = 2, ///< visibility:hidden; a descendant may be visible again
        AriaHidden = 4, ///< aria-hidden="true" here or above
        Inert = 8, ///< here or above
        Disabled = 16, ///< a form control that is, or that a fieldset disables
        FirstOfKind = 32, ///< a summary or a legend with none of its kind before it in its parent
        InlineByStyle = 64, ///< whatever the element is
        BlockByStyle = 128,
    };
    dom::NodeView source;
    NodeId parent = NoNode;
    NodeId end = NoNode; ///< one beyond its last descendant: the next node outside
    Tag tag = Tag::Text;
    quint8 flags = 0;
};

/// A document's tree as an array in document order, with what HTML and style attributes say about who perceives what.
/// What stands in template and noscript is not there. Lives as long as the document and its text.
class Tree
{
public:
    explicit Tree(const dom::Document &document);

    [[nodiscard]] NodeId size() const { return NodeId(m_nodes.size()); }
    [[nodiscard]] const Node &operator[](NodeId id) const { return m_nodes[size_t(id)]; }
    [[nodiscard]] bool isElement(NodeId id) const { return m_nodes[size_t(id)].tag != Tag::Text; }
    [[nodiscard]] Tag tag(NodeId id) const { return m_nodes[size_t(id)].tag; }
    [[nodiscard]] NodeId parent(NodeId id) const { return m_nodes[size_t(id)].parent; }
    [[nodiscard]] Tag parentTag(NodeId id) const; ///< Other where there is none
    [[nodiscard]] bool isWithin(NodeId id, NodeId ancestor) const
    {
        return id > ancestor && id < m_nodes[size_t(ancestor)].end;
    }

    /// Children: `for (NodeId c = id + 1; c < tree[id].end; c = tree[c].end)`.
    [[nodiscard]] NodeId firstElementChild(NodeId id, Tag tag) const;

    /// Of an element, by its name in lower case; null where it is not there, empty where it has no value.
    [[nodiscard]] QByteArrayView attribute(NodeId id, const char *name) const;
    [[nodiscard]] bool has(NodeId id, const char *name) const { return !attribute(id, name).isNull(); }
    /// Without white space around it; empty also where it is not there.
    [[nodiscard]] QByteArrayView trimmed(NodeId id, const char *name) const;
    [[nodiscard]] bool attributeIs(NodeId id, const char *name, QByteArrayView lower) const; ///< without regard to case
    /// xlink:href of SVG.
    [[nodiscard]] bool hasXlinkHref(NodeId id) const;
    /// Calls `sink` with name and value of each attribute of an element that is of no namespace.
    template <class Sink>
    void forEachAttribute(NodeId id, Sink sink) const
    {
        const dom::NodeView &node = (*this)[id].source;
        for (qsizetype i = 0; i < node.attributeCount(); ++i) {
            if (const dom::Attribute &one = node.attribute(i); one.plain)
                sink(one.name, one.value);
        }
    }
    [[nodiscard]] QByteArrayView text(NodeId id) const { return (*this)[id].source.text(); } ///< of a text node
    [[nodiscard]] QByteArrayView startTag(NodeId id) const { return (*this)[id].source.startTag(); }

    [[nodiscard]] NodeId withId(QByteArrayView id) const; ///< the first; NoNode
    [[nodiscard]] bool isRepeatedId(QByteArrayView id) const;

    [[nodiscard]] std::span<const NodeId> all(Tag tag) const; ///< in document order
    [[nodiscard]] const std::vector<NodeId> &withRole() const { return m_withRole; } ///< have the attribute `role`
    [[nodiscard]] const std::vector<NodeId> &withAria() const { return m_withAria; } ///< have one that begins "aria-"

    [[nodiscard]] bool isBlock(NodeId id) const; ///< by its style attribute, or as such elements are
    [[nodiscard]] bool isRendered(NodeId id) const
    {
        return !((*this)[id].flags & (Node::Unrendered | Node::Invisible));
    }
    /// Exposed to assistive technology, as far as HTML alone says.
    [[nodiscard]] bool isExposed(NodeId id) const
    {
        return !((*this)[id].flags & (Node::Unrendered | Node::Invisible | Node::AriaHidden | Node::Inert));
    }
    [[nodiscard]] bool hasStyleSheets() const { return m_hasStyleSheets; }

private:
    void flatten(const dom::NodeView &document);
    [[nodiscard]] bool isSkipped(const dom::NodeView &node) const;
    void skipNoscript(const dom::NodeView &noscript);
    NodeId append(const dom::NodeView &source, NodeId parent);
    /// `first`: no child of the same parent before it has its tag.
    [[nodiscard]] quint8 ownFlags(NodeId id, bool first) const;
    [[nodiscard]] bool isNeverRendered(NodeId id) const;
    [[nodiscard]] bool isClosedDetails(NodeId id) const;
    void index();

    QByteArrayView m_source;
    std::map<size_t, size_t> m_skipped; ///< ranges of the source: where each begins, and ends
    std::vector<Node> m_nodes;
    std::vector<NodeId> m_byTag; ///< grouped by tag
    std::vector<size_t> m_tagStart; ///< of each tag in m_byTag, and the end
    std::vector<NodeId> m_withRole;
    std::vector<NodeId> m_withAria;
    QHash<QByteArrayView, NodeId> m_ids;
    QHash<QByteArrayView, int> m_repeatedIds;
    bool m_hasStyleSheets = false;
};

} // namespace argiope::a11y
