#include "tests/core/similar/similartesting.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <cmath>

using namespace argiope::similar;
using namespace argiope::similar::testing;

/// What is kept of a text, and how well that tells how much of it another one has.
class TestSignature : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void extremes();
    void orderAndTimesDoNotMatter();
    void coding_data();
    void coding();
    void strangeBytes_data();
    void strangeBytes();
    void accuracy_data();
    void accuracy();
};

void TestSignature::extremes()
{
    QVERIFY(signatureOf("").isEmpty());
    QCOMPARE(likeness(signatureOf(""), signatureOf("")), 1.0);
    QCOMPARE(likeness(signatureOf(""), signatureOf("one two three")), 0.0);
    QCOMPARE(likeness(signatureOf("one two three"), signatureOf("One, two, three.")), 1.0);
    QVERIFY(likeness(signatureOf("one two three four"), signatureOf("five six seven eight")) < 0.05);
}

void TestSignature::orderAndTimesDoNotMatter()
{
    std::vector<quint64> hashes = shinglesOf({Writer(1).words(300).join(' ')});
    SignatureMaker maker;
    maker.add(hashes);
    std::reverse(hashes.begin(), hashes.end());
    SignatureMaker other;
    other.add(hashes);
    other.add(hashes);
    QCOMPARE(other.signature(), maker.signature());
}

void TestSignature::coding_data()
{
    QTest::addColumn<int>("words");
    QTest::addColumn<int>("most"); // bytes
    QTest::newRow("few") << 5 << 66;
    QTest::newRow("some") << 100 << 120;
    QTest::newRow("many") << 400 << 240;
    QTest::newRow("all bins") << 20000 << 256;
}

void TestSignature::coding()
{
    QFETCH(int, words);
    QFETCH(int, most);
    const Signature signature = signatureOf(Writer(2).words(words).join(' '));
    const QByteArray bytes = signature.encoded();
    QVERIFY(!bytes.isEmpty() && bytes.size() <= most);
    const auto again = Signature::fromEncoded(bytes);
    QVERIFY(again.has_value());
    QCOMPARE(*again, signature);
    QCOMPARE(Signature().encoded(), QByteArray());
}

void TestSignature::strangeBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("none") << QByteArray();
    QTest::newRow("too few") << QByteArray(10, 'x');
    QTest::newRow("too many") << QByteArray(257, 'x');
    QTest::newRow("a map alone") << QByteArray(64, '\1');
    QTest::newRow("more than the map says") << QByteArray(QByteArray(64, '\0') + "xx");
    QTest::newRow("less than the map says") << QByteArray(QByteArray(64, '\xff') + "xx");
    QTest::newRow("nothing where something is") << QByteArray("\1" + QByteArray(63, '\0') + QByteArray(1, '\0'));
}

void TestSignature::strangeBytes()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(!Signature::fromEncoded(bytes));
}

void TestSignature::accuracy_data()
{
    QTest::addColumn<int>("words");
    QTest::addColumn<double>("chance"); // of a word to be another one
    QTest::addColumn<double>("deviation"); // standard, at most
    QTest::newRow("short, few changes") << 150 << 0.02 << 0.015;
    QTest::newRow("few changes") << 600 << 0.02 << 0.018;
    QTest::newRow("long, few changes") << 3000 << 0.02 << 0.018;
    QTest::newRow("many changes") << 600 << 0.2 << 0.025;
    QTest::newRow("nothing left") << 600 << 1.0 << 0.012;
}

/// Over 300 pairs: without bias, and as exact as the header says.
void TestSignature::accuracy()
{
    QFETCH(int, words);
    QFETCH(double, chance);
    QFETCH(double, deviation);
    constexpr int Pairs = 300;
    Writer writer(3);
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < Pairs; ++i) {
        const QByteArrayList text = writer.words(words);
        const QByteArray one = text.join(' ');
        const QByteArray other = writer.edited(text, chance).join(' ');
        const double error
            = likeness(signatureOf(one), signatureOf(other)) - jaccard(shinglesOf({one}), shinglesOf({other}));
        sum += error;
        squares += error * error;
    }
    qInfo("mean error %+.4f, standard error %.4f", sum / Pairs, std::sqrt(squares / Pairs));
    QVERIFY2(std::abs(sum / Pairs) < 0.005, qPrintable(QString::number(sum / Pairs)));
    QVERIFY2(std::sqrt(squares / Pairs) < deviation, qPrintable(QString::number(std::sqrt(squares / Pairs))));
}

ARGIOPE_TEST(TestSignature, void)
#include "tst_signature.moc"
