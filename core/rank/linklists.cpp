#include "core/rank/linklists.h"

#include "core/rank/mix.h"

#include <algorithm>

namespace argiope::rank {

namespace {

constexpr int MostBytesOfNumber = 5;

char *write(char *to, Node number)
{
    while (number >= 128) {
        *to++ = char(number | 128);
        number >>= 7;
    }
    *to++ = char(number);
    return to;
}

/// Returns where it ends.
char *writeList(char *to, Node page, const std::vector<Node> &targets)
{
    to = write(to, page);
    to = write(to, Node(targets.size()));
    Node before = 0;
    for (const Node target : targets) {
        to = write(to, target - before);
        before = target;
    }
    return to;
}

} // namespace

LinkLists::LinkLists(size_t most)
    : m_most(std::clamp<size_t>(most, 1, size_t(1) << 28)) // so that no place is beyond a Place's numbers
    , m_bytes(qsizetype(FirstPlace), '\0')
{
}

bool LinkLists::counts(Node page, Node target) const
{
    return m_halvings == 0 || mixed(quint64(page) << 32 ^ quint64(target)) >> (64 - m_halvings) == 0;
}

qsizetype LinkLists::bytes() const
{
    return m_bytes.size() + m_places.size() * qsizetype(sizeof(Place));
}

void LinkLists::set(Node page, std::span<const Node> targets)
{
    if (m_places.size() <= qsizetype(page))
        m_places.resize(qsizetype(page) + 1);
    if (Place old = m_places[page]; old != 0) {
        (void)number(old); // the page
        m_live -= number(old);
        m_places[page] = 0;
    }
    m_sorted.clear();
    std::copy_if(targets.begin(), targets.end(), std::back_inserter(m_sorted),
        [&](Node target) { return counts(page, target); });
    std::sort(m_sorted.begin(), m_sorted.end());
    m_sorted.erase(std::unique(m_sorted.begin(), m_sorted.end()), m_sorted.end());
    if (m_sorted.empty())
        return;
    const qsizetype begin = m_bytes.size();
    m_places[page] = Place(begin);
    m_bytes.resize(begin + qsizetype(m_sorted.size() + 2) * MostBytesOfNumber);
    const char *const end = writeList(m_bytes.data() + begin, page, m_sorted);
    m_bytes.resize(end - m_bytes.constData());
    m_live += m_sorted.size();
    m_held += m_sorted.size();
    while (m_held > m_most)
        thin();
}

/// Drops lists that were replaced; where that is not enough every second link as well.
void LinkLists::thin()
{
    if (m_live > m_most / 2)
        ++m_halvings;
    // What stays is no longer than it was, so it is written where it stood or before that.
    std::vector<Node> targets;
    Place to = FirstPlace;
    m_live = 0;
    for (Place at = FirstPlace; at < Place(m_bytes.size());) {
        const Place begin = at;
        const Node page = read(at, targets);
        if (placeOf(page) != begin)
            continue;
        targets.erase(
            std::remove_if(targets.begin(), targets.end(), [&](Node target) { return !counts(page, target); }),
            targets.end());
        m_places[page] = targets.empty() ? 0 : to;
        if (targets.empty())
            continue;
        m_live += targets.size();
        to = Place(writeList(m_bytes.data() + to, page, targets) - m_bytes.constData());
    }
    m_bytes.resize(qsizetype(to));
    m_held = m_live;
}

} // namespace argiope::rank
