#include "core/revisit/ratebelief.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace argiope::revisit {

namespace {

constexpr double LowestRate = 1e-4; ///< a day
constexpr double HighestRate = 100;
constexpr double ShortestGap = 1e-6; ///< what is less is a clock that was set back
constexpr double SameLength = 1.19; ///< a quarter of an octave
constexpr double PriorPages = 10; ///< so many pages' worth counts what is believed of pages in general
constexpr int Steps = 300; ///< of the EM algorithm, which nears its end slowly

const std::array<double, RateBelief::Rates> &rates()
{
    static const auto all = [] {
        std::array<double, RateBelief::Rates> made{};
        for (int i = 0; i < RateBelief::Rates; ++i)
            made[size_t(i)] = LowestRate * std::pow(HighestRate / LowestRate, double(i) / (RateBelief::Rates - 1));
        return made;
    }();
    return all;
}

constexpr double SoonestDue = 1.0 / 24; ///< days
constexpr double LatestDue = 30;

template <class Weights>
bool normalize(Weights &weights)
{
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    if (!(sum > 0))
        return false;
    for (double &weight : weights)
        weight /= sum;
    return true;
}

} // namespace

void Evidence::add(const Gap &gap)
{
    const double days = std::max(gap.days, ShortestGap);
    if (!gap.changed) {
        m_unchanged += days;
        return;
    }
    const auto same = std::find_if(m_changed.begin(), m_changed.end(), [days](const Changes &changes) {
        return days < double(changes.days) * SameLength && days * SameLength > double(changes.days);
    });
    if (same == m_changed.end()) {
        m_changed.push_back({float(days), 1});
        return;
    }
    ++same->count;
    same->days += float((days - double(same->days)) / double(same->count));
}

RateBelief::RateBelief()
{
    // A Gamma distribution with shape 1/2 and scale s: (1 + 7 s)^(-1/2) are unchanged after a week. Over the logarithm
    // of the rate r its density is r^(1/2) e^(-r/s), but for a factor.
    constexpr double unchanged = 0.6;
    constexpr double scale = (1 / (unchanged * unchanged) - 1) / 7;
    for (size_t i = 0; i < Rates; ++i)
        m_weights[i] = std::sqrt(rates()[i]) * std::exp(-rates()[i] / scale);
    normalize(m_weights);
}

/// Up to a factor: the greatest is 1.
RateBelief::Weights RateBelief::likelihoods(const Evidence &evidence)
{
    Weights logs{};
    for (size_t i = 0; i < Rates; ++i) {
        const double rate = rates()[i];
        logs[i] = -rate * evidence.m_unchanged;
        for (const Evidence::Changes &changes : evidence.m_changed)
            logs[i] += changes.count * std::log(-std::expm1(-rate * double(changes.days)));
    }
    const double best = *std::max_element(logs.begin(), logs.end());
    for (double &likelihood : logs)
        likelihood = std::exp(likelihood - best);
    return logs;
}

RateBelief RateBelief::fitted(std::span<const Evidence> pages)
{
    std::vector<Weights> seen;
    for (const Evidence &evidence : pages) {
        if (!evidence.isEmpty())
            seen.push_back(likelihoods(evidence));
    }
    const RateBelief general;
    RateBelief belief;
    for (int step = 0; step < Steps && !seen.empty(); ++step) {
        Weights next{};
        for (size_t i = 0; i < Rates; ++i)
            next[i] = PriorPages * general.m_weights[i];
        for (const Weights &likelihoods : seen) {
            double all = 0;
            for (size_t i = 0; i < Rates; ++i)
                all += belief.m_weights[i] * likelihoods[i];
            if (!(all > 0))
                continue; // beyond what any rate explains
            for (size_t i = 0; i < Rates; ++i)
                next[i] += belief.m_weights[i] * likelihoods[i] / all;
        }
        normalize(next);
        belief.m_weights = next;
    }
    return belief;
}

RateBelief RateBelief::given(const Evidence &evidence) const
{
    if (evidence.isEmpty())
        return *this;
    Weights weights = likelihoods(evidence);
    for (size_t i = 0; i < Rates; ++i)
        weights[i] *= m_weights[i];
    return normalize(weights) ? RateBelief(weights) : *this;
}

double RateBelief::perDay() const
{
    return std::inner_product(m_weights.begin(), m_weights.end(), rates().begin(), 0.0);
}

double RateBelief::chanceOfChange(double days) const
{
    double chance = 0;
    for (size_t i = 0; i < Rates; ++i)
        chance += m_weights[i] * revisit::chanceOfChange(rates()[i], days);
    return chance;
}

double RateBelief::visitIndex(double days) const
{
    constexpr double tiny = 1e-7; // most rates are out of question after some visits
    double index = 0;
    for (size_t i = 0; i < Rates; ++i) {
        if (m_weights[i] > tiny)
            index += m_weights[i] * revisit::visitIndex(rates()[i], days);
    }
    return index;
}

bool RateBelief::isDue(double days) const
{
    return days >= SoonestDue && (days >= LatestDue || chanceOfChange(days) >= LeastChance);
}

double RateBelief::dueAfter() const
{
    double low = SoonestDue;
    double high = LatestDue;
    constexpr int halvings = 24;
    for (int i = 0; i < halvings; ++i) {
        const double middle = std::sqrt(low * high);
        (isDue(middle) ? high : low) = middle;
    }
    return high;
}

double visitIndex(double perDay, double days)
{
    if (!(perDay > 0) || !(days > 0))
        return 0;
    const double x = perDay * days;
    // For small x what is subtracted are nearly equal numbers; the first terms of the series are exact enough then.
    constexpr double small = 1e-3;
    const double fresh = x < small ? x * x / 2 - x * x * x / 3 : 1 - (1 + x) * std::exp(-x);
    const double age = x < small ? x * x * x / 3 - x * x * x * x / 8 : x * x / 2 - fresh;
    return fresh / perDay + age / (perDay * perDay * BadDays);
}

} // namespace argiope::revisit
