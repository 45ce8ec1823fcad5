// Revisits (E14): how fresh a copy of 10,000 pages stays at equal cost, by whom one visits when.
//
//     bench_freshness FOLDER
//
// Pages change by chance (Poisson); their rates are log-normal (sigma 1.5, seed 1) such that 40 % change within a week,
// as the paper on URL caching says of the web. A year, of which the second half counts. Uniform: all in turn, which is
// what a recrawl does. Proportional: as often as they change. Optimal (Cho, Garcia-Molina 2003): what gains most
// freshness, by the true rates; estimated: the same by rates from its own visits, (changes + 0.5) in the time of
// (visits + 0.5). Argiope: what `argiope-cli crawl --due` does once a day: pages that are as likely as not to have
// changed by core/revisit, from what its own visits saw, the likeliest first, as many as the budget has a day; it may
// spend less. By gain: the same, but first what a visit makes fresh for longest, (1 - e^(-rt)) / r - t e^(-rt) for a
// rate r and t days since the last visit. Freshness: the share of pages whose copy is as they are. Of all changes so
// many are by a third or more that 7 % of the pages see one in a week, as the paper says; large: the share of copies
// that no such change has passed by. Writes freshness.svg, freshness-large.svg, freshness-age.svg (mean age of copies)
// and their .csv.
#include "core/revisit/changerate.h"
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

enum class Manner : quint8 { Uniform, Proportional, Optimal, Estimated, Argiope, Gain };

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
    double large = 0; ///< fresh but for small changes
    double age = 0; ///< days
    double weekly = 0; ///< visits of a page
};

/// Of all changes those that are large, so that 7 % of the pages see one in a week.
double shareOfLarge(const std::vector<double> &rates)
{
    double low = 0;
    double high = 1;
    for (int i = 0; i < 60; ++i) {
        const double part = (low + high) / 2;
        double sum = 0;
        for (const double rate : rates)
            sum += 1 - std::exp(-rate * part * 7);
        (sum < 0.07 * double(rates.size()) ? low : high) = part;
    }
    return low;
}

/// What one knows of a page by its visits, as a project does.
class History
{
public:
    void visited(double days, bool changed)
    {
        m_gaps.push_back({days, changed});
        // A look at all of them each time would take hours; what a few more say is little.
        if (m_gaps.size() < m_lookAt)
            return;
        m_lookAt = std::max(m_gaps.size() + 1, m_gaps.size() * 5 / 4);
        m_rate = argiope::revisit::plannedRate(argiope::revisit::changeRate(m_gaps));
    }
    [[nodiscard]] double rate() const { return m_rate; }

private:
    std::vector<argiope::revisit::Gap> m_gaps;
    size_t m_lookAt = size_t(argiope::revisit::FewestGaps);
    double m_rate = argiope::revisit::plannedRate(std::nullopt);
};

Outcome simulate(const std::vector<double> &rates, double budget, Manner manner)
{
    std::mt19937_64 random(2);
    const double part = shareOfLarge(rates);
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
        double changed = -1; ///< first change since
        double large = -1; ///< first large one since
        History history;
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
            const double phase = now == 0 ? double(random() % 1000) / 1000 : 1;
            queue.emplace(std::max(pages[page].visited + interval * phase, now), page);
        }
    };
    const auto changesFrom = [&](size_t number, double now, bool large) {
        // Small and large changes come by themselves; nothing is known of a change but that it came first.
        Page &page = pages[number];
        if (large)
            page.large = now + exponential(rates[number] * part);
        page.changed = std::min(now + exponential(rates[number] * (1 - part)), page.large);
    };
    for (size_t page = 0; page < Pages; ++page)
        changesFrom(page, 0, true);
    if (manner < Manner::Argiope)
        plan(0);
    double nextPlan = 28;
    const auto account = [&](const Page &page, double until) {
        // The part of the time since the last visit that counts.
        const double from = std::max(page.visited, Days / 2);
        const double stale = std::max(page.changed, from);
        outcome.large += std::max(std::min(std::max(page.large, from), until) - from, 0.0);
        outcome.fresh += std::max(std::min(stale, until) - from, 0.0);
        if (until > stale)
            outcome.age
                += ((until - page.changed) * (until - page.changed) - (stale - page.changed) * (stale - page.changed))
                / 2;
    };
    const auto visit = [&](size_t number, double now) {
        Page &page = pages[number];
        account(page, now);
        ++page.visits;
        outcome.weekly += now >= Days / 2 ? 1 : 0;
        const bool changed = page.changed <= now;
        if (manner >= Manner::Argiope)
            page.history.visited(now - page.visited, changed);
        if (changed) {
            ++page.changes;
            changesFrom(number, now, page.large <= now);
        }
        page.visited = now;
    };
    while (!queue.empty() && queue.top().first < Days) {
        const auto [now, number] = queue.top();
        queue.pop();
        if (manner == Manner::Estimated && now >= nextPlan) {
            for (size_t page = 0; page < Pages; ++page) {
                const Page &known = pages[page];
                if (known.visits > 0) {
                    const double unchanged = (known.visits - known.changes + 0.5) / (known.visits + 0.5);
                    estimates[page] = std::max(-std::log(unchanged) * known.visits / known.visited, 1e-4);
                }
            }
            visits = optimalVisits(estimates, budget * 0.9);
            for (double &planned : visits)
                planned += each * 0.1; // nobody is forgotten
            nextPlan += 56;
            plan(now);
        }
        visit(number, now);
        queue.emplace(now + 1 / visits[number], number);
    }
    for (double now = 0; manner >= Manner::Argiope && now < Days; ++now) {
        namespace revisit = argiope::revisit;
        std::vector<std::pair<double, size_t>> due; // by chance of a change
        for (size_t number = 0; number < Pages; ++number) {
            const double rate = pages[number].history.rate();
            const double since = now - pages[number].visited;
            if (since >= revisit::dueAfter(rate))
                due.emplace_back(manner == Manner::Gain
                        ? -(revisit::chanceOfChange(rate, since) / rate - since * std::exp(-rate * since))
                        : -revisit::chanceOfChange(rate, since),
                    number);
        }
        std::sort(due.begin(), due.end());
        due.resize(std::min(due.size(), size_t(budget)));
        for (const auto &[chance, number] : due)
            visit(number, now);
    }
    for (const Page &page : pages)
        account(page, Days);
    outcome.fresh /= double(Pages) * Days / 2;
    outcome.large /= double(Pages) * Days / 2;
    outcome.age /= double(Pages) * Days / 2;
    outcome.weekly /= double(Pages) * Days / 2 / 7;
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
        {{"uniform (a recrawl)", {}}, {"proportional", {}}, {"optimal", {}}, {"estimated", {}}, {"Argiope", {}},
            {"Argiope, by gain", {}}}};
    Plot age{fresh.title, fresh.x, {"mean age in days", Axis::Scale::Logarithmic}, fresh.lines};
    Plot large{fresh.title, fresh.x, {"no large change was missed", Axis::Scale::Percent}, fresh.lines};
    for (const double weekly : {0.25, 0.5, 1.0, 2.0}) {
        std::printf("%.3f visits a week:", weekly);
        for (int i = 0; i < fresh.lines.size(); ++i) {
            const Outcome outcome = simulate(rates, weekly / 7 * double(Pages), Manner(i));
            fresh.lines[i].points.emplace_back(weekly, outcome.fresh);
            large.lines[i].points.emplace_back(weekly, outcome.large);
            age.lines[i].points.emplace_back(weekly, outcome.age);
            std::printf("  %s %.3f (large %.3f, age %.2f, %.2f visits)", fresh.lines[i].name.constData(), outcome.fresh,
                outcome.large, outcome.age, outcome.weekly);
        }
        std::printf("\n");
        std::fflush(stdout);
    }
    save(folder, QStringLiteral("freshness"), fresh);
    save(folder, QStringLiteral("freshness-large"), large);
    save(folder, QStringLiteral("freshness-age"), age);
    return 0;
}
