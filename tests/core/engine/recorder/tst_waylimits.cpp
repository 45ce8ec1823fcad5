#include "core/engine/recorder/waylimits.h"
#include "tests/core/engine/recorder/memoryurls.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::RuleId;
using engine::WayLimits;

class TestWayLimits : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsOutWhatIsFar_data();
    void keepsOutWhatIsFar();
    void theDepthMayChange();
    void theTwoRulesAreLimits();
};

void TestWayLimits::keepsOutWhatIsFar_data()
{
    QTest::addColumn<int>("maxDepth");
    QTest::addColumn<bool>("toEnd");
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("hops");
    QTest::addColumn<QByteArray>("by"); // "": it is let in
    const QByteArray depth = facts::name(facts::RuleKind::Depth);
    const QByteArray hops = facts::name(facts::RuleKind::Redirects);
    QTest::newRow("at the limit") << 3 << false << 3 << 0 << QByteArray();
    QTest::newRow("beyond") << 3 << false << 4 << 0 << depth;
    QTest::newRow("no limit") << -1 << false << 100000 << 0 << QByteArray();
    QTest::newRow("seeds alone") << 0 << false << 0 << 0 << QByteArray();
    QTest::newRow("a link of a seed's") << 0 << false << 1 << 0 << depth;
    QTest::newRow("a redirect of a seed's") << 0 << false << 1 << 1 << depth;
    QTest::newRow("the same, to the end") << 0 << true << 1 << 1 << QByteArray();
    QTest::newRow("a link behind it, to the end") << 0 << true << 2 << 1 << depth;
    QTest::newRow("only in a sitemap") << 0 << false << store::OrphanDepth << 0 << QByteArray();
    QTest::newRow("linked from there") << 0 << false << store::OrphanDepth + 1 << 0 << depth;
    QTest::newRow("redirects at the limit") << -1 << false << 5 << 4 << QByteArray();
    QTest::newRow("too many redirects") << -1 << false << 5 << 5 << hops;
    QTest::newRow("too many of both") << 3 << false << 5 << 5 << hops;
}

void TestWayLimits::keepsOutWhatIsFar()
{
    QFETCH(int, maxDepth);
    QFETCH(bool, toEnd);
    QFETCH(int, depth);
    QFETCH(int, hops);
    QFETCH(QByteArray, by);
    settings::CrawlSettings settings;
    settings.maxDepth = maxDepth;
    settings.maxRedirects = 4;
    settings.redirectsToEnd = toEnd;
    enginetest::MemoryUrls urls;
    const WayLimits limits(settings, urls);
    const base::Way way{depth, hops, base::UrlId::None};
    QCOMPARE(limits.allow(way), by.isEmpty());
    QCOMPARE(limits.keeping(way) == RuleId::None, by.isEmpty());
    QCOMPARE(limits.keeping(way) == limits.depthRule(), by == facts::name(facts::RuleKind::Depth));
    QCOMPARE(limits.keeping(way) == limits.hopsRule(), by == facts::name(facts::RuleKind::Redirects));
}

void TestWayLimits::theDepthMayChange()
{
    settings::CrawlSettings settings;
    settings.maxDepth = 1;
    enginetest::MemoryUrls urls;
    WayLimits limits(settings, urls);
    const base::Way way{2, 0, base::UrlId::None};
    QVERIFY(!limits.allow(way));
    limits.setMaxDepth(2);
    QVERIFY(limits.allow(way));
    limits.setMaxDepth(-1);
    QVERIFY(limits.allow({1'000'000, 0, base::UrlId::None}));
}

void TestWayLimits::theTwoRulesAreLimits()
{
    enginetest::MemoryUrls urls;
    const WayLimits limits({}, urls);
    QVERIFY(limits.isLimit(urls.rule({facts::RuleKind::Depth})));
    QVERIFY(limits.isLimit(urls.rule({facts::RuleKind::Redirects})));
    QVERIFY(!limits.isLimit(urls.rule({facts::RuleKind::Robots})));
    QVERIFY(!limits.isLimit(RuleId::None));
}

ARGIOPE_TEST(TestWayLimits, void)
#include "tst_waylimits.moc"
