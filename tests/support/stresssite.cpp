#include "tests/support/stresssite.h"

#include "tests/support/http2frames.h"

#include <memory>
#include <random>

namespace argiope::test {

namespace {

using After = Response::After;

int numberOf(const Request &request)
{
    return request.target.mid(3).toInt(); // "/p/NUMBER"
}

QByteArray lineAnswer(const QByteArray &body)
{
    return "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: " + QByteArray::number(body.size())
        + "\r\n\r\n" + body;
}

class Moods
{
public:
    explicit Moods(quint32 seed)
        : m_random(seed)
    {
    }

    Response answer(const Request &request);

private:
    int upTo(int most) { return int(m_random() % quint32(most + 1)); } // a distribution's numbers differ by library
    void breakOff(Response &response, bool http2);
    void goAway(Response &response);

    std::mt19937 m_random;
};

Response Moods::answer(const Request &request)
{
    const bool http2 = request.version == "HTTP/2";
    const int number = numberOf(request);
    Response response{.body = StressSite::bodyOf(number)};
    response.chunked = upTo(3) == 0;
    const QByteArray other = StressSite::bodyOf(number + 1 + upTo(1000));
    const QByteArray unasked
        = http2 ? h2::page(other, upTo(1) == 0 ? h2::StreamBehind : h2::ThisStream) : lineAnswer(other);
    switch (upTo(39)) {
    case 0:
    case 1:
        response.interim = QList<Interim>(1 + upTo(2), {.headers = {{"Link", "</x>"}}, .pauseMs = upTo(3)});
        break;
    case 2:
        response.interim = {{.status = 102 + upTo(97)}};
        break;
    case 3:
        response.behind = unasked;
        break;
    case 4:
        response.behind = unasked;
        response.behindMs = 1 + upTo(9);
        response.headers = {{"X-Later", "1"}};
        break;
    case 5:
        response.closeConnection = true;
        break;
    case 6:
        response.idleMs = upTo(5);
        response.after = upTo(1) == 0 ? After::Close : After::Reset;
        break;
    case 7:
        response.idleMs = upTo(5);
        response.after = After::HalfClose;
        break;
    case 8:
        breakOff(response, http2);
        break;
    case 9:
        response.trailers = {{"X-Sum", "1"}};
        break;
    case 10:
        response.dripBytes = 1 + int(response.body.size()) / 3;
        response.dripMs = 1;
        break;
    case 11:
        response.delayMs = upTo(10);
        break;
    case 12:
        if (http2)
            goAway(response);
        break;
    case 13:
        if (!http2) // a line end too many, as old servers have it
            response.behind = "\r\n";
        break;
    default:
        break;
    }
    return response;
}

void Moods::breakOff(Response &response, bool http2)
{
    const QByteArray body = response.body;
    const QByteArray half = body.first(body.size() / 2);
    switch (upTo(http2 ? 5 : 3)) {
    case 0:
        response.reset = true;
        break;
    case 1:
        response.chunked = false;
        response.closeAfter = upTo(int(body.size()) - 1);
        break;
    case 2:
        response.raw = http2 ? h2::headers(h2::head("200")).first(12) : QByteArray("HTTP/1.1 200 O");
        break;
    case 3:
        response.script = {{.bytes = ""}};
        break;
    case 4:
        response.script = {{.bytes = h2::headers(h2::head("200")) + h2::data(half) + h2::rstStream(quint32(upTo(13)))}};
        response.after = After::KeepAlive;
        break;
    default:
        response.script = {{.bytes = h2::rstStream(h2::RefusedStream)}};
        response.after = After::KeepAlive;
        break;
    }
}

/// TCP stays open in the end.
void Moods::goAway(Response &response)
{
    const QByteArray here = h2::goAway(h2::ThisStream, upTo(1) == 0 ? h2::NoError : h2::EnhanceYourCalm);
    switch (upTo(3)) {
    case 0:
        response.ahead = h2::goAway(h2::ThisStream);
        response.aheadMs = upTo(5);
        break;
    case 1:
        response.behind = here;
        break;
    case 2:
        response.behind = here;
        response.behindMs = upTo(5);
        break;
    default:
        response.script = {{.bytes = h2::goAway(h2::StreamBefore)}};
        response.after = After::KeepAlive;
        break;
    }
}

} // namespace

StressSite::StressSite(Wire wire, quint32 seed)
    : site(wire)
{
    // Only the site's thread asks it.
    site.setFallback(
        [moods = std::make_shared<Moods>(seed)](const Request &request) { return moods->answer(request); });
}

QByteArray StressSite::url(int number) const
{
    return site.url("/p/" + QByteArray::number(number));
}

QByteArray StressSite::bodyOf(int number)
{
    // Some end within a header's length, some do not; with an unasked one behind they fit into one TLS record.
    const QByteArray piece = "<title>" + QByteArray::number(number) + "</title> page ";
    return piece.repeated(1 + number % 97);
}

} // namespace argiope::test
