// bench_htmlbombs [MEGABYTES [NAME]]: CPU time and memory of extractHtml on pages made to be dear.

#include "core/html/extract.h"
#include "tests/core/html/htmlbombs.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>

#include <sys/resource.h>

using namespace argiope;

namespace {

/// The process's, in KiB: it never falls, so a page shows what it needs beyond those before it.
long peak()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

} // namespace

int main(int argc, char **argv)
{
    const double megabytes = argc > 1 ? atof(argv[1]) : 1.0;
    const QByteArray only = argc > 2 ? argv[2] : "";
    const url::Url base = *url::parse("http://localhost/dir/page.html");
    for (const html::testing::Bomb &bomb : html::testing::bombs()) {
        if (!only.isEmpty() && !QByteArray(bomb.name).contains(only))
            continue;
        const QByteArray body = "<a href=/first>x</a>" + bomb.make(qsizetype(megabytes * 1e6));
        html::PageInput input;
        input.body = body;
        input.url = base;
        input.contentType = "text/html";
        const long before = peak();
        const std::clock_t start = std::clock();
        const html::ParsedPage facts = html::extractHtml(input, {});
        const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
        std::printf("%-46s %6.3f s  peak + %6.1f MB  %s  links %lld\n", bomb.name, seconds,
            double(peak() - before) / 1024, facts.tooComplex ? "too complex" : "read",
            static_cast<long long>(facts.links.size()));
        std::fflush(stdout);
    }
    return 0;
}
