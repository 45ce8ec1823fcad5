#pragma once

#include "core/select/elements.h"

#include <vector>

namespace argiope::select {

/// Of each element: 1 where its text runs from left to right, 0 where it runs from right to left (HTML
/// Standard 3.2.6.4).
[[nodiscard]] std::vector<quint8> directions(const Elements &elements);

} // namespace argiope::select
