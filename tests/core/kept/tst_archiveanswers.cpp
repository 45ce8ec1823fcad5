#include "core/archive/digest.h"
#include "core/kept/archiveanswers.h"
#include "tests/support/compressed.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace argiope;
using base::Outcome;
using kept::ArchiveAnswers;
using test::gzipped;

namespace {

/// A record as other programs write it.
QByteArray record(const QByteArray &type, const QByteArray &url, const QByteArray &block, const QByteArray &more = {},
    const QByteArray &contentType = "application/http; msgtype=response")
{
    return "WARC/1.0\r\nWARC-Type: " + type + "\r\nWARC-Target-URI: " + url + "\r\n"
        + (more.contains("WARC-Date") ? QByteArray() : QByteArray("WARC-Date: 2020-02-03T04:05:06Z\r\n")) + more
        + "Content-Type: " + contentType + "\r\nContent-Length: " + QByteArray::number(block.size()) + "\r\n\r\n"
        + block + "\r\n\r\n";
}

QByteArray answer(const QByteArray &body, const QByteArray &headers = {})
{
    return "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n" + headers + "\r\n" + body;
}

constexpr const char *Home = "http://a.test/";

} // namespace

class TestArchiveAnswers : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    int m_number = 0;

    QString file(const QByteArray &bytes)
    {
        QFile made(m_dir.filePath(QStringLiteral("%1.warc").arg(++m_number)));
        if (!made.open(QIODevice::WriteOnly) || made.write(bytes) != bytes.size())
            return {};
        return made.fileName();
    }
    static net::Reply fetch(const ArchiveAnswers &answers, const QByteArray &url, qint64 maxBytes = 1000000)
    {
        net::Request request;
        request.url = *url::parse(url);
        request.maxBytes = maxBytes;
        request.wantsWire = true;
        return answers.fetch(request);
    }

private Q_SLOTS:
    void asOthersWriteThem_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("body");
        const QByteArray text = "<p>hello</p>";
        const QByteArray plain = record("response", Home, answer(text));
        QTest::newRow("plain") << plain << text;
        QTest::newRow("a member a record") << gzipped(plain) << text;
        QTest::newRow("all in one member")
            << gzipped(record("warcinfo", {}, "software: x\r\n", {}, "application/warc-fields") + plain) << text;
        QTest::newRow("an address in brackets") << record("response", "<http://a.test/>", answer(text)) << text;
        QTest::newRow("in chunks") << record(
            "response", Home, answer("c\r\n<p>hello</p>\r\n0\r\n\r\n", "Transfer-Encoding: chunked\r\n"))
                                   << text;
        QTest::newRow("chunks taken apart")
            << record("response", Home, answer(text, "Transfer-Encoding: chunked\r\n")) << text;
        QTest::newRow("packed") << record("response", Home, answer(gzipped(text), "Content-Encoding: gzip\r\n"))
                                << text;
        QTest::newRow("unpacked, with the old length")
            << record("response", Home, answer(text, "Content-Encoding: gzip\r\nContent-Length: 7\r\n")) << text;
        QTest::newRow("Brotli, unpacked") << record("response", Home, answer(text, "Content-Encoding: br\r\n")) << text;
        QTest::newRow("HTTP/2") << record(
            "response", Home, "HTTP/2 200\r\n:status: 200\r\ncontent-type: text/html\r\n\r\n" + text)
                                << text;
        QTest::newRow("HTTP/1.0, bare line ends")
            << record("response", Home, "HTTP/1.0 200 OK\nContent-Type: text/html\n\n" + text) << text;
        QTest::newRow("no head") << record("resource", Home, text, {}, "text/html") << text;
    }
    void asOthersWriteThem()
    {
        QFETCH(QByteArray, bytes);
        const auto answers = ArchiveAnswers::read({file(bytes)}, {});
        QVERIFY2(answers, answers ? "" : qPrintable(answers.error()));
        QCOMPARE((*answers)->size(), 1);
        QCOMPARE((*answers)->troubles(), 0);
        QCOMPARE((*answers)->starts(), QList<QByteArray>{Home});
        const net::Reply reply = fetch(**answers, Home);
        QCOMPARE(reply.error, QByteArray());
        QCOMPARE(reply.failure, Outcome::None);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.contentType, QByteArray("text/html"));
        QTEST(reply.body, "body");
        QVERIFY(reply.bodyComplete && reply.wire);
        QCOMPARE(reply.keptAt, 1580702706000);
        QVERIFY((*answers)->at(0)->document);
    }

    void whatIsNoAnswer()
    {
        const QByteArray bytes = record("response", "dns:a.test", "a.test 1 A", {}, "text/dns")
            + record("response", "http://a.test/posted", answer("x"), "WARC-Record-ID: <urn:1>\r\n")
            + record("request", "http://a.test/posted", "POST /posted HTTP/1.1\r\n\r\n",
                "WARC-Concurrent-To: <urn:1>\r\n", "application/http; msgtype=request")
            + record("response", "ftp://a.test/", answer("x")) + record("conversion", Home, "x", {}, "text/plain")
            + record("revisit", "http://a.test/same", "HTTP/1.1 304 Not Modified\r\n\r\n",
                "WARC-Profile: http://netpreserve.org/warc/1.0/revisit/server-not-modified\r\n")
            + record("response", "http://a.test/robots.txt", "HTTP/1.1 200 OK\r\n\r\nUser-agent: *");
        const auto answers = ArchiveAnswers::read({file(bytes)}, {});
        QVERIFY(answers);
        QCOMPARE((*answers)->size(), 1);
        QVERIFY((*answers)->at(0)->site);
        QVERIFY(!(*answers)->holds(*url::parse("http://a.test/posted")));
        QCOMPARE(fetch(**answers, "http://a.test/posted").failure, Outcome::ProtocolError);
    }

    void revisits()
    {
        const QByteArray digest = "WARC-Payload-Digest: " + archive::sha1Label(archive::sha1("same")) + "\r\n";
        const QString first = file(record("response", "http://a.test/1", answer("same", "X: 1\r\n"), digest));
        const QString second
            = file(record("revisit", "http://a.test/2", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n",
                       digest
                           + "WARC-Date: 2021-01-01T00:00:00Z\r\n"
                             "WARC-Refers-To-Target-URI: http://a.test/1\r\n")
                + record("revisit", "http://a.test/3", {}, digest) // by its digest alone
                + record("revisit", "http://a.test/4", {},
                    "WARC-Payload-Digest: sha1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\r\n"));
        // In any order of the files.
        for (const QStringList &files : {QStringList{first, second}, QStringList{second, first}}) {
            const auto answers = ArchiveAnswers::read(files, {});
            QVERIFY(answers);
            QCOMPARE((*answers)->size(), 3);
            QCOMPARE((*answers)->troubles(), 1);
            QVERIFY((*answers)->firstTroubles().value(0).contains("do not hold"));
            QCOMPARE(fetch(**answers, "http://a.test/2").body, QByteArray("same"));
            QCOMPARE(fetch(**answers, "http://a.test/2").keptAt, 1609459200000);
            QCOMPARE(fetch(**answers, "http://a.test/3").body, QByteArray("same"));
        }
    }

    void theLastAnswerCounts()
    {
        const QByteArray bytes = record("response", Home, answer("newer"), "WARC-Date: 2022-01-01T00:00:00Z\r\n")
            + record("response", Home, answer("older"), "WARC-Date: 2021-01-01T00:00:00Z\r\n");
        const auto answers = ArchiveAnswers::read({file(bytes)}, {});
        QVERIFY(answers);
        QCOMPARE((*answers)->size(), 1);
        QCOMPARE(fetch(**answers, Home).body, QByteArray("newer"));
    }

    void whatOtherRecordsSay()
    {
        const QByteArray bytes
            = record("request", Home, "GET / HTTP/1.0\r\n\r\n", "WARC-Concurrent-To: <urn:1>\r\n", "application/http")
            + record("response", Home, answer("x"), "WARC-Record-ID: <urn:1>\r\nWARC-IP-Address: 192.0.2.1\r\n")
            + record("response", "http://b.test/start", answer("y"), "WARC-Record-ID: <urn:2>\r\n")
            + record("metadata", "http://b.test/start", "seed: \r\nfetchTimeMs: 42\r\n",
                "WARC-Concurrent-To: <urn:2>\r\n", "application/warc-fields");
        const auto answers = ArchiveAnswers::read({file(bytes)}, {});
        QVERIFY(answers);
        QCOMPARE((*answers)->starts(), QList<QByteArray>{"http://b.test/start"});
        QVERIFY(!(*answers)->onStartHosts());
        const net::Reply reply = fetch(**answers, Home);
        QCOMPARE(reply.wire->request, QByteArray("GET / HTTP/1.0\r\n\r\n"));
        QCOMPARE(reply.wire->address, QByteArray("192.0.2.1"));
        QCOMPARE(fetch(**answers, "http://b.test/start").timings.total, 42);
    }

    void damage()
    {
        const QByteArray good = gzipped(record("response", Home, answer("good")));
        const QByteArray wrong = gzipped(record("response", "http://a.test/wrong", answer("x"),
            "WARC-Block-Digest: sha1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\r\n"));
        const QByteArray torn = gzipped(record("response", "http://a.test/torn", answer("y"))).chopped(4);
        const auto answers = ArchiveAnswers::read({file(good + wrong + torn)}, {});
        QVERIFY(answers);
        QCOMPARE((*answers)->size(), 1);
        QCOMPARE((*answers)->troubles(), 2);
        QCOMPARE(fetch(**answers, Home).body, QByteArray("good"));
    }

    void whatBrokeOffIsNotWhole_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("outcome");
        const int broken = int(Outcome::ProtocolError);
        QTest::newRow("shorter than its length")
            << record("response", Home, answer("abc", "Content-Length: 10\r\n")) << broken;
        QTest::newRow("amid chunks") << record("response", Home, answer("a\r\nabc", "Transfer-Encoding: chunked\r\n"))
                                     << broken;
        QTest::newRow("amid gzip") << record(
            "response", Home, answer(gzipped(QByteArray(5000, 'x') + "end").chopped(9), "Content-Encoding: gzip\r\n"))
                                   << int(Outcome::DecodeFailed);
        QTest::newRow("said so") << record("response", Home, answer("abc"), "WARC-Truncated: length\r\n")
                                 << int(Outcome::TooLarge);
        QTest::newRow("no HTTP") << record("response", Home, "<p>hello") << broken;
    }
    void whatBrokeOffIsNotWhole()
    {
        QFETCH(QByteArray, bytes);
        const auto answers = ArchiveAnswers::read({file(bytes)}, {});
        QVERIFY(answers);
        const net::Reply reply = fetch(**answers, Home);
        QTEST(int(reply.failure), "outcome");
        QVERIFY(!reply.bodyComplete); // so that nobody keeps it
    }

    void bombs()
    {
        const QByteArray bomb = answer(gzipped(QByteArray(20'000'000, 'x')), "Content-Encoding: gzip\r\n");
        const auto answers = ArchiveAnswers::read({file(record("response", Home, bomb))}, {});
        QVERIFY(answers);
        const net::Reply reply = fetch(**answers, Home, 100'000);
        QCOMPARE(reply.failure, Outcome::TooLarge);
        QVERIFY(reply.body.size() <= 100'000);
    }

    void refusals()
    {
        QVERIFY(ArchiveAnswers::read({m_dir.filePath(QStringLiteral("none"))}, {})
                    .error()
                    .contains(QStringLiteral("none: ")));
        QVERIFY(ArchiveAnswers::read({file("<p>hello\n")}, {}).error().contains(QStringLiteral("no web archive")));
        const QString path = file(record("response", Home, answer("x")));
        QCOMPARE(ArchiveAnswers::read({path}, {[] { return true; }}).error(), QString());
        const auto answers = ArchiveAnswers::read({path}, {});
        QVERIFY(QFile::remove(path));
        QCOMPARE(fetch(**answers, Home).failure, Outcome::ProtocolError);
        QVERIFY(!(*answers)->at(0));
    }
};

ARGIOPE_TEST(TestArchiveAnswers, void)
#include "tst_archiveanswers.moc"
