#include "core/engine/crawlthreads.h"

#include "core/base/openfiles.h"
#include "core/engine/worker.h"
#include "core/net/socketroom.h"

#include <algorithm>

namespace argiope::engine {

CrawlThreads::CrawlThreads(uint stackSize)
{
    m_pool.setMaxThreadCount(0);
    m_pool.setStackSize(stackSize);
    m_pool.setExpiryTimeout(-1);
}

int CrawlThreads::possible(const settings::CrawlSettings &settings)
{
    // A thread has its event loop's file and a connection; Qt's client another thread with as many, and two sockets.
    const int perThread = settings.transport == settings::Transport::Own ? 3 : 7;
    if (m_most == 0)
        m_most = net::SocketRoom::threadsFor(base::openFileLimit(), base::openFiles(), perThread);
    return std::min(settings.threads, m_most);
}

bool CrawlThreads::start(int wanted, const Make &make)
{
    m_atWork.resize(std::max(m_atWork.size(), size_t(wanted)));
    // Never fewer: those that are to leave may be at it for long.
    m_pool.setMaxThreadCount(std::max(m_pool.maxThreadCount(), wanted));
    // All are made before the first one runs: a pool thread may take several in turn.
    std::vector<Worker *> workers;
    for (int number = 1; number <= wanted; ++number) {
        if (m_atWork[size_t(number) - 1])
            continue;
        m_atWork[size_t(number) - 1] = true;
        workers.push_back(make(number));
    }
    m_open += int(workers.size());
    // What the pool cannot start it forgets: the crawl would wait for it for ever.
    size_t started = 0;
    while (started < workers.size() && (m_open - int(workers.size() - started) == 0 || base::canStartThread()))
        workers[started++]->giveTo(m_pool);
    const bool all = started == workers.size();
    for (; started < workers.size(); ++started) {
        m_atWork[size_t(workers[started]->number()) - 1] = false;
        delete workers[started];
        --m_open;
    }
    return all;
}

void CrawlThreads::left(int number)
{
    m_atWork[size_t(number) - 1] = false;
    --m_open;
}

void CrawlThreads::forgetAll()
{
    m_atWork.clear();
}

} // namespace argiope::engine
