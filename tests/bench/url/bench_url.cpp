// bench_url FILE: resolves every line `base<TAB>href` of FILE as a crawl does and prints the rates. The bases are
// parsed once per page, that is when they change from one line to the next.

#include "core/url/canonical.h"
#include "core/url/url.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QFile>

#include <cstdio>
#include <vector>

using namespace argiope::url;

namespace {

struct Line
{
    QByteArrayView base;
    QByteArrayView href;
};

std::vector<Line> linesOf(QByteArrayView text)
{
    std::vector<Line> lines;
    while (!text.isEmpty()) {
        qsizetype end = text.indexOf('\n');
        if (end < 0)
            end = text.size();
        const QByteArrayView line = text.first(end);
        const qsizetype tab = line.indexOf('\t');
        if (tab >= 0)
            lines.push_back({line.first(tab), line.sliced(tab + 1)});
        text = text.sliced(std::min(end + 1, text.size()));
    }
    return lines;
}

void report(const char *what, size_t count, qint64 nanoseconds, quint64 check)
{
    std::printf("%-32s %9zu in %7.1f ms  %6.2f million/s  %5.0f ns each  (check %llx)\n", what, count,
        double(nanoseconds) / 1e6, double(count) * 1e3 / double(nanoseconds), double(nanoseconds) / double(count),
        static_cast<unsigned long long>(check));
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: bench_url FILE   (lines: base<TAB>href)\n");
        return 2;
    }
    QFile file(QString::fromLocal8Bit(argv[1]));
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "bench_url: cannot read %s\n", argv[1]);
        return 1;
    }
    const QByteArray text = file.readAll();
    const std::vector<Line> lines = linesOf(text);
    if (lines.empty()) {
        std::fprintf(stderr, "bench_url: no line with a tab in %s\n", argv[1]);
        return 1;
    }

    for (int round = 0; round < 3; ++round) {
        QElapsedTimer timer;
        quint64 check = 0;
        size_t failed = 0;
        QByteArrayView lastBase;
        Url base;
        timer.start();
        for (const Line &line : lines) {
            if (line.base != lastBase) {
                const auto parsed = parse(line.base);
                base = parsed.ok() ? *parsed : Url();
                lastBase = line.base;
            }
            const auto url = parse(line.href, &base);
            if (url.ok())
                check += quint64(url->href().size());
            else
                ++failed;
        }
        report("resolve", lines.size(), timer.nsecsElapsed(), check);

        const CanonicalOptions options;
        check = 0;
        timer.start();
        for (const Line &line : lines) {
            if (line.base != lastBase) {
                const auto parsed = parse(line.base);
                base = parsed.ok() ? *parsed : Url();
                lastBase = line.base;
            }
            const auto url = parse(line.href, &base);
            if (url.ok())
                check += UrlKeyHash()(urlKey(canonical(*url, options), 1));
        }
        report("resolve, canonical form and key", lines.size(), timer.nsecsElapsed(), check);

        std::vector<QByteArray> absolute;
        absolute.reserve(lines.size());
        lastBase = {};
        for (const Line &line : lines) {
            if (line.base != lastBase) {
                const auto parsed = parse(line.base);
                base = parsed.ok() ? *parsed : Url();
                lastBase = line.base;
            }
            const auto url = parse(line.href, &base);
            if (url.ok())
                absolute.push_back(url->href());
        }
        check = 0;
        timer.start();
        for (const QByteArray &href : absolute) {
            const auto url = parse(href);
            check += url.ok() ? quint64(url->href().size()) : 0;
        }
        report("parse absolute", absolute.size(), timer.nsecsElapsed(), check);

        if (failed > 0)
            std::printf("%zu of %zu hrefs were refused\n", failed, lines.size());
    }
    return 0;
}
