#pragma once

#include "core/revisit/changerate.h"

#include <array>
#include <span>
#include <vector>

namespace argiope::revisit {

/// What the visits of one page have shown, in little space: gaps without a change add up to one, and gaps with a change
/// that are about as long as each other (a quarter of an octave) are kept as so many of their mean length.
class Evidence
{
public:
    void add(const Gap &gap);
    [[nodiscard]] bool isEmpty() const { return m_unchanged <= 0 && m_changed.empty(); }

private:
    friend class RateBelief;
    struct Changes
    {
        float days = 0; ///< mean
        quint32 count = 0;
    };
    double m_unchanged = 0; ///< days
    std::vector<Changes> m_changed;
};

/// How often a page changes, as far as one can know: so much weight on each of some rates of a Poisson process, from
/// once in some thirty years to a hundred times a day.
///
/// Empirical Bayes: what is believed of any page of a project is fitted to what was seen of all its pages, by the EM
/// algorithm for the weights, with a few pages' worth of what is believed of pages in general besides; and what is
/// believed of one page is that, given its own visits. So a page of which little was seen goes by the others, no rate
/// is ever 0 or without end, and that some pages were visited more often than others biases nothing, as only what was
/// seen counts.
class RateBelief
{
public:
    static constexpr int Rates = 24;

    /// Of a page of which nothing is known, nor of its project: 40 % change within a week, as was found for the web
    /// (Broder, Najork and Wiener 2003), as a Gamma distribution with shape 1/2, which is wide.
    RateBelief();
    /// Of any page of a project whose pages have shown this.
    [[nodiscard]] static RateBelief fitted(std::span<const Evidence> pages);
    /// Of a page that has shown this.
    [[nodiscard]] RateBelief given(const Evidence &evidence) const;

    [[nodiscard]] double perDay() const; ///< mean
    /// That it has changed, so many days after a visit.
    [[nodiscard]] double chanceOfChange(double days) const;
    /// What a visit is worth that comes so many days after the last one: see visitIndex(); the mean over rates.
    [[nodiscard]] double visitIndex(double days) const;
    /// Whether a page is due so many days after a visit: dueAfter() have gone by.
    [[nodiscard]] bool isDue(double days) const;
    /// After how many days the chance that it has changed is LeastChance: from an hour to 30 days.
    [[nodiscard]] double dueAfter() const;

private:
    using Weights = std::array<double, Rates>; ///< the sum is 1

    explicit RateBelief(const Weights &weights)
        : m_weights(weights)
    {
    }
    static Weights likelihoods(const Evidence &evidence);

    Weights m_weights{};
};

/// Where it is less likely that a page has changed a visit is not worth the request, however many there are.
inline constexpr double LeastChance = 0.01;
/// After so many days out of date a copy is as bad as two that are out of date since just now.
inline constexpr double BadDays = 365;

/// What it is worth, in days, to visit a page that changes `perDay` times a day, `days` after its last visit. Visiting
/// what is worth most first costs least in the long run, for as many visits as there are: Whittle's index of the cost
/// C(t) = P(out of date) + E(days out of date) / BadDays of a copy of age t, which is t C(t) - (the integral of C to
/// t). For freshness alone it is (1 - (1 + x) e^-x) / perDay with x = perDay × days: Cho and Garcia-Molina's optimum
/// (2003), where it is the same for all pages at each visit; see also Azar, Horvitz, Lubetzky, Peres and Shahaf (2018).
/// It gives up what changes too often. The second part grows without end, so that no page waits for ever.
[[nodiscard]] double visitIndex(double perDay, double days);

} // namespace argiope::revisit
