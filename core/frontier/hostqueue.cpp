#include "core/frontier/hostqueue.h"

#include <algorithm>

namespace argiope::frontier {

HostQueue::HostQueue(base::HostId id, int headLimit)
    : host(id)
    , m_headLimit(size_t(std::max(headLimit, 1)))
{
}

void HostQueue::push(Entry entry)
{
    const QueuePos pos = QueuePos::of(entry);
    own = own || entry.page;
    if (m_inFile > 0 && m_headEnd < pos) {
        if (mayComeEarly(entry)) {
            m_order.insert(TurnPos::of(entry));
            m_early.emplace(pos, std::move(entry));
        } else {
            ++m_inFile;
        }
        return;
    }
    add(pos, std::move(entry));
    trim();
}

bool HostQueue::mayComeEarly(const Entry &entry) const
{
    return m_late > 0 && entry.page && entry.lap == 0 && entry.priority == m_headEnd.priority
        && entry.depth == m_headEnd.depth && m_early.size() < m_headLimit / 4;
}

void HostQueue::add(const QueuePos &pos, Entry entry)
{
    own = own || entry.page;
    m_order.insert(TurnPos::of(entry));
    m_late += entry.lap > 0;
    m_head.emplace(pos, std::move(entry));
}

HostQueue::Entries::node_type HostQueue::extract(const QueuePos &pos)
{
    auto node = m_head.extract(pos);
    if (!node.empty())
        m_late -= node.mapped().lap > 0;
    else
        node = m_early.extract(pos);
    if (!node.empty())
        m_order.erase(TurnPos::of(node.mapped()));
    return node;
}

const Entry &HostQueue::front() const
{
    const QueuePos pos = m_order.begin()->queuePos();
    const auto found = m_head.find(pos);
    return found != m_head.end() ? found->second : m_early.at(pos);
}

void HostQueue::trim()
{
    // What falls off the end is in the file already.
    while (m_head.size() > m_headLimit) {
        (void)extract(std::prev(m_head.end())->first);
        ++m_inFile;
        m_headEnd = std::prev(m_head.end())->first;
    }
    settleEarly();
}

void HostQueue::settleEarly()
{
    // The head's end has moved: what it has passed is in the head, and what lies at another depth would come too soon.
    while (!m_early.empty()) {
        const auto first = m_early.begin();
        const QueuePos pos = first->first;
        if (pos.priority == m_headEnd.priority && pos.depth == m_headEnd.depth && m_headEnd < pos && m_inFile > 0)
            return;
        auto node = extract(pos);
        if (m_inFile == 0 || !(m_headEnd < pos))
            add(pos, std::move(node.mapped()));
        else
            ++m_inFile;
    }
}

void HostQueue::move(int oldDepth, Entry entry)
{
    if (!extract({entry.priority, oldDepth, base::raw(entry.id)}).empty()) {
        push(std::move(entry));
    } else if (m_inFile > 0 && !(m_headEnd < QueuePos::of(entry))) {
        --m_inFile;
        push(std::move(entry));
        if (m_inFile == 0)
            m_headEnd = QueuePos::end();
    }
}

void HostQueue::drop(const QueuePos &pos)
{
    if (!extract(pos).empty() || m_inFile == 0)
        return;
    if (--m_inFile == 0)
        m_headEnd = QueuePos::end();
}

bool HostQueue::setPriority(const QueuePos &from, int priority)
{
    auto node = extract(from);
    if (node.empty())
        return m_inFile == 0 || m_headEnd < QueuePos{priority, from.depth, from.id};
    node.mapped().priority = priority;
    push(std::move(node.mapped()));
    return true;
}

Entry HostQueue::takeFront()
{
    return std::move(extract(m_order.begin()->queuePos()).mapped());
}

void HostQueue::setInFile(qint64 count)
{
    m_inFile = count;
    m_headEnd = count > 0 ? QueuePos{} : QueuePos::end();
}

void HostQueue::setHeadLimit(int limit)
{
    m_headLimit = size_t(std::max(limit, 1));
    if (!m_head.empty())
        trim();
}

bool HostQueue::wantsRefill() const
{
    return m_inFile > 0 && !refillAsked && m_head.size() <= m_headLimit / 2;
}

int HostQueue::refillSize() const
{
    return int(std::max<size_t>(m_headLimit - std::min(m_head.size(), m_headLimit), 1));
}

bool HostQueue::refill(Entry entry)
{
    const QueuePos pos = QueuePos::of(entry);
    if (m_head.contains(pos))
        return false;
    if (auto early = extract(pos); !early.empty()) {
        add(pos, std::move(early.mapped()));
        return false;
    }
    add(pos, std::move(entry));
    m_inFile = std::max<qint64>(m_inFile - 1, 0);
    return true;
}

void HostQueue::refilled(const QueuePos &end)
{
    m_headEnd = end;
    if (end == QueuePos::end())
        m_inFile = 0;
    refillAsked = false;
    trim();
}

} // namespace argiope::frontier
