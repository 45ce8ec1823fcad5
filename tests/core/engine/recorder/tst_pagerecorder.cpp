#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using enum argiope::facts::LinkKind;
using namespace argiope;
using base::Outcome;
using base::UrlId;
using enginetest::Parts;
using facts::RuleKind;
using judge::Fate;
using store::UrlRole;
using store::UrlState;

Q_DECLARE_METATYPE(argiope::settings::LinkStorage)

namespace {

QList<store::LinkRecord> storedLinksOf(const Parts &parts, UrlId page)
{
    const auto reader = store::Reader::open(parts.path);
    return reader ? (*reader)->outlinks(page, 100) : QList<store::LinkRecord>();
}

} // namespace

class TestPageRecorder : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void countersAddUp();
    void linksAreStoredAsWished_data();
    void linksAreStoredAsWished();
    void aRedirectKeepsItsTarget();
    void whoWasCheckedAndBecameAPageIsFetchedAgain();
    void unchangedPagesKeepTheirFacts();
    void theirLinksLeadOnInANewRun();
    void whatTheServerConfirmedIsGone();
    void robotsKeepsOutForGood();
    void aReleasedTrapIsPutBack();
    void reportedRulesReplaceTheFirst();
    void aLeaseIsWrittenOnce();
};

void TestPageRecorder::countersAddUp()
{
    Parts parts;
    const UrlId home = parts.addSeed("http://a.test/");
    parts.fetch(home, {"http://a.test/1", "http://a.test/2", "http://a.test/"});
    parts.fetch(parts.idOf("http://a.test/1"), {"http://a.test/2"}, 200);
    parts.fetch(parts.idOf("http://a.test/2"), {}, 404);
    QVERIFY(parts.queue.waiting.empty());
    QVERIFY(parts.queue.out.empty());
    QCOMPARE(parts.queue.finished, 3);
    QCOMPARE(parts.tally.links, 4);
    QCOMPARE(parts.tally.bytes, 30);
    QCOMPARE(parts.tally.byOutcome[size_t(Outcome::Ok)], 2);
    QCOMPARE(parts.tally.byOutcome[size_t(Outcome::Broken)], 1);
    QCOMPARE(parts.tally.byStatusClass[4], 1);
    QVERIFY(parts.commit());
    const auto counts = parts.writer->counts();
    QCOMPARE(counts.finished, 3);
    QCOMPARE(counts.links, 4);
    const auto reader = store::Reader::open(parts.path);
    QVERIFY(reader);
    QCOMPARE((*reader)->row(parts.idOf("http://a.test/2"))->inlinks, 2);
    QCOMPARE((*reader)->row(home)->inlinks, 1);
    QCOMPARE((*reader)->row(home)->page.outlinks, 3);
}

void TestPageRecorder::linksAreStoredAsWished_data()
{
    QTest::addColumn<settings::LinkStorage>("storage");
    QTest::addColumn<QList<QByteArray>>("texts");
    QTest::addColumn<QList<bool>>("followed");
    using settings::LinkStorage;
    using Texts = QList<QByteArray>;
    QTest::newRow("all") << LinkStorage::All << Texts{"first", "again", "image"} << QList<bool>{false, true, false};
    // One row stands for all that lead to a target: it is followed if any of them is.
    QTest::newRow("unique") << LinkStorage::Unique << Texts{"first", "image"} << QList<bool>{true, false};
    // The search for true depths needs its edges, and nothing else.
    QTest::newRow("none") << LinkStorage::None << Texts{""} << QList<bool>{true};
}

void TestPageRecorder::linksAreStoredAsWished()
{
    QFETCH(settings::LinkStorage, storage);
    QFETCH(QList<QByteArray>, texts);
    QFETCH(QList<bool>, followed);
    settings::CrawlSettings settings;
    settings.links = storage;
    Parts parts(settings);
    const UrlId home = parts.addSeed("http://a.test/");
    auto page = parts.answer(parts.queue.take(home), {"http://a.test/1"});
    page.found.rules.append({RuleKind::NoFollow});
    page.found.targets.append(parts.target("http://a.test/i.png", Fate::Skip));
    page.found.links = {{0, 0, "first", Navigation, {}, 1, false}, {0, 0, "again", Navigation, {}, 0, true},
        {1, 0, "image", Navigation, {}, 1, false}};
    for (judge::FoundLink &link : page.found.links)
        link.textKey = url::urlKey(link.text, parts.writer->keySeed());
    parts.pages.record(std::move(page));
    QVERIFY(parts.commit());
    const QList<store::LinkRecord> links = storedLinksOf(parts, home);
    QCOMPARE(links.size(), texts.size());
    for (qsizetype i = 0; i < links.size(); ++i) {
        QCOMPARE(links[i].text, texts[i]);
        QCOMPARE(links[i].followed, followed[i]);
    }
    QCOMPARE(parts.tally.links, 3); // found, stored or not
}

void TestPageRecorder::aRedirectKeepsItsTarget()
{
    Parts parts;
    const UrlId home = parts.addSeed("http://a.test/");
    auto page = parts.answer(parts.queue.take(home), {"http://a.test/to"}, 301);
    page.found.targets.first().redirect = true;
    parts.pages.record(std::move(page));
    const UrlId to = parts.idOf("http://a.test/to");
    QCOMPARE(parts.writer->page(home)->redirectTo, to);
    QCOMPARE(parts.queue.waiting.at(to).hops, 1);
    QCOMPARE(parts.queue.waiting.at(to).depth, 1);
}

void TestPageRecorder::whoWasCheckedAndBecameAPageIsFetchedAgain()
{
    Parts parts;
    const auto rule = parts.writer->rule({RuleKind::Resource});
    const UrlId id = parts.discovery.meet({parts.target("http://a.test/1", Fate::Check)}, {rule}, {{1}}).first().id;
    const base::WaitingUrl lease = parts.queue.take(id);
    QVERIFY(!lease.page);
    // Meanwhile somebody links to it as a page.
    (void)parts.discovery.meet({parts.target("http://a.test/1")}, {rule}, {{3}});
    parts.pages.record(parts.answer(lease, {"http://a.test/2"}));
    QCOMPARE(parts.queue.finished, 0);
    QCOMPARE(parts.queue.waiting.size(), size_t(1));
    const base::WaitingUrl &again = parts.queue.waiting.at(id);
    QVERIFY(again.page);
    QCOMPARE(again.depth, 3);
    QCOMPARE(again.url, QByteArray("http://a.test/1"));
    QCOMPARE(parts.idOf("http://a.test/2"), UrlId::None);
    QCOMPARE(parts.tally.bytes, 0);
    // The other way round there is nothing to do.
    parts.fetch(id, {"http://a.test/2"});
    QCOMPARE(parts.queue.finished, 1);
    QVERIFY(parts.idOf("http://a.test/2") != UrlId::None);
}

void TestPageRecorder::unchangedPagesKeepTheirFacts()
{
    Parts parts;
    const UrlId home = parts.addSeed("http://a.test/");
    auto page = parts.answer(parts.queue.take(home), {"http://a.test/1"});
    page.record.title = "Title";
    page.record.headers = "A: b\n";
    page.record.etag = "e";
    page.record.connectMs = 11;
    parts.pages.record(std::move(page));
    parts.refetch.refetch(home);
    QVERIFY(parts.commit());

    page = parts.answer(parts.queue.take(home), {}, 304);
    QCOMPARE(page.leased.validators.etag, QByteArray("e"));
    page.notModified = true;
    page.record.outcome = Outcome::Ok;
    page.record.connectMs = 22;
    page.record.fetchedAt = 2000;
    page.rule = {RuleKind::RobotsReported, "1: Disallow: /"};
    parts.pages.record(std::move(page));
    const auto now = parts.writer->page(home);
    QCOMPARE(now->title, QByteArray("Title"));
    QCOMPARE(now->status, 200);
    QCOMPARE(now->connectMs, 22);
    QCOMPARE(now->fetchedAt, 2000);
    QCOMPARE(now->outlinks, 1);
    QCOMPARE(now->visits, 2);
    QVERIFY(now->notModified);
    QCOMPARE(now->lastChanged, 0);
    QCOMPARE(parts.tally.links, 1);
    QCOMPARE(parts.tally.byOutcome[size_t(Outcome::Ok)], 1);
    QCOMPARE(parts.queue.finished, 1);
    QVERIFY(parts.commit());
    QCOMPARE(storedLinksOf(parts, home).size(), 1);
    const auto reader = store::Reader::open(parts.path);
    QCOMPARE((*reader)->row(home)->rule.kind, RuleKind::RobotsReported);
    QCOMPARE((*reader)->row(parts.idOf("http://a.test/1"))->inlinks, 1);
}

void TestPageRecorder::theirLinksLeadOnInANewRun()
{
    settings::CrawlSettings settings;
    settings.resources = settings::ResourcePolicy::Check;
    Parts parts(settings);
    parts.refetch.open(settings, 0);
    const UrlId home = parts.addSeed("http://a.test/");
    auto page = parts.answer(parts.queue.take(home), {"http://a.test/1"});
    page.found.rules.append({RuleKind::Resource});
    page.found.rules.append({RuleKind::NoFollow});
    page.found.targets.append(parts.target("http://a.test/i.png", Fate::Check));
    page.found.targets.append(parts.target("http://a.test/no", Fate::Skip));
    page.found.targets[1].rule = 1;
    page.found.targets[2].rule = 2;
    page.found.links.append({1, 0, {}, Navigation, {}, 1, false});
    page.found.links.append({2, 0, {}, Navigation, {}, 2, false});
    parts.pages.record(std::move(page));
    parts.fetch(parts.idOf("http://a.test/1"));
    parts.fetch(parts.idOf("http://a.test/i.png"));

    frontier::Counts counts;
    counts.finished = parts.queue.finished;
    counts.skipped = parts.queue.skipped;
    parts.refetch.beginRun(counts);
    parts.discovery.setRun(2);
    parts.queue.outdated = parts.queue.finished;
    parts.discovery.meetKnown(Fate::Page, parts.writer->rule({RuleKind::Seed}), {}, *parts.writer->byId(home));
    page = parts.answer(parts.queue.take(home), {}, 304);
    page.notModified = true;
    parts.pages.record(std::move(page));
    // As if they had been read anew: each with the fate that its links gave it then.
    QCOMPARE(parts.queue.waiting.size(), size_t(2));
    QVERIFY(parts.queue.waiting.at(parts.idOf("http://a.test/1")).page);
    QCOMPARE(parts.queue.waiting.at(parts.idOf("http://a.test/1")).depth, 1);
    QVERIFY(!parts.queue.waiting.at(parts.idOf("http://a.test/i.png")).page);
    const auto kept = parts.writer->byId(parts.idOf("http://a.test/no"));
    QCOMPARE(kept->state, UrlState::Skipped);
    QCOMPARE(kept->run, 2);
    QCOMPARE(parts.queue.outdated, 0);
}

void TestPageRecorder::whatTheServerConfirmedIsGone()
{
    Parts parts;
    parts.refetch.setUnderWay();
    const UrlId home = parts.addSeed("http://a.test/");
    auto page = parts.answer(parts.queue.take(home), {}, 304);
    page.leased.validators.etag = "e";
    page.notModified = true;
    parts.pages.record(std::move(page));
    QCOMPARE(parts.queue.finished, 0);
    const base::WaitingUrl &again = parts.queue.waiting.at(home);
    QVERIFY(again.validators.isEmpty()); // in full this time
    QCOMPARE(again.url, QByteArray("http://a.test/"));
}

void TestPageRecorder::robotsKeepsOutForGood()
{
    Parts parts;
    const UrlId home = parts.addSeed("http://a.test/");
    parts.fetch(home, {"http://a.test/private", "http://a.test/down"});
    const store::Rule disallow{RuleKind::Robots, "1: Disallow: /private"};
    const UrlId closed = parts.idOf("http://a.test/private");
    parts.pages.skip({parts.queue.take(closed), disallow});
    QCOMPARE(parts.queue.skipped, 1);
    QCOMPARE(parts.writer->byId(closed)->rule, parts.writer->rule(disallow));
    // Another link to it changes nothing; where robots.txt only failed it is tried again.
    const UrlId down = parts.idOf("http://a.test/down");
    parts.pages.skip({parts.queue.take(down), {RuleKind::RobotsUnavailable, "503"}});
    for (const char *url : {"http://a.test/private", "http://a.test/down"})
        (void)parts.discovery.meet({parts.target(url)}, {parts.writer->rule({RuleKind::Host})}, {{0}});
    QCOMPARE(parts.writer->byId(closed)->state, UrlState::Skipped);
    QCOMPARE(parts.writer->byId(down)->state, UrlState::Queued);
    QCOMPARE(parts.queue.skipped, 1);
}

void TestPageRecorder::aReleasedTrapIsPutBack()
{
    Parts parts;
    const UrlId home = parts.addSeed("http://a.test/");
    base::WaitingUrl lease = parts.queue.take(home);
    lease.validators.etag = "e";
    parts.watch.release("calendar x");
    parts.pages.skip({lease, {RuleKind::Trap, "calendar x"}});
    QCOMPARE(parts.queue.skipped, 0);
    QCOMPARE(parts.queue.lastBack.url, QByteArray("http://a.test/"));
    QCOMPARE(parts.queue.lastBack.validators.etag, QByteArray("e"));
    QCOMPARE(parts.writer->byId(home)->state, UrlState::Queued);
}

void TestPageRecorder::reportedRulesReplaceTheFirst()
{
    Parts parts;
    const UrlId home = parts.addSeed("http://a.test/");
    auto page = parts.answer(parts.queue.take(home));
    page.rule = {RuleKind::RobotsReported, "2: Disallow: /"};
    parts.pages.record(std::move(page));
    QCOMPARE(parts.writer->byId(home)->rule, parts.writer->rule({RuleKind::RobotsReported, "2: Disallow: /"}));
}

void TestPageRecorder::aLeaseIsWrittenOnce()
{
    Parts parts;
    const UrlId home = parts.addSeed("http://a.test/");
    // The page links to itself, and to a page twice over.
    auto page = parts.answer(parts.queue.take(home), {"http://a.test/", "http://a.test/1"});
    page.found.links.append({1, 0, "once more", Navigation, {}, 0, true});
    parts.pages.record(std::move(page));
    QCOMPARE(parts.writer->byId(home)->state, UrlState::Finished);
    QCOMPARE(parts.queue.waiting.size(), size_t(1));
    const QHash<UrlId, int> inlinks = parts.ledger.takeInlinks();
    QCOMPARE(inlinks.value(home), 1);
    QCOMPARE(inlinks.value(parts.idOf("http://a.test/1")), 2);
}

ARGIOPE_TEST(TestPageRecorder, QCoreApplication)
#include "tst_pagerecorder.moc"
