// How near texts are to a topic.

#include "core/topic/focus.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace argiope;
using namespace argiope::topic;

namespace {

Bag bagOf(QByteArrayView text)
{
    Bag bag;
    bag.add(text);
    return bag;
}

} // namespace

class TestFocus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cosine();
    void rareWordsWeighMore();
    void examples();
    void promises();
    void keepsWhatItLearnt();
    void damaged_data();
    void damaged();
};

/// Before anything was read all words weigh the same: plain cosines that can be worked out by hand.
void TestFocus::cosine()
{
    const Focus focus(Topic("web spider", {}));
    QCOMPARE(focus.similarity(bagOf("spider web")), 1.0);
    QCOMPARE(focus.similarity(bagOf("nothing of it")), 0.0);
    QCOMPARE(focus.similarity({}), 0.0);
    QVERIFY(std::abs(focus.similarity(bagOf("web page")) - 0.5) < 1e-12);
    const double twice = 1 + std::log(2.0); // "web" there twice
    const double expected = (twice + 0) / (std::sqrt(2.0) * std::sqrt(twice * twice + 1));
    QVERIFY(std::abs(focus.similarity(bagOf("web web page")) - expected) < 1e-12);
    QCOMPARE(percentOf(1), 100);
    QCOMPARE(percentOf(0.096), 10);
    QCOMPARE(pointsOf(0), -100);
    QCOMPARE(pointsOf(1), 100);
    QVERIFY(pointsOf(0.02) > pointsOf(0.01));
}

void TestFocus::rareWordsWeighMore()
{
    Focus focus(Topic("the spider", {}));
    const double before = focus.similarity(bagOf("the page"));
    QVERIFY(focus.isLearning());
    for (int i = 0; i < 100; ++i)
        focus.frequencies().learn(bagOf(i == 0 ? "the spider" : "the page and the rest"));
    QVERIFY(!focus.isLearning());
    QVERIFY(focus.similarity(bagOf("the page")) < before / 2);
    QVERIFY(focus.similarity(bagOf("spider page")) > 0.8);
    QVERIFY(std::abs(focus.frequencies().weight(termsOf("the").front()) - std::log(2.0)) < 1e-12);
}

void TestFocus::examples()
{
    const Topic topic("silk", {bagOf("web web web spider"), bagOf("web")});
    const Focus focus(topic);
    // "silk" counts as much as what is there most often.
    QCOMPARE(focus.similarity(bagOf("silk")), focus.similarity(bagOf("web")));
    QVERIFY(focus.similarity(bagOf("web")) > focus.similarity(bagOf("spider")));
    QCOMPARE(Topic::fromJson(topic.toJson()).parts(), topic.parts());
    Bag many;
    for (int i = 0; i < 1000; ++i)
        many.add(QByteArray("word" + QByteArray::number(i)), i < 5 ? 9 : 1);
    const Topic large({}, {many});
    QCOMPARE(large.parts().size(), Topic::MostTerms);
    QCOMPARE(
        std::count_if(large.parts().begin(), large.parts().end(), [](const Topic::Part &p) { return p.count > 3; }), 5);
    QVERIFY(Topic("! ?", {}).isEmpty());
}

void TestFocus::promises()
{
    const Focus focus(Topic("spider", {}));
    const double nothing = focus.promise(0, "shoes", "http://a.example/x");
    const double anchor = focus.promise(0, "our spider", "http://a.example/x");
    const double address = focus.promise(0, "more", "http://a.example/spider/x");
    const double page = focus.promise(0.5, "shoes", "http://a.example/x");
    QCOMPARE(nothing, 0.0);
    QVERIFY(anchor > nothing && address > nothing && page > nothing);
    QVERIFY(focus.promise(0.5, "our spider", "http://a.example/spider/x") > std::max({anchor, address, page}));
}

void TestFocus::keepsWhatItLearnt()
{
    Frequencies one;
    for (int i = 0; i < 9; ++i)
        one.learn(bagOf("web page"));
    Frequencies two;
    QVERIFY(two.restore(one.toBytes()));
    QCOMPARE(two.documents(), 9);
    QCOMPARE(two.weight(termsOf("web").front()), one.weight(termsOf("web").front()));
}

void TestFocus::damaged_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray good = Frequencies().toBytes();
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut") << good.left(good.size() / 2);
    QTest::newRow("a length that is none") << QByteArray("\xff\xff\xff\xff", 4) + good.mid(4);
    QTest::newRow("something else") << qCompress(QByteArray("abc"));
}

void TestFocus::damaged()
{
    QFETCH(QByteArray, bytes);
    Frequencies frequencies;
    QVERIFY(!frequencies.restore(bytes));
    QCOMPARE(frequencies.documents(), 0);
}

ARGIOPE_TEST(TestFocus, void)
#include "tst_focus.moc"
