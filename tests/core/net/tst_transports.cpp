// What a server does, and what comes of it at each door: the table in docs/design/fetching.md, line by line, and every
// trap of the hostile site. After each the same fetcher gets its own pages.

#include "tests/core/net/fetchhelp.h"
#include "tests/support/hostilesite.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <algorithm>
#include <memory>

using namespace argiope;
using namespace argiope::net;
using base::Outcome;
using test::Response;
using test::TestSite;
using test::Trap;

namespace {

/// A line of the table: traps of HTTP/1.1 and of HTTP/2, which have the outcomes of the own transport with them, and
/// what comes of the former where Qt's client makes the requests.
struct Line
{
    const char *what;
    const char *http1; ///< paths, parted by blanks
    const char *http2;
    const char *qt; ///< "": the same as with the own transport
};

constexpr Line table[] = {
    {"no HTTP, and hung up", "/not-http /http-0.9 /binary /close-in-head", "/frame/not-http /frame/binary",
        "connect_failed"},
    {"no status", "/status/0 /status/20 /status/99 /status/abc /status/-1 /status/2000",
        "/status/none /status/99 /status/abc /status/2000", "protocol_error|connect_failed"},
    {"status 000", "/status/000", "/status/000", "protocol_error|connect_failed"},
    {"an interim answer first", "/103 /103-in-pieces", "", "protocol_error"},
    {"interim answers without end", "/1xx-flood", "/flood/interim", "timed_out"},
    {"headers without end", "/endless-head", "/endless-head /endless-fields /endless-nothing", "timed_out"},
    {"a status line without end", "/endless-status", "", "timed_out"},
    {"a huge head", "/huge-header /100000-headers", "/huge-header /100000-headers", "ok|timed_out"},
    {"padding, tables and floods of frames", "", "/frame/pad-data-255 /hpack/bomb /flood/settings /flood/ping", ""},
    {"a chunk of no valid size", "/chunk-size /chunk-enormous /chunk-negative /chunk-all-ones", "",
        "ok|protocol_error"},
    {"a chunk's size with zeros before it", "/chunk-zeros", "", ""},
    {"two different lengths", "/length-twice", "/length/two", ""},
    {"a length that is none", "/length-negative /length-enormous", "/length/negative /length/enormous",
        "ok|protocol_error"},
    {"the same length twice", "/length-same", "/length/same", ""},
    {"a reset or an end amid the body", "/reset-in-body /close-in-body",
        "/reset-in-body /close-in-body /rst/body-0 /rst/body-later-8", ""},
    {"an end amid chunks", "/chunk-cut /chunk-last-missing", "", "ok|protocol_error"},
    {"an end before the head", "/reset /close", "/reset /close", ""},
    {"an answer that nobody asked for",
        "/unasked/page /unasked/page-late /unasked/interim /unasked/timeout-late "
        "/unasked/garbage /unasked/line-ends",
        "/unasked/next /unasked/next-late /unasked/same /unasked/same-late", ""},
    {"a farewell", "", "/goaway/with /goaway/before /goaway/after /goaway/idle /goaway/in-two-steps /goaway/close", ""},
    {"drips and silence", "/never /drip-head /drip-body /drip-steady /stalled-body",
        "/never /drip-head /drip-body /drip-steady /stalled-body", ""},
    {"a flood of body", "/endless-body /endless-until-close", "/endless-body /endless-window", ""},
};

Trap trapAt(const std::vector<Trap> &traps, const QByteArray &path)
{
    const auto found = std::find_if(traps.begin(), traps.end(), [&](const Trap &trap) { return trap.path == path; });
    if (found == traps.end())
        qFatal("no trap at %s", path.constData());
    return *found;
}

/// As the fetcher has it: what a crawl makes of a status is no failure.
QList<QByteArray> failuresOf(const QByteArray &outcomes)
{
    QList<QByteArray> result = outcomes.split('|');
    for (QByteArray &outcome : result) {
        if (outcome == "unexpected_status" || outcome == "redirect" || outcome == "blocked")
            outcome = "ok";
    }
    return result;
}

/// What Qt's client makes of a trap that is common to all, where that is something else; "": it is not.
QByteArray qtsOwnOutcome(const QByteArray &path)
{
    if (path == "/cookies") // more than a hundred headers
        return "ok|timed_out";
    if (path == "/interim/continue") // the only interim answer that it knows
        return {};
    return path.startsWith("/interim/") ? "protocol_error" : "";
}

void addRow(const Door &door, const Trap &trap, const QByteArray &qt = {})
{
    const bool changed = door.isQt() && !qt.isEmpty();
    const bool lost = changed && qt.contains("timed_out");
    if (lost && test::sanitized)
        return; // seconds of work of Qt's, which no sanitizer looks at
    QTest::addRow("%s:%s", door.name, trap.path.constData()) << door << trap << (changed ? qt : trap.outcome) << lost;
}

/// An honest page. Where the limits are those of the traps that only time ends, a busy machine may be too late itself.
Reply fetchHonest(Fetcher &fetcher, const QByteArray &url)
{
    Reply reply;
    for (int attempt = 0; attempt < 5; ++attempt) {
        reply = fetcher.fetch(requestFor(url));
        if (reply.failure != Outcome::TimedOut)
            break;
    }
    return reply;
}

void addColumns()
{
    QTest::addColumn<Door>("door");
    QTest::addColumn<Trap>("trap");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<bool>("lost"); // Qt's thread reads it until the server pauses, and reaches nothing else
}

} // namespace

Q_DECLARE_METATYPE(argiope::test::Trap)

class TestTransports : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { test::trustTestAuthority(); }
    void theTable_data();
    void theTable() { meet(); }
    void everyTrap_data();
    void everyTrap() { meet(); }

private:
    void meet();
};

void TestTransports::theTable_data()
{
    addColumns();
    const std::vector<Trap> lines = test::lineTraps();
    const std::vector<Trap> frames = test::frameTraps();
    for (const Line &line : table) {
        for (const Door &door : doors()) {
            const QByteArray paths = door.isHttp2() ? line.http2 : line.http1;
            if (paths.isEmpty())
                continue;
            for (const QByteArray &path : paths.split(' '))
                addRow(door, trapAt(door.isHttp2() ? frames : lines, path), line.qt);
        }
    }
}

void TestTransports::everyTrap_data()
{
    addColumns();
    for (const Door &door : doors()) {
        for (const Trap &trap : test::commonTraps())
            addRow(door, trap, qtsOwnOutcome(trap.path));
        for (const Trap &trap : test::redirectTraps("http://127.0.0.1:9"))
            addRow(door, trap);
        for (const Trap &trap : test::refusalTraps())
            addRow(door, {trap.path, trap.page, "ok", trap.status});
        if (door.isQt())
            continue;
        for (const Trap &trap : door.isHttp2() ? test::frameTraps() : test::lineTraps())
            addRow(door, trap);
    }
}

void TestTransports::meet()
{
    QFETCH(const Door, door);
    QFETCH(const Trap, trap);
    QFETCH(const QByteArray, expected);
    QFETCH(const bool, lost);
    auto site = std::make_unique<TestSite>(door.wire);
    site->setFallback([](const test::Request &request) { return Response{.body = request.target}; });
    site->setPage(trap.path, trap.page);
    NetSettings settings = door.settings();
    if (expected.contains("timed_out")) {
        settings.timeoutMs = 500;
        settings.totalTimeoutMs = 1200;
        settings.minRate = 100;
    }
    Fetcher fetcher(settings, nullptr);
    QCOMPARE(fetchHonest(fetcher, site->url("/before")).body, QByteArray("/before"));

    Request request = requestFor(site->url(trap.path));
    request.maxBytes = 1'000'000;
    const Reply reply = fetcher.fetch(request);
    const QByteArray failure = reply.failure == Outcome::None ? "ok" : base::name(reply.failure);
    QVERIFY2(failuresOf(expected).contains(failure),
        QByteArray(failure + " instead of " + expected + ": " + reply.error).constData());
    if (trap.status >= 0 && expected == trap.outcome && (reply.failure != Outcome::TimedOut || reply.status != 0))
        QCOMPARE(reply.status, trap.status);
    QVERIFY(reply.bodyComplete == (reply.failure == Outcome::None));
    if (lost) {
        site.reset(); // only now does Qt's thread end
        return;
    }

    // What comes later while the connection is idle.
    if (trap.path.contains("late") || trap.path.contains("idle"))
        QTest::qSleep(200);
    for (const char *path : {"/after/1", "/after/2", "/after/3"}) {
        const Reply next = fetchHonest(fetcher, site->url(path));
        COMPARE_OUTCOME(next, Outcome::None);
        QCOMPARE(next.body, QByteArray(path));
        // Nothing waits for a time-out (20 s but for the traps above).
        QVERIFY2(next.timings.total < 10000, QByteArray::number(next.timings.total).constData());
    }
}

ARGIOPE_TEST(TestTransports, QCoreApplication)
#include "tst_transports.moc"
