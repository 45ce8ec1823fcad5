// bench_html DIR [THREADS | STEP ...]: extractHtml over every *.html below DIR, against its parts (tokens, elements)
// and against a tree. Files are read beforehand in slices, so that the disk is not measured.

#include "core/dom/document.h"
#include "core/html/extract.h"
#include "core/markup/treebuilder.h"

#include <QDirIterator>
#include <QFile>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <thread>
#include <vector>

using namespace argiope;

namespace {

struct Work
{
    std::vector<QByteArray> pages;
    url::Url base;
    std::atomic<qint64> links = 0;
    std::atomic<qint64> tooComplex = 0;
};

using Step = std::function<void(Work &, const QByteArray &)>;

void makeTree(Work &work, const QByteArray &page)
{
    work.tooComplex += !dom::Document(page).isWhole();
}

void readTokens(Work &work, const QByteArray &page)
{
    markup::Tokenizer tokenizer(page);
    qint64 tags = 0;
    for (const markup::Token *token = &tokenizer.next(); token->kind != markup::TokenKind::End;
         token = &tokenizer.next())
        tags += token->kind == markup::TokenKind::StartTag;
    work.links += tags;
}

class Counter : public markup::TreeSink
{
public:
    qint64 elements = 0;
    markup::Mark start(const markup::NewElement &) override
    {
        ++elements;
        return {};
    }
    void end(const markup::Element &) override { }
    void text(QByteArrayView, const markup::Place &) override { }
};

void readElements(Work &work, const QByteArray &page)
{
    markup::Tokenizer tokenizer(page);
    Counter counter;
    markup::TreeBuilder(tokenizer, counter).run();
    work.links += counter.elements;
}

void extract(Work &work, const QByteArray &page, const html::ExtractOptions &options)
{
    html::PageInput input;
    input.body = page;
    input.url = work.base;
    input.contentType = "text/html";
    const html::ParsedPage facts = html::extractHtml(input, options);
    work.links += facts.links.size();
    work.tooComplex += facts.tooComplex;
}

void extractPage(Work &work, const QByteArray &page)
{
    extract(work, page, {});
}

/// As a crawl without pageFacts and nearDuplicates does.
void extractLinks(Work &work, const QByteArray &page)
{
    html::ExtractOptions options;
    options.observe = false;
    options.signature = false;
    extract(work, page, options);
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
            for (size_t at = next++; at < work.pages.size(); at = next++)
                step(work, work.pages[at]);
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
        std::fprintf(
            stderr, "usage: bench_html DIR [THREADS | tree | tokens | elements | withoutFacts | extractHtml ...]\n");
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
    QByteArrayList steps;
    for (int i = 2; i < argc; ++i) {
        if (const int count = atoi(argv[i]); count > 0)
            threads.push_back(count);
        else
            steps.append(argv[i]);
    }
    const auto runNamed = [&](const char *name, const Step &step, int count) {
        if (steps.isEmpty() || steps.contains(name))
            runStep(name, step, work, count, bytes);
    };
    if (threads.empty())
        threads = {1, 2};
    for (const int count : threads) {
        runNamed("tree", makeTree, count);
        runNamed("tokens", readTokens, count);
        runNamed("elements", readElements, count);
        runNamed("withoutFacts", extractLinks, count);
        runNamed("extractHtml", extractPage, count);
    }
    return 0;
}
