#pragma once

#include "core/engine/keptanswer.h"
#include "core/judge/robotscache.h"
#include "core/net/fetcher.h"

#include <QHash>

#include <mutex>
#include <optional>
#include <utility>

namespace argiope::engine {

/// robots.txt files that are half had. Where there is to be a pause between a request for one and the next, that to
/// where it redirects or that for the page, no thread waits for it: the lease goes back, and who takes it next goes on
/// from here. By origin. Any thread.
class Openings
{
public:
    struct Begun
    {
        url::Url next; ///< to be asked for now
        int hops = 0;
        std::optional<net::TlsFacts> tls{}; ///< of the first
        QByteArray address{}; ///< of the first: net::Reply::address
        QList<AsideAnswer> kept{};
    };
    void put(const QByteArray &origin, Begun begun)
    {
        const std::lock_guard lock(m_mutex);
        m_begun.insert(origin, std::move(begun));
    }
    [[nodiscard]] std::optional<Begun> take(const QByteArray &origin)
    {
        const std::lock_guard lock(m_mutex);
        const auto it = m_begun.find(origin);
        if (it == m_begun.end())
            return std::nullopt;
        std::optional<Begun> begun(std::move(*it));
        m_begun.erase(it);
        return begun;
    }

    /// What it says to a probe of an origin that is no host of the crawl.
    void know(const QByteArray &origin, const judge::HostRobots &robots)
    {
        const std::lock_guard lock(m_mutex);
        m_known.insert(origin, robots);
    }
    [[nodiscard]] std::optional<judge::HostRobots> known(const QByteArray &origin) const
    {
        const std::lock_guard lock(m_mutex);
        const auto it = m_known.find(origin);
        return it == m_known.end() ? std::nullopt : std::optional(*it);
    }

private:
    mutable std::mutex m_mutex;
    QHash<QByteArray, Begun> m_begun;
    QHash<QByteArray, judge::HostRobots> m_known;
};

} // namespace argiope::engine
