#include "core/base/phraseset.h"
#include "tests/support/testmain.h"

#include <QTest>

using argiope::base::PhraseSet;

/// PhraseSet: some phrases in one pass.
class TestPhraseSet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void phrases_data();
    void phrases();
};

void TestPhraseSet::phrases_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("plain");
    QTest::addColumn<bool>("folded");
    QTest::addColumn<bool>("atBegin"); ///< folded
    QTest::newRow("empty") << QByteArray() << false << false << false;
    QTest::newRow("shorter than a start") << QByteArray("sol") << false << false << false;
    QTest::newRow("alone") << QByteArray("sold out") << true << true << true;
    QTest::newRow("inside") << QByteArray("it is sold out today") << true << true << false;
    QTest::newRow("at the end") << QByteArray("all of it sold out") << true << true << false;
    QTest::newRow("cut at the end") << QByteArray("it is sold ou") << false << false << false;
    QTest::newRow("begins like one") << QByteArray("sold on") << false << false << false;
    QTest::newRow("begins twice") << QByteArray("sold sold out") << true << true << false;
    QTest::newRow("one of the same beginning") << QByteArray("sold off") << true << true << true;
    QTest::newRow("upper case") << QByteArray("SOLD Out") << false << true << true;
    QTest::newRow("line end") << QByteArray("x sold\nout") << false << true << false;
    QTest::newRow("another script") << QByteArray("现在售罄了") << true << true << false;
    QTest::newRow("four bytes") << QByteArray("it is gone") << true << true << false;
}

void TestPhraseSet::phrases()
{
    QFETCH(QByteArray, text);
    const QByteArrayList phrases{"sold out", "sold off", "售罄", "gone"};
    QTEST(PhraseSet(phrases).isAnyIn(text), "plain");
    const PhraseSet folded(phrases, PhraseSet::Fold::Ascii);
    QTEST(folded.isAnyIn(text), "folded");
    QTEST(folded.isAnyAtBeginOf(text), "atBegin");
}

ARGIOPE_TEST(TestPhraseSet, void)
#include "tst_phraseset.moc"
