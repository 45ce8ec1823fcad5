#include "core/engine/nodelease.h"

#include <chrono>
#include <ctime>

namespace argiope::engine {

qint64 NodeLease::nowMs()
{
#ifdef CLOCK_BOOTTIME
    timespec time{};
    if (clock_gettime(CLOCK_BOOTTIME, &time) == 0)
        return qint64(time.tv_sec) * 1000 + time.tv_nsec / 1'000'000;
#endif
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

} // namespace argiope::engine
