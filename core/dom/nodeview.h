#pragma once

#include <QByteArrayView>
#include <QtGlobal>

namespace argiope::dom {

class Document;

enum class NodeKind : quint8 { Document, Element, Text, Comment, Instruction };
/// By an element's namespace.
enum class Language : quint8 { Html, Svg, MathMl, Other };

struct Attribute
{
    QByteArrayView name; ///< without its prefix where it is of a namespace; in lower case in HTML
    QByteArrayView value; ///< references decoded; never null
    bool plain = true; ///< of no namespace
    bool xlink = false;
    quint16 space = 0; ///< Document::space() of it
};

/// A node of a document. A view: lives as long as the document and its text.
class NodeView
{
public:
    NodeView() = default; ///< of no node
    NodeView(const Document &document, qint32 node)
        : m_document(&document)
        , m_node(node)
    {
    }
    [[nodiscard]] bool isNull() const { return m_node < 0; }

    [[nodiscard]] NodeKind kind() const;
    [[nodiscard]] NodeView firstChild() const; ///< null where there is none
    [[nodiscard]] NodeView nextSibling() const; ///< likewise
    [[nodiscard]] NodeView lastChild() const;
    [[nodiscard]] NodeView previousSibling() const;
    [[nodiscard]] NodeView parent() const; ///< null of the document
    /// Of a node among all of the document, in document order; 0 is the document.
    [[nodiscard]] qint32 number() const { return m_node; }
    [[nodiscard]] bool operator==(const NodeView &other) const = default;
    /// Of a text, references decoded; of a comment.
    [[nodiscard]] QByteArrayView text() const;
    /// Of a text or a start tag in the source, in bytes; of what nobody wrote, where it came about.
    [[nodiscard]] qsizetype offset() const;

    // Of an element; of an instruction (as of XML) the prefix is its target, and the name what it says:
    [[nodiscard]] Language language() const;
    [[nodiscard]] QByteArrayView name() const; ///< without its prefix; in HTML lower case, in SVG within it too
    [[nodiscard]] QByteArrayView localName() const; ///< the name as the DOM has it: "foreignObject" in SVG
    [[nodiscard]] QByteArrayView space() const; ///< its namespace; empty: none
    [[nodiscard]] QByteArrayView prefix() const; ///< as written; empty: none
    [[nodiscard]] qsizetype attributeCount() const;
    [[nodiscard]] const Attribute &attribute(qsizetype index) const;
    [[nodiscard]] QByteArrayView startTag() const; ///< as in the source; empty where nobody wrote it

private:
    const Document *m_document = nullptr;
    qint32 m_node = -1;
};

} // namespace argiope::dom
