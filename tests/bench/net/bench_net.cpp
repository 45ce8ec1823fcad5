/// Pages per second of the fetcher alone:
///     bench_net LIST THREADS [PAGES]
/// LIST holds one URL a line; it is gone through again from the start until PAGES (default: one round) are fetched.
#include "core/net/fetcher.h"

#include <QCoreApplication>
#include <QFile>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>
#include <vector>

using namespace argiope;

namespace {

std::vector<url::Url> readList(const QString &name)
{
    std::vector<url::Url> urls;
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return urls;
    while (!file.atEnd()) {
        if (auto url = url::parse(file.readLine().trimmed()))
            urls.push_back(*url);
    }
    return urls;
}

qint64 residentKiB()
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').first().toLongLong();
    }
    return -1;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const std::vector<url::Url> urls = readList(arguments.value(1));
    const int threads = arguments.value(2).toInt();
    if (urls.empty() || threads < 1) {
        std::fprintf(stderr, "usage: bench_net LIST THREADS [PAGES]\n");
        return 2;
    }
    const size_t pages = arguments.size() > 3 ? arguments[3].toULongLong() : urls.size();
    net::NetSettings settings;
    settings.userAgent = "Argiope-bench/1.0";
    const auto cookies = net::makeCookieStore();
    std::atomic<size_t> next = 0;
    std::atomic<qint64> bytes = 0;
    std::atomic<qint64> failures = 0;
    const auto start = std::chrono::steady_clock::now();
    std::vector<std::thread> workers;
    for (int i = 0; i < threads; ++i) {
        workers.emplace_back([&] {
            net::Fetcher fetcher(settings, cookies);
            for (size_t n = next++; n < pages; n = next++) {
                net::Request request;
                request.url = urls[n % urls.size()];
                const net::Reply reply = fetcher.fetch(request);
                bytes += reply.body.size();
                failures += reply.failure == base::Outcome::None && reply.status == 200 ? 0 : 1;
            }
        });
    }
    for (std::thread &worker : workers)
        worker.join();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::printf("threads %d pages %zu seconds %.2f pages/s %.0f MB/s %.1f failures %lld peak KiB %lld\n", threads,
        pages, seconds, double(pages) / seconds, double(bytes) / 1e6 / seconds, static_cast<long long>(failures),
        static_cast<long long>(residentKiB()));
    return failures == 0 ? 0 : 1;
}
