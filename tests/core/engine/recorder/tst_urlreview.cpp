#include "core/engine/recorder/urlreview.h"
#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::UrlId;
using engine::RuleKinds;
using engine::UrlReview;
using enginetest::Parts;
using enginetest::SeedUrl;
using facts::RuleKind;
using store::UrlState;

namespace {

const QByteArray In = "http://a.test/in";
const QByteArray Out = "http://a.test/out";

struct UrlReviewRig : Parts
{
    explicit UrlReviewRig(const settings::CrawlSettings &with = {})
        : Parts(with)
        , review(sources, kinds)
    {
        fetch(addSeed(SeedUrl), {In, Out});
    }
    const engine::ReviewParts sources = reviewParts();
    RuleKinds kinds{*writer};
    UrlReview review;
};

} // namespace

class TestUrlReview : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatDoesNotBelongIsKeptOut();
    void seedsAndWhatWasAskedForStay();
    void whatWorkersHoldIsRemembered();
    void otherSitesAreLookedAtAllTheSame();
    void aShorterLimitKeepsOut();
    void whatNoLinkNamesComesBack_data();
    void whatNoLinkNamesComesBack();
    void aLimitLetsInWhatTheScopeAllows_data();
    void aLimitLetsInWhatTheScopeAllows();
};

void TestUrlReview::whatDoesNotBelongIsKeptOut()
{
    UrlReviewRig rig;
    rig.exclude(QStringLiteral("/out$"));
    rig.review.judge(rig.idOf(In));
    rig.review.judge(rig.idOf(Out));
    rig.review.judge(rig.idOf(SeedUrl)); // finished: what was fetched stays
    rig.review.judge(UrlId(99)); // none
    QCOMPARE(rig.stateOf(In), UrlState::Queued);
    QCOMPARE(rig.stateOf(Out), UrlState::Skipped);
    QCOMPARE(rig.ruleOf(Out), (facts::Rule{RuleKind::Exclude, "/out$"}));
    QCOMPARE(rig.stateOf(SeedUrl), UrlState::Finished);
    QVERIFY(!rig.queue.waiting.contains(rig.idOf(Out)));
    QCOMPARE(rig.queue.skipped, 1);
    QVERIFY(!rig.review.leftLeased());
    // Discovery knows: a page that names it as before changes nothing, and one that may have it asks the file.
    (void)rig.discovery.meet({rig.target(Out, judge::Fate::Skip)}, {rig.writer->rule({RuleKind::Exclude, "/out$"})},
        {{1, 0, rig.idOf(SeedUrl)}});
    QCOMPARE(rig.stateOf(Out), UrlState::Skipped);
    (void)rig.discovery.meet({rig.target(Out)}, {rig.writer->rule({RuleKind::Host})}, {{1, 0, rig.idOf(SeedUrl)}});
    QCOMPARE(rig.stateOf(Out), UrlState::Queued);
}

void TestUrlReview::seedsAndWhatWasAskedForStay()
{
    UrlReviewRig rig;
    rig.refetch.open(rig.settings, 0);
    rig.refetch.refetch(rig.idOf(SeedUrl));
    const UrlId out = rig.idOf(Out);
    rig.writer->setRule(out, rig.writer->rule({RuleKind::Requested, "exclude: x"}));
    rig.exclude(QStringLiteral("."));
    rig.review.judge(rig.idOf(SeedUrl));
    rig.review.judge(out);
    rig.review.judge(rig.idOf(In));
    QCOMPARE(rig.stateOf(SeedUrl), UrlState::Queued);
    QCOMPARE(rig.stateOf(Out), UrlState::Queued);
    QCOMPARE(rig.stateOf(In), UrlState::Skipped);
}

void TestUrlReview::whatWorkersHoldIsRemembered()
{
    UrlReviewRig rig;
    rig.exclude(QStringLiteral("/out$"));
    (void)rig.queue.take(rig.idOf(Out));
    rig.review.judge(rig.idOf(Out));
    QVERIFY(rig.review.leftLeased());
    QCOMPARE(rig.stateOf(Out), UrlState::Queued); // its lease comes to an end
    rig.review.forgetLeased();
    QVERIFY(!rig.review.leftLeased());
    // It was given back: now it can be kept out.
    base::WaitingUrl url = rig.writer->waiting(rig.idOf(Out), store::UrlRole::Page);
    rig.queue.putBack(url);
    rig.review.judge(rig.idOf(Out));
    QCOMPARE(rig.stateOf(Out), UrlState::Skipped);
}

void TestUrlReview::otherSitesAreLookedAtAllTheSame()
{
    settings::CrawlSettings settings;
    settings.checkExternal = true;
    UrlReviewRig rig(settings);
    const QByteArray other = "http://b.test/";
    const auto target = rig.target(other); // a page as long as the scope had it
    (void)rig.discovery.meet({target}, {rig.writer->rule({RuleKind::Host})}, {{1, 0, rig.idOf(SeedUrl)}});
    QVERIFY(rig.queue.waiting.at(rig.idOf(other)).page);
    rig.review.judge(rig.idOf(other));
    QCOMPARE(rig.stateOf(other), UrlState::Queued);
    QVERIFY(!rig.queue.waiting.at(rig.idOf(other)).page);
    QCOMPARE(rig.writer->byId(rig.idOf(other))->role, store::UrlRole::Check);
    rig.review.judge(rig.idOf(other)); // and so it stays
    QCOMPARE(rig.stateOf(other), UrlState::Queued);
    QCOMPARE(rig.queue.skipped, 0);
}

void TestUrlReview::aShorterLimitKeepsOut()
{
    UrlReviewRig rig;
    rig.discovery.limits().setMaxDepth(0);
    rig.review.judge(rig.idOf(In));
    QCOMPARE(rig.stateOf(In), UrlState::Skipped);
    QCOMPARE(rig.ruleOf(In).kind, RuleKind::Depth);
}

void TestUrlReview::whatNoLinkNamesComesBack_data()
{
    QTest::addColumn<bool>("inSitemap");
    QTest::addColumn<bool>("storesLinks");
    QTest::addColumn<RuleKind>("rule"); // that keeps it out
    QTest::addColumn<bool>("comesBack");
    QTest::addColumn<RuleKind>("by");
    QTest::newRow("a link leads to it") << false << true << RuleKind::Exclude << false << RuleKind::Exclude;
    QTest::newRow("a sitemap names it") << true << true << RuleKind::Exclude << true << RuleKind::Sitemap;
    QTest::newRow("no links are stored") << false << false << RuleKind::Exclude << true << RuleKind::Host;
    QTest::newRow("robots.txt") << true << true << RuleKind::Robots << false << RuleKind::Robots;
}

void TestUrlReview::whatNoLinkNamesComesBack()
{
    QFETCH(bool, inSitemap);
    QFETCH(bool, storesLinks);
    QFETCH(RuleKind, rule);
    QFETCH(bool, comesBack);
    QFETCH(RuleKind, by);
    settings::CrawlSettings settings;
    settings.links = storesLinks ? settings::LinkStorage::All : settings::LinkStorage::None;
    UrlReviewRig rig(settings);
    if (inSitemap)
        rig.writer->markInSitemap(rig.idOf(Out));
    QVERIFY(rig.queue.keepOut(rig.queue.waiting.at(rig.idOf(Out))));
    rig.writer->skip(rig.idOf(Out), rig.writer->rule({rule, "x"}));
    QCOMPARE(rig.review.hasNoLinks(rig.idOf(Out)), inSitemap || !storesLinks);
    rig.review.judge(rig.idOf(Out));
    QCOMPARE(rig.stateOf(Out), comesBack ? UrlState::Queued : UrlState::Skipped);
    QCOMPARE(rig.ruleOf(Out).kind, by);
    QCOMPARE(rig.queue.waiting.contains(rig.idOf(Out)), comesBack);
    QCOMPARE(rig.queue.skipped, comesBack ? 0 : 1);
}

void TestUrlReview::aLimitLetsInWhatTheScopeAllows_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<int>("depth");
    QTest::addColumn<bool>("comesIn");
    QTest::newRow("in scope") << Out << 2 << true;
    QTest::newRow("beyond it") << QByteArray("http://b.test/") << 2 << false;
    QTest::newRow("still too deep") << Out << 3 << false;
    QTest::newRow("no URL") << QByteArray("http://[") << 2 << false;
}

void TestUrlReview::aLimitLetsInWhatTheScopeAllows()
{
    QFETCH(QByteArray, url);
    QFETCH(int, depth);
    QFETCH(bool, comesIn);
    UrlReviewRig rig;
    rig.discovery.limits().setMaxDepth(2);
    const UrlId id = rig.idOf(Out);
    QVERIFY(rig.queue.keepOut(rig.queue.waiting.at(id)));
    rig.writer->skip(id, rig.discovery.limits().depthRule());
    base::WaitingUrl waiting = rig.writer->waiting(id, store::UrlRole::Page);
    waiting.url = url;
    waiting.depth = depth;
    waiting.validators.etag = "\"e\"";
    rig.review.letIn(waiting, true);
    QCOMPARE(rig.stateOf(Out), comesIn ? UrlState::Queued : UrlState::Skipped);
    if (!comesIn)
        return;
    QCOMPARE(rig.ruleOf(Out).kind, RuleKind::Resumed);
    QVERIFY(rig.queue.waiting.at(id).validators.isEmpty()); // no run goes on that may have fetched it before
}

ARGIOPE_TEST(TestUrlReview, void)
#include "tst_urlreview.moc"
