#pragma once

#include "core/a11y/examine.h"
#include "core/a11y/names.h"
#include "core/a11y/semantics.h"
#include "core/a11y/tree.h"

#include <vector>

namespace argiope::a11y {

/// What a rule looks at.
struct Page
{
    const Tree &tree;
    const Semantics &semantics;
    Names &names;
};

/// Collects what the rules find, one rule after the other.
class Findings
{
public:
    struct Entry
    {
        NodeId node;
        quint16 rule;
        Certainty certainty;
        QByteArray detail;
    };

    explicit Findings(int perRule)
        : m_perRule(perRule)
    {
    }

    void beginRule(quint16 rule); ///< its number in rules()
    void add(NodeId node, QByteArrayView detail = {}, Certainty certainty = Certainty::Found);
    void ask(NodeId node, QByteArrayView detail = {}) { add(node, detail, Certainty::NeedsPerson); }

    [[nodiscard]] Report report(const Tree &tree, QByteArrayView source);

private:
    int m_perRule;
    int m_kept = 0; ///< of the current rule
    std::vector<Entry> m_entries;
    std::vector<Tally> m_tallies;
    quint16 m_rule = 0;
};

} // namespace argiope::a11y
