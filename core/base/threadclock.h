#pragma once

#include <chrono>

namespace argiope::base {

/// CPU time that the calling thread has used: what work costs, however busy the machine is.
[[nodiscard]] std::chrono::microseconds threadCpuTime();

} // namespace argiope::base
