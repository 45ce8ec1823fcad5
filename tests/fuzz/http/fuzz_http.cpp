// What a server sends: the first byte says in what pieces, the rest are the bytes of a connection. Head, body, content
// coding, cookies and the look for challenges. Run with -timeout=5 -max_len=65536.

#include "core/engine/challenge.h"
#include "core/engine/classify.h"
#include "core/net/bodyreader.h"
#include "core/net/contentdecoder.h"
#include "core/net/cookieparser.h"
#include "core/net/headreader.h"

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

    net::HeadReader head({.bytes = 32 * 1024, .fields = 100, .interim = 3});
    net::HeadReader::State state = net::HeadReader::State::More;
    while (state == net::HeadReader::State::More && !wire.isEmpty()) {
        qsizetype used = 0;
        state = head.feed(wire.first(std::min(step, wire.size())), used);
        check(used > 0 || state == net::HeadReader::State::Failed);
        wire = wire.sliced(used);
    }
    if (state == net::HeadReader::State::Failed) {
        check(head.failure() != base::Outcome::None && !head.error().isEmpty());
        return 0;
    }
    if (state == net::HeadReader::State::More)
        return 0;
    check(head.status() >= 100 && head.status() <= 999 && head.headers().size() <= 100);
    check(head.reason().isValidUtf8());

    net::Reply reply;
    reply.status = head.status();
    reply.headers = head.headers();
    for (const auto &[name, value] : reply.headers) {
        check(!name.isEmpty() && !value.contains('\n') && !value.contains('\r') && !value.contains('\0'));
        if (name.compare("Set-Cookie", Qt::CaseInsensitive) == 0)
            (void)net::parseSetCookie(value, 0);
        (void)net::parseCookieDate(value);
    }
    net::BodyReader body(head.framing());
    net::BodyDecoder decoder(net::headerValue(reply.headers, "Content-Encoding"), limit);
    bool going = true;
    while (going && !body.done() && !wire.isEmpty()) {
        qsizetype used = 0;
        const net::BodyReader::State part = body.feed(wire.first(std::min(step, wire.size())), used);
        if (part == net::BodyReader::State::Failed) {
            check(!body.error().isEmpty());
            break;
        }
        check(used > 0);
        if (part == net::BodyReader::State::Piece) {
            going = decoder.feed(body.piece(), [&reply](QByteArrayView piece) {
                reply.body.append(piece);
                return reply.body.size() < limit;
            });
        }
        wire = wire.sliced(used);
    }
    decoder.finish();
    check(reply.body.size() <= limit + 65536);
    (void)engine::challengeOf(reply);
    (void)engine::classify(reply);
    (void)engine::remarkOn(reply);
    (void)engine::retryAfter(reply, 0);
    (void)engine::redirectLocation(reply);
    return 0;
}
