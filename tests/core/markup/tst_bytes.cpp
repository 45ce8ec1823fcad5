#include "core/markup/bytes.h"

#include "tests/support/testmain.h"

#include <QByteArray>
#include <QTest>

#include <random>

using namespace argiope::markup;

class TestBytes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pairs_data();
    void pairs();
};

void TestBytes::pairs_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {0, 1, 2, 3, 63, 64, 65, 66, 127, 128, 129, 500})
        QTest::addRow("%d bytes", size) << size;
}

/// Found wherever they stand, and nowhere else.
void TestBytes::pairs()
{
    QFETCH(int, size);
    const auto is
        = [](unsigned char c, unsigned char next) { return static_cast<unsigned char>((c == 'a') & (next == 'b')); };
    std::mt19937 random(1);
    for (int round = 0; round < 300; ++round) {
        QByteArray text(size, 'a');
        for (char &c : text)
            c = "abcd"[random() % (round % 2 == 0 ? 4 : 2)];
        if (round % 3 == 0) {
            text.replace("ab", "cb"); // none, but for one that is put there
            if (size > 1)
                text.replace(qsizetype(random() % unsigned(size - 1)), 2, "ab");
        }
        const char *at = text.constData();
        const char *const end = at + text.size();
        for (qsizetype known = text.indexOf("ab"); known >= 0; known = text.indexOf("ab", known + 1)) {
            at = findPair(at, end, is);
            QCOMPARE(qsizetype(at - text.constData()), known);
            ++at;
        }
        QCOMPARE(qsizetype(end - findPair(at, end, is)), qsizetype(0));
    }
}

ARGIOPE_TEST(TestBytes, void)
#include "tst_bytes.moc"
