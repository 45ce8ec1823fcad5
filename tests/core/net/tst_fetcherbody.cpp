#include "core/base/libraries.h"
#include "tests/core/net/fetchhelp.h"
#include "tests/support/compressed.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QThread>

#include <algorithm>

using namespace argiope;
using namespace argiope::net;
using base::Outcome;
using test::deflated;
using test::gzipWindow;
using test::rawWindow;
using test::Response;
using test::TestSite;
using test::zlibWindow;

namespace {

Response encoded(const char *coding, const QByteArray &body)
{
    return Response{.headers = {{"Content-Encoding", coding}}, .body = body};
}

/// Text that compresses about four to one: no bomb by anybody's measure. It repeats itself, but farther apart than a
/// window of deflate reaches.
QByteArray prose(qsizetype size)
{
    constexpr qsizetype Apart = 200'000;
    QByteArray text;
    quint32 random = 1;
    while (text.size() < std::min(size, Apart)) {
        random = random * 1664525 + 1013904223;
        text += "word" + QByteArray::number(random >> 8, 36) + " and the next line follows\n";
    }
    text = text.repeated(size / text.size() + 1);
    text.truncate(size);
    return text;
}

/// zstd of "hello hello hello hello\n".
const QByteArray zstdHello = QByteArray::fromHex("28b52ffd04586d00003868656c6c6f200a0100994b11a87c2ea8");

QString conformanceFolder()
{
    return qEnvironmentVariable("ARGIOPE_CONFORMANCE", QStringLiteral(CONFORMANCE_DEFAULT_DIR))
        + QLatin1String("/http/");
}

QByteArray contents(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestFetcherBody : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase_data() { addDoors(); }
    // Room is asked for before a body grows, in steps that double; none of the waiting is the server's time.
    void roomIsAskedFor()
    {
        const QByteArray plain = prose(3'000'000);
        for (const bool coded : {false, true}) {
            TestSite site({{"/", coded ? encoded("gzip", test::gzipped(plain)) : Response{.body = plain}},
                              {"/small", Response{.body = prose(200'000)}}},
                door().wire);
            NetSettings settings = door().settings();
            settings.timeoutMs = 400;
            settings.totalTimeoutMs = 1200;
            settings.minRate = 1000;
            Fetcher fetcher(settings, nullptr);
            QList<qint64> asked;
            Request request = requestFor(site.url("/"));
            request.room = [&asked](qint64 bytes) {
                asked.append(bytes);
                QThread::msleep(500);
                return true;
            };
            const Reply reply = fetcher.fetch(request);
            COMPARE_OUTCOME(reply, Outcome::None);
            QVERIFY(reply.body == plain);
            QVERIFY(asked.size() >= 2 && asked.size() <= 5);
            QVERIFY(std::is_sorted(asked.begin(), asked.end()));
            QVERIFY(asked.last() >= plain.size());
            QVERIFY(reply.timings.total < 1200);

            asked.clear();
            request = requestFor(site.url("/small"));
            request.room = [&asked](qint64 bytes) {
                asked.append(bytes);
                return true;
            };
            COMPARE_OUTCOME(fetcher.fetch(request), Outcome::None);
            QVERIFY(asked.isEmpty());

            request = requestFor(site.url("/"));
            request.room = [](qint64) { return false; };
            COMPARE_OUTCOME(fetcher.fetch(request), Outcome::Aborted);
        }
    }
    void aSinkTakesTheBodyInPieces_data()
    {
        QTest::addColumn<QByteArray>("coding");
        QTest::newRow("as it is") << QByteArray();
        QTest::newRow("gzip") << QByteArray("gzip");
        QTest::newRow("stacked") << QByteArray("gzip, gzip");
    }
    void aSinkTakesTheBodyInPieces()
    {
        QFETCH(QByteArray, coding);
        QByteArray plain;
        for (int i = 0; plain.size() < 5000000; ++i)
            plain += QByteArray::number(i) + ' ';
        QByteArray body = plain;
        for (qsizetype i = coding.count("gzip"); i > 0; --i)
            body = deflated(body, gzipWindow);
        Response response{.body = body};
        if (!coding.isEmpty())
            response.headers = {{"Content-Encoding", coding}};
        TestSite site({{"/body", response}, {"/gone", Response{.status = 404, .body = "not here"}}}, door().wire);
        Fetcher fetcher(door().settings(), nullptr);
        Request request = requestFor(site.url("/body"));
        QByteArray got;
        request.sink = [&](QByteArrayView piece) { got += piece.toByteArray(); };
        const Reply reply = fetcher.fetch(request);
        QCOMPARE(reply.failure, Outcome::None);
        QVERIFY(reply.bodyComplete);
        QVERIFY(reply.body.isEmpty());
        QVERIFY(got == plain);
        // Other answers keep their body.
        request.url = toUrl(site.url("/gone"));
        QCOMPARE(fetcher.fetch(request).body, "not here");
        QVERIFY(got == plain);
    }

    // Whoever takes a long time over each piece still gets those that came right before the end of the connection.
    void aSlowReaderLosesNothing()
    {
        const QByteArray body = prose(400'000);
        TestSite site({{"/", Response{.body = body, .chunked = true, .closeConnection = true}},
                          {"/until-close", Response{.body = body, .untilClose = true}}},
            door().wire);
        for (const char *path : {"/", "/until-close"}) {
            Fetcher fetcher(door().settings(), nullptr);
            Request request = requestFor(site.url(path));
            QByteArray got;
            request.sink = [&got](QByteArrayView piece) {
                got += piece.toByteArray();
                QThread::msleep(60);
            };
            COMPARE_OUTCOME(fetcher.fetch(request), Outcome::None);
            QVERIFY(got == body);
        }
    }

    void aSinkGetsNoMoreThanTheLimit()
    {
        TestSite site({{"/body", Response{.body = QByteArray(1000000, 'x')}}}, door().wire);
        Fetcher fetcher(door().settings(), nullptr);
        Request request = requestFor(site.url("/body"));
        qsizetype got = 0;
        request.maxBytes = 300000;
        request.sink = [&](QByteArrayView piece) { got += piece.size(); };
        QCOMPARE(fetcher.fetch(request).failure, Outcome::TooLarge);
        QCOMPARE(got, 300000);
    }

    // Qt opens six connections to a host: what is left unread must not keep one.
    void bodiesThatAreLeftDoNotJamTheHost_data()
    {
        QTest::addColumn<qint64>("wanted");
        QTest::newRow("none of it") << qint64(0);
        QTest::newRow("the beginning") << qint64(100);
    }
    void bodiesThatAreLeftDoNotJamTheHost()
    {
        QFETCH(qint64, wanted);
        TestSite site({{"/big", Response{.contentType = "application/octet-stream", .body = QByteArray(2000000, 'x')}}},
            door().wire);
        NetSettings settings;
        settings.timeoutMs = 20000;
        Fetcher fetcher(settings, nullptr);
        for (int i = 0; i < 20; ++i) {
            Request request;
            request.url = *url::parse(site.url("/big"));
            request.wanted = [wanted](const ReplyHead &) { return wanted; };
            const Reply reply = fetcher.fetch(request);
            QCOMPARE(reply.failure, base::Outcome::None);
            QCOMPARE(reply.status, 200);
            QCOMPARE(reply.body.size(), wanted);
            QVERIFY(!reply.bodyComplete);
        }
        QTRY_VERIFY_WITH_TIMEOUT(site.openConnections() <= 2, 10000);
    }

    void codings_data();
    void codings();
    void brokenCodings_data();
    void brokenCodings();
    void bombs_data();
    void bombs();
    void limits_data();
    void limits();
    void bigBodies();
    void wantedOfACompressedBody();
    void conformance_data();
    void conformance();
};

void TestFetcherBody::codings_data()
{
    QTest::addColumn<Response>("response");
    QTest::addColumn<QByteArray>("plain");
    const QByteArray text = prose(500000);
    const auto row = [&text](const char *name, const char *coding, const QByteArray &body) {
        QTest::newRow(name) << encoded(coding, body) << text;
        Response chunked = encoded(coding, body);
        chunked.chunked = true;
        QTest::addRow("%s, chunked", name) << chunked << text;
    };
    row("none", "identity", text);
    row("gzip", "gzip", deflated(text, gzipWindow));
    row("gzip, upper case", "GZip", deflated(text, gzipWindow));
    row("x-gzip", "x-gzip", deflated(text, gzipWindow));
    row("deflate with zlib header", "deflate", deflated(text, zlibWindow));
    row("raw deflate", "deflate", deflated(text, rawWindow));
    row("two codings", "deflate, gzip", deflated(deflated(text, zlibWindow), gzipWindow));
    QTest::newRow("no coding at all") << encoded("UTF-8", text) << text;
    row("no coding before gzip", "aws-chunked,gzip", deflated(text, gzipWindow));
    row("no coding behind gzip", "gzip, aws-chunked", deflated(text, gzipWindow));
    row("a charset before gzip", "utf-8, gzip", deflated(text, gzipWindow));
    row("x-deflate", "x-deflate", deflated(text, zlibWindow));
    row("a word for gzip", "packed", deflated(text, gzipWindow));
    row("a word for deflate", "zlib", deflated(text, zlibWindow));
    row("said to be gzip, and is none", "gzip, utf-8", text);
    row("no coding of a text", "aws-chunked", text);
    QTest::newRow("a word for zstd") << encoded("x-zstd", zstdHello) << QByteArray("hello hello hello hello\n");
    QTest::newRow("raw deflate below gzip")
        << encoded("deflate, gzip", deflated(deflated(text, rawWindow), gzipWindow)) << text;
    QTest::newRow("empty gzip") << encoded("gzip", deflated({}, gzipWindow)) << QByteArray();
    QTest::newRow("nothing as gzip") << encoded("gzip", {}) << QByteArray();
    Response status = encoded("gzip", deflated(text, gzipWindow));
    status.status = 404;
    QTest::newRow("404") << status << text;
    status.status = 429;
    QTest::newRow("429") << status << text;
    Response untilClose = encoded("gzip", deflated(text, gzipWindow));
    untilClose.untilClose = true;
    QTest::newRow("until close") << untilClose << text;
    Response drip = encoded("gzip", deflated(text.left(2000), gzipWindow));
    drip.dripBytes = 7;
    drip.dripMs = 1;
    QTest::newRow("drip") << drip << text.left(2000);
    QTest::newRow("zstd") << encoded("zstd", zstdHello) << QByteArray("hello hello hello hello\n");
}

void TestFetcherBody::codings()
{
    QFETCH(const Response, response);
    QFETCH(const QByteArray, plain);
    TestSite site({{"/", response}}, door().wire);
    Fetcher fetcher(door().settings(), nullptr);
    for (int i = 0; i < 2; ++i) {
        const Reply reply = fetcher.fetch(requestFor(site.url("/")));
        COMPARE_OUTCOME(reply, Outcome::None);
        QCOMPARE(reply.body.size(), plain.size());
        QVERIFY(reply.body == plain);
        QVERIFY(reply.bodyComplete);
    }
}

void TestFetcherBody::brokenCodings_data()
{
    QTest::addColumn<Response>("response");
    const QByteArray text = prose(300000);
    QByteArray damaged = deflated(text, gzipWindow);
    damaged.replace(damaged.size() / 2, 40, QByteArray(40, '\xff'));
    QTest::newRow("damaged gzip") << encoded("gzip", damaged);
    QTest::newRow("no gzip") << encoded("gzip", "<html>plain text, whatever the header says</html>");
    QTest::newRow("no br") << encoded("br", QByteArray(200, '\xff'));
    QTest::newRow("no zstd") << encoded("zstd", "plain text, whatever the header says");
    Response status = encoded("gzip", "plain");
    status.status = 404;
    QTest::newRow("404") << status;
    status.status = 429;
    QTest::newRow("429") << status;
    QTest::newRow("compress") << encoded("compress", "\x1f\x9d\x90");
    QTest::newRow("br below gzip") << encoded("br, gzip", deflated(text, gzipWindow));
    QTest::newRow("no x-gzip") << encoded("x-gzip", "plain");
    QTest::newRow("six codings") << encoded("gzip,gzip,gzip,gzip,gzip,gzip", deflated(text, gzipWindow));
}

void TestFetcherBody::brokenCodings()
{
    QFETCH(const Response, response);
    TestSite site({{"/", response}, {"/next", "next"}}, door().wire);
    Fetcher fetcher(door().settings(), nullptr);
    const Reply reply = fetcher.fetch(requestFor(site.url("/")));
    COMPARE_OUTCOME(reply, Outcome::DecodeFailed);
    QCOMPARE(reply.status, response.status);
    QVERIFY(!reply.error.isEmpty());
    QCOMPARE(reply.codingCut, reply.error.contains("breaks off"));
    QVERIFY(!reply.bodyComplete);
    QCOMPARE(fetcher.fetch(requestFor(site.url("/next"))).body, QByteArray("next"));
}

void TestFetcherBody::bombs_data()
{
    QTest::addColumn<QByteArray>("coding");
    QTest::addColumn<int>("window");
    QTest::newRow("gzip") << QByteArray("gzip") << gzipWindow;
    QTest::newRow("deflate") << QByteArray("deflate") << zlibWindow;
    QTest::newRow("x-gzip") << QByteArray("x-gzip") << gzipWindow;
}

void TestFetcherBody::bombs()
{
    QFETCH(const QByteArray, coding);
    QFETCH(const int, window);
    // 20 MB of zeros are some 20 kB.
    const QByteArray bomb = deflated(QByteArray(20'000'000, '\0'), window);
    TestSite site({{"/", encoded(coding.constData(), bomb)}}, door().wire);
    Fetcher fetcher(door().settings(), nullptr);
    Request request = requestFor(site.url("/"));
    request.maxBytes = 1'000'000;
    const Reply reply = fetcher.fetch(request);
    COMPARE_OUTCOME(reply, Outcome::TooLarge);
    QVERIFY(reply.body.size() <= request.maxBytes);
    QVERIFY(reply.body.capacity() < 10'000'000);
    QVERIFY(!reply.bodyComplete);
}

void TestFetcherBody::limits_data()
{
    QTest::addColumn<Response>("response");
    const QByteArray text = prose(1'000'000);
    QTest::newRow("length") << Response{.body = text};
    QTest::newRow("chunked") << Response{.body = text, .chunked = true};
    QTest::newRow("until close") << Response{.body = text, .untilClose = true};
    QTest::newRow("gzip") << encoded("gzip", deflated(text, gzipWindow));
}

void TestFetcherBody::limits()
{
    QFETCH(const Response, response);
    TestSite site({{"/", response}}, door().wire);
    Fetcher fetcher(door().settings(), nullptr);
    Request request = requestFor(site.url("/"));
    request.maxBytes = 1'000'000;
    COMPARE_OUTCOME(fetcher.fetch(request), Outcome::None);
    for (const qint64 limit : {qint64(999'999), qint64(100'000), qint64(1)}) {
        request.maxBytes = limit;
        const Reply reply = fetcher.fetch(request);
        COMPARE_OUTCOME(reply, Outcome::TooLarge);
        QCOMPARE(reply.body, prose(1'000'000).left(limit));
        QVERIFY(!reply.bodyComplete);
        QVERIFY(reply.error.contains(QByteArray::number(limit)));
    }
}

void TestFetcherBody::bigBodies()
{
    const QByteArray text = prose(test::sanitized ? 4'000'000 : 10'000'000);
    TestSite site({{"/", text}, {"/gzip", encoded("gzip", deflated(text, gzipWindow))}}, door().wire);
    Fetcher fetcher(door().settings(), nullptr);
    for (const char *path : {"/", "/gzip"}) {
        const Reply reply = fetcher.fetch(requestFor(site.url(path)));
        COMPARE_OUTCOME(reply, Outcome::None);
        QVERIFY(reply.body == text);
    }
}

void TestFetcherBody::wantedOfACompressedBody()
{
    const QByteArray text = prose(1'000'000);
    TestSite site({{"/", encoded("gzip", deflated(text, gzipWindow))}}, door().wire);
    Fetcher fetcher(door().settings(), nullptr);
    Request request = requestFor(site.url("/"));
    qint64 wanted = 5000;
    request.wanted = [&wanted](const ReplyHead &) { return wanted; };
    Reply reply = fetcher.fetch(request);
    COMPARE_OUTCOME(reply, Outcome::None);
    QCOMPARE(reply.body, text.left(5000));
    QVERIFY(!reply.bodyComplete);
    wanted = 0;
    reply = fetcher.fetch(request);
    COMPARE_OUTCOME(reply, Outcome::None);
    QCOMPARE(reply.body, QByteArray());
}

void TestFetcherBody::conformance_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("coding");
    QTest::addColumn<QByteArray>("expected"); // empty: a bomb or a damaged file
    QTest::addColumn<qint64>("recoverable");
    const auto cases = QJsonDocument::fromJson(contents(conformanceFolder() + QLatin1String("content_encoding.json")))
                           .object()
                           .value(QLatin1String("cases"))
                           .toArray();
    if (cases.isEmpty())
        QTest::newRow("absent") << QByteArray() << QByteArray() << QByteArray() << qint64(0);
    for (const QJsonValue &value : cases) {
        const QJsonObject object = value.toObject();
        const QString file = object.value(QLatin1String("file")).toString();
        const bool whole = object.contains(QLatin1String("expected_sha256"));
        QTest::newRow(file.toUtf8().constData())
            << contents(conformanceFolder() + file)
            << object.value(QLatin1String("content_encoding")).toString().toUtf8()
            << (whole ? contents(conformanceFolder() + object.value(QLatin1String("expected_file")).toString())
                      : QByteArray())
            << qint64(object.value(QLatin1String("recoverable_length")).toInt());
    }
}

void TestFetcherBody::conformance()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, coding);
    QFETCH(const QByteArray, expected);
    QFETCH(const qint64, recoverable);
    if (body.isEmpty())
        QSKIP("no conformance data: set ARGIOPE_CONFORMANCE");
    if (coding.contains("br") && !base::HasBrotli)
        QSKIP("this program was built without Brotli");
    TestSite site({{"/", encoded(coding.constData(), body)}}, door().wire);
    Request request = requestFor(site.url("/"));
    request.maxBytes = 1'000'000; // the bombs are 11 MB
    Fetcher fetcher(door().settings(), nullptr);
    const Reply reply = fetcher.fetch(request);
    if (!expected.isEmpty()) {
        COMPARE_OUTCOME(reply, Outcome::None);
        QVERIFY(reply.body == expected);
    } else if (QByteArray(QTest::currentDataTag()).contains("bomb")) {
        COMPARE_OUTCOME(reply, Outcome::TooLarge);
        QCOMPARE(reply.body.size(), request.maxBytes);
    } else {
        // Damaged at the end: what comes before is kept, as other tools keep it.
        QCOMPARE(reply.body.size(), recoverable);
    }
}

ARGIOPE_TEST(TestFetcherBody, QCoreApplication)
#include "tst_fetcherbody.moc"
