#pragma once

#include "core/rank/graph.h"

#include <span>
#include <vector>

namespace argiope::rank {

/// On-line page importance (Abiteboul, Preda, Cobena 2003): there is cash of 1 in all, a page that is fetched gives
/// away what it has in equal parts to those it links to, and what passed through a page over time says how important it
/// is. Of what is given away 1 - damping, and all of a page's without links, goes to all pages in equal parts, so that
/// it tends to PageRank of the same damping. A value; 32 bytes a page. A page's share of what goes to all costs nothing
/// until somebody asks for it.
class Opic
{
public:
    explicit Opic(double damping = 0.85)
        : m_damping(damping)
    {
    }

    [[nodiscard]] Node nodes() const { return Node(m_pages.size()); }
    /// Pages up to this number are known from now on, with no cash.
    void grow(Node nodes);
    /// The first page has all the cash there is; others, where there are several.
    void begin(std::span<const Node> seeds);
    /// A page was fetched, and links to `targets`, each once.
    void visit(Node node, std::span<const Node> targets);
    [[nodiscard]] double cash(Node node) const; ///< what it would give away now
    [[nodiscard]] double history(Node node) const { return m_pages[node].history; } ///< what it gave away so far
    /// What it had so far, as a share of what all had: the sum over all pages is 1.
    [[nodiscard]] double importance(Node node) const;

private:
    struct Page
    {
        double cash = 0;
        double history = 0;
        double evenBefore = 0; ///< m_even when its cash was last right
    };
    double m_damping;
    double m_even = 0; ///< what each page that was there all the time got of what goes to all
    double m_total = 0; ///< what was given away so far
    std::vector<Page> m_pages;
};

} // namespace argiope::rank
