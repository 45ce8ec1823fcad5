#include "ui/project/askdisk.h"

#include "core/base/threads.h"

namespace argiope::project {

QThreadPool &diskPool()
{
    static auto *const pool = [] {
        auto *made = new QThreadPool; // never destroyed: that would wait
        made->setMaxThreadCount(8);
        made->setStackSize(base::ThreadStackSize);
        return made;
    }();
    return *pool;
}

} // namespace argiope::project
