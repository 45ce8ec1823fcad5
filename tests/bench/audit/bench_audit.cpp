// How long an audit takes, and when its first counts come:
//     bench_audit FILE [urls=1000000]
// of a project that is made where there is none, with pages that have headers, and notes for audits. The goals are 20 s
// for a million URLs and 1 s for the first counts, on two cores that have nothing else to do; the time of the processor
// says the same on a busy machine.

#include "core/audit/audit.h"
#include "core/audit/findings.h"
#include "core/base/heap.h"
#include "core/store/reader.h"
#include "tests/bench/window/bigproject.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>

#include <cstdio>
#include <ctime>

using namespace argiope;

int main(int argc, char **argv)
{
    base::returnLargeBlocks(); // as both programs do
    const QCoreApplication app(argc, argv);
    const QString path = app.arguments().value(1);
    int urls = 1'000'000;
    for (const QString &argument : app.arguments()) {
        if (argument.startsWith(QLatin1String("urls=")))
            urls = argument.mid(5).toInt();
    }
    if (path.isEmpty() || (!QFileInfo::exists(path) && !bench::makeBigProject(path, urls, bench::Facts::All))) {
        std::fprintf(stderr, "bench_audit FILE [urls=1000000]: the project cannot be made\n");
        return 1;
    }
    auto reader = store::Reader::open(path);
    if (!reader) {
        std::fprintf(stderr, "%s\n", qPrintable(reader.error().message()));
        return 1;
    }
    std::vector<audit::CheckFindings> found(audit::checks().size());
    audit::AuditOptions options;
    options.checks = audit::checksOf((*reader)->settings());
    options.threads = 2; // as on the machine of the goals
    qint64 findings = 0;
    options.finding = [&](const audit::Finding &finding) {
        ++findings;
        if (finding.verdict.state == audit::State::Found)
            found[size_t(audit::indexOf(*finding.check))].take(finding);
    };
    QElapsedTimer clock;
    clock.start();
    const std::clock_t processor = std::clock();
    qint64 first = -1;
    options.progress = [&](qint64 done, qint64 all, const std::vector<audit::CheckSum> &) {
        if (first < 0)
            first = clock.elapsed();
        if (done >= all && done > 0)
            return;
        if (done % 100'000 == 0)
            std::printf("%9lld URLs after %6.1f s\n", static_cast<long long>(done), double(clock.elapsed()) / 1000);
    };
    const audit::AuditResult result = audit::auditProject(**reader, options);
    for (audit::CheckFindings &check : found)
        check.finish();
    const double seconds = double(clock.elapsed()) / 1000;
    std::printf("%lld URLs fetched, %lld pages, %lld findings\nfirst counts after %lld ms\n"
                "%.1f s, %.1f s of the processor\n",
        static_cast<long long>(result.urls), static_cast<long long>(result.pages), static_cast<long long>(findings),
        static_cast<long long>(first), seconds, double(std::clock() - processor) / CLOCKS_PER_SEC);
    return result.error ? 1 : 0;
}
