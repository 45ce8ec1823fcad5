// The writing side alone: pages of a made-up site go straight to the recorder, without a network or a parser.
//     bench_recorder [pages=100000] [links=40] [seen=KEYS] [storage=all|unique|none] [keep=FILE]
// Prints the rate, the CPU time of the recorder's thread by tenths of the crawl (where the system tells), and memory.

#include "core/engine/recorder.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QTemporaryDir>

#include <cstdio>
#include <future>
#include <unordered_map>

using namespace argiope;

namespace {

QHash<QString, QString> options;

qint64 optionNumber(const char *name, qint64 otherwise)
{
    return options.value(QLatin1String(name), QString::number(otherwise)).toLongLong();
}

/// Steele, Lea and Flood's SplitMix64.
quint64 spread(quint64 x)
{
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

QByteArray urlOf(qint64 page)
{
    return page == 0 ? QByteArrayLiteral("http://127.0.0.1:8080/")
                     : "http://127.0.0.1:8080/p/" + QByteArray::number(page);
}

qint64 pageOf(const QByteArray &url)
{
    return url.endsWith('/') ? 0 : url.mid(url.lastIndexOf('/') + 1).toLongLong();
}

/// User and system time of the thread with that name, in seconds; 0 where the system does not tell (only Linux does).
double threadCpu(const char *name)
{
    const QStringList tasks = QDir(QStringLiteral("/proc/self/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &task : tasks) {
        QFile file(QStringLiteral("/proc/self/task/%1/stat").arg(task));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray text = file.readAll();
        if (!text.contains(QByteArray('(' + QByteArray(name) + ')')))
            continue;
        const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
        return double(fields.value(11).toLongLong() + fields.value(12).toLongLong()) / 100; // USER_HZ
    }
    return 0;
}

double peakMegabytes()
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (file.open(QIODevice::ReadOnly)) {
        for (const QByteArray &line : file.readAll().split('\n')) {
            if (line.startsWith("VmHWM:"))
                return double(line.mid(6).trimmed().split(' ').first().toLongLong()) / 1024;
        }
    }
    return 0;
}

engine::PageResult makePage(const frontier::Lease &lease, qint64 pages, int links, quint64 keySeed)
{
    const qint64 page = pageOf(lease.entry.url);
    engine::PageResult result;
    result.leased = lease.entry;
    store::PageRecord &record = result.record;
    record.id = lease.entry.id;
    record.outcome = base::Outcome::Ok;
    record.status = 200;
    record.contentType = "text/html; charset=utf-8";
    record.charset = "UTF-8";
    record.bytes = 2048;
    record.title = "Page " + QByteArray::number(page);
    record.h1 = record.title;
    record.h1Count = 1;
    record.language = "en";
    record.wordCount = 240;
    record.contentHash = QByteArray(16, char(page));
    record.textHash = QByteArray(16, char(page));
    record.httpVersion = "HTTP/1.1";
    record.headers = "Content-Type: text/html; charset=utf-8\nContent-Length: 2048\n";
    record.worker = 1;
    record.connectMs = record.firstByteMs = record.downloadMs = record.responseMs = record.parseMs = 1;
    record.fetchedAt = 1'800'000'000'000;
    result.received = 2048;
    result.found.rules.append(store::Rule{store::RuleKind::Host, {}});
    result.found.places.append(judge::Place{"a", "href"});
    std::unordered_map<qint64, int> known;
    for (int i = 0; i < links; ++i) {
        qint64 to = 2 * page + 1 + i;
        if (i >= 2 || to >= pages)
            to = qint64(spread(quint64(page) << 16 | quint64(i)) % quint64(pages));
        const auto [at, isNew] = known.try_emplace(to, int(result.found.targets.size()));
        if (isNew) {
            judge::Target target;
            target.url = urlOf(to);
            target.key = url::urlKey(target.url, keySeed);
            target.origin = "http://127.0.0.1:8080";
            target.fate = judge::Fate::Page;
            result.found.targets.append(target);
        }
        judge::FoundLink link;
        link.target = at->second;
        link.place = 0;
        link.text = "Page " + QByteArray::number(to);
        link.textKey = url::urlKey(link.text, keySeed);
        link.kind = facts::LinkKind::Navigation;
        link.followed = true;
        result.found.links.append(link);
    }
    return result;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    for (int i = 1; i < argc; ++i) {
        const QString argument = QString::fromLocal8Bit(argv[i]);
        options.insert(argument.section(u'=', 0, 0), argument.section(u'=', 1));
    }
    const qint64 pages = optionNumber("pages", 100000);
    const int links = int(optionNumber("links", 40));
    const QTemporaryDir folder;
    engine::CrawlOptions crawl;
    crawl.path = options.value(QStringLiteral("keep"), folder.filePath(QStringLiteral("bench.argiope")));
    crawl.settings.seeds = {QString::fromLatin1(urlOf(0))};
    crawl.settings.seenCache = int(optionNumber("seen", crawl.settings.seenCache));
    const QString storage = options.value(QStringLiteral("storage"), QStringLiteral("all"));
    crawl.settings.links = storage == u"none" ? settings::LinkStorage::None
        : storage == u"unique"                ? settings::LinkStorage::Unique
                                              : settings::LinkStorage::All;

    std::promise<std::shared_ptr<engine::Session>> opened;
    std::promise<void> closed;
    engine::Recorder::Events events;
    events.opened = [&](std::shared_ptr<engine::Session> session) { opened.set_value(std::move(session)); };
    events.failed = [&](const engine::CrawlError &error) {
        std::fprintf(stderr, "%s\n", qPrintable(error.message()));
        std::exit(1);
    };
    events.closed = [&] { closed.set_value(); };
    events.byteLimit = [] {};
    events.trapFound = [](const QByteArray &) {};
    events.waits = [](engine::PauseReason why) {
        std::fprintf(stderr, why == engine::PauseReason::None ? "going on\n" : "the disk is full\n");
    };
    engine::Recorder recorder(crawl, std::move(events), base::systemClock());
    recorder.start();
    auto session = opened.get_future().get();

    QElapsedTimer timer;
    timer.start();
    qint64 done = 0;
    double wallBefore = 0;
    double cpuBefore = 0;
    const auto report = [&] {
        const double wall = double(timer.elapsed()) / 1000;
        const double cpu = threadCpu("recorder");
        const double count = double(pages) / 10;
        std::printf("%8lld pages  %7.0f pages/s  recorder %6.1f us CPU a page  cache %.1f %%, Bloom %.1f %%  %.0f MB\n",
            static_cast<long long>(done), count / (wall - wallBefore), 1e6 * (cpu - cpuBefore) / count,
            100.0 * double(session->tally().seenCacheHits) / double(session->tally().seenLookups),
            100.0 * double(session->tally().seenBloomNew) / double(session->tally().seenLookups), peakMegabytes());
        std::fflush(stdout);
        wallBefore = wall;
        cpuBefore = cpu;
    };
    frontier::Lease lease;
    while (session->frontier.take(lease) == frontier::TakeResult::Leased) {
        if (session->frontier.mustOpen(lease))
            session->frontier.openHost(lease.entry.host, base::Milliseconds(0));
        session->frontier.fetchEnded(lease, frontier::HostSignal::Fine);
        engine::PageResult page = makePage(lease, pages, links, session->keySeed);
        if (!recorder.submit(std::move(page)))
            return 1;
        if (++done % std::max<qint64>(pages / 10, 1) == 0)
            report();
    }
    const double cpu = threadCpu("recorder");
    session.reset();
    const double crawled = double(timer.elapsed()) / 1000;
    recorder.finish(engine::EndReason::Completed);
    closed.get_future().wait();
    std::printf("all %lld pages in %.1f s, recorder %.1f us CPU a page; closed after %.1f s more; %.1f MB\n",
        static_cast<long long>(done), crawled, 1e6 * cpu / double(std::max<qint64>(done, 1)),
        double(timer.elapsed()) / 1000 - crawled, double(QFileInfo(crawl.path).size()) / 1e6);
    return 0;
}
