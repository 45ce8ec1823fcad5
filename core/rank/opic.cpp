#include "core/rank/opic.h"

namespace argiope::rank {

void Opic::grow(Node nodes)
{
    if (nodes > m_pages.size())
        m_pages.resize(nodes, Page{0, 0, m_even});
}

void Opic::begin(std::span<const Node> seeds)
{
    for (const Node seed : seeds) {
        grow(seed + 1);
        m_pages[seed].cash += 1.0 / double(seeds.size());
    }
}

double Opic::cash(Node node) const
{
    const Page &page = m_pages[node];
    return page.cash + (m_even - page.evenBefore);
}

void Opic::visit(Node node, std::span<const Node> targets)
{
    grow(node + 1);
    const double given = cash(node);
    Page &page = m_pages[node];
    page.cash = 0;
    page.evenBefore = m_even;
    page.history += given;
    m_total += given;
    const double along = targets.empty() ? 0 : m_damping * given;
    m_even += (given - along) / double(m_pages.size());
    for (const Node target : targets) {
        grow(target + 1);
        m_pages[target].cash += along / double(targets.size());
    }
}

double Opic::importance(Node node) const
{
    return (history(node) + cash(node)) / (m_total + 1);
}

} // namespace argiope::rank
