#pragma once

#include "core/base/threads.h"

#include <QCoreApplication>
#include <QThreadPool>

namespace argiope::base {

/// The threads of one kind of work, which `Work` names: in the pool that everybody shares it would wait for jobs that
/// take minutes, or as long as a disk or a server hangs, or they for it. `threads`: at most; the first caller's word
/// counts. What was begun is done before the application goes, and with it what it works on, as in that pool. Any
/// thread.
template <class Work>
[[nodiscard]] QThreadPool &ownPool(int threads)
{
    static QThreadPool pool;
    static const bool isMade = [threads] {
        pool.setMaxThreadCount(threads);
        pool.setStackSize(ThreadStackSize);
        qAddPostRoutine([] { pool.waitForDone(); });
        return true;
    }();
    Q_UNUSED(isMade)
    return pool;
}

} // namespace argiope::base
