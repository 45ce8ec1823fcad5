#include "core/archive/digest.h"
#include "core/archive/warcfields.h"
#include "tests/support/testmain.h"

#include <QDateTime>
#include <QTest>

using namespace argiope::archive;

class TestArchiveDigest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void base32_data();
    void base32();
    void labels_data();
    void labels();
    void dates_data();
    void dates();
    void writtenDates();
    void idsDiffer();
};

void TestArchiveDigest::base32_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text");
    // RFC 4648, 10, without padding
    QTest::newRow("nothing") << QByteArray("") << QByteArray("");
    QTest::newRow("f") << QByteArray("f") << QByteArray("MY");
    QTest::newRow("fo") << QByteArray("fo") << QByteArray("MZXQ");
    QTest::newRow("foo") << QByteArray("foo") << QByteArray("MZXW6");
    QTest::newRow("foob") << QByteArray("foob") << QByteArray("MZXW6YQ");
    QTest::newRow("fooba") << QByteArray("fooba") << QByteArray("MZXW6YTB");
    QTest::newRow("foobar") << QByteArray("foobar") << QByteArray("MZXW6YTBOI");
    QTest::newRow("sha1 of nothing") << sha1({}) << QByteArray("3I42H3S6NNFQ2MSVX7XZKYAYSCX5QBYJ");
}

void TestArchiveDigest::base32()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, text);
    QCOMPARE(argiope::archive::base32(bytes), text);
}

void TestArchiveDigest::labels_data()
{
    QTest::addColumn<QByteArray>("label");
    QTest::addColumn<bool>("known");
    QTest::newRow("base 32") << QByteArray("sha1:3I42H3S6NNFQ2MSVX7XZKYAYSCX5QBYJ") << true;
    QTest::newRow("small letters") << QByteArray("SHA1:3i42h3s6nnfq2msvx7xzkyayscx5qbyj") << true;
    QTest::newRow("without a name") << QByteArray("3I42H3S6NNFQ2MSVX7XZKYAYSCX5QBYJ") << true;
    QTest::newRow("hexadecimal") << QByteArray("sha1:da39a3ee5e6b4b0d3255bfef95601890afd80709") << true;
    QTest::newRow("another algorithm") << QByteArray("md5:d41d8cd98f00b204e9800998ecf8427e") << false;
    QTest::newRow("too short") << QByteArray("sha1:3I42H3S6") << false;
    QTest::newRow("no base 32") << QByteArray("sha1:3I42H3S6NNFQ2MSVX7XZKYAYSCX5QBY!") << false;
    QTest::newRow("no hexadecimal") << QByteArray("sha1:da39a3ee5e6b4b0d3255bfef95601890afd8070g") << false;
    QTest::newRow("nothing") << QByteArray("") << false;
}

void TestArchiveDigest::labels()
{
    QFETCH(QByteArray, label);
    QFETCH(bool, known);
    QCOMPARE(sha1FromLabel(label), known ? sha1({}) : QByteArray());
    QCOMPARE(sha1FromLabel(sha1Label(sha1("x"))), sha1("x"));
}

void TestArchiveDigest::dates_data()
{
    QTest::addColumn<QByteArray>("date");
    QTest::addColumn<qint64>("ms");
    QTest::newRow("seconds") << QByteArray("2026-11-23T13:40:01Z") << qint64(1795441201000);
    QTest::newRow("milliseconds") << QByteArray("2026-11-23T13:40:01.250Z") << qint64(1795441201250);
    QTest::newRow("nanoseconds") << QByteArray("2026-11-23T13:40:01.250999999Z") << qint64(1795441201250);
    QTest::newRow("a day") << QByteArray("1970-01-02") << qint64(86'400'000);
    QTest::newRow("a month") << QByteArray("1970-02") << qint64(31) * 86'400'000;
    QTest::newRow("a year") << QByteArray("1970") << qint64(0);
    QTest::newRow("none") << QByteArray("yesterday") << qint64(-1);
    QTest::newRow("a month too many") << QByteArray("2026-13-01T00:00:00Z") << qint64(-1);
}

void TestArchiveDigest::dates()
{
    QFETCH(QByteArray, date);
    QFETCH(qint64, ms);
    QCOMPARE(msFromWarcDate(date), ms);
    QCOMPARE(msFromWarcDate(warcDate(1795441201250)), qint64(1795441201250));
    QCOMPARE(warcDate(1795441201250), QByteArray("2026-11-23T13:40:01.250Z"));
    QCOMPARE(indexDate(1795441201250), QByteArray("20261123134001"));
}

void TestArchiveDigest::writtenDates()
{
    constexpr qint64 Year10000 = 253'402'300'800'000;
    for (const qint64 ms : {qint64(0), qint64(1), qint64(951'782'400'000), qint64(1'709'251'199'999),
             qint64(4'107'542'400'000), qint64(1'795'441'201'050), Year10000 - 1, Year10000, qint64(-1)}) {
        const QString expected = QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC).toString(Qt::ISODateWithMs);
        QCOMPARE(warcDate(ms), expected.toLatin1());
    }
}

void TestArchiveDigest::idsDiffer()
{
    const QByteArray id = newRecordId();
    QVERIFY(id.startsWith("<urn:uuid:") && id.endsWith('>'));
    QCOMPARE(id.size(), 36 + 11);
    QVERIFY(id != newRecordId());
}

ARGIOPE_TEST(TestArchiveDigest, void)
#include "tst_archivedigest.moc"
