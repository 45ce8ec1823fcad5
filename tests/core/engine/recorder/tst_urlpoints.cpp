#include "core/engine/recorder/urlpoints.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using engine::UrlPoints;
using settings::Order;

namespace {

url::UrlKey keyOf(const QByteArray &text)
{
    return url::urlKey(text, 1);
}

judge::Target target(const QByteArray &text)
{
    judge::Target made;
    made.url = text;
    made.key = keyOf(text);
    return made;
}

settings::CrawlSettings settingsFor(Order order, const QStringList &importance = {})
{
    settings::CrawlSettings settings;
    settings.order = order;
    settings.importance = importance;
    return settings;
}

} // namespace

class TestUrlPoints : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void mostOrdersCountNone_data();
    void mostOrdersCountNone();
    void plainAddressesPromiseMore();
    void patternsAdd();
    void linksPromise();
    void addressesOfATopic();
};

void TestUrlPoints::mostOrdersCountNone_data()
{
    QTest::addColumn<Order>("order");
    QTest::newRow("breadth") << Order::Breadth;
    QTest::newRow("PageRank") << Order::PageRank;
    QTest::newRow("random") << Order::Random;
    QTest::newRow("topic without one") << Order::Topic;
}

void TestUrlPoints::mostOrdersCountNone()
{
    QFETCH(Order, order);
    UrlPoints points(settingsFor(order, {QStringLiteral("5 a")}), nullptr);
    QVERIFY(!points.areOfTopic());
    QCOMPARE(points.of("http://a.test/"), 0);
    points.beginPage({target("http://a.test/")}, {50}, 50);
    const url::UrlKey key = keyOf("http://a.test/");
    QCOMPARE(points.of("http://a.test/", &key), 0);
    QVERIFY(!points.promised(key));
}

void TestUrlPoints::plainAddressesPromiseMore()
{
    const UrlPoints points(settingsFor(Order::Importance), nullptr);
    const QList<QByteArray> falling{"http://a.test/", "http://a.test/a/", "http://a.test/a/b/c",
        "http://a.test/a/b/c?d", "http://a.test/a/b/c/d/e/f/g/h?i"};
    for (qsizetype i = 1; i < falling.size(); ++i)
        QVERIFY2(points.of(falling[i - 1]) > points.of(falling[i]), falling[i].constData());
    QCOMPARE(points.of("http://a.test/a?b=/c/d"), points.of("http://a.test/a?b")); // folders end with the path
    // Very long ones are not worth less and less for ever.
    QCOMPARE(points.of("http://a.test/" + QByteArray("a/").repeated(50)),
        points.of("http://a.test/" + QByteArray("a/").repeated(51)));
}

void TestUrlPoints::patternsAdd()
{
    const UrlPoints plain(settingsFor(Order::Importance), nullptr);
    const UrlPoints points(
        settingsFor(Order::Importance, {QStringLiteral("10 /shop/"), QStringLiteral("-3 [?&]sort=")}), nullptr);
    const auto more = [&](const QByteArray &url) { return points.of(url) - plain.of(url); };
    QCOMPARE(more("http://a.test/about"), 0);
    QCOMPARE(more("http://a.test/shop/a"), 10);
    QCOMPARE(more("http://a.test/shop/a?sort=b"), 7);
    QCOMPARE(more("http://a.test/?sort=b"), -3);
}

void TestUrlPoints::linksPromise()
{
    const topic::Focus focus{topic::Topic("spiders webs", {})};
    UrlPoints points(settingsFor(Order::Topic), &focus);
    QVERIFY(points.areOfTopic());
    points.beginPage({target("http://a.test/1"), target("http://a.test/2"), target("http://a.test/3")}, {40, -7}, 9);
    const auto promised = [&](const QByteArray &url) {
        const url::UrlKey key = keyOf(url);
        return points.of(url, &key);
    };
    QCOMPARE(promised("http://a.test/1"), 40);
    QCOMPARE(promised("http://a.test/2"), -7);
    QCOMPARE(promised("http://a.test/3"), 9); // what its page is worth
    QCOMPARE(points.promised(keyOf("http://a.test/1")), std::optional(40));
    QVERIFY(!points.promised(keyOf("http://a.test/4")));
    points.beginPage({}, {}, 0); // the next page names none of them
    QVERIFY(!points.promised(keyOf("http://a.test/1")));
}

void TestUrlPoints::addressesOfATopic()
{
    const topic::Focus focus{topic::Topic("spiders webs", {})};
    const UrlPoints points(settingsFor(Order::Topic), &focus);
    QVERIFY(points.of("http://a.test/spiders/webs") > points.of("http://a.test/cars/engines"));
    const url::UrlKey unknown = keyOf("http://a.test/spiders/webs");
    QCOMPARE(points.of("http://a.test/spiders/webs", &unknown), points.of("http://a.test/spiders/webs"));
}

ARGIOPE_TEST(TestUrlPoints, void)
#include "tst_urlpoints.moc"
