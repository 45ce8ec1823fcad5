#include "tests/core/net/fetchhelp.h"
#include "tests/support/testmain.h"

using namespace argiope;
using namespace argiope::net;
using base::Outcome;
using test::Response;
using test::TestSite;

/// What is about the bytes of HTTP/1.1.
class TestFetcherLines : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase_data() { addDoors(Doors::Http1); }
    void oddReasonPhrases();
    void failures_data();
    void failures();
    void cutBodies_data();
    void cutBodies();
    void closesWithoutAWord();
};

void TestFetcherLines::oddReasonPhrases()
{
    TestSite site({{"/utf8", Response{.reason = "Gr\xc3\xbc\xc3\x9f"}}, {"/latin1", Response{.reason = "Gr\xfc\xdf"}}},
        door().wire);
    site.setPage("/none", Response{.raw = "HTTP/1.1 200\r\nContent-Length: 2\r\n\r\nok"});
    site.setPage("/blank", Response{.raw = "HTTP/1.1 200 \r\nContent-Length: 2\r\n\r\nok"});
    Fetcher fetcher(door().settings(), nullptr);
    for (const char *path : {"/utf8", "/latin1"}) {
        const Reply reply = fetcher.fetch(requestFor(site.url(path)));
        COMPARE_OUTCOME(reply, Outcome::None);
        QVERIFY(reply.reason.startsWith("Gr"));
        QVERIFY(QString::fromUtf8(reply.reason).toUtf8() == reply.reason); // well-formed UTF-8 whatever came
    }
    for (const char *path : {"/none", "/blank"}) {
        const Reply reply = fetcher.fetch(requestFor(site.url(path)));
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.reason, QByteArray());
        QCOMPARE(reply.body, QByteArray("ok"));
    }
}

void TestFetcherLines::failures_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<int>("status");
    // What ends before Qt's client has read a head is a failed connection to it.
    QTest::newRow("closes at once") << QByteArray() << Outcome::ConnectFailed << 0;
    QTest::newRow("not http") << QByteArray("SSH-2.0-OpenSSH_9.2\r\n") << Outcome::ProtocolError << 0;
    QTest::newRow("garbage") << QByteArray("\x01\x02\x03\x04\x05\x06\x07\r\n\r\n") << Outcome::ProtocolError << 0;
    QTest::newRow("short") << QByteArray("HTT") << Outcome::ProtocolError << 0;
    QTest::newRow("no status") << QByteArray("HTTP/1.1 abc\r\n\r\n") << Outcome::ProtocolError << 0;
    QTest::newRow("head cut") << QByteArray("HTTP/1.1 200 OK\r\nContent-Ty") << Outcome::ProtocolError << 0;
    QTest::newRow("body cut") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc")
                              << Outcome::ProtocolError << 200;
    QTest::newRow("body never") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n") << Outcome::ProtocolError
                                << 200;
    QTest::newRow("404 cut") << QByteArray("HTTP/1.1 404 No\r\nContent-Length: 10\r\n\r\nabc") << Outcome::ProtocolError
                             << 404;
}

void TestFetcherLines::failures()
{
    QFETCH(const QByteArray, raw);
    QFETCH(const Outcome, outcome);
    QFETCH(const int, status);
    TestSite site({{"/", raw.isEmpty() ? Response{.reset = true} : Response{.raw = raw}}}, door().wire);
    const Reply reply = fetchThere(site.url("/"));
    COMPARE_OUTCOME(reply, door().isQt() && status == 0 ? Outcome::ConnectFailed : outcome);
    QCOMPARE(reply.status, status);
    QVERIFY(!reply.error.isEmpty());
    QVERIFY(!reply.bodyComplete);
    if (raw.endsWith("abc"))
        QCOMPARE(reply.body, QByteArray("abc"));

    if (status != 0 || !raw.isEmpty())
        return;
    const Reply refused = fetchThere("http://127.0.0.1:" + QByteArray::number(test::closedPort()) + "/");
    COMPARE_OUTCOME(refused, Outcome::ConnectFailed);
    QVERIFY(!refused.error.isEmpty());
    const Reply unknown = fetchThere("http://no-such-host.invalid/");
    COMPARE_OUTCOME(unknown, Outcome::DnsFailed);
    COMPARE_OUTCOME(fetchThere("ftp://127.0.0.1/"), Outcome::ProtocolError);
}

void TestFetcherLines::cutBodies_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("complete");
    QTest::addColumn<bool>("qtSees"); // Qt's client notices that it is not
    QTest::newRow("whole") << QByteArray("3\r\nabc\r\n0\r\n\r\n") << true << true;
    QTest::newRow("extension") << QByteArray("3;a=b\r\nabc\r\n0\r\n\r\n") << true << true;
    QTest::newRow("no last chunk") << QByteArray("3\r\nabc\r\n") << false << false;
    QTest::newRow("inside a chunk") << QByteArray("5\r\nabc") << false << false;
    QTest::newRow("before any chunk") << QByteArray() << false << false;
    QTest::newRow("bad size") << QByteArray("3\r\nabc\r\nzz\r\nabc\r\n0\r\n\r\n") << false << false;
    QTest::newRow("negative size") << QByteArray("-3\r\nabc\r\n0\r\n\r\n") << false << false;
    QTest::newRow("longer than its size") << QByteArray("3\r\nabcdef\r\n0\r\n\r\n") << false << false;
    QTest::newRow("enormous size") << QByteArray("3\r\nabc\r\nffffffffffffffffff\r\nabc") << false << false;
    QTest::newRow("all ones") << QByteArray("3\r\nabc\r\nffffffffffffffff\r\nabc") << false << false;
    QTest::newRow("endless extension") << QByteArray("3\r\nabc\r\n5;" + QByteArray(100000, 'x')) << false << false;
    QTest::newRow("endless trailer") << QByteArray("3\r\nabc\r\n0\r\n" + QByteArray("X: y\r\n").repeated(20000))
                                     << false << false;
    QTest::newRow("no end of the trailer") << QByteArray("3\r\nabc\r\n0\r\nX: y\r\n") << false << false;
    QTest::newRow("leading zeros") << QByteArray("0000000000000000000000003\r\nabc\r\n000\r\n\r\n") << true << true;
}

void TestFetcherLines::cutBodies()
{
    QFETCH(const QByteArray, body);
    QFETCH(const bool, complete);
    QFETCH(const bool, qtSees);
    TestSite site(
        {{"/", Response{.raw = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + body}}}, door().wire);
    const Reply reply = fetchThere(site.url("/"));
    QCOMPARE(reply.status, 200);
    if (door().isQt() && !qtSees) { // the body so far is taken for whole, if no error comes by chance
        QVERIFY(reply.failure == Outcome::None || reply.failure == Outcome::ProtocolError);
        return;
    }
    QVERIFY2(QByteArray("abc").startsWith(reply.body), reply.body.constData());
    if (complete) {
        COMPARE_OUTCOME(reply, Outcome::None);
        QVERIFY(reply.bodyComplete);
        QCOMPARE(reply.body, QByteArray("abc"));
    } else {
        COMPARE_OUTCOME(reply, Outcome::ProtocolError);
        QVERIFY(!reply.bodyComplete);
    }
}

void TestFetcherLines::closesWithoutAWord()
{
    // Keep-alive is announced, a body without a length ends with the connection.
    TestSite site({{"/quiet", Response{.body = "page", .closeAfter = 4}},
                      {"/no-length", Response{.raw = "HTTP/1.1 200 OK\r\n\r\npage"}}},
        door().wire);
    Fetcher fetcher(door().settings(), nullptr);
    for (int i = 0; i < 10; ++i) {
        for (const char *path : {"/quiet", "/no-length"}) {
            const Reply reply = fetcher.fetch(requestFor(site.url(path)));
            COMPARE_OUTCOME(reply, Outcome::None);
            QCOMPARE(reply.body, QByteArray("page"));
        }
    }
}

ARGIOPE_TEST(TestFetcherLines, QCoreApplication)
#include "tst_fetcherlines.moc"
