#pragma once

#include "core/engine/result.h"
#include "core/engine/session.h"

#include <QRunnable>

#include <functional>
#include <optional>

namespace argiope::engine {

class Recorder;

/// One fetching thread: takes leases, fetches, extracts, hands results to the recorder, until the crawl ends. Runs on a
/// pool thread; session and recorder must outlive it.
class Worker final : public QRunnable
{
public:
    /// `left` is called on the worker's thread as the last thing.
    Worker(Session &session, Recorder &recorder, WorkerSlot &slot, std::function<void(frontier::TakeResult)> left);

    void run() override;

private:
    void process(frontier::Lease lease);
    /// True where robots.txt of the lease's host is known and the lease still ours.
    [[nodiscard]] bool knowsRobots(frontier::Lease &lease, const url::Url &url);
    [[nodiscard]] bool openHost(const frontier::Lease &lease, const url::Url &url);
    void fetchSitemaps(const robots::Robots &rules, const url::Url &url, base::Milliseconds pause);
    /// False where the crawl was stopped meanwhile.
    [[nodiscard]] bool fetchSitemap(
        const url::Url &sitemap, base::Milliseconds pause, int depth, QSet<QByteArray> &seen);
    /// True where robots.txt lets the lease pass; else it is given to the recorder as skipped or failed.
    [[nodiscard]] bool passesRobots(const frontier::Lease &lease, const url::Url &url, store::Rule &report);
    /// Between two requests for robots.txt or sitemaps; false where the crawl was stopped.
    [[nodiscard]] bool waitForTurn(base::Milliseconds pause);
    [[nodiscard]] net::Reply request(const net::Request &request);
    [[nodiscard]] net::Request pageRequest(const frontier::Lease &lease, const url::Url &url) const;
    /// The pause before this lease's next attempt; none where what came is believed.
    [[nodiscard]] std::optional<base::Milliseconds> nextAttempt(const frontier::Lease &lease, base::Outcome outcome,
        const net::Reply &reply, std::optional<base::Milliseconds> wait);
    void deliver(const frontier::Lease &lease, const url::Url &url, net::Reply &&reply, const store::Rule &report);
    /// False where the crawl was stopped before the page could be parsed.
    [[nodiscard]] bool extract(
        const frontier::Lease &lease, const url::Url &url, const net::Reply &reply, PageResult &result);
    void fail(const frontier::Lease &lease, base::Outcome outcome, const QByteArray &error, int attempts);
    [[nodiscard]] bool submit(Result result);
    void log(base::LogLevel level, const QByteArray &text) const;

    Session &m_session;
    Recorder &m_recorder;
    WorkerSlot &m_slot;
    const std::function<void(frontier::TakeResult)> m_left;
    net::Fetcher *m_fetcher = nullptr;
};

} // namespace argiope::engine
