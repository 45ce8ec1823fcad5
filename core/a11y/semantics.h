#pragma once

#include "core/a11y/roles.h"
#include "core/a11y/tree.h"

#include <optional>
#include <vector>

namespace argiope::a11y {

/// What the elements of a tree are: their roles by ARIA in HTML and HTML-AAM, and what can be focused.
class Semantics
{
public:
    explicit Semantics(const Tree &tree);

    /// The first role of the attribute that can be one here (WAI-ARIA 1.2, 5.4 and 9.1); Nothing where there is none.
    [[nodiscard]] Role explicitRole(NodeId id) const { return m_explicit[size_t(id)]; }
    /// What the element is without the attribute.
    [[nodiscard]] Role implicitRole(NodeId id) const;
    /// What it is: with conflicts about presentation resolved (WAI-ARIA 1.2, 5.4).
    [[nodiscard]] Role role(NodeId id) const { return m_role[size_t(id)]; }

    [[nodiscard]] bool isFocusable(NodeId id) const { return m_focus[size_t(id)] != Focus::None; }
    [[nodiscard]] bool isTabbable(NodeId id) const { return m_focus[size_t(id)] == Focus::Sequential; }
    [[nodiscard]] bool hasTabbableWithin(NodeId id) const { return within(m_tabbableBefore, id); }
    [[nodiscard]] bool hasFocusableWithin(NodeId id) const { return within(m_focusableBefore, id); }
    [[nodiscard]] std::optional<int> tabIndex(NodeId id) const;

    [[nodiscard]] bool hasGlobalAria(NodeId id) const; ///< one that does not merely hide
    /// aria-label, aria-labelledby or title say something: it is named by its author.
    [[nodiscard]] bool isNamedByAuthor(NodeId id) const;
    [[nodiscard]] NodeId table(NodeId id) const { return m_table[size_t(id)]; } ///< the nearest around; NoNode
    /// Nobody is told of it, only of what it holds: generic or presentational, without anything that exposes it.
    [[nodiscard]] bool isTransparent(NodeId id) const { return m_transparent[size_t(id)]; }
    [[nodiscard]] NodeId meaningfulParent(NodeId id) const { return m_meaningful[size_t(id)]; } ///< NoNode: none
    [[nodiscard]] NodeId landmark(NodeId id) const { return m_landmark[size_t(id)]; } ///< itself, or the nearest around

private:
    enum class Focus : quint8 { None, Programmatic, Sequential };

    void readElement(NodeId id);
    [[nodiscard]] Role readExplicit(NodeId id) const;
    [[nodiscard]] Role inputRole(NodeId id) const;
    [[nodiscard]] Role cellRole(NodeId id) const;
    [[nodiscard]] Role effective(NodeId id) const;
    [[nodiscard]] bool losesRoleWithParent(NodeId id) const;
    [[nodiscard]] Focus readFocus(NodeId id) const;
    [[nodiscard]] static bool within(const std::vector<int> &before, NodeId id, NodeId end)
    {
        return before[size_t(end)] > before[size_t(id) + 1];
    }
    [[nodiscard]] bool within(const std::vector<int> &before, NodeId id) const
    {
        return within(before, id, m_tree[id].end);
    }

    const Tree &m_tree;
    std::vector<Role> m_explicit;
    std::vector<Role> m_role;
    std::vector<Focus> m_focus;
    std::vector<bool> m_inSection; ///< within article, aside, nav or section, which take asides and banners their role
    std::vector<bool> m_inMain; ///< which takes banners theirs
    std::vector<bool> m_transparent;
    std::vector<NodeId> m_table;
    std::vector<NodeId> m_meaningful;
    std::vector<NodeId> m_landmark;
    std::vector<int> m_tabbableBefore; ///< how many nodes with a smaller number are
    std::vector<int> m_focusableBefore;
};

} // namespace argiope::a11y
