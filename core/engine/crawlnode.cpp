// A crawl as one node of several: sessions, each with the slots that the node holds meanwhile, one after the other.
#include "core/engine/crawl_p.h"
#include "core/settings/live.h"
#include "core/store/place.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

namespace argiope::engine {

namespace {
constexpr std::chrono::seconds RateTime{2};
constexpr std::chrono::seconds TimeToConnect{20}; ///< of one that hangs libpq says so after ten

void logPart(base::LogSink &log, int sharers, const settings::Speed &part)
{
    log.log({base::systemClock().wallMs(), base::LogLevel::Debug, 0,
        "active nodes: " + QByteArray::number(sharers)
            + "; limit of this node per second: " + QByteArray::number(part.rate) + " requests and "
            + QByteArray::number(part.bandwidth) + " bytes (0: no limit)"});
}
} // namespace

void Crawl::Impl::join()
{
    LeaseKeeper::Events events;
    events.held = [this](const store::NodeShare &share) {
        post([this, share] {
            if (reason != EndReason::None || state == State::Ended) {
                keeper->leave(reason); // first: it is not to ask the database once more
                keeper->sessionClosed();
                return;
            }
            draining = false;
            stopped = false;
            fileClosed = false;
            heard.reset(); // it reads what the project has by now
            beginSession({share, keeper->lease()});
        });
    };
    events.mustChange = [this] { post([this] { endSession(false); }); };
    events.lost = [this] { post([this] { endSession(true); }); };
    events.ended = [this](bool mine) { post([this, mine] { allEnded(mine); }); };
    events.wanted = [this](const QByteArray &wanted) { post([this, wanted] { follow(wanted); }); };
    events.settings = [this](const settings::CrawlSettings &wanted) {
        post([this, wanted] {
            settings::CrawlSettings now = wanted;
            if (options.node.threads > 0)
                now.threads = options.node.threads;
            if (q.change(now))
                Q_EMIT q.settingsChanged();
            else
                heard = now; // a session that opens may have read those before
        });
    };
    events.counted = [this](const store::NodeSums &sums) {
        post([this, sums] {
            if (!timeBefore)
                timeBefore = sums.elapsedMs;
            if (session)
                session->othersReceived(sums.bytes);
        });
    };
    events.sharers = [this](int number) {
        post([this, number] {
            sharers = number;
            if (session)
                session->setSpeed(speed());
            if (options.log && logLevel <= base::LogLevel::Debug)
                logPart(*options.log, number, speed());
        });
    };
    events.allowed = [this](qint64 number, qint64 most) {
        post([this, number, most] {
            if (plan)
                plan->allow(number, most);
        });
    };
    events.failed = [this](const CrawlError &error) {
        post([this, error] {
            if (reason == EndReason::None)
                fail(error);
            if (session && recorder && threads.open() > 0) {
                session->frontier.stop();
                session->abortAll();
            }
        });
    };
    events.warning = [this](const QByteArray &text) {
        if (options.log && logLevel <= base::LogLevel::Warning)
            options.log->log({base::systemClock().wallMs(), base::LogLevel::Warning, 0, text});
    };
    events.left = [this] {
        post([this] {
            nodeLeft = true;
            if (!recorder)
                closed();
        });
    };
    keeper = std::make_unique<LeaseKeeper>(options, std::move(events));
    setState(State::Starting);
    keeper->start();
    watchServer();
}

void Crawl::Impl::sessionBegan()
{
    if (const auto later = std::exchange(heard, std::nullopt))
        (void)q.change(*later);
    Q_EMIT q.settingsChanged();
    if (draining)
        endSession(stopped);
    else if (wantsPause)
        q.pause();
}

void Crawl::Impl::endSession(bool atOnce)
{
    if (!recorder || reason != EndReason::None)
        return;
    draining = true;
    if (!session) {
        recorder->cancel(); // while it opens
        return;
    }
    if (atOnce) {
        stopped = true;
        recorder->waitNoMore();
        session->frontier.stop();
        session->abortAll();
    } else {
        session->frontier.drain(); // the last worker to leave ends it
    }
}

void Crawl::Impl::nodeFailed(const CrawlError &error)
{
    using Code = store::StoreError::Code;
    const bool isStore = error.code == CrawlError::Code::Store;
    // What is in memory is not so in the database: the next session begins with what is there.
    const bool isBehind
        = isStore && (error.storeCode == int(Code::Fenced) || error.storeCode == int(Code::LostCommits));
    // A session that ends by an outage, or could not open for one, is opened again after it.
    const bool passes = isStore && error.storeCode == int(Code::Unreachable);
    if (endsAll && nodeLeft) {
        fail(error); // nobody would open another session
        return;
    }
    if (draining || isBehind || passes) {
        if (std::exchange(endsAll, false)) { // the end is not written down
            keeper->takeBackEnd();
            reason = toldToEnd ? EndReason::Stopped : EndReason::None;
        }
        draining = true;
        stopped = true;
        if (session && session->logs(base::LogLevel::Warning))
            session->log(base::LogLevel::Warning, 0, error.message().toUtf8());
        return;
    }
    fail(error);
}

void Crawl::Impl::allEnded(bool mine)
{
    if (reason != EndReason::None) {
        if (mine)
            keeper->takeBackEnd();
        return;
    }
    if (mine && (!recorder || !session || stopped)) { // it was about to change its slots
        keeper->takeBackEnd();
        return;
    }
    endsAll = mine;
    reason = EndReason::Completed;
    if (!recorder) {
        keeper->leave(reason);
        return;
    }
    if (!session) {
        recorder->cancel();
        return;
    }
    session->frontier.stop();
}

void Crawl::Impl::nodeTick()
{
    if (!session || !recorder || fileClosed)
        return;
    const frontier::Counts counts = session->frontier.counts();
    const frontier::SitemapCounts sitemaps = session->frontier.sitemapCounts();
    const bool drained = recorder->drained();
    const bool nothingLeased = counts.leased == 0 && sitemaps.leased == 0;
    const qint64 fetched = earlier.sessionFetched + session->fetched;
    const base::TimePoint now = session->clock.now();
    if (now - rateSince >= RateTime) {
        const double seconds = std::chrono::duration<double>(now - rateSince).count();
        rate = rateSince == base::TimePoint{} ? 0 : double(fetched - rateFetched) / seconds;
        rateSince = now;
        rateFetched = fetched;
    }
    if (plan)
        plan->look(counts, sitemaps, now);
    const bool nothingWaits = nothingLeased && counts.queued == 0 && sitemaps.queued == 0 && state == State::Running;
    const QByteArray doing = state == State::Paused ? "paused" : "crawling";
    keeper->report({doing, session->frontier.hostsInMemory(), fetched, rate, settings.threads}, nothingWaits && drained,
        plan ? plan->room() : FetchRoom());
    if (nothingWaits && !drained)
        recorder->flush({}); // nothing will come that could be saved together with it
}

settings::Speed partOfSpeed(const settings::CrawlSettings &settings, int sharers)
{
    settings::Speed part = settings::speedOf(settings);
    part.rate /= sharers;
    if (part.bandwidth > 0)
        part.bandwidth = std::max<qint64>(part.bandwidth / sharers, 1);
    return part;
}

bool Crawl::Impl::staysNode()
{
    if (!keeper)
        return false;
    if (!nodeLeft && threads.open() > 0)
        return false; // as with any other crawl: its traffic ends first
    if (recorder) {
        recorder.reset();
        threads.forgetAll();
        if (session)
            stopClock();
        if (reason == EndReason::None && draining && !nodeLeft) {
            draining = false;
            pausing = false; // the next one is, where somebody wants it
            earlier = q.counters();
            plan.reset();
            session.reset();
            keeper->reportAll(earlier.sessionFetched); // where it ends before there is another session
            keeper->sessionClosed();
            return true;
        }
        keeper->reportAll(q.counters().sessionFetched);
        keeper->leave(reason); // first: it is not to ask the database once more
        keeper->sessionClosed();
    }
    return !nodeLeft;
}

void Crawl::Impl::follow(const QByteArray &wanted)
{
    for (const EndReason limit : {EndReason::MaxUrls, EndReason::MaxTime, EndReason::MaxBytes, EndReason::LostLogin}) {
        if (wanted == name(limit)) {
            end(limit);
            return;
        }
    }
    if (wanted == "stop")
        end(EndReason::Stopped);
    else if (wanted == "pause")
        q.pause();
    else
        q.resume();
}

/// A server that hangs keeps nobody from ending: what is not in the database by then stays queued there. Who crawls
/// alone waits as long as it answers: at his end there is more to be saved. And who waits for an answer for long hears
/// that there is none.
void Crawl::Impl::watchServer()
{
    if (!store::Place::isDatabase(options.path))
        return;
    if (!watch) {
        watch = std::make_unique<ServerWatch>(options.path, options.node.leaseMs, q, [this] {
            using Standing = ServerWatch::Standing;
            if (state == State::Ended)
                return Standing::Over;
            if (toldToEnd)
                return keeper ? Standing::EndsAsNode : Standing::Ends;
            // Whoever knows that the server is away connects anew, which takes its time.
            const base::Milliseconds lease(options.node.leaseMs);
            const auto most = [lease](bool knows) { return knows ? lease + TimeToConnect : lease; };
            const bool asks = keeper && keeper->busyFor() > most(keeper->isAway());
            if (asks && !keeper->isJoining())
                return Standing::IsNotHeard;
            const bool saves = recorder && recorder->busyFor() > most(isWait(pauseReason));
            // Its heartbeats are answered, so nobody else takes it for lost: it would wait for ever.
            if (saves && keeper && (state == State::Running || state == State::Paused))
                return Standing::IsNotHeard;
            return asks || saves ? Standing::Waits : Standing::Fine;
        });
    }
    watch->begin();
}

} // namespace argiope::engine
