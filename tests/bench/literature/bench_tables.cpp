// The order tables of the literature (E11; the book chapter's tables 1.2 to 1.4, the thesis' figure 4.2): the order in
// which pages are fetched, what waits after each, by the code that orders real crawls. tst_crawlorder holds the orders.
//
//     bench_tables FOLDER
//
// Writes tables.svg and .csv: how many URLs wait after so many pages.
#include "core/rank/crawlorder.h"
#include "tests/bench/literature/plot.h"
#include "tests/core/rank/simulatedcrawl.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstring>

using namespace argiope;
using namespace argiope::bench;
using rank::CrawlOrder;
using rank::OrderKind;
using rank::testing::SimulatedCrawl;

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QDir folder = outputFolder(QCoreApplication::arguments(), "bench_tables FOLDER");
    struct Row
    {
        const char *name;
        OrderKind kind;
        const char *links;
        const char *points; // the earlier the better
    };
    const char *chapter = "A:BCDEF E:H F:G H:I";
    const Row rows[] = {{"table 1.3, a queue", OrderKind::Breadth, chapter, ""},
        {"table 1.4, priorities", OrderKind::Importance, chapter, "DBCAEFIGH"},
        {"figure 4.2, a queue", OrderKind::Breadth, "a:bcd b:efg c:hij d:klm e:nop", ""}};
    Plot plot{"URLs that wait", {"pages fetched"}, {"URLs"}, {}};
    for (const Row &row : rows) {
        SimulatedCrawl::Links links;
        int from = 0;
        for (const char *c = row.links; *c; ++c) {
            if (c[1] == ':')
                from = *c;
            else if (*c != ':' && *c != ' ')
                links[from].push_back(*c);
        }
        std::map<int, rank::Waiting> known;
        for (const char *c = row.points; *c; ++c)
            known[*c] = {true, false, int(std::strlen(c))};
        CrawlOrder::Options options;
        options.kind = row.kind;
        SimulatedCrawl crawl(options, links, known);
        crawl.start(row.links[0]);
        Line line{row.name, {{0, 1}}};
        std::printf("%s:", row.name);
        QByteArray met(1, row.links[0]);
        QByteArray fetched;
        while (!crawl.done()) {
            const char name = char(crawl.fetch());
            fetched += name;
            for (const int target : links[name])
                met += char(target);
            QByteArray waits;
            for (const char c : met) {
                if (!fetched.contains(c))
                    waits += c;
            }
            std::printf(" %c[%s]", name, waits.constData());
            line.points.emplace_back(fetched.size(), waits.size());
        }
        std::printf("\n");
        plot.lines.append(line);
    }
    save(folder, QStringLiteral("tables"), plot);
    return 0;
}
