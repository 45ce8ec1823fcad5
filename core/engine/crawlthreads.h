#pragma once

#include "core/settings/crawlsettings.h"

#include <QThreadPool>

#include <functional>
#include <vector>

namespace argiope::engine {

class Worker;

/// The threads of a crawl that fetch: which of them are at work, and how many the system has room for. Belongs to the
/// crawl, whose thread alone calls it. What the workers use outlives them: waitForDone().
class CrawlThreads
{
public:
    /// Makes the worker of that number.
    using Make = std::function<Worker *(int number)>;

    /// Each has a stack of so many bytes.
    explicit CrawlThreads(uint stackSize);

    /// As many as are wanted, or fewer, where the limit of open files has no room for so many.
    [[nodiscard]] int possible(const settings::CrawlSettings &settings);
    /// Starts those of the numbers 1 to `wanted` that are not at work. False where the system starts no more; open()
    /// says how many there are.
    [[nodiscard]] bool start(int wanted, const Make &make);
    void left(int number); ///< that worker is done
    void forgetAll(); ///< all are done, whatever their numbers were
    [[nodiscard]] int open() const { return m_open; } ///< at work
    void waitForDone() { m_pool.waitForDone(); }

private:
    QThreadPool m_pool;
    int m_open = 0;
    int m_most = 0; ///< that are possible; 0: not asked yet
    std::vector<bool> m_atWork; ///< by number - 1: such a worker has not left yet
};

} // namespace argiope::engine
