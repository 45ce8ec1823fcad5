#include "core/base/heap.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace argiope::base {

void returnLargeBlocks()
{
#ifdef __GLIBC__
    // Setting it by hand also ends its growth with every large block that is freed.
    mallopt(M_MMAP_THRESHOLD, 256 * 1024);
#endif
}

void returnFreedMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace argiope::base
