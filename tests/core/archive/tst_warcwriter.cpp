#include "core/archive/digest.h"
#include "core/archive/warcreader.h"
#include "core/archive/warcwriter.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QTest>

using namespace argiope::archive;

class TestWarcWriter : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsBack_data();
    void readsBack();
    void oneMemberARecord();
    void linesStayLines();
    void withoutADigestOfItsBlock();

private:
    static std::optional<WarcRecord> onlyRecord(const QByteArray &member)
    {
        QByteArray bytes = member;
        QBuffer buffer(&bytes);
        if (!buffer.open(QIODevice::ReadOnly))
            return std::nullopt;
        WarcReader reader(buffer);
        auto record = reader.next();
        return record && !reader.next() && reader.error().isEmpty() ? record : std::nullopt;
    }
};

void TestWarcWriter::readsBack_data()
{
    QTest::addColumn<QByteArray>("block");
    QTest::addColumn<bool>("wrapped");
    QByteArray noise(300'000, '\0');
    quint32 state = 1;
    for (char &c : noise) {
        state = state * 1664525 + 1013904223;
        c = char(state >> 24);
    }
    for (const bool wrapped : {false, true}) {
        const char *how = wrapped ? "wrapped" : "packed";
        QTest::addRow("nothing, %s", how) << QByteArray() << wrapped;
        QTest::addRow("a page, %s", how) << QByteArray("HTTP/1.1 200 OK\r\n\r\n<p>x</p>\n") << wrapped;
        QTest::addRow("noise, %s", how) << noise << wrapped;
        QTest::addRow("zeros, %s", how) << QByteArray(5'000'000, '\0') << wrapped;
    }
}

void TestWarcWriter::readsBack()
{
    QFETCH(QByteArray, block);
    QFETCH(bool, wrapped);
    const QByteArray id = newRecordId();
    const QByteArrayView whole(block);
    const qsizetype half = block.size() / 2;
    const QByteArray member = recordMember({{"WARC-Type", "response"}, {"WARC-Record-ID", id}},
        {whole.first(half), whole.sliced(half)}, wrapped ? Packing::Wrapped : Packing::Packed);
    const auto record = onlyRecord(member);
    QVERIFY(record);
    QCOMPARE(record->type, QByteArray("response"));
    QCOMPARE(record->version, QByteArray("1.1"));
    QCOMPARE(record->field("warc-record-id"), id);
    QCOMPARE(record->length, block.size());
    QVERIFY(record->block == block);
    QCOMPARE(record->field("WARC-Block-Digest"), sha1Label(sha1(block)));
    QCOMPARE(record->digestHolds, std::optional(true));
    QCOMPARE(record->offset, 0);
    QCOMPARE(record->end, member.size());
}

void TestWarcWriter::oneMemberARecord()
{
    const QByteArray first = recordMember({{"WARC-Type", "request"}}, {"one"});
    const QByteArray second = recordMember({{"WARC-Type", "response"}}, {"two"});
    QVERIFY(first.startsWith("\x1f\x8b"));
    QVERIFY(second.startsWith("\x1f\x8b"));
    QByteArray both = first + second;
    QBuffer buffer(&both);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    WarcReader reader(buffer);
    QCOMPARE(reader.next()->offset, 0);
    const auto record = reader.next();
    QVERIFY(record);
    QCOMPARE(record->offset, first.size());
    QCOMPARE(record->block, QByteArray("two"));
}

void TestWarcWriter::linesStayLines()
{
    const auto record = onlyRecord(
        recordMember({{"WARC-Type", "metadata"}, {"WARC-Target-URI", "http://a/\r\nContent-Length: 0"}}, {"x"}));
    QVERIFY(record);
    QCOMPARE(record->length, 1);
    QCOMPARE(record->field("WARC-Target-URI"), QByteArray("http://a/  Content-Length: 0"));
    QCOMPARE(fieldBlock({{"via", "a\nb"}, {"hops", "1"}}), QByteArray("via: a b\r\nhops: 1\r\n"));
}

void TestWarcWriter::withoutADigestOfItsBlock()
{
    QByteArray lines;
    appendField(lines, "WARC-Payload-Digest", sha1Label(sha1("x")));
    QByteArray out = recordMember({{"WARC-Type", "warcinfo"}}, {"first"});
    const qsizetype first = out.size();
    appendRecord(out, "response", lines, {"HTTP/1.1 200 OK\r\n\r\n", "x"}, Packing::Packed, BlockDigest::LeftOut);
    const auto record = onlyRecord(out.sliced(first));
    QVERIFY(record);
    QCOMPARE(record->type, QByteArray("response"));
    QCOMPARE(record->block, QByteArray("HTTP/1.1 200 OK\r\n\r\nx"));
    QCOMPARE(record->field("WARC-Block-Digest"), QByteArray());
    QCOMPARE(record->field("WARC-Payload-Digest"), sha1Label(sha1("x")));
    // What is damaged is seen all the same.
    out[first + (out.size() - first) / 2] = char(~out.at(first + (out.size() - first) / 2));
    QVERIFY(!onlyRecord(out.sliced(first)));
}

ARGIOPE_TEST(TestWarcWriter, void)
#include "tst_warcwriter.moc"
