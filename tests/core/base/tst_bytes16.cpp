#include "core/base/bytes16.h"
#include "tests/support/testmain.h"

#include <QByteArray>
#include <QTest>

#include <functional>

using namespace argiope::base;

/// Each question, asked of every byte there is.
class TestBytes16 : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void questions_data();
    void questions();
    void lowered();
    void fewer();
};

using Ask = std::function<quint32(const Bytes16 &)>;
using Is = std::function<bool(int)>;

void TestBytes16::questions_data()
{
    QTest::addColumn<Ask>("ask");
    QTest::addColumn<Is>("is");
    const auto row = [](const char *name, const Ask &ask, const Is &is) { QTest::newRow(name) << ask << is; };
    row(
        "equal", [](const Bytes16 &bytes) { return bytes.equal('_').bits(); }, [](int c) { return c == '_'; });
    row(
        "equal to a high one", [](const Bytes16 &bytes) { return bytes.equal('\xC2').bits(); },
        [](int c) { return c == 0xC2; });
    row(
        "letters", [](const Bytes16 &bytes) { return bytes.between('a', 'z').bits(); },
        [](int c) { return c >= 'a' && c <= 'z'; });
    row(
        "digits", [](const Bytes16 &bytes) { return bytes.between('0', '9').bits(); },
        [](int c) { return c >= '0' && c <= '9'; });
    row(
        "from the first one", [](const Bytes16 &bytes) { return bytes.between('\0', '\x1F').bits(); },
        [](int c) { return c < 0x20; });
    row(
        "one", [](const Bytes16 &bytes) { return bytes.between('x', 'x').bits(); }, [](int c) { return c == 'x'; });
    row(
        "high", [](const Bytes16 &bytes) { return bytes.bits(); }, [](int c) { return c >= 0x80; });
    row(
        "high or letters", [](const Bytes16 &bytes) { return (bytes | bytes.between('a', 'z')).bits(); },
        [](int c) { return c >= 0x80 || (c >= 'a' && c <= 'z'); });
    row(
        "either", [](const Bytes16 &bytes) { return (bytes.equal('a') | bytes.between('0', '4')).bits(); },
        [](int c) { return c == 'a' || (c >= '0' && c <= '4'); });
    row(
        "both", [](const Bytes16 &bytes) { return (bytes.between('a', 'm') & bytes.between('g', 'z')).bits(); },
        [](int c) { return c >= 'g' && c <= 'm'; });
}

void TestBytes16::questions()
{
    QFETCH(Ask, ask);
    QFETCH(Is, is);
    QByteArray all;
    for (int c = 0; c < 256 + 16; ++c)
        all += char(c % 256);
    for (int from = 0; from < 256; ++from) {
        quint32 expected = 0;
        for (int i = 0; i < 16; ++i)
            expected |= quint32(is((from + i) % 256)) << i;
        QCOMPARE(ask(Bytes16::at(all.constData() + from)), expected);
    }
}

void TestBytes16::lowered()
{
    for (int c = 0; c < 256; ++c) {
        char bytes[16];
        Bytes16::at(QByteArray(16, char(c)).constData()).lowered().store(bytes);
        const int expected = c >= 'A' && c <= 'Z' ? c + 32 : c;
        for (const char byte : bytes)
            QCOMPARE(int(quint8(byte)), expected);
    }
}

void TestBytes16::fewer()
{
    const QByteArray letters("abcdefghijklmnopq");
    for (size_t count = 0; count <= 16; ++count) {
        char bytes[16];
        Bytes16::at(letters.constData(), count).store(bytes);
        QCOMPARE(QByteArray(bytes, 16), letters.first(qsizetype(count)).leftJustified(16, '\0'));
    }
}

ARGIOPE_TEST(TestBytes16, void)
#include "tst_bytes16.moc"
