#include "core/base/sha1.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QTest>

using namespace argiope::base;

class TestSha1 : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void digests_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("digest");
        // FIPS 180-4 has these as its examples.
        QTest::newRow("nothing") << QByteArray() << QByteArray("da39a3ee5e6b4b0d3255bfef95601890afd80709");
        QTest::newRow("abc") << QByteArray("abc") << QByteArray("a9993e364706816aba3e25717850c26c9cd0d89d");
        QTest::newRow("two blocks") << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                    << QByteArray("84983e441c3bd26ebaae4aa1f95129e5e54670f1");
    }
    void digests()
    {
        QFETCH(const QByteArray, text);
        Sha1 hash;
        hash.add(text);
        QTEST(hash.result().toHex(), "digest");
    }

    void inPieces()
    {
        const QByteArray text(1000, 'x');
        const QByteArray whole = QCryptographicHash::hash(text, QCryptographicHash::Sha1);
        for (qsizetype first = 0; first <= 130; ++first) {
            Sha1 hash;
            hash.add(QByteArrayView(text).first(first));
            hash.add({});
            hash.add(QByteArrayView(text).sliced(first));
            QCOMPARE(hash.result(), whole);
        }
    }
};

ARGIOPE_TEST(TestSha1, void)
#include "tst_sha1.moc"
