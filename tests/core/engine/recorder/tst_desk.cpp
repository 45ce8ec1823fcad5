#include "tests/core/engine/recorder/deskrig.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using engine::ProjectCounters;
using enginetest::DeskRig;
using enginetest::SeedUrl;
using facts::RuleKind;
using store::UrlState;

class TestDesk : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void seedsAreOfferedOnce();
    void countsAreOfTheWholeProject();
    void aRecrawlMeetsEverythingAnew();
    void otherSettingsJudgeAnew();
    void whoWasReadUnderAnOlderScope();
    void sitemapsNameOrphans();
    void thePastIsWritten();
};

void TestDesk::seedsAreOfferedOnce()
{
    DeskRig rig;
    QCOMPARE(rig.session->frontier.counts().queued, 1);
    rig.desk->offerSeeds();
    QCOMPARE(rig.session->frontier.counts().queued, 1);
    QCOMPARE(rig.known(SeedUrl)->depth, 0);
    QCOMPARE(rig.fetch({SeedUrl + "1"}).url, SeedUrl);
    QVERIFY(rig.commit());
    rig.sit(rig.settings);
    QCOMPARE(rig.session->frontier.counts().queued, 1); // the link's target
    QCOMPARE(rig.fetch().url, SeedUrl + "1");
}

void TestDesk::countsAreOfTheWholeProject()
{
    DeskRig rig;
    rig.fetch({SeedUrl + "1", SeedUrl + "2"});
    rig.fetch();
    QVERIFY(rig.commit());
    const ProjectCounters before = rig.desk->counters();
    QCOMPARE(before.counts.finished, 2);
    QCOMPARE(before.counts.queued, 1);
    QCOMPARE(before.tally.links, 2);
    rig.sit(rig.settings);
    const ProjectCounters after = rig.desk->counters();
    QCOMPARE(after.counts.finished, 2);
    QCOMPARE(after.counts.fetched, 2);
    QCOMPARE(after.counts.queued, 1);
    QCOMPARE(after.tally.byOutcome, before.tally.byOutcome);
    QCOMPARE(after.tally.links, 2);
    QCOMPARE(after.run, 1);
}

void TestDesk::aRecrawlMeetsEverythingAnew()
{
    DeskRig rig;
    rig.fetch({SeedUrl + "1", SeedUrl + "2"});
    rig.fetch();
    rig.fetch();
    QVERIFY(rig.commit());
    rig.sit(rig.settings, engine::RefetchKind::Everything);
    QCOMPARE(rig.session->run, 2);
    QCOMPARE(rig.desk->counters().run, 2);
    QCOMPARE(rig.session->frontier.counts().queued, 1); // the seed alone is known to be there
    QCOMPARE(rig.session->frontier.counts().outdated, 2);
    QCOMPARE(rig.fetch({SeedUrl + "2"}).url, SeedUrl);
    QCOMPARE(rig.known(SeedUrl + "2")->run, 2);
    QCOMPARE(rig.known(SeedUrl + "1")->run, 1);
}

void TestDesk::otherSettingsJudgeAnew()
{
    DeskRig rig;
    rig.fetch({SeedUrl + "in", SeedUrl + "out"});
    QVERIFY(rig.commit());
    settings::CrawlSettings other = rig.settings;
    other.delay += 10;
    rig.desk->change(other);
    QVERIFY(!rig.desk->rejudge.isUnderWay()); // it decides of no URL
    other.exclude = QStringList{QStringLiteral("/out$")};
    rig.desk->change(other);
    QVERIFY(rig.desk->rejudge.isUnderWay());
    while (rig.desk->rejudge.isUnderWay())
        rig.desk->rejudge.step();
    QCOMPARE(rig.known(SeedUrl + "out")->state, UrlState::Skipped);
    QCOMPARE(rig.known(SeedUrl + "in")->state, UrlState::Queued);
    QCOMPARE(rig.writer->settings().exclude, other.exclude);
    QCOMPARE(rig.session->scopeVersion(), 1);
}

void TestDesk::whoWasReadUnderAnOlderScope()
{
    DeskRig rig;
    rig.fetch();
    settings::CrawlSettings other = rig.settings;
    other.exclude = QStringList{QStringLiteral("/out$")};
    rig.desk->change(other);
    while (rig.desk->rejudge.isUnderWay())
        rig.desk->rejudge.step();
    // A page that was on its way: its worker judged by the scope before.
    (void)rig.desk->discovery.meet({rig.target(SeedUrl + "late")}, {rig.writer->rule({RuleKind::Host})}, {{1}});
    rig.fetch({SeedUrl + "out", SeedUrl + "in"});
    QCOMPARE(rig.known(SeedUrl + "out")->state, UrlState::Skipped);
    QCOMPARE(rig.known(SeedUrl + "in")->state, UrlState::Queued);
}

void TestDesk::sitemapsNameOrphans()
{
    DeskRig rig;
    engine::SitemapResult sitemap;
    sitemap.found.targets = {rig.target(SeedUrl + "orphan")};
    sitemap.found.targets[0].rule = 0;
    sitemap.found.rules = {{RuleKind::Sitemap}};
    rig.desk->recordSitemap(std::move(sitemap));
    QCOMPARE(rig.known(SeedUrl + "orphan")->depth, store::OrphanDepth);
    QCOMPARE(rig.known(SeedUrl + "orphan")->state, UrlState::Queued);
    QCOMPARE(rig.session->frontier.counts().queued, 2);
}

void TestDesk::thePastIsWritten()
{
    DeskRig rig;
    rig.desk->writePast(false);
    QVERIFY(rig.writer->meta("history").isEmpty()); // not every time
    rig.session->addSample(true);
    rig.desk->writePast(true);
    QVERIFY(!rig.writer->meta("history").isEmpty());
    QVERIFY(!rig.writer->meta("threads").isEmpty());
    QVERIFY(!rig.writer->meta("lanes").isEmpty());
}

ARGIOPE_TEST(TestDesk, QCoreApplication)
#include "tst_desk.moc"
