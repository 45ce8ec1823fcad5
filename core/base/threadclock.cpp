#include "core/base/threadclock.h"

#include <QtGlobal>

#ifdef Q_OS_WIN
#include <windows.h>
#else
#include <ctime>
#endif

namespace argiope::base {

std::chrono::microseconds threadCpuTime()
{
#ifdef Q_OS_WIN
    FILETIME created;
    FILETIME exited;
    FILETIME kernel;
    FILETIME user;
    if (!GetThreadTimes(GetCurrentThread(), &created, &exited, &kernel, &user))
        return {};
    const auto ticks = [](const FILETIME &time) { return (qint64(time.dwHighDateTime) << 32) + time.dwLowDateTime; };
    return std::chrono::microseconds((ticks(kernel) + ticks(user)) / 10);
#else
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::microseconds(time.tv_nsec / 1000);
#endif
}

} // namespace argiope::base
