#pragma once

#include <QtGlobal>

#include <vector>

namespace argiope::rank {

/// When an iteration is good enough.
struct Precision
{
    double tolerance = 1e-10; ///< the sum of what changes from one step to the next
    int most = 1000; ///< steps
};

/// How an iteration ended.
struct Ending
{
    int steps = 0;
    double change = 0; ///< of the last step
    bool converged = false;
};

} // namespace argiope::rank
