// Revisits (E14): how fresh copies of 1,000 pages stay at equal cost, by whom one visits when.
//
//     bench_freshness FOLDER
//
// Pages change by chance (Poisson), at rates that are drawn from five distributions: as on the web (log-normal, sigma
// 1.5, such that 40 % change within a week, as the paper on URL caching says), much alike (the same with sigma 0.5),
// all the same, very different (Gamma with shape 0.3 and the same share), and two kinds (one in ten changes four times
// a day, the others once in 100 days). All are fetched at the beginning, of which nothing is known but that; then
// two years, of which the second counts. Once a day so many pages are visited as the budget has. Five webs of each
// (seeds 1 to 5), whose changes are the same whoever visits.
//
// Uniform: what was visited longest ago, which is what a recrawl does. Proportional: as often as pages change, by the
// true rates. Optimal: what gains most freshness, by the true rates (Cho and Garcia-Molina 2003). Likeliest: what most
// likely has changed, by the same estimates as Argiope's. Argiope: what `argiope-cli crawl --due` does, by core/revisit
// and from nothing but what its own visits saw; what is believed of all pages is fitted anew each four weeks. Knowing:
// as Argiope chooses, by the true rates.
//
// Freshness: the share of pages whose copy is as they are. Of all changes so many are by a third or more that 7 % of
// the pages see one in a week, as the paper says; large: the share of copies that no such change has passed by. Age:
// days since the first change that a copy misses, in the mean over all copies. Longest: days that a page went without a
// visit, at most. Writes freshness-RATES.svg, and freshness-age.svg and freshness-large.svg of those of the web, and
// their .csv.
#include "core/revisit/ratebelief.h"
#include "tests/bench/literature/plot.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <numeric>
#include <random>
#include <vector>

using namespace argiope;
using namespace argiope::bench;

namespace {

constexpr size_t Pages = 1'000;
constexpr int Days = 728;
constexpr quint32 Webs = 5;

enum class Manner : quint8 { Uniform, Proportional, Optimal, Likeliest, Argiope, Knowing };
constexpr const char *Names[]
    = {"uniform (a recrawl)", "proportional", "optimal", "likeliest first", "Argiope", "Argiope, knowing"};

using Rates = std::vector<double>;

/// Times a factor, so that so many change within a week.
void scale(Rates &rates, double share)
{
    double low = 1e-9;
    double high = 1e9;
    for (int i = 0; i < 80; ++i) {
        const double factor = std::sqrt(low * high);
        double sum = 0;
        for (const double rate : rates)
            sum += revisit::chanceOfChange(rate * factor, 7);
        (sum < share * double(rates.size()) ? low : high) = factor;
    }
    for (double &rate : rates)
        rate *= low;
}

struct Distribution
{
    const char *name;
    const char *title;
    std::function<double(std::mt19937_64 &)> draw;
    bool asOnTheWeb; ///< 40 % change within a week
};

const std::vector<Distribution> &distributions()
{
    static const std::vector<Distribution> all{
        {"web", "rates as on the web",
            [](std::mt19937_64 &random) { return std::exp(std::normal_distribution<double>(0, 1.5)(random)); }, true},
        {"alike", "rates much alike",
            [](std::mt19937_64 &random) { return std::exp(std::normal_distribution<double>(0, 0.5)(random)); }, true},
        {"same", "the same rate for all", [](std::mt19937_64 &) { return 1.0; }, true},
        {"different", "very different rates",
            [](std::mt19937_64 &random) { return std::gamma_distribution<double>(0.3, 1)(random); }, true},
        {"two", "two kinds of pages", [](std::mt19937_64 &random) { return random() % 10 == 0 ? 4.0 : 0.01; }, false}};
    return all;
}

struct Page
{
    double rate = 0;
    std::vector<double> changes; ///< days
    std::vector<double> large; ///< those by a third or more
};

std::vector<Page> makePages(const Distribution &distribution, quint32 seed)
{
    std::mt19937_64 random(seed);
    Rates rates(Pages);
    for (double &rate : rates)
        rate = distribution.draw(random);
    if (distribution.asOnTheWeb)
        scale(rates, 0.4);
    Rates large = rates;
    scale(large, 0.07);
    const double part = std::min(large.front() / rates.front(), 1.0);
    std::vector<Page> pages(Pages);
    for (size_t number = 0; number < Pages; ++number) {
        Page &page = pages[number];
        page.rate = rates[number];
        if (!(page.rate > 1e-12))
            continue;
        std::exponential_distribution<double> gap(page.rate);
        std::uniform_real_distribution<double> chance(0, 1);
        for (double at = gap(random); at < Days; at += gap(random)) {
            page.changes.push_back(at);
            if (chance(random) < part)
                page.large.push_back(at);
        }
    }
    return pages;
}

struct Outcome
{
    double fresh = 0;
    double large = 0; ///< fresh but for small changes
    double age = 0; ///< days
    double longest = 0; ///< days
};

/// What counts of the time between two visits: days without a change, and the days that it was out of date, summed up.
void account(const std::vector<double> &changes, double visited, double until, double &fresh, double *age)
{
    const double from = std::max(visited, double(Days) / 2);
    if (until <= from)
        return;
    const auto next = std::upper_bound(changes.begin(), changes.end(), visited);
    const double changed = next == changes.end() ? double(Days) : *next;
    const double stale = std::clamp(changed, from, until);
    fresh += stale - from;
    if (age && until > stale)
        *age += ((until - changed) * (until - changed) - (stale - changed) * (stale - changed)) / 2;
}

/// Visits from the first day on; `weekly` of each page in the mean.
Outcome simulate(const std::vector<Page> &pages, double weekly, Manner manner)
{
    struct Known
    {
        int visited = 0; ///< day
        double credit = 0;
        revisit::Evidence evidence;
        revisit::RateBelief belief;
    };
    std::vector<Known> known(Pages);
    const double all = std::accumulate(
        pages.begin(), pages.end(), 0.0, [](double sum, const Page &page) { return sum + page.rate; });
    const bool estimates = manner == Manner::Likeliest || manner == Manner::Argiope;
    Outcome outcome;
    revisit::RateBelief general;
    double budget = 0;
    std::vector<std::pair<double, size_t>> worth(Pages);
    for (int day = 1; day < Days; ++day) {
        budget += weekly / 7 * double(Pages);
        if (estimates && (day % 28 == 1 || (day < 28 && day % 7 == 1))) {
            std::vector<revisit::Evidence> seen;
            for (const Known &page : known)
                seen.push_back(page.evidence);
            general = revisit::RateBelief::fitted(seen);
            for (Known &page : known)
                page.belief = general.given(page.evidence);
        }
        for (size_t number = 0; number < Pages; ++number) {
            Known &page = known[number];
            const double rate = pages[number].rate;
            const double days = day - page.visited;
            double value = 0;
            switch (manner) {
            case Manner::Uniform:
                value = days;
                break;
            case Manner::Proportional:
                value = page.credit += rate / all * weekly / 7 * double(Pages);
                break;
            case Manner::Optimal:
                value = rate > 1e-12 ? (1 - (1 + rate * days) * std::exp(-rate * days)) / rate : 0;
                break;
            case Manner::Likeliest:
                value = page.belief.chanceOfChange(days);
                break;
            case Manner::Argiope:
                value = page.belief.visitIndex(days);
                break;
            case Manner::Knowing:
                value = revisit::visitIndex(rate, days);
                break;
            }
            worth[number] = {-value, number};
        }
        const auto count = std::min(Pages, size_t(budget));
        budget -= double(count);
        std::nth_element(worth.begin(), worth.begin() + qsizetype(count), worth.end());
        for (size_t i = 0; i < count; ++i) {
            const size_t number = worth[i].second;
            Known &page = known[number];
            page.credit -= 1;
            account(pages[number].changes, page.visited, day, outcome.fresh, &outcome.age);
            account(pages[number].large, page.visited, day, outcome.large, nullptr);
            outcome.longest = std::max(outcome.longest, double(day - page.visited));
            if (estimates) {
                const auto next = std::upper_bound(
                    pages[number].changes.begin(), pages[number].changes.end(), double(page.visited));
                page.evidence.add({double(day - page.visited), next != pages[number].changes.end() && *next <= day});
                page.belief = general.given(page.evidence);
            }
            page.visited = day;
        }
    }
    for (size_t number = 0; number < Pages; ++number) {
        account(pages[number].changes, known[number].visited, Days, outcome.fresh, &outcome.age);
        account(pages[number].large, known[number].visited, Days, outcome.large, nullptr);
        outcome.longest = std::max(outcome.longest, double(Days - known[number].visited));
    }
    constexpr double counted = double(Pages) * Days / 2;
    outcome.fresh /= counted;
    outcome.large /= counted;
    outcome.age /= counted;
    return outcome;
}

/// Adds the mean of what `of` says of the webs, with the least and the most.
void addPoint(Line &line, double weekly, const std::vector<Outcome> &outcomes, double Outcome::*of)
{
    double sum = 0;
    double least = outcomes.front().*of;
    double most = least;
    for (const Outcome &outcome : outcomes) {
        sum += outcome.*of;
        least = std::min(least, outcome.*of);
        most = std::max(most, outcome.*of);
    }
    line.points.emplace_back(weekly, sum / double(outcomes.size()));
    line.bounds.emplace_back(least, most);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QDir folder = outputFolder(QCoreApplication::arguments(), "bench_freshness FOLDER");
    for (const Distribution &distribution : distributions()) {
        const QByteArray name = distribution.name;
        Plot fresh{QByteArray("1,000 pages, ") + distribution.title, {"visits of each page a week, in the mean"},
            {"freshness", Axis::Scale::Percent}, {}};
        for (const char *manner : Names)
            fresh.lines.append(Line{manner, {}});
        Plot age{fresh.title, fresh.x, {"mean age in days", Axis::Scale::Logarithmic}, fresh.lines};
        Plot large{fresh.title, fresh.x, {"no large change was missed", Axis::Scale::Percent}, fresh.lines};
        std::vector<std::vector<Page>> webs;
        for (quint32 seed = 1; seed <= Webs; ++seed)
            webs.push_back(makePages(distribution, seed));
        std::printf("%s\n", distribution.title);
        for (const double weekly : {0.25, 0.5, 1.0, 2.0}) {
            std::vector<std::vector<Outcome>> outcomes(std::size(Names));
            for (size_t i = 0; i < std::size(Names); ++i) {
                for (const std::vector<Page> &pages : webs)
                    outcomes[i].push_back(simulate(pages, weekly, Manner(i)));
                addPoint(fresh.lines[qsizetype(i)], weekly, outcomes[i], &Outcome::fresh);
                addPoint(large.lines[qsizetype(i)], weekly, outcomes[i], &Outcome::large);
                addPoint(age.lines[qsizetype(i)], weekly, outcomes[i], &Outcome::age);
                double longest = 0;
                double ahead = 1; // of uniform, on the web where it is least
                for (size_t web = 0; web < webs.size(); ++web) {
                    longest = std::max(longest, outcomes[i][web].longest);
                    ahead = std::min(ahead, outcomes[i][web].fresh - outcomes[0][web].fresh);
                }
                const auto show = [i](const Plot &plot) {
                    const Line &line = plot.lines[qsizetype(i)];
                    std::printf("  %.3f (%.3f to %.3f)", line.points.back().second, line.bounds.back().first,
                        line.bounds.back().second);
                };
                std::printf("  %.2f a week  %-19s  fresh", weekly, Names[i]);
                show(fresh);
                std::printf("  large");
                show(large);
                std::printf("  age");
                show(age);
                std::printf("  longest %.0f  ahead of uniform by %.3f at least\n", longest, ahead);
            }
            std::fflush(stdout);
        }
        save(folder, QString::fromUtf8("freshness-" + name), fresh);
        if (name == "web") {
            save(folder, QStringLiteral("freshness-age"), age);
            save(folder, QStringLiteral("freshness-large"), large);
        }
    }
    return 0;
}
