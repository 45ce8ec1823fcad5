#pragma once

#include <QtGlobal>

namespace argiope::base {

/// Clears the upper halves of the vector registers. To be called behind what may leave something in them, on paths that
/// every link or page takes: as long as there is something, processors wait each time that code with AVX, which libc's
/// memcpy() is, and code without it, which ours is, come to turns. qHash() of bytes leaves something since Qt 6.4 where
/// a processor has VAES. Costs next to nothing. Any thread.
inline void clearUpperVectors()
{
#if defined(Q_CC_GNU) && defined(Q_PROCESSOR_X86_64) && !defined(__AVX__)
    static const bool there = __builtin_cpu_supports("avx");
    if (there)
        asm volatile("vzeroupper");
#endif
}

} // namespace argiope::base
