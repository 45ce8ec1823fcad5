#include "core/net/storedanswer.h"

#include "core/net/http1answer.h"

namespace argiope::net {

namespace {

Reply readStored(const QByteArray &method, QByteArrayView bytes, const url::Url &url, qint64 maxBytes)
{
    Request request;
    request.url = url;
    request.maxBytes = maxBytes;
    Reply reply;
    Reception reception(request, reply);
    const Query query{.method = method, .scheme = {}, .authority = {}, .target = {}, .headers = {}};
    Http1Answer answer(query, reception);
    answer.feed(bytes);
    if (!answer.ended())
        answer.connectionEnded("nothing more was kept");
    return reply;
}

} // namespace

Reply readStoredAnswer(QByteArrayView bytes, const url::Url &url, qint64 maxBytes)
{
    return readStored("GET", bytes, url, maxBytes);
}

Reply readStoredHead(QByteArrayView bytes, const url::Url &url)
{
    return readStored("HEAD", bytes, url, 0);
}

} // namespace argiope::net
