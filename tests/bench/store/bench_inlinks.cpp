// How long the links to a URL take to find, and those on it, in a project that is there:
//     bench_inlinks FILE [urls=1000] [limit=100]
// of URLs picked evenly among those that are linked, and of the most linked one. The first look at each is what counts:
// what was read before is in the system's memory, the second time also in the database's.

#include "core/store/reader.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace argiope;

namespace {

enum class End : quint8 { Target, Source };

double lookMs(store::Reader &reader, qint64 id, int limit, qsizetype *found, End end = End::Target)
{
    QElapsedTimer clock;
    clock.start();
    const auto links
        = end == End::Target ? reader.inlinks(base::UrlId(id), limit) : reader.outlinks(base::UrlId(id), limit);
    *found = links.size();
    return double(clock.nsecsElapsed()) / 1e6;
}

void report(const char *name, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    std::printf("%-28s %8.2f median %8.2f 99 %% %8.2f ms at most\n", name, times[times.size() / 2],
        times[times.size() * 99 / 100], times.back());
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const auto argument = [&](int at, const char *name, int otherwise) {
        const QString text = QCoreApplication::arguments().value(at);
        return text.startsWith(QLatin1String(name)) ? text.section(QLatin1Char('='), 1).toInt() : otherwise;
    };
    if (argc < 2) {
        std::fprintf(stderr, "bench_inlinks FILE [urls=1000] [limit=100]\n");
        return 2;
    }
    const QString path = QCoreApplication::arguments().at(1);
    const int urls = std::max(1, argument(2, "urls", 1000));
    const int limit = std::max(1, argument(3, "limit", 100));
    auto opened = store::Reader::open(path);
    if (!opened) {
        std::fprintf(stderr, "%s\n", qPrintable(opened.error().message()));
        return 1;
    }
    store::Reader &reader = **opened;
    store::ListQuery query;
    query.sort = store::UrlColumn::Inlinks;
    query.descending = true;
    const QList<qint64> ids = reader.ids(query);
    if (ids.isEmpty())
        return 1;
    std::printf("%lld URLs, %.1f MB\n", static_cast<long long>(ids.size()), double(QFileInfo(path).size()) / 1e6);
    std::vector<double> first;
    std::vector<double> second;
    qsizetype found = 0;
    for (int pass = 0; pass < 2; ++pass) {
        for (int i = 0; i < urls; ++i)
            (pass ? second : first).push_back(lookMs(reader, ids.at(ids.size() * i / urls), limit, &found));
    }
    report("inlinks, first look", first);
    report("inlinks, again", second);
    std::vector<double> outlinks;
    for (int i = 0; i < urls; ++i)
        outlinks.push_back(lookMs(reader, ids.at(ids.size() * i / urls), limit, &found, End::Source));
    report("outlinks", outlinks);
    const double most = lookMs(reader, ids.constFirst(), limit, &found);
    std::printf("%-28s %8.2f ms for %lld\n", "of the most linked URL", most, static_cast<long long>(found));
    return 0;
}
