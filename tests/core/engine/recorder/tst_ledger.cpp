#include "core/engine/recorder/ledger.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <numeric>

using namespace argiope;
using base::Outcome;
using base::UrlId;
using engine::Ledger;
using engine::Tally;

class TestLedger : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void countsByOutcomeAndStatus();
    void publishesBeforeAnybodyHears();
    void linksAddUpWithinATransaction();
    void aNewSessionLooksUpAnew();
};

void TestLedger::countsByOutcomeAndStatus()
{
    Ledger ledger([](const Tally &) {});
    ledger.count(Outcome::Ok, 200, 3);
    ledger.count(Outcome::Broken, 404, 1);
    ledger.count(Outcome::DnsFailed, 0, 1);
    ledger.count(Outcome::UnexpectedStatus, 999, 1);
    ledger.count(Outcome::UnexpectedStatus, 42, 1);
    ledger.count(Outcome::Ok, 204, -1);
    const Tally &tally = ledger.tally();
    QCOMPARE(tally.byOutcome[size_t(Outcome::Ok)], 2);
    QCOMPARE(tally.byStatusClass[2], 2);
    QCOMPARE(tally.byStatusClass[4], 1);
    QCOMPARE(tally.byStatusClass[0], 3); // what is no status of HTTP
    QCOMPARE(std::accumulate(tally.byOutcome.begin(), tally.byOutcome.end(), qint64(0)),
        std::accumulate(tally.byStatusClass.begin(), tally.byStatusClass.end(), qint64(0)));
}

void TestLedger::publishesBeforeAnybodyHears()
{
    QList<qint64> seen;
    Ledger ledger([&seen](const Tally &tally) { seen.append(tally.byOutcome[size_t(Outcome::Ok)] + tally.bytes); });
    ledger.addBytes(10); // of the page that is counted next
    QVERIFY(seen.isEmpty());
    ledger.count(Outcome::Ok, 200, 1);
    QCOMPARE(seen, (QList<qint64>{11}));
    ledger.countCommit();
    QCOMPARE(seen.size(), 2);
    QCOMPARE(ledger.tally().commits, 1);
}

void TestLedger::linksAddUpWithinATransaction()
{
    Ledger ledger([](const Tally &) {});
    ledger.addInlinks(UrlId(1), 2);
    ledger.addInlinks(UrlId(2), 1);
    ledger.addInlinks(UrlId(1), -3);
    QCOMPARE(ledger.takeInlinks(), (QHash<UrlId, int>{{UrlId(1), -1}, {UrlId(2), 1}}));
    QVERIFY(ledger.takeInlinks().isEmpty());
}

void TestLedger::aNewSessionLooksUpAnew()
{
    Tally before;
    before.bytes = 5;
    before.seenLookups = before.seenCacheHits = before.seenBloomNew = before.commits = 9;
    before.seenBloomWrong = before.seenMemoryNs = before.seenFileNs = 9;
    Tally told;
    Ledger ledger([&told](const Tally &tally) { told = tally; });
    ledger.restore(before);
    QCOMPARE(told.bytes, 5);
    QCOMPARE(told.seenLookups + told.seenCacheHits + told.seenBloomNew + told.commits, 0);
    QCOMPARE(told.seenBloomWrong + told.seenMemoryNs + told.seenFileNs, 0);
    ledger.countLookup();
    ledger.countCacheHit();
    ledger.countBloomNew();
    QCOMPARE(ledger.tally().seenLookups, 1);
    QCOMPARE(ledger.tally().seenCacheHits, 1);
    QCOMPARE(ledger.tally().seenBloomNew, 1);
    ledger.countBloomWrong();
    ledger.addLookupTimes(std::chrono::microseconds(1), std::chrono::nanoseconds(2));
    QCOMPARE(ledger.tally().seenBloomWrong, 1);
    QCOMPARE(ledger.tally().seenMemoryNs, 1000);
    QCOMPARE(ledger.tally().seenFileNs, 2);
}

ARGIOPE_TEST(TestLedger, void)
#include "tst_ledger.moc"
