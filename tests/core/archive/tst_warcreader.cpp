#include "core/archive/warcreader.h"
#include "core/archive/warcwriter.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QTest>

#include <zlib.h>

using namespace argiope::archive;

namespace {

QByteArray plainRecord(const QByteArray &block, const QByteArray &fields = "WARC-Type: resource\r\n")
{
    return "WARC/1.0\r\n" + fields + "Content-Length: " + QByteArray::number(block.size()) + "\r\n\r\n" + block
        + "\r\n\r\n";
}

QByteArray packed(const QByteArray &bytes)
{
    z_stream stream{};
    if (deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        return {};
    QByteArray out(qsizetype(deflateBound(&stream, uLong(bytes.size()))) + 64, '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    stream.avail_in = uInt(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = uInt(out.size());
    (void)deflate(&stream, Z_FINISH);
    out.truncate(qsizetype(stream.total_out));
    (void)deflateEnd(&stream);
    return out;
}

} // namespace

class TestWarcReader : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void strangers_data();
    void strangers();
    void lies_data();
    void lies();
    void everyCutIsSeen();
    void everyFlippedBitIsBorne();
    void longBlocksAreReadOver();
    void bombsAreBounded();
    void wrongDigests();

private:
    /// "type:block" of each record, and the error.
    static QByteArray read(QByteArray bytes, const ReadLimits &limits = {})
    {
        QBuffer buffer(&bytes);
        if (!buffer.open(QIODevice::ReadOnly))
            return "not open";
        WarcReader reader(buffer, limits);
        QByteArrayList found;
        while (const auto record = reader.next())
            found << record->type + ':' + record->block;
        if (!reader.error().isEmpty())
            found << "! " + reader.error();
        return found.join(" | ");
    }
};

void TestWarcReader::strangers_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("found");
    const QByteArray two = plainRecord("one") + plainRecord("two");
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("plain") << two << QByteArray("resource:one | resource:two");
    QTest::newRow("packed") << packed(plainRecord("one")) + packed(plainRecord("two"))
                            << QByteArray("resource:one | resource:two");
    QTest::newRow("one member for all") << packed(two) << QByteArray("resource:one | resource:two");
    QTest::newRow("empty member between") << packed(plainRecord("one")) + packed("") + packed(plainRecord("two"))
                                          << QByteArray("resource:one | resource:two");
    QTest::newRow("empty block") << plainRecord("") << QByteArray("resource:");
    QTest::newRow("bare line feeds") << QByteArray("WARC/1.0\nWARC-Type: resource\nContent-Length: 1\n\nx\n\n")
                                     << QByteArray("resource:x");
    QTest::newRow("folded field") << plainRecord("x", "WARC-Type:\r\n  Metadata\r\n") << QByteArray("metadata:x");
    QTest::newRow("names without case") << QByteArray(
        "WARC/1.1\r\nwarc-type: INFO\r\ncontent-length:1\r\n\r\nx\r\n\r\n")
                                        << QByteArray("info:x");
    QTest::newRow("no line ends at the end") << two.chopped(4) << QByteArray("resource:one | resource:two");
    QTest::newRow("further line ends") << plainRecord("one") + "\r\n\r\n" + plainRecord("two")
                                       << QByteArray("resource:one | resource:two");
    QTest::newRow("the same length twice")
        << plainRecord("x", "WARC-Type: resource\r\nContent-Length: 1\r\n") << QByteArray("resource:x");
}

void TestWarcReader::strangers()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, found);
    QCOMPARE(read(bytes), found);
}

void TestWarcReader::lies_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("found");
    const QByteArray head = "WARC/1.0\r\nWARC-Type: resource\r\n";
    QTest::newRow("no archive") << QByteArray("<!DOCTYPE html>\n")
                                << QByteArray("! record at byte 0: this is no web archive");
    QTest::newRow("other gzip") << packed("<!DOCTYPE html>\n")
                                << QByteArray("! record at byte 0: this is no web archive");
    QTest::newRow("too long") << head + "Content-Length: 9\r\n\r\nx\r\n\r\n"
                              << QByteArray("! record at byte 0: it breaks off: 4 of 9 bytes are missing");
    QTest::newRow("too short") << head + "Content-Length: 1\r\n\r\nxyz\r\n\r\n"
                               << QByteArray("! record at byte 0: it goes on behind the end that its length names");
    QTest::newRow("far too long") << head + "Content-Length: 99999999999999\r\n\r\nx\r\n\r\n"
                                  << QByteArray("! record at byte 0: it says that it has 99999999999999 bytes, more "
                                                "than are read");
    QTest::newRow("beyond all numbers") << head + "Content-Length: 99999999999999999999\r\n\r\nx"
                                        << QByteArray("! record at byte 0: its length is no number");
    QTest::newRow("negative") << head + "Content-Length: -1\r\n\r\nx"
                              << QByteArray("! record at byte 0: its length is no number");
    QTest::newRow("two lengths") << head + "Content-Length: 1\r\nContent-Length: 2\r\n\r\nxx\r\n\r\n"
                                 << QByteArray("! record at byte 0: it names two lengths");
    QTest::newRow("no length") << head + "\r\nx" << QByteArray("! record at byte 0: it names no length");
    QTest::newRow("no type") << QByteArray("WARC/1.0\r\nContent-Length: 0\r\n\r\n\r\n\r\n")
                             << QByteArray("! record at byte 0: it names no type");
    QTest::newRow("no field") << head + "nonsense\r\n\r\n"
                              << QByteArray("! record at byte 0: a line of its head is no field");
    QTest::newRow("head breaks off") << head << QByteArray("! record at byte 0: its head breaks off");
    QTest::newRow("endless head") << head + "X: " + QByteArray(300'000, 'x')
                                  << QByteArray("! record at byte 0: its head is too long");
    QTest::newRow("many fields") << head + QByteArray("X: y\r\n").repeated(1001)
                                 << QByteArray("! record at byte 0: it has too many fields");
    QTest::newRow("rubbish behind") << plainRecord("x") + "rubbish\r\n"
                                    << QByteArray("resource:x | ! record at byte 57: no record begins here");
    QTest::newRow("rubbish member") << packed(plainRecord("x")) + "\x1f\x8b\x08rubbish"
                                    << QByteArray("resource:x | ! record at byte "
                                           + QByteArray::number(packed(plainRecord("x")).size())
                                           + ": damaged gzip member: unknown header flags set");
}

void TestWarcReader::lies()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, found);
    QCOMPARE(read(bytes), found);
}

void TestWarcReader::everyCutIsSeen()
{
    const QByteArray first = recordMember({{"WARC-Type", "response"}}, {"a page"});
    const QByteArray both = first + recordMember({{"WARC-Type", "response"}}, {"another page"});
    for (qsizetype cut = 1; cut < both.size(); ++cut) {
        const QByteArray found = read(both.first(cut));
        if (cut == first.size()) {
            QCOMPARE(found, QByteArray("response:a page"));
        } else {
            const QByteArray place = QByteArray::number(cut < first.size() ? 0 : first.size());
            QVERIFY2(found.contains(QByteArray("! record at byte " + place + ':')),
                qPrintable(QStringLiteral("%1: %2").arg(cut).arg(QString::fromLatin1(found))));
            QCOMPARE(found.contains("response:a page"), cut > first.size());
            QVERIFY(!found.contains("another"));
        }
    }
}

void TestWarcReader::everyFlippedBitIsBorne()
{
    const QByteArray record = recordMember({{"WARC-Type", "response"}}, {"a page that has some text in it"});
    int wrong = 0;
    for (qsizetype at = 0; at < record.size(); ++at) {
        QByteArray damaged = record;
        damaged[at] = char(damaged[at] ^ 0x10);
        wrong += read(damaged).contains("! ") ? 1 : 0;
    }
    // What the ten bytes of a gzip header say of time and system means nothing to anybody.
    QVERIFY2(wrong >= record.size() - 10, qPrintable(QString::number(record.size() - wrong)));
}

void TestWarcReader::longBlocksAreReadOver()
{
    QByteArray bytes = plainRecord(QByteArray(100'000, 'x')) + plainRecord("next");
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    WarcReader reader(buffer, {.keep = 10});
    const auto record = reader.next();
    QVERIFY(record);
    QCOMPARE(record->block, QByteArray(10, 'x'));
    QCOMPARE(record->length, 100'000);
    QVERIFY(!record->whole());
    QCOMPARE(reader.next()->block, QByteArray("next"));
}

void TestWarcReader::bombsAreBounded()
{
    // 8 MB of zeros in 8 KB, once as a block, once as a head, once as what stands behind the block.
    const QByteArray zeros(8'000'000, '\0');
    QCOMPARE(read(packed(plainRecord(zeros)), {.keep = 10, .block = 1'000'000}),
        QByteArray("! record at byte 0: it says that it has 8000000 bytes, more than are read"));
    QCOMPARE(read(packed("WARC/1.0\r\nX: " + zeros)), QByteArray("! record at byte 0: its head is too long"));
    QCOMPARE(
        read(packed(plainRecord("x") + zeros)), QByteArray("resource:x | ! record at byte 0: its head is too long"));
}

void TestWarcReader::wrongDigests()
{
    QByteArray bytes
        = plainRecord("x", "WARC-Type: resource\r\nWARC-Block-Digest: sha1:3I42H3S6NNFQ2MSVX7XZKYAYSCX5QBYJ\r\n")
        + plainRecord("", "WARC-Type: resource\r\nWARC-Block-Digest: sha1:3I42H3S6NNFQ2MSVX7XZKYAYSCX5QBYJ\r\n")
        + plainRecord("", "WARC-Type: resource\r\nWARC-Block-Digest: md5:d41d8cd98f00b204e9800998ecf8427e\r\n");
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    WarcReader reader(buffer);
    QCOMPARE(reader.next()->digestHolds, std::optional(false));
    QCOMPARE(reader.next()->digestHolds, std::optional(true));
    QCOMPARE(reader.next()->digestHolds, std::optional<bool>());
}

ARGIOPE_TEST(TestWarcReader, void)
#include "tst_warcreader.moc"
