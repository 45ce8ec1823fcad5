// What a crawl costs the people on a site (E3): pages a second, and how long others wait, against the load that the
// server has without us.
//
//     bench_politeness FOLDER
//
// Simulated with the code that paces real crawls. One server does one request after the other, 100 ms each, another one
// eight at a time; people ask by chance (Poisson, seed 1) for 0 to 90 % of what it can do; half an hour of each. Beside
// each other: the default for servers of others, one connection, Mercator's rule (a pause of ten times the last
// answer), five seconds between requests, one's own server, and four requests at a time from the start. Writes
// politeness-rate.svg, politeness-wait.svg and politeness-median.svg, and -8 of each for the second server, with their
// .csv.
#include "tests/bench/literature/play.h"
#include "tests/bench/literature/plot.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <random>

using namespace argiope;
using namespace argiope::bench;

namespace {

constexpr double Service = 0.1;
constexpr double Duration = 1800;

/// So many requests at a time, first come, first served; people come while a crawl asks.
class Server
{
public:
    Server(double load, int atATime)
        : m_load(load)
        , m_free(size_t(atATime))
    {
        m_next = pause();
    }
    /// A request that comes at `now` is answered so many seconds later.
    double serve(double now)
    {
        peopleUntil(now);
        return serveOne(now) - now;
    }
    void peopleUntil(double now)
    {
        for (; m_next <= now; m_next += pause()) {
            m_waits.push_back(serveOne(m_next) - m_next);
        }
    }
    /// What this part of people waited less than; 0 where nobody came.
    double percentile(double part)
    {
        std::sort(m_waits.begin(), m_waits.end());
        return m_waits.empty() ? 0 : m_waits[size_t(part * double(m_waits.size() - 1))];
    }

private:
    /// When it is done.
    double serveOne(double now)
    {
        double &free = *std::min_element(m_free.begin(), m_free.end());
        free = std::max(free, now) + Service;
        return free;
    }
    double pause()
    {
        const double rate = m_load * double(m_free.size()) / Service;
        return m_load > 0 ? std::exponential_distribution<double>(rate)(m_random) : Duration * 2;
    }
    const double m_load;
    std::mt19937_64 m_random{1};
    double m_next = 0;
    std::vector<double> m_free; ///< when each of those that serve is
    std::vector<double> m_waits;
};

struct Manner
{
    const char *name;
    frontier::Options options;
};

/// Everybody's manners at a server that does so many requests at a time.
void measure(const QDir &folder, const std::vector<Manner> &manners, int atATime)
{
    const QByteArray server = "a server of " + QByteArray::number(10 * atATime) + " requests a second, "
        + QByteArray::number(atATime) + " at a time";
    Plot rate{server + ": pages that a crawl gets", {"load by people", Axis::Scale::Percent}, {"pages a second"}, {}};
    Plot wait{server + ": how long people wait (99 of 100 less)", rate.x, {"seconds", Axis::Scale::Logarithmic}, {}};
    Plot median{server + ": how long people wait (half of them less)", rate.x, wait.y, {}};
    std::printf("%s; load by people: pages/s, people's median and 99th percentile in seconds\n", server.constData());
    const auto note = [&](const char *name, double load, double pages, Server &at) {
        const double least = at.percentile(0.99);
        const double half = at.percentile(0.5);
        std::printf("%-18s %3.0f %%: %6.2f %7.3f %7.3f\n", name, load * 100, pages, half, least);
        rate.lines.last().points.emplace_back(load, pages);
        if (load > 0) {
            wait.lines.last().points.emplace_back(load, least);
            median.lines.last().points.emplace_back(load, half);
        }
    };
    for (const Manner &manner : manners) {
        rate.lines.append(Line{manner.name, {}});
        wait.lines.append(Line{manner.name, {}});
        median.lines.append(Line{manner.name, {}});
        for (const double load : {0.0, 0.1, 0.3, 0.5, 0.7, 0.9}) {
            Server asked(load, atATime);
            Play play(manner.options, 16);
            for (qint64 id = 1; id <= 40'000 * atATime; ++id)
                play.offer(id, 1);
            qint64 pages = 0;
            play.run(
                Duration, [&](const frontier::Lease &) { return asked.serve(play.now()); },
                [&](const frontier::Lease &) { ++pages; });
            asked.peopleUntil(Duration);
            note(manner.name, load, double(pages) / Duration, asked);
        }
    }
    rate.lines.append(Line{"no crawl", {}});
    wait.lines.append(Line{"no crawl", {}});
    median.lines.append(Line{"no crawl", {}});
    for (const double load : {0.1, 0.3, 0.5, 0.7, 0.9}) {
        Server asked(load, atATime);
        asked.peopleUntil(Duration);
        note("no crawl", load, 0, asked);
    }
    const QString suffix = atATime == 1 ? QString() : QStringLiteral("-%1").arg(atATime);
    save(folder, QStringLiteral("politeness-rate") + suffix, rate);
    save(folder, QStringLiteral("politeness-wait") + suffix, wait);
    save(folder, QStringLiteral("politeness-median") + suffix, median);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QDir folder = outputFolder(QCoreApplication::arguments(), "bench_politeness FOLDER");
    using settings::Politeness;
    frontier::Options normal;
    normal.politeness = Politeness::Normal;
    normal.connectionsPerHost = 16; // as many as threads
    normal.foreignConnections = 4;
    frontier::Options one = normal;
    one.connectionsPerHost = one.foreignConnections = 1;
    frontier::Options polite;
    polite.politeness = Politeness::Polite;
    frontier::Options fixed = one;
    fixed.delay = base::Milliseconds(5000);
    frontier::Options own;
    own.politeness = Politeness::Own;
    own.connectionsPerHost = 16;
    frontier::Options four = own;
    four.connectionsPerHost = 4;
    const std::vector<Manner> manners{{"normal (default)", normal}, {"one connection", one},
        {"polite (10 times)", polite}, {"5 s", fixed}, {"own server", own}, {"four at a time", four}};
    for (const int atATime : {1, 8})
        measure(folder, manners, atATime);
    return 0;
}
