#include "core/archive/zipfile.h"
#include "tests/support/compressed.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QTest>
#include <QtEndian>

using namespace argiope;
using archive::ZipEntry;
using test::zipped;

namespace {

constexpr qint64 Room = 1024 * 1024;

/// All that is in it, or what is wrong.
QByteArrayList contents(QByteArray zip, qint64 most = Room)
{
    QBuffer buffer(&zip);
    if (!buffer.open(QIODevice::ReadOnly))
        return {"closed"};
    const auto entries = archive::zipEntries(buffer);
    if (!entries)
        return {"error: " + entries.error()};
    QByteArrayList list;
    for (const ZipEntry &entry : *entries) {
        QByteArray bytes;
        QBuffer out(&bytes);
        (void)out.open(QIODevice::WriteOnly);
        const QByteArray wrong = archive::extract(buffer, entry, out, most, {});
        list << entry.name + (wrong.isEmpty() ? QByteArray("=" + bytes) : QByteArray(": " + wrong));
    }
    return list;
}

void put32(QByteArray &bytes, qsizetype at, quint32 value)
{
    qToLittleEndian(value, bytes.data() + at);
}

} // namespace

class TestZipFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsIn_data()
    {
        QTest::addColumn<bool>("deflated");
        QTest::newRow("as it is") << false;
        QTest::newRow("deflated") << true;
    }
    void whatIsIn()
    {
        QFETCH(bool, deflated);
        const QByteArray large(700'000, 'x');
        QByteArray zip = zipped({{"a.txt", "hello"}, {"archive/data.warc", large}, {"empty", ""}}, deflated);
        QBuffer buffer(&zip);
        QVERIFY(buffer.open(QIODevice::ReadOnly));
        QVERIFY(archive::isZip(buffer));
        QCOMPARE(contents(zip), QByteArrayList({"a.txt=hello", "archive/data.warc=" + large, "empty="}));
        QCOMPARE(contents(zip + QByteArray(100, 'c')).size(), 3); // a comment, whatever its length says
        QCOMPARE(contents(zip, 10),
            QByteArrayList({"a.txt=hello", "archive/data.warc: archive/data.warc is too long", "empty="}));
    }

    void largeNumbers()
    {
        // The directory says that sizes and place stand in the extra field, and the end that it stands elsewhere.
        QByteArray zip = zipped({{"a", "hello"}}, false);
        const qsizetype directory = zip.indexOf("PK\1\2");
        const qsizetype end = zip.indexOf("PK\5\6");
        QByteArray entry = zip.mid(directory, end - directory);
        QByteArray extra(4 + 24, '\0');
        qToLittleEndian(quint16(1), extra.data());
        qToLittleEndian(quint16(24), extra.data() + 2);
        qToLittleEndian(quint64(5), extra.data() + 4);
        qToLittleEndian(quint64(5), extra.data() + 12);
        qToLittleEndian(quint64(0), extra.data() + 20);
        for (const int at : {20, 24, 42})
            put32(entry, at, 0xffffffff);
        qToLittleEndian(quint16(extra.size()), entry.data() + 30);
        entry += extra;
        QByteArray end64(56, '\0');
        end64.replace(0, 4, "PK\6\6");
        qToLittleEndian(quint64(entry.size()), end64.data() + 40);
        qToLittleEndian(quint64(directory), end64.data() + 48);
        QByteArray locator(20, '\0');
        locator.replace(0, 4, "PK\6\7");
        qToLittleEndian(quint64(directory + entry.size()), locator.data() + 8);
        QByteArray last = zip.mid(end);
        put32(last, 12, 0xffffffff);
        put32(last, 16, 0xffffffff);
        QCOMPARE(contents(zip.left(directory) + entry + end64 + locator + last), QByteArrayList{"a=hello"});
    }

    /// Whatever is cut off or lies, nothing is read beyond the file, and nothing that is wrong is taken for right.
    void damaged()
    {
        const QByteArray text = QByteArray("some text that repeats itself ").repeated(20);
        const QByteArray zip = zipped({{"a", text}}, true);
        for (qsizetype size = 0; size < zip.size(); ++size)
            QVERIFY(contents(zip.left(size)) != QByteArrayList{"a=" + text});
        for (qsizetype at = 0; at < zip.size(); ++at) {
            for (const char c : {'\0', '\x7f', '\xff'}) {
                QByteArray other = zip;
                if (other[at] == c)
                    continue;
                other[at] = c;
                for (const QByteArray &one : contents(other)) {
                    const qsizetype equals = one.indexOf('='); // names may differ, contents may not
                    QVERIFY(equals < 0 || one.mid(equals + 1) == text || one.startsWith("error"));
                }
            }
        }
        QByteArray longer = zip;
        put32(longer, longer.indexOf("PK\1\2") + 24, quint32(text.size() - 1));
        QCOMPARE(contents(longer), QByteArrayList{"a: a is longer than the directory says"});
    }
};

ARGIOPE_TEST(TestZipFile, void)
#include "tst_zipfile.moc"
