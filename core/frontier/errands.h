#pragma once

#include "core/base/ids.h"

#include <deque>
#include <functional>
#include <optional>

namespace argiope::frontier {

/// What the writer thread, which alone sees the file's queue, is asked to do: to fill up heads that run low, and, once
/// everything is fetched, to look for what is left over. Belongs to the Frontier and is guarded by its mutex.
class Errands
{
public:
    /// Called each time there is something; must only set a flag.
    void onWanted(std::function<void()> wake) { m_wake = std::move(wake); }

    void askRefill(base::HostId host)
    {
        ++m_underWay;
        m_refills.push_back(host);
        wake();
    }
    [[nodiscard]] std::optional<base::HostId> takeRefill()
    {
        if (m_refills.empty())
            return std::nullopt;
        const base::HostId host = m_refills.front();
        m_refills.pop_front();
        return host;
    }
    void refilled() { --m_underWay; }
    [[nodiscard]] bool refillsUnderWay() const { return m_underWay > 0; } ///< asked for and not answered

    /// A URL that somebody wanted to drop while it was leased is put back: is it to be queued?
    void askReturned(base::UrlId url)
    {
        m_returned.push_back(url);
        wake();
    }
    [[nodiscard]] std::optional<base::UrlId> takeReturned()
    {
        if (m_returned.empty())
            return std::nullopt;
        const base::UrlId url = m_returned.front();
        m_returned.pop_front();
        return url;
    }

    void expectUnmet() { m_unmet = true; }
    [[nodiscard]] bool unmetExpected() const { return m_unmet; }
    void askUnmet()
    {
        if (m_unmetAsked)
            return;
        m_unmetAsked = true;
        wake();
    }
    [[nodiscard]] bool unmetWanted() const { return m_unmet && m_unmetAsked; }
    void unmetDone(bool more)
    {
        m_unmet = more;
        m_unmetAsked = false;
    }

private:
    void wake() const
    {
        if (m_wake)
            m_wake();
    }

    std::deque<base::HostId> m_refills;
    std::deque<base::UrlId> m_returned;
    int m_underWay = 0;
    bool m_unmet = false; ///< expectUnmet()
    bool m_unmetAsked = false;
    std::function<void()> m_wake;
};

} // namespace argiope::frontier
