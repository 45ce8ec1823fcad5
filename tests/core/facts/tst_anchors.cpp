#include "core/facts/anchors.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace argiope::facts;

/// What is kept of places in pages and of links to them.
class TestAnchors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sets_data();
    void sets();
    void chosenHashes();
    void strangeBytes_data();
    void strangeBytes();
    void fragments();
    void textsOfFragments();
    void strangeFragments();
};

void TestAnchors::sets_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("most"); // bytes
    QTest::newRow("none") << 0 << 1;
    QTest::newRow("one") << 1 << 4;
    QTest::newRow("some") << 20 << 32;
    QTest::newRow("many") << 1000 << 1350;
    QTest::newRow("very many") << 60000 << 80000;
}

void TestAnchors::sets()
{
    QFETCH(int, count);
    QFETCH(int, most);
    std::vector<quint64> hashes;
    for (int i = 0; i < count; ++i)
        hashes.push_back(anchorHash(QByteArray("name-" + QByteArray::number(i))));
    std::vector<quint64> twice = hashes;
    twice.insert(twice.end(), hashes.rbegin(), hashes.rend());
    const QByteArray bytes = AnchorSet::encoded(twice);
    QVERIFY2(bytes.size() <= most, qPrintable(QString::number(bytes.size())));
    QCOMPARE(AnchorSet::encoded(hashes), bytes);
    const AnchorSet set(bytes);
    for (const quint64 hash : hashes)
        QVERIFY(set.has(hash));
    int wrong = 0;
    constexpr int Others = 20000;
    for (int i = 0; i < Others; ++i)
        wrong += set.has(anchorHash(QByteArray("other-" + QByteArray::number(i)))) ? 1 : 0;
    QVERIFY2(wrong < Others / 150, qPrintable(QString::number(wrong)));
}

/// Names can be chosen so that their hashes are close to one another.
void TestAnchors::chosenHashes()
{
    for (const quint64 step : {1, 2, 255, 256, 257}) {
        std::vector<quint64> hashes;
        for (quint64 i = 0; i < 3000; ++i)
            hashes.push_back(5 + (i * 7919 % 3000) * step);
        std::vector<quint64> sorted = hashes;
        std::sort(sorted.begin(), sorted.end());
        const QByteArray bytes = AnchorSet::encoded(hashes);
        QCOMPARE(AnchorSet::encoded(sorted), bytes);
        const AnchorSet set(bytes);
        for (const quint64 hash : hashes)
            QVERIFY(set.has(hash));
    }
}

void TestAnchors::strangeBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a number without an end") << QByteArray(20, '\xff');
    QTest::newRow("more than there are") << QByteArray("\x7f\x01\x02");
    QTest::newRow("a very large number") << QByteArray("\xff\xff\xff\xff\x0f\xaa\xaa");
    QTest::newRow("ones without end") << QByteArray("\x05" + QByteArray(1000, '\xff'));
}

void TestAnchors::strangeBytes()
{
    QFETCH(QByteArray, bytes);
    const AnchorSet set(bytes);
    int has = 0;
    for (int i = 0; i < 1000; ++i)
        has += set.has(anchorHash(QByteArray::number(i))) ? 1 : 0;
    QVERIFY(has < 50);
}

void TestAnchors::fragments()
{
    const std::vector<FragmentLink> links{{0, 1, 1}, {1, 0xFFFFFF, 2}, {300, 3, 3}, {200'000, 0x1234567, 0x7654321}};
    const std::vector<FragmentLink> read = fragmentsFrom(encodedFragments(links));
    QCOMPARE(read.size(), links.size());
    for (size_t i = 0; i < links.size(); ++i) {
        QCOMPARE(read[i].position, links[i].position);
        QCOMPARE(read[i].raw, links[i].raw & 0xFFFFFF);
        QCOMPARE(read[i].decoded, links[i].decoded & 0xFFFFFF);
    }
    QVERIFY(encodedFragments({}).isEmpty());
    QCOMPARE(encodedFragments({{5, 7, 7}}).size(), 4);
}

void TestAnchors::textsOfFragments()
{
    const std::vector<FragmentLink> links{{0, 1, 1}, {1, 0xFFFFFF, 2}, {300, 3, 3}};
    const QByteArray plain = encodedFragments(links);
    const QByteArray bytes = encodedFragments(links, QByteArray("one\0a%20b\0\0", 11));
    QCOMPARE(fragmentsFrom(bytes).size(), links.size());
    QCOMPARE(withoutFragmentTexts(bytes), QByteArrayView(plain));
    QCOMPARE(withoutFragmentTexts(plain), QByteArrayView(plain));
    QCOMPARE(fragmentTexts(bytes), (QByteArrayList{"one", "a%20b", ""}));
    QVERIFY(fragmentTexts(plain).isEmpty());
    QVERIFY(fragmentTexts({}).isEmpty());
    QVERIFY(fragmentTexts(encodedFragments(links, QByteArray("one\0", 4))).isEmpty()); // others than these
    QCOMPARE(encodedFragments(links, QByteArray(MostFragmentBytes + 1, '\0')), plain);

    // They stand there as they are, in what any reader of Zstandard's frames reads.
    for (const qsizetype size : {qsizetype(1), qsizetype(255), qsizetype(256), MostFragmentBytes}) {
        const QByteArray one = QByteArray(size - 1, 'x') + '\0';
        const QByteArray written = encodedFragments({{5, 7, 7}}, one);
        QCOMPARE(fragmentTexts(written), QByteArrayList{one.chopped(1)});
        QVERIFY(written.endsWith(one));
    }
    // Files of before have them compressed.
    const QByteArray compressed
        = QByteArray::fromHex("0001000002020000ffffffff7f5228b52ffd20526d0000286161006100020040893f000b");
    QCOMPARE(fragmentTexts(compressed), (QByteArrayList{QByteArray(40, 'a'), QByteArray(40, 'a')}));

    // What was damaged is nothing.
    for (qsizetype size = plain.size(); size < bytes.size(); ++size) {
        QCOMPARE(fragmentsFrom(bytes.first(size)).size(), links.size());
        QVERIFY(fragmentTexts(bytes.first(size)).isEmpty());
    }
}

void TestAnchors::strangeFragments()
{
    const QByteArray bytes = encodedFragments({{1, 2, 3}, {4, 5, 6}});
    for (qsizetype size = 0; size < bytes.size(); ++size)
        QVERIFY(fragmentsFrom(bytes.first(size)).size() < 2);
    std::mt19937 random(1);
    for (int i = 0; i < 1000; ++i) {
        QByteArray noise(40, '\0');
        for (char &c : noise)
            c = char(random());
        for (const FragmentLink &link : fragmentsFrom(noise))
            QVERIFY(link.position >= 0);
        QVERIFY(fragmentTexts(noise).isEmpty());
    }
}

ARGIOPE_TEST(TestAnchors, void)
#include "tst_anchors.moc"
