#include "core/base/openfiles.h"
#include "core/engine/crawl_p.h"
#include "core/engine/worker.h"
#include "core/net/socketroom.h"

#include <algorithm>
#include <utility>

namespace argiope::engine {

int Crawl::Impl::threadsPossible()
{
    // A thread has its event loop's file and a connection; Qt's client another thread with as many, and two sockets.
    const int perThread = settings.transport == settings::Transport::Own ? 3 : 7;
    if (mostThreads == 0)
        mostThreads = net::SocketRoom::threadsFor(base::openFileLimit(), base::openFiles(), perThread);
    if (settings.threads <= mostThreads || session->answers)
        return settings.threads;
    tellShortage(Shortage::FilesForThreads, mostThreads);
    return mostThreads;
}

void Crawl::Impl::tellShortage(Shortage what, int threads)
{
    if (threads > 0 && std::exchange(threadsSaid, threads) == threads)
        return;
    if (threads > 0) {
        session->log(base::LogLevel::Warning, 0,
            (what == Shortage::Threads ? QByteArray("the system starts no more threads: ")
                                       : "the limit of open files (" + QByteArray::number(base::openFileLimit())
                        + ") has no room for " + QByteArray::number(settings.threads) + " threads: ")
                + QByteArray::number(threads) + " are at work");
    }
    Q_EMIT q.shortage(what, threads);
}

void Crawl::Impl::startWorkers()
{
    const int wanted = threadsPossible();
    const auto threads = size_t(wanted);
    atWork.resize(std::max(atWork.size(), threads));
    // Never fewer: those that are to leave may be at it for long.
    pool.setMaxThreadCount(std::max(pool.maxThreadCount(), wanted));
    // All are made before the first one runs: a pool thread may take several in turn.
    std::vector<Worker *> workers;
    for (int number = 1; number <= wanted; ++number) {
        if (atWork[size_t(number) - 1])
            continue;
        atWork[size_t(number) - 1] = true;
        workers.push_back(
            new Worker(*session, *recorder, session->worker(number), [this, number](frontier::TakeResult result) {
                post([this, number, result] { workerLeft(number, result); });
            }));
    }
    openWorkers += int(workers.size());
    // What the pool cannot start it forgets: the crawl would wait for it for ever.
    size_t started = 0;
    while (started < workers.size() && (openWorkers - int(workers.size() - started) == 0 || base::canStartThread()))
        workers[started++]->giveTo(pool);
    if (started == workers.size())
        return;
    for (size_t i = started; i < workers.size(); ++i) {
        atWork[size_t(workers[i]->number()) - 1] = false;
        delete workers[i];
    }
    openWorkers -= int(workers.size() - started);
    tellShortage(Shortage::Threads, openWorkers);
}

void Crawl::Impl::workerLeft(int number, frontier::TakeResult result)
{
    atWork[size_t(number) - 1] = false;
    --openWorkers;
    // Wanted again since it was dismissed.
    if (result == frontier::TakeResult::Dismissed && reason == EndReason::None && !fileClosed)
        startWorkers();
    if (reason == EndReason::None && result == frontier::TakeResult::Finished)
        reason = EndReason::Completed;
    if (reason == EndReason::None && result == frontier::TakeResult::Limit)
        reason = EndReason::MaxUrls;
    if (openWorkers > 0)
        return;
    session->endLanes();
    if (fileClosed) {
        closed();
        return;
    }
    if (draining && reason == EndReason::None) {
        stopped = true;
        session->frontier.stop();
        recorder->finish(EndReason::None);
        return;
    }
    stopClock();
    setState(State::Stopping);
    // Of several nodes one writes down the end.
    const bool isOthers = keeper && reason == EndReason::Completed && !endsAll;
    recorder->finish(reason == EndReason::None || isOthers ? EndReason::Stopped : reason);
}

} // namespace argiope::engine
