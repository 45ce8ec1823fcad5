#include "core/engine/recorder/linkreview.h"
#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::UrlId;
using engine::LinkReview;
using engine::RuleKinds;
using enginetest::Parts;
using enginetest::SeedUrl;
using facts::LinkKind;
using facts::LinkRel;
using facts::RuleKind;
using judge::Fate;
using store::UrlState;

namespace {

const QByteArray Target = "http://a.test/x.png";

/// A page that was fetched, with one stored link.
struct LinkReviewRig : Parts
{
    explicit LinkReviewRig(const settings::CrawlSettings &with = {})
        : Parts(with)
        , review(sources, kinds)
    {
    }
    /// `rule`: what judged the link.
    void fetchSeed(const QByteArray &url, LinkKind kind, facts::LinkRels rel, Fate fate,
        const facts::Rule &rule = {RuleKind::Host})
    {
        auto page = answer(queue.take(addSeed(SeedUrl)));
        page.found.rules = {rule};
        page.found.targets = {target(url, fate)};
        page.found.links = {{0, 0, "text", kind, rel, 0, fate == Fate::Page, url::urlKey("text", writer->keySeed())}};
        pages.record(std::move(page));
    }
    [[nodiscard]] store::StoredLink link() { return writer->storedLinks(idOf(SeedUrl)).first(); }
    [[nodiscard]] RuleKind linkRule() { return kinds.of(link().rule); }
    void judge()
    {
        review.judge(idOf(SeedUrl));
        QVERIFY(commit());
    }
    const engine::ReviewParts sources = reviewParts();
    RuleKinds kinds{*writer};
    LinkReview review;
};

} // namespace

class TestLinkReview : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void saysWhatIsSaidOfALinkNow_data();
    void saysWhatIsSaidOfALinkNow();
    void whatBelongsNowComesBack();
    void whatKeepsItOutIsAnotherRule();
    void aDeeperWaySaysNothingOfThisOne();
    void aPageMayKeepOutAllThatItLinksTo();
    void whoWasOnlyCheckedLinksToNoPages();
    void earlierRunsLetNobodyIn();
    void anotherScopeIsAskedAnew();
};

void TestLinkReview::saysWhatIsSaidOfALinkNow_data()
{
    QTest::addColumn<int>("set"); // 0 nothing, 1 obey nofollow, 2 fetch resources, 3 look into them, 4 check others
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<LinkKind>("kind");
    QTest::addColumn<bool>("nofollow");
    QTest::addColumn<RuleKind>("rule");
    QTest::addColumn<bool>("followed");
    QTest::addColumn<bool>("waits");
    const QByteArray other = "http://b.test/";
    const auto row = [](const char *name, int set, const QByteArray &url, LinkKind kind, bool nofollow, RuleKind rule,
                         bool followed, bool waits) {
        QTest::newRow(name) << set << url << kind << nofollow << rule << followed << waits;
    };
    row("a page", 0, Target, LinkKind::Navigation, false, RuleKind::Host, true, true);
    row("another site", 0, other, LinkKind::Navigation, false, RuleKind::External, false, false);
    row("another site, checked", 4, other, LinkKind::Navigation, false, RuleKind::External, false, true);
    row("nofollow, recorded", 0, Target, LinkKind::Navigation, true, RuleKind::Host, true, true);
    row("nofollow, obeyed", 1, Target, LinkKind::Navigation, true, RuleKind::NoFollow, false, false);
    row("a resource", 0, Target, LinkKind::Resource, false, RuleKind::Resource, false, false);
    row("a resource, fetched", 2, Target, LinkKind::Resource, false, RuleKind::Resource, false, true);
    row("a form", 2, Target, LinkKind::Form, false, RuleKind::Form, false, false);
    row("metadata", 2, Target, LinkKind::Metadata, false, RuleKind::Metadata, false, false);
    row("a picture in metadata, looked into", 3, Target, LinkKind::Metadata, false, RuleKind::Resource, false, true);
    row("no picture", 3, "http://a.test/x.html", LinkKind::Metadata, false, RuleKind::Metadata, false, false);
}

void TestLinkReview::saysWhatIsSaidOfALinkNow()
{
    QFETCH(int, set);
    QFETCH(QByteArray, url);
    QFETCH(LinkKind, kind);
    QFETCH(bool, nofollow);
    QFETCH(RuleKind, rule);
    QFETCH(bool, followed);
    QFETCH(bool, waits);
    settings::CrawlSettings settings;
    settings.resources = set >= 2 && set <= 3 ? settings::ResourcePolicy::Check : settings::ResourcePolicy::Ignore;
    settings.inspectResources = set == 3;
    settings.checkExternal = set == 4;
    settings.nofollow = set == 1 ? settings::NofollowPolicy::Obey : settings::NofollowPolicy::Last;
    LinkReviewRig rig(settings);
    // The pattern that kept it out is gone.
    rig.fetchSeed(url, kind, nofollow ? facts::LinkRels(LinkRel::NoFollow) : facts::LinkRels(), Fate::Skip,
        {RuleKind::Exclude, "was"});
    rig.judge();
    QCOMPARE(rig.linkRule(), rule);
    QCOMPARE(rig.link().followed, followed);
    QCOMPARE(rig.stateOf(url), waits ? UrlState::Queued : UrlState::Skipped);
    QCOMPARE(rig.ruleOf(url).kind, rule);
    if (waits)
        QCOMPARE(rig.queue.waiting.at(rig.idOf(url)).page, followed);
}

void TestLinkReview::whatBelongsNowComesBack()
{
    LinkReviewRig rig;
    rig.fetchSeed(Target, LinkKind::Navigation, {}, Fate::Page);
    const UrlId id = rig.idOf(Target);
    rig.exclude(QStringLiteral("png"));
    rig.review.judge(rig.idOf(SeedUrl));
    QVERIFY(rig.commit());
    QCOMPARE(rig.linkRule(), RuleKind::Exclude);
    QVERIFY(!rig.link().followed);
    QVERIFY(rig.queue.keepOut(rig.queue.waiting.at(id)));
    rig.writer->skip(id, rig.writer->rule({RuleKind::Exclude, "png"}));

    rig.exclude(QStringLiteral("jpg"));
    rig.judge();
    QCOMPARE(rig.linkRule(), RuleKind::Host);
    QVERIFY(rig.link().followed);
    QCOMPARE(rig.stateOf(Target), UrlState::Queued);
    QCOMPARE(rig.writer->byId(id)->depth, 1);
}

void TestLinkReview::whatKeepsItOutIsAnotherRule()
{
    LinkReviewRig rig;
    rig.fetchSeed(Target, LinkKind::Navigation, {}, Fate::Skip, {RuleKind::Exclude, "was"});
    rig.exclude(QStringLiteral("png"));
    rig.judge();
    QCOMPARE(rig.ruleOf(Target), (facts::Rule{RuleKind::Exclude, "png"}));
    rig.exclude(QStringLiteral("jpg"));
    rig.discovery.limits().setMaxDepth(0);
    rig.judge();
    QCOMPARE(rig.ruleOf(Target).kind, RuleKind::Depth);
    QCOMPARE(rig.stateOf(Target), UrlState::Skipped);
}

/// Between two looks at this link the target was kept out and let in by the scope, and judged over another page.
void TestLinkReview::aDeeperWaySaysNothingOfThisOne()
{
    LinkReviewRig rig;
    rig.fetchSeed(Target, LinkKind::Navigation, {}, Fate::Page);
    const UrlId id = rig.idOf(Target);
    QVERIFY(rig.queue.keepOut(rig.queue.waiting.at(id)));
    rig.writer->skip(id, rig.discovery.limits().depthRule());
    rig.discovery.limits().setMaxDepth(0);
    rig.judge();
    QCOMPARE(rig.stateOf(Target), UrlState::Skipped);
    rig.discovery.limits().setMaxDepth(1);
    rig.judge();
    QCOMPARE(rig.stateOf(Target), UrlState::Queued);
    QCOMPARE(rig.writer->byId(id)->depth, 1);
}

void TestLinkReview::aPageMayKeepOutAllThatItLinksTo()
{
    settings::CrawlSettings settings;
    settings.canonicalLink = settings::DirectivePolicy::Obey;
    LinkReviewRig rig(settings);
    rig.fetchSeed(Target, LinkKind::Navigation, {}, Fate::Skip, {RuleKind::Canonical});
    rig.judge();
    QCOMPARE(rig.linkRule(), RuleKind::Canonical);
    QVERIFY(!rig.link().followed);
    QCOMPARE(rig.stateOf(Target), UrlState::Skipped);
}

void TestLinkReview::whoWasOnlyCheckedLinksToNoPages()
{
    LinkReviewRig rig;
    rig.fetchSeed(Target, LinkKind::Navigation, {}, Fate::Check, {RuleKind::Exclude, "was"});
    rig.writer->requeue(rig.idOf(SeedUrl), store::UrlRole::Check, rig.writer->rule({RuleKind::Seed}), {});
    rig.judge();
    QVERIFY(!rig.link().followed);
}

void TestLinkReview::earlierRunsLetNobodyIn()
{
    LinkReviewRig rig;
    rig.fetchSeed(Target, LinkKind::Navigation, {}, Fate::Skip, {RuleKind::Exclude, "was"});
    frontier::Counts counts;
    counts.finished = 1;
    counts.skipped = 1;
    rig.refetch.beginRun(counts);
    rig.judge();
    QCOMPARE(rig.linkRule(), RuleKind::Host); // the link says what is true
    QCOMPARE(rig.stateOf(Target), UrlState::Skipped); // and whoever is met in this run lets it in
}

void TestLinkReview::anotherScopeIsAskedAnew()
{
    LinkReviewRig rig;
    rig.fetchSeed(Target, LinkKind::Navigation, {}, Fate::Page);
    for (const char *pattern : {"png", "jpg", "png"}) {
        rig.exclude(QString::fromLatin1(pattern));
        rig.judge();
        QCOMPARE(rig.linkRule(), QByteArray(pattern) == "png" ? RuleKind::Exclude : RuleKind::Host);
    }
    rig.review.forgetVerdicts();
    rig.judge();
    QCOMPARE(rig.linkRule(), RuleKind::Exclude);
}

ARGIOPE_TEST(TestLinkReview, void)
#include "tst_linkreview.moc"
