#include "core/engine/resourcebook.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace argiope::engine {

namespace {

qint64 weightOf(const ResourceBook::Answer &answer)
{
    return answer ? answer->body.size() + 1'024 : 0;
}

} // namespace

ResourceBook::Answer ResourceBook::get(const QByteArray &key, const std::function<Answer()> &fetch)
{
    {
        std::unique_lock lock(m_mutex);
        for (;;) {
            const auto known = m_index.constFind(key);
            if (known == m_index.cend())
                break;
            if (const Answer answer = (*known)->answer) {
                m_items.splice(m_items.begin(), m_items, *known);
                return answer;
            }
            m_came.wait(lock);
        }
        m_items.push_front({key, nullptr});
        m_index.insert(key, m_items.begin());
    }
    Answer answer = fetch();
    {
        const std::lock_guard lock(m_mutex);
        const auto known = m_index.constFind(key);
        if (known != m_index.cend()) {
            if (answer && weightOf(answer) <= MostBytes / 4) {
                (*known)->answer = answer;
                m_bytes += weightOf(answer);
            } else {
                remove(*known);
            }
        }
        for (auto last = m_items.end(); m_bytes > MostBytes && last != m_items.begin();) {
            --last;
            if (last->answer && last->key != key) {
                const auto next = std::next(last);
                remove(last);
                last = next;
            }
        }
    }
    m_came.notify_all();
    return answer;
}

void ResourceBook::forget(const QByteArray &key)
{
    const std::lock_guard lock(m_mutex);
    if (const auto known = m_index.constFind(key); known != m_index.cend() && (*known)->answer)
        remove(*known);
}

void ResourceBook::remove(Items::iterator item)
{
    m_bytes -= weightOf(item->answer);
    m_index.remove(item->key);
    m_items.erase(item);
}

std::shared_ptr<const judge::HostRobots> ResourceBook::robots(const QByteArray &origin) const
{
    const std::lock_guard lock(m_mutex);
    return m_origins.value(origin).robots;
}

void ResourceBook::setRobots(const QByteArray &origin, judge::HostRobots robots)
{
    auto known = std::make_shared<const judge::HostRobots>(std::move(robots));
    const std::lock_guard lock(m_mutex);
    if (m_origins.size() >= MostOrigins && !m_origins.contains(origin))
        m_origins.clear(); // they are asked for again
    m_origins[origin].robots = std::move(known);
}

base::Milliseconds ResourceBook::takeTurn(const QByteArray &origin, base::Milliseconds pause, base::TimePoint now)
{
    const std::lock_guard lock(m_mutex);
    Origin &known = m_origins[origin];
    const base::TimePoint turn = std::max(known.next, now);
    known.next = turn + pause;
    return std::chrono::duration_cast<base::Milliseconds>(turn - now);
}

} // namespace argiope::engine
