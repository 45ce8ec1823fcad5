#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::Outcome;
using base::UrlId;
using enginetest::Parts;
using store::UrlState;

namespace {

frontier::Counts countsOf(const Parts &parts)
{
    frontier::Counts counts;
    counts.finished = counts.fetched = parts.queue.finished;
    counts.skipped = parts.queue.skipped;
    return counts;
}

} // namespace

class TestRefetch : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingIsFetchedTwiceAtFirst();
    void singleUrlsComeSoon();
    void whatIsKeptOutIsLetInAlone_data();
    void whatIsKeptOutIsLetInAlone();
    void aUrlOfAnEarlierRunHasNoDepthYet();
    void failuresComeBack();
    void aRunBeginsWithAnEmptyQueue();
    void theUnmetAreQueuedAsOrphans();
    void theScopeMayHaveChanged();
    void whatIsKeptOutKeepsItsHistory();
    void otherSettingsAskForEverything_data();
    void otherSettingsAskForEverything();
    void aRunThatGoesOnIsTakenUp();
    void whereLinksAreNotStoredPagesAreAskedForInFull();
};

void TestRefetch::nothingIsFetchedTwiceAtFirst()
{
    Parts parts;
    parts.refetch.open(parts.settings, 1000);
    QCOMPARE(parts.refetch.run(), 1);
    QVERIFY(!parts.refetch.isUnderWay());
    QVERIFY(!parts.refetch.isRecrawl());
    QVERIFY(!parts.refetch.validSince(true));
    QVERIFY(!parts.refetch.validSince(false));
    parts.refetch.endRun();
    QCOMPARE(parts.writer->meta("revisiting"), QByteArray());
    QCOMPARE(parts.writer->meta("recrawl"), QByteArray());
}

void TestRefetch::singleUrlsComeSoon()
{
    Parts parts;
    parts.refetch.open(parts.settings, 0);
    const UrlId home = parts.addSeed("http://a.test/");
    auto page = parts.answer(parts.queue.take(home), {"http://a.test/1"});
    page.record.etag = "\"e\"";
    parts.pages.record(std::move(page));
    const UrlId child = parts.idOf("http://a.test/1");
    parts.refetch.refetch(child); // queued, not finished
    parts.refetch.refetch(UrlId(99)); // none
    QVERIFY(!parts.refetch.isUnderWay());
    QVERIFY(parts.queue.soon.isEmpty());

    parts.refetch.refetch(home);
    QCOMPARE(parts.queue.soon, (QList<UrlId>{home}));
    QCOMPARE(parts.queue.finished, 0);
    const base::WaitingUrl &url = parts.queue.waiting.at(home);
    QCOMPARE(url.url, QByteArray("http://a.test/"));
    QCOMPARE(url.depth, 0);
    QCOMPARE(url.validators.etag, QByteArray("\"e\""));
    QCOMPARE(parts.writer->byId(home)->state, UrlState::Queued);
    QCOMPARE(parts.tally.byOutcome[size_t(Outcome::Ok)], 0); // it counts no more until it comes
    QCOMPARE(parts.writer->meta("revisiting"), QByteArray("1"));
    parts.refetch.endRun();
    QCOMPARE(parts.writer->meta("revisiting"), QByteArray("0"));
}

void TestRefetch::whatIsKeptOutIsLetInAlone_data()
{
    using facts::RuleKind;
    QTest::addColumn<facts::Rule>("rule");
    QTest::addColumn<QByteArray>("requested"); // "": it stays out
    const auto row = [](RuleKind kind, const QByteArray &detail, const QByteArray &requested) {
        QTest::newRow(facts::name(kind)) << facts::Rule{kind, detail} << requested;
    };
    row(RuleKind::Exclude, "\\.pdf$", "exclude: \\.pdf$");
    row(RuleKind::External, "host", "external: host");
    row(RuleKind::Depth, {}, "depth");
    row(RuleKind::NoFollow, {}, "nofollow");
    row(RuleKind::Robots, "2: Disallow: /", {});
    row(RuleKind::RobotsUnavailable, {}, {});
    row(RuleKind::Trap, "calendar /c", {});
    row(RuleKind::Scheme, {}, {});
    row(RuleKind::InvalidUrl, {}, {});
}

void TestRefetch::whatIsKeptOutIsLetInAlone()
{
    QFETCH(facts::Rule, rule);
    QFETCH(QByteArray, requested);
    Parts parts;
    parts.refetch.open(parts.settings, 0);
    const UrlId home = parts.addSeed("http://a.test/");
    parts.fetch(home, {"http://a.test/1", "http://a.test/2"});
    const UrlId out = parts.idOf("http://a.test/1");
    parts.queue.take(out);
    parts.writer->skip(out, parts.writer->rule(rule));
    parts.queue.skipLeased(out);
    QCOMPARE(parts.queue.skipped, 1);

    parts.refetch.refetch(out);
    QVERIFY(!parts.refetch.isUnderWay()); // nothing is fetched twice
    const auto known = parts.writer->byId(out);
    if (requested.isEmpty()) {
        QCOMPARE(known->state, UrlState::Skipped);
        QCOMPARE(known->rule, parts.writer->rule(rule));
        QCOMPARE(parts.queue.skipped, 1);
        return;
    }
    QCOMPARE(known->state, UrlState::Queued);
    QCOMPARE(known->rule, parts.writer->rule({facts::RuleKind::Requested, requested}));
    QCOMPARE(known->depth, 1);
    QCOMPARE(parts.queue.skipped, 0);
    QCOMPARE(parts.queue.soon, (QList<UrlId>{out})); // somebody waits for it
    QCOMPARE(parts.queue.waiting.at(out).url, QByteArray("http://a.test/1"));
    parts.fetch(out);
    QCOMPARE(parts.writer->byId(out)->state, UrlState::Finished);
    // The next recrawl judges it anew.
    auto counts = countsOf(parts);
    parts.refetch.beginRun(counts);
    parts.queue.outdated = counts.outdated;
    QVERIFY(parts.refetch.isRecrawl());
}

void TestRefetch::aUrlOfAnEarlierRunHasNoDepthYet()
{
    Parts parts;
    parts.refetch.open(parts.settings, 0);
    const UrlId home = parts.addSeed("http://a.test/");
    parts.fetch(home);
    auto counts = countsOf(parts);
    parts.refetch.beginRun(counts);
    parts.queue.outdated = counts.outdated;
    parts.refetch.refetch(home);
    QCOMPARE(parts.queue.waiting.at(home).depth, store::OrphanDepth);
    QCOMPARE(parts.writer->byId(home)->depth, store::OrphanDepth);
    QCOMPARE(parts.writer->byId(home)->run, 2);
    QCOMPARE(parts.queue.outdated, 0);
}

void TestRefetch::failuresComeBack()
{
    Parts parts;
    parts.refetch.open(parts.settings, 0);
    const UrlId home = parts.addSeed("http://a.test/");
    parts.fetch(home, {"http://a.test/404", "http://a.test/500", "http://a.test/fine"});
    parts.fetch(parts.idOf("http://a.test/404"), {}, 404);
    parts.fetch(parts.idOf("http://a.test/500"), {}, 500);
    parts.fetch(parts.idOf("http://a.test/fine"));
    auto counts = countsOf(parts);
    QCOMPARE(counts.finished, 4);
    parts.refetch.queueFailures(counts);
    QCOMPARE(counts.finished, 2);
    QCOMPARE(counts.fetched, 2);
    QCOMPARE(parts.writer->byId(parts.idOf("http://a.test/404"))->state, UrlState::Queued);
    QCOMPARE(parts.writer->byId(parts.idOf("http://a.test/500"))->state, UrlState::Queued);
    QCOMPARE(parts.writer->byId(home)->state, UrlState::Finished);
    QCOMPARE(parts.tally.byOutcome[size_t(Outcome::Ok)], 2);
    QCOMPARE(parts.tally.byOutcome[size_t(Outcome::Broken)], 0);
    QCOMPARE(parts.tally.byStatusClass[5], 0);
    QVERIFY(parts.refetch.isUnderWay());
    QCOMPARE(parts.refetch.run(), 1); // no run of its own
}

void TestRefetch::aRunBeginsWithAnEmptyQueue()
{
    Parts parts;
    parts.refetch.open(parts.settings, 0);
    const UrlId home = parts.addSeed("http://a.test/");
    parts.fetch(home, {"http://a.test/1", "http://a.test/2"});
    parts.fetch(parts.idOf("http://a.test/1"));
    parts.refetch.refetch(home); // and it was not fetched again
    auto counts = countsOf(parts);
    QCOMPARE(counts.finished, 1);
    parts.refetch.beginRun(counts);
    QCOMPARE(parts.refetch.run(), 2);
    QVERIFY(parts.refetch.isRecrawl());
    QCOMPARE(counts.finished, 2);
    QCOMPARE(counts.outdated, 2);
    QCOMPARE(counts.fetched, 0);
    QCOMPARE(counts.skipped, 1);
    QVERIFY(parts.writer->queuedByHost().isEmpty());
    QCOMPARE(parts.writer->byId(home)->state, UrlState::Finished);
    const auto waits = parts.writer->byId(parts.idOf("http://a.test/2"));
    QCOMPARE(waits->state, UrlState::Skipped);
    QCOMPARE(waits->rule, parts.writer->rule({facts::RuleKind::Recrawl}));
    QCOMPARE(parts.tally.byOutcome[size_t(Outcome::Ok)], 2);
    parts.refetch.endRun();
    QCOMPARE(parts.writer->meta("recrawl"), QByteArray("0"));
    QCOMPARE(parts.writer->meta("run"), QByteArray("2"));
}

void TestRefetch::theUnmetAreQueuedAsOrphans()
{
    Parts parts;
    parts.refetch.open(parts.settings, 0);
    const UrlId home = parts.addSeed("http://a.test/");
    parts.fetch(home, {"http://a.test/1", "http://a.test/never"});
    const UrlId old = parts.idOf("http://a.test/1");
    parts.fetch(old);
    auto counts = countsOf(parts);
    parts.refetch.beginRun(counts);
    parts.discovery.setRun(2);
    parts.queue.waiting.clear();
    parts.queue.finished = parts.queue.outdated = counts.finished;
    parts.queue.skipped = counts.skipped;
    parts.discovery.meetKnown(judge::Fate::Page, parts.writer->rule({facts::RuleKind::Seed}), {},
        *parts.writer->byId(home)); // this run meets the seed alone
    parts.fetch(home);

    QVERIFY(parts.refetch.queueUnmet(*parts.scope));
    QCOMPARE(parts.queue.waiting.size(), size_t(2));
    QCOMPARE(parts.queue.waiting.at(old).depth, store::OrphanDepth);
    QCOMPARE(parts.queue.finished, 1);
    QCOMPARE(parts.queue.outdated, 0);
    QCOMPARE(parts.queue.skipped, 0);
    const auto record = parts.writer->byId(old);
    QCOMPARE(record->run, 2);
    QCOMPARE(record->rule, parts.writer->rule({facts::RuleKind::Unlinked}));
    QVERIFY(!parts.refetch.queueUnmet(*parts.scope)); // and no more
}

void TestRefetch::theScopeMayHaveChanged()
{
    Parts parts;
    parts.refetch.open(parts.settings, 0);
    const UrlId home = parts.addSeed("http://a.test/");
    parts.fetch(home, {"http://a.test/1"});
    const UrlId old = parts.idOf("http://a.test/1");
    parts.fetch(old);
    auto counts = countsOf(parts);
    parts.refetch.beginRun(counts);
    parts.queue.outdated = parts.queue.finished;
    settings::CrawlSettings narrow;
    narrow.exclude = QStringList{QStringLiteral(".")};
    const scope::Scope other(narrow, {*url::parse("http://a.test/")});
    QVERIFY(!parts.refetch.queueUnmet(other)); // nothing was queued, and nothing is left
    QVERIFY(parts.queue.waiting.empty());
    QCOMPARE(parts.queue.skipped, 2);
    QCOMPARE(parts.queue.finished, 0);
    QCOMPARE(parts.writer->byId(old)->rule, parts.writer->rule({facts::RuleKind::Exclude, "."}));
}

void TestRefetch::whatIsKeptOutKeepsItsHistory()
{
    Parts parts;
    parts.refetch.open(parts.settings, 0);
    const UrlId home = parts.addSeed("http://a.test/");
    parts.fetch(home, {"http://a.test/1"});
    parts.writer->skip(home, parts.writer->rule({facts::RuleKind::Exclude, "."}));
    int commits = 0;
    parts.refetch.dropSkippedPages([&commits] { return ++commits > 0; });
    QVERIFY(!parts.writer->page(home));
    QCOMPARE(parts.writer->lastVisit(home), 1);
    QCOMPARE(parts.tally.links, 0);
    QCOMPARE(commits, 0); // it was one piece
}

void TestRefetch::otherSettingsAskForEverything_data()
{
    QTest::addColumn<bool>("judges");
    QTest::addColumn<int>("change");
    QTest::newRow("none") << false << 0;
    QTest::newRow("threads") << false << 1;
    QTest::newRow("depth") << false << 2;
    QTest::newRow("slowest rate") << false << 3;
    QTest::newRow("include") << true << 4;
    QTest::newRow("nofollow") << true << 5;
    QTest::newRow("user agent") << true << 6;
}

void TestRefetch::otherSettingsAskForEverything()
{
    QFETCH(bool, judges);
    QFETCH(int, change);
    settings::CrawlSettings before;
    switch (change) {
    case 1:
        before.threads += 1;
        break;
    case 2:
        before.maxDepth = 3;
        break;
    case 3:
        before.minRate += 1;
        before.checkTimeout += 1;
        break;
    case 4:
        before.include = QStringList{QStringLiteral("a")};
        break;
    case 5:
        before.nofollow = settings::NofollowPolicy::Obey;
        break;
    case 6:
        before.userAgent = QStringLiteral("other");
        break;
    default:
        break;
    }
    Parts parts;
    parts.refetch.open(before, 5000);
    parts.refetch.setUnderWay();
    QCOMPARE(parts.refetch.validSince(true).value(), judges ? 5000 : 0);
    QCOMPARE(parts.writer->meta("rules_since"), judges ? QByteArray("5000") : QByteArray());
}

void TestRefetch::aRunThatGoesOnIsTakenUp()
{
    Parts parts;
    parts.writer->setMeta("run", "3");
    parts.writer->setMeta("recrawl", "1");
    parts.writer->setMeta("revisiting", "1");
    parts.writer->setMeta("rules_since", "77");
    parts.refetch.open(parts.settings, 5000);
    QCOMPARE(parts.refetch.run(), 3);
    QVERIFY(parts.refetch.isRecrawl());
    QVERIFY(parts.refetch.isUnderWay());
    QCOMPARE(parts.refetch.validSince(false).value(), 77);
}

void TestRefetch::whereLinksAreNotStoredPagesAreAskedForInFull()
{
    settings::CrawlSettings settings;
    settings.links = settings::LinkStorage::None;
    Parts parts(settings);
    parts.refetch.open(parts.settings, 0);
    parts.refetch.setUnderWay();
    QVERIFY(!parts.refetch.validSince(true));
    QVERIFY(parts.refetch.validSince(false)); // who is checked has no links
}

ARGIOPE_TEST(TestRefetch, QCoreApplication)
#include "tst_refetch.moc"
