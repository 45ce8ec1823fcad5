// bench_stages DIR [ROUNDS]: what one page costs, stage by stage, over every *.html below DIR, which a thread of the
// program serves: fetching, decoding, tokens, tree construction, the collectors and judging the links on a worker;
// looking up the links, writing and committing on the recorder. Microseconds of CPU a page, the best of ROUNDS (3). The
// recorder's stages are of the pages that are reached from /index.html.

#include "core/base/threadclock.h"
#include "core/engine/recorder/desk.h"
#include "core/html/charset.h"
#include "core/html/extract.h"
#include "core/judge/linkjudge.h"
#include "core/markup/treebuilder.h"
#include "tests/bench/stages/pageserver.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <vector>

using namespace argiope;

namespace {

enum Stage : size_t { Fetch, Decode, Tokenize, Construct, Collect, Judge, LookUp, Write, Commit, StageCount };
constexpr const char *StageNames[]
    = {"fetch", "decode", "tokenize", "construct", "collect", "judge", "look up", "write", "commit"};

using Times = std::array<double, StageCount>; ///< microseconds a page

class Nobody : public markup::TreeSink
{
public:
    markup::Mark start(const markup::NewElement &) override { return {}; }
    void end(const markup::Element &) override { }
    void text(QByteArrayView, const markup::Place &) override { }
};

/// Microseconds of this thread's CPU that `call` takes.
template <class Call>
double costOf(Call call)
{
    const auto before = base::threadCpuTime();
    call();
    return double(std::chrono::duration_cast<std::chrono::nanoseconds>(base::threadCpuTime() - before).count()) / 1e3;
}

struct Pages
{
    QHash<QByteArray, QByteArray> bodies; ///< by path
    qint64 bytes = 0;
    qint64 links = 0;
    qint64 recorded = 0;
};

url::Url urlOf(const QByteArray &origin, const QByteArray &path)
{
    const QByteArray text = origin + path;
    return *url::parse(text);
}

Pages readPages(const QDir &folder)
{
    Pages pages;
    QDirIterator files(folder.path(), {QStringLiteral("*.html")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray body = file.readAll();
        pages.bytes += body.size();
        pages.bodies.insert('/' + folder.relativeFilePath(file.fileName()).toUtf8(), body);
    }
    return pages;
}

void measureFetching(const Pages &pages, const QByteArray &origin, Times &times)
{
    net::NetSettings settings;
    settings.userAgent = "Argiope-bench/1.0";
    net::Fetcher fetcher(settings, net::makeCookieStore());
    qint64 bytes = 0;
    times[Fetch] = costOf([&] {
        for (auto page = pages.bodies.cbegin(); page != pages.bodies.cend(); ++page) {
            net::Request request;
            request.url = urlOf(origin, page.key());
            bytes += fetcher.fetch(request).body.size();
        }
    });
    if (bytes != pages.bytes) {
        std::fprintf(stderr, "%lld bytes were fetched of %lld\n", static_cast<long long>(bytes),
            static_cast<long long>(pages.bytes));
        std::exit(1);
    }
}

html::PageInput inputOf(const QByteArray &body, const url::Url &url)
{
    html::PageInput input;
    input.body = body;
    input.url = url;
    input.contentType = "text/html";
    return input;
}

void measureReading(Pages &pages, const QByteArray &origin, Times &times)
{
    settings::CrawlSettings settings;
    const scope::Scope scope(settings, {*url::parse(origin)});
    pages.links = 0;
    // One stage over all pages at a time: a clock for each page and stage would cost more than a small page.
    std::vector<QByteArray> texts;
    times[Decode] = costOf([&] {
        for (const QByteArray &body : std::as_const(pages.bodies))
            texts.push_back(html::decodeToUtf8(body, html::sniffEncoding(body, "text/html").name));
    });
    times[Tokenize] = costOf([&] {
        for (const QByteArray &text : texts) {
            markup::Tokenizer tokenizer(text);
            while (tokenizer.next().kind != markup::TokenKind::End) { }
        }
    });
    times[Construct] = costOf([&] {
        for (const QByteArray &text : texts) {
            markup::Tokenizer tokenizer(text);
            Nobody nobody;
            (void)markup::TreeBuilder(tokenizer, nobody).run();
        }
    }) - times[Tokenize];
    texts.clear();
    double reading = 0;
    for (auto at = pages.bodies.cbegin(); at != pages.bodies.cend(); ++at) {
        const url::Url url = urlOf(origin, at.key());
        html::ParsedPage page;
        reading += costOf([&] { page = html::extractHtml(inputOf(*at, url), {}); });
        pages.links += page.links.size();
        times[Judge] += costOf([&] {
            judge::LinkJudge judge(settings, scope, 1);
            for (const html::Link &link : page.links)
                judge.add(link);
            (void)judge.take();
        });
    }
    times[Collect] = reading - times[Decode] - times[Tokenize] - times[Construct];
}

/// What a worker hands in, without a fetch.
engine::PageResult resultOf(const frontier::Lease &lease, const QByteArray &body, engine::Session &session)
{
    engine::PageResult result;
    result.leased = lease.entry;
    store::PageRecord &record = result.record;
    const url::Url url = *url::parse(lease.entry.url);
    html::ParsedPage page = html::extractHtml(inputOf(body, url), {});
    judge::LinkJudge judge(session.settings, *session.scope(), session.keySeed);
    for (const html::Link &link : page.links)
        judge.add(link);
    static_cast<facts::PageFacts &>(record) = std::move(page);
    result.found = judge.take();
    record.id = lease.entry.id;
    record.outcome = base::Outcome::Ok;
    record.status = 200;
    record.contentType = "text/html";
    record.bytes = body.size();
    record.contentHash = QByteArray(16, 'x');
    record.httpVersion = "HTTP/1.1";
    record.headers = "Content-Type: text/html\nContent-Length: 2048\n";
    record.worker = 1;
    record.fetchedAt = 1'800'000'000'000;
    result.received = body.size();
    return result;
}

/// The recorder's parts, put together as it does, on this thread.
void measureRecording(Pages &pages, const QByteArray &origin, Times &times)
{
    const QTemporaryDir folder;
    engine::CrawlOptions options;
    options.path = folder.filePath(QStringLiteral("bench.argiope"));
    options.settings.seeds = {QString::fromLatin1(origin + "/index.html")};
    auto made = store::Writer::create(options.path, options.settings);
    if (!made) {
        std::fprintf(stderr, "%s\n", qPrintable(made.error().message()));
        std::exit(1);
    }
    const std::unique_ptr<store::Writer> writer = std::move(made).value();
    engine::Session session(
        options.settings, {urlOf(origin, "/index.html")}, writer->keySeed(), options, base::systemClock());
    writer->begin();
    engine::Desk desk(session, *writer, [](const QByteArray &) {});
    desk.restore(options.settings, options);
    desk.offerSeeds();
    const auto commit = [&] {
        times[Commit] += costOf([&] {
            writer->addInlinks(desk.ledger.takeInlinks());
            if (!writer->commit())
                std::exit(1);
        });
    };
    commit();
    times[Commit] = 0;
    pages.recorded = 0;
    QElapsedTimer since;
    bool open = false;
    frontier::Lease lease;
    while (session.frontier.take(lease) == frontier::TakeResult::Leased) {
        if (session.frontier.mustOpen(lease))
            session.frontier.openHost(lease.entry.host, base::Milliseconds(0));
        session.frontier.fetchEnded(lease, frontier::HostSignal::Fine);
        const QByteArray body = pages.bodies.value(url::parse(lease.entry.url)->pathname().toByteArray());
        engine::PageResult page = resultOf(lease, body, session);
        if (!open) {
            writer->begin();
            since.start();
            open = true;
        }
        // record() looks its targets up as well, but then all of them are known: once more says what that takes.
        const QList<judge::Target> targets = page.found.targets;
        const QList<base::RuleId> rules = engine::storeRules(page.found, *writer);
        const engine::Discovery::Source source{
            {lease.entry.depth + 1, 0, lease.entry.id}, lease.entry.hops + 1, false, base::RuleId::None};
        times[LookUp] += costOf([&] { desk.discovery.meet(targets, rules, source); });
        times[Write] += costOf([&] { desk.pages.record(std::move(page)); });
        times[Write] -= costOf([&] { desk.discovery.meet(targets, rules, source); });
        ++pages.recorded;
        if (since.elapsed() >= 250) { // as often as the recorder does where commits are quick
            commit();
            open = false;
        }
    }
    if (open)
        commit();
}

Times measure(Pages &pages, const QByteArray &origin)
{
    Times times{};
    measureFetching(pages, origin, times);
    measureReading(pages, origin, times);
    measureRecording(pages, origin, times);
    for (size_t stage = 0; stage < StageCount; ++stage)
        times[stage] /= double(stage < LookUp ? pages.bodies.size() : std::max<qint64>(pages.recorded, 1));
    return times;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (argc < 2) {
        std::fprintf(stderr, "usage: bench_stages DIR [ROUNDS]\n");
        return 2;
    }
    Pages pages = readPages(QDir(QString::fromLocal8Bit(argv[1])));
    if (pages.bodies.isEmpty()) {
        std::fprintf(stderr, "no *.html below %s\n", argv[1]);
        return 1;
    }
    const bench::PageServer server(pages.bodies);
    Times best = measure(pages, server.origin());
    for (int round = 1; round < (argc > 2 ? atoi(argv[2]) : 3); ++round) {
        const Times times = measure(pages, server.origin());
        for (size_t stage = 0; stage < StageCount; ++stage)
            best[stage] = std::min(best[stage], times[stage]);
    }
    const auto count = double(pages.bodies.size());
    std::printf("%lld pages of %.1f KB and %.0f links; %lld recorded\n", static_cast<long long>(pages.bodies.size()),
        double(pages.bytes) / count / 1e3, double(pages.links) / count, static_cast<long long>(pages.recorded));
    double all = 0;
    for (size_t stage = 0; stage < StageCount; ++stage) {
        std::printf("%-10s %8.1f us a page\n", StageNames[stage], best[stage]);
        all += best[stage];
    }
    std::printf("%-10s %8.1f us a page\n", "together", all);
    return 0;
}
