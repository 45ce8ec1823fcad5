#pragma once

#include "core/markup/treebuilder.h"

#include <QByteArray>
#include <QList>
#include <QMap>

#include <vector>

namespace argiope::markup::testing {

/// Builds the tree that tree construction describes, and prints it as the html5lib tests do.
class TreeDump : public TreeSink
{
public:
    explicit TreeDump(Tokenizer &tokenizer)
        : m_tokenizer(tokenizer)
    {
        m_nodes.push_back({});
    }

    Mark start(const NewElement &element) override;
    void end(const Element &element) override;
    void text(QByteArrayView text, const Place &place) override;
    void comment(QByteArrayView text, const Place &place) override;
    void doctype(const DoctypeToken &doctype) override;
    void addAttributes(const Element &element, const Token &token) override;
    void move(ElementId id, const Place &place) override;
    void moveChildren(ElementId from, ElementId to) override;
    void remove(ElementId id) override;

    [[nodiscard]] QByteArray print() const;
    /// Elements that were closed twice, or without having been open.
    [[nodiscard]] int wrongEnds() const { return m_wrongEnds; }

private:
    enum class Kind : quint8 { Document, Element, Text, Comment, Doctype, Content };
    struct Node
    {
        Kind kind = Kind::Document;
        int parent = -1;
        QByteArray name; ///< or the text
        Space space = Space::Html;
        QMap<QByteArray, QByteArray> attributes;
        std::vector<int> children;
        int content = -1; ///< of a template
        bool open = false;
    };

    int add(Kind kind, const QByteArray &name);
    void put(int node, const Place &place);
    /// The parent and the index at which a node is to stand.
    std::pair<int, size_t> spot(const Place &place) const;
    void takeOut(int node);
    void takeAttributes(Node &node, const Token &token);
    void print(int node, int depth, QByteArray &out) const;
    [[nodiscard]] int inside(ElementId id) const;

    Tokenizer &m_tokenizer;
    std::vector<Node> m_nodes;
    QMap<ElementId, int> m_elements;
    int m_wrongEnds = 0;
};

} // namespace argiope::markup::testing
