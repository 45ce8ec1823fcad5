#pragma once

#include "core/dom/document.h"

#include <QByteArray>

struct GumboInternalNode;

namespace argiope::dom {

/// Makes a document's tree of gumbo's, which is gone with its arena. Private to the folder.
class TreeCopy
{
public:
    TreeCopy(Document &document, const DocumentLimits &limits)
        : m_document(document)
        , m_limits(limits)
    {
    }
    [[nodiscard]] bool run(const GumboInternalNode *root); ///< false where a limit was reached

private:
    using Node = Document::Node;

    [[nodiscard]] Node &at(qint32 node) { return m_document.m_nodes[size_t(node)]; }
    [[nodiscard]] qint32 add(NodeKind kind, qint32 parent);
    [[nodiscard]] qint32 addElement(const GumboInternalNode *node, qint32 parent);
    void takeAttributes(Node &node, const GumboInternalNode *source);
    void takeText(const GumboInternalNode *node, qint32 parent);
    void takeComment(const GumboInternalNode *node, qint32 parent);
    void settleText();
    [[nodiscard]] QByteArrayView kept(QByteArrayView text, QByteArrayView written);
    [[nodiscard]] bool isTooMuch() const;

    Document &m_document;
    const DocumentLimits m_limits;
    qint32 m_text = -1; ///< the text that the next one may go on with
    QByteArray m_gathered; ///< what it says, where that is more than one
};

} // namespace argiope::dom
