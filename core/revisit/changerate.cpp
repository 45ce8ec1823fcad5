#include "core/revisit/changerate.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace argiope::revisit {

namespace {

constexpr double LeastDays = 1e-6; ///< what is less is a clock that was set back
constexpr double HalfOf95 = 1.92; ///< half of the 95 % point of chi-square with one degree of freedom
constexpr double MostRate = 1e6;

/// Of a function that falls (or rises) monotonously over positive numbers the place where it is 0.
double root(const std::function<double(double)> &function, double low, double high)
{
    const bool falls = function(low) > 0;
    for (int i = 0; i < 200; ++i) {
        const double middle = std::sqrt(low * high); // rates differ by orders of magnitude
        if ((function(middle) > 0) == falls)
            low = middle;
        else
            high = middle;
    }
    return high;
}

double logLikelihood(std::span<const Gap> gaps, double rate)
{
    double sum = 0;
    for (const Gap &gap : gaps) {
        const double days = std::max(gap.days, LeastDays);
        sum += gap.changed ? std::log(-std::expm1(-rate * days)) : -rate * days;
    }
    return sum;
}

} // namespace

std::optional<ChangeRate> changeRate(std::span<const Gap> gaps)
{
    if (qsizetype(gaps.size()) < FewestGaps)
        return std::nullopt;
    double all = 0;
    double unchanged = 0;
    qsizetype changes = 0;
    for (const Gap &gap : gaps) {
        const double days = std::max(gap.days, LeastDays);
        all += days;
        unchanged += gap.changed ? 0 : days;
        changes += gap.changed ? 1 : 0;
    }
    constexpr double least = 1e-9;
    if (changes == 0)
        return ChangeRate{0, 0, HalfOf95 / all};
    const double half = unchanged + all / double(gaps.size()) / 2;
    ChangeRate rate;
    rate.perDay = root(
        [&](double perDay) {
            double sum = -half;
            for (const Gap &gap : gaps) {
                const double days = std::max(gap.days, LeastDays);
                if (gap.changed)
                    sum += days / std::expm1(perDay * days);
            }
            return sum;
        },
        least, MostRate);
    // The likeliest rate itself, without the half, for the bounds.
    const bool always = changes == qsizetype(gaps.size());
    double likeliest = MostRate;
    double best = 0; // where it always changed, the more the likelier
    if (!always) {
        likeliest = root(
            [&](double perDay) {
                double sum = -unchanged;
                for (const Gap &gap : gaps) {
                    const double days = std::max(gap.days, LeastDays);
                    if (gap.changed)
                        sum += days / std::expm1(perDay * days);
                }
                return sum;
            },
            least, MostRate);
        best = logLikelihood(gaps, likeliest);
    }
    const auto beyond = [&](double perDay) { return best - logLikelihood(gaps, perDay) - HalfOf95; };
    rate.least = root(beyond, least, likeliest);
    if (!always)
        rate.most = root(beyond, likeliest, MostRate);
    return rate;
}

double chanceOfChange(double perDay, double days)
{
    return -std::expm1(-std::max(perDay, 0.0) * std::max(days, 0.0));
}

} // namespace argiope::revisit
