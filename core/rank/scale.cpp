#include "core/rank/scale.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace argiope::rank {

namespace {

constexpr double Top = 100;

quint8 ofHundred(double share)
{
    return quint8(std::lround(std::clamp(share, 0.0, 1.0) * Top));
}

} // namespace

std::vector<quint8> byLogarithm(std::span<const double> values)
{
    std::vector<quint8> scaled(values.size(), quint8(Top));
    if (values.empty())
        return scaled;
    const auto [least, greatest] = std::minmax_element(values.begin(), values.end());
    const double range = std::log(*greatest) - std::log(*least);
    // Ranks that differ by less than they are exact to are alike.
    constexpr double alike = 1e-6;
    if (!(range > alike) || !std::isfinite(range))
        return scaled;
    std::transform(values.begin(), values.end(), scaled.begin(),
        [&, low = std::log(*least)](double value) { return ofHundred((std::log(value) - low) / range); });
    return scaled;
}

std::vector<quint8> byProportion(std::span<const double> values)
{
    std::vector<quint8> scaled(values.size(), 0);
    const double greatest = values.empty() ? 0 : *std::max_element(values.begin(), values.end());
    if (greatest > 0) {
        std::transform(values.begin(), values.end(), scaled.begin(),
            [greatest](double value) { return ofHundred(value / greatest); });
    }
    return scaled;
}

std::vector<quint8> percentiles(std::span<const double> values)
{
    std::vector<quint32> order(values.size());
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(), [&](quint32 a, quint32 b) { return values[a] < values[b]; });
    std::vector<quint8> shares(values.size(), quint8(Top));
    size_t less = 0;
    for (size_t i = 0; i < order.size() && order.size() > 1; ++i) {
        if (values[order[i]] > values[order[less]])
            less = i;
        shares[order[i]] = ofHundred(double(less) / double(order.size() - 1));
    }
    return shares;
}

} // namespace argiope::rank
