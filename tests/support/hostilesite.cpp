#include "tests/support/hostilesite.h"

#include "tests/support/endlesssite.h"

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

HostileSite::HostileSite()
{
    elsewhere.setFallback("elsewhere");
    for (auto &&kind : {serverTraps(), refusalTraps(), encodingTraps(), pageTraps(), redirectTraps(elsewhere.origin())})
        m_traps.insert(m_traps.end(), kind.begin(), kind.end());
    addServers();
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
    for (const TestSite *secure : {&m_selfSigned, &m_expired, &m_wrongHost, &m_garbage, &m_plain, &m_alert})
        m_traps.push_back({secureUrl(*secure), nothing, "tls_failed", 0});
    m_traps.push_back({secureUrl(m_endlessHello), nothing, "tls_failed|timed_out", 0});
    m_traps.push_back({secureUrl(m_closing), nothing, "tls_failed|connect_failed", 0});
    m_traps.push_back({secureUrl(m_silent), nothing, "timed_out", 0});
    m_traps.push_back({"http://127.0.0.1:" + QByteArray::number(closedPort()) + '/', nothing, "connect_failed", 0});
}

QByteArray HostileSite::urlOf(const Trap &trap) const
{
    return trap.path.startsWith('/') ? site.url(trap.path) : trap.path;
}

void HostileSite::addHonest(const QByteArray &path)
{
    m_honest.append(path);
    site.setPage(path, Page("<title>honest</title><p>an honest page"));
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
            addHonest("/honest/before/" + trap.path.mid(6));
        // A chain answers for each of its links.
        for (int i = 1; trap.path == "/go/chain/0" && i <= ChainLength; ++i)
            site.setPage("/go/chain/" + QByteArray::number(i), trap.page);
    }
    addHonest("/honest/utf-16");
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
