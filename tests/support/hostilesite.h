#pragma once

#include "tests/support/testsite.h"

#include <memory>
#include <vector>

namespace argiope::test {

/// A page that means harm, or a server that does, and what a crawl has to make of it.
struct Trap
{
    QByteArray path; ///< or a whole URL, of another server
    Page page;
    QByteArray outcome; ///< as exported; several that are right are parted by '|'
    int status = 0; ///< 0: none came; -1: any
};

/// The text with NULs for its '~'.
[[nodiscard]] QByteArray withNuls(QByteArray text);

/// One trap of each kind that the web has been seen to hold. `elsewhere`: the origin of another server, for what leads
/// off the site.
[[nodiscard]] std::vector<Trap> lineTraps(); ///< HTTP/1.1, and below it
[[nodiscard]] std::vector<Trap> frameTraps(); ///< HTTP/2, and below it
[[nodiscard]] std::vector<Trap> commonTraps(); ///< in HTTP, whatever the wire; /type and /trailers link to honest pages
[[nodiscard]] std::vector<Trap> encodingTraps();
[[nodiscard]] std::vector<Trap> pageTraps(); ///< each links to /honest/before/NAME first
[[nodiscard]] std::vector<Trap> redirectTraps(const QByteArray &elsewhere);
[[nodiscard]] std::vector<Trap> refusalTraps();

/// A site with all of them, with families of URLs without end, and with servers beside it that do not speak TLS as
/// they should. Its start page links to every trap, and to an honest page behind each, whose title is its own path.
/// Over TLS its certificate is good but for its authority, which nobody knows: a crawl has to go on in spite of that,
/// and then takes a self-signed one too.
class HostileSite
{
public:
    explicit HostileSite(Wire wire = Wire::Plain);

    [[nodiscard]] const std::vector<Trap> &traps() const { return m_traps; }
    [[nodiscard]] const QList<QByteArray> &honest() const { return m_honest; } ///< paths
    [[nodiscard]] QByteArray urlOf(const Trap &trap) const;

    TestSite site;
    TestSite elsewhere; ///< another origin, where everything is fine

private:
    void addServers();
    void addHttp2Servers();
    void furnish();
    void addHonest(const QByteArray &path);

    const bool m_trusting; ///< who crawls takes unknown authorities
    TestSite m_selfSigned{Tls::SelfSigned};
    TestSite m_expired{Tls::Expired};
    TestSite m_wrongHost{Tls::WrongHost};
    TestSite m_garbage; ///< what answers a ClientHello with something else
    TestSite m_plain;
    TestSite m_alert;
    TestSite m_endlessHello;
    TestSite m_closing;
    TestSite m_silent;
    std::vector<std::unique_ptr<TestSite>> m_http2;
    std::vector<Trap> m_traps;
    QList<QByteArray> m_honest;
};

} // namespace argiope::test
