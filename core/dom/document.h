#pragma once

#include "core/dom/nodeview.h"
#include "core/dom/textstore.h"

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
};

/// The tree of an HTML document as gumbo builds it (HTML Standard 13.2.6, as it was in 2013), with scripting off;
/// without comments. What is in a template stands below its element. What gumbo would choke on is refused: no page
/// takes longer than some seconds, and hardly any longer than in proportion to its text. One thread; not copied, since
/// views lead into it.
class Document
{
public:
    /// `text` is valid UTF-8 whose line ends are U+000A, and outlives the document.
    explicit Document(QByteArrayView text, const DocumentLimits &limits = {});
    Document(const Document &) = delete;
    Document &operator=(const Document &) = delete;

    /// False where a limit ended the reading: the tree has what was read until then, or nothing.
    [[nodiscard]] bool isWhole() const { return m_whole; }
    [[nodiscard]] QByteArrayView source() const { return m_source; }
    [[nodiscard]] NodeView root() const { return {*this, 0}; } ///< of NodeKind::Document

private:
    friend class NodeView;
    friend class TreeCopy;

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
        QByteArrayView text; ///< a text; the name of an element
    };

    QByteArrayView m_source;
    std::deque<Node> m_nodes; ///< by their numbers; 0 is the document
    std::deque<Attribute> m_attributes;
    TextStore m_texts;
    bool m_whole = false;
};

} // namespace argiope::dom
