// serve_hostile [plain|tls|http2]: the hostile site of the tests, to point a crawler at; its start URL on stdout. Ends
// with its input.
//   mkfifo end; build/release/bench/serve_hostile http2 < end & exec 3> end
//   /usr/bin/time -f '%e s %M KB' build/release/bin/argiope-cli crawl URL --check-external --threads 8 --timeout 5
// and over TLS: --set ignoreTlsErrors=untrusted

#include "tests/support/hostilesite.h"

#include <QCoreApplication>

#include <cstdio>

using argiope::test::HostileSite;
using argiope::test::Wire;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    Wire wire = Wire::Plain;
    const QStringList arguments = application.arguments().mid(1);
    if (arguments == QStringList{QStringLiteral("tls")}) {
        wire = Wire::Tls;
    } else if (arguments == QStringList{QStringLiteral("http2")}) {
        wire = Wire::Http2;
    } else if (!arguments.isEmpty() && arguments != QStringList{QStringLiteral("plain")}) {
        std::fprintf(stderr, "usage: serve_hostile [plain|tls|http2]\n");
        return 2;
    }
    const HostileSite hostile(wire);
    std::printf("%s\n", hostile.site.url("/").constData());
    std::fflush(stdout);
    while (std::getchar() != EOF) { }
    return 0;
}
