#include "core/engine/recorder/projectcounters.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

using namespace argiope;
using engine::ProjectCounters;

class TestProjectCounters : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyNumberLeadsBack();
    void readsWhatTheFirstVersionWrote();
    void bearsWhatIsNoCounters_data();
    void bearsWhatIsNoCounters();
};

void TestProjectCounters::everyNumberLeadsBack()
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

void TestProjectCounters::readsWhatTheFirstVersionWrote()
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

void TestProjectCounters::bearsWhatIsNoCounters_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("{\"finished\":");
    QTest::newRow("an array") << QByteArray("[1,2]");
    QTest::newRow("other types") << QByteArray(R"({"finished":"7","by_outcome":3,"by_status_class":{"a":1}})");
    QTest::newRow("too many") << QByteArray(R"({"by_status_class":[0,0,0,0,0,0,7,7,7]})");
}

void TestProjectCounters::bearsWhatIsNoCounters()
{
    QFETCH(QByteArray, json);
    QCOMPARE(ProjectCounters::fromJson(json).toJson(), ProjectCounters().toJson());
}

ARGIOPE_TEST(TestProjectCounters, void)
#include "tst_projectcounters.moc"
