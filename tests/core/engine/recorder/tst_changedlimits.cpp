#include "core/engine/recorder/changedlimits.h"
#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::UrlId;
using enginetest::Parts;
using facts::RuleKind;
using store::UrlState;

class TestChangedLimits : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void comesBackOrIsKeptOut_data();
    void comesBackOrIsKeptOut();
    void redirectsComeBack();
    void whatStandsIsNotUndone();
};

void TestChangedLimits::comesBackOrIsKeptOut_data()
{
    QTest::addColumn<int>("rule"); // that kept it out; None: it is queued
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("maxDepthBefore");
    QTest::addColumn<int>("maxDepthNow");
    QTest::addColumn<int>("robots"); // policy now
    QTest::addColumn<bool>("released");
    QTest::addColumn<int>("by"); // the rule then
    QTest::addColumn<int>("more"); // URLs that are skipped
    const int none = int(RuleKind::None);
    const int depth = int(RuleKind::Depth);
    const int resumed = int(RuleKind::Resumed);
    const int obey = int(settings::RobotsPolicy::Obey);
    const int ignore = int(settings::RobotsPolicy::Ignore);
    const int trap = int(RuleKind::Trap);
    const int robots = int(RuleKind::Robots);
    QTest::newRow("deeper") << depth << 4 << 3 << 5 << obey << false << resumed << -1;
    QTest::newRow("not deep enough") << depth << 4 << 2 << 3 << obey << false << depth << 0;
    QTest::newRow("no limit") << depth << 4 << 3 << -1 << obey << false << resumed << -1;
    QTest::newRow("the same limit") << depth << 4 << 3 << 3 << obey << false << depth << 0;
    QTest::newRow("less deep") << none << 4 << -1 << 3 << obey << false << depth << 1;
    QTest::newRow("still within") << none << 3 << -1 << 3 << obey << false << none << 0;
    QTest::newRow("an orphan") << none << store::OrphanDepth + 4 << -1 << 3 << obey << false << depth << 1;
    QTest::newRow("an orphan within") << none << store::OrphanDepth + 3 << -1 << 3 << obey << false << none << 0;
    QTest::newRow("robots.txt obeyed") << robots << 1 << -1 << -1 << obey << false << robots << 0;
    QTest::newRow("robots.txt ignored") << robots << 1 << -1 << -1 << ignore << false << resumed << -1;
    QTest::newRow("robots.txt failed") << int(RuleKind::RobotsUnavailable) << 1 << -1 << -1 << obey << false << resumed
                                       << -1;
    QTest::newRow("trap") << trap << 1 << -1 << -1 << obey << false << trap << 0;
    QTest::newRow("trap released") << trap << 1 << -1 << -1 << obey << true << int(RuleKind::Released) << -1;
    QTest::newRow("excluded") << int(RuleKind::Exclude) << 1 << 3 << -1 << ignore << true << int(RuleKind::Exclude)
                              << 0;
}

void TestChangedLimits::comesBackOrIsKeptOut()
{
    QFETCH(int, rule);
    QFETCH(int, depth);
    QFETCH(int, maxDepthBefore);
    QFETCH(int, maxDepthNow);
    QFETCH(int, robots);
    QFETCH(bool, released);
    QFETCH(int, by);
    QFETCH(int, more);
    settings::CrawlSettings before;
    before.maxDepth = maxDepthBefore;
    settings::CrawlSettings now = before;
    now.maxDepth = maxDepthNow;
    now.robots = settings::RobotsPolicy(robots);
    if (released)
        now.releasedTraps = QStringList{QStringLiteral("calendar x")};
    Parts parts(now);
    store::NewUrl row;
    row.key = url::urlKey("http://a.test/1", parts.writer->keySeed());
    row.url = "http://a.test/1";
    row.host = parts.writer->host("http://a.test");
    row.depth = depth;
    row.state = RuleKind(rule) == RuleKind::None ? UrlState::Queued : UrlState::Skipped;
    // The limits' own rules have no detail.
    const QByteArray detail = RuleKind(rule) == RuleKind::Trap ? QByteArray("calendar x") : QByteArray();
    row.rule = RuleKind(rule) == RuleKind::None ? base::RuleId::None : parts.writer->rule({RuleKind(rule), detail});
    const UrlId id = parts.writer->insert(row);

    QCOMPARE(engine::applyChangedLimits(before, now, 1, parts.watch, *parts.writer, parts.discovery), more);
    const auto known = parts.writer->byId(id);
    RuleKind kind = RuleKind::None;
    for (const auto &[ruleId, what] : parts.writer->rules())
        kind = ruleId == known->rule ? what.kind : kind;
    QCOMPARE(int(kind), by);
    const bool queued = row.state == UrlState::Queued ? more == 0 : more < 0;
    QCOMPARE(known->state, queued ? UrlState::Queued : UrlState::Skipped);
}

/// The limit is kept to where a redirect begins, or to where it ends.
void TestChangedLimits::redirectsComeBack()
{
    settings::CrawlSettings before;
    before.maxDepth = 1;
    settings::CrawlSettings now = before;
    now.redirectsToEnd = true;
    Parts parts(now);
    const auto add = [&parts](const QByteArray &url, int depth, int hops) {
        store::NewUrl row;
        row.key = url::urlKey(url, parts.writer->keySeed());
        row.url = url;
        row.host = parts.writer->host("http://a.test");
        row.depth = depth;
        row.hops = hops;
        row.state = UrlState::Skipped;
        row.rule = parts.writer->rule({RuleKind::Depth});
        return parts.writer->insert(row);
    };
    const UrlId end = add("http://a.test/end", 3, 2);
    const UrlId late = add("http://a.test/late", 3, 1);
    const UrlId linked = add("http://a.test/linked", 2, 0);
    const auto isQueued = [&parts](UrlId id) { return parts.writer->byId(id)->state == UrlState::Queued; };
    QCOMPARE(engine::applyChangedLimits(before, now, 1, parts.watch, *parts.writer, parts.discovery), -1);
    QVERIFY(isQueued(end) && !isQueued(late) && !isQueued(linked));
    QCOMPARE(engine::applyChangedLimits(now, before, 1, parts.watch, *parts.writer, parts.discovery), 1);
    QVERIFY(!isQueued(end));
}

void TestChangedLimits::whatStandsIsNotUndone()
{
    settings::CrawlSettings settings;
    Parts parts(settings);
    const store::Rule disallow{RuleKind::Robots, "1: Disallow: /1"};
    auto target = parts.target("http://a.test/1", judge::Fate::Skip);
    (void)parts.discovery.meet({target}, {parts.writer->rule(disallow)}, {{2}});
    QCOMPARE(engine::applyChangedLimits(settings, settings, 1, parts.watch, *parts.writer, parts.discovery), 0);
    target.fate = judge::Fate::Page;
    (void)parts.discovery.meet({target}, {parts.writer->rule({RuleKind::Host})}, {{1}});
    const auto known = parts.writer->byId(parts.idOf(target.url));
    QCOMPARE(known->state, UrlState::Skipped);
    QCOMPARE(known->depth, 1);
}

ARGIOPE_TEST(TestChangedLimits, QCoreApplication)
#include "tst_changedlimits.moc"
