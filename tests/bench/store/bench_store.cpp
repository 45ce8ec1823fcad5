// What the project file costs: a crawl of the size of the OpenJDK documentation (10,245 pages, 1,080,000 links) and
// 300,000 further URLs are written, then read the way the window and the exports do.
#include "core/store/reader.h"
#include "core/store/writer.h"
#include "core/url/canonical.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <cstdio>
#include <ctime>

using namespace argiope;
using namespace argiope::store;

namespace {

constexpr int Pages = 10245;
constexpr int LinksPerPage = 105;
constexpr int PagesPerTransaction = 64;
constexpr int MoreUrls = 300000;

class Stopwatch
{
public:
    Stopwatch()
        : m_cpu(std::clock())
    {
        m_wall.start();
    }
    void report(const char *what, qint64 count) const
    {
        const double cpu = double(std::clock() - m_cpu) / CLOCKS_PER_SEC;
        std::printf("%-44s %10lld  %7.3f s wall  %7.3f s CPU\n", what, static_cast<long long>(count),
            double(m_wall.nsecsElapsed()) / 1e9, cpu);
        std::fflush(stdout);
    }

private:
    QElapsedTimer m_wall;
    std::clock_t m_cpu;
};

[[noreturn]] void giveUp(const StoreError &error)
{
    std::fprintf(stderr, "%s\n", qPrintable(error.message()));
    std::exit(1);
}

QByteArray pageUrl(int i)
{
    return "http://127.0.0.1:8080/api/java.base/java/util/concurrent/package" + QByteArray::number(i % 97) + "/Class"
        + QByteArray::number(i) + ".html";
}

UrlId addUrl(Writer &writer, const QByteArray &url, HostId host, RuleId rule, int depth, UrlId referrer)
{
    NewUrl row;
    row.key = url::urlKey(url, writer.keySeed());
    row.url = url;
    row.host = host;
    row.rule = rule;
    row.depth = depth;
    row.referrer = referrer;
    row.discoveredAt = 1'800'000'000'000;
    return writer.insert(row);
}

PageRecord page(UrlId id, QRandomGenerator &random)
{
    PageRecord record;
    record.id = id;
    record.outcome = Outcome::Ok;
    record.status = 200;
    record.contentType = "text/html";
    record.charset = "UTF-8";
    record.bytes = random.bounded(100000);
    record.title = "Class " + QByteArray::number(base::raw(id)) + " (Java SE 17 & JDK 17)";
    record.description = "declaration: module: java.base, package: java.util.concurrent, class: Something";
    record.h1 = "Class Something<E>";
    record.h1Count = 1;
    record.language = "en";
    record.outlinks = LinksPerPage;
    record.wordCount = 1200;
    record.contentHash = QByteArray(16, char(base::raw(id)));
    record.textHash = QByteArray(16, char(base::raw(id)));
    record.etag = "\"62f9-5d4e\"";
    record.lastModified = "Tue, 14 Sep 2021 00:00:00 GMT";
    record.httpVersion = "HTTP/1.1";
    record.headers = "Server: nginx\nDate: Sat, 21 Nov 2026 00:00:00 GMT\nContent-Type: text/html\nContent-Length: "
                     "25337\nLast-Modified: Tue, 14 Sep 2021 00:00:00 GMT\nETag: \"62f9-5d4e\"\n";
    record.worker = 3;
    record.connectMs = record.firstByteMs = record.downloadMs = record.responseMs = record.parseMs = 4;
    record.fetchedAt = 1'800'000'000'000;
    return record;
}

void writeCrawl(Writer &writer)
{
    QRandomGenerator random(17);
    const Stopwatch all;
    qint64 links = 0;
    UrlId first = UrlId::None;
    for (int p = 0; p < Pages; ++p) {
        if (p % PagesPerTransaction == 0) {
            if (p > 0) {
                if (auto done = writer.commit(); !done)
                    giveUp(done.error());
            }
            writer.begin();
        }
        const HostId host = writer.host("http://127.0.0.1:8080");
        const RuleId rule = writer.rule(store::Rule::fromFile("scope", "host"));
        if (p == 0)
            first = addUrl(writer, pageUrl(0), host, rule, 0, UrlId::None);
        const UrlId source = UrlId(base::raw(first) + p);
        // Each page brings one new one, so that the queue neither dries out nor grows.
        if (p + 1 < Pages)
            (void)addUrl(writer, pageUrl(p + 1), host, rule, 1 + p / 200, source);
        QList<LinkRow> rows;
        rows.reserve(LinksPerPage);
        QHash<UrlId, int> counts;
        for (int i = 0; i < LinksPerPage; ++i) {
            LinkRow row;
            // Half of a page's links are the site's navigation, half go anywhere.
            const int to = i % 2 == 0 ? i : int(random.bounded(p + 2));
            row.target = UrlId(base::raw(first) + to);
            row.place = writer.place("a", "href");
            row.kind = LinkKind(1);
            row.rule = rule;
            row.followed = i < 3;
            row.text = writer.text("Method" + QByteArray::number(i % 2 == 0 ? i : int(random.bounded(60000))));
            rows.append(row);
            counts[row.target]++;
        }
        writer.setLinks(source, rows);
        writer.addInlinks(counts);
        writer.finish(page(source, random));
        links += rows.size();
    }
    if (auto done = writer.commit(); !done)
        giveUp(done.error());
    all.report("crawl written: links", links);
}

void writeUrls(Writer &writer)
{
    const Stopwatch all;
    for (int i = 0; i < MoreUrls; ++i) {
        if (i % 2000 == 0) {
            if (i > 0) {
                if (auto done = writer.commit(); !done)
                    giveUp(done.error());
            }
            writer.begin();
        }
        (void)addUrl(writer, "http://127.0.0.1:8080/other/path/of/usual/length/item?id=" + QByteArray::number(i),
            writer.host("http://127.0.0.1:8080"), writer.rule(store::Rule::fromFile("scope", "host")), 5, UrlId(1));
    }
    if (auto done = writer.commit(); !done)
        giveUp(done.error());
    all.report("URLs written", MoreUrls);
}

void findUrls(Writer &writer)
{
    const Stopwatch all;
    qint64 found = 0;
    writer.begin();
    for (int i = 0; i < 100000; ++i) {
        const QByteArray url = "http://127.0.0.1:8080/other/path/of/usual/length/item?id=" + QByteArray::number(i * 3);
        found += writer.find(url::urlKey(url, writer.keySeed())).has_value() ? 1 : 0;
    }
    if (auto done = writer.commit(); !done)
        giveUp(done.error());
    all.report("URLs found by key", found);
}

void drainQueue(Writer &writer)
{
    const Stopwatch all;
    qint64 taken = 0;
    int depth = -1;
    UrlId id = UrlId::None;
    writer.begin();
    const HostId host = writer.host("http://127.0.0.1:8080");
    for (;;) {
        const QList<base::WaitingUrl> piece = writer.queued(host, {0, depth, id}, 256);
        if (piece.isEmpty())
            break;
        taken += piece.size();
        depth = piece.last().depth;
        id = piece.last().id;
    }
    if (auto done = writer.commit(); !done)
        giveUp(done.error());
    all.report("queue read in pieces of 256", taken);
}

void read(const QString &path)
{
    auto reader = Reader::open(path);
    if (!reader)
        giveUp(reader.error());
    Reader &r = **reader;
    {
        const Stopwatch watch;
        watch.report("ids, all", r.ids({}).size());
    }
    {
        const Stopwatch watch;
        ListQuery query;
        query.kind = ListKind::Queue;
        watch.report("ids, queue", r.ids(query).size());
    }
    {
        const Stopwatch watch;
        ListQuery query;
        query.sort = UrlColumn::Url;
        watch.report("ids, sorted by URL", r.ids(query).size());
    }
    {
        const Stopwatch watch;
        ListQuery query;
        query.text = QStringLiteral("item?id=77");
        watch.report("ids, text", r.ids(query).size());
    }
    {
        const Stopwatch watch;
        ListQuery query;
        query.statusClasses = {2};
        query.sort = UrlColumn::Inlinks;
        query.descending = true;
        watch.report("ids, 2xx by inlinks", r.ids(query).size());
    }
    {
        const QList<qint64> ids = r.ids({});
        const Stopwatch watch;
        watch.report("rows, a screen of", r.rows(ids.mid(5000, 100)).size());
    }
    {
        const Stopwatch watch;
        qint64 n = 0;
        r.forEach({}, [&n](const UrlRecord &) { return ++n > 0; });
        watch.report("rows, streamed", n);
    }
    {
        const Stopwatch watch;
        qint64 n = 0;
        r.forEachLink([&n](const LinkRecord &) { return ++n > 0; });
        watch.report("links, streamed", n);
    }
    {
        const Stopwatch watch;
        watch.report("inlinks of one URL, 1000 of many", r.inlinks(UrlId(3)).size());
    }
    {
        const Stopwatch watch;
        watch.report("inlinks of one URL, few", r.inlinks(UrlId(Pages - 5)).size());
    }
    {
        const Stopwatch watch;
        watch.report("stats: discovered", r.stats().discovered);
    }
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QTemporaryDir folder;
    const QString path = argc > 1 ? QString::fromLocal8Bit(argv[1]) : folder.filePath(QStringLiteral("bench.argiope"));
    {
        auto writer = Writer::create(path, {});
        if (!writer)
            giveUp(writer.error());
        writeCrawl(**writer);
        writeUrls(**writer);
        findUrls(**writer);
        drainQueue(**writer);
        std::printf("-- before settle()\n");
        read(path);
        const Stopwatch watch;
        if (auto done = (*writer)->settle(); !done)
            giveUp(done.error());
        watch.report("settle", 1);
    }
    std::printf("-- after settle()\n");
    read(path);
    std::printf("file: %.1f MB\n", double(QFileInfo(path).size()) / 1e6);
    return 0;
}
