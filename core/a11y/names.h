#pragma once

#include "core/a11y/semantics.h"
#include "core/a11y/tree.h"

#include <QByteArray>
#include <QHash>

#include <vector>

namespace argiope::a11y {

enum class NameFrom : quint8 { Nowhere, LabelledBy, AriaLabel, Native, Content, Title, Placeholder };

struct Name
{
    QByteArray text; ///< white space collapsed, at most Names::MostBytes
    NameFrom from = NameFrom::Nowhere;
    bool unknown = false; ///< the budget was used up: nothing may be said about it

    /// Certainly none.
    [[nodiscard]] bool isMissing() const { return text.isEmpty() && !unknown; }
};

/// Accessible names by Accessible Name and Description Computation 1.2 and HTML-AAM 1.0, without style sheets. The work
/// is bounded by the size of the tree, whatever it refers to.
class Names
{
public:
    static constexpr qsizetype MostBytes = 4096;

    Names(const Tree &tree, const Semantics &semantics);

    [[nodiscard]] const Name &of(NodeId id); ///< of an element; kept until the next call of any function here
    [[nodiscard]] QByteArray visibleText(NodeId id); ///< what is rendered within, without alternatives of images
    [[nodiscard]] const std::vector<NodeId> &labels(NodeId control) const; ///< label elements, in document order
    [[nodiscard]] bool isExhausted() const { return m_budget <= 0; }

    /// For rules that walk on their own: false where there is no budget left.
    [[nodiscard]] bool spend(qint64 steps);

private:
    struct Walk; ///< a traversal of content

    void mapLabels();
    Name compute(NodeId id);
    Name nativeName(NodeId id);
    Name inputName(NodeId id);
    QByteArray labelText(NodeId control);
    QByteArray labelledBy(NodeId id);
    QByteArray referenced(NodeId target);
    QByteArray content(NodeId id, bool withHidden, bool followReferences);
    void visit(NodeId id, Walk &walk);
    void traverse(NodeId id, Walk &walk);
    static void gap(Walk &walk);
    void append(Walk &walk, QByteArrayView text, bool apart);
    QByteArray childText(NodeId id, Tag child);
    QByteArray selectedOptions(NodeId select);
    [[nodiscard]] bool isLabelable(NodeId id) const;
    [[nodiscard]] QByteArray buttonText(NodeId input) const;
    /// What a control says by itself amid other content (accname 2C); false where the element is none.
    bool embeddedValue(NodeId id, Role role, QByteArray &value);

    const Tree &m_tree;
    const Semantics &m_semantics;
    QHash<NodeId, Name> m_names;
    QHash<NodeId, std::vector<NodeId>> m_labels;
    qint64 m_budget = 0;
    NodeId m_named = NoNode; ///< whose name is being made: it is no part of it
    bool m_isReferring = false; ///< aria-labelledby is being followed
    int m_nested = 0; ///< names that are being made within each other
};

/// White space collapsed, none at the ends.
[[nodiscard]] QByteArray collapsed(QByteArrayView text);

} // namespace argiope::a11y
