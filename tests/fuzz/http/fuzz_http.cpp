// What a server sends over HTTP/1.1, read as a crawl reads it: the first byte says in what pieces, the rest are the
// bytes of a connection. Head, body, content coding, cookies and the look for challenges. Run with -timeout=5
// -max_len=65536.

#include "core/base/cookiedate.h"
#include "core/judge/challenge.h"
#include "core/judge/reading.h"
#include "core/net/cookieparser.h"
#include "core/net/http1answer.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

using namespace argiope;

namespace {

constexpr qint64 limit = 1024 * 1024;

void check(bool holds)
{
    if (!holds)
        abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2 || size > 65536)
        return 0;
    const qsizetype step = data[0] == 0 ? qsizetype(size) : data[0];
    QByteArrayView wire(reinterpret_cast<const char *>(data + 1), qsizetype(size - 1));

    static const url::Url url = *url::parse("http://example.org/");
    net::Request request;
    request.url = url;
    request.maxBytes = limit;
    net::Reply reply;
    net::Reception reception(request, reply);
    const net::Query query{.method = "GET", .scheme = "http", .authority = "example.org", .target = "/", .headers = {}};
    net::Http1Answer answer(query, reception, {.bytes = 32 * 1024, .fields = 100, .interim = 3});
    while (!answer.ended() && !wire.isEmpty()) {
        const QByteArrayView piece = wire.first(std::min(step, wire.size()));
        wire = wire.sliced(piece.size());
        answer.feed(piece);
    }
    const bool ended = answer.ended();
    if (!ended)
        answer.connectionEnded("closed");
    check(answer.ended());
    check(reply.failure == base::Outcome::None || !reply.error.isEmpty());
    check(!answer.reusable() || (ended && reply.status != 0));
    check(reply.status == 0 || reply.status == 101 || (reply.status >= 200 && reply.status <= 999));
    check(reply.headers.size() <= 100 && reply.reason.isValidUtf8());
    check(reply.body.size() <= limit);
    for (const auto &[name, value] : reply.headers) {
        check(!name.isEmpty() && !value.contains('\n') && !value.contains('\r') && !value.contains('\0'));
        (void)base::parseCookieDate(value);
        (void)net::parseSetCookie(value, 0);
    }
    (void)judge::challengeOf(reply);
    (void)judge::readingOf(reply, false, 0);
    return 0;
}
