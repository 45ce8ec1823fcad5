#include "core/net/proxychoice.h"
#include "core/net/queryheaders.h"
#include "tests/core/net/fetchhelp.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::net;

/// Who is told what, and by which way.
class TestQueryHeaders : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void privateHeaders_data();
    void privateHeaders();
    void hostStaysAtHome();
    void proxies_data();
    void proxies();
    void proxyAuthorization();
};

void TestQueryHeaders::privateHeaders_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("home"); ///< told to the credential origins
    QTest::addColumn<bool>("away"); ///< told to others
    const auto row
        = [](const char *name, bool home, bool away) { QTest::newRow(name) << QByteArray(name) << home << away; };
    row("Authorization", true, false);
    row("cookie", true, false);
    row("X-Api-Key", true, false);
    row("X-Auth-Token", true, false);
    row("apikey", true, false);
    row("X-Session-Id", true, false);
    row("X-Amz-Security-Token", true, false);
    row("Client-Secret", true, false);
    row("Accept-Language", true, true);
    row("X-Requested-With", true, true);
    row("From", true, true);
    row("Proxy-Authorization", false, false);
    row("Host", false, false); // as a header: the protocol says it
    row("TE", false, false);
    row("Proxy-Connection", false, false);
    row("Content-Length", false, false);
}

void TestQueryHeaders::privateHeaders()
{
    QFETCH(QByteArray, name);
    QFETCH(bool, home);
    QFETCH(bool, away);
    NetSettings settings = testSettings();
    settings.headers = {{name, "value"}};
    settings.credentialOrigins = {"http://home.test"};
    const auto isTold = [&](const char *url) {
        return headerValue(queryHeaders(settings, nullptr, requestFor(url)), name) == "value";
    };
    QCOMPARE(isTold("http://home.test/x"), home);
    for (const char *other :
        {"https://home.test/x", "http://home.test:81/", "http://away.test/", "http://a.home.test/"})
        QCOMPARE(isTold(other), away);
}

void TestQueryHeaders::hostStaysAtHome()
{
    NetSettings settings = testSettings();
    settings.headers = {{"host", "staging.test"}};
    settings.credentialOrigins = {"http://127.0.0.1:81"};
    QCOMPARE(queryAuthority(settings, toUrl("http://127.0.0.1:81/a")), QByteArray("staging.test"));
    QCOMPARE(queryAuthority(settings, toUrl("http://127.0.0.1/a")), QByteArray("127.0.0.1"));
    QCOMPARE(queryAuthority(settings, toUrl("http://[::1]:82/a")), QByteArray("[::1]:82"));
}

void TestQueryHeaders::proxies_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("type"); ///< QNetworkProxy::ProxyType; -1: refused
    const auto row = [](const char *text, int type) { QTest::newRow(text) << QString::fromLatin1(text) << type; };
    row("", QNetworkProxy::NoProxy);
    row("http://127.0.0.1:3128", QNetworkProxy::HttpProxy);
    row("http://me:secret@proxy.test", QNetworkProxy::HttpProxy);
    row("socks5://127.0.0.1", QNetworkProxy::Socks5Proxy);
    row("https://me:secret@proxy.test", -1);
    row("ftp://proxy.test", -1);
    row("proxy.test:3128", -1);
    row("http://", -1);
}

void TestQueryHeaders::proxies()
{
    QFETCH(QString, text);
    QFETCH(int, type);
    NetSettings settings = testSettings();
    settings.proxy = text;
    ProxyChoice choice(settings);
    QCOMPARE(choice.error().isEmpty(), type >= 0);
    QVERIFY(!choice.error().contains("secret"));
    if (type >= 0)
        QCOMPARE(int(choice.proxyFor(toUrl("http://example.org/")).type()), type);
    else
        QCOMPARE(fetchOnce("http://127.0.0.1:1/", settings).failure, base::Outcome::ProxyFailed);
}

void TestQueryHeaders::proxyAuthorization()
{
    NetSettings settings = testSettings();
    settings.headers = {{"proxy-authorization", "Bearer x"}};
    settings.proxy = QStringLiteral("http://127.0.0.1:3128");
    ProxyChoice given(settings);
    const url::Url url = toUrl("http://example.org/");
    QCOMPARE(given.authorization(given.proxyFor(url)), QByteArray("Bearer x"));
    settings.proxy = QStringLiteral("http://me:secret@127.0.0.1:3128");
    ProxyChoice named(settings);
    QCOMPARE(named.authorization(named.proxyFor(url)), QByteArray()); // once the proxy asks for it
    QCOMPARE(named.authorization(QNetworkProxy(QNetworkProxy::NoProxy)), QByteArray());
}

ARGIOPE_TEST(TestQueryHeaders, QCoreApplication)
#include "tst_queryheaders.moc"
