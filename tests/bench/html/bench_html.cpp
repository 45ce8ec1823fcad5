// bench_html DIR [THREADS...]: extractHtml over every *.html below DIR, against a bare parse with the same arena and
// against the guard alone. Files are read beforehand in slices, so that the disk is not measured.

#include "core/html/extract.h"
#include "core/html/guard.h"

#include <QDirIterator>
#include <QFile>

#include <gumbo.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <thread>
#include <vector>

using namespace argiope;

namespace {

void *arenaAllocate(void *arena, size_t size)
{
    return static_cast<html::Arena *>(arena)->allocate(size);
}

void arenaFree(void *arena, void *data)
{
    static_cast<html::Arena *>(arena)->release(data);
}

struct Work
{
    std::vector<QByteArray> pages;
    url::Url base;
    std::atomic<qint64> links = 0;
    std::atomic<qint64> tooComplex = 0;
};

using Step = std::function<void(Work &, const QByteArray &, html::Arena &)>;

void bareParse(Work &, const QByteArray &page, html::Arena &arena)
{
    GumboOptions options = kGumboDefaultOptions;
    options.allocator = arenaAllocate;
    options.deallocator = arenaFree;
    options.userdata = &arena;
    options.max_errors = 0;
    gumbo_parse_with_options(&options, page.constData(), size_t(page.size()));
    arena.reset();
}

void guardOnly(Work &work, const QByteArray &page, html::Arena &)
{
    work.links += html::guardHtml(page).tags;
}

void extractPage(Work &work, const QByteArray &page, html::Arena &arena)
{
    html::PageInput input;
    input.body = page;
    input.url = work.base;
    input.contentType = "text/html";
    const html::ParsedPage facts = html::extractHtml(input, {}, arena);
    work.links += facts.links.size();
    work.tooComplex += facts.tooComplex;
}

void runStep(const char *name, const Step &step, Work &work, int threads, qint64 bytes)
{
    work.links = 0;
    work.tooComplex = 0;
    std::atomic<size_t> next = 0;
    const auto start = std::chrono::steady_clock::now();
    const std::clock_t cpuStart = std::clock();
    std::vector<std::thread> pool;
    for (int i = 0; i < threads; ++i) {
        pool.emplace_back([&] {
            html::Arena arena;
            for (size_t at = next++; at < work.pages.size(); at = next++)
                step(work, work.pages[at], arena);
        });
    }
    for (std::thread &thread : pool)
        thread.join();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const double cpu = double(std::clock() - cpuStart) / CLOCKS_PER_SEC; // says the same on a loaded machine
    std::printf("%-12s %d threads  %7.2f s  %7.1f MB/s  CPU %7.2f s  %7.1f MB/s  count %lld  too complex %lld\n", name,
        threads, seconds, double(bytes) / 1e6 / seconds, cpu, double(bytes) / 1e6 / cpu,
        static_cast<long long>(work.links), static_cast<long long>(work.tooComplex));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    if (argc < 2) {
        std::fprintf(stderr, "usage: bench_html DIR [THREADS...]\n");
        return 2;
    }
    Work work;
    work.base = *url::parse("http://localhost/api/java.base/java/lang/page.html");
    qint64 bytes = 0;
    QDirIterator files(
        QString::fromLocal8Bit(argv[1]), {QStringLiteral("*.html")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            work.pages.push_back(file.readAll());
        bytes += work.pages.empty() ? 0 : work.pages.back().size();
    }
    std::printf("%zu pages, %.1f MB\n", work.pages.size(), double(bytes) / 1e6);
    std::vector<int> threads;
    for (int i = 2; i < argc; ++i)
        threads.push_back(atoi(argv[i]));
    if (threads.empty())
        threads = {1, 2};
    for (const int count : threads) {
        runStep("guard", guardOnly, work, count, bytes);
        runStep("bare parse", bareParse, work, count, bytes);
        runStep("extractHtml", extractPage, work, count, bytes);
    }
    return 0;
}
