// serve_hostile: the hostile site of the tests, to point a crawler at; its start URL on stdout. Ends with its input.
//   mkfifo end; build/release/bench/serve_hostile < end & exec 3> end
//   /usr/bin/time -f '%e s %M KB' build/release/bin/argiope-cli crawl URL --check-external --threads 8 --timeout 5

#include "tests/support/hostilesite.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const argiope::test::HostileSite hostile;
    std::printf("%s\n", hostile.site.url("/").constData());
    std::fflush(stdout);
    while (std::getchar() != EOF) { }
    return 0;
}
