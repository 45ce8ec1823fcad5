#include "core/net/bodyreader.h"
#include "core/net/contentdecoder.h"
#include "core/net/headreader.h"
#include "tests/support/compressed.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::net;
using base::Outcome;
using test::gzipped;
using test::zstandard;

namespace {

/// Feeds `wire` in pieces of `step` bytes.
HeadReader::State readHead(HeadReader &reader, const QByteArray &wire, qsizetype step)
{
    HeadReader::State state = HeadReader::State::More;
    for (qsizetype at = 0; at < wire.size() && state == HeadReader::State::More;) {
        qsizetype used = 0;
        state = reader.feed(QByteArrayView(wire).sliced(at).first(std::min(step, wire.size() - at)), used);
        at += std::max<qsizetype>(used, 1);
    }
    return state;
}

struct Decoded
{
    QByteArray body;
    Outcome failure = Outcome::None;
    qint64 most = 0; ///< bytes of one piece
};

Decoded decode(const QByteArray &wire, const char *coding, qint64 limit, qsizetype step)
{
    Decoded result;
    BodyDecoder decoder(coding, limit);
    bool going = true;
    for (qsizetype at = 0; at < wire.size() && going; at += step) {
        going = decoder.feed(
            QByteArrayView(wire).sliced(at).first(std::min(step, wire.size() - at)), [&](QByteArrayView piece) {
                result.most = std::max<qint64>(result.most, piece.size());
                result.body.append(piece);
                return true;
            });
    }
    decoder.finish();
    result.failure = decoder.failure();
    return result;
}

} // namespace

/// The pure readers behind the fetcher, byte by byte and all at once.
class TestHttpReaders : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void goodHeads_data();
    void goodHeads();
    void badHeads_data();
    void badHeads();
    void framings_data();
    void framings();
    void headersAreMended();
    void bodiesByteByByte_data();
    void bodiesByteByByte();
    void codings_data();
    void codings();
    void bombsStopEarly_data();
    void bombsStopEarly();
};

void TestHttpReaders::goodHeads_data()
{
    QTest::addColumn<QByteArray>("wire");
    QTest::addColumn<int>("status");
    const auto row
        = [](const char *name, const QByteArray &wire, int status) { QTest::newRow(name) << wire << status; };
    row("plain", "HTTP/1.1 200 OK\r\nA: b\r\n\r\n", 200);
    row("line feeds alone", "HTTP/1.1 404 No\nA: b\n\n", 404);
    row("empty lines before", "\r\n\r\nHTTP/1.1 200 OK\r\n\r\n", 200);
    row("no reason", "HTTP/1.0 301\r\n\r\n", 301);
    row("lower case", "http/1.1 200 OK\r\n\r\n", 200);
    row("600", "HTTP/1.1 600 X\r\n\r\n", 600);
    row("999", "HTTP/1.1 999 X\r\n\r\n", 999);
    row("after one interim answer", "HTTP/1.1 103 Early\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\n\r\n", 200);
    row("after many", QByteArray("HTTP/1.1 100 C\r\n\r\n").repeated(20) + "HTTP/1.1 200 OK\r\n\r\n", 200);
    row("101", "HTTP/1.1 101 S\r\nUpgrade: x\r\n\r\n", 101);
    row("many headers", "HTTP/1.1 200 OK\r\n" + QByteArray("A: b\r\n").repeated(1000) + "\r\n", 200);
}

void TestHttpReaders::goodHeads()
{
    QFETCH(QByteArray, wire);
    QFETCH(int, status);
    for (const qsizetype step : {qsizetype(1), qsizetype(7), wire.size()}) {
        HeadReader reader;
        QCOMPARE(readHead(reader, wire, step), HeadReader::State::Done);
        QCOMPARE(reader.status(), status);
        QCOMPARE(reader.error(), QByteArray());
        QCOMPARE(headerValue(reader.headers(), "link"), QByteArray()); // of the interim answer
    }
}

void TestHttpReaders::badHeads_data()
{
    QTest::addColumn<QByteArray>("wire");
    QTest::addColumn<Outcome>("failure");
    const auto row
        = [](const char *name, const QByteArray &wire, Outcome failure) { QTest::newRow(name) << wire << failure; };
    row("HTTP/0.9", "<html>old</html>", Outcome::ProtocolError);
    row("ssh", "SSH-2.0-x\r\n", Outcome::ProtocolError);
    row("a bare CR", "\rz\r\n", Outcome::ProtocolError);
    row("a bare CR before an answer", "\rHTTP/1.1 200 OK\r\n\r\n", Outcome::ProtocolError);
    row("status 0", "HTTP/1.1 0 X\r\n", Outcome::ProtocolError);
    row("status 000", "HTTP/1.1 000 X\r\n", Outcome::ProtocolError);
    row("status 99", "HTTP/1.1 99 X\r\n", Outcome::ProtocolError);
    row("status 1000", "HTTP/1.1 1000 X\r\n", Outcome::ProtocolError);
    row("status in words", "HTTP/1.1 fine X\r\n", Outcome::ProtocolError);
    row("no status", "HTTP/1.1\r\n", Outcome::ProtocolError);
    row("no version", "HTTP/x 200 OK\r\n", Outcome::ProtocolError);
    row("an endless status line", "HTTP/1.1 200 " + QByteArray(300'000, 'a'), Outcome::TooLarge);
    row("a huge header", "HTTP/1.1 200 OK\r\nA: " + QByteArray(300'000, 'a'), Outcome::TooLarge);
    row("endless empty lines", QByteArray("\r\n").repeated(200'000), Outcome::TooLarge);
    row("too many headers", "HTTP/1.1 200 OK\r\n" + QByteArray("A: b\r\n").repeated(1001), Outcome::TooLarge);
    row("too many folded lines", "HTTP/1.1 200 OK\r\nA: b\r\n" + QByteArray(" c\r\n").repeated(1001),
        Outcome::TooLarge);
    row("too many interim answers", QByteArray("HTTP/1.1 100 C\r\n\r\n").repeated(21), Outcome::ProtocolError);
}

void TestHttpReaders::badHeads()
{
    QFETCH(QByteArray, wire);
    QFETCH(Outcome, failure);
    for (const qsizetype step : {qsizetype(1), qsizetype(16384)}) {
        HeadReader reader;
        QCOMPARE(readHead(reader, wire, step), HeadReader::State::Failed);
        QCOMPARE(reader.failure(), failure);
        QVERIFY(!reader.error().isEmpty());
    }
}

void TestHttpReaders::framings_data()
{
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<Framing::Kind>("kind");
    QTest::addColumn<bool>("keepAlive");
    QTest::addColumn<bool>("contradiction");
    using Kind = Framing::Kind;
    const auto row = [](const char *name, const QByteArray &headers, Kind kind, bool keepAlive, bool contradiction) {
        QTest::newRow(name) << headers << kind << keepAlive << contradiction;
    };
    row("nothing said", "", Kind::UntilClose, false, false);
    row("a length", "Content-Length: 5\r\n", Kind::Length, true, false);
    row("the same length twice", "Content-Length: 5\r\nContent-Length: 5\r\n", Kind::Length, true, false);
    row("the same length in one line", "Content-Length: 5, 5\r\n", Kind::Length, true, false);
    row("two lengths", "Content-Length: 5\r\nContent-Length: 6\r\n", Kind::UntilClose, false, true);
    row("a negative length", "Content-Length: -5\r\n", Kind::UntilClose, false, true);
    row("a length in words", "Content-Length: long\r\n", Kind::UntilClose, false, true);
    row("a length beyond all numbers", "Content-Length: 99999999999999999999\r\n", Kind::UntilClose, false, true);
    row("chunked", "Transfer-Encoding: chunked\r\n", Kind::Chunked, true, false);
    row("chunked and a length", "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", Kind::Chunked, false, false);
    row("an unknown transfer coding", "Transfer-Encoding: gzip, chunked\r\n", Kind::UntilClose, false, true);
    row("close", "Content-Length: 5\r\nConnection: close\r\n", Kind::Length, false, false);
}

void TestHttpReaders::framings()
{
    QFETCH(QByteArray, headers);
    QFETCH(Framing::Kind, kind);
    QFETCH(bool, keepAlive);
    QFETCH(bool, contradiction);
    HeadReader reader;
    QCOMPARE(readHead(reader, "HTTP/1.1 200 OK\r\n" + headers + "\r\n", 16384), HeadReader::State::Done);
    QCOMPARE(reader.framing().kind, kind);
    QCOMPARE(reader.keepAlive(), keepAlive);
    QCOMPARE(!reader.framingError().isEmpty(), contradiction);
    // What has no body has none, whatever its head says.
    for (const char *status : {"204", "304"}) {
        HeadReader bodyless;
        QCOMPARE(readHead(bodyless, QByteArray("HTTP/1.1 ") + status + " X\r\n" + headers + "\r\n", 16384),
            HeadReader::State::Done);
        QCOMPARE(bodyless.framing().kind, Framing::Kind::None);
    }
    HeadReader answerToHead({}, true);
    QCOMPARE(readHead(answerToHead, "HTTP/1.1 200 X\r\n" + headers + "\r\n", 16384), HeadReader::State::Done);
    QCOMPARE(answerToHead.framing().kind, Framing::Kind::None);
}

void TestHttpReaders::headersAreMended()
{
    HeadReader reader;
    constexpr char text[] = "HTTP/1.1 200 Gr\xfc\0n\r\n"
                            "X-Nul: a\0b\r\nX-Cr: a\rb\r\nBad Name: x\r\n folded onto what is dropped\r\n"
                            "no colon\r\n: x\r\nX-Fold: a\r\n  b\r\nX-Raw: \xff\xfe\r\nX-Empty:\r\nX: 1\r\nx: 2\r\n"
                            "Set-Cookie: a\r\nSet-Cookie: b\r\n\r\n";
    const QByteArray wire(text, sizeof text - 1);
    QCOMPARE(readHead(reader, wire, 1), HeadReader::State::Done);
    QVERIFY(reader.reason().isValidUtf8());
    QVERIFY(!reader.reason().contains('\0'));
    const Headers expected{{"X-Nul", "a b"}, {"X-Cr", "a b"}, {"X-Fold", "a b"}, {"X-Raw", "\xff\xfe"}, {"x", "1, 2"},
        {"Set-Cookie", "a"}, {"Set-Cookie", "b"}};
    QCOMPARE(reader.headers(), expected);
}

void TestHttpReaders::bodiesByteByByte_data()
{
    QTest::addColumn<QByteArray>("wire");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<BodyReader::State>("end");
    using State = BodyReader::State;
    QTest::newRow("two chunks") << QByteArray("3\r\nabc\r\n2;x=\"y\"\r\nde\r\n0\r\n\r\n") << QByteArray("abcde")
                                << State::Done;
    QTest::newRow("upper case, zeros") << QByteArray("00A\r\n0123456789\r\n000\r\nT: x\r\n\r\n")
                                       << QByteArray("0123456789") << State::Done;
    QTest::newRow("cut off") << QByteArray("3\r\nabc\r\n") << QByteArray("abc") << State::Failed;
    QTest::newRow("cut before the last line") << QByteArray("3\r\nabc\r\n0\r\n") << QByteArray("abc") << State::Failed;
    QTest::newRow("no size") << QByteArray("3\r\nabc\r\n\r\n") << QByteArray("abc") << State::Failed;
    QTest::newRow("a sign") << QByteArray("+3\r\nabc\r\n") << QByteArray() << State::Failed;
    QTest::newRow("too long") << QByteArray("3\r\nabcd\r\n0\r\n\r\n") << QByteArray("abc") << State::Failed;
    QTest::newRow("a size beyond all numbers")
        << QByteArray("FFFFFFFFFFFFFFFFFF\r\nabc") << QByteArray() << State::Failed;
}

void TestHttpReaders::bodiesByteByByte()
{
    QFETCH(QByteArray, wire);
    QFETCH(QByteArray, body);
    QFETCH(BodyReader::State, end);
    for (const qsizetype step : {qsizetype(1), wire.size()}) {
        BodyReader reader(Framing{Framing::Kind::Chunked, 0});
        QByteArray got;
        BodyReader::State state = BodyReader::State::More;
        for (qsizetype at = 0; at < wire.size() && !reader.done() && state != BodyReader::State::Failed;) {
            qsizetype used = 0;
            state = reader.feed(QByteArrayView(wire).sliced(at).first(std::min(step, wire.size() - at)), used);
            if (state == BodyReader::State::Piece)
                got.append(reader.piece());
            at += used;
        }
        if (state != BodyReader::State::Failed)
            state = reader.end();
        QCOMPARE(state, end);
        QCOMPARE(got, body);
        QCOMPARE(reader.error().isEmpty(), end == BodyReader::State::Done);
    }
}

void TestHttpReaders::codings_data()
{
    QTest::addColumn<QByteArray>("wire");
    QTest::addColumn<QByteArray>("coding");
    QTest::addColumn<Outcome>("failure");
    const QByteArray text = QByteArray("some text that comes again and again, ").repeated(5000);
    const auto row = [](const char *name, const QByteArray &wire, const char *coding, Outcome failure) {
        QTest::newRow(name) << wire << QByteArray(coding) << failure;
    };
    row("gzip", gzipped(text), "gzip", Outcome::None);
    row("zstd", zstandard(text), "zstd", Outcome::None);
    row("all stacked", gzipped(zstandard(gzipped(text))), "gzip, zstd, gzip", Outcome::None);
    row("two members", gzipped(text.left(1000)) + gzipped(text.mid(1000)), "gzip", Outcome::None);
    row("two frames", zstandard(text.left(1000)) + zstandard(text.mid(1000)), "zstd", Outcome::None);
    row("padding", gzipped(text) + QByteArray(100, '\0'), "gzip", Outcome::None);
    row("cut gzip", gzipped(text).chopped(9), "gzip", Outcome::DecodeFailed);
    row("cut zstd", zstandard(text).chopped(2), "zstd", Outcome::DecodeFailed);
    row("no br", text, "br", Outcome::DecodeFailed);
    row("not supported", text, "compress", Outcome::DecodeFailed);
    row("no coding", text, "utf-8", Outcome::None);
    row("six codings", text, "gzip, gzip, gzip, gzip, gzip, gzip", Outcome::DecodeFailed);
}

void TestHttpReaders::codings()
{
    QFETCH(QByteArray, wire);
    QFETCH(QByteArray, coding);
    QFETCH(Outcome, failure);
    const QByteArray text = QByteArray("some text that comes again and again, ").repeated(5000);
    for (const qsizetype step : {qsizetype(1), qsizetype(1000), wire.size()}) {
        const Decoded decoded = decode(wire, coding.constData(), 1 << 30, step);
        QCOMPARE(decoded.failure, failure);
        if (failure == Outcome::None)
            QVERIFY(decoded.body == text);
    }
}

void TestHttpReaders::bombsStopEarly_data()
{
    QTest::addColumn<QByteArray>("wire");
    QTest::addColumn<QByteArray>("coding");
    const QByteArray zeros(50'000'000, '\0');
    QTest::newRow("gzip") << gzipped(zeros) << QByteArray("gzip");
    QTest::newRow("zstd") << zstandard(zeros) << QByteArray("zstd");
    QTest::newRow("gzip in gzip") << gzipped(gzipped(zeros)) << QByteArray("gzip, gzip");
    // The bomb is in the middle: its content is no gzip, and is never asked for more than the limit.
    QTest::newRow("gzip of what is none")
        << gzipped(gzipped(gzipped(QByteArray(1000, 'x')) + zeros)) << QByteArray("gzip, gzip, gzip");
}

void TestHttpReaders::bombsStopEarly()
{
    QFETCH(QByteArray, wire);
    QFETCH(QByteArray, coding);
    const Decoded decoded = decode(wire, coding.constData(), 1'000'000, 16384);
    QVERIFY(decoded.body.size() <= 1'000'000);
    QVERIFY(decoded.most <= 64 * 1024);
    QCOMPARE(decoded.failure, Outcome::TooLarge);
}

ARGIOPE_TEST(TestHttpReaders, void)
#include "tst_httpreaders.moc"
