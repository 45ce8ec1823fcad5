// What becomes of connections between two requests: servers that close them, say goodbye or fall silent. Nothing may
// wait for a time-out, no answer may be lost, and no request may be sent twice that was answered.

#include "tests/core/net/fetchhelp.h"
#include "tests/support/http2frames.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <map>
#include <memory>

using namespace argiope;
using namespace argiope::net;
using base::Outcome;
using test::Response;
using test::TestSite;
namespace h2 = test::h2;
using After = Response::After;

namespace {

/// Far above what a machine at full load needs for a page, far below the time-out.
constexpr int stallMs = 10000;

/// Answers with the request's target, and with `last` where it is the connection's `most`th request.
test::Handler lastOf(int most, const Response &last)
{
    return [most, last, asked = std::make_shared<std::map<int, int>>()](const test::Request &request) {
        Response response = ++(*asked)[request.connection] >= most ? last : Response{};
        response.body = request.target;
        return response;
    };
}

} // namespace

class TestFetcherKeep : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { test::trustTestAuthority(); }
    void twoRequestsAConnection_data();
    void twoRequestsAConnection();
    void sinksHaveConnectionsOfTheirOwn_data() { addDoors(); }
    void sinksHaveConnectionsOfTheirOwn();
    void goodbyes_data();
    void goodbyes();
    void streamsThatMayNotBeOpened_data() { addDoors(); }
    void streamsThatMayNotBeOpened();
    void onlyHttp2_data() { addDoors(Doors::Secure); }
    void onlyHttp2();
    void floodsBehindALeftPage_data() { addDoors(); }
    void floodsBehindALeftPage();
    void refusesHttp2_data() { addDoors(); }
    void refusesHttp2();
};

void TestFetcherKeep::twoRequestsAConnection_data()
{
    QTest::addColumn<Door>("door");
    QTest::addColumn<Response>("last");
    for (const Door &door : doors()) {
        QTest::addRow("%s:says so", door.name) << door << Response{.closeConnection = true};
        QTest::addRow("%s:closes", door.name) << door << Response{.idleMs = 0};
        QTest::addRow("%s:resets", door.name) << door << Response{.after = After::Reset, .idleMs = 0};
        QTest::addRow("%s:half-closes", door.name) << door << Response{.after = After::HalfClose, .idleMs = 0};
    }
}

void TestFetcherKeep::twoRequestsAConnection()
{
    QFETCH(const Door, door);
    QFETCH(const Response, last);
    constexpr int Fetches = test::sanitized ? 40 : 100;
    TestSite site(door.wire);
    site.setFallback(lastOf(2, last));
    Fetcher fetcher(door.settings(), nullptr);
    for (int i = 0; i < Fetches; ++i) {
        const QByteArray path = "/" + QByteArray::number(i);
        const Reply reply = fetcher.fetch(requestFor(site.url(path)));
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(reply.body, path);
        QVERIFY2(reply.timings.total < stallMs, QByteArray::number(reply.timings.total).constData());
    }
    // Where the server says nothing, a request may still reach it, which makes the connection serve three.
    if (last.closeConnection) {
        QCOMPARE(site.requestCount(), Fetches);
        QCOMPARE(site.connectionCount(), door.isQt() ? Fetches : Fetches / 2);
    }
    QVERIFY(site.requestCount() >= Fetches);
    QVERIFY(site.connectionCount() <= Fetches);
}

/// What stands in a sink cannot be taken back when it turns out to be another's answer.
void TestFetcherKeep::sinksHaveConnectionsOfTheirOwn()
{
    QFETCH(const Door, door);
    TestSite site({{"/1", "1"}, {"/2", "2"}, {"/3", "3"}, {"/4", "4"}}, door.wire);
    Fetcher fetcher(door.settings(), nullptr);
    for (const char *path : {"/1", "/2", "/3", "/4"}) {
        Request request = requestFor(site.url(path));
        QByteArray got;
        if (path[1] == '2' || path[1] == '3')
            request.sink = [&got](QByteArrayView piece) { got += piece.toByteArray(); };
        const Reply reply = fetcher.fetch(request);
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(request.sink ? got : reply.body, QByteArray(path + 1));
    }
    if (!door.isQt())
        QCOMPARE(site.connectionCount(), door.isHttp2() ? 1 : 3); // 1; 2; 3 and 4
}

void TestFetcherKeep::goodbyes_data()
{
    QTest::addColumn<Door>("door");
    QTest::addColumn<Response>("page");
    QTest::addColumn<int>("waitMs");
    QTest::addColumn<bool>("keeps"); // the connection
    constexpr int late = 30;
    for (const Door &door : doors()) {
        const auto row = [&door](const char *name, const Response &page, int waitMs, bool keeps = false) {
            QTest::addRow("%s:%s", door.name, name) << door << page << waitMs << keeps;
        };
        row("none", {}, 0, true);
        row("closes later", {.idleMs = late}, 100);
        row("resets later", {.after = After::Reset, .idleMs = late}, 100);
        // Over TLS a close_notify, while TCP stays open.
        row("half-closes later", {.after = After::HalfClose, .idleMs = late}, 100);
        if (!door.isHttp2())
            continue;
        const QByteArray here = h2::goAway(h2::ThisStream);
        const QByteArray graceful = h2::goAway(0x7fffffff);
        row("goaway with", {.ahead = here}, 0);
        row("goaway before", {.ahead = here, .aheadMs = late}, 0);
        row("goaway behind", {.behind = here}, 50);
        row("goaway later", {.behind = here, .behindMs = late}, 100);
        row("graceful later", {.behind = graceful, .behindMs = late}, 100);
        row("graceful in two steps", {.ahead = graceful, .aheadMs = late, .behind = here}, 50);
        row("goaway with an error", {.behind = h2::goAway(h2::ThisStream, h2::EnhanceYourCalm)}, 50);
        row("no more streams", {.behind = h2::settings({{h2::MaxConcurrentStreams, 0}})}, 50);
        row("pings", {.behind = h2::ping().repeated(20)}, 50, true);
        row("settings", {.behind = h2::settings({}).repeated(20)}, 50, true);
    }
}

void TestFetcherKeep::goodbyes()
{
    QFETCH(const Door, door);
    QFETCH(Response, page);
    QFETCH(const int, waitMs);
    QFETCH(const bool, keeps);
    constexpr int Fetches = 5;
    TestSite site(door.wire);
    site.setFallback([page](const test::Request &request) {
        Response response = page;
        response.body = request.target;
        return response;
    });
    Fetcher fetcher(door.settings(), nullptr);
    for (int i = 0; i < Fetches; ++i) {
        const QByteArray path = "/" + QByteArray::number(i);
        const Reply reply = fetcher.fetch(requestFor(site.url(path)));
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(reply.body, path);
        QVERIFY2(reply.timings.total < stallMs, QByteArray::number(reply.timings.total).constData());
        QTest::qSleep(waitMs);
    }
    QCOMPARE(site.requestCount(), Fetches);
    QCOMPARE(site.connectionCount(), keeps ? door.connections(Fetches) : Fetches);
}

void TestFetcherKeep::streamsThatMayNotBeOpened()
{
    QFETCH(const Door, door);
    // A server that allows none from the beginning serves the one that is on its way, or lets it wait for ever.
    TestSite site({{"/", "page"}}, door.wire);
    site.setHttp2Settings({{h2::MaxConcurrentStreams, 0}});
    Fetcher fetcher(door.settings(), nullptr);
    for (int i = 0; i < 3; ++i) {
        const Reply reply = fetcher.fetch(requestFor(site.url("/")));
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(reply.body, QByteArray("page"));
        QVERIFY2(reply.timings.total < stallMs, QByteArray::number(reply.timings.total).constData());
    }
}

void TestFetcherKeep::onlyHttp2()
{
    QFETCH(const Door, door);
    TestSite site({{"/", "page"}}, test::Wire::OnlyHttp2);
    Fetcher fetcher(door.settings(), nullptr);
    const Reply reply = fetcher.fetch(requestFor(site.url("/")));
    if (door.isHttp2()) {
        QCOMPARE(reply.body, QByteArray("page"));
        QCOMPARE(reply.httpVersion, QByteArray("2"));
    } else {
        QVERIFY(reply.failure == Outcome::TlsFailed || reply.failure == Outcome::ConnectFailed);
        QVERIFY(reply.timings.total < stallMs);
    }
}

void TestFetcherKeep::floodsBehindALeftPage()
{
    // What was not wanted comes all the same, without end and whatever the window says. The next page must not suffer.
    QFETCH(const Door, door);
    TestSite site({{"/", "page"}}, door.wire);
    const QByteArray some(16'000, 'x');
    if (door.isHttp2()) {
        site.setPage("/flood",
            Response{.script = {{.bytes = h2::headers(h2::head("200"))}, {.bytes = h2::data(some), .times = -1}}});
    } else {
        site.setPage("/flood", Response{.body = some, .endless = true});
    }
    Fetcher fetcher(door.settings(), nullptr);
    for (int i = 0; i < 10; ++i) {
        Request flood = requestFor(site.url("/flood"));
        flood.wanted = [](const ReplyHead &) { return qint64(0); };
        COMPARE_OUTCOME(fetcher.fetch(flood), Outcome::None);
        const Reply reply = fetcher.fetch(requestFor(site.url("/")));
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(reply.body, QByteArray("page"));
        QVERIFY2(reply.timings.total < stallMs, QByteArray::number(reply.timings.total).constData());
    }
}

void TestFetcherKeep::refusesHttp2()
{
    QFETCH(const Door, door);
    // HTTP_1_1_REQUIRED: asked once for each origin, not for each page.
    TestSite site(door.wire);
    site.setFallback([](const test::Request &request) {
        return request.version == "HTTP/2"
            ? Response{.script = {{.bytes = h2::rstStream(h2::Http11Required)}}, .after = After::KeepAlive}
            : Response{.body = request.target};
    });
    Fetcher fetcher(door.settings(), nullptr);
    for (const char *path : {"/1", "/2", "/3"}) {
        const Reply reply = fetcher.fetch(requestFor(site.url(path)));
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(reply.body, QByteArray(path));
        QCOMPARE(reply.httpVersion, QByteArray("1.1"));
    }
    QCOMPARE(site.requestCount(), door.isHttp2() ? 4 : 3);
}

ARGIOPE_TEST(TestFetcherKeep, QCoreApplication)
#include "tst_fetcherkeep.moc"
