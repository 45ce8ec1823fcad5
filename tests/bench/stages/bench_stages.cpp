// bench_stages DIR [ROUNDS]: what reading one page costs a worker, stage by stage, over every *.html below DIR:
// decoding, tokens, tree construction, the collectors, and judging the links. Microseconds of CPU a page, the best of
// ROUNDS (3). What comes before is in bench_net (fetching), what comes behind in bench_recorder (looking up, writing,
// committing).

#include "core/base/threadclock.h"
#include "core/html/charset.h"
#include "core/html/extract.h"
#include "core/judge/linkjudge.h"
#include "core/markup/treebuilder.h"

#include <QDirIterator>
#include <QFile>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <vector>

using namespace argiope;

namespace {

enum Stage : size_t { Decode, Tokenize, Construct, Collect, Judge, StageCount };
constexpr const char *StageNames[] = {"decode", "tokenize", "construct", "collect", "judge"};

using Times = std::array<double, StageCount>; ///< microseconds

class Nobody : public markup::TreeSink
{
public:
    markup::Mark start(const markup::NewElement &) override { return {}; }
    void end(const markup::Element &) override { }
    void text(QByteArrayView, const markup::Place &) override { }
};

/// Microseconds of this thread's CPU that `call` takes.
template <class Call>
double costOf(Call call)
{
    const auto before = base::threadCpuTime();
    call();
    return double(std::chrono::duration_cast<std::chrono::microseconds>(base::threadCpuTime() - before).count());
}

struct Pages
{
    std::vector<QByteArray> bodies;
    url::Url url = *url::parse("http://localhost/api/java.base/java/lang/page.html");
    qint64 bytes = 0;
    qint64 links = 0;
};

Times measure(Pages &pages)
{
    const settings::CrawlSettings settings;
    const scope::Scope scope(settings, {pages.url});
    Times times{};
    pages.links = 0;
    // One stage over all pages at a time: a clock for each page and stage would cost more than a small page.
    std::vector<QByteArray> texts;
    times[Decode] = costOf([&] {
        for (const QByteArray &body : pages.bodies)
            texts.push_back(html::decodeToUtf8(body, html::sniffEncoding(body, "text/html").name));
    });
    times[Tokenize] = costOf([&] {
        for (const QByteArray &text : texts) {
            markup::Tokenizer tokenizer(text);
            while (tokenizer.next().kind != markup::TokenKind::End) { }
        }
    });
    times[Construct] = costOf([&] {
        for (const QByteArray &text : texts) {
            markup::Tokenizer tokenizer(text);
            Nobody nobody;
            (void)markup::TreeBuilder(tokenizer, nobody).run();
        }
    }) - times[Tokenize];
    double reading = 0;
    for (const QByteArray &body : pages.bodies) {
        html::PageInput input;
        input.body = body;
        input.url = pages.url;
        input.contentType = "text/html";
        html::ParsedPage page;
        reading += costOf([&] { page = html::extractHtml(input, {}); });
        pages.links += page.links.size();
        times[Judge] += costOf([&] {
            judge::LinkJudge judge(settings, scope, 1);
            for (const html::Link &link : page.links)
                judge.add(link);
            (void)judge.take();
        });
    }
    times[Collect] = reading - times[Decode] - times[Tokenize] - times[Construct];
    return times;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc < 2) {
        std::fprintf(stderr, "usage: bench_stages DIR [ROUNDS]\n");
        return 2;
    }
    Pages pages;
    QDirIterator files(
        QString::fromLocal8Bit(argv[1]), {QStringLiteral("*.html")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        pages.bodies.push_back(file.readAll());
        pages.bytes += pages.bodies.back().size();
    }
    if (pages.bodies.empty()) {
        std::fprintf(stderr, "no *.html below %s\n", argv[1]);
        return 1;
    }
    Times best = measure(pages);
    for (int round = 1; round < (argc > 2 ? atoi(argv[2]) : 3); ++round) {
        const Times times = measure(pages);
        for (size_t stage = 0; stage < StageCount; ++stage)
            best[stage] = std::min(best[stage], times[stage]);
    }
    const auto count = double(pages.bodies.size());
    std::printf("%zu pages of %.1f KB and %.0f links\n", pages.bodies.size(), double(pages.bytes) / count / 1e3,
        double(pages.links) / count);
    double all = 0;
    for (size_t stage = 0; stage < StageCount; ++stage) {
        std::printf("%-10s %8.1f us a page\n", StageNames[stage], best[stage] / count);
        all += best[stage];
    }
    std::printf("%-10s %8.1f us a page  %.1f MB/s\n", "together", all / count, double(pages.bytes) / all);
    return 0;
}
