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
        ++m_inFile;
        return;
    }
    add(pos, std::move(entry));
    trim();
}

void HostQueue::add(const QueuePos &pos, Entry entry)
{
    if (entry.page)
        m_pages.insert(pos);
    own = own || entry.page;
    m_head.emplace(pos, std::move(entry));
}

bool HostQueue::remove(const QueuePos &pos)
{
    m_pages.erase(pos);
    return m_head.erase(pos) > 0;
}

const QueuePos &HostQueue::frontPos() const
{
    const QueuePos &first = m_head.begin()->first;
    if (m_pages.empty())
        return first;
    const QueuePos &page = *m_pages.begin();
    return page.priority == first.priority && page.depth == first.depth ? page : first;
}

void HostQueue::trim()
{
    // What falls off the end is in the file already.
    while (m_head.size() > m_headLimit) {
        m_pages.erase(std::prev(m_head.end())->first);
        m_head.erase(std::prev(m_head.end()));
        ++m_inFile;
        m_headEnd = std::prev(m_head.end())->first;
    }
}

void HostQueue::move(int oldDepth, Entry entry)
{
    if (remove({entry.priority, oldDepth, base::raw(entry.id)})) {
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
    if (remove(pos) || m_inFile == 0)
        return;
    if (--m_inFile == 0)
        m_headEnd = QueuePos::end();
}

bool HostQueue::setPriority(const QueuePos &from, int priority)
{
    auto node = m_head.extract(from);
    if (node.empty())
        return m_inFile == 0 || m_headEnd < QueuePos{priority, from.depth, from.id};
    m_pages.erase(from);
    node.mapped().priority = priority;
    push(std::move(node.mapped()));
    return true;
}

Entry HostQueue::takeFront()
{
    const QueuePos pos = frontPos();
    m_pages.erase(pos);
    return std::move(m_head.extract(pos).mapped());
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
    if (!m_head.empty())
        trim();
}

} // namespace argiope::frontier
