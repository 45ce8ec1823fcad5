#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::UrlId;
using enginetest::Parts;
using facts::RuleKind;
using store::UrlRole;
using store::UrlState;

class TestStoreUrls : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void newHostsAreToldOnce();
    void whatIsInsertedIsFound();
    void waitingHasItsWayAndWhatAServerMayConfirm();
    void whatCameOfAUrlGoes();
};

void TestStoreUrls::newHostsAreToldOnce()
{
    Parts parts;
    QList<QByteArray> told;
    engine::StoreUrls urls(*parts.writer, parts.mail, parts.visits, parts.refetch, parts.order,
        [&told](const QByteArray &url) { told.append(url); });
    const auto add = [&](const QByteArray &text, UrlState state) {
        store::NewUrl url;
        url.url = text;
        url.key = url::urlKey(text, parts.writer->keySeed());
        url.host = urls.host(url::parse(text)->origin());
        url.rule = urls.rule({RuleKind::Host, "a.test"});
        url.state = state;
        return urls.insert(url);
    };
    QVERIFY(add("http://a.test/1", UrlState::Queued) != UrlId::None);
    QVERIFY(add("http://a.test/2", UrlState::Queued) != UrlId::None);
    QVERIFY(add("http://b.test/", UrlState::Skipped) != UrlId::None); // nobody will ask for it
    QVERIFY(add("http://c.test/", UrlState::Queued) != UrlId::None);
    QVERIFY(add("http://a.test/3", UrlState::Queued) != UrlId::None);
    QCOMPARE(told, (QList<QByteArray>{"http://a.test/1", "http://c.test/", "http://a.test/3"}));
}

void TestStoreUrls::whatIsInsertedIsFound()
{
    Parts parts;
    const UrlId id = parts.addSeed("http://a.test/");
    const url::UrlKey key = parts.target("http://a.test/").key;
    const url::UrlKey other = parts.target("http://a.test/other").key;
    parts.urls.lookAhead(std::vector{key, other});
    QCOMPARE(parts.urls.find(key)->id, id);
    QVERIFY(!parts.urls.find(other));
    QCOMPARE(parts.urls.byId(id)->state, UrlState::Queued);
    parts.urls.skip(id, parts.urls.rule({RuleKind::Robots, "1"}));
    QCOMPARE(parts.urls.byId(id)->state, UrlState::Skipped);
    parts.urls.requeue(id, UrlRole::Page, parts.urls.rule({RuleKind::Resumed}), {3, 1, UrlId::None});
    QCOMPARE(parts.urls.byId(id)->depth, 3);
    parts.urls.lowerDepth(id, {1, 0, UrlId::None});
    QCOMPARE(parts.urls.byId(id)->depth, 1);
    QCOMPARE(parts.urls.byId(id)->hops, 0);
    store::MetUrl met;
    met.id = id;
    met.run = 2;
    met.rule = parts.urls.rule({RuleKind::Seed});
    met.way = {7, 0, UrlId::None};
    parts.urls.meetInRun(met);
    QCOMPARE(parts.urls.byId(id)->run, 2);
    QCOMPARE(parts.urls.byId(id)->depth, 7);
}

void TestStoreUrls::waitingHasItsWayAndWhatAServerMayConfirm()
{
    Parts parts;
    parts.refetch.open(parts.settings, 0);
    const UrlId id = parts.addSeed("http://a.test/");
    auto page = parts.answer(parts.queue.take(id));
    page.record.etag = "\"e\"";
    parts.pages.record(std::move(page));
    const auto known = parts.urls.byId(id);
    const base::WaitingUrl first = parts.urls.waiting(*known, true, {4, 2, UrlId::None});
    QCOMPARE(first.url, QByteArray("http://a.test/"));
    QCOMPARE(first.depth, 4);
    QCOMPARE(first.hops, 2);
    QVERIFY(first.page);
    QVERIFY(first.validators.isEmpty()); // nothing is fetched twice
    parts.refetch.setUnderWay();
    QCOMPARE(parts.urls.waiting(*known, true, {}).validators.etag, QByteArray("\"e\""));
}

void TestStoreUrls::whatCameOfAUrlGoes()
{
    Parts parts;
    const UrlId home = parts.addSeed("http://a.test/");
    parts.fetch(home, {"http://a.test/1"});
    const UrlId child = parts.idOf("http://a.test/1");
    QCOMPARE(parts.urls.linkTargets(home).size(), 1);
    QCOMPARE(parts.urls.linkTargets(home).first().id, child);
    parts.urls.markInSitemap(child);
    QVERIFY(parts.commit());
    const qint64 ok = parts.tally.byOutcome[size_t(base::Outcome::Ok)];
    parts.urls.uncount(home);
    QCOMPARE(parts.ledger.tally().byOutcome[size_t(base::Outcome::Ok)], ok - 1);
    QVERIFY(parts.writer->page(home));
    parts.fetch(child);
    parts.urls.drop(child);
    QVERIFY(!parts.writer->page(child));
    QCOMPARE(parts.ledger.tally().byOutcome[size_t(base::Outcome::Ok)], ok - 1);
}

ARGIOPE_TEST(TestStoreUrls, void)
#include "tst_storeurls.moc"
