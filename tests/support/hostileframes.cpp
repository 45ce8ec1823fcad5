// Traps in HTTP/2. What HTTP/1.1 can do and HTTP/2 cannot, so that there is no such trap here: a status line or a line
// of a head without end or end of line, chunks (their sizes, extensions and trailers), a body whose length is unknown
// until TCP closes, bytes behind a body on its own stream that could be taken for another answer.

#include "tests/support/hostilesite.h"
#include "tests/support/http2frames.h"

#include <atomic>
#include <memory>

namespace argiope::test {

namespace {

using namespace h2;
using After = Response::After;

constexpr quint32 EvenStream = 2; ///< no client opens it
constexpr quint32 Connection = 0;
constexpr qsizetype MostPayload = 16'384;

const QByteArray page200 = page("page");
const QByteArray head200 = headers(head("200"));

/// The connection goes on for other streams, where the client does.
Response script(QList<Step> steps, After after = After::KeepAlive)
{
    return Response{.script = std::move(steps), .after = after};
}

Response frames(const QByteArray &bytes)
{
    return script({{.bytes = bytes}});
}

Response onlyHead(const QByteArray &block)
{
    return frames(headers(block, EndHeaders | EndStream));
}

/// A header block in as many frames as it needs.
QByteArray inParts(const QByteArray &block)
{
    QByteArray result;
    for (qsizetype at = 0; at < block.size(); at += MostPayload) {
        const bool last = at + MostPayload >= block.size();
        const QByteArray part = block.mid(at, MostPayload);
        const quint8 flags = last ? EndHeaders : None;
        result += at == 0 ? headers(part, flags) : continuation(part, flags);
    }
    return result;
}

/// The first answer, and the one of every later time.
Page onceThen(Response first, Response later)
{
    return [first = std::move(first), later = std::move(later), asked = std::make_shared<std::atomic<int>>(0)](
               const Request &) { return ++*asked == 1 ? first : later; };
}

using Traps = std::vector<Trap>;

void addFloods(Traps &traps)
{
    const QByteArray large(MostPayload, 'a');
    const QByteArray small = field("x", "y").repeated(2000);
    const auto flood = [](const QByteArray &first, const QByteArray &more) {
        return script({{.bytes = first}, {.bytes = more, .times = -1}});
    };
    const auto steady = [](const QByteArray &first, const QByteArray &more) {
        return script({{.bytes = first}, {.bytes = more.repeated(20), .pauseMs = 2, .times = -1}});
    };
    const QByteArray started = headers(head("200"), None);
    const QByteArray tooMuch = "too_large|protocol_error";
    const Traps more{
        {"/never", Response{.neverAnswer = true}, "timed_out", 0},
        {"/drip-head",
            script({{.bytes = started}, {.bytes = continuation(field("a", "b")), .pauseMs = 200, .times = -1}}),
            "timed_out|" + tooMuch, 0},
        {"/drip-body", script({{.bytes = head200}, {.bytes = data("a"), .pauseMs = 400, .times = -1}}), "timed_out",
            200},
        {"/drip-empty", script({{.bytes = head200}, {.bytes = data(""), .pauseMs = 300, .times = -1}}),
            "timed_out|protocol_error", 200},
        {"/drip-steady",
            script({{.bytes = head200}, {.bytes = data(QByteArray(1000, 'a')), .pauseMs = 100, .times = -1}}),
            "timed_out", 200},
        {"/stalled-body", frames(headers(head("200", {{"content-length", "100"}})) + data("abc")), "timed_out", 200},
        {"/stalled-frame", frames(head200 + frameHead(Data, None, 100) + "abc"), "timed_out", 200},
        {"/endless-head", flood(started, continuation(large)), tooMuch, 0},
        {"/endless-fields", flood(started, continuation(small)), tooMuch, 0},
        {"/endless-nothing", flood(started, continuation("")), tooMuch, 0},
        {"/huge-header", frames(inParts(head("200", {{"x", QByteArray(8'000'000, 'a')}})) + data("ok", EndStream)),
            tooMuch, 0},
        {"/100000-headers",
            frames(inParts(head("200") + field("x-header", "v").repeated(100'000)) + data("ok", EndStream)), tooMuch,
            0},
        // A few bytes that stand for 47 MB.
        {"/hpack/bomb",
            script(
                {{.bytes = headers(head("200") + addedField("x", QByteArray(3900, 'b')) + indexed(62).repeated(12'000))
                        + data("ok", EndStream)}},
                After::Close),
            "too_large", 0},
        {"/hpack/empty-fields", script({{.bytes = inParts(head("200") + field("", "").repeated(60'000))}}), tooMuch, 0},
        {"/endless-body", Response{.endless = true}, "too_large", 200},
        {"/endless-window", flood(head200, data(large)), tooMuch, 200}, // it does not wait for the client
        {"/endless-padding", steady(head200, frame(Data, Padded, padded("", 50, 50))), "timed_out|" + tooMuch, 200},
        {"/endless-frame", flood(head200 + frameHead(Data, None, 0xffffff), large), tooMuch, -1},
        {"/flood/interim", flood("", headers(field(":status", "103"))), tooMuch, 0},
        {"/flood/settings", steady("", settings({{MaxConcurrentStreams, 100}})), "timed_out|" + tooMuch, 0},
        {"/flood/ping", steady("", ping()), "timed_out|" + tooMuch, 0},
        {"/flood/priority", steady("", frame(Priority, None, number(0, 4) + '\1')), "timed_out|" + tooMuch, 0},
        {"/flood/unknown", steady("", frame(0xbe, 0xff, "what")), "timed_out|" + tooMuch, 0},
        {"/flood/window", steady("", windowUpdate(1, Connection)), "timed_out|" + tooMuch, 0},
        {"/flood/ended", frames(ping().repeated(2000) + settings({}).repeated(2000) + page200), "ok|protocol_error",
            -1},
    };
    traps.insert(traps.end(), more.begin(), more.end());
}

void addHeads(Traps &traps)
{
    for (const char *status : {"", "0", "00", "000", "20", "99", "abc", "2 0", "2000", "-1", "+20", "200 OK"})
        traps.push_back({QByteArray("/status/") + QByteArray(status).toPercentEncoding(),
            frames(headers(head(status)) + data("hi", EndStream)), "protocol_error", 0});
    // No class of RFC 9110 has them; 999 is how some sites turn crawlers away.
    for (const auto &[status, outcome] : {std::pair("600", "unexpected_status"), std::pair("999", "blocked")})
        traps.push_back({QByteArray("/status/") + status, frames(headers(head(status)) + data("hi", EndStream)),
            outcome, QByteArray(status).toInt()});
    const QByteArray status = field(":status", "200");
    const QByteArray type = field("content-type", "text/html");
    const Traps more{
        {"/status/none", onlyHead(type), "protocol_error", 0},
        {"/status/twice", onlyHead(status + status), "protocol_error", 0},
        {"/status/late", onlyHead(type + status), "protocol_error", 0},
        {"/status/101", onlyHead(head("101")), "protocol_error|unexpected_status", -1},
        {"/head/none", onlyHead(""), "protocol_error", 0},
        {"/head/pseudo", onlyHead(status + field(":path", "/")), "protocol_error", 0},
        {"/head/unknown-pseudo", onlyHead(status + field(":odd", "/")), "protocol_error", 0},
        {"/head/upper-case", onlyHead(head("200", {{"X-Upper", "1"}})), "protocol_error", 0},
        {"/head/connection", onlyHead(head("200", {{"connection", "keep-alive"}})), "protocol_error", 0},
        {"/head/transfer-encoding",
            frames(headers(head("200", {{"transfer-encoding", "chunked"}})) + data("2\r\nok\r\n0\r\n\r\n", EndStream)),
            "protocol_error", 0},
        // RFC 9113, 8.2.1 calls it malformed; to leave out such a field does no harm.
        {"/head/nul", onlyHead(head("200", {{"x", withNuls("a~b")}})), "protocol_error|ok", -1},
        {"/head/line-end", onlyHead(head("200", {{"x", "a\r\nset-cookie: evil=1"}})), "protocol_error|ok", -1},
        {"/head/no-name", onlyHead(head("200", {{"", "a"}})), "protocol_error|ok", -1},
        // Beyond whatever other answers have put into a table of 4,096 bytes (RFC 7541, 4.1).
        {"/hpack/index", onlyHead(head("200") + indexed(61 + 4096 / 32 + 1)), "protocol_error", 0},
        {"/hpack/index-0", onlyHead(head("200") + indexed(0)), "protocol_error", 0},
        {"/hpack/integer", onlyHead(head("200") + QByteArray(20, '\xff')), "protocol_error", 0},
        {"/hpack/huffman", onlyHead(head("200") + QByteArray("\x00\x81\x00\x81\xff", 5)), "protocol_error", 0},
        {"/hpack/cut", onlyHead(head("200").chopped(3)), "protocol_error", 0},
        {"/hpack/table-size", onlyHead(integer(1'000'000, 5, 0x20) + head("200")), "protocol_error", 0},
        {"/length/shorter", frames(headers(head("200", {{"content-length", "2"}})) + data("ok and more", EndStream)),
            "protocol_error", -1},
        {"/length/longer", frames(headers(head("200", {{"content-length", "1000"}})) + data("abc", EndStream)),
            "protocol_error", -1},
        {"/length/no-body", onlyHead(head("200", {{"content-length", "5"}})), "protocol_error", -1},
        {"/length/two",
            frames(headers(head("200", {{"content-length", "2"}, {"content-length", "4"}})) + data("okok", EndStream)),
            "protocol_error", -1},
        {"/length/same",
            frames(headers(head("200", {{"content-length", "2"}, {"content-length", "2"}})) + data("ok", EndStream)),
            "ok|protocol_error", -1},
        {"/length/negative", frames(headers(head("200", {{"content-length", "-2"}})) + data("ok", EndStream)),
            "protocol_error", -1},
        {"/length/enormous",
            frames(headers(head("200", {{"content-length", "999999999999999999999"}})) + data("ok", EndStream)),
            "protocol_error", -1},
        {"/204-with-body", frames(headers(head("204")) + data("hello", EndStream)), "ok|protocol_error", -1},
        {"/304", frames(headers(head("304")) + data("hello", EndStream)), "unexpected_status|protocol_error", -1},
        {"/interim/ended", onlyHead(head("103")), "protocol_error", -1},
        {"/interim/with-body", frames(headers(head("103")) + data("x") + page200), "protocol_error", -1},
        {"/trailers/status", frames(head200 + data("page") + headers(field(":status", "404"), EndHeaders | EndStream)),
            "protocol_error", -1},
        {"/trailers/not-last", frames(head200 + data("page") + headers(field("x", "y")) + data("more", EndStream)),
            "protocol_error", -1},
    };
    traps.insert(traps.end(), more.begin(), more.end());
}

void addFraming(Traps &traps)
{
    const auto breaks = [&traps](const QByteArray &name, const QByteArray &bytes) {
        traps.push_back({"/frame/" + name, frames(bytes), "protocol_error", -1});
    };
    const auto holds = [&traps](const QByteArray &name, const QByteArray &bytes) {
        traps.push_back({"/frame/" + name, script({{.bytes = bytes}}), "ok", 200});
    };
    for (const int size : {1, 10, 37, 255}) {
        const QByteArray name = QByteArray::number(size);
        // A payload of so many bytes that says it is followed by as many.
        breaks("pad-data-" + name, head200 + frame(Data, Padded, padded("", size, size - 1)));
        breaks("pad-headers-" + name, frame(Headers, Padded | EndHeaders, padded("", size, size - 1)));
        breaks("pad-more-" + name, head200 + frame(Data, Padded, padded("", 255, size - 1).first(size)));
    }
    breaks("pad-nothing", head200 + frame(Data, Padded, ""));
    breaks("pad-no-headers", frame(Headers, Padded | EndHeaders, ""));
    breaks("pad-priority", frame(Headers, Padded | HasPriority | EndHeaders, padded("abcde", 6, 0)));
    breaks("short-priority", frame(Headers, HasPriority | EndHeaders, "abc"));
    breaks("data-first", data("x", EndStream));
    breaks("data-too-large", head200 + data(QByteArray(100'000, 'x'), EndStream));
    breaks("headers-too-large", headers(head("200", {{"x", QByteArray(100'000, 'x')}})));
    breaks("data-on-0", head200 + data("x", None, Connection));
    breaks("data-on-idle", head200 + data("x", None, StreamBehind));
    breaks("headers-on-0", headers(head("200"), EndHeaders, Connection));
    breaks("headers-on-even", headers(head("200"), EndHeaders, EvenStream) + data("x", EndStream, EvenStream));
    breaks("headers-on-idle", page("EVIL", StreamBehind));
    breaks("rst-on-0", rstStream(Cancel, Connection));
    breaks("rst-on-idle", rstStream(Cancel, StreamBehind));
    breaks("rst-short", head200 + frame(RstStream, None, "abc"));
    breaks("continuation-alone", continuation(head("200"), EndHeaders));
    breaks("continuation-of-other", headers(head("200"), None) + continuation("", EndHeaders, StreamBehind));
    breaks("interrupted-by-data", headers(head("200"), None) + data("x"));
    breaks("interrupted-by-unknown", headers(head("200"), None) + frame(0xbe, 0, "x"));
    breaks("push", pushPromise(EvenStream, head("200")));
    breaks("push-odd", pushPromise(StreamBehind, head("200")));
    breaks("settings-on-stream", frame(Settings, None, ""));
    breaks("settings-cut", frame(Settings, None, "abcde", Connection));
    breaks("settings-ack-with", frame(Settings, Ack, "abcdef", Connection));
    breaks("settings-window", settings({{InitialWindowSize, 0x80000000}}));
    breaks("settings-frame-small", settings({{MaxFrameSize, 1}}));
    breaks("settings-frame-large", settings({{MaxFrameSize, 0x1000000}}));
    breaks("ping-on-stream", frame(Ping, None, "12345678"));
    breaks("ping-short", frame(Ping, None, "1234", Connection));
    breaks("goaway-on-stream", frame(GoAway, None, QByteArray(8, '\0')));
    breaks("goaway-short", frame(GoAway, None, "abc", Connection));
    breaks("window-0", head200 + windowUpdate(0));
    breaks("window-0-of-all", windowUpdate(0, Connection));
    breaks("window-overflow", windowUpdate(0x7fffffff, Connection) + windowUpdate(0x7fffffff, Connection));
    breaks("window-short", frame(WindowUpdate, None, "ab", Connection));
    breaks("http-1.1", "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n");
    breaks("not-http", "SSH-2.0-OpenSSH_9.2\r\n");
    breaks("binary", QByteArray(1000, '\0'));
    // RFC 9113, 6.5.2 forbids it to a server; it changes nothing.
    traps.push_back(
        {"/frame/settings-push", script({{.bytes = settings({{EnablePush, 1}}) + page200}}), "ok|protocol_error", -1});

    holds("padded",
        frame(Headers, Padded | EndHeaders, padded(head("200"), 200, 200))
            + frame(Data, Padded | EndStream, padded("page", 255, 255)));
    holds("only-padding", head200 + frame(Data, Padded, padded("", 255, 255)) + data("page", EndStream));
    holds("empty-data", head200 + data("").repeated(5) + data("page") + data("", EndStream));
    holds("priority",
        frame(Headers, HasPriority | EndHeaders, number(0, 4) + '\1' + head("200"))
            + frame(Priority, None, number(0, 4) + '\1') + data("page", EndStream));
    holds("unknown",
        frame(0x0a, 0xff, "what") + frame(0xff, 0xff, "", Connection) + page200 + frame(0x0c, 0, "/x", Connection));
    holds("unknown-settings", settings({{0xff, 5}, {0x99, 1}, {HeaderTableSize, 0}, {InitialWindowSize, 0}}) + page200);
    holds("unknown-flags", frame(Headers, 0xd0 | EndHeaders, head("200")) + frame(Data, 0xf6 | EndStream, "page"));
    holds("in-pieces",
        headers(head("200").first(1), None) + continuation(head("200").mid(1, 1))
            + continuation(head("200").mid(2), EndHeaders) + data("page", EndStream));
    holds("pings", ping().repeated(5) + settings({}).repeated(5) + page200);
}

void addEnds(Traps &traps)
{
    for (const Error error : {NoError, ProtocolError, InternalError, StreamClosed, RefusedStream, Cancel,
             EnhanceYourCalm, Error(0xdeadbeef)}) {
        const QByteArray name = QByteArray::number(quint32(error), 16);
        const QByteArray rst = rstStream(error);
        traps.push_back({"/rst/body-" + name, script({{.bytes = head200 + data("abc") + rst}}), "protocol_error", 200});
        traps.push_back({"/rst/body-later-" + name,
            script({{.bytes = head200 + data("abc")}, {.bytes = rst, .pauseMs = 30}}), "protocol_error", 200});
        traps.push_back({"/rst/head-" + name, script({{.bytes = head200 + rst}}), "protocol_error", 200});
        traps.push_back({"/rst/nothing-" + name, script({{.bytes = rst}}), "protocol_error|connect_failed", 0});
        traps.push_back({"/rst/end-" + name, script({{.bytes = page200 + rst}}), "ok", 200});
        // Nothing that comes behind a complete answer undoes it.
        traps.push_back({"/goaway/end-" + name, script({{.bytes = page200 + goAway(ThisStream, error)}}), "ok", 200});
    }
    const Response good{.body = "page"};
    const Response refused = script({{.bytes = rstStream(RefusedStream)}});
    const QByteArray here = goAway(ThisStream);
    const QByteArray before = goAway(StreamBefore);
    const QByteArray noStreams = settings({{MaxConcurrentStreams, 0}});
    const QByteArray evil = page("<title>EVIL</title>EVIL", StreamBehind);
    const Traps more{
        {"/reset", Response{.reset = true}, "connect_failed", 0},
        {"/reset-in-head", script({{.bytes = head200.first(15)}, {.bytes = "", .pauseMs = 50}}, After::Reset),
            "protocol_error|connect_failed", 0},
        {"/reset-in-body", script({{.bytes = head200 + data("abc")}, {.bytes = "", .pauseMs = 50}}, After::Reset),
            "protocol_error|connect_failed", -1},
        {"/close", script({{.bytes = ""}}, After::Close), "connect_failed", 0},
        {"/close-in-head", script({{.bytes = head200.first(15)}}, After::Close), "protocol_error|connect_failed", 0},
        {"/close-in-block", script({{.bytes = headers(head("200"), None)}}, After::Close),
            "protocol_error|connect_failed", 0},
        {"/close-in-body", script({{.bytes = head200 + data("abc")}}, After::Close), "protocol_error", 200},
        {"/refused/once", onceThen(refused, good), "ok", 200},
        {"/refused/always", refused, "protocol_error|connect_failed", 0},
        {"/goaway/refused-once", onceThen(frames(before), good), "ok", 200},
        {"/goaway/refused-and-closed", onceThen(script({{.bytes = before}}, After::Close), good), "ok", 200},
        {"/goaway/refused-always", frames(before), "protocol_error|connect_failed", 0},
        {"/goaway/refused-amid", frames(head200 + data("abc") + goAway(StreamBefore, InternalError)),
            "protocol_error|connect_failed", -1},
        {"/goaway/before", Response{.body = "page", .ahead = here, .aheadMs = 50}, "ok", 200},
        {"/goaway/with", Response{.body = "page", .ahead = here}, "ok", 200},
        {"/goaway/after", Response{.body = "page", .behind = here}, "ok", 200},
        {"/goaway/idle", Response{.body = "page", .behind = here, .behindMs = 50}, "ok", 200},
        {"/goaway/in-two-steps", Response{.body = "page", .ahead = goAway(0x7fffffff), .aheadMs = 20, .behind = here},
            "ok", 200},
        {"/goaway/growing", frames(here + goAway(0x7fffffff) + page200), "ok|protocol_error", -1},
        {"/goaway/never-answered", frames(here), "timed_out|protocol_error|connect_failed", 0},
        {"/goaway/close", Response{.body = "page", .closeConnection = true}, "ok", 200},
        {"/no-streams/after", Response{.body = "page", .behind = noStreams}, "ok", 200},
        {"/no-streams/before", Response{.body = "page", .ahead = noStreams}, "ok", 200},
        {"/no-streams/idle", Response{.body = "page", .behind = noStreams, .behindMs = 50}, "ok", 200},
        {"/unasked/next", Response{.body = "page", .behind = evil}, "ok|protocol_error", 200},
        {"/unasked/next-late", Response{.body = "page", .behind = evil, .behindMs = 100}, "ok", 200},
        {"/unasked/same", Response{.body = "page", .behind = data("EVIL")}, "ok|protocol_error", 200},
        {"/unasked/same-late", Response{.body = "page", .behind = page("EVIL"), .behindMs = 100}, "ok", 200},
        {"/unasked/push-late",
            Response{.body = "page", .behind = pushPromise(EvenStream, head("200")), .behindMs = 100}, "ok", 200},
    };
    traps.insert(traps.end(), more.begin(), more.end());
}

} // namespace

std::vector<Trap> frameTraps()
{
    Traps traps;
    addFloods(traps);
    addHeads(traps);
    addFraming(traps);
    addEnds(traps);
    return traps;
}

} // namespace argiope::test
