// Host names (E13; the book chapter: to look one up may take seconds to tens of seconds): pages a second of a crawl
// over 5,000 hosts, by how names are looked up.
//
//     bench_names FOLDER
//
// Simulated with the code that orders real crawls; the resolver is a model: it takes 200 ms in the median, log-normally
// (sigma 1.5, seed 1: one in 100 takes 6.5 s and more), 32 at a time; one name in 50 does not exist, which shows after
// five tries of 1, 2, 4, 8 and 15 s. Each host has four pages, an answer takes 300 ms. Threads look names up
// themselves, with what is known remembered or not; or names of hosts that wait are looked up ahead. Writes names.svg
// and .csv.
#include "tests/bench/literature/play.h"
#include "tests/bench/literature/plot.h"

#include <QCoreApplication>

#include <cmath>
#include <cstdio>
#include <queue>
#include <random>

using namespace argiope;
using namespace argiope::bench;

namespace {

constexpr int Hosts = 5000;
constexpr int PagesAHost = 4;
constexpr double Answer = 0.3;
constexpr double NoSuchName = 30;

enum class Lookup : quint8 { EachTime, Remembered, Ahead, None };

/// Answers so many questions at a time.
class Resolver
{
public:
    explicit Resolver(int lines)
    {
        for (int i = 0; i < lines; ++i)
            m_free.push(0);
    }
    /// A question asked at `now` is answered so many seconds later.
    double ask(int host, double now)
    {
        std::mt19937_64 random{quint64(host)};
        const double took = host % 50 == 0
            ? NoSuchName
            : std::min(std::exp(std::normal_distribution<double>(std::log(0.2), 1.5)(random)), NoSuchName);
        const double begin = std::max(m_free.top(), now);
        m_free.pop();
        m_free.push(begin + took);
        return begin + took - now;
    }

private:
    std::priority_queue<double, std::vector<double>, std::greater<>> m_free;
};

double pagesASecond(int threads, Lookup lookup)
{
    frontier::Options options;
    options.foreignConnections = options.connectionsPerHost = 1;
    Play play(options, threads);
    for (int page = 0; page < PagesAHost; ++page) {
        for (int host = 1; host <= Hosts; ++host)
            play.offer(qint64(page) * Hosts + host, host);
    }
    Resolver resolver(32);
    std::vector<double> known(Hosts + 1, -1); // when a name is known
    if (lookup == Lookup::Ahead) {
        for (int host = 1; host <= Hosts; ++host)
            known[size_t(host)] = resolver.ask(host, 0);
    }
    double last = 0;
    const auto serve = [&](const frontier::Lease &lease) {
        const int host = base::raw(lease.entry.host);
        double &when = known[size_t(host)];
        if (lookup == Lookup::None)
            return Answer;
        if (when < 0 || lookup == Lookup::EachTime)
            when = play.now() + resolver.ask(host, play.now());
        const double wait = std::max(when - play.now(), 0.0);
        return host % 50 == 0 ? std::max(wait, 0.001) : wait + Answer;
    };
    qint64 pages = 0;
    play.run(1e6, serve, [&](const frontier::Lease &lease) {
        pages += base::raw(lease.entry.host) % 50 == 0 ? 0 : 1;
        last = play.now();
    });
    return double(pages) / last;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QDir folder = outputFolder(QCoreApplication::arguments(), "bench_names FOLDER");
    Plot plot{"5,000 hosts and a slow resolver", {"threads", Axis::Scale::Logarithmic}, {"pages a second"},
        {{"looked up each time", {}}, {"remembered", {}}, {"looked up ahead", {}}, {"no look-ups", {}}}};
    for (const int threads : {16, 64, 256, 512}) {
        std::printf("%3d threads:", threads);
        for (int i = 0; i < plot.lines.size(); ++i) {
            const double rate = pagesASecond(threads, Lookup(i));
            plot.lines[i].points.emplace_back(threads, rate);
            std::printf("  %s %.1f pages/s", plot.lines[i].name.constData(), rate);
        }
        std::printf("\n");
    }
    save(folder, QStringLiteral("names"), plot);
    return 0;
}
