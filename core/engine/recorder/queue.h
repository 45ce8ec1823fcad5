#pragma once

#include "core/base/waitingurl.h"
#include "core/frontier/frontier.h"

#include <optional>
#include <utility>

namespace argiope::engine {

/// What is to be fetched, as the recorder's parts see it: the part of the frontier that the writer thread calls.
class Queue
{
public:
    Queue() = default;
    virtual ~Queue() = default;
    Queue(const Queue &) = delete;
    Queue &operator=(const Queue &) = delete;

    virtual void offer(base::WaitingUrl url) = 0; ///< a new one
    virtual void addSkipped() = 0; ///< a new URL that a rule kept out
    /// Kept out before, let in now. `soon`: before everything that waits.
    virtual void requeueSkipped(base::WaitingUrl url, bool soon) = 0;
    /// To be fetched once more. `outdated`: an earlier run finished it.
    virtual void requeueFinished(base::WaitingUrl url, bool outdated, bool soon) = 0;
    virtual void keepOutdated() = 0; ///< a URL that an earlier run finished is not asked for any more
    virtual void skipOutdated() = 0; ///< a URL that an earlier run finished is kept out now
    /// A queued URL is kept out. False where it is leased: then nothing happens, and its lease comes to an end.
    [[nodiscard]] virtual bool keepOut(const base::WaitingUrl &url) = 0;
    /// A URL that is queued or leased has another depth, or is wanted as a page now.
    virtual void move(int oldDepth, const base::WaitingUrl &url) = 0;
    /// Depth, hops and whether it is wanted as a page, of a leased URL as known now; without its text.
    [[nodiscard]] virtual std::optional<base::WaitingUrl> leased(base::UrlId id) const = 0;
    virtual void putBack(base::WaitingUrl url) = 0; ///< a leased URL waits again
    virtual void finish(base::UrlId id) = 0; ///< the lease's outcome is written
    virtual void skipLeased(base::UrlId id) = 0; ///< the lease is kept out
};

/// The frontier, which must outlive it.
class FrontierQueue : public Queue
{
public:
    explicit FrontierQueue(frontier::Frontier &frontier)
        : m_frontier(frontier)
    {
    }
    void offer(base::WaitingUrl url) override { m_frontier.offer(std::move(url)); }
    void addSkipped() override { m_frontier.addSkipped(); }
    void requeueSkipped(base::WaitingUrl url, bool soon) override { m_frontier.requeueSkipped(std::move(url), soon); }
    void requeueFinished(base::WaitingUrl url, bool outdated, bool soon) override
    {
        m_frontier.requeueFinished(std::move(url), outdated, soon);
    }
    void keepOutdated() override { m_frontier.keepOutdated(); }
    void skipOutdated() override { m_frontier.skipOutdated(); }
    [[nodiscard]] bool keepOut(const base::WaitingUrl &url) override { return m_frontier.drop(url); }
    void move(int oldDepth, const base::WaitingUrl &url) override { m_frontier.move(oldDepth, url); }
    [[nodiscard]] std::optional<base::WaitingUrl> leased(base::UrlId id) const override
    {
        return m_frontier.leased(id);
    }
    void putBack(base::WaitingUrl url) override
    {
        frontier::Lease lease;
        lease.entry = std::move(url);
        m_frontier.putBack(lease);
    }
    void finish(base::UrlId id) override { m_frontier.finish(id); }
    void skipLeased(base::UrlId id) override { m_frontier.skipLeased(id); }

private:
    frontier::Frontier &m_frontier;
};

} // namespace argiope::engine
