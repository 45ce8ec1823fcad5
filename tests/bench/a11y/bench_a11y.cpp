// bench_a11y DIR: what holding every *.html below DIR against all accessibility rules costs, beside making its tree, in
// CPU time; files are read beforehand, one after the other. Behind it what was found, how often, and where first.

#include "core/a11y/examine.h"

#include <QDirIterator>
#include <QFile>

#include <cstdio>
#include <ctime>
#include <map>
#include <string>

using namespace argiope;

namespace {

double cpuSeconds()
{
    return double(std::clock()) / CLOCKS_PER_SEC;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: bench_a11y DIR\n");
        return 2;
    }
    qint64 bytes = 0;
    int pages = 0;
    int incomplete = 0;
    double parsing = 0;
    double examining = 0;
    double longest = 0;
    struct Found
    {
        qint64 times = 0;
        QByteArray first;
    };
    std::map<std::string, Found> found;
    QDirIterator it(QString::fromLocal8Bit(argv[1]), {QStringLiteral("*.html"), QStringLiteral("*.htm")}, QDir::Files,
        QDirIterator::Subdirectories);
    while (it.hasNext()) {
        QFile file(it.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray html = file.readAll();
        const double start = cpuSeconds();
        const dom::Document document(html);
        const double parsed = cpuSeconds();
        const a11y::Report report = a11y::examine(document);
        const double end = cpuSeconds();
        ++pages;
        bytes += html.size();
        parsing += parsed - start;
        examining += end - parsed;
        longest = qMax(longest, end - parsed);
        if (end - parsed > 0.5)
            std::printf("%s: tree %.2f s, rules %.2f s%s\n", qPrintable(file.fileName()), parsed - start, end - parsed,
                report.incomplete ? ", incomplete" : "");
        incomplete += report.incomplete;
        for (const a11y::Tally &tally : report.tallies)
            found[tally.check].times += tally.found + tally.needsPerson;
        for (const a11y::Instance &one : report.instances) {
            Found &of = found[one.check];
            if (of.first.isEmpty())
                of.first = file.fileName().toLocal8Bit() + ':' + QByteArray::number(one.line) + ' ' + one.element + ' '
                    + one.detail;
        }
    }
    const double megabytes = double(bytes) / 1e6;
    std::printf("%d pages, %.1f MB, %d incomplete\n", pages, megabytes, incomplete);
    std::printf("tree  %7.2f ms/MB\nrules %7.2f ms/MB, the longest page %.1f ms\n", parsing * 1e3 / megabytes,
        examining * 1e3 / megabytes, longest * 1e3);
    for (const auto &[check, of] : found)
        std::printf("%9lld  %s  %s\n", static_cast<long long>(of.times), check.c_str(), of.first.constData());
    return 0;
}
