#pragma once

#include <QByteArrayView>
#include <QtGlobal>

namespace argiope::dom {

class Document;

enum class NodeKind : quint8 { Document, Element, Text };
enum class Language : quint8 { Html, Svg, MathMl };

struct Attribute
{
    QByteArrayView name; ///< lower case; without its prefix where it is of a namespace
    QByteArrayView value; ///< references decoded; never null
    bool plain = true; ///< of no namespace
    bool xlink = false;
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
    [[nodiscard]] QByteArrayView text() const; ///< of a text; references decoded
    /// Of a text or a start tag in the source, in bytes; of what nobody wrote, where it came about.
    [[nodiscard]] qsizetype offset() const;

    // Of an element:
    [[nodiscard]] Language language() const;
    [[nodiscard]] QByteArrayView name() const; ///< lower case, in SVG too
    [[nodiscard]] qsizetype attributeCount() const;
    [[nodiscard]] const Attribute &attribute(qsizetype index) const;
    [[nodiscard]] QByteArrayView startTag() const; ///< as in the source; empty where nobody wrote it

private:
    const Document *m_document = nullptr;
    qint32 m_node = -1;
};

} // namespace argiope::dom
