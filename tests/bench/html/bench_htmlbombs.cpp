// bench_htmlbombs [MEGABYTES [NAME]]: CPU time and memory of extractHtml on pages made to be dear.

#include "core/html/extract.h"
#include "core/html/guard.h"
#include "core/html/parser.h"
#include "tests/core/html/htmlbombs.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace argiope;

int main(int argc, char **argv)
{
    const double megabytes = argc > 1 ? atof(argv[1]) : 1.0;
    const QByteArray only = argc > 2 ? argv[2] : "";
    const url::Url base = *url::parse("http://localhost/dir/page.html");
    for (const html::testing::Bomb &bomb : html::testing::bombs()) {
        if (!only.isEmpty() && !QByteArray(bomb.name).contains(only))
            continue;
        const QByteArray body = "<a href=/first>x</a>" + bomb.make(qsizetype(megabytes * 1e6));
        std::clock_t start = std::clock();
        const html::GuardReport guard = html::guardHtml(body);
        const double guardTime = double(std::clock() - start) / CLOCKS_PER_SEC;
        // The pieces as extractHtml parses them.
        html::Arena arena;
        size_t held = 0;
        bool aborted = false;
        qsizetype begin = 0;
        for (size_t piece = 0; piece <= guard.pieces.size(); ++piece) {
            const qsizetype end = guard.endOf(piece);
            arena.reset();
            aborted |= html::parseTree(QByteArrayView(guard.text).sliced(begin, end - begin), arena, {}).aborted;
            held = std::max(held, arena.capacity());
            begin = guard.endOf(piece, true);
        }
        html::PageInput input;
        input.body = body;
        input.url = base;
        input.contentType = "text/html";
        html::Arena fresh;
        start = std::clock();
        const html::ParsedPage facts = html::extractHtml(input, {}, fresh);
        const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
        std::printf("%-46s %6.3f s  guard %6.3f s  arena %6.1f MB  cut to %9lld of %9lld%s%s  depth %4d work %9lld  "
                    "links %lld\n",
            bomb.name, seconds, guardTime, double(held) / 1e6, static_cast<long long>(guard.text.size()),
            static_cast<long long>(body.size()), facts.tooComplex ? "  too complex" : "", aborted ? "  ABORTED" : "",
            guard.maxDepth, static_cast<long long>(guard.work), static_cast<long long>(facts.links.size()));
        std::fflush(stdout);
    }
    return 0;
}
