#pragma once

#include "core/rank/graph.h"

#include <QByteArray>
#include <QList>

#include <span>
#include <vector>

namespace argiope::rank {

/// Who links to whom in a crawl under way, packed: a list a page as they come, one behind the other, of numbers in
/// ascending order as differences (LEB128), which is one to three bytes a link, and seven or eight bytes a page
/// besides. A page that comes again has another list, and the one before is dropped when room is needed. Grows where it
/// stands, where the system can do that. A value; one thread.
class LinkLists
{
public:
    /// Holds so many links; of more, those that a draw over all pairs leaves, the same whatever order they come in.
    explicit LinkLists(size_t most);

    /// Targets in any order; each counts once.
    void set(Node page, std::span<const Node> targets);
    [[nodiscard]] size_t links() const { return m_live; }
    [[nodiscard]] bool isEmpty() const { return m_live == 0; }
    [[nodiscard]] qsizetype bytes() const; ///< of memory, about

    /// Calls `visit(page, targets)` with the list of each page that links to something, in any order. `targets` holds
    /// until it returns.
    template <class Visit>
    void forEach(Visit visit) const
    {
        std::vector<Node> targets;
        for (Place at = FirstPlace; at < Place(m_bytes.size());) {
            const Place begin = at;
            const Node page = read(at, targets);
            if (placeOf(page) == begin)
                visit(page, std::span<const Node>(targets));
        }
    }

private:
    using Place = quint32; ///< in m_bytes
    static constexpr Place FirstPlace = 1; ///< 0 is nowhere

    [[nodiscard]] Place placeOf(Node page) const { return qsizetype(page) < m_places.size() ? m_places[page] : 0; }
    [[nodiscard]] bool counts(Node page, Node target) const;
    [[nodiscard]] Node number(Place &at) const
    {
        const char *const bytes = m_bytes.constData();
        Node value = 0;
        for (int shift = 0;; shift += 7) {
            const auto byte = quint8(bytes[at++]);
            value |= Node(byte & 127) << shift;
            if (byte < 128)
                return value;
        }
    }
    /// The list that begins there; `at` is behind it then.
    [[nodiscard]] Node read(Place &at, std::vector<Node> &targets) const
    {
        const Node page = number(at);
        targets.resize(number(at));
        Node before = 0;
        for (Node &target : targets)
            target = before += number(at);
        return page;
    }
    void thin();

    size_t m_most;
    int m_halvings = 0; ///< of all links one in 2 to this stays
    size_t m_live = 0; ///< links
    size_t m_held = 0; ///< links, those of dropped lists among them
    QByteArray m_bytes; ///< page, how many links, these
    QList<Place> m_places; ///< by page
    std::vector<Node> m_sorted; ///< of set(), kept for its memory
};

} // namespace argiope::rank
