// bench_htmlbombs [MEGABYTES [NAME]]: CPU time and memory beside the page, of extractHtml on pages
// made to be dear.

#include "core/base/heap.h"
#include "core/html/extract.h"
#include "tests/core/html/htmlbombs.h"

#include <QFile>

#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace argiope;

namespace {

/// In KiB, of one line of what the system says about the process; 0 where it does not (only Linux does).
long memory(const QByteArray &line)
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (file.open(QIODevice::ReadOnly)) {
        for (const QByteArray &one : file.readAll().split('\n')) {
            if (one.startsWith(line))
                return one.mid(line.size()).trimmed().split(' ').first().toLong();
        }
    }
    return 0;
}

/// The most that the process takes counts from here.
void forgetPeak()
{
    QFile file(QStringLiteral("/proc/self/clear_refs"));
    if (file.open(QIODevice::WriteOnly))
        file.write("5");
}

} // namespace

int main(int argc, char **argv)
{
    base::returnLargeBlocks(); // as both programs do
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
        forgetPeak();
        const long before = memory("VmRSS:");
        const std::clock_t start = std::clock();
        const html::ParsedPage facts = html::extractHtml(input, {});
        const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
        std::printf("%-46s %6.3f s  memory %6.1f MB  %s  links %lld\n", bomb.name, seconds,
            double(memory("VmHWM:") - before) / 1024, facts.tooComplex ? "too complex" : "read",
            static_cast<long long>(facts.links.size()));
        std::fflush(stdout);
    }
    return 0;
}
