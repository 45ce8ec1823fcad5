#include "core/archive/onepiecepacker.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <zlib.h>

#include <algorithm>

using argiope::archive::OnePiecePacker;

class TestOnePiecePacker : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void zlibReadsIt_data();
    void zlibReadsIt();
    void forgetsTheLast();

private:
    static QByteArray noise(qsizetype bytes)
    {
        QByteArray text(bytes, '\0');
        quint32 state = 1;
        for (char &c : text) {
            state = state * 1664525 + 1013904223;
            c = char(state >> 24);
        }
        return text;
    }
    static QByteArray member(OnePiecePacker &packer, const QByteArray &bytes)
    {
        char *to = packer.begin(bytes.size());
        std::copy(bytes.begin(), bytes.end(), to);
        QByteArray out("before");
        return packer.appendTo(out) && out.startsWith("before") ? out.sliced(6) : QByteArray();
    }
    /// Null unless it is one whole member: zlib looks its checksum and length up.
    static QByteArray unpacked(QByteArray member, qsizetype bytes)
    {
        z_stream stream{};
        if (inflateInit2(&stream, 15 + 16) != Z_OK)
            return {};
        QByteArray out(bytes + 1, '\0');
        stream.next_in = reinterpret_cast<Bytef *>(member.data());
        stream.avail_in = uInt(member.size());
        stream.next_out = reinterpret_cast<Bytef *>(out.data());
        stream.avail_out = uInt(out.size());
        const bool whole = inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.avail_in == 0;
        out.truncate(qsizetype(stream.total_out));
        (void)inflateEnd(&stream);
        return whole ? out : QByteArray();
    }
};

void TestOnePiecePacker::zlibReadsIt_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a byte") << QByteArray("x");
    QTest::newRow("a page") << QByteArray("<p>one</p>\n<p>another</p>\n").repeated(500);
    QTest::newRow("zeros") << QByteArray(4 * 1024 * 1024, '\0');
    // What does not shrink is stored in blocks of 65,535 bytes.
    for (const int bytes : {40, 65'534, 65'535, 65'536, 131'070, 131'071, 4 * 1024 * 1024})
        QTest::addRow("noise of %d", bytes) << noise(bytes);
}

void TestOnePiecePacker::zlibReadsIt()
{
    QFETCH(QByteArray, bytes);
    using Effort = OnePiecePacker::Effort;
    for (const Effort effort : {Effort::Fast, Effort::Stored}) {
        OnePiecePacker packer(effort);
        const QByteArray packed = member(packer, bytes);
        QVERIFY(packed.startsWith("\x1f\x8b"));
        QVERIFY(packed.size() <= bytes.size() + bytes.size() / 1000 + 64);
        const QByteArray back = unpacked(packed, bytes.size());
        QCOMPARE(back.size(), bytes.size());
        QVERIFY(back == bytes);
    }
    OnePiecePacker fast(Effort::Fast);
    if (bytes.size() > 1000 && !bytes.startsWith(noise(8)))
        QVERIFY(member(fast, bytes).size() < bytes.size() / 20);
}

/// A packer is used again and again, for what is longer and shorter.
void TestOnePiecePacker::forgetsTheLast()
{
    OnePiecePacker packer(OnePiecePacker::Effort::Fast);
    const QByteArray page = QByteArray("<p>one</p>\n<p>another</p>\n").repeated(500);
    const QByteArray first = member(packer, page);
    for (const QByteArray &between : {noise(70'000), QByteArray(), QByteArray("x"), page.repeated(100)})
        QCOMPARE(unpacked(member(packer, between), between.size()), between);
    QCOMPARE(member(packer, page), first);
}

ARGIOPE_TEST(TestOnePiecePacker, void)
#include "tst_onepiecepacker.moc"
