#include "core/engine/recorder/wishes.h"

#include <algorithm>

namespace argiope::engine {

using base::UrlId;

void Wishes::add(Wish wish)
{
    if (const auto *refetch = std::get_if<RefetchWish>(&wish)) {
        m_refetches.insert(m_refetches.end(), refetch->urls.begin(), refetch->urls.end());
        ++m_holds;
    } else if (auto *release = std::get_if<TrapRelease>(&wish)) {
        m_releases.push_back(std::move(*release));
        ++m_holds;
    } else if (auto *note = std::get_if<Note>(&wish)) {
        m_notes.push_back(std::move(*note));
    } else if (auto *settings = std::get_if<settings::CrawlSettings>(&wish)) {
        m_change = Change{std::move(*settings), (m_change ? m_change->holds : 0) + 1};
    }
}

QList<UrlId> Wishes::takeRefetches(qsizetype most)
{
    const auto end = m_refetches.begin() + std::min(most, qsizetype(m_refetches.size()));
    const QList<UrlId> urls(m_refetches.begin(), end);
    m_refetches.erase(m_refetches.begin(), end);
    return urls;
}

std::optional<TrapRelease> Wishes::firstRelease() const
{
    return m_releases.empty() ? std::nullopt : std::optional(m_releases.front());
}

void Wishes::releaseDone()
{
    if (!m_releases.empty()) // clear() drops them
        m_releases.pop_front();
}

std::deque<Note> Wishes::takeNotes()
{
    m_unsaved = m_unsaved || !m_notes.empty();
    return std::exchange(m_notes, {});
}

std::optional<Wishes::Change> Wishes::takeChange()
{
    m_unsaved = m_unsaved || m_change;
    return std::exchange(m_change, std::nullopt);
}

int Wishes::takeHolds(bool open)
{
    m_unsaved = m_unsaved || open;
    return m_refetches.empty() && m_releases.empty() ? std::exchange(m_holds, 0) : 0;
}

} // namespace argiope::engine
