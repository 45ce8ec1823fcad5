#include "core/net/http2answer.h"
#include "tests/core/net/fetchhelp.h"
#include "tests/support/http2frames.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::net;
using base::Outcome;
namespace h2 = test::h2;

namespace {

/// A request, its answer and the session between them, without a socket.
struct Talk
{
    explicit Talk(Method method = Method::Get, qint64 wanted = -1)
    {
        request.method = method;
        request.url = toUrl("https://example.org/a?b");
        if (wanted >= 0)
            request.wanted = [wanted](const ReplyHead &) { return wanted; };
    }

    /// Asks, as the next request on the connection, and feeds `frames` in pieces of `step` bytes.
    void run(const QByteArray &frames, qsizetype step)
    {
        reply = {};
        Reception reception(request, reply);
        const Query query{.method = request.method == Method::Head ? "HEAD" : "GET",
            .scheme = "https",
            .authority = "example.org",
            .target = "/a?b",
            .headers = {{"User-Agent", "test"}}};
        Http2Answer answer(query, reception, session);
        output += answer.takeOutput();
        const QByteArray wire = h2::FrameWriter().patched(frames, stream);
        stream += 2;
        for (qsizetype at = 0; at < wire.size() && !answer.ended(); at += step) {
            answer.feed(QByteArrayView(wire).sliced(at).first(std::min(step, wire.size() - at)));
            output += answer.takeOutput();
        }
        ended = answer.ended();
        if (!ended)
            answer.connectionEnded("closed");
        answer.leave();
        output += answer.takeOutput();
        reusable = answer.reusable();
        refused = answer.refused();
        unanswered = answer.unanswered();
        wantsHttp1 = answer.wantsHttp1();
    }

    net::Request request;
    Reply reply;
    Http2Session session;
    QByteArray output;
    quint32 stream = 1;
    bool ended = false; ///< before the connection was
    bool reusable = false;
    bool refused = false;
    bool unanswered = false;
    bool wantsHttp1 = false;
};

} // namespace

/// HTTP/2 by frames: what a complete answer is, what breaks the connection, and what it may cost.
class TestHttp2Answer : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void goodAnswers_data();
    void goodAnswers();
    void badAnswers_data();
    void badAnswers();
    void asksElsewhere();
    void oneAfterTheOther();
    void leavesEarly();
    void staysUsableWhenLeft();
    void floodsAreBounded_data();
    void floodsAreBounded();
    void heads();
};

void TestHttp2Answer::goodAnswers_data()
{
    QTest::addColumn<QByteArray>("frames");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char *name, const QByteArray &frames, int status, const char *body) {
        QTest::newRow(name) << frames << status << QByteArray(body);
    };
    const QByteArray settings = h2::settings({});
    row("a page", settings + h2::page("text"), 200, "text");
    row("no body", settings + h2::headers(h2::head("404"), h2::EndHeaders | h2::EndStream), 404, "");
    row("in pieces",
        settings + h2::headers(h2::head("200")) + h2::data("te") + h2::data("") + h2::data("xt", h2::EndStream), 200,
        "text");
    row("interim answers before it",
        settings + h2::headers(h2::head("100")) + h2::headers(h2::head("103", {{"link", "</x>"}})) + h2::page("text"),
        200, "text");
    row("its length",
        settings + h2::headers(h2::head("200", {{"content-length", "4"}})) + h2::data("text", h2::EndStream), 200,
        "text");
    row("trailers",
        settings + h2::headers(h2::head("200")) + h2::data("text")
            + h2::headers(h2::fields({{"content-type", "text/plain"}, {"x", "y"}}), h2::EndHeaders | h2::EndStream),
        200, "text");
    row("padding",
        settings + h2::headers(h2::padded(h2::head("200"), 3, 3), h2::EndHeaders | h2::Padded)
            + h2::data(h2::padded("text", 7, 7), h2::EndStream | h2::Padded),
        200, "text");
    row("a head in pieces",
        settings + h2::headers(h2::head("200").left(4), h2::None)
            + h2::continuation(h2::head("200").mid(4), h2::EndHeaders) + h2::data("text", h2::EndStream),
        200, "text");
    row("pings, unknown frames and priorities between",
        settings + h2::ping() + h2::frame(0x4a, 0xff, "what?") + h2::headers(h2::head("200")) + h2::ping()
            + h2::frame(h2::Priority, 0, QByteArray(5, '\1')) + h2::data("text", h2::EndStream),
        200, "text");
    row("a reset behind its end", settings + h2::page("text") + h2::rstStream(h2::NoError), 200, "text");
    row("a farewell before it", settings + h2::goAway(h2::ThisStream) + h2::page("text"), 200, "text");
}

void TestHttp2Answer::goodAnswers()
{
    QFETCH(QByteArray, frames);
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    for (const qsizetype step : {qsizetype(1), qsizetype(11), frames.size()}) {
        Talk talk;
        talk.run(frames, step);
        COMPARE_OUTCOME(talk.reply, Outcome::None);
        QVERIFY(talk.ended);
        QCOMPARE(talk.reply.status, status);
        QCOMPARE(talk.reply.body, body);
        QCOMPARE(talk.reply.httpVersion, QByteArray("2"));
        QCOMPARE(talk.reply.contentType, QByteArray("text/html; charset=utf-8"));
        QVERIFY(talk.reply.bodyComplete);
    }
}

void TestHttp2Answer::badAnswers_data()
{
    QTest::addColumn<QByteArray>("frames");
    QTest::addColumn<Outcome>("failure");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const QByteArray &frames, Outcome failure, int status) {
        QTest::newRow(name) << h2::settings({}) + frames << failure << status;
    };
    const QByteArray begin = h2::headers(h2::head("200")) + h2::data("te");
    for (const char *status : {"", "0", "000", "20", "2 0", "abc", "2000", "099"})
        row(QByteArray("status '" + QByteArray(status) + "'").constData(),
            h2::headers(h2::head(status)) + h2::data("text", h2::EndStream), Outcome::ProtocolError, 0);
    row("no status", h2::headers(h2::field("x", "y")) + h2::data("text", h2::EndStream), Outcome::ProtocolError, 0);
    row("data before the head", h2::data("text", h2::EndStream), Outcome::ProtocolError, 0);
    for (const int pad : {4, 5, 37, 255})
        row(QByteArray("pad length " + QByteArray::number(pad)).constData(),
            h2::headers(h2::head("200")) + h2::data(h2::padded("", pad, 4 - 1), h2::Padded), Outcome::ProtocolError,
            200);
    row("head padded beyond its end", h2::headers(h2::padded("", 10, 9), h2::EndHeaders | h2::Padded),
        Outcome::ProtocolError, 0);
    for (const quint32 code : {h2::NoError, h2::ProtocolError, h2::InternalError, h2::Cancel, h2::RefusedStream})
        row(QByteArray("reset amid the body: " + QByteArray::number(code)).constData(), begin + h2::rstStream(code),
            Outcome::ProtocolError, 200);
    row("reset behind the head", h2::headers(h2::head("200")) + h2::rstStream(h2::Cancel), Outcome::ProtocolError, 200);
    row("the connection ends amid the body", begin, Outcome::ProtocolError, 200);
    row("the connection ends before anything", "", Outcome::ConnectFailed, 0);
    row("shorter than its length",
        h2::headers(h2::head("200", {{"content-length", "9"}})) + h2::data("text", h2::EndStream),
        Outcome::ProtocolError, 200);
    row("longer than its length",
        h2::headers(h2::head("200", {{"content-length", "2"}})) + h2::data("text", h2::EndStream),
        Outcome::ProtocolError, 200);
    row("broken compression", h2::headers("\xff\xff\xff\xff\xff\xff\xff\xff"), Outcome::ProtocolError, 0);
    row("a frame that is too large", h2::frameHead(h2::Data, 0, 0xffffff) + QByteArray(100, 'x'),
        Outcome::ProtocolError, 0);
    row("a push", h2::settings({}, h2::Ack) + h2::pushPromise(2, h2::head("200")), Outcome::ProtocolError, 0);
    row("trailers that do not end", begin + h2::headers(h2::fields({{"x", "y"}})), Outcome::ProtocolError, 200);
    row("HTTP/1.1 instead", "HTTP/1.1 400 Bad Request\r\n\r\n", Outcome::ProtocolError, 0);
    row("interim answers without end", h2::headers(h2::head("103")).repeated(21), Outcome::ProtocolError, 0);
    row("an interim answer at the end", h2::headers(h2::head("103"), h2::EndHeaders | h2::EndStream),
        Outcome::ProtocolError, 0);
}

void TestHttp2Answer::badAnswers()
{
    QFETCH(QByteArray, frames);
    QFETCH(Outcome, failure);
    QFETCH(int, status);
    for (const qsizetype step : {qsizetype(1), frames.size()}) {
        Talk talk;
        talk.run(frames, step);
        COMPARE_OUTCOME(talk.reply, failure);
        QCOMPARE(talk.reply.status, status);
        QVERIFY(!talk.reply.error.isEmpty());
    }
}

void TestHttp2Answer::asksElsewhere()
{
    Talk refused;
    refused.run(h2::settings({}) + h2::rstStream(h2::RefusedStream), 1000);
    QVERIFY(refused.refused && refused.unanswered && refused.reusable);
    Talk farewell;
    farewell.run(h2::settings({}) + h2::goAway(0), 1000);
    QVERIFY(farewell.refused && !farewell.reusable);
    Talk http1;
    http1.run(h2::settings({}) + h2::rstStream(h2::Http11Required), 1000);
    QVERIFY(http1.wantsHttp1);
}

void TestHttp2Answer::oneAfterTheOther()
{
    Talk talk;
    talk.run(h2::settings({}) + h2::page("one"), 7);
    QVERIFY(talk.reusable);
    talk.run(h2::page("two"), 7);
    QCOMPARE(talk.reply.body, QByteArray("two"));
    QVERIFY(talk.reusable);
    // An answer nobody asked for is on a stream of its own, and is nobody's.
    talk.run(h2::page("evil", 1) + h2::page("three"), 7);
    QVERIFY(talk.reply.failure != Outcome::None || talk.reply.body == "three");
    Talk last;
    last.run(h2::settings({}) + h2::page("one") + h2::goAway(h2::ThisStream), 100000);
    QCOMPARE(last.reply.body, QByteArray("one"));
    QVERIFY(!last.reusable);
    Talk none;
    none.run(h2::settings({{h2::MaxConcurrentStreams, 0}}) + h2::page("one"), 100000);
    QCOMPARE(none.reply.body, QByteArray("one"));
    QVERIFY(!none.reusable);
}

void TestHttp2Answer::leavesEarly()
{
    Talk talk(Method::Get, 3);
    talk.run(h2::settings({}) + h2::headers(h2::head("200")) + h2::data("abcdef") + h2::data("ghi", h2::EndStream), 5);
    COMPARE_OUTCOME(talk.reply, Outcome::None);
    QCOMPARE(talk.reply.body, QByteArray("abc"));
    QVERIFY(!talk.reply.bodyComplete);
    // The server is told, and what was on its way is nobody's.
    QVERIFY(talk.output.contains(h2::rstStream(h2::Cancel, 1)));
    QVERIFY(talk.reusable);
}

void TestHttp2Answer::staysUsableWhenLeft()
{
    Talk talk(Method::Get, 3);
    talk.run(h2::settings({}) + h2::headers(h2::head("200")) + h2::data("abcdef"), 100000);
    talk.request.wanted = {};
    talk.run(h2::data("rest of it", h2::None, 1) + h2::data("end", h2::EndStream, 1) + h2::page("two"), 100000);
    COMPARE_OUTCOME(talk.reply, Outcome::None);
    QCOMPARE(talk.reply.body, QByteArray("two"));
}

void TestHttp2Answer::floodsAreBounded_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("again"); ///< so often that it ends or 100 MB were sent
    QTest::addColumn<Outcome>("failure");
    const auto row = [](const char *name, const QByteArray &first, const QByteArray &again, Outcome failure) {
        QTest::newRow(name) << h2::settings({}) + first << again << failure;
    };
    row("pings", "", h2::ping(), Outcome::ProtocolError);
    row("settings", "", h2::settings({}), Outcome::ProtocolError);
    row("empty data", h2::headers(h2::head("200")), h2::data(""), Outcome::ProtocolError);
    row("priorities", "", h2::frame(h2::Priority, 0, QByteArray(5, '\1')), Outcome::ProtocolError);
    row("unknown frames", "", h2::frame(0x4a, 0, QByteArray(10000, 'x')), Outcome::ProtocolError);
    row("empty continuations", h2::headers(h2::head("200"), h2::None), h2::continuation(""), Outcome::ProtocolError);
    row("window updates", "", h2::windowUpdate(1, 0), Outcome::ProtocolError);
    row("resets of other streams", "", h2::rstStream(h2::NoError, 3), Outcome::ProtocolError);
    row("a head without end", h2::headers(h2::head("200"), h2::None),
        h2::continuation(h2::field("x", QByteArray(8000, 'x'))), Outcome::TooLarge);
    row("many headers", h2::headers(h2::head("200"), h2::None), h2::continuation(h2::field("x", "")),
        Outcome::TooLarge);
    row("a bomb", h2::headers(h2::addedField("x", QByteArray(3900, 'x')), h2::None),
        h2::continuation(h2::indexed(62).repeated(12000)), Outcome::TooLarge);
    row("trailers", h2::headers(h2::head("200")) + h2::headers(h2::field("x", "y"), h2::EndStream),
        h2::continuation(h2::field("x", QByteArray(8000, 'x'))), Outcome::TooLarge);
}

void TestHttp2Answer::floodsAreBounded()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, again);
    QFETCH(Outcome, failure);
    Talk talk;
    const qsizetype times = qsizetype(100'000'000) / again.size();
    Reception reception(talk.request, talk.reply);
    const Query query{.method = "GET", .scheme = "https", .authority = "example.org", .target = "/", .headers = {}};
    Http2Answer answer(query, reception, talk.session);
    const QByteArray piece = again.repeated(std::max<qsizetype>(1, 16384 / again.size()));
    answer.feed(h2::FrameWriter().patched(first, 1));
    const QByteArray wire = h2::FrameWriter().patched(piece, 1);
    qsizetype sent = 0;
    qsizetype said = 0;
    for (qsizetype i = 0; i < times && !answer.ended(); ++i) {
        answer.feed(wire);
        said += answer.takeOutput().size();
        sent += wire.size();
    }
    QVERIFY2(answer.ended(), QByteArray::number(sent).constData());
    // Either nghttp2 or we see it first.
    const bool refused = talk.reply.failure == Outcome::ProtocolError;
    QVERIFY2(talk.reply.failure == failure || refused, talk.reply.error.constData());
    QVERIFY2(sent <= 6 * 1024 * 1024, QByteArray::number(sent).constData());
    QVERIFY2(said <= 1024 * 1024, QByteArray::number(said).constData());
    QVERIFY(!talk.session.usable());
}

void TestHttp2Answer::heads()
{
    Talk talk(Method::Head);
    talk.run(h2::settings({})
            + h2::headers(h2::head("200",
                              {{"content-length", "9"}, {"location", "/a,b"}, {"location", "/c"}, {"x", "1"},
                                  {"set-cookie", "a=1"}, {"set-cookie", "b=2"}, {"x", "2"}}),
                h2::EndHeaders | h2::EndStream),
        1000);
    COMPARE_OUTCOME(talk.reply, Outcome::None);
    QVERIFY(talk.output.startsWith("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"));
    QCOMPARE(talk.reply.contentLength, 9);
    QVERIFY(talk.reply.headers.contains({"x", "1, 2"}));
    QVERIFY(talk.reply.headers.contains({"location", "/c"}));
    QVERIFY(talk.reply.headers.contains({"set-cookie", "a=1"}));
}

ARGIOPE_TEST(TestHttp2Answer, QCoreApplication)
#include "tst_http2answer.moc"
