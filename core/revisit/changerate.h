#pragma once

#include <QtGlobal>

#include <optional>
#include <span>

namespace argiope::revisit {

/// The time between two visits, and whether the page was another one at its end. That it changed several times in
/// between nobody has seen.
struct Gap
{
    double days = 0;
    bool changed = false;
};

/// How often a page changes, as a Poisson process: changes a day.
struct ChangeRate
{
    double perDay = 0;
    double least = 0; ///< both bounds by likelihood ratio: in 95 of 100 cases the true rate is between them
    std::optional<double> most; ///< none: it was another one at each visit, and may change any number of times between
};

inline constexpr qsizetype FewestGaps = 3;

/// Nothing with fewer than FewestGaps gaps: too little is known. The estimate of Cho and Garcia-Molina (2003), with
/// half a gap without a change besides, so that it is finite; gaps of any length.
[[nodiscard]] std::optional<ChangeRate> changeRate(std::span<const Gap> gaps);

/// How likely it is that a page changed in so many days.
[[nodiscard]] double chanceOfChange(double perDay, double days);

} // namespace argiope::revisit
