// Words of texts and addresses as terms.

#include "core/topic/terms.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::topic;

class TestTopicTerms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void same_data();
    void same();
    void counts();
    void ofUrls_data();
    void ofUrls();
    void bounded();
};

void TestTopicTerms::same_data()
{
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
    QTest::addColumn<bool>("same");
    QTest::newRow("case") << QByteArray("Web SPIDER") << QByteArray("web spider") << true;
    QTest::newRow("accents") << QByteArray("café") << QByteArray("Cafe") << true;
    QTest::newRow("full width") << QByteArray("ＡＢ") << QByteArray("ab") << true;
    QTest::newRow("other words") << QByteArray("web spider") << QByteArray("web spiders") << false;
    QTest::newRow("single letters say nothing") << QByteArray("a web b") << QByteArray("web") << true;
    QTest::newRow("marks") << QByteArray("web, (spider)!") << QByteArray("web spider") << true;
    QTest::newRow("bigrams overlap") << QByteArray("中文网") << QByteArray("中文 文网") << true;
    QTest::newRow("not across blanks") << QByteArray("中文 网站") << QByteArray("中文网站") << false;
    QTest::newRow("not with a word before it") << QByteArray("Qt中文") << QByteArray("qt 中文") << true;
    QTest::newRow("one alone") << QByteArray("网") << QByteArray("网") << true;
    QTest::newRow("one beside two") << QByteArray("网 中文") << QByteArray("中文") << false;
    QTest::newRow("Korean has words") << QByteArray("한국 어") << QByteArray("한국") << true;
}

void TestTopicTerms::same()
{
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QTEST(termsOf(a) == termsOf(b), "same");
}

void TestTopicTerms::counts()
{
    QCOMPARE(termsOf("").size(), size_t(0));
    QCOMPARE(termsOf("one two one").size(), size_t(3));
    QCOMPARE(termsOf("搜索引擎").size(), size_t(3));
    Bag bag;
    bag.add("one two one");
    bag.add("two", 3);
    QCOMPARE(bag.counts().size(), 2);
    QCOMPARE(bag.counts().value(termsOf("one").front()), 2);
    QCOMPARE(bag.counts().value(termsOf("two").front()), 4);
}

void TestTopicTerms::ofUrls_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("folders") << QByteArray("https://www.shop.example/red-shoes/index.html")
                             << QByteArray("shop example red shoes");
    QTest::newRow("query") << QByteArray("http://a.example/?q=web_spider") << QByteArray("example web spider");
    QTest::newRow("encoded") << QByteArray("http://b.example/%E4%B8%AD%E6%96%87") << QByteArray("example 中文");
}

void TestTopicTerms::ofUrls()
{
    QFETCH(QByteArray, url);
    QFETCH(QByteArray, words);
    QCOMPARE(termsOfUrl(url), termsOf(words));
}

void TestTopicTerms::bounded()
{
    Bag bag;
    bag.add(QByteArray(QByteArray(Bag::MostBytes - 4, ' ') + "in out more"));
    QCOMPARE(bag.counts().size(), 1); // of the next word a letter is left, which says nothing
    bag.add("none");
    QVERIFY(!bag.counts().contains(termsOf("none").front()));
}

ARGIOPE_TEST(TestTopicTerms, void)
#include "tst_topicterms.moc"
