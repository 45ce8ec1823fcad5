// Front and back queues (E12; the note on Mercator's URL frontier: as many back queues as three times the threads,
// five seconds between two requests to a host): how many threads stand idle, and how long URLs wait by priority.
//
//     bench_queues FOLDER
//
// Simulated with the code that orders real crawls: 64 threads, 30,000 pages on 2,000 hosts of which the n-th has a
// share of 1/n, met in random order (seed 1), an answer takes 0.5 to 1.5 s, ten minutes. Back queues are hosts in
// memory (Options::busyHosts): 1 to 20 a thread, strictly; and as they are, where idle threads let further hosts in.
// Writes queues-idle.svg and queues-wait.svg with their .csv.
#include "core/rank/crawlorder.h"
#include "tests/bench/literature/play.h"
#include "tests/bench/literature/plot.h"

#include <QCoreApplication>

#include <cstdio>
#include <random>

using namespace argiope;
using namespace argiope::bench;

namespace {

constexpr int Threads = 64;
constexpr int Pages = 30'000;
constexpr int Hosts = 2000;
constexpr int Priorities = 8;
constexpr double Duration = 600;

struct Outcome
{
    double idle = 0; ///< share of the threads' time
    qint64 pages = 0;
    double waited[Priorities] = {}; ///< seconds in the mean, by priority
    qint64 fetched[Priorities] = {};
};

Outcome measure(int backQueues, bool crowd)
{
    frontier::Options options;
    options.delay = base::Milliseconds(5000);
    options.busyHosts = backQueues;
    Play play(options, Threads);
    std::mt19937 random(1);
    std::vector<double> shares;
    for (int host = 1; host <= Hosts; ++host)
        shares.push_back(1.0 / host);
    std::discrete_distribution<int> hostOf(shares.begin(), shares.end());
    rank::CrawlOrder::Options importance;
    importance.kind = rank::OrderKind::Importance;
    rank::CrawlOrder order(importance);
    std::vector<int> priorities(Pages + 1);
    for (int id = 1; id <= Pages; ++id) {
        priorities[size_t(id)] = int(random() % Priorities);
        const int points = Priorities - priorities[size_t(id)];
        play.offer(id, 1 + hostOf(random), order.priorityOfNew({true, false, points}));
    }
    Outcome outcome;
    play.run(
        Duration, [&](const frontier::Lease &) { return 0.5 + double(random() % 1000) / 1000; },
        [&](const frontier::Lease &lease) {
            const int priority = priorities[size_t(base::raw(lease.entry.id))];
            outcome.waited[priority] += play.now();
            ++outcome.fetched[priority];
            ++outcome.pages;
        },
        crowd);
    outcome.idle = play.idleSeconds() / (Threads * Duration);
    for (int i = 0; i < Priorities; ++i)
        outcome.waited[i] /= std::max<double>(double(outcome.fetched[i]), 1);
    return outcome;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QDir folder = outputFolder(QCoreApplication::arguments(), "bench_queues FOLDER");
    Plot idle{"threads that stand idle, five seconds between two requests to a host", {"back queues a thread"},
        {"share of their time", Axis::Scale::Percent}, {{"strictly", {}}, {"as it is", {}}}};
    Plot wait{"how long URLs wait that were fetched", {"priority, 0 the best"}, {"seconds"}, {}};
    for (const int ratio : {1, 2, 3, 5, 8, 12, 20}) {
        for (const bool crowd : {false, true}) {
            const Outcome outcome = measure(Threads * ratio, crowd);
            idle.lines[crowd ? 1 : 0].points.emplace_back(ratio, outcome.idle);
            std::printf("%2d back queues a thread%s: idle %4.1f %%, %lld pages, waited", ratio,
                crowd ? ", as it is" : "          ", outcome.idle * 100, static_cast<long long>(outcome.pages));
            Line line{QByteArray::number(ratio) + " a thread" + (crowd ? ", as it is" : ""), {}};
            for (int i = 0; i < Priorities; ++i) {
                std::printf(" %.0f", outcome.waited[i]);
                line.points.emplace_back(i, outcome.waited[i]);
            }
            std::printf(" s\n");
            if (ratio == 3 || ratio == 8)
                wait.lines.append(line);
        }
    }
    save(folder, QStringLiteral("queues-idle"), idle);
    save(folder, QStringLiteral("queues-wait"), wait);
    return 0;
}
