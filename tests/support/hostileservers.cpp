// Traps below HTTP and in HTTP/1.1, and those that are the same over every wire.

#include "tests/support/hostilesite.h"

namespace argiope::test {

namespace {

using After = Response::After;

const QByteArray ok = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n";

Response script(QList<Step> steps, After after = After::Close)
{
    return Response{.script = std::move(steps), .after = after};
}

Response wire(const QByteArray &bytes)
{
    return script({Step{.bytes = bytes}});
}

Response refusal(int status, const SiteHeaders &headers, const QByteArray &body = "no")
{
    return Response{.status = status, .headers = headers, .body = body};
}

Response redirect(const QByteArray &location)
{
    return Response{.status = 302, .headers = {{"Location", location}}};
}

Response twice(const QByteArray &location, const QByteArray &second)
{
    return Response{.status = 302, .headers = {{"Location", location}, {"Location", second}}};
}

} // namespace

std::vector<Trap> lineTraps()
{
    const QByteArray flood(60'000, 'a');
    const QByteArray evil = ok + "Content-Length: 23\r\n\r\n<title>EVIL</title>EVIL";
    // A server that goes on after it.
    const auto again = [](const QByteArray &rest) { return script({Step{.bytes = ok + rest}}, After::KeepAlive); };
    std::vector<Trap> traps{
        {"/never", Response{.neverAnswer = true}, "timed_out", 0},
        {"/drip-head", script({{.bytes = ok}, {.bytes = "A: b\r\n", .pauseMs = 200, .times = -1}}), "timed_out", 0},
        {"/drip-body",
            script({{.bytes = ok + "Content-Length: 1000000\r\n\r\n"}, {.bytes = "a", .pauseMs = 100, .times = -1}}),
            "timed_out", 200},
        {"/drip-chunks",
            script({{.bytes = ok + "Transfer-Encoding: chunked\r\n\r\n"},
                {.bytes = "1\r\na\r\n", .pauseMs = 150, .times = -1}}),
            "timed_out", 200},
        // Neither silent nor slow: only the total time ends it.
        {"/drip-steady",
            script({{.bytes = ok + "Content-Length: 1000000000\r\n\r\n"},
                {.bytes = QByteArray(1000, 'a'), .pauseMs = 100, .times = -1}}),
            "timed_out", 200},
        {"/stalled-body", script({{.bytes = ok + "Content-Length: 100\r\n\r\nabc"}}, After::Hold), "timed_out", 200},
        {"/endless-head", script({{.bytes = ok}, {.bytes = "X: " + flood + "\r\n", .times = -1}}), "too_large", 0},
        {"/endless-status", script({{.bytes = "HTTP/1.1 200 "}, {.bytes = flood, .times = -1}}), "too_large", 0},
        {"/huge-header", wire(ok + "X: " + QByteArray(2'000'000, 'a') + "\r\nContent-Length: 2\r\n\r\nok"), "too_large",
            0},
        {"/100000-headers", wire(ok + QByteArray("X-Header: v\r\n").repeated(100'000) + "\r\n"), "too_large", 0},
        {"/endless-body", Response{.endless = true}, "too_large", 200},
        {"/endless-until-close", script({{.bytes = ok + "\r\n"}, {.bytes = flood, .times = -1}}), "too_large", 200},
        {"/endless-extension",
            script({{.bytes = ok + "Transfer-Encoding: chunked\r\n\r\n"}, {.bytes = "5;" + flood, .times = -1}}),
            "protocol_error", 200},
        {"/endless-trailer",
            script({{.bytes = ok + "Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n"},
                {.bytes = "X: " + QByteArray(1000, 'a') + "\r\n", .times = -1}}),
            "protocol_error", 200},
        {"/reset", script({{.bytes = ""}}, After::Reset), "connect_failed", 0},
        {"/reset-in-head",
            script({{.bytes = "HTTP/1.1 200 OK\r\nContent-Ty"}, {.bytes = "", .pauseMs = 50}}, After::Reset),
            "protocol_error|connect_failed", 0},
        {"/reset-in-body",
            script({{.bytes = ok + "Content-Length: 100\r\n\r\nabc"}, {.bytes = "", .pauseMs = 50}}, After::Reset),
            "protocol_error|connect_failed", -1},
        {"/close", script({{.bytes = ""}}), "connect_failed", 0},
        {"/close-in-head", wire("HTTP/1.1 200 OK\r\nContent-Ty"), "protocol_error", 0},
        {"/close-in-body", wire(ok + "Content-Length: 1000\r\n\r\nabc"), "protocol_error", 200},
        {"/length-too-short", wire(ok + "Content-Length: 2\r\n\r\nokHTTP/1.1 200 OK\r\n\r\nevil"), "ok", 200},
        {"/length-twice", wire(ok + "Content-Length: 2\r\nContent-Length: 4\r\n\r\nokok"), "protocol_error", 200},
        {"/length-negative", wire(ok + "Content-Length: -2\r\n\r\nok"), "protocol_error", 200},
        {"/length-enormous", wire(ok + "Content-Length: 999999999999999999999\r\n\r\nok"), "protocol_error", 200},
        {"/chunk-size", wire(ok + "Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n"), "protocol_error", 200},
        {"/chunk-enormous", wire(ok + "Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\nabc"), "protocol_error",
            200},
        {"/chunk-negative", wire(ok + "Transfer-Encoding: chunked\r\n\r\n-5\r\nhello\r\n0\r\n\r\n"), "protocol_error",
            200},
        {"/chunk-all-ones", wire(ok + "Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\nabc"), "protocol_error",
            200},
        {"/chunk-zeros",
            again("Transfer-Encoding: chunked\r\n\r\n00000000000000000000005\r\nhello\r\n0000000000000000000\r\n\r\n"),
            "ok", 200},
        {"/length-and-chunks",
            wire(ok + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n"),
            "ok|protocol_error", 200},
        {"/length-same", again("Content-Length: 2\r\nContent-Length: 2\r\n\r\nok"), "ok", 200},
        {"/chunk-cut", wire(ok + "Transfer-Encoding: chunked\r\n\r\n5\r\nabc"), "protocol_error", 200},
        {"/chunk-last-missing", wire(ok + "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n"), "protocol_error", 200},
        {"/not-http", wire("SSH-2.0-OpenSSH_9.2\r\n"), "protocol_error", 0},
        {"/http-0.9", wire("<html><a href=/x>old"), "protocol_error", 0},
        {"/binary", wire(QByteArray(1000, '\0')), "protocol_error", 0},
        {"/1xx-flood", script({{.bytes = QByteArray("HTTP/1.1 100 Continue\r\n\r\n").repeated(100), .times = -1}}),
            "protocol_error", 0},
        {"/103", wire("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n" + ok + "Content-Length: 2\r\n\r\nok"), "ok",
            200},
        {"/101", wire("HTTP/1.1 101 Switching\r\nUpgrade: x\r\n\r\nxxxx"), "unexpected_status", 101},
        {"/103-in-pieces",
            script({{.bytes = "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r"},
                       {.bytes = "\n" + ok + "Content-Length: 2\r\n\r\nok", .pauseMs = 50}},
                After::KeepAlive),
            "ok", 200},
        {"/unasked/page", Response{.body = "page", .behind = evil}, "ok", 200},
        {"/unasked/page-late", Response{.body = "page", .behind = evil, .behindMs = 150}, "ok", 200},
        {"/unasked/interim", Response{.body = "page", .behind = "HTTP/1.1 103 Early Hints\r\n\r\n"}, "ok", 200},
        {"/unasked/timeout-late",
            Response{.body = "page",
                .after = After::Close,
                .behind = "HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
                .behindMs = 100,
                .idleMs = 110},
            "ok", 200},
        {"/unasked/garbage", Response{.body = "page", .behind = withNuls("~garbage~")}, "ok", 200},
        {"/unasked/line-ends", Response{.body = "page", .behind = "\r\n\r\n"}, "ok", 200},
        {"/204-with-body", wire("HTTP/1.1 204 No\r\nContent-Length: 5\r\n\r\nhello"), "ok", 204},
        {"/304", wire("HTTP/1.1 304 Not\r\n\r\nhello"), "unexpected_status", 304},
        {"/nul-in-head",
            wire(withNuls(
                "HTTP/1.1 200 O~K\r\nX-~: a~b\r\nY: a\rb\r\n\xff\xfe: x\r\nno colon\r\nContent-Type: text/html\r\n"
                "Content-Length: 2\r\n\r\nok")),
            "ok", 200},
    };
    for (const char *status : {"0", "00", "000", "99", "20", "abc", "-1", "2000"})
        traps.push_back({QByteArray("/status/") + status, wire(QByteArray("HTTP/1.1 ") + status + " X\r\n\r\n"),
            "protocol_error", 0});
    // No class of RFC 9110 has them; 999 is how some sites turn crawlers away.
    for (const auto &[status, outcome] : {std::pair("600", "unexpected_status"), std::pair("999", "blocked")}) {
        traps.push_back({QByteArray("/status/") + status,
            wire(QByteArray("HTTP/1.1 ") + status + " X\r\nContent-Length: 2\r\n\r\nok"), outcome,
            QByteArray(status).toInt()});
    }
    return traps;
}

std::vector<Trap> commonTraps()
{
    SiteHeaders cookies;
    for (int i = 0; i < 900; ++i)
        cookies.append({"Set-Cookie", "c" + QByteArray::number(i) + '=' + QByteArray(200, 'c') + "; Path=/cookies"});
    const auto typed = [](const char *name, const QByteArray &first, const QByteArray &second) {
        const QByteArray path = QByteArray("/type/") + name;
        SiteHeaders headers;
        if (!second.isNull())
            headers.append({"Content-Type", second});
        return Trap{path,
            Response{.headers = headers, .contentType = first, .body = "<a href=/honest/before" + path + ">x</a>"},
            "ok", 200};
    };
    const auto hinted = [](const char *name, const QList<Interim> &interim) {
        return Trap{QByteArray("/interim/") + name, Response{.body = "page", .interim = interim}, "ok", 200};
    };
    const Interim hints{.status = 103, .headers = {{"Link", "</x>; rel=preload"}}, .pauseMs = 30};
    std::vector<Trap> traps{
        {"/cookies", Response{.headers = cookies, .body = "ok"}, "ok", 200},
        {"/206", Response{.status = 206, .headers = {{"Content-Range", "bytes 0-1/9"}}, .body = "ok"},
            "unexpected_status", 206},
        // The last that is valid counts (Fetch, extract a MIME type).
        typed("twice", "text/html", "text/html"),
        typed("charset", "text/html", "text/html; charset=UTF-8"),
        typed("any", "text/html", "*/*"),
        typed("any-in-one", "text/html, */*", {}),
        typed("invalid", "text/html", "nonsense"),
        typed("last", "text/plain", "text/html"),
        // A trailer is no head.
        {"/trailers/type",
            Response{.body = "<a href=/honest/before/trailers/type>x</a>",
                .trailers
                = {{"Content-Type", "text/plain"}, {"Content-Encoding", "gzip"}, {"Location", "/never-linked"}}},
            "ok", 200},
        hinted("hints", {hints}),
        hinted("processing", {{.status = 102, .pauseMs = 30}}),
        hinted("continue", {{.status = 100, .pauseMs = 30}}),
        hinted("unknown", {{.status = 199, .pauseMs = 30}}),
        hinted("at-once", {{.status = 103, .headers = {{"Link", "</x>"}}}}),
        hinted("five", QList<Interim>(5, hints)),
        {"/idle/close", Response{.body = "page", .idleMs = 50}, "ok", 200},
        {"/idle/close-soon", Response{.body = "page", .idleMs = 1}, "ok", 200},
        {"/idle/reset", Response{.body = "page", .after = After::Reset, .idleMs = 50}, "ok", 200},
        // Over TLS a close_notify that TCP does not follow.
        {"/idle/half-close", Response{.body = "page", .after = After::HalfClose, .idleMs = 50}, "ok", 200},
        {"/idle/half-close-soon", Response{.body = "page", .after = After::HalfClose, .idleMs = 0}, "ok", 200},
    };
    return traps;
}

std::vector<Trap> redirectTraps(const QByteArray &elsewhere)
{
    std::vector<Trap> traps{
        {"/go/self", redirect("/go/self"), "redirect", 302},
        {"/go/loop", redirect("/go/loop2"), "redirect", 302},
        {"/go/loop2", redirect("/go/loop"), "redirect", 302},
        {"/go/empty", redirect(""), "unexpected_status", 302},
        {"/go/invalid", redirect("http://["), "redirect", 302},
        {"/go/file", redirect("file:///etc/passwd"), "redirect", 302},
        {"/go/data", redirect("data:text/html,<a href=/x>x</a>"), "redirect", 302},
        {"/go/javascript", redirect("javascript:alert(1)"), "redirect", 302},
        {"/go/ftp", redirect("ftp://127.0.0.1/x"), "redirect", 302},
        {"/go/elsewhere", redirect(elsewhere + "/redirected"), "redirect", 302},
        {"/go/with-login", redirect(QByteArray(elsewhere).replace("://", "://user:secret@") + "/with-login"),
            "redirect", 302},
        // Bytes that are no UTF-8 stay what they are.
        {"/go/latin-1", redirect("/honest/caf\xe9"), "redirect", 302},
        {"/go/gbk", redirect("/honest/\xc4\xe3\xba\xc3"), "redirect", 302},
        {"/go/twice-same", twice("/honest/twice", "/honest/twice"), "redirect", 302},
        {"/go/twice-different", twice("/never-linked", "/never-linked/2"), "redirect|unexpected_status|protocol_error",
            -1},
        {"/go/chain/0",
            [](const Request &request) {
                const int step = request.path().mid(10).toInt();
                return redirect("/go/chain/" + QByteArray::number(step + 1));
            },
            "redirect", 302},
    };
    return traps;
}

std::vector<Trap> refusalTraps()
{
    return {
        {"/no/basic", refusal(401, {{"WWW-Authenticate", "Basic realm=\"x\""}}), "blocked", 401},
        {"/no/digest", refusal(401, {{"WWW-Authenticate", "Digest realm=\"x\", nonce=\"y\", stale=true"}}), "blocked",
            401},
        {"/no/ntlm", refusal(401, {{"WWW-Authenticate", "NTLM"}, {"WWW-Authenticate", "Negotiate"}}), "blocked", 401},
        {"/no/scheme", refusal(401, {{"WWW-Authenticate", QByteArray(5000, 'x')}}), "blocked", 401},
        {"/no/proxy", refusal(407, {{"Proxy-Authenticate", "Basic realm=\"x\""}}), "blocked", 407},
        {"/no/403", refusal(403, {}), "blocked", 403},
        {"/no/challenge", refusal(403, {{"cf-mitigated", "challenge"}}), "blocked", 403},
        {"/no/challenge-503", refusal(503, {{"Server", "cloudflare"}}, "<script>window._cf_chl_opt={}</script>"),
            "blocked", 503},
        {"/no/challenge-200", refusal(200, {}, "<iframe src='/_Incapsula_Resource?x'></iframe>"), "blocked", 200},
        {"/no/billion", refusal(503, {{"Retry-After", "1000000000"}}), "throttled", 503},
        {"/no/year-9999", refusal(429, {{"Retry-After", "Fri, 31 Dec 9999 23:59:59 GMT"}}), "throttled", 429},
        {"/no/404", refusal(404, {}), "broken", 404},
        {"/no/410", refusal(410, {}), "broken", 410},
        {"/no/500", refusal(500, {}), "server_error", 500},
    };
}

} // namespace argiope::test
