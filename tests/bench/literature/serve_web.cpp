// Serves the made-up web of bench_order for real crawls, all of it by one server, until its standard input ends:
//
//     serve_web [FILE]
//
// The address goes to FILE, or to standard output.
#include "tests/bench/crawl/syntheticsite.h"
#include "tests/bench/literature/web.h"

#include <cstdio>

using namespace argiope;

int main(int argc, char **argv)
{
    const bench::Web web = bench::madeUpWeb(200, 20'000, 1);
    bench::SyntheticOptions options;
    options.pages = web.pages();
    options.bytes = 512;
    options.graph = &web.links;
    const bench::SyntheticSite site(options);
    std::FILE *out = argc > 1 ? std::fopen(argv[1], "w") : stdout;
    if (!out) {
        std::perror(argv[1]);
        return 1;
    }
    std::fprintf(out, "%s\n", site.url(0).c_str());
    std::fflush(out);
    while (std::getchar() != EOF) { }
    return 0;
}
