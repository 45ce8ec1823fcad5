#pragma once

#include <QtGlobal>

#include <span>
#include <vector>

namespace argiope::rank {

/// For people: 0 for the least, 100 for the greatest, and in between by the logarithm, as ranks lie orders of magnitude
/// apart. All 100 where all are alike.
[[nodiscard]] std::vector<quint8> byLogarithm(std::span<const double> values);
/// 100 for the greatest, and others in proportion.
[[nodiscard]] std::vector<quint8> byProportion(std::span<const double> values);
/// Of 100 others, how many are less, rounded. Equal values have the same.
[[nodiscard]] std::vector<quint8> percentiles(std::span<const double> values);

} // namespace argiope::rank
