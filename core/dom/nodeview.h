#pragma once

#include <QByteArray>
#include <QByteArrayView>

struct GumboInternalNode;

namespace argiope::dom {

enum class NodeKind : quint8 { Document, Element, Template, Text, Other };
enum class Language : quint8 { Html, Svg, MathMl };

struct Attribute
{
    const char *name; ///< lower case in HTML
    const char *value; ///< references decoded; never null
    bool plain; ///< of no namespace
    bool xlink;
};

/// A node of a parsed tree, for those who do not know the parser. A view: lives as long as the arena and the text.
class NodeView
{
public:
    NodeView() = default;
    explicit NodeView(const GumboInternalNode *node)
        : m_node(node)
    {
    }

    [[nodiscard]] NodeKind kind() const;
    [[nodiscard]] unsigned int childCount() const; ///< of a document, an element or a template
    [[nodiscard]] NodeView child(unsigned int index) const;
    [[nodiscard]] QByteArrayView text() const; ///< of a text; references decoded
    [[nodiscard]] unsigned int offset() const; ///< of a text or a start tag in the source, in bytes

    // Of an element:
    [[nodiscard]] Language language() const;
    [[nodiscard]] QByteArray name() const; ///< lower case
    [[nodiscard]] unsigned int attributeCount() const;
    [[nodiscard]] Attribute attribute(unsigned int index) const;
    [[nodiscard]] QByteArrayView startTag() const; ///< as in the source; empty where the parser made it up

private:
    const GumboInternalNode *m_node = nullptr;
};

} // namespace argiope::dom
