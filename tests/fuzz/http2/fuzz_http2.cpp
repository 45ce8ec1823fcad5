// The frames that an HTTP/2 server sends, to a connection that serves three requests one after the other. The first
// byte says in what pieces they come, the second which requests are left early, the rest are the bytes of the
// connection. Run with -timeout=5 -max_len=65536.

#include "core/net/http2answer.h"
#include "core/url/url.h"

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

void checkReply(const net::Reply &reply, bool ended)
{
    check(reply.status == 0 || reply.status == 101 || (reply.status >= 200 && reply.status <= 999));
    check(reply.body.size() <= limit);
    check(reply.failure == base::Outcome::None || !reply.error.isEmpty());
    // Nothing is complete that has no head, or whose connection went away before its end.
    check(!reply.bodyComplete || (reply.status != 0 && ended));
    for (const auto &[name, value] : reply.headers)
        check(!name.isEmpty() && !value.contains('\n') && !value.contains('\r') && !value.contains('\0'));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 3 || size > 65536)
        return 0;
    const qsizetype step = data[0] == 0 ? qsizetype(size) : data[0];
    const uint8_t wishes = data[1];
    QByteArrayView wire(reinterpret_cast<const char *>(data + 2), qsizetype(size - 2));
    static const url::Url url = *url::parse("https://example.org/");
    net::Http2Session session({.bytes = 16 * 1024, .fields = 100, .interim = 3});
    qsizetype said = 0;
    for (int i = 0; i < 3 && (i == 0 || session.usable()); ++i) {
        net::Request request;
        request.url = url;
        request.method = (wishes >> i) & 1 ? net::Method::Head : net::Method::Get;
        request.maxBytes = limit;
        if ((wishes >> (i + 3)) & 1)
            request.wanted = [](const net::ReplyHead &) { return qint64(16); };
        net::Reply reply;
        net::Reception reception(request, reply);
        const net::Query query{.method = request.method == net::Method::Head ? "HEAD" : "GET",
            .scheme = "https",
            .authority = "example.org",
            .target = "/",
            .headers = {}};
        net::Http2Answer answer(query, reception, session);
        said += answer.takeOutput().size();
        while (!answer.ended() && !wire.isEmpty()) {
            const QByteArrayView piece = wire.first(std::min(step, wire.size()));
            wire = wire.sliced(piece.size());
            answer.feed(piece);
            said += answer.takeOutput().size();
        }
        const bool ended = answer.ended();
        if (!ended)
            answer.connectionEnded("closed");
        answer.leave();
        said += answer.takeOutput().size();
        checkReply(reply, ended);
    }
    // A ping of 17 bytes is answered with 17, settings of 9 with 9, a frame of 9 that is a mistake with a reset of 13.
    check(said <= 4096 + 3 * qsizetype(size));
    return 0;
}
