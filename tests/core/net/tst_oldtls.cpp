#include "core/net/oldtlsanswer.h"
#include "tests/core/net/fetchhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/tunnelproxy.h"

#include <QTest>

using namespace argiope;
using namespace argiope::net;
using base::Outcome;

/// Whether a server still takes part in TLS 1.1 and older.
class TestOldTls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hello_data();
    void hello();
    void answers_data();
    void answers();
    void servers();
    void byTunnel();
};

namespace {

int number(QByteArrayView bytes)
{
    int value = 0;
    for (const char c : bytes)
        value = value << 8 | quint8(c);
    return value;
}

/// A ServerHello of that version, "\x03\x01" for TLS 1.0.
QByteArray serverHello(const QByteArray &version)
{
    return QByteArray("\x16\x03\x01\x00\x2a\x02\x00\x00\x26", 9) + version + QByteArray(32, 'r')
        + QByteArray("\x00\x00\x2f\x00", 4);
}

net::Request offerTo(const QByteArray &address)
{
    net::Request request = requestFor(address);
    request.offersOldTls = true;
    return request;
}

} // namespace

void TestOldTls::hello_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<bool>("named");
    QTest::newRow("name") << QByteArray("www.example.org") << true;
    QTest::newRow("IPv4") << QByteArray("127.0.0.1") << false;
    QTest::newRow("IPv6") << QByteArray("[::1]") << false;
}

void TestOldTls::hello()
{
    QFETCH(const QByteArray, host);
    const QByteArray random = "0123456789abcdef0123456789abcdef";
    const QByteArray bytes = oldClientHello(host, random);
    QCOMPARE(bytes.left(3), QByteArray("\x16\x03\x01", 3));
    QCOMPARE(number(bytes.mid(3, 2)), int(bytes.size()) - 5);
    QCOMPARE(bytes.mid(5, 1), QByteArray("\x01"));
    QCOMPARE(number(bytes.mid(6, 3)), int(bytes.size()) - 9);
    QCOMPARE(bytes.mid(9, 2), QByteArray("\x03\x02")); // no more than TLS 1.1
    QCOMPARE(bytes.mid(11, 32), random);
    QCOMPARE(number(bytes.mid(43, 1)), 0); // no session
    const int suites = number(bytes.mid(44, 2));
    QVERIFY(suites > 0 && suites % 2 == 0);
    int at = 46 + suites;
    QCOMPARE(bytes.mid(at, 2), QByteArray("\x01\x00", 2));
    QCOMPARE(number(bytes.mid(at + 2, 2)), int(bytes.size()) - at - 4);
    QHash<int, QByteArray> extensions;
    for (at += 4; at < bytes.size(); at += 4 + number(bytes.mid(at + 2, 2)))
        extensions.insert(number(bytes.mid(at, 2)), bytes.mid(at + 4, number(bytes.mid(at + 2, 2))));
    QCOMPARE(at, int(bytes.size()));
    QVERIFY(!extensions.contains(43)); // supported_versions would offer more
    QTEST(extensions.contains(0), "named");
    if (extensions.contains(0))
        QCOMPARE(extensions[0], QByteArray("\x00\x12\x00\x00\x0f", 5) + host);
}

void TestOldTls::answers_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("version"); // "-": it says nothing of it
    const auto row = [](const char *name, const QByteArray &bytes, const QByteArray &version) {
        QTest::newRow(name) << bytes << version;
    };
    row("TLS 1.1", serverHello("\x03\x02"), "TLSv1.1");
    row("TLS 1.0", serverHello("\x03\x01"), "TLSv1.0");
    row("SSL 3", serverHello(QByteArray("\x03\x00", 2)), "SSLv3");
    row("more behind it", serverHello("\x03\x01") + QByteArray(5000, 'c'), "TLSv1.0");
    row("alert", QByteArray("\x15\x03\x02\x00\x02\x02\x46", 7), "");
    row("hung up", "", "");
    row("a version that was not offered", serverHello("\x03\x03"), "-");
    row("another handshake message", QByteArray("\x16\x03\x01\x00\x04\x0e\x00\x00\x00\x00\x00", 11), "-");
    row("HTTP", "HTTP/1.1 400 Bad Request\r\n\r\n", "-");
    row("cut", serverHello("\x03\x01").left(8), "-");
    row("a byte", "\x16", "-");
}

void TestOldTls::answers()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, version);
    for (const qsizetype step : {qsizetype(1), std::max<qsizetype>(bytes.size(), 1)}) {
        const net::Request request = offerTo("https://example.org/");
        Reply reply;
        Reception reception(request, reply);
        OldTlsAnswer answer(request.url, reception, reply.oldTls);
        QVERIFY(answer.takeOutput().contains("example.org"));
        for (qsizetype at = 0; at < bytes.size() && !answer.ended(); at += step)
            answer.feed(QByteArrayView(bytes).sliced(at).first(std::min(step, bytes.size() - at)));
        if (!answer.ended())
            answer.connectionEnded("closed");
        QVERIFY(answer.ended());
        QVERIFY(!answer.reusable());
        QVERIFY(answer.takeOutput().isEmpty()); // nothing behind the offer
        QCOMPARE(reply.oldTls.value_or("-"), version);
        QCOMPARE(int(reply.failure), int(version == "-" ? Outcome::ProtocolError : Outcome::None));
    }
}

/// The libraries of today decline; what is not there is not there.
void TestOldTls::servers()
{
    test::TestSite secure(test::Wire::Tls);
    test::TestSite plain;
    Fetcher fetcher(testSettings(), nullptr);
    const Reply declined = fetcher.fetch(offerTo(secure.url("/")));
    QVERIFY2(declined.failure == Outcome::None, declined.error.constData());
    QCOMPARE(declined.oldTls, std::optional<QByteArray>(QByteArray()));
    QCOMPARE(secure.requestCount(), 0);
    QVERIFY(!fetcher.fetch(offerTo(plain.url("/"))).oldTls); // not by http
    const Reply nobody = fetcher.fetch(offerTo("https://127.0.0.1:1/"));
    QCOMPARE(int(nobody.failure), int(Outcome::ConnectFailed));
    QVERIFY(!nobody.oldTls);
    // Its connection is nobody else's.
    const Reply page = fetcher.fetch(requestFor(plain.url("/")));
    QCOMPARE(page.status, 404);
}

void TestOldTls::byTunnel()
{
    test::TestSite secure(test::Wire::Tls);
    const test::TunnelProxy proxy;
    NetSettings settings = testSettings();
    settings.proxy = QStringLiteral("http://127.0.0.1:%1").arg(proxy.port());
    Fetcher fetcher(settings, nullptr);
    const Reply declined = fetcher.fetch(offerTo(secure.url("/")));
    QVERIFY2(declined.failure == Outcome::None, declined.error.constData());
    QVERIFY(declined.oldTls && declined.oldTls->isEmpty());
    QCOMPARE(proxy.accessLog().size(), 1);
}

ARGIOPE_TEST(TestOldTls, QCoreApplication)
#include "tst_oldtls.moc"
