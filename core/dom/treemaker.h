#pragma once

#include "core/dom/document.h"
#include "core/markup/treebuilder.h"

#include <QByteArray>

#include <vector>

namespace argiope::dom {

/// Makes a document's tree of what tree construction announces. Private to the folder.
class TreeMaker : public markup::TreeSink
{
public:
    TreeMaker(Document &document, const DocumentLimits &limits);
    [[nodiscard]] bool run(); ///< false where a limit was reached

    [[nodiscard]] markup::Mark start(const markup::NewElement &element) override;
    void end(const markup::Element &) override { }
    void text(QByteArrayView text, const markup::Place &place) override;
    void addAttributes(const markup::Element &element, const markup::Token &token) override;
    void move(markup::ElementId id, const markup::Place &place) override;
    void moveChildren(markup::ElementId from, markup::ElementId to) override;
    void remove(markup::ElementId id) override;

private:
    using Node = Document::Node;
    /// In `parent`, before its child `before`, or last where that is -1.
    struct Spot
    {
        qint32 parent = 0;
        qint32 before = -1;
    };

    [[nodiscard]] qint32 numberOf(markup::ElementId id) const;
    [[nodiscard]] Node &at(qint32 node) { return m_document.m_nodes[size_t(node)]; }
    [[nodiscard]] qint32 add(NodeKind kind);
    [[nodiscard]] Spot spotOf(const markup::Place &place);
    void put(qint32 node, const Spot &spot);
    void takeOut(qint32 node);
    void takeAttributes(Node &node, const markup::Token &token);
    [[nodiscard]] bool hasAttribute(const Node &node, QByteArrayView name, qint32 of) const;
    void takeText(Node &node, QByteArrayView text);
    void settleText();
    [[nodiscard]] bool isWritten(QByteArrayView text) const;
    [[nodiscard]] QByteArrayView kept(QByteArrayView text);
    void stopIfTooMuch();

    Document &m_document;
    const DocumentLimits m_limits;
    markup::Tokenizer m_tokenizer;
    markup::TreeBuilder m_builder;
    std::vector<qint32> m_numbers; ///< by ElementId
    qint32 m_open = -1; ///< the text that the last one may go on with
    QByteArray m_gathered; ///< what it says, where that is not written in one piece
    qsizetype m_steps = 0; ///< beside what the text explains
    bool m_tooMuch = false;
};

} // namespace argiope::dom
