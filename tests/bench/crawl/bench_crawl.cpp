// Crawls a synthetic site with the built argiope-cli and says how fast, in how much memory, and into how large a file:
//     bench_crawl [pages=100000] [links=40] [bytes=2048] [latency=0] [hosts=1] [threads=16] [delay=0] [keep=FILE]
//                 [args="--set x=y …"] [cli=FILE]   another build's argiope-cli, to compare with
//     bench_crawl site [connections=8] [seconds=5] …   the site alone: pages a second and a core
//     bench_crawl serve port=N [hosts=1] …   the site, for crawls of other programs; until its input ends
// With port=N each host is an address, 127.0.0.1 and on, so that nodes divide them, and a crawl can be resumed.

#include "core/store/reader.h"
#include "tests/bench/crawl/syntheticsite.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QProcess>
#include <QTemporaryDir>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdio>
#include <limits>
#include <thread>
#include <vector>

using namespace argiope;
using namespace argiope::bench;

namespace {

constexpr int MostAddresses = 254; ///< of 127.0.0.0/24

QHash<QString, QString> given;

int number(const char *name, int otherwise)
{
    return given.value(QLatin1String(name), QString::number(otherwise)).toInt();
}

SyntheticOptions siteOptions()
{
    SyntheticOptions options;
    options.pages = number("pages", 100000);
    options.links = number("links", 40);
    options.bytes = number("bytes", 2048);
    options.latencyMs = number("latency", 0);
    options.hosts = number("hosts", 1);
    options.port = uint16_t(number("port", 0));
    return options;
}

/// Resident memory of another process, in bytes; 0 where the system does not tell (only Linux does).
struct Memory
{
    qint64 now = 0;
    qint64 peak = 0; ///< with the pages of mapped files
    qint64 anonymous = 0;
};

Memory memoryOf(qint64 process)
{
    QFile file(QStringLiteral("/proc/%1/status").arg(process));
    Memory memory;
    if (!file.open(QIODevice::ReadOnly))
        return memory;
    const QByteArray text = file.readAll();
    for (const QByteArray &line : text.split('\n')) {
        const qint64 bytes = line.mid(line.indexOf(':') + 1).trimmed().split(' ').first().toLongLong() * 1024;
        if (line.startsWith("VmRSS:"))
            memory.now = bytes;
        else if (line.startsWith("VmHWM:"))
            memory.peak = bytes;
        else if (line.startsWith("RssAnon:"))
            memory.anonymous = bytes;
    }
    return memory;
}

/// Of child processes that have ended: user and system time.
double childCpuSeconds()
{
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
        + double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

double megabytes(qint64 bytes)
{
    return double(bytes) / (1024 * 1024);
}

int measureSite()
{
    SyntheticOptions options = siteOptions();
    options.pages = std::numeric_limits<int>::max(); // no client comes to the end
    SyntheticSite site(options);
    const int connections = number("connections", 8);
    QElapsedTimer timer;
    timer.start();
    const qint64 end = number("seconds", 5) * 1000;
    std::vector<std::thread> clients;
    for (int i = 0; i < connections; ++i) {
        clients.emplace_back([&, i] {
            const int peer = socket(AF_INET, SOCK_STREAM, 0);
            sockaddr_in address{};
            address.sin_family = AF_INET;
            address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
            address.sin_port = htons(site.port());
            if (connect(peer, reinterpret_cast<sockaddr *>(&address), sizeof address) != 0)
                return;
            std::vector<char> buffer(65536);
            for (int page = i; timer.elapsed() < end; page += connections) {
                const QByteArray request = "GET /p/" + QByteArray::number(page) + " HTTP/1.1\r\nHost: x\r\n\r\n";
                if (send(peer, request.constData(), size_t(request.size()), MSG_NOSIGNAL) < 0)
                    break;
                // Answers end as pages do; one that is split is read on.
                QByteArray tail;
                while (!tail.endsWith("</html>\n") && !tail.endsWith("no such page\n")) {
                    const ssize_t got = recv(peer, buffer.data(), buffer.size(), 0);
                    if (got <= 0)
                        break;
                    tail = QByteArray(tail + QByteArray(buffer.data(), got)).right(32);
                }
            }
            close(peer);
        });
    }
    for (std::thread &client : clients)
        client.join();
    const double seconds = double(timer.elapsed()) / 1000;
    std::printf("%lld pages in %.1f s: %.0f pages/s, %.0f pages per second of the server's CPU\n",
        static_cast<long long>(site.served()), seconds, double(site.served()) / seconds,
        double(site.served()) / site.cpuSeconds());
    return 0;
}

int serveSite()
{
    SyntheticSite site(siteOptions());
    for (int host = 0; host < siteOptions().hosts; ++host)
        std::printf("%s\n", site.url(host).c_str());
    std::fflush(stdout);
    while (std::getchar() != EOF) { }
    std::printf("%lld pages\n", static_cast<long long>(site.served()));
    return 0;
}

struct Sample
{
    double seconds;
    qint64 pages;
    Memory memory;
};

/// Pages a second between two shares of the whole.
double rateBetween(const std::vector<Sample> &samples, double from, double to)
{
    const double all = double(samples.back().pages);
    const Sample *first = nullptr;
    const Sample *last = nullptr;
    for (const Sample &sample : samples) {
        if (!first && double(sample.pages) >= from * all)
            first = &sample;
        if (!last && double(sample.pages) >= to * all)
            last = &sample;
    }
    return last->seconds > first->seconds ? double(last->pages - first->pages) / (last->seconds - first->seconds) : 0;
}

void printFile(const QString &path)
{
    const qint64 size = QFileInfo(path).size();
    const auto reader = store::Reader::open(path);
    if (!reader) {
        std::printf("the project: %s\n", qPrintable(reader.error().message()));
        return;
    }
    const store::Stats stats = (*reader)->stats();
    std::printf("file            %.1f MB, %lld URLs, %lld finished, %lld links: %.0f bytes a URL, %.1f a link\n",
        megabytes(size), static_cast<long long>(stats.discovered), static_cast<long long>(stats.finished),
        static_cast<long long>(stats.links), double(size) / double(std::max<qint64>(stats.discovered, 1)),
        double(size) / double(std::max<qint64>(stats.links, 1)));
    for (const auto &[name, count] : stats.byOutcome)
        std::printf("outcome         %s %lld\n", name.constData(), static_cast<long long>(count));
}

int measureCrawl()
{
    const SyntheticOptions options = siteOptions();
    SyntheticSite site(options);
    QTemporaryDir folder;
    const QString project = given.value(QStringLiteral("keep"), folder.filePath(QStringLiteral("bench.argiope")));
    QStringList arguments{QStringLiteral("crawl"), QStringLiteral("--project"), project, QStringLiteral("--progress"),
        QStringLiteral("none"), QStringLiteral("--threads"),
        given.value(QStringLiteral("threads"), QStringLiteral("16")), QStringLiteral("--set"),
        QStringLiteral("connectionsPerHost=0"), QStringLiteral("--delay"),
        given.value(QStringLiteral("delay"), QStringLiteral("0"))};
    arguments += QProcess::splitCommand(given.value(QStringLiteral("args")));
    for (int host = 0; host < options.hosts; ++host)
        arguments << QString::fromStdString(site.url(host));
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    QElapsedTimer timer;
    timer.start();
    process.start(given.value(QStringLiteral("cli"), QStringLiteral(ARGIOPE_CLI)), arguments);
    if (!process.waitForStarted()) {
        std::fprintf(stderr, "%s\n", qPrintable(process.errorString()));
        return 1;
    }
    const qint64 id = process.processId();
    std::vector<Sample> samples;
    double nextLine = 0;
    Memory most;
    double lastPage = 0;
    do {
        const double seconds = double(timer.elapsed()) / 1000;
        const Sample sample{seconds, site.served(), memoryOf(id)};
        most.peak = std::max(most.peak, sample.memory.peak);
        most.anonymous = std::max(most.anonymous, sample.memory.anonymous);
        if (samples.empty() || samples.back().pages != sample.pages)
            lastPage = seconds;
        samples.push_back(sample);
        if (seconds >= nextLine) {
            const Sample &before = samples[samples.size() > 50 ? samples.size() - 51 : 0];
            std::printf("%7.1f s  %8lld pages  %6.0f pages/s  %6.1f MB\n", seconds,
                static_cast<long long>(sample.pages),
                seconds > before.seconds ? double(sample.pages - before.pages) / (seconds - before.seconds) : 0.0,
                megabytes(sample.memory.now));
            std::fflush(stdout);
            nextLine += 5;
        }
    } while (!process.waitForFinished(100));
    const double seconds = double(timer.elapsed()) / 1000;
    samples.push_back({seconds, site.served(), {}});
    // The samples after the last page tell nothing of the rate.
    while (samples.size() > 2 && samples[samples.size() - 2].pages == samples.back().pages)
        samples.pop_back();

    std::printf("pages           %lld in %.1f s, the last after %.1f s; status %d\n",
        static_cast<long long>(site.served()), seconds, lastPage, process.exitCode());
    std::printf("rate            %.0f pages/s; first tenth %.0f, middle tenth %.0f, last tenth %.0f\n",
        double(site.served()) / lastPage, rateBetween(samples, 0, 0.1), rateBetween(samples, 0.45, 0.55),
        rateBetween(samples, 0.9, 1));
    const double capacity = options.latencyMs > 0 ? number("threads", 16) * 1000.0 / options.latencyMs : 0;
    if (capacity > 0) {
        std::printf("of %.0f pages/s  %.1f %% over all, %.1f %% in the middle half\n", capacity,
            100 * double(site.served()) / lastPage / capacity, 100 * rateBetween(samples, 0.25, 0.75) / capacity);
    }
    if (options.hosts > 1) {
        for (int host = 0; host < options.hosts; ++host) {
            std::printf("host %d          %lld pages, %.2f pages/s\n", host, static_cast<long long>(site.served(host)),
                double(site.served(host)) / lastPage);
        }
    }
    std::printf(
        "memory          %.1f MB at most, %.1f MB of it its own\n", megabytes(most.peak), megabytes(most.anonymous));
    std::printf("CPU             %.1f s, %.0f us a page; the site's %.1f s\n", childCpuSeconds(),
        1e6 * childCpuSeconds() / double(std::max<int64_t>(site.served(), 1)), site.cpuSeconds());
    printFile(project);
    return process.exitCode();
}

} // namespace

int main(int argc, char **argv)
{
    bool siteOnly = false;
    bool serves = false;
    for (int i = 1; i < argc; ++i) {
        const QString argument = QString::fromLocal8Bit(argv[i]);
        if (argument == QLatin1String("site"))
            siteOnly = true;
        else if (argument == QLatin1String("serve"))
            serves = true;
        else
            given.insert(argument.section(u'=', 0, 0), argument.section(u'=', 1));
    }
    if (number("port", 0) > 0 && number("hosts", 1) > MostAddresses) {
        std::fprintf(stderr, "with port= there are %d hosts at most: 127.0.0.1 and on\n", MostAddresses);
        return 1;
    }
    if (serves)
        return serveSite();
    return siteOnly ? measureSite() : measureCrawl();
}
