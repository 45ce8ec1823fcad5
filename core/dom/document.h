#pragma once

#include "core/dom/nodeview.h"
#include "core/dom/textstore.h"

#include <QByteArray>
#include <QByteArrayView>

#include <deque>
#include <vector>

namespace argiope::dom {

/// What a document may cost. A node takes some 60 bytes, an attribute 40.
struct DocumentLimits
{
    qsizetype nodes = 1'000'000; ///< elements and texts
    qsizetype attributes = 1'000'000; ///< of all elements
    qsizetype copiedBytes = 32 * 1024 * 1024; ///< of texts and values that are not written as they are meant
    size_t parserBytes = 128 * 1024 * 1024; ///< of gumbo's own tree, while the document is made
    bool comments = false; ///< keep them; what stands around one is two texts then
};

enum class Syntax : quint8 { Html, Xml };

/// The tree of an HTML document as gumbo builds it (HTML Standard 13.2.6, as it was in 2013), with scripting off; or of
/// one in XML. Without comments where nobody asks for them. What is in a template stands below its element. What gumbo
/// would choke on is refused: no page takes longer than some seconds, and hardly any longer than in proportion to its
/// text. One thread; not copied, since views lead into it.
class Document
{
public:
    /// `text` is valid UTF-8 whose line ends are U+000A, and outlives the document.
    explicit Document(QByteArrayView text, const DocumentLimits &limits = {}, Syntax syntax = Syntax::Html);
    Document(const Document &) = delete;
    Document &operator=(const Document &) = delete;

    /// False where a limit ended the reading, or a fault in XML: the tree has what was read until then, or nothing.
    [[nodiscard]] bool isWhole() const { return m_whole; }
    [[nodiscard]] QByteArrayView source() const { return m_source; }
    [[nodiscard]] NodeView root() const { return {*this, 0}; } ///< of NodeKind::Document
    [[nodiscard]] NodeView node(qint32 number) const { return {*this, number}; } ///< one of its nodes
    [[nodiscard]] qint32 size() const { return qint32(m_nodes.size()); } ///< how many nodes there are
    [[nodiscard]] Syntax syntax() const { return m_syntax; }
    [[nodiscard]] bool isQuirky() const { return m_quirky; } ///< its type is none, or of long ago (13.2.6.4.1)
    [[nodiscard]] QByteArrayView space(quint16 number) const { return m_spaces[number]; }

private:
    friend class NodeView;
    friend class TreeCopy;
    friend class XmlTree;

    struct Node
    {
        qint32 parent = -1;
        qint32 first = -1; ///< child
        qint32 last = -1;
        qint32 previous = -1; ///< sibling
        qint32 next = -1;
        qint32 attributes = 0; ///< how many
        qint32 firstAttribute = 0;
        qint32 offset = 0;
        qint32 tagBytes = 0; ///< of the start tag; 0: nobody wrote one
        NodeKind kind = NodeKind::Document;
        Language language = Language::Html;
        quint16 space = 0; ///< of m_spaces
        quint16 prefix = 0; ///< bytes before the ":" of a name that has one
        QByteArrayView text; ///< a text; the name of an element, with its prefix
    };

    QByteArrayView m_source;
    std::deque<Node> m_nodes; ///< by their numbers; 0 is the document
    std::deque<Attribute> m_attributes;
    std::vector<QByteArray> m_spaces; ///< namespaces; the first ones as KnownSpace has them
    TextStore m_texts;
    Syntax m_syntax = Syntax::Html;
    bool m_quirky = false;
    bool m_whole = false;
};

/// The first namespaces of any document.
enum KnownSpace : quint16 { NoSpace, HtmlSpace, SvgSpace, MathMlSpace, XlinkSpace, XmlSpace, XmlnsSpace };

} // namespace argiope::dom
