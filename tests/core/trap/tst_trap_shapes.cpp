#include "core/trap/shapes.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::trap;

class TestTrapShapes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void shapes_data();
    void shapes();
    void depthMakesANumberWorthALook();
    void namesGoBothWays();
    void membersOfAFamilyAgree_data();
    void membersOfAFamilyAgree();
};

void TestTrapShapes::shapes_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArrayList>("ids");
    const auto row
        = [](const char *url, const QByteArrayList &ids) { QTest::newRow(url) << QByteArray("http://h") + url << ids; };
    // Most URLs belong to no family
    for (const char *plain : {"/", "/a/b/c.html", "/product/123456", "/product?id=123456", "/page17.html", "/a/1/2/3",
             "/java.base/java/util/class-use/List.html", "/a/a/", "/blog/2026/", "/v1.2.3/x", "/?", "/?q=1",
             "/room/12/2", "/img/0001/0002", "/a//b", "/2026", "/1234/5678",
             "/libs/mpl/doc/refmanual/refmanual_toc.html"}) {
        row(plain, {});
    }
    row("/2026/11/", {"calendar http://h/{year}/{month}/"});
    row("/2026/11/21/x.html", {"calendar http://h/{year}/{month}/{day}/x.html"});
    row("/events/2026-11-21", {"calendar http://h/events/{date}"});
    row("/events/2026-11", {"calendar http://h/events/{date}"});
    row("/diary/20261121.html", {});
    row("/diary/20261121", {"calendar http://h/diary/{date}"});
    row("/kalender/november-2026/28", {"calendar http://h/kalender/{date}/{n}"});
    row("/events/2026-mai", {"calendar http://h/events/{date}"});
    row("/events/2026-W48", {"calendar http://h/events/{date}"});
    for (const char *none : {"/x/2026-W", "/x/2026-W54", "/x/may-be", "/x/nov-2026-a", "/x/-2026", "/x/2026-"})
        row(none, {});
    row("/nov/2026", {"calendar http://h/{month}/{year}"});
    row("/21/11/2026", {"calendar http://h/{day}/{month}/{year}"});
    row("/cal?year=2026&month=11", {"calendar http://h/cal?month={n}&year={n}", "parameters http://h/cal?*"});
    row("/list?date=2026-11-21", {"calendar http://h/list?date={date}"});
    row("/calendar/55", {"calendar http://h/calendar/{n}"});
    row("/calendar.php?offset=55", {"calendar http://h/calendar.php?offset={n}"});
    row("/calendar/about", {});
    row("/list?m=11", {});
    row("/list?y=2026&m=11", {"calendar http://h/list?m={n}&y={n}", "parameters http://h/list?*"});
    row("/99999/12", {"calendar http://h/{year}/{month}"});
    row("/a/a/a/", {"repeated_path http://h/(a)+/*"});
    row("/x/a/b/a/b/a/b/c", {"repeated_path http://h/x/(a/b)+/*"});
    row("/a/b/c/a/b/c/a/b/c", {"repeated_path http://h/(a/b/c)+/*"});
    row("/a/x/a/y/a/z/a", {"repeated_path http://h/*(a/*)+"});
    row("///////", {});
    row("/a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q/r/s/t/u", {"repeated_path http://h/a/b/(*/)+"});
    row("/s?a=1&a=2&a=3", {"growing_query http://h/s?*a=*a=*"});
    row("/s?next=%252525", {"growing_query http://h/s?*%2525*"});
    row("/s?a&b&c&d&e&f&g&h&i&j&k&l", {"growing_query http://h/s?*&*&*", "parameters http://h/s?*"});
    row("/shop?color=red&size=m", {"parameters http://h/shop?*"});
    row("/x?PHPSESSID=abcdef", {}); // parameters are judged one by one: tst_trap_samewhatever
    row("/s/3f9a8b7c6d5e4f/page", {});
    QTest::newRow("no http") << QByteArray("ftp://h/2026/11/") << QByteArrayList();
}

void TestTrapShapes::shapes()
{
    QFETCH(QByteArray, url);
    QFETCH(QByteArrayList, ids);
    const auto parsed = url::parse(url);
    QVERIFY(parsed);
    QByteArrayList got;
    for (const Shape &shape : shapesOf(*parsed, 3))
        got.append(shape.id());
    QCOMPARE(got, ids);
}

void TestTrapShapes::depthMakesANumberWorthALook()
{
    const auto url = url::parse("http://h/page17.html?from=16");
    QVERIFY(shapesOf(*url, ChainDepth - 1).isEmpty());
    const QList<Shape> deep = shapesOf(*url, ChainDepth);
    QCOMPARE(deep.size(), 1);
    QCOMPARE(deep.first().id(), QByteArray("endless_chain http://h/page{n}.html?from={n}"));
    QVERIFY(shapesOf(*url::parse("http://h/page.html"), ChainDepth).isEmpty());
}

void TestTrapShapes::namesGoBothWays()
{
    for (int i = 0; i < KindCount; ++i)
        QCOMPARE(kindOf(name(Kind(i))), std::optional(Kind(i)));
    QVERIFY(!kindOf("nothing"));
}

void TestTrapShapes::membersOfAFamilyAgree_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::newRow("months") << QByteArray("http://h/c?year=2026&month=1")
                            << QByteArray("http://h/c?month=12&year=9999");
    QTest::newRow("longer") << QByteArray("http://h/x/a/a/a") << QByteArray("http://h/x/a/a/a/a/a/a/b");
    QTest::newRow("switches") << QByteArray("http://h/s?a=1&b=2") << QByteArray("http://h/s?c=3&a=2&b=1");
}

void TestTrapShapes::membersOfAFamilyAgree()
{
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    const QList<Shape> first = shapesOf(*url::parse(one), 0);
    const QList<Shape> second = shapesOf(*url::parse(other), 0);
    QVERIFY(!first.isEmpty());
    QVERIFY(second.contains(first.first()));
}

ARGIOPE_TEST(TestTrapShapes, void)
#include "tst_trap_shapes.moc"
