#include "core/engine/recorder/ledger.h"
#include "core/engine/recorder/projectcounters.h"

#include "tests/support/testmain.h"
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <QTest>

#include <numeric>

using namespace argiope;
using base::Outcome;
using base::UrlId;
using engine::Ledger;
using engine::ProjectCounters;
using engine::Tally;

class TestLedger : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void countsByOutcomeAndStatus();
    void publishesBeforeAnybodyHears();
    void linksAddUpWithinATransaction();
    void aNewSessionLooksUpAnew();
    void everyNumberLeadsBack();
    void readsWhatTheFirstVersionWrote();
    void bearsWhatIsNoCounters_data();
    void bearsWhatIsNoCounters();
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

void TestLedger::everyNumberLeadsBack()
{
    ProjectCounters counters;
    qint64 next = 1;
    for (qint64 *number : {&counters.counts.queued, &counters.counts.finished, &counters.counts.skipped,
             &counters.counts.fetched, &counters.counts.outdated, &counters.run, &counters.bytesBefore,
             &counters.elapsedMs, &counters.tally.bytes, &counters.tally.links, &counters.tally.seenLookups,
             &counters.tally.seenCacheHits, &counters.tally.seenBloomNew, &counters.tally.seenBloomWrong,
             &counters.tally.seenMemoryNs, &counters.tally.seenFileNs, &counters.tally.topicPages,
             &counters.tally.topicRelevant, &counters.robots.requests, &counters.robots.bytes,
             &counters.sitemaps.requests, &counters.sitemaps.bytes, &counters.sitemapsLeftOut})
        *number = next++;
    for (qint64 &number : counters.tally.byOutcome)
        number = next++;
    for (qint64 &number : counters.tally.byStatusClass)
        number = next++;
    const QByteArray json = counters.toJson();
    const ProjectCounters read = ProjectCounters::fromJson(json);
    QCOMPARE(read.toJson(), json);
    QCOMPARE(read.tally.byOutcome, counters.tally.byOutcome);
    QCOMPARE(read.tally.byStatusClass, counters.tally.byStatusClass);
    QCOMPARE(read.sitemapsLeftOut, counters.sitemapsLeftOut);
    // Each stands once, under a name of its own.
    QSet<qint64> values;
    for (const QJsonValue &value : QJsonDocument::fromJson(json).object()) {
        if (!value.isArray()) {
            values.insert(value.toInteger());
            continue;
        }
        for (const QJsonValue &number : value.toArray())
            values.insert(number.toInteger());
    }
    QCOMPARE(values.size(), next - 1);
}

void TestLedger::readsWhatTheFirstVersionWrote()
{
    const ProjectCounters read = ProjectCounters::fromJson(
        R"({"queued":3,"finished":7,"skipped":2,"bytes":100,"links":9,"by_outcome":[0,5,2]})");
    QCOMPARE(read.counts.finished, 7);
    QCOMPARE(read.counts.fetched, 7); // it knew one run only
    QCOMPARE(read.counts.outdated, 0);
    QCOMPARE(read.tally.byOutcome[1], 5);
    QCOMPARE(read.tally.byOutcome[3], 0); // an outcome that it did not know
    QCOMPARE(ProjectCounters::fromJson(R"({"finished":7,"fetched":0})").counts.fetched, 0);
}

void TestLedger::bearsWhatIsNoCounters_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("{\"finished\":");
    QTest::newRow("an array") << QByteArray("[1,2]");
    QTest::newRow("other types") << QByteArray(R"({"finished":"7","by_outcome":3,"by_status_class":{"a":1}})");
    QTest::newRow("too many") << QByteArray(R"({"by_status_class":[0,0,0,0,0,0,7,7,7]})");
}

void TestLedger::bearsWhatIsNoCounters()
{
    QFETCH(QByteArray, json);
    QCOMPARE(ProjectCounters::fromJson(json).toJson(), ProjectCounters().toJson());
}

ARGIOPE_TEST(TestLedger, void)
#include "tst_ledger.moc"
