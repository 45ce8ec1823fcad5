#include "core/archive/warcscan.h"
#include "core/archive/warcwriter.h"
#include "tests/support/compressed.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QTest>

#include <algorithm>

using namespace argiope::archive;
using argiope::test::gzipped;

namespace {

QByteArray record(const QByteArray &block, const QByteArray &length = {})
{
    return "WARC/1.0\r\nWARC-Type: resource\r\nContent-Length: "
        + (length.isEmpty() ? QByteArray::number(block.size()) : length) + "\r\n\r\n" + block + "\r\n\r\n";
}

} // namespace

class TestWarcScan : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void goesOnBehindDamage_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArrayList>("blocks");
        QTest::addColumn<int>("troubles");
        const QByteArray a = record("a");
        const QByteArray b = record("b");
        const QByteArray c = record("c");
        QTest::newRow("plain") << QByteArray(a + b + c) << QByteArrayList{"a", "b", "c"} << 0;
        QTest::newRow("packed") << QByteArray(gzipped(a) + gzipped(b) + gzipped(c)) << QByteArrayList{"a", "b", "c"}
                                << 0;
        QTest::newRow("plain, too long") << QByteArray(a + record("b", "5") + c) << QByteArrayList{"a", "c"} << 1;
        QTest::newRow("plain, too short") << QByteArray(a + record("bbbb", "1") + c) << QByteArrayList{"a", "c"} << 1;
        QTest::newRow("plain, no length") << QByteArray(a + record("b", "x") + c) << QByteArrayList{"a", "c"} << 1;
        QTest::newRow("packed, too long")
            << QByteArray(gzipped(a) + gzipped(record("b", "500")) + gzipped(c)) << QByteArrayList{"a", "c"} << 1;
        QByteArray flipped = gzipped(b);
        flipped[12] = char(flipped[12] ^ 0x55);
        QTest::newRow("a member is damaged")
            << QByteArray(gzipped(a) + flipped + gzipped(c)) << QByteArrayList{"a", "c"} << 1;
        QTest::newRow("rubbish between") << QByteArray(gzipped(a) + "\x1f\x8b\x08 no member" + gzipped(c))
                                         << QByteArrayList{"a", "c"} << 1;
        QTest::newRow("torn tail") << QByteArray(gzipped(a) + gzipped(b).chopped(5)) << QByteArrayList{"a"} << 1;
        QTest::newRow("torn tail, plain") << QByteArray(a + b.chopped(6)) << QByteArrayList{"a"} << 1;
        QTest::newRow("the first one is damaged")
            << QByteArray("WARC/1.0\r\nrubbish\r\n\r\n" + b) << QByteArrayList{"b"} << 1;
    }
    void goesOnBehindDamage()
    {
        QFETCH(QByteArray, bytes);
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::ReadOnly));
        QByteArrayList blocks;
        const ScanResult came = scanArchive(buffer, {}, [&](WarcRecord &&found) {
            blocks.append(found.block);
            return true;
        });
        QTEST(blocks, "blocks");
        QTEST(int(came.troubles), "troubles");
        QCOMPARE(came.first.size(), qsizetype(came.troubles));
        QVERIFY(!came.isNone && !came.crowded && !came.canceled);
    }

    void whatIsNone()
    {
        for (const QByteArray &each : {QByteArray("<p>hello"), QByteArray(), QByteArray("\x1f\x8b\x08rubbish"),
                 QByteArray(QByteArray("\x1f\x8b\x08").repeated(3000)), QByteArray("\nWARC/1.0").repeated(500)}) {
            QByteArray bytes = each;
            QBuffer buffer(&bytes);
            QVERIFY(buffer.open(QIODevice::ReadOnly));
            const ScanResult came = scanArchive(buffer, {}, [](WarcRecord &&) { return true; });
            QVERIFY(came.isNone);
            QCOMPARE(came.first.isEmpty(), each.isEmpty());
        }
    }

    void severalRecordsInOneMember()
    {
        QByteArray bytes = gzipped(record("a") + record("b"));
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::ReadOnly));
        QVERIFY(scanArchive(buffer, {}, [](WarcRecord &&) { return true; }).crowded);
        QVERIFY(buffer.seek(0));
        QByteArray plain;
        QBuffer to(&plain);
        QVERIFY(to.open(QIODevice::WriteOnly));
        QCOMPARE(unpack(buffer, to, 1000, {}), QByteArray());
        QCOMPARE(plain, record("a") + record("b"));
        QVERIFY(buffer.seek(0));
        QVERIFY(unpack(buffer, to, 100, {}).contains("more than 100 bytes"));
    }

    void itCanBeLeft()
    {
        QByteArray bytes = record("a") + record("b");
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::ReadOnly));
        const ScanResult came = scanArchive(buffer, {}, [](WarcRecord &&) { return false; });
        QVERIFY(came.canceled);
        QCOMPARE(came.records, 1);
    }

    /// Within a record as well, and where nothing but damage comes.
    void itCanBeLeftAnywhere_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("records");
        QByteArray wrong = gzipped(record("b"));
        wrong[12] = char(wrong[12] ^ 0x55);
        QTest::newRow("long block") << QByteArray(gzipped(record("a")) + gzipped(record(QByteArray(4'000'000, '\0'))))
                                    << 1;
        QTest::newRow("damage") << QByteArray(gzipped(record("a")) + wrong.repeated(1000)) << 1;
    }
    void itCanBeLeftAnywhere()
    {
        QFETCH(QByteArray, bytes);
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::ReadOnly));
        int asked = 0;
        const ScanResult came
            = scanArchive(buffer, {.canceled = [&asked] { return ++asked > 5; }}, [](WarcRecord &&) { return true; });
        QVERIFY(came.canceled);
        QTEST(int(came.records), "records");
        QVERIFY2(asked < 20, qPrintable(QString::number(asked)));
    }

    /// Each says that it goes on to beyond the end; nobody reads to there, again and again.
    void liesAboutLengthsAreCheap()
    {
        class Counted : public QBuffer
        {
        public:
            using QBuffer::QBuffer;
            qint64 bytes = 0;

        protected:
            qint64 readData(char *data, qint64 most) override
            {
                const qint64 got = QBuffer::readData(data, most);
                bytes += std::max<qint64>(got, 0);
                return got;
            }
        };
        constexpr int lies = 500;
        QByteArray bytes
            = record("a") + record("b", "3000000").repeated(lies) + QByteArray(2'000'000, ' ') + '\n' + record("c");
        Counted buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
        const ScanResult came = scanArchive(buffer, {}, [](WarcRecord &&) { return true; });
        QCOMPARE(came.records, 2);
        QVERIFY(came.troubles > 0 && !came.canceled);
        QVERIFY2(buffer.bytes < bytes.size() * lies / 4, qPrintable(QString::number(buffer.bytes)));
    }
};

ARGIOPE_TEST(TestWarcScan, void)
#include "tst_warcscan.moc"
