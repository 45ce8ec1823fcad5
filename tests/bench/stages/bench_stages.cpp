// bench_stages DIR [ROUNDS]: what one page costs, stage by stage, over every *.html below DIR, which a thread of the
// program serves: fetching, decoding, tokens, tree construction, the collectors (links, words, the main text's
// signature, what audits ask for) and judging the links on a worker; looking up the links, writing and committing on
// the recorder. Microseconds of CPU a page, the best of ROUNDS (3). The recorder's stages are of the pages that are
// reached from /index.html. Behind the sum: what fetching costs more over TLS, by HTTP/1.1 and by HTTP/2, and what a
// connection costs that is new.

#include "core/base/threadclock.h"
#include "core/engine/recorder/desk.h"
#include "core/html/charset.h"
#include "core/html/extract.h"
#include "core/judge/linkjudge.h"
#include "core/markup/treebuilder.h"
#include "tests/bench/stages/pageserver.h"
#include "tests/support/testsite.h"

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
#include <iterator>
#include <vector>

using namespace argiope;

namespace {

enum Stage : size_t {
    Fetch,
    Decode,
    Tokenize,
    Construct,
    Links,
    Words,
    Signature,
    Audits,
    Judge,
    LookUp,
    Write,
    Commit,
    // Apart
    Tls,
    Http2,
    Connect,
    TlsConnect,
    StageCount
};
constexpr const char *StageNames[] = {"fetch", "decode", "tokenize", "construct", "links", "words", "signature",
    "audits", "judge", "look up", "write", "commit", "over TLS", "by HTTP/2", "connect", "connect TLS"};

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

net::NetSettings netSettings()
{
    net::NetSettings settings;
    settings.userAgent = "Argiope-bench/1.0";
    settings.ignoreTlsErrors = settings::CertificateErrors::fromInt(~0U); // the site's authority is a test's
    settings.http2 = true;
    return settings;
}

/// All pages, one after the other over one connection, which is there already.
double costOfFetching(const Pages &pages, const QByteArray &origin)
{
    net::Fetcher fetcher(netSettings(), net::makeCookieStore());
    const auto fetch = [&](const QByteArray &path) {
        net::Request request;
        request.url = urlOf(origin, path);
        return fetcher.fetch(request).body.size();
    };
    fetch(pages.bodies.cbegin().key());
    qint64 bytes = 0;
    const double cost = costOf([&] {
        for (auto page = pages.bodies.cbegin(); page != pages.bodies.cend(); ++page)
            bytes += fetch(page.key());
    });
    if (bytes != pages.bytes) {
        std::fprintf(stderr, "%lld bytes were fetched of %lld\n", static_cast<long long>(bytes),
            static_cast<long long>(pages.bytes));
        std::exit(1);
    }
    return cost;
}

/// For each page a connection that nobody used, and nothing on it but an answer that is not there: as often as there
/// are pages, as all costs are divided by their number.
double costOfConnecting(const Pages &pages, const QByteArray &origin)
{
    constexpr int Connections = 50;
    net::Request request;
    request.url = urlOf(origin, "/not-there");
    const double cost = costOf([&] {
        for (int i = 0; i < Connections; ++i)
            (void)net::Fetcher(netSettings(), net::makeCookieStore()).fetch(request);
    });
    return cost / Connections * double(pages.bodies.size());
}

/// The same documents over TLS; HTTP/1.1 and HTTP/2 at a door of their own.
struct SecureSites
{
    explicit SecureSites(const Pages &pages)
        : tls(test::Wire::Tls)
        , http2(test::Wire::Http2)
    {
        for (auto page = pages.bodies.cbegin(); page != pages.bodies.cend(); ++page) {
            tls.setPage(page.key(), page.value());
            http2.setPage(page.key(), page.value());
        }
    }
    test::TestSite tls;
    test::TestSite http2;
};

void measureFetching(const Pages &pages, const QByteArray &origin, SecureSites &secure, Times &times)
{
    times[Fetch] = costOfFetching(pages, origin);
    times[Tls] = costOfFetching(pages, secure.tls.origin());
    times[Http2] = costOfFetching(pages, secure.http2.origin());
    times[Connect] = costOfConnecting(pages, origin);
    times[TlsConnect] = costOfConnecting(pages, secure.tls.origin());
    secure.tls.clearLog();
    secure.http2.clearLog();
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
    times[Construct] = costOf([&] { // with the tokens
        for (const QByteArray &text : texts) {
            markup::Tokenizer tokenizer(text);
            Nobody nobody;
            (void)markup::TreeBuilder(tokenizer, nobody).run();
        }
    });
    texts.clear();
    // Each with what the one before it gathers, and with all that was measured so far.
    const html::ExtractOptions gathered[] = {
        {.text = false, .signature = false, .observe = false},
        {.text = true, .signature = false, .observe = false},
        {.text = true, .signature = true, .observe = false},
        {},
    };
    for (size_t i = 0; i < std::size(gathered); ++i) {
        for (auto at = pages.bodies.cbegin(); at != pages.bodies.cend(); ++at) {
            const html::PageInput input = inputOf(*at, urlOf(origin, at.key()));
            times[Links + i] += costOf([&] { (void)html::extractHtml(input, gathered[i]); });
        }
    }
    for (auto at = pages.bodies.cbegin(); at != pages.bodies.cend(); ++at) {
        const html::ParsedPage page = html::extractHtml(inputOf(*at, urlOf(origin, at.key())), {});
        pages.links += page.links.size();
        times[Judge] += costOf([&] {
            judge::LinkJudge judge(settings, scope, 1);
            for (const html::Link &link : page.links)
                judge.add(link);
            (void)judge.take();
        });
    }
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
    const engine::TrapKeeper::Events events{
        [](const QByteArray &) {}, [](base::LogLevel, const QByteArray &) {}, [](const QByteArray &) {}};
    engine::Desk desk(session, *writer, events, {});
    desk.restore(options.settings, options, false);
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

Times measure(Pages &pages, const QByteArray &origin, SecureSites &secure)
{
    Times times{};
    measureFetching(pages, origin, secure, times);
    measureReading(pages, origin, times);
    measureRecording(pages, origin, times);
    for (size_t stage = 0; stage < StageCount; ++stage) {
        const bool recorders = stage >= LookUp && stage <= Commit;
        times[stage] /= double(recorders ? std::max<qint64>(pages.recorded, 1) : pages.bodies.size());
    }
    return times;
}

/// Where a stage was measured with those before it: what it takes itself.
void takeApart(Times &times)
{
    for (const size_t stage : {Audits, Signature, Words})
        times[stage] -= times[stage - 1];
    times[Links] -= times[Decode] + times[Construct];
    times[Construct] -= times[Tokenize];
    times[Tls] -= times[Fetch];
    times[Http2] -= times[Fetch];
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
    SecureSites secure(pages);
    Times best = measure(pages, server.origin(), secure);
    for (int round = 1; round < (argc > 2 ? atoi(argv[2]) : 3); ++round) {
        const Times times = measure(pages, server.origin(), secure);
        for (size_t stage = 0; stage < StageCount; ++stage)
            best[stage] = std::min(best[stage], times[stage]);
    }
    takeApart(best);
    const auto count = double(pages.bodies.size());
    std::printf("%lld pages of %.1f KB and %.0f links; %lld recorded\n", static_cast<long long>(pages.bodies.size()),
        double(pages.bytes) / count / 1e3, double(pages.links) / count, static_cast<long long>(pages.recorded));
    double all = 0;
    for (size_t stage = 0; stage <= Commit; ++stage) {
        std::printf("%-11s %8.1f us a page\n", StageNames[stage], best[stage]);
        all += best[stage];
    }
    std::printf("%-11s %8.1f us a page\n", "together", all);
    for (size_t stage = Tls; stage <= Http2; ++stage)
        std::printf("%-11s %+8.1f us a page\n", StageNames[stage], best[stage]);
    for (size_t stage = Connect; stage <= TlsConnect; ++stage)
        std::printf("%-11s %8.1f us a connection\n", StageNames[stage], best[stage]);
    return 0;
}
