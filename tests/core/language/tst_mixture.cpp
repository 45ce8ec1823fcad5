#include "core/language/mixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;

/// Texts of two languages, by their paragraphs.
class TestMixture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mixtures_data();
    void mixtures();
};

namespace {

constexpr char German[] = "Seit mehr als dreißig Jahren reparieren wir in dieser Stadt Fahrräder, und die meisten "
                          "Leute, die zu uns kommen, "
                          "kennen die Werkstatt noch aus ihrer Kindheit. Wenn die Bremsen abgenutzt sind oder die "
                          "Kette rostig ist, bringen "
                          "Sie das Rad am Vormittag vorbei, dann können Sie es am selben Abend wieder abholen.\n";
constexpr char English[]
    = "We have been repairing bicycles in this town for more than thirty years, and most of the people who come to us "
      "have known the workshop since they were children. If your brakes are worn or the chain is rusty, bring it in "
      "before noon and you can pick it up the same evening. There is no need to make an appointment.\n";
constexpr char Chinese[]
    = "三十多年来我们一直在这座城市修理自行车，来找我们的大多数人从小就知道这个修理铺。如果刹车磨损了或者链条生锈了，"
      "请在中午之前把车送来，当天晚上就可以取走。不需要提前预约，但是最好先打个电话，这样我们就知道您要来。\n";

} // namespace

void TestMixture::mixtures_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    const QByteArray de = German;
    const QByteArray en = English;
    const QByteArray zh = Chinese;
    const auto row = [](const char *name, const QByteArray &text, const char *first, const char *second) {
        QTest::newRow(name) << text << QByteArray(first) << QByteArray(second);
    };
    row("nothing", {}, "", "");
    row("one", de, "de", "");
    row("two", de + en, "en", "de");
    row("by turns", de + en + de + en + de, "de", "en");
    row("of two scripts", zh + zh + en, "zh", "en");
    row("little of it", de.repeated(6) + en, "de", "");
    row("too little to be sure", de + "This is what we have to say to you, and it is all that there is of it.\n", "de",
        "");
    row("short lines", de.repeated(2).replace(", ", ",\n") + en.repeated(3).replace(", ", ",\n"), "en", "de");
}

void TestMixture::mixtures()
{
    QFETCH(const QByteArray, text);
    const language::Mixture mixture = language::mixtureOf(text);
    QTEST(mixture.first, "first");
    QTEST(mixture.second, "second");
}

ARGIOPE_TEST(TestMixture, void)
#include "tst_mixture.moc"
