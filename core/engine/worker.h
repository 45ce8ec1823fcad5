#pragma once

#include "core/engine/attempts.h"
#include "core/engine/cookiewall.h"
#include "core/engine/hostopener.h"
#include "core/engine/loginkeeper.h"
#include "core/engine/pagereader.h"
#include "core/engine/pagerendering.h"

#include <QRunnable>

#include <functional>
#include <optional>

class QThreadPool;

namespace argiope::engine {

class Recorder;
class SitemapVisit;

/// One fetching thread: takes leases, fetches, extracts, hands results to the recorder, until the crawl ends. Runs on a
/// pool thread; session and recorder must outlive it. What comes before a host's pages is HostOpener's, what is made of
/// an answer PageReader's, what becomes of failures that may pass that of Attempts.
class Worker final : public QRunnable, private HostOpener::Needs
{
public:
    /// `left` is called on the worker's thread as the last thing.
    Worker(Session &session, Recorder &recorder, WorkerSlot &slot, std::function<void(frontier::TakeResult)> left);

    /// The last that its maker does with it: the pool owns it from now on.
    void giveTo(QThreadPool &pool);

    void run() override;
    [[nodiscard]] int number() const { return m_slot.number(); }

private:
    // HostOpener::Needs
    net::Reply request(const net::Request &request) override;
    [[nodiscard]] bool answerInDoubt() const override;
    [[nodiscard]] std::optional<store::HostRecord> storedHost(base::HostId host) override;
    bool submit(Result result) override;

    void process(frontier::Lease lease);
    /// True where robots.txt lets the lease pass; else it is given to the recorder as skipped or failed.
    [[nodiscard]] bool passesRobots(const frontier::Lease &lease, const url::Url &url, store::Rule &report);
    /// `report`: what robots.txt would have said where it is not obeyed.
    void fetch(frontier::Lease lease, const url::Url &url, const store::Rule &report);
    [[nodiscard]] net::Request pageRequest(const frontier::Lease &lease, const url::Url &url) const;
    /// `bodyBytes` are given back as soon as the body has been read. `sitemap`: null for a page. `cookies`: of the
    /// request.
    void finish(frontier::Lease lease, const url::Url &url, Answer &&answer, const store::Rule &report,
        SitemapVisit *sitemap, ByteBudget::Share &bodyBytes, CookieMark cookies);
    /// What came of the lease; nothing where the crawl was stopped meanwhile, or m_answerInDoubt.
    [[nodiscard]] std::optional<PageResult> resultOf(
        const frontier::Lease &lease, const url::Url &url, Answer &answer, const store::Rule &report);
    void noteApplications(const frontier::Lease &lease, const Answer &answer, const std::optional<PageResult> &result);
    /// Packs the answer where it is to be kept. False where the crawl was stopped meanwhile.
    [[nodiscard]] bool keep(const frontier::Lease &lease, const url::Url &url, net::Reply &reply, PageResult &result);
    void deliver(const frontier::Lease &lease, PageResult &&result);
    void deliverSitemap(const frontier::Lease &lease, SitemapVisit &visit, Answer &&answer, const store::Rule &report);
    /// A sitemap was cut off as maxTotalBytes is reached: has the recorder end the crawl, and keeps the lease until
    /// then.
    void outOfBytes(frontier::Lease sitemap);
    void probe(frontier::Lease lease);
    void control(const frontier::Lease &lease, const url::Url &url);
    void fail(
        const frontier::Lease &lease, base::Outcome outcome, const QByteArray &error, int attempts, int status = 0);
    void log(base::LogLevel level, const QByteArray &text) const;

    Session &m_session;
    Recorder &m_recorder;
    WorkerSlot &m_slot;
    const std::function<void(frontier::TakeResult)> m_left;
    HostOpener m_opener;
    PageRendering m_rendering;
    PageReader m_reader;
    Attempts m_attempts;
    LoginKeeper m_login;
    net::Fetcher *m_fetcher = nullptr;
    int m_load = 0; ///< requests at a time that made its server slower while it answered; 0: none
    bool m_checks = false; ///< Lease::checks of the lease in hand
    bool m_answerInDoubt = false; ///< what resultOf() read last may be another URL's
};

} // namespace argiope::engine
