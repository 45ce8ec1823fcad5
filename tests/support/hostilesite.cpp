#include "tests/support/hostilesite.h"

#include "tests/support/endlesssite.h"
#include "tests/support/http2frames.h"

namespace argiope::test {

namespace {

constexpr int Products = 100;
constexpr int ChainLength = 300; ///< of redirects

QByteArray secureUrl(const TestSite &site)
{
    return "https://127.0.0.1:" + QByteArray::number(site.port()) + '/';
}

Response bytes(const QByteArray &what, Response::After after, qint64 times = 1)
{
    return Response{.script = {Step{.bytes = what, .times = times}}, .after = after};
}

} // namespace

QByteArray withNuls(QByteArray text)
{
    return text.replace('~', '\0');
}

HostileSite::HostileSite(Wire wire)
    : site(wire)
    , elsewhere(wire)
    , m_trusting(wire != Wire::Plain)
{
    elsewhere.setFallback("elsewhere");
    const bool http2 = wire == Wire::Http2 || wire == Wire::OnlyHttp2;
    for (auto &&kind : {http2 ? frameTraps() : lineTraps(), commonTraps(), refusalTraps(), encodingTraps(), pageTraps(),
             redirectTraps(elsewhere.origin())})
        m_traps.insert(m_traps.end(), kind.begin(), kind.end());
    addServers();
    if (http2)
        addHttp2Servers();
    furnish();
}

void HostileSite::addServers()
{
    using After = Response::After;
    for (TestSite *secure : {&m_selfSigned, &m_expired, &m_wrongHost})
        secure->setFallback("secret");
    m_garbage.setAnswerToAnything(bytes(QByteArray("\x01\x80garbage\xff").repeated(50), After::Hold));
    m_plain.setAnswerToAnything(bytes("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n", After::Close));
    m_alert.setAnswerToAnything(bytes(QByteArray("\x15\x03\x03\x00\x02\x02\x28", 7), After::Hold));
    // Records of a handshake that is never complete: 0x3ff0 bytes each, of a message that is to have 16 MB.
    m_endlessHello.setAnswerToAnything(
        bytes(QByteArray("\x16\x03\x03\x3f\xf0", 5) + QByteArray("\x02\xff\xff\xff", 4) + QByteArray(0x3fec, 'x'),
            After::Hold, -1));
    m_closing.setAnswerToAnything(bytes("", After::Close));
    m_silent.setAnswerToAnything(Response{.neverAnswer = true});
    const Page nothing("");
    if (m_trusting)
        m_traps.push_back({secureUrl(m_selfSigned), nothing, "ok", 200});
    else
        m_traps.push_back({secureUrl(m_selfSigned), nothing, "tls_failed", 0});
    for (const TestSite *secure : {&m_expired, &m_wrongHost, &m_garbage, &m_plain, &m_alert})
        m_traps.push_back({secureUrl(*secure), nothing, "tls_failed", 0});
    m_traps.push_back({secureUrl(m_endlessHello), nothing, "tls_failed|timed_out", 0});
    m_traps.push_back({secureUrl(m_closing), nothing, "tls_failed|connect_failed", 0});
    m_traps.push_back({secureUrl(m_silent), nothing, "timed_out", 0});
    m_traps.push_back({"http://127.0.0.1:" + QByteArray::number(closedPort()) + '/', nothing, "connect_failed", 0});
}

void HostileSite::addHttp2Servers()
{
    const auto add
        = [this](Wire wire, const Page &page, const Http2Settings &settings, const char *outcome, int status) {
              m_http2.push_back(std::make_unique<TestSite>(wire));
              m_http2.back()->setFallback(page);
              m_http2.back()->setHttp2Settings(settings);
              m_traps.push_back({m_http2.back()->url("/"), page, outcome, status});
          };
    const Page fine("fine");
    add(Wire::OnlyHttp2, fine, {}, "ok", 200);
    // Whatever is wrong there, it is not TLS.
    add(Wire::OnlyHttp2, Response{.raw = h2::headers(h2::head("abc"))}, {}, "protocol_error", 0);
    add(Wire::OnlyHttp2, Response{.neverAnswer = true}, {}, "timed_out", 0);
    add(Wire::OnlyHttp2, Response{.reset = true}, {}, "connect_failed", 0);
    add(Wire::Http2, fine, {{h2::MaxConcurrentStreams, 0}}, "ok|timed_out|connect_failed|protocol_error", -1);
    add(Wire::Http2, fine, {{h2::HeaderTableSize, 0}, {h2::InitialWindowSize, 0}, {0xff, 5}}, "ok", 200);
    add(Wire::Http2, fine, {{h2::MaxHeaderListSize, 1}, {h2::MaxConcurrentStreams, 1}}, "ok|protocol_error", -1);
    add(Wire::Http2, fine, {{h2::MaxFrameSize, 5}}, "protocol_error", 0);
    // A server of its own, since a client may remember for all of its pages what it wants.
    const Page old = [](const Request &request) {
        return request.version == "HTTP/2"
            ? Response{.script = {{.bytes = h2::rstStream(h2::Http11Required)}}, .after = Response::After::KeepAlive}
            : Response{.body = "fine"};
    };
    add(Wire::Http2, old, {}, "ok|protocol_error|connect_failed", -1);
    // It was agreed on HTTP/2, and HTTP/1.1 comes.
    m_http2.push_back(std::make_unique<TestSite>(Wire::Http2));
    m_http2.back()->setAnswerToAnything(
        bytes("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok", Response::After::Close));
    m_traps.push_back({m_http2.back()->url("/"), fine, "protocol_error", 0});
}

QByteArray HostileSite::urlOf(const Trap &trap) const
{
    return trap.path.startsWith('/') ? site.url(trap.path) : trap.path;
}

void HostileSite::addHonest(const QByteArray &path)
{
    m_honest.append(path);
    site.setPage(path, Page("<title>" + path + "</title><p>an honest page"));
}

void HostileSite::furnish()
{
    QByteArray index = "<!DOCTYPE html><title>start</title>";
    int number = 0;
    for (const Trap &trap : m_traps) {
        const QByteArray path = "/honest/" + QByteArray::number(number++);
        addHonest(path);
        index += "<a href='" + trap.path + "'>trap</a> <a href='" + path + "'>honest</a>\n";
        if (!trap.path.startsWith('/'))
            continue;
        site.setPage(trap.path, trap.page);
        if (trap.page.text().contains("/honest/before/"))
            addHonest("/honest/before" + (trap.path.startsWith("/page/") ? trap.path.mid(5) : trap.path));
        // A chain answers for each of its links.
        for (int i = 1; trap.path == "/go/chain/0" && i <= ChainLength; ++i)
            site.setPage("/go/chain/" + QByteArray::number(i), trap.page);
    }
    addHonest("/honest/utf-16");
    addHonest("/honest/caf%E9");
    addHonest("/honest/%C4%E3%BA%C3");
    addHonest("/honest/twice");
    addHonest("/honest/untyped");
    for (const EndlessSeries &series : endlessSeries())
        index += "<a href='" + series.start + "'>" + series.name + "</a>\n";
    site.setFallback(endlessPages());
    const QList<QByteArray> products = addProducts(site, Products);
    index += "<a href='" + products.first() + "'>products</a>\n";
    m_honest += products;
    addHonest("/");
    site.setPage("/", Page(index));
}

} // namespace argiope::test
