#pragma once

#include <QtGlobal>

namespace argiope::base {

/// Bytes of stack for a thread that runs SQL, writes files or serves; the platforms' own defaults reach from 128 KB to
/// 8 MB. Threads that parse pages have theirs in core/engine.
inline constexpr uint ThreadStackSize = 2 * 1024 * 1024;

} // namespace argiope::base
