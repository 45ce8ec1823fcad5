#include "ui/project/askdisk.h"

namespace argiope::project {

QThreadPool &diskPool()
{
    static auto *const pool = [] {
        auto *made = new QThreadPool; // never destroyed: that would wait
        made->setMaxThreadCount(8);
        return made;
    }();
    return *pool;
}

} // namespace argiope::project
