// Revisits (E14): how fresh a copy of 10,000 pages stays at equal cost, by whom one visits when.
//
//     bench_freshness FOLDER
//
// Pages change by chance (Poisson); their rates are log-normal (sigma 1.5, seed 1) such that 40 % change within a week,
// as the paper on URL caching says of the web. A year, of which the second half counts. Uniform: all in turn, which is
// what a recrawl does. Proportional: as often as they change. Optimal (Cho, Garcia-Molina 2003): what gains most
// freshness, by the true rates; estimated: the same by rates from its own visits, (changes + 0.5) in the time of
// (visits + 0.5). Freshness: the share of pages whose copy is as they are. Writes freshness.svg, freshness-age.svg
// (mean age of copies) and their .csv.
#include "tests/bench/literature/plot.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <queue>
#include <random>
#include <vector>

using namespace argiope::bench;

namespace {

constexpr size_t Pages = 10'000;
constexpr double Days = 364;

enum class Manner : quint8 { Uniform, Proportional, Optimal, Estimated };

std::vector<double> changeRates()
{
    std::mt19937_64 random(1);
    std::normal_distribution<double> normal(0, 1.5);
    std::vector<double> rates(Pages);
    for (double &rate : rates)
        rate = std::exp(normal(random));
    const auto changed = [&rates](double scale) {
        double sum = 0;
        for (const double rate : rates)
            sum += 1 - std::exp(-rate * scale * 7);
        return sum / double(Pages);
    };
    double low = 1e-6;
    double high = 10;
    for (int i = 0; i < 60; ++i)
        (changed(std::sqrt(low * high)) < 0.4 ? low : high) = std::sqrt(low * high);
    for (double &rate : rates)
        rate *= low;
    return rates;
}

/// How often a day to visit a page that changes so often, where a visit must gain so much freshness.
double visitsFor(double rate, double gain)
{
    // The freshness f/rate × (1 - e^(-rate/f)) grows by (1 - e^(-x)) / rate - e^(-x) / f with x = rate / f.
    if (1 / rate <= gain)
        return 0; // changes too often to be worth a visit
    double low = 1e-4;
    double high = 1e2;
    for (int i = 0; i < 25; ++i) {
        const double visits = std::sqrt(low * high);
        const double x = rate / visits;
        ((1 - std::exp(-x)) / rate - std::exp(-x) / visits > gain ? low : high) = visits;
    }
    return low;
}

std::vector<double> optimalVisits(const std::vector<double> &rates, double budget)
{
    double low = 1e-9;
    double high = 1e9;
    std::vector<double> visits(rates.size());
    for (int i = 0; i < 30; ++i) {
        const double gain = std::sqrt(low * high);
        double sum = 0;
        for (size_t page = 0; page < rates.size(); ++page)
            sum += visits[page] = visitsFor(rates[page], gain);
        (sum > budget ? low : high) = gain;
    }
    return visits;
}

struct Outcome
{
    double fresh = 0;
    double age = 0; ///< days
};

Outcome simulate(const std::vector<double> &rates, double budget, Manner manner)
{
    std::mt19937_64 random(2);
    const double each = budget / double(Pages);
    std::vector<double> visits(Pages, each);
    if (manner == Manner::Optimal)
        visits = optimalVisits(rates, budget);
    if (manner == Manner::Proportional) {
        double sum = 0;
        for (const double rate : rates)
            sum += rate;
        for (size_t page = 0; page < Pages; ++page)
            visits[page] = rates[page] * budget / sum;
    }
    struct Page
    {
        double visited = 0; ///< day
        double changed = -1; ///< first change since; negative: none yet known
        int changes = 0; ///< seen by visits
        int visits = 0;
    };
    std::vector<Page> pages(Pages);
    std::vector<double> estimates(Pages, 0.07);
    Outcome outcome;
    const auto exponential = [&random](double rate) { return std::exponential_distribution<double>(rate)(random); };
    // Who is due next; where plans change, everybody gets a new place.
    using Due = std::pair<double, size_t>;
    std::priority_queue<Due, std::vector<Due>, std::greater<>> queue;
    const auto plan = [&](double now) {
        queue = {};
        for (size_t page = 0; page < Pages; ++page) {
            if (visits[page] <= 0)
                continue;
            const double interval = 1 / visits[page];
            const double part = now == 0 ? double(random() % 1000) / 1000 : 1;
            queue.emplace(std::max(pages[page].visited + interval * part, now), page);
        }
    };
    for (size_t page = 0; page < Pages; ++page)
        pages[page].changed = exponential(rates[page]);
    plan(0);
    double nextPlan = 28;
    const auto account = [&](const Page &page, double until) {
        // The part of the time since the last visit that counts.
        const double from = std::max(page.visited, Days / 2);
        const double stale = std::max(page.changed, from);
        outcome.fresh += std::max(std::min(stale, until) - from, 0.0);
        if (until > stale)
            outcome.age
                += ((until - page.changed) * (until - page.changed) - (stale - page.changed) * (stale - page.changed))
                / 2;
    };
    while (!queue.empty() && queue.top().first < Days) {
        const auto [now, number] = queue.top();
        queue.pop();
        if (manner == Manner::Estimated && now >= nextPlan) {
            for (size_t page = 0; page < Pages; ++page) {
                const Page &known = pages[page];
                if (known.visits > 0) {
                    const double part = (known.visits - known.changes + 0.5) / (known.visits + 0.5);
                    estimates[page] = std::max(-std::log(part) * known.visits / known.visited, 1e-4);
                }
            }
            visits = optimalVisits(estimates, budget * 0.9);
            for (double &visit : visits)
                visit += each * 0.1; // nobody is forgotten
            nextPlan += 56;
            plan(now);
        }
        Page &page = pages[number];
        account(page, now);
        ++page.visits;
        if (page.changed <= now) {
            ++page.changes;
            page.changed = now + exponential(rates[number]);
        }
        page.visited = now;
        queue.emplace(now + 1 / visits[number], number);
    }
    for (const Page &page : pages)
        account(page, Days);
    outcome.fresh /= double(Pages) * Days / 2;
    outcome.age /= double(Pages) * Days / 2;
    return outcome;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QDir folder = outputFolder(QCoreApplication::arguments(), "bench_freshness FOLDER");
    const std::vector<double> rates = changeRates();
    Plot fresh{"10,000 pages, 40 % of which change within a week", {"visits of each page a week, in the mean"},
        {"freshness", Axis::Scale::Percent},
        {{"uniform (a recrawl)", {}}, {"proportional", {}}, {"optimal", {}}, {"estimated", {}}}};
    Plot age{fresh.title, fresh.x, {"mean age in days", Axis::Scale::Logarithmic}, fresh.lines};
    for (const double weekly : {0.25, 0.5, 1.0, 2.0}) {
        std::printf("%.3f visits a week:", weekly);
        for (int i = 0; i < fresh.lines.size(); ++i) {
            const Outcome outcome = simulate(rates, weekly / 7 * double(Pages), Manner(i));
            fresh.lines[i].points.emplace_back(weekly, outcome.fresh);
            age.lines[i].points.emplace_back(weekly, outcome.age);
            std::printf("  %s %.3f (age %.2f)", fresh.lines[i].name.constData(), outcome.fresh, outcome.age);
        }
        std::printf("\n");
        std::fflush(stdout);
    }
    save(folder, QStringLiteral("freshness"), fresh);
    save(folder, QStringLiteral("freshness-age"), age);
    return 0;
}
