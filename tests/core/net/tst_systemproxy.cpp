// "system": the proxy that the machine's settings name, which on Unix are environment variables. A program of its own,
// since they are the whole process's.

#include "tests/core/net/fetchhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/tunnelproxy.h"

#include <memory>

using namespace argiope;
using namespace argiope::net;
using base::Outcome;
using test::Response;
using test::TestSite;

class TestSystemProxy : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase_data() { addDoors(); }
    void initTestCase();
    void asksWhomTheSystemNames();

private:
    std::unique_ptr<TestSite> m_clear;
    std::unique_ptr<test::TunnelProxy> m_tunnel;
};

void TestSystemProxy::initTestCase()
{
#ifndef Q_OS_UNIX
    QSKIP("elsewhere the system has no settings of one process");
#endif
    if (m_clear)
        return; // the settings may be read once
    m_clear = std::make_unique<TestSite>(test::Wire::Plain);
    m_clear->setFallback([](const test::Request &r) { return Response{.body = r.target}; });
    m_tunnel = std::make_unique<test::TunnelProxy>();
    qputenv("http_proxy", "http://127.0.0.1:" + QByteArray::number(m_clear->port()));
    qputenv("https_proxy", "http://127.0.0.1:" + QByteArray::number(m_tunnel->port()));
    qputenv("no_proxy", "direct.test");
}

void TestSystemProxy::asksWhomTheSystemNames()
{
    TestSite site({{"/", "page"}}, door().wire);
    NetSettings settings = door().settings();
    settings.proxy = QString::fromLatin1(SystemProxy);
    Fetcher fetcher(settings, nullptr);
    if (door().isSecure()) {
        const auto before = m_tunnel->accessLog().size();
        // The certificate is for this name, too, which no system leaves out by itself.
        const Reply reply = fetcher.fetch(requestFor(site.url("/")));
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(reply.body, QByteArray("page"));
        QCOMPARE(m_tunnel->accessLog().size(), before + 1);
    } else {
        for (const char *url : {"http://example.test/a", "http://other.test/b", "http://example.test/c"}) {
            const Reply reply = fetcher.fetch(requestFor(url));
            COMPARE_OUTCOME(reply, Outcome::None);
            QCOMPARE(reply.body, QByteArray(url));
        }
        COMPARE_OUTCOME(fetcher.fetch(requestFor("http://direct.test/")), Outcome::DnsFailed);
        // Without "system" nothing of this counts.
        COMPARE_OUTCOME(fetchThere("http://example.test/"), Outcome::DnsFailed);
    }
    QCOMPARE(fetchThere(site.url("/")).body, QByteArray("page"));
}

ARGIOPE_TEST(TestSystemProxy, QCoreApplication)
#include "tst_systemproxy.moc"
