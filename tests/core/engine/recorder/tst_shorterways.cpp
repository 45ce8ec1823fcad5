#include "core/engine/recorder/shorterways.h"
#include "tests/core/engine/recorder/memoryurls.h"
#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::RuleId;
using base::UrlId;
using store::UrlRole;
using store::UrlState;

namespace {

/// Rows by hand, and what is under test over them.
struct WaysRig
{
    explicit WaysRig(int maxDepth = -1)
        : limits(limitedTo(maxDepth), urls)
        , ways(urls, queue, limits, hard)
    {
    }
    static settings::CrawlSettings limitedTo(int maxDepth)
    {
        settings::CrawlSettings settings;
        settings.maxDepth = maxDepth;
        settings.maxRedirects = 3;
        return settings;
    }
    UrlId add(UrlState state, int depth, UrlRole role = UrlRole::Page, RuleId rule = RuleId::None, int hops = 0)
    {
        store::NewUrl url;
        url.url = "http://a.test/" + QByteArray::number(qsizetype(urls.rows.size()));
        url.state = state;
        url.role = role;
        url.rule = rule;
        url.depth = depth;
        url.hops = hops;
        const UrlId id = urls.insert(url);
        if (state == UrlState::Queued)
            queue.offer({id, url.url, {}, role == UrlRole::Page, depth, hops});
        else if (state == UrlState::Skipped)
            queue.addSkipped();
        return id;
    }
    void link(UrlId from, UrlId to, bool followed = true, bool redirect = false)
    {
        urls.at(from).links.append({to, followed, 1, redirect});
    }
    [[nodiscard]] int depthOf(UrlId id) { return urls.at(id).url.depth; }

    enginetest::MemoryUrls urls;
    enginetest::MemoryQueue queue;
    engine::WayLimits limits;
    QSet<RuleId> hard;
    engine::ShorterWays ways;
};

} // namespace

class TestShorterWays : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void travelOverWhatWasFetched();
    void aLongerWayIsNone();
    void roundsEnd();
    void linksThatNobodyFollowsLeadToChecksAlone();
    void redirectsAreCountedInARow();
    void aLimitLetsIn_data();
    void aLimitLetsIn();
    void whatIsKeptOutForGoodHearsOfIt();
    void orphansStayWhereTheWayIsTooLong();
    void earlierRunsHaveNoDepth();
};

void TestShorterWays::travelOverWhatWasFetched()
{
    WaysRig rig;
    const UrlId a = rig.add(UrlState::Finished, 5);
    const UrlId b = rig.add(UrlState::Finished, 6);
    const UrlId c = rig.add(UrlState::Queued, 7);
    const UrlId behind = rig.add(UrlState::Finished, 8); // c is not fetched: nothing is known to lead there
    rig.link(a, b);
    rig.link(b, c);
    rig.link(c, behind);
    rig.ways.lower(a, {1, 0, UrlId(99)});
    QCOMPARE(rig.depthOf(a), 1);
    QCOMPARE(rig.urls.at(a).url.referrer, UrlId(99));
    QCOMPARE(rig.depthOf(b), 2);
    QCOMPARE(rig.urls.at(b).url.referrer, a);
    QCOMPARE(rig.depthOf(c), 3);
    QCOMPARE(rig.queue.waiting.at(c).depth, 3);
    QCOMPARE(rig.depthOf(behind), 8);
}

void TestShorterWays::aLongerWayIsNone()
{
    WaysRig rig;
    const UrlId a = rig.add(UrlState::Finished, 2);
    const UrlId b = rig.add(UrlState::Finished, 1);
    rig.link(a, b);
    rig.ways.lower(a, {3, 0, UrlId::None});
    QCOMPARE(rig.depthOf(a), 2);
    rig.ways.lower(a, {1, 0, UrlId::None});
    QCOMPARE(rig.depthOf(a), 1);
    QCOMPARE(rig.depthOf(b), 1); // 2 would be longer
}

void TestShorterWays::roundsEnd()
{
    WaysRig rig;
    const UrlId a = rig.add(UrlState::Finished, 4);
    const UrlId b = rig.add(UrlState::Finished, 5);
    rig.link(a, b);
    rig.link(b, a);
    rig.link(a, a);
    rig.ways.lower(a, {0, 0, UrlId::None});
    QCOMPARE(rig.depthOf(a), 0);
    QCOMPARE(rig.depthOf(b), 1);
}

void TestShorterWays::linksThatNobodyFollowsLeadToChecksAlone()
{
    WaysRig rig;
    const UrlId a = rig.add(UrlState::Finished, 4);
    const UrlId page = rig.add(UrlState::Finished, 9);
    const UrlId check = rig.add(UrlState::Finished, 9, UrlRole::Check);
    rig.link(a, page, false);
    rig.link(a, check, false);
    rig.ways.lower(a, {1, 0, UrlId::None});
    QCOMPARE(rig.depthOf(page), 9);
    QCOMPARE(rig.depthOf(check), 2);
}

void TestShorterWays::redirectsAreCountedInARow()
{
    WaysRig rig;
    const UrlId a = rig.add(UrlState::Finished, 4, UrlRole::Page, RuleId::None, 2);
    const UrlId target = rig.add(UrlState::Finished, 5, UrlRole::Page, RuleId::None, 3);
    rig.link(a, target, true, true);
    rig.ways.lower(a, {4, 0, UrlId::None}); // as deep, with fewer redirects
    QCOMPARE(rig.urls.at(a).url.hops, 0);
    QCOMPARE(rig.urls.at(target).url.hops, 1);
    QCOMPARE(rig.depthOf(target), 5);
}

void TestShorterWays::aLimitLetsIn_data()
{
    QTest::addColumn<int>("rule"); // 0 depth, 1 redirects, 2 another
    QTest::addColumn<bool>("followed");
    QTest::addColumn<UrlRole>("role");
    QTest::addColumn<int>("depth"); // of the page that links to it, now
    QTest::addColumn<bool>("comesIn");
    QTest::addColumn<bool>("asPage");
    QTest::newRow("deep") << 0 << true << UrlRole::Page << 1 << true << true;
    QTest::newRow("redirects") << 1 << true << UrlRole::Page << 1 << true << true;
    QTest::newRow("still too deep") << 0 << true << UrlRole::Page << 2 << false << false;
    QTest::newRow("by a link that nobody follows") << 0 << false << UrlRole::Page << 1 << false << false;
    QTest::newRow("a check") << 0 << false << UrlRole::Check << 1 << true << false;
    QTest::newRow("a check that is a page now") << 0 << true << UrlRole::Check << 1 << true << true;
    QTest::newRow("another rule") << 2 << true << UrlRole::Page << 1 << false << false;
}

void TestShorterWays::aLimitLetsIn()
{
    QFETCH(int, rule);
    QFETCH(bool, followed);
    QFETCH(UrlRole, role);
    QFETCH(int, depth);
    QFETCH(bool, comesIn);
    QFETCH(bool, asPage);
    WaysRig rig(2);
    const RuleId by = rule == 0 ? rig.limits.depthRule()
        : rule == 1             ? rig.limits.hopsRule()
                                : rig.urls.rule({facts::RuleKind::NoFollow});
    const UrlId page = rig.add(UrlState::Finished, 5);
    const UrlId out = rig.add(UrlState::Skipped, 6, role, by);
    rig.link(page, out, followed);
    rig.ways.lower(page, {depth, 0, UrlId::None});
    const store::NewUrl &row = rig.urls.at(out).url;
    QCOMPARE(row.state, comesIn ? UrlState::Queued : UrlState::Skipped);
    QCOMPARE(rig.queue.skipped, comesIn ? 0 : 1);
    QCOMPARE(rig.queue.waiting.contains(out), comesIn);
    if (comesIn) {
        QCOMPARE(row.rule, rig.urls.rule({facts::RuleKind::ShorterPath}));
        QCOMPARE(row.role, asPage ? UrlRole::Page : UrlRole::Check);
        QCOMPARE(rig.queue.waiting.at(out).page, asPage);
        QCOMPARE(rig.queue.waiting.at(out).depth, 2);
    } else {
        QCOMPARE(row.rule, by);
    }
}

void TestShorterWays::whatIsKeptOutForGoodHearsOfIt()
{
    WaysRig rig;
    const RuleId robots = rig.urls.rule({facts::RuleKind::Robots});
    rig.hard.insert(robots);
    const UrlId page = rig.add(UrlState::Finished, 5);
    const UrlId out = rig.add(UrlState::Skipped, 6, UrlRole::Page, robots);
    const UrlId named = rig.add(UrlState::Skipped, 6, UrlRole::Page, robots);
    rig.link(page, out);
    rig.link(page, named, false); // this way would not count were it let in
    rig.ways.lower(page, {1, 0, UrlId::None});
    QCOMPARE(rig.urls.at(out).url.state, UrlState::Skipped);
    QCOMPARE(rig.depthOf(out), 2);
    QCOMPARE(rig.depthOf(named), 6);
    QVERIFY(rig.queue.waiting.empty());
}

void TestShorterWays::orphansStayWhereTheWayIsTooLong()
{
    WaysRig rig(2);
    const UrlId page = rig.add(UrlState::Finished, 9);
    const UrlId orphan = rig.add(UrlState::Queued, store::OrphanDepth);
    rig.link(page, orphan);
    rig.ways.lower(page, {2, 0, UrlId::None});
    QCOMPARE(rig.depthOf(page), 2);
    QCOMPARE(rig.depthOf(orphan), store::OrphanDepth);
    rig.ways.lower(page, {1, 0, UrlId::None});
    QCOMPARE(rig.depthOf(orphan), 2);
}

void TestShorterWays::earlierRunsHaveNoDepth()
{
    WaysRig rig;
    const UrlId a = rig.add(UrlState::Finished, 4);
    rig.urls.at(a).url.run = 1;
    rig.ways.setRun(2);
    rig.ways.lower(a, {1, 0, UrlId::None});
    QCOMPARE(rig.depthOf(a), 4);
    rig.urls.at(a).url.run = 2;
    rig.ways.lower(a, {1, 0, UrlId::None});
    QCOMPARE(rig.depthOf(a), 1);
}

ARGIOPE_TEST(TestShorterWays, void)
#include "tst_shorterways.moc"
